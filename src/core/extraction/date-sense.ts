import type { Sentence } from './clauses.ts'
import type { StatedDate } from './dates.ts'
import { keysOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/**
 * What the days of a sentence are, by what stands around them in any order: a word for one end of the time for applying, or a
 * preposition straight before the day; the matter of its clause; and marks of what held before and what holds now. Folded text.
 */

export type DateRole = 'opens' | 'closes' | 'moved'
/** `renewed`: it takes the place of another; `else`: its words are about something that is no time for applying. */
export interface DateSense {
  readonly role: DateRole | 'else'
  readonly renewed?: true
  /** `change`: read off what held before and what holds now. `plain`: a preposition and the matter stand in its own clause. */
  readonly sure?: 'change' | 'plain'
  /** One of several that hold side by side. */
  readonly listed?: true
}

const weekdays = String.raw`(?:δευτερασ?|τριτησ?|τεταρτησ?|πεμπτησ?|παρασκευησ?|σαββατου?|κυριακησ?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`
const small = String.raw`(?:\s+(?:και|στισ?|στην?|στο|τη[νσ]?|τισ|του?|τα|το|η|οι|ημερομηνια|ημερα|on|the|at|of|in|${weekdays},?|(?:[01]?\d|2[0-4])[:.][0-5]\d,?|\d{1,2} ?[ap]\.?m\.?,?|noon|midnight|μεσημερι|πρωι|απογευμα|βραδυ|μεσανυχτα|π\.?μ\.?|μ\.?μ\.?|(?:local|irish|greek|athens|brussels) time,?)){0,7}`
const straight = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})${small}\s*[:«"“(]?\s*$`, 'u')

/** Straight before a last day. */
const untilWords = straight(
  String.raw`εωσ|μεχρισ?|ωσ|το αργοτερο|αργοτερο|οχι αργοτερα απο|πριν(?: απο)?|προ|until|till|til|by|no later than|not later than|before|up to|at the latest|through`,
)
/** Straight before a first day. */
const sinceWords = straight(
  String.raw`απο|αρχησ γενομενησ|εκκινωντασ|from|as of|as from|starting(?: on| from)?|since|beginning(?: on)?`,
)
const endStem = String.raw`λη[γξ]|εληγ|εληξ|κλει[νσ]|εκλει[νσ]|τελειων|τελει[ωω]σ|σταματ|παυ(?:ει|ουν|σ)|εκπνε|ολοκληρωνεται η υποβ|προθεσμι|καταληκτικ|διορι|περα[σιτ]\p{L}* (?:των|τησ) (?:αιτησ|υποβ)|τελικ\p{L}+ η?μερ|τελευται\p{L}+ (?:η?μερ|ευκαιρι)|κλεισιμο|προλαβ|παραταση|παρατειν|παραταθ|clos|deadline|shuts?|cut-?off|due|ends?(?!\p{L})|expir|last (?:day|date)|final (?:day|date)`
const startStem = String.raw`εναρ[κξ]|αρχι[ζσ]|αρχη(?!\p{L})|ξεκιν|εκκιν|ανοι[γξ]|ανοικτ\p{L}+ απο|ξαν[αο]νοι|επανεκκιν|reopen|re-open|ενεργοποι|διαθεσιμ\p{L}+ απο|πρωτη (?:η?μερα|υποβ)|open|launch|start|begin|commenc|go(?:es)? live|live (?:on|from)`
const ends = new RegExp(String.raw`(?<!\p{L})(?:${endStem})`, 'gu')
const starts = new RegExp(String.raw`(?<!\p{L})(?:${startStem})`, 'gu')

/** The time for applying, or those who apply. */
const applying =
  /(?<!\p{L})(?:υποβ[αο]λ|υποβληθ|αιτησ|αιτουντ|αιτημ|προτασ(?:η|ησ|εισ|εων)|προσκλησ|προκηρυξ|υποψηφιοτ|φακελ|πλατφορμ|συστημα|πυλη|portal|φορμα|δηλωσ\p{L}+ συμμετοχ|εκδηλωσ\p{L}+ ενδιαφερ|ενδιαφερομεν|προλαβ|κατατ[ιε]θ|καταθεσ|παραλαβ|υποδοχ|δρασ(?:η|ησ)(?!\p{L})|προγραμμα|διαθεσιμ|κυκλοσ|καθεστωσ|appl|submi|proposal|call(?!\p{L})|scheme|programme|window|round|portal|entries|bids?(?!\p{L})|expressions? of interest|forms?(?!\p{L})|grants? (?:are|is) (?:available|awarded)|vouchers? (?:are|is))/u
/** Nouns that alone mean an end of the time for applying. */
const ofItself =
  /(?<!\p{L})(?:κλειν(?:ει|ουν)(?!\p{L})|λη[γξ]|εληγ|εληξ|προθεσμι|καταληκτικ|διορι|τελικη ημερομηνι|εναρξη(?! (?:εργασι|δραστ|λειτουργ|επιλεξ|τησ επιλεξ|υλοποι|εργ|τησ επενδ))|ανοιγμα|κλεισιμο|deadline|clos(?:ing|es)|opening|opens|launch|cut-?off)/u
/** Another matter. */
const another = new RegExp(
  [
    String.raw`(?:εργ(?:ο|ου|α|ων|ασιεσ)|επενδυσ\p{L}+|σχεδι(?:ο|α|ου|ων)|πραξ(?:η|ησ|εισ|εων)|δραστηριοτητ\p{L}+|works?|projects?|activit(?:y|ies)|investments?)(?!\p{L})[^.;·]{0,50}(?:τελειων|ολοκληρ|περατω|λη[γξ]|αρχι[ζσ]|ξεκιν|υλοποι|finish|complet|end(?:s|ed)?(?!\p{L})|implement|deliver|start|begin)`,
    String.raw`(?:ολοκληρωσ|περατωσ|υλοποιησ|τελοσ|λη[ξγ]\p{L}*|εναρξ)\p{L}* (?:και \p{L}+ )?(?:(?:τησ|του|των) )?(?:φυσικ\p{L}+ αντικ|εργ|επενδυ|πραξ|σχεδ|υλοποι|συμβασ|μισθωσ|επιλεξιμ)`,
    String.raw`δικαιολογητικ`,
    String.raw`(?:completion|implementation|end) of (?:the )?(?:project|works?|investment|implementation)`,
    String.raw`δαπαν\p{L}*|τιμολογ|παραστατικ|επιλεξιμοτητ|εξοδ(?:α|ων)(?!\p{L})|costs?(?!\p{L})|invoice|expenditure|expenses`,
    String.raw`φυσικ\p{L}+ φακελ|εντυπ\p{L}+ (?:φακελ|αντιγραφ)|χαρτιν\p{L}+|(?:paper|hard) cop(?:y|ies)`,
    String.raw`αποτελεσμ|βαθμολογ|αξιολογησ\p{L}*(?= (?:των|αρχι|ξεκιν|ολοκλ|λη))|ενστασ|προσφυγ|result|appeal|objection|evaluat|assess|decision|notif`,
    String.raw`πληρωμ|καταβ[αο]λ|εκταμιευ|εξαργυρ|payment|paid|redeem|disburs|claim`,
    String.raw`ημεριδ|εκδηλωσ(?!\p{L}* ενδιαφ)|webinar|σεμιναρ|διαδικτυακ\p{L}+ (?:συναντ|παρουσ)|info ?day|workshop|event(?!\p{L})|briefing|meeting`,
    String.raw`διαβουλευσ|consultation`,
    String.raw`αναβαθμισ|συντηρησ|εργασιων συντ|maintenance|upgrade|downtime|unavailable`,
    String.raw`αναστ[εαο]λ|διακοπ|διεκοπ|suspen|paus(?:ed|e)(?!\p{L})`,
    String.raw`ερωτησ(?:εισ|εων)|ερωτηματ|διευκριν|questions?(?!\p{L})|clarification|queries`,
    String.raw`συμβαση|συμβασεισ|συμφων(?:ια|ιεσ)|contract|agreement|εγγυητικ`,
    String.raw`ιδρυθ|ιδρυσ|συσταθ|συστασ|εναρξη (?:εργασι|δραστ|λειτουργ|επιτηδ)|εγγραφ\p{L}* στ|χρησ(?:η|εισ|ησ|εων)(?!\p{L})|ισολογισμ|founded|established|incorporat|registered|financial year|trading`,
    String.raw`(?:επιχειρησ|εταιρ|επαγγελματ|ξενοδοχ|μοναδ)\p{L}*[^.;·]{0,45}εναρξ|(?:καν|εκαν)\p{L}+ εναρξ|με (?:ημερομηνια )?εναρξ|εναρξη (?:μετα|πριν)(?!\p{L})|λειτουργουσ|νεοιδρυ|εναρξη(?: \p{L}+)? στ(?:ο|η)|εγκατασταση(?!\p{L}) [^.;·]{0,30}(?:εγινε|εχει γινει)|start of (?:its |their )?(?:activit|operation|business|trading)|(?:have|has|had|it|they|who|that|businesses|companies|firms) (?:\p{L}+ ){0,2}?(?:started|begun|began)`,
    String.raw`ενημερωτικο δελτιο|newsletter|help ?desk|γραμμη βοηθ|answers(?!\p{L})|απαντησ(?:εισ|η) (?:σε|δινον)|αγορ(?:εσ|ων|α)(?!\p{L})|purchas`,
    String.raw`εκπαιδευσ|καταρτισ|μαθημα|προσληφθ|προσληψ|απασχολησ|training|recruit|hired|employ(?!ees)`,
    String.raw`(?:καθεστ\p{L}+|scheme|μητρωο)[^.;·]{0,25}(?:ισχυ|in force|valid)|κανονισμ|(?<!\p{L})νομο[συ]?(?!\p{L})|regulation|(?<!\p{L})law(?!\p{L})|licen[cs]e|αδεια(?!\p{L})|πιστοποιητικ|certificate|πυρκαγι|πλημμυρ(?!οπληκτ)|σεισμ|θεομηνι|fire|flood`,
  ].join('|'),
  'u',
)

/** The first or last day of something that is named. */
const surelyAnother =
  /(?:suspend|αναστελλ|ανασταλ|αναστολ|διακοπτ)\p{L}*[^.;·]{0,70}$|προθεσμι\p{L}*(?: (?:για|υποβολησ|προσκομισησ|τα|των))*\s(?:δικαιολογητικ|ενστασ|πληρωμ|ερωτησ)|(?:λη[ξγ]|εναρξ|τελοσ|περιοδο|αρχη|(?<!\p{L})end|start)\p{L}*(?: (?:τησ|του|των|of|the))*\s(?:επιλεξ|υλοποιησ|φυσικ|συμβασ|eligib|implement|works)|(?:projects?|works?|activities) (?:must|should|shall|have to|may|can) (?:\p{L}+ ){0,2}?(?:finish|complete|end|start|begin)/u

/** Something was changed. */
const change =
  /(?<!\p{L})(?:παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|μεταφερ|μεταφορα|μετακιν|μετατοπ|αναβ(?:αλλ|ληθ|ολ)|επισπευ|συντομευ|αλλα[ζξ]|αλλαγ|τροποποι|διορθ|ορθη επαναλ|αντικαθ|αντικατ|μετατρεπ|extend|extension|postpon|defer|delay|put back|push(?:ed|es)? (?:back|out)|brought forward|bring forward|mov(?:ed|es|ing)|reschedul|chang|revis|amend|correct|replac|slip|instead|earlier than planned|later than planned)/u
const adjectives = String.raw`(?:αρχικ|προηγουμεν|παλι|παλαι|πρωην|ισχυουσα εωσ)\p{L}*`
const formerBefore = new RegExp(
  String.raw`(?<!\p{L})(?:(?:και |αλλα )?οχι(?: πια| πλεον)?|που (?:εξεπνε|εληγ|ελησ|εκλειν)\p{L}*|(?:σε )?αντι(?: για)?(?:\s?[«"“][^»"”\d]{0,60})?|(?<!\p{L})(?:for|αντι)\s?[«"“][^»"”\d]{0,60}|αντικαθισταται η|(?<!(?:ισχυει|ισχυουν|παραμενει|διατηρειται|in force|stands|remains)[^.;·]{0,20})${adjectives}(?:\s\p{L}+){0,3}|που (?:ειχε|εληγε|εκλεινε)\p{L}*(?:\s\p{L}+){0,3}|(?:ειχε|ειχαν)(?: \p{L}+)? (?:οριστ|τεθ|ανακοινωθ|προγραμματιστ|προβλεφθ|καθοριστ|παραταθ|προσδιοριστ)\p{L}*|προβλεποταν|προγραμματισμεν\p{L}+(?:\s\p{L}+){0,2}|αρχικα(?:\s\p{L}+){0,2}|(?<!\p{L})ηταν|επροκειτο|(?:θα )?(?:εληγ|εκλειν|αρχιζ|ξεκινουσ|ανοιγ)(?:ε|αν)(?!\p{L})|instead of|rather than|(?:and )?not|in place of|replaces|previously|formerly|(?:originally|initially)(?: \p{L}+){0,2}|first (?:planned|announced|set|scheduled|published|foreseen|fixed)|(?:was|were) (?:to|due|set|scheduled|planned|meant|originally|previously)(?: \p{L}+){0,2}|had been(?: \p{L}+)?|(?:initial|previous|original|former|old|earlier|first announced) (?:\p{L}+ ){0,2}?(?:deadline|date|day|closing|opening|launch))(?: (?:για|σε|of|for|on|was|is))?${small}\s*[:«"“(]?\s*$`,
  'u',
)
const formerBehind =
  /^[»"”)]?\s*,?\s*(?:\(?(?:αρχικη|παλια|προηγουμενη|original|old|previous)\)|(?:που |η οποια |οπου )(?:ισχυε|ειχε|εληγε)|οπωσ (?:ειχε|αρχικα)|as (?:originally|previously|first|had been) |(?:is|are) (?:no longer|withdrawn|replaced|cancelled)|(?:δεν|παυει να) ισχυ|καταργ|διαγραφ|αντικαθ)/u
const fromWord = straight('απο|from')
const toWord = straight('σε|στισ?|στην?|για|εωσ|μεχρι|ωσ|to|until|till|by|→|->')
const movedStraight =
  /^\s*(?:(?:has|have|was|were|is|are) (?:now )?(?:been )?(?:put back|pushed back|moved|extended|postponed|deferred|rescheduled|brought forward) (?:to|until)|(?:μετατιθεται|μετατεθηκε|μεταφερεται|μεταφερθηκε|παρατεινεται|παραταθηκε) (?:για|στισ?|στην|σε|εωσ|μεχρι))(?: the| τισ| την)?\s*$/u
const arrow = /^[»"”)\s]*(?:→|->|=>|⇒)\s*[«"“(]?\s*$/u
const nowWord = new RegExp(
  String.raw`(?<!\p{L})(?:νε(?:α|ο|ασ|ου|εσ)(?:\s\p{L}+){0,4}|πλεον|τωρα|τελικα|ισχυ(?:ει|ουσα|ον)(?:\s\p{L}+){0,3}|now|new(?: \p{L}+){0,3}|will be|becomes?|γινεται|οριζεται|διαμορφωνεται|στο ορθο|το ορθο|συνεχιζεται|continues?|current(?: \p{L}+){0,2}|revised(?: \p{L}+){0,2})(?: (?:to|for|on|is|σε|για|εωσ|μεχρι|ωσ|until))?${small}\s*[:«"“(]?\s*$`,
  'u',
)
/** "The deadline of 26 February has not moved", "έναρξη όπως είχε": no change of it. */
const stays =
  /(?:δεν (?:αλλα[ζξ]|μεταβ|επηρεαζ|θιγ|τροποποι)|παραμεν|διατηρ|ισχυει ωσ εχει|ωσ εχει|οπωσ (?:προεβλεπε|προβλεπ|ειχε|εχει)|χωρισ αλλαγη|unchanged|has not (?:been )?(?:moved|changed)|(?:does|is|are|do) not (?:change|affected|move)|remains?(?!\p{L})|stands?(?!\p{L})|stays|as before|not affected)/u
/** A day on which something does not happen, and a day that was told of something else. */
const notHappening =
  /(?<!\p{L})δεν (?:θα )?(?:ειναι|ηταν) (?:\p{L}+ )?δυνατ[^.;·]{0,90}$|(?:will not|won't|not (?:take place|open|launch|be))[^.;]{0,40}$|(?<!\p{L})δεν (?:θα )?(?:ανοι|ξεκιν|αρχι|πραγματοποι|γιν)[^.;·]{0,40}$/u
const nothingFrom =
  /^[^.;·\d]{0,40}(?:δεν (?:θα )?(?:ειναι δυνατ|γιν|μπορ|επιτρεπ|υποβ|οριστικοποι|παραλαμβ)|παυ(?:ει|ουν)|αναστελλ|διακοπτ|κλεινει|no (?:longer|more|new|further)|(?:is|are) (?:closed|suspended|not (?:possible|accepted)))/u
const notYesterday = new RegExp(String.raw`(?:εωσ|ωσ|μεχρι|until|by) (?:και )?(?:χθεσ|χτεσ|yesterday)\s*[,(]?\s*$`, 'u')
/** "The original closing day holds". */
const standing =
  /(?:ισχυ(?:ει|ουν)|παραμενει|παραμενουν|διατηρ(?:ειται|ουνται)|επανερχεται|in force|stands|remains|applies|back to)[^.;·]{0,25}(?:αρχικ|original|initial)\p{L}*(?:\s\p{L}+){0,4}\s*[,:(]?\s*(?:τησ |στισ |of |on )?$/u
/** "Την από 29-09-2026 1η τροποποίηση". */
const documents =
  /^\s*(?:\S+\s){0,4}?(?:τροποποιησ|προσκλησ|προκηρυξ|αποφασ|εγγραφ|αιτημ|ανακοινωσ|επιστολ|decision|letter|notice)/u
/** "Not after", "δεν γίνονται δεκτές μετά": the last day, not one on which nothing happens. */
const beyond =
  /(?:μετα|περαν|υστερα|αργοτερα|πριν|προ|after|later|before|beyond)(?: απο| than)?(?: τη[νσ]?| τισ| the)?\s*$/u
const toldOn = new RegExp(
  String.raw`(?:ανακοιν|δημοσι|εκδο|αποφασ\p{L}*|εγγραφ\p{L}*|υπογρα|υπ['΄’]? ?αρ\p{L}*|announced|published|issued|dated|update|letter|decision)\p{L}*[.\s\p{L}\d/]{0,25}$|\d\s?/$`,
  'u',
)

const lastIndex = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

interface Placed {
  readonly date: StatedDate
  /** From the day before it, or the beginning of the sentence. */
  readonly before: string
  /** To the next day, or the end of the sentence, and no further than the next clause. */
  readonly behind: string
}

/** A clause behind a day that is about the next thing. */
const nextClause =
  /[;·:]|,?\s(?:ενω|αλλα|while|but|whereas)\s|,\s(?:και|and)\s|\s(?:και|and)\s(?=(?:για|στ|η|οι|το|for|the|in)\p{L}*\s)/u

function placed(folded: string, sentence: Sentence, inside: readonly StatedDate[]): Placed[] {
  return inside.map((date, at) => {
    const rest = folded.slice(date.end, inside[at + 1]?.start ?? sentence.end)
    const cut = rest.search(nextClause)
    return {
      date,
      before: folded.slice(inside[at - 1]?.end ?? sentence.start, date.start),
      behind: cut < 0 ? rest : rest.slice(0, cut),
    }
  })
}

/** Which end of the time a clause is about; the nearest word counts, before the day first. */
function endOf({ before, behind }: Placed, whole: string): 'opens' | 'closes' | undefined {
  for (const text of [before, behind, whole]) {
    const [first, last] = [lastIndex(starts, text), lastIndex(ends, text)]
    if (first >= 0 || last >= 0) return first > last ? 'opens' : 'closes'
  }
  return undefined
}

/** @param all the days of the block */
export function dateSenses(block: Block, sentence: Sentence, all: readonly StatedDate[]): Map<StatedDate, DateSense> {
  const { folded } = block.folded
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const days = placed(folded, sentence, inside)
  const whole = folded.slice(sentence.start, sentence.end)
  const keys = keysOf(block).slice(0, 3).join(' · ')
  const earlier = folded.slice(Math.max(0, sentence.start - 300), sentence.start)
  const moved = movesOf(days, whole, `${keys} · ${earlier}`)
  if (moved !== undefined) return moved
  const out = new Map<StatedDate, DateSense>()
  const sides = new Set<DateSense>()
  let last: DateSense | undefined
  for (const [at, day] of days.entries()) {
    const sense = plainSense(day, whole, `${keys} · ${earlier}`, last, days[at + 1])
    if (sense !== undefined) out.set(day.date, sense)
    last = sense ?? last
    if (sense?.listed === true)
      for (const other of out.values()) if (other.role === sense.role && other.listed !== true) sides.add(other)
  }
  // "From … until … for the one, and from … until … for the other".
  const roles = days
    .map(({ date }) => out.get(date))
    .filter((sense) => sense?.role === 'opens' || sense?.role === 'closes')
  if (roles.length > 3 && roles.every((sense, at) => sense?.role === (at % 2 === 0 ? 'opens' : 'closes')))
    for (const sense of roles) if (sense?.role === 'closes') sides.add(sense)
  for (const [date, sense] of out) if (sides.has(sense)) out.set(date, { ...sense, listed: true })
  return out
}

/** What held before and what holds now. Undefined where the sentence tells of no change. */
function movesOf(days: readonly Placed[], whole: string, context: string): Map<StatedDate, DateSense> | undefined {
  const changed = has(change, whole) || has(change, context)
  const old = days.map(({ before, behind }, at) => {
    if (toldOn.test(before) || standing.test(before) || documents.test(behind)) return false
    if (notYesterday.test(before) && days.length > at + 1) return true
    const next = days[at + 1]
    return (
      formerBefore.test(before) ||
      formerBehind.test(behind) ||
      // "The deadline of 29 January has been put back to 19 February".
      (next !== undefined && movedStraight.test(next.before)) ||
      // "From 1 March to 15 March", where something was changed; "από … στις" is no period in any case.
      (next !== undefined &&
        fromWord.test(before) &&
        ((has(change, whole) && toWord.test(next.before) && next.before.length < 60) ||
          /^[^\d.;·]{0,12}(?:,\s*)?(?:στισ|σε|στην)\s[^\d]{0,25}$/u.test(next.before))) ||
      (next !== undefined && changed && (arrow.test(next.before) || /[»"”]\s*(?:→|->|=>|⇒)\s*[«"“]/u.test(next.before)))
    )
  })
  if (!old.includes(true)) return undefined
  const out = new Map<StatedDate, DateSense>()
  days.forEach((day, at) => {
    const before = days[at - 1]
    // What it was moved to is of the same end as what it was moved from.
    const told =
      old[at - 1] === true && before !== undefined && !has(starts, day.before) && !has(ends, day.before)
        ? endOf({ ...before, behind: '' }, whole)
        : endOf(day, whole)
    const kind = told ?? (has(starts, context) && !has(ends, context) ? 'opens' : 'closes')
    if (toldOn.test(day.before) || documents.test(day.behind) || has(another, day.before))
      out.set(day.date, { role: 'else', sure: 'change' })
    // A day of opening that no longer holds is none.
    else if (old[at] === true) out.set(day.date, { role: kind === 'opens' ? 'else' : 'moved', sure: 'change' })
    else if (notHappening.test(day.before) && !beyond.test(day.before))
      out.set(day.date, { role: 'else', sure: 'change' })
    else
      out.set(day.date, {
        role: kind,
        sure: 'change',
        ...(kind === 'closes' && !has(stays, `${day.before} ${day.behind}`) ? { renewed: true as const } : {}),
      })
  })
  return out
}

const fewLetters = 45
const dash = /^\s*[)]?\s*(?:-|–|—)\s*$/u

function plainSense(
  day: Placed,
  whole: string,
  context: string,
  last: DateSense | undefined,
  next: Placed | undefined,
): DateSense | undefined {
  const { before, behind } = day
  if (notHappening.test(before) && !beyond.test(before)) return { role: 'else', sure: 'change' }
  if (toldOn.test(before)) return { role: 'else' }
  if (standing.test(before)) return { role: endOf({ ...day, behind: '' }, '') ?? 'closes', sure: 'change' }
  const clause = before.slice(before.search(/[^;·]*$/u))
  if (surelyAnother.test(clause)) return { role: 'else', sure: 'change' }
  if (has(another, clause) || (has(another, behind) && !has(applying, clause))) return { role: 'else' }
  const joined = /^\s*,?\s*(?:και|and|·|;|ενω|while)?\s*(?:για|στ\p{L}{1,3}|σε|for|in|of)?\s/u.test(before)
  const until = untilWords.test(before)
  const since = sinceWords.test(before)
  const end = endOf(day, '')
  const about =
    has(applying, clause) || has(ofItself, clause) || has(applying, behind) || has(ofItself, behind)
      ? true
      : has(another, whole)
        ? false
        : has(applying, whole) ||
          has(ofItself, whole) ||
          // "Begins on 10 December, ends when …".
          (has(starts, whole) && has(ends, whole)) ||
          // A few words under a title or behind a sentence that says what they are about.
          (whole.replaceAll(/[^\p{L}]/gu, '').length < fewLetters && (has(applying, context) || has(ofItself, context)))
  if (!about || (since && nothingFrom.test(behind))) return undefined
  const own = has(applying, clause) || has(ofItself, clause)
  if (last?.role === 'opens' && dash.test(before)) return { role: 'closes' }
  if (next !== undefined && dash.test(next.before) && !until) return { role: 'opens' }
  if (until) return { role: 'closes', ...(own ? { sure: 'plain' as const } : {}) }
  if (since) return { role: 'opens', ...(own ? { sure: 'plain' as const } : {}) }
  if (end !== undefined)
    return { role: end, ...(nowWord.test(before) && has(change, `${whole} ${context}`) ? { renewed: true } : {}) }
  // "… end on 30 April, and for those in transition on 15 April".
  if (last !== undefined && last.role !== 'else' && joined && before.length < 120 && /στισ|στην|on\s|:/u.test(before))
    return { role: last.role, listed: true }
  return undefined
}

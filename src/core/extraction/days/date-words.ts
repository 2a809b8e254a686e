import type { PlainDate } from '../../facts/profile.ts'
import type { Sentence } from '../text/clauses.ts'
import type { StatedDate } from '../figures/dates.ts'

/** The words by which the days of a call are told apart: what stands straight before them, which end, which matter. Folded text. */

export const weekdays = String.raw`(?:δευτερασ?|τριτησ?|τεταρτησ?|πεμπτησ?|παρασκευησ?|σαββατου?|κυριακησ?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`
export const small = String.raw`(?:\s+(?:και|στισ?|στην?|στο|τη[νσ]?|τισ|του?|τα|το|η|οι|ημερομηνια|ημερα|on|the|at|of|in|${weekdays},?|(?:[01]?\d|2[0-4])[:.][0-5]\d,?|\d{1,2} ?[ap]\.?m\.?,?|noon|midnight|μεσημερι|πρωι|απογευμα|βραδυ|μεσανυχτα|π\.?μ\.?|μ\.?μ\.?|(?:local|irish|greek|athens|brussels) time,?)){0,7}`
export const straight = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})${small}\s*[:«"“(]?\s*$`, 'u')

/** Straight before a last day. */
export const untilWords = straight(
  String.raw`εωσ|μεχρισ?|ωσ|το αργοτερο|αργοτερο|οχι αργοτερα απο|οχι (?:περα(?:ν)?|μετα)(?: απο)?|πριν(?: απο)?|προ|until|till|til|by|no later than|not later than|before|up to|at the latest|through`,
)
/** "Before 11 March", and not "by" it: the last day is the one ahead of it. */
export const dayAhead =
  /(?<!\p{L}|on or |at or |(?<!\p{L})η |not |οχι )(?:before|prior to|ahead of|earlier than|πριν(?: απο)?|προ)(?: (?:τη[νσ]?|τισ|το|the))?(?: (?:\p{L}+day|δευτερα[σ]?|τριτη[σν]?|τεταρτη[σν]?|πεμπτη[σν]?|παρασκευη[σν]?|σαββατο[υ]?|κυριακη[σν]?),?)?\s*$/u
/** The day ahead of it. */
export const dayBefore = (day: PlainDate): PlainDate => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

/** Straight before a first day. */
export const sinceWords = straight(
  String.raw`(?:απο|from|since) (?:σημερα|αυριο|today|tomorrow),?|απο|αρχησ γενομενησ|εκκινωντασ|from|as of|as from|starting(?: on| from)?|since|beginning(?: on)?`,
)
const endStem = String.raw`λη[γξ]|εληγ|εληξ|κλει[νσ]|εκλει[νσ]|τελειων|τελει[ωω]σ|σταματ|παυ(?:ει|ουν|σ)|εκπνε|ολοκληρωνεται η υποβ|προθεσμι|καταληκτικ|διορι|περα[σιτ]\p{L}* (?:των|τησ) (?:αιτησ|υποβ)|τελικ\p{L}+ η?μερ|τελευται\p{L}+ (?:η?μερ|ευκαιρι)|τερμα(?!\p{L})|τερματι[ζσ]|κλεισιμο|προλαβ|παραταση|παρατειν|παραταθ|clos|terminat|finish|deadline|shuts?|cut-?off|due|stop(?:s|ping)?(?!\p{L})|end(?:s|ing)?(?!\p{L})|expir|(?:last|final) (?:day|date|moment|chance|opportunity)|(?:day|date) (?:for|of) (?:the )?(?:filing|submi|applying|handing|lodging|entr)`
const startStem = String.raw`εναρ[κξ]|αφετηρι(?!\p{L}+ (?:των |τησ )?(?:επιλεξ|δαπαν))|αρχι[ζσ]|αρχη(?!\p{L})|ξεκιν|εκκιν|ανοι[γξ]|ανοικτ\p{L}+ απο|ξαν[αο]νοι|επανεκκιν|reopen|re-open|ενεργοποι|διαθεσιμ\p{L}+ απο|πρωτη (?:η?μερα|υποβ)|open|launch|start|beg[aiu]n|commenc|(?:set|sets|got|gets|get|getting) (?:\p{L}+ )?(?:going|rolling)|(?:got|gets?|getting) under ?way|kick(?:s|ed|ing)? off|go(?:es)? live|live (?:on|from)|available (?:as )?(?:from|of)(?!\p{L})`
export const ends = new RegExp(String.raw`(?<!\p{L})(?:${endStem})`, 'gu')
export const starts = new RegExp(String.raw`(?<!\p{L})(?:${startStem})`, 'gu')

/** The time for applying, or those who apply. */
export const applying =
  /(?<!\p{L})(?:υποβ[αο]λ|υποβληθ|αιτησ|αιτουντ|αιτημ|προτασ(?:η|ησ|εισ|εων)|προσκλησ|προκηρυξ|υποψηφιοτ|φακελ|πλατφορμ|συστημα|πυλη|portal|φορμα|αποτειν|διατιθ(?:εται|ενται) (?:εωσ|μεχρι|ωσ)|ζητ\p{L}+ (?:την )?υπαγωγ|υπαγωγ\p{L}* (?:\p{L}+ ){0,4}?ζητ|υπαχθ|δηλωσ\p{L}+ συμμετοχ|εκδηλωσ\p{L}+ ενδιαφερ|ενδιαφερομεν|προλαβ|κατα(?:τιθ|τεθ|θετ|θεσ)|(?:hand|turn|send|sent|put)(?:s|ed|ing)? (?:\p{L}+ ){0,2}in(?!\p{L})|παραλα[βμ]|υποδοχ|δρασ(?:η|ησ)(?!\p{L})|προγραμμα|διαθεσιμ|κυκλοσ|καθεστωσ|appl|submi|proposal|calls?(?!\p{L})|scheme|programme|window|round|portal|entries|bids?(?!\p{L})|expressions? of interest|forms?(?!\p{L})|grants? (?:are|is) (?:available|awarded)|vouchers? (?:are|is)|(?<!\p{L})offer ends|(?:is|are|be) (?:offered|on offer|to be had) (?:until|till|up to|through)|(?:loans?|grants?|vouchers?|guarantees?|funding|finance|fund)(?!\p{L})[^.;]{0,60} (?:is|are|be|becomes?) (?:made )?available)/u
/** Nouns that alone mean an end of the time for applying. */
export const ofItself =
  /(?<!\p{L})(?:κλειν(?:ει|ουν)(?!\p{L})|λη[γξ]|εληγ|εληξ|προθεσμι|καταληκτικ|διορι|τελικη ημερομηνι|(?:day|date) (?:for|of) (?:the )?(?:filing|submi|applying|handing|lodging|entr)|(?:sets?|got|gets?|getting) (?:\p{L}+ )?(?:going|rolling)(?!\p{L})|(?:εναρξη|εκκινηση)(?! (?:εργασι|δραστ|λειτουργ|επιλεξ|τησ επιλεξ|υλοποι|εργ|του εργ|τησ επενδ))|ανοι[κχ]τ\p{L}+ (?:απο|εωσ|μεχρι|ωσ)|ανοιγμα|κλεισιμο|deadline|clos(?:ing|es)|opening|opens|launch|cut-?off)/u
/** Another matter. */
export const another = new RegExp(
  [
    String.raw`(?:εργ(?:ο|ου|α|ων|ασιεσ)|επενδυσ\p{L}+|σχεδι(?:ο|α|ου|ων)|πραξ(?:η|ησ|εισ|εων)|δραστηριοτητ\p{L}+|works?|projects?|activit(?:y|ies)|investments?)(?!\p{L})[^.;·]{0,50}(?:τελειων|ολοκληρ|περατω|λη[γξ]|αρχι[ζσ]|ξεκιν|υλοποι|finish|complet|end(?:s|ed)?(?!\p{L})|implement|deliver|start|begin)`,
    String.raw`(?:ολοκληρωσ|περατωσ|υλοποιησ|τελοσ|λη[ξγ]\p{L}*|εναρξ)\p{L}* (?:και \p{L}+ )?(?:(?:τησ|του|των) )?(?:φυσικ\p{L}+ αντικ|εργ|επενδυ|πραξ|σχεδ|υλοποι|συμβασ|μισθωσ|επιλεξιμ)`,
    String.raw`δικαιολογητικ`,
    String.raw`(?:completion|implementation|end) of (?:the )?(?:project|works?|investment|implementation)`,
    String.raw`δαπαν\p{L}*|τιμολογ|παραστατικ|επιλεξιμοτητ|εξοδ(?:α|ων)(?!\p{L})|costs?(?!\p{L})|invoice|expenditure|expenses`,
    String.raw`φυσικ\p{L}+ φακελ|εντυπ\p{L}+ (?:φακελ|αντιγραφ|μορφ)|χαρτιν\p{L}+|(?:paper|hard) cop(?:y|ies)`,
    String.raw`απονομ|τελικοσ(?!\p{L})|award ceremony|final event|αποτελεσμ|βαθμολογ|αξιολογησ\p{L}*(?= (?:των|αρχι|ξεκιν|ολοκλ|λη))|ενστασ|προσφυγ|result|appeal|objection|evaluat|assess|decision|notif`,
    String.raw`πληρωμ|καταβ[αο]λ|εκταμιευ|εξαργυρ|payment|paid|redeem|disburs|claim`,
    String.raw`ημεριδ|εκδηλωσ(?!\p{L}* ενδιαφ)|webinar|σεμιναρ|διαδικτυακ\p{L}+ (?:συναντ|παρουσ)|info ?day|workshop|event(?!\p{L})|briefing|meeting`,
    String.raw`εκθεσ\p{L}+ (?:προοδ|υλοποι|(?:\p{L}+ ){0,2}?(?:κλειν|λη[γξ]|ανοιγ|αρχιζ|ξεκιν|διαρκ))|φεστιβαλ|progress report|final report|(?:exhibition|fair|festival)(?!\p{L})`,
    String.raw`διαβουλευσ|consultation|(?<!\p{L})σχολι(?:α|ων)(?!\p{L})|(?<!\p{L})comments?(?!\p{L})`,
    String.raw`αναβαθμισ|συντηρησ|εργασιων συντ|maintenance|upgrade|downtime|unavailable`,
    String.raw`αναστ[εαο]λ|διακοπ|διεκοπ|suspen|paus(?:ed|e)(?!\p{L})`,
    String.raw`ερωτησ(?:εισ|εων)|ερωτηματ|διευκριν|questions?(?!\p{L})|clarification|queries`,
    String.raw`συμβαση|συμβασεισ|συμφων(?:ια|ιεσ)|contract|agreement|εγγυητικ`,
    String.raw`ιδρυθ|ιδρυσ|συσταθ|συστασ|εναρξη (?:εργασι|δραστ|λειτουργ|επιτηδ)|εγγραφ\p{L}* στ|χρησ(?:η|εισ|ησ|εων)(?!\p{L})|ισολογισμ|founded|established|incorporat|registered|financial year|trading`,
    String.raw`(?:επιχειρησ|εταιρ|επαγγελματ|ξενοδοχ|μοναδ)\p{L}*[^.;·]{0,45}εναρξ|(?:καν|εκαν)\p{L}+ εναρξ|με (?:ημερομηνια )?εναρξ|εναρξη (?:μετα|πριν)(?!\p{L})|λειτουργουσ|νεοιδρυ|εναρξη(?: \p{L}+)? στ(?:ο|η)|εγκατασταση(?!\p{L}) [^.;·]{0,30}(?:εγινε|εχει γινει)|start of (?:its |their )?(?:activit|operation|business|trading)|(?:have|has|had|it|they|who|that|businesses|companies|firms) (?:\p{L}+ ){0,2}?(?:started|begun|began)`,
    String.raw`ενημερωτικο δελτιο|newsletter|help ?desk|γραμμη βοηθ|answers(?!\p{L})|απαντησ(?:εισ|η) (?:σε|δινον)|αγορ(?:εσ|ων|α)(?!\p{L})|purchas`,
    String.raw`εκπαιδευσ|καταρτισ|μαθημα|προσληφθ|προσληψ|απασχολησ|training|recruit|hired|employ(?!ees)`,
    String.raw`(?:καθεστ\p{L}+|scheme|μητρωο)[^.;·]{0,25}(?:(?<!\p{L})ισχυ|in force|valid)|κανονισμ|(?<!\p{L})νομο[συ]?(?!\p{L})|regulation|(?<!\p{L})law(?!\p{L})|licen[cs]e|αδεια(?!\p{L})|πιστοποιητικ|certificate|πυρκαγι|πλημμυρ(?!οπληκτ)|σεισμ|θεομηνι|fire|flood`,
  ].join('|'),
  'u',
)

/** "Until the public expenditure is used up, and no later than …": the money of the call is no cost of a plan. */
export const withoutPublicMoney = (folded: string): string =>
  folded.replaceAll(/δημοσι\p{L}{1,3} δαπαν\p{L}{1,3}|public expenditure/gu, ' ')
/** The law under which aid is given is the call's own: «ο αναπτυξιακός νόμος», "the first cycle of law 5203/2025". */
export const withoutOwnLaw = (folded: string): string =>
  folded.replaceAll(
    /(?:αναπτυξιακ|επενδυτικ)\p{L}{1,3} νομ\p{L}{1,2}|(?<=(?:κυκλ|καθεστ|προσκλησ|προκηρυξ)\p{L}* (?:(?:του|τησ|of|the) )+)(?:νομου|law) (?=\d)/gu,
    ' ',
  )

/** "The deadline of 26 February has not moved", "έναρξη όπως είχε": no change of it. */
export const stays =
  /(?:δεν (?:αλλα[ζξ]|μεταβ|επηρεαζ|θιγ|τροποποι)|παραμεν|διατηρ|ισχυει ωσ εχει|ωσ εχει|οπωσ (?:προεβλεπε|προβλεπ|ειχε|εχει)|χωρισ αλλαγη|unchanged|has not (?:been )?(?:moved|changed)|(?:does|is|are|do) not (?:change|affected|move)|remains?(?!\p{L})|stands?(?!\p{L})|stays|as before|not affected)/u
/** A day on which something does not happen, and a day that was told of something else. */
export const notHappening =
  /(?<!\p{L})δεν (?:θα )?(?:ειναι|ηταν) (?:\p{L}+ )?δυνατ[^.;·]{0,90}$|(?:will not|won't|not (?:take place|open|launch|be))[^.;]{0,40}$|(?<!\p{L})δεν (?:θα )?(?:ανοι|ξεκιν|αρχι|πραγματοποι|γιν)[^.;·]{0,40}$/u
/** "Not after", "δεν γίνονται δεκτές μετά": the last day, not one on which nothing happens. */
export const beyond =
  /(?:μετα|περαν|υστερα|αργοτερα|πριν|προ|after|later|before|beyond)(?: απο| than)?(?: τη[νσ]?| τισ| the)?\s*$/u
export const toldOn = new RegExp(
  String.raw`(?:ανακοιν|δημοσι|εκδο|αποφασ\p{L}*|εγγραφ\p{L}*|υπογρα|υπ['΄’]? ?αρ\p{L}*|announced|published|issued|dated|update|letter|decision)\p{L}*(?!\p{L}| (?:οτι|πωσ|that)(?!\p{L}))[.\s\p{L}\d/]{0,25}$|\d\s?/$`,
  'u',
)

export const lastIndex = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

export interface Placed {
  readonly date: StatedDate
  /** From the day before it, or the beginning of the sentence. */
  readonly before: string
  /** To the next day, or the end of the sentence, and no further than the next clause. */
  readonly behind: string
}

/** A clause behind a day that is about the next thing. */
const nextClause =
  /[;·:]|,?\s(?:ενω|αλλα|while|but|whereas)\s|,\s(?:και|and)\s|\s(?:και|and)\s(?=(?:για|στ|η|οι|το|for|the|in)\p{L}*\s)/u

/** The name of a part of a call says nothing of its days: «Ίδρυση». */
export const withoutNames = (text: string): string =>
  text.replaceAll(/[«"“][^«»"“”]{2,120}[»"”]/gu, (name) =>
    /\d|λη[ξγ]|προθεσμ|deadline|clos/u.test(name) ? name : `"${' '.repeat(name.length - 2)}"`,
  )

/** "On the 18th, and not on the 11th, applications end": what it is not stands between the day and its verb. */
const notThen = /^\s*,?\s*(?:\()?(?:και |and )?(?:οχι|not)(?!\p{L})[^,;·()]{2,40}[,)]/u

export function placed(folded: string, sentence: Sentence, inside: readonly StatedDate[]): Placed[] {
  const text = folded.slice(0, sentence.start) + withoutNames(folded.slice(sentence.start, sentence.end))
  return inside.map((date, at) => {
    const rest = text.slice(date.end, inside[at + 1]?.start ?? sentence.end).replace(notThen, ' ')
    const cut = rest.search(nextClause)
    return {
      date,
      before: text.slice(inside[at - 1]?.end ?? sentence.start, date.start),
      behind: cut < 0 ? rest : rest.slice(0, cut),
    }
  })
}

/** Which end of the time a clause is about; the nearest word counts, before the day first. */
export function endOf({ before, behind }: Placed, whole: string): 'opens' | 'closes' | undefined {
  // Behind the day the first word of an end is its own: "on 8 February it opens and closes on".
  const ahead = [behind.search(starts), behind.search(ends)] as const
  for (const [text, [first, last]] of [
    [before, [lastIndex(starts, before), lastIndex(ends, before)]],
    [behind, ahead[0] >= 0 && ahead[1] >= 0 ? [-ahead[0], -ahead[1]] : ahead],
    [whole, [lastIndex(starts, whole), lastIndex(ends, whole)]],
  ] as const)
    if (has(starts, text) || has(ends, text)) return first > last ? 'opens' : 'closes'
  return undefined
}

/** Nothing but a dash between two days, or nothing at all: they are those of a period. */
export const dash = /^(?:\s*[)]?\s*(?:-|–|—|με(?: τη[νσ]?| τισ)?)\s*)?$/u

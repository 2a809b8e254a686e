import type { SizeClass } from '../../facts/profile.ts'
import type { Span } from '../../facts/text-fold.ts'
import { isCorrection } from './corrections.ts'
import { datesIn } from '../figures/dates.ts'
import type { Places } from '../places/places.ts'

/** What a sentence of a decision does: reminds, refuses, is for some only, decides. Folded text. */

/** A sentence by which values that are read in it are not applied, or only to those it names. Places in the document's code points. */
export interface DecidedSentence extends Places {
  /** The places for which or in which it decides; others say whose call it is. */
  readonly where: Places
  readonly start: number
  readonly end: number
  /** It repeats what holds. */
  readonly kept?: true
  /** It is for those who fulfil something. */
  readonly ofSome?: true
  /** Its amounts are for some only, or for some of the costs. */
  readonly forSome?: true
  readonly sizes: readonly SizeClass[]
  /** It sets or changes something. */
  readonly changes?: true
}

/** Something is changed or set. */
const changing =
  /(?<!\p{L})(?:(?:επ)?αυξ(?:αν|ησ|ηθ|ημ)|μει(?:ων|ωσ|ωθ)|διαμορφ|τροποποι|αναπροσαρμ|αντικα[θτ]|μεταβαλλ|ανακατανομ|παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|μεταφερ|επισπευ|αλλα[ζξ]|διορθ|οριζε|καθοριζε|προστιθ|προσθηκ|διαγραφ|καταργ|απαλειφ|εντασσ|εισαγ|διευρυν|περιοριζ|επεκτειν|επεκτασ|γινε(?:ται|νται)|ανερχ|πλεον(?!\p{L})|εφεξησ|(?:υπο)?διπλασιαζ|τριπλασιαζ|αιρ(?:εται|ονται)(?!\p{L})|doubl|tripl|halv|abolish|remov|repeal|lifted|dropped|(?<!\p{L})(?:ris(?:es?|en|ing)|falls?|drops?)(?!\p{L})|extend|extension|postpon|increas|rais(?:e|ed|ing)(?!\p{L})|reduc|lower|amend|replac|chang|revis|correct|delet|insert|added|now(?!\p{L})|becomes?(?!\p{L})|is set|are set|is fixed|no longer)/u

const negation = String.raw`(?:δεν|ουτε|μη(?:ν)?|ουδεμια|καμια|καμμια|χωρισ|no|not|neither|without)`
/** A change that is refused: "no extension will be granted", "requests … were not accepted". */
const refused = new RegExp(
  String.raw`(?<!\p{L})${negation} (?:\p{L}+ ){0,4}?(?:παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|τροποποι|μεταβ[αο]λλ?|αλλα[ζξγ]|αυξ|extend|extension|chang|amend|postpon|increas|mov(?:e|ed)(?!\p{L})|prolong)\p{L}*|(?:αιτημα|requests? |proposals? )(?:[^.;]|[.]\d){0,90}(?:δεν (?:\p{L}+ ){0,2}?(?:δεκτ|ικανοποι|εγκρι)|απορρι[πφ]|(?:was|were|is|are|have been|has been|can|could) (?:not (?:be )?(?:accepted|granted|approved)|rejected|refused|declined))`,
  'u',
)
/** What holds is repeated. */
const repeated =
  /(?<!\p{L})(?:υπενθυμιζ|υπομνησ|επαναλαμβανεται οτι|παραμεν(?:ει|ουν) (?:\p{L}+ )?(?:αμεταβλητ|ιδι|ωσ εχ|ωσ εχει|σε ισχυ|σταθερ|η |το |οι |στ)|διατηρ(?:ειται|ουνται)|εξακολουθ|(?:we )?remind|reminder|as a reminder|remains? (?:unchanged|the same|in force|as|at)|stays? (?:unchanged|the same|as|at)|(?:is|are) unchanged)/u

/** Clauses of a sentence that each say one thing. */
const clauseEnds = /,? (?:και|ενω|αλλα|ωστοσο|while|but|whereas|and)(?!\p{L}) |[;·,]\s/u
const clausesOf = (said: string): string[] => said.split(clauseEnds)

/** A sentence that refuses a change and makes none. */
export function refusesChange(said: string): boolean {
  if (!refused.test(said)) return false
  const rest = said.replace(refused, ' ')
  return !clausesOf(rest).some((clause) => changing.test(clause) && !/αιτη[μσ]|request/u.test(clause))
}

/** A sentence that repeats what holds and changes nothing. */
export function repeatsWhatHolds(said: string): boolean {
  if (!repeated.test(said)) return false
  // "Recalling that the deadline was extended to …" tells of an earlier change.
  if (/(?<!\p{L})(?:υπενθυμιζ|remind)/u.test(said)) return true
  return !clausesOf(said).some((clause) => changing.test(clause) && !repeated.test(clause))
}

export const setsSomething = (said: string): boolean => changing.test(said)

const names = /[«"“][^»"”]{2,200}[»"”]/gu
/** Of those who do something, or have something: never of all. */
const conditional =
  /(?<!\p{L})(?:(?:μονο|αποκλειστικα|ειδικα|κατ['’]? ?εξαιρεση|only|solely|exclusively|specifically)(?: και (?:μονο|αποκλειστικα))?,? (?:(?:για|οσ(?:οι|εσ|ουσ|α)|οι|η|εφοσον|for|where|if|when)(?!\p{L})|(?:σε|στ\p{L}{1,3}|to|in|from) (?:\p{L}+ ){0,2}?(?:περιφερει|νησ|π\. ?ε|δημ|περιοχ|επιχειρησ|αιτησε|αιτουν|κατηγορ|υποψηφ|φορε|δικαιουχ|region|island|enterprise|applicant|those|compan|business))|(?:για|σε|προσ|απο) (?:οσ(?:ουσ|εσ|οι|α|ων)|εκειν\p{L}+|αυτ(?:ουσ|εσ|α|ων) που)|οσ(?:οι|εσ) (?:εχουν|ειχαν|ειναι|ηταν)|(?:for|to|by|from) (?:those|anyone|applicants|applications|enterprises|businesses|companies|projects|beneficiaries|smes)(?: \p{L}+){0,4}? (?:who|that|which|whose|with|in|having|already|registered|located)|εφοσον|υπο (?:τον ορο|την προυποθεση)|σε περιπτωση|provided that|on condition|in (?:the )?case of|(?:για|στ\p{L}{1,3}) (?:(?:τ\p{L}{1,3}|τουσ) )?(?:\p{L}+ ){0,4}?(?:που|των οποιων|οι οποι\p{L}+|τα οποια) )/u
/** "For" something that is the whole of it, or a purpose. */
const forWhole =
  /^(?:για|for) (?:(?:το|τη|την|τισ|τα|τουσ|τον|the|a|an|this) )?(?:(?:παρουσα|εν λογω|ανωτερω|συνολικη|ιδια) )?(?:καθε(?!\p{L})|(?:πολυ )?(?:μικρ|μεσαι|μεγαλ)\p{L}{1,3}(?!\p{L})|μικρομεσαι|μμε(?!\p{L})|περιφερει|π\. ?ε|(?:λιγοτερο|περισσοτερο) α|micro|small|medium|large|smes?(?!\p{L})|regions?(?!\p{L})|less|more|transition|ολ(?:εσ|ουσ|α|ο|η|οκληρ\p{L}*)(?!\p{L})|συνολο|δραση(?!\p{L})|προσκληση|προκηρυξη|προγραμμα|καθεστωσ|υποβολη|υλοποιηση|λογουσ|ετοσ|ετη|περιοδο|κυκλο τησ|εργ(?:ο|α)(?!\p{L})|επενδυτικ|επιχειρηματικ|πραξ|σχεδι|\p{L}+(?:ση|ψη|ξη)(?!\p{L})|each|all|every|whole|call|scheme|programme|submission|applications?(?: is| under|[.,;]|$)|applying|projects?(?!\p{L})|the |submitting|\p{L}+ing(?!\p{L})|\d)/u

/** "For applications submitted from 1 March on": for everybody from a day on. */
const fromDayOn =
  /(?<!\p{L})(?:για|σε|στισ|for|to|in) (?:(?:και|τισ|τα|ολεσ|οσεσ|the|all|any|those) ){0,3}(?:νεεσ |new )?(?:αιτησεισ|προτασεισ|applications|proposals)(?: (?:χρηματοδοτησησ|ενισχυσησ))?,?(?: (?:που|οι οποιεσ|which|that|to be))?(?: (?:θα|εχουν|ειναι|are|will be|were|is))?(?: (?:υποβ\p{L}+|κατατ\p{L}+|submitted|lodged|filed|received|made|dated))?,? (?:απο|μετα|on or after|from|after|since|as of|as from|starting)(?: (?:και|μετα|on))*(?: (?:τισ|την?|the))? ?(?=\d)/gu

/** Where a sentence says from which day on applications are meant. */
export const fromDays = (said: string): Span[] =>
  [...said.matchAll(fromDayOn)].map(({ index, 0: words }) => {
    const end = index + words.length
    return { start: index, end: datesIn(said).find(({ start }) => start >= end && start < end + 3)?.end ?? end }
  })

/** "This decision applies to applications submitted from 1 March on": so does all that it changes. */
export const isOfDaysOfAll = (said: string): boolean =>
  /(?<!\p{L})(?:παρουσα|παρον|αποφαση|τροποποιησ(?:η|εισ)|αλλαγ(?:η|εσ)|μεταβολ(?:η|εσ)|this (?:decision|amendment|notice)|(?:the|these) (?:changes?|amendments?))(?!\p{L})[^.;·\d%€]{0,60}(?:ισχυ|εφαρμο|καταλαμβαν|αφορ|appl|concern)/u.test(
    said,
  ) && fromDays(said).length > 0

/** Whether a sentence is for some of those whom the call is for, beside the places and sizes it names. */
export function isOfSome(said: string): boolean {
  const plain = said.replaceAll(names, ' ').replaceAll(fromDayOn, ' ')
  return conditional.test(plain)
}

/** The parts of a sentence that say for whom or where: each behind "for" or "in", up to the next or a comma; names and the call itself left out. */
export function partsOfPlace(said: string): Span[] {
  const plain = said.replaceAll(names, (name) => ' '.repeat(name.length))
  const starts = [...plain.matchAll(/(?<!\p{L})(?:για|σε|στ(?:η|ην|ισ|ο|ον|α|ουσ)|for|in|within|εντοσ) |[,;]/gu)].map(
    ({ index }) => index,
  )
  return starts
    .map((start, at) => ({ start, end: starts[at + 1] ?? plain.length }))
    .filter(({ start, end }) => {
      const words = plain.slice(start, end)
      return (
        !/^[,;]/u.test(words) &&
        !/^\S+ (?:(?:το|την?|τα|τισ|the) )?(?:πλαισι|προγραμμα|προσκλησ|προκηρυξ|δρασ|ιστοσελ|πληροφοριακ|programme|call)/u.test(
          words,
        )
      )
    })
}

/** "For new enterprises", "for equipment": whom or what an amount is for, where that is not everything. */
export function isForSome(said: string): boolean {
  const plain = said.replaceAll(names, ' ').replaceAll(fromDayOn, ' ')
  if (conditional.test(plain)) return true
  return [...plain.matchAll(/(?<!\p{L}|αντι )(?:για|for) \S[^.;]*/gu)].some(([words]) => !forWhole.test(words))
}

/** Where a sentence goes on with something else. */
export const joints = /,? (?:και|ενω|αλλα|while|and|but|whereas) |[;·] /gu

/** "… and the advance payment is abolished": a clause that changes something, of which no figure tells. */
export const changesWithoutFigure = (said: string): boolean =>
  !/[«"“]/u.test(said) &&
  said
    .split(joints)
    .some(
      (clause) =>
        !/\d/u.test(clause) &&
        /(?<!\p{L})(?:καταργ|διαγραφ|απαλειφ|(?:υπο)?διπλασιαζ|τριπλασιαζ|abolish|remov|repeal|delet|doubl|tripl|halv)/u.test(
          clause,
        ),
    )

/** Says nothing that changes a call: who signs, where it is published, that everything else holds. */
const formal =
  /κατα τα λοιπα|(?:ισχυσ|εναρξη ισχυοσ) τησ παρουσασ|κατα τα υπολοιπα|(?<!\p{L})(?:η παρουσα|το παρον|this (?:decision|notice|amendment|corrigendum)) (?:\p{L}+ ){0,3}?(?:ισχυει|αναρτ|δημοσι|κοινοποι|τιθεται|takes? effect|enters?|appl(?:y|ies)|shall be published|is published|will be published)|να αναρτη|να δημοσιευ|ωσ (?:εξησ|ακολουθωσ)\s*:?\s*$|as follows\s*:?\s*$|αποφασιζ\p{L}*\s*:?\s*$|πινακασ αποδεκτων|εσωτερικη διανομη|(?<!\p{L})(?:πληροφοριεσ|τηλ(?:\.|εφων)|απευθυν|επικοινων|email|e-mail|www\.|ιστοσελιδ)|further information|contact|all other (?:terms|conditions|provisions)|everything else|otherwise,? the (?:call|notice)|λοιποι οροι|διαυγεια|^(?![^\d]*(?:αναστελλ|αναστολ|διακοπ|suspen|paus(?:e|ed)))[^\d]*(?:συνεχιζ|παραμεν\p{L}+ ανοι[χκ]τ|continues?(?!\p{L})|remains? open)[^\d]*$/u
/** Whom the call is for, and on which terms. */
const ofTerms =
  /(?<!\p{L})(?:δικαιουχ|επιλεξιμ|προυποθεσ|απαιτ(?:ειται|ουνται)|αποκλει|υποχρε|δεκτ(?:εσ|οι|η|α|οσ)(?!\p{L})|γινονται δεκτ|διευκριν|επισημαιν|συμμετεχ|μπορ(?:ει|ουν) να|πρεπει|κριτηρι|βαθμολογ|δικαιολογητικ|δαπαν|eligible|eligibility|must|shall|may(?!\p{L})|required|excluded|clarif|criteri|condition|costs)/u

/** "Goes on, and is not suspended": of a call that is stopped, the stop may be over. */
const goesOnUnstopped =
  /(?<!\p{L})(?:συνεχιζ|continu)[^;·]{0,90}(?<!\p{L})(?:δεν|not|without)(?!\p{L})[^;·]{0,30}(?:αναστελλ|αναστολ|διακοπ|διακοπτ|suspen|paus|interrupt)/u

/** Whether a sentence decides something, so that it may not go untold. */
export function isDeciding(said: string, afterHead: boolean): boolean {
  const words = said.match(/\p{L}{2,}/gu)?.length ?? 0
  // "Ορθό: 05/03/2027".
  if ((isCorrection(said) && /\d/u.test(said)) || goesOnUnstopped.test(said)) return true
  if (words < (changing.test(said) && /[.;·]\s*$/u.test(said) ? 2 : 3) || formal.test(said) || refusesChange(said))
    return false
  if (repeatsWhatHolds(said))
    return (
      (ofTerms.test(said.replace(repeated, ' ')) || isOfSome(said)) && !/^\W*(?:υπενθυμιζ|\p{L}* ?remind)/u.test(said)
    )
  return changing.test(said) || ofTerms.test(said) || (afterHead && words >= 4)
}

/** "Also covers", "is widened to": whom or what the call is for, which a condition has to tell. */
export const widens = (said: string): boolean =>
  /(?<!\p{L})(?:επεκτειν|επεκτασ|διευρυν|εντασσ|συμπεριλαμβ|προστιθ|προσθηκ|extended to (?:include|cover)|(?:is|are) widened|also (?:covers?|appl|includ)|added)/u.test(
    said,
  )

const opening =
  /(?<!\p{L})(?:εναρ[κξ]|αρχι[ζσ]|ξεκιν|εκκιν|ανοι[γξκχ]|επαναλειτουργ|(?:re-?)?open|start|begin|launch|commenc)/u

const closing = /(?<!\p{L})(?:προθεσμ|λη[ξγ]|καταληκτ|κλεισιμ|κλειν|deadline|clos(?:e|ing)|ends?(?!\p{L})|cut-?off)/u
/** One day in the place of another. */
const inPlaceOf = /\d\S*,? (?:αντι|instead of|rather than)(?!\p{L})[^;·\d]{0,40}\d/u
/** Whether a sentence says that the first or the last day of applying is another now, however unlikely its few words make it. */
export const movesDay = (field: string, said: string): boolean =>
  (changing.test(said) || inPlaceOf.test(said)) &&
  (field === 'opens_at' ? opening.test(said) : field === 'closes_at' && closing.test(said))

/** Whether a day of a sentence may be one on which the call opens: where it tells of amounts or rates, it has to say so. */
export const mayOpen = (said: string): boolean =>
  opening.test(said) || !/%|€|(?<!\p{L})(?:eur(?:os?)?|ευρω|ποσοστ|rate)(?!\p{L})/u.test(said)

const verb =
  /(?<!\p{L})(?:\p{L}+(?:ται|νται|ουμε|θηκε|θηκαν|ζει|νει|γει|νουν|ζουν)|is|are|has|have|shall|must|may|will|closes?|opens?|ends?)(?!\p{L})/u
/** A title, which says what stands below it: a heading or the name of a decision, without a verb. */
export const isTitleOnly = (kind: string, said: string): boolean =>
  (kind === 'heading' && !verb.test(said)) ||
  (/^\W*(?:\p{L}+ ){0,2}(?:αποφαση|ανακοινωση|διορθωση|τροποποιηση|decision|notice|corrigendum|announcement)(?!\p{L})/u.test(
    said,
  ) &&
    !verb.test(said) &&
    !/[.;·]\s*$|\d\s*(?:€|%)/u.test(said))

/** A word or a phrase is put in. */
export const insertsWords = (said: string): boolean =>
  /(?<!\p{L})(?:μετα|πριν|after|before) (?:απο )?(?:(?:τη[νσ]?|τισ|το|τα|the) )?(?:λεξ|φρασ|words?|phrase)\p{L}* ?[«"“]/u.test(
    said,
  )

/** Whether a sentence that sets a value says more than that: whom it is for, on which terms. */
export const saysMore = (said: string): boolean =>
  ofTerms.test(said.replaceAll(names, ' ')) &&
  !/επιλεξιμ\p{L}+ (?:δαπαν|προυπολογ|κοστ)|δημοσι\p{L}+ δαπαν|eligible (?:cost|budget)/u.test(said)

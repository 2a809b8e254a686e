import type { Expression } from '../../criteria/criterion.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import { negation } from './condition-gate.ts'
import type { Block } from '../text/source-text.ts'

// How sure a condition is, by the way it is told.

/** Of sizes that are told by those which are refused: a sentence that names the aided ones is surer. */
export const refusedSize = 0.65
/** Of a range of staff in the first column of a table: one of several that amounts go with, or a condition. */
export const bracketed = 0.7
/** Of a sentence in a section on who may apply in which nothing could be structured. */
export const ofWhom = 0.8
/** Of what is named without a word that makes it a condition. */
export const mentioned = 0.62

/** A criterion without its id and citations. */
export type Bare = Expression extends infer E
  ? E extends { kind: string; id: string }
    ? Omit<E, 'id' | 'citations'>
    : never
  : never

/** A sentence that may state who can apply. */
export interface ConditionSentence {
  readonly folded: string
  /** With "(3)" after a number in words left out, so that "τρεις (3) χρήσεις" is one number. */
  readonly plain: string
  /** Its label or heading says that it tells where. */
  readonly placed: boolean
  readonly negative: boolean
  readonly language: string
  readonly country: string
  /** Its block is of a list of legal forms. */
  readonly listsForms: boolean
  /** The call is for more than one country: places abroad are meant as they are named. */
  readonly abroad: boolean
  readonly regions: RegionReference
  readonly block: Block
  /** Half-open range of the block's folded text. */
  readonly range: { readonly start: number; readonly end: number }
  /** Labels, line above and heading, nearest first, folded and without their numbers. */
  readonly keys: readonly string[]
}

/** Reads one kind of condition. `here`: the heading or label says that conditions stand below it. */
export type Recogniser = (sentence: ConditionSentence, here: boolean) => Bare[]

/** What is only wished for, scored, or a choice of those who qualify already. Folded text. */
const soft =
  /(?<!(?:που|οποι\p{L}{1,2}) )(?<!\p{L})(?:προηγουνται|προτασσονται|προκρινονται) (?!(?:τησ|του|των) )|(?<!\p{L})(?:ranks?|(?:is|are|will be) ranked|comes?) (?:first|higher|ahead)(?!\p{L})(?! come)|encourag|ενθαρρυν|(?<!ωσ )(?:προτεραιοτητ|προτιμησ)\p{L}+ (?:σε|στ|δινεται|διδεται|εχουν)|(?<!\p{L})preference (?:is|will be|may be|shall be) given|(?<!\p{L})preferably(?!\p{L})|(?<!\p{L})(?:βαθμ(?:οι|οσ|ουσ|ων|ολογ\p{L}+)|μορι(?:α|ων|οδοτ\p{L}+))(?!\p{L})|(?<!\p{L})points?(?!\p{L})|given priority|priority (?:is|will be) given|(?:may|can) (?:use(?! (?:it|them|this|these|the (?:[\p{L}-]+ ){0,2}(?:scheme|fund|loans?|programme|grants?|support))(?!\p{L}))|submit|choose|opt)|recommended|προσαυξησ|προσαυξαν|bonus|top-?up|(?:rises?|increases?|increased|goes up|raised|αυξαν(?:εται|ονται)) (?:by|κατα) (?:a further )?\d/u
/** "The action encourages investment plans of firms in Epirus": what the call is for, and no wish. */
const aimOfCall =
  /(?:δραση|προγραμμα|προσκληση|παρεμβαση|action|programme|scheme|call)(?: [«"“][^»"”]{3,300}[»"”])? (?:ενθαρρυνει|encourages) (?=(?:επενδυτικα |investment )?(?:σχεδια|επενδυσεισ|εργα|projects|plans|investments)(?!\p{L}))/u
/** A case within the call: "αν λειτουργεί λιγότερο από δύο έτη, αρκεί …", "for firms younger than two years, …". */
const onlyIf =
  /^\s*(?:[•●▪*–-]\s*)?(?:\(?(?:[ivx]{1,4}|\p{L}|\d{1,2})[.)] )?(?:(?:σε περιπτωση που|στην περιπτωση|ε?αν|οταν|εφοσον|if|where|when|once|in (?:the )?case)(?!\p{L})[^,]{5,120}(?:,| (?:το (?:ποσο|ποσοστο|δανειο)|η (?:ενισχυση|επιχορηγηση|επιδοτηση)|λαμβαν\p{L}+|παιρν\p{L}+|(?:it|they) (?:gets?|receives?)|the (?:rate|aid|grant|loan|amount|ceiling|sum)) )|για (?:οσ(?:ουσ|εσ)|εκειν(?:ουσ|εσ) που|οποι(?:ον|α|ουσ)) (?!.{3,90}(?:ειναι (?:η|το) (?:δρασ|προσκλησ|προγραμ)|προοριζ|απευθυν))|για (?:τισ )?επιχειρησεισ (?:που|με) [^,]{5,90},? (?:υποβαλ|αρκει|απαιτ|ισχυει|λαμβαν|η αιτησ|(?:το|η|οι|τα|ο) (?:\p{L}+ )?(?:ποσ(?:ο|α)|ενισχ|επιδοτ|επιχορ|οριο|κουπον|ενταση|εγγυησ))|for (?:firms|companies|enterprises|businesses|applicants) [^,]{5,90}, (?!the call))/u

/** "When you apply, your company must …": the day on which it holds, and no case. */
const whenApplying =
  /^[^\p{L}]*(?:(?:when|by the time|once) (?:you|they|it|one|(?:an?|the|your) [\p{L}-]+) (?:appl(?:y|ies)|submits?|(?:hand|send)s? (?:\p{L}+ ){0,3}in)(?: (?:the|its|their|an?|your) \p{L}+)?|(?:οταν|τη στιγμη που|την η?μερα που) (?:\p{L}+ ){0,2}?(?:υποβαλλ|κανει|κανουν|καταθετ|αιτ)\p{L}*(?: (?:την? )?(?:αιτηση|προταση|φακελο)\p{L}*)?),? /u
/** "New enterprises, if founded after 2024, hand in a plan": a case of some of them. */
const ofCase =
  /^[^\p{L}]*(?:[\p{L}-]+ ){0,3}[\p{L}-]+[:,] (?:ε?αν|οταν|εφοσον|if|where|when)(?!\p{L})[^,]{5,120},? (?:\p{L}+ ){0,3}(?:υποβαλλ|καταθετ|προσκομιζ|επισυναπτ|submit|provide|attach|hand in)|^[^\p{L}]*(?:ε?αν|οταν|εφοσον|if|where|when)(?!\p{L})[^,]{5,120}, (?:\p{L}+ ){0,4}(?:υποβαλλ|καταθετ|προσκομιζ|επισυναπτ|submit|provide|attach|hand in)/u

/** "Large enterprises also submit an analysis", "sole traders state the tax number of their owner": how some apply. */
const dutyOfSome =
  /^[^\p{L}]*(?:[\p{L}\d-]+ ){1,9}?(?:(?:συν)?υποβαλλ(?:ουν|ει)|προσκομιζ(?:ουν|ει)|επισυναπτ(?:ουν|ει)|δηλων(?:ουν|ει)|καταθετ(?:ουν|ει)) (?:(?:και|επιπλεον|προσθετ\p{L}+|επισησ|ακομη) |(?:\p{L}+ ){0,2}(?:δηλωσ|βεβαιωσ|πρακτικ|καταστατικ|αφμ|εκθεσ|αναλυσ|πιστοποι|ισολογ|λογαριασμ))|^[^\p{L}]*(?:[\p{L}\d-]+ ){1,8}?(?:attach|submit|hand in|provide|file|state|appoint)s? (?:also |an additional |further |the minutes|the deed|their |(?:an? )?(?:\p{L}+ ){1,2}(?:report|officer|statement|declaration)(?!\p{L}))/u
/** "For medium-sized enterprises the deadline for reports is …": a term of some. */
const termOfSome =
  /^[^\p{L}]*for (?:(?:micro|small|medium|large)(?:-sized)? )?(?:firms|companies|enterprises|businesses|applicants) [^,;]{0,60}?(?:the|an?) (?:advance|rate|aid|grant|deadline|guarantee|amount|ceiling|limit|fee|intensity)(?!\p{L})/u

/** "Enterprises founded by the end of 2019 must show a loss": what those of some age have to do besides. */
const ofSomeAge =
  /^[^\p{L}]*(?:(?:οι|ειδικα οι|για(?: τισ)?|the|those|for(?: the)?) )?(?:(?:υφισταμεν|νε|existing|new)\p{L}* )?(?:επιχειρησεισ|εταιρειεσ|εταιριεσ|enterprises|businesses|companies|firms) (?:με (?:ημερομηνια )?(?:εναρξη|ιδρυση|συσταση)|(?:που|οι οποιεσ) (?:εχουν )?(?:συσταθ|ιδρυθ|συστηθ|ξεκινησ|εκαναν εναρξη|κανει εναρξη)|(?:(?:that|which) (?:were |have )?)?(?:founded|established|incorporated|set up|started)(?!\p{L}))(?:[^.;·]|\.(?=\d)){0,80}?(?<!\p{L})(?:απαιτ\p{L}+|(?:θα )?πρεπει (?:επιπλεον |επισησ )?να|οφειλουν|υπολογιζ\p{L}+|λογιζ\p{L}+|λαμβανεται υποψη|συγκρινεται|must|shall|have to|need to|are required|is (?:calculated|compared|counted))(?!\p{L})/u

/** "The criterion does not apply to new enterprises": what some are let off. */
const letOff =
  /(?<!\p{L})(?:κριτηριο|προυποθεση|οροσ|περιορισμοσ|criterion|condition|requirement)(?: \p{L}+){0,2} (?:δεν (?:θα )?(?:εφαρμο[ζσ]|ισχυ|αφορα)|(?:does|shall|will) not apply)/u

/** What holds for a part of a call that has a name: "για το «Γρήγορο» …". */
const onlyForPart =
  /^\s*(?:[•●▪*–-]\s*)?(?:(?:για|στη[ν]?|στο) (?:τη[ν]? |το[ν]? )?[«"“][^»"”]{2,30}[»"”]|for ["“'][^"”']{2,30}["”'])/u
/** Somebody who asks: "My company was incorporated in 2018.", "Ξεκίνησα τον Οκτώβριο του 2025." */
const asker =
  /(?<!\p{L})(?:my (?:company|business|firm)|(?<=^[^\p{L}]*)εχω(?= (?!δικαιωμα))|i (?:am|have|was|run|own|started)|we (?:are|have) (?:an?|only|about|\d+)|we (?:employ(?:ed)?|run|started|opened|were (?:founded|set up|established|incorporated|registered))|i employ|ειμαι|ειμαστε|(?:απασχολ|διατηρ|λειτουργ|δραστηριοποι)\p{L}*ουμε|(?:ξεκινησ|ιδρυσ|συστησ|ανοιξ)αμε|κανα(?:με)? εναρξη|(?<=^[^\p{L}]*(?:\p{L}{1,9}[.:]? ?\d{0,2}[:.)] )?)εχουμε(?= (?!θεσει))|ξεκινησα|διατηρω|η (?:εταιρεια|επιχειρηση) (?:μου|μασ))(?!\p{L})/u
/** A condition that is taken back or denied. */
const cancelled =
  /διαγραφ(?:εται|ονται|ηκε)|καταργ(?:ειται|ουνται|ηθηκ)|απαλειφ|δεν (?:τιθεται|τιθενται|απαιτ(?:ειται|ουνται|ηθει|ηθουν)|υπαρχει|ισχυει|ζητειται|προβλεπεται)|δεν (?:αποτελ\p{L}+|ειναι) προυποθεσ|is (?:deleted|removed|dropped)|no longer (?:applies|required)|(?:is|are) not (?:a condition|required)|no (?:minimum|maximum|limit)|neither figure|there is no (?:limit|minimum)|καμια απαιτηση/u

/** What somebody said of it, a share of all firms, and what an earlier call asked for. */
const aside =
  /[»"”],? (?:ανεφερ|δηλωσ|σημειωσ|ειπε|τονισ|εξηγησ|υπογραμμισ|said|says|noted|explained)\p{L}*(?!\p{L})|^[^\p{L}\d]*(?:το |the )?\d{1,3}(?:[.,]\d+)? ?% (?:των|τησ|of)(?: \p{L}+){0,3} (?:εχ(?:ει|ουν)|απασχολ\p{L}+|ειναι|have|has|employs?|are)(?!\p{L})|(?<!\p{L})(?:στην? |η |in |the )(?:the )?(?:αρχικη|προηγουμενη|παλαια|original|previous|earlier|first) (?:προσκληση|προκηρυξη|δραση|call|notice|round)[^.;·]{0,60}(?:απαιτουντ|απαιτειτο|ζητουντ|ζητουσ|προβλεποτ|ισχυ(?:ε|αν)|ηταν|required|asked|was|were)/u

/** "If it has fewer than two employees, it cannot apply": the case is the condition itself. */
function refusesThen(folded: string): boolean {
  const [head = '', ...rest] = folded.split(', ')
  return !/(?<!\p{L})(?:δεν|μη|not)(?!\p{L})/u.test(head) && negation.test(rest.join(', ').split(/[,·;]/u)[0] ?? '')
}

/** "If your shop is small, have a look at this grant": whom the call is for. */
const isYoursThen =
  /, (?:then )?(?:(?:this|the) (?:grant|scheme|fund|call|programme|loan) is for you|(?:have|take) a look at|σασ αφορα|(?:το προγραμμα|η δραση|η προσκληση) (?:ειναι για εσασ|σασ αφορα)|ριξτε μια ματια)/u

/** Whether a sentence tells a wish, a score or a case of its own rather than a condition for all. */
export const isSoft = (folded: string): boolean =>
  soft.test(folded.replace(aimOfCall, ' ')) ||
  (onlyIf.test(folded.replace(whenApplying, '')) && !refusesThen(folded) && !isYoursThen.test(folded)) ||
  ofCase.test(folded) ||
  dutyOfSome.test(folded) ||
  termOfSome.test(folded) ||
  ofSomeAge.test(folded) ||
  letOff.test(folded) ||
  onlyForPart.test(folded) ||
  asker.test(folded) ||
  aside.test(folded) ||
  cancelled.test(folded)

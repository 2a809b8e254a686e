import type { Span } from '../../facts/text-fold.ts'
import { negation } from './condition-gate.ts'
import type { Bare } from './condition-sentence.ts'
import { withoutForms } from './legal-forms.ts'
import { contentWords } from '../sentences/unread-parts.ts'

/** The words of a sentence that name those who may apply, one kind after the other, and what of them no value tells. Folded text. */

const aid = String.raw`(?:support|funding|aid|(?:the )?money|grants?|loans?|vouchers?|scheme|programme|program|call|fund|facility|action|measure|initiative|competition|subsid(?:y|ies))`
const open = String.raw`(?:(?:open|addressed|aimed|targeted|directed|available|reserved|restricted|limited|offered|given|granted|paid|awarded) (?:(?:only|exclusively|solely) )?(?:to|at|for)|(?:intended |meant |designed )?(?:(?:only|exclusively|solely) )?for)`
const takesIn = String.raw`(?:ενταχθουν|υπαχθουν|συμμετ[αε]σ?χ\p{L}+|μετ[αε]σ?χ\p{L}+|ενισχυθουν|επιδοτηθουν|χρηματοδοτηθουν|επιχορηγηθουν|λαβουν μεροσ|υποβαλ\p{L}+(?: \p{L}+){0,2}? (?:αιτησ\p{L}*|προτασ\p{L}*))`
const isAided = String.raw`(?:ενισχυονται|επιδοτουνται|χρηματοδοτουνται|επιχορηγουνται|συμμετεχουν|γινονται δεκτ\p{L}+|εντασσονται|δικαιουνται (?:ενισχυσησ?|επιδοτησησ?|συμμετοχησ?)|(?:δικαιωμα|δυνατοτητα) (?:συμμετοχησ|υποβολησ)(?: \p{L}+){0,4}? εχουν|μπορουν να ${takesIn})`

const toApply = String.raw`να (?:υποβ|καταθ|συμμετ|εκδηλωσ|δηλωσ|στειλ|κανουν αιτησ)\p{L}*|για (?:την? )?(?:υποβολη|καταθεση)`
const apply = String.raw`(?:submit|apply|express|hand in|send|participate|take part|put forward|present)`
/** Before those who are named: whatever stands there, it is they who may. */
const beforeThem = new RegExp(
  [
    String.raw`^[^\p{L}]*(?:(?:the|this|our|a|an) )?(?:[\p{L}«»"“”’'-]+ ){0,4}?${aid}(?!\p{L})(?: [^.;·:,]{0,40}?)? (?:(?:is|are|goes|go) )(?:${open}|(?:only )?to) `,
    String.raw`^[^\p{L}]*(?:(?:the )?(?:eligible (?:applicants|beneficiaries|enterprises|entities)|applicants|beneficiaries)|eligible)(?: for (?:support|funding|the \p{L}+))? (?:are|is|may be|can be|must be)(?: only)?:? (?!(?:required|asked|invited|expected|obliged|entitled|allowed|free|able|informed|advised|selected|ranked|notified|not|to) )`,
    String.raw`^[^\p{L}]*(?:(?:η|το|ο|αυτη|αυτο) )?(?:(?:παρουσα|παρον|νεα|νεο) )?(?:δρασ|προγραμμα|προσκλησ|προκηρυξ|μετρο|καθεστωσ|παρεμβασ|ενισχυσ|επιδοτησ|επιχορηγησ|επιταγη|δανεια)\p{L}*(?: [^.;·:,]{0,40}?)? (?:(?:απευθυν\p{L}+|διν\p{L}+|χορηγ\p{L}+|παρεχ\p{L}+) (?:(?:μονον?|αποκλειστικα) )?(?:σε|προσ|στ\p{L}{2,3})|(?:προοριζ\p{L}+|ειναι) (?:(?:μονον?|αποκλειστικα) )?για|αφορα(?: (?:μονον?|αποκλειστικα))?(?: (?:σε|στ\p{L}{2,3}))?) `,
    String.raw`^[^\p{L}]*(?:(?:οι )?(?:(?:επιλεξιμ|δυνητικ|πιθαν|τελικ|υποψηφι)\p{L}+ )?(?:δικαιουχ(?:οι|α)|ωφελουμενοι|υποψηφιοι)(?: (?:τησ|του) \p{L}+){0,2}|επιλεξιμ(?:εσ|οι|α)) (?:(?:ειναι|μπορουν να ειναι)(?: (?:μονον?|αποκλειστικα))?|θεωρουνται)(?! (?:υποχρε|οσ)) (?:(?:οι|τα|ολ(?:οι|α)|εκειν(?:οι|α)) )*`,
    String.raw`^[^\p{L}]*(?:(?:στη[ν]?|στο) (?:παρουσα |παρον )?(?:δραση|προσκληση|προγραμμα) )?${isAided} `,
    // "The ministry calls the municipalities to submit", "invites proposals from clubs".
    String.raw`^[^.;·]{0,120}?(?<!\p{L})(?:(?:προσ)?καλ(?:ει|ουμε)\s*:? ?[«"“]?(?=(?:[^.;·:]|\.(?=\d)){3,260}(?<!\p{L})(?:${toApply}))|απευθυνει (?:\p{L}+ )?προσκληση(?: \p{L}+){0,4}? (?:σε|προσ|στ\p{L}{1,3})(?= )|(?:προσ)?καλουνται(?=(?:[^.;·:]|\.(?=\d)){3,260}(?<!\p{L})(?:${toApply}))|(?:invites?|is inviting|calls? (?:up)?on)(?! (?:applications|proposals|expressions))(?=[^.;:]{3,200} to (?:${apply}))|(?:invit\p{L}+|accept\p{L}*|welcom\p{L}+|seek\p{L}*) (?:[\p{L}-]+ ){0,2}(?:applications|proposals)(?: [\p{L}-]+){0,4}? from) (?:(?:το )?συνολο των |(?:τουσ|τισ|τα|οι|ολ(?:οι|εσ|ουσ|α)|all|any|the) )*`,
  ].join('|'),
  'u',
)
/** "The fund supports small bakeries": those who do something for a living, and no things. */
const helps =
  /^[^\p{L}]*(?:[\p{L}«»"“”’'-]+ ){1,6}?(?:supports|funds|helps|assists|ενισχυει|επιδοτει|στηριζει|χρηματοδοτει|επιχορηγει) (?:(?:τισ|τουσ|τα|the) )?/u
/** Those who do something for a living. */
export const whoDo =
  /^(?:[\p{L}-]+,? (?:(?:και|η|and|or) )?){0,8}?(?:μμε(?!\p{L})|επιχειρησ(?!ιακ)|εταιρ(?:ει|ι)|μοναδ|καταστημα|ξενοδοχ|παραγωγ|επαγγελματ|εργαστηρι|βιοτεχν|βιομηχαν|συνεταιρισμ|enterpris|compan(?:y|ies)|firms?(?!\p{L})|business(?:es)?(?!\p{L})|undertakings?(?!\p{L})|smes?(?!\p{L})|units?(?!\p{L})|shops?(?!\p{L})|hotels?(?!\p{L})|producers?(?!\p{L})|manufacturers?(?!\p{L})|studios?(?!\p{L})|farm(?:er)?s?(?!\p{L})|professionals?(?!\p{L})|bakeries|restaurants?(?!\p{L}))/u
/** Behind them: they may. */
const behindThem = new RegExp(
  String.raw`(?:,| (?:both|all|alike|only))? (?:(?:may|can)(?: (?:also|only|now))? (?:apply|participate|take part|submit (?:an? )?(?:application|proposal)s?|receive (?:support|a grant|grants))|(?:are|is) (?:eligible|entitled|funded|supported|admitted|aided)|qualify|${isAided}|(?:εχουν|διαθετουν) (?:τη[ν]? )?(?:δυνατοτητα|δικαιωμα) (?:να (?:υποβ|καταθ|συμμετ)\p{L}*|υποβολησ|συμμετοχησ)|(?:προσ)?καλουνται (?:${toApply})|(?:are|is) (?:invited|called (?:up)?on|welcome) to ${apply}|(?:ειναι|θεωρουνται) (?:επιλεξιμ|δικαιουχ|δεκτ)\p{L}+)(?!\p{L})`,
  'u',
)
/** What is done, paid or handed in, and no one who applies. */
const ofThings =
  /^[^\p{L}]*(?:[\p{L}-]+ ){0,3}?(?:προτασ|αιτησ|σχεδι|εργ(?:ο|α|ων)(?!\p{L})|επενδυσ|δαπαν|δρασ(?:η|εισ)(?!\p{L})|ενεργει|παρεμβασ|εξοπλισμ|(?<=^[^\p{L}]*)(?:την?|τη|το|τα) |projects?(?!\p{L})|proposals?|applications?|plans?(?!\p{L})|investments?|costs?(?!\p{L})|expenses|expenditure|activities|actions|works(?!\p{L})|equipment|purchases?|one |each |the (?:purchase|cost|period|development|construction)|[\p{L}-]+ing (?:the|of|an?|new)(?!\p{L})|you(?!\p{L})|it(?!\p{L})|they(?!\p{L})|αυτ(?:οι|εσ|α)(?!\p{L})|who(?!\p{L})|which(?!\p{L})|what(?!\p{L})|ποι)/u
/** What they mean to do with the aid, when and on which condition: it tells nothing of what they are. */
const further = [
  String.raw`,? (?:${toApply})(?!\p{L}).*$`,
  String.raw`,? (?:οχι(?: ομωσ)?|αλλα οχι|but not|not|except(?:ing)?|excluding|other than|εκτοσ|πλην|με εξαιρεση|εξαιρουμεν\p{L}+)(?!\p{L}).*$`,
  String.raw`, (?:που|οι οποι\p{L}+|τα οποια|which|that|who|if|when|provided|εφοσον|ε?αν)(?!\p{L}).*$`,
  String.raw` (?:που|οι οποι\p{L}+|τα οποια|which|that|who) (?:(?:also|επισησ) )?(?:will|would|wish|want|plan|intend|seek|aim|invest|implement|carry out|submit|apply|propose|need|θα|επιθυμ|θελ|προτιθ|σχεδιαζ|σκοπευ|στοχευ|επενδυ|υλοποι|υποβ|προτειν|χρειαζ|ενδιαφερ)(?:s|\p{L}*)(?!\p{L}).*$`,
  String.raw`,? (?:wishing|looking|seeking|planning|willing|interested in|ωστε|προκειμενου|εφοσον|ε?αν|if|when|provided|με (?:στοχο|σκοπο)|για (?:την?|το|τη|επενδ|εργα)|to(?= \p{L})|in order|so that|(?:with|on) (?:the|a) (?:aim|view|condition)|for (?:investments?|projects?|their|the|up to|an?))(?!\p{L}).*$`,
  String.raw`,? (?:through|by means|μεσω|μεσα απο|under (?:the|this)|until|by \d|from \d|within|εντοσ|στο πλαισιο|μεχρι τισ)(?!\p{L}).*$`,
  String.raw`, (?:with|at|up to|με|εωσ|και με) [^,]*(?:€|%|euro|ευρω|eur ).*$`,
  String.raw`(?<!(?:εργασιων|τζιρο|τζιρουσ|πωλησεισ|εσοδα|turnover|sales|revenues?|ισολογισμο|total|assets)(?: of)?) (?:(?:of|για|with|με) )?(?:up to|εωσ) (?:€|eur )?\d[\d.,]* ?(?:€|ευρω|euros?|%).*$`,
].map((words) => new RegExp(words, 'u'))

const deniesWhom = /^[^\p{L}]*(?:ουτε|μητε|neither|nor|no|none|nobody|κανεν\p{L}+|καμι?α|δεν|μην|not)(?!\p{L})/u

/** Where a sentence names those who may apply; undefined where it names nobody, or says who may not. */
export function applicantsIn(folded: string): Span | undefined {
  if (folded.length > longest || negation.test(folded) || deniesWhom.test(folded) || /[?:]\s*$/u.test(folded))
    return undefined
  const help = helps.exec(folded)
  const lead = beforeThem.exec(folded) ?? (help !== null && whoDo.test(folded.slice(help[0].length)) ? help : null)
  const start = lead?.[0].length ?? 0
  const end = lead === null ? behindThem.exec(folded)?.index : folded.search(/[\s.;·]*$/u)
  if (end === undefined) return undefined
  const named = further.reduce((words, each) => words.replace(each, ''), folded.slice(start, end))
  if (ofThings.test(named) || /[:€%]/u.test(named) || !/\p{L}{3}/u.test(named)) return undefined
  return { start, end: start + named.trimEnd().length }
}
/** Whether a sentence names as those who may apply somebody who does something for a living. */
export const namesSomebody = (folded: string, { start, end }: Span): boolean =>
  (start === 0 && applies.test(folded.slice(end))) ||
  whoDo.test(folded.slice(start, end)) ||
  ofApplicants.test(folded.slice(0, start))
/** What nobody says of a thing. */
const applies =
  /(?<!\p{L})(?:apply|participate|take part|submit|receive|entitled|qualify|μπορουν να|συμμετεχουν|δικαιουνται|δικαιωμα)(?!\p{L})/u
const ofApplicants =
  /applicants|beneficiaries|δικαιουχ|ωφελουμεν|υποψηφι|συμμετ|ενταχθ|εντασσ|καλ(?:ει|ουμε|ουνται)(?!\p{L})|προσκληση|invit|calls? (?:up)?on|(?:applications|proposals)(?: [\p{L}-]+){0,4} from/u
/** Letters of a sentence that names them and says little else. */
const longest = 400

/** Who tells no one apart: an enterprise, an applicant. */
const anybody =
  /^(?:existing|υφισταμεν\p{L}+|active|ενεργ(?:εσ|οι|α|ων|ουσ)|operating|interested|ενδιαφερομεν\p{L}+|greek|ελληνικ\p{L}+|hellenic|private|sole|kind|kinds|type|types|τυπου|ειδουσ|people|trader|undertakings?|associated|various|several|many|based|located|registered|situated|residing|στην?|στον?|staff|range|present|currently|today|σημερα|χωρα(?:σ|ν)?|country|cyprus|cypriot|κυπριακ\p{L}+|member|states?|κρατ\p{L}+|μελ(?:η|ων|ουσ)|autonomous|independent|particular|especially|mainly|κυριωσ|ιδιωσ|ειδικα|προσωπα|βαθμ\p{L}+|ολοκληρ\p{L}+|ολησ|οποιουδηποτε|οποιασδηποτε|ανεξαρτητ\p{L}+|regardless|irrespective|whatever|entire|across|throughout|οπουδηποτε|over|under|around|about|σχεδον|περιπου)$/u
/** Years that are told, and the words of a figure. */
const ofFigures: Partial<Record<Bare['kind'], RegExp>> = {
  headcount:
    /\p{L}*(?:εργαζ|απασχολ|ατομ|μισθωτ|προσωπικ|employ|people|person|worker|member(?=s? of staff)|full|time)\p{L}*/gu,
  age: /(?:(?:less|fewer|more) than|old|younger|older|aged|νεοτερ\p{L}*|ηλικι\p{L}*|παλαιοτερ\p{L}*|traded|trading|ended|full|πληρ\p{L}*|νεοσυστατ\p{L}*|newly|αρχικ\p{L}*)(?!\p{L})/gu,
  lifecycle: /(?:εγκρισ|ενταξ|approval|award|decision|νεοιδρυ|νεοσυστατ)\p{L}*/gu,
  accounts: /\p{L}*(?:εκατομμυρι|χιλιαδ|thousand|total|yearly|above|below|exceed|profit|κερδ)\p{L}*/gu,
}

/**
 * The first of the words that name those who may apply which no value tells: a trade, a quality, a form that was not read.
 * @param told what was read of the sentence
 * @param isPlace whether words name a place
 */
export function untoldOf(
  folded: string,
  { start, end }: Span,
  told: readonly Bare[],
  isPlace: (part: Span) => boolean,
): Span | undefined {
  const kinds = new Set(told.map(({ kind }) => kind))
  const blank = (words: string): string => ' '.repeat(words.length)
  let text = folded.slice(start, end).replaceAll(/\([^()]*\)?/gu, blank)
  if (kinds.has('legal_form')) text = withoutForms(text)
  for (const kind of kinds) text = text.replaceAll(ofFigures[kind] ?? /(?!)/gu, blank)
  const word = contentWords(text, kinds).find(
    (each) =>
      !anybody.test(text.slice(each.start, each.end)) &&
      !(kinds.has('region') && isPlace(withNext(folded, start + each.start, start + each.end))),
  )
  return word === undefined ? undefined : { start: start + word.start, end: start + word.end }
}

/** A word; the first of a sentence, which has a capital whatever it is, with those behind it up to what narrows them: "Maltese small firms". */
function withNext(folded: string, start: number, end: number): Span {
  if (/\p{L}/u.test(folded.slice(0, start))) return { start, end }
  const next =
    / (?:in|of|with|from|at|that|which|who|based|located|established|με|σε|στ\p{L}{1,3}|που|των|τησ|του)(?!\p{L})/u
  return { start, end: end + (next.exec(folded.slice(end, end + longestName))?.index ?? longestName) }
}
/** Letters of an enterprise's name with what it is called by before it. */
const longestName = 45

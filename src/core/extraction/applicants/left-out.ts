import type { Span } from '../../facts/text-fold.ts'
import { behindMark } from '../text/block-lists.ts'
import { negation, refusing } from './condition-gate.ts'
import { whoDo } from './named-applicants.ts'
import { saysOfWhom } from '../text/other-sections.ts'
import { keysOf, placeIn } from '../text/source-text.ts'
import { remarks } from '../text/table-head.ts'
import type { Block } from '../text/source-text.ts'

/** Those whom a call leaves out, and what it answers on who may apply: conditions under whatever heading. Folded text. */

/** What is left out or asked about where it is costs, papers or payments. */
const ofCosts =
  /δαπαν|(?<!\p{L})φπα(?!\p{L})|κοστ(?:οσ|η|ουσ)|(?<!\p{L})εξοδ(?:α|ων)|(?<!\p{L})αγορ(?:α|εσ|ασ)(?!\p{L})|μισθωμα|(?<!\p{L})τοκ(?:οι|ων|ουσ)|εξοπλισμ|μηχανημ|οχημα|τιμολογ|πληρωμ|προκαταβολ|προμηθευτ|παροχο|μετακιν|δικαιολογητ|(?<!ληξι)προθεσμ|παρατασ|(?<!\p{L})costs?(?!\p{L})|expenditure|expenses|purchase|(?<!\p{L})vat(?!\p{L})|invoice|equipment|machinery|vehicle|payment|supplier|provider|documents|deadline|extension|(?:cannot|may not|must not|not) be (?:used|spent)(?!\p{L})/u

/** The ceiling of small aid, what follows from a breach, and what is refused of an application: none of these tells applicants apart. */
const ofOther =
  /300[.,]000|750[.,]000|ησσονοσ|de[ -]minimis|επιστρεφ|εντοκ|(?:για|επι) (?:\p{L}+ |\d )?ετη|ψευδ|τελευται\p{L}+ περιπτωσ|επομεν\p{L}+ κυκλ|next (?:round|call)|false|(?<!\p{L})late (?:applications|proposals)|^[^\p{L}]*(?:ε?αν|εφοσον|οταν|σε περιπτωση|για δηλωση|if|when|where|in case)(?!\p{L})|^[^\p{L}]*(?:(?:η|οι|το|τα|the|an?|any) )?(?:αιτησ|προτασ|σχεδι|εργ(?:ο|α)(?!\p{L})|application|proposal|project)/u
/** "Αποκλείονται …", "Not eligible are …": what a sentence begins with that is of those who are refused, in whatever section. */
const beginsRefusing =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:δεν (?:\p{L}+ (?:να )?){0,2}?(?:υπαγ|συμμετ|μετεχ|ενισχυ|επιδοτ|χρηματοδοτ|εντασσ|επιλεξιμ|γινονται δεκτ|δικαιου|υποβαλ|ειναι δικαιουχ)|αποκλει|εξαιρ(?:ουνται|ειται)|μενουν (?:εκτοσ|εξω)|excluded|not eligible|ineligible)/u

/** "Who got a grant in the first round": what happened in an earlier call is a condition of this one. */
const receivedBefore =
  /ελαβ|(?<!\p{L})λαβει|λαμβαν|παρει|(?<!\p{L})πηρ|εισπραξ|ενταχθ|ενισχυθ|χρηματοδοτηθ|επιχορηγηθ|επιδοτηθ|ωφεληθ|συμμετειχ|συμμετασχ|(?:υπαρξ|υπηρξ|διατελεσ|γιν)\p{L}+ (?:\p{L}+ )?δικαιουχ|received?|obtained|awarded|funded|supported|benefit(?:ed|ted)|took part|participated/u
/** "Να μην έχει υπάρξει δικαιούχος της προηγούμενης πρόσκλησης": asked of those who apply now. */
const asksForNone =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:δεν|να μην?|μην?) (?:πρεπει να )?(?:εχ|ειχ|ειναι|ελαβ|λαβ|υπηρξ|ενταχθ)|(?:must |may |should )?not have |(?:have|has) (?:not|never) )/u
/** Whether a sentence that names another call asks something of who applies to this one: what he had of that. */
export const isOfEarlierAid = (folded: string, leftOut: boolean): boolean =>
  receivedBefore.test(folded) && (leftOut || asksForNone.test(folded))
/** Whether somebody is left out by his name or that of a trade, though the words that say it are told aside. */
export const isLeftOutAside = (block: Block): boolean =>
  (block.kind === 'item' || block.kind === 'cell') && (namesTrades(block) || whoDo.test(behindMark(block)))

/** "What is not funded": things, not those who apply. */
const ofThings =
  /^[^\p{L}]*(?:\S{1,4}[.)] )?(?:τι|what(?! (?:(?:kinds?|types?) of )?(?:businesses|companies|firms|enterprises|organi[sz]ations|applicants|sectors))|ποι(?:α|εσ) δραστ)(?!\p{L})/u

const labelsOf = (block: Block): string[] =>
  [block.announcedBy, keysOf(block)[0] ?? '', ...block.labels].filter((label) => label.length < 90)
/** "Ineligible projects: … suppliers of equipment": under such a title a trade is named, and no cost. */
const namesTrades = (block: Block): boolean =>
  labelsOf(block).some((label) => refusing.test(label) && ofKinds.test(label) && !isOfCosts(label))
const ofKinds =
  /(?<!\p{L})(?:projects?|businesses|enterprises|companies|firms|undertakings|sectors?|activit(?:y|ies)|applicants?|organi[sz]ations|επιχειρησ|κλαδ(?:οι|ων)|δραστηριοτητ|φορε(?:ισ|ων))/u

/** Letters of a line that names those whom its list is about: "Excluded are enterprises that hold even one of these codes:". */
const longestLead = 200

/** Whether a sentence that refuses is about those who apply: by the words that lead to it, or by its own. */
export function isOfLeftOut(block: Block, folded: string, lead: string, ofOthers: boolean): boolean {
  const keys = keysOf(block)
  const labels = labelsOf(block)
  if (/:\s*$/u.test(folded) || keys.some(isOfCosts) || (!namesTrades(block) && isOfCosts(folded))) return false
  return (
    negation.test(lead) ||
    labels.some((label) => !ofThings.test(label) && (refusing.test(label) || negation.test(label))) ||
    (block.announcedBy.length < longestLead &&
      beginsRefusing.test(block.announcedBy) &&
      saysOfWhom(block.announcedBy)) ||
    (negation.test(folded) && saysOfWhom(folded) && !ofOther.test(folded) && (!ofOthers || beginsRefusing.test(folded)))
  )
}

/** "They may not apply:" leads to those who may not, and says nothing by itself. */
export const isLead = (folded: string): boolean => folded.length <= shortLead && /:\s*$/u.test(folded)
const shortLead = 90

/** The words before a colon that hold for all that semicolons part: "Not eligible: public bodies; sole traders". */
export function leadIn(block: Block, sentences: readonly Span[], at: number): Span | undefined {
  const { folded } = block.folded
  let first = at
  const parted = (end: number | undefined): boolean => end !== undefined && /[;·]/u.test(folded[end - 1] ?? '')
  while (first > 0 && at - first < 20 && parted(sentences[first - 1]?.end)) first -= 1
  if (first === at) return undefined
  const start = sentences[first]?.start ?? 0
  const words = /^[^:]{3,60}:/u.exec(folded.slice(start, start + 70))?.[0]
  return words === undefined ? undefined : { start, end: start + words.length }
}

/** Where the words stand that a refusal goes on from, in the document: before it in its block, or the line above its list. */
export function leadPlace(block: Block, lead: Span | undefined): Span | undefined {
  if (lead !== undefined) return placeIn(block, lead.start, lead.end)
  const head = block.heads.findIndex((name) => /\p{L}{3}/u.test(name) && refusing.test(name))
  if (head >= 0) return block.headPlaces?.[head]
  return block.announcedBy.length < 90 && (negation.test(block.announcedBy) || refusing.test(block.announcedBy))
    ? block.keyPlace
    : undefined
}

/** "Excluded | Remark": the head of a table of those who may not apply, and what it says of them in its column of remarks. */
export const isBesideRefused = (block: Block): boolean =>
  block.kind === 'cell' &&
  (block.isHead === true || remarks.test(block.heads[block.column] ?? '')) &&
  [block.announcedBy, block.section, block.folded.folded, ...block.labels, ...block.heads].some(
    (name) => name.length < longestLabel && /\p{L}{3}/u.test(name) && (refusing.test(name) || negation.test(name)),
  )
const longestLabel = 90

const askedOf =
  /επιχειρησ|εταιρ(?:ει|ι)|franchise|φορε(?:ισ|ασ|α)(?!\p{L})|συνεταιρ|νομικ\p{L}+ (?:μορφ|προσωπ)|σωματει|κλαδ(?:ο|οι|ων)|τζιρ|κυκλο\p{L}? εργασι|προσωπικο|εργαζομεν|(?<!\p{L})εμε(?!\p{L})|(?<!\p{L})εδρα|υποκαταστημα|μεγεθ|συμμετ|δικαιουχ|επαγγελματ|(?<!\p{L})νε(?:α|εσ|οι) |compan(?:y|ies)|business|enterprise|(?<!\p{L})firms?(?!\p{L})|applicant|turnover|sales|staff|employees|registered|branch|take part|participat|(?<!\p{L})apply(?!\p{L})|eligible/u
const asksFor =
  /\d|(?<!\p{L})(?:οχι|δεν|μονο|εφοσον|ε?αν|αρκει|εκτοσ|πλην|τουλαχιστον|εωσ|μεχρι|no|not|only|if|provided|unless|except|at least|up to)(?!\p{L})/u

const ofWhen =
  /(?<!\p{L})(?:ποτε|πωσ|πριν|ποσ(?:εσ|οι|ουσ) (?:επιχ|αιτ|θα)\p{L}*|when|how (?!many (?:people|employees|staff)))(?!\p{L})/u
/** "No. That was a condition of the scheme of 2023." */
const ofEarlierCall = /(?<!\p{L})(?:that was|it was|ισχυε|ηταν)(?!\p{L})/u
const ofNothing =
  /δεν (?:υπαρχει|τιθεται|προβλεπ|ισχυει|απαιτ|χρειαζ|εχει σημασια|παιζει)|there is no|no (?:limit|minimum|maximum|upper|lower)|does not matter|(?<!\p{L})any (?:size|form)/u

/** Whether what answers a question asks something of who applies. */
export const isAnswerOnWhom = (question: string, answer: string): boolean =>
  askedOf.test(question) &&
  /\p{L}{2}/u.test(answer) &&
  !ofCosts.test(question) &&
  !ofWhen.test(question) &&
  asksFor.test(answer) &&
  !ofNothing.test(answer) &&
  !ofEarlierCall.test(answer)

/** Whom a sentence asks something of, by its first words: the applicant, who stands behind it, or a figure of its accounts. */
const ofApplicant =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:η|ο|οι|τα|το|the|an?|each|every|any|καθε|all|ολεσ|ολοι) )?(?:\p{L}+ ){0,2}?(?:επιχειρησ|εταιρ(?:ει|ι|οι)|αιτουν|αιτων|υποψηφι|ενδιαφερομεν|νομιμ\p{L}+ εκπροσωπ|διαχειριστησ|μετοχοι|ιδιοκτητ|επιχειρηματιασ|εκμεταλλευσ(?:η|εισ)(?!\p{L})|γεωργ(?:οσ|οι)(?!\p{L})|αγροτ(?:ησ|εσ)(?!\p{L})|αλι(?:εασ|εισ)(?!\p{L})|παραγωγο[ισ](?!\p{L})|αλιευτικ\p{L}+ σκαφ|(?:agricultural )?holdings?(?!\p{L})|farms?(?!\p{L})|farmers?(?!\p{L})|fishers?(?!\p{L})|(?:fishing )?vessels?(?!\p{L})|applicant|candidate|enterprise|undertaking|compan(?:y|ies)(?!\p{L})|firms?(?!\p{L})|business(?:es)?(?!\p{L})|smes?(?!\p{L})|legal representative|owners?(?!\p{L})|shareholders|directors?(?!\p{L})|founders?(?!\p{L})|you(?!\p{L}))/u
const asks =
  /(?<!\p{L})(?:(?:θα )?πρεπει να|οφειλ\p{L}+|απαιτειται|υποχρε\p{L}+ να|να (?:μην? )?(?:ειναι|εχ(?:ει|ουν)|διαθετ\p{L}+|ασκ\p{L}+|τηρ\p{L}+)|must|shall|have to|has to|needs? to)(?!\p{L})/u
/** How one applies and what is done later. */
const ofHow =
  /απευθυν(?:θ|ονται)|υποβ[αο]λ\p{L}* (?:\p{L}+ )?(?:αιτ|προτασ|φακελ|δικαιολ|εκθεσ|ηλεκτρ|μεσω|στ)|δηλων|δηλωσ|καταχωρ|συμπληρων|επισυναπτ|αναρτ|ενημερων|προσκομ|φυλασσ|συνεργαζ|παρεχ|ολοκληρ|υλοποι|δημοσιοτητ|λογαριασμ|(?<!\p{L})(?:submit|upload|attach|sign|report|fill|declare|provide(?= (?:[\p{L}-]+ ){0,4}?(?:documents?|proof|evidence|information|declaration|details?|statement|cop(?:y|ies)|reports?|data|certificate|invoices?|quot\p{L}+|access|plan|guarantee|it|them|this|these)(?!\p{L}))|keep(?! (?:\p{L}+ )?(?:double|single|simple)[- ]entry)|inform|complete|register|notify|use|send|choose|select)(?!\p{L})/u
/** "Turnover of the last year up to 50 million or total assets up to 43 million": a figure of the business and its bound. */
const ofAccounts =
  /^[^\p{L}]*(?:(?:the|ο|το) )?(?:ετησι\p{L}+ |μεσο[σ]? |annual |average )*(?:κυκλοσ εργασιων|τζιροσ|συνολο (?:του )?(?:ενεργητικου|ισολογισμου)|ιδια κεφαλαια|(?:θετικα |κερδοφορα )?(?:κερδη|αποτελεσματα (?:προ|μετα)|ebitda|καθαρη θεση|ταμειακεσ ροεσ)|εξαγωγεσ|μισθοσ|μισθολογικο κοστοσ|(?:gross )?(?:salary|wages?)|turnover|total assets|balance sheet total|equity(?! (?:tickets?|loans?|invest|fund|stake|instrument|finance))|(?:positive )?(?:net (?:worth|profit)|results? before|earnings before|profit before|ebitda|cash flow)|exports)(?!\p{L})/u
const bounds =
  /εωσ|μεχρι|τουλαχιστον|ανω|κατω|πανω|υπερβ|ξεπερν|θετικ|up to|at least|not exceed|(?:more|less|fewer) than|above|below|over|under|positive|between|μεταξυ/u

/** "Aided by another scheme for the same costs": of somebody, whatever it was for. */
const forSameCosts =
  /(?<!\p{L})(?:για |σε |of |for |in )?(?:τισ |τα |το |των |the )?(?:ιδι\p{L}+|same) (?:επιλεξιμ\p{L}+ |eligible )?(?:δαπαν\p{L}+|κοστ\p{L}+|εξοδα|εξοπλισμ\p{L}+|μηχανημ\p{L}+|costs?|expenditure|expenses|equipment)/gu

/** Whether a text is about costs, papers or payments. */
export const isOfCosts = (folded: string): boolean => ofCosts.test(folded.replaceAll(forSameCosts, ' '))

/** Whether a sentence is about how one applies and what is done later. */
export const isOfHow = (folded: string): boolean => ofHow.test(folded)

/** Whether a refusal is of an application or of what goes beyond the ceiling of small aid, rather than of somebody. */
export const isOfOther = (folded: string): boolean => ofOther.test(folded)

/** "Positive results before tax in two of the last three years": a figure of the business that is bounded. */
export const boundsAccounts = (folded: string): boolean =>
  ofAccounts.test(folded) && bounds.test(folded) && folded.length < 200

const kindsOfMany = String.raw`(?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|οργανωσεισ|οργανισμοι|φορεισ|συνεταιρισμοι|ενωσεισ|σωματεια|συλλογοι|ιδρυματα|επαγγελματιεσ|enterprises|businesses|companies|firms|organi[sz]ations|associations|co-?operatives|foundations|institutions|professionals|bodies)(?!\p{L})`
/** "Requests may be submitted by professional organisations and companies": who may apply, and nobody else is named. */
const letsIn = new RegExp(
  String.raw`(?<!\p{L})(?:μπορουν|δικαιουνται|εχουν (?:το )?δικαιωμα) να (?:υποβαλ\p{L}+|ενταχθουν|συμμετ[αε]σ?χ\p{L}+|υπαχθουν|καταθεσουν) (?:(?!αιτησ|προτασ|μεχρι|εωσ|απο|στ|ολ(?:εσ|οι)|οι |ηλεκτρον|που|με )[\p{L}/-]+,? ){0,4}?${kindsOfMany}|(?<!\p{L})(?:may|can) be (?:submitted|made|lodged|filed) by (?:(?!the|all|any|each|post|way)[\p{L}/-]+,? ){0,4}?${kindsOfMany}`,
  'u',
)
/** "Beneficiaries must start their activity after the publication of the call": whoever has started before may not apply. */
const startsLater =
  /^[^\p{L}]*(?:[\p{L}]+, )?(?:οι |the )?(?:δικαιουχοι|ωφελουμενοι|beneficiaries|recipients) (?:(?:θα )?πρεπει|οφειλουν|must|shall|have to)(?!\p{L})[^.;·]*?(?:εναρξη|ξεκιν\p{L}+|ιδρυσ\p{L}+|start|begin|set up|found)(?!ed|ing)[^.;·]{0,60}? (?:(?:μετα|απο) (?:την? )?(?:(?:ημερ\p{L}+|ημερομηνια) )?(?:τησ )?(?:δημοσιευσ|προκηρυξ|προσκλησ)|after (?:the )?(?:(?:day|date) of )?(?:the )?(?:publication|launch|call))/u

/** Whether a sentence asks something of who applies, whatever it stands under. */
export const asksOfApplicant = (folded: string): boolean =>
  (ofApplicant.test(folded) && asks.test(folded) && !ofHow.test(folded) && !ofCosts.test(folded)) ||
  boundsAccounts(folded) ||
  (letsIn.test(folded) && !/[%€£?]/u.test(folded)) ||
  startsLater.test(folded)

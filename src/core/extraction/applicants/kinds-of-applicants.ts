import type { Expression } from '../../criteria/criterion.ts'
import { behindMark } from '../text/block-lists.ts'
import { addressed, leadsFromWhom, negation, notEligibility, ofApplicants, plainKeysOf } from './condition-gate.ts'
import type { Bare } from './condition-sentence.ts'
import { everySize } from './conditions-of-some.ts'
import { formsIn } from './legal-forms.ts'
import type { Reading } from '../reading.ts'
import { sizesIn } from './sizes.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import type { Span } from '../../facts/text-fold.ts'

/** Kinds of those who may apply, side by side in a list or in one sentence: whoever is of one of them may. Folded text. */

/** Those who are told apart by what they are, and by no size. */
const bodies = String.raw`(?:φυσικ(?:α|ων) (?:(?:η|και) νομικ(?:α|ων) )?προσωπ|νομικ(?:α|ων) προσωπ|ιδιωτ(?:εσ|ων)(?!\p{L})|(?:πανεπιστημι|ιδρυματ|σωματει)(?:α|ων)(?!\p{L})|ερευνητικ(?:α|οι|ουσ) |ινστιτουτα|(?:γυναικεσ|ανεργοι|ανεργεσ|νεοι|ιδιοκτητεσ|παραγωγοι|εκμεταλλευσεισ|κατοχοι|δημιουργοι|αποφοιτοι|πτυχιουχοι|επιτηδευματιεσ|επιχειρηματιεσ|κοινοπραξιεσ|οργανισμοι)(?!\p{L})|(?:δημοι|δημουσ|ο\.?τ\.?α\.?)(?!\p{L})|συλλογ(?:οι|ουσ)(?!\p{L})|ενωσεισ(?!\p{L})|συνδεσμ(?:οι|ουσ)(?!\p{L})|επιμελητηρια|ομαδεσ(?!\p{L})|οργανωσεισ(?!\p{L})|(?:αγροτ|αλιει|γεωργ)(?:εσ|οι|ουσ|σ)(?!\p{L})|επαγγελματιεσ|ατομικεσ επιχειρησεισ|αυτοαπασχολουμενοι|(?:\p{L}+ )?φορεισ(?!\p{L})|συνεταιρισμ(?:οι|ουσ)(?!\p{L})|natural persons?|individuals|(?:(?:local|state|tribal|regional|national|county) )?(?:governments?|colleges|schools|districts|hospitals|agencies|counties|cities|towns|non-?profits|developers|utilities|landowners|libraries|clubs)(?!\p{L})|(?:people|women|owners|entrepreneurs|graduates|holders|producers|growers|landlords|unemployed (?:people|persons))(?!\p{L})|sole traders|self-employed|universit(?:y|ies)|research (?:centres?|centers?|organi|institut)|institutes?(?!\p{L})|municipalit(?:y|ies)(?! of)|local authorit|public (?:bodies|authorit)|foundations?(?!\p{L})|associations?(?!\p{L})|charit(?:y|ies)|producer (?:groups?|organi)|farmers(?!['’])|fishers|professionals|chambers|ngos?(?!\p{L})|(?:non-profit|not-for-profit) (?:organi|entit|bod)|(?:\p{L}+['’]? )?co-?operatives(?!\p{L}))`
export const opensWithBody = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:οι|τα|τουσ|τισ|σε|για|the|any) )*(?:(?!μελ(?:η|οσ|ων)|members?|εκπροσωπ|που |με |who |that |with |in |ειναι |εχουν |μπορουν |are |is |have |can |may |εγγραφ|συμμετοχ|συνεργασ)[\p{L}-]+ ){0,5}?${bodies}`,
  'u',
)
/** Words of a duty or a state: a condition and no name of a kind. */
const asks = /(?<!\p{L})(?:να|πρεπει|οφειλ\p{L}+|απαιτ\p{L}+|must|shall|have to|has to|required?)(?!\p{L})/u
export const opensWithBusiness =
  /^[^\p{L}]*(?:(?:οι|τισ|σε|για|the|any) )*(?:(?!που |οι οποι|με |σε |στ\p{L}+ |ειναι |εχουν |μπορουν |who |that |which |with |in |of |to |are |is |have |can |may )[\p{L}/-]+(?:,| και| η| or| and)? ){0,10}?(?:\p{L}+-)?(?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|enterprises|businesses|companies|firms|undertakings|smes|μμε|start-?ups)(?!\p{L})/u
/** Where every one of several conditions has to hold. */
const ofConditions = /προυποθεσ|κριτηρι|ορο(?:ι|υσ)(?!\p{L})|σωρευτικ|conditions?|criteria|requirements?|cumulativ/u

/** What a kind is besides its size or its form: "κατά τη Σύσταση 2003/361/ΕΚ", brackets. */
const asideOf =
  /\([^()]*\)|(?:κατα την? (?:εννοια|συσταση|ορισμο)|συμφωνα με|οπωσ (?:οριζ|ορισ)|within the meaning|as defined|according to|in accordance with).*/gu
/** Words that add nothing to a size or a form. */
const filling =
  /^(?:πολυ|μικρ\p{L}+|μεσαι\p{L}+|μικρομεσαι\p{L}+|μεγαλ\p{L}+|μμε|επιχειρησ\p{L}+|εταιρ\p{L}+|συνεταιρισμ\p{L}+|και|η|ή|ειτε|οι|or|and|the|micro|small|medium|sized|large|smes?|enterprises?|businesses|business|companies|firms|undertakings|co-?operatives?|sole|traders?|ειναι|are|professionals?|freelancers?|ελευθερ\p{L}+|επαγγελματι\p{L}+|ατομικ\p{L}+|υφισταμεν\p{L}+|νε(?:εσ|α|οι)|νεοσυστατ\p{L}+|υπο|συσταση|ιδρυση|existing|new|ιδρυμα\p{L}*|σωματει\p{L}+|foundations?|associations?|α|ε|ο|ι|κ|π|αε|επε|ικε|οε|εε)$/u

/** Whether words name nothing but a size, a form or a stage. */
export const isPlain = (words: string): boolean =>
  (words.replaceAll(asideOf, ' ').match(/\p{L}+/gu) ?? []).every((word) => filling.test(word))

/** The parts of a sentence that its commas and conjunctions join. */
const partsOf = (folded: string): string[] =>
  folded
    .replaceAll(asideOf, ' ')
    .replace(
      /^.*(?:δικαιουχοι|δικαιωμα \p{L}+ εχουν|δικαιουχοι [^,]{0,30}ειναι|σε|(?:applicants|beneficiaries|eligible) are|to|for|:) (?=\S)/u,
      (lead) => (lead.length < 90 ? ' ' : lead),
    )
    .split(/,|·|;| και | η | καθωσ και | and | or | as well as /u)
    .filter((part) => /\p{L}{3}/u.test(part))

/**
 * Whether a sentence lists kinds of applicants of which some are told by a size and others are no matter of size: "natural persons,
 * cooperatives and small businesses".
 */
export function listsKinds(folded: string): boolean {
  if (folded.length > longest || asks.test(folded) || negation.test(folded) || everySize.test(folded)) return false
  if (/[%€£$]/u.test(folded)) return false
  const parts = partsOf(folded)
  const sized = parts.filter(
    (part) => sizesIn(part).length > 0 && opensWithBusiness.test(part) && !opensWithBody.test(part),
  )
  return sized.length > 0 && parts.some((part) => opensWithBody.test(part) && sizesIn(part).length === 0)
}
/** Letters of a sentence that says who may apply and little else. */
const longest = 260

/** The alternatives of such a sentence: the size, the form where one was read, and the kinds that only a person knows. */
export function eitherOfKinds(folded: string, found: readonly Bare[]): readonly Bare[] {
  const sizes = found.filter(({ kind }) => kind === 'size')
  const forms = found.filter((each) => each.kind === 'legal_form' && each.include !== undefined)
  const isTold = (part: string): boolean =>
    isPlain(part) && ((sizes.length > 0 && sizesIn(part).length > 0) || (forms.length > 0 && formsIn(part).length > 0))
  return [...sizes, ...forms, ...(partsOf(folded).every(isTold) ? [] : [{ kind: 'manual' } as const])]
}

/** A name before a kind that tells it apart by a number or a letter: "Category B:", "For strand 2:". */
const numbered =
  /^[^\p{L}]*(?:(?:για|for|in|στ\p{L}+) )?(?:(?:τ\p{L}{1,3}|the) )?(?:\p{L}+ )?(?:κατηγορι(?:α|εσ)|ομαδ(?:α|εσ)|υποπρογραμμα(?:τα)?|σκελοσ|πυλων\p{L}+|categor(?:y|ies)|groups?|strands?|streams?|pillars?|lots?|sub-?programmes?)(?: (?:δικαιουχ|ωφελουμεν)\p{L}+| of (?:applicants|beneficiaries))? [\p{L}\d]{1,3}(?:(?:,| και| and| &|\/) ?[\p{L}\d]{1,3})*\s*[:.–—-]\s*/u
/** The folded text of a member behind its mark and such a name. */
export const behindName = (block: Block): string => behindMark(block).replace(numbered, '')

/** "Category A: …", "Category B: …" at the head of a longer list are a list of their own. */
export function withinNumbers(list: readonly Block[]): readonly Block[] {
  const end = list.findIndex((block) => !numbered.test(behindMark(block)))
  return end > 1 ? list.slice(0, end) : list
}

/** "A single company", "A consortium of three": told apart by how many apply together. */
const howMany =
  /^[^\p{L}]*(?:(?:an?|one|μι?α|ενα[νσ]?|[\p{L}]+) )?(?:[\p{L}-]+ ){0,3}?(?:single|individual|sole|alone|consorti(?:um|a)|partnerships?|alliances?|groups?|joint|together|μεμονωμεν\p{L}+|κοινοπραξι(?:α|εσ)|συμπραξ(?:η|εισ)|ομαδ(?:α|εσ)|ενωσ(?:η|εισ))(?!\p{L})/u
/** "Partners: none is needed": a member that is about something else. */
const labelled = /^[^\p{L}]*\p{L}[^:.;]{2,40}:\s+\S/u

/** Paragraphs below a title of those who may apply, each a kind of them by its name, are a list that is set in lines. */
export function linesOfKinds(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const isLine = ({ kind, folded: { folded } }: Block): boolean =>
    kind === 'paragraph' &&
    folded.length < longestLine &&
    (opensWithBody.test(folded) || opensWithBusiness.test(folded)) &&
    !asks.test(folded) &&
    !amount.test(folded) &&
    !says.test(folded.slice(kindIn(folded)?.length ?? 0))
  return blocks.flatMap((block, at) => {
    if (!isLine(block) || !leadsOf(block).some((words) => ofApplicants.test(words) && !negation.test(words))) return []
    const rest = blocks.slice(at)
    const end = rest.findIndex((each) => !isLine(each) || each.section !== block.section)
    const lines = end < 0 ? rest : rest.slice(0, end)
    return lines.length < fewestLines ? [] : [lines]
  })
}
const longestLine = 140
const fewestLines = 3

/** The kinds at the head of a list that goes on with what is asked of all of them. */
export function headOfKinds(list: readonly Block[]): readonly Block[] {
  const isOther = (block: Block): boolean =>
    howMany.test(behindMark(list[0] ?? block))
      ? !howMany.test(behindMark(block)) || asks.test(behindMark(block))
      : labelled.test(behindMark(block))
  const end = list.findIndex(isOther)
  return end > 1 ? list.slice(0, end) : list
}

/** Paragraphs with such names, one of each number and in order, are a list that is set in paragraphs. */
export function numberedParagraphs(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const named = blocks.filter(({ kind, folded }) => kind === 'paragraph' && numbered.test(folded.folded))
  const names = named.map(({ folded }) => numbered.exec(folded.folded)?.[0])
  return named.length > 1 && new Set(names).size === names.length ? [named] : []
}

/** What a list stands under: the line that leads to it and its titles. */
const leadsOf = (block: Block): string[] => [block.announcedBy, ...plainKeysOf(block).slice(0, 2)]
const asksOfAll = (words: string): boolean => words.length < 120 && (ofConditions.test(words) || negation.test(words))
const ofWhom = (words: string): boolean => ofApplicants.test(words) || leadsToWhom.test(words) || addressed.test(words)
const leadsToWhom =
  /(?:δικαιουχ|ωφελουμεν|δικαιου(?:νται|ται)|δικαιωμα (?:υποβολ|συμμετοχ)|υποψηφι|applicants?|beneficiar|may apply|can apply|participat)/u
/** "The following businesses:", "these types of projects:", "projects related to:": of whatever stands below, nobody is or does all. */
const leadsToOne =
  /(?<!\p{L})(?:κατηγορι(?:α|εσ|ων)|ειδη|ειδων|τυπ(?:οι|ουσ|ων)|categor(?:y|ies)|types?|kinds?)(?!\p{L})|(?:following|παρακατω|ακολουθ\p{L}+|εξησ|κατωθι) (?:[\p{L}-]+ ){0,3}?(?:επιχειρησ|εταιρ(?:ει|ι)|φορε(?:ισ|ων)|κλαδ|δικαιουχ|τομε(?:ισ|ων)|σχεδι|εργ(?:α|ων)(?!\p{L})|επενδυσ|δρασεισ|ενεργειεσ|παρεμβασεισ|businesses|enterprises|companies|firms|organi[sz]ations|entities|bodies|sectors|projects|investments|activities|purposes)|(?<!\p{L})(?:projects?|investments?|activit(?:y|ies)|plans?|σχεδι(?:α|ων)|εργ(?:α|ων)|επενδυσ(?:εισ|εων)|ενεργει(?:εσ|ων))(?: \p{L}+){0,3}? (?:related to|relating to|such as|include|includes|including|for|in|of|που (?:αφορουν|περιλαμβανουν|σχετιζονται με)|οπωσ|για)\s*:?\s*$|(?<!\p{L})(?:support|aid|grants?|funding|ενισχυση|στηριξη)(?: [\p{L}()-]+){0,6}? (?:for|για)\s*:?\s*$/u
/** "Unemployed people in need, such as:". */
const leadsToExamples =
  /(?<!\p{L})(?:οπωσ(?: (?:ενδεικτικα|π\.?χ\.?))?|για παραδειγμα|such as|for example|for instance)\s*:\s*$/u
/** "If the person is a:": nobody is all that stands below. */
const leadsToNouns = /(?<!\p{L})(?:(?:is|are) (?:an?|either|one of)|ειστε)\s*:\s*$/u
/** Whether a line leads to what is done, and not to those who do it: a size there is that of a unit to be built. */
export const leadsToPlans = (line: string): boolean => leadsToOne.test(line) && ofPlans.test(line)
const ofPlans =
  /(?<!\p{L})(?:σχεδι(?:α|ων)|εργ(?:α|ων)|επενδυσ(?:εισ|εων)|δρασεισ|ενεργειεσ|παρεμβασεισ|projects?|investments?|activit(?:y|ies)|actions?|purposes)(?!\p{L})[^.;·]*$/u
/** Lists of what is paid or handed in. */
const ofCosts =
  /δαπαν|κοστ(?:οσ|η|ουσ)|(?<!\p{L})costs?(?!\p{L})|expend|expenses|δικαιολογητ|documents|evidence|obligation|υποχρεωσ|αξιολογ|evaluat|priorit|προτεραιοτ/u

/** What an item begins with, where that is a kind of those who apply. */
const kindIn = (text: string): string | undefined => (opensWithBody.exec(text) ?? opensWithBusiness.exec(text))?.[0]
/** A verb behind it: a sentence of all, and no name. */
const says =
  /^\p{L}*\s*(?:ειναι|εχ(?:ουν|ει)|\p{L}+(?:ουν|ονται|ουνται)|are|is|have|has|can|may|employ|operate)(?!\p{L})/u

/** Heads of kinds, without what tells only how old they are. */
const headOf = (text: string): string =>
  kindIn(text)?.replaceAll(
    /(?<!\p{L})(?:υπο (?:συσταση|ιδρυση)|υφισταμεν\p{L}+|νε(?:εσ|οι|α)|existing|new|all|any|ολ(?:εσ|οι|α)|οι|τα|the)(?!\p{L})|[^\p{L}]/gu,
    '',
  ) ?? ''
const bareBusiness =
  /^(?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|enterprises|businesses|companies|firms|undertakings|applicants)$/u

/** "Under establishment: …", "Νεοσύστατες. Επιχειρήσεις που …": a stage of a business as the name of those who are in it. */
const stage =
  /^[^\p{L}]*(?:(?:οι|the) )?(υπο (?:ιδρυση|συσταση)|νεοσυστατ\p{L}+|νεοιδρυ\p{L}+|νεοφυ\p{L}+|νεεσ|υφισταμεν\p{L}+|(?:under|in) (?:establishment|formation|incorporation)|to be (?:established|founded|set up)|(?:newly|recently) (?:established|founded|formed)|new|existing|start-?ups?)(?: (?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|μμε|enterprises|businesses|companies|firms|smes))?\s*[.:–—-]\s/u

/** Whether items name kinds of applicants, one below the other, each another one. */
export function areKinds(list: readonly Block[]): boolean {
  const [first] = list
  if (first === undefined || list.length < 2 || list.length > mostKinds) return false
  const lead = leadsOf(first)
  if (!lead.some(ofWhom) || lead.some(asksOfAll) || leadsFromWhom(first.announcedBy)) return false
  // Each category may have conditions of its own.
  if (list.every((block) => numbered.test(behindMark(block)))) return true
  const texts = list.map(behindName)
  const stages = texts.map((text) => stage.exec(text)?.[1])
  if (!stages.includes(undefined) && new Set(stages).size === texts.length) return true
  const isKind = (text: string): boolean =>
    !asks.test(text) &&
    !amount.test(text) &&
    !says.test(text.slice(kindIn(text)?.length ?? 0)) &&
    (opensWithBody.test(text) || opensWithBusiness.test(text))
  if (texts.every((text) => howMany.test(text) && !asks.test(text))) return true
  if (!texts.every(isKind)) return false
  const ofBodies = texts.filter((text) => opensWithBody.test(text)).length
  if (ofBodies > 0 && ofBodies < texts.length) return true
  const heads = texts.map(headOf)
  return new Set(heads).size * 2 > heads.length && !heads.some((head) => head === '' || bareBusiness.test(head))
}
/** "18 million for small ones": what they get. */
const amount = /[€£$%]|(?<!\p{L})(?:ευρω|euros?|million|εκατ)(?!\p{L})/u
const mostKinds = 12

/** A company or enterprise of one kind, as the name of a list of forms: "Εμπορική εταιρεία", "public enterprises". */
const namesCompany =
  /^[^\p{L}]*(?:[\p{L}-]+(?:,| και| η| or| and)? ){0,5}(?:εταιρ(?:ει|ι)(?:α|εσ)|επιχειρησ(?:η|εισ)|compan(?:y|ies)|enterprises?|undertakings?)(?!\p{L})|^[^\p{L}]*εμπορικ(?:η|εσ)\s*[.,;]?\s*$/u
/** "… operate under one of the following legal forms:". */
const leadsToForms = /(?:(?:νομικ|εταιρικ)\p{L}+ (?:μορφ|τυπ)\p{L}+|legal forms?)\s*:\s*$/u
/** "Υπό ίδρυση ή υπό συγχώνευση" in a list of forms. */
const unfounded = /^[^\p{L}]*υπο (?:ιδρυση|συσταση)(?!\p{L})/u

/**
 * Whether items name legal forms, of which some are none that is known: "commercial companies" beside "cooperatives".
 * @param isOpen whether nothing more than a stage was read of a member
 */
export function areForms(list: readonly Block[], isOpen: (block: Block) => boolean): boolean {
  const [first] = list
  if (first === undefined || first.kind !== 'item' || list.length < 2 || list.length > mostKinds) return false
  const lead = leadsOf(first)
  const isOfForms = leadsToForms.test(first.announcedBy) && !negation.test(first.announcedBy)
  if (!isOfForms && (!lead.some(ofWhom) || lead.some(asksOfAll))) return false
  const texts = list.map((block) => behindMark(block).replaceAll(/\([^()]*\)?/gu, ' '))
  const other = list.filter((_, at) => formsIn(texts[at] ?? '').length === 0)
  return (
    other.length < list.length &&
    texts.some((text) => formsIn(text).length === 0 && namesCompany.test(text)) &&
    texts.every(
      (text) => !asks.test(text) && (formsIn(text).length > 0 || namesCompany.test(text) || unfounded.test(text)),
    ) &&
    // A member that says more of those it names is a condition: "enterprises with a seat in Crete".
    other.every(isOpen)
  )
}

/** What begins a condition, or a duty, and no name. */
const opensCondition =
  /^[^\p{L}]*(?:να|δεν|μην?|εχ(?:ουν|ει)|ειναι|διαθετ|απασχολ|λειτουργουν|ασκουν|τουλαχιστον|ελαχιστ|at least|minimum|maximum|not?|be|is|are|have|has|having|hold|employ|must|may|can|only|provide|submit|demonstrate|\p{L}+(?:ουν|ονται|ουνται)|(?!unemployed|limited|listed|associated)\p{L}{3,}ed(?! \p{L}+s(?!\p{L})))(?!\p{L})/u
const givesExamples = /(?<!\p{L})(?:such as|οπωσ|π\.χ|e\.g|like)(?!\p{L})/u
/** Its first words, without figures: what the bands of one thing share. */
const sharedWords = (text: string): string =>
  (text.replaceAll(/(?<!\p{L})\p{L}?\d\S*/gu, ' ').match(/\p{L}+/gu) ?? []).slice(0, 3).join(' ')

/** Whether items are names of which nobody has all: kinds under a line that says so, numbered ones, bands of one figure, names with examples. */
export function areNames(list: readonly Block[]): boolean {
  const [first] = list
  if (first === undefined || list.length < 2 || list.length > mostNames) return false
  const texts = list.map(behindName)
  const lead = leadsOf(first).filter((words) => words.length < 120)
  if (texts.some((text) => asks.test(text) || opensCondition.test(text))) return false
  if (lead.some((words) => negation.test(words) || ofCosts.test(words) || notEligibility.test(words))) return false
  if (list.every((block) => numbered.test(behindMark(block)))) return true
  if (texts.filter((text) => givesExamples.test(text)).length * 3 >= texts.length * 2) return true
  if (leadsToNouns.test(first.announcedBy)) return true
  if (leadsToExamples.test(first.announcedBy) && !lead.some(asksOfAll)) return true
  if (leadsFromWhom(first.announcedBy) || lead.some(asksOfAll)) return false
  const shared = new Set(texts.map(sharedWords))
  return (
    texts.every((text) => isCase.test(text)) ||
    (shared.size === 1 && /\p{L} \p{L}/u.test([...shared].join()) && texts.every((text) => /\d/u.test(text))) ||
    leadsToOne.test(first.announcedBy)
  )
}
/** "For projects that …": a case. */
const isCase = /^[^\p{L}]*(?:for|για) (?:(?:the|τα|τισ|τουσ) )?\p{L}+ (?:that|which|who|που|με|with)(?!\p{L})/u
const mostNames = 20

/** Whether a list names those who may apply, one kind in each item, and asks nothing of them. */
const namesApplicants = (list: readonly Block[]): boolean => {
  const [first] = list
  if (first?.kind !== 'item' || list.length < 2 || list.length > mostKinds) return false
  const lead = leadsOf(first)
  return (
    lead.some(ofWhom) &&
    !lead.some(asksOfAll) &&
    list.map(behindName).every((text) => opensWithBody.test(text) || opensWithBusiness.test(text))
  )
}

/** "• Companies of any size • Companies to be founded by the day of the decision": the second are let in beside the first, who are there already. */
export function besideTheFounded(lists: readonly (readonly Block[])[], readings: readonly Reading[]): Reading[] {
  const within = lists.filter(namesApplicants).flatMap((list) => {
    const places = list.map((block) => placeIn(block, 0, block.folded.folded.length))
    const toFound = places.map((place) => readings.filter((each) => isToFound(each) && holds(place, each.quote)))
    return toFound.some((own) => own.length === 0) ? toFound.flat() : []
  })
  const both = { kind: 'lifecycle', include: ['active', 'to_be_established'] } as const
  return readings.map((each) =>
    within.includes(each) && each.value.field === 'criterion'
      ? { ...each, value: { ...each.value, criterion: both as unknown as Expression } }
      : each,
  )
}
const isToFound = ({ value }: Reading): boolean =>
  value.field === 'criterion' &&
  'kind' in value.criterion &&
  value.criterion.kind === 'lifecycle' &&
  value.criterion.include.join() === 'to_be_established'

const holds = (whole: Span, part: Span): boolean => part.start >= whole.start && part.end <= whole.end

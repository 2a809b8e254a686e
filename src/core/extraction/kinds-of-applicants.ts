import type { Criterion, Expression } from '../criteria/criterion.ts'
import type { Span } from '../facts/text-fold.ts'
import { behindMark } from './block-lists.ts'
import { negation, ofApplicants, plainKeysOf, refusing } from './condition-gate.ts'
import type { Bare } from './condition-sentence.ts'
import { mentioned } from './condition-sentence.ts'
import { everySize } from './conditions-of-some.ts'
import { isOf, type Of } from './draft.ts'
import { formsIn } from './legal-forms.ts'
import type { Reading } from './reading.ts'
import { sizesIn } from './sizes.ts'
import { placeIn } from './source-text.ts'
import type { Block } from './source-text.ts'

/** Kinds of those who may apply, side by side in a list or in one sentence: whoever is of one of them may. Folded text. */

/** Those who are told apart by what they are, and by no size. */
const bodies = String.raw`(?:φυσικ(?:α|ων) (?:(?:η|και) νομικ(?:α|ων) )?προσωπ|νομικ(?:α|ων) προσωπ|ιδιωτ(?:εσ|ων)(?!\p{L})|(?:πανεπιστημι|ιδρυματ|σωματει)(?:α|ων)(?!\p{L})|ερευνητικ(?:α|οι|ουσ) |ινστιτουτα|(?:δημοι|δημουσ|ο\.?τ\.?α\.?)(?!\p{L})|συλλογ(?:οι|ουσ)(?!\p{L})|ενωσεισ(?!\p{L})|συνδεσμ(?:οι|ουσ)(?!\p{L})|επιμελητηρια|ομαδεσ παραγωγων|οργανωσεισ(?!\p{L})|(?:αγροτ|αλιει|γεωργ)(?:εσ|οι|ουσ|σ)(?!\p{L})|επαγγελματιεσ|ατομικεσ επιχειρησεισ|αυτοαπασχολουμενοι|(?:\p{L}+ )?φορεισ(?!\p{L})|συνεταιρισμ(?:οι|ουσ)(?!\p{L})|natural persons?|individuals|sole traders|self-employed|universit(?:y|ies)|research (?:centres?|centers?|organi|institut)|institutes?(?!\p{L})|municipalit(?:y|ies)(?! of)|local authorit|public (?:bodies|authorit)|foundations?(?!\p{L})|associations?(?!\p{L})|charit(?:y|ies)|producer (?:groups?|organi)|farmers(?!['’])|fishers|professionals|chambers|ngos?(?!\p{L})|(?:non-profit|not-for-profit) (?:organi|entit|bod)|(?:\p{L}+['’]? )?co-?operatives(?!\p{L}))`
const opensWithBody = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:οι|τα|τουσ|τισ|σε|για|the|any) )*(?:(?!μελ(?:η|οσ|ων)|members?|εκπροσωπ|που |με )[\p{L}-]+ ){0,2}?${bodies}`,
  'u',
)
/** Words of a duty or a state: a condition and no name of a kind. */
const asks = /(?<!\p{L})(?:να|πρεπει|οφειλ\p{L}+|απαιτ\p{L}+|must|shall|have to|has to|required?)(?!\p{L})/u
const opensWithBusiness =
  /^[^\p{L}]*(?:(?:οι|τισ|σε|για|the|any) )*(?:[\p{L}-]+(?:,| και| η| or| and)? ){0,6}?(?:\p{L}+-)?(?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|enterprises|businesses|companies|firms|undertakings|smes|μμε|start-?ups)(?!\p{L})/u
/** Where every one of several conditions has to hold. */
const ofConditions = /προυποθεσ|κριτηρι|ορο(?:ι|υσ)(?!\p{L})|σωρευτικ|conditions?|criteria|requirements?|cumulativ/u

/** What a kind is besides its size or its form: "κατά τη Σύσταση 2003/361/ΕΚ", brackets. */
const asideOf =
  /\([^()]*\)|(?:κατα την? (?:εννοια|συσταση|ορισμο)|συμφωνα με|οπωσ (?:οριζ|ορισ)|within the meaning|as defined|according to|in accordance with).*/gu
/** Words that add nothing to a size or a form. */
const filling =
  /^(?:πολυ|μικρ\p{L}+|μεσαι\p{L}+|μικρομεσαι\p{L}+|μεγαλ\p{L}+|μμε|επιχειρησ\p{L}+|εταιρ\p{L}+|συνεταιρισμ\p{L}+|και|η|ή|ειτε|οι|or|and|the|micro|small|medium|sized|large|smes?|enterprises?|businesses|business|companies|firms|undertakings|co-?operatives?|sole|traders?|ειναι|are|professionals?|freelancers?|ελευθερ\p{L}+|επαγγελματι\p{L}+|ατομικ\p{L}+|ιδρυμα\p{L}*|σωματει\p{L}+|foundations?|associations?|α|ε|ο|ι|κ|π|αε|επε|ικε|οε|εε)$/u

/** Whether words name nothing but a size or a form. */
const isPlain = (words: string): boolean =>
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

/** Items that name kinds of applicants, one below the other, of which some are a size or a form and others are not. */
function areKinds(list: readonly Block[]): boolean {
  const [first] = list
  if (first === undefined || first.kind !== 'item' || list.length < 2 || list.length > mostKinds) return false
  const lead = [first.announcedBy, ...plainKeysOf(first).slice(0, 2)]
  if (!lead.some((words) => ofApplicants.test(words) || leadsToKinds.test(words))) return false
  if (lead.some((words) => words.length < 120 && (ofConditions.test(words) || negation.test(words)))) return false
  const texts = list.map(behindMark)
  return (
    texts.every((text) => !asks.test(text) && (opensWithBody.test(text) || opensWithBusiness.test(text))) &&
    texts.some((text) => opensWithBody.test(text)) &&
    texts.some((text) => !opensWithBody.test(text))
  )
}
const mostKinds = 12

/** A company or enterprise of one kind, as the name of a list of forms: "Εμπορική εταιρεία", "public enterprises". */
const namesCompany =
  /^[^\p{L}]*(?:[\p{L}-]+(?:,| και| η| or| and)? ){0,5}(?:εταιρ(?:ει|ι)(?:α|εσ)|επιχειρησ(?:η|εισ)|compan(?:y|ies)|enterprises?|undertakings?)(?!\p{L})|^[^\p{L}]*εμπορικ(?:η|εσ)\s*[.,;]?\s*$/u
/** "Υπό ίδρυση ή υπό συγχώνευση" in a list of forms. */
const unfounded = /^[^\p{L}]*υπο (?:ιδρυση|συσταση)(?!\p{L})/u

/** Items that name legal forms, of which some are none that is known: "commercial companies" beside "cooperatives". */
function areForms(list: readonly Block[], readings: readonly Reading[]): boolean {
  const [first] = list
  if (first === undefined || first.kind !== 'item' || list.length < 2 || list.length > mostKinds) return false
  const lead = [first.announcedBy, ...plainKeysOf(first).slice(0, 2)]
  if (!lead.some((words) => ofApplicants.test(words) || leadsToKinds.test(words))) return false
  if (lead.some((words) => words.length < 120 && (ofConditions.test(words) || negation.test(words)))) return false
  const texts = list.map((block) => behindMark(block).replaceAll(/\([^()]*\)?/gu, ' '))
  const other = list.filter((_, at) => formsIn(texts[at] ?? '').length === 0)
  return (
    other.length < list.length &&
    texts.some((text) => formsIn(text).length === 0 && namesCompany.test(text)) &&
    texts.every(
      (text) => !asks.test(text) && (formsIn(text).length > 0 || namesCompany.test(text) || unfounded.test(text)),
    ) &&
    // A member that says more of those it names is a condition: "enterprises with a seat in Crete".
    other.every((block) => readOf(block, readings).every(({ value: { criterion } }) => isStage(criterion)))
  )
}
const readOf = (block: Block, readings: readonly Reading[]): Of<'criterion'>[] => {
  const quote = placeIn(block, 0, block.folded.folded.length)
  return readings.filter(isOf('criterion')).filter((each) => holds(quote, each.quote) && !isLeftOut(each))
}
const isStage = (each: Expression): boolean => 'kind' in each && each.kind === 'lifecycle'
const leadsToKinds =
  /(?:δικαιουχ|ωφελουμεν|δικαιωμα (?:υποβολ|συμμετοχ)|υποψηφι|applicants?|beneficiar|may apply|can apply|participat)/u

const isWho = (each: Bare | Expression): each is Criterion =>
  'kind' in each && (each.kind === 'size' || (each.kind === 'legal_form' && each.include !== undefined))

const isSize = (each: Expression): boolean => 'kind' in each && each.kind === 'size'

/** Whether a list names those who may apply, one kind in each item, and asks nothing of them. */
const namesApplicants = (list: readonly Block[]): boolean => {
  const [first] = list
  if (first?.kind !== 'item' || list.length < 2 || list.length > mostKinds) return false
  const lead = [first.announcedBy, ...plainKeysOf(first).slice(0, 2)]
  return (
    lead.some((words) => ofApplicants.test(words) || leadsToKinds.test(words)) &&
    !lead.some((words) => words.length < 120 && (ofConditions.test(words) || negation.test(words))) &&
    list.map(behindMark).every((text) => opensWithBody.test(text) || opensWithBusiness.test(text))
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

/** What was read of the members of lists of kinds becomes alternatives, each in its own words. */
export function withKinds(
  lists: readonly (readonly Block[])[],
  readings: readonly Reading[],
  manual: readonly Reading[],
): { readings: Reading[]; manual: Reading[]; blocks: ReadonlySet<Block> } {
  const named = lists.map((list) => list.filter((block) => !refuses(block)))
  const ofForms = new Set(named.filter((list) => areForms(list, readings)))
  const kinds = named.filter((list) => ofForms.has(list) || areKinds(list))
  const taken = new Set<Reading>()
  const either = kinds.flatMap((list): Reading[] => {
    const members = list.map((block) => {
      const quote = placeIn(block, 0, block.folded.folded.length)
      const read = readOf(block, readings)
      // Of forms side by side one may be founded first: that lets in more, and no fewer.
      const own = ofForms.has(list) ? read.filter(({ value: { criterion } }) => !isStage(criterion)) : read
      const asked = manual.filter((each) => holds(quote, each.quote))
      return { block, quote, own, asked }
    })
    const branches = members.map(({ block, quote, own, asked }) => {
      const read = own
        .filter(({ confidence }) => confidence !== mentioned)
        .map(({ value }) => value.criterion)
        .toSorted((a, b) => rankOf(a) - rankOf(b))
      const text = behindMark(block)
      const whole =
        read.some(isWho) && asked.length === 0 && (isPlain(text) || (ofForms.has(list) && text.length < longestName))
      const all: Expression[] = whole ? read : [...read.filter(isSize), { kind: 'manual', id: '' } as Criterion]
      const [one, ...more] = all
      return { criterion: one !== undefined && more.length === 0 ? one : { all }, quote }
    })
    // Without a size the forms of a list are alternatives of one criterion already.
    const sized = members.some(({ own }) => own.some(({ value: { criterion } }) => isSize(criterion)))
    const isNarrowing = members.some(({ own }) => own.some(({ value: { criterion } }) => isWho(criterion)))
    if (!sized && !(ofForms.has(list) && isNarrowing)) return []
    for (const { own, asked } of members) for (const each of [...own, ...asked]) taken.add(each)
    const ordered = branches.toSorted((a, b) => rankOf(a.criterion) - rankOf(b.criterion))
    const [start, end] = [members[0]?.quote.start ?? 0, members.at(-1)?.quote.end ?? 0]
    const whole = { start, end }
    return [
      {
        value: {
          field: 'criterion',
          criterion: { any: ordered.map(({ criterion }) => criterion) },
          places: ordered.map(({ quote }) => quote),
        },
        quote: whole,
        figure: whole,
        confidence: 0.75,
      },
    ]
  })
  return {
    readings: [...readings.filter((each) => !taken.has(each)), ...either],
    manual: manual.filter((each) => !taken.has(each)),
    blocks: new Set(kinds.flat()),
  }
}

/** Letters of a member that names its form and says nothing else. */
const longestName = 60

/** The size stands first: what figures were read of it is the rule, the rest stands beside it. */
function rankOf(each: Expression): number {
  if ('all' in each) return Math.min(...each.all.map(rankOf))
  return !('kind' in each) ? 2 : each.kind === 'size' ? 0 : each.kind === 'legal_form' ? 1 : 2
}

/** An item that says who may not apply is no kind of those who may. */
const refuses = (block: Block): boolean => refusing.test(behindMark(block)) || negation.test(behindMark(block))
/** Forms that nobody may have, whatever else they are. */
const isLeftOut = ({ value: { criterion } }: Of<'criterion'>): boolean =>
  'kind' in criterion && criterion.kind === 'legal_form' && criterion.exclude !== undefined

const holds = (whole: Span, part: Span): boolean => part.start >= whole.start && part.end <= whole.end

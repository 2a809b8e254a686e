import type { LegalForm, SizeClass } from '../../facts/profile.ts'
import { aidByCase } from './aid-by-case.ts'
import { moneyIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { behindMark, leadOf } from '../text/block-lists.ts'
import { endOf } from '../figures/bounds.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { sizesOfSubject } from '../applicants/conditions-of-some.ts'
import { formsIn } from '../applicants/legal-forms.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { loosely, sizesIn, sizesInTurn } from '../applicants/sizes.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Bounds of the plan or of the aid that differ by the size or the form of who applies: a list, a row of a sentence, a table. Folded text. */

export type GroupBound = Extract<ReadValue, { field: 'bound_of_group' }>
type Bound = GroupBound['bound']

const ofPlan =
  /προυπολογισμ|π\/υ|κοστ(?:οσ|ουσ)(?!\p{L})|επενδυ[στ]|σχεδι(?:ο|ου|ων)(?!\p{L})|(?<!\p{L})εργ(?:ο|ου|ων)(?!\p{L})|επιλεξιμ\p{L}+ δαπαν|(?<!\p{L})(?:projects?|investments?|plans?|budgets?|(?:eligible|project|total) (?:costs?|expenditure))(?!\p{L})/u
const ofAid =
  /ενισχυσ|επιχορηγησ|επιδοτησ|(?<!\p{L})(?:grants?|aid|subsid(?:y|ies)|support|vouchers?|κουπον\p{L}+)(?!\p{L})/u
const ofElse =
  /δανει|(?<!\p{L})loans?|τζιρ|κυκλ\p{L}* εργασ|turnover|εγγυ|guarant|ισολογ|balance|κατηγορι\p{L}+ δαπαν|cost categor|ησσονοσ|de minimis|ανα |(?<!\p{L})per /u

const lastBound = (words: string): number =>
  [
    ...words.matchAll(
      /(?<!\p{L})(?:ελαχιστ|κατωτατ|κατωτερ|ανωτατ|μεγιστ|minimum|maximum|least|smallest|largest|highest|lowest)/gu,
    ),
  ].at(-1)?.index ?? 0

/** Which bound words announce: "Minimum size of the plan:". */
function boundIn(words: string): Bound | undefined {
  const end = endOf(words, '')
  const of = end === undefined || ofElse.test(words) ? undefined : subjectIn(words)
  return of === undefined ? undefined : `${end === 'min' ? 'min' : 'max'}_${of}`
}

/** What words announce the bounds of. */
function subjectIn(words: string): 'eligible_cost' | 'subsidy' | undefined {
  // "For the aid scheme, the least size of the plan is": of what it is stands behind the word for the bound.
  const behind = words.slice(lastBound(words))
  const [aid, plan] = [ofAid, ofPlan].map((each) => each.exec(behind)?.index ?? Infinity)
  const isPlan = aid === plan ? !ofAid.test(words) && ofPlan.test(words) : (plan ?? Infinity) < (aid ?? Infinity)
  if (!isPlan && ofAid.test(words)) return 'subsidy'
  return isPlan ? 'eligible_cost' : undefined
}

interface Group {
  readonly sizes: readonly SizeClass[]
  readonly forms: readonly LegalForm[]
  readonly either?: true
}
const groupIn = (words: string): Group | undefined => {
  const [sizes, forms] = [sizesIn(words), formsIn(words)]
  if (sizes.length + forms.length === 0) return undefined
  // "Medium-sized enterprises, cooperatives and clusters": a list of those that it is for, none of them both.
  const parts = words.split(/[,;·]|\s(?:και|or|and|η|ειτε)\s/u)
  const isList =
    sizes.length > 0 && forms.length > 0 && parts.some((part) => formsIn(part).length > 0 && sizesIn(part).length === 0)
  return { sizes, forms, ...(isList ? { either: true as const } : {}) }
}

interface Member {
  readonly block: Block
  readonly sentence: Sentence
  readonly figure: Figure
  readonly group: Group | undefined
}

/** Members of which each names its group, or all but one that is the rest's, with amounts that differ; `at` which end of a range. */
function told(members: readonly Member[], bound: Bound, at = 0): Reading[] {
  const named = members.filter(({ group }) => group !== undefined)
  const amounts = new Set(members.map(({ figure }) => figure.values[at]))
  if (named.length < 2 || named.length < members.length || amounts.size < 2) return []
  return named.map(({ block, sentence, figure, group = { sizes: [], forms: [] } }) =>
    reading(
      block,
      sentence,
      figure.parts[at] ?? figure,
      { field: 'bound_of_group', bound, cents: figure.values[at] ?? 0, currency: figure.currency ?? 'EUR', ...group },
      0.85,
    ),
  )
}

/** The only amount of a block, or its only range. */
const single = (block: Block, values: 1 | 2): Figure | undefined => {
  const [figure, second] = moneyIn(block.folded.folded)
  return second === undefined && figure?.values.length === values ? figure : undefined
}
const wholeOf = (block: Block): Sentence => ({ start: 0, end: block.folded.folded.trimEnd().length })

/** Lists and columns: "Minimum size of the plan: – large enterprises 1,000,000 – medium-sized 500,000 …", and lists of ranges. */
export function boundsOfLists(lists: readonly (readonly Block[])[]): ReadonlyMap<Block, readonly Reading[]> {
  const out = new Map<Block, readonly Reading[]>()
  for (const list of lists) {
    const [first] = list
    if (first === undefined || list.length < 2) continue
    const lead = first.kind === 'cell' ? (first.labels[0] ?? '') : leadOf(first).split(' · ')[0] || first.announcedBy
    const bound = boundIn(lead)
    const ranged = bound === undefined && first.kind === 'item' ? rangesIn(lead || first.section) : []
    const bounds: readonly Bound[] = bound === undefined ? ranged : [bound]
    const members = list.flatMap((block): Member[] => {
      const figure = single(block, bounds.length === 2 ? 2 : 1)
      const words =
        block.kind === 'cell' ? (block.labels.length > 1 ? (block.labels.at(-1) ?? '') : '') : behindMark(block)
      return figure === undefined ? [] : [{ block, sentence: wholeOf(block), figure, group: groupIn(words) }]
    })
    for (const [end, each] of bounds.entries())
      for (const [at, read] of told(members, each, end).entries()) {
        const block = members[at]?.block
        if (block !== undefined) out.set(block, [...(out.get(block) ?? []), read])
      }
  }
  return out
}

/** "Size of the plans:" above ranges: both ends of them. */
function rangesIn(words: string): readonly Bound[] {
  const of = ofElse.test(words) ? undefined : subjectIn(words)
  return of === undefined ? [] : [`min_${of}`, `max_${of}`]
}

/** Behind an amount: for whom it is. */
const forWhom = /^\s*(?:€|ευρω|eur(?:os?)?)?\s*\)?\s*(?:\(|(?:για|for|in|στισ?|στουσ|σε) )/u

/** "EUR 50,000 for micro and small enterprises and EUR 120,000 for medium-sized ones", "for large enterprises the minimum is …". */
export function boundsOfSentences(block: Block, readings: readonly Reading[]): Reading[] {
  if (block.kind === 'cell' || block.kind === 'heading') return []
  const { folded } = block.folded
  const money = moneyIn(folded)
  return sentencesOf(block).flatMap((sentence) => {
    const inside = money.filter(
      ({ start, end, values }) => start >= sentence.start && end <= sentence.end && values.length === 1,
    )
    const [first] = inside
    if (first === undefined) return []
    const lead = folded.slice(sentence.start, first.start)
    if (inside.length === 1)
      return [...ofSubject(block, lead, first, readings), ...ofCase(block, sentence, first, readings)].slice(0, 1)
    const apart = toldApart(block, sentence, readings)
    if (apart.length > 0) return apart
    const bound = boundIn(lead)
    const tails = inside.map(({ end }, at) => folded.slice(end, inside[at + 1]?.start ?? sentence.end))
    const leads = inside.map(({ start }, at) => folded.slice(inside[at - 1]?.end ?? sentence.start, start))
    const words = tails.every((tail) => forWhom.test(tail)) ? tails : leads
    const members = inside.map((figure, at) => ({ block, sentence, figure, group: groupIn(words[at] ?? '') }))
    const named = bound === undefined ? [] : told(members, bound)
    if (named.length > 0) return named
    const turn = bound === undefined ? [] : inTurn(block, sentence, inside, bound)
    if (turn.length > 0) return turn
    const cases = aidByCase(block, sentence, inside)
    return cases.length > 0 ? cases : exceptions(block, sentence, inside, readings)
  })
}

/** "In manufacturing the grant reaches 200,000, while for companies in trade it is at most 55,000": each of those before it, none of all. */
const ofTwo =
  /^[^\p{L}]*(?:(?:more )?(?:specifically|precisely),? |ειδικοτερα,? |(?:πιο )?συγκεκριμενα,? )?(?:for|in|για|στ\p{L}{1,3}|σε) (?!(?:this|total|all|each|every|any|the (?:call|scheme|framework)|ολ|καθε|την? παρ|το πλαισιο|συνολ)(?!\p{L}{6}))[^\d.;·]{3,90}\d.*(?<!\p{L})(?:while|whereas|ενω)\s+(?:for|in|για|στ\p{L}{1,3}|σε)\s.*\d/su

function toldApart(block: Block, sentence: Sentence, readings: readonly Reading[]): Reading[] {
  if (!ofTwo.test(block.folded.folded.slice(sentence.start, sentence.end))) return []
  const place = placeIn(block, sentence.start, sentence.end)
  const inside = readings.flatMap((each) =>
    each.quote.start === place.start && isBound(each.value) ? [{ each, value: each.value }] : [],
  )
  const isTwice = inside.some(({ value: { field, cents } }) =>
    inside.some(({ value }) => value.field === field && value.cents !== cents),
  )
  return isTwice
    ? inside.map(({ each, value: { field: bound, cents, currency } }) => ({
        ...each,
        value: { field: 'bound_of_group' as const, bound, cents, currency, sizes: [], forms: [] },
      }))
    : []
}

/** "… for small and … for medium-sized enterprises, up to EUR 200,000 and EUR 300,000 respectively": each of one of those named in turn. */
function inTurn(block: Block, sentence: Sentence, inside: readonly Figure[], bound: Bound): Reading[] {
  const { folded } = block.folded
  const [first, last] = [inside[0], inside.at(-1)]
  if (!/αντιστοιχ(?:α|ωσ)|respectively/u.test(folded.slice(last?.end, sentence.end))) return []
  const sizes = [
    sizesInTurn(folded.slice(sentence.start, first?.start)),
    sizesInTurn(folded.slice(last?.end, sentence.end)),
  ].find((each) => each.length === inside.length && new Set(each).size === inside.length)
  return inside.map((figure, at) => ofGroupReading(block, sentence, figure, bound, sizes?.slice(at, at + 1) ?? []))
}

const ofGroupReading = (
  block: Block,
  sentence: Sentence,
  figure: Figure,
  bound: Bound,
  sizes: readonly SizeClass[],
  forms: readonly LegalForm[] = [],
): Reading => {
  const [cents = 0] = figure.values
  const currency = figure.currency ?? 'EUR'
  return reading(block, sentence, figure, { field: 'bound_of_group', bound, cents, currency, sizes, forms }, 0.8)
}

/** Straight before or behind an amount: that it is for a case. */
const caseAhead =
  /(?<!\p{L})(?:εκτοσ|πλην|εξαιρ\p{L}+|except|unless|οπου|where|ενω|while|whereas|(?:(?:η|or) )?(?:για|for)|σε|στ(?:α|ισ|ουσ|ην?|ο)|in|on)(?!\p{L})[^\d%€]{3,120}$/u
const forCase = /^\s*(?:€|ευρω|eur(?:os?)?)?\s*\)?\s*(?:\(|(?:για|for|in|on|στ\p{L}{1,3}|σε) )/u
const ofCaseWords =
  /νησ(?:ι|ια|ιων|ων|ιωτικ\p{L}+)(?!\p{L})|ορειν|περιοχ|δημ(?:ο|ουσ|ων)(?!\p{L})|γυναικ|(?<!\p{L})νε(?:ουσ|εσ|οι|ων)(?!\p{L})|νεοφυ|νεοσυστ|κοινωνικ|συνεταιρ|islands?(?!\p{L})|mountain|areas?(?!\p{L})|women|young|start-?ups?|social|co-?operativ|new (?:enterprises|businesses|firms)/u

/** "20,000 € (10,000 € on islands)", "at least 40,000, except for …, where 20,000 will do": behind a bound of all another one of a case. */
function exceptions(
  block: Block,
  sentence: Sentence,
  inside: readonly Figure[],
  readings: readonly Reading[],
): Reading[] {
  const { folded } = block.folded
  const placeOfFigure = (figure: Figure): number =>
    reading(block, sentence, figure, { field: 'provisional' }, 0).figure.start
  const bases = inside.flatMap((figure) => {
    const read = readings.find(({ value, figure: { start } }) => isBound(value) && start === placeOfFigure(figure))
    return read !== undefined && isBound(read.value) ? [{ figure, bound: read.value.field }] : []
  })
  return inside.flatMap((figure, at): Reading[] => {
    const lead = folded.slice(inside[at - 1]?.end ?? sentence.start, figure.start)
    const tail = folded.slice(figure.end, inside[at + 1]?.start ?? sentence.end)
    const own = forCase.test(tail) ? tail : at > 0 && caseAhead.test(lead) ? lead : undefined
    if (own === undefined || at === 0) return []
    const { sizes, forms } = groupIn(own) ?? { sizes: [], forms: [] }
    if (sizes.length + forms.length === 0 && !ofCaseWords.test(own)) return []
    const end = endOf(lead, '')
    const base = bases.findLast(
      ({ figure: other, bound }) =>
        other.start < figure.start &&
        other.values[0] !== figure.values[0] &&
        (end === undefined || bound.startsWith(end)),
    )
    return base === undefined ? [] : [ofGroupReading(block, sentence, figure, base.bound, sizes, forms)]
  })
}

/** "The least budget for micro enterprises is": for whom a noun is, before its verb. */
const forSizes =
  /(?:ελαχιστ|κατωτατ|ανωτατ|μεγιστ|minimum|maximum|smallest|largest)[^.;·,\d]{3,60} (?:για|for|των|of) (?<who>[^.;·:\d]{4,60}?),? (?:ειναι|οριζεται|ανερχεται|διαμορφωνεται|φ[θτ]ανει|is|are|amounts?)(?!\p{L})[^.;·\d]{0,20}$/u

/** What was read of the only amount of a sentence that begins with a size, or that names it before its verb, is a bound of that size. */
function ofSubject(block: Block, lead: string, figure: Figure, readings: readonly Reading[]): Reading[] {
  const ofLead = sizesOfSubject(lead)
  const sizes = ofLead.length > 0 ? ofLead : sizesIn(forSizes.exec(lead)?.groups?.['who'] ?? '')
  // "Small businesses can receive up to …": in English no class by itself, where no other is named beside it.
  const isLoose = sizes.length === 1 && sizes[0] === 'small' && loosely.test(lead)
  if (sizes.length === 0 || (isLoose && !/(?<!\p{L})(?:micro|medium|large)/u.test(block.folded.folded))) return []
  const at = reading(block, { start: 0, end: 0 }, figure, { field: 'provisional' }, 0).figure
  return readings.flatMap((each) => {
    const { value } = each
    if (each.figure.start !== at.start || !isBound(value)) return []
    const { field: bound, cents, currency } = value
    return [{ ...each, value: { field: 'bound_of_group' as const, bound, cents, currency, sizes, forms: [] } }]
  })
}
/** "For enterprises that apply for the first time, …": for whom a sentence that begins so is. */
const caseLead =
  /^\s*(?:\S{1,4}[.)] )?(?:(?:ειδικα|ιδιωσ|especially|specifically),? )?(?:για|for|σε|στ\p{L}{1,3}|in) (?:(?:τισ|τουσ|τα|τη[ν]?|το[ν]?|the|an?) )?(?<who>(?!καθε|ολ|each|every|all)[^,:%€\d]{3,90}?)(?:,| (?=(?:το|η|οι|τα|the|ανερχ|ειναι|it|this|διαμορφ|γιν|μπορ)\p{L}*)| ?(?:eur|€)?\s*$)/u
const ofGroup =
  /(?:επιχειρησ|εταιρ|δικαιουχ|φορε|αιτουντ|enterprise|firm|compan|applicant|beneficiar|business)\p{L}* (?:που|οι οποι|με |χωρισ|των|τησ|του|στ|that|who|which|with|in |of |led|run|from)|γυναικει|(?<!\p{L})νε(?:ουσ|εσ|οι)(?!\p{L})|νησ(?:ι|ια|ιων|ων)(?!\p{L})|ορειν|islands?(?!\p{L})|mountain|women|young|social|start-?ups?|νεοφυ/u

/** Behind a bound of all: that of a group, whatever its own words are of. */
function ofCase(block: Block, sentence: Sentence, figure: Figure, readings: readonly Reading[]): Reading[] {
  const { folded } = block.folded
  const who = caseLead.exec(folded.slice(sentence.start, figure.start))?.groups?.['who'] ?? ''
  const { sizes, forms } = groupIn(who) ?? { sizes: [], forms: [] }
  if (sizes.length + forms.length === 0 && !ofGroup.test(who)) return []
  const end = endOf(folded.slice(sentence.start, figure.start), folded.slice(figure.end, sentence.end)) ?? 'max'
  const place = placeIn(block, sentence.start, sentence.end)
  const earlier = readings.findLast(
    ({ value, figure: at }) => at.end <= place.start && isBound(value) && value.field.startsWith(end),
  )
  if (earlier === undefined || !isBound(earlier.value) || (figure.values[0] ?? 0) === earlier.value.cents) return []
  const value: GroupBound = {
    field: 'bound_of_group',
    bound: earlier.value.field,
    cents: figure.values[0] ?? 0,
    currency: figure.currency ?? 'EUR',
    sizes,
    forms,
  }
  return [reading(block, sentence, figure, value, 0.75)]
}

const bounds: readonly string[] = ['min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy']
const isBound = (value: ReadValue): value is ReadValue & { field: Bound; cents: number; currency: string } =>
  bounds.includes(value.field)

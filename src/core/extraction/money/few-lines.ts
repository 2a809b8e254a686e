import { foldText } from '../../facts/text-fold.ts'
import { isOfPoints } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { isFormer } from '../whose/amended.ts'
import { endOf } from '../figures/bounds.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { isOfSizedThings } from '../applicants/conditions-of-some.ts'
import { isNegative, shortText } from '../learned/doubted.ts'
import {
  isFixedAid,
  isMostForOne,
  isMostOfTitle,
  isOfCall,
  isOwn,
  isOwnRest,
  isPlainCost,
  isPublicAid,
  loanOf,
  mostOfOne,
  ofWhat,
  rateIn,
  wordsOf,
} from './few-lines-words.ts'
import type { Words } from './few-lines-words.ts'
import type { Mention } from '../text/mentions.ts'
import { boundsRate } from './money-cases.ts'
import { isOfLarger, isOfOthers } from './money-of-others.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { isAside, isIllustrated } from '../whose/scope.ts'
import { isOwnShare } from '../rates/percent-plain.ts'
import { keysOf } from '../text/source-text.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { Block, SourceText } from '../text/source-text.ts'
import { tellsApart } from './sums-beyond.ts'

/**
 * Pages of a few lines about one call: a card, a piece of news. There a weaker sign is enough than in a guide of forty pages: where a
 * field would else be empty in all of the page and one figure alone has the field's noun or verb in its own clause, it is taken, at a
 * lower confidence.
 */

/** Characters of such a page: of less not even the doubted is left out. */
export const mostOfPage = 3000
const isPage = (text: string): boolean => text.length >= shortText && text.length <= mostOfPage
const confidence = 0.62

const fields = [
  'total_budget',
  'min_eligible_cost',
  'max_eligible_cost',
  'min_subsidy',
  'max_subsidy',
  'min_loan',
  'max_loan',
  'intensity',
  'own_contribution',
] as const
type Field = (typeof fields)[number]
const isField = (field: string): field is Field => (fields as readonly string[]).includes(field)

const sayOf = ({ value }: Reading): string =>
  'cents' in value
    ? String(value.cents)
    : value.field === 'intensity'
      ? `${value.percent} ${value.range ?? ''}`
      : 'percent' in value
        ? String(value.percent)
        : ''

/** The sizes that a page names anywhere. */
const sizesOf = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(blocks.flatMap(({ folded }) => sizesIn(folded.folded))),
]

/** What else a page says by which its figures are told. */
interface Page {
  readonly mentions: readonly Mention[]
  readonly blocks: readonly Block[]
  /** Its rates. */
  readonly rates: ReadonlySet<number>
  /** It lends, and grants nothing. */
  readonly lends: boolean
}

/** The line above a short one: what it is called by, past other short ones with figures of their own ("At least: 5.000 €"). */
function titleAbove({ blocks }: Page, block: Block): string {
  if (block.folded.folded.trim().length > longestBare) return ''
  const at = blocks.indexOf(block)
  const above = blocks
    .slice(0, at)
    .findLast(({ folded: { folded } }) => !(folded.trim().length <= longestBare && /\d/u.test(folded)))
  const title = above?.kind === block.kind || above?.kind === 'heading' ? above.folded.folded.trim() : ''
  return title.length <= longestTitle && !/\d|[.;]$/u.test(title) ? title : ''
}
/** Letters of a line that has a figure and little more, and of a title above it. */
const longestBare = 45
const longestTitle = 90

/** What a figure is by the words of its clause, those before it in its sentence, or its title. */
function valuesOf(mention: Mention, said: Words, page: Page): ReadValue[] {
  const { block, sentence, start, end, kind, values, currency = 'EUR' } = mention
  const key = keysOf(block).find((each) => each !== '') ?? titleAbove(page, block)
  // A figure without words has those of its title.
  const words = /\p{L}{3}/u.test(said.clause) ? said : { ...said, clause: key }
  const { folded } = block.folded
  const [low = 0, high] = values
  const whole = folded.slice(sentence.start, sentence.end)
  if (kind === 'percent') {
    const percent = high ?? low
    const beside = page.mentions.flatMap((each): Figure[] =>
      each.block === block && each.kind === 'percent' ? [{ ...each, kind: 'percent', parts: [] }] : [],
    )
    const last = beside.findLast((each) => each.start >= sentence.start && each.end <= sentence.end)
    if (
      high === undefined &&
      (isOwn(words, whole) ||
        (last?.start === start && isOwnShare(block, sentence, last, beside)) ||
        (page.rates.has(10_000 - percent) && isOwnRest(words)))
    )
      return [{ field: 'own_contribution', percent }]
    const rate = rateIn(words, whole, percent)
    const range = rate === 'high' || (rate !== undefined && high !== undefined) ? { range: 'high' as const } : {}
    return rate === undefined ? [] : [{ field: 'intensity', percent, regions: [], categories: [], sizes: [], ...range }]
  }
  const [title = ''] = keysOf(block)
  if (page.lends) {
    const heads = [key, block.announcedBy, block.section].find((each) => each !== '') ?? ''
    const loan = loanOf(said, high ?? low, high !== undefined, key === '' ? heads : key)
    if (loan === 'none') return []
    if (loan === 'all') return [{ field: 'total_budget', cents: low, currency }]
    if (loan === 'one')
      return high === undefined
        ? [{ field: `${words.end ?? endOf(key, '') ?? 'max'}_loan`, cents: low, currency }]
        : [
            { field: 'min_loan', cents: low, currency },
            { field: 'max_loan', cents: high, currency },
          ]
  }
  if (high === undefined && isOfCall(words, low, title)) return [{ field: 'total_budget', cents: low, currency }]
  const side = words.end ?? (/\p{L}/u.test(words.lead) ? undefined : endOf(title, ''))
  const texts = [
    words.clause,
    folded.slice(sentence.start, start),
    folded.slice(0, sentence.start),
    keysOf(block).slice(0, 2).join(' '),
    titleAbove(page, block),
    block.section,
  ]
  const most: ReadValue = { field: 'max_subsidy', cents: low, currency }
  const isRateBound = boundsRate(block, folded.slice(sentence.start, start), folded.slice(end, sentence.end))
  if (
    high === undefined &&
    low <= mostOfOne &&
    (isRateBound || isMostForOne(words) || (side === undefined && isFixedAid(words, key)))
  )
    return [most]
  // "Up to 40.000 € for new firms" as the title of a page.
  if (high === undefined && block === page.blocks[0] && low <= mostOfOne && isMostOfTitle(words)) return [most]
  const name = (high ?? low) > mostOfOne || (side ?? high) === undefined ? undefined : ofWhat(words, texts)
  if (name === undefined) return []
  return high === undefined
    ? [{ field: `${side ?? 'max'}_${name}`, cents: low, currency }]
    : [
        { field: `min_${name}`, cents: low, currency },
        { field: `max_${name}`, cents: high, currency },
      ]
}

/** Whether a sum is one of others, tells sums apart that are handled in another way, or is of things of one size. */
const isNoSumOfAll = (folded: string, sentence: Sentence, figure: Figure): boolean =>
  isOfOthers(folded, sentence, figure) ||
  isOfLarger(folded.slice(sentence.start, figure.start)) ||
  tellsApart(folded, sentence, figure) ||
  isOfSizedThings(folded.slice(sentence.start, figure.start))

/** "– Tourism: 40.000 to 90.000 €", "– Trade: 10.000 to 50.000 €" under one title: each of its own. */
const isOneOfLines = ({ block, values }: Mention, mentions: readonly Mention[]): boolean =>
  block.kind === 'item' &&
  block.announcedBy !== '' &&
  named.test(block.folded.folded) &&
  mentions.some(
    (other) =>
      other.kind === 'money' &&
      other.block.kind === 'item' &&
      other.block.announcedBy === block.announcedBy &&
      named.test(other.block.folded.folded) &&
      other.values.join() !== values.join(),
  )
const named =
  /^\s*(?:[•–*-]\s*)?(?!(?:ελαχιστ|μεγιστ|ανωτατ|κατωτατ|min|max|budget|total|προυπολογ|συνολ))[\p{L} ,&/–-]{3,60}:\s*(?:απο|from|between|μεταξυ|εωσ|μεχρι|up to)?\s*(?:€|£|eur)?\s*\d/u

/** Another matter than the call: an earlier one, what somebody else has, what a stand costs. */
const ofAnother =
  /(?<!\p{L})(?:earlier|former|previous|last year|different matter|no longer|ended in|(?:its|their) (?:own|usual)|stand(?!\p{L})|stalls?(?!\p{L})|elsewhere|αλλου|δικ(?:ο|η|α) (?:του|τησ|τουσ)|προηγουμεν|παλιοτερ|παλαιοτερ|περυσι|περσι|περιπτερ)/u
const yearNamed = /(?<![\d/.-])20[0-3]\d(?!\d|[/-]\d| ?[–-] ?20|[.,]\d)/gu
/** Years that are no part of a date, a law, or a period. */
const yearsOf = (folded: string): number[] => [...folded.matchAll(yearNamed)].map(([year]) => Number(year))

/** Figures of a page of few lines that tell what nothing that is believed of it tells; whether one is among the doubted, or was not read at all. */
export function readInFewLines(
  believed: readonly Reading[],
  mentions: readonly Mention[],
  { text, points, blocks }: SourceText,
  lends: boolean,
): Reading[] {
  if (!isPage(text)) return []
  const rates = new Set(mentions.flatMap(({ kind, values }) => (kind === 'percent' ? values : [])))
  const page: Page = { mentions, blocks, rates, lends }
  const sizes = sizesOf(blocks)
  const told = believed.filter(({ value }) => 'cents' in value || 'percent' in value)
  const isTold = ({ place }: Mention): boolean =>
    told.some(({ figure }) => figure.start < place.end && place.start < figure.end)
  const latest = Math.max(...yearsOf(text))
  const isPast = (words: string): boolean => yearsOf(words).some((year) => year < latest)
  const empty = fields.filter((field) => !believed.some(({ value }) => value.field === field))
  const found = mentions.flatMap((mention): Reading[] => {
    const { block, sentence, kind, values, start, end } = mention
    if (kind === 'date' || isTold(mention) || isOfPoints(block.folded.folded.slice(start, end))) return []
    const figure: Figure = { kind, values, start, end, parts: [] }
    const { folded } = block.folded
    const words = wordsOf(mention, mentions, sizes)
    const whole = folded.slice(sentence.start, sentence.end)
    // "The 2026 call" is no earlier one in a page that names no later year.
    return isAside(block, words.clause.replaceAll(String(latest), ' ')) ||
      isIllustrated(block, whole) ||
      (ofAnother.test(whole) && !isOwnRest(words)) ||
      isPast(whole) ||
      isNegative(points, mention.place) ||
      (kind === 'money' && (isNoSumOfAll(folded, sentence, figure) || isOneOfLines(mention, mentions))) ||
      isFormer(folded, sentence, figure, [figure])
      ? []
      : valuesOf(mention, words, page).map((value) => ({
          ...reading(block, sentence, mention, value, confidence),
          certain: true as const,
        }))
  })
  const alone = (each: Reading): boolean =>
    new Set(found.filter(({ value }) => value.field === each.value.field).map(sayOf)).size === 1
  // A sum that is told already is told again, and is of nothing else.
  const sums = new Set(told.map(sayOf))
  return found.filter(
    (each) => isField(each.value.field) && empty.includes(each.value.field) && alone(each) && !sums.has(sayOf(each)),
  )
}

/** "Up to 90.000 € available for shops" as a title, where the page has 90.000 € as the most that one gets: no budget. */
const isMostOfOneAgain = (
  { value, quote, figure }: Reading,
  all: readonly Reading[],
  { points }: SourceText,
): boolean =>
  value.field === 'total_budget' &&
  all.some((other) => other.value.field === 'max_subsidy' && other.value.cents === value.cents) &&
  endOf(foldText(points.slice(quote.start, figure.start)).folded, '') === 'max'

/** "19 million for young farmers in Epirus", of which the page tells no other sum: the whole of a call for one region, and no part. */
export function wholesInFewLines(read: readonly Reading[], source: SourceText): readonly Reading[] {
  const { text } = source
  const readings = read.filter((each) => !isMostOfOneAgain(each, read, source))
  const lines = readings.filter(({ value }) => value.field === 'budget_line')
  if (
    !isPage(text) ||
    new Set(lines.map(sayOf)).size !== 1 ||
    new Set(lines.map(({ value }) => ('regions' in value ? String(value.regions) : ''))).size !== 1 ||
    readings.some(({ value }) => value.field === 'total_budget')
  )
    return readings
  return readings.map((each): Reading => {
    const { value } = each
    return value.field === 'budget_line' && value.title === undefined && value.category === undefined
      ? { ...each, value: { field: 'total_budget', cents: value.cents, currency: value.currency }, certain: true }
      : each
  })
}

/** "A plan can cost 20.000 to 90.000 €" under "What is given": what its own words call a cost is no aid, whatever stands above. */
export function costsInFewLines(
  readings: readonly Reading[],
  mentions: readonly Mention[],
  { text, blocks }: SourceText,
): Reading[] {
  if (!isPage(text)) return [...readings]
  const sizes = sizesOf(blocks)
  return readings.map((each): Reading => {
    const { value, figure } = each
    if (value.field !== 'min_subsidy' && value.field !== 'max_subsidy') return each
    const mention = mentions.find(({ place }) => place.start < figure.end && figure.start < place.end)
    if (mention === undefined || mention.block.kind === 'cell') return each
    const { block, sentence, start } = mention
    const { folded } = block.folded
    // "45 % of eligible costs, at most 90.000 €": the most that the rate gives.
    if (boundsRate(block, folded.slice(sentence.start, start), folded.slice(mention.end, sentence.end))) return each
    // "The public aid reaches 2,6 million, and applications are taken until …": of a whole call.
    if (value.field === 'max_subsidy' && isPublicAid(wordsOf(mention, mentions, sizes), value.cents))
      return { ...each, value: { ...value, field: 'total_budget' } }
    return isPlainCost(wordsOf(mention, mentions, sizes), folded.slice(sentence.start, start))
      ? {
          ...each,
          value: { ...value, field: value.field === 'min_subsidy' ? 'min_eligible_cost' : 'max_eligible_cost' },
        }
      : each
  })
}

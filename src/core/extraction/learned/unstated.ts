import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import type { Bare } from '../applicants/condition-sentence.ts'
import { shortText } from './doubted.ts'
import { isPlainCondition } from '../applicants/plain-conditions.ts'
import type { ReadValue, Reading } from '../reading.ts'
import { roleChances } from './roles.ts'
import type { Learned } from './roles.ts'
import { sentenceCuesIn } from './sentence-cues.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block, SourceText } from '../text/source-text.ts'

/** The fields of which it was learned in which sentences calls state them (`scripts/train-roles.ts`). */
export const statedFields = {
  age: ['age'],
  staff: ['headcount', 'salaried_awu', 'previous_calendar_year', 'steps'],
  turnover: ['turnover'],
  legal_basis: ['legal_basis'],
} as const satisfies Partial<Record<Learned, readonly string[]>>
type StatedField = keyof typeof statedFields

function fieldOf(value: ReadValue): StatedField | undefined {
  if (value.field === 'legal_basis') return 'legal_basis'
  if (value.field !== 'criterion' || !('kind' in value.criterion)) return undefined
  const { criterion } = value
  if (criterion.kind === 'age' || criterion.kind === 'lifecycle') return 'age'
  if (criterion.kind === 'headcount') return 'staff'
  return criterion.kind === 'accounts' && criterion.figure === 'turnover' ? 'turnover' : undefined
}

const criterionOf = (value: ReadValue): Bare | undefined =>
  value.field === 'criterion' && 'kind' in value.criterion ? value.criterion : undefined

/** Of one document: one with more is no call. */
const mostReadings = 1000

/** What some are given, and whom or what a word means. */
const ofCase =
  /€|%|ευρω|euro|(?<!\p{L})(?:λογι[ζσ]|θεωρ(?:ει|ου|ηθ)|νοειτ|νοουντ|count(?:s|ed)? as|considered|deemed|defined|means?(?!\p{L}))/u
/** One of those who apply, or a line of a list of what is asked of them. */
const ofBusiness =
  /^\s*[•–*·✓-]|επιχειρησ|εταιρ|φορε(?:ασ|ισ)|αιτου|business|compan|firms?(?!\p{L})|enterprise|applicant/u
/** What a regulation settles for a call: its rates, and the sectors that it is for. */
const ofRules = /εντασ(?:η|εισ)|ποσοστ|τομε(?:α|ισ)|κλαδ|intensit|rates?(?!\p{L})|sectors?(?!\p{L})/u
const kindOf = (value: ReadValue): string => criterionOf(value)?.kind ?? value.field

/** The chance below which a sentence is not taken at its word. */
const leastChance = 0.1

/**
 * Readings of age, staff, turnover and the legal basis, with their chances, whose sentences most likely state nothing of the kind: a
 * definition, what held before, a regulation that is only spoken of. What another sentence says as well stays with that one.
 */
export function unstatedIn(
  readings: readonly Reading[],
  { text, blocks, points }: SourceText,
): ReadonlyMap<Reading, number> {
  const asked = readings.flatMap((reading) => {
    const field = fieldOf(reading.value)
    return field === undefined || reading.certain === true ? [] : [{ reading, field }]
  })
  if (text.length < shortText || asked.length > mostReadings) return new Map()
  const cuesOf = sentenceCuesIn(blocks)
  const chanceOf = ({ figure, value }: Reading, field: StatedField): number | undefined => {
    const block = blocks.findLast(({ base }) => base <= figure.start)
    if (block === undefined || block.kind === 'heading') return undefined
    const sentence = sentencesOf(block).find(({ start, end }) => placeIn(block, start, end).end > figure.start)
    if (sentence === undefined || wordsIn(block, sentence) < fewWords) return undefined
    const { start, end } = sentence
    const criterion = criterionOf(value)
    if (criterion !== undefined && isPlainCondition(block.folded.folded.slice(start, end), criterion)) return undefined
    const { roles, chances } = roleChances(field, cuesOf(block, sentence))
    return chances[roles.indexOf(field)]
  }
  const told = asked.flatMap(({ reading, field }) => {
    const chance = chanceOf(reading, field)
    return chance === undefined
      ? []
      : [{ reading, chance: Math.round(chance * 100) / 100, says: saying(reading.value) }]
  })
  const surest = new Map<string, number>()
  // What a short text tells once, and nothing else of its kind, is likelier its own than in a guide of many pages.
  const isOnly = ({ value, quote }: Reading): boolean => {
    const [field, kind] = [fieldOf(value), kindOf(value)]
    const words = foldText(points.slice(quote.start, quote.end)).folded
    if (text.length >= pageOfNews || !ownKinds.has(kind) || ofElse.test(words)) return false
    if (kind === 'age' && (ofCase.test(words) || !ofBusiness.test(words))) return false
    if (kind === 'legal_basis' && (ofCase.test(words) || !ofRules.test(words))) return false
    const alike = asked.filter((each) => each.field === field && kindOf(each.reading.value) === kind)
    // "Up to 18 months" and "18 months at least" are two.
    const sayingOf = kind === 'age' ? saying : figuresOf
    return new Set(alike.map(({ reading }) => sayingOf(reading.value))).size === 1
  }
  for (const { says, chance } of told) surest.set(says, Math.max(chance, surest.get(says) ?? 0))
  return new Map(
    told.flatMap(({ reading, chance, says }) =>
      (surest.get(says) ?? 0) < leastChance && !isOnly(reading) ? [[reading, chance] as const] : [],
    ),
  )
}

/** Code points of a page of a few lines about one call. */
const pageOfNews = 6000
/** What was asked until now, and of whom nobody who applies is. */
const ofElse =
  /(?<!\p{L})(?:(?:εωσ|ωσ|μεχρι) (?:τωρα|σημερα|προσφατα)|μεχρι προτινοσ|(?:ζητ|απαιτ|προεβλεπ)\p{L}*(?:ουσε|ουνταν|ειτο|οταν)|until (?:now|recently)|so far|up to now|to date|used to|formerly|previously)(?!\p{L})|^[^\p{L}]*(?:ο |η |οι |the |an? )?(?:\p{L}+ )?(?:auditors?|accountants?|advis[eo]rs?|consultants?|suppliers?|providers?|banks?|evaluators?|ελεγκτ|λογιστ|συμβουλ|προμηθευτ|παροχ|τραπεζ|αξιολογητ)(?!\p{L}* (?:offers?|gives?|lends?|provides?|διν|χορηγ|προσφερ|δανειζ))/u
const ownKinds: ReadonlySet<string> = new Set(['headcount', 'accounts', 'age', 'legal_basis'])

/** A heading or a sentence with fewer words names what the text around it says. */
const fewWords = 5
const wordsIn = ({ folded: { folded } }: Block, { start, end }: Span): number =>
  folded.slice(start, end).match(/\p{L}+/gu)?.length ?? 0

/** "Less than 8 million", and of those who are out "more than 8 million": the same figures. */
const figuresOf = (value: ReadValue): string =>
  saying(value)
    .match(/\d[\d.]*/gu)
    ?.join(' ') ?? ''

const saying = (value: ReadValue): string =>
  JSON.stringify(value.field === 'legal_basis' ? `${value.regime} ${value.reference}` : value)

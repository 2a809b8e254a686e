import { fromCents } from '../../facts/money.ts'
import { foldText } from '../../facts/text-fold.ts'
import { applying, ofItself } from '../days/date-words.ts'
import { distinct, titleOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { areMembers } from '../applicants/members-alike.ts'
import type { ExtractedField } from '../extraction.ts'
import type { Reading, ReadField, ReadValue } from '../reading.ts'
import type { SourceText } from '../text/source-text.ts'

/**
 * By kind, the chance below which a reading does not stand in the draft. Of calls whose authors nothing had been learned from, what
 * is left out so was wrong several times as often as right; kinds that are not here are seldom wrong, or have few words around them.
 */
const leastChances: Partial<Record<ReadField, number>> = {
  max_subsidy: 0.2,
  min_subsidy: 0.05,
  max_eligible_cost: 0.2,
  intensity: 0.2,
  bonus: 0.2,
  cap: 0.2,
  opens_at: 0.2,
  closes_at: 0.2,
  min_eligible_cost: 0.1,
  total_budget: 0.1,
  budget_line: 0.1,
  published_on: 0.1,
  own_contribution: 0.1,
}

/** The two ends of a range, or of a period. */
const ends: readonly (readonly ReadField[])[] = [
  ['min_eligible_cost', 'max_eligible_cost'],
  ['min_subsidy', 'max_subsidy'],
  ['opens_at', 'closes_at'],
]

const leastOf = ({ value }: Reading): number => leastChances[value.field] ?? 0.05

/** Code points of a text that has too little around a sentence to doubt what it says. */
export const shortText = 600
/** Code points of a page that tells of one call in a few lines. */
const shortPage = 4000
/** Before it a page tells its own day. */
const headOfPage = 20
/** Behind a day, in which its own matter may stand. */
const behindDay = 60

/** Whether a value is more likely of something else, told by a text of any length: a decision that changes a call has few words. */
export const isDoubted = ({ field, confidence }: Pick<ExtractedField, 'field' | 'confidence'>): boolean =>
  confidence < (leastChances[field as ReadField] ?? 0)

/** The readings whose figures are more likely of something else than of what they were read as, or are below nought. */
export const doubtful = (readings: readonly Reading[], source: SourceText): Reading[] => {
  const { text, points } = source
  // "From 150.000 to 1.500.000": both ends are of the same: the higher one stands where the lower does.
  const isEndOfLikely = ({ value, quote }: Reading): boolean =>
    ends.some(
      (pair) =>
        pair.includes(value.field) &&
        readings.some(
          (other) =>
            other.value.field !== value.field &&
            pair.includes(other.value.field) &&
            other.quote.start === quote.start &&
            (other.chance ?? 0) >= leastOf(other),
        ),
    )
  // "50 million, of which 30 for new and 20 for existing firms": parts that add up to their whole.
  const addsUp = ({ value, quote }: Reading): boolean => {
    if (value.field !== 'budget_line') return false
    const beside = readings.filter((other) => other.quote.start === quote.start)
    const centsOf = (field: ReadField): number =>
      beside.reduce(
        (sum, each) => sum + (each.value.field === field && 'cents' in each.value ? (each.value.cents ?? 0) : 0),
        0,
      )
    return centsOf('total_budget') === centsOf('budget_line')
  }
  // In a page of a few lines the only first or last day, in a clause about applying, is the call's, in whatever words.
  const isOnlyDay = ({ value, quote, figure }: Reading): boolean => {
    if (text.length > shortPage) return false
    if (value.field === 'published_on') return figure.start < headOfPage
    if (value.field !== 'opens_at' && value.field !== 'closes_at') return false
    const days = readings.flatMap(({ value: other }) => (other.field === value.field ? [other.date] : []))
    const clause = foldText(points.slice(quote.start, Math.min(quote.end, figure.end + behindDay))).folded
    return new Set(days).size === 1 && (applying.test(clause) || ofItself.test(clause))
  }
  const isUnlikely = (each: Reading): boolean =>
    each.certain !== true &&
    text.length >= shortText &&
    (each.chance ?? 1) < (leastChances[each.value.field] ?? 0) &&
    !isEndOfLikely(each) &&
    !isOnlyDay(each) &&
    !addsUp(each)
  const unlikely = new Set(readings.filter(isUnlikely))
  const likely = readings.filter((each) => !unlikely.has(each))
  return readings.filter(
    (each) =>
      (unlikely.has(each) && !likely.some((other) => areMembers(source, each, other))) ||
      (each.value.field in leastChances && isNegative(points, each.figure)),
  )
}

/** "Up to -5 €": a dash that no range and no list has, straight before the figure. */
export const isNegative = (points: SourceText['points'], { start, end }: Reading['figure']): boolean =>
  /(?:\p{L}|:|=) ?[-−]$/u.test(points.slice(start - 3, start)) || /^[-−]\d/u.test(points.slice(start, end))

/** What the draft does not say because it is doubtful, with its places, for whoever reviews it. */
export function doubtedFields(draft: Draft, readings: readonly Reading[]): ExtractedField[] {
  const byValue = new Map<string, ExtractedField>()
  const told = new Set(draft.fields.map(({ field, value }) => JSON.stringify([field, value])))
  for (const reading of readings) {
    const field = nameOf(reading.value)
    const value = shown(draft, reading.value)
    const key = JSON.stringify([field, value])
    if (told.has(key)) continue
    const same = byValue.get(key)
    byValue.set(key, {
      field,
      pointer: null,
      value,
      confidence: Math.max(reading.chance ?? 0, same?.confidence ?? 0),
      citations: distinct([...(same?.citations ?? []), draft.citation(reading)]).slice(0, mostCitations),
    })
  }
  return [...byValue.values()]
}
const mostCitations = 5

/** A field under the name that it has among those of the draft. */
const nameOf = (value: ReadValue): string =>
  value.field === 'criterion' && 'kind' in value.criterion ? `criterion:${value.criterion.kind}` : value.field

/** A value as the draft would tell it. */
function shown(draft: Draft, value: ReadValue): unknown {
  switch (value.field) {
    case 'opens_at':
    case 'closes_at':
      return draft.moment(value, value.field === 'closes_at')
    case 'published_on':
      return value.date
    case 'legal_basis':
      return { regime: value.regime, reference: value.reference }
    case 'criterion':
      return value.criterion
    case 'bonus':
    case 'own_contribution':
      return value.percent / 100
    case 'intensity':
      return {
        percent: value.percent / 100,
        ...(value.regions.length > 0 ? { regions: value.regions } : {}),
        ...(value.categories.length > 0 ? { region_categories: value.categories } : {}),
        ...(value.sizes.length > 0 ? { sizes: value.sizes } : {}),
      }
    case 'cap': {
      const title = titleOf(draft.source.points.slice(value.name.start, value.name.end))
      return { title, value: value.percent === undefined ? fromCents(value.cents ?? 0, 'EUR') : value.percent / 100 }
    }
    case 'budget_line':
      return {
        amount: fromCents(value.cents, value.currency),
        region_category: value.category ?? null,
        regions: value.regions,
      }
    default:
      return 'cents' in value && value.cents !== undefined && 'currency' in value
        ? fromCents(value.cents, value.currency)
        : null
  }
}

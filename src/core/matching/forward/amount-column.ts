/**
 * Bounds on the planned investment, many at once. All thresholds of a currency, sorted, cut the amounts into positions: an
 * odd one for each threshold, an even one for what lies between two. A call's bounds are a run of positions.
 */
import type { InvestmentAmountCriterion } from '../../criteria/criterion.ts'
import { plannedOf } from '../../criteria/investment-amount.ts'
import { centsRange } from '../../criteria/range-check.ts'
import { boundsOf, type Bounds } from '../../facts/accounts.ts'
import type { Facts } from '../facts.ts'
import { IntervalBuilder, type IntervalIndex, type Placed } from './intervals.ts'
import type { Reading } from './reading.ts'

/** Position of an amount among thresholds. */
function positionOf(thresholds: Float64Array, cents: number): number {
  let low = 0
  let high = thresholds.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((thresholds[middle] as number) < cents) low = middle + 1
    else high = middle
  }
  return thresholds[low] === cents ? low * 2 + 1 : low * 2
}

export function amountBounds({ range }: InvestmentAmountCriterion): { bounds: Bounds; currency: string } {
  const { range: cents, currency } = centsRange(range)
  return { bounds: boundsOf(cents), currency }
}

export interface AmountIndex {
  readonly thresholds: Float64Array
  readonly index: IntervalIndex
}

export function buildAmounts(list: readonly { row: number; bounds: Bounds }[], placed: Placed): AmountIndex {
  const finite = list.flatMap(({ bounds: { min, max } }) => [min, max]).filter((value) => Number.isFinite(value))
  const thresholds = Float64Array.from(new Set(finite)).sort()
  const domain = thresholds.length * 2 + 1
  const builder = new IntervalBuilder()
  for (const { row, bounds } of list) {
    const { min, max, minExclusive, maxExclusive } = bounds
    const lo = Number.isFinite(min) ? positionOf(thresholds, min) + (minExclusive ? 1 : 0) : 0
    const hi = Number.isFinite(max) ? positionOf(thresholds, max) + (maxExclusive ? 0 : 1) : domain
    builder.add(row, lo, hi)
  }
  return { thresholds, index: builder.build(domain, placed) }
}

/** What the bounds of a column have in common. */
export interface AmountFamily {
  readonly currency: string
  /** The bounds are met as long as nothing is planned. */
  readonly unplanned: boolean
}

/** Answers all bounds of a family at once; says whether what is open is for a person to look at. */
export function readAmounts(
  { thresholds, index }: AmountIndex,
  { currency, unplanned }: AmountFamily,
  facts: Facts,
  into: Reading,
): boolean {
  const planned = facts.derive(plannedOf)
  if (planned === undefined || planned.currency !== currency) {
    into.how = planned === undefined && unplanned ? 'met' : 'unknown'
    return planned !== undefined
  }
  into.how = 'any'
  into.answers[0] = index.at(positionOf(thresholds, planned.cents))
  into.count = 1
  return false
}

import { isPlainDate } from '../facts/day.ts'
import { normalRegionCode } from '../facts/region.ts'
import { isAmount, toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import { anyOf, negate } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import type { FieldCondition } from './criterion.ts'

export const operatorNames = [
  'eq',
  'neq',
  'in',
  'gte',
  'lte',
  'gt',
  'lt',
] as const satisfies FieldCondition['operator'][]

export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false
  const { amount, currency } = value as Partial<Money>
  return typeof amount === 'string' && typeof currency === 'string' && isAmount(amount)
}

/**
 * Compares a value of the profile with a value of the call. Values of different types (the text "false" and the truth
 * value false, euros and dollars) do not compare: that is `unknown`, never a guess. Of a list, one equal entry is enough.
 */
export function compareValues(found: unknown, operator: FieldCondition['operator'], wanted: unknown): Outcome {
  if (found === undefined || found === null) return 'unknown'
  if (operator === 'neq') return negate(compareValues(found, 'eq', wanted))
  if (operator === 'in')
    return Array.isArray(wanted) ? anyOf(wanted.map((one: unknown) => equal(found, one))) : 'unknown'
  if (operator === 'eq') return equal(found, wanted)
  const order = compareOrder(found, wanted)
  if (order === undefined) return 'unknown'
  const holds =
    operator === 'gte' ? order >= 0 : operator === 'lte' ? order <= 0 : operator === 'gt' ? order > 0 : order < 0
  return holds ? 'met' : 'not_met'
}

/**
 * The same of a place: the code of a region holds for what lies in it, and a place that is told no finer than what holds one that is
 * wanted leaves it open.
 */
export function comparePlaces(found: unknown, operator: FieldCondition['operator'], wanted: unknown): Outcome {
  if (typeof found !== 'string') return compareValues(found, operator, wanted)
  const within = (one: unknown): Outcome => {
    if (typeof one !== 'string') return 'unknown'
    const [place, region] = [normalRegionCode(found), normalRegionCode(one)]
    return place.startsWith(region) ? 'met' : region.startsWith(place) ? 'unknown' : 'not_met'
  }
  if (operator === 'eq') return within(wanted)
  if (operator === 'neq') return negate(within(wanted))
  if (operator === 'in' && Array.isArray(wanted)) return anyOf(wanted.map(within))
  return compareValues(found, operator, wanted)
}

function equal(found: unknown, wanted: unknown): Outcome {
  if (Array.isArray(found)) {
    if (!Array.isArray(wanted))
      return found.length === 0 ? 'not_met' : anyOf(found.map((one: unknown) => equal(one, wanted)))
    const same = found.length === wanted.length && wanted.every((one) => found.includes(one))
    return same ? 'met' : 'not_met'
  }
  if (isMoney(found) && isMoney(wanted)) {
    if (found.currency !== wanted.currency) return 'unknown'
    return toCents(found) === toCents(wanted) ? 'met' : 'not_met'
  }
  if (typeof found !== typeof wanted || typeof found === 'object') return 'unknown'
  return found === wanted ? 'met' : 'not_met'
}

/** Negative, zero or positive; undefined where there is no common order. */
function compareOrder(found: unknown, wanted: unknown): number | undefined {
  if (typeof found === 'number' && typeof wanted === 'number') return found - wanted
  if (isMoney(found) && isMoney(wanted))
    return found.currency === wanted.currency ? toCents(found) - toCents(wanted) : undefined
  if (isPlainDate(found) && isPlainDate(wanted)) return found < wanted ? -1 : found > wanted ? 1 : 0
  return undefined
}

/** One name of a JSON pointer (RFC 6901, section 3). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** A value of any kind as a value of a reason. */
export function shown(value: unknown): string | number | boolean | { type: 'money'; value: Money } {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (isMoney(value)) return { type: 'money', value }
  return Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value)
}

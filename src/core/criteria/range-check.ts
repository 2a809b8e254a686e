import { toCents } from '../facts/money.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { MoneyRange, NumberRange } from './criterion.ts'
import { isMoney } from './compare-values.ts'
import { isRecord } from './record.ts'
import { fault } from './kind.ts'
import type { CriterionFault } from './kind.ts'

const bounds = ['min', 'max', 'min_exclusive', 'max_exclusive'] as const

function checkBounds(
  range: unknown,
  pointer: string,
  read: (value: unknown) => number | undefined,
  bad: string,
): CriterionFault[] {
  if (!isRecord(range)) return [fault(pointer, 'range_missing')]
  const given = bounds.filter((bound) => range[bound] !== undefined)
  if (given.length === 0) return [fault(pointer, 'range_missing')]
  const wrong = given.filter((bound) => read(range[bound]) === undefined)
  if (wrong.length > 0) return wrong.map((bound) => fault(`${pointer}/${bound}`, bad))
  const twice =
    (range['min'] !== undefined && range['min_exclusive'] !== undefined) ||
    (range['max'] !== undefined && range['max_exclusive'] !== undefined)
  if (twice) return [fault(pointer, 'range_twice')]
  const lower = read(range['min'] ?? range['min_exclusive'])
  const upper = read(range['max'] ?? range['max_exclusive'])
  if (lower === undefined || upper === undefined) return []
  const empty = range['min'] !== undefined && range['max'] !== undefined ? lower > upper : lower >= upper
  return empty ? [fault(pointer, 'range_empty')] : []
}

/** Numbers of zero or more; at least one bound, not two of one side, and something between them. */
export function checkNumberRange(range: unknown, pointer: string): CriterionFault[] {
  return checkBounds(
    range,
    pointer,
    (value) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined),
    'number_expected',
  )
}

/** Amounts in one currency; bounds as for numbers. */
export function checkMoneyRange(range: unknown, pointer: string): CriterionFault[] {
  const faults = checkBounds(range, pointer, (value) => (isMoney(value) ? toCents(value) : undefined), 'money_expected')
  if (faults.length > 0 || !isRecord(range)) return faults
  const currencies = new Set(bounds.flatMap((bound) => (isMoney(range[bound]) ? [range[bound].currency] : [])))
  return currencies.size > 1 ? [fault(pointer, 'currencies_mixed')] : []
}

/** The bounds in cents and their currency. */
export function centsRange(range: MoneyRange): { range: NumberRange; currency: string } {
  const out: NumberRange = {}
  let currency = 'EUR'
  for (const bound of bounds) {
    const value = range[bound]
    if (value === undefined) continue
    out[bound] = toCents(value)
    currency = value.currency
  }
  return { range: out, currency }
}

/** A requirement as a value of a sentence; `unit` says what its numbers count. */
export function rangeValue(
  range: NumberRange | MoneyRange,
  unit?: Extract<ReasonValue, { type: 'range' }>['unit'],
): ReasonValue {
  return { type: 'range', ...range, ...(unit === undefined ? {} : { unit }) }
}

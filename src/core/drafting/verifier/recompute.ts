import { addDays, addMonths, daysBetween, isPlainDate } from '../../facts/day.ts'
import { numberBy, recomputes } from '../plan/formula.ts'

interface Derivation {
  readonly formula: string
  readonly inputs: Record<string, unknown>
  readonly result: unknown
}

const decimal = /^-?\d+(?:\.\d{1,9})?$/u

/**
 * Whether a derivation comes out again: the plan's formulas, arithmetic over the inputs' names (an amount that does not come
 * out whole is rounded down to the cent), a date and a period, the days between two dates, the day of an instant in a zone, a
 * count of outcomes, or one input as it is. Undefined for what only the evaluation of a match can give again, such as a verdict.
 */
export function recompute(derivation: Derivation): boolean | undefined {
  const { formula, inputs, result } = derivation
  if (recomputes(derivation)) return true
  const counted = countOf(formula, inputs)
  if (counted !== undefined) return counted === result
  const alone = inputs[formula]
  if (alone !== undefined) return alone === result
  const day = formula === 'since' ? localDay(inputs) : dateBy(formula, inputs)
  if (day !== undefined) return day === result || String(day) === result
  const computed = arithmetic(formula, inputs)
  if (computed === undefined) return undefined
  const wanted = typeof result === 'number' ? result : decimal.test(String(result)) ? Number(result) : undefined
  return wanted !== undefined && computed.includes(wanted)
}

/** `count`, `count met`, `count unknown` over a record of outcomes, or over the one list that is given. */
function countOf(formula: string, inputs: Record<string, unknown>): number | undefined {
  const counted = /^count(?: (\w+))?$/u.exec(formula)
  if (counted === null) return undefined
  const [only] = Object.values(inputs)
  const values = Array.isArray(only) ? only : Object.values(inputs)
  return counted[1] === undefined ? values.length : values.filter((value) => value === counted[1]).length
}

/** The day of an instant in a time zone. */
function localDay({ instant, time_zone: zone }: Record<string, unknown>): string | undefined {
  if (typeof instant !== 'string' || typeof zone !== 'string') return undefined
  try {
    return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** `granted_on + 3 years + 1 day`, `submitted - started`. */
function dateBy(formula: string, inputs: Record<string, unknown>): string | number | undefined {
  const difference = /^(\w+) [-−] (\w+)$/u.exec(formula)
  const [later, earlier] = [inputs[difference?.[1] ?? ''], inputs[difference?.[2] ?? '']]
  if (isPlainDate(later) && isPlainDate(earlier)) return daysBetween(earlier, later)
  const [name = '', ...steps] = formula.split(/ (?=[-+−] )/u)
  const from = inputs[name]
  if (!isPlainDate(from) || steps.length === 0) return undefined
  let day = from
  for (const step of steps) {
    const [, sign, given = '', unit] = /^([-+−]) (\w+) (year|month|day)s?$/u.exec(step) ?? []
    const amount = Number(/^\d+$/u.test(given) ? given : (inputs[given] ?? Number.NaN))
    if (!Number.isInteger(amount)) return undefined
    const count = sign === '+' ? amount : -amount
    day = unit === 'day' ? addDays(day, count) : addMonths(day, unit === 'year' ? 12 * count : count)
  }
  return day
}

/** The exact result where nine decimals hold it, and the result rounded down to the cent. */
function arithmetic(formula: string, inputs: Record<string, unknown>): number[] | undefined {
  const numbers: Record<string, number> = {}
  for (const [name, value] of Object.entries(inputs)) {
    if (typeof value === 'number') numbers[name] = value
    else if (typeof value === 'string' && decimal.test(value)) numbers[name] = Number(value)
    else return undefined
  }
  const attempt = (expression: string): number[] => {
    try {
      return [numberBy(expression, numbers)]
    } catch (error) {
      if (error instanceof RangeError) return []
      throw error
    }
  }
  const found = [...attempt(formula), ...attempt(`cent_down(${formula})`)]
  return found.length === 0 ? undefined : found
}

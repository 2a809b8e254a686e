import { addDays, addMonths, isPlainDate } from '../../facts/day.ts'
import type { Money } from '../../facts/money.ts'
import { fromCents, isAmount, toCents } from '../../facts/money.ts'
import type { PlainDate } from '../../facts/profile.ts'

/** What a formula is given and what it answers: money, a number with at most nine decimals, or a day. */
export type FormulaValue = Money | number | PlainDate
export type FormulaInputs = Readonly<Record<string, FormulaValue | readonly FormulaValue[]>>

/** An exact fraction; money counts in whole units of its currency. `d` is above zero. */
interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
type Value = Fraction | PlainDate | readonly (Fraction | PlainDate)[]

const whole = (n: bigint): Fraction => ({ n, d: 1n })
const isFraction = (value: Value): value is Fraction => typeof value === 'object' && !Array.isArray(value)

/** Largest whole number that is not above the fraction. */
function floor({ n, d }: Fraction): bigint {
  return n >= 0n || n % d === 0n ? n / d : n / d - 1n
}

/** Rounds to a multiple of 1/`parts`, halves away from zero, as amounts on an invoice are. */
function round({ n, d }: Fraction, parts: bigint): Fraction {
  const size = (n < 0n ? -n : n) * parts
  const rounded = (2n * size + d) / (2n * d)
  return { n: n < 0n ? -rounded : rounded, d: parts }
}

const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d

function fractionOf(value: number | string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d{1,9}))?$/u.exec(typeof value === 'number' ? plain(value) : value)
  if (match === null) throw new RangeError(`not a number that can be computed with: ${value}`)
  const [, sign = '', digits = '', decimals = ''] = match
  return { n: BigInt(`${sign}${digits}${decimals}`), d: 10n ** BigInt(decimals.length) }
}

/** A number without exponent; at most nine decimals. */
const plain = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(0) : value.toFixed(9).replace(/\.?0+$/u, '')

function valueOf(input: FormulaValue): Fraction | PlainDate {
  if (typeof input === 'number') return fractionOf(input)
  if (typeof input === 'string') return input
  return { n: BigInt(toCents(input)), d: 100n }
}

type Call = (args: readonly Value[]) => Value

function numbers(args: readonly Value[]): Fraction[] {
  const list = args.flatMap((arg) =>
    Array.isArray(arg) ? (arg as readonly (Fraction | PlainDate)[]) : [arg as Fraction],
  )
  return list.map((value) => {
    if (typeof value === 'string') throw new RangeError('a day is not a number')
    return value
  })
}

function only(args: readonly Value[]): Fraction {
  const [value, ...more] = numbers(args)
  if (value === undefined || more.length > 0) throw new RangeError('one number is expected')
  return value
}

function dayIn(value: Value | undefined): PlainDate {
  if (typeof value !== 'string' || !isPlainDate(value)) throw new RangeError('a day is expected')
  return value
}

/**
 * The day from which a term of months is over: that of the same number, or the first of the next month where there is none. A month
 * from 31 March is over with 30 April (Regulation (EEC, Euratom) No 1182/71, article 3(2)(c)).
 */
function monthsOn(day: PlainDate, months: number): PlainDate {
  const found = addMonths(day, months)
  return found.slice(8) === day.slice(8) ? found : addDays(found, 1)
}

const extreme = (args: readonly Value[], better: (a: Fraction, b: Fraction) => boolean): Fraction =>
  numbers(args).reduce((best, value) => (better(value, best) ? value : best))

const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const negative = ({ n, d }: Fraction): Fraction => ({ n: -n, d })

/** What may stand before parentheses in a formula. */
const functions: Readonly<Record<string, Call>> = {
  min: (args) => extreme(args, less),
  max: (args) => extreme(args, (a, b) => less(b, a)),
  sum: (args) => numbers(args).reduce(add, whole(0n)),
  /** To whole cents, down: aid is never rounded up. */
  cent_down: (args) => {
    const { n, d } = only(args)
    return { n: floor({ n: n * 100n, d }), d: 100n }
  },
  /** To whole cents, up: a least amount is never rounded down. */
  cent_up: (args) => {
    const { n, d } = only(args)
    return { n: -floor({ n: -n * 100n, d }), d: 100n }
  },
  cent: (args) => round(only(args), 100n),
  tenth: (args) => round(only(args), 10n),
  hundredth: (args) => round(only(args), 100n),
  add_months: ([day, months]) => monthsOn(dayIn(day), Number(floor(only([months ?? whole(0n)])))),
  day_before: ([day]) => addDays(dayIn(day), -1),
}

/**
 * Works out a formula exactly: `+ − × /`, parentheses, names of inputs and the functions above. Money is in units of its
 * currency. Throws RangeError for anything else, for a missing input and for a division by zero.
 */
function evaluate(formula: string, inputs: FormulaInputs): Value {
  const tokens = [...formula.matchAll(/\d+(?:\.\d+)?|[a-z_][a-z_0-9]*|[-+*/()×−,]|\S/gu)].map(([token]) => token)
  let at = 0
  const peek = (): string => tokens[at] ?? ''
  const take = (): string => tokens[at++] ?? ''
  const expect = (token: string): void => {
    if (take() !== token) throw new RangeError(`${token} is missing in the formula ${formula}`)
  }
  const number = (value: Value): Fraction => {
    if (!isFraction(value)) throw new RangeError(`a number is expected in the formula ${formula}`)
    return value
  }
  const argumentsOf = (): Value[] => {
    expect('(')
    const args: Value[] = [sum()]
    while (peek() === ',') {
      take()
      args.push(sum())
    }
    expect(')')
    return args
  }
  const atom = (): Value => {
    const token = take()
    if (token === '(') {
      const inner = sum()
      expect(')')
      return inner
    }
    if (token === '-' || token === '−') return negative(number(atom()))
    if (/^\d/u.test(token)) return fractionOf(token)
    const call = Object.hasOwn(functions, token) && peek() === '(' ? functions[token] : undefined
    if (call !== undefined) return call(argumentsOf())
    const input = Object.hasOwn(inputs, token) ? inputs[token] : undefined
    if (input === undefined) throw new RangeError(`the formula ${formula} has no input ${token}`)
    return Array.isArray(input)
      ? (input as readonly FormulaValue[]).map((each) => valueOf(each))
      : valueOf(input as FormulaValue)
  }
  const product = (): Value => {
    let left = atom()
    while (['*', '×', '/'].includes(peek())) {
      const operator = take()
      const [a, b] = [number(left), number(atom())]
      if (operator === '/' && b.n === 0n) throw new RangeError(`the formula ${formula} divides by zero`)
      const inverse = b.n < 0n ? { n: -b.d, d: -b.n } : { n: b.d, d: b.n }
      const factor = operator === '/' ? inverse : b
      left = { n: a.n * factor.n, d: a.d * factor.d }
    }
    return left
  }
  const sum = (): Value => {
    let left = product()
    while (['+', '-', '−'].includes(peek())) {
      const operator = take()
      const right = number(product())
      left = add(number(left), operator === '+' ? right : negative(right))
    }
    return left
  }
  const value = sum()
  if (at !== tokens.length) throw new RangeError(`the formula ${formula} goes on after its end`)
  return value
}

/** A formula's result as whole cents. Throws RangeError where it is not whole cents or no number. */
export function moneyBy(formula: string, inputs: FormulaInputs, currency: string): Money {
  const value = evaluate(formula, inputs)
  if (!isFraction(value) || (value.n * 100n) % value.d !== 0n) throw new RangeError(`${formula} is not whole cents`)
  return fromCents(Number((value.n * 100n) / value.d), currency)
}

/** A formula's result as a number. Throws RangeError where it has more than nine decimals: the formula has to round it. */
export function numberBy(formula: string, inputs: FormulaInputs): number {
  const value = evaluate(formula, inputs)
  if (!isFraction(value) || (value.n * 1_000_000_000n) % value.d !== 0n)
    throw new RangeError(`${formula} is not a number of at most nine decimals`)
  return Number((value.n * 1_000_000_000n) / value.d) / 1e9
}

export function dayBy(formula: string, inputs: FormulaInputs): PlainDate {
  const value = evaluate(formula, inputs)
  if (typeof value !== 'string') throw new RangeError(`${formula} is not a day`)
  return value
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'string' &&
  isAmount(value.amount) &&
  'currency' in value

/** Whether all amounts of a derivation are in one currency: only then are they added and compared. */
function oneCurrency(values: readonly unknown[]): boolean {
  const currencies = values.flat().flatMap((value) => (isMoney(value) ? [value.currency] : []))
  return new Set(currencies).size <= 1
}

/**
 * Works a derivation out again: true where its formula, on its inputs, gives exactly its result. False too for a formula
 * that is not one of this engine's, so that nothing counts as re-computed that was not.
 */
export function recomputes(derivation: { formula: string; inputs: Record<string, unknown>; result: unknown }): boolean {
  const { formula, inputs, result } = derivation
  if (!oneCurrency([...Object.values(inputs), result])) return false
  try {
    const given = inputs as FormulaInputs
    if (isMoney(result)) return moneyBy(formula, given, result.currency).amount === result.amount
    if (typeof result === 'number') return numberBy(formula, given) === result
    return typeof result === 'string' && dayBy(formula, given) === result
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false
    throw error
  }
}

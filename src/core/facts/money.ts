/**
 * Money on the wire: a decimal string with exactly two decimals, never a float.
 * Inside, amounts are integer cents as a safe JavaScript integer (|cents| ≤ 9,007,199,254,740,991).
 */
export interface Money {
  amount: string
  currency: Currency
}

/** ISO 4217. Amounts of different currencies are never compared or added: that is `unknown`. */
export type Currency = string

const pattern = /^-?(0|[1-9]\d{0,12})\.\d{2}$/

/** True for a decimal string of at most 13 digits before and exactly two after the point. */
export function isAmount(text: string): boolean {
  return pattern.test(text)
}

/** Integer cents of a wire amount. Throws RangeError on a malformed amount: validate with `isAmount` first. */
export function toCents({ amount }: Money): number {
  const first = amount.charCodeAt(0) === minus ? 1 : 0
  const point = amount.length - 3
  let cents = 0
  // Digit by digit: every question about a business reads its figures, and an expression takes five times as long.
  for (let at = first; at < amount.length; at += 1) {
    const digit = amount.charCodeAt(at) - zero
    if (at !== point) cents = digit >= 0 && digit <= 9 ? cents * 10 + digit : Number.NaN
    else if (digit !== dot) cents = Number.NaN
  }
  const whole = point - first
  if (Number.isNaN(cents) || whole < 1 || whole > 13 || (whole > 1 && amount.charCodeAt(first) === zero))
    throw new RangeError(`not an amount: ${amount}`)
  return first === 1 ? -cents : cents
}

const minus = 45
const zero = 48
/** `.` counted from `0`. */
const dot = -2

export function fromCents(cents: number, currency: Currency = 'EUR'): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not integer cents: ${cents}`)
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency }
}

/** A number of a file as money, rounded to cents; undefined where it has more digits than an amount may have. */
export function moneyOf(value: number, currency: Currency = 'EUR'): Money | undefined {
  const cents = Math.round(value * 100)
  const money = Number.isSafeInteger(cents) ? fromCents(cents, currency) : undefined
  return money !== undefined && isAmount(money.amount) ? money : undefined
}

/** `percent` of an amount in whole cents, rounded down; exact to a ten-thousandth of a percent. */
export function percentOf(cents: number, percent: number): number {
  const millionths = Math.round(percent * 1e4)
  const product = cents * millionths
  // Within whole numbers that are exact, the same without the tenfold time of a bigint.
  if (Number.isSafeInteger(product)) return (product - (product % 1_000_000)) / 1_000_000
  return Number((BigInt(cents) * BigInt(millionths)) / 1_000_000n)
}

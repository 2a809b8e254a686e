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
export function toCents(money: Money): number {
  if (!isAmount(money.amount)) throw new RangeError(`not an amount: ${money.amount}`)
  return Number(money.amount.replace('.', ''))
}

export function fromCents(cents: number, currency: Currency = 'EUR'): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not integer cents: ${cents}`)
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency }
}

/** `percent` of an amount in whole cents, rounded down; exact to a ten-thousandth of a percent. */
export function percentOf(cents: number, percent: number): number {
  return Number((BigInt(cents) * BigInt(Math.round(percent * 1e4))) / 1_000_000n)
}

import { moneyOf } from './money.ts'
import type { Currency, Money } from './money.ts'

/** How a currency is written beside its amounts, besides its code. */
const currencySigns: Readonly<Record<Currency, string>> = {
  EUR: 'ευρώ|ευρω|euros?|€',
  USD: 'us ?\\$|\\$|(?:us )?dollars?',
  GBP: '£|pounds?',
}

/**
 * An amount in a currency, rounded to cents: `50000`, `50.000,00 €`, `EUR 50,000.00`. Undefined for one that names another
 * currency (`$50000` in euros), for a share (`50%`), and for what is below nothing or has more digits than an amount may have.
 */
export function readWrittenAmount(text: string, currency: Currency, decimal?: ',' | '.'): Money | undefined {
  const value = readWrittenNumber(withoutCurrency(text, currency), decimal)
  return value !== undefined && value >= 0 ? moneyOf(value, currency) : undefined
}

function withoutCurrency(text: string, currency: Currency): string {
  const signs = [currency, currencySigns[currency] ?? []].flat().join('|')
  return text.trim().replace(new RegExp(`^(?:${signs})\\s*|\\s*(?:${signs})$`, 'iu'), '')
}

/** Why a text with a number in it is not read: it could be two numbers, or it is an amount in another currency. */
export type WhyUnread =
  | { readonly why: 'two_numbers'; readonly whole: number; readonly decimal: number }
  | { readonly why: 'other_currency' }

/** Why `readWrittenAmount` or `readWrittenNumber` does not read a text; undefined where it is no number at all. */
export function whyUnread(text: string, currency: Currency = 'EUR'): WhyUnread | undefined {
  const bare = withoutCurrency(text, currency)
  const [one, other] = [readWrittenNumber(bare, '.'), readWrittenNumber(bare, ',')]
  if (one !== undefined && other !== undefined && one !== other)
    return { why: 'two_numbers', whole: Math.max(one, other), decimal: Math.min(one, other) }
  const isForeign = /^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3})\s*\d[\d.,\s]*$|^\d[\d.,\s]*(?:\p{Sc}|[A-Z]{3})$/u.test(bare)
  return isForeign ? { why: 'other_currency' } : undefined
}

/** A share in percent: `45,5`, `45,5%`. Undefined for anything else. */
export function readWrittenPercent(text: string): number | undefined {
  const percent = readWrittenNumber(text.trim().replace(/\s*%$/u, ''))
  return percent !== undefined && percent >= 0 ? percent : undefined
}

/**
 * Reads `1234.5`, `1.234,56`, `1,234.56`, `1 234,5`; nothing beside it. A single group of three after one sign could be a decimal
 * or a thousand: `1.234` is only read where `decimal` says which sign the file uses for decimals.
 */
export function readWrittenNumber(text: string, decimal?: ',' | '.'): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f]/gu, '')
  if (!/^-?\d[\d.,]*$/u.test(bare)) return undefined
  const signs = [...bare].filter((sign) => sign === '.' || sign === ',')
  const last = signs.at(-1)
  if (last === undefined) return valueOf(bare)
  const point = pointOf(bare, signs, last, decimal)
  if (point === 'ambiguous') return undefined
  const groups = point === '' ? bare : bare.slice(0, bare.lastIndexOf(point))
  if (!/^-?\d+$|^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(groups)) return undefined
  const whole = groups.replaceAll(/[.,]/gu, '')
  return valueOf(point === '' ? whole : `${whole}.${bare.slice(bare.lastIndexOf(point) + 1)}`)
}

function valueOf(text: string): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** The sign that begins the decimals; '' where all signs stand between thousands. */
function pointOf(bare: string, signs: readonly string[], last: string, decimal: ',' | '.' | undefined): string {
  const different = new Set(signs).size
  if (different === 2) return last
  if (signs.length > 1) return ''
  if (!/[.,]\d{3}$/u.test(bare) || /^-?0[.,]/u.test(bare)) return last
  if (decimal === undefined) return 'ambiguous'
  return decimal === last ? last : ''
}

/** A number as a spreadsheet has it. */
export type WrittenNumber = { ok: true; value: number } | { ok: false; why: 'ambiguous' | 'no_number' }

/**
 * Reads `1234.5`, `1.234,56`, `1,234.56`, `1 234,5`, `50.000,00 €`. A single group of three after one sign could be a decimal
 * or a thousand: `1.234` is only read where `decimal` says which sign the file uses for decimals.
 */
export function readWrittenNumber(text: string, decimal?: ',' | '.'): WrittenNumber {
  const bare = text.replace(/[€$£\s\u00a0\u202f]|eur(?:os?)?|ευρώ|%/giu, '')
  if (!/^-?\d[\d.,]*$/u.test(bare)) return { ok: false, why: 'no_number' }
  const signs = [...bare].filter((sign) => sign === '.' || sign === ',')
  const last = signs.at(-1)
  if (last === undefined) return valueOf(bare)
  const point = pointOf(bare, signs, last, decimal)
  if (point === 'ambiguous') return { ok: false, why: 'ambiguous' }
  const groups = point === '' ? bare : bare.slice(0, bare.lastIndexOf(point))
  if (!/^-?\d+$|^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(groups)) return { ok: false, why: 'no_number' }
  const whole = groups.replaceAll(/[.,]/gu, '')
  return valueOf(point === '' ? whole : `${whole}.${bare.slice(bare.lastIndexOf(point) + 1)}`)
}

function valueOf(text: string): WrittenNumber {
  const value = Number(text)
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, why: 'no_number' }
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

/** The sign that a column of numbers uses for decimals, by those of them that can be read in one way only. */
export function decimalSignOf(texts: Iterable<string>): ',' | '.' | undefined {
  for (const text of texts) {
    const found =
      /(?:\d[.](?:\d{3}[.])*\d{3}(,)\d+|\d,(?:\d{3},)*\d{3}(\.)\d+|^\D*\d+([.,])(?:\d{1,2}|\d{4,})\D*$)/u.exec(text)
    const sign = found?.[1] ?? found?.[2] ?? found?.[3]
    if (sign === ',' || sign === '.') return sign
  }
  return undefined
}

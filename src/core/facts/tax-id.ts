/**
 * Greek tax number (AFM): nine digits, the last one a check digit, leading zeros kept.
 * Check: (Σ dᵢ · 2^(9−i), i = 1…8) mod 11 mod 10. 000000000 satisfies it and is refused.
 */
export type TaxIdReading =
  | { ok: true; tax_id: string }
  | { ok: false; code: 'tax_id_malformed' | 'tax_id_all_zero' | 'tax_id_check_digit'; expected_digit?: number }

/** Reads an AFM with or without the VAT prefix `EL`/`GR`, spaces, dots or dashes. */
export function readGreekTaxId(input: string): TaxIdReading {
  const digits = input.replace(/[\s.\-\u00a0]/g, '').replace(/^(EL|GR|ΕΛ)/i, '')
  if (!/^\d{9}$/.test(digits)) return { ok: false, code: 'tax_id_malformed' }
  if (digits === '000000000') return { ok: false, code: 'tax_id_all_zero' }
  const expected = greekCheckDigit(digits)
  if (Number(digits[8]) !== expected) return { ok: false, code: 'tax_id_check_digit', expected_digit: expected }
  return { ok: true, tax_id: digits }
}

/** The check digit that the first eight digits call for. */
export function greekCheckDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < 8; i += 1) sum += Number(digits[i]) * 2 ** (8 - i)
  return (sum % 11) % 10
}

import type { Scheme } from '../core/facts/scheme.ts'
import { readGreekTaxId } from '../core/facts/tax-id.ts'
import type { RowNote } from './profile-table.ts'

/**
 * The version of the registry's activity codes as our classification: codes of 2026 are those of the list KAD 2025, older ones of
 * KAD 2008. Without a version the newer one.
 */
export function schemeOfVersion(version: string | undefined): Scheme {
  return version !== undefined && /2008/u.test(version) ? 'kad_2008' : 'kad_2025'
}

/** A spreadsheet takes the leading zeros of a tax number away: given back where the check digit then fits. */
export function restoredTaxId(given: string, notes: RowNote[]): string {
  const digits = given.trim()
  if (!/^\d{1,8}$/u.test(digits)) return digits
  const full = digits.padStart(9, '0')
  if (!readGreekTaxId(full).ok) return digits
  notes.push({
    pointer: '/tax_id',
    detail: { en: `leading zeros restored: ${full}`, el: `αποκαταστάθηκαν τα αρχικά μηδενικά: ${full}` },
  })
  return full
}

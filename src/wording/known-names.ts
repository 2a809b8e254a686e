import type { Language } from '../core/facts/text.ts'

/** A country by its name; a code that nobody knows stays as it is. */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/u.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code
}

/** A language by its name; a code that nobody knows stays as it is. */
export function languageName(code: string, language: Language): string {
  return /^[a-z]{2}$/u.test(code)
    ? (new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(code) ?? code)
    : code
}

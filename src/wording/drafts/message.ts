import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../core/facts/text.ts'
import { withFirstDays, withNestedMarks } from '../message.ts'

/**
 * What a draft says, in both languages, as ICU messages: several ways of saying the same, as many in Greek as in English,
 * with the same values. `{name}` is a value in words, `{name_n, plural, …}` chooses by its number.
 */
export type DraftMessage = Readonly<Record<Language, readonly [string, ...string[]]>>
export type DraftCatalogue = Readonly<Record<string, DraftMessage>>

interface Choice {
  readonly key: string
  readonly turn: number
  readonly language: Language
  readonly worded?: (pattern: string) => string
}

const locales = { el: 'el-GR', en: 'en-GB' } as const
const parsed = new Map<string, IntlMessageFormat>()

/**
 * One variant of a message with its values. `turn` picks the variant, modulo their number; `worded` says it otherwise before the values.
 * @throws RangeError for a key that is not there; whatever ICU throws for a value that is missing
 */
export function fillDraft(
  catalogue: DraftCatalogue,
  { key, turn, language, worded }: Choice,
  values: Readonly<Record<string, string | number>>,
): string {
  const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  if (message === undefined) throw new RangeError(`no message ${key}`)
  const variants = message[language]
  const chosen = variants[turn % variants.length] ?? variants[0]
  const pattern = worded === undefined ? chosen : worded(chosen)
  const known = `${language} ${pattern}`
  const format = parsed.get(known) ?? new IntlMessageFormat(pattern, locales[language])
  parsed.set(known, format)
  return withNestedMarks(withFirstDays(String(format.format({ ...values }))))
}

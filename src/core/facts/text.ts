export type Language = 'el' | 'en'

export const languages = ['el', 'en'] as const

/**
 * A text in one or more languages, keyed by ISO 639-1 code. What we write has `el` and `en`;
 * what a source wrote may have only its own language (`fr`, `it`, …). At least one entry.
 */
export type LocalizedText = Readonly<Record<string, string>>

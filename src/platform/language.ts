/** The languages everything we write exists in (ISO 639-1). */
export const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]

/** A sentence in every language of the service. */
export type Text = Readonly<Record<Language, string>>

/** The same characters in both languages: codes, names, numbers. */
export const same = (text: string): Text => ({ el: text, en: text })

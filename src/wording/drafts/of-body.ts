import type { Language } from '../../core/facts/text.ts'

/** What texts on a business say of a body that is none, such as a municipality; a name in quotation marks stays that of a business. */
const applicants: Readonly<Record<Language, readonly (readonly [pattern: RegExp, said: string])[]>> = {
  el: [
    [/(?<!\p{L})η επιχείρηση(?!\p{L}| «)/gu, 'ο αιτών'],
    [/(?<!\p{L})Η επιχείρηση(?!\p{L}| «)/gu, 'Ο αιτών'],
    [/(?<!\p{L})(σ?)την επιχείρηση(?!\p{L}| «)/gu, '$1τον αιτούντα'],
    [/(?<!\p{L})της επιχείρησης(?!\p{L}| «)/gu, 'του αιτούντος'],
  ],
  en: [
    [/(?<!\p{L})the business(?!\p{L})/gu, 'the applicant'],
    [/(?<!\p{L})The business(?!\p{L})/gu, 'The applicant'],
  ],
}

/** A text on a business as it is said of an applicant that is none. */
export const ofBody = (text: string, language: Language): string =>
  applicants[language].reduce((said, [pattern, by]) => said.replaceAll(pattern, by), text)

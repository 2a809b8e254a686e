import type { Text } from '../language.ts'

const money = (digits: number): Text => ({
  en: `a decimal number with two decimals and at most ${digits} digits before them, for example 450000.00`,
  el: `δεκαδικός αριθμός με δύο δεκαδικά και έως ${digits} ψηφία πριν από αυτά, π.χ. 450000.00`,
})
const signedMoney = (digits: number): Text => ({
  en: `a decimal number with two decimals and at most ${digits} digits before them, negative if need be, for example -1200.00`,
  el: `δεκαδικός αριθμός με δύο δεκαδικά και έως ${digits} ψηφία πριν από αυτά, ενδεχομένως αρνητικός, π.χ. -1200.00`,
})
const identifier: Text = {
  en: 'an identifier of lower-case Latin letters, digits, "-" and "_", for example digital-voucher',
  el: 'αναγνωριστικό με πεζά λατινικά γράμματα, ψηφία, «-» και «_», π.χ. digital-voucher',
}

/** Patterns of the contract in words: a regular expression is nothing to show to a person. */
const words: ReadonlyMap<string, Text> = new Map([
  ['^(0|[1-9][0-9]{0,12})\\.[0-9]{2}$', money(13)],
  ['^(0|[1-9][0-9]{0,10})\\.[0-9]{2}$', money(11)],
  ['^-?(0|[1-9][0-9]{0,12})\\.[0-9]{2}$', signedMoney(13)],
  ['^-?(0|[1-9][0-9]{0,10})\\.[0-9]{2}$', signedMoney(11)],
  [
    '^\\d{4}-\\d{2}-\\d{2}$',
    { en: 'a date YYYY-MM-DD, for example 2021-05-17', el: 'ημερομηνία ΕΕΕΕ-ΜΜ-ΗΗ, π.χ. 2021-05-17' },
  ],
  [
    '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    {
      en: 'a month and a day MM-DD, for example 12-31',
      el: 'μήνας και ημέρα ΜΜ-ΗΗ, π.χ. 12-31',
    },
  ],
  ['^\\d{4}$', { en: 'a year of four digits, for example 2025', el: 'έτος με τέσσερα ψηφία, π.χ. 2025' }],
  ['^[A-Z]{3}$', { en: 'an ISO 4217 currency code, for example EUR', el: 'κωδικός νομίσματος ISO 4217, π.χ. EUR' }],
  [
    '^[A-Z]{2}$',
    {
      en: 'a country code of two capital letters, for example GR',
      el: 'κωδικός χώρας με δύο κεφαλαία γράμματα, π.χ. GR',
    },
  ],
  [
    '^[A-Za-z]{2}$',
    { en: 'a country code of two letters, for example GR', el: 'κωδικός χώρας με δύο γράμματα, π.χ. GR' },
  ],
  [
    '^[a-z]{2}$',
    {
      en: 'a language code of two lower-case letters, for example el',
      el: 'κωδικός γλώσσας με δύο πεζά γράμματα, π.χ. el',
    },
  ],
  ['^[a-z0-9][a-z0-9_-]{0,63}$', identifier],
  ['^[a-z0-9][a-z0-9_.-]{0,63}$', identifier],
  [
    '^[a-z][a-z0-9_]{0,63}$',
    {
      en: 'a name of lower-case Latin letters, digits and "_" that starts with a letter, for example women_led',
      el: 'όνομα με πεζά λατινικά γράμματα, ψηφία και «_» που αρχίζει με γράμμα, π.χ. women_led',
    },
  ],
  [
    '^https?://',
    { en: 'an address that starts with https:// or http://', el: 'διεύθυνση που αρχίζει με https:// ή http://' },
  ],
  ['^[0-9a-f]{64}$', { en: 'a SHA-256 of 64 hexadecimal digits', el: 'SHA-256 με 64 δεκαεξαδικά ψηφία' }],
  [
    '^doc_[0-9a-f]{26}$',
    { en: 'the id of a document, which starts with doc_', el: 'αναγνωριστικό εγγράφου, που αρχίζει με doc_' },
  ],
])

/** What a value that fits the pattern is, in words; undefined for a pattern that has none. */
export function patternWords(pattern: string): Text | undefined {
  return words.get(pattern)
}

import { isPlainDate } from '../core/facts/day.ts'
import type { Money } from '../core/facts/money.ts'
import type { Language } from '../core/facts/text.ts'
import { labels } from './drafts/labels.ts'
import { inputInWords, outcomeInWords } from './formulas.ts'
import type { Catalogue } from './message.ts'
import { sayDate, sayMoney } from './render.ts'
import { schemeName } from './scheme-names.ts'
import { costCategory, fields, terms } from './terms.ts'

const monthDay = {
  el: new Intl.DateTimeFormat('el-GR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}
/** All digits that are stored; years keep their four digits together. */
const numbers = {
  el: new Intl.NumberFormat('el-GR', { maximumFractionDigits: 20, useGrouping: 'min2' }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20, useGrouping: 'min2' }),
}
/** Parts of stored values by their names, where formulas and fields have no word for them. Nominative, lower case. */
const members: Catalogue = {
  activities: { el: 'δραστηριότητες', en: 'activities' },
  amount: { el: 'ποσό', en: 'amount' },
  authority: { el: 'φορέας', en: 'authority' },
  born_on: { el: 'ημερομηνία γέννησης', en: 'born on' },
  capital_share: { el: 'ποσοστό στο κεφάλαιο', en: 'share of the capital' },
  categories: { el: 'κατηγορίες', en: 'categories' },
  category: { el: 'κατηγορία', en: 'category' },
  control: { el: 'έλεγχος', en: 'control' },
  country: { el: 'χώρα', en: 'country' },
  financial_years: { el: 'χρήσεις', en: 'financial years' },
  gender: { el: 'φύλο', en: 'gender' },
  granted_on: { el: 'ημέρα χορήγησης', en: 'granted on' },
  id: { el: 'στοιχείο', en: 'entry' },
  kind: { el: 'είδος', en: 'kind' },
  member_state: { el: 'κράτος μέλος', en: 'Member State' },
  municipality: { el: 'δήμος', en: 'municipality' },
  name: { el: 'όνομα', en: 'name' },
  on: { el: 'ημερομηνία', en: 'date' },
  period: { el: 'περίοδος', en: 'period' },
  postal_code: { el: 'ταχυδρομικός κώδικας', en: 'postal code' },
  programme: { el: 'πρόγραμμα', en: 'programme' },
  rank: { el: 'είδος', en: 'rank' },
  region: { el: 'περιοχή', en: 'region' },
  regulation: { el: 'κανονισμός', en: 'regulation' },
  revenue: { el: 'έσοδα', en: 'revenue' },
  role: { el: 'είδος', en: 'role' },
  roles: { el: 'ιδιότητες', en: 'roles' },
  since: { el: 'από', en: 'since' },
  status: { el: 'κατάσταση', en: 'status' },
  unemployed: { el: 'άνεργος/η', en: 'unemployed' },
  value: { el: 'τιμή', en: 'value' },
  voting_share: { el: 'ποσοστό ψήφων', en: 'share of the votes' },
  year: { el: 'έτος', en: 'year' },
}

const yes = { el: 'ναι', en: 'yes' } as const
const no = { el: 'όχι', en: 'no' } as const
const none = { el: 'κανένα', en: 'none' } as const
const missing = { el: 'δεν έχει δηλωθεί', en: 'not given' } as const

/** `12-31` as a day of any year: 31 Δεκεμβρίου. */
export const sayDayOfYear = (day: string, language: Language): string =>
  /^\d{2}-\d{2}$/u.test(day) ? monthDay[language].format(new Date(`2000-${day}T00:00:00Z`)) : day

/** A country by its name; a code that nobody knows stays as it is. */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/u.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code
}

/**
 * A value of a profile or of a computation as a person of the language writes it: `60.000 €`, `1 Φεβρουαρίου 2004`,
 * `αγροτικός συνεταιρισμός`. Exact: every stored digit is there. Codes, and words of no vocabulary, stay as they are.
 * @param place JSON pointer of the value in the profile, or the name of an input; where it is unknown, an empty text
 */
export function storedValue(value: unknown, place: string, language: Language): string {
  if (value === null || value === undefined) return missing[language]
  if (typeof value === 'boolean') return (value ? yes : no)[language]
  if (typeof value === 'number')
    return /_share$/u.test(place)
      ? `${numbers[language].format(Number((value * 100).toPrecision(12)))}%`
      : numbers[language].format(value)
  if (typeof value === 'string') return storedText(value, place, language)
  if (Array.isArray(value))
    return value.length === 0
      ? none[language]
      : value.map((each, index) => partValue(each, `${place}/${index}`, language)).join(language === 'el' ? '· ' : '; ')
  if (typeof value !== 'object') return String(value)
  if (isMoney(value)) return sayMoney(value, language)
  if (isCost(value))
    return `${costCategory(value.category, language) ?? value.category} ${sayMoney(value.amount, language)}`
  return Object.entries(value)
    .map(([name, part]) => `${partName(name, place, language)} ${partValue(part, `${place}/${name}`, language)}`)
    .join(', ')
}

const isMoney = (value: object): value is Money =>
  'amount' in value && typeof value.amount === 'string' && 'currency' in value && typeof value.currency === 'string'

/** What is spent on a category: both say themselves what they are. */
const isCost = (value: object): value is { category: string; amount: Money } =>
  Object.keys(value).length === 2 &&
  'category' in value &&
  typeof value.category === 'string' &&
  'amount' in value &&
  typeof value.amount === 'object' &&
  value.amount !== null &&
  isMoney(value.amount)

/** A part of a value: in brackets where it has parts itself that are told apart by marks. */
function partValue(value: unknown, place: string, language: Language): string {
  const text = storedValue(value, place, language)
  const nested = typeof value === 'object' && value !== null && !isMoney(value) && !isCost(value) && /[,;·]/u.test(text)
  return nested ? `(${text})` : text
}

/** Words of fields whose values are of a closed vocabulary, by the last name of their place. */
const vocabularies: Readonly<Record<string, (value: string, language: Language) => string | undefined>> = {
  size: among(terms.size),
  legal_form: among(terms.legal_form),
  lifecycle: among(terms.lifecycle),
  gender: among(terms.gender),
  status: (value, language) => among(terms.aid_status)(value, language) ?? label(`aid.${value}`, language),
  regulation: (value, language) => among(terms.regulation)(value, language) ?? label(`regime.${value}`, language),
  rank: (value, language) => label(`rank.${value}`, language),
  role: (value, language) => label(`role.${value}`, language),
  roles: (value, language) => label(`person.${value}`, language),
  category: costCategory,
  country: countryName,
  member_state: countryName,
  aid_regime_choice: among({ gber: labels['regime.gber_651_2014'], de_minimis: labels['regime.de_minimis_2023_2831'] }),
  fiscal_year_end: sayDayOfYear,
  scheme: (value, language) => schemeName(value)[language],
  to: (value, language) => schemeName(value)[language],
}

function storedText(value: string, place: string, language: Language): string {
  if (value === '') return '""'
  const name = place.split('/').findLast((part) => part !== '' && !/^\d+$/u.test(part)) ?? ''
  const known = Object.hasOwn(vocabularies, name) ? vocabularies[name]?.(value, language) : undefined
  if (known !== undefined) return known
  if (isPlainDate(value)) return sayDate(value, language)
  if (name !== '') return value
  return among(terms.size)(value, language) ?? outcomeInWords(value, language)
}

function partName(name: string, place: string, language: Language): string {
  const pointer = `${place}/${name}`.replaceAll(/\/\d+(?=\/|$)/gu, '/*')
  return (
    among(fields)(pointer, language) ??
    among(members)(name, language) ??
    inputInWords(name, language) ??
    name.replaceAll('_', ' ')
  )
}

function among(words: Catalogue): (value: string, language: Language) => string | undefined {
  return (value, language) => (Object.hasOwn(words, value) ? words[value]?.[language] : undefined)
}

const label = among(labels)

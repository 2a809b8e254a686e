import { isPlainDate } from '../core/facts/day.ts'
import type { Money } from '../core/facts/money.ts'
import type { Language } from '../core/facts/text.ts'
import { countryName } from './known-names.ts'
import { labels } from './drafts/labels.ts'
import { inputInWords, outcomeInWords } from './formulas.ts'
import { semicolon, type Catalogue } from './message.ts'
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
  acts: { el: 'πράξεις της επένδυσης', en: 'acts of the investment' },
  activities: { el: 'δραστηριότητες', en: 'activities' },
  amount: { el: 'ποσό', en: 'amount' },
  at_least: { el: 'τουλάχιστον', en: 'at least' },
  attributes: { el: 'χαρακτηριστικά', en: 'characteristics' },
  authority: { el: 'φορέας', en: 'authority' },
  born_on: { el: 'ημερομηνία γέννησης', en: 'born on' },
  capital: { el: 'κεφάλαιο', en: 'capital' },
  capital_share: { el: 'ποσοστό στο κεφάλαιο', en: 'share of the capital' },
  categories: { el: 'κατηγορίες', en: 'categories' },
  category: { el: 'κατηγορία', en: 'category' },
  collateral_percent: { el: 'ποσοστό εξασφάλισης του δανείου', en: 'collateral as a percentage of the loan' },
  completed_on: { el: 'ημέρα ολοκλήρωσης', en: 'completed on' },
  consolidated: { el: 'ενοποιημένα στοιχεία', en: 'consolidated figures' },
  control: { el: 'έλεγχος', en: 'control' },
  country: { el: 'χώρα', en: 'country' },
  covered_percent: { el: 'ποσοστό που καλύπτει η εγγύηση', en: 'percentage that the guarantee covers' },
  currency: { el: 'νόμισμα', en: 'currency' },
  de_minimis_aid: { el: 'ενισχύσεις ήσσονος σημασίας', en: 'de minimis aid' },
  direction: { el: 'σχέση', en: 'relation' },
  establishment: { el: 'εγκατάσταση', en: 'establishment' },
  external_id: { el: 'αναγνωριστικό του πελάτη', en: 'own reference' },
  financial_years: { el: 'χρήσεις', en: 'financial years' },
  fiscal_year_end: { el: 'λήξη της χρήσης', en: 'end of the financial year' },
  gender: { el: 'φύλο', en: 'gender' },
  granted_on: { el: 'ημέρα χορήγησης', en: 'granted on' },
  id: { el: 'στοιχείο', en: 'entry' },
  insolvent: { el: 'σε πτωχευτική διαδικασία', en: 'in insolvency proceedings' },
  investor_type: { el: 'είδος επενδυτή', en: 'kind of investor' },
  issued_on: { el: 'ημέρα έκδοσης', en: 'issued on' },
  kind: { el: 'είδος', en: 'kind' },
  language: { el: 'γλώσσα', en: 'language' },
  member_state: { el: 'κράτος μέλος', en: 'Member State' },
  municipality: { el: 'δήμος', en: 'municipality' },
  name: { el: 'όνομα', en: 'name' },
  neet: { el: 'εκτός εργασίας, εκπαίδευσης ή κατάρτισης', en: 'not in employment, education or training' },
  on: { el: 'ημερομηνία', en: 'date' },
  others: { el: 'λοιπές επιχειρήσεις', en: 'other businesses' },
  period: { el: 'περίοδος', en: 'period' },
  postal_code: { el: 'ταχυδρομικός κώδικας', en: 'postal code' },
  principal: { el: 'κεφάλαιο του δανείου', en: 'principal' },
  profile_id: { el: 'προφίλ', en: 'profile' },
  programme: { el: 'πρόγραμμα', en: 'programme' },
  rank: { el: 'είδος', en: 'rank' },
  rated_below_b_minus: { el: 'αξιολόγηση κάτω από Β−', en: 'rated below B−' },
  reference: { el: 'αριθμός πράξης ή αίτησης', en: 'number of the act or application' },
  region: { el: 'περιοχή', en: 'region' },
  regulation: { el: 'κανονισμός', en: 'regulation' },
  revenue: { el: 'έσοδα', en: 'revenue' },
  role: { el: 'είδος', en: 'role' },
  roles: { el: 'ιδιότητες', en: 'roles' },
  same_market: { el: 'ίδια ή όμορη αγορά', en: 'same or adjacent market' },
  since: { el: 'από', en: 'since' },
  site: { el: 'τόπος', en: 'site' },
  status: { el: 'κατάσταση', en: 'status' },
  tags: { el: 'ετικέτες', en: 'tags' },
  taken_over: { el: 'η δραστηριότητα αναλήφθηκε', en: 'activity taken over' },
  terms: { el: 'όροι του δανείου ή της εγγύησης', en: 'terms of the loan or guarantee' },
  title: { el: 'τίτλος', en: 'title' },
  unemployed: { el: 'άνεργος/η', en: 'unemployed' },
  unit: { el: 'μονάδα', en: 'unit' },
  until: { el: 'έως', en: 'until' },
  valid_until: { el: 'ισχύει έως', en: 'valid until' },
  value: { el: 'τιμή', en: 'value' },
  via_natural_person: { el: 'μέσω φυσικού προσώπου', en: 'through a natural person' },
  voting_share: { el: 'ποσοστό ψήφων', en: 'share of the votes' },
  year: { el: 'έτος', en: 'year' },
  years: { el: 'έτη', en: 'years' },
}

const yes = { el: 'ναι', en: 'yes' } as const
const no = { el: 'όχι', en: 'no' } as const
const none = { el: 'κανένα', en: 'none' } as const
const missing = { el: 'δεν έχει δηλωθεί', en: 'not given' } as const

/** Kinds of entries of a profile and of who invests in it. Nominative, lower case. */
const kinds: Catalogue = {
  business: { el: 'επιχείρηση', en: 'business' },
  client: { el: 'πελάτης', en: 'client' },
  loan: { el: 'δάνειο', en: 'loan' },
  guarantee: { el: 'εγγύηση', en: 'guarantee' },
  merger: { el: 'συγχώνευση', en: 'merger' },
  split: { el: 'διάσπαση', en: 'split' },
  binding_order: { el: 'δεσμευτική παραγγελία', en: 'binding order' },
  construction: { el: 'κατασκευαστικές εργασίες', en: 'construction' },
  invoice: { el: 'τιμολόγιο', en: 'invoice' },
  hiring: { el: 'πρόσληψη', en: 'hiring' },
  land_purchase: { el: 'αγορά γης', en: 'purchase of land' },
  permit: { el: 'άδεια', en: 'permit' },
  feasibility_study: { el: 'μελέτη σκοπιμότητας', en: 'feasibility study' },
  consultancy_for_the_application: { el: 'υπηρεσίες συμβούλου για την αίτηση', en: 'consultancy for the application' },
}
const investors: Catalogue = {
  public_body: { el: 'δημόσιος φορέας', en: 'public body' },
  venture_capital: { el: 'εταιρεία επιχειρηματικού κεφαλαίου', en: 'venture capital company' },
  business_angel: { el: 'επιχειρηματικός άγγελος', en: 'business angel' },
  university: { el: 'πανεπιστήμιο', en: 'university' },
  institutional_investor: { el: 'θεσμικός επενδυτής', en: 'institutional investor' },
  regional_development_fund: { el: 'ταμείο περιφερειακής ανάπτυξης', en: 'regional development fund' },
  small_local_authority: { el: 'μικρή τοπική αρχή', en: 'small local authority' },
  natural_person: { el: 'φυσικό πρόσωπο', en: 'natural person' },
}
const languages: Catalogue = { el: { el: 'ελληνικά', en: 'Greek' }, en: { el: 'αγγλικά', en: 'English' } }

/** `12-31` as a day of any year: 31 Δεκεμβρίου. */
export const sayDayOfYear = (day: string, language: Language): string =>
  /^\d{2}-\d{2}$/u.test(day) ? monthDay[language].format(new Date(`2000-${day}T00:00:00Z`)) : day

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
      : value.map((each, index) => partValue(each, `${place}/${index}`, language)).join(semicolon[language])
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
  self_declared_size: among(terms.size),
  instruments: among(terms.instrument),
  kind: among(kinds),
  investor_type: among(investors),
  direction: (value, language) => label(`relation.${value}`, language),
  language: among(languages),
  weight: among(members),
  undertaking: enterprise,
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
  aid_regime_choice: among(terms.aid_regime_choice),
  fiscal_year_end: sayDayOfYear,
  scheme: (value, language) => schemeName(value)[language],
  to: (value, language) => schemeName(value)[language],
}

function storedText(value: string, place: string, language: Language): string {
  const name = place.split('/').findLast((part) => part !== '' && !/^\d+$/u.test(part)) ?? ''
  const known = Object.hasOwn(vocabularies, name) ? vocabularies[name]?.(value, language) : undefined
  if (known !== undefined) return known
  if (value === '') return missing[language]
  if (isPlainDate(value)) return sayDate(value, language)
  if (name !== '') return value
  return among(terms.size)(value, language) ?? outcomeInWords(value, language)
}

/** An enterprise by its place: the business itself has none. */
function enterprise(path: string, language: Language): string {
  const [own, other] =
    language === 'el' ? ['η ίδια η επιχείρηση', 'άλλη επιχείρηση'] : ['the business itself', 'another business']
  return path === '' ? own : `${other} (${path})`
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

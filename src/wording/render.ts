import { deadlineTold } from '../core/facts/deadline-told.ts'
import type { Language, LocalizedText } from '../core/facts/text.ts'
import { isAmount } from '../core/facts/money.ts'
import type { Money } from '../core/facts/money.ts'
import type { ReasonValue } from '../core/matching/result.ts'
import { aid } from './aid.ts'
import { changes } from './changes.ts'
import { criteria } from './criteria.ts'
import { figures } from './figures.ts'
import { countryName, languageName } from './known-names.ts'
import type { Catalogue } from './message.ts'
import { fill } from './message.ts'
import { schemeName } from './scheme-names.ts'
import { attributeName, costCategory, aidRegime, energyClass, fieldName, regionCategory, terms } from './terms.ts'
import { told } from './told.ts'

/** Names that only reference data know, and what to do about a gap in the catalogue. */
export interface Names {
  /** The name of a NUTS region in a language, or undefined. */
  region(code: string, language: Language): string | undefined
  /** The official title of an activity code, or undefined; absent where none are loaded. */
  activityTitle?(scheme: string, code: string, language: Language): string | undefined
  /** The title of a published programme, or undefined; absent where none are known. */
  programmeTitle?(slug: string): LocalizedText | undefined
  /**
   * For texts whose every figure is that of a source: numbers with the digits that they were told with, and long lists that end in "and others",
   * since a count of what is not shown has no source.
   */
  readonly exact?: true
  /** Another number whenever a name may be another. */
  revision?(): number
  /** Called for a missing message, value or word, which is then shown as `…`. Without it the gap is thrown. */
  onGap?(what: string): void
}

const locales = { el: 'el-GR', en: 'en-GB' } as const
/** Longer lists are shown by their first few and a count. */
const shown = 4
/** Codes carry their titles in lists of at most this many: titles are whole sentences. */
const titled = 2
/** Characters of a title that a sentence bears; official ones have up to 300. */
const titleLength = 90

const numbers = {
  el: new Intl.NumberFormat(locales.el, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 2 }),
}
/** With all digits, for numbers that two decimals would make nothing of. */
const small = {
  el: new Intl.NumberFormat(locales.el, { maximumFractionDigits: 20 }),
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 20 }),
}
const distinct = {
  el: new Intl.NumberFormat(locales.el, { minimumFractionDigits: 4 }),
  en: new Intl.NumberFormat(locales.en, { minimumFractionDigits: 4 }),
}
const decimalsOf = (value: number): number => /\.(\d+)$/u.exec(String(value))?.[1]?.length ?? 0
/** What has more decimals was divided: nobody told it so. */
const mostDecimals = 4
/** Whole numbers below a thousand are written alike everywhere, and a format takes twenty times as long. */
const sayNumber = (value: number, language: Language, { exact }: Pick<Names, 'exact'> = {}): string => {
  if (Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0)) return String(value)
  const isWhole = exact === true && decimalsOf(value) <= mostDecimals
  // Three decimals read as thousands in another language.
  if (isWhole && decimalsOf(value) === 3) return distinct[language].format(value)
  return (isWhole || (value !== 0 && Math.abs(value) < 0.005) ? small : numbers)[language].format(value)
}
const dates = {
  el: new Intl.DateTimeFormat(locales.el, { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: 'UTC' }),
}
const months = {
  el: new Intl.DateTimeFormat(locales.el, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locales.en, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}
const zones: Catalogue = {
  'Europe/Athens': { el: 'ώρα Ελλάδας', en: 'Greek time' },
  'Europe/Brussels': { el: 'ώρα Βρυξελλών', en: 'Brussels time' },
  'Europe/Paris': { el: 'ώρα Παρισιού', en: 'Paris time' },
  'Europe/Rome': { el: 'ώρα Ρώμης', en: 'Rome time' },
  'Europe/Berlin': { el: 'ώρα Βερολίνου', en: 'Berlin time' },
  'Europe/Madrid': { el: 'ώρα Μαδρίτης', en: 'Madrid time' },
  'Europe/Lisbon': { el: 'ώρα Λισαβόνας', en: 'Lisbon time' },
  'Europe/Dublin': { el: 'ώρα Δουβλίνου', en: 'Dublin time' },
  'Europe/Amsterdam': { el: 'ώρα Άμστερνταμ', en: 'Amsterdam time' },
  'Europe/Luxembourg': { el: 'ώρα Λουξεμβούργου', en: 'Luxembourg time' },
  'Europe/Copenhagen': { el: 'ώρα Κοπεγχάγης', en: 'Copenhagen time' },
  'Europe/Stockholm': { el: 'ώρα Στοκχόλμης', en: 'Stockholm time' },
  'Europe/Helsinki': { el: 'ώρα Ελσίνκι', en: 'Helsinki time' },
  'Europe/Vienna': { el: 'ώρα Βιέννης', en: 'Vienna time' },
  'Europe/Warsaw': { el: 'ώρα Βαρσοβίας', en: 'Warsaw time' },
  'Europe/Prague': { el: 'ώρα Πράγας', en: 'Prague time' },
  'Europe/Bratislava': { el: 'ώρα Μπρατισλάβας', en: 'Bratislava time' },
  'Europe/Budapest': { el: 'ώρα Βουδαπέστης', en: 'Budapest time' },
  'Europe/Bucharest': { el: 'ώρα Βουκουρεστίου', en: 'Bucharest time' },
  'Europe/Sofia': { el: 'ώρα Σόφιας', en: 'Sofia time' },
  'Europe/Zagreb': { el: 'ώρα Ζάγκρεμπ', en: 'Zagreb time' },
  'Europe/Ljubljana': { el: 'ώρα Λιουμπλιάνας', en: 'Ljubljana time' },
  'Europe/Vilnius': { el: 'ώρα Βίλνιους', en: 'Vilnius time' },
  'Europe/Riga': { el: 'ώρα Ρίγας', en: 'Riga time' },
  'Europe/Tallinn': { el: 'ώρα Ταλίν', en: 'Tallinn time' },
  'Europe/Malta': { el: 'ώρα Μάλτας', en: 'Malta time' },
  'Asia/Nicosia': { el: 'ώρα Κύπρου', en: 'Cyprus time' },
  UTC: { el: 'UTC', en: 'UTC' },
}

/** The same words for the same text, while there are not too many: the matches of a page share days and fields. */
function kept(say: (text: string) => string, most = 2000): (text: string) => string {
  const said = new Map<string, string>()
  return (text) => {
    let words = said.get(text)
    if (words === undefined) {
      if (said.size >= most) said.clear()
      said.set(text, (words = say(text)))
    }
    return words
  }
}

const days = {
  el: kept((day) => dates.el.format(new Date(`${day}T00:00:00Z`))),
  en: kept((day) => dates.en.format(new Date(`${day}T00:00:00Z`))),
}

/** `31 Δεκεμβρίου 2027`, `31 December 2027`. */
export function sayDate(day: string, language: Language): string {
  return days[language](day)
}

function currencyFormat(language: Language, currency: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** `300.000 €`, `€300,000`, `USD 300,000`; cents only where there are any. Several currencies have the sign $ or kr. */
export function sayMoney({ amount, currency }: Money, language: Language): string {
  if (currency === 'EUR' && isAmount(amount)) return sayEuros(amount, language)
  // A decimal string is formatted exactly; Number would round amounts above 2^53 cents.
  return currencyFormat(language, currency, amount.endsWith('.00') ? 0 : 2).format(amount as unknown as number)
}

/** As the formats of these languages write it, which take ten times as long: a page has a few hundred amounts. */
function sayEuros(amount: string, language: Language): string {
  const [group, point] = language === 'el' ? ['.', ','] : [',', '.']
  const first = amount.startsWith('-') ? 1 : 0
  const end = amount.length - 3
  let at = first + ((end - first - 1) % 3) + 1
  let words = amount.slice(first, at)
  for (; at < end; at += 3) words += `${group}${amount.slice(at, at + 3)}`
  if (!amount.endsWith('.00')) words += `${point}${amount.slice(-2)}`
  const sign = first === 1 ? '-' : ''
  return language === 'el' ? `${sign}${words}\u00a0€` : `${sign}€${words}`
}

/** `20 January 2027, 15:00 (Greek time)`. */
export function sayMoment(at: string, timeZone: string, language: Language): string {
  const [day = '', time = ''] = localTime(`${at} ${timeZone}`).split('T')
  return `${sayDate(day, language)}, ${time} (${zones[timeZone]?.[language] ?? timeZone})`
}

/** A deadline in words. One at midnight is the end of the day before, as calls mean it: "30 June 2026, 24:00". */
export function sayDeadline(at: string, timeZone: string, language: Language): string {
  const [day = '', time = ''] = toldTime(`${at} ${timeZone}`).split('T')
  return `${sayDate(day, language)}, ${time} (${zones[timeZone]?.[language] ?? timeZone})`
}

/** Of a moment and a zone, `2027-01-20T15:00`. */
const localTime = kept((moment) => {
  const [at = '', timeZone = ''] = moment.split(' ')
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return local.toString({ smallestUnit: 'minute' })
})

/** Of a deadline and a zone, `2026-06-30T24:00`. */
const toldTime = kept((moment) => {
  const [at = '', timeZone = ''] = moment.split(' ')
  const { day, time } = deadlineTold(at, timeZone)
  return `${day.toString()}T${time}`
})

type Range = Extract<ReasonValue, { type: 'range' }>

const bounds = {
  exactly: { el: 'ακριβώς', en: 'exactly' },
  min: { el: 'τουλάχιστον', en: 'at least' },
  max: { el: 'έως', en: 'at most' },
  min_exclusive: { el: 'πάνω από', en: 'more than' },
  max_exclusive: { el: 'κάτω από', en: 'less than' },
} as const satisfies Catalogue

/** What is counted, for one and for several. Work units and financial years are feminine in Greek, months masculine. */
const units = {
  awu: { el: ['ΕΜΕ', 'ΕΜΕ', 'λιγότερες από', 'περισσότερες από'], en: ['AWU', 'AWU', 'fewer than', 'more than'] },
  month: {
    el: ['μήνας', 'μήνες', 'λιγότεροι από', 'περισσότεροι από'],
    en: ['month', 'months', 'fewer than', 'more than'],
  },
  financial_year: {
    el: ['χρήση', 'χρήσεις', 'λιγότερες από', 'περισσότερες από'],
    en: ['financial year', 'financial years', 'fewer than', 'more than'],
  },
} as const

/** `at least 3 months`, `between €18,000 and €30,000`, `more than 1 and at most 10`. */
function sayRange(range: Range, language: Language): string {
  const { unit } = range
  const counted = unit === undefined || unit === 'percent' ? undefined : units[unit][language]
  const bare = (value: number | Money): string =>
    typeof value !== 'number'
      ? sayMoney(value, language)
      : `${numbers[language].format(value)}${unit === 'percent' ? '%' : ''}`
  const amount = (value: number | Money): string =>
    counted === undefined ? bare(value) : `${bare(value)} ${value === 1 ? counted[0] : counted[1]}`
  const low = range.min ?? range.min_exclusive
  const high = range.max ?? range.max_exclusive
  const word = (bound: keyof typeof bounds): string =>
    counted !== undefined && bound === 'max_exclusive'
      ? counted[2]
      : counted !== undefined && bound === 'min_exclusive'
        ? counted[3]
        : bounds[bound][language]
  const lower = range.min === undefined ? word('min_exclusive') : word('min')
  const upper = range.max === undefined ? word('max_exclusive') : word('max')
  if (low === undefined || high === undefined)
    return low !== undefined ? `${lower} ${amount(low)}` : high === undefined ? '' : `${upper} ${amount(high)}`
  if (range.min === undefined || range.max === undefined)
    return `${lower} ${bare(low)} ${{ el: 'και', en: 'and' }[language]} ${upper} ${amount(high)}`
  if (bare(low) === bare(high)) return `${word('exactly')} ${amount(low)}`
  return { el: `από ${bare(low)} έως ${amount(high)}`, en: `between ${bare(low)} and ${amount(high)}` }[language]
}

/** The number that a word beside the value agrees with: its own, that of its one bound, how many it lists, else one. */
export function countOf(value: ReasonValue): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'object') return 1
  if (value.type === 'range') {
    if (value.unit === 'percent') return 1
    const given = [value.min, value.max, value.min_exclusive, value.max_exclusive].filter((one) => one !== undefined)
    const [first] = given
    // A value without a unit, such as a level, counts nothing.
    if (value.unit === undefined && typeof first === 'number') return 1
    return given.length === 1 && typeof first === 'number' ? first : given.length
  }
  return 'values' in value && Array.isArray(value.values) ? value.values.length : 1
}

function list(items: readonly string[], language: Language, { exact }: Names): string {
  if (items.length <= shown + 1) return items.join(', ')
  const more = items.length - shown
  if (exact === true) return `${items.slice(0, shown).join(', ')} ${language === 'el' ? 'κ.ά.' : 'and others'}`
  return `${items.slice(0, shown).join(', ')} ${language === 'el' ? `και ${numbers.el.format(more)} ακόμη` : `and ${numbers.en.format(more)} more`}`
}

const fieldNames = {
  el: kept((pointer) => fieldName(pointer, 'el')),
  en: kept((pointer) => fieldName(pointer, 'en')),
}

function term(vocabulary: string, value: string, language: Language, names: Names): string {
  if (vocabulary === 'field') return fieldNames[language](value)
  if (vocabulary === 'attribute') return attributeName(value, language)
  if (vocabulary === 'scheme') return schemeName(value)[language]
  if (vocabulary === 'cost_category') return costCategory(value, language)
  if (vocabulary === 'energy_class') return energyClass(value, language)
  if (vocabulary === 'aid_regime_choice') return aidRegime(value, language)
  if (vocabulary === 'region_category') return regionCategory(value, language)
  if (vocabulary === 'country') return countryName(value, language)
  if (vocabulary === 'language') return languageName(value, language)
  const words = (terms as Record<string, Catalogue>)[vocabulary]?.[value]
  return words === undefined ? gap(names, `no word for ${vocabulary} ${value}`) : words[language]
}

/** A hole in the catalogue: reported where somebody listens, thrown where nobody does (tests). */
export function gap(names: Names, what: string): string {
  if (names.onGap === undefined) throw new RangeError(what)
  names.onGap(what)
  return '…'
}

/** A value in words. */
export function renderValue(value: ReasonValue, language: Language, names: Names): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return sayNumber(value, language, names)
  if (typeof value === 'boolean') return value ? { el: 'ναι', en: 'yes' }[language] : { el: 'όχι', en: 'no' }[language]
  switch (value.type) {
    case 'money':
      return sayMoney(value.value, language)
    case 'date':
      return sayDate(value.value, language)
    case 'month':
      return months[language].format(new Date(`${value.value}-01T00:00:00Z`))
    case 'moment':
      return sayMoment(value.at, value.time_zone, language)
    case 'deadline':
      return sayDeadline(value.at, value.time_zone, language)
    case 'range':
      return sayRange(value, language)
    case 'percent':
      return `${sayNumber(value.value, language, names)}%`
    case 'codes':
      return list(
        value.values.length > titled
          ? value.values
          : value.values.map((code) => codeOf(value.scheme, code, language, names)),
        language,
        names,
      )
    case 'regions':
      return list(
        value.values.map((code) => nameOf(code, language, names)),
        language,
        names,
      )
    case 'terms':
      return list(
        // Fields of two entries of a list have one name: it is said once.
        [...new Set(value.values.map((word) => term(value.vocabulary, word, language, names)))],
        language,
        names,
      )
    case 'phrase':
      return phrase(value, language, names)
    case 'list':
      return list(
        value.values.map((item) => renderValue(item, language, names)),
        language,
        names,
      )
    case 'programme':
      return localized(names.programmeTitle?.(value.slug) ?? { en: value.slug }, language)
    case 'text':
      return localized(value.value, language)
  }
}

const localized = (text: LocalizedText, language: Language): string =>
  text[language] ?? text['en'] ?? text['el'] ?? Object.values(text)[0] ?? ''

const phrases: Catalogue = { ...aid, ...criteria, ...figures, ...changes, ...told }

/** A part of a sentence, itself in the catalogue. */
function phrase(value: Extract<ReasonValue, { type: 'phrase' }>, language: Language, names: Names): string {
  const message = phrases[value.key]
  if (message === undefined) return gap(names, `no phrase ${value.key}`)
  const render = (name: string): string => {
    const inner = value.values[name]
    return inner === undefined ? gap(names, `${value.key} has no value ${name}`) : renderValue(inner, language, names)
  }
  return fill(message[language], render, (name) => countOf(value.values[name] ?? 0))
}

function nameOf(code: string, language: Language, names: Names): string {
  const name = names.region(code, language)
  return name === undefined ? code : `${name} (${code})`
}

/** `62.10.11.03 (its title)`, the title cut at a word where it is long. */
function codeOf(scheme: string, code: string, language: Language, names: Names): string {
  const title = names.activityTitle?.(scheme, code, language)
  if (title === undefined) return code
  if (title.length <= titleLength) return `${code} (${title})`
  const cut = title.slice(0, titleLength)
  return `${code} (${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2)).replace(/[\s,;.·]+$/u, '')}…)`
}

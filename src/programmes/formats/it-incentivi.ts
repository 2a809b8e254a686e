import { parseActivityCode } from '../../core/facts/activity-parse.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { foldName } from '../../core/facts/text-fold.ts'
import { toCents } from '../../core/facts/money.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Instrument } from '../../core/facts/programme.ts'
import type { SizeClass } from '../../core/facts/profile.ts'
import { readWrittenAmount } from '../../core/facts/written-number.ts'
import type { Reason } from '../../core/matching/result.ts'
import { listOf, textOf } from './french-document.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { ImportFormat, ImportRow, ImportSource } from './import-format.ts'
import { writeFields } from './row-fields.ts'
import { fieldNote, refusedRow } from './row-report.ts'
import {
  askedOf,
  dayIn,
  distinct,
  endOf,
  isAddress,
  noEnd,
  openRowText,
  plainText,
  slugOf,
  startOf,
  withLoanBounds,
} from './row-text.ts'

const zone = 'Europe/Rome'

const sizes: Readonly<Record<string, SizeClass>> = {
  microimpresa: 'micro',
  'piccola impresa': 'small',
  'media impresa': 'medium',
  'grande impresa': 'large',
}
const kinds: readonly (readonly [RegExp, Instrument])[] = [
  [/fondo perduto|contributo/u, 'grant'],
  [/prestito|finanziamento|anticipo rimborsabile/u, 'loan'],
  [/garanzia/u, 'guarantee'],
  [/credito d.imposta|agevolazione fiscale/u, 'tax_credit'],
  [/capitale di rischio/u, 'equity'],
  [/interessi/u, 'interest_subsidy'],
]

/** Records of the Italian national portal incentivi.gov.it. */
export const italianFormat: ImportFormat = {
  name: 'it-incentivi',
  keepsStops: () => true,
  rowsWhole: true,
  says: 'records of the Italian national portal incentivi.gov.it (JSON)',
  fits: ({ json }) => Array.isArray(json) && json.some((row: unknown) => isRow(row) && 'ID_Incentivo' in row),
  read: ({ json }, source) => (Array.isArray(json) ? json : []).map((row, index) => readRow(row, index + 1, source)),
}

const amounts = [
  'Forma_agevolazione',
  'Agevolazione_Concedibile_min',
  'Agevolazione_Concedibile_max',
  'Spesa_Ammessa_min',
  'Spesa_Ammessa_max',
  'Stanziamento_incentivo',
]
/** What the document calls the fields that say most, in their order; the others follow under their own names. */
const labels: Readonly<Record<string, string>> = {
  Titolo: 'Titolo',
  Descrizione: 'Descrizione',
  Obiettivo_Finalita: 'Finalità',
  Data_apertura: 'Apertura',
  Data_chiusura: 'Chiusura',
  Note_di_apertura_chiusura: 'Note di apertura e chiusura',
  Dimensioni: 'Dimensioni',
  Tipologia_Soggetto: 'Tipologia di soggetto',
  Codici_ATECO: 'Codici ATECO',
  Regioni: 'Regioni',
  Comuni: 'Comuni',
  Forma_agevolazione: 'Forma di agevolazione',
  Agevolazione_Concedibile_min: 'Agevolazione minima',
  Agevolazione_Concedibile_max: 'Agevolazione massima',
  Spesa_Ammessa_min: 'Spesa minima',
  Spesa_Ammessa_max: 'Spesa massima',
  Stanziamento_incentivo: 'Stanziamento',
  Costi_Ammessi: 'Costi ammessi',
}

function readRow(json: unknown, row: number, source: ImportSource): ImportRow {
  if (!isRow(json)) return refusedRow(row, { key: 'import_row.not_an_object', values: {} })
  const id = String(json['ID_Incentivo'] ?? '')
  const slug = slugOf('it-incentivi', id)
  if (slug === undefined) return refusedRow(row, fieldNote('field_missing', 'ID_Incentivo'))
  const title = plainText(json['Titolo'])
  if (title === undefined) return { ...refusedRow(row, fieldNote('field_missing', 'Titolo')), slug }
  const notes: Reason[] = []
  const text = openRowText()
  const cited = writeFields(text, json, { labels, unsaid: ['Data_ultimo_aggiornamento'] })
  const money = amounts.flatMap((name) => cited(name))
  const url = isAddress(json['Link_istituzionale']) ? json['Link_istituzionale'] : undefined
  const { retrievedAt } = source
  const amount = (name: string) => amountOf(json, name, notes)
  const authority = plainText(json['Soggetto_Concedente'])
  const eligibility = [
    ...sizeOf(json, cited('Dimensioni'), notes),
    ...activityOf(json, cited('Codici_ATECO'), source, notes),
    ...regionOf(json, cited('Regioni'), source, notes),
    ...askedOf(cited('Comuni'), 'region'),
    ...askedOf(cited('Tipologia_Soggetto').filter(({ exact }) => foldName(exact) !== 'impresa')),
  ]
  return {
    row,
    slug,
    notes,
    programme: {
      title: { it: title.slice(0, 500) },
      ...(authority === undefined ? {} : { authority: { name: { it: authority.slice(0, 300) } } }),
      country: 'IT',
      source: { url: url ?? 'https://www.incentivi.gov.it', retrieved_at: retrievedAt },
      call: callOf(json, cited('Note_di_apertura_chiusura'), notes),
      documents: [text.document({ title, language: 'it', ...(url === undefined ? {} : { url }), retrievedAt })],
      external_ids: [{ scheme: 'it-incentivi', value: id }],
      funding: withLoanBounds({
        instruments: instrumentsOf(json, notes),
        ...some('min_subsidy', amount('Agevolazione_Concedibile_min')),
        ...some('max_subsidy', amount('Agevolazione_Concedibile_max')),
        ...some('min_eligible_cost', amount('Spesa_Ammessa_min')),
        ...some('max_eligible_cost', amount('Spesa_Ammessa_max')),
        ...some('total_budget', amount('Stanziamento_incentivo')),
        ...(money.length > 0 ? { citations: money.slice(0, 50) } : {}),
      }),
      eligibility: { all: distinct(eligibility) },
      ...objectivesOf(json),
    },
  }
}

function some<K extends string>(name: K, money: Money | undefined): { [name in K]?: Money } {
  return money === undefined ? {} : ({ [name]: money } as { [name in K]: Money })
}

function amountOf(json: Row, name: string, notes: Reason[]): Money | undefined {
  const given = textOf(json, name)
  if (given === undefined) return undefined
  const money = readWrittenAmount(given, 'EUR', '.')
  if (money === undefined) notes.push(fieldNote('field_unreadable', name, given))
  return money === undefined || toCents(money) === 0 ? undefined : money
}

function objectivesOf(json: Row) {
  const objectives = listOf(json, 'Obiettivo_Finalita').flatMap((each) => slugOf('it', each)?.slice(0, 64) ?? [])
  return objectives.length === 0 ? {} : { objectives: [...new Set(objectives)] }
}

function instrumentsOf(json: Row, notes: Reason[]): Instrument[] {
  const found = listOf(json, 'Forma_agevolazione').map((form) => {
    const kind = kinds.find(([words]) => words.test(form.toLowerCase()))?.[1]
    if (kind === undefined) notes.push(fieldNote('field_unreadable', 'Forma_agevolazione', form))
    return kind ?? 'other'
  })
  return found.length === 0 ? ['other'] : [...new Set(found)]
}

const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)

/** The fields name days, inclusive; where the note names another last day, both are told and the field is used. */
function callOf(json: Row, window: readonly Anchor[], notes: Reason[]) {
  const opens = dayIn(json['Data_apertura'])
  const closes = dayIn(json['Data_chiusura'])
  if (opens !== undefined && closes !== undefined && closes < opens)
    notes.push(fieldNote('end_before_start', 'Data_chiusura'))
  const note = window.map(({ exact }) => exact).join(' ')
  const said = [...note.toLowerCase().matchAll(/(\d{1,2})[° ]+([a-z]+) (\d{4})/gu)].flatMap(
    ([, day = '', month = '', year = '']) => {
      const number = months.indexOf(month) + 1
      return number === 0 ? [] : [`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`]
    },
  )
  const last = said.toSorted().at(-1)
  if (closes !== undefined && last !== undefined && last !== closes)
    notes.push(fieldNote('fields_differ', 'Data_chiusura', `${closes} / ${last}`))
  const exhaustible = /esaurimento/iu.test(note)
  return {
    ...(opens === undefined ? {} : { opens_at: { at: startOf(opens, zone), time_zone: zone } }),
    deadlines:
      closes === undefined || closes >= noEnd
        ? [{ id: 'end', time_zone: zone, basis: exhaustible ? ('until_exhausted' as const) : ('unknown' as const) }]
        : [
            {
              id: 'end',
              at: endOf(closes, zone),
              time_zone: zone,
              basis: exhaustible ? ('until_exhausted' as const) : ('fixed' as const),
            },
          ],
  }
}

/** Tells of the values of a field that are not understood; with one of them the whole field is a question: never narrowed. */
function anyUnread(field: string, values: readonly string[], notes: Reason[]): boolean {
  for (const value of values) notes.push(fieldNote('field_asked', field, value))
  return values.length > 0
}

function sizeOf(json: Row, citations: Anchor[], notes: Reason[]): Expression[] {
  const read = listOf(json, 'Dimensioni').map((name) => ({ name, size: sizes[foldName(name)] }))
  const unread = read.flatMap(({ name, size }) => (size === undefined ? [name] : []))
  if (anyUnread('Dimensioni', unread, notes)) return askedOf(citations, 'size')
  const include = [...new Set(read.flatMap(({ size }) => size ?? []))]
  return include.length === 0 || include.length === 4 ? [] : [{ id: 'size', kind: 'size', include, citations }]
}

function activityOf(json: Row, citations: Anchor[], { reference }: ImportSource, notes: Reason[]): Expression[] {
  const given = textOf(json, 'Codici_ATECO')
  if (given === undefined) return []
  if (/tutti i settori/iu.test(given) && !/tranne|salvo|eccezion|eccett|esclus/iu.test(given)) return []
  const read = given
    .split(/[;,\n]/u)
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => ({ code, parsed: parseActivityCode(classOf(code), 'nace_2', reference.activities) }))
  const unread = read.flatMap(({ code, parsed }) => (parsed.ok ? [] : [code]))
  if (anyUnread('Codici_ATECO', unread, notes) || read.length === 0) return askedOf(citations, 'activity')
  const subtree = [...new Set(read.flatMap(({ parsed }) => (parsed.ok ? [parsed.code.code] : [])))]
  return [
    {
      id: 'activity',
      kind: 'activity',
      role: 'existing',
      basis: 'any',
      codes: { scheme: 'nace_2', include: { subtree } },
      citations,
    },
  ]
}

/** ATECO divides the four digits of a NACE class further (`62.01.00`): the class is wider, so nobody is left out. */
const classOf = (code: string): string =>
  /^(\d{2}\.\d{2})\.\d{1,2}$/u.exec(code)?.[1] ?? /^(\d{4})\d{2}$/u.exec(code)?.[1] ?? code

/** Italian regions by their names; all twenty are the whole country. */
function regionOf(json: Row, citations: Anchor[], { reference }: ImportSource, notes: Reason[]): Expression[] {
  const read = listOf(json, 'Regioni').map((name) => {
    const codes = name
      .split('/')
      .flatMap((part) => reference.regions.named().names.get(foldName(part)) ?? [])
      .filter((code) => code.startsWith('IT') && code.length <= 4)
    const first = codes.toSorted((a, b) => a.length - b.length).slice(0, 1)
    return { name, found: /trentino/iu.test(name) ? ['ITH1', 'ITH2'] : first }
  })
  const unread = read.flatMap(({ name, found }) => (found.length === 0 ? [name] : []))
  if (anyUnread('Regioni', unread, notes) || read.length === 0) return askedOf(citations, 'region')
  const include = read.length >= 20 ? ['IT'] : [...new Set(read.flatMap(({ found }) => found))]
  return [{ id: 'region', kind: 'region', of: 'any_establishment', include, citations: citations.slice(0, 50) }]
}

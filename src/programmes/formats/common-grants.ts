import { toCents } from '../../core/facts/money.ts'
import type { Money } from '../../core/facts/money.ts'
import type { ProgrammeInput } from '../../core/facts/programme.ts'
import { readWrittenAmount } from '../../core/facts/written-number.ts'
import type { Reason } from '../../core/matching/result.ts'
import { datesOf, withStatus } from './common-grants-call.ts'
import { applicantsAsked, limitsAsked } from './common-grants-conditions.ts'
import { ownFields, withOwnFields } from './common-grants-own.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { ImportFormat, ImportRow, ImportSource } from './import-format.ts'
import type { CitedFields } from './row-fields.ts'
import { writeFields } from './row-fields.ts'
import { fieldNote, refusedRow } from './row-report.ts'
import {
  askedOfText,
  distinct,
  isAddress,
  languageOf,
  openRowText,
  plainText,
  slugOf,
  withLoanBounds,
} from './row-text.ts'

/** Opportunities of the CommonGrants protocol 0.4: a list answer, a list, or one of them. */
export const commonGrantsFormat: ImportFormat = {
  name: 'common-grants',
  rowsWhole: true,
  says: 'opportunities of the CommonGrants protocol (JSON)',
  fits: ({ json }) => rowsOf(json).some((row) => isRow(row) && 'keyDates' in row && 'title' in row),
  read: ({ json }, source) => rowsOf(json).map((row, index) => readRow(row, index + 1, source)),
}

function rowsOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  if (!isRow(json)) return []
  if (Array.isArray(json['items'])) return json['items']
  return isRow(json['data']) ? [json['data']] : [json]
}

/** What the document calls the fields that say most, in their order; the others follow under their own names. */
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  keyDates: 'Key dates',
  acceptedApplicantTypes: 'Accepted applicant types',
  funding: 'Funding',
  source: 'Source',
}
/** When the record was made and last changed: an export that says the same otherwise says nothing new. */
const unsaid = ['createdAt', 'lastModifiedAt']

function readRow(json: unknown, row: number, { retrievedAt, formFaults }: ImportSource): ImportRow {
  if (!isRow(json)) return refusedRow(row, { key: 'import_row.not_an_object', values: {} })
  const slug = slugOf('cg', String(json['id'] ?? ''))
  if (slug === undefined) return refusedRow(row, fieldNote('field_missing', 'id'))
  const title = plainText(json['title'])
  if (title === undefined) return { ...refusedRow(row, fieldNote('field_missing', 'title')), slug }
  const notes: Reason[] = []
  const text = openRowText()
  const cited = writeFields(text, json, { labels, unsaid })
  const around = { cited, retrievedAt, notes }
  const description = plainText(json['description'])
  const url = isAddress(json['source']) ? json['source'] : undefined
  if (url === undefined && plainText(json['source']) !== undefined)
    notes.push(fieldNote('field_unreadable', 'source', String(json['source'])))
  const source = url === undefined ? undefined : { url, retrieved_at: retrievedAt }
  const ofDates: Reason[] = []
  const { unread: unreadDays, ...dates } = datesOf(json, { ...around, notes: ofDates })
  const language = languageOf(`${title} ${description ?? ''}`)
  const read: ProgrammeInput = withOwnFields(
    json,
    {
      title: { [language]: title.slice(0, 500) },
      ...(description === undefined ? {} : { summary: { [language]: description.slice(0, 2000) } }),
      ...(source === undefined ? {} : { source }),
      ...dates,
      documents: [text.document({ title, language, ...(url === undefined ? {} : { url }), retrievedAt })],
      external_ids: [{ scheme: 'common-grants', value: String(json['id']) }],
      funding: fundingOf(json, around),
      eligibility: { all: [] },
    },
    formFaults,
    around,
  )
  // What our own field says of the whole call leaves nothing open of its dates.
  const exact = read.call !== dates.call
  if (!exact) notes.push(...ofDates)
  const { unread, ...told } = withStatus(json, { ...datesIn(read), unread: exact ? [] : unreadDays }, read, around)
  const asked = [
    ...applicantsAsked(json, cited),
    ...limitsAsked(json, cited, ownFields),
    ...unread,
    askedOfText(source),
  ]
  return {
    row,
    slug,
    notes,
    programme: { ...read, ...told, funding: withLoanBounds(read.funding), eligibility: { all: distinct(asked) } },
  }
}

const datesIn = ({ call, provisional, published_on }: ProgrammeInput) => ({
  call,
  ...(provisional === undefined ? {} : { provisional }),
  ...(published_on === undefined ? {} : { published_on }),
})

function fundingOf(json: Row, { cited, notes }: { cited: CitedFields; notes: Reason[] }): ProgrammeInput['funding'] {
  const funding = isRow(json['funding']) ? json['funding'] : {}
  const names = ['totalAmountAvailable', 'minAwardAmount', 'maxAwardAmount'] as const
  const [total, least, most] = names.map((name) => amountOf(funding, name, notes))
  const citations = names.flatMap((name) => cited(`funding/${name}`))
  if (total !== undefined && most !== undefined && total.currency === most.currency && toCents(most) > toCents(total))
    notes.push(fieldNote('fields_differ', 'funding/maxAwardAmount', `${most.amount} / ${total.amount}`))
  return {
    instruments: ['grant'],
    ...(total === undefined ? {} : { total_budget: total }),
    ...(least === undefined ? {} : { min_subsidy: least }),
    ...(most === undefined ? {} : { max_subsidy: most }),
    ...(citations.length > 0 ? { citations } : {}),
  }
}

/** An amount in the currency that stands beside it; nothing where there is none. */
function amountOf(funding: Row, name: string, notes: Reason[]): Money | undefined {
  const money = isRow(funding[name]) ? funding[name] : {}
  const { amount, currency } = money
  if (amount === undefined || amount === null) return undefined
  const code = typeof currency === 'string' && /^[A-Z]{3}$/u.test(currency) ? currency : undefined
  const read = code === undefined ? undefined : readWrittenAmount(String(amount), code, '.')
  if (read === undefined)
    notes.push(fieldNote('field_unreadable', `funding/${name}`, `${String(amount)} ${String(currency ?? '')}`.trim()))
  return read === undefined || toCents(read) === 0 ? undefined : read
}

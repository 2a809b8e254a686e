import { toCents } from '../../core/facts/money.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Reason } from '../../core/matching/result.ts'
import { isRow } from './french-document.ts'
import type { Row } from './french-document.ts'
import type { ImportFormat, ImportRow, ImportSource } from './import-format.ts'
import { fieldNote, refusedRow } from './row-report.ts'
import { askedOf, dayIn, endOf, isAddress, openRowText, plainText, slugOf, startOf } from './row-text.ts'

/** Opportunities of the CommonGrants protocol 0.4: a list answer, a list, or one of them. */
export const commonGrantsFormat: ImportFormat = {
  name: 'common-grants',
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

const part = (json: Row, name: string): Row => (isRow(json[name]) ? json[name] : {})

function readRow(json: unknown, row: number, { retrievedAt }: ImportSource): ImportRow {
  if (!isRow(json)) return refusedRow(row, { key: 'import_row.not_an_object', values: {} })
  const slug = slugOf('cg', String(json['id'] ?? ''))
  if (slug === undefined) return refusedRow(row, fieldNote('field_missing', 'id'))
  const title = plainText(json['title'])
  if (title === undefined) return { ...refusedRow(row, fieldNote('field_missing', 'title')), slug }
  const notes: Reason[] = []
  const text = openRowText()
  const funding = part(json, 'funding')
  text.field('Title', title)
  const description = plainText(json['description'])
  text.field('Description', description)
  const who = text.field(
    'Accepted applicant types',
    (Array.isArray(json['acceptedApplicantTypes']) ? json['acceptedApplicantTypes'] : [])
      .flatMap((each: unknown) =>
        isRow(each) ? (plainText(each['customValue']) ?? plainText(each['value']) ?? []) : [],
      )
      .join('\n'),
  )
  const money = ['totalAmountAvailable', 'minAwardAmount', 'maxAwardAmount'].flatMap((name) => {
    const { amount, currency } = part(funding, name)
    return text.field(name, amount === undefined ? undefined : `${String(amount)} ${String(currency ?? '')}`)
  })
  const url = isAddress(json['source']) ? json['source'] : undefined
  return {
    row,
    slug,
    notes,
    programme: {
      title: { en: title.slice(0, 500) },
      ...(description === undefined ? {} : { summary: { en: description.slice(0, 2000) } }),
      ...(url === undefined ? {} : { source: { url, retrieved_at: retrievedAt } }),
      call: callOf(json, retrievedAt, notes),
      documents: [text.document({ title, language: 'en', ...(url === undefined ? {} : { url }), retrievedAt })],
      external_ids: [{ scheme: 'common-grants', value: String(json['id']) }],
      funding: {
        instruments: ['grant'],
        ...amount(funding, 'totalAmountAvailable', 'total_budget', notes),
        ...amount(funding, 'minAwardAmount', 'min_subsidy', notes),
        ...amount(funding, 'maxAwardAmount', 'max_subsidy', notes),
        ...(money.length > 0 ? { citations: money } : {}),
      },
      eligibility: { all: askedOf(who) },
    },
  }
}

/** Dates of the protocol are days, or a day with a time, and name no zone: they are taken in UTC. */
function callOf(json: Row, retrievedAt: string, notes: Reason[]) {
  const dates = part(json, 'keyDates')
  const event = (name: string): { day: string | undefined; time: string | undefined } => {
    const given = part(dates, name)
    const day = dayIn(given['date'] ?? given['startDate'])
    if (day === undefined && given['date'] !== undefined && given['date'] !== null)
      notes.push(fieldNote('field_unreadable', `keyDates/${name}`, JSON.stringify(given['date'])))
    const time =
      typeof given['time'] === 'string' && /^\d{2}:\d{2}(:\d{2})?$/u.test(given['time']) ? given['time'] : undefined
    return { day, time }
  }
  const [opens, closes] = [event('postDate'), event('closeDate')]
  if (opens.day !== undefined && closes.day !== undefined && closes.day < opens.day)
    notes.push(fieldNote('end_before_start', 'closeDate'))
  const over = closes.day !== undefined && closes.day < retrievedAt.slice(0, 10)
  const closed = part(json, 'status')['value'] === 'closed'
  const at =
    closes.day === undefined
      ? undefined
      : closes.time === undefined
        ? endOf(closes.day, 'UTC')
        : `${closes.day}T${closes.time.padEnd(8, ':00')}Z`
  return {
    ...(opens.day === undefined ? {} : { opens_at: { at: startOf(opens.day, 'UTC'), time_zone: 'UTC' } }),
    deadlines: at === undefined ? [] : [{ id: 'end', at, time_zone: 'UTC', basis: 'fixed' as const }],
    ...(closed && !over
      ? {
          suspended: {
            status: 'closed' as const,
            since: retrievedAt,
            reason: { en: 'Closed by its funder', el: 'Έκλεισε από τον φορέα της' },
          },
        }
      : {}),
  }
}

function amount(
  funding: Row,
  name: string,
  member: 'min_subsidy' | 'max_subsidy' | 'total_budget',
  notes: Reason[],
): { [name in 'min_subsidy' | 'max_subsidy' | 'total_budget']?: Money } {
  const { amount: given, currency } = part(funding, name)
  if (given === undefined || given === null) return {}
  const digits = /^(\d{1,13})(?:\.(\d{1,2}))?\d*$/u.exec(String(given))
  if (digits === null || typeof currency !== 'string' || !/^[A-Z]{3}$/u.test(currency)) {
    notes.push(fieldNote('field_unreadable', `funding/${name}`, JSON.stringify(given)))
    return {}
  }
  const money = { amount: `${digits[1] ?? '0'}.${(digits[2] ?? '').padEnd(2, '0')}`, currency }
  return toCents(money) === 0 ? {} : { [member]: money }
}

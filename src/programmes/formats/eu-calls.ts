import { moneyOf } from '../../core/facts/money.ts'
import type { Deadline } from '../../core/facts/programme.ts'
import type { Reason } from '../../core/matching/result.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { ImportFormat, ImportRow, ImportSource } from './import-format.ts'
import { writeFields } from './row-fields.ts'
import { fieldNote, mergedNote, refusedRow } from './row-report.ts'
import { dayIn, endOf, isAddress, noEnd, openRowText, plainText, slugOf, startOf } from './row-text.ts'

const zone = 'Europe/Brussels'

/** Topics of the EU's Funding & Tenders portal, one row for each deadline; a topic stands in several lists. */
export const euFormat: ImportFormat = {
  name: 'eu-calls',
  keepsStops: () => true,
  rowsWhole: true,
  says: 'topics of the EU Funding & Tenders portal, a row for each deadline (JSON)',
  fits: ({ json }) => rowsOf(json).some((row) => isRow(row) && 'code' in row && 'closeDate' in row),
  read: ({ json }, source) => readAll(rowsOf(json), source),
}

function rowsOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  return isRow(json) ? Object.values(json).flatMap((list: unknown) => (Array.isArray(list) ? list : [])) : []
}

interface Topic {
  readonly code: string
  readonly slug: string
  readonly rows: { row: number; json: Row }[]
}

/** The first row of a topic stands for it; the others are reported as merged into it. */
function readAll(rows: readonly unknown[], source: ImportSource): ImportRow[] {
  const topics = new Map<string, Topic>()
  const result: ImportRow[] = []
  for (const [index, json] of rows.entries()) {
    const row = index + 1
    const code = isRow(json) ? plainText(json['code'])?.toUpperCase() : undefined
    const slug = code === undefined ? undefined : slugOf('eu', code)
    if (!isRow(json) || code === undefined || slug === undefined) {
      result.push(
        refusedRow(
          row,
          isRow(json) ? fieldNote('field_missing', 'code') : { key: 'import_row.not_an_object', values: {} },
        ),
      )
      continue
    }
    const topic = topics.get(slug)
    if (topic === undefined) topics.set(slug, { code, slug, rows: [{ row, json }] })
    else {
      result.push({ row, slug, merged: true, notes: [mergedNote(topic.rows[0]?.row ?? row)] })
      topic.rows.push({ row, json })
    }
  }
  for (const topic of topics.values()) result.push(readTopic(topic, source))
  return result.toSorted((a, b) => a.row - b.row)
}

function readTopic({ code, slug, rows }: Topic, { retrievedAt }: ImportSource): ImportRow {
  const notes: Reason[] = []
  const first = rows[0]
  const title = plainText(first?.json['name'])
  if (first === undefined || title === undefined)
    return { ...refusedRow(first?.row ?? 0, fieldNote('field_missing', 'name')), slug }
  const text = openRowText()
  text.field('Topic', code)
  text.field('Title', title)
  const days = (name: string): string[] => [...new Set(rows.flatMap(({ json }) => dayIn(json[name]) ?? []))].toSorted()
  const opens = days('openDate')
  const closes = days('closeDate')
  for (const day of opens) text.field('Opens', day)
  for (const day of closes) text.field('Closes', day)
  const unread = rows.filter(
    ({ json }) => plainText(json['closeDate']) !== undefined && dayIn(json['closeDate']) === undefined,
  )
  for (const { json } of unread) {
    notes.push(fieldNote('field_unreadable', 'closeDate', String(json['closeDate'])))
    text.field('Closes', plainText(json['closeDate']))
  }
  const [start] = opens
  if (start !== undefined && closes.some((day) => day < start)) notes.push(fieldNote('end_before_start', 'closeDate'))
  const budgets = [...new Set(rows.flatMap(({ json }) => plainText(String(json['budget'] ?? '')) ?? []))]
  const money = budgets.flatMap((budget) => text.field('Budget (EUR)', budget))
  const amounts = new Set(budgets.map(Number).filter((value) => Number.isFinite(value) && value > 0))
  if (amounts.size > 1) notes.push(fieldNote('fields_differ', 'budget', budgets.join(' / ')))
  const [budget] = amounts
  const total = amounts.size === 1 && budget !== undefined ? moneyOf(budget) : undefined
  writeFields(text, together(rows.map(({ json }) => json)), {
    labels: {},
    unsaid: ['code', 'name', 'openDate', 'closeDate', 'budget'],
  })
  const link = rows.map(({ json }) => json['link']).find(isAddress)
  return {
    row: first.row,
    slug,
    notes,
    programme: {
      title: { en: title.slice(0, 500) },
      authority: { name: { en: 'European Commission', el: 'Ευρωπαϊκή Επιτροπή' } },
      country: 'EU',
      ...(link === undefined ? {} : { source: { url: link, retrieved_at: retrievedAt } }),
      call: {
        ...(start === undefined ? {} : { opens_at: { at: startOf(start, zone), time_zone: zone } }),
        deadlines:
          closes.length === 0
            ? [{ id: 'end', time_zone: zone, basis: 'unknown' }]
            : closes.flatMap((day, index) => deadline(day, index, closes.length)),
      },
      documents: [text.document({ title, language: 'en', ...(link === undefined ? {} : { url: link }), retrievedAt })],
      external_ids: [{ scheme: 'eu-topic', value: code }],
      funding: {
        instruments: ['grant'],
        ...(total === undefined ? {} : { total_budget: total }),
        ...(money.length > 0 ? { citations: money.slice(0, 50) } : {}),
      },
      eligibility: { all: [] },
    },
  }
}

/** What the rows of a topic say in each field, each once. */
function together(rows: readonly Row[]): Row {
  const values = new Map<string, Set<unknown>>()
  for (const [name, value] of rows.flatMap((row) => Object.entries(row)))
    values.set(name, (values.get(name) ?? new Set()).add(value))
  return Object.fromEntries([...values].map(([name, each]) => [name, each.size === 1 ? [...each][0] : [...each]]))
}

/** The portal closes at 17:00 Brussels time; the rows name days, so the day is all that is said. */
function deadline(day: string, index: number, count: number): Deadline[] {
  if (day >= noEnd) return [{ id: 'end', time_zone: zone, basis: 'unknown' }]
  return [
    {
      id: `day-${day}`,
      at: endOf(day, zone),
      time_zone: zone,
      basis: 'fixed',
      ...(count > 1 ? { round: String(index + 1) } : {}),
    },
  ]
}

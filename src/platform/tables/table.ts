import { setImmediate as otherWork } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { sheetOf } from './xlsx-sheet.ts'

/** A table for a spreadsheet: heads, and rows of as many cells. Null is an empty cell. Rows may be made as they are read. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: Iterable<readonly Cell[]>
}

export interface Column {
  readonly head: string
  /** In characters. */
  readonly width: number
}

/** Texts, numbers of at most 15 digits, calendar days. */
export type Cell = string | number | Temporal.PlainDate | null

export type TableFormat = 'csv' | 'xlsx'
export const tableFormats = ['csv', 'xlsx'] as const
export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Rows written at a time; other calls come to their turn in between. */
const rowsAtATime = 200

/**
 * The file in pieces, made while it is read: what is in memory is one piece, whatever the table's length.
 * @param decimal of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect
 */
export async function* written(
  table: Table,
  format: TableFormat,
  decimal: 'point' | 'comma',
): AsyncGenerator<Uint8Array> {
  const pieces = format === 'csv' ? csvOf(table, decimal) : sheetOf(table, rowsAtATime)
  for (const piece of pieces) {
    if (piece.length > 0) yield piece
    await otherWork()
  }
}

/** Comma-separated values as spreadsheets open them: UTF-8 with its mark, CRLF (RFC 4180). */
function* csvOf(table: Table, decimal: 'point' | 'comma'): Generator<Uint8Array> {
  const options = { delimiter: decimal === 'comma' ? ';' : ',', record_delimiter: 'windows' } as const
  const encoder = new TextEncoder()
  const text = (rows: readonly (readonly string[])[], bom: boolean): Uint8Array =>
    encoder.encode(stringify([...rows], { ...options, bom }))
  yield text([table.columns.map(({ head }) => head)], true)
  const number = (value: number): string => (decimal === 'comma' ? String(value).replace('.', ',') : String(value))
  for (const rows of batches(table.rows, rowsAtATime)) {
    const cells = rows.map((row) =>
      row.map((cell) => (cell === null ? '' : typeof cell === 'number' ? number(cell) : harmless(String(cell)))),
    )
    yield text(cells, false)
  }
}

/**
 * A text that a spreadsheet would run as a formula is preceded by an apostrophe (OWASP, CSV injection): also behind white
 * space, and in the full-width forms that East Asian settings read as the same. Numbers are written as numbers, not here.
 */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(text) ? `'${text}` : text
}

/** The same items in lists of at most so many. */
export function* batches<T>(items: Iterable<T>, most: number): Generator<readonly T[]> {
  let batch: T[] = []
  for (const item of items) {
    if (batch.push(item) < most) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

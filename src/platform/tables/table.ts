import { stringify } from 'csv-stringify/sync'
import writeExcelFile from 'write-excel-file/node'

/** A table for a spreadsheet: heads, and rows of as many cells. Null is an empty cell. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
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

/**
 * Comma-separated values as spreadsheets open them: UTF-8 with its mark, CRLF (RFC 4180). With a decimal comma the separator is a
 * semicolon, as Greek spreadsheets expect. A text that a spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function toCsv(table: Table, decimal: 'point' | 'comma'): string {
  const number = (value: number): string => (decimal === 'comma' ? String(value).replace('.', ',') : String(value))
  const cells = table.rows.map((row) =>
    row.map((cell) => (cell === null ? '' : typeof cell === 'number' ? number(cell) : harmless(String(cell)))),
  )
  return stringify([table.columns.map(({ head }) => head), ...cells], {
    bom: true,
    delimiter: decimal === 'comma' ? ';' : ',',
    record_delimiter: 'windows',
  })
}

/** OWASP, CSV injection: what begins so is a formula, also behind white space. Numbers are written as numbers, not here. */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** A workbook with one sheet. Texts are texts there, whatever they begin with. */
export async function toXlsx(table: Table): Promise<Uint8Array> {
  const heads = table.columns.map(({ head }) => ({
    value: head,
    type: String,
    fontWeight: 'bold' as const,
    wrap: true,
  }))
  const rows = table.rows.map((row) =>
    row.map((cell) => {
      if (cell === null || cell === '') return null
      if (typeof cell === 'number') return { value: cell, type: Number }
      if (typeof cell === 'string') return { value: printable(cell), type: String }
      return { value: new Date(`${cell.toString()}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
    }),
  )
  const sheet = {
    sheet: table.name.slice(0, 31),
    columns: table.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }
  return new Uint8Array(await writeExcelFile([heads, ...rows], sheet).toBuffer())
}

/** A cell has at most 32,767 characters. What XML cannot hold the library leaves out. */
const printable = (text: string): string => text.toWellFormed().slice(0, 32_000)

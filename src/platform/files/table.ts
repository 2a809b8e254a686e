import { csvRecords } from './csv.ts'
import { decoded, encodingOf } from './encoding.ts'
import { unreadableFile } from './unreadable.ts'
import { mostColumns, xlsxRecords } from './xlsx.ts'

export const csvType = 'text/csv'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A row by the names of the header; cells that are empty are left out. */
export interface TableRow {
  /** From 1, the header not counted. */
  readonly row: number
  readonly cells: ReadonlyMap<string, string>
  /** Cells with something in them behind the last column that the header names. */
  readonly surplus: number
  /** Such a cell shows that the others may stand a column too far: so in CSV; cells of a workbook have their columns. */
  readonly moved: boolean
  /**
   * Columns with a spreadsheet's error for a value (`#REF!`), and which one, or with a formula that was never worked out: such a
   * cell says nothing.
   */
  readonly broken: ReadonlyMap<string, string>
}

/** A table with its first row read: the names of the columns. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: AsyncGenerator<TableRow>
}

/** Values of a formula that failed (ECMA-376 part 1, 18.17.3, and what newer programs add). */
const spreadsheetError = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!)$/u

/** Bytes that are decoded at a time. */
const piece = 64 * 1024

/**
 * Opens a CSV (UTF-8, UTF-16, Windows-1253 or -1252; comma, semicolon, tab or bar) or an XLSX file. Rows are read as they are
 * asked for.
 * @throws Problem 422 for a file that is not what it says it is
 */
export async function openTable(bytes: Uint8Array, type: string): Promise<Table> {
  return type === xlsxType
    ? tableOf(xlsxRecords(bytes), 'workbook')
    : tableOf(csvRecords(decoded(pieces(bytes), encodingOf(bytes))), 'separated')
}

/** A table of records, the first of which has the names. @throws Problem 422 when it has none */
export async function tableOf(records: AsyncGenerator<string[]>, kind: 'workbook' | 'separated'): Promise<Table> {
  const first = await records.next()
  if (first.done === true || first.value.every((name) => name === ''))
    throw unreadableFile('no_header', {
      en: 'its first row has no column names',
      el: 'η πρώτη γραμμή δεν έχει ονόματα στηλών',
    })
  if (first.value.length > mostColumns)
    throw unreadableFile('too_many_columns', {
      en: `its first row has ${first.value.length} columns; at most ${mostColumns} are read`,
      el: `η πρώτη γραμμή έχει ${first.value.length} στήλες· διαβάζονται έως ${mostColumns}`,
    })
  const header = first.value.map((name) => name.trim())
  return { header, rows: named(header, records, kind === 'separated') }
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

async function* named(
  header: readonly string[],
  records: AsyncGenerator<string[]>,
  movable: boolean,
): AsyncGenerator<TableRow> {
  let row = 0
  for await (const record of records) {
    // Rows that a spreadsheet keeps behind its table, with nothing in them.
    if (record.every((cell) => cell === '')) continue
    row += 1
    const cells = new Map<string, string>()
    const broken = new Map<string, string>()
    for (const [column, name] of header.entries()) {
      const cell = record[column]
      if (name === '' || cell === undefined || cell === '') continue
      if (spreadsheetError.test(cell) || (!movable && cell.startsWith('='))) broken.set(name, cell)
      else if (!cells.has(name)) cells.set(name, cell)
    }
    const surplus = record.slice(header.length).filter((cell) => cell.trim() !== '').length
    yield { row, cells, surplus, moved: movable && surplus > 0, broken }
  }
}

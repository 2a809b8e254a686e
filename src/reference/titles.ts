import { formatCode } from '../core/facts/activity-code.ts'
import { parseCsv } from './csv.ts'
import { readPdfRows } from './pdf-rows.ts'
import type { AfterPage, PdfCell } from './pdf-rows.ts'

/** An official title, loaded by the operator from the authority's own file. */
export interface ActivityTitle {
  /** Stored form: `01.11.10.00`. */
  readonly code: string
  readonly title: string
}

/** Digits as printed, with or without dots; a spreadsheet's seven digits get their zero back. */
function storedCode(printed: string): string | undefined {
  const text = printed.replace(/\s/gu, '')
  if (/^\d{7}$/u.test(text)) return formatCode(`0${text}`)
  const digits = text.replaceAll('.', '')
  return /^(?:\d{2,8}[A-Z]?|[A-Z])$/u.test(digits) ? formatCode(digits) : undefined
}

const tidy = (title: string): string => title.replace(/\s+/gu, ' ').trim()

const CODE_COLUMN = /^(?:code8?|kad\w*|κωδικ.*|καδ.*)$/iu
const TITLE_COLUMN = /^(?:title(?:_el)?|description|περιγραφη.*|τιτλο.*)$/iu

function column(names: readonly string[], pattern: RegExp, what: string): string {
  const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '')
  const found = names.find((name) => pattern.test(bare(name)))
  if (found === undefined)
    throw new Error(`titles: the first row has no column for the ${what}; it has ${names.join(', ')}`)
  return found
}

/**
 * Titles from a CSV file with a column of codes (`code`, `code8`, `ΚΑΔ`, …) and one of titles (`title`, `title_el`,
 * `Περιγραφή`, …), separated by commas or semicolons. Rows without a code are left out.
 * Throws, saying what is missing, when the first row names no such columns.
 */
export function parseTitlesCsv(text: string): ActivityTitle[] {
  const header = /^[^\r\n]*/u.exec(text)?.[0] ?? ''
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ','
  const rows = parseCsv(text, delimiter)
  const names = Object.keys(rows[0] ?? {})
  const codes = column(names, CODE_COLUMN, 'code')
  const titles = column(names, TITLE_COLUMN, 'title')
  return rows.flatMap((row) => {
    const code = storedCode(row[codes] ?? '')
    const title = tidy(row[titles] ?? '')
    return code === undefined || title === '' ? [] : [{ code, title }]
  })
}

interface Columns {
  readonly title: number
  readonly after: number
}

/** Where the description's column begins and ends on a page, by its headings. */
function columnsOf(cells: readonly PdfCell[], before: Columns | undefined): Columns | undefined {
  const headings = cells.filter((cell) => /Περιγραφή/u.test(cell.text)).toSorted((a, b) => a.x - b.x)
  const [title, short] = headings
  if (title === undefined) return before
  return { title: title.x - 2, after: short === undefined ? Infinity : short.x - 2 }
}

/**
 * Titles from the tax authority's list of activity codes (PDF: a column of codes, one of descriptions, one of short
 * descriptions). Descriptions of several lines are joined. Throws when the file has no such columns.
 */
export async function parseTitlesPdf(bytes: Uint8Array, after?: AfterPage): Promise<ActivityTitle[]> {
  const found: { code: string; lines: string[] }[] = []
  let columns: Columns | undefined
  for await (const cells of readPdfRows(bytes, after)) {
    columns = columnsOf(cells, columns)
    if (columns === undefined) continue
    const { title, after } = columns
    let here: { code: string; lines: string[] } | undefined
    for (const cell of cells) {
      const code = cell.x < title ? /^\d{7,8}$/u.exec(cell.text.trim())?.[0] : undefined
      if (code !== undefined) {
        here = { code: storedCode(code) ?? code, lines: [] }
        found.push(here)
      } else if (cell.x >= title && cell.x < after) here?.lines.push(cell.text)
    }
  }
  if (found.length === 0)
    throw new Error('titles: this PDF has no pages with a column of codes and a column headed Περιγραφή')
  return found.map(({ code, lines }) => ({ code, title: tidy(lines.join(' ')) }))
}

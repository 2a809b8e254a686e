import { whyUnread } from '../../core/facts/written-number.ts'
import type { Reason } from '../../core/matching/result.ts'
import type { ImportRow } from './import-format.ts'

/** What is odd about a field of a row, for the report. */
export function fieldNote(
  code:
    | 'field_unreadable'
    | 'field_lost'
    | 'field_asked'
    | 'place_asked'
    | 'hour_skipped'
    | 'hour_without_zone'
    | 'field_missing'
    | 'field_unused'
    | 'field_repeated'
    | 'fields_differ'
    | 'end_before_start',
  field: string,
  text = '',
): Reason {
  if (code === 'end_before_start') return { key: 'import_row.end_before_start', values: {} }
  if (code === 'field_unused' && text === '') return { key: 'import_row.column_unused', values: { field } }
  if (code === 'field_missing' || code === 'field_repeated') return { key: `import_row.${code}`, values: { field } }
  return { key: `import_row.${code}`, values: { field, text: text.length > 120 ? `${text.slice(0, 120)}…` : text } }
}

/** A number that is not used, with the reason where it has one. */
export function numberNote(field: string, text: string): Reason {
  const because = whyUnread(text)
  if (because === undefined) return fieldNote('field_unreadable', field, text)
  if (because.why === 'other_currency') return { key: 'import_row.other_currency', values: { field, text } }
  return { key: 'import_row.two_numbers', values: { field, text, whole: String(because.whole) } }
}

export const mergedNote = (first: number): Reason => ({ key: 'import_row.merged', values: { row: String(first) } })

/** Cells with a spreadsheet's error. */
export const brokenNotes = (broken: ReadonlyMap<string, string>): Reason[] =>
  [...broken].map(([name, error]) => fieldNote('field_unreadable', name, error))

/**
 * Those of them in which a condition or a day may stand: such a row is refused, since without them the programme would be open to
 * more than it is.
 */
export const decisiveNotes = (broken: ReadonlyMap<string, string>, isDecisive: (column: string) => boolean): Reason[] =>
  [...broken].flatMap(([name, error]) => (isDecisive(name) ? fieldNote('field_lost', name, error) : []))

/** Cells behind the last named column: a separator in a text without quotation marks moves all that follows. */
export const surplusNote = (surplus: number): Reason => ({ key: 'import_row.cells_surplus', values: { surplus } })

/** Cells beside the table of a workbook: nothing has moved. */
export const besideNote = (surplus: number): Reason[] =>
  surplus === 0 ? [] : [{ key: 'import_row.cells_beside', values: { surplus } }]

/** A row that cannot become a programme. */
export const refusedRow = (row: number, ...notes: Reason[]): ImportRow => ({ row, notes })

import type { Reason } from '../../core/matching/result.ts'
import type { ImportRow } from './import-format.ts'

/** What is odd about a field of a row, for the report. */
export function fieldNote(
  code: 'field_unreadable' | 'field_missing' | 'field_unused' | 'fields_differ' | 'end_before_start',
  field: string,
  text = '',
): Reason {
  if (code === 'end_before_start') return { key: 'import_row.end_before_start', values: {} }
  if (code === 'field_missing') return { key: 'import_row.field_missing', values: { field } }
  return { key: `import_row.${code}`, values: { field, text: text.length > 120 ? `${text.slice(0, 120)}…` : text } }
}

export const mergedNote = (first: number): Reason => ({ key: 'import_row.merged', values: { row: String(first) } })

/** A row that cannot become a programme. */
export const refusedRow = (row: number, ...notes: Reason[]): ImportRow => ({ row, notes })

import { Type } from 'typebox'
import { tableFormats, tableTypes, written, type Table, type TableFormat } from '../tables/table.ts'

/** An export is sent while it is made: a slow line may take as long. */
export const tableSeconds = 600

/** How an export is wanted; spread into the query of its route. */
export const tableQuery = {
  format: Type.Optional(
    Type.Unsafe<TableFormat>({
      type: 'string',
      enum: [...tableFormats],
      default: 'csv',
      description: 'Format of the file.',
    }),
  ),
  decimal: Type.Optional(
    Type.Unsafe<'point' | 'comma'>({
      type: 'string',
      enum: ['point', 'comma'],
      default: 'point',
      description: 'Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.',
    }),
  ),
}

export const tableAnswers = {
  200: {
    description: 'The file.',
    type: 'text/csv',
    otherTypes: [tableTypes.xlsx],
    headers: { 'Content-Disposition': 'Suggests a name for the file.' },
  },
} as const

/** The answer of an export: sent while it is written. */
export function tableAnswer(
  table: Table,
  { format = 'csv', decimal = 'point' }: { format?: TableFormat; decimal?: 'point' | 'comma' },
  name: string,
) {
  return {
    status: 200 as const,
    body: written(table, format, decimal),
    headers: {
      'content-type': tableTypes[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
    },
  }
}

import type { ProgrammeInput } from '../../core/facts/programme.ts'
import { isRow } from './row.ts'
import type { ImportFormat } from './import-format.ts'
import { fieldNote, refusedRow } from './row-report.ts'

/** Programmes as this service writes them: the bodies of PUT /programmes/{slug}, each with its slug. */
export const ownFormat: ImportFormat = {
  name: 'programmes',
  asWritten: true,
  says: 'bodies of PUT /programmes/{slug}, each with its slug (JSON)',
  fits: ({ json }) => rowsOf(json).some((row) => isRow(row) && 'slug' in row && 'eligibility' in row),
  *read({ json }, { formFaults }) {
    for (const [index, given] of rowsOf(json).entries()) {
      const row = index + 1
      if (!isRow(given)) yield refusedRow(row, { key: 'import_row.not_an_object', values: {} })
      else {
        const { slug, ...input } = given
        const faults = formFaults(input)
        if (typeof slug !== 'string') yield refusedRow(row, fieldNote('field_missing', 'slug'))
        else if (faults.length > 0) yield { row, slug, notes: [], faults }
        else yield { row, slug, notes: [], programme: input as unknown as ProgrammeInput }
      }
    }
  },
}

function rowsOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  return isRow(json) && Array.isArray(json['programmes']) ? json['programmes'] : []
}

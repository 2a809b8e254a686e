import { isPublishersStop } from './french-call.ts'
import type { ImportFormat, ImportRow } from './import-format.ts'
import { readFrenchProgrammes, rowReason } from './french-programmes.ts'

/** Where the collection is published, for rows without an address of their own. */
const collection = 'https://mission-transition-ecologique.beta.gouv.fr/aides-entreprise'

/** `programs.json` of the French government's "Transition écologique des entreprises". */
export const frenchFormat: ImportFormat = {
  name: 'fr-mission-transition',
  says: 'programmes of the French government’s ecological transition service (JSON)',
  keepsStops: isPublishersStop,
  fits: ({ json }) =>
    Array.isArray(json) &&
    json.some(
      (row: unknown) => typeof row === 'object' && row !== null && 'titre' in row && "conditions d'éligibilité" in row,
    ),
  read({ json }, { reference, retrievedAt }) {
    const read = readFrenchProgrammes(json, { ...reference, retrievedAt, url: collection })
    const programmes = new Map(read.programmes.map(({ row, programme }) => [row, programme]))
    return read.rows.map((report): ImportRow => {
      const { row, slug } = report
      const programme = programmes.get(row)
      return {
        row,
        ...(slug === undefined ? {} : { slug }),
        ...(programme === undefined ? {} : { programme }),
        notes: report.outcome === 'refused' ? [rowReason({ refusal: report.refusal })] : report.warnings.map(rowReason),
      }
    })
  },
}

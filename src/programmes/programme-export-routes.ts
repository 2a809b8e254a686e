import { Type } from 'typebox'
import { route, type Route } from '../platform/http/route.ts'
import { tableAnswer, tableAnswers, tableQuery, tableSeconds } from '../platform/http/table-answer.ts'
import { orders } from './catalogue-order.ts'
import { filterQuery, readFilter } from './list-wire.ts'
import { programmeTable } from './programme-table.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { listProgrammes } from './reading.ts'
import { oneOf } from './schema-parts.ts'

const { limit: _limit, cursor: _cursor, ...filters } = filterQuery

/** The catalogue as a spreadsheet, narrowed as the list is. */
export function programmeExportRoute(kit: ProgrammesKit, publicUrl: string): Route {
  return route({
    method: 'GET',
    path: '/programmes/export',
    id: 'exportProgrammes',
    tag: 'Programmes',
    scope: 'programmes:read',
    summary: { en: 'Export the list of programmes', el: 'Εξαγωγή του καταλόγου προγραμμάτων' },
    description: {
      en: 'All programmes that the filters leave, in the order of the list, as a spreadsheet. The CSV opens in spreadsheets as it is; no cell can become a formula.',
      el: 'Όλα τα προγράμματα που αφήνουν τα φίλτρα, με τη σειρά του καταλόγου, ως λογιστικό φύλλο. Το CSV ανοίγει ως έχει σε λογιστικά φύλλα· κανένα κελί δεν γίνεται τύπος.',
    },
    query: Type.Object({
      ...filters,
      ...tableQuery,
      sort: Type.Optional(
        oneOf(orders, 'deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z.'),
      ),
    }),
    answers: tableAnswers,
    seconds: tableSeconds,
    async handle(ctx, { query }) {
      const all = { limit: Number.MAX_SAFE_INTEGER, after: null }
      const found = await listProgrammes(ctx, kit, readFilter(query, kit.reference), query.sort ?? 'deadline', all)
      return tableAnswer(programmeTable(found, ctx.language, publicUrl), query, 'programmes')
    },
  })
}

import { Type } from 'typebox'
import { route, type Route } from '../platform/http/route.ts'
import type { Context } from '../platform/context.ts'
import { tableAnswer, tableAnswers, tableQuery, tableSeconds } from '../platform/http/table-answer.ts'
import { orders } from './catalogue-order.ts'
import { filterQuery, readFilter } from './list-wire.ts'
import type { Programme } from '../core/facts/programme.ts'
import { programmeTable } from './programme-table.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { listProgrammes, readTexts } from './reading.ts'
import { oneOf } from './schema-parts.ts'

const { limit: _limit, cursor: _cursor, ...filters } = filterQuery

/** The catalogue as a spreadsheet or as the file that an import takes, narrowed as the list is. */
export function programmeExportRoute(kit: ProgrammesKit, publicUrl: string): Route {
  return route({
    method: 'GET',
    path: '/programmes/export',
    id: 'exportProgrammes',
    tag: 'Programmes',
    scope: 'programmes:read',
    summary: { en: 'Export the list of programmes', el: 'Εξαγωγή του καταλόγου προγραμμάτων' },
    description: {
      en: 'All programmes that the filters leave, in the order of the list, as a spreadsheet. The CSV opens in spreadsheets as it is; no cell can become a formula. As JSON they are whole, with the texts of their documents: the file that POST /programmes/import takes.',
      el: 'Όλα τα προγράμματα που αφήνουν τα φίλτρα, με τη σειρά του καταλόγου, ως λογιστικό φύλλο. Το CSV ανοίγει ως έχει σε λογιστικά φύλλα· κανένα κελί δεν γίνεται τύπος. Ως JSON είναι ολόκληρα, με τα κείμενα των εγγράφων τους: το αρχείο που δέχεται το POST /programmes/import.',
    },
    query: Type.Object({
      ...filters,
      ...tableQuery,
      format: Type.Optional(
        Type.Unsafe<'csv' | 'xlsx' | 'json'>({
          type: 'string',
          enum: ['csv', 'xlsx', 'json'],
          default: 'csv',
          description: 'Format of the file; json: the whole programmes.',
        }),
      ),
      sort: Type.Optional(
        oneOf(orders, 'deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z.'),
      ),
    }),
    answers: {
      200: { ...tableAnswers[200], otherTypes: [...tableAnswers[200].otherTypes, jsonType] },
    },
    seconds: tableSeconds,
    async handle(ctx, { query }) {
      const all = { limit: Number.MAX_SAFE_INTEGER, after: null }
      const found = await listProgrammes(ctx, kit, readFilter(query, kit.reference), query.sort ?? 'deadline', all)
      const { format = 'csv' } = query
      if (format !== 'json')
        return tableAnswer(programmeTable(found, ctx.language, publicUrl), { ...query, format }, 'programmes')
      return {
        status: 200 as const,
        body: programmesFile(
          ctx,
          found.map(({ entry }) => entry.programme),
        ),
        headers: { 'content-type': jsonType, 'content-disposition': 'attachment; filename="programmes.json"' },
      }
    },
  })
}

const jsonType = 'application/json'
/** A text may have four million characters: what is in memory is those of so many programmes. */
const programmesAtATime = 5

/** A programme to a line, with the texts of its documents; read while it is sent. */
async function* programmesFile(ctx: Context, programmes: readonly Programme[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('{"programmes":[')
  for (let from = 0; from < programmes.length; from += programmesAtATime) {
    const some = programmes.slice(from, from + programmesAtATime)
    const texts = await readTexts(ctx, some)
    const lines = some.map((programme, at) => {
      const documents = programme.documents.map((each) => ({ ...each, text: texts.get(each.id) }))
      return `${from + at === 0 ? '' : ','}\n${JSON.stringify({ ...programme, documents })}`
    })
    yield encoder.encode(lines.join(''))
  }
  yield encoder.encode('\n]}\n')
}

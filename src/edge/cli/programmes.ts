import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { callStatuses, type CallStatus } from '../../core/facts/programme.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { languages } from '../../platform/language.ts'
import { tableFormats, written, type Table } from '../../platform/tables/table.ts'
import { listProgrammes, openProgrammes, programmeTable, readProgramme } from '../../programmes/programmes.ts'
import { operatorContext } from '../operator.ts'
import { lines, moment, table, UsageError } from './command.ts'
import type { Command, Desk, Given } from './command.ts'
import type { Progress } from './progress.ts'

const status = { type: 'string', value: callStatuses.join('|'), says: 'Only those; all unless given.' } as const
const titles = {
  type: 'string',
  value: languages.join('|'),
  says: 'Language of the titles; el unless given.',
} as const

/** The catalogue is everybody’s, so it is read in the name of no account there is. */
async function reader(desk: Desk, given: Given, command: string): Promise<Context> {
  const language = given.oneOf('language', languages) ?? 'el'
  return { ...operatorContext(await desk.db(), newId('acc', desk.now), desk.now, command), language }
}

async function listed(desk: Desk, ctx: Context, wanted: CallStatus | undefined) {
  const statuses = new Set(wanted === undefined ? callStatuses : [wanted])
  const kit = openProgrammes(await desk.reference())
  return listProgrammes(ctx, kit, { statuses }, 'deadline', { limit: Number.MAX_SAFE_INTEGER, after: null })
}

/** The format that the name of a file tells. @throws UsageError for another one */
function formatOf(path: string) {
  const found = tableFormats.find((each) => path.toLowerCase().endsWith(`.${each}`))
  if (found === undefined) throw new UsageError(`<file> is "${path}", but must end in .csv or .xlsx.`)
  return found
}

/** The same table, telling of the rows that were read. */
function watched({ rows, ...table }: Table, total: number, progress: Progress): Table {
  function* told() {
    let done = 0
    for (const row of rows) {
      yield row
      progress.at((done += 1), total)
    }
  }
  return { ...table, rows: told() }
}

export const programmeCommands: readonly Command[] = [
  {
    name: 'programmes list',
    says: 'Lists the published programmes with the status of their calls now, the next deadline first.',
    options: { status, language: titles },
    examples: ['programmes list', 'programmes list --status open --language en'],
    instead: 'GET /api/v1/programmes',
    async run(desk, given) {
      const ctx = await reader(desk, given, 'programmes list')
      const found = await listed(desk, ctx, given.oneOf('status', callStatuses))
      const shown = found.map(({ entry, status: { status: now, deadline } }) => ({
        slug: entry.slug,
        version: entry.version,
        status: now,
        deadline: deadline?.at ?? null,
        title: entry.programme.title[ctx.language] ?? Object.values(entry.programme.title)[0] ?? '',
      }))
      const rows = shown.map((each) => [
        each.slug,
        String(each.version),
        each.status,
        each.deadline?.slice(0, 16).replace('T', ' ') ?? '–',
        each.title,
      ])
      return {
        text:
          rows.length === 0 ? 'No programmes.' : table(['slug', 'version', 'status', 'deadline (UTC)', 'title'], rows),
        json: shown,
      }
    },
  },
  {
    name: 'programmes show',
    says: 'Shows a published programme; with --json the whole of it.',
    takes: ['slug'],
    options: { language: titles },
    examples: ['programmes show sample-digital-advanced', 'programmes show sample-digital-advanced --json'],
    instead: 'GET /api/v1/programmes/{slug}',
    async run(desk, given) {
      const ctx = await reader(desk, given, 'programmes show')
      const { slug, state, body, version, publishedAt } = await readProgramme(ctx, { slug: given.the('slug') })
      const text = (each: Readonly<Record<string, string>> | undefined): string =>
        each?.[ctx.language] ?? Object.values(each ?? {})[0] ?? '–'
      const shown = {
        slug,
        title: text(body.title),
        authority: text(body.authority?.name),
        state: `${state}, version ${version ?? '–'} of ${moment(publishedAt)}`,
        deadlines: body.call.deadlines.map(({ at, basis }) => at ?? basis).join(', ') || '–',
        documents: body.documents.map(({ title, length }) => `${title} (${length} characters)`).join(', '),
      }
      return { text: `${lines(shown)}\n\n${text(body.summary)}`, json: { ...body, slug, state, version } }
    },
  },
  {
    name: 'programmes export',
    says: 'Writes the published programmes to a spreadsheet: CSV or XLSX, by the name of the file.',
    takes: ['file'],
    options: {
      status,
      language: titles,
      decimal: { type: 'string', value: 'point|comma', says: 'Of numbers in CSV; with a comma semicolons separate.' },
    },
    examples: ['programmes export programmes.xlsx', 'programmes export open.csv --status open --decimal comma'],
    instead: 'GET /api/v1/programmes/export',
    async run(desk, given) {
      const path = given.the('file')
      const format = formatOf(path)
      const decimal = given.oneOf('decimal', ['point', 'comma']) ?? 'point'
      const wanted = given.oneOf('status', callStatuses)
      const ctx = await reader(desk, given, 'programmes export')
      const found = await listed(desk, ctx, wanted)
      using progress = desk.progress('Writing rows')
      const rows = watched(programmeTable(found, ctx.language, desk.config().publicUrl), found.length, progress)
      try {
        await pipeline(written(rows, format, decimal), createWriteStream(path))
      } catch (error) {
        await rm(path, { force: true })
        const { code } = error as NodeJS.ErrnoException
        if (code === undefined) throw error
        throw new UsageError(`${path} cannot be written (${code}).`)
      }
      return { text: `${found.length} programmes are in ${path}.`, json: { file: path, programmes: found.length } }
    },
  },
]

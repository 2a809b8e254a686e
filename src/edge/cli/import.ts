import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Problem } from '../../platform/problem.ts'
import { formatOf, importFile, importFormats, openImportFile, openProgrammes } from '../../programmes/programmes.ts'
import type { ImportReport } from '../../programmes/programmes.ts'
import { operatorContext } from '../operator.ts'
import { publisherOf } from './accounts.ts'
import { UsageError } from './command.ts'
import type { Command, Given, Report } from './command.ts'
import { readGiven } from './files.ts'

const names = importFormats.map(({ name }) => name)

const media: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file that cannot be opened is in no format. */
function noFile(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error
}

/** Opens the file in the format named, or the one it looks like. */
async function opened(path: string, bytes: Uint8Array, given: Given) {
  const wanted = given.oneOf('format', names)
  const file = await openImportFile(media[extname(path).toLowerCase()] ?? 'application/json', bytes).catch(noFile)
  const format = file === undefined ? undefined : formatOf(file, wanted)
  if (file !== undefined && format !== undefined) return { file, format }
  const known = importFormats.map(({ name, says }) => `${name} (${says})`).join(', ')
  throw new UsageError(
    wanted === undefined
      ? `The file is in no form that can be imported: ${known}.`
      : `The file is not in the format ${wanted}: ${importFormats.find(({ name }) => name === wanted)?.says ?? ''}.`,
  )
}

function shown(report: ImportReport): Report {
  const { created, updated, unchanged, refused, merged, noted, vanished } = report
  const totals = { created, updated, unchanged, refused, merged }
  const text = [
    ...noted.flatMap(({ row, slug, outcome, notes }) => [
      `row ${row} ${slug ?? ''}: ${outcome}`,
      ...notes.map(({ pointer, detail }) => `  ${pointer === undefined ? '' : `${pointer}: `}${detail.en}`),
    ]),
    ...(noted.length > 0 ? [''] : []),
    ...vanished.slugs.map((slug) => `${slug} is no longer in ${report.collection}; it was left as it is.`),
    `${report.rows} rows of ${report.format}: ${Object.entries(totals)
      .filter(([name, number]) => name !== 'merged' || number > 0)
      .map(([name, number]) => `${number} ${name}`)
      .join(', ')}; ${noted.length} with notes.`,
    ...(report.dry_run ? ['This was a dry run: nothing was written.'] : []),
  ].join('\n')
  return { text, json: report, failed: refused > 0 }
}

export const importCommands: readonly Command[] = [
  {
    name: 'import',
    says: 'Publishes the programmes of a file in the catalogue, with a report of its rows. Exit code 1 when rows were refused.',
    takes: ['file'],
    options: {
      format: {
        type: 'string',
        value: names.join('|'),
        says: 'What the file is; found out by its content unless given.',
      },
      quiet: { type: 'boolean', says: 'For a first import: accounts and webhooks are not told of each programme.' },
      'dry-run': { type: 'boolean', says: 'Checks and compares everything, writes nothing.' },
      account: {
        type: 'string',
        value: '<account>',
        says: 'The publisher in whose name; not needed where there is one only.',
      },
      collection: {
        type: 'string',
        value: '<name>',
        says: 'The collection that the file is the whole of; the format unless given.',
      },
      retrieved: {
        type: 'string',
        value: '<instant>',
        says: 'When the file was fetched; the time it was last changed unless given.',
      },
    },
    examples: ['import programs.json --quiet', 'import programs.json --dry-run --json'],
    instead: 'POST /api/v1/programmes/import',
    async run(desk, given) {
      const path = given.the('file')
      const { file, format } = await opened(path, await readGiven(path), given)
      const retrievedAt =
        retrieved(given.text('retrieved')) ?? (await stat(path)).mtime.toTemporalInstant().round('second').toString()
      const reference = await desk.reference()
      const account = await publisherOf(desk, given)
      const total = 'json' in file && Array.isArray(file.json) ? file.json.length : undefined
      using progress = desk.progress('Importing rows')
      const report = await importFile(
        operatorContext(await desk.db(), account.id, desk.now, 'import'),
        openProgrammes(reference),
        {
          format,
          file,
          retrievedAt,
          collection: given.text('collection') ?? format.name,
          notify: given.flag('quiet') !== true,
          dryRun: given.flag('dry-run') === true,
        },
        { after: async ({ done }) => progress.at(done, total) },
      )
      return shown(report)
    },
  },
]

function retrieved(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return Temporal.Instant.from(text).toString()
  } catch {
    throw new UsageError(`--retrieved is "${text}", but must be an instant like 2026-05-01T00:00:00Z.`)
  }
}

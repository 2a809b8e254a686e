import { stat } from 'node:fs/promises'
import type { Reason } from '../../core/matching/result.ts'
import { importFormats, importProgrammes, openProgrammes } from '../../programmes/programmes.ts'
import type { ImportFile, ImportFormat, ImportOutcome, ImportRow } from '../../programmes/programmes.ts'
import type { Reference } from '../../reference/reference.ts'
import { namesOf } from '../../wording/names.ts'
import { say } from '../../wording/wording.ts'
import { operatorContext } from '../operator.ts'
import { publisherOf } from './accounts.ts'
import { UsageError } from './command.ts'
import type { Command, Given, Report } from './command.ts'
import { readGiven, textOf } from './files.ts'

const names = importFormats.map(({ name }) => name)

function formatOf(file: ImportFile, given: Given): ImportFormat {
  const wanted = given.oneOf('format', names)
  const format = importFormats.find((each) => (wanted === undefined ? each.fits(file) : each.name === wanted))
  if (format === undefined) {
    throw new UsageError(
      `The file is in no form that can be imported: ${importFormats.map(({ name, says }) => `${name} (${says})`).join(', ')}.`,
    )
  }
  if (!format.fits(file)) throw new UsageError(`The file is not in the format ${format.name}: ${format.says}.`)
  return format
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A row of the file and what became of it. */
interface RowReport {
  readonly row: number
  readonly slug: string | null
  readonly outcome: ImportOutcome['outcome']
  readonly notes: readonly string[]
}

function report(row: ImportRow, outcome: ImportOutcome | undefined, reference: Reference): RowReport {
  const words = namesOf(reference.regions)
  const notes = row.notes.map((reason: Reason) => say(reason, 'en', words))
  const faults =
    outcome?.outcome === 'refused' ? outcome.faults.map(({ pointer, detail }) => `${pointer}: ${detail.en}`) : []
  return { row: row.row, slug: row.slug ?? null, outcome: outcome?.outcome ?? 'refused', notes: [...notes, ...faults] }
}

function summed(rows: readonly RowReport[], format: string, dryRun: boolean): Report {
  const count = (outcome: RowReport['outcome']): number => rows.filter((row) => row.outcome === outcome).length
  const totals = {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  }
  const noted = rows.filter(({ notes }) => notes.length > 0)
  const text = [
    ...noted.flatMap(({ row, slug, outcome, notes }) => [
      `row ${row} ${slug ?? ''}: ${outcome}`,
      ...notes.map((each) => `  ${each}`),
    ]),
    ...(noted.length > 0 ? [''] : []),
    `${rows.length} rows of ${format}: ${Object.entries(totals)
      .map(([name, number]) => `${number} ${name}`)
      .join(', ')}; ${noted.length} with notes.`,
    ...(dryRun ? ['This was a dry run: nothing was written.'] : []),
  ].join('\n')
  return { text, json: { format, dry_run: dryRun, ...totals, rows }, failed: totals.refused > 0 }
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
      retrieved: {
        type: 'string',
        value: '<instant>',
        says: 'When the file was fetched; the time it was last changed unless given.',
      },
    },
    examples: ['import programs.json --quiet', 'import programs.json --dry-run --json'],
    async run(desk, given) {
      const path = given.the('file')
      const text = textOf(await readGiven(path), path)
      const file = { text, json: parsed(text) }
      const format = formatOf(file, given)
      const retrievedAt =
        retrieved(given.text('retrieved')) ?? (await stat(path)).mtime.toTemporalInstant().round('second').toString()
      const reference = await desk.reference()
      const rows = format.read(file, { reference, retrievedAt })
      const account = await publisherOf(desk, given)
      const programmes = rows.flatMap(({ slug, programme }) =>
        slug === undefined || programme === undefined ? [] : [{ slug, input: programme }],
      )
      const dryRun = given.flag('dry-run') === true
      const outcomes = await importProgrammes(
        operatorContext(await desk.db(), account.id, desk.now, 'import'),
        openProgrammes(reference),
        programmes,
        { notify: given.flag('quiet') !== true, dryRun },
      )
      const bySlug = new Map(outcomes.map((outcome) => [outcome.slug, outcome]))
      return summed(
        rows.map((row) => report(row, row.programme === undefined ? undefined : bySlug.get(row.slug ?? ''), reference)),
        format.name,
        dryRun,
      )
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

import { Type } from 'typebox'
import type { Reason } from '../core/matching/result.ts'
import type { Context } from '../platform/context.ts'
import { newUuid } from '../platform/ids.ts'
import type { Id } from '../platform/ids.ts'
import { defineJob, enqueue } from '../platform/jobs/jobs.ts'
import type { JobContext, JobHandler } from '../platform/jobs/jobs.ts'
import type { Text } from '../platform/language.ts'
import { Problem } from '../platform/problem.ts'
import { importFormats } from './formats/import-format.ts'
import type { ImportRow } from './formats/import-format.ts'
import { importProgrammes } from './import-programmes.ts'
import type { ImportOutcome } from './import-programmes.ts'
import { deleteImport, findImport, forgetImports, saveImport } from './import-store.ts'
import type { WaitingImport } from './import-store.ts'
import type { ProgrammesKit } from './programmes-kit.ts'

export const importJob = defineJob('programmes.import', Type.Object({ import_id: Type.String() }))

/** Rows that went in without a note are counted, not listed; of the others at most this many are. */
const mostRows = 1000
/** Programmes at a time: the report moves on, and a job that is cancelled stops between them. */
const portion = 20

/** A file whose job failed for good is deleted by the account's next import after this time. */
const keptHours = 7 * 24

export interface ImportRequest {
  file: unknown
  format?: string | undefined
  retrievedAt?: Temporal.Instant | undefined
  notify: boolean
  dryRun: boolean
}

/**
 * Takes a file in and enqueues its import.
 * @returns the job's id
 * @throws Problem 422 when the file is in no known format, or not in the one named
 */
export async function requestImport(ctx: Context, request: ImportRequest): Promise<Id<'job'>> {
  const text = JSON.stringify(request.file)
  const { format: wanted } = request
  const format = importFormats.find(
    (each) => (wanted === undefined || each.name === wanted) && each.fits({ text, json: request.file }),
  )
  if (format === undefined) throw unknownFormat(wanted)
  const { notify, dryRun } = request
  const waiting: WaitingImport = {
    id: newUuid(ctx.now),
    accountId: ctx.accountId,
    format: format.name,
    file: text,
    retrievedAt: request.retrievedAt ?? ctx.now,
    notify,
    dryRun,
  }
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    await forgetImports(tx, ctx.now.subtract({ hours: keptHours }))
    await saveImport(tx, waiting, ctx.now)
    return enqueue(tx, importJob, { import_id: waiting.id }, { accountId: ctx.accountId })
  })
}

function unknownFormat(wanted: string | undefined): Problem {
  const known = importFormats.map(({ name, says }) => `${name} (${says})`).join(', ')
  const detail =
    wanted === undefined
      ? {
          en: `the file is in no known format; known: ${known}`,
          el: `το αρχείο δεν είναι σε γνωστή μορφή· γνωστές: ${known}`,
        }
      : {
          en: `the file is not in the format ${wanted}; known: ${known}`,
          el: `το αρχείο δεν είναι στη μορφή ${wanted}· γνωστές: ${known}`,
        }
  return new Problem(
    'validation_failed',
    { en: `The file cannot be imported: ${detail.en}.`, el: `Το αρχείο δεν μπορεί να εισαχθεί: ${detail.el}.` },
    { errors: [{ pointer: '', code: 'unknown_format', detail }] },
  )
}

/** The report of an import: what `GET /jobs/{id}` shows as its result. */
export interface ImportReport {
  format: string
  dry_run: boolean
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: number
  noted: {
    row: number
    slug: string | null
    outcome: ImportOutcome['outcome']
    notes: { pointer?: string; detail: Text }[]
  }[]
}

/** Reads the file and publishes its programmes. A row that is wrong never loses another; done twice it changes nothing more. */
export function runImport(kit: ProgrammesKit): JobHandler<{ import_id: string }> {
  return async (job, { import_id }) => {
    const ctx = contextOf(job)
    const waiting = await ctx.db.inAccount(ctx.accountId, (tx) => findImport(tx, import_id))
    const format = importFormats.find(({ name }) => name === waiting?.format)
    if (waiting === undefined || format === undefined) throw new TypeError('the file of this import is gone')
    const source = { reference: kit.reference, retrievedAt: waiting.retrievedAt.toString() }
    const rows = format.read({ text: waiting.file, json: JSON.parse(waiting.file) }, source)
    const outcomes = await importAll(ctx, kit, rows, waiting, job)
    await ctx.db.inAccount(ctx.accountId, (tx) => deleteImport(tx, import_id))
    return reportOf(rows, outcomes, waiting, kit)
  }
}

async function importAll(
  ctx: Context,
  kit: ProgrammesKit,
  rows: readonly ImportRow[],
  { notify, dryRun }: WaitingImport,
  job: JobContext,
): Promise<Map<string, ImportOutcome>> {
  const programmes = rows.flatMap(({ slug, programme }) =>
    slug === undefined || programme === undefined ? [] : [{ slug, input: programme }],
  )
  const outcomes = new Map<string, ImportOutcome>()
  for (let at = 0; at < programmes.length; at += portion) {
    const done = await importProgrammes(ctx, kit, programmes.slice(at, at + portion), { notify, dryRun })
    for (const outcome of done) outcomes.set(outcome.slug, outcome)
    await job.progress(Math.min(at + portion, programmes.length), programmes.length)
  }
  return outcomes
}

function reportOf(
  rows: readonly ImportRow[],
  outcomes: ReadonlyMap<string, ImportOutcome>,
  { format, dryRun }: WaitingImport,
  kit: ProgrammesKit,
): ImportReport {
  const report: ImportReport = {
    format,
    dry_run: dryRun,
    rows: rows.length,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    noted: [],
  }
  for (const row of rows) {
    const outcome = row.programme === undefined ? undefined : outcomes.get(row.slug ?? '')
    const result = outcome?.outcome ?? 'refused'
    report[result] += 1
    const notes = [
      ...row.notes.map((reason: Reason) => ({ detail: kit.explain(reason) })),
      ...(outcome?.outcome === 'refused' ? outcome.faults.map(({ pointer, detail }) => ({ pointer, detail })) : []),
    ]
    if (notes.length > 0 && report.noted.length < mostRows)
      report.noted.push({ row: row.row, slug: row.slug ?? null, outcome: result, notes })
  }
  return report
}

function contextOf({ id, accountId, db, clock, signal }: JobContext): Context {
  if (accountId === null) throw new TypeError('an import belongs to a publisher')
  const caller = { kind: 'system', id: importJob.name, scopes: new Set(['catalogue:write'] as const) } as const
  return { accountId, caller, language: 'el', now: clock.now(), requestId: id, db, signal }
}

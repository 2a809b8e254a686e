import { Type } from 'typebox'
import type { Context } from '../platform/context.ts'
import { keptProgress } from '../platform/files/kept-progress.ts'
import { newUuid } from '../platform/ids.ts'
import type { Id } from '../platform/ids.ts'
import { defineJob, enqueue } from '../platform/jobs/jobs.ts'
import type { JobContext, JobHandler } from '../platform/jobs/jobs.ts'
import { Problem } from '../platform/problem.ts'
import { importFormats } from './formats/import-format.ts'
import { formatOf, importFile, openImportFile } from './import-file.ts'
import type { ImportProgress } from './import-file.ts'
import { endImport, findImport, forgetImports, saveImport, saveImportProgress } from './import-store.ts'
import type { WaitingImport } from './import-store.ts'
import type { ProgrammesKit } from './programmes-kit.ts'

/** The largest file has a million short rows, which are published in some twenty minutes. */
export const importJob = defineJob('programmes.import', Type.Object({ import_id: Type.String() }), {
  timeout: 2 * 3600,
})

/** What is kept of an import (its report, and of a job that failed for good the file) is deleted by the next one after this time. */
const keptHours = 7 * 24

export interface ImportRequest {
  readonly media: string
  readonly bytes: Uint8Array
  readonly format?: string | undefined
  readonly collection?: string | undefined
  readonly retrievedAt?: Temporal.Instant | undefined
  readonly notify: boolean
  readonly dryRun: boolean
}

/**
 * Takes a file in and enqueues its import.
 * @returns the job's id
 * @throws Problem 422 when the file is in no known format, or not in the one named
 */
export async function requestImport(ctx: Context, request: ImportRequest): Promise<Id<'job'>> {
  const { format: wanted, media, bytes, notify, dryRun } = request
  const file = await openImportFile(media, bytes)
  const format = formatOf(file, wanted)
  if (format === undefined) throw unknownFormat(wanted, file.table?.header)
  const waiting: WaitingImport = {
    id: newUuid(ctx.now),
    accountId: ctx.accountId,
    format: format.name,
    collection: request.collection ?? format.name,
    media,
    bytes,
    retrievedAt: request.retrievedAt ?? ctx.now,
    notify,
    dryRun,
    progress: null,
  }
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    await forgetImports(tx, ctx.now.subtract({ hours: keptHours }))
    await saveImport(tx, waiting, ctx.now)
    return enqueue(tx, importJob, { import_id: waiting.id }, { accountId: ctx.accountId })
  })
}

/** Of a table the columns that were read are told: mostly one name is missing, or the separator was taken for another. */
function unknownFormat(wanted: string | undefined, header: readonly string[] | undefined): Problem {
  const read = header === undefined ? '' : header.slice(0, 40).join(', ').slice(0, 300)
  const table =
    header === undefined
      ? { en: '', el: '' }
      : {
          en: ` (columns read: ${read}; a table of ours needs slug and title_el or title_en)`,
          el: ` (στήλες που διαβάστηκαν: ${read}· ένας δικός μας πίνακας χρειάζεται slug και title_el ή title_en)`,
        }
  const known = importFormats.map(({ name, says }) => `${name} (${says})`).join(', ')
  const detail =
    wanted === undefined
      ? {
          en: `the file is in no known format${table.en}; known: ${known}`,
          el: `το αρχείο δεν είναι σε γνωστή μορφή${table.el}· γνωστές: ${known}`,
        }
      : {
          en: `the file is not in the format ${wanted}${table.en}; known: ${known}`,
          el: `το αρχείο δεν είναι στη μορφή ${wanted}${table.el}· γνωστές: ${known}`,
        }
  return new Problem(
    'validation_failed',
    { en: `The file cannot be imported: ${detail.en}.`, el: `Το αρχείο δεν μπορεί να εισαχθεί: ${detail.el}.` },
    { errors: [{ pointer: '', code: 'unknown_format', detail }] },
  )
}

/** Reads the file and publishes its programmes. One that was broken off goes on where it stopped; done twice it changes nothing more, and tells the same. */
export function runImport(kit: ProgrammesKit): JobHandler<{ import_id: string }> {
  return async (job, { import_id }) => {
    const ctx = contextOf(job)
    const waiting = await ctx.db.inAccount(ctx.accountId, (tx) => findImport(tx, import_id))
    const format = importFormats.find(({ name }) => name === waiting?.format)
    if (waiting === undefined || format === undefined) throw new TypeError('the file of this import is gone')
    const { collection, notify, dryRun, progress } = waiting
    if (progress !== null && waiting.bytes.length === 0) return progress.report
    const file = await openImportFile(waiting.media, waiting.bytes)
    const keep = keptProgress((tx, now: ImportProgress) => saveImportProgress(tx, import_id, now))
    const wish = { format, file, retrievedAt: waiting.retrievedAt.toString(), collection, notify, dryRun }
    const report = await importFile(ctx, kit, wish, {
      from: progress ?? undefined,
      keep,
      after: ({ done }) => job.progress(done, null),
    })
    await ctx.db.inAccount(ctx.accountId, (tx) => endImport(tx, import_id, { done: report.rows, report }))
    await job.progress(report.rows, report.rows)
    return report
  }
}

function contextOf({ id, accountId, db, clock, signal }: JobContext): Context {
  if (accountId === null) throw new TypeError('an import belongs to a publisher')
  const caller = { kind: 'system', id: importJob.name, scopes: new Set(['catalogue:write'] as const) } as const
  return { accountId, caller, language: 'el', now: clock.now(), requestId: id, db, signal }
}

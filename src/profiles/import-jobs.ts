import { Type } from 'typebox'
import type { Context } from '../platform/context.ts'
import { encodingOf } from '../platform/files/encoding.ts'
import { keptProgress } from '../platform/files/kept-progress.ts'
import { newUuid } from '../platform/ids.ts'
import type { Id } from '../platform/ids.ts'
import { defineJob, enqueue } from '../platform/jobs/jobs.ts'
import type { JobContext, JobHandler } from '../platform/jobs/jobs.ts'
import { importProfiles } from './import-profiles.ts'
import type { ProfileImportProgress } from './import-profiles.ts'
import {
  endProfileImport,
  findPiece,
  findProfileImport,
  forgetProfileImports,
  savePiece,
  saveProfileImport,
  saveProfileProgress,
} from './import-store.ts'
import { openProfileForm } from './profile-wire.ts'
import type { ProfileReference } from './read-profile.ts'

/** A million rows take some twenty minutes, and longer beside other work. */
export const importProfilesJob = defineJob('profiles.import', Type.Object({ import_id: Type.String() }), {
  timeout: 6 * 3600,
})

/** What is kept of an import (its report, and of a job that failed for good the file) is deleted by the next one after this time. */
const keptHours = 7 * 24
/** Bytes of a kept piece. */
const piece = 1024 * 1024

/**
 * Takes a file in, piece by piece, and enqueues its import.
 * @returns the job's id
 */
export async function requestProfileImport(
  ctx: Context,
  { media, bytes, dryRun }: { media: string; bytes: Uint8Array; dryRun: boolean },
): Promise<Id<'job'>> {
  const waiting = { id: newUuid(ctx.now), accountId: ctx.accountId, media, encoding: encodingOf(bytes), dryRun }
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    await forgetProfileImports(tx, ctx.now.subtract({ hours: keptHours }))
    await saveProfileImport(tx, waiting, ctx.now)
    for (let at = 0; at < bytes.length; at += piece)
      await savePiece(tx, waiting, at / piece, bytes.subarray(at, at + piece))
    return enqueue(tx, importProfilesJob, { import_id: waiting.id }, { accountId: ctx.accountId })
  })
}

/** Reads the file and writes its profiles; one that was broken off goes on where it stopped. */
export function runProfileImport(reference: ProfileReference): JobHandler<{ import_id: string }> {
  const formFaults = openProfileForm()
  return async (job, { import_id }) => {
    const ctx = contextOf(job)
    const waiting = await ctx.db.inAccount(ctx.accountId, (tx) => findProfileImport(tx, import_id))
    if (waiting === undefined) throw new TypeError('the file of this import is gone')
    const { media, encoding, dryRun, progress } = waiting
    const isThere = await ctx.db.inAccount(ctx.accountId, (tx) => findPiece(tx, import_id, 0))
    if (progress !== null && isThere === undefined) return progress.report
    const keep = keptProgress((tx, now: ProfileImportProgress) => saveProfileProgress(tx, import_id, now))
    const file = { media, encoding, pieces: piecesOf(ctx, import_id) }
    const report = await importProfiles(ctx, { reference, formFaults }, file, dryRun, {
      from: progress ?? undefined,
      keep,
      after: ({ done }) => job.progress(done, null),
    })
    await ctx.db.inAccount(ctx.accountId, (tx) => endProfileImport(tx, import_id, { done: report.rows, report }))
    await job.progress(report.rows, report.rows)
    return report
  }
}

async function* piecesOf(ctx: Context, id: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const bytes = await ctx.db.inAccount(ctx.accountId, (tx) => findPiece(tx, id, number))
    if (bytes === undefined) return
    yield bytes
  }
}

function contextOf({ id, accountId, db, clock, signal }: JobContext): Context {
  if (accountId === null) throw new TypeError('an import belongs to an account')
  const caller = { kind: 'system', id: importProfilesJob.name, scopes: new Set(['profiles:write'] as const) } as const
  return { accountId, caller, language: 'el', now: clock.now(), requestId: id, db, signal }
}

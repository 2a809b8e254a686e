/**
 * All profiles of all accounts scored anew, as one job that splits: each part is a job of its account, which any worker may do,
 * and which goes on where it was when its worker died. Told of and cancelled as one.
 */
import { Type } from 'typebox'
import type { Database } from '../platform/db/db.ts'
import type { Id } from '../platform/ids.ts'
import {
  cancelWhole,
  defineJob,
  enqueue,
  partsOfAccount,
  readWhole,
  type JobHandler,
  type WholeJob,
} from '../platform/jobs/jobs.ts'
import { accountsWithProfiles } from '../profiles/profiles.ts'
import { allProfiles, recomputeJob } from './matching-jobs.ts'
import { takeRecomputeTurn } from './pair-store.ts'

export const recomputeEverythingJob = defineJob('matching.recompute_everything', Type.Object({}), {
  retries: 20,
  retryAfter: 1,
})

/** Profiles of a part. */
const partSize = 500

/** Makes the parts, those of an account in one transaction: an attempt after one that was cut off makes only what is missing. */
export const recomputeEverything: JobHandler<object> = async ({ id, db, signal, progress }) => {
  const accounts = (await db.asService('score changed programmes', accountsWithProfiles)).toSorted()
  let [parts, profiles] = [0, 0]
  for (const [done, accountId] of accounts.entries()) {
    signal.throwIfAborted()
    const all = await allProfiles({ db }, accountId)
    profiles += all.length
    parts += await db.inAccount(accountId, async (tx) => {
      const made = await partsOfAccount(tx, accountId, id)
      if (made > 0) return made
      for (let from = 0; from < all.length; from += partSize) {
        const [after, until] = [all[from - 1] ?? '', all[Math.min(all.length, from + partSize) - 1] ?? '']
        await enqueue(tx, recomputeJob, { after, until }, { accountId, partOf: id })
      }
      return Math.ceil(all.length / partSize)
    })
    await progress(done + 1, accounts.length)
  }
  return { parts, profiles }
}

/** Begins it, unless it is under way; of two who do so at once the second is told of the first's. @returns the id of the whole */
export async function beginRecompute(db: Database): Promise<Id<'job'>> {
  return db.asService('run jobs', async (tx) => {
    await takeRecomputeTurn(tx)
    const last = await readWhole(tx, recomputeEverythingJob)
    if (last?.status === 'queued' || last?.status === 'running') return last.id as Id<'job'>
    return enqueue(tx, recomputeEverythingJob, {})
  })
}

/** The last one, or the one with this id; undefined where there is none. */
export async function recomputeState(db: Database, id?: string): Promise<WholeJob | undefined> {
  return db.asService('run jobs', (tx) => readWhole(tx, recomputeEverythingJob, id))
}

/** Cancels the one that is under way. @returns it as it is then; undefined where there is none */
export async function cancelRecompute(db: Database): Promise<WholeJob | undefined> {
  return db.asService('run jobs', async (tx) => {
    const last = await readWhole(tx, recomputeEverythingJob)
    if (last === undefined) return undefined
    await cancelWhole(tx, last.id)
    return readWhole(tx, recomputeEverythingJob, last.id)
  })
}

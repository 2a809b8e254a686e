import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { json } from '../db/values.ts'
import { mostCounted, type Backlog } from '../queue-metrics.ts'
import { currentTrace } from '../tracing.ts'
import type { JobStatus } from '../db/tables.ts'
import type { JobError, JobView } from './jobs.ts'

/** Wakes the workers: a job waits to be taken over. */
export const jobsChannel = 'platform_jobs'
/** Tells the worker that runs it, by its id, that a job is to stop. */
export const cancelChannel = 'platform_jobs_cancel'

export interface NewJob {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly accountId?: string | undefined
  readonly notBefore?: Temporal.Instant | undefined
  readonly partOf?: string | undefined
}

export async function insertJob(tx: Tx, job: NewJob): Promise<void> {
  await sql`
    with added as (
      insert into platform_jobs (id, account_id, name, payload, not_before, trace, part_of)
      values (${job.id}, coalesce(${job.accountId ?? null}, nullif(current_setting('app.account_id', true), '')),
        ${job.name}, ${json(job.payload)}::jsonb, ${job.notBefore ?? null}, ${currentTrace()}, ${job.partOf ?? null})
      returning id
    )
    select pg_notify(${jobsChannel}, '') from added`.execute(tx)
}

export async function selectJob(tx: Tx, accountId: string, id: string): Promise<JobView | undefined> {
  const row = await tx
    .selectFrom('platform_jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    progress: { done: row.progress_done, total: row.progress_total },
    error: row.error as JobError | null,
    result: row.result,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

/** Cancels a job that has not started; false when it has, or is not there. */
export async function cancelQueued(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platform_jobs')
    .set({ status: 'cancelled', finished_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function requestCancel(tx: Tx, accountId: string, id: string): Promise<void> {
  await sql`
    with asked as (
      update platform_jobs set cancel_requested = true where account_id = ${accountId} and id = ${id} and status = 'running' returning id
    )
    select pg_notify(${cancelChannel}, id) from asked`.execute(tx)
}

export interface Whole {
  readonly id: string
  readonly status: JobStatus
  readonly result: unknown
  readonly created_at: Temporal.Instant
  readonly finished_at: Temporal.Instant | null
}

/** The service's last job of this name, or the one with this id. Across accounts, as all that follows about parts. */
export async function selectWhole(tx: Tx, name: string, id?: string): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select id, status, result, created_at, finished_at from platform_jobs
    where account_id is null and name = ${name} and (${id ?? null}::text is null or id = ${id ?? null})
    order by id desc limit 1`.execute(tx)
  return rows[0]
}

/** Of the parts of a job how many are how, and what they have done; those that have ended, when the last one did. */
export async function countParts(tx: Tx, id: string) {
  const { rows } = await sql<{ status: JobStatus; count: bigint; done: bigint; last: Temporal.Instant | null }>`
    select status, count(*) as count, sum(progress_done) as done, max(finished_at) as last
    from platform_jobs where part_of = ${id} group by status`.execute(tx)
  return rows
}

/** Parts of a job that the account has. */
export async function partsOfAccount(tx: Tx, accountId: string, id: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from platform_jobs where account_id = ${accountId} and part_of = ${id}`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Cancels a job and its parts, as `cancelQueued` and `requestCancel` do one. A part that is being made meanwhile is missed: to
 * be called until all are over. Across accounts: only inside a named service statement.
 */
export async function cancelWhole(tx: Tx, id: string): Promise<void> {
  await sql`
    update platform_jobs set status = 'cancelled', finished_at = now()
    where (id = ${id} or part_of = ${id}) and status = 'queued'`.execute(tx)
  await sql`
    with asked as (
      update platform_jobs set cancel_requested = true where (id = ${id} or part_of = ${id}) and status = 'running' returning id
    )
    select pg_notify(${cancelChannel}, id) from asked`.execute(tx)
}

export interface WaitingJob {
  readonly id: string
  readonly name: string
  readonly not_before: Temporal.Instant | null
}

/** Jobs that the queue has not taken over; locked, so that two workers take different ones. */
export async function takeWaiting(tx: Tx, names: readonly string[], limit: number): Promise<readonly WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    update platform_jobs set queued_at = now()
    where id in (
      select id from platform_jobs
      where queued_at is null and status = 'queued' and name = any(${names}::text[])
      order by id limit ${limit} for update skip locked
    )
    returning id, name, not_before`.execute(tx)
  return rows
}

export interface StartedJob {
  readonly account_id: string | null
  readonly payload: unknown
  readonly cancel_requested: boolean
  readonly trace: string | null
  readonly place: unknown
  /** Attempts before this one that failed by themselves. */
  readonly failures: number
}

/** Notes that the work begins; undefined when it was cancelled or done meanwhile. */
export async function startJob(tx: Tx, id: string): Promise<StartedJob | undefined> {
  const { rows } = await sql<StartedJob>`
    update platform_jobs set status = 'running', started_at = coalesce(started_at, now())
    where id = ${id} and status in ('queued', 'running')
    returning account_id, payload, cancel_requested, trace, place, failures`.execute(tx)
  return rows[0]
}

/** A job that the clock started has no row yet; a second attempt finds the one of the first. */
export async function insertCronJob(tx: Tx, id: string, name: string): Promise<void> {
  await sql`
    insert into platform_jobs (id, name, payload, queued_at) values (${id}, ${name}, '{}', now())
    on conflict (id) do nothing`.execute(tx)
}

/** Writes how far the job is, and where an attempt after this one goes on; answers whether it is to stop. */
export async function noteProgress(
  tx: Tx,
  id: string,
  { done, total, place }: { done: number; total: number | null; place: unknown },
): Promise<boolean> {
  const { rows } = await sql<{ cancel_requested: boolean }>`
    update platform_jobs set progress_done = ${done}, progress_total = ${total},
      place = ${place === undefined ? null : json(place)}::jsonb
    where id = ${id} returning cancel_requested`.execute(tx)
  return rows[0]?.cancel_requested ?? true
}

export type Outcome =
  | { readonly status: 'succeeded'; readonly result: unknown }
  | { readonly status: 'failed'; readonly error: JobError }
  | { readonly status: 'cancelled' }

/** Notes how a job ended; false when it had ended before, which stays. */
export async function finishJob(tx: Tx, id: string, outcome: Outcome): Promise<boolean> {
  const result = outcome.status === 'succeeded' && outcome.result !== undefined ? json(outcome.result) : null
  const error = outcome.status === 'failed' ? json(outcome.error) : null
  const { rows } = await sql`
    update platform_jobs set status = ${outcome.status}, result = ${result}::jsonb, error = ${error}::jsonb, finished_at = now()
    where id = ${id} and status in ('queued', 'running') returning id`.execute(tx)
  return rows.length > 0
}

/** An attempt failed and another follows. */
export async function requeueJob(tx: Tx, id: string, failures: number): Promise<void> {
  await sql`update platform_jobs set status = 'queued', failures = ${failures} where id = ${id} and status = 'running'`.execute(
    tx,
  )
}

/** A job of the account for the same that has not begun. Who asks next waits until this transaction has ended: it may insert one. */
export async function findWaiting(
  tx: Tx,
  accountId: string,
  name: string,
  payload: unknown,
): Promise<string | undefined> {
  const key = `${name} of ${accountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from platform_jobs
    where account_id = ${accountId} and name = ${name} and status = 'queued' and started_at is null and not_before is null
      and payload = ${json(payload)}::jsonb
    order by id limit 1`.execute(tx)
  return rows[0]?.id
}

export interface UnfinishedJob {
  readonly id: string
  readonly name: string
  readonly account_id: string | null
  readonly payload: unknown
}

/** Jobs after `after` that have been with the queue for so long that it is worth asking whether it still knows them. */
export async function longRunning(
  tx: Tx,
  { names, minutes, after, limit }: { names: readonly string[]; minutes: number; after: string; limit: number },
): Promise<readonly UnfinishedJob[]> {
  const { rows } = await sql<UnfinishedJob>`
    select id, name, account_id, payload from platform_jobs
    where status in ('queued', 'running') and queued_at < now() - make_interval(mins => ${minutes})
      and name = any(${[...names]}::text[]) and id > ${after}
    order by id limit ${limit}`.execute(tx)
  return rows
}

/** Jobs that could begin, the oldest first. */
export async function waitingJobs(tx: Tx, now: Temporal.Instant): Promise<Backlog> {
  const { rows } = await sql<{ waiting: bigint; since: Temporal.Instant | null }>`
    select count(*) filter (where due) as waiting, min(coalesce(not_before, created_at)) filter (where due) as since
    from (
      select created_at, not_before, status = 'queued' and coalesce(not_before <= ${now}, true) as due
      from platform_jobs where status in ('queued', 'running') order by id limit ${mostCounted}
    ) as first`.execute(tx)
  return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null }
}

/** Deletes finished jobs past their retention. */
export async function forgetJobs(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('platform_jobs').where('finished_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

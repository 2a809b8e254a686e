import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/db.ts'
import type { JobStatus } from '../db/tables.ts'
import { isId, newId, type Id } from '../ids.ts'
import type { Text } from '../language.ts'
import type { Log } from '../log.ts'
import { cancelQueued, countParts, findWaiting, insertJob, requestCancel, selectJob, selectWhole } from './job-store.ts'

/** A kind of background work: its name, the shape of its payload, and how it is tried. */
export interface Job<S extends TSchema = TSchema> extends JobOptions {
  readonly name: string
  readonly payload: S
}

export interface JobOptions {
  /**
   * Further attempts after a failure that is no refusal. Attempts that were cut off, by the end of their process or of the
   * database, are made again and are not counted.
   */
  readonly retries: number
  /** Seconds before the second attempt, doubled at each further one up to 2 minutes. */
  readonly retryAfter: number
  /** Seconds after which an attempt is given up. */
  readonly timeout: number
  /** How many run at a time in one process. */
  readonly concurrency: number
  /** Runs by itself at these times (UTC), with an empty payload: `15 3 * * *`. */
  readonly cron?: string
}

const usual: JobOptions = { retries: 3, retryAfter: 5, timeout: 900, concurrency: 1 }

/**
 * Declares a job. Rooms declare theirs beside the verbs that enqueue them; `src/jobs.ts` says who does
 * the work, so that a verb does not import its own handler.
 * @param name `room.what_it_does`, such as `matching.recompute`
 */
export function defineJob<S extends TSchema>(name: string, payload: S, options: Partial<JobOptions> = {}): Job<S> {
  if (!/^[a-z]+(\.[a-z_]+)+$/.test(name)) throw new TypeError(`"${name}" is no job name like room.what_it_does`)
  return { name, payload, ...usual, ...options }
}

/** What a handler gets beside the payload. */
export interface JobContext {
  readonly id: string
  /** Whose work it is; null: the service's own. */
  readonly accountId: string | null
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** Aborts when the job is cancelled, its time is up, or the process has no more time to wait for it. */
  readonly signal: AbortSignal
  /** What an earlier attempt that was cut off said last as its place; undefined at the first. */
  readonly place?: unknown
  /**
   * Says how far the work is, for whoever asks for the job, and the place from which another attempt could go on.
   * Cheap: written at most four times a second.
   * @param total null while nobody knows it
   */
  progress(done: number, total: number | null, place?: unknown): Promise<void>
}

/**
 * Does a job once. It may run again after a crash, so what it does twice must be the same as once.
 * A thrown Problem is final and shown to the caller; anything else is tried again.
 * @returns what `GET /api/v1/jobs/{id}` shows as the result: JSON
 */
export type JobHandler<P> = (context: JobContext, payload: P) => Promise<unknown>

/** A job of an account for which no attempt is left. */
export interface LostJob {
  readonly id: string
  readonly accountId: string
  readonly now: Temporal.Instant
}

/**
 * Says what has become of the work, once, in the account's transaction that notes the job as failed: after the last
 * attempt ended in an error, in its time limit, or with its process. Not for a Problem, which the handler saw itself.
 */
export type GivenUp<P> = (tx: Tx, lost: LostJob, payload: P) => Promise<void>

/** A job with the one that does it: a line of the table in `src/jobs.ts`. */
export interface HandledJob {
  readonly job: Job
  readonly handle: JobHandler<unknown>
  readonly givenUp?: GivenUp<unknown>
}

/** Makes a line of the table of jobs. */
export function doneBy<S extends TSchema>(
  job: Job<S>,
  handle: JobHandler<Static<S>>,
  givenUp?: GivenUp<Static<S>>,
): HandledJob {
  const fitting = (payload: unknown): Static<S> => {
    if (!Value.Check(job.payload, payload)) throw new TypeError(`the stored payload does not fit the job ${job.name}`)
    return payload
  }
  return {
    job,
    handle: (context, payload) => handle(context, fitting(payload)),
    ...(givenUp === undefined ? {} : { givenUp: (tx, lost, payload) => givenUp(tx, lost, fitting(payload)) }),
  }
}

export interface EnqueueOptions {
  /** Whose job it is; in `inAccount` always its account. Default: nobody's, the service's own. */
  readonly accountId?: string
  readonly notBefore?: Temporal.Instant
  /** The job whose part it is: `readWhole` tells of all of them. */
  readonly partOf?: string
}

/**
 * Enqueues a job inside the transaction that causes it: neither exists without the other. A worker takes
 * it over into the queue in bulk when it hears of it (one row here costs less than a queue's own insert).
 * @returns the job's id, `job_…`, for the answer's `Location: /api/v1/jobs/{id}`
 */
export async function enqueue<S extends TSchema>(
  tx: Tx,
  job: Job<S>,
  payload: Static<S>,
  options: EnqueueOptions = {},
): Promise<Id<'job'>> {
  if (!Value.Check(job.payload, payload)) throw new TypeError(`the payload does not fit the job ${job.name}`)
  const id = newId('job', Temporal.Now.instant())
  await insertJob(tx, { id, name: job.name, payload, ...options })
  return id
}

/** The same, unless one for the same waits already: then its id. What is committed before is seen by either. */
export async function enqueueOnce<S extends TSchema>(
  tx: Tx,
  job: Job<S>,
  payload: Static<S>,
  accountId: string,
): Promise<Id<'job'>> {
  const waiting = await findWaiting(tx, accountId, job.name, payload)
  return waiting === undefined ? enqueue(tx, job, payload, { accountId }) : (waiting as Id<'job'>)
}

/** Why a job failed, as a refusal is told. */
export interface JobError {
  readonly code: string
  readonly status: number
  readonly detail: Text
}

/** A job as its account sees it. */
export interface JobView {
  readonly id: string
  readonly name: string
  readonly status: JobStatus
  readonly progress: { readonly done: number; readonly total: number | null }
  readonly error: JobError | null
  readonly result: unknown
  readonly createdAt: Temporal.Instant
  readonly startedAt: Temporal.Instant | null
  readonly finishedAt: Temporal.Instant | null
}

/** The job, if this account has one with this id. */
export async function readJob(tx: Tx, accountId: string, id: string): Promise<JobView | undefined> {
  return isId('job', id) ? selectJob(tx, accountId, id) : undefined
}

/**
 * Cancels a job: at once when it has not started, otherwise its handler is told to stop. A finished job
 * stays as it is.
 * @returns the job afterwards, or undefined when this account has none with this id
 */
export async function cancelJob(tx: Tx, accountId: string, id: string): Promise<JobView | undefined> {
  if (!isId('job', id)) return undefined
  if (!(await cancelQueued(tx, accountId, id))) await requestCancel(tx, accountId, id)
  return selectJob(tx, accountId, id)
}

/** A job of the service that splits its work into further jobs, together with them. */
export interface WholeJob {
  readonly id: string
  /** `running` until the last part has ended; then `failed` or `cancelled` where it or a part was. */
  readonly status: JobStatus
  readonly parts: Readonly<Record<JobStatus, number>>
  /** What its parts have done, in their own unit. */
  readonly done: number
  /** What came out of the splitting; null until all parts are there. */
  readonly result: unknown
  readonly createdAt: Temporal.Instant
  readonly finishedAt: Temporal.Instant | null
}

/** The last job of this name with its parts, or the one with this id. Across accounts: only inside a named service statement. */
export async function readWhole(tx: Tx, job: Job, id?: string): Promise<WholeJob | undefined> {
  const whole = await selectWhole(tx, job.name, id)
  if (whole === undefined) return undefined
  const counted = await countParts(tx, whole.id)
  const parts = { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 }
  for (const { status, count } of counted) parts[status] = Number(count)
  const status = statusOf(whole.status, parts)
  const ends = [whole.finished_at, ...counted.map(({ last }) => last)].filter((end) => end !== null)
  return {
    id: whole.id,
    status,
    parts,
    done: counted.reduce((sum, { done }) => sum + Number(done), 0),
    result: whole.result,
    createdAt: whole.created_at,
    finishedAt: isOver(status) ? (ends.toSorted(Temporal.Instant.compare).at(-1) ?? null) : null,
  }
}

const isOver = (status: JobStatus): boolean => status !== 'queued' && status !== 'running'

function statusOf(splitting: JobStatus, parts: WholeJob['parts']): JobStatus {
  const begun = parts.running + parts.succeeded + parts.failed + parts.cancelled
  if (!isOver(splitting) || parts.queued + parts.running > 0)
    return splitting === 'queued' && begun === 0 ? 'queued' : 'running'
  if (splitting !== 'succeeded') return splitting
  if (parts.failed > 0) return 'failed'
  return parts.cancelled > 0 ? 'cancelled' : 'succeeded'
}

export { cancelWhole, partsOfAccount } from './job-store.ts'

import type { PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import type { QueueBackend } from '../config.ts'
import { inBackground, type Database, type Tx } from '../db/db.ts'
import { isAway } from '../db/errors.ts'
import { idOf, uuidOf, type Id } from '../ids.ts'
import type { Log } from '../log.ts'
import { withLogFields } from '../log.ts'
import { Problem } from '../problem.ts'
import { Bell, repeat } from '../rounds.ts'
import { inSpan } from '../tracing.ts'
import type { JobMetrics, JobOutcome } from './job-metrics.ts'
import * as store from './job-store.ts'
import type { HandledJob, JobContext, JobError } from './jobs.ts'
import { insertIntoQueue, openQueue, type QueuedJob } from './queue.ts'

export interface WorkerDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly jobs: readonly HandledJob[]
  readonly metrics?: JobMetrics
  readonly backend?: QueueBackend
}

/** A running worker. Disposing it stops claiming, waits for running jobs, and gives the rest back. */
export type Worker = AsyncDisposable

/** Behind notifications, which may be lost with their connection. */
const pollEvery = 2000
const reconcileEvery = 60_000
/** Milliseconds that running jobs get to end when the process stops; then their signal aborts. */
const patience = 20_000
const batch = 200

/** Starts working off the jobs of the table: takes over what was enqueued, runs it, keeps its state. */
export async function runJobs(deps: WorkerDeps): Promise<Worker> {
  // Whatever of it does not start, the rest is stopped: the queue's timers would keep the process alive.
  await using starting = new AsyncDisposableStack()
  const { boss } = starting.use(
    await openQueue(
      deps.db,
      deps.jobs.map(({ job }) => job),
      deps.log,
      deps.backend,
    ),
  )
  const stopping = new AbortController()
  const giveUp = new AbortController()
  const running = new Map<string, AbortController>()
  const bell = new Bell()
  starting.use(await deps.db.listen(store.jobsChannel, bell.ring))
  starting.use(
    await deps.db.listen(store.cancelChannel, (id) => {
      if (id !== null) running.get(id)?.abort(new Error('the job was cancelled'))
    }),
  )
  for (const handled of deps.jobs) {
    for (let hand = 0; hand < handled.job.concurrency; hand += 1) {
      await workOff(boss, handled.job.name, (queued) => attempt(deps, handled, queued, running, giveUp.signal))
    }
  }
  const rounds = { log: deps.log, stopping: stopping.signal }
  const loops = [
    repeat(
      { ...rounds, failing: 'jobs are not taken over', pause: pollEvery, bell },
      async () => (await takeOver(deps, boss)) === batch,
    ),
    repeat(
      { ...rounds, failing: 'jobs whose process died are not looked for', pause: reconcileEvery },
      lostJobs(deps, boss, running, stopping.signal),
    ),
  ]
  const started = starting.move()
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      const impatience = setTimeout(() => giveUp.abort(new Error('the process is stopping')), patience)
      await Promise.all([...loops, boss.stop({ graceful: true, timeout: patience + 1000, close: false })])
      clearTimeout(impatience)
      await started.disposeAsync()
    },
  }
}

/**
 * One at a time: fetch, do, fetch again. pg-boss itself goes to sleep after each job of a batch of one,
 * until a notification or its next poll, so that ten jobs enqueued together would take ten polls.
 */
async function workOff(boss: PgBoss, name: string, work: (queued: QueuedJob) => Promise<void>): Promise<void> {
  let hand = ''
  // Polling finds what no notification announces: second attempts, and jobs for a later time.
  const options = {
    includeMetadata: true,
    batchSize: 1,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
  } as const
  hand = await boss.work<object, void, typeof options>(name, options, async ([queued]) => {
    try {
      if (queued !== undefined) await work(queued)
    } finally {
      boss.notifyWorker(hand)
    }
  })
}

/** Moves enqueued jobs into the queue; neither side can have one without the other. */
async function takeOver(deps: WorkerDeps, boss: PgBoss): Promise<number> {
  const names = deps.jobs.map(({ job }) => job.name)
  return deps.db.asService('run jobs', async (tx) => {
    const waiting = await store.takeWaiting(tx, names, batch)
    for (const [name, jobs] of Map.groupBy(waiting, (job) => job.name)) {
      const entries = jobs.map(({ id, not_before: at }) => ({
        id: uuidOf(id as Id<'job'>),
        ...(at === null ? {} : { startAfter: new Date(at.epochMilliseconds) }),
      }))
      await insertIntoQueue(boss, tx, name, entries)
    }
    return waiting.length
  })
}

async function attempt(
  deps: WorkerDeps,
  handled: HandledJob,
  queued: QueuedJob,
  running: Map<string, AbortController>,
  giveUp: AbortSignal,
): Promise<void> {
  const id = idOf('job', queued.id)
  const { job, handle } = handled
  const { db, clock } = deps
  const started = await db.asService('run jobs', async (tx) => {
    if (job.cron !== undefined) await store.insertCronJob(tx, id, job.name)
    return store.startJob(tx, id)
  })
  if (started === undefined) return
  const cancel = new AbortController()
  if (started.cancel_requested) cancel.abort(new Error('the job was cancelled'))
  running.set(id, cancel)
  const signal = AbortSignal.any([queued.signal, cancel.signal, giveUp])
  const progress = progressOf(db, id, cancel)
  const attributes = { job_id: id, attempt: queued.retryCount + 1 }
  const part = { name: `job ${job.name}`, kind: 'consumer', parent: started.trace, attributes } as const
  const begun = performance.now()
  deps.metrics?.began(job.name)
  let outcome: JobOutcome = 'again'
  const work = async () => {
    try {
      signal.throwIfAborted()
      const log = deps.log
      const result = await handle(
        {
          id,
          accountId: started.account_id,
          db: inBackground(db),
          clock,
          log,
          signal,
          place: started.place ?? undefined,
          progress,
        },
        started.payload,
      )
      await db.asService('run jobs', (tx) => store.finishJob(tx, id, { status: 'succeeded', result }))
      outcome = 'succeeded'
    } catch (error) {
      const interrupted = isAway(error) || giveUp.aborted
      outcome = cancel.signal.aborted
        ? 'cancelled'
        : outcomeOf(queued, started.failures, job.retries, interrupted, error)
      await settle(deps, handled, { id, queued, started, outcome, interrupted }, error)
    } finally {
      running.delete(id)
      deps.metrics?.ended(job.name, outcome, (performance.now() - begun) / 1000)
    }
  }
  await withLogFields({ job_id: id, job: job.name }, () => inSpan(part, work))
}

/** A fault of what was asked for, which no further attempt can mend. */
const isRefusal = (error: unknown): error is Problem => error instanceof Problem && error.status < 500

function outcomeOf(
  { retryCount, retryLimit }: QueuedJob,
  failures: number,
  retries: number,
  interrupted: boolean,
  error: unknown,
): JobOutcome {
  if (isRefusal(error) || retryCount >= retryLimit) return 'failed'
  return interrupted || failures < retries ? 'again' : 'failed'
}

interface Attempted {
  readonly id: string
  readonly queued: QueuedJob
  readonly started: store.StartedJob
  readonly outcome: JobOutcome
  /** It was cut off, and is not at fault. */
  readonly interrupted: boolean
}

/** Writes what became of a failed attempt; throws when the queue is to try it again. */
async function settle(
  deps: WorkerDeps,
  handled: HandledJob,
  { id, queued, started, outcome, interrupted }: Attempted,
  error: unknown,
): Promise<void> {
  const finish = async (end: store.Outcome): Promise<void> => {
    await deps.db.asService('run jobs', (tx) => store.finishJob(tx, id, end))
  }
  if (outcome === 'cancelled') return finish({ status: 'cancelled' })
  if (isRefusal(error))
    return finish({ status: 'failed', error: { code: error.code, status: error.status, detail: error.detail } })
  const again = outcome === 'again'
  deps.log[again || isAway(error) ? 'warn' : 'error'](
    { err: error, attempt: queued.retryCount + 1, again },
    'a job failed',
  )
  if (!again) return lose(deps, handled, { ...started, id })
  const failures = started.failures + (interrupted ? 0 : 1)
  await deps.db.asService('run jobs', (tx) => store.requeueJob(tx, id, failures))
  throw error
}

/** Notes that no attempt of a job is left, and has its room say so; in one transaction, so that it is said once. */
async function lose(
  { db, clock }: WorkerDeps,
  { givenUp }: HandledJob,
  { id, account_id: accountId, payload }: Omit<store.UnfinishedJob, 'name'>,
): Promise<void> {
  const finish = (tx: Tx) => store.finishJob(tx, id, { status: 'failed', error: lost })
  if (accountId === null || givenUp === undefined) await db.asService('run jobs', finish)
  else {
    await inBackground(db).inAccount(accountId, async (tx) => {
      if (await finish(tx)) await givenUp(tx, { id, accountId, now: clock.now() }, payload)
    })
  }
}

const lost: JobError = {
  code: 'internal_error',
  status: 500,
  detail: {
    en: 'The job failed on our side, at every attempt. Start it again; tell us its id if it fails again.',
    el: 'Η εργασία απέτυχε από δική μας πλευρά σε κάθε προσπάθεια. Ξεκινήστε την ξανά· αν αποτύχει πάλι, αναφέρετε το αναγνωριστικό της.',
  },
}

/** At most four writes a second, the last one always; a write also hears of a cancellation. */
function progressOf(db: Database, id: string, cancel: AbortController): JobContext['progress'] {
  let written = Number.NEGATIVE_INFINITY
  return async (done, total, place) => {
    const now = performance.now()
    if (now - written < 250 && done !== total) return
    written = now
    const stop = await db.asService('run jobs', (tx) => store.noteProgress(tx, id, { done, total, place }))
    if (stop) cancel.abort(new Error('the job was cancelled'))
  }
}

/**
 * Jobs whose last attempt died with its process: the queue has given them up, their row must say so. Each call looks at some
 * more of those that have waited for minutes, and begins anew after the last. @returns whether more of this round are left
 */
function lostJobs(
  deps: WorkerDeps,
  boss: PgBoss,
  running: ReadonlyMap<string, unknown>,
  stopping: AbortSignal,
): () => Promise<boolean> {
  const names = deps.jobs.map(({ job }) => job.name)
  let after = ''
  let looked = 0
  return async () => {
    const wanted = { names, minutes: 2, after, limit: batch }
    const stale = await deps.db.asService('run jobs', (tx) => store.longRunning(tx, wanted))
    for (const unfinished of stale) {
      stopping.throwIfAborted()
      const { id, name } = unfinished
      const handled = deps.jobs.find(({ job }) => job.name === name)
      if (handled === undefined || running.has(id)) continue
      const [found] = await boss.findJobs(name, { id: uuidOf(id as Id<'job'>) })
      const over =
        found === undefined || found.state === 'failed' || found.state === 'cancelled' || found.state === 'completed'
      if (over) await lose(deps, handled, unfinished)
    }
    const last = stale.length < batch ? undefined : stale.at(-1)
    after = last?.id ?? ''
    looked += 1
    // A backlog of many thousands is looked through in several minutes.
    return last !== undefined && looked % 5 !== 0
  }
}

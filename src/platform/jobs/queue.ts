import { CompiledQuery } from 'kysely'
import { PgBoss, type Db, type JobWithMetadata } from 'pg-boss'
import type { QueueBackend } from '../config.ts'
import type { Database, Tx } from '../db/db.ts'
import type { Engine } from '../db/engine.ts'
import type { Log } from '../log.ts'
import type { Job } from './jobs.ts'

export type QueuedJob = JobWithMetadata

/** pg-boss on our own connections, the same on both engines; it reads rows as it does with `pg`. */
function executor(engine: Engine): Db {
  return {
    executeSql: async (text, values) =>
      values === undefined || values.length === 0
        ? engine.script(text, 'pg')
        : engine.query(
            'owner',
            text,
            values.map((value) => value ?? null),
            'pg',
          ),
    listen: async (channel, heard, reconnected) => {
      const listening = await engine.listen(channel, (payload) => (payload === null ? reconnected() : heard(payload)))
      reconnected()
      return { close: async () => listening[Symbol.asyncDispose]() }
    },
  }
}

/** A worker whose process died is noticed after this many seconds without a sign of life. */
const heartbeat = 30

/** Attempts beyond a job's own that its queue allows: those that were cut off. A job that ends its process does not go on for ever. */
const interruptions = 50

/** Key of the advisory lock under which the queue's schema is made and its rights are granted. */
const schemaLock = 6_017_430_293

/**
 * Starts the queue: its schema `pgboss` (made and migrated by pg-boss itself), one queue for each job,
 * and the times at which jobs start by themselves.
 * @param backend its statements for PostgreSQL, or for a distributed database that speaks its language
 */
export async function openQueue(
  db: Database,
  jobs: readonly Job[],
  log: Log,
  backend: QueueBackend = 'postgres',
): Promise<AsyncDisposable & { readonly boss: PgBoss }> {
  const boss = new PgBoss({
    db: executor(db.raw),
    backend: db.engine === 'pglite' ? 'pglite' : backend,
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    registerInstance: false,
    reindex: db.engine === 'postgres',
    monitorVacuum: db.engine === 'postgres',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has a problem'))
  await using starting = new AsyncDisposableStack()
  starting.defer(() => boss.stop({ graceful: false, close: false }))
  await alone(db, async () => {
    await boss.start()
    // The hand-over runs as the service's own role, which owns nothing.
    await db.raw.script(
      `grant usage on schema pgboss to subsidy_service;
       grant select, insert, update, delete on all tables in schema pgboss to subsidy_service`,
    )
  })
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries + interruptions,
      retryDelay: job.retryAfter,
      retryBackoff: true,
      retryDelayMax: 120,
      expireInSeconds: job.timeout,
      heartbeatSeconds: heartbeat,
      deleteAfterSeconds: 86_400,
    }
    await boss.createQueue(job.name, { ...options, notify: true })
    await boss.updateQueue(job.name, options)
    if (job.cron === undefined) await boss.unschedule(job.name)
    else await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' })
  }
  const started = starting.move()
  return { boss, [Symbol.asyncDispose]: () => started.disposeAsync() }
}

/**
 * One process of many at a time. pg-boss's own lock is taken after its session has looked whether the schema is there, and
 * what a session knows of that it need not look up again: the second of two would make the schema once more and fail.
 */
async function alone(db: Database, work: () => Promise<void>): Promise<void> {
  if (db.engine === 'pglite') return work()
  const lock = `set local lock_timeout = 0; select pg_advisory_xact_lock(${schemaLock})`
  const tx = await db.raw.begin('owner', lock, true)
  try {
    await work()
  } finally {
    await tx.rollback().catch(() => {})
  }
}

/** Hands jobs to the queue inside the transaction that takes them from the table. */
export async function insertIntoQueue(
  boss: PgBoss,
  tx: Tx,
  name: string,
  jobs: readonly { readonly id: string; readonly startAfter?: Date }[],
): Promise<void> {
  const inside: Db = {
    executeSql: async (text, values) => {
      const result = await tx.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]))
      return { rows: [...result.rows] }
    },
  }
  await boss.insert(name, [...jobs], { db: inside })
}

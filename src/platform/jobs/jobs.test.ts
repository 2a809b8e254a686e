import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import Type from 'typebox'
import { aHouse, engine, type House } from '../../../test/support/house.ts'
import { aDatabase } from '../../../test/support/postgres.ts'
import { fixedClock } from '../clock.ts'
import { queueBackends } from '../config.ts'
import { openDatabase, type Tx } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { openLog } from '../log.ts'
import { Problem } from '../problem.ts'
import { cleaningUp } from '../upkeep.ts'
import { measureJobs } from './job-metrics.ts'
import {
  cancelJob,
  cancelWhole,
  defineJob,
  doneBy,
  enqueue,
  readJob,
  readWhole,
  type JobView,
  type WholeJob,
} from './jobs.ts'
import { runJobs, type Worker } from './run-jobs.ts'

const Payload = Type.Object({ n: Type.Integer() })
const double = defineJob('testing.double', Payload)
const refuse = defineJob('testing.refuse', Payload)
const fragile = defineJob('testing.fragile', Payload, { retries: 1, retryAfter: 1 })
const unlucky = defineJob('testing.unlucky', Payload, { retries: 0, retryAfter: 1 })
const broken = defineJob('testing.broken', Payload, { retries: 0 })
const endless = defineJob('testing.endless', Payload)
const split = defineJob('testing.split', Type.Object({ accounts: Type.Array(Type.String()) }))

describe('jobs', () => {
  let house: House
  let worker: Worker
  let attempts = 0
  let cutOff = 0
  const metrics = new Registry()
  before(async () => {
    house = await aHouse()
    worker = await runJobs({
      db: house.db,
      clock: house.clock,
      log: openLog('silent'),
      metrics: measureJobs(metrics),
      jobs: [
        doneBy(double, async ({ progress }, { n }) => {
          await progress(1, 2)
          await progress(2, 2)
          return { doubled: 2 * n }
        }),
        doneBy(refuse, async () => {
          throw new Problem('conflict', { en: 'There is one already.', el: 'Υπάρχει ήδη.' })
        }),
        doneBy(fragile, async () => {
          attempts += 1
          if (attempts === 1) throw new Error('a passing fault')
          return attempts
        }),
        doneBy(unlucky, async () => {
          cutOff += 1
          if (cutOff < 3) throw new Problem('database_unavailable', { en: 'away', el: 'απούσα' })
          return cutOff
        }),
        doneBy(broken, async () => {
          throw new Error('a lasting fault')
        }),
        doneBy(split, async ({ id, db }, { accounts }) => {
          for (const [n, accountId] of accounts.entries())
            await db.inAccount(accountId, async (tx) => {
              await enqueue(tx, double, { n }, { partOf: id })
              if (n > 0) await enqueue(tx, endless, { n }, { partOf: id })
            })
          return { parts: accounts.length }
        }),
        doneBy(endless, async ({ signal, progress }) => {
          await progress(1, 10)
          await sleep(60_000, undefined, { signal })
        }),
      ],
    })
  })
  after(() => worker[Symbol.asyncDispose]())

  const read = (account: string, id: string) => house.db.inAccount(account, (tx) => readJob(tx, account, id))
  const until = async (account: string, id: string, done: (job: JobView) => boolean): Promise<JobView> => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const job = await read(account, id)
      if (job !== undefined && done(job)) return job
      await sleep(20)
    }
    throw new Error(`the job does not get there: ${JSON.stringify(await read(account, id))}`)
  }
  const finished = (job: JobView) => job.finishedAt !== null

  it('are measured by name and by what came of each attempt', async () => {
    const account = await house.newAccount()
    const count = async (name: string, outcome: string): Promise<number> => {
      const line = new RegExp(
        `^job_attempt_duration_seconds_count\\{name="testing.${name}",outcome="${outcome}"\\} (\\d+)$`,
        'm',
      )
      return Number(line.exec(await metrics.metrics())?.[1] ?? 0)
    }
    const kinds = [
      [double, 'double', 'succeeded'],
      [refuse, 'refuse', 'failed'],
      [broken, 'broken', 'failed'],
    ] as const
    for (const [job, name, outcome] of kinds) {
      const before = await count(name, outcome)
      const id = await house.db.inAccount(account, (tx) => enqueue(tx, job, { n: 1 }))
      await until(account, id, finished)
      for (let tries = 0; (await count(name, outcome)) === before && tries < 100; tries += 1) await sleep(10)
      assert.equal(await count(name, outcome), before + 1, name)
    }
  })

  it('run after the transaction that enqueues them, with progress and a result', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, async (tx) => {
      const made = await enqueue(tx, double, { n: 21 })
      assert.equal((await readJob(tx, account, made))?.status, 'queued')
      return made
    })
    const job = await until(account, id, finished)
    assert.deepEqual(
      { status: job.status, progress: job.progress, result: job.result, error: job.error, name: job.name },
      {
        status: 'succeeded',
        progress: { done: 2, total: 2 },
        result: { doubled: 42 },
        error: null,
        name: 'testing.double',
      },
    )
  })

  it('enqueued together are done one after the other without a pause', async () => {
    const account = await house.newAccount()
    const ids = await house.db.inAccount(account, async (tx) => {
      const made: string[] = []
      for (let n = 0; n < 10; n += 1) made.push(await enqueue(tx, double, { n }))
      return made
    })
    const started = performance.now()
    for (const id of ids) await until(account, id, finished)
    assert.ok(performance.now() - started < 5000, 'less than the time between two polls')
  })

  it('that are split are told of and cancelled with their parts', async () => {
    const inService = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => house.db.asService('run jobs', work)
    const untilWhole = async (id: string, done: (whole: WholeJob) => boolean): Promise<WholeJob> => {
      for (let tries = 0; tries < 1000; tries += 1) {
        const whole = await inService((tx) => readWhole(tx, split, id))
        if (whole !== undefined && done(whole)) return whole
        await sleep(20)
      }
      throw new Error(
        `the job does not get there: ${JSON.stringify(await inService((tx) => readWhole(tx, split, id)))}`,
      )
    }
    const accounts = [await house.newAccount(), await house.newAccount()]
    const short = await inService((tx) => enqueue(tx, split, { accounts: accounts.slice(1) }))
    const ended = await untilWhole(short, ({ finishedAt }) => finishedAt !== null)
    assert.deepEqual([ended.status, ended.done, ended.result], ['succeeded', 2, { parts: 1 }])

    const id = await inService((tx) => enqueue(tx, split, { accounts }))
    const begun = await untilWhole(id, ({ parts }) => parts.succeeded === 2 && parts.running === 1)
    assert.deepEqual([begun.status, begun.done, begun.finishedAt], ['running', 5, null])
    assert.equal((await inService((tx) => readWhole(tx, split)))?.id, id, 'the last one')
    await inService((tx) => cancelWhole(tx, id))
    const over = await untilWhole(id, ({ finishedAt }) => finishedAt !== null)
    assert.equal(over.status, 'cancelled')
    assert.deepEqual(over.parts, { queued: 0, running: 0, succeeded: 2, failed: 0, cancelled: 1 })
  })

  it('are not there for another account', async () => {
    const [one, other] = [await house.newAccount(), await house.newAccount()]
    const id = await house.db.inAccount(one, (tx) => enqueue(tx, double, { n: 1 }))
    assert.equal(await read(other, id), undefined)
    assert.equal(await house.db.inAccount(other, (tx) => cancelJob(tx, other, id)), undefined)
    assert.equal((await until(one, id, finished)).status, 'succeeded')
  })

  it('do not exist when the transaction is rolled back', async () => {
    const account = await house.newAccount()
    let id = ''
    await house.db
      .inAccount(account, async (tx) => {
        id = await enqueue(tx, double, { n: 1 })
        throw new Error('no')
      })
      .catch(() => {})
    assert.equal(await read(account, id), undefined)
  })

  it('end with the reason when they are refused, without another attempt', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, refuse, { n: 1 }))
    const job = await until(account, id, finished)
    assert.equal(job.status, 'failed')
    assert.deepEqual(job.error, {
      code: 'conflict',
      status: 409,
      detail: { en: 'There is one already.', el: 'Υπάρχει ήδη.' },
    })
  })

  it('are tried again after a passing fault', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, fragile, { n: 1 }))
    const job = await until(account, id, finished)
    assert.deepEqual([job.status, job.result], ['succeeded', 2])
  })

  it('fail with an internal error, and tell nothing of it, after the last attempt', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, broken, { n: 1 }))
    const job = await until(account, id, finished)
    assert.deepEqual([job.status, job.error?.code], ['failed', 'internal_error'])
    assert.ok(!JSON.stringify(job.error).includes('lasting'))
  })

  it('can be cancelled while they run', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, endless, { n: 1 }))
    await until(account, id, (job) => job.progress.done === 1)
    await house.db.inAccount(account, (tx) => cancelJob(tx, account, id))
    assert.equal((await until(account, id, finished)).status, 'cancelled')
  })

  it('can be cancelled before they start, and then never run', async () => {
    const account = await house.newAccount()
    const notBefore = Temporal.Now.instant().add({ seconds: 1 })
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, double, { n: 1 }, { notBefore }))
    const job = await house.db.inAccount(account, (tx) => cancelJob(tx, account, id))
    assert.equal(job?.status, 'cancelled')
    await sleep(1500)
    assert.equal((await read(account, id))?.startedAt, null)
  })

  it('that are cut off by their database are tried again, however few attempts they have', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, unlucky, { n: 1 }))
    const job = await until(account, id, finished)
    assert.deepEqual([job.status, job.result], ['succeeded', 3])
  })

  it('refuse a payload of another shape when they are enqueued', async () => {
    const account = await house.newAccount()
    const wrong = house.db.inAccount(account, (tx) => enqueue(tx, double, { n: 1.5 }))
    await assert.rejects(wrong, TypeError)
  })

  it('that the queue knows no more are found however many wait before them', async () => {
    const account = await house.newAccount()
    const lost = defineJob('testing.lost', Payload)
    await house.db.inAccount(account, async (tx) => {
      for (let n = 0; n < 450; n += 1) await enqueue(tx, lost, { n })
    })
    const { raw } = house.db
    const old = "update platform_jobs set queued_at = now() - interval '3 minutes' where account_id = $1"
    await raw.query('owner', old, [account])
    await using _finder = await runJobs({
      db: house.db,
      clock: house.clock,
      log: openLog('silent'),
      jobs: [doneBy(lost, async () => {})],
    })
    const left = async () => {
      const count = "select count(*)::int as left from platform_jobs where account_id = $1 and status <> 'failed'"
      return (await raw.query('owner', count, [account])).rows[0]?.['left']
    }
    for (let tries = 0; (await left()) !== 0; tries += 1) {
      assert.ok(tries < 1000, `${String(await left())} are not found`)
      await sleep(20)
    }
  })

  it('past their retention are deleted by the nightly clean-up, and others are not', async () => {
    const account = await house.newAccount()
    const id = await house.db.inAccount(account, (tx) => enqueue(tx, double, { n: 1 }))
    await until(account, id, finished)
    const context = {
      id: 'job_x',
      accountId: null,
      db: house.db,
      log: openLog('silent'),
      signal: AbortSignal.timeout(10_000),
      progress: async () => {},
    }
    const today = fixedClock(Temporal.Now.instant())
    await cleaningUp.handle({ ...context, clock: today }, {})
    assert.equal((await read(account, id))?.status, 'succeeded')
    today.advance({ hours: 31 * 24 })
    await cleaningUp.handle({ ...context, clock: today }, {})
    assert.equal(await read(account, id), undefined)
  })
})

describe(
  'the job queue',
  { skip: engine === 'postgres' ? false : 'about PostgreSQL and what speaks its language' },
  () => {
    // The statements of each; that the databases take them is for pg-boss to say.
    for (const backend of queueBackends.filter((each) => each !== 'postgres'))
      it(`does jobs, tries again and cancels with the statements for ${backend}`, async () => {
        const house = await aHouse()
        await using opened = new AsyncDisposableStack()
        const { url } = opened.use(await aDatabase(house.adminUrl ?? ''))
        const db = opened.use(await openDatabase({ ...house.config, databaseUrl: url }))
        await migrate(db)
        const clock = fixedClock(house.clock.now())
        let attempts = 0
        const jobs = [
          doneBy(double, async (_context, { n }) => 2 * n),
          doneBy(fragile, async () => {
            attempts += 1
            if (attempts === 1) throw new Error('a passing fault')
            return attempts
          }),
          doneBy(endless, async ({ signal }) => sleep(60_000, undefined, { signal })),
        ]
        opened.use(await runJobs({ db, clock, log: openLog('silent'), jobs, backend }))
        const enqueued = await db.asService('run jobs', async (tx) => [
          await enqueue(tx, double, { n: 4 }),
          await enqueue(tx, fragile, { n: 1 }),
          await enqueue(tx, endless, { n: 1 }),
        ])
        const states = async (): Promise<string[]> => {
          const { rows } = await db.raw.query('owner', 'select id, status from platform_jobs', [])
          return enqueued.map((id) => String(rows.find((row) => row['id'] === id)?.['status']))
        }
        const become = async (wanted: readonly string[]) => {
          for (let tries = 0; (await states()).join() !== wanted.join(); tries += 1) {
            assert.ok(tries < 200, `${(await states()).join()} instead of ${wanted.join()}`)
            await sleep(100)
          }
        }
        await become(['succeeded', 'succeeded', 'running'])
        assert.equal(attempts, 2)
        await db.raw.query('owner', 'update platform_jobs set cancel_requested = true where id = $1', [enqueued[2]])
        await db.raw.query('owner', "select pg_notify('platform_jobs_cancel', $1)", [enqueued[2]])
        await become(['succeeded', 'succeeded', 'cancelled'])
      })
  },
)

/**
 * Webhooks under load, over the whole service and real receivers in a process of their own, on loopback:
 * sustained deliveries a second, idle latency, black holes beside healthy endpoints, and the fan-out of a programme
 * to 1,000 accounts while the API is called.
 * `npm run bench:webhooks -- [both|pglite|postgres] [seconds] [idle,sustained,holes,fanout]`.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { issueKey } from '../src/access/access.ts'
import { compose, type House } from '../src/compose.ts'
import { healthy } from '../src/core/delivery/endpoint.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Tx } from '../src/platform/db/db.ts'
import { record } from '../src/platform/events/events.ts'
import { newId, type Id } from '../src/platform/ids.ts'
import { newSecret, openSecrets } from '../src/webhooks/signing.ts'
import { insertEndpoint } from '../src/webhooks/webhook-store.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { processorSeconds } from './processor-seconds.ts'
import { startWorker } from '../test/support/process.ts'

interface Ports {
  readonly ok: number
  readonly hole: number
}
/** Arrivals since the last time they were asked for: event and endpoint, and when, in ms since 1970. */
type Arrivals = readonly (readonly [event: string, path: string, at: number])[]

const present = () => performance.timeOrigin + performance.now()

class Receivers {
  readonly #child: ChildProcess
  readonly ports: Ports
  private constructor(child: ChildProcess, ports: Ports) {
    this.#child = child
    this.ports = ports
  }
  static async start(): Promise<Receivers> {
    const child = fork(fileURLToPath(new URL('./webhook-receivers.ts', import.meta.url)))
    const [ports] = (await once(child, 'message')) as [Ports]
    return new Receivers(child, ports)
  }
  async #ask<T>(question: 'count' | 'arrivals'): Promise<T> {
    const answer = once(this.#child, 'message')
    this.#child.send(question)
    return ((await answer) as [T])[0]
  }
  count = () => this.#ask<number>('count')
  arrivals = () => this.#ask<Arrivals>('arrivals')
  stop = () => this.#child.kill()
}

interface Bench {
  readonly house: House
  readonly receivers: Receivers
  readonly seconds: number
}

async function newAccount({ house }: Bench): Promise<Id<'acc'>> {
  const id = newId('acc', house.clock.now())
  await house.db.asService('operate accounts', (tx) =>
    sql`insert into accounts (id, name, tier, created_at, calls_per_minute) values (${id}, 'Bench', 'agency', ${house.clock.now()}, 1000000)`.execute(
      tx,
    ),
  )
  return id
}

async function newEndpoints(
  { house }: Bench,
  accountId: Id<'acc'>,
  urls: readonly string[],
  type = 'match.scored',
): Promise<void> {
  const secrets = openSecrets(house.secretKey)
  await house.db.inAccount(accountId, async (tx) => {
    for (const url of urls) {
      const id = newId('whk', house.clock.now())
      await insertEndpoint(tx, {
        id,
        accountId,
        url,
        description: null,
        eventTypes: [type],
        profileIds: null,
        warnEmail: null,
        warnLanguage: 'el',
        secret: secrets.seal(id, newSecret()),
        health: healthy,
        now: house.clock.now(),
      })
    }
  })
}

/** An event of the usual size, about 1 kB. */
const scored = (tx: Tx, accountId: string) =>
  record(tx, {
    type: 'match.scored',
    accountId,
    occurredAt: Temporal.Now.instant(),
    subject: {
      match_id: `mat_${'0'.repeat(52)}`,
      profile_id: `prf_${'0'.repeat(26)}`,
      programme_slug: 'green-transformation-2026',
    },
    data: {
      eligibility: 'eligible',
      previous_eligibility: null,
      base_score: 71,
      previous_base_score: null,
      cause: 'profile',
      changed_criteria: Array.from({ length: 20 }, (_none, n) => `criterion-of-the-call-${n}`),
      url: '/api/v1/match/…/reasoning',
    },
  })

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? NaN
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Keeps a backlog of about two seconds and counts what arrives. */
async function sustained(bench: Bench): Promise<void> {
  const { house, receivers, seconds } = bench
  const account = await newAccount(bench)
  await newEndpoints(
    bench,
    account,
    Array.from({ length: 50 }, (_none, n) => `http://127.0.0.1:${receivers.ports.ok}/s/${n}`),
  )
  await receivers.arrivals()
  const base = await receivers.count()
  let recorded = 0
  const perSecond: number[] = []
  const processor = processorSeconds()
  const started = performance.now()
  let last = 0
  for (let tick = 1; tick <= seconds * 10;) {
    const arrived = (await receivers.count()) - base
    if (recorded * 50 - arrived < 6000) {
      await house.db.inAccount(account, async (tx) => {
        for (let n = 0; n < 10; n += 1) await scored(tx, account)
      })
      recorded += 10
    } else await sleep(10)
    while (performance.now() - started >= tick * 100) {
      if (tick % 10 === 0) {
        perSecond.push(arrived - last)
        last = arrived
      }
      tick += 1
    }
  }
  const took = (performance.now() - started) / 1000
  const arrived = (await receivers.count()) - base
  console.log(
    `  sustained: ${Math.round(arrived / took)} deliveries/s over ${took.toFixed(0)} s to 50 endpoints, ` +
      `slowest second ${Math.min(...perSecond.slice(1))}, each signed, logged and from the outbox`,
  )
  const spent = (processorSeconds() ?? NaN) - (processor ?? NaN)
  console.log(
    `  processor: ${spent.toFixed(1)} s of ${(2 * took).toFixed(0)} s on two cores, which is ${Math.round(arrived / (spent / 2))} deliveries a second of both`,
  )
  for (let tries = 0; tries < 600 && (await receivers.count()) - base < recorded * 50; tries += 1) await sleep(100)
  const total = (await receivers.count()) - base
  const distinct = new Set((await receivers.arrivals()).map(([event, path]) => event + path)).size
  console.log(`  of ${recorded * 50} deliveries ${distinct} arrived, ${total - distinct} of them twice`)
}

async function idle(bench: Bench): Promise<void> {
  const { house, receivers } = bench
  const account = await newAccount(bench)
  await newEndpoints(bench, account, [`http://127.0.0.1:${receivers.ports.ok}/idle`])
  const sent = new Map<string, number>()
  await receivers.arrivals()
  for (let n = 0; n < 200; n += 1) {
    const at = present()
    sent.set(await house.db.inAccount(account, (tx) => scored(tx, account)), at)
    await sleep(50)
  }
  await sleep(1000)
  const latencies = (await receivers.arrivals()).flatMap(([event, path, at]) =>
    path === '/idle' ? [at - (sent.get(event) ?? NaN)] : [],
  )
  console.log(
    `  idle: record to first byte p50 ${ms(quantile(latencies, 0.5))}, p99 ${ms(quantile(latencies, 0.99))} (${latencies.length} of 200)`,
  )
}

/**
 * Latencies (ms) of the healthy ones of 50 endpoints at 400 deliveries/s, with so many black holes among them: long
 * enough that the first attempts of these time out, after 15 s, and are tried again.
 */
async function holes(bench: Bench, count: number): Promise<readonly number[]> {
  const { house, receivers } = bench
  const account = await newAccount(bench)
  const urls = Array.from({ length: 50 }, (_none, n) =>
    n < count ? `http://127.0.0.1:${receivers.ports.hole}/hole/${n}` : `http://127.0.0.1:${receivers.ports.ok}/h/${n}`,
  )
  await newEndpoints(bench, account, urls)
  const sent = new Map<string, number>()
  await receivers.arrivals()
  const started = performance.now()
  const lasts = Math.min(20, bench.seconds)
  for (let n = 0; n < lasts * 8; n += 1) {
    const at = present()
    sent.set(await house.db.inAccount(account, (tx) => scored(tx, account)), at)
    await sleep(Math.max(0, started + (n + 1) * 125 - performance.now()))
  }
  await sleep(2000)
  const latencies = (await receivers.arrivals()).flatMap(([event, path, at]) =>
    path.startsWith('/h/') && sent.has(event) ? [at - (sent.get(event) ?? NaN)] : [],
  )
  const expected = sent.size * (50 - count)
  if (latencies.length !== expected) console.log(`  ${latencies.length} of ${expected} arrived`)
  await house.db.asService('operate accounts', (tx) => sql`delete from accounts where id = ${account}`.execute(tx))
  return latencies
}

/** There and back again, so that what the machine does meanwhile meets all of them alike. */
async function besideHoles(bench: Bench): Promise<void> {
  const found = new Map<number, number[]>()
  for (const count of [0, 1, 10, 10, 1, 0])
    found.set(count, [...(found.get(count) ?? []), ...(await holes(bench, count))])
  const p99 = (count: number) => quantile(found.get(count) ?? [], 0.99)
  for (const [count, latencies] of found)
    console.log(
      `  ${count} of 50 black-holed: healthy p50 ${ms(quantile(latencies, 0.5))}, p99 ${ms(p99(count))}, ` +
        `${(p99(count) / p99(0)).toFixed(2)} × the baseline (${latencies.length})`,
    )
}

async function fanOut(bench: Bench, address: string): Promise<void> {
  const { house, receivers } = bench
  const account = await newAccount(bench)
  const accounts = [account]
  while (accounts.length < 1000) accounts.push(await newAccount(bench))
  for (const [n, each] of accounts.entries())
    await newEndpoints(bench, each, [`http://127.0.0.1:${receivers.ports.ok}/p/${n}`], 'programme.created')
  const { secret } = await issueKey({ db: house.db, now: house.clock.now(), command: 'bench' }, account, {
    name: 'bench',
  })
  const call = async () => {
    const at = performance.now()
    const answer = await fetch(`${address}/api/v1/webhooks`, { headers: { authorization: `Bearer ${secret}` } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the API answered ${answer.status}`)
    return performance.now() - at
  }
  /** Two callers, one call after the other. */
  const callUntil = async (over: () => boolean) => {
    const took: number[] = []
    await Promise.all(
      [1, 2].map(async () => {
        while (!over()) {
          took.push(await call())
          await sleep(5)
        }
      }),
    )
    return took
  }
  const warm = performance.now() + 2000
  await callUntil(() => performance.now() > warm)
  const end = performance.now() + 5000
  const before = await callUntil(() => performance.now() > end)
  await receivers.arrivals()
  const base = await receivers.count()
  let done = false
  const during = callUntil(() => done)
  const started = performance.now()
  const rounds = 5
  for (let n = 0; n < rounds; n += 1) {
    await house.db.asService('fan out events', (tx) =>
      record(tx, {
        type: 'programme.created',
        accountId: null,
        occurredAt: Temporal.Now.instant(),
        subject: { programme_id: '0190a6d0-6f3a-7c1e-8a44-1f2e3d4c5b6a', slug: 'green' },
        data: {
          version: 1,
          title: { el: 'Πράσινο' },
          id: '0190a6d0-6f3a-7c1e-8a44-1f2e3d4c5b6a',
          slug: 'green',
          url: '/api/v1/programmes/green',
        },
      }),
    )
    for (let tries = 0; tries < 1200 && (await receivers.count()) - base < (n + 1) * 1000; tries += 1) await sleep(25)
  }
  const took = (performance.now() - started) / rounds
  done = true
  const meanwhile = await during
  const arrivals = await receivers.arrivals()
  const distinct = new Set(arrivals.map(([event, path]) => event + path)).size
  console.log(
    `  fan-out to 1,000 accounts: ${ms(took)} each until the last has it (${distinct} of ${rounds * 1000}, ${arrivals.length - distinct} twice)`,
  )
  const [p99, usual] = [quantile(meanwhile, 0.99), quantile(before, 0.99)]
  console.log(
    `  API meanwhile: p99 ${ms(p99)}, before ${ms(usual)}, ${(p99 / usual).toFixed(2)} × (${meanwhile.length} and ${before.length} calls)`,
  )
}

async function run(engine: 'pglite' | 'postgres', seconds: number, parts: string): Promise<void> {
  console.log(`${engine}:`)
  await using resources = new AsyncDisposableStack()
  const postgres = engine === 'postgres' ? resources.use(await aPostgres()) : undefined
  const receivers = await Receivers.start()
  resources.defer(() => void receivers.stop())
  const env = {
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: 'memory',
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url, ROLE: 'api' }),
  }
  const house = resources.use(await compose(readConfig(env)))
  // As it is run: on PostgreSQL a worker beside the API, embedded all in one process.
  if (postgres !== undefined) resources.use(await startWorker({ ...env, LOG_LEVEL: 'info' }))
  const address = await house.start()
  if (address === undefined) throw new Error('it does not listen')
  const bench: Bench = { house, receivers, seconds }
  if (parts.includes('idle')) await idle(bench)
  if (parts.includes('sustained')) await sustained(bench)
  if (parts.includes('holes')) await besideHoles(bench)
  if (parts.includes('fanout')) await fanOut(bench, address)
}

const engines = (['postgres', 'pglite'] as const).filter(
  (engine) => process.argv[2] === undefined || process.argv[2] === engine || process.argv[2] === 'both',
)
for (const engine of engines)
  await run(engine, Number(process.argv[3] ?? 60), process.argv[4] ?? 'idle,sustained,holes,fanout')

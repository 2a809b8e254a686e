import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeAccount, createAccount, issueKey } from '../../../src/access/access.ts'
import { loadSamples } from '../../../src/edge/load-samples.ts'
import { readConfig } from '../../../src/platform/config.ts'
import type { Context } from '../../../src/platform/context.ts'
import { openDatabase } from '../../../src/platform/db/db.ts'
import { migrate } from '../../../src/platform/db/migrate.ts'
import { scopes } from '../../../src/platform/scopes.ts'
import { openProgrammes } from '../../../src/programmes/programmes.ts'
import { loadReference } from '../../../src/reference/reference.ts'
import { aDatabase, aPostgresServer } from '../../support/postgres.ts'
import { aReceiver } from '../../support/receiver.ts'
import { Actor, type World } from './actor.ts'
import { check, type Settled } from './check.ts'
import { insist, type Target, type Tenant } from './client.ts'
import { aFolder, aSmallDisk, harm, type Done, type Harm } from './faults.ts'
import { Member } from './fleet.ts'
import { Journal } from './journal.ts'

export interface ChaosReport {
  readonly at: string
  readonly minutes: number
  readonly processes: { readonly api: number; readonly worker: number; readonly starts: number }
  readonly disk: string
  readonly faults: Readonly<Record<string, number>>
  readonly calls: number
  readonly callsPerSecond: number
  readonly answers: Readonly<Record<string, number>>
  /** Calls without any answer: their process was killed, or had not started yet. */
  readonly unanswered: number
  /** Calls of which the service said that they took effect and that the answer was lost. */
  readonly answersLost: number
  readonly milliseconds: { readonly p50: number; readonly p99: number; readonly longest: string }
  readonly acknowledged: {
    readonly things: number
    readonly changes: number
    readonly drafts: number
    readonly jobs: number
  }
  readonly afterwards: Settled
  readonly violations: Readonly<Record<string, number>>
}

const accounts = 4
const actorsEach = 3

/**
 * Three API and three worker processes on one PostgreSQL under mixed load of several accounts, harmed at random for so many
 * minutes; then everything that was acknowledged is looked for. No violation means that nothing was lost, done twice, shown
 * to another account or left lying, and that every fault was told as 503 or 429 with Retry-After.
 */
export async function soakChaos(
  minutes: number,
  what: Harm,
  folder: string,
  tell: (what: string) => void = () => {},
): Promise<ChaosReport> {
  await using resources = new AsyncDisposableStack()
  const disk = await aSmallDisk(900)
  if (disk !== undefined) resources.use(disk)
  const settings = { fsync: 'on', max_wal_size: '96MB', min_wal_size: '32MB', log_min_messages: 'panic' }
  const server = resources.use(await aPostgresServer({ within: disk?.folder ?? (await aFolder()), settings }))
  const database = await aDatabase(server.adminUrl)
  const arrivals = new Map<string, number>()
  const receiver = resources.use(
    await aReceiver(({ headers, path }, response) => {
      const arrival = `${headers['webhook-id']} ${path}`
      arrivals.set(arrival, (arrivals.get(arrival) ?? 0) + 1)
      receiver.calls.length = 0
      setTimeout(() => response.writeHead(204).end(), Math.random() * 50)
    }),
  )
  const env = {
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    DATABASE_POOL_SIZE: '5',
  }
  const tenants = await prepare({ ...env, DATABASE_URL: database.url })
  const target = { url: database.url, port: server.port }
  const apis = await Promise.all([1, 2, 3].map((n) => Member.start('api', n, target, env)))
  const workers = await Promise.all([1, 2, 3].map((n) => Member.start('worker', n, target, env)))
  const members = [...apis, ...workers]
  resources.defer(async () => void (await Promise.all(members.map((member) => member.close()))))
  const journal = new Journal()
  const world: World = { journal, apis, tenants, receiver: receiver.url }
  await allReady(apis)
  tell('six processes are ready')
  await subscribe(world)

  const stop = new AbortController()
  const started = performance.now()
  const timer = setTimeout(() => stop.abort(), minutes * 60_000)
  const acting = tenants.flatMap((tenant, account) =>
    Array.from({ length: actorsEach }, (_, n) =>
      new Actor(world, tenant, `${account}.${n}`, account === 0).run(stop.signal, 60),
    ),
  )
  const faults = await harm({ members, server, disk, journal }, what, stop.signal, tell)
  clearTimeout(timer)
  tell(`harmed: ${JSON.stringify(Object.fromEntries(faults))}`)
  const seconds = (performance.now() - started) / 1000
  await Promise.all(acting)
  tell(`every call is answered: ${JSON.stringify(Object.fromEntries(journal.statuses))}`)
  await allReady(apis)
  const afterwards = await check(database.adminUrl, journal, { calls: arrivals })
  tell(`nothing waits any more after ${afterwards.seconds} s`)
  await Promise.all(members.map((member) => member.close()))
  for (const { name, complaints } of members)
    for (const [text, times] of complaints) {
      // A process that is started while the database is away says so and ends: that is not a fault of it.
      if (/^(no connection to|the connection to|cannot listen to) the database/.test(text)) continue
      for (let n = 0; n < times; n += 1) journal.violation(`log of ${name.split(' ')[0]}: ${text.slice(0, 300)}`)
    }
  const report = reportOf({ minutes, seconds, members, journal, afterwards, faults, disk: disk !== undefined })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `chaos-${report.at.replaceAll(':', '-')}.json`), `${JSON.stringify(report, null, 2)}\n`)
  return report
}

/** Accounts with keys, the samples, and one account whose limit of calls is met. */
async function prepare(env: Readonly<Record<string, string>>): Promise<Tenant[]> {
  await using db = await openDatabase(readConfig(env))
  await migrate(db)
  const now = Temporal.Now.instant()
  const operator = { db, now, command: 'soak' }
  const tenants: Tenant[] = []
  const kit = openProgrammes(await loadReference())
  for (let n = 0; n < accounts; n += 1) {
    const { id } = await createAccount(operator, { name: `Soak ${n}`, tier: 'agency', publisher: n === 0 })
    await changeAccount(operator, id, { callsPerMinute: n === accounts - 1 ? 300 : 1_000_000 })
    const { secret } = await issueKey(operator, id, { name: 'soak' })
    tenants.push({ account: id, secret })
    if (n > 0) continue
    const ctx: Context = {
      accountId: id,
      caller: { kind: 'system', id: 'soak', scopes: new Set(scopes) },
      language: 'el',
      now,
      requestId: 'soak',
      db,
      signal: new AbortController().signal,
    }
    await loadSamples(ctx, kit, now.toZonedDateTimeISO('Europe/Athens').toPlainDate().toString())
  }
  return tenants
}

async function allReady(apis: readonly Target[]): Promise<void> {
  for (const { address } of apis) {
    for (let tries = 0; ; tries += 1) {
      const ready = await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) break
      if (tries === 600) throw new Error(`${address} does not become ready`)
      await sleep(200)
    }
  }
}

/** Each account's lasting webhook, at a path of its own. */
async function subscribe({ journal, apis, tenants, receiver }: World): Promise<void> {
  const event_types = [
    'match.scored',
    'draft.completed',
    'programme.created',
    'programme.updated',
    'deadline.approaching',
  ]
  for (const tenant of tenants) {
    const body = { url: `${receiver}${tenant.account}`, event_types, description: 'lasting' }
    const answer = await insist(journal, apis, tenant, '/api/v1/webhooks/register', body)
    if (answer === undefined || answer === 'done' || answer.status !== 201) throw new Error('no webhook was registered')
  }
}

interface Ended {
  readonly minutes: number
  readonly seconds: number
  readonly members: readonly Member[]
  readonly journal: Journal
  readonly afterwards: Settled
  readonly faults: Done
  readonly disk: boolean
}

function reportOf({ minutes, seconds, members, journal, afterwards, faults, disk }: Ended): ChaosReport {
  const times = journal.times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? NaN)
  const things = journal.things.filter(({ made }) => made === 'yes')
  return {
    at: Temporal.Now.instant().toString({ smallestUnit: 'second' }),
    minutes,
    processes: {
      api: members.filter(({ address }) => address !== undefined).length,
      worker: members.filter(({ address }) => address === undefined).length,
      starts: members.reduce((sum, { starts }) => sum + starts, 0),
    },
    disk: disk ? 'tmpfs of 900 MB, filled to the last byte' : 'not filled: no tmpfs can be mounted here',
    faults: Object.fromEntries(faults),
    calls: journal.calls,
    callsPerSecond: Math.round(journal.calls / seconds),
    answers: Object.fromEntries([...journal.statuses].toSorted()),
    unanswered: journal.lost,
    answersLost: journal.answersLost,
    milliseconds: { p50: at(0.5), p99: at(0.99), longest: `${journal.longest.ms}, ${journal.longest.what}` },
    acknowledged: {
      things: things.length,
      changes: things.reduce((sum, { changes }) => sum + changes, 0),
      drafts: journal.drafts.size,
      jobs: journal.jobs.size,
    },
    afterwards,
    violations: Object.fromEntries(journal.violations),
  }
}

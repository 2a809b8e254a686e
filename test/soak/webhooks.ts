import { fork, type ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { healthy } from '../../src/core/delivery/endpoint.ts'
import { readConfig, type Environment } from '../../src/platform/config.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { newId } from '../../src/platform/ids.ts'
import { newSecret, openSecrets } from '../../src/webhooks/signing.ts'
import { insertEndpoint } from '../../src/webhooks/webhook-store.ts'
import { aPostgres } from '../support/postgres.ts'
import { aReceiver } from '../support/receiver.ts'

export interface SoakResult {
  readonly kills: number
  readonly events: number
  /** Deliveries of recorded events that never arrived. */
  readonly lost: number
  /** Calls that arrived for a delivery after its first. */
  readonly duplicates: number
  /** Attempts begun by a worker and not written down when it was killed, over all kills. */
  readonly inFlight: number
  /** Of those, attempts whose answer the worker had got. */
  readonly answered: number
  /** Duplicates of a delivery beyond the kills it was in flight at. */
  readonly unexplained: number
  /** Deliveries that a worker held when it was killed, over all kills: most of them only waited in it. */
  readonly held: number
  /** Deliveries of one event that differed in id or bytes. */
  readonly changed: number
}

/** What a worker tells: a delivery is `evt_… /path`. */
export type WorkerMessage =
  | { readonly kind: 'ready'; readonly held: readonly string[] }
  | { readonly kind: 'recorded'; readonly ids: readonly string[] }
  | { readonly kind: 'begun' | 'answered'; readonly delivery: string }

const endpointCount = 5
const now = () => Temporal.Now.instant()

/** Kills workers at random moments under load, then lets the rest deliver everything, and counts. */
export async function soakWebhooks(engine: 'pglite' | 'postgres', kills: number): Promise<SoakResult> {
  await using resources = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'subsidy-soak-'))
  resources.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = engine === 'postgres' ? resources.use(await aPostgres()) : undefined
  const env: Environment = {
    DATA_DIR: folder,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'warn',
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    DATABASE_POOL_SIZE: '4',
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
  }
  const arrivals = new Map<string, number>()
  const bodies = new Map<string, string>()
  const changed = new Set<string>()
  await using receiver = await aReceiver(({ headers, path, body }, response) => {
    const event = headers['webhook-id'] ?? ''
    const delivery = `${event} ${path}`
    arrivals.set(delivery, (arrivals.get(delivery) ?? 0) + 1)
    const hash = createHash('sha256').update(body).digest('base64')
    if ((bodies.get(event) ?? hash) !== hash) changed.add(event)
    bodies.set(event, hash)
    receiver.calls.length = 0
    setTimeout(() => response.writeHead(204).end(), Math.random() * 60)
  })
  const account = newId('acc', now())
  await prepare(env, account, receiver.url)
  const run: Run = {
    env: { ...env, SOAK_ACCOUNT: account },
    recorded: new Set(),
    inFlight: new Map(),
    held: 0,
    answered: 0,
    postgres: postgres?.url,
  }
  // The embedded database belongs to one process; on PostgreSQL two share the work.
  const workers = await Promise.all(Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => begin(run)))
  for (let n = 0; n < kills; n += 1) {
    // The embedded database needs its moment after a start before there is any load to be killed under.
    await sleep(engine === 'postgres' ? 50 + Math.random() * 450 : 500 + Math.random() * 2000)
    const index = Math.floor(Math.random() * workers.length)
    const victim = workers[index]
    if (victim === undefined) continue
    victim.child.kill('SIGKILL')
    await victim.ended
    if (engine === 'postgres') note(run, victim, await heldAfter(run.env, victim.holder))
    workers[index] = await begin(run, engine === 'pglite' ? victim : undefined)
  }
  for (const worker of workers) worker.child.send('stop')
  await Promise.all(workers.map(({ ended }) => ended))
  const missing = () =>
    [...run.recorded].flatMap((id) =>
      Array.from({ length: endpointCount }, (_none, n) => `${id} /${n}`).filter((each) => !arrivals.has(each)),
    )
  // One more, which makes no events, delivers what is left.
  const last = await begin({ ...run, env: { ...run.env, SOAK_GENERATE: 'false' } })
  for (let tries = 0; tries < 120 && missing().length > 0; tries += 1) await sleep(500)
  last.child.send('stop')
  await last.ended
  const again = [...arrivals]
    .filter(([, times]) => times > 1)
    .map(([delivery, times]) => [delivery, times - 1] as const)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)
  return {
    kills,
    events: run.recorded.size,
    lost: missing().length,
    duplicates: sum(again.map(([, times]) => times)),
    inFlight: sum(run.inFlight.values()),
    answered: run.answered,
    unexplained: sum(again.map(([delivery, times]) => Math.max(0, times - (run.inFlight.get(delivery) ?? 0)))),
    held: run.held,
    changed: changed.size,
  }
}

interface Run {
  readonly env: Environment
  readonly recorded: Set<string>
  /** Deliveries and at how many kills each was in flight. */
  readonly inFlight: Map<string, number>
  held: number
  answered: number
  readonly postgres: string | undefined
}

interface SoakWorker {
  readonly child: ChildProcess
  readonly holder: string
  readonly ended: Promise<unknown>
  /** Attempts it has begun, and whether each has been answered. */
  readonly begun: Map<string, boolean>
}

/** What was in flight when it was killed: begun by it, and still held in its name. */
function note(run: Run, victim: SoakWorker, held: readonly string[]): void {
  run.held += held.length
  for (const delivery of held) {
    const answered = victim.begun.get(delivery)
    if (answered === undefined) continue
    run.inFlight.set(delivery, (run.inFlight.get(delivery) ?? 0) + 1)
    if (answered) run.answered += 1
  }
}

/** Starts a worker and waits until it works; embedded it tells what the one before it held. */
async function begin(run: Run, before?: SoakWorker): Promise<SoakWorker> {
  const holder = randomUUID()
  const begun = new Map<string, boolean>()
  const child = fork(fileURLToPath(new URL('./webhook-worker.ts', import.meta.url)), {
    env: { SOAK_GENERATE: 'true', ...run.env, SOAK_HOLDER: holder } as NodeJS.ProcessEnv,
    // Those of a test run would make it a test.
    execArgv: [],
  })
  // Closed, not only ended: what it told last is read.
  const ended = once(child, 'close')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('exit', () => reject(new Error('a worker did not start')))
  child.on('message', (message) => {
    const told = message as WorkerMessage
    if (told.kind === 'recorded') for (const id of told.ids) run.recorded.add(id)
    else if (told.kind === 'ready') {
      if (before !== undefined) note(run, before, told.held)
      resolve()
    } else begun.set(told.delivery, told.kind === 'answered')
  })
  await promise
  return { child, holder, ended, begun }
}

async function prepare(env: Environment, account: string, url: string): Promise<void> {
  const config = readConfig(env)
  await using db = await openDatabase(config)
  await migrate(db)
  await db.asService('operate accounts', (tx) =>
    sql`insert into accounts (id, name, tier, created_at) values (${account}, 'Soak', 'agency', ${now()})`.execute(tx),
  )
  const secrets = openSecrets(config.secretKey ?? new Uint8Array(32))
  for (let n = 0; n < endpointCount; n += 1) {
    const id = newId('whk', now())
    await db.inAccount(account, (tx) =>
      insertEndpoint(tx, {
        id,
        accountId: account,
        url: `${url}${n}`,
        description: null,
        eventTypes: ['match.scored'],
        profileIds: null,
        warnEmail: null,
        warnLanguage: 'el',
        secret: secrets.seal(id, newSecret()),
        health: healthy,
        now: now(),
      }),
    )
  }
}

/** On PostgreSQL what the dead one held is still there to be asked for. */
async function heldAfter(env: Environment, holder: string): Promise<readonly string[]> {
  await using db: Database = await openDatabase(readConfig(env))
  return await heldDeliveries(db, holder)
}

/** Deliveries held in a worker's name, or in anybody's. */
export async function heldDeliveries(db: Database, holder: string | null = null): Promise<readonly string[]> {
  const { rows } = await db.asService('deliver webhooks', (tx) =>
    sql<{ event_id: string; url: string }>`
      select d.event_id, e.url from webhooks_deliveries d join webhooks_endpoints e on e.id = d.endpoint_id
      where d.leased_by is not null and (${holder}::text is null or d.leased_by = ${holder}::text)`.execute(tx),
  )
  return rows.map(({ event_id, url }) => `${event_id} ${new URL(url).pathname}`)
}

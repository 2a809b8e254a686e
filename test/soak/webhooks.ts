import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
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
  readonly duplicates: number
  /** Deliveries that were held by a worker when it was killed, over all kills: no more can come twice. */
  readonly held: number
  /** Deliveries of one event that differed in id or bytes. */
  readonly changed: number
}

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
  await using receiver = await aReceiver(
    (_call, response) => void setTimeout(() => response.writeHead(204).end(), Math.random() * 60),
  )
  const account = newId('acc', now())
  await prepare(env, account, receiver.url)
  const run: Run = { env: { ...env, SOAK_ACCOUNT: account }, recorded: new Set(), held: 0, postgres: postgres?.url }
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
    if (run.postgres !== undefined) run.held += await heldBy(run.env, victim.holder)
    workers[index] = await begin(run)
  }
  const wanted = () =>
    [...run.recorded].flatMap((id) => Array.from({ length: endpointCount }, (_none, n) => `${id} /${n}`))
  const arrived = () => new Set(receiver.calls.map(({ headers, path }) => `${headers['webhook-id']} ${path}`))
  for (const worker of workers) worker.child.send('stop')
  await Promise.all(workers.map(({ ended }) => ended))
  // One more, which makes no events, delivers what is left.
  const last = await begin({ ...run, env: { ...run.env, SOAK_GENERATE: 'false' } })
  for (let tries = 0; tries < 120 && !isIn(wanted(), arrived()); tries += 1) await sleep(500)
  last.child.send('stop')
  await last.ended
  return count(run, kills, wanted(), arrived(), receiver.calls)
}

interface Run {
  readonly env: Environment
  readonly recorded: Set<string>
  held: number
  readonly postgres: string | undefined
}

interface SoakWorker {
  readonly child: ChildProcess
  readonly holder: string
  readonly ended: Promise<unknown>
}

type Message =
  | { readonly kind: 'ready'; readonly held: number }
  | { readonly kind: 'recorded'; readonly ids: readonly string[] }

async function begin(run: Run): Promise<SoakWorker> {
  const holder = randomUUID()
  const child = fork(fileURLToPath(new URL('./webhook-worker.ts', import.meta.url)), {
    env: { SOAK_GENERATE: 'true', ...run.env, SOAK_HOLDER: holder } as NodeJS.ProcessEnv,
    // Those of a test run would make it a test.
    execArgv: [],
  })
  const ended = once(child, 'exit')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('exit', () => reject(new Error('a worker did not start')))
  child.on('message', (message) => {
    const told = message as Message
    if (told.kind === 'recorded') for (const id of told.ids) run.recorded.add(id)
    else {
      if (run.postgres === undefined) run.held += told.held
      resolve()
    }
  })
  await promise
  return { child, holder, ended }
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
        secret: secrets.seal(id, newSecret()),
        health: healthy,
        now: now(),
      }),
    )
  }
}

/** On PostgreSQL what the dead one held is still there to be counted. */
async function heldBy(env: Environment, holder: string): Promise<number> {
  await using db: Database = await openDatabase(readConfig(env))
  const { rows } = await db.asService('deliver webhooks', (tx) =>
    sql<{ held: number }>`select count(*) as held from webhooks_deliveries where leased_by = ${holder}`.execute(tx),
  )
  return rows[0]?.held ?? 0
}

const isIn = (wanted: readonly string[], arrived: ReadonlySet<string>): boolean =>
  wanted.every((each) => arrived.has(each))

function count(
  run: Run,
  kills: number,
  wanted: readonly string[],
  arrived: ReadonlySet<string>,
  calls: readonly { headers: Readonly<Record<string, string>>; body: string }[],
): SoakResult {
  const bodies = Map.groupBy(calls, ({ headers }) => headers['webhook-id'] ?? '')
  return {
    kills,
    events: run.recorded.size,
    lost: wanted.filter((each) => !arrived.has(each)).length,
    duplicates: calls.length - arrived.size,
    held: run.held,
    changed: [...bodies.values()].filter((group) => new Set(group.map(({ body }) => body)).size > 1).length,
  }
}

import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createProfile } from '../../src/profiles/profiles.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Context } from '../../src/platform/context.ts'
import { scopes } from '../../src/platform/scopes.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { freePort } from '../support/postgres.ts'
import { beginService, runService } from '../support/process.ts'
import { Actor } from './chaos/actor.ts'
import { checkThings, type Ask } from './chaos/check.ts'
import type { Target, Tenant } from './chaos/client.ts'
import { aSmallDisk } from './chaos/faults.ts'
import { Journal } from './chaos/journal.ts'

export interface KillReport {
  readonly kills: number
  readonly acknowledged: { readonly things: number; readonly changes: number }
  readonly calls: number
  readonly secondOpenerRefused: boolean
  /** What became of it on a full disk; undefined where no small disk can be made. */
  readonly diskFull: { readonly code: number | null; readonly told: string } | undefined
  readonly violations: Readonly<Record<string, number>>
}

/** Kills the embedded service under load again and again, at last by a full disk; everything acknowledged must be there. */
export async function soakEmbedded(kills: number): Promise<KillReport> {
  await using resources = new AsyncDisposableStack()
  const disk = await aSmallDisk(400)
  if (disk !== undefined) resources.use(disk)
  const folder = await mkdtemp(join(disk?.folder ?? tmpdir(), 'embedded-'))
  resources.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
  }
  let service = await begin(env, address)
  while (!service.output().includes('/docs')) await sleep(50)
  const secret = /export KEY=(\S+)/.exec(service.output())?.[1] ?? ''
  const account = await accountOf(address, secret)
  const journal = new Journal()
  const apis: Target[] = [{ address, pausedSince: undefined, pausedUntil: 0 }]
  const tenant: Tenant = { account, secret }
  const world = { journal, apis, tenants: [tenant], receiver: 'http://127.0.0.1:8099/' }
  const stop = new AbortController()
  const acting = [0, 1, 2, 3].map((n) => new Actor(world, tenant, `e.${n}`, false).run(stop.signal, 20))
  let refused = true
  for (let n = 0; n < kills; n += 1) {
    await sleep(300 + Math.random() * 900)
    if (n === 0) {
      const { code, output } = await runService({ ...env, PORT: '0' })
      refused = code === 1 && /is in use by process/.test(output)
    }
    service.child.kill('SIGKILL')
    await once(service.child, 'close')
    service = await begin(env, address)
  }
  let diskFull: KillReport['diskFull']
  if (disk !== undefined) {
    const ended = once(service.child, 'close') as Promise<[number | null]>
    const release = await disk.fill()
    const [code] = await ended
    await release()
    diskFull = { code, told: service.output().trim().split('\n').at(-1) ?? '' }
    service = await begin(env, address)
  }
  stop.abort()
  await Promise.all(acting)
  service.child.kill('SIGTERM')
  await once(service.child, 'close')
  await using db = await openDatabase({ dataDir: folder, databasePoolSize: 1 })
  await checkThings(askOf(db), journal)
  const things = journal.things.filter(({ made }) => made === 'yes')
  return {
    kills,
    acknowledged: { things: things.length, changes: things.reduce((sum, { changes }) => sum + changes, 0) },
    calls: journal.calls,
    secondOpenerRefused: refused,
    diskFull,
    violations: Object.fromEntries(journal.violations),
  }
}

const askOf =
  (db: Database): Ask =>
  async (text, values = []) =>
    (await db.raw.query('owner', text, [...values])).rows as never[]

async function begin(env: Readonly<Record<string, string>>, address: string): Promise<ReturnType<typeof beginService>> {
  const service = beginService(env)
  for (;;) {
    if (
      await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return service
    if (service.child.exitCode !== null) throw new Error(`it did not start: ${service.output()}`)
    await sleep(50)
  }
}

async function accountOf(address: string, secret: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/account`, { headers: { authorization: `Bearer ${secret}` } })
  return ((await response.json()) as { id: string }).id
}

export interface BloatReport {
  readonly updates: number
  readonly profiles: number
  readonly megabytes: { readonly loaded: number; readonly most: number; readonly end: number }
  readonly times: number
  readonly seconds: number
  /** Milliseconds of one transaction of a hundred updates. */
  readonly p50: number
  readonly longest: number
}

/** Updates rows of a loaded folder so many times and watches how large it becomes. */
export async function soakBloat(updates: number, profiles: number): Promise<BloatReport> {
  const folder = await mkdtemp(join(tmpdir(), 'subsidy-bloat-'))
  await using resources = new AsyncDisposableStack()
  resources.defer(() => rm(folder, { recursive: true, force: true }))
  const db = resources.use(await openDatabase({ dataDir: folder, databasePoolSize: 1 }))
  await migrate(db)
  const now = Temporal.Now.instant()
  const account = newId('acc', now)
  await db.asService('operate accounts', (tx) =>
    sql`insert into accounts (id, name, tier, created_at) values (${account}, 'Soak', 'agency', ${now})`.execute(tx),
  )
  await fill(db, account, profiles)
  await db.raw.script('vacuum (analyze)')
  await db.raw.script('checkpoint')
  const loaded = await sizeOf(folder)
  const ids = (
    await db.inAccount(
      account,
      async (tx) => (await sql<{ id: string }>`select id from profiles order by id`.execute(tx)).rows,
    )
  ).map(({ id }) => id)
  const times: number[] = []
  let most = loaded
  const started = performance.now()
  for (let done = 0; done < updates; done += 100) {
    const at = (done / 100) % Math.floor(ids.length / 100)
    const some = ids.slice(at * 100, at * 100 + 100)
    const began = performance.now()
    await db.inAccount(account, (tx) =>
      sql`update profiles set version = version + 1, document = jsonb_set(document, '{headcount}', to_jsonb(version))
          where account_id = ${account} and id = any(${some}::text[])`.execute(tx),
    )
    times.push(performance.now() - began)
    if (done % 20_000 === 0) most = Math.max(most, await sizeOf(folder))
  }
  const end = await sizeOf(folder)
  most = Math.max(most, end)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    updates,
    profiles,
    megabytes: { loaded, most, end },
    times: Math.round((most / loaded) * 100) / 100,
    seconds: Math.round((performance.now() - started) / 1000),
    p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN),
    longest: Math.round(sorted.at(-1) ?? NaN),
  }
}

/** A profile through the room's door, and copies of it. */
async function fill(db: Database, accountId: string, count: number): Promise<void> {
  const now = Temporal.Now.instant()
  const ctx: Context = {
    accountId,
    caller: { kind: 'system', id: 'soak', scopes: new Set(scopes) },
    language: 'el',
    now,
    requestId: 'soak',
    db,
    signal: new AbortController().signal,
  }
  const { id } = await createProfile(ctx, await loadReference(), {
    kind: 'client',
    name: 'Δοκιμή',
    country: 'GR',
    headcount: 6,
    activities: [{ scheme: 'kad_2025', code: '62.10.11.03', rank: 'main' }],
    establishments: [{ region: 'EL30', role: 'headquarters' }],
  })
  for (let made = 1; made < count; made += 1000) {
    const ids = Array.from({ length: Math.min(1000, count - made) }, () => newId('prf', now))
    await db.inAccount(accountId, (tx) =>
      sql`insert into profiles (id, account_id, version, kind, tags, search_text, document, created_at, updated_at)
          select copy.id, p.account_id, 1, p.kind, p.tags, p.search_text, p.document, p.created_at, p.updated_at
          from unnest(${ids}::text[]) as copy (id) join profiles p on p.id = ${id}`.execute(tx),
    )
  }
}

/** Megabytes of everything in the folder. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    // A file may go while we look.
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ blocks }) => blocks * 512,
      () => 0,
    )
  }
  return Math.round(bytes / 1024 / 1024)
}

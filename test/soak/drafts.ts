import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { loadSamples } from '../../src/edge/load-samples.ts'
import { generateDraft, type DraftsKit } from '../../src/drafts/drafts.ts'
import { packsFor } from '../../src/drafts/packs/packs.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Context } from '../../src/platform/context.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { matchId, newId, type Id } from '../../src/platform/ids.ts'
import { Problem } from '../../src/platform/problem.ts'
import { listProfiles } from '../../src/profiles/profiles.ts'
import { openProgrammes } from '../../src/programmes/programmes.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { namesOf } from '../../src/wording/names.ts'
import { aPostgres } from '../support/postgres.ts'

export interface DraftSoak {
  readonly drafts: number
  readonly kills: number
  /** Attempts that were cut off: how often the queue gave a draft out again. */
  readonly interrupted: number
  readonly completed: number
  /** Drafts that were not told of exactly once. */
  readonly toldWrong: number
  readonly seconds: number
}

const now = () => Temporal.Now.instant()

/** Asks for drafts, kills workers while they make them, and counts what became of each. PostgreSQL, two workers. */
export async function soakDrafts(kills: number, drafts: number): Promise<DraftSoak> {
  await using resources = new AsyncDisposableStack()
  const { url } = resources.use(await aPostgres())
  const env = {
    DATABASE_URL: url,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: '4',
  }
  const db = resources.use(await openDatabase(readConfig(env)))
  await migrate(db)
  const asked = await askForDrafts(await aScene(db), drafts)
  const started = performance.now()
  const workers = await Promise.all([begin(env), begin(env)])
  for (let n = 0; n < kills; n += 1) {
    await sleep(50 + Math.random() * 400)
    const index = n % workers.length
    const victim = workers[index]
    if (victim === undefined) continue
    victim.child.kill('SIGKILL')
    await victim.ended
    workers[index] = await begin(env)
  }
  for (let waited = 0; waited < 300 && (await statuses(db)).completed < asked; waited += 1) await sleep(1000)
  const seconds = Math.round((performance.now() - started) / 1000)
  const { completed } = await statuses(db)
  const toldWrong = await countToldWrong(db)
  const interrupted = await countRetries(db)
  for (const { child } of workers) child.send('stop')
  await Promise.all(workers.map(({ ended }) => ended))
  return { drafts: asked, kills, interrupted, completed, toldWrong, seconds }
}

export interface SoakWorker {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
}

/** Starts a process that makes drafts, and waits until it does. */
export async function begin(env: Readonly<Record<string, string>>): Promise<SoakWorker> {
  const child = fork(fileURLToPath(new URL('./draft-worker.ts', import.meta.url)), {
    env: { ...env, PATH: process.env['PATH'] ?? '' },
    // Those of a test run would make it a test.
    execArgv: [],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended.then(() => Promise.reject(new Error('a worker did not start')))])
  return { child, ended }
}

/** An account with the samples, and what its drafts are made with. */
export interface Scene {
  readonly ctx: Context
  readonly kit: DraftsKit
}

/** Makes an account of the Agency tier with the sample programmes and clients. */
export async function aScene(db: Database): Promise<Scene> {
  const accountId = newId('acc', now())
  await db.asService('operate accounts', (tx) =>
    sql`insert into accounts (id, name, tier, publisher, created_at, calls_per_minute) values (${accountId}, 'Soak', 'agency', true, ${now()}, 1000000)`.execute(
      tx,
    ),
  )
  const caller = { kind: 'system', id: 'soak', scopes: new Set(['catalogue:write'] as const) } as const
  const { signal } = new AbortController()
  const ctx: Context = { accountId, caller, language: 'el', now: now(), requestId: 'soak', db, signal }
  const reference = await loadReference()
  const programmes = openProgrammes(reference)
  await loadSamples(ctx, programmes, now().toZonedDateTimeISO('Europe/Athens').toPlainDate().toString())
  const matching = { reference, catalogue: programmes.catalogue }
  return { ctx, kit: { matching, names: namesOf(reference.regions) } }
}

/** Asks for drafts of the account's matches in every form and language until there are enough; answers how many. */
export async function askForDrafts({ ctx, kit }: Scene, wanted: number): Promise<number> {
  const { byId } = await ctx.db.inAccount(ctx.accountId, (tx) => kit.matching.catalogue.current(tx))
  let asked = 0
  for (const profile of await listProfiles(ctx, {}, null, 100)) {
    for (const entry of byId.values()) {
      for (const { id: template } of packsFor(entry.programme)) {
        for (const language of ['el', 'en'] as const) {
          if (asked >= wanted) return asked
          const id: Id<'mat'> = matchId(profile.id, entry.id)
          try {
            await generateDraft(ctx, kit, { matchId: id, template, language })
            asked += 1
          } catch (error) {
            if (!(error instanceof Problem) || error.code !== 'match_not_eligible') throw error
          }
        }
      }
    }
  }
  return asked
}

async function countRetries(db: Database): Promise<number> {
  const text = `select coalesce(sum(retry_count), 0) as n from pgboss.job where name = 'drafts.generate'`
  return Number((await db.raw.query('owner', text, [])).rows[0]?.['n'])
}

export async function statuses(db: Database): Promise<{ completed: number }> {
  const { rows } = await db.raw.query('owner', `select count(*) as n from drafts where status = 'completed'`, [])
  return { completed: Number(rows[0]?.['n']) }
}

async function countToldWrong(db: Database): Promise<number> {
  const { rows } = await db.raw.query(
    'owner',
    `select count(*) as n from drafts d where (
       select count(*) from platform_events e where e.type = 'draft.completed' and e.subject ->> 'draft_id' = d.id
     ) <> 1`,
    [],
  )
  return Number(rows[0]?.['n'])
}

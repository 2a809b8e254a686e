import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beginRecompute, recomputeState } from '../../src/matching/matching.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { newId } from '../../src/platform/ids.ts'
import { createProfile } from '../../src/profiles/profiles.ts'
import { aPostgres } from '../support/postgres.ts'
import { startWorker } from '../support/process.ts'
import { aScene } from './drafts.ts'

export interface RecomputeSoak {
  readonly profiles: number
  readonly parts: number
  /** Moments at which both workers were killed. */
  readonly kills: number
  /** How often the queue gave a part out again. */
  readonly interrupted: number
  /** Parts that did not end well. */
  readonly unfinished: number
  /** Pairs that fit, and those of them that were not told of exactly once. */
  readonly pairs: number
  readonly toldWrong: number
  /** Profiles without what the last scoring came to. */
  readonly unscored: number
  readonly seconds: number
}

const now = () => Temporal.Now.instant()
const count = async (db: Database, text: string): Promise<number> =>
  Number((await db.raw.query('owner', text, [])).rows[0]?.['n'])

/**
 * Profiles that were never scored are scored against the samples by two whole workers, which are killed (SIGKILL) again and
 * again, both at once: one that goes on would have done all of it before long. Every profile has to be scored at the end, and
 * every pair that fits told of once. PostgreSQL.
 */
export async function soakRecompute(kills: number, profiles: number): Promise<RecomputeSoak> {
  await using resources = new AsyncDisposableStack()
  const { url } = resources.use(await aPostgres())
  const env = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64'), DATABASE_POOL_SIZE: '4' }
  const db = resources.use(await openDatabase(readConfig(env)))
  await migrate(db)
  await fill(db, profiles)
  const id = await beginRecompute(db)
  const started = performance.now()
  const both = () => Promise.all([startWorker(env), startWorker(env)])
  let workers = await both()
  let [killed, done] = [0, 0]
  while (killed < kills) {
    // A part that was cut off is given out again after a minute: until something is done there is nothing to cut off.
    const now = await recomputeState(db, id)
    if (now === undefined || now.finishedAt !== null) break
    if (now.done === done) {
      await sleep(20)
      continue
    }
    await sleep(Math.random() * 700)
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')))
    killed += 1
    done = (await recomputeState(db, id))?.done ?? 0
    workers = await both()
  }
  let whole = await recomputeState(db, id)
  for (let waited = 0; waited < 300 && whole?.finishedAt === null; waited += 1) {
    await sleep(1000)
    whole = await recomputeState(db, id)
  }
  const asked = whole?.result as { profiles: number; parts: number } | null
  const seconds = Math.round((performance.now() - started) / 1000)
  for (const worker of workers) await worker.end('SIGTERM')
  const fitting = `matching_pairs s where s.fits`
  return {
    profiles: asked?.profiles ?? 0,
    parts: asked?.parts ?? 0,
    kills: killed,
    seconds,
    interrupted: await count(
      db,
      `select coalesce(sum(retry_count), 0) as n from pgboss.job where name = 'matching.recompute'`,
    ),
    unfinished: await count(
      db,
      `select count(*) as n from platform_jobs where name like 'matching.recompute%' and status <> 'succeeded'`,
    ),
    pairs: await count(db, `select count(*) as n from ${fitting}`),
    toldWrong: await count(
      db,
      `with told as (
         select e.subject ->> 'profile_id' as profile_id, e.subject ->> 'programme_slug' as slug, count(*) as times
         from platform_events e where e.type = 'match.scored' group by 1, 2)
       select (select count(*) from told where times <> 1) + abs((select count(*) from told) - (select count(*) from ${fitting})) as n`,
    ),
    unscored: await count(
      db,
      `select count(*) as n from profiles p where not exists (select from matching_digests d where d.profile_id = p.id and d.digest <> 'p.')`,
    ),
  }
}

/** Three accounts; what making them told is forgotten, so that nobody scores them before the soak does. */
async function fill(db: Database, profiles: number): Promise<void> {
  const { ctx, kit } = await aScene(db)
  const others = [newId('acc', now()), newId('acc', now())]
  for (const id of others)
    await db.asService('operate accounts', (tx) =>
      sql`insert into accounts (id, name, tier, created_at, calls_per_minute) values (${id}, 'Soak', 'agency', ${now()}, 1000000)`.execute(
        tx,
      ),
    )
  const owners = [ctx.accountId, ...others]
  const regions = ['EL303', 'EL522', 'EL431', 'EL632']
  for (let i = 0; i < profiles; i += 1)
    await createProfile({ ...ctx, accountId: owners[i % owners.length] ?? '' }, kit.matching.reference, {
      kind: 'client',
      name: `Soak ${i}`,
      country: 'GR',
      activities: [{ scheme: 'kad_2025', code: i % 2 === 0 ? '62.10.11.03' : '55.10.00.00', rank: 'main' }],
      establishments: [{ region: regions[i % regions.length] ?? 'EL303', role: 'headquarters' }],
      headcount: 1 + (i % 60),
      legal_form: 'private_company',
    })
  await db.raw.query('owner', 'delete from platform_events', [])
  await db.raw.query('owner', 'delete from platform_jobs', [])
}

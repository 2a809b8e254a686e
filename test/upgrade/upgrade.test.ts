import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { compose } from '../../src/compose.ts'
import { readConfig, type Config } from '../../src/platform/config.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { isPassing } from '../../src/platform/db/errors.ts'
import { hasMigrations, migrate } from '../../src/platform/db/migrate.ts'
import { aHouse, engine, type House } from '../support/house.ts'
import { aDatabase } from '../support/postgres.ts'
import { load, migrateTo, type Kept } from './data.ts'

const migrations = (await readdir(join(import.meta.dirname, '../../migrations'))).filter((name) =>
  name.endsWith('.sql'),
)
const kept = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.json.gz'))

/** What the version before kept of pairs says the same packed. @returns how many there are */
async function assertPacked(db: Database): Promise<number> {
  const pairs = (table: string) =>
    `select account_id, profile_id, programme_id, verdict, base, changes_on, outcomes, verdict <> 'not_eligible' from ${table}`
  const packed = pairs('matching_pairs').replace("verdict <> 'not_eligible'", 'fits')
  const { rows } = await db.raw.query(
    'owner',
    `select (select count(*) from matching_states) as pairs, (select count(*) from matching_pairs) as packed,
       (select count(*) from ((${pairs('matching_states')}) except (${packed})) as lost) as lost`,
    [],
  )
  const [counted] = rows
  assert.deepEqual(counted, { pairs: counted?.['pairs'], packed: counted?.['pairs'], lost: 0 })
  return Number(counted?.['pairs'])
}

describe('a database of an earlier version', () => {
  let house: House
  before(async () => {
    house = await aHouse()
  })

  /** An empty database, which ends with the stack. */
  async function anEmptyDatabase(resources: AsyncDisposableStack): Promise<{ db: Database; config: Config }> {
    const own = engine === 'postgres' ? resources.use(await aDatabase(house.adminUrl ?? '')) : undefined
    const config = readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: 'memory',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      ...(own === undefined ? {} : { DATABASE_URL: own.url }),
    })
    return { db: resources.use(await openDatabase(config)), config }
  }

  for (const file of kept) {
    it(`with data, as ${file.replace('.json.gz', '')} left it, is brought forward and everything is readable`, async () => {
      const old = JSON.parse(gunzipSync(await readFile(join(import.meta.dirname, file))).toString()) as Kept
      await using resources = new AsyncDisposableStack()
      const { db, config } = await anEmptyDatabase(resources)
      await migrateTo(db, old.level)
      await load(db, old)
      assert.deepEqual(await migrate(db), migrations.filter((name) => name > old.level).toSorted())
      assert.ok(await hasMigrations(db))
      if (old.level < '0161') await assertPacked(db)
      const service = resources.use(await compose(config, { db }))
      const call = async (method: 'GET' | 'PATCH' | 'POST', path: string, body?: unknown) => {
        const answer = await service.app.inject({
          method,
          url: `/api/v1${path}`,
          headers: {
            authorization: `Bearer ${old.key}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        })
        assert.ok(answer.statusCode < 300, `${method} ${path}: ${answer.statusCode} ${answer.body}`)
        return answer
      }
      const { profile, programme, match, alert, webhook, draft } = old.made
      const read = [
        `/profiles/${profile}`,
        `/profiles/${profile}/de-minimis`,
        `/profiles/${profile}/size`,
        `/match/${profile}`,
        `/match/${profile}/questions`,
        `/match/${match}/reasoning`,
        `/programmes/${programme}`,
        `/programmes/${programme}/history`,
        `/programmes/${programme}/matches`,
        '/programmes/search?q=%CF%88%CE%B7%CF%86%CE%B9%CE%B1%CE%BA%CF%8C%CF%82',
        `/alerts/${alert}`,
        `/webhooks/${webhook}`,
        `/webhooks/${webhook}/deliveries`,
        `/drafts/${draft}`,
        `/drafts/${draft}/export?format=docx`,
        '/events',
        '/account/audit',
        '/account/export',
      ]
      for (const path of read) await call('GET', path)
      assert.equal((await call('GET', `/profiles/${profile}`)).json<{ headcount: number }>().headcount, 7)
      const found = (await call('GET', '/programmes')).json<{ data: { slug: string }[] }>().data
      assert.ok(found.some(({ slug }) => slug === programme))
      await call('PATCH', `/profiles/${profile}`, { headcount: 8 })
      await call('POST', `/webhooks/${webhook}/rotate-secret`, {})
      await call('POST', '/profiles', { kind: 'client', name: 'Νέο' })
    })
  }

  it('with pairs of every kind has them packed, and its own processes cannot change what they left', async () => {
    await using resources = new AsyncDisposableStack()
    const { db } = await anEmptyDatabase(resources)
    await migrateTo(db, '0140-secret-key.sql')
    const { profiles, programmes } = { profiles: 6, programmes: 1500 }
    await db.asService('operate accounts', async (tx) => {
      await sql`insert into accounts (id, name, tier, created_at, calls_per_minute) values ('acc_a', 'A', 'agency', now(), 600)`.execute(
        tx,
      )
      await sql`
        insert into profiles (id, account_id, version, kind, search_text, document, created_at, updated_at)
        select 'prf_' || n, 'acc_a', 1, 'client', '', '{}', now(), now() from generate_series(1, ${profiles}::int) as n`.execute(
        tx,
      )
      // Of one programme in ten other criteria than the rest of its pairs have; of some none at all.
      await sql`
        insert into matching_states (account_id, profile_id, programme_id, verdict, base, outcomes, changes_on, scored_at)
        select 'acc_a', 'prf_' || p, md5(n::text)::uuid, (array['eligible', 'not_eligible', 'needs_info', 'needs_review'])[1 + (n + p) % 4],
          (n * 7 + p) % 101, coalesce((
            select jsonb_object_agg('c' || (n + i) % 13 || case when n % 10 = 0 and p = 1 then '-old' else '' end,
              (array['met', 'not_met', 'unknown'])[1 + (n * i + p) % 3])
            from generate_series(1, n % 12) as i), '{}'),
          case when n % 5 = 0 then date '2026-01-01' + n * p end, now()
        from generate_series(1, ${programmes}::int) as n, generate_series(1, ${profiles}::int) as p where (n + p) % 3 > 0`.execute(
        tx,
      )
    })
    await migrate(db)
    assert.ok((await assertPacked(db)) > 5000)
    for (const change of [
      "update matching_states set base = 1 where profile_id = 'prf_1'",
      'delete from matching_states',
    ])
      await assert.rejects(db.raw.query('owner', change, []), (error) => isPassing(error))
    await db.asService('operate accounts', (tx) => sql`delete from profiles where id = 'prf_1'`.execute(tx))
    const { rows } = await db.raw.query(
      'owner',
      `select (select count(*) from matching_states where profile_id = 'prf_1') + (select count(*) from matching_pairs where profile_id = 'prf_1') as left`,
      [],
    )
    assert.equal(rows[0]?.['left'], 0)
  })

  it(
    'without data is brought forward from any of its states',
    { skip: engine === 'postgres' ? false : 'the same SQL; PostgreSQL makes databases faster' },
    async () => {
      for (const level of ['0002-platform.sql', '0030-matching.sql', '0057-addresses-asked-later.sql']) {
        await using resources = new AsyncDisposableStack()
        const { db } = await anEmptyDatabase(resources)
        await migrateTo(db, level)
        await migrate(db)
        assert.ok(await hasMigrations(db))
      }
    },
  )
})

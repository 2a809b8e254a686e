import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { compose } from '../../src/compose.ts'
import { readConfig, type Config } from '../../src/platform/config.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { hasMigrations, migrate } from '../../src/platform/db/migrate.ts'
import { aHouse, engine, type House } from '../support/house.ts'
import { aDatabase } from '../support/postgres.ts'
import { load, migrateTo, type Kept } from './data.ts'

const migrations = (await readdir(join(import.meta.dirname, '../../migrations'))).filter((name) =>
  name.endsWith('.sql'),
)
const kept = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.json.gz'))

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

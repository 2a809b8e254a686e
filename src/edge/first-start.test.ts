import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { listAccounts, listKeys } from '../access/access.ts'
import { openDatabase, type Database } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { listProfiles } from '../profiles/profiles.ts'
import { openProgrammes } from '../programmes/programmes.ts'
import { loadReference } from '../reference/reference.ts'
import { aHouse, engine } from '../../test/support/house.ts'
import { firstStart, type FirstStart } from './first-start.ts'
import { operatorContext } from './operator.ts'

const silent = (): void => {}

class Killed extends Error {}

/** The database, which fails at the transaction of this number: before it begins, or when it was committed already. */
function killedAt(db: Database, number: number, when: 'before' | 'after'): Database {
  let count = 0
  const dying =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      count += 1
      if (count === number && when === 'before') throw new Killed()
      const result = await work(...args)
      if (count === number) throw new Killed()
      return result
    }
  return {
    ...db,
    inAccount: dying(db.inAccount) as Database['inAccount'],
    asService: dying(db.asService) as Database['asService'],
  }
}

describe('the first start', { skip: engine === 'pglite' ? false : 'about the embedded database' }, () => {
  test('makes everything once, wherever it is cut off and however often', async () => {
    await using db = await openDatabase({ dataDir: 'memory', databasePoolSize: 1 })
    await migrate(db)
    const kit = openProgrammes(await loadReference())
    const now = Temporal.Instant.from('2026-11-28T21:30:00Z')
    const operator = { db, now, command: 'test' }

    let made: FirstStart | undefined
    let kills = 0
    for (let number = 1; made === undefined; number += 1) {
      const dying = killedAt(db, number, number % 2 === 0 ? 'before' : 'after')
      try {
        made = await firstStart(dying, kit, now.add({ hours: number }), silent)
      } catch (error) {
        assert.ok(error instanceof Killed, String(error))
        kills += 1
      }
    }
    assert.ok(kills > 10, `${kills} kills`)

    const accounts = await listAccounts(operator)
    assert.deepEqual(
      accounts.map(({ name, tier, publisher }) => [name, tier, publisher]),
      [['Sample agency', 'agency', true]],
    )
    const ctx = operatorContext(db, made.accountId, now, 'test')
    const profiles = await listProfiles(ctx, {}, null, 100)
    assert.equal(profiles.length, made.profiles)
    const keys = await listKeys(ctx, { before: null, limit: 100 })
    assert.equal(keys.filter(({ status }) => status === 'active').length, 1)
    const versions = await sql<{ version: number; count: number }>`
      select published_version as version, count(*) as count from programmes group by 1`.execute(db.kysely)
    assert.deepEqual(versions.rows, [{ version: 1, count: made.programmes }])
    const { rows } = await sql<{ started_on: string }>`select started_on from edge_first_start`.execute(db.kysely)
    assert.deepEqual(rows, [{ started_on: '2026-11-29' }], 'the day in Greece of the first attempt')

    // The key was not seen yet, so the next start makes another one; after it was, there is nothing more to do.
    const again = await firstStart(db, kit, now, silent)
    assert.notEqual(again?.key, made.key)
    await again?.end()
    assert.equal(await firstStart(db, kit, now, silent), undefined)
  })

  test('does nothing where the operator has made an account before', async () => {
    const { db, clock, newAccount } = await aHouse()
    await newAccount()
    assert.equal(await firstStart(db, openProgrammes(await loadReference()), clock.now(), silent), undefined)
  })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { aHouse, type House } from '../../../test/support/house.ts'
import { hasMigrations, migrate, MigrationError } from './migrate.ts'

describe('migrations', () => {
  let house: House
  before(async () => {
    house = await aHouse()
  })
  const run = (text: string) => house.db.raw.script(text)

  it('are applied once', async () => {
    assert.deepEqual(await migrate(house.db), [])
    assert.ok(await hasMigrations(house.db))
  })

  it('run one process after the other when several start together', async () => {
    assert.deepEqual(await Promise.all([migrate(house.db), migrate(house.db), migrate(house.db)]), [[], [], []])
  })

  it('refuse a file that was changed after it was applied', async () => {
    await run("update schema_migrations set checksum = 'x' || checksum where name = '0001-access.sql'")
    try {
      await assert.rejects(
        migrate(house.db),
        (error) => error instanceof MigrationError && /0001-access\.sql/.test(error.message),
      )
    } finally {
      await run("update schema_migrations set checksum = substr(checksum, 2) where name = '0001-access.sql'")
    }
  })

  it('refuse a database of a newer version, beside which a process that runs already goes on', async () => {
    await run("insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')")
    try {
      await assert.rejects(
        migrate(house.db),
        (error) => error instanceof MigrationError && /newer version/.test(error.message),
      )
      assert.equal(await hasMigrations(house.db), true)
    } finally {
      await run("delete from schema_migrations where name = '9999-later.sql'")
    }
  })
})

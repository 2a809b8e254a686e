import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { aHouse, type House } from '../../../test/support/house.ts'
import { newId } from '../ids.ts'
import { Problem } from '../problem.ts'
import { isDatabaseError } from './errors.ts'
import { json } from './values.ts'

describe('the database', () => {
  let house: House
  before(async () => {
    house = await aHouse()
  })

  it('shows an account its own rows and no other', async () => {
    const [one, other] = [await house.newAccount(), await house.newAccount()]
    const names = (account: string) =>
      house.db.inAccount(account, async (tx) => (await sql<{ id: string }>`select id from accounts`.execute(tx)).rows)
    assert.deepEqual(await names(one), [{ id: one }])
    assert.deepEqual(await names(other), [{ id: other }])
  })

  it('shows nothing of any account to a statement outside an account', async () => {
    await house.newAccount()
    const { rows } = await sql`select id from accounts`.execute(house.db.kysely)
    assert.deepEqual(rows, [])
  })

  it('forgets the account when the transaction ends', async () => {
    const account = await house.newAccount()
    await house.db.inAccount(account, async (tx) => sql`select 1`.execute(tx))
    const { rows } = await sql<{ seen: number }>`select count(*) as seen from accounts`.execute(house.db.kysely)
    assert.equal(rows[0]?.seen, 0)
  })

  it('lets no account write a row for another', async () => {
    const [one, other] = [await house.newAccount(), await house.newAccount()]
    const steal = house.db.inAccount(one, (tx) =>
      sql`insert into platform_jobs (id, account_id, name, payload) values (${newId('job', house.clock.now())}, ${other}, 'x.y', '{}')`.execute(
        tx,
      ),
    )
    await assert.rejects(steal, (error) => isDatabaseError(error, '42501'))
  })

  it('lets the named statements of the service see every account', async () => {
    const account = await house.newAccount()
    const { rows } = await house.db.asService('operate accounts', (tx) =>
      sql`select id from accounts where id = ${account}`.execute(tx),
    )
    assert.equal(rows.length, 1)
  })

  it('refuses an account id that is none, since it is written into the statement', async () => {
    assert.throws(() => house.db.inAccount("acc_' or true --", async () => 1), TypeError)
  })

  it('rolls back when the work throws', async () => {
    const account = await house.newAccount()
    await assert.rejects(
      house.db.inAccount(account, async (tx) => {
        await sql`update accounts set name = 'changed'`.execute(tx)
        throw new Error('no')
      }),
      /no/,
    )
    const { rows } = await house.db.inAccount(account, (tx) =>
      sql<{ name: string }>`select name from accounts`.execute(tx),
    )
    assert.equal(rows[0]?.name, 'Δοκιμή ΑΕ')
  })

  it('does not report success when a failed statement was swallowed', async () => {
    const account = await house.newAccount()
    const swallowed = house.db.inAccount(account, async (tx) => {
      await sql`update accounts set name = 'changed'`.execute(tx)
      await sql`select 1/0`.execute(tx).catch(() => {})
      return 'fine'
    })
    await assert.rejects(swallowed, (error) => isDatabaseError(error, '22012'))
  })

  it('answers nothing through a transaction that is over', async () => {
    const account = await house.newAccount()
    const kept = await house.db.inAccount(account, async (tx) => ({ tx }))
    await assert.rejects(sql`select 1`.execute(kept.tx), /over/)
  })

  it('runs nothing after a rollback that was asked for while the rollback had to wait', async () => {
    const account = await house.newAccount()
    const late = Promise.withResolvers<unknown>()
    const refused = assert.rejects(late.promise, /over/)
    const failed = house.db.inAccount(account, async (tx) => {
      sql`select pg_sleep(0.1)`.execute(tx).catch(() => {})
      setTimeout(() => late.resolve(sql`select 1`.execute(tx)), 40)
      await sleep(10)
      throw new Error('no')
    })
    await assert.rejects(failed, /no/)
    await refused
  })

  it('lets a statement outside wait for an open transaction instead of joining it', async () => {
    const account = await house.newAccount()
    const order: string[] = []
    let outside: Promise<unknown> = Promise.resolve()
    await house.db.inAccount(account, async (tx) => {
      outside = house.db.ping().then(() => order.push('outside'))
      await sql`select pg_sleep(0.05)`.execute(tx)
      order.push('inside')
    })
    await outside
    assert.equal(order.length, 2)
    if (house.engine === 'pglite') assert.deepEqual(order, ['inside', 'outside'])
  })

  it('runs many transactions at a time, each whole', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => house.newAccount()))
    const seen = await Promise.all(
      accounts.map((account) =>
        house.db.inAccount(account, async (tx) => {
          await sql`update accounts set name = id`.execute(tx)
          const { rows } = await sql<{ name: string }>`select name from accounts`.execute(tx)
          return rows.map(({ name }) => name)
        }),
      ),
    )
    assert.deepEqual(
      seen,
      accounts.map((account) => [account]),
    )
  })

  it('delivers a notification when its transaction commits, and none when it rolls back', async () => {
    const heard: (string | null)[] = []
    await using _listening = await house.db.listen('a_channel', (payload) => heard.push(payload))
    const account = await house.newAccount()
    await house.db.inAccount(account, (tx) => house.db.notify(tx, 'a_channel', 'committed'))
    await house.db
      .inAccount(account, async (tx) => {
        await house.db.notify(tx, 'a_channel', 'rolled back')
        throw new Error('no')
      })
      .catch(() => {})
    await house.db.inAccount(account, (tx) => house.db.notify(tx, 'a_channel', 'last'))
    while (!heard.includes('last')) await new Promise((resolve) => setTimeout(resolve, 5))
    assert.deepEqual(heard, ['committed', 'last'])
  })

  it('has heard of every change that another connection was told is committed', async () => {
    await using other = await house.elsewhere()
    const heard: (string | null)[] = []
    await using _listening = await other.listen('elsewhere', (payload) => heard.push(payload))
    const account = await house.newAccount()
    for (let round = 0; round < 100; round += 1) {
      // Some ask meanwhile: whoever shares a question shares one that was asked after it came.
      const asking = other.caughtUp()
      await house.db.inAccount(account, (tx) => house.db.notify(tx, 'elsewhere', String(round)))
      assert.deepEqual(await Promise.all([other.caughtUp(), other.caughtUp(), asking]), [true, true, true])
      assert.equal(heard.at(-1), String(round))
    }
  })

  it('refuses with 503 and Retry-After when a lock is not granted in time', async () => {
    const account = await house.newAccount()
    const late = house.db.inAccount(account, async (tx) => {
      await sql`set local lock_timeout = 1`.execute(tx)
      await sql`do $$ begin raise exception using errcode = '55P03'; end $$`.execute(tx)
    })
    await assert.rejects(
      late,
      (error) => error instanceof Problem && error.status === 503 && error.headers['Retry-After'] === '2',
    )
  })

  it('reads every type the same on both engines', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 12345678901::int8 as int8, 7::int4 as int4, 1.10::numeric as numeric, 1.5::float8 as float8, true as bool,
        date '2026-02-03' as date, timestamptz '2026-02-03 04:05:06.789012+02' as at, ${json([{ a: 1 }])}::jsonb as jsonb,
        ${new Uint8Array([0, 1, 255])}::bytea as bytea, null::text as nothing, array['a,b', 'c"\\d', null, 'NULL', ''] as texts,
        array[array[1, 2], array[3, 4]] as nested, array[]::int8[] as none, count(*) as count, 'Ά'::text as letter,
        array[timestamptz '2026-01-01Z'] as instants`.execute(house.db.kysely)
    const [row] = rows
    assert.deepEqual(
      { ...row, at: String(row?.['at']), instants: String(row?.['instants']) },
      {
        int8: 12_345_678_901,
        int4: 7,
        numeric: '1.10',
        float8: 1.5,
        bool: true,
        date: '2026-02-03',
        at: '2026-02-03T02:05:06.789012Z',
        jsonb: [{ a: 1 }],
        bytea: new Uint8Array([0, 1, 255]),
        nothing: null,
        texts: ['a,b', 'c"\\d', null, 'NULL', ''],
        nested: [
          [1, 2],
          [3, 4],
        ],
        none: [],
        count: 1,
        letter: 'Ά',
        instants: '2026-01-01T00:00:00Z',
      },
    )
    assert.ok(row?.['at'] instanceof Temporal.Instant)
    assert.equal(row?.['bytea']?.constructor, Uint8Array)
  })

  it('binds values and reads them back unchanged', async () => {
    const instant = Temporal.Instant.from('2026-02-03T04:05:06.789012Z')
    const texts = ['x"\\', 'b,', '{}', null, 'NULL', ' ', 'Ωμέγα']
    const { rows } = await sql<Record<string, unknown>>`
      select ${instant}::timestamptz as at, ${texts}::text[] as texts, ${[1, 2]}::int8[] as numbers,
        ${Temporal.PlainDate.from('2026-02-03')}::date as date, ${false}::bool as bool, ${1.25}::numeric as numeric`.execute(
      house.db.kysely,
    )
    const [row] = rows
    assert.ok(instant.equals(row?.['at'] as Temporal.Instant))
    assert.deepEqual(row?.['texts'], texts)
    assert.deepEqual(row?.['numbers'], [1, 2])
    assert.deepEqual([row?.['date'], row?.['bool'], row?.['numeric']], ['2026-02-03', false, '1.25'])
  })

  it('refuses a number that does not fit instead of rounding it', async () => {
    await assert.rejects(sql`select 9007199254740993::int8`.execute(house.db.kysely), RangeError)
  })

  it('refuses undefined as a value', async () => {
    await assert.rejects(sql`select ${undefined}::text`.execute(house.db.kysely), TypeError)
  })

  it('knows Greek letters', async () => {
    const { rows } = await sql<{ lower: string; similar: boolean; stem: string }>`
      select lower('ΆΝΩ') as lower, similarity('επιχείρηση', 'επιχειρηση') > 0.3 as similar,
        to_tsvector('greek', 'επιχειρήσεις')::text as stem`.execute(house.db.kysely)
    assert.deepEqual(rows, [{ lower: 'άνω', similar: true, stem: "'επιχειρησ':1" }])
  })
})

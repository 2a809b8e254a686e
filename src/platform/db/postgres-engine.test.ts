import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { aHouse, engine, type House } from '../../../test/support/house.ts'
import { Wire } from '../../../test/support/wire.ts'
import { Problem } from '../problem.ts'
import { openDatabase, type Database } from './db.ts'

describe('PostgreSQL in trouble', { skip: engine === 'postgres' ? false : 'needs PostgreSQL' }, () => {
  let house: House
  let wire: Wire
  let db: Database
  before(async () => {
    house = await aHouse()
    const url = new URL(house.config.databaseUrl ?? '')
    wire = await Wire.to(Number(url.port))
    url.port = String(wire.port)
    db = await openDatabase({ ...house.config, databaseUrl: url.href })
  })
  after(async () => {
    await db[Symbol.asyncDispose]()
    wire.close()
  })

  const refused = (error: unknown) =>
    error instanceof Problem && error.status === 503 && error.headers['Retry-After'] !== undefined
  const within = async (milliseconds: number, work: Promise<unknown>) => {
    const started = performance.now()
    await assert.rejects(work, refused)
    const took = performance.now() - started
    assert.ok(took < milliseconds, `took ${took} ms`)
  }

  it('refuses at once when the connection breaks, and works again by itself', async () => {
    const account = await house.newAccount()
    const running = db.inAccount(account, (tx) => sql`select pg_sleep(10)`.execute(tx))
    await sleep(200)
    wire.cut()
    // Long before the statement would end.
    await within(5000, running)
    await db.inAccount(account, (tx) => sql`select 1`.execute(tx))
  })

  it('refuses within 5 s when the server goes silent, whether or not a connection was open', async () => {
    const account = await house.newAccount()
    await db.ping()
    const ask = () => db.inAccount(account, (tx) => sql`select 1`.execute(tx))
    wire.silence(true)
    await within(5000, ask())
    // From then on at once, however many statements a call has, until there is a sign of life.
    await within(100, ask())
    wire.silence(false)
    const since = performance.now()
    for (let back = false; !back;) {
      back = await ask().then(
        () => true,
        (error) => !refused(error),
      )
      assert.ok(performance.now() - since < 4000, 'it does not come back')
      await sleep(20)
    }
    await ask()
  })

  it('lets a statement take long while the server is there', async () => {
    const account = await house.newAccount()
    await db.inAccount(account, (tx) => sql`select pg_sleep(3)`.execute(tx))
  })

  it('ends a request’s statement after its time', async () => {
    const account = await house.newAccount()
    const late = db.inAccount(account, async (tx) => {
      await sql`set local statement_timeout = 100`.execute(tx)
      await sql`select pg_sleep(10)`.execute(tx)
    })
    await within(1000, late)
  })

  it('listens again after a lost connection, and says that something may be missed', async () => {
    const heard: (string | null)[] = []
    await using _listening = await db.listen('after_a_gap', (payload) => heard.push(payload))
    wire.cut()
    while (!heard.includes(null)) await sleep(10)
    const account = await house.newAccount()
    await house.db.inAccount(account, (tx) => house.db.notify(tx, 'after_a_gap', 'again'))
    while (!heard.includes('again')) await sleep(10)
    assert.deepEqual(heard, [null, 'again'])
  })

  it('does not know whether all was heard while it listens to nobody, and refuses while the server is silent', async () => {
    const heard: (string | null)[] = []
    await using _listening = await db.listen('caught_up', (payload) => heard.push(payload))
    assert.equal(await db.caughtUp(), true)
    const asking = db.caughtUp()
    wire.cut()
    assert.equal(await asking, false)
    assert.equal(await db.caughtUp(), false)
    while (!heard.includes(null)) await sleep(10)
    assert.equal(await db.caughtUp(), true)
    wire.silence(true)
    await within(5000, db.caughtUp())
    wire.silence(false)
    while (!(await db.caughtUp().catch(() => false))) await sleep(20)
  })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { aHouse, type House } from '../../../test/support/house.ts'
import { openLog } from '../log.ts'
import { notFound, Problem } from '../problem.ts'
import { forgetOldEvents, handOutEvents, handOutOnce, type HandOutDeps } from './hand-out.ts'
import { record, type DomainEvent, type Reaction, type Reactions } from './events.ts'

describe('events', () => {
  let house: House
  before(async () => {
    house = await aHouse()
  })

  const thing = (accountId: string | null, type: string, data: unknown = {}): DomainEvent => ({
    accountId,
    type,
    data,
    occurredAt: house.clock.now(),
    subject: { thing_id: 'x' },
  })
  // Events of other tests are handed out too: whatever their type, nobody reacts.
  const deps = (reactions: Reactions): HandOutDeps => ({
    db: house.db,
    clock: house.clock,
    log: openLog('silent'),
    reactions: new Proxy(reactions, { get: (table, type) => table[String(type)] ?? [] }),
  })
  const handOutAll = async (of: HandOutDeps) => {
    while ((await handOutOnce(of)) > 0) {}
  }

  it('reach their reactions in the order they were recorded, each once', async () => {
    const account = await house.newAccount()
    const seen: unknown[] = []
    const note: Reaction = async (_tx, event) => void seen.push(event.data)
    for (const n of [1, 2, 3]) await house.db.inAccount(account, (tx) => record(tx, thing(account, 'order.noted', n)))
    await handOutAll(deps({ 'order.noted': [note] }))
    await handOutAll(deps({ 'order.noted': [note] }))
    assert.deepEqual(seen, [1, 2, 3])
  })

  it('of what work waits for come before all matches that are still to be told of, and no profile ends before its matches', async () => {
    const account = await house.newAccount()
    const seen: string[] = []
    const note: Reaction = async (_tx, event) => void (event.accountId === account && seen.push(event.type))
    const types = ['match.scored', 'match.scored', 'profile.deleted', 'programme.updated', 'profile.changed']
    for (const type of types) await house.db.inAccount(account, (tx) => record(tx, thing(account, type)))
    await handOutAll(deps(Object.fromEntries(types.map((type) => [type, [note]]))))
    assert.deepEqual(seen, ['programme.updated', 'profile.changed', 'match.scored', 'match.scored', 'profile.deleted'])
  })

  it('do not exist when the change that causes them is rolled back', async () => {
    const account = await house.newAccount()
    const seen: unknown[] = []
    await house.db
      .inAccount(account, async (tx) => {
        await record(tx, thing(account, 'never.happened'))
        throw new Error('no')
      })
      .catch(() => {})
    await handOutAll(deps({ 'never.happened': [async () => void seen.push(1)] }))
    assert.deepEqual(seen, [])
  })

  it('let a reaction see the account of the event and no other', async () => {
    const [one] = [await house.newAccount(), await house.newAccount()]
    let seen: readonly { id: string }[] = []
    const look: Reaction = async (tx) => {
      seen = (await sql<{ id: string }>`select id from accounts`.execute(tx)).rows
    }
    await house.db.inAccount(one, (tx) => record(tx, thing(one, 'account.looked')))
    await handOutAll(deps({ 'account.looked': [look] }))
    assert.deepEqual(seen, [{ id: one }])
  })

  it('are tried again later when a reaction fails, and hold up no other', async () => {
    const account = await house.newAccount()
    const seen: string[] = []
    let broken = true
    const fragile: Reaction = async (tx) => {
      await sql`update accounts set name = name || '!'`.execute(tx)
      if (broken) throw new Error('broken')
      seen.push('fragile')
    }
    const sturdy: Reaction = async () => void seen.push('sturdy')
    await house.db.inAccount(account, (tx) => record(tx, thing(account, 'fragile.thing')))
    await house.db.inAccount(account, (tx) => record(tx, thing(account, 'sturdy.thing')))
    const table = deps({ 'fragile.thing': [fragile], 'sturdy.thing': [sturdy] })
    await handOutAll(table)
    assert.deepEqual(seen, ['sturdy'])
    broken = false
    await handOutAll(table)
    assert.deepEqual(seen, ['sturdy'], 'it waits before it is tried again')
    house.clock.advance({ seconds: 3 })
    await handOutAll(table)
    assert.deepEqual(seen, ['sturdy', 'fragile'])
    const { rows } = await house.db.inAccount(account, (tx) =>
      sql<{ name: string }>`select name from accounts`.execute(tx),
    )
    assert.equal(rows[0]?.name, 'Δοκιμή ΑΕ!', 'a failed reaction leaves nothing behind')
  })

  it('are not at fault when the database goes away under a reaction: they stay, unmarked and untold', async () => {
    const account = await house.newAccount()
    const lines: string[] = []
    const log = openLog('error', { write: (line) => lines.push(line) })
    let tries = 0
    const unlucky: Reaction = async () => {
      tries += 1
      // The first failure has the batch taken apart; the second is that of a lost connection.
      if (tries === 1) throw new Error('broken')
      if (tries === 2) throw new Problem('database_unavailable', { en: 'away', el: 'απούσα' })
    }
    const id = await house.db.inAccount(account, (tx) => record(tx, thing(account, 'unlucky.thing')))
    const table = { ...deps({ 'unlucky.thing': [unlucky] }), log }
    await assert.rejects(handOutOnce(table), (error) => error instanceof Problem && error.status === 503)
    await handOutAll(table)
    assert.equal(tries, 3, 'at once, not after a wait')
    const { rows } = await house.db.inAccount(account, (tx) =>
      sql<{ failures: number }>`select failures from platform_events where id = ${id}`.execute(tx),
    )
    assert.deepEqual([rows[0]?.failures, lines], [0, []])
  })

  it('hold up no other when their reaction refuses, which is a fault like any', async () => {
    const account = await house.newAccount()
    let seen = 0
    const refusing: Reaction = async () => {
      throw notFound({ en: 'thing', el: 'πράγμα' }, 'x')
    }
    await house.db.inAccount(account, (tx) => record(tx, thing(account, 'refused.thing')))
    await house.db.inAccount(account, (tx) => record(tx, thing(account, 'next.thing')))
    await handOutAll(deps({ 'refused.thing': [refusing], 'next.thing': [async () => void (seen += 1)] }))
    assert.equal(seen, 1)
  })

  it('that are being handed out when the process stops are left to the next, whole', async () => {
    const account = await house.newAccount()
    const stop = new AbortController()
    const seen: unknown[] = []
    const stopping: Reaction = async (tx, event) => {
      await sql`update accounts set name = name || '!'`.execute(tx)
      seen.push(event.data)
      stop.abort()
    }
    for (const n of [1, 2, 3]) await house.db.inAccount(account, (tx) => record(tx, thing(account, 'stopped.at', n)))
    await handOutEvents(deps({ 'stopped.at': [stopping] }), stop.signal)
    assert.deepEqual(seen, [1])
    await handOutAll(deps({ 'stopped.at': [stopping] }))
    assert.deepEqual(seen, [1, 1, 2, 3])
    const { rows } = await house.db.inAccount(account, (tx) =>
      sql<{ name: string }>`select name from accounts`.execute(tx),
    )
    assert.equal(rows[0]?.name, 'Δοκιμή ΑΕ!!!')
  })

  it('are handed out within moments of their commit while the reader runs', async () => {
    const account = await house.newAccount()
    const stop = new AbortController()
    const { promise, resolve } = Promise.withResolvers<void>()
    const reader = handOutEvents(deps({ 'soon.heard': [async () => resolve()] }), stop.signal)
    const started = performance.now()
    await house.db.inAccount(account, (tx) => record(tx, thing(account, 'soon.heard')))
    await promise
    assert.ok(performance.now() - started < 1500)
    stop.abort()
    await reader
  })

  it('of everybody can be recorded by an account and are seen by all', async () => {
    const [one, other] = [await house.newAccount(), await house.newAccount()]
    const id = await house.db.inAccount(one, (tx) => record(tx, thing(null, 'catalogue.changed')))
    const { rows } = await house.db.inAccount(other, (tx) =>
      sql`select id from platform_events where id = ${id}`.execute(tx),
    )
    assert.equal(rows.length, 1)
  })

  it('are forgotten after 30 days', async () => {
    const account = await house.newAccount()
    const of = deps({})
    const id = await house.db.inAccount(account, (tx) => record(tx, thing(account, 'old.news')))
    const kept = () =>
      house.db.inAccount(
        account,
        async (tx) => (await sql`select id from platform_events where id = ${id}`.execute(tx)).rows.length,
      )
    await handOutAll(of)
    house.clock.advance({ hours: 29 * 24 })
    await forgetOldEvents(house.db, house.clock)
    assert.equal(await kept(), 1)
    house.clock.advance({ hours: 2 * 24 })
    await forgetOldEvents(house.db, house.clock)
    assert.equal(await kept(), 0)
  })
})

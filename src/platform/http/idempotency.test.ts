import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { anApi, type Api, type CallerOf } from '../../../test/support/api.ts'
import { engine } from '../../../test/support/house.ts'
import { Wire } from '../../../test/support/wire.ts'
import { openDatabase } from '../db/db.ts'
import { Problem } from '../problem.ts'
import { route } from './route.ts'

/** What the test route is told to do between its effect and its answer. */
let behave: (() => Promise<void>) | undefined
/** Called inside the effect's transaction. */
let inside: (() => Promise<void>) | undefined

const effect = route({
  method: 'POST',
  path: '/test-effects',
  id: 'makeTestEffect',
  tag: 'Account',
  summary: { en: 'Test', el: 'Δοκιμή' },
  scope: null,
  body: Type.Object({ name: Type.String(), also: Type.Optional(Type.Number()) }),
  answers: { 201: { description: 'Done.', schema: Type.Object({ name: Type.String(), at: Type.Integer() }) } },
  async handle(ctx, { body }) {
    await ctx.db.inAccount(ctx.accountId, async (tx) => {
      await sql`update accounts set name = ${body.name} where id = ${ctx.accountId}`.execute(tx)
      await inside?.()
    })
    await behave?.()
    effects += 1
    return {
      status: 201,
      body: { name: body.name, at: effects },
      headers: { location: `/api/v1/test-effects/${effects}` },
    }
  },
})
let effects = 0

const refusing = route({
  method: 'POST',
  path: '/test-refusals',
  id: 'refuseTest',
  tag: 'Account',
  summary: { en: 'Test', el: 'Δοκιμή' },
  scope: null,
  body: Type.Object({ ok: Type.Boolean() }),
  answers: { 200: { description: 'Done.', schema: Type.Object({ ok: Type.Boolean() }) } },
  async handle(ctx, { body }) {
    await ctx.db.inAccount(ctx.accountId, (tx) => sql`select 1`.execute(tx))
    if (!body.ok) throw new Problem('conflict', { en: 'Not now.', el: 'Όχι τώρα.' })
    return { status: 200, body }
  },
})

let api: Api
let caller: CallerOf
before(async () => {
  api = await anApi({ routes: [effect, refusing] })
})
after(() => api[Symbol.asyncDispose]())

const post = (key: string, body: unknown = { name: 'a' }, url = '/api/v1/test-effects', headers = {}) =>
  caller.call('POST', url, body, { 'idempotency-key': key, ...headers })
const codeOf = (response: Awaited<ReturnType<typeof post>>) => response.json<{ code: string }>().code
const fresh = async () => {
  caller = await api.newCaller()
  behave = undefined
  inside = undefined
}

test('the same call gets the first answer again, headers included, and nothing happens twice', async () => {
  await fresh()
  const before = effects
  const first = await post('k1', { name: 'a', also: 1 })
  const again = await post('k1', '{ "also": 1.0,  "name": "\\u0061" }')
  assert.deepEqual([first.statusCode, again.statusCode], [201, 201])
  assert.equal(again.body, first.body)
  assert.equal(again.headers['location'], first.headers['location'])
  assert.equal(first.headers['idempotency-replayed'], undefined)
  assert.equal(again.headers['idempotency-replayed'], 'true')
  assert.equal(effects, before + 1)
})

test('another body, address or language parameter under the same key is refused', async () => {
  await fresh()
  await post('k1')
  assert.equal(codeOf(await post('k1', { name: 'b' })), 'idempotency_key_reused')
  assert.equal(codeOf(await post('k1', { name: 'a' }, '/api/v1/test-effects?lang=en')), 'idempotency_key_reused')
  assert.equal(
    (await post('k1', { ok: true }, '/api/v1/test-refusals')).statusCode,
    200,
    'another route is another call',
  )
})

test('a key belongs to its account', async () => {
  await fresh()
  const first = await post('k1')
  caller = await api.newCaller()
  const other = await post('k1')
  assert.equal(other.statusCode, 201)
  assert.notEqual(other.body, first.body)
})

test('a second call while the first is running is refused with 409, and gets its answer afterwards', async () => {
  await fresh()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: reached, resolve: arrived } = Promise.withResolvers<void>()
  behave = () => {
    arrived()
    return held
  }
  const first = post('k1')
  await reached
  const second = await post('k1')
  assert.equal(codeOf(second), 'idempotency_conflict')
  assert.equal(second.headers['retry-after'], '1')
  letGo()
  behave = undefined
  const answered = await first
  assert.equal((await post('k1')).body, answered.body)
})

test('of fifty calls at once under one key, one happens and every answer agrees', async () => {
  await fresh()
  const before = effects
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('k1')))
  assert.equal(effects, before + 1)
  const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body))
  assert.equal(bodies.size, 1)
  for (const answer of answers)
    assert.ok(answer.statusCode === 201 || codeOf(answer) === 'idempotency_conflict', answer.body)
})

test('a refused call frees its key, so that it can be corrected', async () => {
  await fresh()
  assert.equal((await post('k1', { name: 5 })).statusCode, 422)
  assert.equal(codeOf(await post('k1', { ok: false }, '/api/v1/test-refusals')), 'conflict')
  assert.equal((await post('k1', { ok: true }, '/api/v1/test-refusals')).statusCode, 200)
  assert.equal((await post('k1')).statusCode, 201)
})

test('a process that died before its effect gives the key back after its lease', async () => {
  await fresh()
  // As after a crash: the claim stands, nobody works on it.
  await crash('k1', 'running')
  assert.equal(codeOf(await post('k1')), 'idempotency_conflict')
  api.house.clock.advance({ seconds: 91 })
  assert.equal((await post('k1')).statusCode, 201)
})

test('a process that died between its effect and its answer never causes the effect a second time', async () => {
  await fresh()
  await post('k1')
  await crash('k1', 'effect')
  api.house.clock.advance({ seconds: 91 })
  const before = effects
  const response = await post('k1')
  assert.equal(codeOf(response), 'idempotency_answer_lost')
  assert.equal(effects, before)
})

test(
  'a call whose connection broke between its commit and the answer is not made again under its key',
  { skip: engine === 'postgres' ? false : 'about connections to PostgreSQL' },
  async () => {
    await fresh()
    const url = new URL(api.house.config.databaseUrl ?? '')
    const wire = await Wire.to(Number(url.port))
    url.port = String(wire.port)
    const db = await openDatabase({ ...api.house.config, databaseUrl: url.href })
    const wired = await anApi({ house: { ...api.house, db }, routes: [effect] })
    const onWire = await wired.callerOf(caller.accountId)
    const send = () => onWire.call('POST', '/api/v1/test-effects', { name: 'committed' }, { 'idempotency-key': 'k1' })
    wire.loseCommitAfter("set state = 'effect'")
    const first = await send()
    assert.deepEqual([first.statusCode, codeOf(first)], [503, 'database_unavailable'])
    assert.equal(await nameOf(), 'committed', 'it happened')
    const before = effects
    assert.equal(codeOf(await send()), 'idempotency_answer_lost', 'it is told at once')
    assert.equal(effects, before)
    await wired[Symbol.asyncDispose]()
    await db[Symbol.asyncDispose]()
    wire.close()
  },
)

test('the mark of the effect commits with the effect: neither exists without the other', async () => {
  await fresh()
  inside = async () => {
    throw new Problem('conflict', { en: 'Rolled back.', el: 'Αναιρέθηκε.' })
  }
  assert.equal(codeOf(await post('k1')), 'conflict')
  assert.equal(await stateOf('k1'), undefined)
  inside = undefined
  behave = async () => {
    assert.equal(await stateOf('k1'), 'effect')
  }
  assert.equal((await post('k1')).statusCode, 201)
  assert.equal(await stateOf('k1'), 'done')
})

test('a call that lost its key to a successor changes nothing', async () => {
  await fresh()
  const name = await nameOf()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: reached, resolve: arrived } = Promise.withResolvers<void>()
  const slow = await anApi({ house: api.house, routes: [slowRoute(held, arrived)] })
  const slowCaller = await slow.callerOf(caller.accountId)
  const call = slowCaller.call('POST', '/api/v1/test-slow', { name: 'late' }, { 'idempotency-key': 'k2' })
  await reached
  await api.house.db.inAccount(caller.accountId, (tx) =>
    sql`update platform_idempotency set claim = 'another' where key = 'k2'`.execute(tx),
  )
  letGo()
  assert.equal((await call).json<{ code: string }>().code, 'idempotency_conflict')
  assert.equal(await nameOf(), name)
  await slow[Symbol.asyncDispose]()
})

test('an answer is kept for a day, then the key is free', async () => {
  await fresh()
  const first = await post('k1')
  api.house.clock.advance({ hours: 23, minutes: 59 })
  assert.equal((await post('k1')).body, first.body)
  api.house.clock.advance({ minutes: 1 })
  assert.notEqual((await post('k1')).body, first.body)
})

test('a secret is kept encrypted and repeated for ten minutes only', async () => {
  await fresh()
  const make = () => post('k1', { name: 'x', scopes: ['profiles:read'] }, '/api/v1/api-keys')
  const { secret } = (await make()).json<{ secret: string }>()
  assert.equal((await make()).json<{ secret: string }>().secret, secret)
  const kept = await api.house.db.inAccount(caller.accountId, (tx) =>
    sql<{ answer: Uint8Array }>`select answer from platform_idempotency where key = 'k1'`.execute(tx),
  )
  const bytes = Buffer.from(kept.rows[0]?.answer ?? [])
  assert.ok(bytes.length > 100)
  for (const text of [secret, Buffer.from(secret).toString('base64').slice(0, 20), 'profiles:read'])
    assert.ok(!bytes.includes(text), 'it is not readable')
  api.house.clock.advance({ minutes: 10 })
  assert.equal(codeOf(await make()), 'secret_already_shown')
})

test('a key must be 1 to 255 visible characters', async () => {
  await fresh()
  for (const key of ['', 'x'.repeat(256), 'a b', 'é']) assert.equal((await post(key)).statusCode, 400, key)
  assert.equal((await post('x'.repeat(255))).statusCode, 201)
})

function slowRoute(held: Promise<void>, arrived: () => void) {
  return route({
    method: 'POST',
    path: '/test-slow',
    id: 'slowTest',
    tag: 'Account',
    summary: { en: 'Test', el: 'Δοκιμή' },
    scope: null,
    body: Type.Object({ name: Type.String() }),
    answers: { 200: { description: 'Done.', schema: Type.Object({ ok: Type.Boolean() }) } },
    async handle(ctx, { body }) {
      arrived()
      await held
      await ctx.db.inAccount(ctx.accountId, (tx) =>
        sql`update accounts set name = ${body.name} where id = ${ctx.accountId}`.execute(tx),
      )
      return { status: 200, body: { ok: true } }
    },
  })
}

async function nameOf(): Promise<string | undefined> {
  const { rows } = await api.house.db.inAccount(caller.accountId, (tx) =>
    sql<{ name: string }>`select name from accounts`.execute(tx),
  )
  return rows[0]?.name
}

async function stateOf(key: string): Promise<string | undefined> {
  const { rows } = await api.house.db.inAccount(caller.accountId, (tx) =>
    sql<{ state: string }>`select state from platform_idempotency where key = ${key}`.execute(tx),
  )
  return rows[0]?.state
}

/** Leaves the key as a process leaves it that was killed at this point. */
async function crash(key: string, state: 'running' | 'effect'): Promise<void> {
  if ((await stateOf(key)) === undefined) await post(key)
  await api.house.db.inAccount(caller.accountId, (tx) =>
    sql`update platform_idempotency set state = ${state}, answer = null, status = null where key = ${key}`.execute(tx),
  )
}

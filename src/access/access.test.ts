import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'
import { changeAccount, createAccount, deleteAccount, issueKey, listAccounts } from './access.ts'

let api: Api
let admin: CallerOf
before(async () => {
  api = await anApi()
  admin = await api.newCaller()
})
after(() => api[Symbol.asyncDispose]())

const keys = '/api/v1/api-keys'
interface Key {
  id: string
  secret: string
  status: string
  scopes: string[]
  expires_at: string | null
  last_used_at: string | null
  replaces: string | null
}
interface Refusal {
  code: string
  detail: string
}

const operator = () => ({ db: api.house.db, now: api.house.clock.now(), command: 'test' })
const as = (token: string) => api.send({ url: '/api/v1/account', headers: { authorization: `Bearer ${token}` } })
const codeOf = async (token: string) => (await as(token)).json<Refusal>().code

async function makeKey(body: unknown = { name: 'x', scopes: ['profiles:read'] }): Promise<Key> {
  const response = await admin.call('POST', keys, body)
  assert.equal(response.statusCode, 201, response.body)
  return response.json<Key>()
}

test('a new key works, shows its secret once, and is listed without it', async () => {
  const key = await makeKey()
  assert.equal((await as(key.secret)).json<{ id: string }>().id, admin.accountId)
  const list = await admin.call('GET', keys)
  assert.ok(list.json<{ data: Key[] }>().data.some(({ id, status }) => id === key.id && status === 'active'))
  assert.ok(!list.body.includes(key.secret))
})

test('nobody grants a scope they lack', async () => {
  const limited = await api.callerOf(admin.accountId, ['keys:admin', 'profiles:read'])
  assert.equal((await limited.call('POST', keys, { name: 'x', scopes: ['profiles:read'] })).statusCode, 201)
  const refused = await limited.call('POST', keys, {
    name: 'x',
    scopes: ['profiles:read', 'matches:read', 'drafts:write'],
  })
  assert.equal(refused.statusCode, 403)
  assert.match(refused.json<Refusal>().detail, /matches:read, drafts:write/)
  const strong = await makeKey({ name: 'strong', scopes: ['matches:write'] })
  assert.equal(
    (await limited.call('POST', `${keys}/${strong.id}/rotate`, {})).json<Refusal>().code,
    'insufficient_scope',
  )
})

test('only a publisher has catalogue:write, and loses it with the mark', async () => {
  const account = await createAccount(operator(), { name: 'Υπουργείο', tier: 'agency', publisher: true })
  const { secret } = await issueKey(operator(), account.id, { name: 'k', scopes: ['catalogue:write'] })
  const scopesNow = async () => (await as(secret)).json<{ caller: { scopes: string[] } }>().caller.scopes
  assert.deepEqual(await scopesNow(), ['catalogue:write'])
  await changeAccount(operator(), account.id, { publisher: false })
  await until(async () => (await scopesNow()).length === 0)
  await assert.rejects(issueKey(operator(), account.id, { name: 'k', scopes: ['catalogue:write'] }), /publisher/)
})

test('a rotated key and its successor both work until the overlap ends, and no third one', async () => {
  const old = await makeKey()
  const next = (await admin.call('POST', `${keys}/${old.id}/rotate`, { overlap_hours: 2 })).json<Key>()
  assert.deepEqual([next.replaces, next.scopes], [old.id, old.scopes])
  await until(async () => (await as(old.secret)).statusCode === 200 && (await as(next.secret)).statusCode === 200)
  assert.equal((await admin.call('POST', `${keys}/${old.id}/rotate`, {})).json<Refusal>().code, 'conflict')
  api.house.clock.advance({ hours: 2 })
  assert.equal(await codeOf(old.secret), 'expired_token')
  assert.equal((await as(next.secret)).statusCode, 200)
  const now = (await admin.call('POST', `${keys}/${next.id}/rotate`, { overlap_hours: 0 })).json<Key>()
  await until(async () => (await codeOf(next.secret)) === 'expired_token')
  assert.equal((await as(now.secret)).statusCode, 200)
})

test('a key whose successor was revoked is told to make way for a new one', async () => {
  const old = await makeKey()
  const next = (await admin.call('POST', `${keys}/${old.id}/rotate`, { overlap_hours: 2 })).json<Key>()
  assert.equal((await admin.call('DELETE', `${keys}/${next.id}`)).statusCode, 204)
  const refused = await admin.call('POST', `${keys}/${old.id}/rotate`, {})
  assert.equal(refused.statusCode, 409)
  assert.match(refused.json<{ detail: string }>().detail, /Make a new key/)
})

test('a revoked key is refused at once', async () => {
  const key = await makeKey()
  assert.equal((await as(key.secret)).statusCode, 200)
  assert.equal((await admin.call('DELETE', `${keys}/${key.id}`)).statusCode, 204)
  await until(async () => (await codeOf(key.secret)) === 'invalid_token')
  assert.equal((await admin.call('DELETE', `${keys}/${key.id}`)).statusCode, 204, 'revoking again changes nothing')
})

test('a key ends at its expiry, which must lie ahead', async () => {
  const soon = api.house.clock.now().add({ minutes: 5 }).toString()
  const key = await makeKey({ name: 'x', scopes: ['profiles:read'], expires_at: soon })
  assert.equal((await as(key.secret)).statusCode, 200)
  api.house.clock.advance({ minutes: 5 })
  const refused = await as(key.secret)
  assert.equal(refused.json<Refusal>().code, 'expired_token')
  assert.match(String(refused.headers['www-authenticate']), /error="invalid_token"/)
  assert.equal(
    (await admin.call('POST', keys, { name: 'x', scopes: ['profiles:read'], expires_at: soon })).statusCode,
    422,
  )
})

test('a mistyped, a cut and an unknown key are told apart', async () => {
  const { secret } = await makeKey()
  assert.match((await as(secret.slice(0, -5))).json<Refusal>().detail, /cut off.*it has \d+ characters/)
  assert.match(
    (await as(secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))).json<Refusal>().detail,
    /mistyped/,
  )
  assert.match((await as('hello')).json<Refusal>().detail, /neither an API key/)
  assert.equal((await as(secret.replace('smk_live_', 'smk_test_'))).statusCode, 401)
  for (const header of ['Basic abc', 'Bearer', 'Bearer a b', `Bearer ${secret},x`]) {
    assert.equal(
      (await api.send({ url: '/api/v1/account', headers: { authorization: header } })).statusCode,
      401,
      header,
    )
  }
})

test('the last use of a key is noted within five minutes', async () => {
  const key = await makeKey()
  await as(key.secret)
  const shown = async () =>
    (await admin.call('GET', `${keys}?limit=100`)).json<{ data: Key[] }>().data.find(({ id }) => id === key.id)
  await until(async () => (await shown())?.last_used_at !== null)
})

test('what an account changed is in its audit log, with who and where', async () => {
  const other = await api.newCaller()
  const { id } = (
    await other.call('POST', keys, { name: 'x', scopes: ['profiles:read'] }, { 'x-request-id': 'audit-1' })
  ).json<Key>()
  await other.call('DELETE', `${keys}/${id}`)
  await other.call('POST', keys, { name: 'x', scopes: [] })
  const { data } = (await other.call('GET', '/api/v1/account/audit?limit=2')).json<{
    data: { action: string; subject: string; request_id: string; caller: { kind: string } }[]
  }>()
  assert.deepEqual(
    data.map(({ action, subject, caller }) => [action, subject, caller.kind]),
    [
      ['revokeApiKey', `${keys}/${id}`, 'api_key'],
      ['createApiKey', keys, 'api_key'],
    ],
  )
  assert.equal(data[1]?.request_id, 'audit-1')
})

test('the account shows its tier, limits and use', async () => {
  const other = await api.newCaller()
  await other.call('GET', '/api/v1/account')
  const shown = (await other.call('GET', '/api/v1/account')).json<{
    tier: string
    limits: { calls_per_minute: number }
    usage: { calls: number; calls_remaining: number; api_keys: number }
  }>()
  assert.deepEqual(
    [shown.tier, shown.limits.calls_per_minute, shown.usage.calls, shown.usage.calls_remaining, shown.usage.api_keys],
    ['agency', 600, 2, 598, 1],
  )
})

test('the operator lists, changes and deletes accounts; a deleted one is gone with its keys', async () => {
  const account = await createAccount(operator(), { name: 'Γραφείο', tier: 'pro' })
  const { secret } = await issueKey(operator(), account.id, { name: 'k' })
  await changeAccount(operator(), account.id, { tier: 'agency', callsPerMinute: 5, name: 'Νέο όνομα' })
  const listed = (await listAccounts(operator())).find(({ id }) => id === account.id)
  assert.deepEqual([listed?.tier, listed?.callsPerMinute, listed?.name], ['agency', 5, 'Νέο όνομα'])
  assert.equal((await as(secret)).statusCode, 200)
  await deleteAccount(operator(), account.id)
  await until(async () => (await codeOf(secret)) === 'invalid_token')
  await assert.rejects(changeAccount(operator(), account.id, { tier: 'free' }), /not_found/)
})

test('an address that keeps failing must wait, while known keys of it go on', async () => {
  const strict = await anApi({ house: api.house, failuresPerMinute: 5 })
  const known = await strict.newCaller()
  assert.equal((await known.call('GET', '/api/v1/account')).statusCode, 200)
  for (let attempt = 0; attempt < 5; attempt++)
    assert.equal(
      (await strict.send({ url: '/api/v1/account', headers: { authorization: 'Bearer x' } })).statusCode,
      401,
    )
  const refused = await strict.send({ url: '/api/v1/account', headers: { authorization: 'Bearer x' } })
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json<Refusal>().code, 'too_many_failures')
  assert.match(String(refused.headers['retry-after']), /^[1-9]\d*$/)
  assert.equal((await strict.send({ url: '/api/v1/account' })).statusCode, 401, 'no credentials: no attempt to guess')
  assert.equal((await known.call('GET', '/api/v1/account')).statusCode, 200)
  strict.house.clock.advance({ seconds: 61 })
  assert.equal((await strict.send({ url: '/api/v1/account', headers: { authorization: 'Bearer x' } })).statusCode, 401)
  await strict[Symbol.asyncDispose]()
})

/** Waits for what a notification brings about: it arrives within milliseconds, but not within the call. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds()) return
    await sleep(50)
  }
  assert.fail('it did not come about within 5 s')
}

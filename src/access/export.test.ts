import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'

interface Row {
  table: string
  row: Record<string, unknown>
}

describe('what an account holds', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())

  const exported = async (caller: CallerOf): Promise<Row[]> => {
    const answer = await caller.call('GET', '/api/v1/account/export')
    assert.equal(answer.statusCode, 200, answer.body)
    assert.match(String(answer.headers['content-type']), /^application\/x-ndjson/u)
    return answer.body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
  }

  test('can be taken out whole, without secrets and without anything of others', async () => {
    const caller = await api.newCaller()
    const stranger = await api.newCaller()
    await stranger.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Ξένος πελάτης' })
    await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Δικός μου πελάτης', headcount: 3 })
    const webhook = await caller.call('POST', '/api/v1/webhooks/register', {
      url: 'http://127.0.0.1:9999/',
      event_types: ['match.scored'],
    })
    const { secret } = webhook.json<{ secret: string }>()
    const rows = await exported(caller)
    const whole = JSON.stringify(rows)
    const tables = new Set(rows.map(({ table }) => table))
    for (const table of [
      'accounts',
      'access_keys',
      'profiles',
      'webhooks_endpoints',
      'platform_audit',
      'platform_events',
    ])
      assert.ok(tables.has(table), table)
    assert.match(whole, /Δικός μου πελάτης/u)
    assert.doesNotMatch(whole, /Ξένος πελάτης/u)
    assert.ok(!whole.includes(secret) && !whole.includes(caller.token.split('_').at(-1) ?? '?'))
    for (const { row } of rows) assert.ok(!Object.keys(row).some((name) => /secret|hash|token/u.test(name)))
  })

  test('a profile that is erased leaves ids behind, and nothing that was known of it', async () => {
    const caller = await api.newCaller()
    const made = await caller.call('POST', '/api/v1/profiles', {
      kind: 'client',
      name: 'Σβησμένος πελάτης',
      tax_id: '000000012',
    })
    const { id } = made.json<{ id: string }>()
    assert.equal((await caller.call('DELETE', `/api/v1/profiles/${id}`)).statusCode, 204)
    const rows = await exported(caller)
    assert.doesNotMatch(JSON.stringify(rows), /Σβησμένος|000000012/u)
    assert.ok(
      rows.every(
        ({ table, row }) => table !== 'profiles' && !(table.startsWith('matching_') && row['profile_id'] === id),
      ),
    )
    const audit = await caller.call('GET', '/api/v1/account/audit')
    const actions = audit.json<{ data: { action: string; subject: string }[] }>().data
    assert.ok(actions.some(({ action, subject }) => action === 'deleteProfile' && subject.endsWith(id)))
  })
})

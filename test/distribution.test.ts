import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openDatabase } from '../src/platform/db/db.ts'
import { anApi } from './support/api.ts'
import { aHouse, engine } from './support/house.ts'
import { resources } from './support/resources.ts'
import { Wire } from './support/wire.ts'

/**
 * Past one PostgreSQL the tables of accounts are distributed by account: a statement reaches one node only if its own text
 * holds the account, which row-level security adds too late for that. So the statements of requests are read from the wire.
 */
describe('statements of requests', { skip: engine === 'postgres' ? false : 'read from the wire to PostgreSQL' }, () => {
  it('name the account of every table that belongs to accounts', async () => {
    const house = await aHouse()
    const tenantTables = (
      await house.db.raw.query(
        'owner',
        "select relname as name from pg_class where relkind = 'r' and relforcerowsecurity",
        [],
      )
    ).rows.map((row) => String(row['name']))
    const found = new Set<string>()
    const url = new URL(house.config.databaseUrl ?? '')
    const wire = await Wire.to(Number(url.port), () => {
      let ofAccount = false
      return (sql) => {
        if (/^begin; .*app\.account_id/.test(sql)) ofAccount = true
        else if (/^begin|^commit|^rollback/.test(sql)) ofAccount = false
        else if (ofAccount) found.add(sql)
      }
    })
    url.port = String(wire.port)
    const db = await openDatabase({ ...house.config, databaseUrl: url.href })
    const api = await anApi({ house: { ...house, db } })
    try {
      await useEverything(api)
    } finally {
      await api[Symbol.asyncDispose]()
      await db[Symbol.asyncDispose]()
      wire.close()
    }
    assert.ok(found.size > 50, `${found.size} statements were heard`)
    const without = [...found].filter((sql) => {
      const tables = tenantTables.filter((table) =>
        new RegExp(`(from|join|into|update|using)\\s+"?${table}"?\\b`).test(sql),
      )
      // An account itself is found by its id.
      const others = tables.filter((table) => table !== 'accounts')
      return others.length > 0 && !/account_id"? = |insert into "?\w+"?( as \w+)? ?\([^)]*account_id/.test(sql.trim())
    })
    assert.deepEqual(without, [])
  })
})

/** One of each thing, read, listed and changed, by a caller whose statements are heard. */
async function useEverything(api: Awaited<ReturnType<typeof anApi>>): Promise<void> {
  const caller = await api.newCaller()
  for (const { parameter, under, make } of resources) {
    const id = await make(caller, api)
    const reads: Record<string, string[]> = {
      '/api/v1/profiles/': ['', '/de-minimis', '/size', '/compatible'],
      profile_id: ['', '/questions', '/export?format=csv'],
      match_id: ['/reasoning'],
      '/api/v1/webhooks/': ['', '/deliveries'],
      '/api/v1/alerts/': ['', '/notifications'],
      slug: ['', '/matches'],
    }
    for (const path of reads[parameter] ?? reads[under] ?? ['']) await caller.call('GET', `${under}${id}${path}`)
    if (parameter === 'match_id') {
      await caller.call('PUT', `${under}${id}/decision`, { state: 'saved' })
      await caller.call('PUT', `${under}${id}/answers/certificate`, { value: 'met' })
      await caller.call('DELETE', `${under}${id}/decision`)
    }
    if (under === '/api/v1/profiles/') {
      await caller.call('PATCH', `${under}${id}`, { headcount: 3 })
      await caller.call('DELETE', `${under}${id}`)
    }
    if (under === '/api/v1/alerts/') await caller.call('DELETE', `${under}${id}`)
    if (under === '/api/v1/webhooks/') {
      await caller.call('POST', `${under}${id}/rotate-secret`, {}, { 'idempotency-key': 'k' })
      await caller.call('DELETE', `${under}${id}`)
    }
  }
  for (const path of [
    'profiles?q=a',
    'alerts',
    'drafts',
    'webhooks',
    'events',
    'account',
    'account/audit',
    'api-keys',
    'questions',
  ])
    assert.equal((await caller.call('GET', `/api/v1/${path}`)).statusCode, 200, path)
  assert.equal((await caller.call('POST', '/api/v1/match/recompute', {}, { 'idempotency-key': 'k' })).statusCode, 202)
}

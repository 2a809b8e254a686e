import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { openDatabase, type Database } from '../src/platform/db/db.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { serviceStatements } from '../src/platform/db/service-statements.ts'
import type { Id } from '../src/platform/ids.ts'
import { anApi } from './support/api.ts'
import { aHouse, engine } from './support/house.ts'
import { aDatabase } from './support/postgres.ts'
import { resources } from './support/resources.ts'
import { Wire } from './support/wire.ts'

/** A statement with what it ran in: an account's transaction, a named one of the service, or none. */
interface Heard {
  readonly within: 'account' | 'service' | 'nothing'
  readonly name: string
  readonly sql: string
}

/** Follows the transactions of one connection. */
function following(heard: (statement: Heard) => void): (sql: string) => void {
  let within: Heard['within'] = 'nothing'
  let name = ''
  return (sql) => {
    if (/^(commit|rollback)/.test(sql)) within = 'nothing'
    else if (/^begin; .*'app\.account_id'/.test(sql)) within = 'account'
    else if (/^begin; .*'subsidy: /.test(sql)) {
      within = 'service'
      name = /'subsidy: ([^']+)'/.exec(sql)?.[1] ?? ''
    } else if (sql.startsWith("select set_config('role', 'subsidy_app'")) within = 'account'
    else if (sql.startsWith("select set_config('role', 'subsidy_service'")) within = 'service'
    else {
      // One that is a transaction of its own says its name itself.
      const own = /'subsidy: ([^']+)'/.exec(sql)?.[1]
      heard(own === undefined ? { within, name, sql } : { within: 'service', name: own, sql })
    }
  }
}

/**
 * Past one PostgreSQL the tables of accounts are distributed by account: a statement reaches one node only if its own text
 * holds the account, which row-level security adds too late for that. So the statements of requests and of workers are read
 * from the wire. What goes to every node are the named statements of the service, and they alone.
 */
describe('statements', { skip: engine === 'postgres' ? false : 'read from the wire to PostgreSQL' }, () => {
  it('name the account of every table that belongs to accounts, in requests and in workers; else the service has a name for them', async () => {
    const house = await aHouse()
    await using opened = new AsyncDisposableStack()
    // Of its own: workers find nothing but what is done here.
    const { url: own } = opened.use(await aDatabase(house.adminUrl ?? ''))
    const url = new URL(own)
    const found = new Map<string, Heard>()
    const wire = await Wire.to(Number(url.port), () =>
      following((each) => found.set(`${each.within} ${each.sql}`, each)),
    )
    opened.defer(() => wire.close())
    url.port = String(wire.port)
    const config = { ...house.config, databaseUrl: url.href, role: 'worker' as const }
    const db = opened.use(await openDatabase(config))
    await migrate(db)
    const tenantTables = await tablesOfAccounts(db)
    found.clear()
    const operator = { db, now: house.clock.now(), command: 'test' }
    const newAccount = async () => (await createAccount(operator, { name: 'Test', tier: 'agency' })).id as Id<'acc'>
    const worker = opened.use(await compose(config, { db, clock: house.clock }))
    await worker.start()
    const api = opened.use(await anApi({ house: { ...house, db, newAccount } }))
    await useEverything(api)
    await untilDone(opened.use(await openDatabase({ ...config, databaseUrl: own })))

    const touched = ({ sql }: Heard) =>
      // An account itself is found by its id.
      tenantTables.some(
        (table) => table !== 'accounts' && new RegExp(`(from|join|into|update|using)\\s+"?${table}"?\\b`).test(sql),
      )
    const touching = [...found.values()].filter((each) => touched(each))
    const ofAccounts = touching.filter(({ within }) => within === 'account')
    assert.ok(ofAccounts.length > 50, `${ofAccounts.length} statements were heard`)
    assert.deepEqual(
      ofAccounts.filter(
        ({ sql }) => !/account_id"? = |insert into "?\w+"?( as \w+)? ?\([^)]*account_id/.test(sql.trim()),
      ),
      [],
    )
    const ofNobody = touching.filter(({ within }) => within === 'nothing')
    assert.deepEqual(ofNobody, [])
    const names = new Set(touching.filter(({ within }) => within === 'service').map(({ name }) => name))
    for (const name of names) assert.ok(Object.hasOwn(serviceStatements, name), name)
    for (const name of ['hand out events', 'run jobs', 'deliver webhooks', 'schedule alerts', 'send alerts'])
      assert.ok(names.has(name), `${name} was not heard: ${[...names].join(', ')}`)
  })
})

/** And the views that read them. */
async function tablesOfAccounts(db: Database): Promise<string[]> {
  const text = `
    with owned as (select oid, relname from pg_class where relkind = 'r' and relforcerowsecurity)
    select relname as name from owned
    union
    select v.relname from pg_class as v join pg_rewrite as r on r.ev_class = v.oid
    join pg_depend as d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
    join owned on owned.oid = d.refobjid
    where v.relkind = 'v'`
  return (await db.raw.query('owner', text, [])).rows.map((row) => String(row['name']))
}

/** Waits until events are handed out and jobs are done. */
async function untilDone(db: Database): Promise<void> {
  const text = `
    select type as what, last_failure as why from platform_events where handed_out_at is null
    union all select name, status from platform_jobs where status in ('queued', 'running') and name not like 'test.%'`
  for (let tries = 0; ; tries += 1) {
    const { rows: open } = await db.raw.query('owner', text, [])
    if (open.length === 0) return
    assert.ok(tries < 300, `the workers do not come to an end: ${JSON.stringify(open.slice(0, 5))}`)
    await sleep(100)
  }
}

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

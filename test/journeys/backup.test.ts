import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createAccount, issueKey } from '../../src/access/access.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { engine } from '../support/house.ts'
import { aDatabase, aPostgresServer } from '../support/postgres.ts'
import { startService, type RunningService } from '../support/process.ts'

/** Calls a running service and answers the JSON. */
async function call(service: RunningService, key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`${service.address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  assert.ok(response.ok, `${method} ${path}: ${response.status}`)
  return (await response.json()) as { id: string; name?: string; status?: string }
}

/** Makes a profile and a webhook, whose secret is stored encrypted, and answers how to see whether both are there. */
async function furnish(service: RunningService, key: string): Promise<(restored: RunningService) => Promise<void>> {
  const profile = await call(service, key, 'POST', '/profiles', { kind: 'client', name: 'Πριν το αντίγραφο' })
  const url = 'https://crm.example.org/hooks'
  const webhook = await call(service, key, 'POST', '/webhooks/register', { url, event_types: ['match.scored'] })
  return async (restored) => {
    assert.equal((await call(restored, key, 'GET', `/profiles/${profile.id}`)).name, 'Πριν το αντίγραφο')
    // A new secret beside the old one: the old one is read with the key of the backup.
    assert.ok((await call(restored, key, 'POST', `/webhooks/${webhook.id}/rotate-secret`, {})).id)
    await call(restored, key, 'POST', '/profiles', { kind: 'client', name: 'Μετά' })
  }
}

describe('a backup', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subsidy-backup-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it(
    'of the embedded service is a copy of its folder while it is stopped',
    { skip: engine === 'pglite' ? false : 'about the embedded database' },
    async () => {
      const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
      await using service = await startService({ DATA_DIR: data })
      while (!service.output().includes('/docs')) await new Promise((resolve) => setTimeout(resolve, 25))
      const key = /export KEY=(\S+)/.exec(service.output())?.[1] ?? ''
      const isThere = await furnish(service, key)
      await service.end('SIGTERM')
      await cp(data, copy, { recursive: true })
      await rm(data, { recursive: true })
      await using restored = await startService({ DATA_DIR: copy })
      await isThere(restored)
    },
  )

  it(
    'of a stopped PostgreSQL is a copy of its data folder',
    { skip: engine === 'postgres' ? false : 'needs PostgreSQL' },
    async () => {
      await using first = await aPostgresServer()
      const database = await aDatabase(first.adminUrl)
      const secretKey = Buffer.alloc(32, 7).toString('base64')
      const env = { DATABASE_URL: database.url, SECRET_KEY: secretKey, ROLE: 'api' }
      const key = await prepare(env)
      const service = await startService(env)
      const isThere = await furnish(service, key)
      await service.end('SIGTERM')
      await first.stop('SIGINT')
      await using second = await aPostgresServer({ copyOf: first.data })
      const url = new URL(database.url)
      url.port = String(second.port)
      await using restored = await startService({ ...env, DATABASE_URL: url.href })
      await isThere(restored)
    },
  )
})

async function prepare(env: Readonly<Record<string, string>>): Promise<string> {
  await using db = await openDatabase(readConfig(env))
  await migrate(db)
  const operator = { db, now: Temporal.Now.instant(), command: 'test' }
  const account = await createAccount(operator, { name: 'Δοκιμή', tier: 'agency' })
  return (await issueKey(operator, account.id, { name: 'test' })).secret
}

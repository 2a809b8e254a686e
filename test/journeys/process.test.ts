import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../src/platform/db/db.ts'
import { aHouse, engine } from '../support/house.ts'
import { aDatabase } from '../support/postgres.ts'
import { runService, startService, startWorker } from '../support/process.ts'

/** Waits until requests may be sent: a machine that is busy may take more than a second over a first question to the database. */
async function isReady(address: string): Promise<void> {
  const status = async (): Promise<number> => (await fetch(`${address}/readyz`)).status
  let last = await status()
  for (let tries = 0; last === 503 && tries < 30; tries += 1) {
    await setTimeout(1000)
    last = await status()
  }
  assert.equal(last, 200)
}

describe('the service as a process', { skip: engine === 'pglite' ? false : 'about the embedded database' }, () => {
  /** The first test makes a house in it, which the others go on with: making one takes seconds. */
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subsidy-process-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('starts in an empty folder, refuses a second process on it, survives a kill and ends cleanly', async () => {
    const first = await startService({ DATA_DIR: folder })
    await isReady(first.address)

    const second = await runService({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
    assert.equal(second.code, 1)
    assert.match(second.output, /^The data folder .* is in use by process \d+ on .*\n$/)
    await isReady(first.address)

    const key = await readFile(join(folder, 'secret-key'), 'utf8')
    await first.end('SIGKILL')
    await using next = await startService({ DATA_DIR: folder })
    assert.equal(await readFile(join(folder, 'secret-key'), 'utf8'), key, 'the key is kept')
    assert.equal(await next.end('SIGTERM'), 0)

    await using db = await openDatabase({ dataDir: folder, databasePoolSize: 1 })
    const { rows } = await db.raw.query('owner', 'select count(*) as n from schema_migrations', [])
    assert.ok(Number(rows[0]?.['n']) > 0)
    assert.deepEqual((await readdir(folder)).filter((name) => name.startsWith('lock.')).length, 1)
  })

  it('stops with one line that names the variable when its environment is wrong', async () => {
    const { code, output } = await runService({ PORT: 'eighty' })
    assert.equal(code, 1)
    assert.match(output, /^PORT is "eighty", but must be a whole number from 0 to 65535\.\n$/)
  })

  it('stops with one line that names the variable when this machine has no such address, port or folder', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    await using other = createServer()
    await once(other.listen({ host: '127.0.0.1', port: 0 }), 'listening')
    const { port } = other.address() as AddressInfo
    const wrong = [
      [{ DATA_DIR: file }, /^DATA_DIR is .*a-file, where this user cannot keep anything/],
      ...(process.platform === 'linux'
        ? [[{ DATA_DIR: '/proc/none' }, /^DATA_DIR is \/proc\/none, where this user cannot keep anything/] as const]
        : []),
      [{ DATA_DIR: folder, HOST: '192.0.2.1' }, /^HOST is "192\.0\.2\.1", which is no address of this machine/],
      [{ DATA_DIR: folder, PORT: String(port) }, /^PORT is in use by another program\./],
    ] as const
    for (const [env, complaint] of wrong) {
      const { code, output } = await runService({ PORT: '0', LOG_LEVEL: 'error', ...env })
      assert.equal(code, 1)
      assert.match(output, complaint)
      assert.equal(output.trim().split('\n').length, 1, output)
    }
  })

  it('does not start on a folder whose secret-key is gone, and makes no other', async () => {
    await rm(join(folder, 'secret-key'))
    const { code, output } = await runService({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
    assert.equal(code, 1)
    assert.match(output, /^\S*secret-key is missing, though this database was begun with a key: .*\n$/)
    assert.ok(!(await readdir(folder)).includes('secret-key'), 'no other key lies in its place')
  })

  it('stops with one line when the configured database is not there, and falls back to no other', async () => {
    const env = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x', SECRET_KEY: Buffer.alloc(32).toString('base64') }
    const { code, output } = await runService(env)
    assert.equal(code, 1)
    assert.equal(output.trim().split('\n').length, 1)
    assert.ok(!output.includes('u:p'))
  })
})

describe('the service as several processes', { skip: engine === 'postgres' ? false : 'needs PostgreSQL' }, () => {
  it('stops with one line that names the variable when the server refuses the login or knows no such database', async () => {
    const { config } = await aHouse()
    const address = (change: (url: URL) => void): string => {
      const url = new URL(config.databaseUrl ?? '')
      change(url)
      return url.href
    }
    const wrong = [address((url) => (url.username = 'nobody_here')), address((url) => (url.pathname = '/nothing_here'))]
    for (const DATABASE_URL of wrong) {
      const { code, output } = await runService({ DATABASE_URL, SECRET_KEY: Buffer.alloc(32).toString('base64') })
      assert.equal(code, 1)
      assert.match(output, /^DATABASE_URL is refused by its server: .*(?:nobody_here|nothing_here).*\.\n$/u)
    }
  })

  it('answers in one and works in another, and each ends within its time', async () => {
    const { config } = await aHouse()
    const env = {
      DATABASE_URL: config.databaseUrl ?? '',
      SECRET_KEY: Buffer.from(config.secretKey ?? []).toString('base64'),
    }
    await using api = await startService({ ...env, ROLE: 'api' })
    await using worker = await startWorker(env)
    await isReady(api.address)
    assert.ok(!worker.output().includes('"address"'), 'a worker listens where it is told to only')
    assert.equal(await worker.end('SIGTERM'), 0)
    assert.equal(await api.end('SIGTERM'), 0)
  })

  it('tells how a worker does where METRICS_PORT says, and nothing else', async () => {
    const { config } = await aHouse()
    await using worker = await startWorker({
      DATABASE_URL: config.databaseUrl ?? '',
      SECRET_KEY: Buffer.from(config.secretKey ?? []).toString('base64'),
      METRICS_PORT: '0',
    })
    const address = /"address":"(http[^"]+)"/.exec(worker.output())?.[1] ?? ''
    const get = async (path: string) => {
      const response = await fetch(address + path)
      return [response.status, await response.text()] as const
    }
    assert.match((await get('/metrics'))[1], /webhook_deliveries_held/)
    assert.equal((await get('/livez'))[0], 200)
    await isReady(address)
    for (const path of ['/api/v1/webhooks', '/docs', '/openapi.json']) assert.equal((await get(path))[0], 404, path)
    assert.equal(await worker.end('SIGTERM'), 0)
  })

  it('goes on beside a newer version that has migrated, and does not start there; nor with another key', async () => {
    const { adminUrl = '' } = await aHouse()
    await using database = await aDatabase(adminUrl)
    const env = { DATABASE_URL: database.url, SECRET_KEY: Buffer.alloc(32, 1).toString('base64'), PORT: '0' }
    await using service = await startService(env)
    const other = await runService({ ...env, SECRET_KEY: Buffer.alloc(32, 2).toString('base64'), LOG_LEVEL: 'error' })
    assert.equal(other.code, 1)
    assert.match(other.output, /^SECRET_KEY is not the key that this database was begun with: .*\n$/)

    const newer = new pg.Client(database.url)
    await newer.connect()
    await newer.query("insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')")
    await newer.end()
    await isReady(service.address)
    const again = await runService({ ...env, LOG_LEVEL: 'error' })
    assert.equal(again.code, 1)
    assert.match(again.output, /^The database has migration 9999-later\.sql, which this version does not know: .*\n$/)
  })
})

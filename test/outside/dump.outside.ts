import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount, issueKey } from '../../src/access/access.ts'
import { compose } from '../../src/compose.ts'
import { readConfig } from '../../src/platform/config.ts'
import { freePort } from '../support/postgres.ts'
import { Folder } from './programs.ts'

/** The newest PostgreSQL of this machine with its tools, as Debian installs it. */
const bin = globSync('/usr/lib/postgresql/*/bin/pg_dump').toSorted().at(-1)?.replace('/pg_dump', '')

/** Runs a tool of PostgreSQL; the server refuses root, so as nobody then. */
function tool(name: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(join(bin ?? '', name), args, { encoding: 'utf8', ...asNobody })
  assert.equal(status, 0, `${name}: ${stderr}`)
}
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534, cwd: '/' } : {}

describe('pg_dump and pg_restore', { skip: bin === undefined ? 'not installed: pg_dump' : false }, () => {
  test('carry a service to another database, secrets included', async () => {
    using folder = new Folder()
    const data = join(folder.path, 'data')
    chmodSync(folder.path, 0o777)
    mkdirSync(data, { mode: 0o700 })
    if ('uid' in asNobody) spawnSync('chown', ['-R', '65534:65534', data])
    tool('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
    const port = await freePort()
    const server = spawn(
      join(bin ?? '', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'fsync=off',
        '-c',
        'unix_socket_directories=',
        '-c',
        'listen_addresses=127.0.0.1',
      ],
      { stdio: 'ignore', ...asNobody },
    )
    const ended = once(server, 'exit')
    const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
    const psql = (database: string, sql: string) =>
      tool('psql', ...at, '-d', database, '-v', 'ON_ERROR_STOP=1', '-c', sql)
    try {
      for (let tries = 0; spawnSync(join(bin ?? '', 'pg_isready'), at, asNobody).status !== 0; tries += 1) {
        assert.ok(tries < 100, 'the server does not come up')
        await sleep(100)
      }
      psql('postgres', 'create role subsidy login createrole')
      psql('postgres', 'create database before owner subsidy')
      const environment = (database: string) => ({
        DATABASE_URL: `postgres://subsidy@127.0.0.1:${port}/${database}`,
        SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        LOG_LEVEL: 'silent',
        PORT: '0',
      })
      const made = await furnish(environment('before'))
      const dump = join(folder.path, 'backup.dump')
      tool('pg_dump', ...at, '--format=custom', '--file', dump, 'before')
      // The service's own login is refused rather than given less than all.
      const own = ['--username=subsidy', '--format=custom', '--file', join(folder.path, 'less.dump'), 'before']
      assert.throws(() => tool('pg_dump', ...at, ...own), /affected by row-level security policy/)
      psql('postgres', 'create database after owner subsidy')
      tool('pg_restore', ...at, '--no-owner', '--role=subsidy', '--dbname=after', dump)
      await using restored = await compose(readConfig(environment('after')))
      const ask = (method: 'GET' | 'POST', url: string) =>
        restored.app.inject({ method, url: `/api/v1${url}`, headers: { authorization: `Bearer ${made.key}` } })
      assert.equal((await ask('GET', `/profiles/${made.profile}`)).json<{ name: string }>().name, 'Πριν το αντίγραφο')
      assert.equal((await ask('POST', `/webhooks/${made.webhook}/rotate-secret`)).statusCode, 201)
      assert.equal(
        (await ask('GET', '/programmes/search?q=%CF%80%CF%81%CE%AC%CF%83%CE%B9%CE%BD%CE%BF')).statusCode,
        200,
      )
    } finally {
      server.kill('SIGINT')
      await ended
    }
  })
})

async function furnish(
  env: Readonly<Record<string, string>>,
): Promise<{ key: string; profile: string; webhook: string }> {
  await using house = await compose(readConfig(env))
  const operator = { db: house.db, now: house.clock.now(), command: 'test' }
  const account = await createAccount(operator, { name: 'Δοκιμή', tier: 'agency' })
  const { secret: key } = await issueKey(operator, account.id, { name: 'test' })
  const make = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await house.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload })
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json<{ id: string }>().id
  }
  const url = 'https://crm.example.org/hooks'
  return {
    key,
    profile: await make('/profiles', { kind: 'client', name: 'Πριν το αντίγραφο' }),
    webhook: await make('/webhooks/register', { url, event_types: ['match.scored'] }),
  }
}

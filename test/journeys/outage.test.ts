import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { issueKey } from '../../src/access/access.ts'
import { matchId, newId, newUuid } from '../../src/platform/ids.ts'
import { aHouse, engine, type House } from '../support/house.ts'
import { aDatabase } from '../support/postgres.ts'
import { runService, startService, startWorker, type RunningService } from '../support/process.ts'
import { Wire } from '../support/wire.ts'

describe('processes on a database in trouble', { skip: engine === 'postgres' ? false : 'needs PostgreSQL' }, () => {
  let house: House
  let wire: Wire
  let env: Record<string, string>
  let secret: string
  before(async () => {
    house = await aHouse()
    const url = new URL(house.config.databaseUrl ?? '')
    wire = await Wire.to(Number(url.port))
    url.port = String(wire.port)
    env = { DATABASE_URL: url.href, SECRET_KEY: Buffer.from(house.config.secretKey ?? []).toString('base64') }
    const operator = { db: house.db, now: house.clock.now(), command: 'test' }
    secret = (await issueKey(operator, await house.newAccount(), { name: 'test' })).secret
  })
  after(() => wire.close())

  const ask = async (service: RunningService) => {
    const started = performance.now()
    const response = await fetch(`${service.address}/api/v1/profiles`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    const body = (await response.json()) as { code?: string }
    return { response, code: body.code, seconds: (performance.now() - started) / 1000 }
  }

  it('answer 503 where a read of a match fails, never that the match is not there', async () => {
    await using api = await startService({ ...env, ROLE: 'api' })
    const now = house.clock.now()
    const url = `${api.address}/api/v1/match/${matchId(newId('prf', now), newUuid(now))}/reasoning`
    const headers = { authorization: `Bearer ${secret}` }
    assert.equal((await fetch(url, { headers })).status, 404)
    const other = new pg.Client({ connectionString: house.adminUrl ?? '' })
    await other.connect()
    try {
      await other.query('begin; lock table profiles in access exclusive mode')
      const answer = await fetch(url, { headers })
      assert.deepEqual([answer.status, ((await answer.json()) as { code: string }).code], [503, 'database_unavailable'])
    } finally {
      await other.end()
    }
  })

  it('answer 503 with Retry-After in seconds while it is silent, and again as before when it is back', async () => {
    await using api = await startService({ ...env, ROLE: 'api' })
    assert.equal((await ask(api)).response.status, 200)
    using _back = { [Symbol.dispose]: () => wire.silence(false) }
    wire.silence(true)
    for (const answers of [await Promise.all(Array.from({ length: 30 }, () => ask(api))), [await ask(api)]]) {
      for (const { response, code, seconds } of answers) {
        assert.deepEqual([response.status, code], [503, 'database_unavailable'])
        assert.match(String(response.headers.get('retry-after')), /^[1-5]$/)
        // Under 5 s on a machine of its own; here the whole suite runs beside it, and a request that waits is cut off after 30.
        assert.ok(seconds < 25, `it took ${seconds} s`)
      }
    }
    assert.equal((await fetch(`${api.address}/readyz`)).status, 503)
    assert.equal((await fetch(`${api.address}/livez`)).status, 200, 'the process itself is well')
    wire.silence(false)
    let answer = await ask(api)
    for (let tries = 0; tries < 30 && answer.response.status !== 200; tries += 1) {
      await sleep(100)
      answer = await ask(api)
    }
    assert.equal(answer.response.status, 200)
    assert.equal((await fetch(`${api.address}/readyz`)).status, 200)
  })

  it('end in time when told to, with the database away and a request that never ends', async () => {
    await using api = await startService({ ...env, ROLE: 'api' })
    await using worker = await startWorker(env)
    const { hostname, port } = new URL(api.address)
    const slow = connect(Number(port), hostname)
    slow.on('error', () => {})
    await once(slow, 'connect')
    slow.write(
      `POST /api/v1/profiles HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    await sleep(200)
    using _back = { [Symbol.dispose]: () => wire.silence(false) }
    wire.silence(true)
    // One that is not done in time ends itself by a signal.
    assert.deepEqual(await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')]), [0, 0])
  })

  it('migrate an empty database in turn when three start at once', async () => {
    await using empty = await aDatabase(house.adminUrl ?? '')
    const own = { ...env, DATABASE_URL: empty.url }
    const ended = await Promise.all([1, 2, 3].map(() => runService(own, 'migrate')))
    assert.deepEqual(
      ended.map(({ code }) => code),
      [0, 0, 0],
      ended.map(({ output }) => output).join('\n'),
    )
    const applied = ended.flatMap(({ output }) => /^Applied: (.*)$/m.exec(output)?.[1]?.split(', ') ?? [])
    assert.equal(new Set(applied).size, applied.length, 'none is applied twice')
    assert.deepEqual((await runService(own, 'migrate')).output, 'Nothing to migrate.\n')
  })
})

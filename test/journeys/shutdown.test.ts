import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount, issueKey } from '../../src/access/access.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import { aHouse, engine, type House } from '../support/house.ts'
import { aDatabase } from '../support/postgres.ts'
import { errorsIn, runService, startService, startWorker, type RunningService } from '../support/process.ts'
import { aReceiver } from '../support/receiver.ts'
import { Wire } from '../support/wire.ts'

describe('a process told to end', { skip: engine === 'postgres' ? false : 'needs PostgreSQL' }, () => {
  let house: House
  let env: Record<string, string>
  before(async () => {
    house = await aHouse()
    env = {
      SECRET_KEY: Buffer.from(house.config.secretKey ?? []).toString('base64'),
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
      LOG_LEVEL: 'info',
    }
  })

  /** A database of its own behind a wire, so that its workers find nothing but what is theirs. */
  async function aWiredDatabase(resources: AsyncDisposableStack, overhear?: () => (sql: string) => void) {
    const { url, adminUrl } = resources.use(await aDatabase(house.adminUrl ?? ''))
    const wired = new URL(url)
    const wire = await Wire.to(Number(wired.port), overhear)
    resources.defer(() => wire.close())
    wired.port = String(wire.port)
    return { wire, url, adminUrl, env: { ...env, DATABASE_URL: wired.href } }
  }

  /** One that is not done 30 s after it was told to ends itself by a signal, and says what was in the way. */
  async function ended(services: readonly RunningService[]): Promise<void> {
    const codes = await Promise.all(services.map((service) => service.end('SIGTERM')))
    assert.deepEqual(codes, [0, 0], services.map((service) => service.output().slice(-2000)).join('\n'))
    for (const service of services) assert.deepEqual(errorsIn(service.output()), [])
  }

  const kinds: Record<string, (wire: Wire) => Promise<void>> = {
    'is silent': async (wire) => wire.silence(true),
    'has ended': async (wire) => wire.refuse(true),
    'ends and comes back': async (wire) => {
      wire.refuse(true)
      await sleep(1500)
      wire.refuse(false)
    },
    'breaks every connection again and again': async (wire) => {
      for (let times = 0; times < 20; times += 1) {
        wire.cut()
        await sleep(200)
      }
    },
  }

  // One after the other: eight processes side by side would be told of a machine that is busy, not of their database.
  for (const [what, harm] of Object.entries(kinds))
    it(
      `ends by itself, with calls, events, jobs and deliveries under way, while its database ${what}`,
      { timeout: 300_000 },
      async (context) => {
        await using resources = new AsyncDisposableStack()
        const database = await aWiredDatabase(resources)
        const held: ServerResponse[] = []
        const delivered = Promise.withResolvers<void>()
        const receiver = resources.use(
          await aReceiver((_call, response) => {
            held.push(response)
            delivered.resolve()
          }),
        )
        const worker = resources.use(await startWorker({ ...database.env, METRICS_PORT: '0' }))
        const api = resources.use(await startService({ ...database.env, ROLE: 'api' }))
        await furnish(database.url, receiver.url, api)
        await delivered.promise
        for (const service of [worker, api]) resources.use(await aHalfRequest(service))
        const started = performance.now()
        const harming = harm(database.wire)
        // Work that begins with the database away: its connections are broken, or wait.
        const asked = fetch(`${api.address}/readyz`).catch(() => undefined)
        const ending = ended([worker, api])
        await sleep(3000)
        for (const response of held) response.writeHead(204).end()
        await ending
        context.diagnostic(`after ${Math.round((performance.now() - started) / 1000)} s`)
        await Promise.allSettled([asked, harming])
        database.wire.silence(false)
      },
    )

  /** A client that has begun a request and does not end it. */
  async function aHalfRequest(service: RunningService): Promise<Disposable> {
    const { port } = new URL(/"address":"(http[^"]+)"/.exec(service.output())?.[1] ?? '')
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\n')
    return { [Symbol.dispose]: () => void socket.destroy() }
  }

  /** An account with a webhook, and programmes and profiles of which it is told. */
  async function furnish(url: string, receiver: string, api: RunningService): Promise<void> {
    await using db = await openDatabase({ ...house.config, databaseUrl: url })
    const operator = { db, now: Temporal.Now.instant(), command: 'test' }
    const { id } = await createAccount(operator, { name: 'Test', tier: 'agency', publisher: true })
    const { secret } = await issueKey(operator, id, { name: 'test' })
    const send = async (method: string, path: string, body: unknown) => {
      const answer = await fetch(`${api.address}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      assert.ok(answer.ok, `${path}: ${answer.status} ${await answer.text()}`)
    }
    await send('POST', '/webhooks/register', { url: receiver, event_types: ['programme.created', 'match.scored'] })
    for (let n = 0; n < 5; n += 1) {
      await send('POST', '/profiles', { kind: 'client', name: `Client ${n}` })
      await send('PUT', `/programmes/trial-${n}`, {
        title: { el: `Δοκιμή ${n}`, en: `Trial ${n}` },
        country: 'GR',
        call: { deadlines: [] },
        documents: [],
        funding: { instruments: ['grant'] },
        eligibility: { all: [] },
      })
      await send('POST', `/programmes/trial-${n}/publish`, {})
    }
    await send('POST', '/match/recompute', {})
  }

  it('ends with one line where its database goes away while it starts', async () => {
    await using resources = new AsyncDisposableStack()
    let broken = false
    const database = await aWiredDatabase(resources, () => (statement) => {
      // In the middle of what the queue makes at its start.
      if (!broken && /create_queue/.test(statement)) {
        broken = true
        setImmediate(() => database.wire.refuse(true))
      }
    })
    const { code, output } = await runService({ ...database.env, ROLE: 'worker', LOG_LEVEL: 'error' })
    assert.ok(broken, 'the queue was made')
    assert.equal(code, 1)
    assert.equal(output.trim().split('\n').length, 1, output)
  })
})

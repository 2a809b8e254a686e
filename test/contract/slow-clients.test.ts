import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { usualPatience } from '../../src/platform/http/deps.ts'
import { route } from '../../src/platform/http/route.ts'
import { anApi, type Api, type CallerOf } from '../support/api.ts'

/** More than the kernel keeps for a reader who does not read. */
const large = Buffer.alloc(32 * 1024 * 1024)

const routes = [
  route({
    tag: 'Account',
    scope: null,
    summary: { en: 'Test', el: 'Δοκιμή' },
    method: 'GET',
    path: '/test-large',
    id: 'getTestLarge',
    answers: { 200: { description: 'It.', type: 'application/octet-stream' } },
    handle: async () => ({ status: 200, body: large }),
  }),
]

describe('slow clients', () => {
  let api: Api
  let caller: CallerOf
  let port: number
  before(async () => {
    api = await anApi({
      routes,
      patience: { headers: 300, request: 900, refused: 600, silence: 500, check: 50, stopping: 9_000 },
    })
    caller = await api.newCaller()
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    port = (api.app.server.address() as AddressInfo).port
  })
  after(() => api[Symbol.asyncDispose]())

  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  /** Says `text` a byte at a time until the other side ends; what it said. */
  const drip = async (begin: string, each: string): Promise<string> => {
    const socket = await open()
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
    socket.write(begin)
    const timer = setInterval(() => socket.write(each), 40)
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
    clearInterval(timer)
    return answer
  }
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      api.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
    })
  const untilNone = async () => {
    const end = performance.now() + 10_000
    while ((await connections()) > 0) {
      assert.ok(performance.now() < end, 'connections are left')
      await sleep(25)
    }
  }

  it('that never end their headers are told 408 and cut off, however many there are', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => drip('GET /livez HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')),
    )
    for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
    await untilNone()
  })

  it('that never end their body are told 408 and cut off', async () => {
    const head = [
      'POST /api/v1/profiles HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${caller.token}`,
      'Content-Type: application/json',
      'Content-Length: 100000',
    ]
    const answer = await drip(`${head.join('\r\n')}\r\n\r\n{`, ' ')
    assert.match(answer, /^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
    await untilNone()
  })

  it('that announce a body without a key are refused before it arrives, and cut off when it does not', async () => {
    const begun = performance.now()
    const head = 'POST /api/v1/profiles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000'
    const answer = await drip(`${head}\r\n\r\n{`, ' ')
    assert.match(answer, /^HTTP\/1\.1 401 /)
    assert.doesNotMatch(answer, /408/, 'one answer')
    assert.ok(performance.now() - begun < 5000)
    await untilNone()
    const { body: metrics } = await api.send({ method: 'GET', url: '/metrics' })
    const labels = 'method="POST",route="/api/v1/profiles",status="401"'
    const seconds = Number(metrics.split(`http_server_request_duration_seconds_sum{${labels}} `)[1]?.split('\n')[0])
    assert.ok(seconds < 0.5, `the answer took until it had left, not until its connection ended: ${seconds} s`)
  })

  it('that connect and say nothing are cut off', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, open))
    await Promise.all(
      sockets.map(async (socket) => {
        socket.resume()
        if (!socket.closed) await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
      }),
    )
    await untilNone()
  })

  it('that ask for much and take nothing of it are cut off', async () => {
    const socket = await open()
    socket.write(`GET /api/v1/test-large HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${caller.token}\r\n\r\n`)
    await once(socket, 'readable')
    await untilNone()
    socket.destroy()
  })

  it('get 10 s for headers, 30 s for a request and 150 s between bytes in production', async () => {
    assert.deepEqual(usualPatience, {
      headers: 10_000,
      request: 30_000,
      refused: 10_000,
      silence: 150_000,
      check: 5_000,
      stopping: 9_000,
    })
    await using usual = await anApi({ house: api.house })
    const { headersTimeout, requestTimeout, timeout } = usual.app.server
    assert.deepEqual([headersTimeout, requestTimeout, timeout], [10_000, 30_000, 150_000])
  })
})

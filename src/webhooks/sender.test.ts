import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttps } from 'node:https'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { after, describe, it } from 'node:test'
import { aReceiver } from '../../test/support/receiver.ts'
import { selfSigned } from '../../test/support/self-signed.ts'
import { openSender, type Sender } from './sender.ts'

const policy = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
const outgoing = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}' })

/** A server that speaks to each connection as it likes. */
async function aServer(
  speak: (socket: Socket) => void,
): Promise<{ url: string; server: Server; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    speak(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `127.0.0.1:${(server.address() as AddressInfo).port}/`,
    server,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('an attempt at a hostile receiver', () => {
  const stack = new AsyncDisposableStack()
  after(() => stack.disposeAsync())
  const sender = (timeoutMs?: number): Sender =>
    stack.use(openSender({ ...policy, ...(timeoutMs === undefined ? {} : { timeoutMs }) }))
  const listening = async (speak: (socket: Socket) => void): Promise<string> => {
    const { url, close } = await aServer(speak)
    stack.defer(close)
    return url
  }
  const drip = (head: string) => (socket: Socket) => {
    socket.write(head)
    const timer = setInterval(() => socket.write('x'), 1000)
    socket.on('close', () => clearInterval(timer))
  }

  it('ends after 15 s, whether it is silent or says a byte a second', async () => {
    const way = sender()
    const silent = await listening(() => {})
    const slowBody = await listening(drip('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n'))
    const slowHead = await listening(drip('HTTP/1.1 200 OK\r\nx-slow: '))
    const results = await Promise.all([silent, slowBody, slowHead].map((url) => way.send(outgoing(`http://${url}`))))
    for (const { error, latencyMs } of results) {
      assert.equal(error, 'timeout')
      assert.ok(Math.abs(latencyMs - 15_000) < 1000, `${latencyMs} ms`)
    }
  })

  it('reads 16 KiB of an answer of 1 GB and no more', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const url = await listening((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1073741824\r\n\r\n')
      const fill = () => {
        while (!socket.destroyed && socket.write(chunk)) {}
      }
      socket.on('drain', fill)
      fill()
    })
    const way = sender(5000)
    await way.send(outgoing(`http://${url}`))
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    for (let n = 0; n < 20; n += 1) {
      const { status, error, excerpt } = await way.send(outgoing(`http://${url}`))
      assert.deepEqual([status, error, excerpt.length], [200, null, 16 * 1024])
    }
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024
    assert.ok(grown < 20, `${grown.toFixed(1)} MB`)
  })

  it('says what went wrong: refused, reset, no TLS, an untrusted certificate, no HTTP', async () => {
    const way = sender(3000)
    const gone = await aServer(() => {})
    await gone.close()
    const reset = await listening((socket) => socket.once('data', () => socket.resetAndDestroy()))
    const noTls = await listening((socket) => socket.once('data', () => socket.end('hello')))
    const noHttp = await listening((socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH\r\n\r\n')))
    const untrusted = createHttps(selfSigned, (_request, response) => void response.end())
    untrusted.listen(0, '127.0.0.1')
    await once(untrusted, 'listening')
    stack.defer(() => void untrusted.close())
    const tls = `127.0.0.1:${(untrusted.address() as AddressInfo).port}/`
    const errorOf = async (url: string) => (await way.send(outgoing(url))).error
    assert.equal(await errorOf(`http://${gone.url}`), 'connection_refused')
    assert.equal(await errorOf(`http://${reset}`), 'connection_reset')
    assert.equal(await errorOf(`https://${noTls}`), 'tls')
    assert.equal(await errorOf(`https://${tls}`), 'tls')
    assert.equal(await errorOf(`http://${noHttp}`), 'invalid_answer')
  })

  it('does not follow a redirect', async () => {
    await using target = await aReceiver()
    const way = sender(3000)
    for (const code of [301, 302, 303, 307, 308]) {
      await using receiver = await aReceiver(
        (_call, response) => void response.writeHead(code, { location: target.url }).end(),
      )
      const { status, error } = await way.send(outgoing(receiver.url))
      assert.deepEqual([status, error], [code, null])
    }
    assert.equal(target.calls.length, 0)
  })

  it('tells the Retry-After of the answer', async () => {
    await using receiver = await aReceiver(
      (_call, response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
    )
    const { status, retryAfter } = await sender(3000).send(outgoing(receiver.url))
    assert.deepEqual([status, retryAfter], [429, '120'])
  })
})

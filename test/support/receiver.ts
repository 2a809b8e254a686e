import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that arrived at a receiver. */
export interface Received {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly path: string
  readonly at: number
}

export interface Receiver extends AsyncDisposable {
  readonly url: string
  readonly server: Server
  readonly calls: Received[]
  /** Waits until so many calls have arrived. */
  until(count: number): Promise<void>
}

/** What a receiver answers; without one it answers 204. */
export type Answer = (call: Received, response: ServerResponse, request: IncomingMessage) => void

/** A real HTTP server on loopback that notes what it is sent. */
export async function aReceiver(
  answer: Answer = (_call, response) => void response.writeHead(204).end(),
): Promise<Receiver> {
  const calls: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const call = {
        headers,
        body: Buffer.concat(parts).toString('utf8'),
        path: request.url ?? '',
        at: performance.now(),
      }
      calls.push(call)
      answer(call, response, request)
    })
    request.on('error', () => {})
    response.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    server,
    calls,
    until: async (count) => {
      for (let tries = 0; calls.length < count; tries += 1) {
        if (tries > 2000) throw new Error(`${calls.length} of ${count} calls arrived`)
        await new Promise((resolve) => {
          setTimeout(resolve, 5)
        })
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => {})
    },
  }
}

/** The receivers of `bench/webhooks.ts` and of the soak, in a process of their own: one answers at once, one never. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

let count = 0
let arrivals: [event: string, path: string, at: number][] = []

const ok = createServer((request, response) => {
  count += 1
  arrivals.push([String(request.headers['webhook-id']), request.url ?? '', performance.timeOrigin + performance.now()])
  request.resume()
  request.on('end', () => response.writeHead(204).end())
})
const hole = createServer((request) => void request.resume())

async function portOf(server: Server): Promise<number> {
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

process.on('message', (question) => {
  if (question === 'count') process.send?.(count)
  else {
    process.send?.(arrivals)
    arrivals = []
  }
})
process.on('disconnect', () => process.exit())
process.send?.({ ok: await portOf(ok), hole: await portOf(hole) })

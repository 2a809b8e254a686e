import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to one call on its way to the service. */
export type Fate =
  | 'pass'
  /** The connection is cut before the service has seen the call. */
  | 'cut before'
  /** The service answers, and the connection is cut before the answer. */
  | 'cut after'
  /** The connection is cut in the middle of the answer's body. */
  | 'cut inside'
  /** Nothing ever comes. */
  | 'stall'
  /** The answer begins, and nothing more comes. */
  | 'stall inside'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }

export interface Between extends AsyncDisposable {
  readonly url: string
  /** Calls as they came, whatever became of them. */
  readonly calls: { readonly method: string; readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  /** What happens to the next calls; afterwards they pass. */
  next(...fates: readonly Fate[]): void
}

/** A network between a client and a service: it passes calls on, or does to them what networks do. */
export async function aNetwork(service: string): Promise<Between> {
  const fates: Fate[] = []
  const calls: Between['calls'] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    calls.push({ method, path: url, headers })
    outgoing.on('error', () => {})
    const fate = fates.shift() ?? 'pass'
    if (fate === 'cut before') incoming.socket.destroy()
    else if (typeof fate === 'object') {
      const isProblem = { 'content-type': 'application/problem+json' }
      outgoing.writeHead(fate.status, { ...(typeof fate.body === 'object' ? isProblem : {}), ...fate.headers })
      outgoing.end(typeof fate.body === 'object' ? JSON.stringify(fate.body) : fate.body)
    } else if (fate !== 'stall') passOn(service, incoming, outgoing, fate)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (...wanted) => void fates.splice(0, fates.length, ...wanted),
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => {})
    },
  }
}

function passOn(service: string, incoming: IncomingMessage, outgoing: ServerResponse, fate: Fate): void {
  const { method = '', url = '', headers } = incoming
  const on = request(`${service}${url}`, { method, headers, agent: false }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const body = Buffer.concat(parts)
      if (fate === 'cut after') return incoming.socket.destroy()
      const { 'transfer-encoding': _chunked, ...kept } = answer.headers
      const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
      outgoing.writeHead(answer.statusCode ?? 500, { ...kept, ...length })
      if (fate === 'pass') return outgoing.end(body)
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => {
        if (fate === 'cut inside') incoming.socket.destroy()
      })
    })
  })
  on.on('error', () => incoming.socket.destroy())
  incoming.pipe(on)
}

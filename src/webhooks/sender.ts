import { Resolver } from 'node:dns/promises'
import { isIP, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { SendError, Sent } from '../core/delivery/outcome.ts'
import { bareHost, isAllowed, isRefusedPort, portOf, type GuardPolicy } from './guard.ts'

/** One attempt: what is sent where. */
export interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came back, with how long it took. */
export interface SendResult extends Sent {
  readonly latencyMs: number
  /** At most 16 KiB of the answer. */
  readonly excerpt: string
}

export interface Sender extends AsyncDisposable {
  /** Sends once. Never throws: whatever happens is a result. */
  send(outgoing: Outgoing): Promise<SendResult>
}

/** All addresses of a name; throws when there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>

export interface SenderOptions extends GuardPolicy {
  /** Milliseconds for the whole attempt, from the look-up to the end of the answer. */
  readonly timeoutMs?: number
  readonly resolve?: Resolve
  /** Opens a connection to an address that was found good; a test may record instead. */
  readonly connect?: buildConnector.connector
}

const usualTimeout = 15_000
const mostOfAnswer = 16 * 1024

/** An address that must not be connected to. */
class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
}

class NoAddress extends Error {
  override readonly name = 'NoAddress'
}

/** Opens the way out: connections are kept and reused, and every one is made to an address that was checked. */
export function openSender(options: SenderOptions): Sender {
  const timeoutMs = options.timeoutMs ?? usualTimeout
  const agent = new Agent({
    connect: guardedConnector(options, timeoutMs),
    allowH2: false,
    pipelining: 1,
    connections: 256,
    keepAliveTimeout: 10_000,
    keepAliveMaxTimeout: 30_000,
    // The one deadline below covers both.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: mostOfAnswer,
  })
  return {
    send: (outgoing) => attempt(agent, outgoing, timeoutMs),
    [Symbol.asyncDispose]: () => agent.destroy(),
  }
}

function attempt(agent: Agent, { url, headers, body }: Outgoing, timeoutMs: number): Promise<SendResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const kept: Buffer[] = []
    let size = 0
    let status: number | null = null
    let retryAfter: string | undefined
    let abort: ((reason: Error) => void) | undefined
    let over = false
    const finish = (error: SendError | null) => {
      if (over) return
      over = true
      clearTimeout(timer)
      const excerpt = Buffer.concat(kept).subarray(0, mostOfAnswer).toString('utf8').replaceAll('\0', '\uFFFD')
      resolve({ status, error, retryAfter, latencyMs: Math.round(performance.now() - started), excerpt })
    }
    const timer = setTimeout(() => {
      finish('timeout')
      abort?.(new Error('the time is up'))
    }, timeoutMs)
    const { origin, pathname, search } = new URL(url)
    agent.dispatch(
      { origin, path: pathname + search, method: 'POST', headers, body },
      {
        onRequestStart(controller) {
          abort = (reason) => controller.abort(reason)
          if (over) controller.abort(new Error('the time was up before the connection'))
        },
        onResponseStart(_controller, code, answered) {
          if (code < 200) return
          status = code
          const hint = answered['retry-after']
          retryAfter = Array.isArray(hint) ? hint[0] : hint
        },
        onResponseData(controller, chunk) {
          if (size < mostOfAnswer) kept.push(chunk.subarray(0, mostOfAnswer - size))
          size += chunk.length
          if (size < mostOfAnswer) return
          // Enough is read: the status is known, the rest is not worth a connection.
          finish(null)
          controller.abort(new Error('the answer is long enough'))
        },
        onResponseEnd: () => finish(null),
        onResponseError: (_controller, error) => finish(errorOf(error)),
      },
    )
  })
}

/** The class of what went wrong before or during an answer. */
function errorOf(error: unknown): SendError {
  const codes = [
    error,
    ...(error instanceof AggregateError ? error.errors : []),
    error instanceof Error ? error.cause : undefined,
  ].map((each) => (each instanceof Error ? `${each.name} ${String(Reflect.get(each, 'code') ?? '')}` : ''))
  const text = codes.join(' ')
  if (/ForbiddenAddress/.test(text)) return 'forbidden_address'
  if (/NoAddress|ENOTFOUND|EAI_|ENODATA|ESERVFAIL/.test(text)) return 'dns'
  if (/TIMEOUT|ETIMEDOUT/.test(text)) return 'timeout'
  if (/ECONNREFUSED/.test(text)) return 'connection_refused'
  if (/ERR_TLS|ERR_SSL|CERT|SELF_SIGNED|UNABLE_TO|EPROTO/.test(text)) return 'tls'
  if (/ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(text)) return 'connection_reset'
  if (/HTTPParserError|HPE_|HEADERS_OVERFLOW|CONTENT_LENGTH|RES_EXCEEDED/i.test(text)) return 'invalid_answer'
  return 'connection_failed'
}

/**
 * A connector that looks the name up itself, refuses when any answer is not public, connects to the very
 * address it has checked, and looks at the socket afterwards. A lookup hook would not do: HTTP clients do
 * not call it for addresses in the URL.
 */
function guardedConnector(options: SenderOptions, timeoutMs: number): buildConnector.connector {
  const resolve = options.resolve ?? systemResolve
  const connect =
    options.connect ?? buildConnector({ allowH2: false, timeout: Math.min(timeoutMs, 10_000), maxCachedSessions: 1000 })
  return (target, callback) => {
    const name = bareHost(target.hostname)
    void tell(connectChecked(target, name, resolve, connect, options), callback)
  }
}

async function tell(connecting: Promise<Socket>, callback: buildConnector.Callback): Promise<void> {
  let socket: Socket
  try {
    socket = await connecting
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), null)
    return
  }
  callback(null, socket)
}

async function connectChecked(
  target: buildConnector.Options,
  name: string,
  resolve: Resolve,
  connect: buildConnector.connector,
  policy: GuardPolicy,
): Promise<Socket> {
  if (isRefusedPort(portOf(target.protocol, target.port)))
    throw new ForbiddenAddress(`port ${target.port} is not for webhooks`)
  const literal = isIP(name) !== 0
  const addresses = literal ? [name] : await resolve(name)
  if (addresses.length === 0) throw new NoAddress(`${name} has no address`)
  const bad = addresses.find((address) => !isAllowed(address, policy))
  if (bad !== undefined) throw new ForbiddenAddress(`${name} is at ${bad}, which is not public`)
  let failure: unknown
  // The second try is for names with an IPv6 address where this machine has none.
  for (const address of addresses.slice(0, 2)) {
    try {
      // eslint-disable-next-line no-await-in-loop
      return await connectTo(target, address, literal ? undefined : name, connect, policy)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function connectTo(
  target: buildConnector.Options,
  address: string,
  name: string | undefined,
  connect: buildConnector.connector,
  policy: GuardPolicy,
): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const { servername: _given, ...rest } = target
  const named = name === undefined || target.protocol !== 'https:' ? {} : { servername: name }
  connect({ ...rest, hostname: address, ...named }, (error, socket) => {
    if (error !== null) return reject(error)
    const reached = socket.remoteAddress
    if (reached === undefined || !isAllowed(reached, policy)) {
      socket.destroy()
      return reject(new ForbiddenAddress(`the connection leads to ${reached ?? 'nowhere'}`))
    }
    resolve(socket)
  })
  return promise
}

/** Its own resolver with its own limits: `dns.lookup` would let four hanging names stop every other one and the disk. */
const systemResolve: Resolve = async (name) => {
  // RFC 6761 §6.3: never asked for; the check of the address decides.
  if (/(^|\.)localhost$/.test(name)) return ['127.0.0.1']
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = [...(four.status === 'fulfilled' ? four.value : []), ...(six.status === 'fulfilled' ? six.value : [])]
  if (found.length === 0)
    throw new NoAddress(`${name} has no address`, { cause: four.status === 'rejected' ? four.reason : undefined })
  return found
}

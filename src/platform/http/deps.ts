import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/db.ts'
import type { Log } from '../log.ts'
import type { Authenticate } from './authenticate.ts'
import type { Readiness } from './health.ts'
import type { MessageProtocol } from './messages.ts'
import type { Tally, RateLimiter } from './rate-limit.ts'
import type { PushedEvent } from './openapi.ts'
import type { Route } from './route.ts'

/** What the HTTP application is made of; `compose` puts it together. */
export interface HttpDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** 32 bytes; cursors are signed and stored answers encrypted with keys derived from it. */
  readonly secretKey: Uint8Array
  /** Version of the service, for the description. */
  readonly version: string
  readonly routes: readonly Route[]
  /** Events that are pushed, for the description. */
  readonly events?: readonly PushedEvent[]
  readonly authenticate: Authenticate
  readonly limiter: RateLimiter
  readonly failures: Tally
  readonly metrics: Registry
  /** Whether this process can serve: the database answers, migrations are current. */
  readonly ready: () => Promise<Readiness>
  /** Aborted when the process begins to shut down. */
  readonly stopping: AbortSignal
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
  /** Whether answers are checked against their schemas (development and tests); a wrong one is then a 500. */
  readonly checkAnswers: boolean
  /** A protocol of messages that calls the routes from inside, at an address of its own. */
  readonly messages?: MessageProtocol
  /** Routes outside `/api/v1`, such as calendar feeds; they get problem answers and request ids too. */
  readonly outside?: (app: FastifyInstance) => void
  /** How long slow clients are waited for; tests are less patient. */
  readonly patience?: Patience
}

/**
 * Milliseconds that a client gets: for its headers, for its whole request, to send the rest of one that is answered already,
 * between two bytes that it sends or takes, and for its answer once the process stops.
 */
export interface Patience {
  readonly headers: number
  readonly request: number
  readonly refused: number
  readonly silence: number
  readonly stopping: number
  /** How often connections are looked at. */
  readonly check: number
}

/** Tables may take longer than the silence, but are sent while they are made. */
export const usualPatience: Patience = {
  headers: 10_000,
  request: 30_000,
  refused: 10_000,
  silence: 150_000,
  stopping: 9_000,
  check: 5_000,
}

/** JSON bodies are at most this many bytes, unless a route says otherwise. */
export const defaultBodyLimit = 256 * 1024

import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { closeSocketsCleanly } from './client-error.ts'
import type { Patience } from './deps.ts'
import { earlyAnswers } from './early-answer.ts'
import { requestIdOf } from './request-id.ts'

/** How every server of this process reads requests, whatever it serves: what is not one, too large or too slow ends early. */
export function serverOptions(log: Log, patience: Patience, stopping: AbortSignal) {
  return {
    loggerInstance: log as FastifyBaseLogger,
    // `measureRequests` writes the one line of a request, by route: addresses may hold ids and tokens.
    logController: new LogController({ disableRequestLogging: true }),
    // A line of ours names its request itself; a logger for each request costs as much as its authentication.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers['x-request-id']),
    requestIdHeader: false as const,
    // Fastify's defaults are none, 60 s and 30 s: a slow client could hold a socket for 90 s and more.
    requestTimeout: patience.request,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
      maxHeaderSize: 16_384,
      // Node's own refusal is no problem document; `refuseAmbiguous` has ours.
      requireHostHeader: false,
      ServerResponse: earlyAnswers(patience.refused, stopping),
    },
    connectionTimeout: patience.silence,
    keepAliveTimeout: 72_000,
    // Ours is a problem document, see `beginRequest`.
    return503OnClosing: false,
    clientErrorHandler: closeSocketsCleanly(log),
  }
}

/** Node reads the first of these and drops the others, without a word. */
const single = ['host', 'authorization', 'content-type']
const lengths = new Set(single.map(({ length }) => length))

/**
 * Refuses what a proxy before us may have read differently: two of a header that stands once, or no Host at all
 * (RFC 9112 §3.2).
 * @throws Problem 400
 */
export function refuseAmbiguous({ raw }: Pick<FastifyRequest, 'raw'>): void {
  const { rawHeaders, headers, httpVersion } = raw
  let seen = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    // Every request comes by here: most names are put aside by their length.
    if (!lengths.has(name.length)) continue
    const place = single.indexOf(name.toLowerCase())
    if (place < 0) continue
    if ((seen & (1 << place)) !== 0) {
      throw ambiguous(
        `The header "${name.toLowerCase()}" stands more than once. Send it once.`,
        `Η κεφαλίδα «${name.toLowerCase()}» υπάρχει περισσότερες από μία φορές. Στείλτε την μία φορά.`,
      )
    }
    seen |= 1 << place
  }
  if (headers.host === undefined && httpVersion === '1.1') {
    throw ambiguous(
      'The header "host" is missing, which HTTP/1.1 asks of every request.',
      'Λείπει η κεφαλίδα «host», που το HTTP/1.1 απαιτεί σε κάθε αίτημα.',
    )
  }
}

/** Whoever sends such a request is not believed about where the next one begins. */
function ambiguous(en: string, el: string): Problem {
  return new Problem('bad_request', { en, el }, { headers: { connection: 'close' } })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { admitCaller, mayCall, type Gate } from './api.ts'
import { checkMediaType, type Body } from './body.ts'
import { defaultBodyLimit } from './deps.ts'
import { countedHeaders } from './rate-limit.ts'
import { callsFromInside, type CallRoute } from './route-call.ts'
import type { Route } from './route.ts'
import type { AnswerRoute } from './serve.ts'
import { readJson } from './text-safety.ts'

/** A protocol whose messages are posted to one address and answered at once; what they ask for are calls of our routes. */
export interface MessageProtocol {
  readonly path: `/${string}`
  /** Whether a browser's page of this origin may speak it. */
  readonly allowsOrigin: (origin: string) => boolean
  /** Where sessions come from (RFC 9728): a public document at a path here, named to callers without a valid token. */
  readonly metadata?: { readonly path: `/${string}`; readonly url: string; readonly document: unknown }
  /** Answers one message, which is JSON and no list. */
  readonly answer: (request: Request, message: unknown, call: CallRoute) => Promise<Response>
}

/**
 * Mounts the protocol. A message is authenticated, limited and counted as one call; what it calls from inside is not
 * counted again, and asks for the tier and the scopes that it would ask for from outside.
 */
export function mountMessages(
  app: FastifyInstance,
  protocol: MessageProtocol,
  routes: ReadonlyMap<Route, AnswerRoute>,
  deps: Gate & { readonly log: Log },
): void {
  const inside = callsFromInside(routes, deps.log)
  app.addHook('onRequest', async (request, reply) => {
    checkOrigin(request, protocol)
    request.principal = await admitCaller(request, deps).catch((error: unknown) => {
      throw withMetadata(error, protocol)
    })
    reply.headers(countedHeaders(request))
    mayCall(request.principal, { scope: null })
    checkMediaType(request, [])
  })
  app.post(protocol.path, { bodyLimit: defaultBodyLimit }, async (request, reply) => {
    const { principal, ended } = request
    if (principal === null || ended === null) throw new Error('a message came without authentication')
    const message = readMessage(request.body as Body | undefined)
    const call = inside({ principal, requestId: request.id, signal: ended })
    const answer = await protocol.answer(webRequest(request, ended), message, call)
    // It took too long, and the caller has been told so.
    if (reply.sent) return undefined
    for (const [name, value] of answer.headers) reply.header(name, value)
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
  })
}

/** Says to whom a caller without a valid token may turn for one (RFC 9728, section 5.1). */
function withMetadata(error: unknown, { metadata }: MessageProtocol): unknown {
  if (!(error instanceof Problem) || error.status !== 401 || metadata === undefined) return error
  const challenge = error.headers['www-authenticate'] ?? 'Bearer'
  const parameter = `resource_metadata="${metadata.url}"`
  return new Problem(error.code, error.detail, {
    cause: error,
    headers: {
      ...error.headers,
      'www-authenticate': `${challenge}${challenge.includes('=') ? ',' : ''} ${parameter}`,
    },
  })
}

/** A page of another origin that has got hold of the address, by rebinding a name or otherwise. @throws Problem 403 */
function checkOrigin(request: FastifyRequest, { allowsOrigin }: MessageProtocol): void {
  const { origin } = request.headers
  if (origin === undefined || allowsOrigin(origin)) return
  const shown = JSON.stringify(origin.slice(0, 200))
  throw new Problem('origin_not_allowed', {
    en: `Pages of ${shown} may not call this address. Call it from a program, or from a page of the service’s own PUBLIC_URL.`,
    el: `Οι σελίδες του ${shown} δεν επιτρέπεται να καλούν αυτή τη διεύθυνση. Καλέστε την από πρόγραμμα ή από σελίδα του PUBLIC_URL της υπηρεσίας.`,
  })
}

function readMessage(body: Body | undefined): unknown {
  const message = readJson(body?.bytes ?? new Uint8Array())
  if (!Array.isArray(message)) return message
  throw new Problem('bad_request', {
    en: 'The body is a list of messages; send one message at a time, as each counts as one call.',
    el: 'Το σώμα είναι λίστα μηνυμάτων· στείλτε ένα μήνυμα κάθε φορά, καθώς καθένα μετρά ως μία κλήση.',
  })
}

/** The request as the web knows it, without its body, which was read. The address is only for show: nothing is routed by it. */
function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'authorization' && value !== undefined) headers.set(name, [value].flat().join(', '))
  }
  return new Request(new URL(request.url, 'http://localhost'), { method: 'POST', headers, signal })
}

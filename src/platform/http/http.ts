import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Clock } from '../clock.ts'
import { keyFor, openSealer } from '../sealing.ts'
import { mountApi } from './api.ts'
import { readBodies } from './body.ts'
import './call.ts'
import { gzipReader } from './coding.ts'
import { mountDocs } from './docs.ts'
import { defaultBodyLimit, usualPatience, type HttpDeps } from './deps.ts'
import { mountHealth } from './health.ts'
import { idempotencyStore } from './idempotency-store.ts'
import { wantedLanguage } from './language.ts'
import { methodsTable, refuseUnknown } from './methods.ts'
import { mountMessages } from './messages.ts'
import { measureRequests } from './metrics.ts'
import { describeApi } from './openapi.ts'
import { everyAnswer, refuse } from './refusal.ts'
import { macWith } from './page.ts'
import { RecentTexts } from './recent.ts'
import { prefixOf } from './route.ts'
import { answerRoute, type Read } from './serve.ts'
import { refuseAmbiguous, serverOptions } from './server-options.ts'
import { limitTime } from './time-limit.ts'
import { openValidators } from './validator.ts'

/**
 * Builds the HTTP application. It listens to nothing yet: `app.listen` or `app.inject` does.
 * The caller closes it (`await app.close()`).
 */
export async function buildHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { log, patience = usualPatience } = deps
  const app = Fastify({
    ...serverOptions(log, patience, deps.stopping),
    bodyLimit: defaultBodyLimit,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    trustProxy: deps.trustProxy.length === 0 ? false : [...deps.trustProxy],
    routerOptions: { maxParamLength: 200, querystringParser: () => ({}) },
    frameworkErrors: (error, request, reply) => {
      void refuse(request as FastifyRequest, reply as FastifyReply, error, log)
    },
  })
  // No expectation but 100-continue exists; one that is not known is passed over (RFC 9110 §10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Whoever asks whether to send a body is told when it is wanted: see `earlyAnswers`.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response))
  app.decorateRequest('wanted', null)
  app.decorateRequest('principal', null)
  app.decorateRequest('counted', null)
  app.decorateRequest('arrivedAt', 0)
  app.setErrorHandler((error, request, reply) => refuse(request, reply, error, log))
  readBodies(app, (request) => request.routeOptions.config.bodyTypes ?? [])
  const methods = methodsTable()
  app.addHook('onRequest', async (request, reply) => {
    beginRequest(request, reply)
    // Before a body is looked at, which an unknown address does not deserve; `/api/v1` does it after authentication.
    return request.is404 && request.server === app ? refuseUnknown(methods, request, reply) : undefined
  })
  limitTime(app, { signal: deps.stopping, patience: patience.stopping })
  measureRequests(app, deps.metrics, log)

  app.addHook('onRoute', (options) => methods.add(options.method, options.url))
  app.setNotFoundHandler((request, reply) => refuseUnknown(methods, request, reply))
  const description = describeApi(deps.routes, { version: deps.version, events: deps.events ?? [] })
  mountHealth(app, deps)
  mountDocs(app, description)
  deps.outside?.(app)
  const tools = {
    db: deps.db,
    clock: deps.clock,
    now: wholeMilliseconds(deps.clock),
    log,
    validators: openValidators(),
    checkAnswers: deps.checkAnswers,
    cursorMac: macWith(keyFor(deps.secretKey, 'list cursors')),
    recent: new RecentTexts<Read>(5000),
    takesGzip: gzipReader(),
    sealer: openSealer(deps.secretKey, 'idempotent answers'),
    idempotency: idempotencyStore(deps.db),
  }
  const routes = new Map(deps.routes.map((route) => [route, answerRoute(route, tools)]))
  for (const prefix of new Set(['/api/v1', ...deps.routes.map(prefixOf)])) {
    const these = new Map([...routes].filter(([route]) => prefixOf(route) === prefix))
    await app.register(async (api) => mountApi(api, these, deps, methods), { prefix })
  }
  const { messages } = deps
  if (messages !== undefined) {
    const { metadata } = messages
    if (metadata !== undefined) app.get(metadata.path, async (_request, reply) => reply.send(metadata.document))
    await app.register(async (scope) => mountMessages(scope, messages, routes, deps))
  }
  await app.ready()
  return app
}

/** Calls of one millisecond have one moment. */
function wholeMilliseconds(clock: Clock): () => Temporal.Instant {
  let last = Temporal.Instant.fromEpochMilliseconds(0)
  return () => {
    const ms = clock.ms()
    if (last.epochMilliseconds !== ms) last = Temporal.Instant.fromEpochMilliseconds(ms)
    return last
  }
}

/** What every answer has: a request id, a language, harmless defaults for browsers; routes' own answers add them by themselves. */
function beginRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.arrivedAt = performance.now()
  request.wanted = wantedLanguage(request.headers['accept-language'], request.url)
  if (request.routeOptions.config.declared === undefined) reply.headers(everyAnswer).header('x-request-id', request.id)
  if (request.url.length > 8192) {
    throw new Problem('uri_too_long', {
      en: `The address has ${request.url.length} characters; at most 8192 are read.`,
      el: `Η διεύθυνση έχει ${request.url.length} χαρακτήρες· διαβάζονται το πολύ 8192.`,
    })
  }
  refuseAmbiguous(request)
}

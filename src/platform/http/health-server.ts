import Fastify, { type FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import './call.ts'
import { usualPatience } from './deps.ts'
import { mountHealth, type HealthDeps } from './health.ts'
import { wantedLanguage } from './language.ts'
import { everyAnswer, refuse } from './refusal.ts'
import { refuseAmbiguous, serverOptions } from './server-options.ts'

/**
 * `/livez`, `/readyz` and `/metrics` alone, for a worker, which serves nothing else. It listens to nothing yet; the
 * caller closes it.
 */
export function buildHealth(deps: HealthDeps, log: Log): FastifyInstance {
  const app = Fastify(serverOptions(log, usualPatience, deps.stopping))
  app.decorateRequest('wanted', null)
  app.setErrorHandler((error, request, reply) => refuse(request, reply, error, log))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...everyAnswer, 'x-request-id': request.id })
    request.wanted = wantedLanguage(request.headers['accept-language'], request.url)
    refuseAmbiguous(request)
  })
  app.setNotFoundHandler(() => {
    throw new Problem('not_found', {
      en: 'A worker answers GET /livez, /readyz and /metrics only.',
      el: 'Ένας worker απαντά μόνο σε GET /livez, /readyz και /metrics.',
    })
  })
  mountHealth(app, deps)
  return app
}

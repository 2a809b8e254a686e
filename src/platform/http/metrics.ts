import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { answeredAt } from './early-answer.ts'

/** Measures and logs every request: by route, never by address, which may hold ids and tokens. */
export function measureRequests(app: FastifyInstance, metrics: Registry, log: Log): void {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [metrics],
  })
  const limited = new Counter({
    name: 'http_rate_limited_total',
    help: 'Calls refused with 429.',
    registers: [metrics],
  })
  // By method, route and status: looking for one by its labels costs as much as finding the route.
  const known = new Map<string, Pick<Histogram.Internal<string>, 'observe'>>()
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const seconds = (answeredAt(reply.raw) - request.arrivedAt) / 1000
    const name = `${request.method} ${reply.statusCode} ${route}`
    let one = known.get(name)
    if (one === undefined) known.set(name, (one = duration.labels(request.method, route, String(reply.statusCode))))
    one.observe(seconds)
    if (reply.statusCode === 429) limited.inc()
    log.info(
      {
        request_id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(seconds * 10_000) / 10,
        ...(request.principal === null
          ? {}
          : { account_id: request.principal.accountId, caller_id: request.principal.caller.id }),
      },
      'request',
    )
  })
}

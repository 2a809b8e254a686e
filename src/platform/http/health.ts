import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { Problem } from '../problem.ts'

/** What stands between this process and serving; an empty list when nothing does. */
export interface Readiness {
  readonly database: 'pglite' | 'postgres'
  readonly missing: readonly (keyof typeof lacks)[]
}

const lacks = {
  migrations: { en: 'the database lacks migrations', el: 'λείπουν μεταβολές της βάσης' },
  catalogue: { en: 'the catalogue is being read', el: 'διαβάζεται ο κατάλογος' },
} as const

export interface HealthDeps {
  readonly ready: () => Promise<Readiness>
  readonly stopping: AbortSignal
  readonly metrics: Registry
}

/** The database has one second to answer, or this process is not ready. */
const budget = 1000

/** `/livez`: the event loop turns. `/readyz`: send requests here. `/metrics`: for Prometheus. No authentication; keep them inside the network. */
export function mountHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (deps.stopping.aborted) {
      throw new Problem(
        'shutting_down',
        { en: 'This process is shutting down; another one answers.', el: 'Η διεργασία τερματίζεται· απαντά άλλη.' },
        { headers: { 'retry-after': '1' } },
      )
    }
    const { database, missing } = await inTime(deps.ready())
    if (missing.length > 0) {
      throw new Problem(
        'service_unavailable',
        {
          en: `Not ready: ${missing.map((one) => lacks[one].en).join('; ')}.`,
          el: `Δεν είναι έτοιμη: ${missing.map((one) => lacks[one].el).join('· ')}.`,
        },
        { headers: { 'retry-after': '2' } },
      )
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready', database })
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(deps.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await deps.metrics.metrics()),
  )
}

async function inTime(ready: Promise<Readiness>): Promise<Readiness> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(
      new Problem(
        'database_unavailable',
        {
          en: 'The database did not answer within a second.',
          el: 'Η βάση δεδομένων δεν απάντησε μέσα σε ένα δευτερόλεπτο.',
        },
        { headers: { 'retry-after': '2' } },
      ),
    )
  }, budget)
  try {
    return await Promise.race([ready, promise])
  } finally {
    clearTimeout(timer)
  }
}

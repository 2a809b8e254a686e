import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import manifest from '../package.json' with { type: 'json' }
import { openAuthenticator } from './access/authenticator.ts'
import { alertQueues, mailWarnings, openAlerts, type AlertsKit } from './alerts/alerts.ts'
import { mountLinks } from './alerts/link-routes.ts'
import { AlertsWorker } from './alerts/worker.ts'
import { measureDrafts } from './drafts/draft-metrics.ts'
import { openModel } from './drafts/model/sdk-model.ts'
import { openRenderer } from './drafts/rendering/renderer.ts'
import { mcpMessages } from './edge/mcp/mcp-messages.ts'
import { jobsOf } from './jobs.ts'
import { IndexedProfiles, MatchMemory, measureMatchMemory, measureProfileIndex } from './matching/matching.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { Changes } from './platform/db/changes.ts'
import { openDatabase, type Database } from './platform/db/db.ts'
import { hasMigrations, migrate } from './platform/db/migrate.ts'
import { measurePools } from './platform/db/pool-metrics.ts'
import { handOutEvents, measureEvents, type EventMetrics } from './platform/events/hand-out.ts'
import type { Reactions } from './platform/events/events.ts'
import type { Authenticate } from './platform/http/authenticate.ts'
import type { Readiness } from './platform/http/health.ts'
import { buildHealth } from './platform/http/health-server.ts'
import { buildHttp } from './platform/http/http.ts'
import { openTally, memoryLimiter, sharedLimiter } from './platform/http/rate-limit.ts'
import type { Route } from './platform/http/route.ts'
import { measureJobs, type JobMetrics } from './platform/jobs/job-metrics.ts'
import type { HandledJob } from './platform/jobs/jobs.ts'
import { runJobs } from './platform/jobs/run-jobs.ts'
import { openLog, type Log } from './platform/log.ts'
import { measureQueues } from './platform/queue-metrics.ts'
import { platformQueues } from './platform/queues.ts'
import { loadSecretKey } from './platform/secret-key.ts'
import { openSecretKey } from './platform/secret-key-store.ts'
import { knownProfileIdsIn } from './profiles/profiles.ts'
import {
  measureCatalogue,
  measureIndex,
  openProgrammes,
  openProgrammeTitles,
  warm,
  type ProgrammesKit,
} from './programmes/programmes.ts'
import { reactions } from './reactions.ts'
import { loadReference, openTitles } from './reference/reference.ts'
import { apiRoutes } from './routes.ts'
import { namesOf } from './wording/names.ts'
import { Deliverer } from './webhooks/deliver.ts'
import { openWebhooks, pushedEvents, webhookQueues, type WebhooksKit } from './webhooks/webhooks.ts'

/** What a test may put in the place of the real thing: the clock, an open database, its own tables. */
export interface Overrides {
  readonly clock?: Clock
  readonly log?: Log
  /** An open and migrated database; then it stays open when the house closes. */
  readonly db?: Database
  readonly routes?: readonly Route[]
  readonly jobs?: readonly HandledJob[]
  readonly reactions?: Reactions
  readonly authenticate?: Authenticate
}

/**
 * Milliseconds that requests get to end when the process stops. One that is sent byte by byte would otherwise be waited for
 * until it is 30 s old, which is when the whole process has to be gone.
 */
const longestRequest = 10_000

/** What happens outside of the service and concerns all of it. */
export interface Surroundings {
  /** Aborts when the process has no more time to wait for its database. */
  readonly abandon?: AbortSignal
}

/** The service, put together: nothing listens or works yet. Disposing it ends everything in order. */
export interface House extends AsyncDisposable {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly secretKey: Uint8Array
  readonly app: FastifyInstance
  readonly programmes: ProgrammesKit
  readonly metrics: Registry
  /** Starts what the role asks for; answers the address when it listens. */
  start(): Promise<string | undefined>
}

/**
 * Configuration → database (migrated), HTTP application and worker. Everything is passed, nothing is
 * global: two houses may stand in one process.
 */
export async function compose(
  config: Config,
  overrides: Overrides = {},
  { abandon }: Surroundings = {},
): Promise<House> {
  const clock = overrides.clock ?? systemClock
  const log = overrides.log ?? openLog(config.logLevel)
  await using opening = new AsyncDisposableStack()
  // The embedded database starts in a thread of its own: meanwhile this one reads the reference.
  const reading = loadReference()
  const db = overrides.db ?? opening.use(await openDatabase(config, abandon))
  if (overrides.db === undefined) {
    const applied = await migrate(db)
    if (applied.length > 0) log.info({ applied }, 'migrated')
  }
  const secretKey = await (overrides.db === undefined ? openSecretKey(db, config) : loadSecretKey(config))
  const reference = await reading
  const titles = opening.use(await openTitles(db, (err) => log.warn({ err }, 'official titles cannot be read')))
  const stopping = new AbortController()
  const changes = opening.use(await Changes.open(db))
  const metrics = new Registry()
  measurePools(db.raw, metrics)
  const programmes = openProgrammes(reference, { signal: stopping.signal, changes, built: measureIndex(metrics) })
  const { catalogue } = programmes
  measureCatalogue(catalogue, metrics)
  const profiles = new IndexedProfiles({
    db,
    clock,
    reference,
    memory: config.profileIndexMb,
    signal: stopping.signal,
  })
  measureProfileIndex(profiles, metrics)
  const memory = new MatchMemory(changes)
  measureMatchMemory(memory, metrics)
  const matching = { reference, catalogue, profiles, memory }
  const webhooks = opening.use(
    openWebhooks({
      secretKey,
      metrics,
      knownProfiles: knownProfileIdsIn,
      warnings: mailWarnings(config.mail !== undefined),
      ...config.webhooks,
    }),
  )
  const alerts = opening.use(openAlerts({ ...config, secretKey, catalogue, reference, webhooks, metrics }))
  const renderer = opening.use(openRenderer())
  const names = namesOf(reference.regions, { titles, programmes: openProgrammeTitles(catalogue) })
  const drafts = {
    matching,
    names,
    metrics: measureDrafts(metrics),
    ...(config.model === undefined ? {} : { model: openModel(config.model) }),
  }
  const measured = { registry: metrics, jobs: measureJobs(metrics), events: measureEvents(metrics) }
  const jobs = overrides.jobs ?? jobsOf(matching, programmes, alerts, drafts)
  // The embedded database belongs to one process, so that its memory is the whole truth.
  const limiter = db.engine === 'pglite' ? memoryLimiter(clock) : sharedLimiter(db)
  const authenticate =
    overrides.authenticate ??
    opening.use(
      await openAuthenticator({ db, clock, log, ...(config.oidc === undefined ? {} : { oidc: config.oidc }) }),
    ).authenticate
  const failures = openTally(clock)
  let warming = Promise.resolve()
  const app = await buildHttp({
    db,
    clock,
    log,
    secretKey,
    version: manifest.version,
    routes:
      overrides.routes ?? apiRoutes({ limiter, reference, programmes, matching, names, webhooks, alerts, renderer }),
    events: pushedEvents,
    authenticate,
    limiter,
    failures,
    metrics,
    ready: () => readiness(db, warming),
    stopping: stopping.signal,
    trustProxy: config.trustProxy,
    checkAnswers: overrides.clock !== undefined,
    messages: mcpMessages({ ...config, version: manifest.version, clock, log }),
    outside: (outer) => mountLinks(outer, { db, clock, kit: alerts, failures }),
  })
  opening.defer(() => app.close())
  const health = buildHealth({ metrics, ready: () => readiness(db, warming), stopping: stopping.signal }, log)
  opening.defer(() => health.close())
  const resources = opening.move()
  return {
    db,
    clock,
    log,
    secretKey,
    app,
    programmes,
    metrics,
    start: async () => {
      if (config.role !== 'api') {
        await startWorker({
          backend: config.queueBackend,
          db,
          clock,
          log,
          jobs,
          webhooks,
          alerts,
          measured,
          overrides,
          resources,
          stopping: stopping.signal,
        })
        const reading = profiles.update().catch((err: unknown) => {
          if (!stopping.signal.aborted) log.warn({ err }, 'profiles are not indexed yet')
        })
        resources.defer(() => reading)
      }
      if (config.role === 'worker') {
        return config.metricsPort === undefined
          ? undefined
          : health.listen({ host: config.host, port: config.metricsPort })
      }
      const address = await app.listen({ host: config.host, port: config.port })
      // Beside the first calls: what is asked for meanwhile waits for it and no longer.
      warming = warm(db, programmes, clock.now()).catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the catalogue is not read yet')
      })
      resources.defer(() => warming)
      return address
    },
    [Symbol.asyncDispose]: async () => {
      // Readiness turns to 503 first, so that no new work is sent here while the rest ends.
      stopping.abort()
      const impatience = setTimeout(() => {
        for (const { server } of [app, health]) server.closeAllConnections()
      }, longestRequest)
      await resources.disposeAsync()
      clearTimeout(impatience)
    },
  }
}

interface WorkerParts {
  readonly backend: Config['queueBackend']
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly jobs: readonly HandledJob[]
  readonly webhooks: WebhooksKit
  readonly alerts: AlertsKit
  readonly measured: { readonly registry: Registry; readonly jobs: JobMetrics; readonly events: EventMetrics }
  readonly overrides: Overrides
  readonly resources: AsyncDisposableStack
  readonly stopping: AbortSignal
}

const queues = [...platformQueues, ...webhookQueues, ...alertQueues]

/** Jobs, the outbox, webhooks and alerts. All stop claiming as soon as the process begins to stop. */
async function startWorker({
  backend,
  db,
  clock,
  log,
  jobs,
  webhooks,
  alerts,
  measured,
  overrides,
  resources,
  stopping,
}: WorkerParts): Promise<void> {
  const running = await runJobs({ db, clock, log, jobs, metrics: measured.jobs, backend })
  const work = [
    handOutEvents({ db, clock, log, reactions: overrides.reactions ?? reactions, metrics: measured.events }, stopping),
    new Deliverer({ db, clock, log, kit: webhooks, holder: randomUUID() }).run(stopping),
    new AlertsWorker({ db, clock, log, kit: alerts, holder: randomUUID() }).run(stopping),
    measureQueues({ db, clock, log, metrics: measured.registry, queues }, stopping),
  ]
  // Together: a job may take its 20 s and a delivery its 15 s, and the process has 30 for both.
  resources.defer(async () => {
    const ends = await Promise.allSettled([running[Symbol.asyncDispose](), ...work])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
}

/** Milliseconds that a question for readiness waits for the catalogue: a small one is read by then. */
const shortWarming = 500

/** @param warming the reading of the catalogue and its index at the start: calls before its end wait for it */
async function readiness(db: Database, warming: Promise<void>): Promise<Readiness> {
  await db.ping()
  const missing = (await hasMigrations(db)) ? [] : (['migrations'] as const)
  const waited = new AbortController()
  const warm = await Promise.race([
    warming.then(() => true),
    sleep(shortWarming, false, { signal: waited.signal }).catch(() => false),
  ])
  waited.abort()
  return { database: db.engine, missing: warm ? missing : [...missing, 'catalogue'] }
}

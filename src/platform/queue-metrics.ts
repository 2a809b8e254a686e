import { Gauge, type Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import { inBackground, type Database, type Tx } from './db/db.ts'
import type { ServiceStatement } from './db/service-statements.ts'
import type { Log } from './log.ts'
import { repeat } from './rounds.ts'

/** What waits in a queue: how many, counted up to `mostCounted`, and since when the first of them is due. */
export interface Backlog {
  readonly waiting: number
  readonly since: Temporal.Instant | null
}

/** A queue of the service, and the statement of its room that looks at it. */
export interface Queue {
  readonly name: string
  readonly statement: ServiceStatement
  readonly backlog: (tx: Tx, now: Temporal.Instant) => Promise<Backlog>
}

/** A look costs the same however much waits. */
export const mostCounted = 10_000
/** Milliseconds between two looks; a scrape reads what the last one found. */
const lookEvery = 15_000

export interface QueueMetricsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Registry
  readonly queues: readonly Queue[]
}

/** Looks at the queues until stopped. Every worker does, and all see the same. */
export async function measureQueues(deps: QueueMetricsDeps, stopping: AbortSignal): Promise<void> {
  const look = openQueueMetrics(deps)
  await repeat({ log: deps.log, failing: 'queues are not measured', pause: lookEvery, stopping }, async () => {
    await look(stopping)
    return false
  })
}

/** One look at every queue, into gauges of the registry. */
export function openQueueMetrics({
  db,
  clock,
  metrics,
  queues,
}: QueueMetricsDeps): (stopping?: AbortSignal) => Promise<void> {
  const waiting = new Gauge({
    name: 'queue_waiting',
    help: `What is due and waits, counted up to ${mostCounted}. Every worker tells the same: take the maximum.`,
    labelNames: ['queue'],
    registers: [metrics],
  })
  const oldest = new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the first of what is due has waited.',
    labelNames: ['queue'],
    registers: [metrics],
  })
  return async (stopping) => {
    for (const { name, statement, backlog } of queues) {
      stopping?.throwIfAborted()
      const now = clock.now()
      const found = await inBackground(db).asService(statement, (tx) => backlog(tx, now))
      const late = found.since === null ? 0 : now.since(found.since).total('seconds')
      waiting.labels(name).set(found.waiting)
      oldest.labels(name).set(Math.max(0, late))
    }
  }
}

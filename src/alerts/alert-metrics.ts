import { Counter, Histogram, type Registry } from 'prom-client'
import type { Queue } from '../platform/queue-metrics.ts'
import { waitingAlerts } from './alert-store.ts'
import type { Delivered } from './delivered.ts'
import { waitingMessages } from './notice-store.ts'

/** Counted by channel and outcome, never by account or address. */
export interface AlertMetrics {
  /** `channel`: `email` or the messaging service; of what the service itself writes, what it is. */
  attempted(channel: string, outcome: Delivered['outcome'], seconds: number): void
  noticed(status: 'scheduled' | 'suppressed', count: number): void
}

export const silent: AlertMetrics = { attempted() {}, noticed() {} }

export function measureAlerts(registry: Registry): AlertMetrics {
  const registers = [registry]
  const attempts = new Histogram({
    name: 'alert_attempt_duration_seconds',
    help: 'Time of one attempt to send a message, by channel and what came of it.',
    labelNames: ['channel', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60],
    registers,
  })
  const notices = new Counter({
    name: 'alert_notices_total',
    help: 'Notices by what was decided when they were due: to be told, or left out.',
    labelNames: ['status'],
    registers,
  })
  return {
    attempted: (channel, outcome, seconds) => attempts.labels(channel, outcome).observe(seconds),
    noticed: (status, count) => notices.labels(status).inc(count),
  }
}

/** The room's queues, to be measured. */
export const alertQueues: readonly Queue[] = [
  { name: 'alerts', statement: 'schedule alerts', backlog: waitingAlerts },
  { name: 'messages', statement: 'send alerts', backlog: waitingMessages },
]

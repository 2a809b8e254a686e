import { Gauge, type Registry } from 'prom-client'
import type { Engine } from './engine.ts'

/** Tells of the connections to the database when somebody asks; reading them costs nothing. */
export function measurePools(engine: Engine, metrics: Registry): void {
  metrics.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process to the database, in use and idle.',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const { name, open, idle } of engine.pools()) {
          this.labels(name, 'used').set(open - idle)
          this.labels(name, 'idle').set(idle)
        }
      },
    }),
  )
  metrics.registerMetric(
    new Gauge({
      name: 'database_waiting',
      help: 'Who waits for a connection, or for the one session of the embedded database.',
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const { name, waiting } of engine.pools()) this.labels(name).set(waiting)
      },
    }),
  )
}

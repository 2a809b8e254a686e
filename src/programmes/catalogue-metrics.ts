import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Catalogue } from './catalogue.ts'

/** What hears of builds of the index. */
export function measureIndex(registry: Registry): (seconds: number) => void {
  const builds = new Histogram({
    name: 'catalogue_index_build_seconds',
    help: 'Time of a build of the matching index, in turns beside other work.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return (seconds) => builds.observe(seconds)
}

/** What this process knows of the catalogue; reading it costs nothing. */
export function measureCatalogue(catalogue: Catalogue, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'catalogue_programmes',
      help: 'Published programmes in the memory of this process.',
      registers: [],
      collect() {
        this.set(catalogue.held().byId.size)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'catalogue_version',
      help: 'Version of the catalogue in the memory of this process; it is brought up to date when somebody asks.',
      registers: [],
      collect() {
        this.set(catalogue.held().version)
      },
    }),
  )
}

import { Gauge, type Registry } from 'prom-client'
import type { IndexedProfiles } from './indexed-profiles.ts'

/** What the index over profiles has and takes in this process. */
export function measureProfileIndex(profiles: IndexedProfiles, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'profile_index_profiles',
      help: 'Profiles in the matching index of this process; it is brought up to date when a programme changes.',
      registers: [],
      collect() {
        this.set(profiles.size)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'profile_index_bytes',
      help: 'Memory of the matching index over profiles, bounded by PROFILE_INDEX_MB.',
      registers: [],
      collect() {
        this.set(profiles.bytes)
      },
    }),
  )
}

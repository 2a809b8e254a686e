import { Gauge, type Registry } from 'prom-client'
import type { IndexedProfiles } from './indexed-profiles.ts'
import type { MatchMemory } from './match-memory.ts'

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

/** What is kept for lists of matches in this process. */
export function measureMatchMemory(memory: MatchMemory, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'match_lists_bytes',
      help: 'Memory of what lists of matches were made from and of the lists as written, at most 64 MB.',
      registers: [],
      collect() {
        this.set(memory.bytes)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'match_frames_bytes',
      help: 'Memory of what programmes say in every match, kept for lists that are written, at most 48 MB.',
      registers: [],
      collect() {
        this.set(memory.frames.bytes)
      },
    }),
  )
}

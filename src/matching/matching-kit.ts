import type { Catalogue } from '../programmes/programmes.ts'
import type { Reference } from '../reference/reference.ts'

import type { IndexedProfiles } from './indexed-profiles.ts'
import type { MatchMemory } from './match-memory.ts'

/** What the matching room needs beside the context. */
export interface MatchingKit {
  readonly catalogue: Catalogue
  readonly reference: Reference
  /** Absent: nothing is kept, and everything is read for each answer. */
  readonly memory?: MatchMemory
  /** Absent: a changed programme is scored for all profiles. */
  readonly profiles?: IndexedProfiles
}

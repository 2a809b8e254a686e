import type { MatchingKit } from '../matching/matching.ts'
import type { Names } from '../wording/render.ts'

/** What the room's verbs need beside the context. */
export interface DraftsKit {
  readonly matching: MatchingKit
  readonly names: Names
}

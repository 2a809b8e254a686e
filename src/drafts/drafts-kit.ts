import type { MatchingKit } from '../matching/matching.ts'
import type { DraftMetrics } from './draft-metrics.ts'
import type { WriterModel } from './model/writer-model.ts'
import type { Names } from '../wording/render.ts'

/** What the room's verbs need beside the context. */
export interface DraftsKit {
  readonly matching: MatchingKit
  readonly names: Names
  /** Words sentences anew; absent: off. */
  readonly model?: WriterModel
  /** How long it may word one draft; absent: a minute and a half. */
  readonly modelMilliseconds?: number
  readonly metrics?: DraftMetrics
}

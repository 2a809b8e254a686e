import type { Verdict } from '../core/verdict.ts'
import type { DomainEvent } from '../platform/events/events.ts'

/**
 * Why a pair came out otherwise: its profile (or one of its group, or a person's answer), its programme, the day, or, where none
 * of these did, the rules by which it is scored.
 */
export type ScoreCause = 'profile' | 'programme' | 'rules' | 'date'

/** A pair is first scored as anything but `not_eligible`, or its verdict or base score changed. */
export interface MatchScored extends DomainEvent {
  readonly type: 'match.scored'
  readonly subject: { readonly match_id: string; readonly profile_id: string; readonly programme_slug: string }
  readonly data: {
    readonly eligibility: Verdict
    readonly previous_eligibility: Verdict | null
    readonly base_score: number
    readonly previous_base_score: number | null
    readonly cause: ScoreCause
    /** Criteria whose outcome differs from the last scoring. */
    readonly changed_criteria: readonly string[]
    readonly url: string
  }
}

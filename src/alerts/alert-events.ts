import type { DomainEvent } from '../platform/events/events.ts'

/** The lead time of an alert before a deadline (or an opening) is reached. */
export interface DeadlineApproaching extends DomainEvent {
  readonly type: 'deadline.approaching'
  readonly subject: Readonly<Record<string, string>> & { readonly alert_id: string; readonly programme_slug: string }
  readonly data: {
    readonly kind: 'deadline' | 'opening'
    readonly deadline_id: string
    readonly deadline_at: string
    readonly time_zone: string
    readonly lead_time: string
    readonly moved: boolean
    readonly moved_from?: string
    /** It was due earlier; or no allowed moment was left. */
    readonly late: boolean
    readonly profiles: readonly {
      readonly profile_id: string
      readonly match_id: string
      readonly eligibility: string
    }[]
    readonly profile_count: number
    readonly profiles_url: string
    readonly url: string
  }
}

/** Events bear at most this many profiles, then their number and where to read them. */
export const mostProfiles = 50

import { resolveActivity } from './activity-membership.ts'
import type { ResolvedActivity } from './activity-membership.ts'
import type { ActivityReference } from './activity-reference.ts'
import type { PlainDate, ProfileActivity } from './profile.ts'
import type { Scheme } from './scheme.ts'

/** A code of the profile with its place in it; carried to another classification at most once. */
export interface ActivityFact {
  readonly pointer: string
  readonly scheme: Scheme
  readonly code: string
  /** The rest of the entry; empty for a planned activity. */
  readonly entry: Partial<ProfileActivity>
  in(scheme: Scheme): ResolvedActivity
}

export function activityFact(
  pointer: string,
  activity: { scheme: Scheme; code: string } & Partial<ProfileActivity>,
  reference: ActivityReference,
): ActivityFact {
  const resolved = new Map<Scheme, ResolvedActivity>()
  return {
    pointer,
    scheme: activity.scheme,
    code: activity.code,
    entry: activity,
    in(scheme) {
      let found = resolved.get(scheme)
      if (found === undefined) {
        found = resolveActivity({ scheme: activity.scheme, code: activity.code }, scheme, reference)
        resolved.set(scheme, found)
      }
      return found
    },
  }
}

/**
 * Whether a code was registered on a day; both ends inclusive. Without `since` it is held now, and was held on
 * an earlier day only perhaps (`past`).
 */
export function heldOn(activity: ActivityFact, day: PlainDate, past: boolean): 'held' | 'not_held' | 'unknown' {
  const { since, until } = activity.entry
  if (until !== undefined && until < day) return 'not_held'
  if (since === undefined) return past ? 'unknown' : 'held'
  return since <= day ? 'held' : 'not_held'
}

import { resolveActivity } from './activity-membership.ts'
import type { ResolvedActivity } from './activity-membership.ts'
import type { ActivityCode } from './activity-code.ts'
import type { ActivityReference } from './activity-reference.ts'
import { addDays, firstDay, lastDay, nextDay } from './day.ts'
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

type ByCode = Map<string, ResolvedActivity>

/** Codes carried lately: businesses share them, and looking one up takes longer than all else that is asked of it. */
const carried = new WeakMap<ActivityReference, { count: number; readonly from: Map<Scheme, Map<Scheme, ByCode>> }>()
const mostCarried = 20_000

function resolvedOnce(code: ActivityCode, scheme: Scheme, reference: ActivityReference): ResolvedActivity {
  let known = carried.get(reference)
  if (known === undefined || known.count >= mostCarried) carried.set(reference, (known = { count: 0, from: new Map() }))
  let to = known.from.get(code.scheme)
  if (to === undefined) known.from.set(code.scheme, (to = new Map()))
  let byCode = to.get(scheme)
  if (byCode === undefined) to.set(scheme, (byCode = new Map()))
  let found = byCode.get(code.code)
  if (found === undefined) {
    byCode.set(code.code, (found = resolveActivity({ scheme: code.scheme, code: code.code }, scheme, reference)))
    known.count += 1
  }
  return found
}

export function activityFact(
  pointer: string,
  activity: { scheme: Scheme; code: string } & Partial<ProfileActivity>,
  reference: ActivityReference,
): ActivityFact {
  let last: ResolvedActivity | undefined
  return {
    pointer,
    scheme: activity.scheme,
    code: activity.code,
    entry: activity,
    in(scheme) {
      if (last === undefined || last.scheme !== scheme) last = resolvedOnce(activity, scheme, reference)
      return last
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

/** The codes registered on a day, and those of which it is not known. */
export interface Held {
  readonly sure: readonly ActivityFact[]
  readonly perhaps: readonly ActivityFact[]
  /** The days between which the answer is the same, both included. */
  readonly from: PlainDate
  readonly to: PlainDate
}

const dayBefore = (day: PlainDate): PlainDate => addDays(day, -1)

/** Sorts the codes by whether they were registered on a day; says how long the answer stays the same. */
export function heldCodes(activities: readonly ActivityFact[], day: PlainDate, past: boolean): Held {
  const sure: ActivityFact[] = []
  const perhaps: ActivityFact[] = []
  let from = firstDay
  let to = lastDay
  for (const activity of activities) {
    const state = heldOn(activity, day, past)
    if (state === 'held') sure.push(activity)
    else if (state === 'unknown') perhaps.push(activity)
    // Registration days begin a stretch; the last day of a code ends one, and the next stretch begins after it.
    const { since, until } = activity.entry
    if (since !== undefined && since <= day && since > from) from = since
    if (since !== undefined && since > day && since <= to) to = dayBefore(since)
    if (until !== undefined && until >= day && until < to) to = until
    if (until !== undefined && until < day && nextDay(until) > from) from = nextDay(until)
  }
  return { sure, perhaps, from, to }
}

/** Keeps the last answers, for days of the present and for earlier ones, for as long as they stay the same. */
export function heldReader(activities: () => readonly ActivityFact[]): (day: PlainDate, past: boolean) => Held {
  let present: Held | undefined
  let earlier: Held | undefined
  return (day, past) => {
    const known = past ? earlier : present
    if (known !== undefined && known.from <= day && day <= known.to) return known
    const found = heldCodes(activities(), day, past)
    if (past) earlier = found
    else present = found
    return found
  }
}

import type { LeadTime } from './lead-time.ts'
import { timingOf, type IsHoliday, type Mark, type Schedule } from './schedule.ts'
import { settledBy, type Settling } from './settle.ts'
import type { Stopped, Target } from './targets.ts'

/** Why a notice that was due did not go out. */
export type SuppressReason =
  | Stopped
  /** A nearer lead time of the same deadline was due, too: one notice tells both. */
  | 'merged'
  | 'deadline_passed'
  | 'moved'
  | 'withdrawn'
  | 'address_unconfirmed'
  | 'unsubscribed'
  /** The pair was dismissed, or does not fit any more. */
  | 'no_longer_fits'
  /** The alert's filter leaves it out. */
  | 'filtered'
  | 'paused'
  | 'channel_removed'

/** Reasons that may pass: the notice is then looked at again. */
export const passingReasons: readonly SuppressReason[] = [
  'call_closed',
  'call_exhausted',
  'address_unconfirmed',
  'unsubscribed',
  'paused',
]
const passing: ReadonlySet<string> = new Set(passingReasons)

/** Whether a notice suppressed for this reason may still go out. */
export const mayReturn = (reason: string | null): boolean => reason !== null && passing.has(reason)

/** A notice of this alert about this target, as recorded. */
export interface Told {
  /** Counts the moves of the target that somebody was to be told of. */
  readonly generation: number
  readonly targetAt: Temporal.Instant
  readonly profile: string
  readonly lead: string
  readonly channel: string
  readonly status: 'scheduled' | 'sent' | 'failed' | 'suppressed'
  readonly reason: string | null
}

export interface PlannedChannel {
  readonly key: string
  /** Why nothing may be sent there at present. */
  readonly blocked?: SuppressReason | undefined
}

/** What an alert says about when. */
export interface Wanted {
  readonly schedule: Schedule
  readonly leads: readonly LeadTime[]
  readonly channels: readonly PlannedChannel[]
  /** When the alert was last looked at; targets that had passed by then are over. */
  readonly lookedAt: Temporal.Instant | undefined
  /** Until when it gathers what was due before it was last looked at, and was not there then. */
  readonly settling?: Settling | undefined
}

/** A target, whom it concerns, and what has been recorded of it. */
export interface Occasion {
  readonly target: Target
  readonly stopped: Stopped | undefined
  /** Profile ids; one empty text where the alert watches the programme itself. */
  readonly profiles: readonly string[]
  readonly told: readonly Told[]
}

/** A notice to record: to be sent, or suppressed with the reason. */
export interface Line {
  readonly profile: string
  readonly lead: string
  readonly channel: string
  readonly generation: number
  readonly due: Temporal.Instant
  readonly reason: SuppressReason | null
  readonly marks: readonly Mark[]
  /** Where the target was when somebody was last told of it, if it has moved since. */
  readonly movedFrom: Temporal.Instant | undefined
}

export interface Plan {
  readonly lines: readonly Line[]
  /** When to look again at the latest; undefined when nothing is to come. */
  readonly next: Temporal.Instant | undefined
}

interface Due {
  readonly lead: LeadTime
  readonly at: Temporal.Instant
}

const compare = Temporal.Instant.compare
const earlier = (a: Temporal.Instant | undefined, b: Temporal.Instant): Temporal.Instant =>
  a === undefined || compare(b, a) < 0 ? b : a

/** The present generation of a target: one more than the last recorded when it stands elsewhere now. */
export function generationOf(
  told: readonly Told[],
  at: Temporal.Instant,
): { generation: number; movedFrom: Temporal.Instant | undefined } {
  const last = told.reduce<Told | undefined>(
    (found, row) => (found === undefined || row.generation > found.generation ? row : found),
    undefined,
  )
  if (last === undefined) return { generation: 0, movedFrom: undefined }
  if (compare(last.targetAt, at) !== 0) return { generation: last.generation + 1, movedFrom: last.targetAt }
  const before = told.find((row) => row.generation === last.generation - 1)
  return { generation: last.generation, movedFrom: before?.targetAt }
}

/**
 * What is to be recorded now of one alert and one target, and when to look again. Called at any moment, as often as one likes:
 * what is recorded is never planned again. Of several lead times that are due at once only the nearest goes out.
 * @param dueOf when the notice of a lead time is due (`dueAt`, perhaps remembered); undefined: never
 */
export function plan(
  wanted: Wanted,
  occasion: Occasion,
  now: Temporal.Instant,
  dueOf: (target: Target, lead: LeadTime) => Temporal.Instant | undefined,
  isHoliday: IsHoliday,
): Plan {
  const { target } = occasion
  if (wanted.lookedAt !== undefined && compare(target.until, wanted.lookedAt) <= 0)
    return { lines: [], next: undefined }
  const past: Due[] = []
  let next: Temporal.Instant | undefined
  for (const lead of wanted.leads) {
    const at = dueOf(target, lead)
    if (at === undefined) continue
    if (compare(at, now) > 0) next = earlier(next, at)
    else past.push({ lead, at })
  }
  if (past.length === 0) return { lines: [], next }
  past.sort((a, b) => a.lead.ms - b.lead.ms)
  const lines: Line[] = []
  const { generation, movedFrom } = generationOf(occasion.told, target.at)
  for (const channel of wanted.channels) {
    const block =
      occasion.stopped ?? channel.blocked ?? (compare(now, target.until) >= 0 ? 'deadline_passed' : undefined)
    const told = occasion.told.filter((row) => row.generation === generation && row.channel === channel.key)
    const lineOf = (profile: string, due: Due, reason: SuppressReason | null, marks: readonly Mark[] = []): Line => ({
      profile,
      lead: due.lead.text,
      channel: channel.key,
      generation,
      due: due.at,
      reason,
      marks: generation > 0 && reason === null ? [...marks, 'moved'] : marks,
      movedFrom,
    })
    for (const profile of occasion.profiles) {
      const own = told.filter((row) => row.profile === profile)
      const open = past.filter(({ lead }) => !isSettled(own, lead.text, block))
      const [nearest, ...rest] = open
      if (nearest === undefined) continue
      if (block !== undefined) {
        lines.push(...open.map((due) => lineOf(profile, due, block)))
        continue
      }
      if (own.some((row) => isOut(row) && msOf(wanted.leads, row.lead) < nearest.lead.ms)) {
        lines.push(...open.map((due) => lineOf(profile, due, 'merged')))
        continue
      }
      const timing = timingOf(wanted.schedule, nearest.at, target.until, now, isHoliday)
      if (timing.kind === 'wait') next = earlier(next, timing.at)
      if (timing.kind !== 'send') continue
      const settled = isNew(wanted, nearest) ? settledBy(wanted.settling, target.until) : undefined
      if (settled !== undefined && compare(settled, now) > 0) {
        next = earlier(next, settled)
        continue
      }
      lines.push(lineOf(profile, nearest, null, timing.marks))
      lines.push(...rest.map((due) => lineOf(profile, due, 'merged')))
    }
  }
  return { lines, next }
}

/** It was due when the alert was last looked at, and was not there: the pair, or the target, came since. */
const isNew = ({ lookedAt }: Wanted, { at }: Due): boolean => lookedAt !== undefined && compare(at, lookedAt) <= 0
const isOut = (row: Told): boolean => row.status !== 'suppressed'
const msOf = (leads: readonly LeadTime[], text: string): number =>
  leads.find((lead) => lead.text === text)?.ms ?? Number.POSITIVE_INFINITY

/** Recorded for good; or suppressed for a reason that may pass, while there is still one. */
function isSettled(own: readonly Told[], lead: string, block: SuppressReason | undefined): boolean {
  const row = own.find((each) => each.lead === lead)
  return row !== undefined && (row.status !== 'suppressed' || !mayReturn(row.reason) || block !== undefined)
}

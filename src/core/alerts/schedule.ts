/**
 * When a notice may go out. Local times are read in the schedule's zone; one that daylight saving time skips is the later
 * one (02:30 becomes 03:30), one that comes twice is the first (RFC 5545, section 3.3.5, and Temporal's `compatible`).
 */
import type { LeadTime } from './lead-time.ts'

export interface Schedule {
  readonly timeZone: string
  /** `HH:MM`: when notices of whole days and digests go out. */
  readonly at: string
  /** ISO days of the week, 1 (Monday) to 7, ascending; never empty. */
  readonly days: readonly number[]
  readonly businessDaysOnly: boolean
  /** `HH:MM`, the first included, the second not; over midnight where the first is later. */
  readonly quiet: { readonly from: string; readonly to: string } | undefined
  readonly digest: 'immediate' | 'daily' | 'weekly'
}

/** Whether nobody works on this day (`YYYY-MM-DD`), Saturdays and Sundays aside. */
export type IsHoliday = (day: string) => boolean

/** The moment a notice is about. */
export interface Anchor {
  readonly at: Temporal.Instant
  /** Its own zone: where its date is read. */
  readonly timeZone: string
  /** From then on the notice is of no use. A deadline's is the deadline. */
  readonly until: Temporal.Instant
  /** The date by which the moment is told. */
  readonly date: Temporal.PlainDate
}

/** Before quiet hours and days off: what is on its way then still arrives in time. */
const margin = { minutes: 5 }
const marginMs = 5 * 60_000
/** Days looked through for a free one; more are not shut in a row. */
const mostDays = 400

const compare = Temporal.Instant.compare
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether notices may go out on this local day at all. */
export function isOpenDay(schedule: Schedule, day: Temporal.PlainDate, isHoliday: IsHoliday): boolean {
  if (!schedule.days.includes(day.dayOfWeek)) return false
  return !schedule.businessDaysOnly || (day.dayOfWeek <= 5 && !isHoliday(day.toString()))
}

/** Whether a notice may go out at this moment. */
export function isAllowed(schedule: Schedule, at: Temporal.Instant, isHoliday: IsHoliday): boolean {
  const local = at.toZonedDateTimeISO(schedule.timeZone)
  return isOpenDay(schedule, local.toPlainDate(), isHoliday) && !isQuiet(schedule, local.hour * 60 + local.minute)
}

function isQuiet({ quiet }: Schedule, minute: number): boolean {
  if (quiet === undefined) return false
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The stretches of a day outside quiet hours, in minutes from its beginning. */
function stretches({ quiet }: Schedule): readonly (readonly [from: number, to: number])[] {
  if (quiet === undefined) return [[0, 1440]]
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  const all: [number, number][] =
    from < to
      ? [
          [0, from],
          [to, 1440],
        ]
      : [[to, from]]
  return all.filter(([begin, end]) => begin < end)
}

function instantOn(schedule: Schedule, day: Temporal.PlainDate, minute: number): Temporal.Instant {
  if (minute === 1440) return day.add({ days: 1 }).toZonedDateTime(schedule.timeZone).toInstant()
  const plainTime = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 })
  return day.toZonedDateTime({ timeZone: schedule.timeZone, plainTime }).toInstant()
}

/** This moment if a notice may go out then, else the last one before it, five minutes ahead of what forbids it. */
export function lastAllowed(
  schedule: Schedule,
  limit: Temporal.Instant,
  isHoliday: IsHoliday,
): Temporal.Instant | undefined {
  if (isAllowed(schedule, limit, isHoliday)) return limit
  let day = limit.toZonedDateTimeISO(schedule.timeZone).toPlainDate()
  for (let n = 0; n < mostDays; n += 1, day = day.subtract({ days: 1 })) {
    if (!isOpenDay(schedule, day, isHoliday)) continue
    for (const [from, to] of stretches(schedule).toReversed()) {
      const [begin, end] = [instantOn(schedule, day, from), instantOn(schedule, day, to).subtract(margin)]
      const found = compare(begin, end) > 0 ? begin : end
      if (compare(found, limit) <= 0 && isAllowed(schedule, found, isHoliday)) return found
    }
  }
  return undefined
}

/** This moment if a notice may go out then, else the first one after it. */
export function nextAllowed(
  schedule: Schedule,
  from: Temporal.Instant,
  isHoliday: IsHoliday,
): Temporal.Instant | undefined {
  if (isAllowed(schedule, from, isHoliday)) return from
  let day = from.toZonedDateTimeISO(schedule.timeZone).toPlainDate()
  for (let n = 0; n < mostDays; n += 1, day = day.add({ days: 1 })) {
    if (!isOpenDay(schedule, day, isHoliday)) continue
    for (const [minute] of stretches(schedule)) {
      const found = instantOn(schedule, day, minute)
      if (compare(found, from) >= 0 && isAllowed(schedule, found, isHoliday)) return found
    }
  }
  return undefined
}

/**
 * The next allowed moment; after a day off not the midnight that ends it but `at`, where that is before `until`: nobody who
 * wants working days wants mail on Monday at 00:00.
 */
function nextOpening(
  schedule: Schedule,
  from: Temporal.Instant,
  until: Temporal.Instant | undefined,
  isHoliday: IsHoliday,
): Temporal.Instant | undefined {
  const next = nextAllowed(schedule, from, isHoliday)
  if (next === undefined || compare(next, from) === 0) return next
  const day = next.toZonedDateTimeISO(schedule.timeZone).toPlainDate()
  const midnight = compare(instantOn(schedule, day, 0), next) === 0
  if (!midnight || isOpenDay(schedule, day.subtract({ days: 1 }), isHoliday)) return next
  const slot = slotOn(schedule, day)
  return isAllowed(schedule, slot, isHoliday) && (until === undefined || compare(slot, until) < 0) ? slot : next
}

/** `at` on a day, in the zone of the schedule. */
const slotOn = (schedule: Schedule, day: Temporal.PlainDate): Temporal.Instant =>
  instantOn(schedule, day, minutesOf(schedule.at))

/** A weekly digest goes out on the first open day of the ISO week. */
function isSlotDay(schedule: Schedule, day: Temporal.PlainDate, isHoliday: IsHoliday): boolean {
  if (!isOpenDay(schedule, day, isHoliday)) return false
  if (schedule.digest !== 'weekly') return true
  for (let back = 1; back < day.dayOfWeek; back += 1)
    if (isOpenDay(schedule, day.subtract({ days: back }), isHoliday)) return false
  return true
}

function lastSlot(schedule: Schedule, limit: Temporal.Instant, isHoliday: IsHoliday): Temporal.Instant | undefined {
  let day = limit.toZonedDateTimeISO(schedule.timeZone).toPlainDate()
  for (let n = 0; n < mostDays; n += 1, day = day.subtract({ days: 1 })) {
    if (!isSlotDay(schedule, day, isHoliday)) continue
    const slot = slotOn(schedule, day)
    if (compare(slot, limit) <= 0) return slot
  }
  return undefined
}

function nextSlot(schedule: Schedule, from: Temporal.Instant, isHoliday: IsHoliday): Temporal.Instant | undefined {
  let day = from.toZonedDateTimeISO(schedule.timeZone).toPlainDate()
  for (let n = 0; n < mostDays; n += 1, day = day.add({ days: 1 })) {
    if (!isSlotDay(schedule, day, isHoliday)) continue
    const slot = slotOn(schedule, day)
    if (compare(slot, from) >= 0) return slot
  }
  return undefined
}

/**
 * When the notice of a lead time is due: never later than the lead time says, always before `until`. Whole days mean `at` on
 * the date so many days before; where that is no open day, `at` on the last open day before. An exact time that falls in
 * quiet hours or on a day off is moved to the last allowed moment before, and with a digest to the last digest before.
 * @returns undefined when no day of the year before is open
 */
export function dueAt(
  schedule: Schedule,
  anchor: Anchor,
  lead: LeadTime,
  isHoliday: IsHoliday,
): Temporal.Instant | undefined {
  const latest = anchor.until.epochMilliseconds - marginMs
  const { days } = lead
  if (days !== undefined && schedule.digest === 'immediate') {
    // A month of alerts asks this a million times: the usual case takes one conversion of a local time.
    let day = anchor.date.subtract({ days })
    for (let n = 0; n < mostDays && !isOpenDay(schedule, day, isHoliday); n += 1) day = day.subtract({ days: 1 })
    const local = day.toZonedDateTime({ timeZone: schedule.timeZone, plainTime: schedule.at })
    if (local.epochMilliseconds <= latest) {
      // Daylight saving time may have pushed it into quiet hours.
      if (!isQuiet(schedule, local.hour * 60 + local.minute)) return local.toInstant()
      return lastAllowed(schedule, local.toInstant(), isHoliday)
    }
  }
  const wanted =
    days === undefined
      ? anchor.at.epochMilliseconds - lead.ms
      : slotOn(schedule, anchor.date.subtract({ days })).epochMilliseconds
  const limit = Temporal.Instant.fromEpochMilliseconds(Math.min(wanted, latest))
  if (schedule.digest !== 'immediate') return settled(schedule, lastSlot(schedule, limit, isHoliday), isHoliday)
  return lastAllowed(schedule, limit, isHoliday)
}

/** Daylight saving time may push `at` into quiet hours. */
function settled(
  schedule: Schedule,
  slot: Temporal.Instant | undefined,
  isHoliday: IsHoliday,
): Temporal.Instant | undefined {
  return slot === undefined ? undefined : lastAllowed(schedule, slot, isHoliday)
}

/** What a notice bears when it does not go out as the schedule has it. */
export type Mark = 'late' | 'out_of_hours' | 'moved'

export type Timing =
  | { readonly kind: 'wait'; readonly at: Temporal.Instant }
  | { readonly kind: 'send'; readonly marks: readonly Mark[] }
  | { readonly kind: 'passed' }

/** A notice that goes out this much after it was due says so. */
const punctual = 15 * 60_000

/**
 * What to do now about a notice that is due at `due`: wait, send, or leave it since `until` has passed. What could not go
 * out in time goes out at the next allowed moment; if none is left before `until`, at once, marked.
 */
export function timingOf(
  schedule: Schedule,
  due: Temporal.Instant,
  until: Temporal.Instant,
  now: Temporal.Instant,
  isHoliday: IsHoliday,
): Timing {
  if (compare(now, until) >= 0) return { kind: 'passed' }
  if (compare(due, now) > 0) return { kind: 'wait', at: due }
  const late: Mark[] = now.epochMilliseconds - due.epochMilliseconds > punctual ? ['late'] : []
  const next = nextOpening(schedule, now, until, isHoliday)
  if (next !== undefined && compare(next, now) === 0) return { kind: 'send', marks: late }
  if (next !== undefined && compare(next, until) < 0) return { kind: 'wait', at: next }
  return { kind: 'send', marks: [...late, 'out_of_hours'] }
}

/**
 * When news go out that nobody could foresee: at the next allowed moment, or in the next digest if that is before `until`.
 */
export function dueForNews(
  schedule: Schedule,
  at: Temporal.Instant,
  until: Temporal.Instant | undefined,
  isHoliday: IsHoliday,
): Temporal.Instant {
  const before = (found: Temporal.Instant | undefined): boolean =>
    found !== undefined && (until === undefined || compare(found, until) < 0)
  if (schedule.digest !== 'immediate') {
    const slot = nextSlot(schedule, at, isHoliday)
    const allowed = slot === undefined ? undefined : nextAllowed(schedule, slot, isHoliday)
    if (allowed !== undefined && before(allowed)) return allowed
  }
  const next = nextOpening(schedule, at, until, isHoliday)
  return next !== undefined && before(next) ? next : at
}

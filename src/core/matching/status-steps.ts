import { lineStatus, windowOf } from '../facts/call-status.ts'
import type { CompiledLine } from '../facts/call-status.ts'
import { once } from '../facts/once.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CallStatus } from '../facts/programme.ts'
import { addDays } from '../facts/day.ts'

/**
 * A line's status as steps of time, worked out once by `lineStatus` itself: between the moments at which it can change it
 * is the same, so that ten thousand calls cost ten thousand comparisons.
 */
export interface StatusSteps {
  /** At a moment, in milliseconds of the epoch. */
  at(epochMs: number): CallStatus
  /** On a whole day, as `dayNumber`. */
  on(day: number): CallStatus
}

interface Steps {
  /** Beginnings of the steps, ascending; before the first the status is `statuses[0]`. */
  readonly begins: readonly number[]
  /** One more than `begins`. */
  readonly statuses: readonly CallStatus[]
}

/** `2026-06-01` → 20260601: days as numbers, in order. */
export function dayNumber(day: PlainDate): number {
  return Number(day.slice(0, 4)) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10))
}

function find({ begins, statuses }: Steps, value: number): CallStatus {
  let step = 0
  while (step < begins.length && value >= (begins[step] as number)) step += 1
  return statuses[step] as CallStatus
}

/** The moments at which a line can change: where something begins, and just after a deadline. */
function moments(line: CompiledLine): number[] {
  const { opens, points, suspended, publishedFrom } = line
  const list = [opens?.ms, suspended?.ms, publishedFrom, ...points.flatMap(({ ms }) => [ms, ms + 1])]
  return [...new Set(list.filter((ms): ms is number => ms !== undefined && Number.isFinite(ms)))].toSorted(
    (a, b) => a - b,
  )
}

function byMoment(line: CompiledLine): Steps {
  const begins = moments(line)
  const status = (epoch_ms: number): CallStatus =>
    lineStatus(line, windowOf({ kind: 'instant', epoch_ms, today: '1970-01-01' }))
  return { begins, statuses: [status((begins[0] ?? 0) - 1), ...begins.map(status)] }
}

/** Days begin at other moments in other zones: the day of each moment in each zone of the line, and its neighbours. */
function byDay(line: CompiledLine): Steps {
  const zones = new Set([
    line.zone,
    ...(line.opens === undefined ? [] : [line.opens.zone]),
    ...line.points.map(({ zone }) => zone),
  ])
  const days = new Set<PlainDate>()
  for (const ms of moments(line)) {
    for (const zone of zones) {
      const day = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString()
      for (const offset of [-1, 0, 1, 2]) days.add(addDays(day, offset))
    }
  }
  const begins = [...days].toSorted()
  const status = (date: PlainDate): CallStatus => lineStatus(line, windowOf({ kind: 'date', date }))
  const before = begins[0] === undefined ? '1970-01-01' : addDays(begins[0], -1)
  return { begins: begins.map(dayNumber), statuses: [status(before), ...begins.map(status)] }
}

export function statusSteps(line: CompiledLine): StatusSteps {
  const moment = byMoment(line)
  const day = once(() => byDay(line))
  return { at: (epochMs) => find(moment, epochMs), on: (number) => find(day(), number) }
}

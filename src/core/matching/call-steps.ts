import { callState, windowOf } from '../facts/call-status.ts'
import type { AsOfWindow, CompiledCall, CompiledLine } from '../facts/call-status.ts'
import { addDays } from '../facts/day.ts'
import { once } from '../facts/once.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CallStatus } from '../facts/programme.ts'
import type { QuickMatch } from './result.ts'

/** What the dates of a call say for a stretch of time. */
export interface CallStep {
  readonly status: CallStatus
  /** The next deadline, in milliseconds of the epoch; undefined where the call names none. */
  readonly closesAt: number | undefined
  /** The zone of the next deadline. */
  readonly zone: string | undefined
  /** The last day on which to apply: before the next deadline, or before the line is stopped by a decision that is made already. */
  readonly lastDay: PlainDate | undefined
  /** When it begins and ends: milliseconds of the epoch for a moment, `dayNumber` for a whole day. */
  readonly from: number
  readonly until: number
  /** The quick answer for whoever is not eligible: most answers are one of these, so they are shared and frozen. */
  readonly refused: QuickMatch
}

/**
 * A line's state as steps of time, worked out once by `callState` itself: between the moments at which it can change it
 * is the same, so that ten thousand calls cost ten thousand comparisons.
 */
export interface CallSteps {
  /** At a moment, in milliseconds of the epoch. */
  at(epochMs: number): CallStep
  /** On a whole day, as `dayNumber`. */
  on(day: number): CallStep
}

interface Steps {
  /** Beginnings of the steps, ascending; before the first it is `steps[0]`. */
  readonly begins: readonly number[]
  /** One more than `begins`. */
  readonly steps: readonly CallStep[]
}

/** `2026-06-01` → 20260601: days as numbers, in order. */
export function dayNumber(day: PlainDate): number {
  return Number(day.slice(0, 4)) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10))
}

/** Finds the step of a time; the last one found is tried first, since questions follow each other in time. */
function finder({ begins, steps }: Steps): (value: number) => CallStep {
  let found = steps[0] as CallStep
  return (value) => {
    if (value >= found.from && value < found.until) return found
    let step = 0
    while (step < begins.length && value >= (begins[step] as number)) step += 1
    found = steps[step] as CallStep
    return found
  }
}

function stepsOf(begins: readonly number[], states: readonly Omit<CallStep, 'from' | 'until'>[]): Steps {
  const steps = states.map((state, i) => ({
    ...state,
    from: begins[i - 1] ?? Number.NEGATIVE_INFINITY,
    until: begins[i] ?? Number.POSITIVE_INFINITY,
  }))
  return { begins, steps }
}

/** The moments at which a line can change: where something begins, and just after a deadline. */
export function moments(line: CompiledLine): number[] {
  const { opens, points, stops, publishedFrom } = line
  const list = [opens?.ms, ...stops.map(({ ms }) => ms), publishedFrom, ...points.flatMap(({ ms }) => [ms, ms + 1])]
  return [...new Set(list.filter((ms): ms is number => ms !== undefined && Number.isFinite(ms)))].toSorted(
    (a, b) => a - b,
  )
}

function stepOf({ call }: CompiledCall, line: CompiledLine, window: AsOfWindow): Omit<CallStep, 'from' | 'until'> {
  const { status, next_deadline: next } = callState({ call, lines: [line] }, window).whole
  const closesAt = next?.at === undefined ? undefined : Date.parse(next.at)
  const { from } = window.bounds(line.zone)
  const stop = Math.min(...line.stops.flatMap(({ ms }) => (ms > from ? [ms] : [])))
  const lastDay = lastDayBefore(
    closesAt === undefined || next === undefined ? undefined : { ms: closesAt, zone: next.time_zone },
    Number.isFinite(stop) ? { ms: stop, zone: line.zone } : undefined,
  )
  const refused: QuickMatch = { verdict: 'not_eligible', base: 0, time: 0, status, ...closing(closesAt) }
  return { status, closesAt, zone: next?.time_zone, lastDay, refused: Object.freeze(refused) }
}

interface End {
  readonly ms: number
  readonly zone: string
}

/** The last day before the earlier of two ends; an end at midnight ends the day before. */
export function lastDayBefore(deadline: End | undefined, stop: End | undefined): PlainDate | undefined {
  const end = deadline === undefined || (stop !== undefined && stop.ms < deadline.ms) ? stop : deadline
  if (end === undefined) return undefined
  return Temporal.Instant.fromEpochMilliseconds(end.ms - 1)
    .toZonedDateTimeISO(end.zone)
    .toPlainDate()
    .toString()
}

/** A field that is absent where the call names no date. */
export function closing(closesAt: number | undefined): { closes_at?: number } {
  return closesAt === undefined ? {} : { closes_at: closesAt }
}

function byMoment(call: CompiledCall, line: CompiledLine): Steps {
  const begins = moments(line)
  const step = (epoch_ms: number): Omit<CallStep, 'from' | 'until'> =>
    stepOf(call, line, windowOf({ kind: 'instant', epoch_ms, today: '1970-01-01' }))
  return stepsOf(begins, [step((begins[0] ?? 0) - 1), ...begins.map(step)])
}

/** Days begin at other moments in other zones: the day of each moment in each zone of the line, and its neighbours. */
function byDay(call: CompiledCall, line: CompiledLine): Steps {
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
  const step = (date: PlainDate): Omit<CallStep, 'from' | 'until'> =>
    stepOf(call, line, windowOf({ kind: 'date', date }))
  const before = begins[0] === undefined ? '1970-01-01' : addDays(begins[0], -1)
  return stepsOf(begins.map(dayNumber), [step(before), ...begins.map(step)])
}

/** The steps of each line of a call; those of whole days are worked out when first asked for. */
export function callSteps(call: CompiledCall): CallSteps[] {
  return call.lines.map((line) => {
    const day = once(() => finder(byDay(call, line)))
    return { at: finder(byMoment(call, line)), on: (number) => day()(number) }
  })
}

import { lineStatus, windowOf } from '../facts/call-status.ts'
import type { CompiledCall, CompiledLine } from '../facts/call-status.ts'
import { deadlineTold } from '../facts/deadline-told.ts'
import { isSentinel } from '../facts/state-aid-data.ts'

/** Why nobody can apply any more though the deadline is ahead. */
export type Stopped = 'call_closed' | 'call_exhausted'

/** A moment of a call that an alert may be about. */
export interface Target {
  /** The deadline's id; `opens_at` for the opening. */
  readonly id: string
  readonly at: Temporal.Instant
  readonly timeZone: string
  readonly until: Temporal.Instant
  /** The same in milliseconds since 1970: comparing a million numbers costs nothing, instants do. */
  readonly untilMs: number
  readonly date: Temporal.PlainDate
  /** Where its publisher moved it from, if it says so. */
  readonly movedFrom: Temporal.Instant | undefined
  readonly stage: string | undefined
  readonly round: string | undefined
  readonly budgetLine: string | undefined
  readonly regionCategory: string | undefined
}

/** An opening is news for a week, where the call has no deadline before. */
const newsOfOpening = { hours: 7 * 24 }

/** The deadlines of a call that have a date; those that name no application are left out. */
export function deadlinesOfCall({ call }: CompiledCall): Target[] {
  return call.deadlines.flatMap((deadline) => {
    if (deadline.at === undefined || isSentinel(deadline.at) || deadline.stage === 'other') return []
    const at = Temporal.Instant.from(deadline.at)
    const last = deadline.moved?.findLast(({ to }) => Temporal.Instant.compare(Temporal.Instant.from(to), at) === 0)
    return [
      {
        id: deadline.id,
        at,
        timeZone: deadline.time_zone,
        until: at,
        untilMs: at.epochMilliseconds,
        date: deadlineTold(deadline.at, deadline.time_zone).day,
        movedFrom: last === undefined ? undefined : Temporal.Instant.from(last.from),
        stage: deadline.stage,
        round: deadline.round,
        budgetLine: deadline.budget_line,
        regionCategory: deadline.region_category,
      },
    ]
  })
}

/** The opening of a call, as a moment to be told of before; where applications are served in turn it is the one that counts. */
export function openingOfCall(compiled: CompiledCall): Target[] {
  const { call } = compiled
  if (call.opens_at === undefined || isSentinel(call.opens_at.at)) return []
  const at = Temporal.Instant.from(call.opens_at.at)
  const week = at.add(newsOfOpening)
  const until = deadlinesOfCall(compiled).reduce(
    (earliest, target) =>
      Temporal.Instant.compare(target.at, at) > 0 && Temporal.Instant.compare(target.at, earliest) < 0
        ? target.at
        : earliest,
    week,
  )
  return [
    {
      id: 'opens_at',
      at,
      timeZone: call.opens_at.time_zone,
      until,
      untilMs: until.epochMilliseconds,
      date: at.toZonedDateTimeISO(call.opens_at.time_zone).toPlainDate(),
      movedFrom: undefined,
      stage: undefined,
      round: undefined,
      budgetLine: undefined,
      regionCategory: undefined,
    },
  ]
}

/** Whether the publisher has stopped what the target is about: the call, or every line that this deadline is for. */
export function stoppedAt(
  compiled: CompiledCall,
  target: Pick<Target, 'id'>,
  now: Temporal.Instant,
): Stopped | undefined {
  const window = windowOf({ kind: 'instant', epoch_ms: now.epochMilliseconds, today: '' })
  const { suspended } = compiled.call
  if (suspended !== undefined && Date.parse(suspended.since) <= now.epochMilliseconds) {
    if (suspended.status !== 'paused') return `call_${suspended.status}`
  }
  const own = compiled.lines.filter((line: CompiledLine) =>
    line.points.some((point) => point.deadline.id === target.id),
  )
  const lines = own.length > 0 ? own : compiled.lines
  const stopped = lines.map((line) => (line.stops.length === 0 ? undefined : lineStatus(line, window)))
  if (stopped.length === 0 || stopped.some((status) => status !== 'closed' && status !== 'exhausted')) return undefined
  return stopped.includes('exhausted') ? 'call_exhausted' : 'call_closed'
}

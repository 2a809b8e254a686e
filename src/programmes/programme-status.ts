import { callState, compileCall, lineStatus } from '../core/facts/call-status.ts'
import type { AsOfWindow, CallState, CompiledCall } from '../core/facts/call-status.ts'
import type { CallStatus, Deadline, Programme } from '../core/facts/programme.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import { dayIn } from '../platform/day.ts'

/** A call's status at a moment: never stored, since it changes by itself. */
export interface ProgrammeStatus {
  status: CallStatus
  state: CallState
  /** By id of the budget line. */
  lines: ReadonlyMap<string, CallStatus>
  /** The next deadline to apply by; the last one when all have passed. */
  deadline: Pick<Deadline, 'id' | 'at' | 'time_zone' | 'basis'> | undefined
}

export function statusOf(
  programme: Programme,
  asOf: AsOf | AsOfWindow,
  compiled: CompiledCall = compileCall(programme),
): ProgrammeStatus {
  const { whole, lines } = callState(compiled, asOf)
  const byLine = (programme.budget_lines ?? []).map(({ id }, index): [string, CallStatus] => [
    id,
    lines[index]?.status ?? whole.status,
  ])
  const last = compiled.lines.flatMap(({ points }) => points).toSorted((a, b) => b.ms - a.ms)[0]
  return { status: whole.status, state: whole, lines: new Map(byLine), deadline: whole.next_deadline ?? last?.deadline }
}

/** The moment of `statusOf(…).deadline`, without working out the rest; `status` is the whole's. */
export function deadlineTime(compiled: CompiledCall, window: AsOfWindow, status: CallStatus): number | undefined {
  const line = compiled.lines.find((each) => lineStatus(each, window) === status)
  if (line !== undefined && status !== 'closed' && status !== 'exhausted') {
    const next = line.points.find(({ ms, zone }) =>
      window.moment ? ms >= window.bounds(zone).from : ms > window.bounds(zone).from,
    )
    if (next !== undefined) return next.ms
    if (line.endless !== undefined) return undefined
  }
  return compiled.lines.reduce<number | undefined>((latest, { points }) => {
    const ms = points.at(-1)?.ms
    return ms === undefined || (latest !== undefined && latest >= ms) ? latest : ms
  }, undefined)
}

const todayInGreece = dayIn('Europe/Athens')

/** Now, with today's date in Greece, where most askers are. */
export function asOfNow(now: Temporal.Instant): AsOf {
  return {
    kind: 'instant',
    epoch_ms: now.epochMilliseconds,
    today: todayInGreece(now),
  }
}

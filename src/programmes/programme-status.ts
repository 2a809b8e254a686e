import { callState, compileCall, lineStatus } from '../core/facts/call-status.ts'
import type { AsOfWindow, CallState, CompiledCall, DeadlinePoint } from '../core/facts/call-status.ts'
import { callStatuses } from '../core/facts/programme.ts'
import type { CallStatus, Deadline, Programme } from '../core/facts/programme.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import { dayIn } from '../platform/day.ts'

/** Statuses kept as numbers, by number; none for 0, where no programme is any more. */
export const statusNames: readonly (CallStatus | undefined)[] = [undefined, ...callStatuses]

/** A call's status at a moment: never stored, since it changes by itself. */
export interface ProgrammeStatus {
  status: CallStatus
  state: CallState
  /** By id of the budget line. */
  lines: ReadonlyMap<string, CallStatus>
  /** The next deadline to apply by; the last one when all have passed and nobody can apply any more. */
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
  const deadline = whole.next_deadline ?? lastPoint(compiled)?.deadline
  return { status: whole.status, state: whole, lines: new Map(byLine), deadline }
}

/** The moment of `statusOf(…).deadline` and its zone, without working out the rest; `status` is the whole's. */
export function deadlinePoint(
  compiled: CompiledCall,
  window: AsOfWindow,
  status: CallStatus,
): Pick<DeadlinePoint, 'ms' | 'zone'> | undefined {
  const line = compiled.lines.find((each) => lineStatus(each, window) === status)
  if (line !== undefined && status !== 'closed' && status !== 'exhausted') {
    const next = line.points.find(({ ms, zone }) =>
      window.moment ? ms >= window.bounds(zone).from : ms > window.bounds(zone).from,
    )
    if (next !== undefined) return next
    if (line.endless !== undefined) return undefined
  }
  return lastPoint(compiled)
}

/** The last deadline of a call that has an end. */
function lastPoint({ lines }: CompiledCall): DeadlinePoint | undefined {
  let latest: DeadlinePoint | undefined
  for (const { points, openElsewhere } of lines) {
    if (openElsewhere === true) return undefined
    const last = points.at(-1)
    if (last !== undefined && (latest === undefined || last.ms > latest.ms)) latest = last
  }
  return latest
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

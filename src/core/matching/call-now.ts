import { callState, lineStatus, linesOfSite, windowOf } from '../facts/call-status.ts'
import type { AsOfWindow, CallState, CompiledCall, SiteOfLine } from '../facts/call-status.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CallStatus } from '../facts/programme.ts'
import { regionCategory } from '../facts/region.ts'
import type { AsOf } from './as-of.ts'
import type { Facts } from './facts.ts'

/** Where the investment is, as far as it is one known place; and its category in the programming period. */
export function siteOf(facts: Facts): SiteOfLine {
  const { places } = facts.places.investment_site
  const region = places.length === 1 ? places[0]?.region : undefined
  if (region === undefined) return {}
  const category = regionCategory(region, '2021-2027', facts.reference.regions)
  return category === undefined ? { region } : { region, category }
}

const windows = (): Map<AsOf, AsOfWindow> => new Map()

/** The bounds of the time asked about, made once for a profile's many programmes. */
function windowFor(facts: Facts, asOf: AsOf): AsOfWindow {
  const known = facts.derive(windows)
  let found = known.get(asOf)
  if (found === undefined) {
    // Facts may outlive many questions: only the present one is kept.
    known.clear()
    found = windowOf(asOf)
    known.set(asOf, found)
  }
  return found
}

/** The state of the call on the day asked about, at the budget line that concerns the profile. */
export function callNow(call: CompiledCall, facts: Facts, asOf: AsOf): CallState {
  return callState(call, windowFor(facts, asOf), facts.derive(siteOf)).site
}

const rank: Readonly<Record<CallStatus, number>> = {
  open: 0,
  paused: 1,
  forecasted: 2,
  unknown: 3,
  closed: 4,
  exhausted: 5,
}

/** Its status alone, the same as `callNow`'s. */
export function statusNow(call: CompiledCall, facts: Facts, asOf: AsOf): CallStatus {
  const window = windowFor(facts, asOf)
  const lines = call.lines.length === 1 ? call.lines : linesOfSite(call, facts.derive(siteOf))
  let best: CallStatus | undefined
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]
    if (line === undefined) continue
    const status = lineStatus(line, window)
    if (best === undefined || rank[status] < rank[best]) best = status
  }
  return best ?? 'unknown'
}

function localDay(epochMs: number, timeZone: string): PlainDate | undefined {
  try {
    return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  } catch {
    return undefined
  }
}

/** First day of the call, in its own zone. */
export function opensOn(call: CompiledCall): PlainDate | undefined {
  const days = call.lines.map(({ opens }) => (opens === undefined ? undefined : localDay(opens.ms, opens.zone)))
  return days.includes(undefined) ? undefined : days.toSorted()[0]
}

/**
 * The last day on which somebody new can still apply, at any line. A deadline at midnight ends the day before.
 * Undefined where one way in has no date (rolling, until exhausted, unknown).
 */
export function closesOn(call: CompiledCall): PlainDate | undefined {
  const days = call.lines.map(({ points, endless }) => {
    const last = points.at(-1)
    return endless !== undefined || last === undefined ? undefined : localDay(last.ms - 1, last.zone)
  })
  return days.includes(undefined) ? undefined : days.toSorted().at(-1)
}

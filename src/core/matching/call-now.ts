import { callState, linesOfSite, lineStatus, rank, statesOfSite, windowOf } from '../facts/call-status.ts'
import type { AsOfWindow, CallState, CompiledCall, CompiledLine, SiteOfLine } from '../facts/call-status.ts'
import { nextDay } from '../facts/day.ts'
import { toCents } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { Moment } from '../facts/programme.ts'
import { regionCategory } from '../facts/region.ts'
import { dayOf } from './as-of.ts'
import type { AsOf } from './as-of.ts'
import type { Facts } from './facts.ts'
import { dayNumber, lastDayBefore } from './call-steps.ts'
import type { CallStep, CallSteps } from './call-steps.ts'

/** Where the investment is, as far as it is one known place; and its category in the programming period. */
export function siteOf(facts: Facts): SiteOfLine {
  const { places } = facts.places.investment_site
  const region = places.length === 1 ? places[0]?.region : undefined
  if (region === undefined) return {}
  const category = regionCategory(region, '2021-2027', facts.reference.regions)
  return category === undefined ? { region } : { region, category }
}

/** A question's time, read once for a profile's many programmes. */
interface Question {
  asOf: AsOf | undefined
  /** As `dayNumber`. */
  today: number
  window: AsOfWindow | undefined
}

const questions = (): Question => ({ asOf: undefined, today: 0, window: undefined })

function questionOf(facts: Facts, asOf: AsOf): Question {
  const question = facts.derive(questions)
  if (question.asOf !== asOf) {
    question.asOf = asOf
    question.today = dayNumber(dayOf(asOf))
    question.window = undefined
  }
  return question
}

/** The day asked about as a number. */
export function todayNumber(facts: Facts, asOf: AsOf): number {
  return questionOf(facts, asOf).today
}

/** Of calls of one line, what was told of a step: between the moments at which it can change it is the same. */
const states = new WeakMap<CallStep, CallState>()

/** The state of the call on the day asked about, at the budget line that concerns the profile. */
export function callNow(
  { call, steps }: { readonly call: CompiledCall; readonly steps: readonly CallSteps[] },
  facts: Facts,
  asOf: AsOf,
): CallState {
  const [only] = steps
  const step = steps.length === 1 && only !== undefined ? stepOf(only, facts, asOf) : undefined
  let state = step && states.get(step)
  if (state !== undefined) return state
  const question = questionOf(facts, asOf)
  question.window ??= windowOf(asOf)
  state = callState(call, question.window, facts.derive(siteOf)).site
  if (step !== undefined) states.set(step, state)
  return state
}

/** The state of each line of the budget that is for the place of the investment: of several the business chooses. */
export function linesNow(call: CompiledCall, facts: Facts, asOf: AsOf): CallState[] {
  return statesOfSite(call, windowOf(asOf), facts.derive(siteOf))
}

/**
 * What a match says of the call's days, as a key: what is said under the same key of a call, on the same day, is the same.
 * Undefined where the call ends on another day for the business than for others.
 */
export function callKey(
  compiled: {
    readonly call: CompiledCall
    readonly steps: readonly CallSteps[]
    readonly context: { readonly closesOn: PlainDate | undefined }
  },
  facts: Facts,
  asOf: AsOf,
): CallStep | string | undefined {
  const { call, steps, context } = compiled
  const [only] = steps
  if (only !== undefined && steps.length === 1) return stepOf(only, facts, asOf)
  if (closesHere(compiled, facts) !== context.closesOn) return undefined
  const stop = stopAhead(call, facts, asOf)
  return JSON.stringify([callNow(compiled, facts, asOf), stop, budgetLeft(call, facts, asOf)])
}

/** When the last of the lines that are open now is stopped, where that of each is decided already. */
export function stopAhead(call: CompiledCall, facts: Facts, asOf: AsOf): Moment | undefined {
  if (call.lines.every(({ stops }) => stops.length === 0)) return undefined
  const window = windowOf(asOf)
  let last: { ms: number; stop: Moment } | undefined
  for (const line of linesOfSite(call, facts.derive(siteOf))) {
    const status = lineStatus(line, window)
    if (status === 'closed' || status === 'exhausted') continue
    const ahead = line.stops.filter(({ ms }) => ms > window.bounds(line.zone).from)
    const first = ahead.toSorted((a, b) => a.ms - b.ms)[0]
    if (first === undefined) return undefined
    if (last === undefined || first.ms > last.ms)
      last = { ms: first.ms, stop: { at: first.since, time_zone: line.zone } }
  }
  return last?.stop
}

/** The next day after one on which a decision that is made already stops a line, or the first whole one on which it is stopped. */
export function stopsTurnOn(call: CompiledCall, day: PlainDate): PlainDate | undefined {
  const days = call.lines.flatMap(({ stops, zone }) => stops.map(({ ms }) => localDay(ms, zone)))
  return days
    .flatMap((on) => (on === undefined ? [] : [on, nextDay(on)]))
    .filter((on) => on > day)
    .toSorted()[0]
}

/**
 * Which share of the budget is left at the lines of the site that are open now, of a call that ends when its budget does or takes
 * who comes first, and whether that is of all of the call's lines; undefined where one of them does not say it.
 */
export function budgetLeft(
  call: CompiledCall,
  facts: Facts,
  asOf: AsOf,
): { share: number; isWhole: boolean } | undefined {
  const { selection, deadlines } = call.call
  if (selection !== 'first_come' && deadlines.every(({ basis }) => basis !== 'until_exhausted')) return undefined
  const window = windowOf(asOf)
  let [total, left, counted] = [0, 0, 0]
  for (const compiled of linesOfSite(call, facts.derive(siteOf))) {
    const { amount, absorbed } = compiled.line ?? {}
    if (lineStatus(compiled, window) !== 'open') continue
    if (amount === undefined || absorbed === undefined || amount.currency !== absorbed.currency) return undefined
    counted += 1
    total += toCents(amount)
    left += Math.max(0, toCents(amount) - toCents(absorbed))
  }
  return total > 0 ? { share: left / total, isWhole: counted === call.lines.length } : undefined
}

/** A share of the budget in percent, in whole ones as far as there are any: what is left is never called nothing. */
export function percentLeft(share: number): number {
  if (share === 0 || share >= 0.01) return Math.floor(share * 100)
  return Math.max(0.01, Math.floor(share * 1e4) / 100)
}

function stepOf(line: CallSteps, facts: Facts, asOf: AsOf): CallStep {
  return asOf.kind === 'instant' ? line.at(asOf.epoch_ms) : line.on(todayNumber(facts, asOf))
}

/** The same without reasons, and without allocating where the call is one line. */
export function stepNow(call: CompiledCall, steps: readonly CallSteps[], facts: Facts, asOf: AsOf): CallStep {
  const only = steps[0]
  if (steps.length === 1 && only !== undefined) return stepOf(only, facts, asOf)
  const lines = linesOfSite(call, facts.derive(siteOf))
  const here = steps.filter((_, i) => lines.includes(call.lines[i] as CompiledLine))
  return mostOpen(here.map((line) => stepOf(line, facts, asOf)))
}

/** Of the steps of several lines the most open one's. */
export function mostOpen(steps: readonly CallStep[]): CallStep {
  const best = steps.toSorted((a, b) => rank[a.status] - rank[b.status])[0]
  // A call has at least one line, and a site at least one of them.
  if (best === undefined) throw new RangeError('a call without a line')
  return best
}

/** The last day by which the business is told to apply: before the next deadline of its line, or before its lines are stopped. */
export function lastDayNow(
  { call, steps }: { readonly call: CompiledCall; readonly steps: readonly CallSteps[] },
  facts: Facts,
  asOf: AsOf,
  { closesAt, zone, lastDay }: CallStep,
): PlainDate | undefined {
  if (steps.length === 1 || call.lines.every(({ stops }) => stops.length === 0)) return lastDay
  const stop = stopAhead(call, facts, asOf)
  return lastDayBefore(
    closesAt === undefined || zone === undefined ? undefined : { ms: closesAt, zone },
    stop === undefined ? undefined : { ms: Date.parse(stop.at), zone: stop.time_zone },
  )
}

/** The last day on which this business can still apply: that of the budget lines of its site. */
export function closesHere(
  {
    call,
    steps,
    context,
  }: {
    readonly call: CompiledCall
    readonly steps: readonly CallSteps[]
    readonly context: { readonly closesOn: PlainDate | undefined }
  },
  facts: Facts,
): PlainDate | undefined {
  if (steps.length === 1) return context.closesOn
  return closesOn({ call: call.call, lines: linesOfSite(call, facts.derive(siteOf)) })
}

function localDay(epochMs: number, timeZone: string): PlainDate | undefined {
  try {
    return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  } catch {
    return undefined
  }
}

const later = (a: PlainDate | undefined, b: PlainDate | undefined): PlainDate | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a

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
  const days = call.lines.map(({ points, endless }) =>
    endless === undefined ? points.map(({ ms, zone }) => localDay(ms - 1, zone)).reduce(later, undefined) : undefined,
  )
  return days.includes(undefined) ? undefined : days.toSorted().at(-1)
}

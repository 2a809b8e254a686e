import { fromCents } from '../facts/money.ts'
import { daysBetween, earliest, nextTurn } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CallStatus } from '../facts/programme.ts'
import { judgeLeaves } from '../facts/region.ts'
import { sizeAt } from '../criteria/digest.ts'
import { plannedOf } from '../criteria/investment-amount.ts'
import type { Judgement } from '../criteria/kind.ts'
import type { Verdict } from '../verdict.ts'
import { siteOf } from './call-now.ts'
import type { CompiledProgramme, Leaf } from './compile.ts'
import { partsOf } from './estimate-cost.ts'
import type { Facts } from './facts.ts'
import type { Reason, Score, ScoreComponent } from './result.ts'
import { lasting, plain } from './lasting.ts'
import { maxima, unrestricted } from './score-compile.ts'
import type { Aimed, IntensityLine } from './score-compile.ts'

/** What the score is made from; the same for the quick answer and the explained one. */
export interface ScoreInput {
  readonly compiled: CompiledProgramme
  readonly facts: Facts
  /** The day of submission: figures are of the years closed by then. */
  readonly day: PlainDate
  readonly verdict: Verdict
  /** Open deciding conditions: those that facts would decide, and those that a person would. */
  readonly openInfo: number
  readonly openReview: number
  readonly judgement: (leaf: Leaf) => Judgement
}

export interface TimeInput {
  readonly compiled: CompiledProgramme
  readonly verdict: Verdict
  readonly status: CallStatus
  readonly today: PlainDate
  /** The last day on which the business can apply; undefined where the call names none. */
  readonly closesOn: PlainDate | undefined
}

/** Takes the components down where somebody wants the breakdown. */
type Say = (component: ScoreComponent['component'], points: number, reason: Reason) => void

const reason = (key: string, values: Reason['values'] = {}): Reason => ({ key, values })

const intensityReason = lasting((percent: number) =>
  reason('score.intensity', { percent: { type: 'percent', value: percent } }),
)
const budgetReason = lasting((percent: number) =>
  reason('score.budget_left', { percent: { type: 'percent', value: percent } }),
)
const daysReason = lasting((days: number) => reason('score.time_left', { days }))
/** By how many facts and people are to be asked. */
const certaintyReasons = {
  'score.certainty_provisional': lasting((open: string) => certaintyReason('score.certainty_provisional', open)),
  'score.certainty_full': lasting((open: string) => certaintyReason('score.certainty_full', open)),
  'score.certainty_open': lasting((open: string) => certaintyReason('score.certainty_open', open)),
}

function certaintyReason(key: string, open: string): Reason {
  const [facts, people] = open.split(' ').map(Number) as [number, number]
  return reason(key, { facts, people })
}

/** Of a plan, what is said of its amount, by key. */
const amountReasons = (): Map<string, Reason> => new Map()

/**
 * The part that depends on the profile and the programme only (0–85). See `docs/score.md`.
 * Deterministic; a condition that becomes known to be met never lowers it.
 */
export function baseScore(input: ScoreInput, say?: Say): number {
  if (input.verdict === 'not_eligible') return 0
  return (
    aimed('activity', input, say) +
    aimed('region', input, say) +
    aimed('size', input, say) +
    amountFit(input, say) +
    intensity(input, say) +
    certainty(input, say)
  )
}

/** The part that depends on the day (0–15). */
export function timeScore(input: TimeInput, say?: Say): number {
  return input.verdict === 'not_eligible' ? 0 : timeLeft(input, say) + budgetLeft(input, say)
}

/** How narrowly the call aims at what the business is; the narrowest condition that is met counts. */
function aimed(what: Aimed, { compiled, judgement }: ScoreInput, say: Say | undefined): number {
  const aims = compiled.score.aims[what]
  if (aims.length === 0) {
    say?.(what, unrestricted[what], plain(`score.${what}_open`))
    return unrestricted[what]
  }
  for (const { leaf, points, reason: met } of aims) {
    if (judgement(leaf) !== 'met') continue
    say?.(what, points, met)
    return points
  }
  say?.(what, 0, plain(`score.${what}_not_met`))
  return 0
}

/** The plan in its own currency, part by part; undefined where it is not told. */
export function planParts({ profile }: Facts): ReturnType<typeof partsOf> {
  const plan = profile.planned_investment
  const currency = (plan?.amount ?? plan?.categories?.find(({ amount }) => amount !== undefined)?.amount)?.currency
  return currency === undefined ? undefined : partsOf(plan, currency)
}

/** No part of the plan is in a category of costs that the call lists: its eligible cost is zero. */
function nothingCounts({ programme }: CompiledProgramme, facts: Facts): boolean {
  const rules = programme.eligible_costs
  if (rules === undefined || rules.length === 0) return false
  const parts = facts.derive(planParts)
  if (parts === undefined || parts.length === 0) return false
  return parts.every(({ category }) => category !== undefined && !rules.some((rule) => rule.category === category))
}

function amountFit({ compiled, facts }: ScoreInput, say: Say | undefined): number {
  if (nothingCounts(compiled, facts)) {
    say?.('amount_fit', 0, plain('score.amount_nothing_counts'))
    return 0
  }
  const bounds = compiled.score.amount
  const planned = facts.derive(plannedOf)
  const max = maxima.amount_fit
  if (bounds === undefined) {
    const points = Math.floor(max / 2)
    say?.('amount_fit', points, plain('score.amount_not_said'))
    return points
  }
  if (planned === undefined || planned.currency !== bounds.currency) {
    say?.('amount_fit', 0, plain('score.amount_unknown'))
    return 0
  }
  const { cents } = planned
  const key =
    cents < bounds.min ? 'score.amount_below' : cents > bounds.max ? 'score.amount_above' : 'score.amount_fits'
  const points = cents < bounds.min ? 0 : cents > bounds.max ? Math.floor((max * bounds.max) / cents) : max
  if (say === undefined) return points
  const known = facts.derive(amountReasons)
  let why = known.get(key)
  if (why === undefined)
    known.set(key, (why = reason(key, { amount: { type: 'money', value: fromCents(cents, planned.currency) } })))
  say('amount_fit', points, why)
  return points
}

/** A rate that is not ruled out by the day of submission and what is known of the site and the size. */
function possible(line: IntensityLine, facts: Facts, day: PlainDate): boolean {
  const { territory, categories, sizes, from, to } = line
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return false
  const places = facts.places.investment_site.places
  if (
    territory !== undefined &&
    places.length > 0 &&
    places.every((place) => judgeLeaves(place.lo, place.hi, territory) === 'not_met')
  ) {
    return false
  }
  const category = categories === undefined ? undefined : facts.derive(siteOf).category
  if (categories !== undefined && category !== undefined && !categories.includes(category)) return false
  return sizes === undefined || sizeAt(facts, day).classes.some((size) => sizes.includes(size))
}

/** Points for the highest rate that is possible. */
export function intensity({ compiled, facts, day }: Pick<ScoreInput, 'compiled' | 'facts' | 'day'>, say?: Say): number {
  const { intensity: lines, intensityCap } = compiled.score
  if (lines.length === 0) {
    const points = Math.floor(maxima.intensity / 3)
    say?.('intensity', points, plain('score.intensity_not_said'))
    return points
  }
  const best = lines.find((line) => possible(line, facts, day))
  const percent = Math.max(0, Math.min(best?.percent ?? 0, intensityCap, 100))
  const points = Math.floor((maxima.intensity * percent) / 100)
  say?.('intensity', points, intensityReason(percent))
  return points
}

/** The next day on which the base may be another though no condition is: other rates hold then, or the size is another. */
export function rateChangesOn({
  compiled,
  facts,
  day,
}: Pick<ScoreInput, 'compiled' | 'facts' | 'day'>): PlainDate | undefined {
  const { intensity: lines } = compiled.score
  const sized = lines.some(({ sizes }) => sizes !== undefined)
  return earliest(nextTurn(day, lines), sized ? sizeAt(facts, day).changesOn : undefined)
}

function certainty({ compiled, openInfo, openReview }: ScoreInput, say: Say | undefined): number {
  const decided = Math.max(0, maxima.certainty - 2 * openInfo - openReview)
  const provisional = compiled.programme.provisional === true
  const points = provisional ? Math.floor(decided / 2) : decided
  if (say !== undefined) {
    const key = provisional
      ? 'score.certainty_provisional'
      : openInfo + openReview === 0
        ? 'score.certainty_full'
        : 'score.certainty_open'
    say('certainty', points, certaintyReasons[key](`${openInfo} ${openReview}`))
  }
  return points
}

/** From this many days on, time is no matter. */
const ample = 30

function timeLeft({ status, today, closesOn }: TimeInput, say: Say | undefined): number {
  if (status !== 'open') {
    const points = status === 'forecasted' ? 5 : status === 'paused' || status === 'unknown' ? 2 : 0
    say?.('time_left', points, plain(`score.time_${status}`))
    return points
  }
  if (closesOn === undefined) {
    say?.('time_left', 6, plain('score.time_no_deadline'))
    return 6
  }
  const days = Math.max(0, daysBetween(today, closesOn))
  const points = days >= ample ? maxima.time_left : 1 + Math.floor(((maxima.time_left - 1) * days) / ample)
  say?.('time_left', points, daysReason(days))
  return points
}

function budgetLeft({ compiled, status }: TimeInput, say: Say | undefined): number {
  const left = status === 'exhausted' ? 0 : compiled.score.budgetLeft
  if (left === undefined) {
    const points = Math.floor(maxima.budget_left / 2)
    say?.('budget_left', points, plain('score.budget_not_said'))
    return points
  }
  const points = Math.floor(maxima.budget_left * left)
  say?.('budget_left', points, budgetReason(Math.floor(left * 100)))
  return points
}

/** The whole score with its breakdown; the points of the components add up to `total` exactly. */
export function explainScore(base: ScoreInput, time: TimeInput): Score {
  if (base.verdict === 'not_eligible') {
    const breakdown = Object.entries(maxima).map(([component, max]) => ({
      component: component as ScoreComponent['component'],
      points: 0,
      max,
      reason: plain('score.not_eligible'),
    }))
    return { total: 0, base: 0, time: 0, breakdown }
  }
  const breakdown: ScoreComponent[] = []
  const say: Say = (component, points, why) =>
    breakdown.push({ component, points, max: maxima[component], reason: why })
  const basePoints = baseScore(base, say)
  const timePoints = timeScore(time, say)
  return { total: basePoints + timePoints, base: basePoints, time: timePoints, breakdown }
}

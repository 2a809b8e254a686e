import { fromCents } from '../facts/money.ts'
import { daysBetween, earliest, nextTurn } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CallStatus } from '../facts/programme.ts'
import { judgeLeaves } from '../facts/region.ts'
import { sizeAt } from '../criteria/digest.ts'
import { plannedOf } from '../criteria/investment-amount.ts'
import type { Judgement } from '../criteria/kind.ts'
import type { Verdict } from '../verdict.ts'
import { percentLeft, siteOf } from './call-now.ts'
import type { CompiledProgramme, Leaf } from './compile.ts'
import { partsOf } from './estimate-cost.ts'
import type { Facts } from './facts.ts'
import type { Reason, Score, ScoreComponent } from './result.ts'
import { lasting, plain } from './lasting.ts'
import { maxima, part, unrestricted } from './score-compile.ts'
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
  /** The last day by which the business is told to apply; undefined where the call names none. */
  readonly lastDay: PlainDate | undefined
}

const reason = (key: string, values: Reason['values'] = {}): Reason => ({ key, values })
/** Of a share of the budget or a rate, in percent: calls share them. */
const percentReasons = (key: string): ((percent: number) => Reason) =>
  lasting((percent) => reason(key, { percent: { type: 'percent', value: percent } }))
const rateSaid = percentReasons('score.intensity')
const budgetSaid = percentReasons('score.budget_left')
/** Where a call has several lines the score is of all of them, and the summary of the business's own. */
const callBudgetSaid = percentReasons('score.budget_left_call')
const saying = (component: ScoreComponent['component'], points: number, key: string): ScoreComponent =>
  part(component, points, plain(key))

// The parts that matches share are the same objects.
const untargeted: Readonly<Record<Aimed, ScoreComponent>> = {
  activity: saying('activity', unrestricted.activity, 'score.activity_open'),
  region: saying('region', unrestricted.region, 'score.region_open'),
  size: saying('size', unrestricted.size, 'score.size_open'),
}
const missed: Readonly<Record<Aimed, ScoreComponent>> = {
  activity: saying('activity', 0, 'score.activity_not_met'),
  region: saying('region', 0, 'score.region_not_met'),
  size: saying('size', 0, 'score.size_not_met'),
}
const amountNotSaid = saying('amount_fit', Math.floor(maxima.amount_fit / 2), 'score.amount_not_said')
const amountUnknown = saying('amount_fit', 0, 'score.amount_unknown')
const amountCountsNothing = saying('amount_fit', 0, 'score.amount_nothing_counts')
const rateNotSaid = saying('intensity', Math.floor(maxima.intensity / 3), 'score.intensity_not_said')
const budgetNotSaid = saying('budget_left', Math.floor(maxima.budget_left / 2), 'score.budget_not_said')
const noDeadline = saying('time_left', 6, 'score.time_no_deadline')
const notOpen: Readonly<Record<Exclude<CallStatus, 'open'>, ScoreComponent>> = {
  forecasted: saying('time_left', 5, 'score.time_forecasted'),
  paused: saying('time_left', 2, 'score.time_paused'),
  unknown: saying('time_left', 2, 'score.time_unknown'),
  closed: saying('time_left', 0, 'score.time_closed'),
  exhausted: saying('time_left', 0, 'score.time_exhausted'),
}
const refused = Object.keys(maxima).map((component) =>
  saying(component as ScoreComponent['component'], 0, 'score.not_eligible'),
)

const atRate = lasting((percent: number) =>
  part('intensity', Math.floor((maxima.intensity * percent) / 100), rateSaid(percent)),
)
/** By the share of it. */
const byBudget = (said: (percent: number) => Reason): ((left: number) => ScoreComponent) =>
  lasting((left: number) => part('budget_left', Math.floor(maxima.budget_left * left), said(percentLeft(left))))
const withBudget = byBudget(budgetSaid)
const withCallBudget = byBudget(callBudgetSaid)
/** From this many days on, time is no matter. */
const ample = 30
const withDays = lasting((days: number) =>
  part(
    'time_left',
    days >= ample ? maxima.time_left : 1 + Math.floor(((maxima.time_left - 1) * days) / ample),
    reason('score.time_left', { days }),
  ),
)
/** Of facts and people that are to be asked, both in one number. */
const mostAsked = 1000
const asking = lasting((asked: number) => certaintyPart(asked === 0 ? 'full' : 'open', asked))
const provisional = lasting((asked: number) => certaintyPart('provisional', asked))

function certaintyPart(how: 'full' | 'open' | 'provisional', asked: number): ScoreComponent {
  const facts = Math.floor(asked / mostAsked)
  const people = asked % mostAsked
  const decided = Math.max(0, maxima.certainty - 2 * facts - people)
  const points = how === 'provisional' ? Math.floor(decided / 2) : decided
  return part('certainty', points, reason(`score.certainty_${how}`, { facts, people }))
}

/** Of a plan, what it gives where it is below a call's bounds, within, or above, by the points that are left. */
interface AmountParts {
  below: ScoreComponent | undefined
  fits: ScoreComponent | undefined
  readonly above: Map<number, ScoreComponent>
}
type Planned = NonNullable<ReturnType<typeof plannedOf>>
const amountParts = (): AmountParts => ({ below: undefined, fits: undefined, above: new Map() })

/**
 * The part that depends on the profile and the programme only (0–85). See `docs/score.md`.
 * Deterministic; a condition that becomes known to be met never lowers it.
 */
export function baseScore(input: ScoreInput): number {
  if (input.verdict === 'not_eligible') return 0
  return (
    aimed('activity', input).points +
    aimed('region', input).points +
    aimed('size', input).points +
    amountFit(input).points +
    intensity(input).points +
    certainty(input).points
  )
}

/** The part that depends on the day (0–15). */
export function timeScore(input: TimeInput): number {
  return input.verdict === 'not_eligible' ? 0 : timeLeft(input).points + budgetLeft(input).points
}

/** How narrowly the call aims at what the business is; the narrowest condition that is met counts. */
export function aimed(
  what: Aimed,
  { compiled, judgement }: Pick<ScoreInput, 'compiled' | 'judgement'>,
): ScoreComponent {
  const aims = compiled.score.aims[what]
  if (aims.length === 0) return untargeted[what]
  for (const { leaf, met } of aims) if (judgement(leaf) === 'met') return met
  return missed[what]
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

/** By where the plan lies in the call's bounds. */
export function amountFit({ compiled, facts }: Pick<ScoreInput, 'compiled' | 'facts'>): ScoreComponent {
  if (nothingCounts(compiled, facts)) return amountCountsNothing
  const bounds = compiled.score.amount
  if (bounds === undefined) return amountNotSaid
  const planned = facts.derive(plannedOf)
  if (planned === undefined || planned.currency !== bounds.currency) return amountUnknown
  const { cents } = planned
  const max = maxima.amount_fit
  const known = facts.derive(amountParts)
  if (cents < bounds.min) return (known.below ??= amountPart(planned, 0, 'score.amount_below'))
  if (cents <= bounds.max) return (known.fits ??= amountPart(planned, max, 'score.amount_fits'))
  const points = Math.floor((max * bounds.max) / cents)
  let above = known.above.get(points)
  if (above === undefined) known.above.set(points, (above = amountPart(planned, points, 'score.amount_above')))
  return above
}

const amountPart = ({ cents, currency }: Planned, points: number, key: string): ScoreComponent =>
  part('amount_fit', points, reason(key, { amount: { type: 'money', value: fromCents(cents, currency) } }))

/** A rate that is not ruled out by the day of submission and what is known of the site and the size. */
function possible(line: IntensityLine, facts: Facts, day: PlainDate): boolean {
  const { territory, categories, sizes, from, to } = line
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return false
  const { places } = facts.places.investment_site
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

/** By the highest rate that is possible. */
export function intensity({ compiled, facts, day }: Pick<ScoreInput, 'compiled' | 'facts' | 'day'>): ScoreComponent {
  const { intensity: lines, intensityCap } = compiled.score
  if (lines.length === 0) return rateNotSaid
  const best = lines.find((line) => possible(line, facts, day))
  return atRate(Math.max(0, Math.min(best?.percent ?? 0, intensityCap, 100)))
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

function certainty({ compiled, openInfo, openReview }: ScoreInput): ScoreComponent {
  const asked = openInfo * mostAsked + openReview
  return compiled.programme.provisional === true ? provisional(asked) : asking(asked)
}

function timeLeft({ status, today, lastDay }: TimeInput): ScoreComponent {
  if (status !== 'open') return notOpen[status]
  return lastDay === undefined ? noDeadline : withDays(Math.max(0, daysBetween(today, lastDay)))
}

function budgetLeft({ compiled, status }: TimeInput): ScoreComponent {
  const left = status === 'exhausted' ? 0 : compiled.score.budgetLeft
  if (left === undefined) return budgetNotSaid
  return compiled.call.lines.length > 1 ? withCallBudget(left) : withBudget(left)
}

/** The whole score with its breakdown; the points of the components add up to `total` exactly. */
export function explainScore(input: ScoreInput, time: TimeInput): Score {
  if (input.verdict === 'not_eligible') return { total: 0, base: 0, time: 0, breakdown: refused }
  const breakdown = [
    aimed('activity', input),
    aimed('region', input),
    aimed('size', input),
    amountFit(input),
    intensity(input),
    certainty(input),
    timeLeft(time),
    budgetLeft(time),
  ]
  const inTime = (breakdown[6] as ScoreComponent).points + (breakdown[7] as ScoreComponent).points
  let total = 0
  for (const { points } of breakdown) total += points
  return { total, base: total - inTime, time: inTime, breakdown }
}

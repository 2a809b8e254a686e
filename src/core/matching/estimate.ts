import { figureReader, salariedReader, sizeAt } from '../criteria/digest.ts'
import { awardDayOf } from '../facts/award-day.ts'
import { boundsOf, nextYearEnd, within } from '../facts/accounts.ts'
import { earliest, nextTurn } from '../facts/day.ts'
import { fromCents, percentOf, toCents } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { IntensityBonus } from '../facts/programme.ts'
import { law } from '../facts/state-aid-data.ts'
import { allOf, anyOf, atLeast, negate } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import type { CompiledProgramme, Node } from './compile.ts'
import { eligibleCost, partsOf, placesOfRest } from './estimate-cost.ts'
import type { CostPart, EligibleCost, Parts } from './estimate-cost.ts'
import { limitByHeadroom } from './estimate-headroom.ts'
import { categoryPeriods, missingForRate, rateOf } from './estimate-rate.ts'
import type { MapLimit } from './estimate-rate.ts'
import { lack, money, resolved, step, stepOf, type Most, type Work } from './estimate-work.ts'
import type { Facts } from './facts.ts'
import { centsOf } from './funding-compile.ts'
import { Recorder } from './recorder.ts'
import type { Estimate, EstimateStep, Reason, ReasonValue } from './result.ts'

/** A condition of a bonus on a day; what would decide it is added to `missing`. */
export function outcomeOf(node: Node, facts: Facts, day: PlainDate, missing: Set<string>): Outcome {
  if (node.leaf !== undefined) {
    const recorder = new Recorder(facts)
    try {
      const judged = node.leaf.judge(facts, node.leaf.day ?? day, recorder)
      if (judged === 'unknown') for (const path of recorder.missingFields) missing.add(path)
      return judged === 'review' ? 'unknown' : judged
    } catch {
      return 'unknown'
    }
  }
  const outcomes = node.children.map((child) => outcomeOf(child, facts, day, missing))
  if (node.op === 'all') return allOf(outcomes)
  if (node.op === 'any') return anyOf(outcomes)
  return node.op === 'not' ? negate(outcomes[0] ?? 'unknown') : atLeast(node.k, outcomes)
}

/** A plan in a currency: its parts, and the step that tells their sum. */
interface Plan {
  readonly parts: Parts | undefined
  readonly step: EstimateStep | undefined
}
const plans = (): Map<string, Plan> => new Map()

/** Made once for all calls. */
function planIn(work: Work): Plan {
  const { facts, currency } = work
  const byCurrency = facts.derive(plans)
  let plan = byCurrency.get(currency)
  if (plan === undefined) {
    const parts = partsOf(facts.profile.planned_investment, currency)
    const cents = parts?.reduce((sum, { planned }) => sum + planned, 0)
    const told = cents === undefined ? undefined : stepOf(work, 'estimate.cost', { amount: money(work, cents) }, cents)
    byCurrency.set(currency, (plan = { parts, step: told }))
  }
  return plan
}

const percent = (value: number): ReasonValue => ({ type: 'percent', value })
/**
 * The subsidy a business can expect on a day: the rate of its region, region category, size and cost category with the bonuses
 * it earns, on what counts of its plan; or the amount of its bracket; then the call's limits and the de minimis headroom.
 * What is not known widens the answer to a range, or leaves it unknown and names the fields. Integer cents, rounded down.
 */
export function estimate(compiled: CompiledProgramme, facts: Facts, day: PlainDate): Estimate {
  const work = workOf(compiled, facts, day)
  const refused = beforeHeadroom(work)
  if (refused !== undefined) return refused
  return limitByHeadroom(work) ?? finish(work)
}

/**
 * The aid in cents before de minimis headroom, at least and at most, and what would make it exact; undefined where the call
 * gives no amount, in another currency, or where the plan is not told.
 */
export function expectedAid(
  compiled: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
): { lo: number; hi: number; missing: string[] } | undefined {
  const work = workOf(compiled, facts, day)
  if (work.currency !== 'EUR' || beforeHeadroom(work) !== undefined) return undefined
  return { lo: work.lo, hi: work.hi, missing: work.missing }
}

/**
 * The next day on which the expected aid may be another though nothing but time has changed: other rates hold then, a
 * bonus is earned or lost, another row of the regional aid map is in force, or accounts and size are those of another year.
 */
export function expectedAidChangesOn(
  { programme: { funding }, bonuses }: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
): PlainDate | undefined {
  const map = funding.intensity?.some((row) => row.regional_map === true) === true ? (facts.reference.aidMap ?? []) : []
  const spans = [
    ...(funding.intensity ?? []).map(({ valid_from: from, valid_to: to }) => ({ from, to })),
    ...map,
    ...(funding.intensity?.some((row) => row.region_categories !== undefined) === true ? categoryPeriods : []),
  ]
  let first = earliest(nextTurn(day, spans), nextYearEnd(facts.profile, day))
  first = earliest(first, sizeAt(facts, day).changesOn)
  for (const bonus of bonuses) first = earliest(first, changesOf(bonus, facts, day))
  return first
}

/** The next day on which a condition of a bonus may have another outcome. */
function changesOf(node: Node, facts: Facts, day: PlainDate): PlainDate | undefined {
  if (node.leaf === undefined)
    return node.children.map((child) => changesOf(child, facts, day)).reduce((a, b) => earliest(a, b), undefined)
  const recorder = new Recorder(facts)
  try {
    node.leaf.judge(facts, node.leaf.day ?? day, recorder)
  } catch {
    return undefined
  }
  return node.leaf.day === undefined ? recorder.changes : undefined
}

/** The step by which a call that gives an amount gives none for this plan; undefined where it may give one, or gives no amounts. */
export const refusing = ({ status, steps }: Estimate): EstimateStep | undefined =>
  status === 'not_applicable' ? steps.at(-1) : undefined

function workOf(compiled: CompiledProgramme, facts: Facts, day: PlainDate): Work {
  return {
    compiled,
    facts,
    day,
    currency: compiled.funding.currency,
    steps: [],
    missing: [],
    lo: 0,
    hi: 0,
    binding: 'intensity',
    most: undefined,
  }
}

/** Rate or bracket, and the call's limits; an answer where there is nothing to estimate. */
function beforeHeadroom(work: Work): Estimate | undefined {
  const { grants, fixed } = work.compiled.funding
  const { funding } = work.compiled.programme
  if (!grants) return { status: 'not_applicable', missing: [], steps: [] }
  const status = fixed === undefined ? (funding.steps === undefined ? byIntensity(work) : byBracket(work)) : 'computed'
  if (fixed !== undefined) {
    work.binding = 'call_maximum'
    const isRaised = funding.bonuses?.some((bonus) => bonus.max_subsidy !== undefined) === true
    const key = isRaised ? 'estimate.fixed_base' : 'estimate.fixed'
    step(work, key, { amount: money(work, fixed) }, fixed, funding.citations)
    work.most = bonusesOf(work, []).most
    work.lo = work.most.lo ?? fixed
    work.hi = work.most.hi ?? fixed
  }
  if (status === 'not_applicable') return { status, missing: [], steps: work.steps }
  if (status === 'unknown') return { status, missing: work.missing, steps: work.steps }
  if (funding.steps !== undefined) limitByRate(work)
  if (limitByCall(work)) return undefined
  return { status: 'not_applicable', binding: 'call_minimum', missing: [], steps: work.steps }
}

function finish(work: Work): Estimate {
  const { lo, hi, binding, missing, steps } = work
  if (lo === hi) return { status: 'computed', amount: fromCents(lo, work.currency), binding, missing, steps }
  return {
    status: 'range',
    min: fromCents(lo, work.currency),
    max: fromCents(hi, work.currency),
    binding,
    missing,
    steps,
  }
}

/** The amount of a bracket is the most there is where the call also states a rate: of a smaller plan it pays no more than that. */
function limitByRate(work: Work): void {
  const { intensity = [] } = work.compiled.programme.funding
  const rated: Work = { ...work, steps: [], missing: [], lo: 0, hi: 0, binding: 'intensity', most: undefined }
  if (intensity.length === 0 || byIntensity(rated) !== 'computed') return
  if (rated.lo >= work.lo && rated.hi >= work.hi) return
  if (rated.hi < work.hi) work.binding = rated.binding
  work.lo = Math.min(work.lo, rated.lo)
  work.hi = Math.min(work.hi, rated.hi)
  work.steps.push(...rated.steps)
  for (const path of rated.missing) lack(work, path)
}

type Begun = 'computed' | 'unknown' | 'not_applicable'

function byBracket(work: Work): Begun {
  const { steps } = work.compiled.programme.funding
  if (steps === undefined) return 'not_applicable'
  const figure = (
    steps.measure === 'headcount' ? figureReader('headcount', 'current') : salariedReader('previous_calendar_year')
  )(work.facts, work.day)
  // That a business which is to be established has had no staff says nothing of the staff that it applies with.
  const isToCome = figure.found.some(({ path }) => path === '/lifecycle')
  if (isToCome || (figure.lo === 0 && figure.hi === Number.POSITIVE_INFINITY)) {
    for (const path of isToCome ? [`/${steps.measure}`] : figure.missing) lack(work, path)
    return 'unknown'
  }
  const possible = steps.brackets.filter(
    (bracket) => within(figure.lo, figure.hi, boundsOf(bracket.range)) !== 'not_met',
  )
  const measure: ReasonValue = { type: 'terms', vocabulary: 'figure', values: [steps.measure] }
  if (possible.length === 0) {
    step(work, 'estimate.no_bracket', { measure, value: figure.lo }, 0)
    return 'not_applicable'
  }
  const amounts = possible.map((bracket) => toCents(bracket.amount))
  work.lo = Math.min(...amounts)
  work.hi = Math.max(...amounts)
  work.binding = 'step_table'
  if (possible.length > 1) for (const path of figure.missing) lack(work, path)
  step(
    work,
    'estimate.bracket',
    { measure, value: figure.lo, amount: money(work, work.hi) },
    work.hi,
    possible.flatMap((bracket) => bracket.citations ?? []),
  )
  return 'computed'
}

function byIntensity(work: Work): Begun {
  const { programme, funding: limits } = work.compiled
  const { funding } = programme
  const { parts, step: told } = planIn(work)
  if (parts === undefined || parts.length === 0 || told === undefined) {
    lack(work, '/planned_investment/amount')
    return 'unknown'
  }
  const { cost, binds } = costWithin(work, parts)
  work.steps.push(told)
  explainCost(work, cost, binds)
  if (cost.total === 0) {
    // The plan's names of categories are the profile's: that none is the call's says nothing of the costs themselves.
    step(work, 'estimate.nothing_counts', {}, 0, funding.citations)
    lack(work, '/planned_investment/categories')
    return 'unknown'
  }
  const least = limits.minCost
  if (least !== undefined && cost.total < least) {
    step(
      work,
      'estimate.below_minimum_cost',
      { minimum: money(work, least), cost: money(work, cost.total) },
      cost.total,
      funding.citations,
    )
    return 'not_applicable'
  }
  if (cost.capped.length > 0 || cost.overMaximum)
    work.binding = cost.overMaximum && binds ? 'turnover_limit' : 'cost_cap'
  const groups = groupByRate(work, cost.parts)
  if (groups.every((group) => group.rate.rows.length === 0)) {
    step(work, 'estimate.no_rate', {}, 0, funding.citations)
    return 'not_applicable'
  }
  const bonus = bonusesOf(work, groups)
  for (const group of groups) aidOf(work, group, bonus)
  leaveOpen(work, parts, bonus)
  // What a turnover that is not known would leave of the plan may be nothing.
  if (funding.turnover_limit !== undefined && turnoverLimit(work) === undefined) work.lo = 0
  work.most = bonus.most
  return 'computed'
}

/** Of a plan with a part without a category: the least that it comes to where this part belongs to a category with a limit. */
function leaveOpen(work: Work, parts: Parts, bonus: Bonus): void {
  const { programme, funding: limits } = work.compiled
  const { rest, ways } = placesOfRest(parts, programme.eligible_costs)
  const leastOf = (way: Parts): number => {
    const { cost } = costWithin(work, way)
    if (limits.minCost !== undefined && cost.total < limits.minCost) return 0
    return groupByRate(work, cost.parts).reduce((sum, group) => sum + aidIn(work, group, bonus).lo, 0)
  }
  const least = Math.min(work.lo, ...ways.map(leastOf))
  if (least === work.lo) return
  work.lo = least
  lack(work, '/planned_investment/categories')
  step(work, 'estimate.rest_open', { amount: money(work, rest) }, work.hi)
}

/** Cents that the turnover allows; undefined where the call has no such limit or the turnover is not known. */
function turnoverLimit(work: Work): number | undefined {
  const limit = work.compiled.programme.funding.turnover_limit
  if (limit === undefined) return undefined
  const figure = figureReader('turnover', limit.period)(work.facts, work.day)
  if (figure.found.length > 0 && (figure.currency ?? 'EUR') === work.currency && figure.lo === figure.hi)
    return Math.floor(figure.lo * limit.times)
  for (const path of figure.missing) lack(work, path)
  return undefined
}

/** What of a plan counts within the call's largest budget, and whether it is the turnover that makes it so. */
function costWithin(work: Work, parts: Parts): { cost: EligibleCost; binds: boolean } {
  const stated = work.compiled.funding.maxCost
  const byTurnover = turnoverLimit(work)
  const binds = byTurnover !== undefined && (stated === undefined || byTurnover < stated)
  return { cost: eligibleCost(parts, work.compiled.programme.eligible_costs, binds ? byTurnover : stated), binds }
}

/** What of the planned investment counts for a call on a day; undefined where the plan is not told. */
export function countedCost(compiled: CompiledProgramme, facts: Facts, day: PlainDate): EligibleCost | undefined {
  const work = workOf(compiled, facts, day)
  const { parts } = planIn(work)
  return parts === undefined ? undefined : costWithin(work, parts).cost
}

function explainCost(work: Work, cost: EligibleCost, byTurnover: boolean): void {
  const { funding } = work.compiled.programme
  for (const part of cost.excluded)
    step(work, 'estimate.category_excluded', { category: titleOf(part), amount: money(work, part.planned) }, 0)
  for (const part of cost.capped) {
    const { rule, within } = part
    const share = rule?.max_percent_of_total
    const isShare = share !== undefined && (rule?.max_amount === undefined || within < toCents(rule.max_amount))
    const values = { category: titleOf(part), amount: money(work, part.planned), counted: money(work, within) }
    if (isShare) step(work, 'estimate.category_share', { ...values, share: percent(share) }, within, rule?.citations)
    else step(work, 'estimate.category_amount', values, within, rule?.citations)
  }
  if (cost.overMaximum)
    step(
      work,
      byTurnover ? 'estimate.turnover_limit' : 'estimate.maximum_cost',
      { maximum: money(work, cost.total) },
      cost.total,
      byTurnover ? funding.turnover_limit?.citations : funding.citations,
    )
}

function titleOf(part: CostPart): ReasonValue {
  if (part.rule !== undefined) return { type: 'text', value: { ...part.rule.title } }
  return { type: 'terms', vocabulary: 'cost_category', values: [part.category ?? ''] }
}

interface Bonus {
  lo: number
  hi: number
  most: Most
  steps: { end: '' | '_open'; raised: number | undefined; bonus: IntensityBonus }[]
}

/** Bonuses that are earned, and those that may be. Without rates, of an amount that is the same for everybody, one only raises it. */
function bonusesOf(work: Work, groups: readonly Group[]): Bonus {
  const { programme, bonuses, funding } = work.compiled
  const most = funding.maxSubsidy
  const sum: Bonus = { lo: 0, hi: 0, most: { lo: most, hi: most }, steps: [] }
  if (bonuses.length === 0) return sum
  for (const [i, bonus] of (programme.funding.bonuses ?? []).entries()) {
    const raised = centsOf(bonus.max_subsidy)
    if (raised === undefined && (bonus.percent === 0 || groups.length === 0)) continue
    const when = bonuses[i]
    const missing = new Set<string>()
    const outcome = when === undefined ? 'unknown' : outcomeOf(when, work.facts, work.day, missing)
    if (outcome === 'not_met') continue
    sum.hi += bonus.percent
    if (raised !== undefined && sum.most.hi !== undefined) {
      sum.most.hi = Math.max(sum.most.hi, raised)
      if (outcome === 'met') sum.most.lo = Math.max(sum.most.lo ?? 0, raised)
    }
    if (outcome === 'met') sum.lo += bonus.percent
    else for (const path of missing) lack(work, path)
    sum.steps.push({ end: outcome === 'met' ? '' : '_open', raised, bonus })
  }
  let points = 0
  for (const { end, raised, bonus } of sum.steps) {
    const title = { type: 'text', value: { ...bonus.title } } as const
    if (raised !== undefined && (bonus.percent === 0 || groups.length === 0)) {
      const key = groups.length === 0 ? 'estimate.bonus_amount' : 'estimate.bonus_maximum'
      step(work, `${key}${end}`, { amount: money(work, raised), title }, raised, bonus.citations)
      continue
    }
    points += bonus.percent
    const aid = groups.reduce((total, group) => total + aidAt(work, group, group.rate.hi + points), 0)
    step(work, `estimate.bonus${end}`, { points: bonus.percent, title }, aid, bonus.citations)
  }
  return sum
}

interface Group {
  parts: CostPart[]
  rate: ReturnType<typeof rateOf>
  category: string | undefined
  /** Cents of all groups together. */
  whole: number
}

function groupByRate(work: Work, parts: readonly CostPart[]): Group[] {
  const { funding } = work.compiled.programme
  const cost = parts.reduce((sum, part) => sum + part.eligible, 0)
  const days = { day: work.day, awardOn: awardDayOf(work.compiled.programme, work.day) }
  const rateFor = ({ category }: CostPart) => rateOf(funding, category, cost, days, work.facts)
  const [only] = parts
  if (only !== undefined && parts.length === 1)
    return [{ parts: [only], rate: rateFor(only), category: only.category, whole: cost }]
  const groups = new Map<string, Group>()
  for (const part of parts) {
    const rate = rateFor(part)
    const key = `${rate.lo} ${rate.hi} ${rate.rows.map((row) => (funding.intensity ?? []).indexOf(row)).join(' ')}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { parts: [part], rate, category: part.category, whole: cost })
    else group.parts.push(part)
  }
  return [...groups.values()]
}

const costOf = ({ parts }: Group): number => parts.reduce((sum, part) => sum + part.eligible, 0)

/** What the regional aid map leaves of aid, shared over the groups by their cost. */
function withinMap({ rate, whole }: Group, cost: number, aid: number, at: 'lo' | 'hi'): number {
  const { map } = rate
  if (map === undefined || whole === 0) return aid
  return Math.min(aid, Number((BigInt(map[at]) * BigInt(cost)) / BigInt(whole)))
}

/** Cents at a rate within the ceiling, rounded down by part: so do the rows of a plan add up, and no rate is passed. */
const rateOn = ({ compiled }: Work, { parts }: Group, rate: number): number =>
  parts.reduce((sum, part) => sum + percentOf(part.eligible, Math.min(compiled.funding.ceiling, rate)), 0)

/** Cents of aid for a group's cost at a rate, within the ceiling. */
function aidAt(work: Work, group: Group, rate: number): number {
  return group.rate.rows.length === 0 ? 0 : withinMap(group, costOf(group), rateOn(work, group, rate), 'hi')
}

/** Cents of aid for a group's cost, at least and at most. */
function aidIn(work: Work, group: Group, bonus: Bonus): { lo: number; hi: number } {
  const { rate } = group
  if (rate.rows.length === 0) return { lo: 0, hi: 0 }
  const at = (end: 'lo' | 'hi'): number =>
    withinMap(group, costOf(group), rateOn(work, group, rate[end] + bonus[end]), end)
  return { lo: at('lo'), hi: at('hi') }
}

/** Rate with bonuses, never over the call's ceiling, what own funds leave, nor the regional aid map. */
function aidOf(work: Work, group: Group, bonus: Bonus): void {
  const { funding } = work.compiled.programme
  const cap = work.compiled.funding.ceiling
  const { rate } = group
  const cost = costOf(group)
  // Categories of which nothing counts have no aid to speak of.
  if (cost === 0) return
  if (rate.rows.length === 0) {
    step(work, 'estimate.no_rate_for_part', { cost: money(work, cost) }, 0)
    return
  }
  const asked = rateOn(work, group, rate.hi + bonus.hi)
  const aid = aidIn(work, group, bonus)
  work.lo += aid.lo
  work.hi += aid.hi
  const isCapped = rate.hi + bonus.hi > cap
  if (aid.hi < asked) work.binding = 'regional_map'
  else if (isCapped && cap < (funding.max_intensity_percent ?? 100)) work.binding = 'own_contribution'
  const nominal = { lo: Math.min(cap, rate.lo + bonus.lo), hi: Math.min(cap, rate.hi + bonus.hi) }
  explainRate(work, group, { aid, nominal }, cost)
  if (rate.map !== undefined) explainMap(work, rate.map, aid.hi)
  if (isCapped && aid.hi === asked)
    step(work, 'estimate.rate_capped', { percent: percent(cap) }, aid.hi, funding.citations)
  if (aid.lo !== aid.hi)
    for (const path of missingForRate(funding, group.category, work.day, work.facts)) lack(work, path)
}

function explainRate(work: Work, { rate }: Group, given: Given, cost: number): void {
  const anchors = rate.rows.flatMap((row) => resolved(row.citations))
  const bySize = rate.rows.some((row) => row.sizes !== undefined) && sizeAt(work.facts, work.day).classes.length === 1
  work.steps.push({ ...ratedIn(work, given, cost), anchors, references: bySize ? [law.smeCeilings] : [] })
}

/** Cents of aid, at least and at most, and the rates in percent that the call gives for these. */
interface Given {
  readonly aid: { readonly lo: number; readonly hi: number }
  readonly nominal: { readonly lo: number; readonly hi: number }
}

type Figures = Pick<EstimateStep, 'reason' | 'result'>
/** Figures with all that they follow from. */
interface Rated extends Given {
  readonly cost: number
  readonly currency: string
  readonly figures: Figures
}
/** By the rate in percent. */
const rated = (): Map<number, Rated[]> => new Map()
/** Of a profile's plan: rates in percent, and at each of them calls' limits of it. */
const mostRated = 100

/** What is said of a plan at a rate, made once for all calls of that rate. */
function ratedIn(work: Work, given: Given, cost: number): Figures {
  const byRate = work.facts.derive(rated)
  const { aid, nominal } = given
  const { currency } = work
  let known = byRate.get(nominal.hi)
  if (known === undefined || known.length >= mostRated) {
    if (byRate.size >= mostRated) byRate.clear()
    byRate.set(nominal.hi, (known = []))
  }
  for (const one of known)
    if (
      one.cost === cost &&
      one.aid.hi === aid.hi &&
      one.aid.lo === aid.lo &&
      one.nominal.lo === nominal.lo &&
      one.currency === currency
    )
      return one.figures
  const figures = rateFigures(work, given, cost)
  known.push({ aid, nominal, cost, currency, figures })
  return figures
}

function rateFigures(work: Work, { aid, nominal }: Given, cost: number): Figures {
  /** What comes of it, which a limit may make less; of some cents, whose part is rounded, what the call says. */
  const shown = (end: 'lo' | 'hi'): ReasonValue =>
    percent(
      percentOf(cost, nominal[end]) === aid[end] && cost < 1e4
        ? nominal[end]
        : cost === 0
          ? 0
          : Math.round((aid[end] * 1e4) / cost) / 100,
    )
  const values = { cost: money(work, cost), percent: shown('hi') }
  const reason: Reason =
    aid.lo === aid.hi
      ? { key: 'estimate.rate', values }
      : { key: 'estimate.rate_range', values: { ...values, least: shown('lo') } }
  return { reason, result: fromCents(aid.hi, work.currency) }
}

/** Where the regional aid map limits the rate: its areas, what it allows, and whether it still has to be checked. */
function explainMap(work: Work, map: MapLimit, aid: number): void {
  if (map.limit !== 'map') step(work, `estimate.map_${map.limit}`, {}, aid, [], [law.regionalAid])
  const [area] = map.rows
  if (area === undefined) return
  const regions: ReasonValue = { type: 'regions', values: [...new Set(map.rows.map(({ region }) => region))] }
  const key = map.rows.some(({ uncertain }) => uncertain === true) ? 'estimate.map_uncertain' : 'estimate.map'
  step(
    work,
    key,
    { regions, decision: area.decision },
    aid,
    [],
    [{ name: 'Regional aid map', locator: area.decision }, law.regionalAid],
  )
}

/** The call's maximum; false where even the most that is possible stays under its minimum. */
function limitByCall(work: Work): boolean {
  const { funding } = work.compiled.programme
  const { minSubsidy: least, maxSubsidy: stated } = work.compiled.funding
  const { lo: sure, hi: most } = work.most ?? { lo: stated, hi: stated }
  if (least !== undefined && work.hi < least) {
    const [minimum, amount] = [money(work, least), money(work, work.hi)]
    if (work.lo < work.hi)
      step(work, 'estimate.below_minimum_at_most', { minimum, maximum: amount }, work.hi, funding.citations)
    else step(work, 'estimate.below_minimum', { minimum, amount }, work.hi, funding.citations)
    return false
  }
  if (most !== undefined && work.hi > most) {
    work.hi = most
    work.binding = 'call_maximum'
    step(work, 'estimate.maximum', { maximum: money(work, most) }, most, funding.citations)
  }
  if (sure !== undefined) work.lo = Math.min(work.lo, sure)
  return true
}

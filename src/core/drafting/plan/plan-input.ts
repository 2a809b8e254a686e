import { deMinimisAt, figureReader } from '../../criteria/digest.ts'
import type { Anchor } from '../../citing/citation.ts'
import { awardDayOf } from '../../facts/award-day.ts'
import { paysCosts } from '../../facts/costs-named.ts'
import { toCents } from '../../facts/money.ts'
import type { Money } from '../../facts/money.ts'
import type { Funding } from '../../facts/programme.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { law } from '../../facts/state-aid-data.ts'
import type { CompiledProgramme } from '../../matching/compile.ts'
import { countedCost, estimate, outcomeOf } from '../../matching/estimate.ts'
import { resolved } from '../../matching/estimate-work.ts'
import { currencyOf } from '../../matching/funding-compile.ts'
import type { Outcome } from '../../verdict.ts'
import { missingForRate, percentsOf, rateOf, type Rate } from '../../matching/estimate-rate.ts'
import type { Facts } from '../../matching/facts.ts'
import type { Estimate } from '../../matching/result.ts'
import { deMinimisAward } from '../aid-borne.ts'
import { accountFigures } from './accounts.ts'
import type { YearInput } from './accounts.ts'
import type { Bonus, CapRule, CostInput, CostRules } from './costs.ts'
import type { Given, Source } from './figure.ts'
import type { DeMinimisRoom } from './grant.ts'
import type { IndicatorInput } from './indicators.ts'
import { ownShareOf } from './own-share.ts'
import type { PlanInput } from './plan.ts'
import type { PhaseInput } from './timetable.ts'

/** The input of a plan, and the JSON pointers of profile fields without which it stays open. */
export interface PlanQuestion {
  input: PlanInput
  missing: string[]
}

const call = (citations: readonly Anchor[] | undefined): Source[] => {
  const anchors = resolved(citations)
  return anchors.length === 0 ? [] : [{ kind: 'call', anchors }]
}
/** `path`: the field of the record that has it, for where no words of the call state it. */
const stated = <T>(value: T, citations: readonly Anchor[] | undefined, path?: string): Given<T> => ({
  value,
  sources: [...call(citations), ...(path === undefined ? [] : [{ kind: 'record', path } as const])],
})
const field = <T>(value: T, path: string): Given<T> => ({ value, sources: [{ kind: 'profile', path }] })

/**
 * The plan of a profile under a programme on a day: costs from the planned investment, rates, caps and limits from the call
 * as published, headroom from the de minimis ledger, closed years from the profile. Amounts in another currency than the
 * call's are left out and asked for.
 */
export function planInputOf(compiled: CompiledProgramme, facts: Facts, day: PlainDate): PlanQuestion {
  const { programme } = compiled
  const { funding } = programme
  const currency = currencyOf(programme)
  const missing = new Set<string>()
  const amount = (value: Money | undefined): { value: number } | undefined =>
    value?.currency === currency ? { value: toCents(value) } : undefined
  const limit = (name: 'min_subsidy' | 'max_eligible_cost' | 'min_eligible_cost') => {
    const found = amount(funding[name])
    return found === undefined ? {} : { [name]: stated(found.value, funding.citations, `/funding/${name}`) }
  }
  const costs = costsOf(facts, currency, missing)
  const listed = programme.eligible_costs ?? []
  const counts = ({ category }: CostInput): boolean =>
    category === undefined || listed.length === 0 || listed.some((each) => each.category === category)
  // The plan's names of categories are the profile's: that none is the call's says nothing of the costs themselves.
  if (costs.length > 0 && !costs.some(counts)) missing.add('/planned_investment/categories')
  const expected = estimate(compiled, facts, day)
  for (const path of expected.missing) missing.add(path)
  const named = costs.filter(counts).map(({ category }) => category)
  const rateFor = (earned: readonly Outcome[]): CostRules['rate'] => {
    const rateIn = ratesOf(compiled, facts, day, earned, missing)
    const rates = new Map([...new Set(named)].map((category) => [category, rateIn(category)]))
    return (category) => rates.get(category)
  }
  const own = funding.own_contribution_min_percent
  const room = roomOf(compiled, facts, day, currency)
  const most = mostOf(compiled, facts, day, ['met'], currency)
  const fixed = fixedOf(compiled, expected, most.max_subsidy)
  const starts = facts.profile.planned_investment?.starts_on
  const input: PlanInput = {
    currency,
    costs,
    rules: {
      categories: listed.map(({ category, title }) => ({ category, title })),
      caps: capsOf(compiled, currency),
      ...turnoverLimitOf(compiled, facts, day, currency),
      rate: rateFor(['met']),
      ...most,
      ...limit('min_subsidy'),
      ...limit('max_eligible_cost'),
      ...limit('min_eligible_cost'),
      ...(own === undefined
        ? {}
        : { own_minimum: { percent: stated(own, funding.citations), of: ownShareOf(own, funding.citations) } }),
      ...(room === undefined ? {} : { de_minimis: room }),
      ...(fixed === undefined ? {} : { fixed_amount: fixed }),
      expected,
      ...(paysCosts(programme) ? {} : { pays_nothing: true }),
      ...(compiled.funding.unrecorded ? { unrecorded: true } : {}),
      ...(programme.expenses_eligible_from === undefined
        ? {}
        : { earliest_start: stated(programme.expenses_eligible_from, undefined, '/expenses_eligible_from') }),
    },
    ...(expected.status === 'computed'
      ? {}
      : { possible: { rate: rateFor(possible), ...mostOf(compiled, facts, day, possible, currency) } }),
    ...optional('vat', vatOf(facts)),
    ...optional('financing', financingOf(facts, currency, missing)),
    timetable: {
      phases: phasesOf(facts, costs),
      ...optional('starts_on', starts === undefined ? undefined : field(starts, `${root}/starts_on`)),
    },
    indicators: indicatorsOf(facts),
    years: closedYears(facts, currency),
  }
  return { input, missing: [...missing] }
}

function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: T }
}

const root = '/planned_investment'

/** A bonus with one of these outcomes may be granted. */
const possible: readonly Outcome[] = ['met', 'unknown']

function vatOf({ profile }: Facts): PlanInput['vat'] {
  const recoverable = profile.planned_investment?.vat?.recoverable
  return recoverable === undefined ? undefined : { recoverable: field(recoverable, `${root}/vat/recoverable`) }
}

/** Own funds and loan as told; an amount in another currency is asked for. */
function financingOf({ profile }: Facts, currency: string, missing: Set<string>): PlanInput['financing'] {
  const told = profile.planned_investment?.financing
  if (told === undefined) return undefined
  const given = (name: keyof typeof told): Given<number> | undefined => {
    const amount = told[name]
    if (amount === undefined) return undefined
    const path = `${root}/financing/${name}`
    if (amount.currency === currency) return field(toCents(amount), path)
    missing.add(path)
    return undefined
  }
  return {
    ...optional('own', given('own_funds')),
    ...optional('loan', given('loan')),
    ...optional('loan_equivalent', given('loan_grant_equivalent')),
  }
}

function phasesOf({ profile }: Facts, costs: readonly CostInput[]): PhaseInput[] {
  return (profile.planned_investment?.phases ?? []).map((phase, i): PhaseInput => {
    const path = `${root}/phases/${i}`
    const spends = phase.categories ?? []
    return {
      id: `phase-${i}`,
      title: inBoth(phase.title),
      from_month: field(phase.from_month, `${path}/from_month`),
      to_month: field(phase.to_month, `${path}/to_month`),
      ...(phase.milestone === undefined ? {} : { milestone: inBoth(phase.milestone) }),
      costs: costs.flatMap(({ id, category }) => (category !== undefined && spends.includes(category) ? [id] : [])),
    }
  })
}

function indicatorsOf({ profile }: Facts): IndicatorInput[] {
  return (profile.planned_investment?.indicators ?? []).map((told, i): IndicatorInput => {
    const given = (name: 'baseline' | 'target' | 'year') => {
      const value = told[name]
      return optional(name, value === undefined ? undefined : field(value, `${root}/indicators/${i}/${name}`))
    }
    return {
      id: `indicator-${i}`,
      title: inBoth(told.title),
      ...optional('unit', told.unit === undefined ? undefined : inBoth(told.unit)),
      ...given('baseline'),
      ...given('target'),
      ...given('year'),
    }
  })
}

/** A person's own words are the same in every language. */
const inBoth = (text: string) => ({ el: text, en: text })

/** Lines of the planned investment: its categories, and what its total leaves beside them. */
function costsOf({ profile }: Facts, currency: string, missing: Set<string>): CostInput[] {
  const plan = profile.planned_investment
  const percent = plan?.vat?.percent
  const vat = optional('vat_percent', percent === undefined ? undefined : field(percent, `${root}/vat/percent`))
  const lines: CostInput[] = []
  const parts: Given<number>[] = []
  for (const [i, { category, amount }] of (plan?.categories ?? []).entries()) {
    const path = `/planned_investment/categories/${i}/amount`
    if (amount?.currency !== currency) missing.add(path)
    else {
      parts.push(field(toCents(amount), path))
      lines.push({ id: `category-${i}`, category, net: field(toCents(amount), path), ...vat })
    }
  }
  const path = '/planned_investment/amount'
  const total = plan?.amount
  if (total === undefined || total.currency !== currency) {
    if (lines.length === 0) missing.add(path)
    return lines
  }
  const told = field(toCents(total), path)
  const rest = told.value - parts.reduce((sum, part) => sum + part.value, 0)
  if (parts.length === 0) return [{ id: 'investment', net: told, ...vat }]
  return rest > 0 ? [...lines, { id: 'rest', rest: { total: told, parts }, ...vat }] : lines
}

function capsOf({ programme }: CompiledProgramme, currency: string): CapRule[] {
  return (programme.eligible_costs ?? []).flatMap(
    ({ category, max_amount: amount, max_percent_of_total: percent, citations }): CapRule[] => [
      ...(amount?.currency === currency
        ? [{ categories: [category], amount: stated(toCents(amount), citations) }]
        : []),
      ...(percent === undefined ? [] : [{ categories: [category], percent: stated(percent, citations) }]),
    ],
  )
}

/** The turnover that limits the eligible budget, or that it is not known for certain. */
function turnoverLimitOf(
  { programme }: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
  currency: string,
): Pick<CostRules, 'max_of_turnover' | 'open_turnover'> {
  const limit = programme.funding.turnover_limit
  if (limit === undefined) return {}
  const { found, lo, hi, currency: told = 'EUR' } = figureReader('turnover', limit.period)(facts, day)
  if (found.length === 0 || told !== currency || lo !== hi) return { open_turnover: true }
  // An average need not be whole cents.
  if (!Number.isInteger(lo)) return { max_of_turnover: { most: Math.floor(lo * limit.times) } }
  const turnover = { value: lo, sources: found.map(({ path }): Source => ({ kind: 'profile', path })) }
  return { max_of_turnover: { factor: stated(limit.times, limit.citations), turnovers: [turnover] } }
}

/** The rate of each category with the bonuses of such outcomes; open where more than one row of the call may fit. */
function ratesOf(
  compiled: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
  earning: readonly Outcome[],
  missing: Set<string>,
): CostRules['rate'] {
  const { programme, bonuses } = compiled
  const { funding } = programme
  if (funding.intensity === undefined || funding.intensity.length === 0) return () => undefined
  const earned = (funding.bonuses ?? []).flatMap((bonus, i): Bonus[] => {
    const when = bonuses[i]
    const open = new Set<string>()
    const outcome = when === undefined ? 'unknown' : outcomeOf(when, facts, day, open)
    if (outcome === 'unknown') for (const path of open) missing.add(path)
    return earning.includes(outcome) && bonus.percent > 0
      ? [{ id: bonus.id, percent: stated(bonus.percent, bonus.citations, `/funding/bonuses/${i}/percent`) }]
      : []
  })
  const awardOn = awardDayOf(programme, day)
  const cost = countedCost(compiled, facts, day)?.total ?? 0
  return (category) => {
    const rate = rateOf(funding, category, cost, { day, awardOn }, facts)
    if (rate.rows.length === 0) return { percent: { value: 0, sources: [], by: { formula: 'estimate', inputs: {} } } }
    const { lo, hi } = percentsOf(rate, cost)
    if (lo !== hi) {
      for (const path of missingForRate(funding, category, day, facts)) missing.add(path)
      return undefined
    }
    return {
      percent: percentGiven(funding, rate, hi),
      bonuses: earned,
      maximum: mostGiven(compiled, rate, hi),
    }
  }
}

/** What rate and bonuses together cannot pass: the call's ceiling, what own funds leave, the whole, or the regional aid map. */
function mostGiven(
  { programme: { funding }, funding: { ceiling } }: CompiledProgramme,
  rate: Rate,
  hi: number,
): Given<number> {
  if (rate.map !== undefined && hi <= ceiling) return percentGiven(funding, rate, hi)
  if (ceiling === funding.max_intensity_percent)
    return stated(ceiling, funding.citations, '/funding/max_intensity_percent')
  const own = funding.own_contribution_min_percent ?? 0
  return { value: ceiling, sources: [], by: { formula: '100 − own', inputs: { own } } }
}

/** A rate with the words of the call that state it, or with the row of the regional aid map that makes it. */
function percentGiven({ intensity = [] }: Funding, { rows, map }: Rate, value: number): Given<number> {
  const citations = rows.flatMap((row) => row.citations ?? [])
  const [row] = rows
  const [area] = map?.rows ?? []
  if (map === undefined || area === undefined || row?.percent === value)
    return stated(
      value,
      citations,
      row === undefined ? undefined : `/funding/intensity/${intensity.indexOf(row)}/percent`,
    )
  const inputs = { regions: [...new Set(map.rows.map(({ region }) => region))], decision: area.decision }
  return { value, sources: call(citations), by: { formula: 'regional_map', inputs } }
}

/** The call's maximum, or the one that a bonus of such an outcome raises it to. */
function mostOf(
  { programme, bonuses }: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
  earning: readonly Outcome[],
  currency: string,
): { max_subsidy?: Given<number> } {
  const { funding } = programme
  if (funding.max_subsidy?.currency !== currency) return {}
  let most = stated(toCents(funding.max_subsidy), funding.citations, '/funding/max_subsidy')
  for (const [i, { max_subsidy: raised, citations }] of (funding.bonuses ?? []).entries()) {
    const when = bonuses[i]
    if (raised?.currency !== currency || when === undefined || toCents(raised) <= most.value) continue
    if (earning.includes(outcomeOf(when, facts, day, new Set())))
      most = stated(toCents(raised), citations, `/funding/bonuses/${i}/max_subsidy`)
  }
  return { max_subsidy: most }
}

/** An amount by bracket, or one for everybody; open where more than one may be given. */
function fixedOf(
  { programme: { funding }, funding: { fixed } }: CompiledProgramme,
  found: Estimate,
  most: Given<number> | undefined,
): Given<number> | undefined {
  if (found.status !== 'computed') return undefined
  if (fixed !== undefined) return most
  const step =
    funding.steps === undefined ? undefined : found.steps.find(({ reason }) => reason.key === 'estimate.bracket')
  if (step === undefined) return undefined
  return { value: toCents(step.result), sources: [...call(step.anchors), { kind: 'record', path: '/funding/steps' }] }
}

function roomOf(
  compiled: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
  currency: string,
): DeMinimisRoom | undefined {
  const award = deMinimisAward(compiled, day)
  if (award === undefined || currency !== 'EUR') return undefined
  const { found, condition, memberState, awardOn } = award
  const { regulation, basis } = found
  const ledger = deMinimisAt(facts, `${regulation} ${memberState}`, regulation, memberState, awardOn)
  const sources: Source[] = [
    { kind: 'reference', reference: ledger.binding.reference },
    { kind: 'reference', reference: law.singleUndertaking },
    ...call(basis.citations),
  ]
  return {
    headroom: {
      ceiling: { value: ledger.ceiling, sources },
      counted: ledger.counted.map(({ cents, path }) => field(cents, `${path}/amount`)),
    },
    least: ledger.headroom.lo,
    ...(ledger.reserved > 0
      ? { reserved: { value: ledger.reserved, sources: ledger.pending.map(({ path }) => ({ kind: 'profile', path })) } }
      : {}),
    on_excess: condition?.on_excess ?? 'unknown',
  }
}

function closedYears({ profile }: Facts, currency: string): YearInput[] {
  return (profile.financial_years ?? []).map((year, i) => {
    const out: YearInput = { year: year.year }
    for (const name of accountFigures) {
      const value = name === 'fixed_costs' || name === 'variable_costs' ? undefined : year[name]
      if (value?.currency === currency) out[name] = field(toCents(value), `/financial_years/${i}/${name}`)
    }
    if (year.headcount !== undefined) out.headcount = field(year.headcount, `/financial_years/${i}/headcount`)
    return out
  })
}

import { toCents, type Money } from '../../facts/money.ts'
import type { Estimate } from '../../matching/result.ts'
import type { CostRules, CostTable } from './costs.ts'
import { cents } from './figure.ts'
import type { Figures, Given, MoneyFigure } from './figure.ts'
import { remark, type Remark } from './remark.ts'

/** What limits the grant as a whole. Amounts in cents. */
export interface GrantRules {
  /** The aid is a tax that is not due or interest: it pays none of the costs. */
  pays_nothing?: true
  /** The call gives an amount, and neither a rate nor an amount of it is recorded. */
  unrecorded?: true
  /** The most by bracket of size, or one amount for everybody. */
  fixed_amount?: Given<number>
  max_subsidy?: Given<number>
  min_subsidy?: Given<number>
  own_minimum?: OwnMinimum
  de_minimis?: DeMinimisRoom
  /** What the match expects of this plan on the same day: the grant is that, whatever the limits here come to. */
  expected?: Estimate
}

/** The least that the business contributes itself. */
export interface OwnMinimum {
  percent: Given<number>
  of: 'eligible' | 'total'
  /** Whether a loan without public support counts (as under GBER art. 14(14)); absent: the call does not say. */
  loan_counts?: Given<boolean>
}

/** Room under a de minimis ceiling at the expected award. */
export interface DeMinimisRoom {
  /** Cents that are left if nothing but the told aid was granted: told as they are, or the ceiling and the aid that counts. */
  headroom: Given<number> | { ceiling: Given<number>; counted: readonly Given<number>[] }
  /** Cents that are left if everything was granted that is possible; absent: the same. */
  least?: number
  /** Cents promised to other applications. */
  reserved?: Given<number>
  /** What the call does with aid above the headroom. */
  on_excess: 'reduce' | 'reject' | 'unknown'
}

type Limit = 'rate' | 'fixed_amount' | 'eligible_cost' | 'own_contribution' | 'call_maximum' | 'de_minimis_headroom'

export type Binding =
  | Limit
  | 'max_rate'
  | 'max_eligible_cost'
  | 'turnover_limit'
  | 'cost_cap'
  | 'regional_map'
  | 'call_minimum'

export interface Grant {
  /** Every limit that is known, the binding one too. */
  limits: readonly { limit: Limit; amount: MoneyFigure }[]
  /** The least of the limits; absent while the aid by rate is not known, and where no plan like this can be granted. */
  amount?: MoneyFigure
  /** In place of the amount where facts that are open decide it, such as those of a bonus: the least and the most. */
  range?: { least: MoneyFigure; most: MoneyFigure }
  /** What decides the amount: of equal limits the first of `limits`; for the rate, what decides it where that is more telling. */
  binding?: Binding
  /** It pays none of the costs. */
  pays_nothing?: true
  /** Neither a rate nor an amount of it is recorded. */
  unrecorded?: true
  /** The aid is above the de minimis headroom, and the call does not say what becomes of it: nobody can tell the amount. */
  excess?: true
  /** Why nothing can be granted for this plan as it is. */
  refused?: 'below_minimum_cost' | 'below_minimum_grant' | 'headroom_exceeded'
}

interface Told {
  readonly faults: Remark[]
  readonly notes: Remark[]
}

/**
 * The grant: the least of aid by rate, the amount by bracket, what the own contribution leaves, the call's maximum and the
 * de minimis headroom (Regulation (EU) 2023/2831 art. 3(2)), of which a loan's gross grant equivalent uses its part.
 * Where a call refuses aid above the headroom instead of reducing it (art. 3(7)), there is no grant, and the plan says so.
 * Where a match expects something, the grant is what it expects: these limits derive it if they come to the same.
 */
export function grantOf(
  costs: CostTable,
  rules: GrantRules & Pick<CostRules, 'min_eligible_cost' | 'max_eligible_cost'>,
  loanEquivalent: Given<number> | undefined,
  figures: Figures,
  told: Told,
): Grant {
  const limits = limitsOf(costs, rules, loanEquivalent, figures)
  const amount = leastOf('amount', limits, figures)
  const decisive = limits.find((each) => amount !== undefined && cents(each.amount) === cents(amount))?.limit
  const binding = decisive === 'rate' ? whatDecides(costs, rules) : decisive
  if (rules.expected !== undefined) {
    const expected = expectedIn(rules.expected, amount, binding, figures)
    if (amount !== undefined && rules.de_minimis !== undefined && expected.excess === undefined)
      fits(rules.de_minimis, { limits, amount }, figures, told)
    return { limits, ...expected }
  }
  if (amount === undefined || binding === undefined) return { limits }
  const refused = refusal(costs, rules, { limits, amount }, figures, told)
  return refused === undefined ? { limits, amount, binding } : { limits, refused, binding }
}

/** The least of the limits; undefined without any. A limit that stands alone is the amount as it was given. */
function leastOf(id: string, limits: Grant['limits'], figures: Figures): MoneyFigure | undefined {
  const [only] = limits
  if (only === undefined) return undefined
  if (limits.length === 1 && only.limit === 'fixed_amount') return only.amount
  const inputs = Object.fromEntries(limits.map(({ limit, amount }) => [limit, amount]))
  return figures.money(`grant/${id}`, `min(${Object.keys(inputs).join(', ')})`, inputs)
}

/** What the match expects, with what decides it, derived from the limits where they come to the same. */
function expectedIn(
  expected: Estimate,
  amount: MoneyFigure | undefined,
  binding: Binding | undefined,
  figures: Figures,
): Omit<Grant, 'limits'> {
  const decides = expected.binding === undefined ? binding : bindingOf(expected.binding, binding)
  const found = decides === undefined ? {} : { binding: decides }
  if (expected.status === 'computed' && expected.amount !== undefined)
    return { amount: derivedAs(expected.amount, 'amount', amount, expected, figures), ...found }
  const last = expected.steps.at(-1)?.reason.key
  if (last === 'estimate.headroom_exceeded_open' && expected.status === 'unknown') return { excess: true }
  if (expected.status !== 'not_applicable') return expected.status === 'range' ? found : {}
  const refused = last === undefined ? undefined : refusals[last]
  return refused === undefined ? {} : { refused, ...found }
}

/** Why a match expects nothing, by the step that its estimate ends with. */
const refusals: Readonly<Record<string, Grant['refused']>> = {
  'estimate.below_minimum_cost': 'below_minimum_cost',
  'estimate.below_minimum': 'below_minimum_grant',
  'estimate.below_minimum_at_most': 'below_minimum_grant',
  'estimate.headroom_exceeded': 'headroom_exceeded',
}

/** What decides as the match has it; of limits that the match tells as one, the one that the plan found. */
function bindingOf(expected: NonNullable<Estimate['binding']>, found: Binding | undefined): Binding {
  if (expected === 'intensity') return found === 'max_rate' ? found : 'rate'
  if (expected === 'cost_cap') return found === 'max_eligible_cost' ? found : expected
  if (expected === 'step_table' || (expected === 'call_maximum' && found === 'fixed_amount')) return 'fixed_amount'
  return expected
}

/** The amount that the match expects, by the plan's own derivation where it comes to the same, else by the steps of the match. */
function derivedAs(
  expected: Money,
  id: string,
  own: MoneyFigure | undefined,
  { steps }: Estimate,
  figures: Figures,
): MoneyFigure {
  if (own !== undefined && cents(own) === toCents(expected)) return own
  return figures.estimated(
    `grant/${id}`,
    expected,
    steps.map(({ result }) => result),
  )
}

/**
 * The least and the most that the match expects: the least of limits as they are for certain, in one of the ways in which the plan
 * may count, and the most of limits as they may be; undefined: no range.
 */
export function rangeOf(
  ways: readonly [{ grant: Grant; figures: Figures }, ...{ grant: Grant; figures: Figures }[]],
  most: Grant,
  expected: GrantRules['expected'],
): Grant['range'] {
  if (expected?.status !== 'range' || expected.min === undefined || expected.max === undefined) return undefined
  const [{ figures }] = ways
  const end = (id: string, amount: Money, own: readonly (MoneyFigure | undefined)[]): MoneyFigure => {
    const same = own.find((each) => each !== undefined && cents(each) === toCents(amount))
    return derivedAs(amount, id, same, expected, figures)
  }
  const least = ways.map((way) => leastOf('least', way.grant.limits, way.figures))
  return {
    least: end('least', expected.min, least),
    most: end('most', expected.max, [leastOf('most', most.limits, figures)]),
  }
}

function limitsOf(
  costs: CostTable,
  rules: GrantRules,
  loanEquivalent: Given<number> | undefined,
  figures: Figures,
): { limit: Limit; amount: MoneyFigure }[] {
  const { fixed_amount: fixed, max_subsidy: most, own_minimum: own, de_minimis: room } = rules
  const hasCosts = costs.rows.length > 0
  const found: { limit: Limit; amount: MoneyFigure }[] = []
  // Where none of the plan's categories is the call's, nothing is known of what is spent on what a fixed amount pays for.
  const isSpent = hasCosts && (fixed === undefined || cents(costs.eligible) > 0)
  if (isSpent && costs.grant !== undefined) found.push({ limit: 'rate', amount: costs.grant })
  if (fixed !== undefined)
    found.push({ limit: 'fixed_amount', amount: figures.givenMoney('grant/fixed_amount', fixed) })
  if (found.length === 0) return []
  // What is spent is never passed: a voucher pays what it bought, and rates with bonuses may add up to more than the whole.
  const isPassed = costs.grant === undefined || cents(costs.grant) > cents(costs.eligible)
  if (isSpent && isPassed && rules.expected === undefined)
    found.push({ limit: 'eligible_cost', amount: costs.eligible })
  if (own !== undefined && hasCosts) {
    const base = own.of === 'total' ? costs.total : costs.eligible
    const percent = figures.given('grant/own_percent', own.percent)
    const amount = figures.money('grant/own_contribution', 'cent_down(base × (100 − percent) / 100)', { base, percent })
    found.push({ limit: 'own_contribution', amount })
  }
  if (most !== undefined) found.push({ limit: 'call_maximum', amount: figures.givenMoney('grant/call_maximum', most) })
  if (room !== undefined) found.push({ limit: 'de_minimis_headroom', amount: roomFor(room, loanEquivalent, figures) })
  return found
}

/** The headroom that a loan leaves: both are aid of one undertaking (Regulation (EU) 2023/2831 art. 4(3)). */
function roomFor(room: DeMinimisRoom, loan: Given<number> | undefined, figures: Figures): MoneyFigure {
  const headroom = headroomOf(room.headroom, figures)
  if (loan === undefined || loan.value === 0) return headroom
  const equivalent = figures.givenMoney('financing/loan_equivalent', loan)
  return figures.money('grant/headroom_left', 'max(headroom − loan_equivalent, 0)', {
    headroom,
    loan_equivalent: equivalent,
  })
}

function headroomOf(headroom: DeMinimisRoom['headroom'], figures: Figures): MoneyFigure {
  if (!('ceiling' in headroom)) return figures.givenMoney('grant/headroom', headroom)
  const ceiling = figures.givenMoney('grant/ceiling', headroom.ceiling)
  const counted = headroom.counted.map((aid, i) => figures.givenMoney(`grant/counted/${i}`, aid))
  return figures.money('grant/headroom', 'max(ceiling − sum(counted), 0)', { ceiling, counted })
}

/** What would be granted if there were headroom enough. Cents. */
const wantedOf = (limits: Grant['limits']): number =>
  Math.min(...limits.filter(({ limit }) => limit !== 'de_minimis_headroom').map(({ amount }) => cents(amount)))

/** What made the aid by rate as low as it is. */
function whatDecides(costs: CostTable, rules: Pick<CostRules, 'max_eligible_cost'>): NonNullable<Grant['binding']> {
  if (costs.rows.some((row) => row.rate_cut === true)) return 'max_rate'
  if (cents(costs.eligible) >= cents(costs.within_caps)) return 'rate'
  return rules.max_eligible_cost?.value === cents(costs.eligible) ? 'max_eligible_cost' : 'turnover_limit'
}

interface Found {
  readonly limits: Grant['limits']
  readonly amount: MoneyFigure
}

function refusal(
  costs: CostTable,
  rules: GrantRules & Pick<CostRules, 'min_eligible_cost'>,
  { limits, amount }: Found,
  figures: Figures,
  told: Told,
): Grant['refused'] {
  const { min_eligible_cost: leastCost, min_subsidy: leastGrant, de_minimis: room } = rules
  if (leastCost !== undefined && costs.rows.length > 0 && cents(costs.eligible) < leastCost.value) {
    const minimum = figures.givenMoney('totals/min_eligible_cost', leastCost)
    told.faults.push(remark('plan.below_minimum_cost', { minimum, cost: costs.eligible }))
    return 'below_minimum_cost'
  }
  if (room !== undefined && !fits(room, { limits, amount }, figures, told)) return 'headroom_exceeded'
  if (leastGrant === undefined || cents(amount) >= leastGrant.value) return undefined
  const minimum = figures.givenMoney('grant/min_subsidy', leastGrant)
  told.faults.push(remark('plan.below_minimum_grant', { minimum, grant: amount }))
  return 'below_minimum_grant'
}

/** Says what the headroom does to the grant; false where the call refuses what does not fit. */
function fits(room: DeMinimisRoom, { limits, amount }: Found, figures: Figures, told: Told): boolean {
  const headroom = limits.find(({ limit }) => limit === 'de_minimis_headroom')?.amount
  if (headroom === undefined) return true
  if (wantedOf(limits) > cents(headroom)) {
    if (room.on_excess === 'reject') {
      told.faults.push(remark('plan.headroom_refused', { headroom }))
      return false
    }
    if (cents(headroom) === 0) told.faults.push(remark('plan.no_headroom', { headroom }))
    else
      told.notes.push(
        remark(room.on_excess === 'reduce' ? 'plan.headroom_cut' : 'plan.headroom_cut_open', { headroom }),
      )
  }
  if (room.least !== undefined && room.least < cents(amount))
    told.notes.push(remark('plan.headroom_unproved', { headroom }))
  if (room.reserved !== undefined && cents(amount) > cents(headroom) - room.reserved.value) {
    const reserved = figures.givenMoney('grant/reserved', room.reserved)
    told.notes.push(remark('plan.headroom_reserved', { reserved }))
  }
  return true
}

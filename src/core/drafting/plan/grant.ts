import { toCents } from '../../facts/money.ts'
import type { Estimate, Reason } from '../../matching/result.ts'
import { money } from './costs.ts'
import type { CostRules, CostTable } from './costs.ts'
import { cents } from './figure.ts'
import type { Figures, Given, MoneyFigure } from './figure.ts'

/** What limits the grant as a whole. Amounts in cents. */
export interface GrantRules {
  /** The most by bracket of size, or one amount for everybody. */
  fixed_amount?: Given<number>
  max_subsidy?: Given<number>
  min_subsidy?: Given<number>
  own_minimum?: OwnMinimum
  de_minimis?: DeMinimisRoom
  /** What the match expects of this plan on the same day: a plan that comes to another amount states none. */
  expected?: Pick<Estimate, 'status' | 'amount' | 'min' | 'max'>
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

const limits = [
  'rate',
  'fixed_amount',
  'eligible_cost',
  'own_contribution',
  'call_maximum',
  'de_minimis_headroom',
] as const
type Limit = (typeof limits)[number]

export interface Grant {
  /** Every limit that is known, the binding one too. */
  limits: readonly { limit: Limit; amount: MoneyFigure }[]
  /** The least of the limits; absent while the aid by rate is not known, and where no plan like this can be granted. */
  amount?: MoneyFigure
  /** In place of the amount where facts that are open decide it, such as those of a bonus: the least and the most. */
  range?: { least: MoneyFigure; most: MoneyFigure }
  /** What decides the amount: of equal limits the first of `limits`; for the rate, what decides it where that is more telling. */
  binding?: Limit | 'max_rate' | 'max_eligible_cost' | 'turnover_limit'
  /** Why nothing can be granted for this plan as it is. */
  refused?: 'below_minimum_cost' | 'below_minimum_grant' | 'headroom_exceeded'
}

interface Told {
  readonly faults: Reason[]
  readonly notes: Reason[]
}

/**
 * The grant: the least of aid by rate, the amount by bracket, what the own contribution leaves, the call's maximum and the
 * de minimis headroom (Regulation (EU) 2023/2831 art. 3(2)), of which a loan's gross grant equivalent uses its part.
 * Where a call refuses aid above the headroom instead of reducing it (art. 3(7)), there is no grant, and the plan says so.
 */
export function grantOf(
  costs: CostTable,
  rules: GrantRules & Pick<CostRules, 'min_eligible_cost' | 'max_eligible_cost'>,
  loanEquivalent: Given<number> | undefined,
  figures: Figures,
  told: Told,
): Grant {
  const found = limitsOf(costs, rules, loanEquivalent, figures)
  if (found.length === 0) return { limits: found }
  const inputs = Object.fromEntries(found.map(({ limit, amount }) => [limit, amount]))
  const amount = figures.money('grant/amount', `min(${Object.keys(inputs).join(', ')})`, inputs)
  // Without any aid before the headroom there is nothing to refuse: the call's rates are not for what is planned.
  if (rules.expected !== undefined && wantedOf(found) === 0) return { limits: found }
  const limit = found.find((each) => cents(each.amount) === cents(amount))?.limit ?? 'rate'
  const binding = limit === 'rate' ? whatDecides(costs, rules) : limit
  const refused = refusal(costs, rules, { found, amount }, figures, told)
  if (refused !== undefined) return { limits: found, refused, binding }
  const isLess = limit === 'eligible_cost' || (limit === 'de_minimis_headroom' && loanEquivalent !== undefined)
  return agrees(amount, rules.expected, costs.rows.length, isLess)
    ? { limits: found, amount, binding }
    : { limits: found }
}

/** What would be granted if there were headroom enough. Cents. */
const wantedOf = (found: Grant['limits']): number =>
  Math.min(...found.filter(({ limit }) => limit !== 'de_minimis_headroom').map(({ amount }) => cents(amount)))

/**
 * Whether the match expects this amount: it rounds costs of one rate together, a plan each row. A plan also knows what was
 * spent and a loan's equivalent, and may come to less by them.
 */
function agrees(amount: MoneyFigure, expected: GrantRules['expected'], rows: number, isLess: boolean): boolean {
  if (expected === undefined) return true
  if (expected.status !== 'computed' || expected.amount === undefined) return false
  const more = toCents(expected.amount) - cents(amount)
  return isLess ? more >= 0 : more >= 0 && more <= rows
}

/**
 * The least and the most that the match expects, as the plan comes to them with what is certain and with what is possible;
 * undefined where it comes to others.
 */
export function rangeOf(
  least: Grant,
  most: Grant,
  expected: GrantRules['expected'],
  rows: number,
  figures: Figures,
): Grant['range'] {
  const end = (id: string, { limits: found }: Grant, amount: Estimate['amount']): MoneyFigure | undefined => {
    if (found.length === 0) return undefined
    const inputs = Object.fromEntries(found.map((each) => [each.limit, each.amount]))
    const figure = figures.money(`grant/${id}`, `min(${Object.keys(inputs).join(', ')})`, inputs)
    return agrees(figure, { status: 'computed', ...(amount === undefined ? {} : { amount }) }, rows, false)
      ? figure
      : undefined
  }
  if (expected?.status !== 'range') return undefined
  const [from, to] = [end('least', least, expected.min), end('most', most, expected.max)]
  return from === undefined || to === undefined ? undefined : { least: from, most: to }
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
  if (isSpent && (costs.grant === undefined || cents(costs.grant) > cents(costs.eligible)))
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

/** What made the aid by rate as low as it is. */
function whatDecides(costs: CostTable, rules: Pick<CostRules, 'max_eligible_cost'>): NonNullable<Grant['binding']> {
  if (costs.rows.some((row) => row.rate_cut === true)) return 'max_rate'
  if (cents(costs.eligible) >= cents(costs.within_caps)) return 'rate'
  return rules.max_eligible_cost?.value === cents(costs.eligible) ? 'max_eligible_cost' : 'turnover_limit'
}

function refusal(
  costs: CostTable,
  rules: GrantRules & Pick<CostRules, 'min_eligible_cost'>,
  { found, amount }: { found: Grant['limits']; amount: MoneyFigure },
  figures: Figures,
  told: Told,
): Grant['refused'] {
  const { min_eligible_cost: leastCost, min_subsidy: leastGrant, de_minimis: room } = rules
  if (leastCost !== undefined && costs.rows.length > 0 && cents(costs.eligible) < leastCost.value) {
    const minimum = figures.givenMoney('totals/min_eligible_cost', leastCost)
    const values = { minimum: money(minimum), cost: money(costs.eligible) }
    told.faults.push({ key: 'plan.below_minimum_cost', values })
    return 'below_minimum_cost'
  }
  if (room !== undefined && !fits(room, found, amount, figures, told)) return 'headroom_exceeded'
  if (leastGrant === undefined || cents(amount) >= leastGrant.value) return undefined
  const minimum = figures.givenMoney('grant/min_subsidy', leastGrant)
  told.faults.push({ key: 'plan.below_minimum_grant', values: { minimum: money(minimum), grant: money(amount) } })
  return 'below_minimum_grant'
}

/** Says what the headroom does to the grant; false where the call refuses what does not fit. */
function fits(room: DeMinimisRoom, found: Grant['limits'], amount: MoneyFigure, figures: Figures, told: Told): boolean {
  const left = found.find(({ limit }) => limit === 'de_minimis_headroom')?.amount
  if (left === undefined) return true
  const headroom = money(left)
  if (wantedOf(found) > cents(left)) {
    if (room.on_excess === 'reject') {
      told.faults.push({ key: 'plan.headroom_refused', values: { headroom } })
      return false
    }
    if (cents(left) === 0) told.faults.push({ key: 'plan.no_headroom', values: {} })
    else {
      const key = room.on_excess === 'reduce' ? 'plan.headroom_cut' : 'plan.headroom_cut_open'
      told.notes.push({ key, values: { headroom } })
    }
  }
  if (room.least !== undefined && room.least < cents(amount))
    told.notes.push({ key: 'plan.headroom_unproved', values: { headroom } })
  if (room.reserved !== undefined && cents(amount) > cents(left) - room.reserved.value) {
    const reserved = figures.givenMoney('grant/reserved', room.reserved)
    told.notes.push({ key: 'plan.headroom_reserved', values: { reserved: money(reserved) } })
  }
  return true
}

import { boundsOf, within } from '../facts/accounts.ts'
import { fromCents, toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type { Profile } from '../facts/profile.ts'
import type { CostCategory } from '../facts/programme.ts'
import { eligibleCost, partsOf } from '../matching/estimate-cost.ts'
import type { Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { InvestmentAmountCriterion, MoneyRange } from './criterion.ts'
import { saidBy } from './kind.ts'
import type { CompileContext, Judge, Judgement, Kind, Note } from './kind.ts'
import { centsRange, checkMoneyRange, rangeValue } from './range-check.ts'

/** The planned investment; undefined where it is not told. `path` is where the amount stands. */
export interface PlannedAmount {
  cents: number
  currency: string
  path: string
  value: unknown
  /** The sum as it is said. */
  said: ReasonValue
}

/** The total, or the sum of the cost categories where each has an amount in one currency. */
export function plannedAmount(profile: Profile): PlannedAmount | undefined {
  const plan = profile.planned_investment
  const { amount, categories } = plan ?? {}
  if (amount !== undefined) return amountAt(toCents(amount), amount.currency, '/planned_investment/amount', amount)
  if (categories === undefined || categories.length === 0) return undefined
  const amounts = categories.flatMap((category): Money[] => (category.amount === undefined ? [] : [category.amount]))
  const [first] = amounts
  if (
    first === undefined ||
    amounts.length < categories.length ||
    amounts.some(({ currency }) => currency !== first.currency)
  )
    return undefined
  const cents = amounts.reduce((sum, money) => sum + toCents(money), 0)
  // Beyond 2^53 cents no sum is exact: such a plan is not known.
  if (!Number.isSafeInteger(cents)) return undefined
  return amountAt(cents, first.currency, '/planned_investment/categories', fromCents(cents, first.currency))
}

const amountAt = (cents: number, currency: string, path: string, value: unknown): PlannedAmount => ({
  cents,
  currency,
  path,
  value,
  said: money(cents, currency),
})

/** The same, worked out once for many calls. */
export const plannedOf = (facts: Facts): PlannedAmount | undefined => plannedAmount(facts.profile)

const saidOf = saidBy('investment_amount')
const money = (cents: number, currency: string): ReasonValue => ({ type: 'money', value: fromCents(cents, currency) })

/**
 * What of the plan the call pays for, in cents; undefined where all of it counts, or where the plan does not tell: no category
 * has an amount, or no category is the call's (its names may be other ones).
 */
export function countedOf(
  { planned_investment: plan }: Profile,
  rules: readonly CostCategory[],
  currency: string,
): number | undefined {
  if (plan?.categories?.some(({ amount }) => amount !== undefined) !== true) return undefined
  const parts = partsOf(plan, currency)
  if (parts === undefined) return undefined
  const { total, planned } = eligibleCost(parts, rules, undefined)
  return total === 0 || total === planned ? undefined : total
}

/**
 * The budget of the plan against the call's bounds: what counts of it, where the plan has categories and the call says which
 * count. Too small or too large is one step away: another budget.
 */
function compile(criterion: InvestmentAmountCriterion, { programme }: CompileContext): Judge {
  const { range, currency } = centsRange(criterion.range)
  const bounds = boundsOf(range)
  const required = rangeValue(criterion.range)
  const rules = programme.eligible_costs ?? []
  return (facts, _day, note) => {
    const planned = facts.derive(plannedOf)
    if (planned === undefined && criterion.unplanned === 'met') {
      note?.reason('investment_amount.unplanned', { required })
      note?.condition({ key: 'investment_amount.to_plan', values: { required } })
      return 'met'
    }
    if (planned === undefined) {
      note?.missing('/planned_investment/amount')
      note?.reason('investment_amount.unknown', { required })
      return 'unknown'
    }
    note?.found(planned.path)
    if (planned.currency !== currency) {
      note?.reason('investment_amount.other_currency', { required })
      return 'review'
    }
    const counted = rules.length === 0 ? undefined : countedOf(facts.profile, rules, currency)
    const cents = counted ?? planned.cents
    const outcome: Judgement = within(cents, cents, bounds)
    if (note === undefined) return outcome
    const amount = planned.said
    if (counted === undefined) note.reason(saidOf[outcome], { amount, required })
    else {
      note.found('/planned_investment/categories')
      note.reason(`investment_amount.counted_${outcome}`, { amount, counted: money(counted, currency), required })
    }
    if (outcome === 'not_met') nearMiss(note, { cents, counted: counted !== undefined }, criterion.range)
    return outcome
  }
}

function nearMiss(note: Note, { cents, counted }: { cents: number; counted: boolean }, range: MoneyRange): void {
  const lower = range.min ?? range.min_exclusive
  const upper = range.max ?? range.max_exclusive
  const tooSmall = lower !== undefined && cents <= toCents(lower)
  const bound = tooSmall ? lower : upper
  if (bound === undefined) return
  const isExclusive = bound === range.min_exclusive || bound === range.max_exclusive
  note.nearMiss({
    key: `investment_amount.near_${counted ? 'counted_' : ''}${tooSmall ? 'raise' : 'lower'}${isExclusive ? '_beyond' : ''}`,
    values: { bound: { type: 'money', value: bound } },
  })
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const budget: InvestmentAmountCriterion = {
  id: 'budget',
  kind: 'investment_amount',
  range: { min: euros('18000.00'), max: euros('30000.00') },
}

export const investmentAmount: Kind<InvestmentAmountCriterion> = {
  kind: 'investment_amount',
  dated: false,
  check: (criterion, pointer) => checkMoneyRange(criterion.range, `${pointer}/range`),
  compile,
  examples: [
    {
      says: 'both bounds are inside',
      criterion: budget,
      profile: { planned_investment: { amount: euros('30000.00') } },
      outcome: 'met',
      reason: 'investment_amount.met',
    },
    {
      says: 'a budget under the minimum says how much it would have to be',
      criterion: budget,
      profile: { planned_investment: { amount: euros('17999.99') } },
      outcome: 'not_met',
      near_miss: 'investment_amount.near_raise',
    },
    {
      says: 'cost categories with amounts add up to the budget',
      criterion: budget,
      profile: {
        planned_investment: {
          categories: [
            { category: 'equipment', amount: euros('20000.00') },
            { category: 'software', amount: euros('15000.00') },
          ],
        },
      },
      outcome: 'not_met',
      near_miss: 'investment_amount.near_lower',
    },
    {
      says: 'only what the call pays for counts, where the plan is told in categories',
      criterion: budget,
      profile: {
        planned_investment: {
          amount: euros('20000.00'),
          categories: [
            { category: 'machinery', amount: euros('15000.00') },
            { category: 'software', amount: euros('5000.00') },
          ],
        },
      },
      programme: { eligible_costs: [{ category: 'software', title: { en: 'Software' } }] },
      outcome: 'not_met',
      reason: 'investment_amount.counted_not_met',
      near_miss: 'investment_amount.near_counted_raise',
    },
    {
      says: 'a budget that has to be more than an amount is told so',
      criterion: { id: 'budget', kind: 'investment_amount', range: { min_exclusive: euros('20000.00') } },
      profile: { planned_investment: { amount: euros('20000.00') } },
      outcome: 'not_met',
      near_miss: 'investment_amount.near_raise_beyond',
    },
    {
      says: 'without a plan the amount is asked for',
      criterion: budget,
      profile: {},
      outcome: 'unknown',
      missing: ['/planned_investment/amount'],
    },
  ],
}

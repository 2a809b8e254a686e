import { boundsOf, within } from '../facts/accounts.ts'
import { fromCents, toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type { Profile } from '../facts/profile.ts'
import type { Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { InvestmentAmountCriterion, MoneyRange } from './criterion.ts'
import type { Judge, Judgement, Kind, Note } from './kind.ts'
import { centsRange, checkMoneyRange, rangeValue } from './range-check.ts'

/** The planned investment; undefined where it is not told. `path` is where the amount stands. */
export interface PlannedAmount {
  cents: number
  currency: string
  path: string
  value: unknown
}

/** The total, or the sum of the cost categories where each has an amount in one currency. */
export function plannedAmount(profile: Profile): PlannedAmount | undefined {
  const plan = profile.planned_investment
  const { amount, categories } = plan ?? {}
  if (amount !== undefined)
    return { cents: toCents(amount), currency: amount.currency, path: '/planned_investment/amount', value: amount }
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
  return {
    cents,
    currency: first.currency,
    path: '/planned_investment/categories',
    value: fromCents(cents, first.currency),
  }
}

/** The same, worked out once for many calls. */
export const plannedOf = (facts: Facts): PlannedAmount | undefined => plannedAmount(facts.profile)

const money = (cents: number, currency: string): ReasonValue => ({ type: 'money', value: fromCents(cents, currency) })

/** The budget of the plan against the call's bounds. Too small or too large is one step away: another budget. */
function compile(criterion: InvestmentAmountCriterion): Judge {
  const { range, currency } = centsRange(criterion.range)
  const bounds = boundsOf(range)
  const required = rangeValue(criterion.range)
  return (facts, _day, note) => {
    const planned = facts.derive(plannedOf)
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
    const outcome: Judgement = within(planned.cents, planned.cents, bounds)
    note?.reason(`investment_amount.${outcome}`, { amount: money(planned.cents, currency), required })
    if (outcome === 'not_met' && note !== undefined) nearMiss(note, planned.cents, criterion.range)
    return outcome
  }
}

function nearMiss(note: Note, cents: number, range: MoneyRange): void {
  const lower = range.min ?? range.min_exclusive
  const upper = range.max ?? range.max_exclusive
  const tooSmall = lower !== undefined && cents <= toCents(lower)
  const bound = tooSmall ? lower : upper
  if (bound === undefined) return
  note.nearMiss({
    key: tooSmall ? 'investment_amount.near_raise' : 'investment_amount.near_lower',
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
      says: 'without a plan the amount is asked for',
      criterion: budget,
      profile: {},
      outcome: 'unknown',
      missing: ['/planned_investment/amount'],
    },
  ],
}

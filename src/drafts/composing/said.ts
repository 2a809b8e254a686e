import { readQuantities, type Quantity } from '../../core/drafting/verifier/quantities.ts'
import { toCents, type Money } from '../../core/facts/money.ts'
import type { Funding } from '../../core/facts/programme.ts'

type Bound = 'min' | 'max'

/** Whether words of a call state this amount, as a bound where one is wanted. */
export const amountSaid =
  (value: Money, bound?: Bound) =>
  (quote: string): boolean =>
    readQuantities(quote).some(
      (found) => found.kind === 'money' && found.value === toCents(value) / 100 && fits(found, bound),
    )

/** Whether words of a call state this percentage, as a bound where one is wanted. */
export const percentSaid =
  (value: number, bound?: Bound) =>
  (quote: string): boolean =>
    readQuantities(quote).some((found) => found.kind === 'percent' && found.value === value && fits(found, bound))

/** The amounts that bound aid or costs, each by its end. */
const limits = { min_subsidy: 'min', min_eligible_cost: 'min', max_subsidy: 'max', max_eligible_cost: 'max' } as const

export type FundingLimit = keyof typeof limits

/**
 * Whether words of the call state a limit of its funding. Of two limits with one amount words cannot be told apart by it: they
 * state neither.
 */
export function limitSaid(funding: Funding, limit: FundingLimit): (quote: string) => boolean {
  const value = funding[limit]
  const end = limits[limit]
  const isSame = (other: Money | undefined): boolean =>
    other?.amount === value?.amount && other?.currency === value?.currency
  const others = (Object.keys(limits) as FundingLimit[]).filter((each) => each !== limit && limits[each] === end)
  if (value === undefined || others.some((each) => isSame(funding[each]))) return () => false
  return amountSaid(value, end)
}

const fits = (found: Quantity, bound: Bound | undefined): boolean =>
  bound === undefined ? found.bound === 'none' : found.bound === bound

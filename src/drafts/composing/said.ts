import { readQuantities, type Quantity } from '../../core/drafting/verifier/quantities.ts'
import { toCents, type Money } from '../../core/facts/money.ts'

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

const fits = (found: Quantity, bound: Bound | undefined): boolean =>
  bound === undefined ? found.bound === 'none' : found.bound === bound

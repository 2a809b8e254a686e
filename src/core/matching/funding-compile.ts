import { isAmount, toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type { Instrument, Programme } from '../facts/programme.ts'

/** What a call pays, read once for all profiles; amounts in cents. */
export interface CompiledFunding {
  readonly currency: string
  /** It is aid of an amount that the call tells: by rates, by brackets, or the same for everybody. */
  readonly grants: boolean
  /** It is aid of an amount, and neither a rate nor an amount is recorded by which it could be told. */
  readonly unrecorded: boolean
  /** Of a call that gives everybody the same, with neither rates nor brackets. */
  readonly fixed: number | undefined
  readonly minCost: number | undefined
  readonly maxCost: number | undefined
  readonly minSubsidy: number | undefined
  readonly maxSubsidy: number | undefined
  /** Percent: the call's ceiling of the rate, or what own funds leave. */
  readonly ceiling: number
}

/** Instruments that are aid of a known amount; a loan's or a guarantee's equivalent depends on terms a call does not settle. */
const granting: ReadonlySet<Instrument> = new Set<Instrument>([
  'grant',
  'tax_exemption',
  'tax_credit',
  'voucher',
  'interest_subsidy',
  'leasing_subsidy',
  'wage_subsidy',
  'repayable_advance',
  'prize',
])

/** The currency of a programme's amounts. */
export const currencyOf = ({ funding }: Programme): string =>
  funding.max_subsidy?.currency ??
  funding.min_subsidy?.currency ??
  funding.max_eligible_cost?.currency ??
  funding.min_eligible_cost?.currency ??
  funding.total_budget?.currency ??
  'EUR'

/** Undefined where no amount is stated, or none that can be read. */
export const centsOf = (amount: Money | undefined): number | undefined =>
  amount !== undefined && isAmount(amount.amount) ? toCents(amount) : undefined

export function compileFunding(programme: Programme): CompiledFunding {
  const { funding } = programme
  const none = funding.steps === undefined && (funding.intensity === undefined || funding.intensity.length === 0)
  const fixed = none ? fixedAmount(programme) : undefined
  const isGranting = funding.instruments.some((instrument) => granting.has(instrument))
  const isRecorded = !none || fixed !== undefined
  return {
    currency: currencyOf(programme),
    grants: isGranting && isRecorded,
    unrecorded: isGranting && !isRecorded,
    fixed,
    minCost: centsOf(funding.min_eligible_cost),
    maxCost: centsOf(funding.max_eligible_cost),
    minSubsidy: centsOf(funding.min_subsidy),
    maxSubsidy: centsOf(funding.max_subsidy),
    ceiling: Math.min(funding.max_intensity_percent ?? 100, 100 - (funding.own_contribution_min_percent ?? 0)),
  }
}

/** Cents of a grant that is the same for everybody: its least and its most are one amount. */
function fixedAmount({ funding: { min_subsidy: least, max_subsidy: most } }: Programme): number | undefined {
  const cents = centsOf(most)
  return cents !== undefined && cents > 0 && least?.currency === most?.currency && centsOf(least) === cents
    ? cents
    : undefined
}

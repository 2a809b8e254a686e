import type { Reason } from '../../matching/result.ts'
import { accountsOf } from './accounts.ts'
import type { YearAccounts, YearInput } from './accounts.ts'
import { costTable } from './costs.ts'
import type { CostInput, CostRules, CostTable, VatInput } from './costs.ts'
import { Figures } from './figure.ts'
import { financingOf } from './financing.ts'
import type { Financing, FinancingInput } from './financing.ts'
import { grantOf, rangeOf } from './grant.ts'
import type { Grant, GrantRules } from './grant.ts'
import { indicatorsOf } from './indicators.ts'
import type { Indicator, IndicatorInput } from './indicators.ts'
import { timetableOf } from './timetable.ts'
import type { Timetable, TimetableInput, TimetableRules } from './timetable.ts'

/** Everything a plan is computed from. Amounts in cents of one currency. */
export interface PlanInput {
  currency: string
  costs: readonly CostInput[]
  rules: CostRules & GrantRules & TimetableRules
  /** Rates and maximum with every bonus that may still be earned, where the match expects a range. */
  possible?: Pick<CostRules & GrantRules, 'rate' | 'max_subsidy'>
  vat?: VatInput
  financing?: FinancingInput
  timetable?: TimetableInput
  indicators?: readonly IndicatorInput[]
  years?: readonly YearInput[]
}

/** The numbers of a business plan. Every figure stands in its sources or is the result of its derivation. */
export interface Plan {
  currency: string
  costs: CostTable
  grant: Grant
  /** Absent while the grant is not known, or nothing is to be paid. */
  financing?: Financing
  timetable: Timetable
  indicators: readonly Indicator[]
  years: readonly YearAccounts[]
  /** What does not fit the call or itself and has to be changed, as reasons of the wording. */
  faults: readonly Reason[]
  /** What a reader has to know beside the figures. */
  notes: readonly Reason[]
}

/** Computes a plan. Pure, exact, in integer cents; what is not told stays absent. Throws RangeError on amounts that are no cents. */
export function businessPlan(input: PlanInput): Plan {
  const figures = new Figures(input.currency)
  const [faults, notes]: [Reason[], Reason[]] = [[], []]
  const { rules, financing: told = {} } = input
  const costs = costTable(input.costs, rules, input.vat ?? {}, figures)
  const grant = grantOf(costs, rules, told.loan_equivalent, figures, { faults, notes })
  const range = rangeIn(input, costs, grant, figures)
  const financing = financingOf(costs, grant, told, rules, figures, faults)
  return {
    currency: input.currency,
    costs,
    grant: {
      ...grant,
      ...(range === undefined ? {} : { range }),
      ...(rules.pays_nothing === undefined ? {} : { pays_nothing: true }),
    },
    ...(financing === undefined ? {} : { financing }),
    timetable: timetableOf(input.timetable ?? { phases: [] }, rules, costs.lines, figures, faults),
    indicators: indicatorsOf(input.indicators ?? [], figures),
    years: accountsOf(input.years ?? [], figures),
    faults,
    notes,
  }
}

/** What the match expects as a range: of the plan as it is, and of the same plan with everything that may still be earned. */
function rangeIn(input: PlanInput, costs: CostTable, grant: Grant, figures: Figures): Grant['range'] {
  const { rules, possible, financing: told = {} } = input
  if (possible === undefined) return undefined
  const apart = new Figures(input.currency, 'possible/')
  const most = { ...rules, ...possible }
  const more = costTable(input.costs, most, input.vat ?? {}, apart)
  const limits = grantOf(more, most, told.loan_equivalent, apart, { faults: [], notes: [] })
  return rangeOf(grant, limits, rules.expected, figures)
}

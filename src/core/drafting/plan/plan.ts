import { accountsOf } from './accounts.ts'
import type { YearAccounts, YearInput } from './accounts.ts'
import { costTable } from './costs.ts'
import type { CostInput, CostRules, CostTable, VatInput } from './costs.ts'
import { Figures } from './figure.ts'
import { financingOf } from './financing.ts'
import type { Financing, FinancingInput } from './financing.ts'
import { grantOf, rangeOf } from './grant.ts'
import type { Grant, GrantRules } from './grant.ts'
import type { CostRow } from './rows.ts'
import { indicatorsOf } from './indicators.ts'
import type { Indicator, IndicatorInput } from './indicators.ts'
import type { Remark } from './remark.ts'
import { leastCounted, restWays } from './rest.ts'
import { timetableOf } from './timetable.ts'
import type { Timetable, TimetableInput, TimetableRules } from './timetable.ts'

/** Everything a plan is computed from. Amounts in cents of one currency. */
export interface PlanInput {
  currency: string
  costs: readonly CostInput[]
  rules: CostRules & GrantRules & TimetableRules
  /** Rates and maximum with every bonus that may still be earned, where the match expects no certain amount. */
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
  faults: readonly Remark[]
  /** What a reader has to know beside the figures. */
  notes: readonly Remark[]
}

/** Computes a plan. Pure, exact, in integer cents; what is not told stays absent. Throws RangeError on amounts that are no cents. */
export function businessPlan(input: PlanInput): Plan {
  const figures = new Figures(input.currency)
  const [faults, notes]: [Remark[], Remark[]] = [[], []]
  const { rules, financing: told = {} } = input
  const sure = costTable(input.costs, rules, input.vat ?? {}, figures)
  const most = possibleIn(input)
  const ways = restWays(input)
  const least = leastCounted(sure, ways)
  const costs: CostTable = {
    ...sure,
    ...(least === undefined ? {} : { least }),
    rows: sure.rows.map((row, at) => ({ ...row, ...rateOpen(row, most?.costs.rows[at]) })),
  }
  const grant = grantOf(costs, rules, told.loan_equivalent, figures, { faults, notes })
  const range = most === undefined ? undefined : rangeOf([{ grant, figures }, ...ways], most.grant, rules.expected)
  const financing = financingOf(costs, grant, told, rules, figures, { faults, notes })
  return {
    currency: input.currency,
    costs,
    grant: {
      ...grant,
      ...(range === undefined ? {} : { range }),
      ...(rules.pays_nothing === undefined ? {} : { pays_nothing: true }),
      ...(rules.unrecorded === undefined ? {} : { unrecorded: true }),
    },
    ...(financing === undefined ? {} : { financing }),
    timetable: timetableOf(input.timetable ?? { phases: [] }, rules, costs.lines, figures, faults),
    indicators: indicatorsOf(input.indicators ?? [], figures),
    years: accountsOf(input.years ?? [], figures),
    faults,
    notes,
  }
}

/** The same plan with everything that may still be earned. */
function possibleIn(input: PlanInput): { costs: CostTable; grant: Grant } | undefined {
  const { rules, possible, financing: told = {} } = input
  if (possible === undefined) return undefined
  const apart = new Figures(input.currency, 'possible/')
  const most = { ...rules, ...possible }
  const costs = costTable(input.costs, most, input.vat ?? {}, apart)
  return { costs, grant: grantOf(costs, most, told.loan_equivalent, apart, { faults: [], notes: [] }) }
}

/** The rate of a row with everything that may still be earned, where it is another one. */
function rateOpen({ rate: sure }: CostRow, possible: CostRow | undefined): Pick<CostRow, 'rate_most'> {
  const most = possible?.rate
  return sure === undefined || most === undefined || sure.value === most.value ? {} : { rate_most: most }
}

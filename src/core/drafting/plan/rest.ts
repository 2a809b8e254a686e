import { costTable, type CostInput, type CostRules, type CostTable } from './costs.ts'
import { cents, Figures, type MoneyFigure } from './figure.ts'
import { grantOf, type Grant, type GrantRules } from './grant.ts'
import type { PlanInput } from './plan.ts'
import type { CostRow } from './rows.ts'

/** The plan as it is where the part without a category belongs to one of the categories that the call limits. */
export interface RestWay {
  readonly costs: CostTable
  readonly grant: Grant
  readonly figures: Figures
}

/** Of a plan with a part without a category beside others, the plan in each category with a limit that this part may belong to. */
export function restWays({ currency, costs, rules, vat = {}, financing: told = {} }: PlanInput): RestWay[] {
  const rest = costs.find(({ rest: left, category }) => left !== undefined && category === undefined)
  if (rest === undefined) return []
  const limited = new Set((rules.caps ?? []).flatMap(({ categories }) => categories))
  return [...limited].map((category, i) => {
    const figures = new Figures(currency, `rest/${i}/`)
    const placed = costs.map((cost): CostInput => (cost === rest ? { ...cost, category } : cost))
    const table = costTable(placed, rules as CostRules & GrantRules, vat, figures)
    return {
      costs: table,
      grant: grantOf(table, rules, told.loan_equivalent, figures, { faults: [], notes: [] }),
      figures,
    }
  })
}

/** The least that counts, where the part without a category may belong to one with a limit: of the whole and of each row. */
export interface LeastCounted {
  eligible: MoneyFigure
  /** The most that does not count. */
  not_eligible: MoneyFigure
  /** Of each row, where it is less than what counts otherwise. */
  rows: readonly (MoneyFigure | undefined)[]
}

/** Undefined where the same counts wherever that part belongs. */
export function leastCounted(table: CostTable, ways: readonly RestWay[]): LeastCounted | undefined {
  const least = ways.toSorted((a, b) => cents(a.costs.eligible) - cents(b.costs.eligible))[0]?.costs
  if (least === undefined || cents(least.eligible) >= cents(table.eligible)) return undefined
  return {
    eligible: least.eligible,
    not_eligible: least.not_eligible,
    rows: table.rows.map((row) => leastOfRow(row, ways)),
  }
}

function leastOfRow({ category, eligible }: CostRow, ways: readonly RestWay[]): MoneyFigure | undefined {
  if (category === undefined) return undefined
  const found = ways.flatMap(({ costs }) => costs.rows.find((row) => row.category === category)?.eligible ?? [])
  const [least] = found.toSorted((a, b) => cents(a) - cents(b))
  return least !== undefined && cents(least) < cents(eligible) ? least : undefined
}

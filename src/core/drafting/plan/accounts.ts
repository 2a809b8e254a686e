import { cents } from './figure.ts'
import type { Figure, Figures, Given, MoneyFigure, NumberFigure } from './figure.ts'

export const accountFigures = [
  'turnover',
  'ebitda',
  'profit',
  'balance_sheet_total',
  'equity',
  'debt',
  'interest',
  'fixed_costs',
  'variable_costs',
] as const
export type AccountFigure = (typeof accountFigures)[number]

/** A financial year as told: closed, or a forecast of the business itself. Cents; nothing is filled in or projected. */
export type YearInput = Partial<Record<AccountFigure, Given<number>>> & {
  year: number
  forecast?: boolean
  headcount?: Given<number>
}

export const ratios = [
  'turnover_growth',
  'ebitda_margin',
  'profit_margin',
  'equity_ratio',
  'debt_to_equity',
  'interest_cover',
] as const
export type Ratio = (typeof ratios)[number]

export interface YearAccounts {
  year: number
  forecast: boolean
  figures: Partial<Record<AccountFigure, MoneyFigure>>
  headcount?: NumberFigure
  /** Percent with one decimal; `debt_to_equity` and `interest_cover` are times, two decimals. */
  ratios: Partial<Record<Ratio, NumberFigure>>
  turnover_per_head?: MoneyFigure
  /** Turnover at which variable and fixed costs are just covered. */
  break_even?: MoneyFigure
}

/** What each ratio is made of; `over` has to be above zero for it to say anything. */
const rules: Readonly<
  Record<Exclude<Ratio, 'turnover_growth'>, { of: AccountFigure; over: AccountFigure; percent: boolean }>
> = {
  ebitda_margin: { of: 'ebitda', over: 'turnover', percent: true },
  profit_margin: { of: 'profit', over: 'turnover', percent: true },
  equity_ratio: { of: 'equity', over: 'balance_sheet_total', percent: true },
  debt_to_equity: { of: 'debt', over: 'equity', percent: false },
  interest_cover: { of: 'ebitda', over: 'interest', percent: false },
}

/**
 * Financial years in order, with the ratios that their own figures allow. A forecast year has only what the business told
 * for it: no growth is assumed, and a year that is missing between two leaves their growth out.
 */
export function accountsOf(inputs: readonly YearInput[], figures: Figures): YearAccounts[] {
  const years: YearAccounts[] = []
  for (const input of inputs.toSorted((a, b) => a.year - b.year)) {
    const id = `accounts/${input.year}`
    const told: YearAccounts['figures'] = {}
    for (const name of accountFigures) {
      const given = input[name]
      if (given !== undefined) told[name] = figures.givenMoney(`${id}/${name}`, given)
    }
    const headcount = input.headcount === undefined ? undefined : figures.given(`${id}/headcount`, input.headcount)
    const before = years.find((each) => each.year === input.year - 1)?.figures.turnover
    years.push({
      year: input.year,
      forecast: input.forecast === true,
      figures: told,
      ...(headcount === undefined ? {} : { headcount }),
      ratios: ratiosOf(id, told, before, figures),
      ...perHead(id, told.turnover, headcount, figures),
      ...breakEven(id, told, figures),
    })
  }
  return years
}

function ratiosOf(
  id: string,
  told: YearAccounts['figures'],
  before: MoneyFigure | undefined,
  figures: Figures,
): YearAccounts['ratios'] {
  const out: YearAccounts['ratios'] = {}
  const { turnover } = told
  if (turnover !== undefined && before !== undefined && cents(before) > 0)
    out.turnover_growth = figures.number(`${id}/turnover_growth`, 'tenth((turnover − before) × 100 / before)', {
      turnover,
      before,
    })
  for (const name of ratios) {
    if (name === 'turnover_growth') continue
    const { of, over, percent } = rules[name]
    const [part, base] = [told[of], told[over]]
    if (part === undefined || base === undefined || cents(base) <= 0) continue
    const formula = percent ? `tenth(${of} × 100 / ${over})` : `hundredth(${of} / ${over})`
    out[name] = figures.number(`${id}/${name}`, formula, { [of]: part, [over]: base })
  }
  return out
}

function perHead(
  id: string,
  turnover: MoneyFigure | undefined,
  headcount: Figure<number> | undefined,
  figures: Figures,
): Pick<YearAccounts, 'turnover_per_head'> {
  if (turnover === undefined || headcount === undefined || headcount.value <= 0) return {}
  return {
    turnover_per_head: figures.money(`${id}/turnover_per_head`, 'cent(turnover / headcount)', { turnover, headcount }),
  }
}

function breakEven(id: string, told: YearAccounts['figures'], figures: Figures): Pick<YearAccounts, 'break_even'> {
  const { turnover, fixed_costs: fixed, variable_costs: variable } = told
  if (turnover === undefined || fixed === undefined || variable === undefined) return {}
  if (cents(turnover) <= cents(variable)) return {}
  return {
    break_even: figures.money(`${id}/break_even`, 'cent_up(fixed_costs × turnover / (turnover − variable_costs))', {
      fixed_costs: fixed,
      turnover,
      variable_costs: variable,
    }),
  }
}

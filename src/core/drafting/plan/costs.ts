import type { LocalizedText } from '../../facts/text.ts'
import type { Reason } from '../../matching/result.ts'
import { cents } from './figure.ts'
import type { Figures, Given, MoneyFigure, NumberFigure } from './figure.ts'
import type { LeastCounted } from './rest.ts'
import { rowsOf } from './rows.ts'
import type { CostRow } from './rows.ts'

/** A line of the budget as it was told. Amounts in cents, without VAT. */
export interface CostInput {
  id: string
  title?: LocalizedText
  /** One of the call's categories; absent: not told. */
  category?: string
  net?: Given<number>
  /** What a told total leaves beside its told parts. */
  rest?: { total: Given<number>; parts: readonly Given<number>[] }
  vat_percent?: Given<number>
  /** Told not to be eligible (bought before the call's day, used equipment, …). */
  eligible?: Given<boolean>
}

/** A limit on categories, one or several together: an amount in cents, or a percent of the eligible total. */
export interface CapRule {
  categories: readonly string[]
  amount?: Given<number>
  percent?: Given<number>
}

/** A rate of aid: the call's percent and the bonuses that are earned, together at most `maximum`. */
export interface Rate {
  percent: Given<number>
  bonuses?: readonly Bonus[]
  maximum?: Given<number>
}

export interface Bonus {
  id: string
  percent: Given<number>
}

export interface CostRules {
  /** The call's list of eligible categories; empty: it names none, and everything counts. */
  categories: readonly { category: string; title?: LocalizedText }[]
  caps?: readonly CapRule[]
  /** Cents. */
  max_eligible_cost?: Given<number>
  min_eligible_cost?: Given<number>
  /** The eligible budget is at most `factor` times the highest of these turnovers, or what the match works out. Cents. */
  max_of_turnover?: { factor: Given<number>; turnovers: readonly Given<number>[] } | { most: number }
  /** The call limits the budget by a turnover that is not known: what counts is not known either. */
  open_turnover?: true
  /** Aid as percent of eligible cost, of a category (undefined: of costs without one); undefined where it is not known. */
  rate: (category: string | undefined) => Rate | undefined
}

export interface CostLine {
  id: string
  title?: LocalizedText
  category?: string
  net: MoneyFigure
  vat_percent?: NumberFigure
  vat?: MoneyFigure
  eligible: boolean
  /** Why not: told so, or its category is not on the call's list. */
  excluded?: 'told' | 'not_listed'
}

export interface CostTable {
  lines: readonly CostLine[]
  rows: readonly CostRow[]
  /** Everything that has to be paid: net amounts, and the VAT that cannot be recovered. */
  total: MoneyFigure
  net: MoneyFigure
  vat?: MoneyFigure
  /** What counts within the caps, before the largest budget: what the caps' shares are of. */
  within_caps: MoneyFigure
  eligible: MoneyFigure
  /** What does not count of the costs without VAT: whether VAT counts, no call tells in its record. */
  not_eligible: MoneyFigure
  /** Sum of the rows' grants; absent while a rate is not known. */
  grant?: MoneyFigure
  /** What counts at least, where a part without a category may belong to one with a limit. */
  least?: LeastCounted
  /** What counts is not known: the turnover that limits it is not. */
  open_turnover?: true
  /** Categories with eligible cost whose rate is not known; `undefined` for costs without a category. */
  without_rate: readonly (string | undefined)[]
}

/** VAT as a cost: whether it can be recovered decides; not told, it is shown and not counted. */
export interface VatInput {
  recoverable?: Given<boolean>
}

/**
 * The table of costs: each line's amount and VAT (to the nearest cent, as invoices), what of each category counts within its
 * caps, and the aid by its rate, rounded down by category so that the rows add up and no rate is passed.
 */
export function costTable(costs: readonly CostInput[], rules: CostRules, vat: VatInput, figures: Figures): CostTable {
  const lines = costs.map((cost, i) => lineOf(cost, i, rules, figures))
  const vatCounts = vat.recoverable?.value === false
  const { rows, withinCaps } = rowsOf(lines, rules, figures)
  const vats = lines.flatMap((line) => (line.vat === undefined ? [] : [line.vat]))
  const net = figures.money('totals/net', 'sum(rows)', { rows: rows.map((row) => row.net) })
  const vatSum = vats.length === 0 ? undefined : figures.money('totals/vat', 'sum(lines)', { lines: vats })
  const total =
    vatSum !== undefined && vatCounts
      ? figures.money('totals/total', 'net + vat', { net, vat: vatSum })
      : figures.money('totals/total', 'net', { net })
  const eligible = figures.money('totals/eligible', 'sum(rows)', { rows: rows.map((row) => row.eligible) })
  const aided = rows.filter((row) => cents(row.eligible) > 0)
  const grants = aided.flatMap((row) => (row.grant === undefined ? [] : [row.grant]))
  return {
    lines,
    rows,
    total,
    net,
    ...(vatSum === undefined ? {} : { vat: vatSum }),
    within_caps: withinCaps,
    eligible,
    not_eligible: figures.money('totals/not_eligible', 'net − eligible', { net, eligible }),
    ...(grants.length === aided.length ? { grant: figures.money('totals/grant', 'sum(rows)', { rows: grants }) } : {}),
    ...(rules.open_turnover === undefined ? {} : { open_turnover: true }),
    without_rate: aided.filter((row) => row.grant === undefined).map((row) => row.category),
  }
}

function lineOf(cost: CostInput, i: number, rules: CostRules, figures: Figures): CostLine {
  const id = `costs/${i}`
  const { title, category } = cost
  const net = netOf(cost, id, figures)
  const rate = cost.vat_percent === undefined ? undefined : figures.given(`${id}/vat_percent`, cost.vat_percent)
  const vat =
    rate === undefined ? undefined : figures.money(`${id}/vat`, 'cent(net × percent / 100)', { net, percent: rate })
  const { categories } = rules
  const listed =
    category === undefined || categories.length === 0 || categories.some((rule) => rule.category === category)
  const excluded = cost.eligible?.value === false ? 'told' : listed ? undefined : 'not_listed'
  return {
    id: cost.id,
    ...(title === undefined ? {} : { title }),
    ...(category === undefined ? {} : { category }),
    net,
    ...(rate === undefined ? {} : { vat_percent: rate }),
    ...(vat === undefined ? {} : { vat }),
    eligible: excluded === undefined,
    ...(excluded === undefined ? {} : { excluded }),
  }
}

/** The amount that was told, or what a told total leaves beside its told parts. */
function netOf(cost: CostInput, id: string, figures: Figures): MoneyFigure {
  if (cost.net !== undefined) return figures.givenMoney(`${id}/net`, cost.net)
  if (cost.rest === undefined) throw new RangeError(`the cost line ${cost.id} has no amount`)
  const total = figures.givenMoney(`${id}/total`, cost.rest.total)
  const parts = cost.rest.parts.map((part, i) => figures.givenMoney(`${id}/parts/${i}`, part))
  return figures.money(`${id}/net`, 'total − sum(parts)', { total, parts })
}

/** What a thing is called in a sentence: its title, else its category, else its id. */
export function nameOf(named: { id: string; title?: LocalizedText; category?: string }): Reason['values'][string] {
  if (named.title !== undefined) return { type: 'text', value: { ...named.title } }
  return named.category === undefined
    ? named.id
    : { type: 'terms', vocabulary: 'cost_category', values: [named.category] }
}

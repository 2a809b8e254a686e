import type { Outcome } from '../../verdict.ts'
import type { CostTable } from './costs.ts'
import { cents } from './figure.ts'
import type { Figures, Given, MoneyFigure, NumberFigure } from './figure.ts'
import type { Grant, GrantRules, OwnMinimum } from './grant.ts'
import { remark, type Remark } from './remark.ts'

/** Where the rest of the money comes from, as told. Cents. */
export interface FinancingInput {
  own?: Given<number>
  loan?: Given<number>
  /** Gross grant equivalent of a loan with public support (Regulation (EU) 2023/2831 art. 4): it uses headroom. */
  loan_equivalent?: Given<number>
}

export interface Financing {
  total: MoneyFigure
  /** Absent where the aid pays none of the costs. */
  grant?: MoneyFigure
  /** What the business has to bring: total less grant. */
  private: MoneyFigure
  own?: MoneyFigure
  loan?: MoneyFigure
  /** Positive: money still without a source; negative: more than is needed. Only where the sources told may differ from it. */
  gap?: MoneyFigure
  own_minimum?: MoneyFigure
  /** The largest loan that leaves the own minimum; absent where a loan counts towards it. */
  loan_maximum?: MoneyFigure
  /** Whether the own contribution reaches the call's minimum; unknown while the split is not told, or only a loan reaches it. */
  own_enough?: Outcome
  /** What is missing to the minimum. */
  own_shortfall?: MoneyFigure
  /** What own funds lack of the minimum, where only a loan may reach it. */
  own_lacking?: MoneyFigure
  /** Percent of the total, one decimal. */
  shares: { grant?: NumberFigure; private?: NumberFigure; own?: NumberFigure; loan?: NumberFigure }
}

/**
 * The financing scheme: grant + own funds + loan = total. Own funds that are not told are what the loan leaves. A loan is never
 * made up: what told own funds leave has no source yet. Neither told, only their sum is known. Absent while the grant is not
 * known; where no amount is given all is covered from elsewhere. The minimum does not change the grant.
 */
export function financingOf(
  costs: CostTable,
  grant: Grant,
  input: FinancingInput,
  {
    own_minimum: minimum,
    pays_nothing: unpaid,
    unrecorded,
    expected,
  }: Pick<GrantRules, 'own_minimum' | 'pays_nothing' | 'unrecorded' | 'expected'>,
  figures: Figures,
  { faults, notes }: { readonly faults: Remark[]; readonly notes: Remark[] },
): Financing | undefined {
  const { total } = costs
  const isNothing = expected?.status === 'not_applicable' && unrecorded === undefined
  if (costs.rows.length === 0) return undefined
  if (grant.amount === undefined && !isNothing) {
    surplusWithoutGrant(total, input, figures, faults)
    if (minimum !== undefined) ownWithoutGrant(costs, input, minimum, figures, { faults, notes })
    return undefined
  }
  // An amount that is the same for everybody may be more than what was told of costs: nothing is left to be covered.
  const paid = unpaid === true ? undefined : grant.amount
  if (paid !== undefined && cents(paid) > cents(total)) {
    faults.push(remark('plan.above_costs', { grant: paid, total }))
    return undefined
  }
  const rest =
    paid === undefined
      ? figures.money('financing/private', 'total', { total })
      : figures.money('financing/private', 'total − grant', { total, grant: paid })
  const split = splitOf(rest, input, figures, faults)
  const least = minimum === undefined ? {} : leastOf(costs, { ...split, private: rest }, minimum, figures)
  if (least.own_shortfall !== undefined && least.own_minimum !== undefined)
    faults.push(remark('plan.own_below_minimum', { minimum: least.own_minimum, shortfall: least.own_shortfall }))
  if (least.own_lacking !== undefined && least.own_minimum !== undefined)
    notes.push(remark('plan.own_open', { minimum: least.own_minimum, lacking: least.own_lacking }))
  return {
    total,
    ...(paid === undefined ? {} : { grant: paid }),
    private: rest,
    ...split,
    ...least,
    shares: sharesOf({ total, grant: paid, private: rest, ...split }, figures),
  }
}

const none: Given<number> = { value: 0, sources: [] }

/** Of a grant that is not one amount: whether the other sources exceed the cost by themselves. */
function surplusWithoutGrant(total: MoneyFigure, input: FinancingInput, figures: Figures, faults: Remark[]): void {
  const own = figures.givenMoney('financing/own', input.own ?? none)
  const loan = figures.givenMoney('financing/loan', input.loan ?? none)
  if (cents(own) + cents(loan) <= cents(total)) return
  const surplus = figures.money('financing/surplus', 'own + loan − total', { own, loan, total })
  faults.push(remark('plan.over_financed_alone', { surplus }))
}

/** Whether own funds reach the minimum, which no grant changes; nothing where it is a share of costs that are open. */
function ownWithoutGrant(
  costs: CostTable,
  { own: told, loan: lent }: FinancingInput,
  rule: OwnMinimum,
  figures: Figures,
  { faults, notes }: { readonly faults: Remark[]; readonly notes: Remark[] },
): void {
  const isOpen = rule.of === 'eligible' && (costs.least !== undefined || costs.open_turnover !== undefined)
  if (told === undefined || isOpen) return
  const own = figures.givenMoney('financing/own', told)
  const loan = lent === undefined ? {} : { loan: figures.givenMoney('financing/loan', lent) }
  // What has to be covered is not known: all of the cost is the most of it.
  const found = leastOf(costs, { own, ...loan, private: costs.total }, rule, figures)
  const { own_minimum: minimum, own_shortfall: shortfall, own_lacking: lacking } = found
  if (minimum === undefined) return
  if (shortfall !== undefined) faults.push(remark('plan.own_below_minimum', { minimum, shortfall }))
  if (lacking !== undefined) notes.push(remark('plan.own_open', { minimum, lacking }))
}

/**
 * Percent of the total, to a tenth, so that what stands together adds up to 100: each rounded by itself would give 6.3 and
 * 93.8. The larger of the business's two parts takes what the others leave; where they do not cover the total, none does.
 */
function sharesOf(
  parts: Pick<Financing, 'total' | 'private' | 'own' | 'loan'> & { grant: MoneyFigure | undefined },
  figures: Figures,
): Financing['shares'] {
  const { total, grant } = parts
  if (cents(total) === 0) return {}
  // More than the whole is no share of it.
  const isWithin = (part: MoneyFigure | undefined): part is MoneyFigure =>
    part !== undefined && cents(part) <= cents(total)
  const paid = grant === undefined ? {} : { grant }
  const share = (id: string, part: MoneyFigure): NumberFigure =>
    figures.number(`financing/shares/${id}`, 'tenth(part × 100 / total)', { part, total })
  const rest = (id: string, others: Record<string, MoneyFigure>): NumberFigure => {
    const less = Object.keys(others).map((other) => ` − tenth(${other} × 100 / total)`)
    return figures.number(`financing/shares/${id}`, `100${less.join('')}`, { ...others, total })
  }
  const [own, loan] = [parts.own, parts.loan].map((part) => (isWithin(part) ? part : undefined))
  const found = { ...(grant === undefined ? {} : { grant: share('grant', grant) }), private: rest('private', paid) }
  if (own === undefined) return loan === undefined ? found : { ...found, loan: share('loan', loan) }
  if (loan === undefined)
    return { ...found, own: cents(own) === cents(parts.private) ? rest('own', paid) : share('own', own) }
  if (cents(own) + cents(loan) !== cents(parts.private))
    return { ...found, own: share('own', own), loan: share('loan', loan) }
  return cents(own) > cents(loan)
    ? { ...found, own: rest('own', { ...paid, loan }), loan: share('loan', loan) }
    : { ...found, own: share('own', own), loan: rest('loan', { ...paid, own }) }
}

type Split = Pick<Financing, 'own' | 'loan' | 'gap'>

function splitOf(rest: MoneyFigure, input: FinancingInput, figures: Figures, faults: Remark[]): Split {
  const own = input.own === undefined ? undefined : figures.givenMoney('financing/own', input.own)
  const loan = input.loan === undefined ? undefined : figures.givenMoney('financing/loan', input.loan)
  const over = (formula: string, inputs: Record<string, MoneyFigure>): void => {
    const surplus = figures.money('financing/surplus', formula, inputs)
    faults.push(remark('plan.over_financed', { surplus }))
  }
  if (own !== undefined) {
    const [formula, inputs] =
      loan === undefined
        ? (['private − own', { private: rest, own }] as const)
        : (['private − own − loan', { private: rest, own, loan }] as const)
    const gap = figures.money('financing/gap', formula, inputs)
    if (cents(gap) > 0) faults.push(remark('plan.not_financed', { gap }))
    if (cents(gap) < 0) over(loan === undefined ? 'own − private' : 'own + loan − private', inputs)
    return { own, ...(loan === undefined ? {} : { loan }), gap }
  }
  if (loan === undefined) return {}
  if (cents(loan) > cents(rest)) {
    over('loan − private', { loan, private: rest })
    return { loan, gap: figures.money('financing/gap', 'private − loan', { private: rest, loan }) }
  }
  return { own: figures.money('financing/own', 'private − loan', { private: rest, loan }), loan }
}

function leastOf(
  costs: CostTable,
  scheme: Split & { private: MoneyFigure },
  rule: OwnMinimum,
  figures: Figures,
): Pick<Financing, 'own_minimum' | 'loan_maximum' | 'own_enough' | 'own_shortfall' | 'own_lacking'> {
  const { own, loan, private: rest } = scheme
  const counts = rule.loan_counts?.value
  const percent = figures.given('grant/own_percent', rule.percent)
  const base = rule.of === 'total' ? costs.total : costs.eligible
  const minimum = figures.money('financing/own_minimum', 'cent_up(base × percent / 100)', { base, percent })
  const most = figures.money('financing/loan_maximum', 'max(private − own_minimum, 0)', {
    private: rest,
    own_minimum: minimum,
  })
  const found = {
    own_minimum: minimum,
    ...(counts === true ? {} : { loan_maximum: most }),
  }
  // The most that may count, and what counts for certain.
  const wide =
    own === undefined || loan === undefined
      ? rest
      : figures.money('financing/own_and_loan', 'own + loan', { own, loan })
  const sure = counts === true ? wide : own
  if (sure !== undefined && cents(sure) >= cents(minimum)) return { ...found, own_enough: 'met' }
  const possible = counts === false ? (own ?? rest) : wide
  if (cents(possible) >= cents(minimum)) {
    if (own === undefined) return { ...found, own_enough: 'unknown' }
    const lacking = figures.money('financing/own_lacking', 'minimum − own', { minimum, own })
    return { ...found, own_enough: 'unknown', own_lacking: lacking }
  }
  const shortfall = figures.money('financing/own_shortfall', 'minimum − counted', { minimum, counted: possible })
  return { ...found, own_enough: 'not_met', own_shortfall: shortfall }
}

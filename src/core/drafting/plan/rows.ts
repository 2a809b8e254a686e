import { fromCents } from '../../facts/money.ts'
import type { LocalizedText } from '../../facts/text.ts'
import type { CapRule, CostLine, CostRules, Rate } from './costs.ts'
import { cents } from './figure.ts'
import type { Figures, MoneyFigure, NumberFigure } from './figure.ts'
import { countedParts } from './shares.ts'

/** Lines of one category together: caps and rates hold for a category, not for a line. */
export interface CostRow {
  category?: string
  title?: LocalizedText
  /** Ids of its lines. */
  lines: readonly string[]
  net: MoneyFigure
  vat?: MoneyFigure
  /** What of it can count at all, before caps. */
  claimed: MoneyFigure
  caps: readonly RowCap[]
  /** What counts. */
  eligible: MoneyFigure
  /** What cut it, if anything. */
  cut_by?: 'share' | 'amount' | 'maximum_cost'
  /** With the bonuses that are earned, within the maximum. */
  rate?: NumberFigure
  /** With the bonuses that may be earned, too, where that is more. */
  rate_most?: NumberFigure
  /** What the rate is made up of, where it is more than the call's rate as it stands. */
  rate_parts?: { base: NumberFigure; bonuses: readonly { id: string; percent: NumberFigure }[]; maximum?: NumberFigure }
  /** The maximum rate cut base and bonuses. */
  rate_cut?: true
  /** Eligible cost × rate, before the limits of the whole grant. */
  grant?: MoneyFigure
}

/** A cap as it stands over a row. */
export interface RowCap {
  percent?: NumberFigure
  of: 'amount' | 'total'
  limit: MoneyFigure
  /** All categories under it, this one too. */
  categories: readonly string[]
}

interface Work {
  readonly rules: CostRules
  readonly figures: Figures
}

/** A row before caps. */
interface Claim {
  readonly id: string
  readonly category: string | undefined
  readonly lines: readonly CostLine[]
  readonly claimed: MoneyFigure
}

/** Rows in the order in which their categories are first met. */
export function rowsOf(
  lines: readonly CostLine[],
  rules: CostRules,
  figures: Figures,
): { rows: CostRow[]; withinCaps: MoneyFigure } {
  const work: Work = { rules, figures }
  const counted = withinCaps(work, claimsOf(work, lines))
  const total = figures.money('totals/within_caps', 'sum(rows)', { rows: counted.map((row) => row.within) })
  const eligible = withinMaximum(work, counted, total)
  const rows = counted.map((row, i) => rowOf(work, row, eligible[i] ?? row.within))
  return { rows, withinCaps: total }
}

function claimsOf({ figures }: Work, lines: readonly CostLine[]): Claim[] {
  const byCategory = Map.groupBy(lines, ({ category }) => category)
  return [...byCategory].map(([category, own], i): Claim => {
    const able = own.filter((line) => line.eligible)
    const claimed = figures.money(`rows/${i}/claimed`, 'sum(lines)', { lines: able.map((line) => line.net) })
    return { id: `rows/${i}`, category, lines: own, claimed }
  })
}

interface Counted extends Claim {
  readonly within: MoneyFigure
  readonly caps: readonly RowCap[]
}

/** What counts within the caps: the solver finds the cents, and each row's formula gives them again from the total. */
function withinCaps({ rules, figures }: Work, claims: readonly Claim[]): Counted[] {
  const caps = (rules.caps ?? []).map((rule, k) => ({
    rule,
    id: `caps/${k}`,
    members: claims.flatMap((claim, i) => (rule.categories.includes(claim.category ?? '') ? [i] : [])),
  }))
  const solved = countedParts(
    claims.map((claim) => cents(claim.claimed)),
    caps.map(({ rule, members }) => ({
      members,
      ...(rule.percent === undefined ? {} : { percent: rule.percent.value }),
      ...(rule.amount === undefined ? {} : { amount: rule.amount.value }),
    })),
  )
  const id = 'totals/within_caps'
  const all = solved.reduce((sum, each) => sum + each, 0)
  const total = figures.givenMoney(id, { value: all, sources: [{ kind: 'figure', id }] })
  const limits = caps.map(({ rule, id }) => capOf(figures, rule, id, total))
  const done: Counted[] = []
  for (const [i, claim] of claims.entries()) {
    const over = caps.flatMap(({ members, rule }, k) => {
      const limit = limits[k]
      if (limit === undefined || !members.includes(i)) return []
      const before = done.filter((_row, at) => members.includes(at)).map((row) => row.within)
      return [{ cap: { ...limit, categories: rule.categories }, before, k }]
    })
    const { claimed } = claim
    const terms = over.map(({ before, k }) => (before.length === 0 ? `cap_${k}` : `cap_${k} − sum(before_${k})`))
    const inputs = Object.fromEntries(
      over.flatMap(({ cap, before, k }) => [
        [`cap_${k}`, cap.limit] as const,
        ...(before.length === 0 ? [] : [[`before_${k}`, before] as const]),
      ]),
    )
    const formula = terms.length === 0 ? 'claimed' : `min(claimed, ${terms.join(', ')})`
    const within = figures.money(`${claim.id}/within_caps`, formula, { claimed, ...inputs })
    if (cents(within) !== solved[i]) throw new Error(`the caps over ${claim.id} were not solved`)
    done.push({ ...claim, within, caps: over.map(({ cap }) => cap) })
  }
  return done
}

function capOf(figures: Figures, rule: CapRule, id: string, total: MoneyFigure): Omit<RowCap, 'categories'> {
  if (rule.percent === undefined) {
    if (rule.amount === undefined) throw new RangeError(`${id} has neither an amount nor a percent`)
    return { of: 'amount', limit: figures.givenMoney(`${id}/limit`, rule.amount) }
  }
  const percent = figures.given(`${id}/percent`, rule.percent)
  const limit = figures.money(`${id}/limit`, 'cent_down(total × percent / 100)', { total, percent })
  return { percent, of: 'total', limit }
}

/** The largest budget: the call's amount, or its multiple of the turnover. */
function maximumOf({ rules, figures }: Work): MoneyFigure | undefined {
  const { max_eligible_cost: amount, max_of_turnover: multiple } = rules
  const fixed = amount === undefined ? undefined : figures.givenMoney('totals/max_eligible_cost', amount)
  if (multiple === undefined) return fixed
  const most = multipleOf(multiple, figures)
  return fixed === undefined || cents(most) < cents(fixed) ? most : fixed
}

function multipleOf(multiple: NonNullable<CostRules['max_of_turnover']>, figures: Figures): MoneyFigure {
  const id = 'totals/max_of_turnover'
  if ('most' in multiple) return figures.estimated(id, fromCents(multiple.most, figures.currency), [])
  const turnovers = multiple.turnovers.map((each, i) => figures.givenMoney(`totals/turnovers/${i}`, each))
  const factor = figures.given('totals/turnover_factor', multiple.factor)
  return figures.money(id, 'cent_down(factor × max(turnovers))', { factor, turnovers })
}

/**
 * Cuts all rows in proportion to the largest budget, so that no category is favoured and shares of the total stay kept; cents
 * that rounding leaves over go to the first rows that no share limits.
 */
function withinMaximum(work: Work, counted: readonly Counted[], total: MoneyFigure): MoneyFigure[] {
  const maximum = maximumOf(work)
  if (maximum === undefined || cents(total) <= cents(maximum)) return counted.map((row) => row.within)
  const [most, all] = [BigInt(cents(maximum)), BigInt(cents(total))]
  const cut = counted.map((row) => Number((BigInt(cents(row.within)) * most) / all))
  let left = cents(maximum) - cut.reduce((sum, each) => sum + each, 0)
  return counted.map(({ id, within, caps }, i) => {
    const room = caps.some((cap) => cap.of !== 'amount') ? 0 : Math.min(left, cents(within) - (cut[i] ?? 0))
    left -= room
    const inputs = { counted: within, maximum, total }
    const formula = 'cent_down(counted × maximum / total)'
    if (room === 0) return work.figures.money(`${id}/eligible`, formula, inputs)
    const rest = work.figures.givenMoney(`${id}/rest`, { value: room, sources: [] })
    return work.figures.money(`${id}/eligible`, `${formula} + rest`, { ...inputs, rest })
  })
}

/** Base and earned bonuses, at most the maximum. */
function rateOf(
  figures: Figures,
  id: string,
  rate: Rate | undefined,
): (Pick<CostRow, 'rate_parts' | 'rate_cut'> & { rate: NumberFigure }) | undefined {
  if (rate === undefined) return undefined
  const base = figures.given(`${id}/base_rate`, rate.percent)
  const earned = rate.bonuses ?? []
  const bonuses = earned.map((bonus) => figures.given(`${id}/bonuses/${bonus.id}`, bonus.percent))
  const sum = bonuses.length === 0 ? 'base' : 'base + sum(bonuses)'
  const inputs = { base, ...(bonuses.length === 0 ? {} : { bonuses }) }
  const free = bonuses.length === 0 ? base : figures.number(`${id}/rate`, sum, inputs)
  const maximum = rate.maximum === undefined ? undefined : figures.given(`${id}/max_rate`, rate.maximum)
  const named = earned.flatMap(({ id: bonus }, i) => {
    const percent = bonuses[i]
    return percent === undefined ? [] : [{ id: bonus, percent }]
  })
  if (maximum === undefined || maximum.value >= free.value)
    return { rate: free, ...(named.length === 0 ? {} : { rate_parts: { base, bonuses: named } }) }
  return {
    rate: figures.number(`${id}/rate`, `min(${sum}, maximum)`, { ...inputs, maximum }),
    rate_parts: { base, bonuses: named, maximum },
    rate_cut: true,
  }
}

function rowOf(work: Work, row: Counted, eligible: MoneyFigure): CostRow {
  const { rules, figures } = work
  const { id, category, lines, claimed, caps } = row
  const rate = rateOf(figures, id, rules.rate(category))
  const grant =
    rate === undefined
      ? undefined
      : figures.money(`${id}/grant`, 'cent_down(eligible × percent / 100)', { eligible, percent: rate.rate })
  const vats = lines.flatMap((line) => (line.vat === undefined ? [] : [line.vat]))
  const title = rules.categories.find((each) => each.category === category)?.title
  const cut = cutBy(row, eligible)
  return {
    ...(category === undefined ? {} : { category }),
    ...(title === undefined ? {} : { title }),
    lines: lines.map((line) => line.id),
    net: figures.money(`${id}/net`, 'sum(lines)', { lines: lines.map((line) => line.net) }),
    ...(vats.length === 0 ? {} : { vat: figures.money(`${id}/vat`, 'sum(lines)', { lines: vats }) }),
    claimed,
    caps,
    eligible,
    ...(cut === undefined ? {} : { cut_by: cut }),
    ...rate,
    ...(grant === undefined ? {} : { grant }),
  }
}

function cutBy({ claimed, within, caps }: Counted, eligible: MoneyFigure): CostRow['cut_by'] {
  if (cents(eligible) < cents(within)) return 'maximum_cost'
  if (cents(within) === cents(claimed)) return undefined
  const byAmount = caps.some((cap) => cap.of === 'amount' && cents(cap.limit) === cents(within))
  return byAmount || caps.every((cap) => cap.of === 'amount') ? 'amount' : 'share'
}

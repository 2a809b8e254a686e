import { fromCents } from '../../facts/money.ts'
import type { LocalizedText } from '../../facts/text.ts'
import type { CapRule, CostLine, CostRules, FlatRateRule, Rate } from './costs.ts'
import { cents } from './figure.ts'
import type { Figures, MoneyFigure, NumberFigure } from './figure.ts'
import { countedParts } from './shares.ts'

/** Lines of one category together: caps and rates hold for a category, not for a line. */
export interface CostRow {
  category?: string
  title?: LocalizedText
  /** Ids of its lines; none for a flat rate. */
  lines: readonly string[]
  net: MoneyFigure
  vat?: MoneyFigure
  /** Of a flat rate: its percent. */
  flat_percent?: NumberFigure
  /** What of it can count at all, before caps. */
  claimed: MoneyFigure
  caps: readonly RowCap[]
  /** What counts. */
  eligible: MoneyFigure
  /** What cut it, if anything. */
  cut_by?: 'share' | 'amount' | 'maximum_cost'
  /** With the bonuses that are earned, within the maximum. */
  rate?: NumberFigure
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
  of: 'amount' | 'total' | 'others'
  limit: MoneyFigure
  /** All categories under it, this one too. */
  categories: readonly string[]
}

/** A bonus that the plan's own shares decide. */
export interface BonusTested {
  id: string
  percent: NumberFigure
  needed: MoneyFigure
  reached: MoneyFigure
  met: boolean
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
  readonly flat: FlatRateRule | undefined
  readonly claimed: MoneyFigure
  readonly flatPercent: NumberFigure | undefined
}

/** Rows in the order in which their categories are first met, flat rates last. */
export function rowsOf(
  lines: readonly CostLine[],
  rules: CostRules,
  vatEligible: boolean,
  figures: Figures,
): { rows: CostRow[]; bonuses: BonusTested[]; withinCaps: MoneyFigure } {
  const work: Work = { rules, figures }
  const counted = withinCaps(work, claimsOf(work, lines, vatEligible))
  const total = figures.money('totals/within_caps', 'sum(rows)', { rows: counted.map((row) => row.within) })
  const eligible = withinMaximum(work, counted, total)
  const bonuses = bonusesOf(work, counted, eligible)
  const rows = counted.map((row, i) => rowOf(work, row, eligible[i] ?? row.within, bonuses))
  return { rows, bonuses, withinCaps: total }
}

function claimsOf({ rules, figures }: Work, lines: readonly CostLine[], vatEligible: boolean): Claim[] {
  const byCategory = new Map<string | undefined, CostLine[]>()
  for (const line of lines) byCategory.set(line.category, [...(byCategory.get(line.category) ?? []), line])
  const claims = [...byCategory].map(([category, own], i): Claim => {
    const able = own.filter((line) => line.eligible)
    const vats = vatEligible ? able.flatMap((line) => (line.vat === undefined ? [] : [line.vat])) : []
    const inputs = { lines: able.map((line) => line.net), ...(vats.length === 0 ? {} : { vat: vats }) }
    const formula = vats.length === 0 ? 'sum(lines)' : 'sum(lines) + sum(vat)'
    const claimed = figures.money(`rows/${i}/claimed`, formula, inputs)
    return { id: `rows/${i}`, category, lines: own, flat: undefined, claimed, flatPercent: undefined }
  })
  const flats = (rules.flat_rates ?? []).map((flat, at): Claim => {
    const id = `rows/${claims.length + at}`
    const percent = figures.given(`${id}/flat_percent`, flat.percent)
    const of = claims.filter((claim) => flat.of.includes(claim.category ?? '')).map((claim) => claim.claimed)
    const claimed = figures.money(`${id}/claimed`, 'cent_down(sum(of) × percent / 100)', { of, percent })
    return { id, category: flat.category, lines: [], flat, claimed, flatPercent: percent }
  })
  return [...claims, ...flats]
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
  const indexOf = (categories: readonly string[]): number[] =>
    claims.flatMap((claim, i) => (claim.flat === undefined && categories.includes(claim.category ?? '') ? [i] : []))
  const solved = countedParts(
    claims.filter((claim) => claim.flat === undefined).map((claim) => cents(claim.claimed)),
    claims.flatMap(({ flat }) => (flat === undefined ? [] : [{ percent: flat.percent.value, of: indexOf(flat.of) }])),
    caps.map(({ rule, members }) => ({
      members,
      ...(rule.percent === undefined ? {} : { percent: rule.percent.value, of: rule.of ?? 'total' }),
      ...(rule.amount === undefined ? {} : { amount: rule.amount.value }),
    })),
  )
  const sum = (of: readonly number[]): number => of.reduce((total, i) => total + (solved[i] ?? 0), 0)
  const known = (id: string, value: number): MoneyFigure =>
    figures.givenMoney(id, { value, sources: [{ kind: 'figure', id }] })
  const total = known('totals/within_caps', sum([...solved.keys()]))
  const limits = caps.map(({ rule, id, members }) =>
    capOf(figures, rule, id, { total, members: known(`${id}/members`, sum(members)) }),
  )
  const done: Counted[] = []
  for (const [i, claim] of claims.entries()) {
    const over = caps.flatMap(({ members, rule }, k) => {
      const limit = limits[k]
      if (limit === undefined || !members.includes(i)) return []
      const before = done.filter((_row, at) => members.includes(at)).map((row) => row.within)
      return [{ cap: { ...limit, categories: rule.categories }, before, k }]
    })
    const claimed = flatAfterCaps(figures, claim, done)
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
    done.push({ ...claim, claimed, within, caps: over.map(({ cap }) => cap) })
  }
  return done
}

/** A flat rate is of what counts of the others, not of what they claim. */
function flatAfterCaps(figures: Figures, claim: Claim, done: readonly Counted[]): MoneyFigure {
  const { flat, flatPercent } = claim
  if (flat === undefined || flatPercent === undefined) return claim.claimed
  const of = done
    .filter((row) => row.flat === undefined && flat.of.includes(row.category ?? ''))
    .map((row) => row.within)
  return figures.money(`${claim.id}/claimed`, 'cent_down(sum(of) × percent / 100)', { of, percent: flatPercent })
}

function capOf(
  figures: Figures,
  rule: CapRule,
  id: string,
  { total, members }: { total: MoneyFigure; members: MoneyFigure },
): Omit<RowCap, 'categories'> {
  if (rule.percent === undefined) {
    if (rule.amount === undefined) throw new RangeError(`${id} has neither an amount nor a percent`)
    return { of: 'amount', limit: figures.givenMoney(`${id}/limit`, rule.amount) }
  }
  const percent = figures.given(`${id}/percent`, rule.percent)
  return rule.of === 'others'
    ? {
        percent,
        of: 'others',
        limit: figures.money(`${id}/limit`, 'cent_down((total − members) × percent / 100)', {
          total,
          members,
          percent,
        }),
      }
    : {
        percent,
        of: 'total',
        limit: figures.money(`${id}/limit`, 'cent_down(total × percent / 100)', { total, percent }),
      }
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

/** Bonuses that the shares of the plan decide, each once: they are the same for every row. */
function bonusesOf(
  { rules, figures }: Work,
  rows: readonly Counted[],
  eligible: readonly MoneyFigure[],
): BonusTested[] {
  const found = new Map<string, BonusTested>()
  for (const { category } of rows) {
    for (const { id, percent, when } of rules.rate(category)?.bonuses ?? []) {
      if (when === undefined || found.has(id)) continue
      const at = `bonuses/${id}`
      const inside = eligible.filter((_each, i) => when.categories.includes(rows[i]?.category ?? ''))
      const share = figures.given(`${at}/min_percent`, when.min_percent)
      const needed = figures.money(`${at}/needed`, 'cent_up(sum(rows) × percent / 100)', {
        rows: eligible,
        percent: share,
      })
      const reached = figures.money(`${at}/reached`, 'sum(rows)', { rows: inside })
      const met = cents(reached) >= cents(needed)
      found.set(id, { id, percent: figures.given(`${at}/percent`, percent), needed, reached, met })
    }
  }
  return [...found.values()]
}

/** Base and earned bonuses, at most the maximum. */
function rateOf(
  figures: Figures,
  id: string,
  rate: Rate | undefined,
  tested: readonly BonusTested[],
): (Pick<CostRow, 'rate_parts' | 'rate_cut'> & { rate: NumberFigure }) | undefined {
  if (rate === undefined) return undefined
  const base = figures.given(`${id}/base_rate`, rate.percent)
  const earned = (rate.bonuses ?? []).filter(
    ({ id: bonus, when }) => when === undefined || tested.some((each) => each.id === bonus && each.met),
  )
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

function rowOf(work: Work, row: Counted, eligible: MoneyFigure, tested: readonly BonusTested[]): CostRow {
  const { rules, figures } = work
  const { id, category, lines, flat, flatPercent, claimed, within, caps } = row
  const rate = rateOf(figures, id, rules.rate(category), tested)
  const grant =
    rate === undefined
      ? undefined
      : figures.money(`${id}/grant`, 'cent_down(eligible × percent / 100)', { eligible, percent: rate.rate })
  const vats = lines.flatMap((line) => (line.vat === undefined ? [] : [line.vat]))
  const title = flat?.title ?? rules.categories.find((each) => each.category === category)?.title
  const cut = cutBy(row, eligible)
  return {
    ...(category === undefined ? {} : { category }),
    ...(title === undefined ? {} : { title }),
    lines: lines.map((line) => line.id),
    net:
      flat === undefined ? figures.money(`${id}/net`, 'sum(lines)', { lines: lines.map((line) => line.net) }) : within,
    ...(vats.length === 0 ? {} : { vat: figures.money(`${id}/vat`, 'sum(lines)', { lines: vats }) }),
    ...(flatPercent === undefined ? {} : { flat_percent: flatPercent }),
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

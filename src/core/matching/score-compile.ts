import { isAmount, toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type { PlainDate, SizeClass } from '../facts/profile.ts'
import type { Funding, Programme } from '../facts/programme.ts'
import { compileRegions, normalRegionCode } from '../facts/region.ts'
import type { CompiledRegions } from '../facts/region.ts'
import type { Criterion } from '../criteria/criterion.ts'
import type { CompileContext } from '../criteria/kind.ts'
import type { CoreReference } from './facts.ts'
import type { Leaf, Node } from './compile.ts'
import { lasting, plain } from './lasting.ts'
import type { Reason, ReasonValue, ScoreComponent } from './result.ts'

/** The most each component can give; they add up to 100. */
export const maxima = {
  activity: 25,
  region: 15,
  size: 10,
  amount_fit: 15,
  intensity: 10,
  certainty: 10,
  time_left: 10,
  budget_left: 5,
} as const

/** Points without a condition of the kind: a call for everybody is no sign of a fit. */
export const unrestricted = { activity: 10, region: 5, size: 4 } as const

export type Aimed = keyof typeof unrestricted

/** A part of a score, which adds up from shared ones: whoever writes them finds each again. */
export const part = (component: ScoreComponent['component'], points: number, reason: Reason): ScoreComponent => ({
  component,
  points,
  max: maxima[component],
  reason,
})

/** A condition that aims the call at some businesses, and what it gives where it is met. */
export interface Aim {
  readonly leaf: Leaf
  readonly met: ScoreComponent
  /** Nothing else would do: whoever is eligible meets it. */
  readonly required: boolean
}

export interface IntensityLine {
  readonly percent: number
  readonly territory: CompiledRegions | undefined
  readonly categories: readonly string[] | undefined
  readonly sizes: readonly SizeClass[] | undefined
  /** Days of application for which it holds, inclusive. */
  readonly from: PlainDate | undefined
  readonly to: PlainDate | undefined
}

export interface CompiledScore {
  /** Best first. */
  readonly aims: Readonly<Record<Aimed, readonly Aim[]>>
  /** Bounds of what can be funded, in cents. */
  readonly amount: { readonly min: number; readonly max: number; readonly currency: string } | undefined
  /** Highest first. */
  readonly intensity: readonly IntensityLine[]
  readonly intensityCap: number
  /** Share of the budget that is left, 0–1; undefined where the call does not say. */
  readonly budgetLeft: number | undefined
}

/** Share of all activities that a list takes in → points. */
const activityTiers = [
  [0.01, 25],
  [0.05, 22],
  [0.15, 19],
  [0.4, 16],
  [1, 13],
] as const

/** NUTS 3 units that a call takes in → points: one unit, about a region, about a third of a country, a country. */
const regionTiers = [
  [1, 15],
  [6, 12],
  [20, 9],
  [Infinity, 7],
] as const

/** Accepted size classes → points. */
const sizeTiers = [
  [1, 10],
  [2, 8],
  [3, 6],
  [Infinity, 5],
] as const

function tier(tiers: readonly (readonly [number, number])[], value: number): number {
  return tiers.find(([limit]) => value <= limit)?.[1] ?? 0
}

/** What a condition aims at, its points, and what is said of it where it is met. */
function pointsOf(criterion: Criterion, context: CompileContext): [Aimed, number, Reason] | undefined {
  const { reference } = context
  if (criterion.kind === 'activity') {
    const set = context.codeSet(criterion.codes)
    const all = reference.activities.index[criterion.codes.scheme].activities
    const points = set.size >= all ? unrestricted.activity : tier(activityTiers, set.size / Math.max(1, all))
    const scheme: ReasonValue = { type: 'terms', vocabulary: 'scheme', values: [criterion.codes.scheme] }
    return ['activity', points, { key: 'score.activity_met', values: { count: set.size, all, scheme } }]
  }
  if (criterion.kind === 'zone') return ['region', maxima.region, plain('score.zone_met')]
  if (criterion.kind === 'region') {
    const { bits } = compileRegions(criterion.include, criterion.exclude, reference.regions)
    const units = count(bits)
    const points = criterion.include === undefined ? unrestricted.region : tier(regionTiers, units)
    return ['region', points, regionMet(units)]
  }
  if (criterion.kind !== 'size') return undefined
  return ['size', tier(sizeTiers, criterion.include.length), sizeMet(criterion.include.join(' '))]
}

const regionMet = lasting((count: number): Reason => ({ key: 'score.region_met', values: { count } }))
/** By classes, as they are listed. */
const sizeMet = lasting((listed: string): Reason => {
  const sizes: ReasonValue = { type: 'terms', vocabulary: 'size', values: listed.split(' ') }
  return { key: 'score.size_met', values: { sizes } }
})

function count(bits: Uint32Array): number {
  let units = 0
  for (let word of bits) for (; word !== 0; word &= word - 1) units += 1
  return units
}

/** The criteria that have to be met, not those that must not be; obligations do not aim. */
function affirmed(
  { leaf, op, children }: Node,
  positive: boolean,
  required: boolean,
  into: Pick<Aim, 'leaf' | 'required'>[],
): typeof into {
  if (leaf !== undefined) {
    if (positive && !leaf.obligation) into.push({ leaf, required })
    return into
  }
  for (const child of children) affirmed(child, op === 'not' ? !positive : positive, required && op === 'all', into)
  return into
}

function cents(money: Money | undefined): number | undefined {
  return money !== undefined && isAmount(money.amount) ? toCents(money) : undefined
}

/** What an investment may cost; of a call that only lends, what it lends. */
function amountBounds(funding: Funding): CompiledScore['amount'] {
  const lends = funding.min_eligible_cost === undefined && funding.max_eligible_cost === undefined
  const least = lends ? funding.loan?.min : funding.min_eligible_cost
  const most = lends ? funding.loan?.max : funding.max_eligible_cost
  const currency = (least ?? most)?.currency
  if (currency === undefined || (least !== undefined && most !== undefined && least.currency !== most.currency))
    return undefined
  return { min: cents(least) ?? 0, max: cents(most) ?? Infinity, currency }
}

function intensityLines(funding: Funding, reference: CoreReference): IntensityLine[] {
  const lines = (funding.intensity ?? []).map((row): IntensityLine => ({
    percent: row.percent,
    territory:
      row.regions === undefined
        ? undefined
        : compileRegions(row.regions.map(normalRegionCode), undefined, reference.regions),
    categories: row.region_categories,
    sizes: row.sizes,
    from: row.valid_from,
    to: row.valid_to,
  }))
  return lines.toSorted((a, b) => b.percent - a.percent)
}

/** Known only where every line that is still running says what it has and what is taken. */
function budgetLeft(programme: Programme): number | undefined {
  let total = 0
  let left = 0
  const lines = programme.budget_lines ?? []
  for (const line of lines) {
    const amount = cents(line.amount)
    const taken = line.suspended?.status === 'exhausted' ? amount : cents(line.absorbed)
    if (amount === undefined || taken === undefined || amount <= 0) return undefined
    total += amount
    left += Math.max(0, amount - taken)
  }
  return total > 0 ? left / total : undefined
}

export function compileScore(programme: Programme, root: Node, context: CompileContext): CompiledScore {
  const aims: Record<Aimed, Aim[]> = { activity: [], region: [], size: [] }
  for (const { leaf, required } of affirmed(root, true, true, [])) {
    const found = pointsOf(leaf.criterion, context)
    if (found !== undefined) aims[found[0]].push({ leaf, met: part(...found), required })
  }
  for (const list of Object.values(aims)) list.sort((a, b) => b.met.points - a.met.points)
  return {
    aims,
    amount: amountBounds(programme.funding),
    intensity: intensityLines(programme.funding, context.reference),
    intensityCap: programme.funding.max_intensity_percent ?? 100,
    budgetLeft: budgetLeft(programme),
  }
}

/**
 * What all engines of the comparison are given alike: a profile as plain values, and each condition of a programme as a
 * number with one question, "may it be met" or "is it certainly met". The trees over them are each engine's own work.
 */
import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import { leavesWithPrefix } from '../../src/core/facts/activity-reference.ts'
import { toCents } from '../../src/core/facts/money.ts'
import type { Profile, SizeClass } from '../../src/core/facts/profile.ts'
import type { CoreReference } from '../../src/core/matching/facts.ts'

export interface Encoded {
  /** Leaf numbers of the codes; the main ones again in `main`. */
  readonly codes: readonly number[]
  readonly main: readonly number[]
  readonly regions: readonly number[]
  readonly size: SizeClass | undefined
  readonly cents: number | undefined
  readonly years: number | undefined
  readonly form: string | undefined
  readonly stage: string | undefined
  readonly exporting: boolean | undefined
}

function sizeOf({ headcount, turnover, balance_sheet_total: balance }: Profile): SizeClass | undefined {
  if (headcount === undefined || turnover === undefined || balance === undefined) return undefined
  const [t, b] = [toCents(turnover) / 1e8, toCents(balance) / 1e8]
  if (headcount < 10 && (t <= 2 || b <= 2)) return 'micro'
  if (headcount < 50 && (t <= 10 || b <= 10)) return 'small'
  return headcount < 250 && (t <= 50 || b <= 43) ? 'medium' : 'large'
}

/** As on a day of `year`: closed years end with December in this workload. */
export function encode(profile: Profile, { activities, regions }: CoreReference, year: number): Encoded {
  const { ids } = activities.index.kad_2025
  const leaf = (code: string): number => ids.get(code.replaceAll('.', '')) ?? -1
  const start = profile.activity_started_on
  const firstFull = start === undefined ? 0 : Number(start.slice(0, 4)) + (start.slice(5) === '01-01' ? 0 : 1)
  const amount = profile.planned_investment?.amount
  const exporting = profile.attributes?.['exporting']
  return {
    codes: (profile.activities ?? []).map(({ code }) => leaf(code)),
    main: (profile.activities ?? []).filter(({ rank }) => rank === 'main').map(({ code }) => leaf(code)),
    regions: (profile.establishments ?? []).map(({ region }) => regions.ranges.get(region ?? '')?.lo ?? -1),
    size: sizeOf(profile),
    cents: amount === undefined ? undefined : toCents(amount),
    years: start === undefined ? undefined : Math.max(0, year - firstFull),
    form: profile.legal_form,
    stage: profile.lifecycle,
    exporting: typeof exporting === 'boolean' ? exporting : undefined,
  }
}

/** Leaf numbers that an activity or region condition takes in. */
export function leavesOf(criterion: Criterion, { activities, regions }: CoreReference): Set<number> {
  if (criterion.kind === 'region')
    return new Set(
      (criterion.include ?? []).flatMap((code) => {
        const { lo, hi } = regions.ranges.get(code) ?? { lo: 0, hi: 0 }
        return Array.from({ length: hi - lo }, (_, i) => lo + i)
      }),
    )
  if (criterion.kind !== 'activity') return new Set()
  const index = activities.index.kad_2025
  const { exact = [], subtree = [] } = criterion.codes.include ?? {}
  const taken = new Set(exact.map((code) => index.ids.get(code.replaceAll('.', '')) ?? -1))
  for (const code of subtree) {
    const { lo, hi } = leavesWithPrefix(index, code.replaceAll('.', ''))
    for (let id = lo; id < hi; id += 1) if (index.status[id] !== 1) taken.add(id)
  }
  return taken
}

/** One condition: whether it may be, or certainly is, met. */
export type Atom = (profile: Encoded, certain: boolean) => boolean

const open = <T>(value: T | undefined, certain: boolean, test: (value: T) => boolean): boolean =>
  value === undefined ? !certain : test(value)

export function atomOf(criterion: Criterion, reference: CoreReference): Atom {
  switch (criterion.kind) {
    case 'activity': {
      const set = leavesOf(criterion, reference)
      const any = criterion.basis === 'any'
      return ({ codes, main }) => (any ? codes : main).some((code) => set.has(code))
    }
    case 'region': {
      const set = leavesOf(criterion, reference)
      return criterion.of === 'any_establishment'
        ? ({ regions }) => regions.some((region) => set.has(region))
        : ({ regions }, certain) => !certain || regions.every((region) => set.has(region))
    }
    case 'size':
      return ({ size }, certain) =>
        criterion.include.length === 4 || open(size, certain, (one) => criterion.include.includes(one))
    case 'investment_amount': {
      const { min, max } = criterion.range
      const [low, high] = [min === undefined ? 0 : toCents(min), max === undefined ? Infinity : toCents(max)]
      const unplanned = criterion.unplanned === 'met'
      return ({ cents }, certain) => (cents === undefined ? unplanned || !certain : cents >= low && cents <= high)
    }
    case 'age': {
      const least = criterion.test.measure === 'closed_full_fiscal_years' ? (criterion.test.range.min ?? 0) : 0
      return ({ years }, certain) => open(years, certain, (count) => count >= least)
    }
    case 'legal_form':
      return ({ form }, certain) => open(form, certain, (one) => criterion.exclude?.includes(one as never) !== true)
    case 'lifecycle':
      return ({ stage }, certain) => open(stage, certain, (one) => criterion.include.includes(one as never))
    case 'attribute':
      return ({ exporting }, certain) =>
        open(exporting, certain, (one) => 'equals' in criterion.test && one === criterion.test.equals)
    default:
      // A condition that only a person confirms.
      return (_profile, certain) => !certain
  }
}

/** A tree over atoms; a negated subtree is asked the other question. */
export type Tree =
  | { readonly atom: number }
  | { readonly not: Tree }
  | { readonly k: number; readonly of: readonly Tree[] }

export function treeOf(expression: Expression, add: (criterion: Criterion) => number): Tree {
  if ('kind' in expression) return { atom: add(expression) }
  if ('not' in expression) return { not: treeOf(expression.not, add) }
  const list = 'all' in expression ? expression.all : 'any' in expression ? expression.any : expression.at_least.of
  const k = 'all' in expression ? list.length : 'any' in expression ? 1 : expression.at_least.k
  return { k, of: list.map((one) => treeOf(one, add)) }
}

import { rangeValue } from '../criteria/range-check.ts'
import type { Funding, IntensityRow } from '../facts/programme.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import { canonicalJson } from '../citing/stable-hash.ts'
import { bare, changed, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import { dateOf, moneyOf, percentOf, term, told } from './forms.ts'

/** More differences than this are told as one. */
const most = 12

/** One row of a table of rates or amounts: for whom it holds, and what it says. */
interface Row {
  readonly scope: readonly ReasonValue[]
  readonly says: ReasonValue
}

/** Rates of aid: another rate for the same ones, the same rate for others, and rows that come and go. */
export function rateDifferences({ intensity: old = [] }: Funding, { intensity: now = [] }: Funding): Difference[] {
  return rowDifferences(old.map(rateRow), now.map(rateRow), {
    pointer: '/funding/intensity',
    name: 'intensity',
    before: old,
    after: now,
  })
}

/** Amounts by bracket of staff. */
export function stepDifferences({ steps: old }: Funding, { steps: now }: Funding): Difference[] {
  const rows = (steps: Funding['steps']): Row[] =>
    (steps?.brackets ?? []).map(({ range, amount }) => ({
      scope: [rangeValue(range, 'awu')],
      says: moneyOf(amount),
    }))
  return rowDifferences(rows(old), rows(now), {
    pointer: '/funding/steps/brackets',
    name: 'steps',
    before: old?.brackets,
    after: now?.brackets,
  })
}

function rateRow(row: IntensityRow): Row {
  const { regions = [], region_categories: categories = [], sizes = [], cost_categories: costs = [] } = row
  const { valid_from: from, valid_to: to, regional_map: isOfMap, percent } = row
  return {
    scope: [
      ...(regions.length > 0 ? [{ type: 'regions', values: regions } as const] : []),
      ...(categories.length > 0 ? [term('region_category', ...categories)] : []),
      ...(sizes.length > 0 ? [told('sizes', { sizes: term('size', ...sizes) })] : []),
      ...(costs.length > 0 ? [term('cost_category', ...costs)] : []),
      ...(isOfMap === true ? [told('regional_map')] : []),
      ...(from === undefined ? [] : [told('from', { day: dateOf(from) })]),
      ...(to === undefined ? [] : [told('until', { day: dateOf(to) })]),
    ],
    says: percentOf(percent),
  }
}

interface Table {
  readonly pointer: string
  /** Of the sentences: `change.<name>_…`. */
  readonly name: 'intensity' | 'steps'
  readonly before: unknown
  readonly after: unknown
}

function rowDifferences(old: readonly Row[], now: readonly Row[], table: Table): Difference[] {
  const { pointer, name, before, after } = table
  if (saysSame(before ?? [], after ?? [])) return []
  const say = (how: string, values: Reason['values'] = {}): Difference =>
    changed(pointer, old.length === 0 ? undefined : before, now.length === 0 ? undefined : after, {
      key: `change.${name}_${how}`,
      values,
    })
  const byScope = paired(old, now, ({ scope }) => scope)
  const bySays = paired(byScope.gone, byScope.come, ({ says }) => says)
  const found = [
    ...byScope.pairs
      .filter(([was, is]) => !saysSame(was.says, is.says))
      .map(([was, is]) => {
        const values = { before: was.says, after: is.says }
        return is.scope.length === 0 ? say('changed', values) : say('changed_for', { ...values, rows: scopeOf(is) })
      }),
    ...bySays.pairs.map(([was, is]) => say('for_others', { says: is.says, before: scopeOf(was), after: scopeOf(is) })),
    ...bySays.come.map((row) => say('added', { says: row.says, rows: scopeOf(row) })),
    ...bySays.gone.map((row) => say('gone', { says: row.says, rows: scopeOf(row) })),
  ]
  if (found.length === 0) return [say('order')]
  return found.length <= most ? found : [say('many', { count: found.length })]
}

const scopeOf = ({ scope }: Row): ReasonValue =>
  scope.length === 0 ? told('everybody') : scope.reduce((first, second) => told('both', { first, second }))

/** Rows of the same key, in order, and those that are left. */
function paired(old: readonly Row[], now: readonly Row[], keyOf: (row: Row) => unknown) {
  const key = (row: Row): string => canonicalJson(bare(keyOf(row)))
  const left = Map.groupBy(old, key)
  const pairs: (readonly [Row, Row])[] = []
  const come = now.filter((row) => {
    const was = left.get(key(row))?.shift()
    if (was !== undefined) pairs.push([was, row])
    return was === undefined
  })
  return { pairs, come, gone: [...left.values()].flat() }
}

import { once } from '../core/facts/once.ts'
import { callStatuses } from '../core/facts/programme.ts'
import { sizeClasses } from '../core/facts/profile.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { CoreReference } from '../core/matching/facts.ts'
import type { CatalogueEntry } from './catalogue.ts'
import type { CatalogueJudge } from './catalogue-index.ts'
import { filterCatalogue } from './catalogue-filter.ts'
import type { CatalogueFilter, Listed } from './catalogue-filter.ts'

export const facetNames = ['status', 'instrument', 'business_size', 'country', 'objective'] as const
export type FacetName = (typeof facetNames)[number]

/** How many programmes each value of each facet would leave, the other filters kept; the most frequent first. */
export type FacetCounts = { [name in FacetName]?: { value: string; count: number }[] }

/** Values of a facet that are listed. */
const mostValues = 50

/** Counts each facet under all filters but its own, so that a chosen value does not hide its alternatives. */
export function countFacets(
  entries: readonly CatalogueEntry[],
  filter: CatalogueFilter,
  names: readonly FacetName[],
  asOf: AsOf,
  reference: CoreReference,
  judge: CatalogueJudge,
): FacetCounts {
  const under = (other: CatalogueFilter, among: readonly CatalogueEntry[] = entries): Listed[] =>
    filterCatalogue(among, other, asOf, reference, judge)
  // Facets whose own filter is not set ask for the same programmes.
  const asIs = once(() => under(filter))
  const left = (other: CatalogueFilter): Listed[] => (other === filter ? asIs() : under(other))
  const counts: FacetCounts = {}
  for (const name of names) {
    const values = new Map<string, number>()
    const add = (value: string, count = 1): void => {
      values.set(value, (values.get(value) ?? 0) + count)
    }
    const listed = left(without(filter, name))
    if (name === 'business_size') {
      // Who is left out whatever the size is left out of every size.
      const among = listed.map(({ entry }) => entry)
      for (const businessSize of sizeClasses) add(businessSize, under({ ...filter, businessSize }, among).length)
    } else for (const each of listed) for (const value of valuesOf(name, each)) add(value)
    counts[name] = [...values]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, mostValues)
  }
  return counts
}

/** The filter without the facet's own; the same object where that is not set. */
function without(filter: CatalogueFilter, name: FacetName): CatalogueFilter {
  if (name === 'status')
    return filter.statuses.size === callStatuses.length ? filter : { ...filter, statuses: new Set(callStatuses) }
  if (name === 'instrument' && filter.instruments !== undefined) {
    const { instruments: _instruments, ...rest } = filter
    return rest
  }
  if (name === 'business_size' && filter.businessSize !== undefined) {
    const { businessSize: _businessSize, ...rest } = filter
    return rest
  }
  return filter
}

function valuesOf(name: FacetName, { entry: { programme }, callStatus }: Listed): Iterable<string> {
  switch (name) {
    case 'status':
      return [callStatus]
    case 'instrument':
      return new Set(programme.funding.instruments)
    case 'country':
      return programme.country === undefined ? [] : [programme.country]
    case 'objective':
      return new Set(programme.objectives ?? [])
    case 'business_size':
      return []
  }
}

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
  const under = (other: CatalogueFilter): Listed[] => filterCatalogue(entries, other, asOf, reference, judge)
  const counts: FacetCounts = {}
  for (const name of names) {
    const values = new Map<string, number>()
    const add = (value: string, count = 1): void => {
      values.set(value, (values.get(value) ?? 0) + count)
    }
    if (name === 'business_size') {
      for (const businessSize of sizeClasses) add(businessSize, under({ ...filter, businessSize }).length)
    } else for (const listed of under(without(filter, name))) for (const value of valuesOf(name, listed)) add(value)
    counts[name] = [...values]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, mostValues)
  }
  return counts
}

function without(filter: CatalogueFilter, name: FacetName): CatalogueFilter {
  if (name === 'status') return { ...filter, statuses: new Set(callStatuses) }
  if (name !== 'instrument') return filter
  const { instruments: _instruments, ...rest } = filter
  return rest
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

import { callStatuses } from '../core/facts/programme.ts'
import { sizeClasses } from '../core/facts/profile.ts'
import type { SizeClass } from '../core/facts/profile.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { CoreReference } from '../core/matching/facts.ts'
import type { CatalogueEntry } from './catalogue.ts'
import type { CatalogueJudge } from './catalogue-index.ts'
import { filterCatalogue, hasInstrument } from './catalogue-filter.ts'
import type { CatalogueFilter, Listed } from './catalogue-filter.ts'

export const facetNames = ['status', 'instrument', 'business_size', 'country', 'objective'] as const
export type FacetName = (typeof facetNames)[number]

/** How many programmes each value of each facet would leave, the other filters kept; the most frequent first. */
export type FacetCounts = { [name in FacetName]?: { value: string; count: number }[] }

/** Values of a facet that are listed. */
const mostValues = 50

/**
 * Counts each facet under all filters but its own, so that a chosen value does not hide its alternatives. Every programme is
 * held against the filters once: those that have a facet of their own are looked at afterwards.
 */
export function countFacets(
  entries: readonly CatalogueEntry[],
  filter: CatalogueFilter,
  names: readonly FacetName[],
  asOf: AsOf,
  reference: CoreReference,
  judge: CatalogueJudge,
): FacetCounts {
  const { instruments: _instruments, businessSize, ...others } = filter
  const wide: CatalogueFilter = { ...others, statuses: new Set(callStatuses) }
  const under = (other: CatalogueFilter, among: readonly CatalogueEntry[]): Listed[] =>
    filterCatalogue(among, other, asOf, reference, judge)
  const ofSize = (size: SizeClass, among: readonly Listed[]): Listed[] =>
    under(
      { ...wide, businessSize: size },
      among.map(({ entry }) => entry),
    )
  const all = under(wide, entries)
  const sized = businessSize === undefined ? all : ofSize(businessSize, all)
  const counts: FacetCounts = {}
  for (const name of names) {
    const values = new Map<string, number>()
    const passes = (each: Listed): boolean =>
      (name === 'status' || filter.statuses.has(each.callStatus)) &&
      (name === 'instrument' || hasInstrument(each.entry, filter))
    if (name === 'business_size') {
      // Who is left out whatever the size is left out of every size.
      const among = all.filter(passes)
      for (const size of sizeClasses) values.set(size, ofSize(size, among).length)
    } else
      for (const each of sized)
        if (passes(each)) for (const value of valuesOf(name, each)) values.set(value, (values.get(value) ?? 0) + 1)
    counts[name] = [...values]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, mostValues)
  }
  return counts
}

function valuesOf(name: FacetName, { entry: { programme }, callStatus }: Listed): Iterable<string> {
  switch (name) {
    case 'status':
      return [callStatus]
    case 'instrument':
      return distinct(programme.funding.instruments)
    case 'country':
      return programme.country === undefined ? [] : [programme.country]
    case 'objective':
      return distinct(programme.objectives ?? [])
    case 'business_size':
      return []
  }
}

const distinct = (values: readonly string[]): Iterable<string> => (values.length < 2 ? values : new Set(values))

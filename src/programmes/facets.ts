import { callStatuses } from '../core/facts/programme.ts'
import type { CallStatus, Instrument, Programme } from '../core/facts/programme.ts'
import { sizeClasses } from '../core/facts/profile.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { CoreReference } from '../core/matching/facts.ts'
import { setBit } from '../core/matching/forward/bits.ts'
import type { CatalogueJudge } from './catalogue-index.ts'
import type { SearchedCatalogue } from './catalogue-search.ts'
import { openFilter } from './catalogue-filter.ts'
import type { CatalogueFilter, OpenFilter } from './catalogue-filter.ts'
import { statusNames } from './programme-status.ts'

export const facetNames = ['status', 'instrument', 'business_size', 'country', 'objective'] as const
export type FacetName = (typeof facetNames)[number]

/** How many programmes each value of each facet would leave, the other filters kept; the most frequent first. */
export type FacetCounts = { [name in FacetName]?: { value: string; count: number }[] }

/** What a programme says of the facets that do not change by themselves. */
export interface FacetValues {
  readonly instruments: ReadonlySet<Instrument>
  readonly countries: readonly string[]
  readonly objectives: ReadonlySet<string>
}

/** A catalogue has few different values: programmes that say the same have the same number, and are counted together. */
export class FacetPool {
  /** By number. */
  readonly values: FacetValues[] = []
  readonly #known = new Map<string, number>()

  of({ funding, country, objectives = [] }: Programme): number {
    const key = JSON.stringify([funding.instruments, country, objectives])
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const number = this.values.length
    this.values.push({
      instruments: new Set(funding.instruments),
      countries: country === undefined ? [] : [country],
      objectives: new Set(objectives),
    })
    this.#known.set(key, number)
    return number
  }
}

/** Values of a facet that are listed. */
const mostValues = 50

/** Programmes to be counted: their places, and what is known of each place. */
export interface Counted {
  readonly searched: Pick<SearchedCatalogue, 'index' | 'facets' | 'facetValues' | 'listed' | 'isBefore'>
  readonly places: Uint32Array
  /** Numbers of `statusNames`. */
  readonly statuses: Uint8Array
  /** Of each in the judge's index; -1 where it is not in it. */
  readonly numbers: Int32Array
}

/**
 * Counts each facet under all filters but its own, so that a chosen value does not hide its alternatives. Every programme is
 * held against the filters once, and counted by what it says; what each of these groups passes is looked at afterwards.
 */
export function countFacets(
  counted: Counted,
  filter: CatalogueFilter,
  names: readonly FacetName[],
  asOf: AsOf,
  reference: CoreReference,
  judge: CatalogueJudge,
): FacetCounts {
  const { instruments, countries, objectives, businessSize, ...others } = filter
  const chosen: { readonly [name in FacetName]?: ReadonlySet<string> | undefined } = {
    instrument: instruments,
    country: countries,
    objective: objectives,
  }
  const wide: CatalogueFilter = { ...others, statuses: new Set(callStatuses) }
  const opened = (other: CatalogueFilter): OpenFilter => openFilter(other, asOf, reference, judge)
  const groups = groupsOf(counted, opened(businessSize === undefined ? wide : { ...wide, businessSize }))
  const counts: FacetCounts = {}
  for (const name of names) {
    const values = new Map<string, number>()
    const add = (value: string, count: number): void => void values.set(value, (values.get(value) ?? 0) + count)
    if (name === 'business_size') {
      // Who is left out whatever the size is left out of every size.
      const { businessSize: _size, ...rest } = filter
      const places = passing(counted, opened(rest))
      const count = sizeCounter(counted, places, filter, judge)
      for (const size of sizeClasses) add(size, count(opened({ ...rest, businessSize: size })))
    } else
      for (const { said, status, count } of groups)
        if (
          (name === 'status' || filter.statuses.has(status)) &&
          plainNames.every((other) => other === name || hasChosen(chosen[other], valuesOf(other, said, status)))
        )
          for (const value of valuesOf(name, said, status)) add(value, count)
    counts[name] = [...values]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, mostValues)
  }
  return counts
}

const plainNames = ['instrument', 'country', 'objective'] as const

function hasChosen(chosen: ReadonlySet<string> | undefined, values: Iterable<string>): boolean {
  if (chosen === undefined) return true
  for (const value of values) if (chosen.has(value)) return true
  return false
}

interface Group {
  readonly said: FacetValues
  readonly status: CallStatus
  readonly count: number
}

/** The places of those that pass; all of them, also where nothing is any more, where the filter asks for any status only. */
function passing({ searched, places, statuses, numbers }: Counted, filter: OpenFilter): Uint32Array {
  if (filter.asksNothingElse) return places
  const { index, listed } = searched
  let length = 0
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] as number
    const entry = index.at(place)
    const status = statusNames[statuses[place] as number]
    if (entry === undefined || status === undefined || !filter.passes(entry, status, numbers[place])) continue
    listed[length] = place
    length += 1
  }
  return listed.subarray(0, length)
}

/**
 * Counts those with a wanted status that fit a size: by their numbers in the judge's index, and one by one those without, or all
 * where it has to be known of each that it fits. `places` may stand in the memory for lists: what is read there is written over.
 */
function sizeCounter(
  { searched: { index, listed }, statuses, numbers }: Counted,
  places: Uint32Array,
  { statuses: wanted, includeUnknown }: CatalogueFilter,
  judge: CatalogueJudge,
): (size: OpenFilter) => number {
  const isWanted = statusNames.map((status) => status !== undefined && wanted.has(status))
  const numbered = judge.noNumbers()
  let length = 0
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] as number
    if (isWanted[statuses[place] as number] !== true) continue
    const number = numbers[place] as number
    if (number >= 0 && includeUnknown !== false) setBit(numbered, number)
    else {
      listed[length] = place
      length += 1
    }
  }
  return ({ countFitting, fits }) => {
    let count = countFitting(numbered)
    for (let i = 0; i < length; i += 1) {
      const place = listed[i] as number
      const entry = index.at(place)
      const status = statusNames[statuses[place] as number]
      if (entry !== undefined && status !== undefined && fits(entry, status, numbers[place])) count += 1
    }
    return count
  }
}

/** Those that pass, by what they say. */
function groupsOf(counted: Counted, filter: OpenFilter): Group[] {
  const { statuses, searched } = counted
  const { facets, facetValues } = searched
  const places = passing(counted, filter)
  const counts = new Uint32Array(facetValues.length * statusNames.length)
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] as number
    const group = (facets[place] as number) * statusNames.length + (statuses[place] as number)
    counts[group] = (counts[group] as number) + 1
  }
  return facetValues.flatMap((said, number) =>
    statusNames.flatMap((status, statusNumber) => {
      const count = counts[number * statusNames.length + statusNumber] as number
      return status === undefined || count === 0 ? [] : [{ said, status, count }]
    }),
  )
}

function valuesOf(name: Exclude<FacetName, 'business_size'>, said: FacetValues, status: CallStatus): Iterable<string> {
  switch (name) {
    case 'status':
      return [status]
    case 'instrument':
      return said.instruments
    case 'country':
      return said.countries
    case 'objective':
      return said.objectives
  }
}

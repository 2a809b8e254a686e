import { callStatuses } from '../core/facts/programme.ts'
import type { CallStatus, Instrument, Programme } from '../core/facts/programme.ts'
import { sizeClasses } from '../core/facts/profile.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { CoreReference } from '../core/matching/facts.ts'
import type { CatalogueJudge } from './catalogue-index.ts'
import type { SearchedCatalogue } from './catalogue-search.ts'
import { openFilter } from './catalogue-filter.ts'
import type { CatalogueFilter, OpenFilter } from './catalogue-filter.ts'

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

/** A catalogue has few different values: programmes that say the same have the same object, and are counted together. */
export class FacetPool {
  readonly #known = new Map<string, FacetValues>()

  of({ funding, country, objectives = [] }: Programme): FacetValues {
    const key = JSON.stringify([funding.instruments, country, objectives])
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const values = {
      instruments: new Set(funding.instruments),
      countries: country === undefined ? [] : [country],
      objectives: new Set(objectives),
    }
    this.#known.set(key, values)
    return values
  }
}

/** Values of a facet that are listed. */
const mostValues = 50

/** Programmes to be counted: their places, and what is known of each place. */
export interface Counted extends Pick<SearchedCatalogue, 'index' | 'facets' | 'listed'> {
  readonly places: Iterable<number>
  readonly statuses: readonly (CallStatus | undefined)[]
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
      const { index, statuses, numbers, listed } = counted
      let length = 0
      eachPassing(counted, opened(rest), (place, status) => {
        if (!filter.statuses.has(status)) return
        listed[length] = place
        length += 1
      })
      for (const size of sizeClasses) {
        const { fits } = opened({ ...rest, businessSize: size })
        let count = 0
        for (const place of listed.subarray(0, length)) {
          const [entry, status] = [index.at(place), statuses[place]]
          if (entry !== undefined && status !== undefined && fits(entry, status, numbers[place])) count += 1
        }
        add(size, count)
      }
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
  count: number
}

/** Visits the places of those that pass, whatever their status where the filter asks nothing else. */
function eachPassing(
  { index, places, statuses, numbers }: Counted,
  filter: OpenFilter,
  visit: (place: number, status: CallStatus) => void,
): void {
  for (const place of places) {
    const status = statuses[place]
    const entry = status === undefined || filter.asksNothingElse ? undefined : index.at(place)
    if (status !== undefined && (entry === undefined || filter.passes(entry, status, numbers[place])))
      visit(place, status)
  }
}

/** Those that pass, by what they say. */
function groupsOf(counted: Counted, filter: OpenFilter): Group[] {
  const groups = new Map<FacetValues, Map<CallStatus, Group>>()
  eachPassing(counted, filter, (place, status) => {
    const said = counted.facets[place]
    if (said === undefined) return
    let here = groups.get(said)
    if (here === undefined) groups.set(said, (here = new Map<CallStatus, Group>()))
    const group = here.get(status)
    if (group === undefined) here.set(status, { said, status, count: 1 })
    else group.count += 1
  })
  return [...groups.values()].flatMap((here) => [...here.values()])
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

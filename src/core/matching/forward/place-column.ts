/**
 * Conditions on where the business, its headquarters or its investment is, many at once: an index over the NUTS 3 units tells
 * which territories have a place. How several places count is as in `criteria/place.ts`; `forward.test.ts` compares the two.
 */
import type { Place } from '../../criteria/criterion.ts'
import { lastDay } from '../../facts/day.ts'
import type { PlaceFact } from '../../facts/places.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Facts } from '../facts.ts'
import { intersect, unite } from './bits.ts'
import type { IntervalIndex } from './intervals.ts'
import { fill, makeReading, readAny, readEvery, readSpread, type Reading } from './reading.ts'

/** The places that answer on a day. */
export interface PlaceSelection {
  readonly mode: Facts['places'][Place]['mode']
  readonly places: readonly PlaceFact[]
}

export function selectPlaces(of: Place, facts: Facts, day: PlainDate): PlaceSelection {
  const all = facts.places[of]
  const here = ({ since }: PlaceFact): boolean => since === undefined || since <= day
  return all.places.every(here) ? all : { mode: all.mode, places: all.places.filter(here) }
}

/** Until an establishment begins. */
export function steadyPlaces(of: Place, facts: Facts, today: PlainDate): PlainDate {
  return facts.places[of].places.some(({ since }) => since !== undefined && since > today) ? today : lastDay
}

export function samePlaces(a: PlaceSelection, b: PlaceSelection): boolean {
  return a.places.length === b.places.length && a.places.every((place, i) => place === b.places[i])
}

/** Answers all territories of an index at once. */
export class PlaceReader {
  readonly #index: IntervalIndex
  readonly #one: Reading

  constructor(index: IntervalIndex, words: number) {
    this.#index = index
    this.#one = makeReading(words, index.states)
  }

  read({ mode, places }: PlaceSelection, into: Reading): void {
    const one = this.#one
    const together = mode !== 'any'
    const isExact = places.every(({ lo, hi }) => hi - lo === 1)
    // Where these may not be all, nothing is ruled out.
    if (isExact && (!together || (mode !== 'which' && places.length > 0))) {
      const units: number[] = []
      for (const { lo } of places) units.push(lo)
      if (together) readEvery(this.#index, units, into)
      else readAny(this.#index, units, into)
      return
    }
    const { possible, certain } = into
    fill(into, 'not_met')
    if (together && places.length > 0) certain.fill(0xffffffff)
    for (const place of places) {
      this.#readPlace(place)
      unite(possible, one.possible)
      if (together) intersect(certain, one.certain)
      else unite(certain, one.certain)
    }
    // Where it is not known which place it is, or that these are all, nothing is ruled out.
    if (together && (mode !== 'which' || places.length === 0)) possible.fill(0xffffffff)
  }

  /** A place known coarsely is certainly inside only where all of it is. */
  #readPlace({ lo, hi }: PlaceFact): void {
    if (lo === hi) fill(this.#one, 'unknown')
    else
      readSpread(
        this.#index,
        Array.from({ length: hi - lo }, (_, i) => lo + i),
        this.#one,
      )
  }
}

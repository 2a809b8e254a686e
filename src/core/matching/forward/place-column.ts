/**
 * Conditions on where the business, its headquarters or its investment is, many at once: an index over the NUTS 3 units tells
 * which territories have a place. How several places count is as in `criteria/place.ts`; `forward.test.ts` compares the two.
 */
import type { Place } from '../../criteria/criterion.ts'
import type { PlaceFact } from '../../facts/places.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Facts } from '../facts.ts'
import { intersect, unite } from './bits.ts'
import { lastDay } from './column.ts'
import type { IntervalIndex } from './intervals.ts'
import { fill, makeReading, type Reading } from './reading.ts'

/** The places that answer on a day. */
export interface PlaceSelection {
  readonly mode: Facts['places'][Place]['mode']
  readonly places: readonly PlaceFact[]
}

export function selectPlaces(of: Place, facts: Facts, day: PlainDate): PlaceSelection {
  const { mode, places } = facts.places[of]
  return { mode, places: places.filter(({ since }) => since === undefined || since <= day) }
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
    this.#one = makeReading(words)
  }

  read({ mode, places }: PlaceSelection, into: Reading): void {
    const one = this.#one
    const { possible, certain } = into
    const together = mode !== 'any'
    if (!together && places.every(({ lo, hi }) => hi - lo === 1)) {
      places.forEach(({ lo }, i) => (i === 0 ? this.#index.read(lo, possible) : this.#index.add(lo, possible)))
      if (places.length === 0) possible.fill(0)
      into.exact = true
      return
    }
    into.exact = false
    possible.fill(0)
    certain.fill(together && places.length > 0 ? 0xffffffff : 0)
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
    const one = this.#one
    if (lo === hi) {
      fill(one, 'unknown')
      return
    }
    this.#index.read(lo, one.possible)
    one.certain.set(one.possible)
    for (let leaf = lo + 1; leaf < hi; leaf += 1) {
      this.#index.add(leaf, one.possible)
      this.#index.keep(leaf, one.certain)
    }
  }
}

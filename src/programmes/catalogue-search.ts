import { setImmediate } from 'node:timers/promises'
import { quickStatus, windowOf } from '../core/facts/call-status.ts'
import { moments } from '../core/matching/call-steps.ts'
import { openSearchIndex } from '../core/searching/search-index.ts'
import type { SearchIndex } from '../core/searching/search-index.ts'
import type { Reader } from '../core/searching/words.ts'
import type { CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'
import type { CatalogueJudge } from './catalogue-index.ts'
import { FacetPool } from './facets.ts'
import type { FacetValues } from './facets.ts'
import { statusNames } from './programme-status.ts'
import { openWords, searchFieldsOf } from './search-text.ts'
import type { Words } from './search-text.ts'

/** The words of titles, names and summaries of the published programmes, in memory. */
export interface CatalogueSearch extends Words {
  /** Looks into the words of a snapshot; the first look at a new one reads what changed. */
  look<R>(snapshot: CatalogueSnapshot, work: (searched: SearchedCatalogue) => R): Promise<R>
}

/**
 * The index over a snapshot, and by place what a search asks of every hit: the memory of 100,000 programmes themselves is so
 * far apart that to look at each took longer than to find them.
 */
export interface SearchedCatalogue {
  readonly index: SearchIndex<CatalogueEntry>
  /** What each says of the facets, as a number of `facetValues`. */
  readonly facets: Uint32Array
  readonly facetValues: readonly FacetValues[]
  /** The status of each at a moment, in milliseconds of the epoch, as a number of `statusNames`. */
  statusesAt(now: number): Uint8Array
  /** The number of each in the index of a judge; -1 where it is not in it. */
  numbersIn(judge: CatalogueJudge): Int32Array
  /** Memory for a list of places, used again: to be read before anything else is asked. */
  readonly listed: Uint32Array
  /** Whether the slug at a place comes before the one at another. */
  isBefore(place: number, other: number): boolean
}

class Searched implements SearchedCatalogue {
  readonly index: SearchIndex<CatalogueEntry>
  readonly #pool = new FacetPool()
  /** Places that were ever given. */
  #count = 0
  #facets = new Uint32Array(0)
  #statuses = new Uint8Array(0)
  #numbers = new Int32Array(0)
  #listed = new Uint32Array(0)
  /** Places whose status has not been read yet. */
  #unread: number[] = []
  /** So many places, from the first on, have their number in the index of `#numberedBy`. */
  #numbered = 0
  #numberedBy: CatalogueJudge['numbers'] | undefined
  /** Moments between which no status changes. */
  #from = Number.POSITIVE_INFINITY
  #until = Number.NEGATIVE_INFINITY
  /** So many places, from the first on, are in the order of their slugs. */
  #inOrder = 0
  #lastSlug = ''

  constructor(reader: Reader) {
    this.index = openSearchIndex(reader)
  }

  add(entry: CatalogueEntry): void {
    const place = this.index.add(entry, searchFieldsOf(entry.programme))
    this.#count = place + 1
    this.#makeRoom()
    this.#facets[place] = this.#pool.of(entry.programme)
    this.#unread.push(place)
    if (place !== this.#inOrder || entry.slug < this.#lastSlug) return
    this.#inOrder += 1
    this.#lastSlug = entry.slug
  }

  /** For more than there are, so that memory is not made anew for each programme that comes. */
  #makeRoom(): void {
    if (this.#count <= this.#facets.length) return
    const room = Math.ceil(this.#count * 1.5)
    const [facets, statuses, numbers] = [this.#facets, this.#statuses, this.#numbers]
    this.#facets = new Uint32Array(room)
    this.#facets.set(facets)
    this.#statuses = new Uint8Array(room)
    this.#statuses.set(statuses)
    this.#numbers = new Int32Array(room)
    this.#numbers.set(numbers)
    this.#listed = new Uint32Array(room)
  }

  remove(entry: CatalogueEntry): void {
    const place = this.index.remove(entry)
    if (place !== undefined) this.#statuses[place] = 0
  }

  get facets(): Uint32Array {
    return this.#facets
  }

  get facetValues(): readonly FacetValues[] {
    return this.#pool.values
  }

  statusesAt(now: number): Uint8Array {
    if (now < this.#from || now >= this.#until) {
      this.#unread = Array.from({ length: this.#count }, (_, place) => place)
      this.#from = now
      this.#until = Number.POSITIVE_INFINITY
    }
    if (this.#unread.length > 0) {
      // Of now, in whichever zone: days do not matter for a moment.
      const window = windowOf({ kind: 'instant', epoch_ms: this.#from, today: '1970-01-01' })
      for (const place of this.#unread) {
        const call = this.index.at(place)?.call()
        this.#statuses[place] = call === undefined ? 0 : statusNames.indexOf(quickStatus(call, window))
        for (const line of call?.lines ?? [])
          for (const ms of moments(line)) if (ms > this.#from && ms < this.#until) this.#until = ms
      }
      this.#unread = []
      if (now >= this.#until) return this.statusesAt(now)
    }
    return this.#statuses
  }

  numbersIn({ numbers }: CatalogueJudge): Int32Array {
    if (numbers !== this.#numberedBy) this.#numbered = 0
    this.#numberedBy = numbers
    for (; this.#numbered < this.#count; this.#numbered += 1) {
      const entry = this.index.at(this.#numbered)
      this.#numbers[this.#numbered] = (entry === undefined ? undefined : numbers.get(entry)) ?? -1
    }
    return this.#numbers
  }

  get listed(): Uint32Array {
    return this.#listed
  }

  isBefore(place: number, other: number): boolean {
    if (place < this.#inOrder && other < this.#inOrder) return place < other
    return (this.index.at(place)?.slug ?? '') < (this.index.at(other)?.slug ?? '')
  }
}

/** Milliseconds of one turn of reading, so that others are answered meanwhile. */
const turnMs = 5
/** When more than half of the places are given up, the index is made anew. */
const mostWaste = 0.5

export function openCatalogueSearch(): CatalogueSearch {
  const words = openWords()
  const { reader } = words
  let searched = new Searched(reader)
  let held: CatalogueSnapshot | undefined
  let working: Promise<void> | undefined
  const follow = async (snapshot: CatalogueSnapshot): Promise<void> => {
    held = undefined
    for (const entry of searched.index.items()) if (snapshot.byId.get(entry.id) !== entry) searched.remove(entry)
    if (searched.index.waste() > mostWaste) searched = new Searched(reader)
    const added = [...snapshot.byId.values()]
      .filter((entry) => searched.index.placeOf(entry) === undefined)
      .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    let turnEnds = performance.now() + turnMs
    for (const entry of added) {
      searched.add(entry)
      if (performance.now() < turnEnds) continue
      await setImmediate()
      turnEnds = performance.now() + turnMs
    }
    held = snapshot
  }
  return {
    ...words,
    async look(snapshot, work) {
      while (held !== snapshot) {
        working ??= follow(snapshot).finally(() => {
          working = undefined
        })
        await working
      }
      return work(searched)
    },
  }
}

/** The words of a thing, by where they stand: a title counts four times as much as a summary. */
const fieldWeights = [8, 4, 2] as const
const weights = Float64Array.from({ length: 8 }, (_, mask) =>
  fieldWeights.reduce((sum, weight, field) => sum + ((mask >> field) & 1) * weight, 0),
)
const heaviest = weights[7] as number
/** No word of a summary alone reaches it. */
const leastInTitle = 2.5

const million = 1e6
/** What stands only in a text ranks below whatever stands in a title or a summary. */
const textRank = 1000

/** Where a word stands: `number of the thing * 8 + mask of fields`, ascending. */
export type Postings = readonly number[]

/** Places of what was found, in no order, and by place its rank, of a million; 0 where it was not found. */
export interface Ranked {
  readonly places: Uint32Array
  readonly ranks: Uint32Array
}

/**
 * The points of all things in one search, in arrays that are used again, since a common word stands in most of a large
 * catalogue. Its loops count places by an index and read no further than an array goes: an iterator over numbers, and a number
 * that may be missing, are an object for each hit, and the collector was busy with them half of the time.
 */
export class Tally {
  #points = new Float64Array(0)
  /** Points of the best word for the term at hand. */
  #best = new Float64Array(0)
  /** Which terms stand in it, a bit for each. */
  #terms = new Uint16Array(0)
  #titleHits = new Uint8Array(0)
  #ranks = new Uint32Array(0)
  /** Places with some of the terms, in the order they were found; as many as `#touched`. */
  #places = new Uint32Array(0)
  #touched = 0
  /** For a part of them: those of one term, then those that were found, as many as `#found`. */
  #some = new Uint32Array(0)
  #found = 0
  /** How telling each term is. */
  #telling: number[] = []

  /** Forgets the search before. `length`: of places. */
  begin(length: number): void {
    this.#touched = 0
    this.#found = 0
    this.#telling = []
    if (length <= this.#points.length) {
      for (const column of [this.#points, this.#terms, this.#titleHits, this.#ranks]) column.fill(0, 0, length)
      return
    }
    const room = Math.ceil(length * 1.5)
    this.#points = new Float64Array(room)
    this.#best = new Float64Array(room)
    this.#terms = new Uint16Array(room)
    this.#titleHits = new Uint8Array(room)
    this.#ranks = new Uint32Array(room)
    this.#places = new Uint32Array(room)
    this.#some = new Uint32Array(room)
  }

  /**
   * Adds the points of one term, at most the sixteenth: of each thing the best word that stands for it, the more telling the
   * rarer it is. `words`: where each stands, and how near it is to the term; `size`: how many things there are.
   */
  term(words: Iterable<readonly [Postings, number]>, size: number): void {
    const found = this.#bestOf(words)
    const telling = Math.log(1 + size / Math.max(1, found))
    const bit = 1 << this.#telling.length
    this.#telling.push(telling)
    const [some, best, terms, places] = [this.#some, this.#best, this.#terms, this.#places]
    const [points, titleHits] = [this.#points, this.#titleHits]
    let touched = this.#touched
    for (let i = 0; i < found; i += 1) {
      const place = some[i] as number
      const here = best[place] as number
      best[place] = 0
      if (terms[place] === 0) {
        places[touched] = place
        touched += 1
      }
      terms[place] = (terms[place] as number) | bit
      points[place] = (points[place] as number) + telling * here
      if (here >= leastInTitle) titleHits[place] = (titleHits[place] as number) + 1
    }
    this.#touched = touched
  }

  /** Lists the places in which one of the words stands, and keeps the points of the best of them; how many there are. */
  #bestOf(words: Iterable<readonly [Postings, number]>): number {
    const [some, best] = [this.#some, this.#best]
    let found = 0
    for (const [postings, nearness] of words)
      for (let i = 0; i < postings.length; i += 1) {
        const posting = postings[i] as number
        const place = posting >>> 3
        const points = nearness * (weights[posting & 7] as number)
        const before = best[place] as number
        if (before === 0) {
          some[found] = place
          found += 1
        }
        if (points > before) best[place] = points
      }
    return found
  }

  /** The things with all terms. */
  withAll(titleLengths: readonly number[]): Ranked {
    const wanted = new Uint8Array(1 << this.#telling.length)
    if (wanted.length > 1) wanted[wanted.length - 1] = 1
    return this.#ranked(wanted, titleLengths)
  }

  /** The things with the most telling half of the terms. */
  withMost(titleLengths: readonly number[]): Ranked {
    const masses = new Float64Array(1 << this.#telling.length)
    for (const [term, telling] of this.#telling.entries())
      for (let others = 0; others < 1 << term; others += 1)
        masses[others | (1 << term)] = (masses[others] as number) + telling
    const enough = (masses.at(-1) as number) / 2
    return this.#ranked(
      Uint8Array.from(masses, (mass) => (mass >= enough ? 1 : 0)),
      titleLengths,
    )
  }

  /** `wanted`: by the bits of the terms that a thing has, whether it is. */
  #ranked(wanted: Uint8Array, titleLengths: readonly number[]): Ranked {
    const [places, terms, points, titleHits] = [this.#places, this.#terms, this.#points, this.#titleHits]
    const [some, ranks] = [this.#some, this.#ranks]
    const most = this.#mostPoints()
    let found = 0
    // Neighbours have often the same points: a division is the dearest part.
    let pointsBefore = 0
    let words = 0
    for (let i = 0; i < this.#touched; i += 1) {
      const place = places[i] as number
      if (wanted[terms[place] as number] === 0) continue
      const here = points[place] as number
      if (here !== pointsBefore) {
        pointsBefore = here
        words = here / most
      }
      const hits = titleHits[place] as number
      ranks[place] = rankOf(words, hits === 0 ? 0 : hits / (titleLengths[place] as number))
      some[found] = place
      found += 1
    }
    this.#found = found
    return { places: some.subarray(0, found), ranks }
  }

  /** What was found, or nothing of it where it is only `like` what was looked for, and below it these other places. */
  withTexts(others: Iterable<number>, titleLengths: readonly number[], like: boolean): Ranked {
    const [some, ranks] = [this.#some, this.#ranks]
    let least = million
    for (let i = 0; i < this.#found; i += 1) {
      const place = some[i] as number
      if (like) ranks[place] = 0
      else least = Math.min(least, ranks[place] as number)
    }
    if (like) this.#found = 0
    const most = this.#mostPoints()
    for (const place of others) {
      if (ranks[place] !== 0) continue
      const title = (this.#titleHits[place] as number) / (titleLengths[place] as number)
      const rank = rankOf((this.#points[place] as number) / most, title)
      ranks[place] = Math.round(Math.min(least, textRank + rank / 2))
      some[this.#found] = place
      this.#found += 1
    }
    return { places: some.subarray(0, this.#found), ranks }
  }

  #mostPoints(): number {
    return this.#telling.reduce((sum, telling) => sum + telling, 0) * heaviest
  }
}

/** Nine parts for the words, one for how much of the title they are. */
function rankOf(words: number, title: number): number {
  return Math.round((0.9 * words + 0.1 * Math.min(1, title)) * million)
}

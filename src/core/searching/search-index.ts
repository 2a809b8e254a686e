import { greekRoot, greekStem } from './greek-stem.ts'
import { latinRoot, latinStem } from './latin-stem.ts'
import type { SearchTerm } from './search-query.ts'
import { isGreek, soundOf, soundsOf } from './sound.ts'
import { within } from './typing.ts'
import type { Reader } from './words.ts'

/** What is looked through of one thing, by weight. */
export interface SearchFields {
  readonly title: readonly string[]
  /** Authority, identifiers, objectives. */
  readonly names: readonly string[]
  readonly summary: readonly string[]
}

/** How near a found word is to the one looked for. */
export const nearness = { same: 1, form: 0.9, sound: 0.8, family: 0.6, beginning: 0.5, typing: 0.4 } as const

/** A word in a title counts four times as much as one in a summary. */
const fieldWeights = [8, 4, 2] as const
const weights = Float64Array.from({ length: 8 }, (_, mask) =>
  fieldWeights.reduce((sum, weight, field) => sum + ((mask >> field) & 1) * weight, 0),
)
const heaviest = weights[7] ?? 1
const titleMask = 1
/** No word of a summary alone reaches it. */
const leastInTitle = 2.5

/** A word of the vocabulary: in which things it stands, and by what it is found. */
interface Entry {
  readonly form: string
  readonly code: boolean
  /** `number of the thing * 8 + mask of fields`, ascending. */
  readonly postings: number[]
}

/** What a search found; to be read before the next search of the same index, and before its next change. */
export interface SearchResult {
  /** Places of what was found, in no order. */
  readonly places: Uint32Array
  has(place: number): boolean
  /** Of a million, also of what has some of the words only; 0 without any. A fraction would be an object for each of 100,000 hits. */
  rank(place: number): number
  /** The folded words that were looked for in the place of each term. */
  readonly forms: ReadonlySet<string>
  /** Whether words like the misspelt ones, or only some of the words, were found. */
  readonly loose: boolean
  /** Whether it can still be read. */
  isCurrent(): boolean
}

/** The words of many things, kept in memory. Each has a place, a whole number from 0 on, as long as it is not removed. */
export interface SearchIndex<T> {
  readonly size: number
  /** Answers its place. */
  add(item: T, fields: SearchFields): number
  /** Forgets a thing, and answers the place it had, which is given back when the index is made anew. */
  remove(item: T): number | undefined
  /** Undefined where what was there has been removed. */
  at(place: number): T | undefined
  placeOf(item: T): number | undefined
  items(): Iterable<T>
  /** Share of places that are given up. */
  waste(): number
  search(terms: readonly SearchTerm[]): SearchResult
}

/** A first part of this length leads to the words that begin with it. */
const bucketLength = 3
const shortestBeginning = 4
/** Words of a group that are looked at for one term, so that a search of one syllable stays quick. */
const mostForms = 400
/** Sounds that are taken for a misspelt one, the nearest first. */
const mostLike = 12

export function openSearchIndex<T>(reader: Reader): SearchIndex<T> {
  const vocabulary = new Map<string, Entry>()
  const byStem = new Map<string, Entry[]>()
  const byRoot = new Map<string, Entry[]>()
  const bySound = new Map<string, Entry[]>()
  const byBeginning = new Map<string, Entry[]>()
  const soundsByPair = new Map<string, string[]>()
  const items: (T | undefined)[] = []
  const numbers = new Map<T, number>()
  const titleLengths: number[] = []
  const tally = new Tally()

  const entryOf = (form: string, code: boolean): Entry => {
    const known = vocabulary.get(form)
    if (known !== undefined) return known
    const entry = { form, code, postings: [] }
    vocabulary.set(form, entry)
    if (code) return entry
    const { stem, root } = stemsOf(form)
    push(byStem, stem, entry)
    push(byRoot, root, entry)
    push(byBeginning, form.slice(0, bucketLength), entry)
    const sound = soundOf(form)
    if (!bySound.has(sound)) for (const pair of pairsOf(sound)) push(soundsByPair, pair, sound)
    push(bySound, sound, entry)
    return entry
  }

  /** The words that a term may mean, each with its nearness. */
  const expand = (term: SearchTerm): Map<Entry, number> => {
    const found = new Map<Entry, number>()
    const take = (entries: readonly Entry[] | undefined, quality: number): void => {
      for (const entry of (entries ?? []).slice(0, mostForms)) {
        if ((found.get(entry) ?? 0) < quality) found.set(entry, quality)
      }
    }
    const exact = (form: string, quality: number): void => {
      const entry = vocabulary.get(form)
      if (entry !== undefined) take([entry], quality)
    }
    for (const code of term.codes) exact(code, nearness.same)
    for (const [index, form] of term.forms.entries()) {
      const part = index === 0 || term.equal ? 1 : nearness.family
      exact(form, nearness.same * part)
      const { stem, root } = stemsOf(form)
      take(byStem.get(stem), nearness.form * part)
      take(byRoot.get(root), nearness.family * part)
      // A Greek word that is known is spelt as it is meant; one in Latin letters may be two words.
      if (!byStem.has(stem) || !isGreek(form))
        for (const sound of soundsOf(form)) take(bySound.get(sound), nearness.sound * part)
      if (form.length >= shortestBeginning)
        take(
          byBeginning.get(form.slice(0, bucketLength))?.filter((entry) => entry.form.startsWith(form)),
          nearness.beginning * part,
        )
    }
    return found
  }

  /** Words that sound like a misspelt one. */
  const expandLoosely = (term: SearchTerm): Map<Entry, number> => {
    const found = new Map<Entry, number>()
    for (const form of term.forms) {
      for (const sound of soundsOf(form).slice(0, 4)) {
        const most = sound.length >= 6 ? 2 : sound.length >= 4 ? 1 : 0
        if (most === 0) continue
        for (const [candidate, distance] of soundsLike(sound, most)) {
          const quality = nearness.typing * (1 - distance / (sound.length + 1))
          for (const entry of bySound.get(candidate) ?? [])
            if ((found.get(entry) ?? 0) < quality) found.set(entry, quality)
        }
      }
    }
    return found
  }

  const soundsLike = (sound: string, most: number): [string, number][] => {
    const shared = new Map<string, number>()
    const pairs = pairsOf(sound)
    for (const pair of pairs)
      for (const candidate of soundsByPair.get(pair) ?? []) shared.set(candidate, (shared.get(candidate) ?? 0) + 1)
    const enough = pairs.length - 3 * most
    const like: [string, number][] = []
    for (const [candidate, count] of shared) {
      if (count < enough || Math.abs(candidate.length - sound.length) > most) continue
      const distance = within(sound, candidate, most)
      if (distance !== undefined) like.push([candidate, distance])
    }
    return like.toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).slice(0, mostLike)
  }

  /** Counts searches and changes. */
  let turn = 0
  const search = (terms: readonly SearchTerm[]): SearchResult => {
    turn += 1
    const own = turn
    let loose = false
    const expanded = terms.map((term) => {
      const strict = expand(term)
      if (strict.size > 0 || term.forms.length === 0) return strict
      loose = true
      return expandLoosely(term)
    })
    tally.begin(items.length)
    for (const entries of expanded) tally.term(entries, numbers.size)
    const forms = new Set(expanded.flatMap((entries) => [...entries.keys()].map(({ form }) => form)))
    let places = tally.withAll()
    const most = places.length === 0 && terms.length > 1
    if (most) {
      places = tally.withMost()
      loose = true
    }
    return {
      places,
      has: (place) => items[place] !== undefined && (most ? tally.hasMost(place) : tally.hasAll(place)),
      rank: (place) => tally.rank(place, titleLengths[place] ?? 1),
      forms,
      loose,
      isCurrent: () => own === turn,
    }
  }

  return {
    get size() {
      return numbers.size
    },
    at: (place) => items[place],
    placeOf: (item) => numbers.get(item),
    items: () => numbers.keys(),
    waste: () => (items.length === 0 ? 0 : 1 - numbers.size / items.length),
    add(item, fields) {
      turn += 1
      const number = items.length
      items.push(item)
      numbers.set(item, number)
      const masks = new Map<Entry, number>()
      let titleLength = 0
      const read = (texts: readonly string[], mask: number): void => {
        for (const text of texts) {
          for (const { word } of reader.read(text)) {
            if (mask === titleMask) titleLength += 1
            for (const form of word.forms) mark(entryOf(form, false), mask)
            for (const code of word.codes) mark(entryOf(code, true), mask)
          }
        }
      }
      const mark = (entry: Entry, mask: number): void => {
        masks.set(entry, (masks.get(entry) ?? 0) | mask)
      }
      read(fields.title, 1)
      read(fields.names, 2)
      read(fields.summary, 4)
      for (const [entry, mask] of masks) entry.postings.push(number * 8 + mask)
      titleLengths.push(Math.max(1, Math.round(titleLength / Math.max(1, fields.title.length))))
      return number
    },
    remove(item) {
      const number = numbers.get(item)
      if (number === undefined) return undefined
      turn += 1
      numbers.delete(item)
      items[number] = undefined
      return number
    },
    search,
  }
}

/** The stem and the root of a folded word of either script. */
export function stemsOf(form: string): { stem: string; root: string } {
  if (isGreek(form)) {
    const stem = greekStem(form)
    return { stem, root: greekRoot(stem) }
  }
  const stem = latinStem(form)
  return { stem, root: latinRoot(stem) }
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** Neighbouring signs, the edges included. */
function pairsOf(sound: string): string[] {
  const edged = `^${sound}$`
  return [...new Set(Array.from({ length: edged.length - 1 }, (_, at) => edged.slice(at, at + 2)))]
}

/**
 * The points of all things in one search, in arrays that are used again: a common word stands in most of a large catalogue,
 * and 100,000 fresh objects for each search kept the collector busy half of the time.
 */
class Tally {
  #points = new Float64Array(0)
  #best = new Float64Array(0)
  #mass = new Float64Array(0)
  #count = new Uint8Array(0)
  #titleHits = new Uint8Array(0)
  /** Places with some of the terms, in the order they were found; as many as `#touched`. */
  #places = new Uint32Array(0)
  /** For a part of them: those of one term, then those of the answer. */
  #some = new Uint32Array(0)
  #touched = 0
  #terms = 0
  #all = 0

  begin(length: number): void {
    if (length > this.#points.length) {
      const room = Math.ceil(length * 1.5)
      this.#points = new Float64Array(room)
      this.#best = new Float64Array(room)
      this.#mass = new Float64Array(room)
      this.#count = new Uint8Array(room)
      this.#titleHits = new Uint8Array(room)
      this.#places = new Uint32Array(room)
      this.#some = new Uint32Array(room)
    } else
      for (const place of this.#places.subarray(0, this.#touched)) {
        this.#points[place] = 0
        this.#mass[place] = 0
        this.#count[place] = 0
        this.#titleHits[place] = 0
      }
    this.#touched = 0
    this.#terms = 0
    this.#all = 0
  }

  /** Adds the points of one term: of each thing the best word that stands for it, the more telling the rarer it is. */
  term(entries: ReadonlyMap<Entry, number>, size: number): void {
    const best = this.#best
    const some = this.#some
    let found = 0
    for (const [{ postings }, quality] of entries) {
      for (const posting of postings) {
        const place = posting >>> 3
        const points = quality * (weights[posting & 7] ?? 0)
        const before = best[place] ?? 0
        if (before === 0) {
          some[found] = place
          found += 1
        }
        if (points > before) best[place] = points
      }
    }
    const telling = Math.log(1 + size / Math.max(1, found))
    this.#terms += 1
    this.#all += telling
    for (const place of some.subarray(0, found)) {
      const points = best[place] ?? 0
      if (this.#count[place] === 0) {
        this.#places[this.#touched] = place
        this.#touched += 1
      }
      this.#points[place] = (this.#points[place] ?? 0) + telling * points
      this.#mass[place] = (this.#mass[place] ?? 0) + telling
      this.#count[place] = (this.#count[place] ?? 0) + 1
      if (points >= leastInTitle) this.#titleHits[place] = (this.#titleHits[place] ?? 0) + 1
      best[place] = 0
    }
  }

  hasAll(place: number): boolean {
    return this.#terms > 0 && this.#count[place] === this.#terms
  }

  /** The most telling half of the terms. */
  hasMost(place: number): boolean {
    return (this.#count[place] ?? 0) > 0 && (this.#mass[place] ?? 0) >= this.#all / 2
  }

  withAll(): Uint32Array {
    return this.#those((place) => this.hasAll(place))
  }

  withMost(): Uint32Array {
    return this.#those((place) => this.hasMost(place))
  }

  #those(are: (place: number) => boolean): Uint32Array {
    let found = 0
    for (const place of this.#places.subarray(0, this.#touched))
      if (are(place)) {
        this.#some[found] = place
        found += 1
      }
    return this.#some.subarray(0, found)
  }

  /** Nine parts for the words, one for how much of the title they are. */
  rank(place: number, titleLength: number): number {
    if (this.#all === 0) return 0
    const words = (this.#points[place] ?? 0) / (this.#all * heaviest)
    const title = Math.min(1, (this.#titleHits[place] ?? 0) / titleLength)
    return Math.round((0.9 * words + 0.1 * title) * 1e6)
  }
}

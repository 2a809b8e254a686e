import { greekRoot, greekStem } from './greek-stem.ts'
import { latinRoot, latinStem } from './latin-stem.ts'
import type { SearchTerm } from './search-query.ts'
import { isGreek, soundOf, soundsOf } from './sound.ts'
import { Tally } from './tally.ts'
import type { Ranked } from './tally.ts'
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

const titleMask = 1

/** A word of the vocabulary: in which things it stands, and by what it is found. */
interface Entry {
  readonly form: string
  readonly code: boolean
  /** As `Postings` tells. */
  readonly postings: number[]
}

/** What a search found; to be read before the next search of the same index, and before its next change. */
export interface SearchResult extends Ranked {
  /** The folded words that were looked for in the place of each term. */
  readonly forms: ReadonlySet<string>
  /** Whether words like the misspelt ones, or only some of the words, were found. */
  readonly loose: boolean
  /** The same, and below it the places whose texts have what was looked for; what is only like it gives way to them. */
  withTexts(places: readonly number[]): Ranked
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
  /** Sounds by number, and the numbers of those with a pair of neighbouring signs. */
  const sounds: string[] = []
  const soundsByPair = new Map<string, number[]>()
  /** By the number of a sound how many pairs it shares with a misspelt one; memory that is used again. */
  let shared = new Uint8Array(0)
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
    if (!bySound.has(sound)) {
      for (const pair of pairsOf(sound)) push(soundsByPair, pair, sounds.length)
      sounds.push(sound)
    }
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
    const pairs = pairsOf(sound)
    if (shared.length < sounds.length) shared = new Uint8Array(sounds.length * 2)
    shared.fill(0)
    for (const pair of pairs)
      for (const number of soundsByPair.get(pair) ?? []) shared[number] = (shared[number] as number) + 1
    const enough = Math.max(1, pairs.length - 3 * most)
    const like: [string, number][] = []
    for (let number = 0; number < sounds.length; number += 1) {
      if ((shared[number] as number) < enough) continue
      const candidate = sounds[number] as string
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
    const forms = new Set<string>()
    for (const entries of expanded) {
      tally.term(
        Array.from(entries, ([{ postings }, quality]) => [postings, quality]),
        numbers.size,
      )
      for (const { form } of entries.keys()) forms.add(form)
    }
    let found = tally.withAll(titleLengths)
    if (found.places.length === 0 && terms.length > 1) {
      found = tally.withMost(titleLengths)
      loose = true
    }
    return {
      ...found,
      forms,
      loose,
      withTexts: (places) => (places.length === 0 ? found : tally.withTexts(places, titleLengths, loose)),
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

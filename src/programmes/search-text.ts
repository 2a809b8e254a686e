import { codesOf } from '../core/searching/listed-codes.ts'
import type { SearchFields } from '../core/searching/search-index.ts'
import { signsOf } from '../core/searching/search-query.ts'
import type { SearchTerm } from '../core/searching/search-query.ts'
import { openReader } from '../core/searching/words.ts'
import type { Reader, Word } from '../core/searching/words.ts'
import type { Programme } from '../core/facts/programme.ts'

/** Reads words and makes their signs, of each word once. */
export interface Words {
  readonly reader: Reader
  /** The signs by which a word of a document is found. */
  signs(word: Word): readonly string[]
}

export function openWords(): Words {
  const known = new WeakMap<Word, readonly string[]>()
  return {
    reader: openReader(),
    signs(word) {
      const signs = known.get(word) ?? signsOf(word, false)
      known.set(word, signs)
      return signs
    },
  }
}

/** Of one programme's documents at most this much is searched, in UTF-16 units. */
const searchedText = 300_000
/** Bytes of signs that one programme has at most: a tsvector holds one megabyte. What comes first in a programme is found. */
const mostSigns = 1_000_000

/** What is searched in memory. */
export function searchFieldsOf(programme: Programme): SearchFields {
  const { title, authority, external_ids, summary, objectives, slug } = programme
  return {
    title: Object.values(title),
    names: [
      slug.replaceAll('-', ' '),
      ...Object.values(authority?.name ?? {}),
      ...(external_ids ?? []).map(({ value }) => value),
      ...(objectives ?? []),
    ],
    summary: Object.values(summary ?? {}),
  }
}

/** The signs of everything that a programme says: of its fields, its documents, and the codes that its criteria list. */
export function textSigns(
  programme: Programme,
  documents: readonly string[],
  { reader, signs: signsIn }: Words,
): string[] {
  const { title, names, summary } = searchFieldsOf(programme)
  let left = searchedText
  const texts = [...title, ...names, ...summary]
  for (const text of documents) {
    texts.push(text.slice(0, left))
    left -= Math.min(left, text.length)
  }
  const words = new Set(texts.flatMap((text) => Array.from(reader.read(text), ({ word }) => word)))
  const signs = new Set<string>(codesOf(programme.eligibility))
  for (const word of words) for (const sign of signsIn(word)) signs.add(sign)
  let room = mostSigns
  return [...signs].filter((sign) => (room -= Buffer.byteLength(sign)) >= 0)
}

/** Signs as a PostgreSQL tsvector literal. They are made of letters, digits and `~./-_`. */
export function vectorText(signs: readonly string[]): string {
  return signs.map((sign) => `'${sign}'`).join(' ')
}

/** Texts that have a sign of every term, as a tsquery. */
export function queryText(terms: readonly SearchTerm[]): string {
  return terms
    .map(
      (term) =>
        `(${signsOf(term, true)
          .map((sign) => `'${sign}'`)
          .join(' | ')})`,
    )
    .join(' & ')
}

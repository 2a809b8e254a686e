import { codePointLength } from '../core/citing/canonical.ts'
import { foldText } from '../core/facts/text-fold.ts'
import type { Programme } from '../core/facts/programme.ts'

/** Of one programme's documents at most this much is searched, in UTF-16 units: a tsvector holds one megabyte. */
const searchedText = 300_000
const mostTerms = 12
/** Shorter words are looked for as they are: as a beginning, `ια` would find half the language. */
const shortestPrefix = 4

/** What search reads of a programme, folded, by weight. */
export interface SearchText {
  titles: string
  names: string
  summary: string
  documents: string
}

export function searchTextOf(programme: Programme, documents: readonly string[]): SearchText {
  const { title, authority, external_ids, summary, objectives, slug } = programme
  let left = searchedText
  const parts = documents.map((text) => {
    const part = text.slice(0, left)
    left -= part.length
    return fold(part)
  })
  return {
    titles: fold(Object.values(title).join('\n')),
    names: fold(
      [
        slug.replaceAll('-', ' '),
        ...Object.values(authority?.name ?? {}),
        ...(external_ids ?? []).map(({ value }) => value),
        ...(objectives ?? []),
      ].join('\n'),
    ),
    summary: fold(Object.values(summary ?? {}).join('\n')),
    documents: parts.join('\n'),
  }
}

const fold = (text: string): string => foldText(text).folded

/** The folded words of a search, without those that every text has. */
export function searchTerms(q: string): string[] {
  const all = fold(q).match(/[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)*/gu) ?? []
  const telling = all.filter((term) => !stopWords.has(term))
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, mostTerms)
}

/**
 * The terms as a PostgreSQL tsquery: all of them, longer words also as beginnings, because the Greek stemmer keeps
 * -ία apart from -ίας and -ίες.
 */
export function queryText(terms: readonly string[]): string {
  return terms
    .map((term) => `'${term}'${/^\p{L}+$/u.test(term) && term.length >= shortestPrefix ? ':*' : ''}`)
    .join(' & ')
}

/** Private-use characters that stand around a hit while a headline comes from the database. */
export const hitStart = '\ue000'
export const hitEnd = '\ue001'

/** A headline with its hits as half-open ranges in code points. */
export function readHeadline(headline: string): { text: string; marks: { start: number; end: number }[] } {
  let text = ''
  const marks: { start: number; end: number }[] = []
  for (const [index, part] of headline.split(hitStart).entries()) {
    const [hit = '', rest] = index === 0 ? ['', part] : part.split(hitEnd, 2)
    const start = codePointLength(text)
    if (hit !== '') marks.push({ start, end: start + codePointLength(hit) })
    text += hit + (rest ?? '')
  }
  return { text, marks }
}

/** Articles, prepositions and conjunctions of Greek and English, folded. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'ο η το οι τα του τησ των τον την τουσ τισ στο στη στην στον στα στουσ στισ σε και κι η ή με για απο προσ κατα ανα που να θα δεν μη μην ωσ' +
    ' the a an of in on for to and or with by from at as is are be'
  ).split(' '),
)

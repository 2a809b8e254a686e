import { codePointLength } from '../core/citing/canonical.ts'
import type { Programme } from '../core/facts/programme.ts'
import { signsOf } from '../core/searching/search-query.ts'
import type { SearchTerm } from '../core/searching/search-query.ts'
import type { Reader, Word } from '../core/searching/words.ts'
import type { Context } from '../platform/context.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { documentBeginnings } from './search-store.ts'

/** Where a search hit: the member, its text (or a fragment), and the hits in it in code points. */
export interface Highlight {
  /** JSON pointer into the programme. */
  field: string
  text: string
  marks: { start: number; end: number }[]
}

/** What was looked for. */
export interface Sought {
  readonly terms: readonly SearchTerm[]
  /** The words that were found in its place. */
  readonly forms: ReadonlySet<string>
  readonly search: Pick<CatalogueSearch, 'reader' | 'signs'>
}

/** A fragment is looked for in the beginnings of a programme's first documents: reading 30,000 characters takes 2 ms. */
const searchedForFragment = 30_000
const searchedDocuments = 2
/** Words of a fragment, and how many of them stand before the first hit. */
const fragmentWords = 35
const wordsBefore = 8

/** The highlights of each programme: of titles and summaries, and of a document where neither has a hit. */
export async function highlightsOf(
  ctx: Context,
  sought: Sought,
  programmes: readonly Programme[],
): Promise<Highlight[][]> {
  if (sought.terms.length === 0) return programmes.map(() => [])
  const { reader } = sought.search
  const isHit = inMemory(sought)
  const found = programmes.map(({ title, summary }) => [
    ...inTexts(title, 'title', reader, isHit, true),
    ...inTexts(summary ?? {}, 'summary', reader, isHit, false),
  ])
  const rest = programmes.flatMap(({ documents }, programme) =>
    found[programme]?.length === 0
      ? documents.slice(0, searchedDocuments).map(({ id }, index) => ({ id, programme, index }))
      : [],
  )
  if (rest.length === 0) return found
  const isInText = inDocuments(sought)
  const ids = rest.map(({ id }) => id)
  const texts = await documentBeginnings(ctx.db, ids, searchedForFragment)
  for (const { id, programme, index } of rest) {
    const highlights = found[programme]
    if (highlights === undefined || highlights.length > 0) continue
    const shown = mark(texts.get(id) ?? '', reader, isInText, false)
    if (shown !== undefined) highlights.push({ field: `/documents/${index}`, ...shown })
  }
  return found
}

/** Titles and summaries have the words that were found. */
function inMemory({ forms }: Sought): (word: Word) => boolean {
  return (word) => word.forms.some((form) => forms.has(form)) || word.codes.some((code) => forms.has(code))
}

/** A document was found by signs. */
function inDocuments({ terms, search }: Sought): (word: Word) => boolean {
  const signs = new Set(terms.flatMap((term) => signsOf(term, true)))
  return (word) => search.signs(word).some((sign) => signs.has(sign))
}

function inTexts(
  texts: Readonly<Record<string, string>>,
  name: string,
  reader: Reader,
  isHit: (word: Word) => boolean,
  whole: boolean,
): Highlight[] {
  return Object.entries(texts).flatMap(([language, text]) => {
    const shown = mark(text, reader, isHit, whole)
    return shown === undefined ? [] : [{ field: `/${name}/${language}`, ...shown }]
  })
}

/** The text, or the part of it with the most hits, with its hits marked; undefined without any. */
function mark(
  text: string,
  reader: Reader,
  isHit: (word: Word) => boolean,
  whole: boolean,
): Omit<Highlight, 'field'> | undefined {
  const words = [...reader.read(text)]
  const hits = words.flatMap(({ word }, at) => (isHit(word) ? [at] : []))
  const first = hits[0]
  if (first === undefined) return undefined
  const span = whole || words.length <= fragmentWords ? { from: 0, to: words.length } : bestSpan(words, hits)
  const isAll = span.from === 0 && span.to === words.length
  const start = isAll ? 0 : (words[span.from]?.start ?? 0)
  const end = isAll ? text.length : (words[span.to - 1]?.end ?? text.length)
  const marks = hits
    .filter((at) => at >= span.from && at < span.to)
    .map((at) => {
      const { start: begins = 0, end: ends = 0 } = words[at] ?? {}
      const before = codePointLength(text.slice(start, begins))
      return { start: before, end: before + codePointLength(text.slice(begins, ends)) }
    })
  return { text: text.slice(start, end), marks }
}

/** The first run of words with the most different words looked for. */
function bestSpan(words: readonly { word: Word }[], hits: readonly number[]): { from: number; to: number } {
  let best = { from: 0, to: 0, different: 0 }
  for (const [index, at] of hits.entries()) {
    const to = Math.min(words.length, at + fragmentWords - wordsBefore)
    const inside = hits.slice(index).filter((each) => each < to)
    const different = new Set(inside.slice(0, fragmentWords).map((each) => words[each]?.word)).size
    if (different > best.different) best = { from: Math.max(0, at - wordsBefore), to, different }
  }
  return best
}

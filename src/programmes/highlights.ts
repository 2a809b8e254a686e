import { codePoints } from '../core/citing/canonical.ts'
import { foldText, originalSpan } from '../core/facts/text-fold.ts'
import type { Programme } from '../core/facts/programme.ts'
import type { Tx } from '../platform/db/db.ts'
import { documentBeginnings, headlines } from './search-store.ts'
import { hitEnd, hitStart, readHeadline } from './search-text.ts'

/** Where a search hit: the member, its text (or a fragment), and the hits in it in code points. */
export interface Highlight {
  /** JSON pointer into the programme. */
  field: string
  text: string
  marks: { start: number; end: number }[]
}

/** A fragment is looked for in the beginnings of a programme's first documents: folding them takes 1 ms per 15,000 characters. */
const searchedForFragment = 60_000
const searchedDocuments = 2

interface Passage {
  programme: number
  field: string
  text: string
  whole: boolean
}

/** The highlights of each programme: of titles and summaries, and of a document where neither has a hit. */
export async function highlightsOf(tx: Tx, query: string, programmes: readonly Programme[]): Promise<Highlight[][]> {
  if (query === '') return programmes.map(() => [])
  const found = await mark(tx, query, programmes.flatMap(titlesAndSummaries), programmes.length)
  const rest = programmes.flatMap(({ documents }, programme) =>
    found[programme]?.length === 0
      ? documents.slice(0, searchedDocuments).map(({ id }, index) => ({ id, programme, field: `/documents/${index}` }))
      : [],
  )
  const texts = await documentBeginnings(
    tx,
    rest.map(({ id }) => id),
    searchedForFragment,
  )
  const passages = rest.map(({ id, programme, field }): Passage => ({
    programme,
    field,
    text: texts.get(id) ?? '',
    whole: false,
  }))
  const inDocuments = await mark(tx, query, passages, programmes.length)
  return found.map((highlights, programme) =>
    highlights.length > 0 ? highlights : (inDocuments[programme] ?? []).slice(0, 1),
  )
}

function titlesAndSummaries({ title, summary }: Programme, programme: number): Passage[] {
  const passages = (texts: Readonly<Record<string, string>>, name: string, whole: boolean): Passage[] =>
    Object.entries(texts).map(([language, text]) => ({ programme, field: `/${name}/${language}`, text, whole }))
  return [...passages(title, 'title', true), ...passages(summary ?? {}, 'summary', false)]
}

/** Folded copies are searched, as the index was made of folded texts; the originals are shown. */
async function mark(tx: Tx, query: string, passages: readonly Passage[], count: number): Promise<Highlight[][]> {
  const folded = passages.map(({ text }) => foldText(text.replaceAll(hitStart, ' ').replaceAll(hitEnd, ' ')))
  const marked = await headlines(
    tx,
    query,
    passages.map(({ whole }, index) => ({ text: folded[index]?.folded ?? '', whole })),
  )
  const result: Highlight[][] = Array.from({ length: count }, () => [])
  for (const [index, { programme, field, text }] of passages.entries()) {
    const copy = folded[index]
    const shown = copy === undefined ? undefined : unfolded(marked[index] ?? '', text, copy)
    if (shown !== undefined && shown.marks.length > 0) result[programme]?.push({ field, ...shown })
  }
  return result
}

/** A headline of the folded copy as the part of the original it came from. */
function unfolded(
  headline: string,
  text: string,
  copy: ReturnType<typeof foldText>,
): Omit<Highlight, 'field'> | undefined {
  const found = readHeadline(headline)
  const at = copy.folded.indexOf(found.text)
  if (at < 0 || found.marks.length === 0) return undefined
  const whole = originalSpan(copy, at, at + found.text.length)
  const inCopy = codePoints(found.text)
  const marks = found.marks.map(({ start, end }) => {
    const span = originalSpan(copy, at + inCopy.toUnit(start), at + inCopy.toUnit(end))
    return { start: span.start - whole.start, end: span.end - whole.start }
  })
  return { text: codePoints(text).slice(whole.start, whole.end), marks }
}

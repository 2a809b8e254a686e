import type { Programme } from '../core/facts/programme.ts'
import type { Tx } from '../platform/db/db.ts'
import { documentBeginnings, headlines } from './search-store.ts'
import type { Passage } from './search-store.ts'
import { hitEnd, hitStart, readHeadline } from './search-text.ts'

/** Where a search hit: the member, its text (or a fragment), and the hits in it in code points. */
export interface Highlight {
  /** JSON pointer into the programme. */
  field: string
  text: string
  marks: { start: number; end: number }[]
}

/** A fragment is looked for in this much of a document. */
const searchedForFragment = 100_000

interface Placed extends Passage { programme: number; field: string }

/** The highlights of each programme: of titles and summaries, and of a document where neither has a hit. */
export async function highlightsOf(tx: Tx, query: string, programmes: readonly Programme[]): Promise<Highlight[][]> {
  if (query === '') return programmes.map(() => [])
  const found = await mark(tx, query, programmes.flatMap(titlesAndSummaries), programmes.length)
  const rest = programmes.flatMap(({ documents }, programme) =>
    found[programme]?.length === 0 ? documents.slice(0, 3).map(({ id }, index) => ({ id, programme, field: `/documents/${index}` })) : [],
  )
  const texts = await documentBeginnings(tx, rest.map(({ id }) => id), searchedForFragment)
  const passages = rest.map(({ id, programme, field }): Placed => ({ programme, field, text: bare(texts.get(id) ?? ''), whole: false }))
  const inDocuments = await mark(tx, query, passages, programmes.length)
  return found.map((highlights, programme) => (highlights.length > 0 ? highlights : (inDocuments[programme] ?? []).slice(0, 1)))
}

async function mark(tx: Tx, query: string, passages: readonly Placed[], count: number): Promise<Highlight[][]> {
  const marked = await headlines(tx, query, passages)
  const result: Highlight[][] = Array.from({ length: count }, () => [])
  for (const [index, { programme, field }] of passages.entries()) {
    const { text, marks } = readHeadline(marked[index] ?? '')
    if (marks.length > 0) result[programme]?.push({ field, text, marks })
  }
  return result
}

function titlesAndSummaries({ title, summary }: Programme, programme: number): Placed[] {
  const passages = (texts: Readonly<Record<string, string>>, name: string, whole: boolean): Placed[] =>
    Object.entries(texts).map(([language, text]) => ({ programme, field: `/${name}/${language}`, text: bare(text), whole }))
  return [...passages(title, 'title', true), ...passages(summary ?? {}, 'summary', false)]
}

/** The marks' own characters have no meaning in a text of ours. */
const bare = (text: string): string => text.replaceAll(hitStart, '').replaceAll(hitEnd, '')

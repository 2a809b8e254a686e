import { sql } from 'kysely'
import type { Programme } from '../core/facts/programme.ts'
import type { Tx } from '../platform/db/db.ts'
import { findDocuments } from './programme-store.ts'
import { hitEnd, hitStart, searchTextOf } from './search-text.ts'

/** Keeps what search reads of published programmes. */
export async function saveSearchTexts(tx: Tx, programmes: readonly { id: string; body: Programme }[]): Promise<void> {
  const documents = await findDocuments(
    tx,
    programmes.flatMap(({ body }) => body.documents.map((document) => document.id)),
  )
  const byId = new Map(documents.map((document) => [document.id, document.text]))
  const texts = programmes.map(({ body }) =>
    searchTextOf(
      body,
      body.documents.map((document) => byId.get(document.id) ?? ''),
    ),
  )
  // The greek configuration stems ASCII words as English, so that one vector serves both languages.
  await sql`
    insert into programmes_search (programme_id, words, titles)
    select p.id,
      setweight(to_tsvector('greek', p.titles), 'A') || setweight(to_tsvector('greek', p.names), 'B')
        || setweight(to_tsvector('greek', p.summary), 'C') || setweight(to_tsvector('greek', p.documents), 'D'),
      p.titles
    from unnest(${programmes.map(({ id }) => id)}::uuid[], ${texts.map(({ titles }) => titles)}::text[], ${texts.map(({ names }) => names)}::text[],
      ${texts.map(({ summary }) => summary)}::text[], ${texts.map((text) => text.documents)}::text[]) p(id, titles, names, summary, documents)
    on conflict (programme_id) do update set words = excluded.words, titles = excluded.titles`.execute(tx)
}

export interface Hit {
  id: string
  rank: number
}

/** More hits than this are not ranked; the best are. */
const mostHits = 5000
/** Least trigram similarity of a misspelt search to a title's words. */
const similarEnough = 0.45

/** Published programmes that have all terms, best first; rank to six digits, so that it survives a cursor. */
export async function searchWords(tx: Tx, query: string): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select s.programme_id as id, round(ts_rank(s.words, q.query)::numeric, 6)::float8 as rank
    from programmes_search s, to_tsquery('greek', ${query}) q(query)
    where s.words @@ q.query
    order by rank desc, s.programme_id limit ${mostHits}`.execute(tx)
  return rows
}

/** Published programmes whose title has words like these. */
export async function searchSimilar(tx: Tx, folded: string): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select s.programme_id as id, round(word_similarity(${folded}, s.titles)::numeric, 6)::float8 as rank
    from programmes_search s
    where word_similarity(${folded}, s.titles) >= ${similarEnough}
    order by rank desc, s.programme_id limit 200`.execute(tx)
  return rows
}

/** Each passage with its hits marked, in order; `whole` ones entirely, of others the best fragment. */
export async function headlines(
  tx: Tx,
  query: string,
  passages: readonly { text: string; whole: boolean }[],
): Promise<string[]> {
  if (passages.length === 0) return []
  const marks = `StartSel=${hitStart}, StopSel=${hitEnd}`
  const { rows } = await sql<{ headline: string }>`
    select ts_headline('greek', p.text, to_tsquery('greek', ${query}),
      case when p.whole then ${`${marks}, HighlightAll=true`} else ${`${marks}, MaxFragments=1, MinWords=10, MaxWords=35`} end) as headline
    from unnest(${passages.map(({ text }) => text)}::text[], ${passages.map(({ whole }) => whole)}::boolean[]) with ordinality p(text, whole, n)
    order by p.n`.execute(tx)
  return rows.map(({ headline }) => headline)
}

/** The beginnings of stored documents, for passages. */
export async function documentBeginnings(
  tx: Tx,
  ids: readonly string[],
  length: number,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; text: string }>`
    select d.id, left(d.text, ${length}) as text from programmes_documents d where d.id = any(${ids}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

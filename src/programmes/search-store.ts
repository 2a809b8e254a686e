import { sql } from 'kysely'
import type { Programme } from '../core/facts/programme.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { findDocuments } from './programme-store.ts'
import { openWords, textSigns, vectorText } from './search-text.ts'
import type { Words } from './search-text.ts'

/** Counted up when signs are made in another way, so that what was read before is read again. */
const reading = 3

/** Keeps what search reads of published programmes. `words`: where many are written, what is known of their words. */
export async function saveSearchTexts(
  tx: Tx,
  programmes: readonly { id: string; body: Programme }[],
  words: Words = openWords(),
): Promise<void> {
  const ids = new Set(programmes.flatMap(({ body }) => body.documents.map((document) => document.id)))
  const documents = new Map((await findDocuments(tx, [...ids])).map(({ id, text }) => [id, text]))
  const signs = programmes.map(({ body }) =>
    vectorText(
      textSigns(
        body,
        body.documents.map(({ id }) => documents.get(id) ?? ''),
        words,
      ),
    ),
  )
  await sql`
    insert into programmes_search (programme_id, signs, reading)
    select p.id, p.signs::tsvector, ${reading}
    from unnest(${programmes.map(({ id }) => id)}::uuid[], ${signs}::text[]) p(id, signs)
    on conflict (programme_id) do update set signs = excluded.signs, reading = excluded.reading`.execute(tx)
}

/** Published programmes that were not read yet, or in another way than today's. */
export async function findUnread(tx: Tx, limit: number): Promise<{ id: string; body: Programme }[]> {
  const { rows } = await sql<{ id: string; body: Programme }>`
    select p.id, v.body
    from programmes p
    join programmes_versions v on v.programme_id = p.id and v.version = p.published_version
    left join programmes_search s on s.programme_id = p.id
    where s.reading is distinct from ${reading}
    order by p.id limit ${limit}`.execute(tx)
  return rows
}

/** More than this are not looked at. Filters come after it: fewer would hide programmes that fit from who asks for a common word. */
const mostFound = 10_000

/**
 * Programmes in whose texts the query's signs stand; those that came last where there are too many. In one line: a row for each
 * took longer to read than to find.
 */
export async function searchTexts({ kysely }: Pick<Database, 'kysely'>, query: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ' ') as ids from programmes_in_texts(${query}::tsquery, ${mostFound}) id`.execute(
    kysely,
  )
  return rows[0]?.ids?.split(' ') ?? []
}

/** The beginnings of stored documents, for passages. */
export async function documentBeginnings(
  { kysely }: Pick<Database, 'kysely'>,
  ids: readonly string[],
  length: number,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; text: string }>`
    select d.id, left(d.text, ${length}) as text from programmes_documents d where d.id = any(${ids}::text[])`.execute(
    kysely,
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

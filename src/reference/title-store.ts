import { sql } from 'kysely'
import type { Scheme } from '../core/facts/scheme.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Language } from '../platform/language.ts'

interface TitleTables {
  reference_titles: { scheme: string; code: string; language: string; title: string }
}
export type TitleRow = TitleTables['reference_titles']

export const titleColumns = columnsOf<TitleTables>()({
  reference_titles: { scheme: 'text', code: 'text', language: 'text', title: 'text' },
})

/** Which list of codes titles belong to, and the language they are in. */
export interface TitleList {
  readonly scheme: Scheme
  readonly language: Language
}

/** Writes titles over those there are; codes must not repeat. Answers how many are new or different. */
export async function saveTitles(
  tx: Tx,
  { scheme, language }: TitleList,
  codes: readonly string[],
  titles: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into reference_titles as t (scheme, code, language, title)
    select ${scheme}::text, given.code, ${language}::text, given.title
    from unnest(${codes}::text[], ${titles}::text[]) as given (code, title)
    on conflict (scheme, code, language) do update set title = excluded.title
    where t.title <> excluded.title`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Every title. They are everybody's, so no account is needed. */
export async function allTitles(db: Database): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select t.scheme, t.code, t.language, t.title from reference_titles as t`.execute(db.kysely)
  return rows
}

import { sql } from 'kysely'
import type { Tx } from './db/db.ts'

/** Kept for the working of the service alone. */
const internal: ReadonlySet<string> = new Set([
  'platform_idempotency',
  'platform_call_windows',
  // Of the version before: packed since.
  'matching_states',
])

/** One row of what an account holds. */
export interface ExportedRow {
  readonly table: string
  readonly row: unknown
}

/**
 * Everything an account holds, from every table whose rows belong to accounts or name one (a table that is added later is in it by itself),
 * without secrets: columns of bytes, and those named after a secret, a hash or a token. Of a table `…_packed` what the view
 * without the ending reads in it.
 */
export async function exportAccount(tx: Tx, accountId: string): Promise<ExportedRow[]> {
  const { rows: tables } = await sql<{ name: string; owned: boolean; hidden: string[] }>`
    select c.relname as name,
      exists (select from pg_attribute as a where a.attrelid = c.oid and a.attname = 'account_id') as owned,
      array(
        select a.attname::text from pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.atttypid = 'bytea'::regtype or a.attname ~ '(secret|hash|token|sealed)')
      ) as hidden
    from pg_class as c
    where c.relnamespace = 'public'::regnamespace and (
      exists (
        select from pg_policies as p
        where p.schemaname = 'public' and p.policyname = 'of_account' and regexp_replace(p.tablename, '_packed$', '') = c.relname
      )
      or c.relkind = 'r' and not c.relrowsecurity
        and exists (select from pg_attribute as a where a.attrelid = c.oid and a.attname = 'account_id')
    )
    order by c.relname`.execute(tx)
  const found: ExportedRow[] = []
  for (const { name, owned, hidden } of tables) {
    if (internal.has(name)) continue
    // Row-level security leaves the account's own; what belongs to everybody is not the account's.
    const own = owned ? sql`where t.account_id = ${accountId}` : sql``
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${hidden}::text[] as row from ${sql.table(name)} as t ${own}`.execute(tx)
    for (const { row } of rows) found.push({ table: name, row })
  }
  return found
}

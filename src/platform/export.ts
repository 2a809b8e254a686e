import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Tx } from './db/db.ts'

/** Kept for the working of the service alone. */
const internal: ReadonlySet<string> = new Set([
  'platform_idempotency',
  'platform_call_windows',
  // Of the version before: packed since.
  'matching_states',
])

/** Rows of one statement, none of which may take longer than a statement may. */
const page = 2000
const compress = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * Everything an account holds, from every table whose rows belong to accounts or name one (a table that is added later is in it by itself),
 * without secrets: columns of bytes, and those named after a secret, a hash or a token. Of a table `…_packed` what the view
 * without the ending reads in it. Lines of JSON, `{ "table", "row" }`, in compressed pieces for `exportedLines`: all of one moment, and sent
 * when no transaction is open any more.
 */
export async function exportAccount(tx: Tx, accountId: string): Promise<Uint8Array[]> {
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
  const pieces: Uint8Array[] = []
  for (const { name, owned, hidden } of tables) {
    if (internal.has(name)) continue
    // Row-level security leaves the account's own; what belongs to everybody is not the account's.
    const own = owned ? sql`where t.account_id = ${accountId}` : sql``
    await sql`
      declare account_export no scroll cursor for
      select (to_jsonb(t) - ${hidden}::text[])::text as row from ${sql.table(name)} as t ${own}`.execute(tx)
    for (let count = page; count === page;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(page))} from account_export`.execute(tx)
      count = rows.length
      const lines = rows.map(({ row }) => `{"table":${JSON.stringify(name)},"row":${row}}\n`).join('')
      if (count > 0) pieces.push(await compress(lines, { level: 1 }))
    }
    await sql`close account_export`.execute(tx)
  }
  return pieces
}

/** The lines of an export, in pieces of some of them. */
export async function* exportedLines(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await unpack(piece)
}

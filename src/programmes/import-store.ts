import { sql } from 'kysely'
import { tables } from '../platform/db/db.ts'
import type { Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json } from '../platform/db/values.ts'
import type { Json, Timestamp } from '../platform/db/values.ts'
import type { ImportProgress } from './import-file.ts'

export interface ImportTables {
  programmes_imports: {
    id: string
    account_id: string
    format: string
    file: string
    retrieved_at: Timestamp
    notify: boolean
    dry_run: boolean
    created_at: Timestamp
    media: string
    collection: string
    progress: Json<ImportProgress> | null
  }
  programmes_imported: { collection: string; slug: string; seen_at: Timestamp }
}

export const importColumns = columnsOf<ImportTables>()({
  programmes_imports: {
    id: 'uuid',
    account_id: 'text',
    format: 'text',
    file: 'text',
    retrieved_at: 'timestamptz',
    notify: 'boolean',
    dry_run: 'boolean',
    created_at: 'timestamptz',
    media: 'text',
    collection: 'text',
    progress: 'jsonb?',
  },
  programmes_imported: { collection: 'text', slug: 'text', seen_at: 'timestamptz' },
})

/** A file that waits for its job. */
export interface WaitingImport {
  id: string
  accountId: string
  format: string
  collection: string
  media: string
  bytes: Uint8Array
  retrievedAt: Temporal.Instant
  notify: boolean
  dryRun: boolean
  /** Of a job that was broken off. */
  progress: ImportProgress | null
}

export async function saveImport(
  tx: Tx,
  { id, accountId, format, collection, media, bytes, retrievedAt, notify, dryRun }: WaitingImport,
  now: Temporal.Instant,
): Promise<void> {
  const row = {
    id,
    account_id: accountId,
    format,
    collection,
    media,
    file: Buffer.from(bytes).toString('base64'),
    retrieved_at: retrievedAt,
    notify,
    dry_run: dryRun,
    created_at: now,
    progress: null,
  }
  await tables<ImportTables>(tx).insertInto('programmes_imports').values(row).execute()
}

export async function findImport(tx: Tx, id: string): Promise<WaitingImport | undefined> {
  const row = await tables<ImportTables>(tx)
    .selectFrom('programmes_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { format, collection, media, notify, progress } = row
  return {
    id: row.id,
    accountId: row.account_id,
    format,
    collection,
    media,
    bytes: Buffer.from(row.file, 'base64'),
    retrievedAt: row.retrieved_at,
    notify,
    dryRun: row.dry_run,
    progress,
  }
}

/** How far the job has come. */
export async function saveImportProgress(tx: Tx, id: string, progress: ImportProgress): Promise<void> {
  await tables<ImportTables>(tx)
    .updateTable('programmes_imports')
    .set({ progress: json(progress) })
    .where('id', '=', id)
    .execute()
}

/** Programmes that are in the collection. */
export async function noteImported(
  tx: Tx,
  collection: string,
  slugs: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (slugs.length === 0) return
  const rows = [...new Set(slugs)].map((slug) => ({ collection, slug, seen_at: now }))
  await tables<ImportTables>(tx)
    .insertInto('programmes_imported')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['collection', 'slug']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Which of these slugs came in from the collection at any time. */
export async function importedAmong(tx: Tx, collection: string, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await tables<ImportTables>(tx)
    .selectFrom('programmes_imported')
    .select('slug')
    .where('collection', '=', collection)
    .where('slug', 'in', [...new Set(slugs)])
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Published programmes that came in from the collection, by slug. */
export async function importedFrom(tx: Tx, collection: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select i.slug from programmes_imported i join programmes p on p.slug = i.slug
    where i.collection = ${collection} and p.state = 'published' order by i.slug`.execute(tx)
  return rows.map(({ slug }) => slug)
}

/** Nothing is left to do: the file goes, and its report stays for a job that ended before it was noted that it had. */
export async function endImport(tx: Tx, id: string, progress: ImportProgress): Promise<void> {
  await tables<ImportTables>(tx)
    .updateTable('programmes_imports')
    .set({ file: '', progress: json(progress) })
    .where('id', '=', id)
    .execute()
}

export async function forgetImports(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tables<ImportTables>(tx).deleteFrom('programmes_imports').where('created_at', '<', before).execute()
}

import { sql } from 'kysely'
import { tables } from '../platform/db/db.ts'
import type { Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json } from '../platform/db/values.ts'
import type { Json, Timestamp } from '../platform/db/values.ts'
import type { Encoding } from '../platform/files/encoding.ts'
import type { ProfileImportProgress } from './import-profiles.ts'

export interface ProfileImportTables {
  profiles_imports: {
    id: string
    account_id: string
    media: string
    encoding: Encoding
    dry_run: boolean
    progress: Json<ProfileImportProgress> | null
    created_at: Timestamp
  }
  profiles_import_pieces: { import_id: string; account_id: string; number: number; bytes: Uint8Array }
}

export const profileImportColumns = columnsOf<ProfileImportTables>()({
  profiles_imports: {
    id: 'uuid',
    account_id: 'text',
    media: 'text',
    encoding: 'text',
    dry_run: 'boolean',
    progress: 'jsonb?',
    created_at: 'timestamptz',
  },
  profiles_import_pieces: { import_id: 'uuid', account_id: 'text', number: 'integer', bytes: 'bytea' },
})

export interface WaitingProfiles {
  id: string
  accountId: string
  media: string
  encoding: Encoding
  dryRun: boolean
  progress: ProfileImportProgress | null
}

export async function saveProfileImport(
  tx: Tx,
  { id, accountId, media, encoding, dryRun }: Omit<WaitingProfiles, 'progress'>,
  now: Temporal.Instant,
): Promise<void> {
  await tables<ProfileImportTables>(tx)
    .insertInto('profiles_imports')
    .values({ id, account_id: accountId, media, encoding, dry_run: dryRun, progress: null, created_at: now })
    .execute()
}

export async function savePiece(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  await tables<ProfileImportTables>(tx)
    .insertInto('profiles_import_pieces')
    .values({ import_id: id, account_id: accountId, number, bytes })
    .execute()
}

export async function findPiece(tx: Tx, id: string, number: number): Promise<Uint8Array | undefined> {
  const row = await tables<ProfileImportTables>(tx)
    .selectFrom('profiles_import_pieces')
    .select('bytes')
    .where('import_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.bytes
}

export async function findProfileImport(tx: Tx, id: string): Promise<WaitingProfiles | undefined> {
  const row = await tables<ProfileImportTables>(tx)
    .selectFrom('profiles_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { media, encoding, progress } = row
  return { id: row.id, accountId: row.account_id, media, encoding, dryRun: row.dry_run, progress }
}

export async function saveProfileProgress(tx: Tx, id: string, progress: ProfileImportProgress): Promise<void> {
  await tables<ProfileImportTables>(tx)
    .updateTable('profiles_imports')
    .set({ progress: json(progress) })
    .where('id', '=', id)
    .execute()
}

/** Nothing is left to do: the file goes, and its report stays for a job that ended before it was noted that it had. */
export async function endProfileImport(tx: Tx, id: string, progress: ProfileImportProgress): Promise<void> {
  await tables<ProfileImportTables>(tx).deleteFrom('profiles_import_pieces').where('import_id', '=', id).execute()
  await saveProfileProgress(tx, id, progress)
}

/** What is kept of imports: reports, and files whose jobs failed for good. */
export async function forgetProfileImports(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql`delete from profiles_imports where created_at < ${before}`.execute(tx)
}

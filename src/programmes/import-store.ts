import { tables } from '../platform/db/db.ts'
import type { Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Timestamp } from '../platform/db/values.ts'

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
  }
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
  },
})

/** A file that waits for its job. */
export interface WaitingImport {
  id: string
  accountId: string
  format: string
  file: string
  retrievedAt: Temporal.Instant
  notify: boolean
  dryRun: boolean
}

export async function saveImport(
  tx: Tx,
  { id, accountId, format, file, retrievedAt, notify, dryRun }: WaitingImport,
  now: Temporal.Instant,
): Promise<void> {
  const row = {
    id,
    account_id: accountId,
    format,
    file,
    retrieved_at: retrievedAt,
    notify,
    dry_run: dryRun,
    created_at: now,
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
  const { format, file, notify } = row
  return {
    id: row.id,
    accountId: row.account_id,
    format,
    file,
    retrievedAt: row.retrieved_at,
    notify,
    dryRun: row.dry_run,
  }
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tables<ImportTables>(tx).deleteFrom('programmes_imports').where('id', '=', id).execute()
}

export async function forgetImports(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tables<ImportTables>(tx).deleteFrom('programmes_imports').where('created_at', '<', before).execute()
}

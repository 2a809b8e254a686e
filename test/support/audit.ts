import { readAudit } from '../../src/platform/audit.ts'
import type { Database } from '../../src/platform/db/db.ts'

/** What was done in an account, oldest first. */
export async function readAuditOf(db: Database, accountId: string): Promise<string[]> {
  const entries = await db.inAccount(accountId, (tx) => readAudit(tx, accountId, null, 1000))
  return entries.map(({ action }) => action).toReversed()
}

import { sql } from 'kysely'
import type { Caller } from './context.ts'
import type { Tx } from './db/db.ts'

/** Who changed what: kept with the change it is about, readable by the account it belongs to. */
export interface AuditEntry {
  readonly accountId: string
  readonly at: Temporal.Instant
  /** The operation, such as `updateProfile`, or the command's name. */
  readonly action: string
  /** The address it was done at, such as `/api/v1/profiles/prf_…`. */
  readonly subject: string
  readonly caller: Pick<Caller, 'kind' | 'id'>
  readonly requestId: string
}

/** An entry as kept, with its place in the log. */
export interface KeptAuditEntry extends AuditEntry {
  readonly number: number
}

/**
 * Writes the entry if the transaction has changed something so far, and says whether it has.
 * PostgreSQL gives a transaction its id at its first write, not before.
 */
export async function auditIfChanged(tx: Tx, entry: AuditEntry): Promise<boolean> {
  const { rows } = await sql`
    insert into platform_audit (account_id, at, action, subject, caller_kind, caller_id, request_id)
    select ${entry.accountId}::text, ${entry.at}::timestamptz, ${entry.action}::text, ${entry.subject}::text,
           ${entry.caller.kind}::text, ${entry.caller.id}::text, ${entry.requestId}::text
    where pg_current_xact_id_if_assigned() is not null
    returning number`.execute(tx)
  return rows.length > 0
}

/** Whether the transaction has changed something so far. */
export async function hasChanged(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    changed: boolean
  }>`select pg_current_xact_id_if_assigned() is not null as changed`.execute(tx)
  return rows[0]?.changed === true
}

/** Up to `count` entries of the account, newest first, below `before` (exclusive) where given. */
export async function readAudit(
  tx: Tx,
  accountId: string,
  before: number | null,
  count: number,
): Promise<KeptAuditEntry[]> {
  const { rows } = await sql<{
    number: number
    at: Temporal.Instant
    action: string
    subject: string
    caller_kind: Caller['kind']
    caller_id: string
    request_id: string
  }>`
    select a.number, a.at, a.action, a.subject, a.caller_kind, a.caller_id, a.request_id
    from platform_audit as a
    where a.account_id = ${accountId} and (${before}::bigint is null or a.number < ${before}::bigint)
    order by a.number desc limit ${count}`.execute(tx)
  return rows.map((row) => ({
    number: row.number,
    accountId,
    at: row.at,
    action: row.action,
    subject: row.subject,
    caller: { kind: row.caller_kind, id: row.caller_id },
    requestId: row.request_id,
  }))
}

import { auditIfChanged } from '../platform/audit.ts'
import type { Caller, Context } from '../platform/context.ts'
import type { Database } from '../platform/db/db.ts'
import { unitOfWork } from '../platform/http/unit-of-work.ts'
import { scopes } from '../platform/scopes.ts'

/** The operator: whoever may run commands on this machine may do everything. */
const operator: Caller = { kind: 'system', id: 'operator', scopes: new Set(scopes) }

/**
 * A context to call a room's verbs with, in the account's name. What it changes stands in the account's audit log
 * under `action`, such as `keys rotate`.
 */
export function operatorContext(db: Database, accountId: string, now: Temporal.Instant, action: string): Context {
  const entry = { accountId, at: now, action, subject: accountId, caller: operator, requestId: '' }
  return {
    accountId,
    caller: operator,
    language: 'en',
    now,
    requestId: '',
    db: unitOfWork(db, (tx) => auditIfChanged(tx, entry)).db,
    signal: new AbortController().signal,
  }
}

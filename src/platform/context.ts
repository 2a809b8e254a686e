import type { Database } from './db/db.ts'
import type { Language } from './language.ts'
import type { Scope } from './scopes.ts'

/** Who calls: a service account's key, a person's session, or the service itself (a job, the command line). */
export interface Caller {
  readonly kind: 'api_key' | 'session' | 'system'
  /** The key's id, the session's subject, or the job's or command's name. */
  readonly id: string
  readonly scopes: ReadonlySet<Scope>
}

/** What every verb gets first: on whose behalf, when, in which language, and where things are kept. */
export interface Context {
  /** The account (tenant) everything belongs to, `acc_…`. */
  readonly accountId: string
  readonly caller: Caller
  /** The language of texts in the answer; Greek unless asked for. */
  readonly language: Language
  /** The instant of the request. Verbs take time from here only. */
  readonly now: Temporal.Instant
  readonly requestId: string
  /** In a request that changes something, every writing transaction also records the audit entry (see `http/unit-of-work.ts`). */
  readonly db: Database
  /** Aborts when the caller is gone or the time is up. */
  readonly signal: AbortSignal
}

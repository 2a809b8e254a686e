/**
 * The platform's tables as Kysely sees them. Migrations are the only truth about tables: a test
 * compares every declared table with the database's own catalogue, so each table type has, beside it,
 * the list of its columns that the compiler keeps equal to the type (`columnsOf`).
 *
 * A room does the same in its store: `interface ProfileTables { profiles: … }`, `tables<ProfileTables>(tx)`,
 * and `export const profileColumns = columnsOf<ProfileTables>()({ profiles: { id: 'text', … } })`.
 */
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Json, Timestamp } from './values.ts'

export interface PlatformTables {
  platform_idempotency: IdempotencyTable
  platform_audit: AuditTable
  platform_call_windows: { account_id: string; starts_at: Timestamp; calls: number }
  platform_events: EventTable
  platform_jobs: JobTable
}

export interface IdempotencyTable {
  account_id: string
  route: string
  key: string
  claim: string
  fingerprint: string
  state: 'running' | 'effect' | 'done'
  lease_until: Timestamp
  created_at: Timestamp
  expires_at: Timestamp
  secret: Generated<boolean>
  status: number | null
  answer: Uint8Array | null
}

export interface AuditTable {
  number: Generated<number>
  account_id: string
  at: Timestamp
  action: string
  subject: string
  caller_kind: string
  caller_id: string
  request_id: string
}

export interface EventTable {
  id: string
  position: Generated<number>
  /** The order of handing out; null until then. */
  sequence: number | null
  account_id: string | null
  type: string
  subject: Json<Record<string, string>>
  data: Json<unknown>
  occurred_at: Timestamp
  handed_out_at: Timestamp | null
  failures: Generated<number>
  last_failure: string | null
  not_before: Timestamp | null
  trace: string | null
  /** By type: what work waits for is 0, what comes of work 1. */
  lane: GeneratedAlways<number>
}

export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

export interface JobTable {
  id: string
  account_id: string | null
  name: string
  payload: Json<unknown>
  status: Generated<JobStatus>
  queued_at: Timestamp | null
  not_before: Timestamp | null
  cancel_requested: Generated<boolean>
  progress_done: Generated<number>
  progress_total: number | null
  place: Json<unknown> | null
  result: Json<unknown> | null
  error: Json<unknown> | null
  created_at: Generated<Temporal.Instant>
  started_at: Timestamp | null
  finished_at: Timestamp | null
  trace: string | null
  failures: Generated<number>
  part_of: string | null
}

/** A PostgreSQL type as `format_type` writes it, with `?` where the column may be null. */
type ColumnType<T> = unknown extends T ? string : null extends T ? `${string}?` : string
type Columns<T> = {
  readonly [Table in keyof T]: {
    readonly [Column in keyof Selectable<T[Table]>]-?: ColumnType<Selectable<T[Table]>[Column]>
  }
}

/** The columns of a store's tables, checked against its table types by the compiler, against migrations by a test. */
export function columnsOf<T>(): (columns: Columns<T>) => Columns<T> {
  return (columns) => columns
}

export const platformColumns = columnsOf<PlatformTables>()({
  platform_idempotency: {
    account_id: 'text',
    route: 'text',
    key: 'text',
    claim: 'text',
    fingerprint: 'text',
    state: 'text',
    lease_until: 'timestamptz',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    secret: 'boolean',
    status: 'integer?',
    answer: 'bytea?',
  },
  platform_audit: {
    number: 'bigint',
    account_id: 'text',
    at: 'timestamptz',
    action: 'text',
    subject: 'text',
    caller_kind: 'text',
    caller_id: 'text',
    request_id: 'text',
  },
  platform_call_windows: { account_id: 'text', starts_at: 'timestamptz', calls: 'integer' },
  platform_events: {
    id: 'text',
    position: 'bigint',
    sequence: 'bigint?',
    account_id: 'text?',
    type: 'text',
    subject: 'jsonb',
    data: 'jsonb',
    occurred_at: 'timestamptz',
    handed_out_at: 'timestamptz?',
    failures: 'integer',
    last_failure: 'text?',
    not_before: 'timestamptz?',
    trace: 'text?',
    lane: 'smallint',
  },
  platform_jobs: {
    id: 'text',
    account_id: 'text?',
    name: 'text',
    payload: 'jsonb',
    status: 'text',
    queued_at: 'timestamptz?',
    not_before: 'timestamptz?',
    cancel_requested: 'boolean',
    progress_done: 'integer',
    progress_total: 'integer?',
    place: 'jsonb?',
    result: 'jsonb?',
    error: 'jsonb?',
    created_at: 'timestamptz',
    started_at: 'timestamptz?',
    finished_at: 'timestamptz?',
    trace: 'text?',
    failures: 'smallint',
    part_of: 'text?',
  },
})

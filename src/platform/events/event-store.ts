import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { json } from '../db/values.ts'
import { mostCounted, type Backlog } from '../queue-metrics.ts'
import { currentTrace } from '../tracing.ts'
import type { DomainEvent, RecordedEvent } from './events.ts'

/** The channel that wakes the reader. */
export const eventsChannel = 'platform_events'

/** One reader at a time, over all processes, so that events are handed out in their order. */
const readerLock = 6_017_430_292

export async function insertEvent(tx: Tx, id: string, event: DomainEvent): Promise<void> {
  await sql`
    with recorded as (
      insert into platform_events (id, account_id, type, subject, data, occurred_at, trace)
      values (${id}, ${event.accountId}, ${event.type}, ${json(event.subject)}::jsonb, ${json(event.data)}::jsonb,
        ${event.occurredAt}, ${currentTrace()})
      returning id
    )
    select pg_notify(${eventsChannel}, '') from recorded`.execute(tx)
}

/** Many at once, in their order. */
export async function insertEvents(tx: Tx, events: readonly (DomainEvent & { readonly id: string })[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    id: event.id,
    account_id: event.accountId,
    type: event.type,
    subject: event.subject,
    data: event.data,
    occurred_at: event.occurredAt,
  }))
  await sql`
    insert into platform_events (id, account_id, type, subject, data, occurred_at, trace)
    select row.id, row.account_id, row.type, row.subject, row.data, row.occurred_at, ${currentTrace()}::text
    from rows from (jsonb_to_recordset(${json(rows)}::jsonb) as (id text, account_id text, type text, subject jsonb, data jsonb, occurred_at timestamptz))
      with ordinality as row (id, account_id, type, subject, data, occurred_at, place) order by row.place`.execute(tx)
  await sql`select pg_notify(${eventsChannel}, '')`.execute(tx)
}

/** Becomes the only reader until the transaction ends; false when another process is. */
export async function lockReader(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${readerLock}::bigint) as mine`.execute(tx)
  return rows[0]?.mine === true
}

/** Events not handed out yet, in the order of their lanes and in each as recorded, without those that failed and have to wait. */
export async function waitingEvents(tx: Tx, now: Temporal.Instant, limit: number): Promise<readonly RecordedEvent[]> {
  const rows = await tx
    .selectFrom('platform_events')
    .select(['id', 'position', 'account_id', 'type', 'subject', 'data', 'occurred_at', 'failures', 'trace'])
    .where('handed_out_at', 'is', null)
    .where((where) => where.or([where('not_before', 'is', null), where('not_before', '<=', now)]))
    .orderBy('lane')
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    accountId: row.account_id,
    type: row.type,
    subject: row.subject,
    data: row.data,
    occurredAt: row.occurred_at,
    failures: row.failures,
    trace: row.trace,
  }))
}

export async function isWaiting(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('platform_events')
    .select('id')
    .where('id', '=', id)
    .where('handed_out_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function markHandedOut(tx: Tx, ids: readonly string[], now: Temporal.Instant): Promise<void> {
  // The numbers are given after sorting, and by one process at a time: whoever polls by them misses nothing.
  await sql`
    update platform_events e set handed_out_at = ${now}, sequence = numbered.sequence
    from (
      select id, nextval('platform_events_sequence') as sequence
      from unnest(${[...ids]}::text[]) with ordinality as listed (id, place) order by place
    ) numbered
    where e.id = numbered.id`.execute(tx)
}

export async function markFailed(tx: Tx, id: string, failure: string, notBefore: Temporal.Instant): Promise<void> {
  await sql`
    update platform_events set failures = failures + 1, last_failure = ${failure}, not_before = ${notBefore}
    where id = ${id}`.execute(tx)
}

/** Events that no reaction has seen; one that failed waits for its time. */
export async function waitingBacklog(tx: Tx, now: Temporal.Instant): Promise<Backlog> {
  const { rows } = await sql<{ waiting: bigint; since: Temporal.Instant | null }>`
    select count(*) filter (where due) as waiting, min(occurred_at) filter (where due) as since
    from (
      select occurred_at, coalesce(not_before <= ${now}, true) as due
      from platform_events where handed_out_at is null order by lane, position limit ${mostCounted}
    ) as first`.execute(tx)
  return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null }
}

/** Deletes what was handed out and is older than the retention period. */
export async function forgetEvents(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('platform_events')
    .where('occurred_at', '<', before)
    .where('handed_out_at', 'is not', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Narrows the transaction to one account, as `inAccount` does; `undefined` widens it to the service again. */
export async function actFor(tx: Tx, accountId: string | undefined): Promise<void> {
  if (accountId === undefined)
    await sql`select set_config('role', 'subsidy_service', true), set_config('app.account_id', '', true)`.execute(tx)
  else
    await sql`select set_config('role', 'subsidy_app', true), set_config('app.account_id', ${accountId}, true)`.execute(
      tx,
    )
}

import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { DomainEvent } from './events.ts'

/** An event that was handed out, with its place in that order. */
export interface FeedEvent extends DomainEvent {
  readonly id: string
  readonly sequence: number
}

export interface FeedFilter {
  readonly types: readonly string[]
  /** Only those handed out after this one. */
  readonly after?: number | undefined
  /** Occurred at or after, and before. */
  readonly since?: Temporal.Instant | undefined
  readonly until?: Temporal.Instant | undefined
  readonly ids?: readonly string[] | undefined
}

interface Row {
  id: string
  sequence: number
  account_id: string | null
  type: string
  subject: Record<string, string>
  data: unknown
  occurred_at: Temporal.Instant
}

/** The account's events and everybody's, in the order they were handed out; at most `limit`. */
export async function readFeed(tx: Tx, accountId: string, filter: FeedFilter, limit: number): Promise<FeedEvent[]> {
  const ids = filter.ids === undefined ? null : [...filter.ids]
  // Two walks of one index: with `or` the planner would sort everything.
  const of = (owner: ReturnType<typeof sql>) => sql`
    select id, sequence, account_id, type, subject, data, occurred_at from platform_events
    where ${owner} and sequence > ${filter.after ?? 0} and type = any(${[...filter.types]}::text[])
      and (${filter.since ?? null}::timestamptz is null or occurred_at >= ${filter.since ?? null}::timestamptz)
      and (${filter.until ?? null}::timestamptz is null or occurred_at < ${filter.until ?? null}::timestamptz)
      and (${ids}::text[] is null or id = any(${ids}::text[]))
    order by sequence limit ${limit}`
  const { rows } = await sql<Row>`
    select * from ((${of(sql`account_id = ${accountId}`)}) union all (${of(sql`account_id is null`)})) as found
    order by sequence limit ${limit}`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    sequence: row.sequence,
    accountId: row.account_id,
    type: row.type,
    subject: row.subject,
    data: row.data,
    occurredAt: row.occurred_at,
  }))
}

/** The place of an event in the order; undefined when the account has none with this id, or it is too old. */
export async function placeInFeed(tx: Tx, accountId: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ sequence: number }>`
    select sequence from platform_events
    where id = ${id} and (account_id = ${accountId} or account_id is null) and sequence is not null`.execute(tx)
  return rows[0]?.sequence
}

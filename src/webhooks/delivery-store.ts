import { sql } from 'kysely'
import type { SendError } from '../core/delivery/outcome.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Timestamp } from '../platform/db/values.ts'
import { currentTrace } from '../platform/tracing.ts'
import { mostCounted, type Backlog } from '../platform/queue-metrics.ts'

export type DeliveryStatus = 'pending' | 'retrying' | 'succeeded' | 'exhausted' | 'discarded'

interface DeliveryTables {
  webhooks_bodies: { event_id: string; account_id: string | null; body: string; trace: string | null }
  webhooks_deliveries: DeliveryTable
  webhooks_attempts: AttemptTable
}

interface DeliveryTable {
  id: string
  account_id: string
  endpoint_id: string
  event_id: string
  event_type: string
  status: DeliveryStatus
  attempts: number
  series: number
  most: number
  paced: boolean
  next_at: Timestamp | null
  leased_by: string | null
  lease_until: Timestamp | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

interface AttemptTable {
  delivery_id: string
  account_id: string
  number: number
  at: Timestamp
  status: number | null
  error: string | null
  latency_ms: number
  excerpt: string
}

export const deliveryColumns = columnsOf<DeliveryTables>()({
  webhooks_bodies: { event_id: 'text', account_id: 'text?', body: 'text', trace: 'text?' },
  webhooks_deliveries: {
    id: 'text',
    account_id: 'text',
    endpoint_id: 'text',
    event_id: 'text',
    event_type: 'text',
    status: 'text',
    attempts: 'integer',
    series: 'integer',
    most: 'smallint',
    paced: 'boolean',
    next_at: 'timestamptz?',
    leased_by: 'text?',
    lease_until: 'timestamptz?',
    created_at: 'timestamptz',
    finished_at: 'timestamptz?',
  },
  webhooks_attempts: {
    delivery_id: 'text',
    account_id: 'text',
    number: 'integer',
    at: 'timestamptz',
    status: 'smallint?',
    error: 'text?',
    latency_ms: 'integer',
    excerpt: 'text',
  },
})

/** The channel that wakes the workers: a delivery is due. */
export const dueChannel = 'webhooks_due'
/** Tells the worker that holds deliveries of an endpoint, by its id, that the endpoint has changed. */
export const changedChannel = 'webhooks_changed'

/** An event as its receivers get it. */
export interface Body {
  readonly eventId: string
  /** Null: every account's. */
  readonly accountId: string | null
  readonly body: string
}

/** Keeps the bytes of events, unless they are kept already: they never change. */
export async function freezeBodies(tx: Tx, bodies: readonly Body[]): Promise<void> {
  await sql`
    insert into webhooks_bodies (event_id, account_id, body, trace)
    select b.event_id, b.account_id, b.body, ${currentTrace()}::text
    from unnest(${bodies.map((each) => each.eventId)}::text[], ${bodies.map((each) => each.accountId)}::text[],
      ${bodies.map((each) => each.body)}::text[]) as b (event_id, account_id, body)
    on conflict (event_id) do nothing`.execute(tx)
}

export interface NewDelivery {
  readonly id: string
  readonly accountId: string
  readonly endpointId: string
}

export interface DeliveredEvent {
  readonly id: string
  readonly type: string
}

/** Puts events into the queues of endpoints, each once in a queue and due from `at` on, and wakes the workers. */
export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly (NewDelivery & { readonly event: DeliveredEvent; readonly at: Temporal.Instant })[],
): Promise<void> {
  await sql`
    with added as (
      insert into webhooks_deliveries (id, account_id, endpoint_id, event_id, event_type, status, next_at, created_at)
      select d.id, d.account_id, d.endpoint_id, d.event_id, d.event_type, 'pending', d.at, d.at
      from unnest(${deliveries.map((each) => each.id)}::text[], ${deliveries.map((each) => each.accountId)}::text[],
        ${deliveries.map((each) => each.endpointId)}::text[], ${deliveries.map(({ event }) => event.id)}::text[],
        ${deliveries.map(({ event }) => event.type)}::text[], ${deliveries.map(({ at }) => at.toString())}::timestamptz[])
        as d (id, account_id, endpoint_id, event_id, event_type, at)
      on conflict (endpoint_id, event_id) do nothing
      returning 1
    )
    select pg_notify(${dueChannel}, '') where exists (select from added)`.execute(tx)
}

/** A trial: one attempt, held by whoever asked for it; should that process die, a worker makes the attempt. */
export async function insertTrial(
  tx: Tx,
  delivery: NewDelivery,
  event: DeliveredEvent,
  holder: string,
  until: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tables<DeliveryTables>(tx)
    .insertInto('webhooks_deliveries')
    .values({
      id: delivery.id,
      account_id: delivery.accountId,
      endpoint_id: delivery.endpointId,
      event_id: event.id,
      event_type: event.type,
      status: 'pending',
      attempts: 0,
      series: 0,
      most: 1,
      paced: false,
      next_at: now,
      leased_by: holder,
      lease_until: until,
      created_at: now,
      finished_at: null,
    })
    .execute()
}

/**
 * Puts events into an endpoint's queue again, at their times; what waits already is left alone.
 * @param missedOnly leaves out what was delivered
 * @returns how many were put
 */
export async function requeue(
  tx: Tx,
  endpoint: { readonly id: string; readonly accountId: string },
  events: readonly (DeliveredEvent & { readonly deliveryId: string; readonly at: Temporal.Instant })[],
  missedOnly: boolean,
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into webhooks_deliveries as d (id, account_id, endpoint_id, event_id, event_type, status, paced, next_at, created_at)
    select e.id, ${endpoint.accountId}::text, ${endpoint.id}::text, e.event_id, e.event_type, 'pending', true, e.at, ${now}::timestamptz
    from unnest(${events.map((each) => each.deliveryId)}::text[], ${events.map((each) => each.id)}::text[],
      ${events.map((each) => each.type)}::text[], ${events.map((each) => each.at)}::timestamptz[]) as e (id, event_id, event_type, at)
    on conflict (endpoint_id, event_id) do update
      set status = 'pending', series = 0, most = 10, paced = true, next_at = excluded.next_at, finished_at = null
      where d.next_at is null and (not ${missedOnly} or d.status <> 'succeeded')
    returning d.id`.execute(tx)
  await sql`select pg_notify(${dueChannel}, '')`.execute(tx)
  return rows.length
}

/** Of these events, those that the endpoint has not got and does not wait for. */
export async function missedOf(tx: Tx, endpointId: string, eventIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from unnest(${[...eventIds]}::text[]) as e (id)
    where not exists (
      select from webhooks_deliveries d
      where d.endpoint_id = ${endpointId} and d.event_id = e.id and (d.status = 'succeeded' or d.next_at is not null)
    )`.execute(tx)
  return rows.map((row) => row.id)
}

/** What waits for a disabled endpoint is given up; its events can be replayed. What is under way ends by itself. */
export async function discardWaiting(tx: Tx, endpointIds: readonly string[], now: Temporal.Instant): Promise<void> {
  if (endpointIds.length === 0) return
  await sql`
    update webhooks_deliveries set status = 'discarded', next_at = null, finished_at = ${now}
    where endpoint_id = any(${[...endpointIds]}::text[]) and next_at is not null and leased_by is null`.execute(tx)
}

/** An endpoint with something due, locked for this claim. */
export interface DueLane {
  readonly id: string
  readonly failures: number
}

/**
 * Endpoints with a delivery that is due, in the order of their ids after `after`, at most `count`, without
 * those in `full`; locked, so that two workers take different ones.
 * Steps from one endpoint's first waiting row to the next one's: 1,000 endpoints cost 1,000 index probes
 * (about 10 ms), however long the backlog of any of them is.
 */
export async function lockDueLanes(
  tx: Tx,
  now: Temporal.Instant,
  after: string,
  full: readonly string[],
  count: number,
): Promise<readonly DueLane[]> {
  const { rows } = await sql<DueLane>`
    with recursive lane (endpoint_id, next_at) as (
      (select d.endpoint_id, d.next_at from webhooks_deliveries d
       where d.next_at is not null and d.leased_by is null and d.endpoint_id > ${after}
       order by d.endpoint_id, d.next_at limit 1)
      union all
      select following.endpoint_id, following.next_at from lane cross join lateral (
        select d.endpoint_id, d.next_at from webhooks_deliveries d
        where d.next_at is not null and d.leased_by is null and d.endpoint_id > lane.endpoint_id
        order by d.endpoint_id, d.next_at limit 1) as following
    )
    select e.id, e.failures from webhooks_endpoints e
    where e.status <> 'disabled' and e.id = any(array(
      select lane.endpoint_id from lane where lane.next_at <= ${now} and lane.endpoint_id <> all(${[...full]}::text[]) limit ${count}
    ))
    order by e.id for no key update skip locked`.execute(tx)
  return rows
}

/** A delivery as a worker holds it. */
export interface Claimed {
  readonly id: string
  readonly account_id: string
  readonly endpoint_id: string
  readonly event_id: string
  readonly attempts: number
  readonly series: number
  readonly most: number
  /** Part of a replay, which is spread. */
  readonly paced: boolean
  readonly url: string
  readonly secret: Uint8Array
  /** Signs too while the overlap of a rotation lasts. */
  readonly previous_secret: Uint8Array | null
  /** Whether the endpoint has failed since its last success. */
  readonly shaky: boolean
  readonly body: string | null
  /** What caused the event (`traceparent`); null: it is not traced. */
  readonly trace: string | null
}

/**
 * Leases due deliveries of locked endpoints, at most `room` of each and `most` altogether, one of each before a second
 * of any. An endpoint whose deliveries another worker holds is left to it, so that the cap on what is in flight to one
 * endpoint holds over all workers. Whoever else changes what waits has the lock of the endpoint.
 */
export async function claimFrom(
  tx: Tx,
  lanes: readonly { readonly id: string; readonly room: number }[],
  most: number,
  holder: string,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    update webhooks_deliveries d set leased_by = ${holder}, lease_until = ${until}
    from (
      select due.id, due.endpoint_id, due.event_id
      from unnest(${lanes.map(({ id }) => id)}::text[], ${lanes.map(({ room }) => room)}::integer[])
        with ordinality as lane (endpoint_id, room, place)
      cross join lateral (
        select w.id, w.endpoint_id, w.event_id, row_number() over (order by w.next_at) as turn from webhooks_deliveries w
        where w.endpoint_id = lane.endpoint_id and w.next_at is not null and w.leased_by is null and w.next_at <= ${now}
        order by w.next_at limit lane.room) as due
      where not exists (
        select from webhooks_deliveries o
        where o.endpoint_id = lane.endpoint_id and o.leased_by is not null and o.leased_by <> ${holder} and o.most > 1)
      order by due.turn, lane.place limit ${most}
    ) as picked
    join webhooks_endpoints e on e.id = picked.endpoint_id
    left join webhooks_bodies frozen on frozen.event_id = picked.event_id
    where d.id = picked.id and d.leased_by is null and d.next_at is not null
    returning d.id, d.account_id, d.endpoint_id, d.event_id, d.attempts, d.series, d.most, d.paced, e.url, e.secret,
      case when e.previous_secret_until > ${now} then e.previous_secret end as previous_secret,
      e.failures > 0 or e.status <> 'active' as shaky, frozen.body, frozen.trace`.execute(tx)
  return rows
}

/** Says that the holder is alive and keeps what it holds. */
export async function renewLeases(tx: Tx, holder: string, until: Temporal.Instant): Promise<void> {
  await sql`update webhooks_deliveries set lease_until = ${until} where leased_by = ${holder}`.execute(tx)
}

/** Gives up what is held: of this holder, these rows only where given, or of whoever's lease has run out. */
export async function releaseLeases(
  tx: Tx,
  which:
    | { readonly holder: string; readonly ids?: readonly string[] }
    | { readonly expiredAt: Temporal.Instant }
    | 'all',
  now: Temporal.Instant,
): Promise<number> {
  const condition =
    which === 'all'
      ? sql`d.leased_by is not null`
      : 'holder' in which
        ? sql`d.leased_by = ${which.holder} and (${which.ids === undefined} or d.id = any(${[...(which.ids ?? [])]}::text[]))`
        : sql`d.leased_by is not null and d.lease_until < ${which.expiredAt}`
  const { rows } = await sql`
    update webhooks_deliveries d set leased_by = null, lease_until = null,
      status = case when e.status = 'disabled' then 'discarded' else d.status end,
      next_at = case when e.status = 'disabled' then null else d.next_at end,
      finished_at = case when e.status = 'disabled' then ${now}::timestamptz end
    from webhooks_endpoints e
    where e.id = d.endpoint_id and d.id in (select d.id from webhooks_deliveries d where ${condition} for update skip locked)
    returning d.id`.execute(tx)
  return rows.length
}

/** What came of an attempt, as it is written down. */
export interface Settled {
  readonly id: string
  readonly status: DeliveryStatus
  readonly nextAt: Temporal.Instant | null
  readonly at: Temporal.Instant
  readonly answer: number | null
  readonly error: SendError | null
  readonly latencyMs: number
  readonly excerpt: string
}

/**
 * Writes attempts and what follows from them in one statement. A row that its holder has lost is left
 * alone: somebody else makes that attempt.
 */
export async function settleDeliveries(
  tx: Tx,
  holder: string,
  settled: readonly Settled[],
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with result as (
      select * from unnest(
        ${settled.map((each) => each.id)}::text[], ${settled.map((each) => each.status)}::text[], ${settled.map((each) => each.nextAt)}::timestamptz[],
        ${settled.map((each) => each.at)}::timestamptz[], ${settled.map((each) => each.answer)}::smallint[], ${settled.map((each) => each.error)}::text[],
        ${settled.map((each) => each.latencyMs)}::integer[], ${settled.map((each) => each.excerpt)}::text[]
      ) as r (id, status, next_at, at, answer, error, latency_ms, excerpt)
    ), written as (
      update webhooks_deliveries d set status = result.status, next_at = result.next_at, attempts = d.attempts + 1, series = d.series + 1,
        leased_by = null, lease_until = null, finished_at = case when result.next_at is null then ${now}::timestamptz end
      from result where d.id = result.id and d.leased_by = ${holder}
      returning d.id, d.account_id, d.attempts
    )
    insert into webhooks_attempts (delivery_id, account_id, number, at, status, error, latency_ms, excerpt)
    select written.id, written.account_id, written.attempts, result.at, result.answer, result.error, result.latency_ms, result.excerpt
    from written join result on result.id = written.id
    returning number`.execute(tx)
  return rows.length
}

/** A delivery as its account sees it. */
export interface Delivery {
  readonly id: string
  readonly eventId: string
  readonly eventType: string
  readonly status: DeliveryStatus
  readonly nextAt: Temporal.Instant | null
  readonly createdAt: Temporal.Instant
  readonly finishedAt: Temporal.Instant | null
  readonly attemptCount: number
  /** The last ones, newest first. */
  readonly attempts: readonly Attempt[]
}

export interface Attempt {
  readonly number: number
  readonly at: Temporal.Instant
  readonly status: number | null
  readonly error: string | null
  readonly latencyMs: number
  readonly excerpt: string
}

const shownAttempts = 10

/** Newest event first, from after the event id given; with the last attempts of each. */
export async function listDeliveries(
  tx: Tx,
  accountId: string,
  endpointId: string,
  filter: {
    readonly status?: DeliveryStatus | undefined
    readonly type?: string | undefined
    readonly id?: string | undefined
  },
  after: string | null,
  count: number,
): Promise<Delivery[]> {
  let query = tables<DeliveryTables>(tx)
    .selectFrom('webhooks_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
  if (after !== null) query = query.where('event_id', '<', after)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  if (filter.type !== undefined) query = query.where('event_type', '=', filter.type)
  if (filter.id !== undefined) query = query.where('id', '=', filter.id)
  const rows = await query.orderBy('event_id', 'desc').limit(count).execute()
  const attempts = await attemptsOf(
    tx,
    accountId,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    eventType: row.event_type,
    status: row.status,
    nextAt: row.next_at,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    attemptCount: row.attempts,
    attempts: attempts.get(row.id) ?? [],
  }))
}

async function attemptsOf(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Attempt[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    delivery_id: string
    number: number
    at: Temporal.Instant
    status: number | null
    error: string | null
    latency_ms: number
    excerpt: string
  }>`
    select last.* from unnest(${[...ids]}::text[]) as wanted (id) cross join lateral (
      select delivery_id, number, at, status, error, latency_ms, excerpt from webhooks_attempts a
      where a.account_id = ${accountId} and a.delivery_id = wanted.id order by number desc limit ${shownAttempts}) as last`.execute(
    tx,
  )
  const views = rows.map((row) => ({
    of: row.delivery_id,
    attempt: {
      number: row.number,
      at: row.at,
      status: row.status,
      error: row.error,
      latencyMs: row.latency_ms,
      excerpt: row.excerpt,
    },
  }))
  return new Map(
    [...Map.groupBy(views, ({ of }) => of)].map(([id, group]) => [id, group.map(({ attempt }) => attempt)]),
  )
}

/** Deletes what is past its retention: finished deliveries with their attempts, and bodies that nothing waits for. */
export async function forgetDeliveries(
  tx: Tx,
  before: { readonly delivery: string; readonly event: string },
): Promise<number> {
  const { rows } =
    await sql`delete from webhooks_deliveries where id < ${before.delivery} and next_at is null returning id`.execute(
      tx,
    )
  await sql`delete from webhooks_bodies where event_id < ${before.event}`.execute(tx)
  return rows.length
}

/** Deliveries that are due and nobody has taken. */
export async function waitingDeliveries(tx: Tx, now: Temporal.Instant): Promise<Backlog> {
  const { rows } = await sql<{ waiting: bigint; since: Temporal.Instant | null }>`
    select count(*) filter (where next_at <= ${now}) as waiting, min(next_at) filter (where next_at <= ${now}) as since
    from (
      select next_at from webhooks_deliveries where next_at is not null and leased_by is null limit ${mostCounted}
    ) as first`.execute(tx)
  return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null }
}

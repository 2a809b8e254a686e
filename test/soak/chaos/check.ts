import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Journal, Thing } from './journal.ts'

/** Asks the database, as one who sees everything. */
export type Ask = <T>(text: string, values?: readonly unknown[]) => Promise<readonly T[]>

export interface Arrivals {
  /** Event id and path of every call that a receiver got, with how often. */
  readonly calls: ReadonlyMap<string, number>
}

export interface Settled {
  /** Seconds until nothing waited any more. */
  readonly seconds: number
  readonly jobs: number
  readonly deliveries: number
  readonly repeatedDeliveries: number
  readonly drafts: number
  readonly events: number
}

/** What still has to be done, by kind; nothing when it is all done. */
const open = `
  select 'job ' || name || ' ' || status as what, count(*)::int as n from platform_jobs
    where status in ('queued', 'running') and (not_before is null or not_before < now()) group by 1
  union all select 'event ' || type || coalesce(': ' || last_failure, ''), count(*)::int from platform_events
    where handed_out_at is null group by 1
  union all select 'draft ' || status, count(*)::int from drafts where status in ('queued', 'generating') group by 1
  union all select 'delivery ' || d.status, count(*)::int from webhooks_deliveries d
    where d.status in ('pending', 'retrying') group by 1
  union all select 'message ' || status, count(*)::int from alerts_messages
    where status = 'scheduled' and next_at < now() - interval '10 seconds' group by 1`

/** Waits until everything asynchronous is done; what does not become less for `patience` seconds is stuck. */
async function settle(db: pg.Client, journal: Journal, patience: number): Promise<number> {
  const started = performance.now()
  let least = Number.POSITIVE_INFINITY
  let movedAt = started
  for (;;) {
    const { rows } = await db.query<{ what: string; n: number }>(open)
    const seconds = (performance.now() - started) / 1000
    if (rows.length === 0) return Math.round(seconds)
    const left = rows.reduce((sum, { n }) => sum + n, 0)
    if (left < least) {
      least = left
      movedAt = performance.now()
    }
    if (performance.now() - movedAt > patience * 1000) {
      for (const { what, n } of rows) journal.violation(`stuck: ${n} × ${what}`)
      return Math.round(seconds)
    }
    await sleep(1000)
  }
}

/** Holds the database and what arrived against everything that was acknowledged. */
export async function check(url: string, journal: Journal, arrivals: Arrivals): Promise<Settled> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    const seconds = await settle(db, journal, 120)
    await checkThings(async (text, values = []) => (await db.query(text, [...values])).rows, journal)
    await checkWork(db, journal)
    const deliveries = await checkDeliveries(db, journal, arrivals)
    const count = async (sql: string) => Number((await db.query<{ n: string }>(sql)).rows[0]?.n)
    return {
      seconds,
      ...deliveries,
      jobs: await count('select count(*) as n from platform_jobs'),
      drafts: await count('select count(*) as n from drafts'),
      events: await count('select count(*) as n from platform_events'),
    }
  } finally {
    await db.end()
  }
}

interface Row {
  readonly id: string
  readonly account_id: string
  readonly version: number
  readonly marker: string
  readonly value: number
  readonly audited: number
}

export async function checkThings(ask: Ask, journal: Journal): Promise<void> {
  const rows = await ask<Row>(`
    select id, account_id, version, document ->> 'name' as marker, (document ->> 'headcount')::float8::int as value,
      (select count(*)::int from platform_audit a
       where a.account_id = p.account_id and a.action = 'patchProfile' and a.subject = '/api/v1/profiles/' || p.id) as audited
    from profiles p where document ->> 'name' like 'chaos %'
    union all
    select id, account_id, version, split_part(name, ' #', 1), split_part(name, '#', 2)::int,
      (select count(*)::int from platform_audit b
       where b.account_id = a.account_id and b.action = 'replaceAlert' and b.subject = '/api/v1/alerts/' || a.id)
    from alerts a where name like 'chaos %'`)
  const found = Map.groupBy(rows, ({ marker }) => marker)
  for (const thing of journal.things) checkThing(thing, found.get(thing.marker) ?? [], journal)
}

function checkThing(thing: Thing, rows: readonly Row[], journal: Journal): void {
  const { marker, kind } = thing
  if (rows.length > 1) return journal.violation(`${kind} ${marker} was made ${rows.length} times`)
  const [row] = rows
  if (row === undefined) {
    if (thing.made === 'yes' && thing.deleted === 'no')
      journal.violation(`${kind} ${marker} was acknowledged and is lost`)
    return
  }
  if (thing.deleted === 'yes') journal.violation(`${kind} ${marker} is there after its deletion`)
  if (row.account_id !== thing.account) journal.violation(`${kind} ${marker} belongs to another account`)
  if (thing.id !== undefined && row.id !== thing.id) journal.violation(`${kind} ${marker} has another id`)
  if (!thing.possible.has(row.value))
    journal.violation(`${kind} ${marker} holds ${row.value}, should hold ${[...thing.possible].join(' or ')}`)
  const more = row.version - 1 - thing.changes
  if (more < 0 || more > thing.unanswered)
    journal.violation(`${kind} ${marker} was changed ${row.version - 1} times, acknowledged were ${thing.changes}`)
  if (row.audited !== row.version - 1)
    journal.violation(`${kind} ${marker} was changed ${row.version - 1} times, ${row.audited} are in the audit log`)
}

async function checkWork(db: pg.Client, journal: Journal): Promise<void> {
  const failed = await db.query<{ name: string; error: unknown; n: number }>(
    `select name, error ->> 'code' as error, count(*)::int as n from platform_jobs where status = 'failed' group by 1, 2`,
  )
  for (const { name, error, n } of failed.rows) journal.violation(`${n} jobs failed: ${name}, ${String(error)}`)
  const ids = [...journal.jobs]
  const missing = await db.query<{ id: string }>(
    `select id from unnest($1::text[]) as promised (id) where id not in (select id from platform_jobs where status = 'succeeded')`,
    [ids],
  )
  for (const { id } of missing.rows) journal.violation(`the job ${id} was promised and did not succeed`)
  const reactions = await db.query<{ type: string; last_failure: string; n: number }>(
    `select type, last_failure, count(*)::int as n from platform_events where failures > 0 group by 1, 2`,
  )
  for (const { type, last_failure: why, n } of reactions.rows)
    journal.violation(`${n} events ${type} failed at first: ${why}`)
  const drafts = await db.query<{ id: string }>(
    `select p.id from unnest($1::text[], $2::text[]) as p (id, profile)
     where exists (select from profiles where profiles.id = p.profile)
       and not exists (select from drafts d where d.id = p.id and d.status = 'completed')`,
    [[...journal.drafts.keys()], [...journal.drafts.values()]],
  )
  for (const { id } of drafts.rows) journal.violation(`the draft ${id} was promised and is not completed`)
  const told = await db.query<{ id: string; n: number }>(
    `select d.id, count(e.id)::int as n from drafts d
     left join platform_events e on e.type = 'draft.completed' and e.subject ->> 'draft_id' = d.id
     where d.status = 'completed' group by 1 having count(e.id) <> 1`,
  )
  for (const { id, n } of told.rows) journal.violation(`the draft ${id} was told of ${n} times`)
}

/** Every event of an account has one delivery to its lasting webhook, which arrived there and nowhere else. */
async function checkDeliveries(
  db: pg.Client,
  journal: Journal,
  { calls }: Arrivals,
): Promise<Pick<Settled, 'deliveries' | 'repeatedDeliveries'>> {
  const { rows } = await db.query<{ event: string; type: string; account: string; deliveries: number; done: number }>(`
    select e.id as event, e.type, w.account_id as account, count(d.id)::int as deliveries,
      count(*) filter (where d.status = 'succeeded')::int as done
    from webhooks_endpoints w
    join platform_events e on (e.account_id = w.account_id or e.account_id is null)
      and e.type = any(w.event_types) and e.occurred_at > w.created_at
    left join webhooks_deliveries d on d.endpoint_id = w.id and d.event_id = e.id
    where w.description = 'lasting'
    group by 1, 2, 3`)
  for (const { event, type, account, deliveries, done } of rows) {
    if (deliveries !== 1 || done !== 1)
      journal.violation(`${type} for its account: ${deliveries} deliveries, ${done} succeeded`)
    else if (!calls.has(`${event} /${account}`)) journal.violation(`${type} is noted as delivered and did not arrive`)
  }
  const owners = await db.query<{ id: string; account_id: string | null }>('select id, account_id from platform_events')
  const ownerOf = new Map(owners.rows.map(({ id, account_id }) => [id, account_id]))
  let again = 0
  for (const [arrival, times] of calls) {
    const [event = '', path = ''] = arrival.split(' ')
    again += times - 1
    const owner = ownerOf.get(event)
    if (owner === undefined) journal.violation('a webhook brought an event that does not exist')
    else if (owner !== null && !path.endsWith(`/${owner}`))
      journal.violation('a webhook brought an event of another account')
  }
  return { deliveries: rows.length, repeatedDeliveries: again }
}

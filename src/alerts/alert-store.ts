import { sql, type ColumnType, type Selectable } from 'kysely'
import type { Settling } from '../core/alerts/settle.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'
import type { Id } from '../platform/ids.ts'
import { mostCounted, type Backlog } from '../platform/queue-metrics.ts'
import { isByProfile, type Alert, type AlertDefinition, type AlertSettings, type TriggerKind } from './alert.ts'

interface AlertTable {
  id: string
  account_id: string
  version: number
  name: string | null
  status: 'active' | 'paused'
  language: 'el' | 'en'
  kind: TriggerKind
  definition: Json<AlertDefinition>
  slugs: string[] | null
  by_profile: boolean
  next_at: Timestamp | null
  looked_at: Timestamp | null
  stirred: ColumnType<boolean, never, never>
  stirred_since: ColumnType<Temporal.Instant | null, never, never>
  settles_at: ColumnType<Temporal.Instant | null, never, never>
  created_at: Timestamp
  updated_at: Timestamp
}

interface AlertTables {
  alerts: AlertTable
}

export const alertColumns = columnsOf<AlertTables>()({
  alerts: {
    id: 'text',
    account_id: 'text',
    version: 'integer',
    name: 'text?',
    status: 'text',
    language: 'text',
    kind: 'text',
    definition: 'jsonb',
    slugs: 'text[]?',
    by_profile: 'boolean',
    next_at: 'timestamptz?',
    looked_at: 'timestamptz?',
    stirred: 'boolean',
    stirred_since: 'timestamptz?',
    settles_at: 'timestamptz?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
})

function read(row: Selectable<AlertTable>): Alert {
  return {
    ...row.definition,
    id: row.id as Id<'alr'>,
    accountId: row.account_id,
    version: row.version,
    name: row.name,
    status: row.status,
    language: row.language,
    lookedAt: row.looked_at,
    stirred: row.stirred,
    settling:
      row.stirred_since === null || row.settles_at === null
        ? undefined
        : { since: row.stirred_since, at: row.settles_at },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function columns(settings: AlertSettings, now: Temporal.Instant) {
  const { trigger, channels, schedule } = settings
  const slugs = trigger.filter.programme_slugs
  return {
    name: settings.name,
    status: settings.status,
    language: settings.language,
    kind: trigger.on,
    definition: json({ trigger, channels, schedule }),
    slugs: slugs === undefined ? null : [...slugs],
    by_profile: isByProfile(settings),
    next_at: settings.status === 'active' ? now : null,
    updated_at: now,
  }
}

export async function countAlerts(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tables<AlertTables>(tx)
    .selectFrom('alerts')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAlert(
  tx: Tx,
  accountId: string,
  id: Id<'alr'>,
  settings: AlertSettings,
  now: Temporal.Instant,
): Promise<Alert> {
  const row = await tables<AlertTables>(tx)
    .insertInto('alerts')
    .values({ id, account_id: accountId, version: 1, created_at: now, ...columns(settings, now) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return read(row)
}

export async function findAlert(tx: Tx, accountId: string, id: string): Promise<Alert | undefined> {
  const row = await tables<AlertTables>(tx)
    .selectFrom('alerts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** The alert, locked until the transaction ends: nobody schedules it meanwhile. */
export async function lockAlert(tx: Tx, accountId: string, id: string): Promise<Alert | undefined> {
  const row = await tables<AlertTables>(tx)
    .selectFrom('alerts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** Newest first, from after the id given; at most `count`. */
export async function listAlerts(tx: Tx, accountId: string, after: string | null, count: number): Promise<Alert[]> {
  let query = tables<AlertTables>(tx).selectFrom('alerts').selectAll().where('account_id', '=', accountId)
  if (after !== null) query = query.where('id', '<', after)
  return (await query.orderBy('id', 'desc').limit(count).execute()).map(read)
}

export async function updateAlert(
  tx: Tx,
  accountId: string,
  id: string,
  settings: AlertSettings,
  now: Temporal.Instant,
): Promise<Alert> {
  const row = await tables<AlertTables>(tx)
    .updateTable('alerts')
    .set({ ...columns(settings, now), version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return read(row)
}

export async function removeAlert(tx: Tx, accountId: string, id: string): Promise<void> {
  await tables<AlertTables>(tx).deleteFrom('alerts').where('account_id', '=', accountId).where('id', '=', id).execute()
}

/** Due alerts that a batch is chosen from: by next_at the index gives them, sorting all of 100,000 took 0.5 s a batch. */
const window = 4000

/**
 * Alerts that are due to be looked at, locked; those that another scheduler has are passed over. Across accounts. Oldest
 * first, and among those account by account: what alerts of one account share is then read once.
 */
export async function takeDueAlerts(tx: Tx, now: Temporal.Instant, count: number): Promise<Alert[]> {
  const { rows } = await sql<Selectable<AlertTable>>`
    select a.* from alerts a
    where a.id = any(array(select w.id from alerts w where w.next_at <= ${now} order by w.next_at limit ${window}))
      and a.next_at <= ${now}
    order by a.account_id limit ${count} for no key update skip locked`.execute(tx)
  return rows.map(read)
}

/** Alerts by id. Across accounts. */
export async function findAlerts(tx: Tx, ids: readonly string[]): Promise<Map<string, Alert>> {
  if (ids.length === 0) return new Map()
  const rows = await tables<AlertTables>(tx)
    .selectFrom('alerts')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, read(row)]))
}

/** Notes that alerts were looked at, and when they are next. */
export async function saveLooks(
  tx: Tx,
  looks: readonly { readonly id: string; readonly next: Temporal.Instant; readonly settling: Settling | undefined }[],
  now: Temporal.Instant,
): Promise<void> {
  if (looks.length === 0) return
  const column = (of: (look: (typeof looks)[number]) => Temporal.Instant | null) => looks.map(of)
  await sql`
    update alerts as a set looked_at = ${now}, next_at = look.next, stirred = false, stirred_since = look.since, settles_at = look.settles
    from (select unnest(${looks.map(({ id }) => id)}::text[]) as id, unnest(${column(({ next }) => next)}::timestamptz[]) as next,
      unnest(${column(({ settling }) => settling?.since ?? null)}::timestamptz[]) as since,
      unnest(${column(({ settling }) => settling?.at ?? null)}::timestamptz[]) as settles) as look
    where a.id = look.id and a.next_at is not null`.execute(tx)
}

/** Alerts of an account by what they are told of. */
export async function alertsOfKind(tx: Tx, accountId: string, kinds: readonly TriggerKind[]): Promise<Alert[]> {
  const rows = await tables<AlertTables>(tx)
    .selectFrom('alerts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('kind', 'in', [...kinds])
    .orderBy('id')
    .execute()
  return rows.map(read)
}

/**
 * Pairs of these programmes began to fit: the account's alerts that may concern it are looked at soon, and wait for more
 * before they tell. One round trip, since thousands of pairs are told of in a row. @returns the alerts that are told of new matches, where it is one
 */
export async function touchByMatch(
  tx: Tx,
  accountId: string,
  slugs: readonly string[],
  isNew: boolean,
  at: Temporal.Instant,
): Promise<Alert[]> {
  const { rows } = await sql<Selectable<AlertTable>>`
    with touched as (
      update alerts set next_at = least(next_at, ${at}::timestamptz), stirred = true
      where account_id = ${accountId} and next_at is not null and (next_at > ${at} or not stirred)
        and (slugs is null or slugs && ${[...slugs]}::text[])
    )
    select a.* from alerts a
    where ${isNew} and a.account_id = ${accountId} and a.status = 'active' and a.kind = 'new_match'
    order by a.id`.execute(tx)
  return rows.map(read)
}

/** Accounts that have active alerts of these kinds, in ascending order after one. Across accounts. */
export async function accountsWithAlerts(
  tx: Tx,
  kinds: readonly TriggerKind[],
  after: string,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from alerts
    where account_id > ${after} and status = 'active' and kind = any(${[...kinds]}::text[])
    order by account_id limit ${count}`.execute(tx)
  return rows.map((row) => row.account_id)
}

/** An account's alerts that may concern a programme are looked at soon. */
export async function lookAgainInAccount(tx: Tx, accountId: string, slug: string | undefined, at: Temporal.Instant) {
  await sql`
    update alerts set next_at = ${at}
    where account_id = ${accountId} and next_at > ${at}
      and (slugs is null or ${slug ?? null}::text is null or ${slug ?? null}::text = any(slugs))`.execute(tx)
}

/**
 * Alerts that a programme's change may concern are looked at soon, and wait for its pairs before they tell: those that watch
 * it, and those of accounts it fits. Across accounts.
 */
export async function lookAgain(
  tx: Tx,
  slugs: readonly string[],
  accounts: readonly string[] | null,
  at: Temporal.Instant,
): Promise<void> {
  const named = [...slugs]
  await sql`
    update alerts set next_at = least(next_at, ${at}::timestamptz), stirred = true
    where next_at is not null and (next_at > ${at} or not stirred) and (slugs is null or slugs && ${named}::text[])
      and (slugs is not null or not by_profile or ${accounts === null} or account_id = any(${[...(accounts ?? [])]}::text[]))`.execute(
    tx,
  )
}

/** Alerts that are due to be looked at. */
export async function waitingAlerts(tx: Tx, now: Temporal.Instant): Promise<Backlog> {
  const { rows } = await sql<{ waiting: bigint; since: Temporal.Instant | null }>`
    select count(*) as waiting, min(next_at) as since
    from (select next_at from alerts where next_at <= ${now} order by next_at limit ${mostCounted}) as due`.execute(tx)
  return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null }
}

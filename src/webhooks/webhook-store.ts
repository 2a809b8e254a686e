import { sql, type Selectable } from 'kysely'
import type { DisabledReason, EndpointHealth, EndpointStatus } from '../core/delivery/endpoint.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Timestamp } from '../platform/db/values.ts'
import type { Id } from '../platform/ids.ts'
import type { Language } from '../platform/language.ts'

interface EndpointTable {
  id: string
  account_id: string
  version: number
  url: string
  description: string | null
  event_types: string[]
  profile_ids: string[] | null
  warn_email: string | null
  warn_language: Language
  secret: Uint8Array
  previous_secret: Uint8Array | null
  previous_secret_until: Timestamp | null
  status: EndpointStatus
  reason: DisabledReason | null
  failures: number
  failing_since: Timestamp | null
  broke_at: Timestamp | null
  warnings: number
  last_success_at: Timestamp | null
  last_failure_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

interface EndpointTables {
  webhooks_endpoints: EndpointTable
}

export const endpointColumns = columnsOf<EndpointTables>()({
  webhooks_endpoints: {
    id: 'text',
    account_id: 'text',
    version: 'integer',
    url: 'text',
    description: 'text?',
    event_types: 'text[]',
    profile_ids: 'text[]?',
    warn_email: 'text?',
    warn_language: 'text',
    secret: 'bytea',
    previous_secret: 'bytea?',
    previous_secret_until: 'timestamptz?',
    status: 'text',
    reason: 'text?',
    failures: 'integer',
    failing_since: 'timestamptz?',
    broke_at: 'timestamptz?',
    warnings: 'smallint',
    last_success_at: 'timestamptz?',
    last_failure_at: 'timestamptz?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
})

/** What its owner decides of an endpoint. */
export interface EndpointSettings {
  readonly url: string
  readonly description: string | null
  readonly eventTypes: readonly string[]
  /** Null: events of every profile. */
  readonly profileIds: readonly string[] | null
  /** Who is warned by mail before it is disabled, once they have agreed; null: nobody. */
  readonly warnEmail: string | null
  readonly warnLanguage: Language
}

/** An endpoint as kept; secrets are sealed. */
export interface Endpoint extends EndpointSettings {
  readonly id: Id<'whk'>
  readonly accountId: string
  readonly version: number
  readonly health: EndpointHealth
  readonly secret: Uint8Array
  readonly previousSecret: Uint8Array | null
  readonly previousSecretUntil: Temporal.Instant | null
  readonly lastSuccessAt: Temporal.Instant | null
  readonly lastFailureAt: Temporal.Instant | null
  readonly createdAt: Temporal.Instant
  readonly updatedAt: Temporal.Instant
}

const ms = (at: Temporal.Instant | null): number | null => (at === null ? null : at.epochMilliseconds)
const at = (epochMs: number | null): Temporal.Instant | null =>
  epochMs === null ? null : Temporal.Instant.fromEpochMilliseconds(epochMs)

function read(row: Selectable<EndpointTable>): Endpoint {
  return {
    id: row.id as Id<'whk'>,
    accountId: row.account_id,
    version: row.version,
    url: row.url,
    description: row.description,
    eventTypes: row.event_types,
    profileIds: row.profile_ids,
    warnEmail: row.warn_email,
    warnLanguage: row.warn_language,
    health: {
      status: row.status,
      reason: row.reason,
      failures: row.failures,
      failingSince: ms(row.failing_since),
      brokeAt: ms(row.broke_at),
      warnings: row.warnings,
    },
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousSecretUntil: row.previous_secret_until,
    lastSuccessAt: row.last_success_at,
    lastFailureAt: row.last_failure_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function settingsColumns(settings: EndpointSettings) {
  return {
    url: settings.url,
    description: settings.description,
    event_types: [...settings.eventTypes],
    profile_ids: settings.profileIds === null ? null : [...settings.profileIds],
    warn_email: settings.warnEmail,
    warn_language: settings.warnLanguage,
  }
}

function healthColumns(health: EndpointHealth) {
  return {
    status: health.status,
    reason: health.reason,
    failures: health.failures,
    failing_since: at(health.failingSince),
    broke_at: at(health.brokeAt),
    warnings: health.warnings,
  }
}

/** How many the account has; until the transaction ends nobody else adds one to them. */
export async function countToAdd(tx: Tx, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${accountId}`}::text, 0))`.execute(tx)
  const { count } = await tables<EndpointTables>(tx)
    .selectFrom('webhooks_endpoints')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertEndpoint(
  tx: Tx,
  endpoint: EndpointSettings & {
    id: Id<'whk'>
    accountId: string
    secret: Uint8Array
    health: EndpointHealth
    now: Temporal.Instant
  },
): Promise<Endpoint> {
  const row = await tables<EndpointTables>(tx)
    .insertInto('webhooks_endpoints')
    .values({
      id: endpoint.id,
      account_id: endpoint.accountId,
      version: 1,
      secret: endpoint.secret,
      created_at: endpoint.now,
      updated_at: endpoint.now,
      ...settingsColumns(endpoint),
      ...healthColumns(endpoint.health),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return read(row)
}

export async function findEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint | undefined> {
  const row = await tables<EndpointTables>(tx)
    .selectFrom('webhooks_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** The endpoint, locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint | undefined> {
  const row = await tables<EndpointTables>(tx)
    .selectFrom('webhooks_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** Newest first, from after the id given; at most `count`. */
export async function listEndpoints(
  tx: Tx,
  accountId: string,
  after: string | null,
  count: number,
): Promise<Endpoint[]> {
  let query = tables<EndpointTables>(tx)
    .selectFrom('webhooks_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
  if (after !== null) query = query.where('id', '<', after)
  return (await query.orderBy('id', 'desc').limit(count).execute()).map(read)
}

/** What a change of the owner writes: settings, health, or secrets. */
export interface EndpointChange {
  readonly settings?: EndpointSettings
  readonly health?: EndpointHealth
  readonly secrets?: {
    readonly secret: Uint8Array
    readonly previous: Uint8Array | null
    readonly until: Temporal.Instant | null
  }
}

export async function updateEndpoint(
  tx: Tx,
  accountId: string,
  id: string,
  change: EndpointChange,
  now: Temporal.Instant,
): Promise<Endpoint> {
  const { settings, health, secrets } = change
  const row = await tables<EndpointTables>(tx)
    .updateTable('webhooks_endpoints')
    .set({
      ...(settings === undefined ? {} : settingsColumns(settings)),
      ...(health === undefined ? {} : healthColumns(health)),
      ...(secrets === undefined
        ? {}
        : { secret: secrets.secret, previous_secret: secrets.previous, previous_secret_until: secrets.until }),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return read(row)
}

export async function removeEndpoint(tx: Tx, accountId: string, id: string): Promise<void> {
  await tables<EndpointTables>(tx)
    .deleteFrom('webhooks_endpoints')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** What tells which events go to an endpoint. */
export type Subscriber = Pick<Endpoint, 'id' | 'eventTypes' | 'profileIds'>

/** An account's endpoints that asked for a type, and those of `named`, in ascending order; none that is disabled. */
export async function subscribersOf(
  tx: Tx,
  accountId: string,
  type: string,
  named: readonly string[],
): Promise<Subscriber[]> {
  const { rows } = await sql<{ id: Endpoint['id']; event_types: string[]; profile_ids: string[] | null }>`
    select id, event_types, profile_ids from webhooks_endpoints
    where account_id = ${accountId} and status <> 'disabled'
      and (${type} = any(event_types) or id = any(${[...named]}::text[]))
    order by id`.execute(tx)
  return rows.map((row) => ({ id: row.id, eventTypes: row.event_types, profileIds: row.profile_ids }))
}

/** Endpoints of every account that subscribe to a type, in ascending order after one. Across accounts: only inside a named service statement. */
export async function subscribersEverywhere(
  tx: Tx,
  type: string,
  after: string,
  count: number,
): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from webhooks_endpoints
    where id > ${after} and status <> 'disabled' and ${type} = any(event_types)
    order by id limit ${count}`.execute(tx)
  return rows.map((row) => ({ id: row.id, accountId: row.account_id }))
}

/** Whom the endpoints of these accounts warn by mail. Across accounts: only inside a named service statement. */
export async function warnedBy(
  tx: Tx,
  accountIds: readonly string[],
): Promise<{ accountId: string; address: string }[]> {
  if (accountIds.length === 0) return []
  const rows = await tables<EndpointTables>(tx)
    .selectFrom('webhooks_endpoints')
    .select(['account_id', 'warn_email'])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::text[])`)
    .where('warn_email', 'is not', null)
    .execute()
  return rows.map((row) => ({ accountId: row.account_id, address: row.warn_email ?? '' }))
}

/** The endpoints, locked in one order, for the worker that learned how they do. */
export async function lockForHealth(tx: Tx, ids: readonly string[]): Promise<Map<string, Endpoint>> {
  if (ids.length === 0) return new Map()
  const rows = await tables<EndpointTables>(tx)
    .selectFrom('webhooks_endpoints')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, read(row)]))
}

export async function saveHealth(
  tx: Tx,
  id: string,
  health: EndpointHealth,
  seen: { readonly success: Temporal.Instant | null; readonly failure: Temporal.Instant | null },
  changed: boolean,
): Promise<void> {
  await tables<EndpointTables>(tx)
    .updateTable('webhooks_endpoints')
    .set({
      ...healthColumns(health),
      ...(seen.success === null ? {} : { last_success_at: seen.success }),
      ...(seen.failure === null ? {} : { last_failure_at: seen.failure }),
      // What its owner sees of it as its version changes with the state, not with every attempt.
      ...(changed ? { version: sql<number>`version + 1` } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Healthy endpoints that succeeded again; told at most once a minute for each. */
export async function noteSuccess(tx: Tx, ids: readonly string[], now: Temporal.Instant): Promise<void> {
  await sql`
    update webhooks_endpoints set last_success_at = ${now}
    where id in (
      select id from webhooks_endpoints where id = any(${[...ids]}::text[]) order by id for no key update skip locked
    )`.execute(tx)
}

import type { Generated, Selectable } from 'kysely'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Timestamp } from '../platform/db/values.ts'
import type { Scope } from '../platform/scopes.ts'

export type Tier = 'free' | 'pro' | 'agency'

interface AccessTables {
  accounts: {
    id: string
    name: string
    tier: Tier
    publisher: Generated<boolean>
    calls_per_minute: Generated<number>
    created_at: Timestamp
  }
  access_keys: {
    id: string
    account_id: string
    name: string
    lookup: string
    secret_hash: Uint8Array
    live: boolean
    scopes: string[]
    replaces: string | null
    created_at: Timestamp
    expires_at: Timestamp | null
    revoked_at: Timestamp | null
    last_used_at: Timestamp | null
  }
}

export const accessColumns = columnsOf<AccessTables>()({
  accounts: {
    id: 'text',
    name: 'text',
    tier: 'text',
    publisher: 'boolean',
    calls_per_minute: 'integer',
    created_at: 'timestamptz',
  },
  access_keys: {
    id: 'text',
    account_id: 'text',
    name: 'text',
    lookup: 'text',
    secret_hash: 'bytea',
    live: 'boolean',
    scopes: 'text[]',
    replaces: 'text?',
    created_at: 'timestamptz',
    expires_at: 'timestamptz?',
    revoked_at: 'timestamptz?',
    last_used_at: 'timestamptz?',
  },
})

export type AccountRow = Selectable<AccessTables['accounts']>
export type KeyRow = Selectable<AccessTables['access_keys']>

const from = (tx: Tx) => tables<AccessTables>(tx)

/** Seconds within which `last_used_at` is not written again: it is coarse, and a write per call would be the call's whole cost. */
export const lastUsedGrain = 300

export async function insertAccount(tx: Tx, row: AccountRow): Promise<void> {
  await from(tx).insertInto('accounts').values(row).execute()
}

export async function updateAccountRow(
  tx: Tx,
  id: string,
  change: Partial<Pick<AccountRow, 'name' | 'tier' | 'publisher' | 'calls_per_minute'>>,
): Promise<AccountRow | undefined> {
  return from(tx).updateTable('accounts').set(change).where('accounts.id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteAccountRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await from(tx).deleteFrom('accounts').where('accounts.id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return from(tx).selectFrom('accounts').selectAll().where('accounts.id', '=', id).executeTakeFirst()
}

export async function accountsById(tx: Tx, ids: readonly string[]): Promise<AccountRow[]> {
  if (ids.length === 0) return []
  return from(tx).selectFrom('accounts').selectAll().where('accounts.id', 'in', ids).execute()
}

export async function allAccounts(tx: Tx): Promise<AccountRow[]> {
  return from(tx).selectFrom('accounts').selectAll().orderBy('accounts.id').execute()
}

/** A key with its account, by the part of its text that names it; for authentication, before there is an account. */
export async function findKeyToAuthenticate(
  tx: Tx,
  lookup: string,
): Promise<{ key: KeyRow; account: AccountRow } | undefined> {
  const key = await from(tx)
    .selectFrom('access_keys')
    .selectAll()
    .where('access_keys.lookup', '=', lookup)
    .executeTakeFirst()
  if (key === undefined) return undefined
  const account = await findAccount(tx, key.account_id)
  return account === undefined ? undefined : { key, account }
}

export async function insertKey(tx: Tx, row: KeyRow): Promise<void> {
  await from(tx).insertInto('access_keys').values(row).execute()
}

export async function findKey(tx: Tx, accountId: string, id: string): Promise<KeyRow | undefined> {
  return from(tx)
    .selectFrom('access_keys')
    .selectAll()
    .where('access_keys.account_id', '=', accountId)
    .where('access_keys.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Newest first, below `before` (exclusive) where given. */
export async function listKeyRows(tx: Tx, accountId: string, before: string | null, count: number): Promise<KeyRow[]> {
  let query = from(tx).selectFrom('access_keys').selectAll().where('access_keys.account_id', '=', accountId)
  if (before !== null) query = query.where('access_keys.id', '<', before)
  return query.orderBy('access_keys.id', 'desc').limit(count).execute()
}

/** How many keys of the account work at `now`. */
export async function countLiveKeys(tx: Tx, accountId: string, now: Temporal.Instant): Promise<number> {
  const row = await from(tx)
    .selectFrom('access_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('access_keys.account_id', '=', accountId)
    .where('access_keys.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('access_keys.expires_at', 'is', null), eb('access_keys.expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function successorOf(tx: Tx, accountId: string, id: string): Promise<KeyRow | undefined> {
  return from(tx)
    .selectFrom('access_keys')
    .selectAll()
    .where('access_keys.account_id', '=', accountId)
    .where('access_keys.replaces', '=', id)
    .executeTakeFirst()
}

export async function expireKey(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await from(tx).updateTable('access_keys').set({ expires_at: at }).where('access_keys.id', '=', id).execute()
}

export async function revokeKeyRow(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await from(tx)
    .updateTable('access_keys')
    .set({ revoked_at: at })
    .where('access_keys.id', '=', id)
    .where('access_keys.revoked_at', 'is', null)
    .execute()
}

export async function touchKey(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await from(tx)
    .updateTable('access_keys')
    .set({ last_used_at: at })
    .where('access_keys.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('access_keys.last_used_at', 'is', null),
        eb('access_keys.last_used_at', '<', at.subtract({ seconds: lastUsedGrain })),
      ]),
    )
    .execute()
}

/** Scopes as stored are a list of texts; those that this version does not know give nothing. */
export type StoredScopes = readonly (Scope | string)[]

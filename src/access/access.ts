import { auditIfChanged } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { isId, newId } from '../platform/ids.ts'
import { invalidBody, notFound, notPublished, Problem } from '../platform/problem.ts'
import { isScope, scopes as allScopes, type Scope } from '../platform/scopes.ts'
import * as store from './access-store.ts'
import type { AccountRow, KeyRow, Tier } from './access-store.ts'
import { hashOf, keyText, newSecret, type Environment } from './key-token.ts'

/** Who a tenant is and what it may do. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  /** Whether it may write the catalogue, which is everybody's; only the operator gives this mark. */
  readonly publisher: boolean
  readonly callsPerMinute: number
  readonly createdAt: Temporal.Instant
}

/** A service account's key, without its secret. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly environment: Environment
  /** `smk_live_` and the first characters of what follows, to tell keys apart. */
  readonly hint: string
  readonly scopes: readonly Scope[]
  readonly status: 'active' | 'expired' | 'revoked'
  readonly createdAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant | null
  readonly revokedAt: Temporal.Instant | null
  /** Within five minutes. */
  readonly lastUsedAt: Temporal.Instant | null
  readonly replaces: string | null
}

/** A key just made: the only time its text can be read. */
export interface NewApiKey extends ApiKey {
  readonly secret: string
}

export interface KeyRequest {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly environment?: Environment
  readonly expiresAt?: Temporal.Instant
}

/** The operator at the command line: acts on any account, and is named in its audit log. */
export interface Operator {
  readonly db: Database
  readonly now: Temporal.Instant
  /** The command, such as `accounts create`. */
  readonly command: string
}

export type { Tier, Environment }

/** Tells every process that something about an account's access changed; the payload is the account's id. */
export const accessChannel = 'access_changed'
/** Enough for every integration of an agency, few enough to read through. */
const maxLiveKeys = 100

const keyWord = { en: 'API key', el: 'κλειδί API' }
const accountWord = { en: 'account', el: 'λογαριασμός' }

/** The caller's account. */
export async function readAccount(ctx: Context): Promise<{ account: Account; liveKeys: number }> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const row = await store.findAccount(tx, ctx.accountId)
    if (row === undefined) throw notPublished(accountWord, ctx.accountId)
    return { account: accountOf(row), liveKeys: await store.countLiveKeys(tx, ctx.accountId, ctx.now) }
  })
}

/** What accounts are called, by id. */
export async function accountNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.accountsById(tx, [...new Set(ids)])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The account's keys, newest first; one more than `limit` where there is a next page. */
export async function listKeys(
  ctx: Context,
  page: { readonly before: string | null; readonly limit: number },
): Promise<ApiKey[]> {
  const rows = await ctx.db.inAccount(ctx.accountId, (tx) =>
    store.listKeyRows(tx, ctx.accountId, page.before, page.limit + 1),
  )
  return rows.map((row) => keyOf(row, ctx.now))
}

/**
 * Makes a key for the caller's account. Nobody grants a scope they lack.
 * @throws Problem 403 `insufficient_scope`, 409 `conflict` beyond 100 working keys, 422 for an expiry that has passed
 */
export async function createKey(ctx: Context, request: KeyRequest): Promise<NewApiKey> {
  mayGrant(ctx, request.scopes)
  return ctx.db.inAccount(ctx.accountId, (tx) => addKey(tx, ctx.db, ctx.accountId, request, null, ctx.now))
}

/**
 * Makes a successor with the same name and scopes. The old key goes on for `overlapHours` (0: not at all), so that
 * clients can change over one by one.
 * @throws Problem 404, 403 `insufficient_scope`, 409 `conflict` when it does not work any more or has a successor already
 */
export async function rotateKey(ctx: Context, id: string, overlapHours: number): Promise<NewApiKey> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const old = await store.findKey(tx, ctx.accountId, id)
    if (old === undefined) throw notFound(keyWord, id)
    const scopes = old.scopes.filter(isScope)
    mayGrant(ctx, scopes)
    if (statusOf(old, ctx.now) !== 'active') {
      throw new Problem('conflict', {
        en: 'This key has expired or was revoked, so there is nothing to hand over. Make a new key instead.',
        el: 'Το κλειδί έχει λήξει ή ανακληθεί, άρα δεν υπάρχει τι να διαδεχθεί. Δημιουργήστε νέο κλειδί.',
      })
    }
    const successor = await store.successorOf(tx, ctx.accountId, id)
    if (successor !== undefined && statusOf(successor, ctx.now) !== 'active') {
      throw new Problem('conflict', {
        en: 'This key was handed over to one that has expired or was revoked, and ends with its overlap. Make a new key instead.',
        el: 'Το κλειδί έχει ήδη παραδώσει σε διάδοχο που έχει λήξει ή ανακληθεί, και λήγει με την επικάλυψή του. Δημιουργήστε νέο κλειδί.',
      })
    }
    if (successor !== undefined) {
      throw new Problem('conflict', {
        en: 'This key has a successor already: at most two work at a time. Rotate the newer one, or revoke this one.',
        el: 'Το κλειδί έχει ήδη διάδοχο: λειτουργούν το πολύ δύο μαζί. Ανανεώστε το νεότερο ή ανακαλέστε αυτό.',
      })
    }
    const until = ctx.now.add({ hours: overlapHours })
    const expiresAt =
      old.expires_at !== null && Temporal.Instant.compare(old.expires_at, until) < 0 ? old.expires_at : until
    await store.expireKey(tx, id, expiresAt)
    const request = {
      name: old.name,
      scopes,
      environment: environmentOf(old),
      ...(old.expires_at === null ? {} : { expiresAt: old.expires_at }),
    }
    return addKey(tx, ctx.db, ctx.accountId, request, id, ctx.now)
  })
}

/** Ends a key at once, in every process. Ending it again changes nothing. @throws Problem 404 */
export async function revokeKey(ctx: Context, id: string): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const key = await store.findKey(tx, ctx.accountId, id)
    if (key === undefined) throw notFound(keyWord, id)
    if (key.revoked_at !== null) return
    await store.revokeKeyRow(tx, id, ctx.now)
    await ctx.db.notify(tx, accessChannel, ctx.accountId)
  })
}

/** Makes an account. Only the operator does. */
export async function createAccount(
  operator: Operator,
  wanted: {
    readonly name: string
    readonly tier: Tier
    readonly publisher?: boolean
    readonly callsPerMinute?: number
  },
): Promise<Account> {
  const row: AccountRow = {
    id: newId('acc', operator.now),
    name: wanted.name,
    tier: wanted.tier,
    publisher: wanted.publisher ?? false,
    calls_per_minute: wanted.callsPerMinute ?? 600,
    created_at: operator.now,
  }
  await operator.db.asService('operate accounts', async (tx) => {
    await store.insertAccount(tx, row)
    await auditOperator(tx, operator, row.id)
  })
  return accountOf(row)
}

/** Sets an account's tier, publisher mark, call limit or name. @throws Problem 404 */
export async function changeAccount(
  operator: Operator,
  id: string,
  change: {
    readonly name?: string
    readonly tier?: Tier
    readonly publisher?: boolean
    readonly callsPerMinute?: number
  },
): Promise<Account> {
  const { callsPerMinute, ...others } = change
  const set = { ...others, ...(callsPerMinute === undefined ? {} : { calls_per_minute: callsPerMinute }) }
  return operator.db.asService('operate accounts', async (tx) => {
    const row =
      Object.keys(set).length === 0 ? await store.findAccount(tx, id) : await store.updateAccountRow(tx, id, set)
    if (row === undefined) throw notPublished(accountWord, id)
    await auditOperator(tx, operator, id)
    await operator.db.notify(tx, accessChannel, id)
    return accountOf(row)
  })
}

export async function listAccounts(operator: Operator): Promise<Account[]> {
  return (await operator.db.asService('operate accounts', store.allAccounts)).map(accountOf)
}

/** Deletes an account with everything that belongs to it. @throws Problem 404 */
export async function deleteAccount(operator: Operator, id: string): Promise<void> {
  await operator.db.asService('operate accounts', async (tx) => {
    if (!(await store.deleteAccountRow(tx, id))) throw notPublished(accountWord, id)
    await operator.db.notify(tx, accessChannel, id)
  })
}

/** The operator makes a key for any account; without scopes it gets every scope the account may have. @throws Problem 404, 409, 422 */
export async function issueKey(
  operator: Operator,
  accountId: string,
  request: Omit<KeyRequest, 'scopes'> & { readonly scopes?: readonly Scope[] },
): Promise<NewApiKey> {
  return operator.db.asService('operate accounts', async (tx) => {
    const account = isId('acc', accountId) ? await store.findAccount(tx, accountId) : undefined
    if (account === undefined) throw notPublished(accountWord, accountId)
    const scopes = request.scopes ?? allScopes.filter((scope) => account.publisher || scope !== 'catalogue:write')
    if (scopes.includes('catalogue:write') && !account.publisher) {
      throw new Problem('publisher_required', {
        en: 'catalogue:write is for publishers. Mark the account as a publisher first.',
        el: 'Το catalogue:write είναι για εκδότες. Ορίστε πρώτα τον λογαριασμό ως εκδότη.',
      })
    }
    const key = await addKey(tx, operator.db, accountId, { ...request, scopes }, null, operator.now)
    await auditOperator(tx, operator, accountId)
    return key
  })
}

async function addKey(
  tx: Tx,
  db: Database,
  accountId: string,
  request: KeyRequest,
  replaces: string | null,
  now: Temporal.Instant,
): Promise<NewApiKey> {
  if (request.expiresAt !== undefined && Temporal.Instant.compare(request.expiresAt, now) <= 0) {
    throw invalidBody([
      {
        pointer: '/expires_at',
        code: 'too_early',
        detail: {
          en: 'it has passed already; give a later instant, or leave it out',
          el: 'έχει ήδη περάσει· δώστε μεταγενέστερη στιγμή ή παραλείψτε το',
        },
      },
    ])
  }
  if ((await store.countLiveKeys(tx, accountId, now)) >= maxLiveKeys) {
    throw new Problem('conflict', {
      en: `The account has ${maxLiveKeys} working keys, which is the most it may have. Revoke one that is not used.`,
      el: `Ο λογαριασμός έχει ${maxLiveKeys} ενεργά κλειδιά, που είναι το μέγιστο. Ανακαλέστε ένα που δεν χρησιμοποιείται.`,
    })
  }
  const id = newId('key', now)
  const secret = newSecret()
  const row: KeyRow = {
    id,
    account_id: accountId,
    name: request.name,
    lookup: id.slice('key_'.length),
    secret_hash: hashOf(secret),
    live: request.environment !== 'test',
    scopes: [...new Set(request.scopes)],
    replaces,
    created_at: now,
    expires_at: request.expiresAt ?? null,
    revoked_at: null,
    last_used_at: null,
  }
  await store.insertKey(tx, row)
  await db.notify(tx, accessChannel, accountId)
  return { ...keyOf(row, now), secret: keyText({ environment: environmentOf(row), lookup: row.lookup, secret }) }
}

function mayGrant(ctx: Context, wanted: readonly Scope[]): void {
  const lacking = wanted.filter((scope) => !ctx.caller.scopes.has(scope))
  if (lacking.length === 0) return
  const list = lacking.join(', ')
  throw new Problem('insufficient_scope', {
    en: `Nobody can grant a scope they lack: this caller does not have ${list}. Leave it out, or use a key that has it.`,
    el: `Κανείς δεν χορηγεί δικαίωμα που δεν έχει: ο καλών δεν έχει ${list}. Παραλείψτε το ή χρησιμοποιήστε κλειδί που το έχει.`,
  })
}

async function auditOperator(tx: Tx, operator: Operator, accountId: string): Promise<void> {
  await auditIfChanged(tx, {
    accountId,
    at: operator.now,
    action: operator.command,
    subject: accountId,
    caller: { kind: 'system', id: 'operator' },
    requestId: '',
  })
}

function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    tier: row.tier,
    publisher: row.publisher,
    callsPerMinute: row.calls_per_minute,
    createdAt: row.created_at,
  }
}

function keyOf(row: KeyRow, now: Temporal.Instant): ApiKey {
  return {
    id: row.id,
    name: row.name,
    environment: environmentOf(row),
    hint: `smk_${environmentOf(row)}_…${row.lookup.slice(-6)}`,
    scopes: row.scopes.filter(isScope),
    status: statusOf(row, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    replaces: row.replaces,
  }
}

function environmentOf(row: KeyRow): Environment {
  return row.live ? 'live' : 'test'
}

function statusOf(row: KeyRow, now: Temporal.Instant): ApiKey['status'] {
  if (row.revoked_at !== null) return 'revoked'
  return row.expires_at !== null && Temporal.Instant.compare(row.expires_at, now) <= 0 ? 'expired' : 'active'
}

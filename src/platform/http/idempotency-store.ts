import { sql } from 'kysely'
import type { Database, Tx } from '../db/db.ts'
import { Problem } from '../problem.ts'
import type { KeyedCall } from './idempotency.ts'

export interface StoredCall {
  readonly fingerprint: string
  /** `effect`: the change is committed, the answer is not yet kept. */
  readonly state: 'running' | 'effect' | 'done'
  readonly leaseUntil: Temporal.Instant
  readonly createdAt: Temporal.Instant
  readonly secret: boolean
  readonly status: number
  readonly answer: Uint8Array
}

export interface IdempotencyStore {
  /** Takes the key when it is free, has expired, or its holder died before it changed anything; else the call that has it. */
  claim(call: KeyedCall, leaseUntil: Temporal.Instant, expiresAt: Temporal.Instant): Promise<StoredCall | undefined>
  /** Marks inside the changing transaction that the call took effect. Refuses when another call has taken over the key. */
  markEffect(tx: Tx, call: KeyedCall): Promise<void>
  finish(call: KeyedCall, status: number, answer: Uint8Array, secret: boolean): Promise<void>
  /**
   * Frees the key of a call that changed nothing. Whether it did is for the database to say: a connection may be lost
   * between a commit and its answer. Of one that did, the lease ends, so that whoever asks again hears of it at once.
   */
  release(call: KeyedCall): Promise<void>
}

export function idempotencyStore(db: Database): IdempotencyStore {
  return {
    async claim(call, leaseUntil, expiresAt) {
      // A key may be released between the two statements: then it is free again.
      for (let attempt = 0; attempt < 3; attempt++) {
        const found = await db.inAccount(call.accountId, (tx) => claimOrFind(tx, call, leaseUntil, expiresAt))
        if (found !== 'gone') return found
      }
      throw new Problem(
        'idempotency_conflict',
        {
          en: 'Several calls with this Idempotency-Key arrived at once. Send it again in a second.',
          el: 'Έφτασαν ταυτόχρονα πολλές κλήσεις με αυτό το Idempotency-Key. Στείλτε την ξανά σε ένα δευτερόλεπτο.',
        },
        { headers: { 'retry-after': '1' } },
      )
    },
    async markEffect(tx, call) {
      const { numAffectedRows } = await sql`
        update platform_idempotency as k set state = 'effect'
        where k.account_id = ${call.accountId} and k.route = ${call.route} and k.key = ${call.key} and k.claim = ${call.claim}`.execute(
        tx,
      )
      if (numAffectedRows !== 1n) {
        throw new Problem('idempotency_conflict', {
          en: 'This call took too long and another one with the same Idempotency-Key took its place. Nothing was changed here.',
          el: 'Η κλήση διήρκεσε πολύ και τη θέση της πήρε άλλη με το ίδιο Idempotency-Key. Εδώ δεν άλλαξε τίποτα.',
        })
      }
    },
    async finish(call, status, answer, secret) {
      await db.inAccount(call.accountId, async (tx) => {
        await sql`
          update platform_idempotency as k set state = 'done', status = ${status}, answer = ${answer}, secret = ${secret}
          where k.account_id = ${call.accountId} and k.route = ${call.route} and k.key = ${call.key} and k.claim = ${call.claim}`.execute(
          tx,
        )
      })
    },
    async release(call) {
      await db.inAccount(call.accountId, async (tx) => {
        await sql`
          with freed as (
            delete from platform_idempotency as k
            where k.account_id = ${call.accountId} and k.route = ${call.route} and k.key = ${call.key} and k.claim = ${call.claim}
              and k.state = 'running'
          )
          update platform_idempotency as k set lease_until = ${call.now}
          where k.account_id = ${call.accountId} and k.route = ${call.route} and k.key = ${call.key} and k.claim = ${call.claim}
            and k.state = 'effect'`.execute(tx)
      })
    },
  }
}

interface Row {
  fingerprint: string
  state: StoredCall['state']
  lease_until: Temporal.Instant
  created_at: Temporal.Instant
  secret: boolean
  status: number | null
  answer: Uint8Array | null
}

async function claimOrFind(
  tx: Tx,
  call: KeyedCall,
  leaseUntil: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Promise<StoredCall | undefined | 'gone'> {
  const { rows: claimed } = await sql`
    insert into platform_idempotency as k (account_id, route, key, claim, fingerprint, state, lease_until, created_at, expires_at, secret)
    values (${call.accountId}, ${call.route}, ${call.key}, ${call.claim}, ${call.fingerprint}, 'running', ${leaseUntil}, ${call.now}, ${expiresAt}, false)
    on conflict (account_id, route, key) do update set
      claim = excluded.claim, fingerprint = excluded.fingerprint, state = 'running', lease_until = excluded.lease_until,
      created_at = excluded.created_at, expires_at = excluded.expires_at, secret = false, status = null, answer = null
    where k.expires_at <= ${call.now} or (k.state = 'running' and k.lease_until <= ${call.now})
    returning k.key`.execute(tx)
  if (claimed.length > 0) return undefined
  const { rows } = await sql<Row>`
    select k.fingerprint, k.state, k.lease_until, k.created_at, k.secret, k.status, k.answer
    from platform_idempotency as k
    where k.account_id = ${call.accountId} and k.route = ${call.route} and k.key = ${call.key}`.execute(tx)
  const row = rows[0]
  if (row === undefined) return 'gone'
  return {
    fingerprint: row.fingerprint,
    state: row.state,
    leaseUntil: row.lease_until,
    createdAt: row.created_at,
    secret: row.secret,
    status: row.status ?? 0,
    answer: row.answer ?? new Uint8Array(),
  }
}

/** Deletes answers that are not repeated any more, of all accounts; a job does it every night. */
export async function forgetKeptAnswers(tx: Tx, now: Temporal.Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from platform_idempotency as k where k.expires_at <= ${now}`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

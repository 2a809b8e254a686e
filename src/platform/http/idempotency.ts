import { createHash } from 'node:crypto'
import { Problem } from '../problem.ts'
import type { Sealer } from '../sealing.ts'
import type { IdempotencyStore, StoredCall } from './idempotency-store.ts'

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

/** A POST that carries an Idempotency-Key. */
export interface KeyedCall {
  readonly accountId: string
  /** Method and operationId. */
  readonly route: string
  readonly key: string
  /** Random, so that a process whose lease ran out cannot write over its successor. */
  readonly claim: string
  /** SHA-256 of path, query and canonical body. */
  readonly fingerprint: string
  readonly now: Temporal.Instant
  readonly secret: boolean
}

/** How long an answer is kept, and one with a secret. */
export const kept = { hours: 24 } as const
export const secretKept = { minutes: 10 } as const
/** A call holds its key this long; a process that died gives it back then. Longer than any answer may take. */
export const lease = { seconds: 90 } as const
/** Seconds: no answer to a POST takes longer (`seconds` of the routes). */
const longestAnswer = 60

/**
 * Claims the key for this call, or finds the first answer.
 * @returns the stored answer to replay, or `undefined` when this call is the first and must run
 * @throws Problem 422 `idempotency_key_reused`, 409 `idempotency_conflict` `secret_already_shown` `idempotency_answer_lost`
 */
export async function claim(store: IdempotencyStore, sealer: Sealer, call: KeyedCall): Promise<WireAnswer | undefined> {
  const found = await store.claim(call, call.now.add(lease), call.now.add(kept))
  if (found === undefined) return undefined
  if (found.fingerprint !== call.fingerprint) {
    throw new Problem('idempotency_key_reused', {
      en: 'This Idempotency-Key came with another body or address within the last 24 hours. Use a new key for a new call.',
      el: 'Αυτό το Idempotency-Key στάλθηκε με άλλο σώμα ή διεύθυνση τις τελευταίες 24 ώρες. Χρησιμοποιήστε νέο κλειδί για νέα κλήση.',
    })
  }
  if (found.state === 'done') return replay(found, sealer, call)
  if (Temporal.Instant.compare(found.leaseUntil, call.now) > 0) {
    // An answer takes a minute at most; a holder older than that has died, and gives the key back when its lease ends.
    const left = Math.ceil(call.now.until(found.leaseUntil).total('seconds'))
    const wait = left > lease.seconds - longestAnswer ? 1 : left
    throw new Problem(
      'idempotency_conflict',
      {
        en: `The first call with this Idempotency-Key is still running. Send the same call again in ${wait} s.`,
        el: `Η πρώτη κλήση με αυτό το Idempotency-Key εκτελείται ακόμη. Στείλτε την ίδια κλήση ξανά σε ${wait} δευτ.`,
      },
      { headers: { 'retry-after': String(wait) } },
    )
  }
  // The change was committed with this mark, the answer was not: the process died in between.
  throw new Problem('idempotency_answer_lost', {
    en: 'The first call with this Idempotency-Key took effect, but its answer was lost when the process ended. Read the resource or its list to see the outcome; use a new key for a new call.',
    el: 'Η πρώτη κλήση με αυτό το Idempotency-Key εκτελέστηκε, αλλά η απάντησή της χάθηκε όταν τερματίστηκε η διεργασία. Διαβάστε τον πόρο ή τη λίστα του για το αποτέλεσμα· για νέα κλήση χρησιμοποιήστε νέο κλειδί.',
  })
}

/**
 * Keeps the answer when the call did something (or answered well), and frees the key otherwise: a refused call may be corrected and
 * sent again under its key.
 */
export async function settle(
  store: IdempotencyStore,
  sealer: Sealer,
  call: KeyedCall,
  answer: WireAnswer,
  tookEffect: boolean,
): Promise<void> {
  if (answer.status >= 400 && !tookEffect) return store.release(call)
  const text = JSON.stringify({
    headers: answer.headers,
    body: answer.body === null ? null : Buffer.from(answer.body).toString('base64'),
  })
  await store.finish(call, answer.status, call.secret ? sealer.seal(text, about(call)) : Buffer.from(text), call.secret)
}

function replay(found: StoredCall, sealer: Sealer, call: KeyedCall): WireAnswer {
  if (found.secret && Temporal.Instant.compare(found.createdAt.add(secretKept), call.now) <= 0) {
    throw new Problem('secret_already_shown', {
      en: 'The first call with this Idempotency-Key took effect; its answer held a secret, which is shown again for 10 minutes only. Rotate or replace what it made if the secret was lost.',
      el: 'Η πρώτη κλήση με αυτό το Idempotency-Key εκτελέστηκε· η απάντησή της περιείχε μυστικό, που εμφανίζεται ξανά μόνο για 10 λεπτά. Αν χάθηκε, ανανεώστε ή αντικαταστήστε ό,τι δημιουργήθηκε.',
    })
  }
  const text = found.secret ? sealer.open(found.answer, about(call)) : Buffer.from(found.answer)
  const stored = JSON.parse(text.toString('utf8')) as { headers: Record<string, string>; body: string | null }
  return {
    status: found.status,
    headers: { ...stored.headers, 'idempotency-replayed': 'true' },
    body: stored.body === null ? null : Buffer.from(stored.body, 'base64'),
  }
}

function about(call: KeyedCall): string {
  return JSON.stringify([call.accountId, call.route, call.key])
}

/** @throws Problem 400 for an empty, too long or unprintable key */
export function checkKey(key: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem('invalid_parameter', {
      en: 'Idempotency-Key must be 1 to 255 visible ASCII characters; a fresh UUID is a good one.',
      el: 'Το Idempotency-Key πρέπει να έχει 1 έως 255 ορατούς χαρακτήρες ASCII· ένα νέο UUID είναι καλή επιλογή.',
    })
  }
  return key
}

/** What makes two calls the same call. Member order and spacing of the JSON do not matter. */
export function fingerprintOf(url: string, body: unknown, pieces: readonly Uint8Array[] | undefined): string {
  const hash = createHash('sha256').update(url).update('\0')
  if (pieces === undefined) hash.update(canonical(body) ?? '')
  else for (const piece of pieces) hash.update(piece)
  return hash.digest('base64url')
}

function canonical(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item) ?? 'null').join(',')}]`
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner) ?? 'null'}`).join(',')}}`
}

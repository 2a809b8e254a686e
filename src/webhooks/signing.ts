import { createHmac, randomBytes } from 'node:crypto'
import { signatureHeader, signedContent } from '../core/delivery/signed-content.ts'
import { openSealer, type Sealer } from '../platform/sealing.ts'

const prefix = 'whsec_'

/** A new secret: 32 random bytes in standard base64, which every verifier reads (base64url is refused by some). */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** The key inside a secret's text. */
export function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64')
}

/**
 * The headers of one attempt (Standard Webhooks 1.0.0): the event's id, the attempt's Unix seconds, and one
 * HMAC-SHA256 signature for each key.
 */
export function signedHeaders(
  keys: readonly Uint8Array[],
  id: string,
  timestamp: number,
  body: string,
): Record<string, string> {
  const content = signedContent(id, timestamp, body)
  return {
    'content-type': 'application/json',
    'user-agent': 'Subsidy-Matching-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureHeader(keys.map((key) => createHmac('sha256', key).update(content).digest('base64'))),
  }
}

/** Secrets at rest, bound to their endpoint. */
export interface Secrets {
  seal(endpointId: string, secret: string): Uint8Array
  /** The key, ready to sign; kept, since opening one costs more than signing. */
  key(endpointId: string, sealed: Uint8Array): Buffer
}

/** Opened keys that are kept; beyond that all are forgotten and opened anew. */
const mostKept = 10_000

export function openSecrets(secretKey: Uint8Array): Secrets {
  const sealer: Sealer = openSealer(secretKey, 'webhook secrets')
  const kept = new Map<string, Buffer>()
  return {
    seal: (endpointId, secret) => sealer.seal(secret, endpointId),
    key(endpointId, sealed) {
      const name = Buffer.from(sealed).toString('latin1')
      const known = kept.get(name)
      if (known !== undefined) return known
      const key = keyOf(sealer.open(sealed, endpointId).toString('utf8'))
      if (kept.size >= mostKept) kept.clear()
      kept.set(name, key)
      return key
    },
  }
}

import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The text of an API key: `smk_live_<lookup>_<secret><check>`.
 * lookup: 26 characters of base32, names the row. secret: 43 characters of base62 (256 bits). check: CRC32 of everything
 * before it in 6 characters of base62, so that a typo or a cut is told apart without a look-up, and scanners can find leaks.
 */
export interface KeyParts {
  readonly environment: Environment
  readonly lookup: string
  readonly secret: string
}

export type Environment = 'live' | 'test'

export type ReadToken =
  | ({ readonly kind: 'key' } & KeyParts)
  /** Looks like a key, and is not a whole one. */
  | { readonly kind: 'broken key'; readonly length: number }
  /** Three parts of base64url: a JWT (RFC 7519). */
  | { readonly kind: 'session' }
  | { readonly kind: 'unknown' }

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const shape = /^smk_(live|test)_([0-9a-hjkmnp-tv-z]{26})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/
/** The length of every key. */
export const keyLength = 'smk_live_'.length + 26 + 1 + 43 + 6

export function readToken(token: string): ReadToken {
  if (/^smk_/i.test(token)) {
    const [whole, environment, lookup, secret, check] = shape.exec(token) ?? []
    if (whole === undefined || lookup === undefined || secret === undefined || check !== checkOf(whole.slice(0, -6))) {
      return { kind: 'broken key', length: token.length }
    }
    return { kind: 'key', environment: environment === 'test' ? 'test' : 'live', lookup, secret }
  }
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token) ? { kind: 'session' } : { kind: 'unknown' }
}

export function keyText(parts: KeyParts): string {
  const head = `smk_${parts.environment}_${parts.lookup}_${parts.secret}`
  return head + checkOf(head)
}

/** A fresh secret: 43 characters of base62 from the system's random source, each equally likely. */
export function newSecret(): string {
  let secret = ''
  while (secret.length < 43) {
    // 248 is the largest multiple of 62 in a byte: higher ones would favour the first characters.
    for (const byte of randomBytes(64)) if (byte < 248 && secret.length < 43) secret += alphabet[byte % 62]
  }
  return secret
}

/** What is stored of a secret. It has 256 random bits: a slow hash would protect nothing more. */
export function hashOf(secret: string): Uint8Array {
  return hash('sha256', secret, 'buffer')
}

/** In constant time, so that an answer's delay tells nothing about the hash. */
export function secretFits(secret: string, stored: Uint8Array): boolean {
  return timingSafeEqual(hashOf(secret), stored)
}

function checkOf(head: string): string {
  let number = crc32(head)
  let text = ''
  for (let place = 0; place < 6; place++) {
    text = `${alphabet[number % 62]}${text}`
    number = Math.floor(number / 62)
  }
  return text
}

import { hash, timingSafeEqual } from 'node:crypto'
import { Type, type TSchema } from 'typebox'
import { Problem } from '../problem.ts'

/** The values of a list's sort keys at the last row of a page, such as `['2026-03-01T…', 'prf_…']`. */
export type SortKey = readonly (string | number | null)[]

/** Spread into the query of a list: `Type.Object({ ...pageQuery, region: … })`. */
export const pageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many to return.' })),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'The `next_cursor` of the page before. Opaque; valid for the same filters only.',
    }),
  ),
}

/** The body of a list of these. */
export function pageOf<T extends TSchema>(item: T) {
  return Type.Object({
    data: Type.Array(item, { maxItems: 100 }),
    has_more: Type.Boolean({ description: 'Whether there is a next page.' }),
    next_cursor: Type.Union([Type.String({ maxLength: 2000 }), Type.Null()], {
      description: 'Send it as `cursor` for the next page; null on the last one.',
    }),
  })
}

/** The page a caller asks for, and the way to answer it. */
export interface Page {
  /** How many rows to answer with. Read one more (`limit + 1`): `answer` tells by it whether there is a next page. */
  readonly limit: number
  /** The sort key after which to continue; `null` from the start. */
  readonly after: SortKey | null
  /** The filters, the limit and the cursor as one text: whoever asks with the same ones asks for the same stretch of the list. */
  readonly asked: string
  /** The answer to a list: the first `limit` rows shown by `view`, `has_more`, the next cursor and the `Link` header. */
  answer<R, V>(rows: readonly R[], view: (row: R) => V, keyOf: (row: R) => SortKey): PageAnswer<V>
}

export interface PageAnswer<V> {
  readonly status: 200
  readonly body: { data: V[]; has_more: boolean; next_cursor: string | null }
  readonly headers: Readonly<Record<string, string>>
}

/** A message authentication code of a text and bytes. */
export type Mac = (text: string) => (bytes: Uint8Array) => Buffer

/**
 * HMAC-SHA-256 (RFC 2104), cut to 16 bytes, by `crypto.hash`: every list has a cursor, and preparing `createHmac` for it takes
 * longer than the rest of its answer.
 */
export function macWith(secret: Uint8Array): Mac {
  const [inner, outer] = [0x36, 0x5c].map((pad) => Buffer.alloc(64, pad).map((byte, i) => byte ^ (secret[i] ?? 0))) as [
    Buffer,
    Buffer,
  ]
  if (secret.length > inner.length) throw new RangeError('the secret has more bytes than a block of the hash')
  return (text) => {
    const head = Buffer.concat([inner, Buffer.from(`${text}\0`)])
    return (bytes) => {
      const within = hash('sha256', Buffer.concat([head, bytes]), 'buffer')
      return hash('sha256', Buffer.concat([outer, within]), 'buffer').subarray(0, macLength)
    }
  }
}

/**
 * A cursor is the sort key with a MAC over it and over what it belongs to: the list, the account and the filters.
 * A cursor of another list, account or filter, or a tampered one, does not verify.
 */
export function pageFor(
  mac: Mac,
  belongsTo: string,
  path: string,
  pairs: readonly (readonly [string, string])[],
  limit: number,
  cursor: string | undefined,
): Page {
  const filters = pairs
    .filter(([name]) => name !== 'cursor' && name !== 'limit' && name !== 'lang')
    .toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const sign = mac(JSON.stringify([belongsTo, filters]))
  const query = new URLSearchParams(pairs.filter(([name]) => name !== 'cursor').map(([name, value]) => [name, value]))
  const link = `<${path}?${query.size === 0 ? '' : `${query.toString()}&`}cursor=`
  return {
    limit,
    after: cursor === undefined ? null : openCursor(sign, cursor),
    asked: JSON.stringify([filters, limit, cursor]),
    answer(rows, view, keyOf) {
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const next = rows.length > limit && last !== undefined ? sealCursor(sign, keyOf(last)) : null
      return {
        status: 200,
        body: { data: shown.map(view), has_more: next !== null, next_cursor: next },
        // Base64url stands in an address as it is.
        headers: next === null ? {} : { link: `${link}${next}>; rel="next"` },
      }
    },
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const macLength = 16

type Sign = ReturnType<Mac>

function sealCursor(sign: Sign, key: SortKey): string {
  const body = Buffer.from(JSON.stringify(key), 'utf8')
  return Buffer.concat([sign(body), body]).toString('base64url')
}

function openCursor(sign: Sign, cursor: string): SortKey {
  const bytes = Buffer.from(cursor, 'base64url')
  const body = bytes.subarray(macLength)
  // Re-encoding refuses characters that base64url decoding silently skips.
  if (
    bytes.length <= macLength ||
    bytes.toString('base64url') !== cursor ||
    !timingSafeEqual(bytes.subarray(0, macLength), sign(body))
  ) {
    throw new Problem('invalid_cursor', {
      en: 'The cursor was not made for this list with these filters. Use next_cursor of the page before unchanged, or leave it out to start again.',
      el: 'Ο δείκτης δεν ανήκει σε αυτή τη λίστα με αυτά τα φίλτρα. Χρησιμοποιήστε αμετάβλητο το next_cursor της προηγούμενης σελίδας ή παραλείψτε τον για να ξεκινήσετε από την αρχή.',
    })
  }
  return JSON.parse(body.toString('utf8')) as SortKey
}

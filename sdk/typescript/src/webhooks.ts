import { WebhookVerificationError } from './core/errors.ts'
import { platform } from './core/platform.ts'
import type { Event } from './generated/schemas.ts'

/** Headers as `fetch` has them, or as Node and its frameworks do. */
export type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface UnwrapOptions {
  /** Seconds that the call may be old, or early. @defaultValue 300 */
  readonly tolerance?: number | undefined
  /** Unless given, now. */
  readonly now?: Date | undefined
}

/**
 * Verifies a call to a webhook of yours (Standard Webhooks 1.0.0) and gives its event. The same event may come twice:
 * its `id` is the same then.
 * @param body the body as it arrived; parsed and written again, its signature does not match
 * @param secret `whsec_…`, or several while you change them
 * @throws WebhookVerificationError when it is not from the service, or older than the tolerance
 */
export async function unwrapWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: HeadersLike,
  secret: string | readonly string[],
  { tolerance = 300, now = new Date() }: UnwrapOptions = {},
): Promise<Event> {
  const bytes = bytesOf(body)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    required(headers, name),
  ) as [string, string, string]
  checkTime(timestamp, tolerance, now)
  const content = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes)
  if (!(await anyMatches(content, signatures, typeof secret === 'string' ? [secret] : secret)))
    throw new WebhookVerificationError('no_match', 'No signature of the call fits a secret.')
  return eventIn(bytes)
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  if (body instanceof Uint8Array) return new Uint8Array(body)
  throw new TypeError('Give the body as it arrived, as text or bytes; not what a framework has parsed.')
}

function required(headers: HeadersLike, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : ownHeader(headers, name)
  const text = typeof value === 'object' && value !== null ? value.join(' ') : value
  if (text === undefined || text === null || text === '')
    throw new WebhookVerificationError('missing_header', `The call has no header ${name}.`)
  return text
}

function ownHeader(headers: Readonly<Record<string, string | readonly string[] | undefined>>, name: string) {
  return Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
}

function checkTime(timestamp: string, tolerance: number, now: Date): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError('bad_timestamp', 'The header webhook-timestamp is not in Unix seconds.')
  const age = now.getTime() / 1000 - Number(timestamp)
  if (age > tolerance)
    throw new WebhookVerificationError('too_old', `The call is ${Math.round(age)} s old; ${tolerance} s are allowed.`)
  if (age < -tolerance)
    throw new WebhookVerificationError('too_new', `The call is ${Math.round(-age)} s early; is the clock right?`)
}

/** Compared in constant time by the platform's own `verify`. */
async function anyMatches(
  content: Uint8Array<ArrayBuffer>,
  header: string,
  secrets: readonly string[],
): Promise<boolean> {
  const given = header.split(' ').flatMap((each) => (each.startsWith('v1,') ? [base64(each.slice(3))] : []))
  const { subtle } = platform().crypto
  let matches = false
  for (const secret of secrets) {
    const raw = base64(secret.replace(/^whsec_/, ''))
    if (raw === undefined || raw.length === 0) throw new TypeError('A secret is whsec_ and base64.')
    const key = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    for (const signature of given) {
      if (signature !== undefined && (await subtle.verify('HMAC', key, signature, content))) matches = true
    }
  }
  return matches
}

function base64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function eventIn(bytes: Uint8Array): Event {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Event
    if (typeof event.type === 'string' && typeof event.data === 'object') return event
  } catch (cause) {
    throw new WebhookVerificationError('bad_body', 'The body is not JSON.', cause)
  }
  throw new WebhookVerificationError('bad_body', 'The body is no event.')
}

import { readRetryAfter } from './retry-after.ts'
import { waitAfter } from './schedule.ts'

/** Why there was no answer, or none that could be used. */
export type SendError =
  | 'timeout'
  | 'connection_refused'
  | 'connection_reset'
  | 'connection_failed'
  | 'dns'
  | 'tls'
  | 'forbidden_address'
  | 'invalid_answer'
  /** Not the receiver's fault: it could not be sent at all. */
  | 'internal'

/** What came of one attempt: an answer with its status, or an error. */
export interface Sent {
  readonly status: number | null
  readonly error: SendError | null
  readonly retryAfter?: string | undefined
}

/** What an attempt means for its delivery. */
export type Verdict =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'retry'; readonly waitMs: number }
  | { readonly kind: 'exhausted' }

export interface Series {
  /** Attempts made, the one just made included. */
  readonly attempts: number
  /** How many there may be; less than the schedule has for a trial. */
  readonly most: number
}

/**
 * Reads an answer (Standard Webhooks, "Delivery success and failure"): 2xx is success; 410 ends the
 * endpoint; everything else, redirects included, is a failure. `Retry-After` counts on 429 and 503.
 */
export function judge(sent: Sent, series: Series, nowMs: number, chance: number): Verdict {
  const { status } = sent
  if (sent.error === null && status !== null && status >= 200 && status < 300) return { kind: 'succeeded' }
  if (status === 410) return { kind: 'gone' }
  const hint = status === 429 || status === 503 ? readRetryAfter(sent.retryAfter, nowMs) : null
  const waitMs = series.attempts >= series.most ? null : waitAfter(series.attempts, chance, hint)
  return waitMs === null ? { kind: 'exhausted' } : { kind: 'retry', waitMs }
}

/**
 * When a message that could not be sent is tried again. The first waits let greylisting pass (RFC 6647, section 5.1: servers
 * accept after one to a few minutes); the whole takes some 30 hours, as mail servers themselves would.
 */

const minute = 60_000
const hour = 60 * minute

/** Milliseconds after each attempt until the next one. */
export const waits: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
]

/**
 * How long to wait after the attempts made so far (ms); null when there is no further one.
 * @param hint what the other side asks for, in ms; at most 24 h are heeded
 * @param left until the message is of no use, in ms: the wait never takes more than half of it
 */
export function retryWait(attempts: number, hint: number | undefined, left: number): number | null {
  const wait = waits[attempts - 1]
  if (wait === undefined || left <= 0) return null
  const wanted = Math.max(wait, Math.min(hint ?? 0, 24 * hour))
  return Math.min(wanted, Math.max(minute, Math.floor(left / 2)))
}

/**
 * When a webhook is tried again. The waits are those that Standard Webhooks 1.0.0 gives as its example
 * ("Deliverability and reliability"): at once, then 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds after each attempt but the last until the next one. */
export const waits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Attempts of one series: the first and one after each wait. */
export const attemptsOfSeries = waits.length + 1

/** A receiver may ask for at most this much patience (ms). */
export const longestHint = 24 * hour

/** Each wait is this much shorter or longer at most, so that what failed together is not tried together. */
const jitter = 0.2

/**
 * How long to wait after the attempts made so far; null when the series is exhausted.
 * @param attempts made in this series, at least 1
 * @param chance from 0 (20 % earlier) to 1 (20 % later)
 * @param hint what the receiver asked for, in ms: the later of both counts, at most 24 h
 */
export function waitAfter(attempts: number, chance: number, hint: number | null = null): number | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  const scheduled = Math.round(wait * (1 - jitter + 2 * jitter * chance))
  return Math.max(scheduled, Math.min(hint ?? 0, longestHint))
}

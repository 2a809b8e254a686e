/** Where the present comes from. Verbs take `now` as a value; only the edge asks a clock. */
export interface Clock {
  now(): Temporal.Instant
  /** The same in whole milliseconds of the epoch: a number costs a tenth of an instant. */
  ms(): number
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant(), ms: () => Date.now() }

/** A clock that stands still until it is moved; for tests. */
export interface FixedClock extends Clock {
  set(now: Temporal.Instant | string): void
  advance(duration: Temporal.DurationLike | string): void
}

/**
 * A clock that answers the given instant until somebody moves it.
 * @param start an instant, or its RFC 3339 text such as `2026-03-01T09:00:00Z`
 */
export function fixedClock(start: Temporal.Instant | string): FixedClock {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    ms: () => now.epochMilliseconds,
    set: (to) => {
      now = Temporal.Instant.from(to)
    },
    advance: (duration) => {
      now = now.add(duration)
    },
  }
}

/** An alert to which pairs keep coming waits until it has been quiet for so long, but not for ever (seconds). */
export const quietFor = 60
export const waitsAtMost = 600

/** Since when an alert gathers what comes late, and until when. */
export interface Settling {
  readonly since: Temporal.Instant
  readonly at: Temporal.Instant
}

/**
 * How long an alert that is looked at now gathers what comes late; undefined when it does not.
 * @param stirred whether something came since the last look
 */
export function settlingOf(
  before: Settling | undefined,
  stirred: boolean,
  now: Temporal.Instant,
): Settling | undefined {
  // What it waited with may not have been looked at on the second; long after that it begins anew.
  const live = before !== undefined && Temporal.Instant.compare(now, before.at.add({ seconds: quietFor })) <= 0
  if (!stirred) return live && Temporal.Instant.compare(before.at, now) > 0 ? before : undefined
  const since = live ? before.since : now
  const [quiet, last] = [now.add({ seconds: quietFor }), since.add({ seconds: waitsAtMost })]
  const at = Temporal.Instant.compare(quiet, last) < 0 ? quiet : last
  return Temporal.Instant.compare(at, now) > 0 ? { since, at } : undefined
}

/** When what comes late goes out: when the alert has settled, in any case a minute before it is of no use. */
export function settledBy(
  settling: Settling | undefined,
  until: Temporal.Instant | undefined,
): Temporal.Instant | undefined {
  if (settling === undefined || until === undefined) return settling?.at
  const last = until.subtract({ seconds: quietFor })
  return Temporal.Instant.compare(settling.at, last) < 0 ? settling.at : last
}

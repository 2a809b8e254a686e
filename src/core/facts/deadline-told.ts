/** The day and the wall-clock time by which a deadline is told. */
export interface DeadlineTold {
  readonly day: Temporal.PlainDate
  /** `15:00`; of a deadline at midnight `24:00`. */
  readonly time: string
}

/**
 * A deadline as calls tell it in its own zone: one at midnight is 24:00 of the day before, the last on which it can be met.
 *
 * @param at RFC 3339
 */
export function deadlineTold(at: string, timeZone: string): DeadlineTold {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const day = local.toPlainDate()
  return time === '00:00' ? { day: day.subtract({ days: 1 }), time: '24:00' } : { day, time }
}

import type { PlainDate } from '../facts/profile.ts'

/**
 * The time a question is asked for. An `instant` is now (or a moment), with today's date where the asker is.
 * A `date` is that whole day in the call's own zone: a call is open on it if it is open at any moment of it.
 */
export type AsOf = { kind: 'instant'; epoch_ms: number; today: PlainDate } | { kind: 'date'; date: PlainDate }

/** The calendar day of the question. */
export function dayOf(asOf: AsOf): PlainDate {
  return asOf.kind === 'instant' ? asOf.today : asOf.date
}

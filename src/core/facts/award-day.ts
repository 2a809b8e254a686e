import type { PlainDate } from './profile.ts'
import type { Programme } from './programme.ts'

/** The expected day of award: the call's, or the day asked about where that is later. */
export function awardDayOf(
  { expected_award_on: expected }: Pick<Programme, 'expected_award_on'>,
  day: PlainDate,
): PlainDate {
  return expected !== undefined && expected > day ? expected : day
}

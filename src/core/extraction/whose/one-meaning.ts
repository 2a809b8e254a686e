import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'

/** Days before and after which a business was founded, of a criterion alone or of the alternatives and parts it is made of. */
function daysOfFounding(value: object): string[] {
  if ('kind' in value && value.kind === 'age' && 'test' in value) {
    const { from, to } = value.test as { from?: string; to?: string }
    return [from, to].filter((day) => day !== undefined)
  }
  return Object.values(value).flatMap((each) =>
    typeof each === 'object' && each !== null ? daysOfFounding(each as object) : [],
  )
}

const isOfOwnDay = isOf('closes_at', 'opens_at', 'expenses_eligible_from')

/**
 * A day has one meaning: what a sentence gives as that by or from which a business must have been founded is no closing or opening day,
 * and none from which costs count. "Before the 31st" is kept as the 30th.
 */
export function withoutDaysOfFounding(readings: readonly Reading[]): Reading[] {
  const founding = readings
    .filter(isOf('criterion'))
    .flatMap(({ value, quote }) =>
      daysOfFounding(value.criterion).map((day) => ({ quote, day: Temporal.PlainDate.from(day) })),
    )
  if (founding.length === 0) return [...readings]
  const isTold = (reading: Reading): boolean =>
    isOfOwnDay(reading) &&
    founding.some(
      ({ quote, day }) =>
        quote.start <= reading.figure.start &&
        quote.end >= reading.figure.end &&
        Math.abs(day.until(reading.value.date).days) <= 1,
    )
  return readings.filter((each) => !isTold(each))
}

import { dateReadings } from './date-readings.ts'
import { dateSensesOf } from './date-sense.ts'
import type { DateRole } from './date-sense.ts'
import { datesIn } from './dates.ts'
import type { StatedDate } from './dates.ts'
import { isOf } from './draft.ts'
import { mostOfPage } from './few-lines.ts'
import type { Reading } from './reading.ts'
import { sentencesOf } from './source-text.ts'
import type { SourceText } from './source-text.ts'

/**
 * Days of a page of a few lines about one call: where it tells no first and no last day, the only period from one day to another that
 * it names is that of the call, though nothing beside it speaks of applications.
 */

const sureOfDay = 0.62

/** The first and the last day of a call of which neither was read. */
export function readDaysInFewLines({ blocks, text }: SourceText, readings: readonly Reading[]): Reading[] {
  if (text.length > mostOfPage || readings.some(isOf('opens_at', 'closes_at', 'moved_from'))) return []
  const found = blocks.flatMap((block) => {
    const sentences = sentencesOf(block)
    const days = datesIn(block.folded.folded)
    const senses = dateSensesOf(block, sentences, days, true)
    const roles = new Map<StatedDate, DateRole>()
    return days.flatMap((day) => {
      const sentence = sentences.find(({ start, end }) => day.start >= start && day.end <= end)
      return sentence === undefined ? [] : dateReadings(block, sentence, day, days, roles, senses, undefined)
    })
  })
  const opening = found.filter(isOf('opens_at'))
  const closing = found.filter(isOf('closes_at'))
  const isOne = (of: readonly { value: { date: string } }[]): boolean =>
    new Set(of.map(({ value }) => value.date)).size === 1
  const period = [...opening, ...closing]
  const isTogether = period.every(({ quote }) => period.every((other) => other.quote.start === quote.start))
  return isOne(opening) && isOne(closing) && isTogether
    ? period.map((each) => ({ ...each, confidence: sureOfDay }))
    : []
}

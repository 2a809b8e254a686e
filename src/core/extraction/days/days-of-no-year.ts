import type { PlainDate } from '../../facts/profile.ts'
import { dateReadings } from './date-readings.ts'
import { dateSensesOf } from './date-sense.ts'
import type { DateRole } from './date-sense.ts'
import { datesIn, daysOfNoYear } from '../figures/dates.ts'
import type { StatedDate, YearlessDay } from '../figures/dates.ts'
import { isForSome } from './of-some.ts'
import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** First and last days without a year: that of the notice's own day, of their sentence, or the only one that the text names. */

/** Days before its notice that a call may have opened, and behind it that it may open or close. */
const around = { before: 60, behind: 183 } as const
const sureOfYear = 0.7
const sureOfOnlyYear = 0.6

/**
 * Readings of days without a year, of the ends of the time for applying of which no day was read.
 * @param printed the blocks with what they tell of others, whose years count, too
 */
export function readDaysOfNoYear(
  blocks: readonly Block[],
  readings: readonly Reading[],
  printed: readonly Block[],
): Reading[] {
  // The last day of some is not that of all.
  const isTold = (role: 'opens_at' | 'closes_at'): boolean =>
    readings.some((each) => isOf(role)(each) && !isForSome(sentenceAt(printed, each)))
  const found = blocks.flatMap((block) => daysOfNoYear(block.folded.folded).map((day) => ({ block, day })))
  if (found.length === 0 || (isTold('opens_at') && isTold('closes_at'))) return []
  const published = readings.filter(isOf('published_on')).toSorted((a, b) => b.confidence - a.confidence)[0]?.value.date
  const only = published === undefined ? onlyYear(printed) : undefined
  return blocks.flatMap((block) => {
    const { folded } = block.folded
    const sentences = sentencesOf(block)
    const days = found.flatMap(({ block: of, day }) => {
      const sentence = sentences.find(({ start, end }) => day.start >= start && day.end <= end)
      if (of !== block || sentence === undefined) return []
      const own = onlyYearIn(folded.slice(sentence.start, sentence.end))
      const date =
        own !== undefined ? day.in(own) : published !== undefined ? near(published, day) : day.in(only ?? Number.NaN)
      return date === undefined ? [] : [{ date, sentence, sure: (own ?? published) ? sureOfYear : sureOfOnlyYear }]
    })
    if (days.length === 0) return []
    const all = [...datesIn(folded), ...days.map(({ date }) => date)].toSorted((a, b) => a.start - b.start)
    const senses = dateSensesOf(block, sentences, all)
    const roles = new Map<StatedDate, DateRole>()
    return days.flatMap(({ date, sentence, sure }) =>
      dateReadings(block, sentence, date, all, roles, senses, undefined).flatMap((each): Reading[] => {
        const { field } = each.value
        const isOpen =
          field === 'opens_at'
            ? !isTold(field)
            : (field === 'closes_at' || field === 'moved_from') && !isTold('closes_at')
        return isOpen ? [{ ...each, confidence: sure }] : []
      }),
    )
  })
}

/** The sentence in which something was read. */
function sentenceAt(blocks: readonly Block[], { quote }: Reading): string {
  const block = blocks.findLast(({ base }) => base <= quote.start)
  const sentence =
    block === undefined
      ? undefined
      : sentencesOf(block).find(({ start }) => placeIn(block, start, start).start === quote.start)
  return sentence === undefined ? '' : (block?.folded.folded.slice(sentence.start, sentence.end) ?? '')
}

/** The day near that of its notice: a little before it, or in the half year behind it. */
function near(published: PlainDate, day: YearlessDay): StatedDate | undefined {
  const year = Number(published.slice(0, 4))
  return [year - 1, year, year + 1]
    .flatMap((each) => day.in(each) ?? [])
    .find(({ date }) => {
      const { days } = Temporal.PlainDate.from(published).until(date, { largestUnit: 'day' })
      return days >= -around.before && days <= around.behind
    })
}

/** The year that all full dates of a text are of, or else the only one that it names. */
function onlyYear(blocks: readonly Block[]): number | undefined {
  const years = new Set(
    blocks.flatMap(({ folded }) => datesIn(folded.folded).map(({ date }) => Number(date.slice(0, 4)))),
  )
  if (years.size > 0) return years.size === 1 ? [...years][0] : undefined
  return onlyYearIn(blocks.map(({ folded }) => folded.folded).join('\n'))
}

/** Years of a period of programmes, and of laws, are nobody's. */
function onlyYearIn(folded: string): number | undefined {
  const years = new Set([...folded.matchAll(namedYear)].map(([year]) => year))
  return years.size === 1 ? Number([...years][0]) : undefined
}
const namedYear = /(?<![\d/.,-]|[-–] )20\d\d(?!\d|[./,]\d| ?[-–/] ?\d)/gu

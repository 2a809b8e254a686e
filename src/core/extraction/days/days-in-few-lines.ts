import { dateReadings } from './date-readings.ts'
import { reading } from '../text/clauses.ts'
import { dateSensesOf } from './date-sense.ts'
import type { DateRole } from './date-sense.ts'
import { applying, ends, has, starts } from './date-words.ts'
import { datesIn } from '../figures/dates.ts'
import type { StatedDate } from '../figures/dates.ts'
import { isOf } from '../draft/draft.ts'
import { mostOfPage } from '../money/few-lines.ts'
import type { Reading } from '../reading.ts'
import { ofElse } from './published.ts'
import { standsAside } from '../whose/scope.ts'
import { sentencesOf } from '../text/source-text.ts'
import type { SourceText } from '../text/source-text.ts'

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

/** Letters before which the head of a page ends, and that its line may have beside the day. */
const head = { end: 600, line: 60 } as const
/** What stands beside the day of a piece of news: "Article · 4 April 2027 · 3 min read", "For immediate release: 4 April 2027". */
const ofNews =
  /(?<!\p{L})(?:news|article|press|blog|post(?:ed)?|publi\p{L}+|(?:immediate )?release|min(?:ute)?s?(?: to)? ?(?:read|reading)|read(?:ing)? time|by|author|νεα|αρθρο|δελτιο τυπου|δημοσιευ\p{L}+|αναρτη\p{L}+|ανακοινωσ\p{L}+|λεπτ(?:α|ων)|αναγνωσ\p{L}+)(?![\p{Ll}]{3})/u
const ofChange = /updat|modif|revis|edited|last(?!\p{L})|ενημερω[θμ]|τροποποι|τελευται/u
const weekday =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη)(?!\p{L})/gu

/** The day that a page of a few lines bears in its head, alone on its line or as news do, where it tells no other day of publication. */
export function readDayOfPage({ blocks, text }: SourceText, readings: readonly Reading[]): Reading[] {
  if (text.length > mostOfPage || readings.some(isOf('published_on'))) return []
  const found = blocks.flatMap((block) => {
    const { folded } = block.folded
    const [day, ...more] = datesIn(folded)
    // The moment at which a page was put up is not the day of the call.
    if (day?.time !== undefined || day === undefined || more.length > 0) return []
    if (block.base > head.end || standsAside(block)) return []
    const rest = `${folded.slice(0, day.start)} ${folded.slice(day.end)}`.replaceAll(weekday, ' ')
    const isAlone = !/[\p{L}\d]/u.test(rest) && block.announcedBy === ''
    const isOfNews =
      rest.length < head.line && ofNews.test(rest) && ![starts, ends, applying].some((words) => has(words, rest))
    return (isAlone || isOfNews) && !ofChange.test(rest) && !ofElse.test(rest)
      ? [
          reading(
            block,
            { start: 0, end: folded.length },
            day,
            { field: 'published_on' as const, date: day.date },
            sureOfDay,
          ),
        ]
      : []
  })
  return new Set(found.map(({ value }) => 'date' in value && value.date)).size === 1 ? found : []
}

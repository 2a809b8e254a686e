import type { PlainDate } from '../core/facts/profile.ts'
import { sayDate } from '../wording/render.ts'

/** A day, and a time of day where one is given. */
export interface SampleDate {
  day: PlainDate
  time?: string
}

const athens = 'Europe/Athens'
const days = /^([+-]\d+)(?: (\d\d:\d\d))?$/
const calendar = /^y([+-]\d+)? (\d\d-\d\d)(?: (\d\d:\d\d))?$/
const calendarYear = /^y([+-]\d+)?$/

/**
 * The dates of one sample. They are written relative to the day the service first started: `+55 15:00` is 55 days later
 * at three o'clock, `y-6 12-31` the last day of the sixth year before, `y-1` the year before. A moment (a date with a
 * time) that would fall on a weekend is moved to the working day farther from the first start, so that it stays on its
 * side of it.
 */
export class SampleDates {
  readonly #firstStart: Temporal.PlainDate
  readonly #named: Readonly<Record<string, string>>
  readonly zone: string

  constructor(firstStart: PlainDate, named: Readonly<Record<string, string>> = {}, zone = athens) {
    this.#firstStart = Temporal.PlainDate.from(firstStart)
    this.#named = named
    this.zone = zone
  }

  /** Reads a name or an expression. Throws RangeError on anything else. */
  read(text: string): SampleDate {
    const expression = this.#named[text] ?? text
    const relative = days.exec(expression)
    if (relative !== null) return this.#inDays(Number(relative[1]), relative[2])
    const fixed = calendar.exec(expression)
    if (fixed === null) throw new RangeError(`not a sample date: ${text}`)
    const day = `${this.#firstStart.year + Number(fixed[1] ?? 0)}-${fixed[2]}`
    return fixed[3] === undefined ? { day } : { day, time: fixed[3] }
  }

  #inDays(offset: number, time: string | undefined): SampleDate {
    let day = this.#firstStart.add({ days: offset })
    if (time === undefined) return { day: day.toString() }
    while (day.dayOfWeek > 5) day = day.add({ days: offset > 0 ? 1 : -1 })
    return { day: day.toString(), time }
  }

  /** `2025` for `y-1`; undefined where the text is not a year. */
  year(text: string): number | undefined {
    const match = calendarYear.exec(text)
    return match === null ? undefined : this.#firstStart.year + Number(match[1] ?? 0)
  }

  /** A calendar day, or an instant in UTC where a time is given; of `opens day` the day alone. */
  value(text: string): string {
    const { day, time } = this.read(text.replace(/ day$/u, ''))
    if (time === undefined || text.endsWith(' day')) return day
    return Temporal.ZonedDateTime.from(`${day}T${time}[${this.zone}]`).toInstant().toString()
  }

  /** As a call says it: `20 Ιανουαρίου 2027, ώρα 15:00`. `day` leaves the time out. */
  say(text: string, part?: 'day'): string {
    const { day, time } = this.read(text)
    const said = sayDate(day, 'el')
    if (time === undefined || part === 'day') return said
    return this.zone === athens ? `${said}, ώρα ${time}` : `${said}, ώρα Βρυξελλών ${time}`
  }
}

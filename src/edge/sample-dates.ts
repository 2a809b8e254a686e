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

/** Greek public holidays with a date of their own, and 26 December, on which no office receives anything either. */
const holidays = new Set(['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'])
/** Clean Monday, Good Friday, Easter Monday and Whit Monday, in days from Orthodox Easter Sunday. */
const aroundEaster = new Set([-48, -2, 1, 50])

function isFree(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek > 5 || holidays.has(day.toString().slice(5))) return true
  return aroundEaster.has(orthodoxEaster(day.year).until(day, { largestUnit: 'day' }).days)
}

/** Meeus, Astronomical Algorithms (1991), chapter 8: Easter of the Julian calendar, 13 days later in ours until 2099. */
function orthodoxEaster(year: number): Temporal.PlainDate {
  const moon = (19 * (year % 19) + 15) % 30
  const sum = moon + ((2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7) + 114
  const julian = Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 })
  return julian.add({ days: 13 })
}

/**
 * The dates of one sample. They are written relative to the day the service first started: `+55 15:00` is 55 days later
 * at three o'clock, `y-6 12-31` the last day of the sixth year before, `y-1` the year before. A moment (a date with a
 * time) that would fall on a weekend or a public holiday is moved to the working day farther from the first start, so
 * that it stays on its side of it.
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
    while (isFree(day)) day = day.add({ days: offset > 0 ? 1 : -1 })
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

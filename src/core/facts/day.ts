import type { PlainDate } from './profile.ts'

/** Calendar arithmetic on `YYYY-MM-DD`, proleptic Gregorian. Days compare correctly as strings. */

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** A calendar day that exists, written `YYYY-MM-DD`. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const month = digits(value, 5, 7)
  const day = digits(value, 8, 10)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(yearOf(value), month)
}

/** No day that anybody writes comes after it. */
export const lastDay = '9999-12-31'
/** Nor before it. */
export const firstDay = '0000-01-01'

/** Whole days from one day to another; negative when it lies before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayCount(to) - dayCount(from)
}

/** Days since 0000-03-01 (the year that begins in March has its leap day last). */
function dayCount(day: PlainDate): number {
  const month = (digits(day, 5, 7) + 9) % 12
  const year = yearOf(day) - (month >= 10 ? 1 : 0)
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return year * 365 + leaps + Math.floor((month * 306 + 5) / 10) + digits(day, 8, 10) - 1
}

export function yearOf(day: PlainDate): number {
  return digits(day, 0, 4)
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2 && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0)) return 29
  return monthLengths[month - 1] ?? 31
}

/**
 * Completed calendar months from `start` to `day`; negative when `day` lies before `start`. A month is completed on the day
 * with the same number, or on the last day of a month that has no such day (Reg. 1182/71 art. 3(2)(c), Greek Civil Code 243).
 */
export function completedMonths(start: PlainDate, day: PlainDate): number {
  const year = yearOf(day)
  const month = digits(day, 5, 7)
  const months = (year - yearOf(start)) * 12 + month - digits(start, 5, 7)
  const anniversary = Math.min(digits(start, 8, 10), daysInMonth(year, month))
  return digits(day, 8, 10) < anniversary ? months - 1 : months
}

/** `months` later (or earlier); the last day of the month where the day does not exist. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const total = yearOf(day) * 12 + digits(day, 5, 7) - 1 + months
  const year = Math.floor(total / 12)
  const month = total - year * 12 + 1
  return format(year, month, Math.min(digits(day, 8, 10), daysInMonth(year, month)))
}

/** Works on digits: `Temporal` takes twenty times as long, and every call asks for several days. */
export function addDays(day: PlainDate, days: number): PlainDate {
  const at = digits(day, 8, 10) + days
  // Most are a day or two away.
  if (at >= 1 && at <= 28) return `${day.slice(0, 8)}${String(at).padStart(2, '0')}`
  const count = dayCount(day) + days
  // 400 years have 146,097 days; the last of each cycle, century and leap cycle is one more than the rest.
  const cycle = Math.floor(count / 146_097)
  const inCycle = count - cycle * 146_097
  const yearOfCycle = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365,
  )
  const inYear = inCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  return format(year, month, inYear - Math.floor((153 * fromMarch + 2) / 5) + 1)
}

export function nextDay(day: PlainDate): PlainDate {
  const [year, month, date] = [yearOf(day), digits(day, 5, 7), digits(day, 8, 10)]
  if (date < daysInMonth(year, month)) return format(year, month, date + 1)
  return month < 12 ? format(year, month + 1, 1) : format(year + 1, 1, 1)
}

/** The day `MM-DD` in a year; 29 February becomes the 28th in common years. */
export function dayInYear(year: number, monthDay: string): PlainDate {
  const month = digits(monthDay, 0, 2)
  return format(year, month, Math.min(digits(monthDay, 3, 5), daysInMonth(year, month)))
}

/** Whether `MM-DD` of the day's own year has been reached: `dayInYear(year, monthDay) <= day`, without making a string. */
export function isYearOver(monthDay: string, year: number, day: PlainDate): boolean {
  const month = digits(monthDay, 0, 2)
  const at = digits(day, 5, 7)
  if (at !== month) return at > month
  return digits(day, 8, 10) >= Math.min(digits(monthDay, 3, 5), daysInMonth(year, month))
}

/** The earlier of two days, either of which may be absent. */
export function earliest(a: PlainDate | undefined, b: PlainDate | undefined): PlainDate | undefined {
  if (a === undefined) return b
  return b === undefined || a < b ? a : b
}

/** The next day after `day` on which one of these spans (inclusive, either end open) begins to hold or no longer holds. */
export function nextTurn(
  day: PlainDate,
  spans: Iterable<{ readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined }>,
): PlainDate | undefined {
  let first: PlainDate | undefined
  for (const { from, to } of spans) {
    if (from !== undefined && from > day) first = earliest(first, from)
    if (to !== undefined && to >= day && to < lastDay) first = earliest(first, nextDay(to))
  }
  return first
}

/** What lies beyond the days that can be written is the last of them, or the first. */
function format(year: number, month: number, day: number): PlainDate {
  if (year > 9999) return lastDay
  if (year < 0) return firstDay
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - 48
  return value
}

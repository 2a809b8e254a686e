import { addMonths, completedMonths, dayInYear, isYearOver, nextDay, yearOf } from './day.ts'
import type { PlainDate, Profile } from './profile.ts'

/** A business's start and financial year, as far as they are told. */
export interface AgeFacts {
  /** Start of activity, else registration; a planned day of a business to be established stands here, too. */
  start?: PlainDate
  startField: '/activity_started_on' | '/registered_on'
  /** Last day of the financial year, `MM-DD`; absent where it is not told and the law leaves a choice. */
  fiscalYearEnd?: string
  toBeEstablished: boolean
}

/** Sole traders and professionals in Greece close on 31 December (Law 4172/2013 art. 8): for them the year end need not be told. */
export function closesByLaw({ country, legal_form: form }: Pick<Profile, 'legal_form' | 'country'>): boolean {
  return (country === 'GR' || country === 'EL') && (form === 'sole_trader' || form === 'professional')
}

/**
 * The year end is the one that is told, or that of the law.
 * A predecessor's years are not counted: calls differ on that.
 */
export function ageFacts(
  profile: Pick<
    Profile,
    'activity_started_on' | 'registered_on' | 'fiscal_year_end' | 'lifecycle' | 'legal_form' | 'country'
  >,
): AgeFacts {
  const start = profile.activity_started_on ?? profile.registered_on
  const fiscalYearEnd = profile.fiscal_year_end ?? (closesByLaw(profile) ? '12-31' : undefined)
  const registered = profile.activity_started_on === undefined && profile.registered_on !== undefined
  const facts: AgeFacts = {
    startField: registered ? '/registered_on' : '/activity_started_on',
    toBeEstablished: profile.lifecycle === 'to_be_established',
  }
  if (start !== undefined) facts.start = start
  if (fiscalYearEnd !== undefined) facts.fiscalYearEnd = fiscalYearEnd
  return facts
}

/** Completed calendar months since the start; 0 before it. */
export function monthsSinceStart(start: PlainDate, day: PlainDate): number {
  return Math.max(0, completedMonths(start, day))
}

/** The day on which `monthsSinceStart` reaches `months`. */
export function monthsReachedOn(start: PlainDate, months: number): PlainDate {
  return addMonths(start, months)
}

/** A whole number between two bounds, inclusive; equal bounds are a known number. */
export interface Count {
  lo: number
  hi: number
}

/**
 * Full financial years closed by `day`. A year counts as closed on its last day (a reading: calls that say "before the
 * submission" differ by that one day); it is full when the business existed from its first day: a first period that began
 * later in the year does not count, however long it was.
 */
export function closedFullFiscalYears(start: PlainDate, fiscalYearEnd: string, day: PlainDate): number {
  const lastClosed = lastClosedYear(fiscalYearEnd, day)
  return Math.max(0, lastClosed - firstFullYear(start, fiscalYearEnd) + 1)
}

/**
 * The same where the year end is not told: n completed months hold at least ⌊n/12⌋ − 1 full years and at most ⌊n/12⌋,
 * whatever the year end is; one more on the day before an anniversary, the last day of a year that may have just closed.
 */
export function closedFullFiscalYearsWithin(start: PlainDate, day: PlainDate): Count {
  const months = monthsSinceStart(start, day)
  const years = Math.floor(months / 12)
  const closesToday = months % 12 === 11 && nextDay(day) >= addMonths(start, months + 1)
  return { lo: Math.max(0, years - 1), hi: closesToday ? years + 1 : years }
}

/** The calendar year in which the first full financial year ends. */
export function firstFullYear(start: PlainDate, fiscalYearEnd: string): number {
  const year = yearOf(start)
  if (fiscalYearEnd === '12-31') return start.endsWith('-01-01') ? year : year + 1
  // The year that ends in `year` began the day after the end in `year - 1`.
  const begins = nextDay(dayInYear(year - 1, fiscalYearEnd))
  if (start <= begins) return year
  return start <= nextDay(dayInYear(year, fiscalYearEnd)) ? year + 1 : year + 2
}

/** The last day of the `n`-th full financial year (n ≥ 1): the day from which n years count as closed. */
export function fullYearEndsOn(start: PlainDate, fiscalYearEnd: string, n: number): PlainDate {
  return dayInYear(firstFullYear(start, fiscalYearEnd) + n - 1, fiscalYearEnd)
}

/** The calendar year in which the last financial year closed by `day` ended. */
export function lastClosedYear(fiscalYearEnd: string, day: PlainDate): number {
  const year = yearOf(day)
  return isYearOver(fiscalYearEnd, year, day) ? year : year - 1
}

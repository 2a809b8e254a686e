import type { AccountsFigure, FigurePeriod, NumberRange } from '../criteria/criterion.ts'
import type { Outcome } from '../verdict.ts'
import { lastClosedYear } from './age.ts'
import { dayInYear, earliest, nextDay, yearOf } from './day.ts'
import { toCents } from './money.ts'
import type { Currency, Money } from './money.ts'
import type { FinancialYear, PlainDate, Profile } from './profile.ts'

/** `headcount` in annual work units, the others in cents. */
export type FigureName = AccountsFigure | 'headcount'

/** A figure of the business for a period: at least `lo`, at most `hi`; equal when it is known. */
export interface FigureAt {
  lo: number
  hi: number
  /** Of the amounts used; undefined for a headcount, for unknown ones, and where currencies are mixed. */
  currency: Currency | undefined
  found: readonly { path: string; value: unknown }[]
  /** JSON pointers that would make it exact; empty when it is, or when no field of a profile can. */
  missing: readonly string[]
  /**
   * `undated`: the profile's undated figure stands in for the last closed year, since no year is listed. `no_closed_year`: the
   * business is too young to have one. `other_period`: no figure of a profile covers this period.
   */
  basis: 'dated' | 'undated' | 'no_closed_year' | 'other_period'
  /** The first day on which the period means other years. */
  changesOn: PlainDate | undefined
}

/** Figures that can be below zero. */
const signed: ReadonlySet<FigureName> = new Set<FigureName>(['equity', 'ebitda', 'profit'])

const valueOf = (value: number | Money | undefined): number | undefined =>
  value === undefined || typeof value === 'number' ? value : toCents(value)

/** A year end that is not told is taken as 31 December, the latest it can be: no year counts as closed too early. */
export const yearEndOf = (profile: Pick<Profile, 'fiscal_year_end'>): string => profile.fiscal_year_end ?? '12-31'

/** The last financial year closed by `day`, by the calendar year in which it ends. */
export function lastClosedOf(profile: Pick<Profile, 'fiscal_year_end'>, day: PlainDate): number {
  return lastClosedYear(yearEndOf(profile), day)
}

/** The first day after `day` on which another financial year is closed. */
export function nextYearEnd(profile: Pick<Profile, 'fiscal_year_end'>, day: PlainDate): PlainDate {
  return dayInYear(lastClosedOf(profile, day) + 1, yearEndOf(profile))
}

/** Of periods of closed years how many years each lies before the last closed one, and what becomes of several. */
const yearsBack: Partial<Record<FigurePeriod, { back: readonly number[]; how: 'sum' | 'average' | 'highest' }>> = {
  last_closed_fy: { back: [0], how: 'sum' },
  previous_closed_fy: { back: [1], how: 'sum' },
  average_last_3_closed_fy: { back: [0, 1, 2], how: 'average' },
  highest_last_3_closed_fy: { back: [0, 1, 2], how: 'highest' },
}

/** The financial years that a period means on a day, newest first, of those that the business had; none for other periods. */
export function closedYearsIn(profile: Profile, period: FigurePeriod, day: PlainDate): number[] {
  const last = lastClosedOf(profile, day)
  return (yearsBack[period]?.back ?? []).map((by) => last - by).filter((year) => existedIn(profile, year))
}

interface Lookup {
  profile: Profile
  figure: FigureName
  years: Map<number, { at: number; year: FinancialYear }>
}

/**
 * A figure at a test day. Closed years are those of `financial_years` that ended by then; the undated figures are the latest
 * ones, and stand in for the last closed year only where no year is listed with the figure. An average needs all its years;
 * of the highest of three years one known year is a lower bound.
 */
export function figureAt(profile: Profile, figure: FigureName, period: FigurePeriod, day: PlainDate): FigureAt {
  const years = new Map((profile.financial_years ?? []).map((year, at) => [year.year, { at, year }]))
  const lookup: Lookup = { profile, figure, years }
  const last = lastClosedOf(profile, day)
  const changesOn = nextYearEnd(profile, day)
  if (period === 'current') return current(lookup, last, changesOn)
  if (period === 'last_closed_fy') return lastClosed(lookup, last, changesOn)
  const closed = yearsBack[period]
  if (closed !== undefined) {
    const { back, how } = closed
    return ofYears(
      lookup,
      back.map((by) => last - by),
      how,
      changesOn,
    )
  }
  if (period === 'previous_calendar_year') {
    const isCalendar = yearEndOf(profile) === '12-31'
    const change = `${String(yearOf(day) + 1).padStart(4, '0')}-01-01`
    return isCalendar ? ofYears(lookup, [yearOf(day) - 1], 'sum', change) : unknown(lookup, [], 'other_period', change)
  }
  const isYear = nextDay(dayInYear(last, yearEndOf(profile))) === day
  return isYear ? ofYears(lookup, [last], 'sum', nextDay(day)) : unknown(lookup, [], 'other_period', nextDay(changesOn))
}

function unknown(
  lookup: Lookup,
  missing: readonly string[],
  basis: FigureAt['basis'],
  changesOn: PlainDate | undefined,
): FigureAt {
  const lo = signed.has(lookup.figure) ? Number.NEGATIVE_INFINITY : 0
  return { lo, hi: Number.POSITIVE_INFINITY, currency: undefined, found: [], missing, basis, changesOn }
}

function undatedOf({ profile, figure }: Lookup): number | Money | undefined {
  return figure === 'headcount' || figure === 'turnover' || figure === 'balance_sheet_total'
    ? profile[figure]
    : undefined
}

function exact(
  lookup: Lookup,
  value: number | Money,
  basis: FigureAt['basis'],
  path: string,
  changesOn: PlainDate | undefined,
): FigureAt {
  const number = valueOf(value) ?? 0
  const currency = typeof value === 'number' ? undefined : value.currency
  return { lo: number, hi: number, currency, found: [{ path, value }], missing: [], basis, changesOn }
}

function current(lookup: Lookup, last: number, changesOn: PlainDate): FigureAt {
  const undated = undatedOf(lookup)
  if (undated !== undefined) return exact(lookup, undated, 'dated', `/${lookup.figure}`, undefined)
  const year = ofYears(lookup, [last], 'sum', changesOn)
  // A business without a closed year may have sales by now; one that is not founded has none.
  const mayHave = year.basis === 'no_closed_year' && lookup.profile.lifecycle !== 'to_be_established'
  if (year.lo === year.hi && !mayHave) return year
  return unknown(lookup, [hasUndated(lookup.figure) ? `/${lookup.figure}` : '/financial_years'], 'dated', changesOn)
}

const hasUndated = (figure: FigureName): boolean =>
  figure === 'headcount' || figure === 'turnover' || figure === 'balance_sheet_total'

function lastClosed(lookup: Lookup, last: number, changesOn: PlainDate): FigureAt {
  const undated = undatedOf(lookup)
  const listed = [...lookup.years.values()].some(({ year }) => year[lookup.figure] !== undefined)
  if (undated !== undefined && !listed && existedIn(lookup.profile, last))
    return exact(lookup, undated, 'undated', `/${lookup.figure}`, changesOn)
  return ofYears(lookup, [last], 'sum', changesOn)
}

/** Whether the business had a financial year; false only when the start is known to lie after the year's end. */
export function existedIn(profile: Profile, year: number): boolean {
  const start = profile.activity_started_on ?? profile.registered_on
  if (start === undefined) return profile.lifecycle !== 'to_be_established'
  return start <= dayInYear(year, yearEndOf(profile))
}

function ofYears(
  lookup: Lookup,
  wanted: readonly number[],
  how: 'sum' | 'average' | 'highest',
  changesOn: PlainDate,
): FigureAt {
  const { profile, figure } = lookup
  const years = wanted.filter((year) => existedIn(profile, year))
  if (years.length === 0) {
    // No sales were made before the start; of the other figures nothing of the kind can be said, nor told of a year that never was.
    const open = unknown(lookup, [], 'no_closed_year', changesOn)
    return figure === 'turnover' ? { ...open, lo: 0, hi: 0 } : open
  }
  const known = years.flatMap((year) => {
    const entry = lookup.years.get(year)
    const value = entry?.year[figure]
    return entry === undefined || value === undefined ? [] : [{ path: `/financial_years/${entry.at}/${figure}`, value }]
  })
  const currencies = new Set(known.map(({ value }) => (typeof value === 'number' ? undefined : value.currency)))
  const missing = known.length === years.length ? [] : missingIn(lookup, years)
  if (known.length === 0 || currencies.size > 1)
    return unknown(lookup, missing.length > 0 ? missing : ['/financial_years'], 'dated', changesOn)
  const { lo, hi } = combine(
    known.map(({ value }) => valueOf(value) ?? 0),
    years.length,
    how,
    signed.has(figure),
  )
  return { lo, hi, currency: [...currencies][0], found: known, missing, basis: 'dated', changesOn }
}

function missingIn({ years, figure }: Lookup, wanted: readonly number[]): string[] {
  const out = wanted.flatMap((year) => {
    const entry = years.get(year)
    if (entry === undefined) return ['/financial_years']
    return entry.year[figure] === undefined ? [`/financial_years/${entry.at}/${figure}`] : []
  })
  return [...new Set(out)]
}

function combine(
  values: readonly number[],
  count: number,
  how: 'sum' | 'average' | 'highest',
  canBeNegative: boolean,
): { lo: number; hi: number } {
  const all = values.length === count
  const sum = values.reduce((total, value) => total + value, 0)
  const most = Math.max(...values)
  if (how === 'highest') return { lo: most, hi: all ? most : Number.POSITIVE_INFINITY }
  const lo = how === 'average' ? sum / count : sum
  if (all) return { lo, hi: lo }
  return { lo: canBeNegative ? Number.NEGATIVE_INFINITY : lo, hi: Number.POSITIVE_INFINITY }
}

/** The month in which twelve months end: `2025` (the calendar year) and `2025-12` are one period. */
export function lastMonthOf(period: string): string {
  return period.length === 4 ? `${period}-12` : period
}

/** `YYYY-MM` of the month that lies `months` before the one of a day. */
export function monthBefore(day: PlainDate, months: number): string {
  const number = yearOf(day) * 12 + Number(day.slice(5, 7)) - 1 - months
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/**
 * Salaried annual work units (ERGANI) of a calendar year, of financial years by the month they end with, or of the twelve
 * months that ended most recently before the day: with the month just over, or with the one before it. Never taken from
 * `headcount`; none of months that ended before the business began.
 */
export function salariedAt(profile: Profile, period: FigurePeriod | undefined, day: PlainDate): FigureAt {
  const entries = profile.salaried_awu ?? []
  const { wanted, how, changesOn } = salariedMonths(profile, entries, period ?? 'previous_calendar_year', day)
  // Years that it did not have lower no average.
  const begins = how === 'average' ? undefined : beginOf(profile)
  const known = wanted.flatMap((months) => {
    for (const month of months) {
      const at = entries.findIndex((entry) => lastMonthOf(entry.period) === month)
      const entry = entries[at]
      if (entry !== undefined) return [{ path: `/salaried_awu/${at}/value`, value: entry.value }]
    }
    const [last = ''] = months
    return begins !== undefined && begins.month > last ? [{ path: begins.path, value: 0 }] : []
  })
  const open = { currency: undefined, missing: ['/salaried_awu'], basis: 'dated', changesOn } as const
  if (known.length === 0) return { lo: 0, hi: Number.POSITIVE_INFINITY, found: [], ...open }
  const values = known.map(({ value }) => value)
  const { lo, hi } = combine(values, wanted.length, how, false)
  return { lo, hi, found: known, ...open, missing: lo === hi ? [] : open.missing }
}

/** The twelve months that a period of salaried work means on a day, each by its last month: `2025-12`. */
export function salariedMonthsIn(profile: Profile, period: FigurePeriod | undefined, day: PlainDate): string[] {
  const { wanted } = salariedMonths(profile, profile.salaried_awu ?? [], period ?? 'previous_calendar_year', day)
  return wanted.flatMap(([first]) => first ?? [])
}

/** The first month in which the business can have had staff; undefined where it is not known, or where it goes back to others. */
function beginOf({
  activity_started_on: started,
  registered_on: registered,
  lifecycle,
  predecessors = [],
}: Profile): { month: string; path: string } | undefined {
  if (predecessors.length > 0) return undefined
  if (started !== undefined || registered !== undefined) {
    const first = earliest(started, registered) ?? ''
    return { month: first.slice(0, 7), path: first === started ? '/activity_started_on' : '/registered_on' }
  }
  return lifecycle === 'to_be_established' ? { month: '9999-12', path: '/lifecycle' } : undefined
}

/** The twelve months that are wanted, by their last month; of alternatives the first that is given counts. */
interface SalariedMonths {
  wanted: string[][]
  how: 'sum' | 'average' | 'highest'
  /** The first day on which other months are wanted. */
  changesOn: PlainDate
}

function salariedMonths(
  profile: Profile,
  entries: NonNullable<Profile['salaried_awu']>,
  period: FigurePeriod,
  day: PlainDate,
): SalariedMonths {
  const calendar = String(yearOf(day) - 1).padStart(4, '0')
  const newYear = `${String(yearOf(day) + 1).padStart(4, '0')}-01-01`
  if (period === 'previous_calendar_year') return { wanted: [[lastMonthOf(calendar)]], how: 'sum', changesOn: newYear }
  const last = lastClosedOf(profile, day)
  const closed = { changesOn: nextYearEnd(profile, day) }
  const years = yearsBack[period]
  if (years !== undefined) {
    const wanted = years.back.map((by) => [dayInYear(last - by, yearEndOf(profile)).slice(0, 7)])
    return { wanted, how: years.how, ...closed }
  }
  if (period === 'twelve_months_before')
    return {
      wanted: [[monthBefore(day, 1), monthBefore(day, 2)]],
      how: 'sum',
      changesOn: `${monthBefore(day, -1)}-01`,
    }
  const latest = entries.map((entry) => lastMonthOf(entry.period)).toSorted()
  return { wanted: [[latest.at(-1) ?? lastMonthOf(calendar)]], how: 'sum', changesOn: newYear }
}

/** Bounds in one unit (cents or annual work units); an exclusive bound is not itself inside. */
export interface Bounds {
  min: number
  max: number
  minExclusive: boolean
  maxExclusive: boolean
}

export function boundsOf(range: NumberRange): Bounds {
  return {
    min: range.min ?? range.min_exclusive ?? Number.NEGATIVE_INFINITY,
    max: range.max ?? range.max_exclusive ?? Number.POSITIVE_INFINITY,
    minExclusive: range.min === undefined && range.min_exclusive !== undefined,
    maxExclusive: range.max === undefined && range.max_exclusive !== undefined,
  }
}

/** Whether a value known to lie in `lo … hi` is within bounds. */
export function within(lo: number, hi: number, bounds: Bounds): Outcome {
  const { min, max, minExclusive, maxExclusive } = bounds
  if (minExclusive ? hi <= min : hi < min) return 'not_met'
  if (maxExclusive ? lo >= max : lo > max) return 'not_met'
  const above = minExclusive ? lo > min : lo >= min
  const below = maxExclusive ? hi < max : hi <= max
  return above && below ? 'met' : 'unknown'
}

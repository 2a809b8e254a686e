import { boundsOf, within } from '../facts/accounts.ts'
import type { Bounds } from '../facts/accounts.ts'
import {
  closedFullFiscalYearsWithin,
  fullYearEndsOn,
  lastClosedYear,
  monthsReachedOn,
  monthsSinceStart,
} from '../facts/age.ts'
import type { AgeFacts } from '../facts/age.ts'
import { addDays, dayInYear, firstDay, isPlainDate, lastDay, nextDay } from '../facts/day.ts'
import type { PlainDate, Profile } from '../facts/profile.ts'
import type { Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { AgeCriterion } from './criterion.ts'
import { ageOf, closedYearsAt, monthsAt } from './digest.ts'
import { isRecord } from './record.ts'
import { fault, saidBy } from './kind.ts'
import type { CompileContext, CriterionFault, Judge, Judgement, Kind, Note } from './kind.ts'
import { checkNumberRange, rangeValue } from './range-check.ts'

const date = (value: PlainDate): ReasonValue => ({ type: 'date', value })
const saidOfYears = saidBy('age.years')

function check(criterion: AgeCriterion, pointer: string): CriterionFault[] {
  const test: unknown = criterion.test
  const at = `${pointer}/test`
  if (!isRecord(test)) return [fault(at, 'unknown_term', { value: String(test) })]
  if (test['measure'] === 'months_since_start' || test['measure'] === 'closed_full_fiscal_years')
    return checkNumberRange(test['range'], `${at}/range`)
  if (test['measure'] !== 'started_between')
    return [fault(`${at}/measure`, 'unknown_term', { value: String(test['measure']) })]
  const { from, to } = test
  if (from === undefined && to === undefined) return [fault(at, 'range_missing')]
  const bad = (['from', 'to'] as const).filter((end) => test[end] !== undefined && !isPlainDate(test[end]))
  if (bad.length > 0) return bad.map((end) => fault(`${at}/${end}`, 'date_expected'))
  return typeof from === 'string' && typeof to === 'string' && from > to ? [fault(at, 'range_empty')] : []
}

function compile(criterion: AgeCriterion, context: CompileContext): Judge {
  const { test } = criterion
  const movable = criterion.at === undefined || criterion.at.event === 'submission'
  const closesOn = movable ? context.closesOn : undefined
  if (test.measure === 'started_between') return startedBetween(test.from, test.to)
  return test.measure === 'months_since_start'
    ? byMonths(test.range, movable, closesOn)
    : byClosedYears(test.range, movable, closesOn)
}

/** Both days are inside. A business still to be established starts on the test day or later. */
function startedBetween(from: PlainDate | undefined, to: PlainDate | undefined): Judge {
  const key = from !== undefined && to !== undefined ? 'between' : from !== undefined ? 'from' : 'to'
  return (facts, day, note) => {
    const { start, startField, toBeEstablished } = facts.derive(ageOf)
    let outcome: Judgement
    if (start !== undefined)
      outcome = (from === undefined || start >= from) && (to === undefined || start <= to) ? 'met' : 'not_met'
    else if (!toBeEstablished) outcome = 'unknown'
    else if (to !== undefined) outcome = to < day ? 'not_met' : 'unknown'
    else outcome = from !== undefined && from <= day ? 'met' : 'unknown'
    if (note !== undefined) {
      const required = {
        ...(from === undefined ? {} : { from: date(from) }),
        ...(to === undefined ? {} : { to: date(to) }),
      }
      if (start !== undefined) note.found(startField)
      if (outcome === 'unknown') note.missing(startField)
      if (start !== undefined) note.reason(`age.started_${key}.${outcome}`, { ...required, start: date(start) })
      else
        note.reason(
          outcome === 'unknown' ? `age.started_${key}.unknown` : `age.started_${key}.founded_later_${outcome}`,
          required,
        )
      if (toBeEstablished && start === undefined) {
        if (to !== undefined && to >= day) note.changesOn(nextDay(to))
        else if (to === undefined && from !== undefined && from > day) note.changesOn(from)
      }
    }
    return outcome
  }
}

/** The number of closed years that first satisfies the lower bound, and the first one beyond the upper bound. */
function steps(bounds: Bounds): { reached: number; passed: number } {
  const { min, max, minExclusive, maxExclusive } = bounds
  return {
    reached: minExclusive ? Math.floor(min) + 1 : Math.ceil(min),
    passed: maxExclusive ? Math.ceil(max) : Math.floor(max) + 1,
  }
}

type Range = Extract<AgeCriterion['test'], { measure: 'months_since_start' }>['range']

/** In whole months: half a month is reached, and passed, with the whole. */
function inWholeMonths({ min, max, minExclusive, maxExclusive }: Bounds): Bounds {
  return {
    min: Math.ceil(min),
    max: Math.ceil(max),
    minExclusive: minExclusive && Number.isInteger(min),
    maxExclusive: maxExclusive || !Number.isInteger(max),
  }
}

/** The days from which the lower bound is met and the upper one no longer is, for a business that began on a day. */
function monthDays(
  start: PlainDate,
  { min, max, minExclusive, maxExclusive }: Bounds,
): { from: PlainDate; over: PlainDate } {
  // "More than 12 months" and "at most 12 months" change on the day after twelve are completed.
  const dayOf = (months: number, isDayAfter: boolean): PlainDate => {
    if (!Number.isFinite(months)) return months < 0 ? firstDay : lastDay
    const completed = monthsReachedOn(start, months)
    return isDayAfter ? nextDay(completed) : completed
  }
  return { from: min <= 0 && !minExclusive ? firstDay : dayOf(min, minExclusive), over: dayOf(max, !maxExclusive) }
}

/** Months since the start of activity, to the day; none for a business still to be established. */
function byMonths(range: Range, movable: boolean, closesOn: PlainDate | undefined): Judge {
  const bounds = inWholeMonths(boundsOf(range))
  const required = rangeValue(range, 'month')
  const asked = `months ${JSON.stringify(range)}`
  return (facts, day, note) => {
    const age = facts.derive(ageOf)
    const { start, startField, toBeEstablished } = age
    if (start === undefined && !toBeEstablished) {
      note?.missing(startField)
      note?.reason('age.months.unknown', { required })
      return 'unknown'
    }
    const elapsed = start === undefined ? 0 : monthsAt(facts, start, day)
    const outcome = within(elapsed, elapsed, bounds)
    if (note === undefined) return outcome
    if (start === undefined) {
      note.found('/lifecycle')
      note.reason(`age.months.founded_later_${outcome}`, { required })
      return outcome
    }
    // Of a refusal the call's last day is told, too.
    if (outcome === 'met' && note.again(age, asked, false)) return outcome
    note.found(startField)
    const months = Math.floor(elapsed)
    note.derived({ formula: 'completed months (Reg. 1182/71 art. 3)', inputs: { start, day }, result: months })
    const isOver = elapsed > months && (months === range.max || months === range.min_exclusive)
    note.reason(`age.months.${outcome}${isOver ? '_over' : ''}`, {
      months,
      start: date(start),
      required,
      on: date(day),
    })
    const { from, over } = monthDays(start, bounds)
    for (const change of [from, over]) if (change > day && change < lastDay) note.changesOn(change)
    if (outcome === 'not_met' && movable && day < from)
      later(note, from, closesOn, bounds.minExclusive ? 'age.near_months_over' : 'age.near_months', {
        months: bounds.min,
      })
    return outcome
  }
}

/** What will be so from a day on: a step that is still possible, or one that comes after the call closes. */
function later(
  note: Note,
  on: PlainDate,
  closesOn: PlainDate | undefined,
  key: string,
  values: Record<string, ReasonValue>,
): void {
  if (closesOn !== undefined && on > closesOn) {
    note.nearMiss(
      { key: `${key}_late`, values: { ...values, on: date(on), closes: date(closesOn) } },
      { possible_from: on },
    )
    return
  }
  note.nearMiss(
    { key, values: { ...values, on: date(on) } },
    { possible_from: on, ...(closesOn === undefined ? {} : { possible_until: closesOn }) },
  )
}

/** Full financial years closed by the test day; without a known year end, as far as every year end agrees. */
function byClosedYears(range: Range, movable: boolean, closesOn: PlainDate | undefined): Judge {
  const bounds = boundsOf(range)
  const { reached, passed } = steps(bounds)
  const required = rangeValue(range, 'financial_year')
  const asked = `years ${JSON.stringify(range)}`
  return (facts, day, note) => {
    const age = facts.derive(ageOf)
    const { start, fiscalYearEnd, toBeEstablished } = age
    if (start === undefined && !toBeEstablished) {
      note?.missing(age.startField)
      note?.reason('age.years.unknown', { required })
      return 'unknown'
    }
    if (start === undefined) {
      const outcome = within(0, 0, bounds)
      note?.found('/lifecycle')
      note?.reason(`age.years.founded_later_${outcome}`, { required })
      return outcome
    }
    if (fiscalYearEnd === undefined) return withoutYearEnd(age, start, day, bounds, required, note)
    const years = closedYearsAt(facts, start, fiscalYearEnd, day)
    const outcome = within(years, years, bounds)
    if (note === undefined || (outcome === 'met' && note.again(age, asked, false))) return outcome
    note.found(age.startField)
    if (facts.profile.fiscal_year_end !== undefined) note.found('/fiscal_year_end')
    note.derived({
      formula: 'full financial years closed by the day',
      inputs: { start, fiscal_year_end: fiscalYearEnd, day },
      result: years,
    })
    note.reason(saidOfYears[outcome], { years, start: date(start), required })
    for (const count of [reached, passed]) {
      if (Number.isFinite(count) && count > years) note.changesOn(fullYearEndsOn(start, fiscalYearEnd, count))
    }
    if (outcome === 'not_met' && movable && years < reached) {
      const on = fullYearEndsOn(start, fiscalYearEnd, reached)
      later(
        note,
        on,
        closesOn,
        reached === 1 ? 'age.near_first_year' : 'age.near_years',
        reached === 1 ? {} : { years: reached },
      )
    }
    return outcome
  }
}

function withoutYearEnd(
  age: AgeFacts,
  start: PlainDate,
  day: PlainDate,
  bounds: Bounds,
  required: ReasonValue,
  note: Note | undefined,
): Judgement {
  const years = closedFullFiscalYearsWithin(start, day)
  const outcome = within(years.lo, years.hi, bounds)
  if (note === undefined) return outcome
  note.found(age.startField)
  if (outcome === 'unknown') note.missing('/fiscal_year_end')
  const values = { years: years.lo, most: years.hi, start: date(start), required }
  note.reason(outcome === 'unknown' ? 'age.years.year_end_unknown' : `age.years.${outcome}_any_year_end`, values)
  const anniversary = monthsReachedOn(start, (Math.floor(monthsSinceStart(start, day) / 12) + 1) * 12)
  const last = addDays(anniversary, -1)
  note.changesOn(last > day ? last : anniversary)
  return outcome
}

function readAge(facts: Facts, day: PlainDate, measure: string): string {
  const { start, fiscalYearEnd, toBeEstablished } = facts.derive(ageOf)
  if (start === undefined) return toBeEstablished ? 'later' : 'unknown'
  if (measure === 'started_between') return start
  if (measure === 'months_since_start') return `${monthsAt(facts, start, day)}`
  if (fiscalYearEnd !== undefined) return `${closedYearsAt(facts, start, fiscalYearEnd, day)}`
  const { lo, hi } = closedFullFiscalYearsWithin(start, day)
  return `${lo}-${hi}`
}

/** Until the next financial year ends, where that is known. */
function sameBefore(facts: Facts, day: PlainDate, measure: string): PlainDate | undefined {
  const { start, fiscalYearEnd } = facts.derive(ageOf)
  if (start === undefined || measure === 'started_between') return lastDay
  if (measure === 'months_since_start' || fiscalYearEnd === undefined) return undefined
  return dayInYear(lastClosedYear(fiscalYearEnd, day) + 1, fiscalYearEnd)
}

/** Which of its fields the start and the year end were told in makes no difference. */
function partOfAge(facts: Facts): Partial<Profile> {
  const { start, fiscalYearEnd, toBeEstablished } = facts.derive(ageOf)
  return {
    ...(start === undefined ? {} : { activity_started_on: start }),
    ...(fiscalYearEnd === undefined ? {} : { fiscal_year_end: fiscalYearEnd }),
    ...(toBeEstablished ? { lifecycle: 'to_be_established' as const } : {}),
  }
}

const oneYear: AgeCriterion = {
  id: 'age',
  kind: 'age',
  test: { measure: 'closed_full_fiscal_years', range: { min: 1 } },
}
const closing = (at: string) => ({
  call: { deadlines: [{ id: 'end', at, time_zone: 'Europe/Athens', basis: 'fixed' as const }] },
})

export const age: Kind<AgeCriterion> = {
  kind: 'age',
  dated: true,
  check,
  compile,
  reads: { topic: ({ test }) => test.measure, of: readAge, before: sameBefore, part: partOfAge },
  examples: [
    {
      says: 'a business that began in 2024 has closed the full year 2025',
      criterion: oneYear,
      profile: { activity_started_on: '2024-03-01', fiscal_year_end: '12-31' },
      outcome: 'met',
      reason: 'age.years.met',
    },
    {
      says: 'the first full year ends after the call: the near miss says so',
      criterion: oneYear,
      profile: { activity_started_on: '2026-03-01', fiscal_year_end: '12-31' },
      programme: closing('2026-09-30T12:00:00Z'),
      outcome: 'not_met',
      near_miss: 'age.near_first_year_late',
      changes_on: '2027-12-31',
    },
    {
      says: 'the first full year ends while the call is open: the near miss says from when',
      criterion: oneYear,
      profile: { activity_started_on: '2025-03-01', fiscal_year_end: '12-31' },
      programme: closing('2027-03-31T12:00:00Z'),
      outcome: 'not_met',
      near_miss: 'age.near_first_year',
      changes_on: '2026-12-31',
    },
    {
      says: 'eighteen months without a known year end may hold a full year or none',
      criterion: oneYear,
      profile: { activity_started_on: '2024-12-01' },
      outcome: 'unknown',
      missing: ['/fiscal_year_end'],
    },
    {
      says: "a sole trader's year ends on 31 December by law",
      criterion: oneYear,
      profile: { activity_started_on: '2024-12-01', country: 'GR', legal_form: 'sole_trader' },
      outcome: 'met',
    },
    {
      says: 'under twelve months: until the day before the anniversary',
      criterion: { id: 'new', kind: 'age', test: { measure: 'months_since_start', range: { max_exclusive: 12 } } },
      profile: { activity_started_on: '2025-07-01' },
      outcome: 'met',
      reason: 'age.months.met',
      changes_on: '2026-07-01',
    },
    {
      says: 'at most twelve months: also on the day on which they are completed',
      criterion: { id: 'new', kind: 'age', test: { measure: 'months_since_start', range: { max: 12 } } },
      profile: { activity_started_on: '2025-06-01' },
      outcome: 'met',
      reason: 'age.months.met',
      changes_on: '2026-06-02',
    },
    {
      says: 'and a day later no longer',
      criterion: { id: 'new', kind: 'age', test: { measure: 'months_since_start', range: { max: 12 } } },
      profile: { activity_started_on: '2025-05-31' },
      outcome: 'not_met',
      reason: 'age.months.not_met_over',
    },
    {
      says: 'more than twelve months: from the day after they are completed',
      criterion: { id: 'old', kind: 'age', test: { measure: 'months_since_start', range: { min_exclusive: 12 } } },
      profile: { activity_started_on: '2025-05-31' },
      outcome: 'met',
      reason: 'age.months.met_over',
    },
    {
      says: 'and not yet on that day itself',
      criterion: { id: 'old', kind: 'age', test: { measure: 'months_since_start', range: { min_exclusive: 12 } } },
      profile: { activity_started_on: '2025-06-01' },
      outcome: 'not_met',
      near_miss: 'age.near_months_over',
      changes_on: '2026-06-02',
    },
    {
      says: 'tested at publication, a day that has passed cannot be met later',
      criterion: { ...oneYear, at: { event: 'publication' } },
      profile: { activity_started_on: '2025-03-01', fiscal_year_end: '12-31' },
      programme: { published_on: '2026-05-01' },
      outcome: 'not_met',
      near_miss: null,
    },
    {
      says: 'the first day of a range is inside',
      criterion: { id: 'since', kind: 'age', test: { measure: 'started_between', from: '2021-01-01' } },
      profile: { activity_started_on: '2021-01-01' },
      outcome: 'met',
      reason: 'age.started_from.met',
    },
    {
      says: 'a business still to be founded starts after a day that has passed',
      criterion: { id: 'before', kind: 'age', test: { measure: 'started_between', to: '2020-12-31' } },
      profile: { lifecycle: 'to_be_established' },
      outcome: 'not_met',
      reason: 'age.started_to.founded_later_not_met',
    },
    {
      says: 'without a start the date is asked for',
      criterion: oneYear,
      profile: {},
      outcome: 'unknown',
      missing: ['/activity_started_on'],
    },
  ],
}

import { boundsOf, monthBefore, within } from '../facts/accounts.ts'
import type { FigureAt } from '../facts/accounts.ts'
import { law } from '../facts/state-aid-data.ts'
import type { Judgement, Judge, Kind, CriterionFault, Note } from './kind.ts'
import { figurePeriods } from './criterion.ts'
import type { HeadcountCriterion } from './criterion.ts'
import { figureReader, salariedReader, sizeAt } from './digest.ts'
import type { FigureReader } from './digest.ts'
import { fault } from './kind.ts'
import { checkNumberRange, rangeValue } from './range-check.ts'
import { noteSize } from './size.ts'
import type { ReasonValue } from '../matching/result.ts'

const measures: ReadonlySet<string> = new Set(['headcount', 'group_headcount', 'salaried_awu'])
const periods: ReadonlySet<string> = new Set(figurePeriods)

/** True for the name of a period. */
export function isPeriod(value: unknown): boolean {
  return typeof value === 'string' && periods.has(value)
}

function check(criterion: HeadcountCriterion, pointer: string): CriterionFault[] {
  return [
    ...(measures.has(criterion.measure)
      ? []
      : [fault(`${pointer}/measure`, 'unknown_term', { value: String(criterion.measure) })]),
    ...(criterion.period === undefined || isPeriod(criterion.period)
      ? []
      : [fault(`${pointer}/period`, 'unknown_term', { value: String(criterion.period) })]),
    ...(criterion.measure === 'group_headcount' && isPeriod(criterion.period) && criterion.period !== 'last_closed_fy'
      ? [fault(`${pointer}/period`, 'group_headcount_period')]
      : []),
    ...checkNumberRange(criterion.range, `${pointer}/range`),
  ]
}

/**
 * Staff in annual work units (Rec. 2003/361 Annex art. 5), decimal and never rounded. `group_headcount` is the SME figure of
 * the last closed accounts with partners and linked enterprises, and of no other period; `salaried_awu` another fact, never taken from it.
 */
function compile(criterion: HeadcountCriterion): Judge {
  const bounds = boundsOf(criterion.range)
  const required = rangeValue(criterion.range, 'awu')
  if (criterion.measure === 'group_headcount') {
    return (facts, day, note) => {
      const size = sizeAt(facts, day)
      const { lo, hi } = size.figures.headcount
      const outcome = within(lo, hi, bounds)
      if (note !== undefined) {
        noteSize(size, facts, note)
        note.reference(law.smeHeadcount)
        if (outcome === 'unknown') for (const path of size.headcountMissing) note.missing(path)
        if (size.changesOn !== undefined) note.changesOn(size.changesOn)
        say(note, outcome, lo, required, 'group_headcount', size.assumesNoRelations ? '_alone' : '')
      }
      return outcome
    }
  }
  const read: FigureReader =
    criterion.measure === 'salaried_awu'
      ? salariedReader(criterion.period ?? 'previous_calendar_year')
      : figureReader('headcount', criterion.period ?? 'current')
  return (facts, day, note) => {
    const figure = read(facts, day)
    const outcome = within(figure.lo, figure.hi, bounds)
    const open: Judgement = outcome === 'unknown' && figure.missing.length === 0 ? 'review' : outcome
    if (note !== undefined) {
      noteFigure(figure, outcome, note)
      if (open === 'review')
        note.reason('headcount.other_period', {
          measure: measureTerm(criterion.measure),
          period: periodTerm(criterion.period ?? 'current'),
        })
      else if (outcome === 'unknown' && criterion.period === 'twelve_months_before')
        note.reason('headcount.unknown_months', {
          measure: measureTerm(criterion.measure),
          required,
          month: { type: 'month', value: monthBefore(day, 1) },
          or: { type: 'month', value: monthBefore(day, 2) },
        })
      else say(note, outcome, figure.lo, required, criterion.measure, '')
    }
    return open
  }
}

/** What was used, what is missing, and when the period moves on. */
export function noteFigure(figure: FigureAt, outcome: Judgement, note: Note): void {
  for (const { path } of figure.found) note.found(path)
  if (outcome === 'unknown') for (const path of figure.missing) note.missing(path)
  if (figure.changesOn !== undefined) note.changesOn(figure.changesOn)
}

const measureTerm = (measure: string): ReasonValue => ({ type: 'terms', vocabulary: 'figure', values: [measure] })
export const periodTerm = (period: string): ReasonValue => ({ type: 'terms', vocabulary: 'period', values: [period] })

function say(
  note: Note,
  outcome: Judgement,
  value: number,
  required: ReasonValue,
  measure: string,
  how: '' | '_alone',
): void {
  if (outcome === 'unknown') note.reason('headcount.unknown', { measure: measureTerm(measure), required })
  else note.reason(`headcount.${outcome}${how}`, { measure: measureTerm(measure), value, required })
}

const atLeastThree: HeadcountCriterion = {
  id: 'staff',
  kind: 'headcount',
  measure: 'salaried_awu',
  range: { min: 3 },
  period: 'previous_calendar_year',
}

const twelveMonths: HeadcountCriterion = { ...atLeastThree, period: 'twelve_months_before' }

export const headcount: Kind<HeadcountCriterion> = {
  kind: 'headcount',
  dated: true,
  check,
  compile,
  examples: [
    {
      says: 'salaried units of the year before the application count',
      criterion: atLeastThree,
      profile: {
        salaried_awu: [
          { period: '2024', value: 2.5 },
          { period: '2025', value: 3 },
        ],
      },
      outcome: 'met',
      changes_on: '2027-01-01',
    },
    {
      says: '9.75 units are not 10: nothing is rounded',
      criterion: { ...atLeastThree, range: { min: 10 } },
      profile: { headcount: 11.25, salaried_awu: [{ period: '2025', value: 9.75 }] },
      outcome: 'not_met',
      reason: 'headcount.not_met',
    },
    {
      says: 'the headcount of the SME definition is never taken for salaried staff',
      criterion: atLeastThree,
      profile: { headcount: 12 },
      outcome: 'unknown',
      missing: ['/salaried_awu'],
    },
    {
      says: 'a business that began this year had no staff in the year before',
      criterion: atLeastThree,
      profile: { activity_started_on: '2026-02-01' },
      outcome: 'not_met',
      reason: 'headcount.not_met',
      changes_on: '2027-01-01',
    },
    {
      says: 'one that goes on for another is asked: calls differ on whose staff counts',
      criterion: atLeastThree,
      profile: { activity_started_on: '2026-02-01', predecessors: [{ kind: 'merger', on: '2026-02-01' }] },
      outcome: 'unknown',
      missing: ['/salaried_awu'],
    },
    {
      says: 'fewer than 50 is not at most 50',
      criterion: { id: 'staff', kind: 'headcount', measure: 'headcount', range: { max_exclusive: 50 } },
      profile: { headcount: 50 },
      outcome: 'not_met',
    },
    {
      says: "a linked enterprise adds its staff to the group's",
      criterion: { id: 'staff', kind: 'headcount', measure: 'group_headcount', range: { max_exclusive: 50 } },
      profile: { headcount: 20, relations: [{ direction: 'downstream', control: true, headcount: 40 }] },
      outcome: 'not_met',
    },
    {
      says: 'staff over twelve months before the application: those that ended with the month just over count',
      criterion: twelveMonths,
      profile: {
        salaried_awu: [
          { period: '2025', value: 9 },
          { period: '2026-04', value: 1 },
          { period: '2026-05', value: 3 },
        ],
      },
      day: '2026-06-15',
      outcome: 'met',
      reason: 'headcount.met',
      changes_on: '2026-07-01',
    },
    {
      says: 'or those that ended with the month before it, while the last ones are not told',
      criterion: twelveMonths,
      profile: { salaried_awu: [{ period: '2026-04', value: 2.5 }] },
      day: '2026-06-15',
      outcome: 'not_met',
    },
    {
      says: 'older months and other periods leave it open, and what is asked for is named',
      criterion: twelveMonths,
      profile: {
        salaried_awu: [
          { period: '2025', value: 3 },
          { period: '2026-03', value: 3 },
        ],
      },
      day: '2026-06-15',
      outcome: 'unknown',
      missing: ['/salaried_awu'],
      reason: 'headcount.unknown_months',
    },
    {
      says: 'in January and February the calendar year is the twelve months before',
      criterion: twelveMonths,
      profile: { salaried_awu: [{ period: '2025', value: 3 }] },
      day: '2026-02-15',
      outcome: 'met',
    },
    {
      says: 'twelve months that end with December are the calendar year',
      criterion: atLeastThree,
      profile: {
        salaried_awu: [
          { period: '2026-05', value: 1 },
          { period: '2025-12', value: 3 },
        ],
      },
      outcome: 'met',
    },
    {
      says: "the enterprise's own headcount over twelve months, which no field tells, is for a person to check",
      criterion: { ...twelveMonths, measure: 'headcount' },
      profile: { headcount: 3 },
      outcome: 'review',
      reason: 'headcount.other_period',
    },
  ],
}

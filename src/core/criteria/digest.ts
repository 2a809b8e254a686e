import { figureAt, lastClosedOf, salariedAt } from '../facts/accounts.ts'
import type { FigureAt, FigureName } from '../facts/accounts.ts'
import { ageFacts } from '../facts/age.ts'
import type { AgeFacts } from '../facts/age.ts'
import { yearOf } from '../facts/day.ts'
import type { DeMinimisRegulation, PlainDate } from '../facts/profile.ts'
import { sizeOf } from '../facts/size.ts'
import type { SizeResult } from '../facts/size.ts'
import { deMinimisState } from '../facts/state-aid.ts'
import type { DeMinimisState } from '../facts/state-aid.ts'
import { smallMidCapCeilings, smeCeilings, versionAt } from '../facts/state-aid-data.ts'
import type { Facts } from '../matching/facts.ts'
import type { FigurePeriod } from './criterion.ts'

/**
 * What judges of figures share: worked out once per profile and period, then found by a number, so that judging ten
 * thousand calls makes no objects.
 */

const sizes = (): Map<number, SizeResult> => new Map()

/** Size depends on the day only through the years closed by then and the ceilings in force. */
export function sizeAt(facts: Facts, day: PlainDate): SizeResult {
  const known = facts.derive(sizes)
  const key =
    lastClosedOf(facts.profile, day) * 64 + versionAt(smeCeilings, day) * 8 + versionAt(smallMidCapCeilings, day)
  let found = known.get(key)
  if (found === undefined) {
    found = sizeOf(facts.profile, day, facts.related)
    known.set(key, found)
  }
  return found
}

const figureNames: readonly FigureName[] = [
  'headcount',
  'turnover',
  'balance_sheet_total',
  'equity',
  'capital',
  'ebitda',
  'debt',
  'interest',
  'profit',
]
const periods: readonly FigurePeriod[] = [
  'current',
  'last_closed_fy',
  'previous_closed_fy',
  'average_last_3_closed_fy',
  'highest_last_3_closed_fy',
  'previous_calendar_year',
  'twelve_months_before',
]

/** A figure for a period, as judges ask for it. */
export type FigureReader = (facts: Facts, day: PlainDate) => FigureAt

const figures = (): Map<number, FigureAt> => new Map()

/** Reads a figure; throws RangeError on a name that is neither. */
export function figureReader(figure: FigureName, period: FigurePeriod): FigureReader {
  const code = figureNames.indexOf(figure) * 8 + periods.indexOf(period)
  if (!figureNames.includes(figure) || !periods.includes(period)) throw new RangeError(`no figure ${figure} ${period}`)
  if (period === 'twelve_months_before') return (facts, day) => figureAt(facts.profile, figure, period, day)
  const byCalendar = period === 'previous_calendar_year'
  return (facts, day) => {
    const known = facts.derive(figures)
    const key = (byCalendar ? yearOf(day) : lastClosedOf(facts.profile, day)) * 128 + code
    let found = known.get(key)
    if (found === undefined) {
      found = figureAt(facts.profile, figure, period, day)
      known.set(key, found)
    }
    return found
  }
}

const salaried = (): Map<number, FigureAt> => new Map()

/** Salaried work units for a period; `previous_calendar_year` unless the call says otherwise. */
export function salariedReader(period: FigurePeriod): FigureReader {
  const code = periods.indexOf(period)
  if (period === 'twelve_months_before') return (facts, day) => salariedAt(facts.profile, period, day)
  return (facts, day) => {
    const known = facts.derive(salaried)
    const key = yearOf(day) * 8 + code
    let found = known.get(key)
    if (found === undefined) {
      found = salariedAt(facts.profile, period, day)
      known.set(key, found)
    }
    return found
  }
}

/** Start and year end of the business. */
export const ageOf = (facts: Facts): AgeFacts => ageFacts(facts.profile)

const ledgers = (): Map<string, Map<PlainDate, DeMinimisState>> => new Map()

/** De minimis aid as on an award day; `scheme` is `regulation` and Member State in one text, made once per call. */
export function deMinimisAt(
  facts: Facts,
  scheme: string,
  regulation: DeMinimisRegulation,
  memberState: string,
  awardOn: PlainDate,
): DeMinimisState {
  const all = facts.derive(ledgers)
  let byDay = all.get(scheme)
  if (byDay === undefined) {
    byDay = new Map()
    all.set(scheme, byDay)
  }
  let found = byDay.get(awardOn)
  if (found === undefined) {
    found = deMinimisState(facts.profile, { regulation, memberState, awardOn }, facts.related)
    byDay.set(awardOn, found)
  }
  return found
}

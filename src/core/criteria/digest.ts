import { figureAt, lastClosedOf, salariedAt } from '../facts/accounts.ts'
import type { FigureAt, FigureName } from '../facts/accounts.ts'
import { ageFacts, closedFullFiscalYears, monthsReachedOn, monthsSinceStart } from '../facts/age.ts'
import type { AgeFacts } from '../facts/age.ts'
import { yearOf } from '../facts/day.ts'
import { difficultyOf } from '../facts/difficulty.ts'
import type { DifficultyState } from '../facts/difficulty.ts'
import type { DeMinimisRegulation, PlainDate } from '../facts/profile.ts'
import { sizeOf } from '../facts/size.ts'
import type { SizeResult } from '../facts/size.ts'
import { deMinimisState } from '../facts/state-aid.ts'
import type { DeMinimisState } from '../facts/state-aid.ts'
import { smallMidCapCeilings, smeCeilings, versionAt } from '../facts/state-aid-data.ts'
import type { Facts } from '../matching/facts.ts'
import { accountsFigures, figurePeriods } from './criterion.ts'
import type { FigurePeriod } from './criterion.ts'

/**
 * What judges of figures share, worked out at most once per profile and day. Nearly all calls of one question are tested on
 * the same day: the last day's digest is found by comparing one string, so that judging ten thousand calls makes no objects.
 */
interface DayDigest {
  readonly day: PlainDate
  /** The last financial year closed by the day. */
  readonly lastClosed: number
  readonly figures: (FigureAt | undefined)[]
  readonly salaried: (FigureAt | undefined)[]
  ledgers: Map<string, DeMinimisState> | undefined
  size: SizeResult | undefined
  difficulty: DifficultyState | undefined
  months: number | undefined
  closedYears: number | undefined
}

/** Most questions about all calls need one day's digest alone: what keeps more is made when there is more. */
interface Digests {
  last: DayDigest | undefined
  first: DayDigest | undefined
  byDay: Map<PlainDate, DayDigest> | undefined
  /** What depends on the day only through the years closed by it. */
  byYear: Map<number, FigureAt> | undefined
  readonly sizes: { readonly key: number; readonly size: SizeResult }[]
}

const digests = (): Digests => ({ last: undefined, first: undefined, byDay: undefined, byYear: undefined, sizes: [] })

/** More different test days than any catalogue has; beyond, old ones are forgotten. */
const mostDays = 4096

function digestAt(facts: Facts, day: PlainDate): DayDigest {
  const known = facts.derive(digests)
  const { last } = known
  if (last !== undefined && last.day === day) return last
  let found = known.first?.day === day ? known.first : known.byDay?.get(day)
  if (found === undefined) {
    if (known.byDay !== undefined && known.byDay.size >= mostDays) known.byDay.clear()
    found = {
      day,
      lastClosed: lastClosedOf(facts.profile, day),
      figures: [],
      salaried: [],
      ledgers: undefined,
      size: undefined,
      difficulty: undefined,
      months: undefined,
      closedYears: undefined,
    }
    if (known.first === undefined) known.first = found
    else (known.byDay ??= new Map()).set(day, found)
  }
  known.last = found
  return found
}

/** Size depends on the day only through the years closed by then and the ceilings in force. */
export function sizeAt(facts: Facts, day: PlainDate): SizeResult {
  const digest = digestAt(facts, day)
  if (digest.size === undefined) {
    const { sizes } = facts.derive(digests)
    const key = digest.lastClosed * 64 + versionAt(smeCeilings, day) * 8 + versionAt(smallMidCapCeilings, day)
    let found = sizes.find((one) => one.key === key)
    if (found === undefined) sizes.push((found = { key, size: sizeOf(facts.profile, day, facts.related) }))
    digest.size = found.size
  }
  return digest.size
}

const figureNames: readonly FigureName[] = ['headcount', ...accountsFigures]

/** A figure for a period, as judges ask for it. */
export type FigureReader = (facts: Facts, day: PlainDate) => FigureAt

/** Reads a figure; throws RangeError on a name that is neither. */
export function figureReader(figure: FigureName, period: FigurePeriod): FigureReader {
  const code = figureNames.indexOf(figure) * 8 + figurePeriods.indexOf(period)
  if (!figureNames.includes(figure) || !figurePeriods.includes(period))
    throw new RangeError(`no figure ${figure} ${period}`)
  return (facts, day) => {
    const digest = digestAt(facts, day)
    return (digest.figures[code] ??= figureOf(facts, digest, figure, period, code))
  }
}

function figureOf(facts: Facts, digest: DayDigest, figure: FigureName, period: FigurePeriod, code: number): FigureAt {
  const { day, lastClosed } = digest
  if (period === 'twelve_months_before') return figureAt(facts.profile, figure, period, day)
  const known = facts.derive(digests)
  const byYear = (known.byYear ??= new Map())
  const key = (period === 'previous_calendar_year' ? yearOf(day) : lastClosed) * 128 + code
  const found = byYear.get(key) ?? figureAt(facts.profile, figure, period, day)
  byYear.set(key, found)
  return found
}

/** Salaried work units for a period; `previous_calendar_year` unless the call says otherwise. */
export function salariedReader(period: FigurePeriod): FigureReader {
  const code = figurePeriods.indexOf(period)
  if (code < 0) throw new RangeError(`no period ${period}`)
  return (facts, day) => (digestAt(facts, day).salaried[code] ??= salariedAt(facts.profile, period, day))
}

/** Start and year end of the business. */
export const ageOf = (facts: Facts): AgeFacts => ageFacts(facts.profile)

/** Months since a start that is known: completed ones, and a half more while the next one runs. */
export function monthsAt(facts: Facts, start: PlainDate, day: PlainDate): number {
  const digest = digestAt(facts, day)
  if (digest.months === undefined) {
    const months = monthsSinceStart(start, day)
    digest.months = day > monthsReachedOn(start, months) ? months + 0.5 : months
  }
  return digest.months
}

/** Full financial years closed by the day, for a start and a year end that are known. */
export function closedYearsAt(facts: Facts, start: PlainDate, fiscalYearEnd: string, day: PlainDate): number {
  return (digestAt(facts, day).closedYears ??= closedFullFiscalYears(start, fiscalYearEnd, day))
}

export function difficultyAt(facts: Facts, day: PlainDate): DifficultyState {
  return (digestAt(facts, day).difficulty ??= difficultyOf(facts.profile, day, sizeAt(facts, day), facts.related))
}

/** De minimis aid as on an award day; `scheme` is `regulation` and Member State in one text, made once per call. */
export function deMinimisAt(
  facts: Facts,
  scheme: string,
  regulation: DeMinimisRegulation,
  memberState: string,
  awardOn: PlainDate,
): DeMinimisState {
  const digest = digestAt(facts, awardOn)
  const ledgers = (digest.ledgers ??= new Map())
  let found = ledgers.get(scheme)
  if (found === undefined) {
    found = deMinimisState(facts.profile, { regulation, memberState, awardOn }, facts.related)
    ledgers.set(scheme, found)
  }
  return found
}

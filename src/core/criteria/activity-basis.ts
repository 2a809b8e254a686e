import type { ActivityFact } from '../facts/activities-held.ts'
import { toCents } from '../facts/money.ts'
import type { Note } from './kind.ts'

/** Activities of which one is it, and which one is not known when there are several. `ask` names what would tell. */
export interface Candidates {
  readonly activities: readonly ActivityFact[]
  readonly ask: () => readonly string[]
}

const nothing = (): readonly string[] => []
const ranks = (activities: readonly ActivityFact[]): string[] => activities.map(({ pointer }) => `${pointer}/rank`)

/**
 * The main activity: the one of rank `main`; where none is, one that could be (no rank given). A single activity
 * without a rank is the main one; one that is said to be another is not.
 */
export function mainCandidates(held: readonly ActivityFact[]): Candidates {
  const named = held.filter((activity) => activity.entry.rank === 'main')
  if (named.length > 0) return { activities: named, ask: () => ranks(named) }
  const [only] = held
  if (only !== undefined && held.length === 1 && only.entry.rank === undefined)
    return { activities: held, ask: nothing }
  const open = held.filter((activity) => activity.entry.rank === undefined)
  return { activities: open, ask: () => (open.length > 0 ? ranks(open) : ['/activities']) }
}

/** Revenue of an activity in a year, in cents; undefined where it is not given. */
export function revenueOf(activity: ActivityFact, year: number): { cents: number; currency: string } | undefined {
  const entry = activity.entry.revenue?.find((revenue) => revenue.year === year)
  return entry === undefined ? undefined : { cents: toCents(entry.amount), currency: entry.amount.currency }
}

/** The last financial year for which any revenue by activity is given, of those over; `lastClosed` is the last that is. */
export function revenueYear(held: readonly ActivityFact[], lastClosed: number): number | undefined {
  let latest: number | undefined
  for (const activity of held) {
    for (const { year } of activity.entry.revenue ?? []) {
      if (year <= lastClosed && (latest === undefined || year > latest)) latest = year
    }
  }
  return latest
}

const lacking = (activities: readonly ActivityFact[]): string[] =>
  activities.map((activity) => `${activity.pointer}/revenue`)

/**
 * The activity of the largest revenue of the last year on record. Activities whose revenue is not given may be it, too;
 * of equal revenues each may be it; amounts in different currencies are not compared.
 */
export function largestCandidates(held: readonly ActivityFact[], lastClosed: number): Candidates {
  if (held.length === 1) return { activities: held, ask: nothing }
  const year = revenueYear(held, lastClosed)
  if (year === undefined) return { activities: held, ask: () => lacking(held) }
  const figures = held.map((activity) => ({ activity, revenue: revenueOf(activity, year) }))
  const known = figures.flatMap(({ revenue }) => revenue ?? [])
  if (new Set(known.map(({ currency }) => currency)).size > 1) return { activities: held, ask: () => lacking(held) }
  const most = Math.max(...known.map(({ cents }) => cents))
  const candidates = figures
    .filter(({ revenue }) => revenue === undefined || revenue.cents === most)
    .map(({ activity }) => activity)
  const unknown = figures.filter(({ revenue }) => revenue === undefined).map(({ activity }) => activity)
  return { activities: candidates, ask: () => lacking(unknown.length > 0 ? unknown : candidates) }
}

/** Says which revenue a comparison rests on. */
export function noteRevenue(held: readonly ActivityFact[], lastClosed: number, note: Note): void {
  const year = revenueYear(held, lastClosed)
  if (year === undefined) return
  for (const activity of held) {
    const revenue = activity.entry.revenue?.find((entry) => entry.year === year)
    if (revenue !== undefined) note.found(`${activity.pointer}/revenue`)
  }
}

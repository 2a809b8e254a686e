import type { AsOf } from '../matching/as-of.ts'
import { nextDay } from './day.ts'
import type { PlainDate } from './profile.ts'
import type { BudgetLine, Call, CallStatus, Deadline, Instant, Moment, Programme } from './programme.ts'
import { categoriesIn, isSentinel } from './state-aid-data.ts'

/** The state of a call, or of one of its budget lines. */
export interface CallState {
  status: CallStatus
  /** Since when: the opening, the closing, the publisher's decision. */
  since?: Instant
  /** The next moment until which somebody new can apply; without `at` where the basis names none. */
  next_deadline?: {
    id: string
    at?: Instant
    time_zone: string
    basis: Deadline['basis']
    stage?: Deadline['stage'] & string
    round?: string
  }
  opens_at?: Moment
  /** `publisher`: set by hand; `dates`: computed; `none`: the source names no date. */
  basis: 'dates' | 'publisher' | 'none'
  /** The budget line it is about, where there are several. */
  budget_line?: string
}

/** The time asked about, as bounds in a zone: one moment, or a whole day. */
export interface AsOfWindow {
  readonly moment: boolean
  bounds(timeZone: string): { readonly from: number; readonly to: number }
}

/** Made once per question; the bounds of a day are computed once per zone. */
export function windowOf(asOf: AsOf): AsOfWindow {
  if (asOf.kind === 'instant') {
    const now = { from: asOf.epoch_ms, to: asOf.epoch_ms }
    return { moment: true, bounds: () => now }
  }
  const known = new Map<string, { from: number; to: number }>()
  const [from, to] = [beginningOf(asOf.date), beginningOf(nextDay(asOf.date))]
  return {
    moment: false,
    bounds(timeZone) {
      let found = known.get(timeZone)
      if (found === undefined) known.set(timeZone, (found = { from: from(timeZone), to: to(timeZone) }))
      return found
    },
  }
}

/** A deadline with a date. */
export interface DeadlinePoint {
  readonly ms: number
  readonly zone: string
  readonly deadline: Deadline
}

/** The publisher's word that nobody can apply any more, or for a while. */
interface Stop {
  readonly status: 'paused' | 'exhausted' | 'closed'
  readonly ms: number
  readonly since: Instant
}

/** A call or one of its lines, its moments read. */
export interface CompiledLine {
  readonly line: BudgetLine | undefined
  /**
   * In a call without budget lines whose deadlines differ by region category: the category that these dates are for, null for those
   * without dates of their own. Such a line is there for sites only: the first line, which has all dates, is the whole call.
   */
  readonly only?: string | null
  readonly opens: { readonly ms: number; readonly zone: string } | undefined
  /** Deadlines with a date, earliest first. */
  readonly points: readonly DeadlinePoint[]
  /** A way in without a date: rolling, until the budget is used up, or not told. */
  readonly endless: Deadline | undefined
  /** Of the whole of a call without budget lines: some region category has no date at all, so no date that passes ends it. */
  readonly openElsewhere?: true
  /** What the publisher said of the whole call and of this line. */
  readonly stops: readonly Stop[]
  readonly zone: string
  readonly provisional: boolean
  readonly publishedFrom: number | undefined
}

export interface CompiledCall {
  readonly call: Call
  readonly lines: readonly CompiledLine[]
}

/** Reads a programme's dates once. A programme without budget lines is one line. */
export function compileCall(
  programme: Pick<Programme, 'call' | 'country' | 'budget_lines' | 'provisional' | 'published_on'>,
): CompiledCall {
  const { call, budget_lines: lines } = programme
  if (lines !== undefined && lines.length > 0)
    return { call, lines: lines.map((line) => compileLine(programme, line, deadlinesOf(call, line))) }
  const byCategory = linesByCategory(programme)
  const whole = compileLine(programme, undefined, deadlinesOf(call, undefined))
  const undated = byCategory.some(
    ({ only, points, endless }) => only === null && points.length === 0 && endless === undefined,
  )
  return { call, lines: [undated ? { ...whole, openElsewhere: true } : whole, ...byCategory] }
}

/**
 * The dates of each region category that has some of its own, and of the others, which may have none; nothing where all regions
 * have the same.
 */
function linesByCategory(
  programme: Pick<Programme, 'call' | 'country' | 'provisional' | 'published_on'>,
): CompiledLine[] {
  const { deadlines } = programme.call
  const named = new Set(deadlines.flatMap(({ region_category: category }) => category ?? []))
  if (named.size === 0) return []
  const allNamed = categoriesIn(programme.country).every((category) => named.has(category))
  const others = !allNamed || deadlines.some(({ region_category: category }) => category === undefined) ? [null] : []
  return [...named, ...others].map((only) => {
    // It has an id that no deadline names.
    const line = { id: '', ...(only === null ? {} : { region_category: only }) }
    return { ...compileLine(programme, line, deadlinesOf(programme.call, line)), line: undefined, only }
  })
}

/** Sources print far years for "no end": such a deadline has no date, and its basis is unknown unless they say which. */
function withoutSentinel(deadline: Deadline): Deadline {
  if (deadline.at === undefined || !isSentinel(deadline.at)) return deadline
  const { at: _at, ...rest } = deadline
  return deadline.basis === 'fixed' ? { ...rest, basis: 'unknown' } : rest
}

/**
 * The deadlines of a line: what it has of its own stands in place of what its region category has for the same stage and round,
 * and that of what all have. In a two-stage call, those of the first stage. A line that its budget ends has the dates of the
 * wider ones, too.
 */
function deadlinesOf(call: Call, line: BudgetLine | undefined): Deadline[] {
  const all = call.deadlines.map(withoutSentinel)
  const general = all.filter((deadline) => deadline.budget_line === undefined && deadline.region_category === undefined)
  const own = all.filter((deadline) => deadline.budget_line !== undefined && deadline.budget_line === line?.id)
  const regional = all.filter(
    (deadline) =>
      deadline.budget_line === undefined &&
      deadline.region_category !== undefined &&
      deadline.region_category === line?.region_category,
  )
  const [specific = [], ...wider] = [own, regional, general].filter((each) => each.length > 0)
  const besides = wider.reduce(
    (kept, each) => [
      ...kept,
      ...each.filter((one) => ![...specific, ...kept].some((nearer) => standsFor(nearer, one))),
    ],
    [] as Deadline[],
  )
  const usedUpOnly = specific.every(({ at, basis }) => at === undefined && basis === 'until_exhausted')
  const dates = usedUpOnly ? (wider.map((each) => each.filter(endsAtOnce)).find((each) => each.length > 0) ?? []) : []
  const list = line === undefined ? all : [...new Set([...specific, ...besides, ...dates])]
  const first = list.filter((deadline) => deadline.stage === 'pre_proposal')
  return first.length > 0 ? first : list.filter((deadline) => deadline.stage !== 'other')
}

/** Whether a deadline of one line stands in place of one that more lines have: where it names no other stage or round. */
export const standsFor = (nearer: Deadline, wider: Deadline): boolean =>
  (nearer.stage ?? wider.stage) === wider.stage && (nearer.round ?? wider.round) === wider.round

/** A date that is not followed by another one. */
const endsAtOnce = ({ at, basis }: Deadline): boolean => at !== undefined && basis !== 'recurring'

/**
 * "Until 15 January or until the budget is used up": what comes first ends it, so the second outlives no date of the first. In a
 * call without lines, dates for some places leave it open elsewhere, unless every category of the country's regions has one.
 */
function endsEarlier(
  exhaustible: Deadline,
  { all, line, country }: { all: readonly Deadline[]; line: BudgetLine | undefined; country: string | undefined },
): boolean {
  if (exhaustible.basis !== 'until_exhausted') return false
  const dated = all.filter(
    (each) =>
      endsAtOnce(each) &&
      (exhaustible.stage ?? each.stage) === each.stage &&
      (exhaustible.round ?? each.round) === each.round,
  )
  // All deadlines of a line hold for it.
  if (line !== undefined) return dated.length > 0
  const category = exhaustible.region_category
  if (dated.some(({ region_category: of }) => of === undefined || of === category)) return true
  return (
    category === undefined && categoriesIn(country).every((name) => dated.some((each) => each.region_category === name))
  )
}

/** The zone of a call that names none. */
const zoneIn = (country: string | undefined): string => (country === 'GR' ? 'Europe/Athens' : 'UTC')

function compileLine(
  programme: Pick<Programme, 'call' | 'country' | 'provisional' | 'published_on'>,
  line: BudgetLine | undefined,
  deadlines: readonly Deadline[],
): CompiledLine {
  const { call } = programme
  const points = deadlines.flatMap((deadline) =>
    deadline.at === undefined ? [] : [{ ms: Date.parse(deadline.at), zone: deadline.time_zone, deadline }],
  )
  const zone = call.opens_at?.time_zone ?? deadlines[0]?.time_zone ?? zoneIn(programme.country)
  const opens = call.opens_at
  const published = programme.published_on
  return {
    line,
    opens:
      opens === undefined || isSentinel(opens.at) ? undefined : { ms: Date.parse(opens.at), zone: opens.time_zone },
    points: points.toSorted((a, b) => a.ms - b.ms),
    endless: deadlines.find(
      (deadline) =>
        deadline.at === undefined && !endsEarlier(deadline, { all: deadlines, line, country: programme.country }),
    ),
    stops: [call.suspended, line?.suspended].flatMap((set) =>
      set === undefined ? [] : [{ status: set.status, ms: Date.parse(set.since), since: set.since }],
    ),
    zone,
    provisional: programme.provisional === true,
    publishedFrom:
      published === undefined ? undefined : Temporal.PlainDate.from(published).toZonedDateTime(zone).epochMilliseconds,
  }
}

/**
 * When a day begins in a zone, in milliseconds of the epoch; worked out once for each zone. A deadline at that very moment ends
 * the day before.
 */
export function beginningOf(date: PlainDate): (timeZone: string) => number {
  const known = new Map<string, number>()
  const day = Temporal.PlainDate.from(date)
  return (timeZone) => {
    const ms = known.get(timeZone) ?? day.toZonedDateTime(timeZone).epochMilliseconds
    known.set(timeZone, ms)
    return ms
  }
}

/** Reached at some moment of the window (a day's first moment included, its end not). */
function reached(ms: number, zone: string, window: AsOfWindow): boolean {
  const { from, to } = window.bounds(zone)
  return window.moment ? ms <= from : ms < to
}

/** Still ahead at some moment of the window. A deadline counts as not yet passed at its own instant; one at midnight ends the day before. */
function ahead(point: DeadlinePoint, window: AsOfWindow): boolean {
  const { from } = window.bounds(point.zone)
  return window.moment ? point.ms >= from : point.ms > from
}

/** By the dates alone. A cut-off of a recurring call that has passed says nothing of the next one: unknown. */
function byDates(line: CompiledLine, window: AsOfWindow): CallStatus {
  const { opens, points, endless, openElsewhere } = line
  // A day begins at other moments in other zones: the last deadline of all may not be the one of the last day.
  const open = endless !== undefined || points.some((point) => ahead(point, window))
  const last = openElsewhere === true && !open ? undefined : points.at(-1)
  if (last !== undefined && !open) return last.deadline.basis === 'recurring' ? 'unknown' : 'closed'
  if (opens !== undefined && !reached(opens.ms, opens.zone, window)) return 'forecasted'
  if (line.provisional) return 'forecasted'
  if (line.publishedFrom !== undefined && !reached(line.publishedFrom, line.zone, window)) return 'forecasted'
  if (opens === undefined && last === undefined)
    return endless === undefined || endless.basis === 'unknown' ? 'unknown' : 'open'
  return 'open'
}

/**
 * What stops a line: of several that hold already the first that is for good, so that pausing the whole call reopens no line
 * that is exhausted, and neither does a decision that is still to come.
 */
function stopOf({ stops, zone }: CompiledLine, window: AsOfWindow): Stop | undefined {
  let found: Stop | undefined
  for (const stop of stops) {
    if (!reached(stop.ms, zone, window)) continue
    const [forGood, wasForGood] = [stop.status !== 'paused', found !== undefined && found.status !== 'paused']
    if (found === undefined || (forGood === wasForGood ? stop.ms < found.ms : forGood)) found = stop
  }
  return found
}

/** The status of one line. The publisher's word wins over the dates, save that a paused call does not outlive its deadline. */
export function lineStatus(line: CompiledLine, window: AsOfWindow): CallStatus {
  const dates = byDates(line, window)
  const stop = stopOf(line, window)
  if (stop === undefined) return dates
  // On the day of the decision the call was open for a part of it, unless it was stopped before it opened.
  const { opens, stops } = line
  const { from } = window.bounds(line.zone)
  const wasOpen = stops.every(({ ms }) => ms > from && (opens === undefined || opens.ms < ms))
  if (!window.moment && dates === 'open' && wasOpen) return 'open'
  return stop.status === 'paused' && dates === 'closed' ? 'closed' : stop.status
}

/** Which of several lines' statuses is the whole's: one line that is open keeps the programme open, one that is to open lets it open. */
const order: readonly CallStatus[] = ['open', 'forecasted', 'paused', 'unknown', 'closed', 'exhausted']
export const rank: Readonly<Record<CallStatus, number>> = {
  open: 0,
  forecasted: 1,
  paused: 2,
  unknown: 3,
  closed: 4,
  exhausted: 5,
}

/** The programme's status, summed up over its lines: no reasons, no allocation. */
export function quickStatus(compiled: CompiledCall, window: AsOfWindow): CallStatus {
  let best = order.length - 1
  for (let i = 0; i < compiled.lines.length; i += 1) {
    const line = compiled.lines[i]
    if (line !== undefined && line.only === undefined) best = Math.min(best, rank[lineStatus(line, window)])
  }
  return order[best] ?? 'unknown'
}

/** Where a site lies, as far as it is known: NUTS code and the region's category in the programming period. */
export interface SiteOfLine {
  region?: string
  category?: string
}

/** The lines a site can apply under; all of them while it is not known where the site is. */
export function linesOfSite(compiled: CompiledCall, site: SiteOfLine): readonly CompiledLine[] {
  const { region, category } = site
  const [first] = compiled.lines
  if (first !== undefined && first.line === undefined) {
    const own = category === undefined ? undefined : compiled.lines.find(({ only }) => only === category)
    return [own ?? (category === undefined ? first : (compiled.lines.find(({ only }) => only === null) ?? first))]
  }
  const fitting = compiled.lines.filter(({ line }) => {
    if (line === undefined) return true
    const regions = line.regions
    if (regions !== undefined && region !== undefined && !regions.some((code) => overlaps(region, code))) return false
    return line.region_category === undefined || category === undefined || line.region_category === category
  })
  return fitting.length > 0 ? fitting : compiled.lines
}

/** One contains the other: a site known only coarsely may lie in a line's region. */
function overlaps(a: string, b: string): boolean {
  const [x, y] = [a.replace(/^GR/u, 'EL'), b.replace(/^GR/u, 'EL')]
  return x.startsWith(y) || y.startsWith(x)
}

function stateOf(line: CompiledLine, window: AsOfWindow, call: Call, many: boolean): CallState {
  const status = lineStatus(line, window)
  const { points, endless } = line
  const stop = stopOf(line, window)
  const bySet = stop !== undefined && status === stop.status && status !== byDates(line, window)
  const next = points.find((point) => ahead(point, window))?.deadline ?? endless
  const since = bySet
    ? stop.since
    : status === 'open' && line.opens !== undefined
      ? call.opens_at?.at
      : status === 'closed'
        ? points.at(-1)?.deadline.at
        : undefined
  const ends = status === 'closed' || status === 'exhausted'
  return {
    status,
    ...(since === undefined ? {} : { since }),
    ...(next === undefined || ends ? {} : { next_deadline: deadlineOf(next) }),
    ...(call.opens_at === undefined || line.opens === undefined ? {} : { opens_at: call.opens_at }),
    basis: bySet ? 'publisher' : line.opens === undefined && points.length === 0 ? 'none' : 'dates',
    ...(many && line.line !== undefined ? { budget_line: line.line.id } : {}),
  }
}

function deadlineOf(deadline: Deadline): NonNullable<CallState['next_deadline']> {
  const { id, at, time_zone, basis, stage, round } = deadline
  return {
    id,
    time_zone,
    basis,
    ...(at === undefined ? {} : { at }),
    ...(stage === undefined ? {} : { stage }),
    ...(round === undefined ? {} : { round }),
  }
}

/** The state of each line that a site can apply under. */
export function statesOfSite(compiled: CompiledCall, window: AsOfWindow, site: SiteOfLine): CallState[] {
  const many = compiled.lines.length > 1
  return linesOfSite(compiled, site).map((line) => stateOf(line, window, compiled.call, many))
}

/**
 * The state of a call: of the whole, of each line, and of the line that a site would apply under (the whole's state is that of
 * its most open line). Dates are read in the call's own zone; a day counts as open if the call is open at any moment of it.
 */
export function callState(
  compiled: CompiledCall,
  asOf: AsOf | AsOfWindow,
  site: SiteOfLine = {},
): { whole: CallState; lines: CallState[]; site: CallState } {
  const window = 'bounds' in asOf ? asOf : windowOf(asOf)
  const { call } = compiled
  const many = compiled.lines.length > 1
  const whole = compiled.lines.filter(({ only }) => only === undefined)
  const states = (whole.length > 0 ? whole : compiled.lines).map((line) => stateOf(line, window, call, many))
  const here = statesOfSite(compiled, window, site)
  return { whole: mostOpen(states), lines: states, site: mostOpen(here) }
}

function mostOpen(states: readonly CallState[]): CallState {
  const first = states.toSorted((a, b) => rank[a.status] - rank[b.status])[0]
  return first ?? { status: 'unknown', basis: 'none' }
}

/** The whole programme's state on a day or at a moment. */
export function callStatus(
  programme: Pick<Programme, 'call' | 'country' | 'budget_lines' | 'provisional' | 'published_on'>,
  asOf: AsOf,
): CallState {
  return callState(compileCall(programme), asOf).whole
}

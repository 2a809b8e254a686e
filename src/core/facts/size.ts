import type { DerivedFact, Reason, ReasonValue, ReferenceFact } from '../matching/result.ts'
import type { Outcome } from '../verdict.ts'
import { dayInYear, lastDay } from './day.ts'
import { lastClosedYear } from './age.ts'
import { isCertain, publicShare, readGraph, smeWeights } from './group.ts'
import type { Graph, Holder } from './group.ts'
import { fromCents, toCents } from './money.ts'
import type { Money } from './money.ts'
import type { FinancialYear, PlainDate, Profile, SizeClass } from './profile.ts'
import {
  inForce,
  law,
  recommendedMidCapCeilings,
  relationThresholds,
  smallMidCapCeilings,
  smeCeilings,
} from './state-aid-data.ts'
import type { Ceilings } from './state-aid-data.ts'

/** At least and at most; equal where known, `hi` infinite where it is not. Headcount in annual work units, money in cents. */
export interface Interval {
  lo: number
  hi: number
}

export interface SizeFigures {
  headcount: Interval
  turnover: Interval
  balanceSheetTotal: Interval
}

/** One thing that was done on the way to the class. */
export interface SizeStep {
  reason: Reason
  /** Where the related enterprise that it is about is told: several may bear one name. */
  path?: string
  derived?: DerivedFact
  reference?: ReferenceFact
}

/** An enterprise whose figures count, and for how much of them (a fraction, at least and at most). */
export interface SizeMember {
  path: string
  id: string | undefined
  name: string | undefined
  link: 'self' | 'linked' | 'partner'
  weight: Interval
}

/** The class of Recommendation 2003/361/EC: `micro`, `small`, `medium`, or `large` for what is not an SME. */
export interface SizeResult {
  /** The classes that are possible, smallest first. */
  classes: SizeClass[]
  /** The class, where only one is possible or the business declared one of them. */
  decided?: SizeClass
  basis: 'figures' | 'self_declared'
  /** Of the enterprises that are not SMEs: within the ceilings of the General Block Exemption for small mid-caps. */
  smallMidCap: Outcome
  /** Totals with partner and linked enterprises, of the last closed period. */
  figures: SizeFigures
  /** The calendar year in which that period ends; absent where only undated figures are known. */
  year?: number
  steps: SizeStep[]
  /** JSON pointers that would decide it; empty when decided by figures. */
  missing: string[]
  /** JSON pointers that would make the total headcount exact. */
  headcountMissing: string[]
  /** Nobody said whether there are partner or linked enterprises: none are assumed, and that is said. */
  assumesNoRelations: boolean
  /** Every enterprise whose figures count, the business itself first. */
  members: SizeMember[]
  /** Periods that were looked at, oldest first, each with the classes its figures alone allow. */
  periods: { year?: number; figures: SizeFigures; classes: SizeClass[] }[]
  /** Share of capital or votes that public bodies hold together. */
  publicShare: Interval
  /** The next day from which the class may be another: see `sizeChanges`. */
  readonly changesOn: PlainDate | undefined
}

const smeClasses = ['micro', 'small', 'medium', 'large'] as const
type SmeClass = (typeof smeClasses)[number]
/** Position in `smeClasses`. */
type Rank = number
/** Several of them: the bit of each. */
type Ranks = number

/** Figures of one enterprise for one period; undefined is unknown. */
interface Figures {
  headcount: number | undefined
  turnover: number | undefined
  balanceSheetTotal: number | undefined
}

const none: Figures = { headcount: undefined, turnover: undefined, balanceSheetTotal: undefined }

/** Euro cents; an amount in another currency is not compared: unknown. */
function euroCents(money: Money | undefined): number | undefined {
  return money === undefined || money.currency !== 'EUR' ? undefined : toCents(money)
}

function figuresOf(source: Pick<FinancialYear, 'headcount' | 'turnover' | 'balance_sheet_total'>): Figures {
  return {
    headcount: source.headcount,
    turnover: euroCents(source.turnover),
    balanceSheetTotal: euroCents(source.balance_sheet_total),
  }
}

const or = (first: Figures, second: Figures): Figures => ({
  headcount: first.headcount ?? second.headcount,
  turnover: first.turnover ?? second.turnover,
  balanceSheetTotal: first.balanceSheetTotal ?? second.balanceSheetTotal,
})

/**
 * Figures of a related enterprise for our period `year`: its own year, else its last earlier one, filled from its undated
 * figures. `undefined` year: its latest figures.
 */
function relatedFigures(holder: Holder | undefined, year: number | undefined): Figures {
  if (holder === undefined) return none
  const years = (holder.financial_years ?? []).filter((fy) => year === undefined || fy.year <= year)
  const latest = years.reduce<FinancialYear | undefined>(
    (last, fy) => (last === undefined || fy.year > last.year ? fy : last),
    undefined,
  )
  const undated = figuresOf(holder)
  return latest === undefined ? undated : or(figuresOf(latest), undated)
}

/** Our periods, oldest first; consecutive years may be absent. A single period without year is an estimate or an undated figure. */
interface Period {
  year: number | undefined
  own: Figures
}

/** A year end that is not told is taken as 31 December, the latest it can be: no year counts as closed too early. */
function periodsOf(profile: Profile, day: PlainDate): Period[] {
  if (profile.financial_years === undefined) return [{ year: undefined, own: figuresOf(profile) }]
  const lastClosed = lastClosedYear(profile.fiscal_year_end ?? '12-31', day)
  const closed = profile.financial_years.filter((fy) => fy.year <= lastClosed).toSorted((a, b) => a.year - b.year)
  const undated = figuresOf(profile)
  const periods: Period[] = closed
    .map((fy) => ({ year: fy.year, own: figuresOf(fy) }))
    .filter((period) => isKnown(period.own))
  const last = periods.at(-1)
  if (last === undefined) return [{ year: undefined, own: undated }]
  if (last.year === lastClosed || !isKnown(undated) || agrees(undated, last.own)) {
    return [...periods.slice(0, -1), { year: last.year, own: or(last.own, undated) }]
  }
  return [...periods, { year: lastClosed, own: undated }]
}

function isKnown(figures: Figures): boolean {
  return figures.headcount !== undefined || figures.turnover !== undefined || figures.balanceSheetTotal !== undefined
}

/** The undated figures repeat (or only fill) the year's: no later period. */
function agrees(undated: Figures, year: Figures): boolean {
  const same = (a: number | undefined, b: number | undefined): boolean => a === undefined || b === undefined || a === b
  return (
    same(undated.headcount, year.headcount) &&
    same(undated.turnover, year.turnover) &&
    same(undated.balanceSheetTotal, year.balanceSheetTotal)
  )
}

interface Weights {
  least: ReadonlyMap<number, number>
  most: ReadonlyMap<number, number>
}

const exactly = (value: number | undefined): Interval =>
  value === undefined ? { lo: 0, hi: Number.POSITIVE_INFINITY } : { lo: Math.max(0, value), hi: Math.max(0, value) }

function total(graph: Graph, weights: Weights, period: Period): SizeFigures {
  // Most businesses are told of alone.
  if (graph.nodes.length === 1) {
    const { headcount, turnover, balanceSheetTotal } = period.own
    return {
      headcount: exactly(headcount === undefined ? undefined : Math.round(headcount * 1e6) / 1e6),
      turnover: exactly(turnover),
      balanceSheetTotal: exactly(balanceSheetTotal),
    }
  }
  const sum: SizeFigures = {
    headcount: { lo: 0, hi: 0 },
    turnover: { lo: 0, hi: 0 },
    balanceSheetTotal: { lo: 0, hi: 0 },
  }
  graph.nodes.forEach((node, i) => {
    const least = weights.least.get(i) ?? 0
    const most = weights.most.get(i) ?? 0
    if (most === 0) return
    const figures = i === 0 ? period.own : relatedFigures(node.holder, period.year)
    for (const key of ['headcount', 'turnover', 'balanceSheetTotal'] as const) {
      const value = figures[key]
      const into = sum[key]
      into.lo += least * Math.max(0, value ?? 0)
      into.hi += value === undefined ? Number.POSITIVE_INFINITY : most * Math.max(0, value)
    }
  })
  const cents = ({ lo, hi }: Interval): Interval => ({ lo: Math.round(lo), hi: Math.round(hi) })
  const units = ({ lo, hi }: Interval): Interval => ({
    lo: Math.round(lo * 1e6) / 1e6,
    hi: hi === Number.POSITIVE_INFINITY ? hi : Math.round(hi * 1e6) / 1e6,
  })
  return {
    headcount: units(sum.headcount),
    turnover: cents(sum.turnover),
    balanceSheetTotal: cents(sum.balanceSheetTotal),
  }
}

type SmeCeilings = Readonly<Record<'micro' | 'small' | 'medium', Ceilings>>

function staffRank(value: number, { micro, small, medium }: SmeCeilings): Rank {
  return value < micro.headcount ? 0 : value < small.headcount ? 1 : value < medium.headcount ? 2 : 3
}

function moneyRank(value: number, of: 'turnover' | 'balanceSheetTotal', { micro, small, medium }: SmeCeilings): Rank {
  return value <= micro[of] ? 0 : value <= small[of] ? 1 : value <= medium[of] ? 2 : 3
}

/** Lowest and highest class the figures allow: the greater of the headcount's and the lesser of the two financial ones'. */
function ranksOf(figures: SizeFigures, ceilings: SmeCeilings): Interval & { headcount: Interval; finances: Interval } {
  const money = (turnover: number, balance: number): Rank =>
    Math.min(moneyRank(turnover, 'turnover', ceilings), moneyRank(balance, 'balanceSheetTotal', ceilings))
  const headcount = { lo: staffRank(figures.headcount.lo, ceilings), hi: staffRank(figures.headcount.hi, ceilings) }
  const finances = {
    lo: money(figures.turnover.lo, figures.balanceSheetTotal.lo),
    hi: money(figures.turnover.hi, figures.balanceSheetTotal.hi),
  }
  return { lo: Math.max(headcount.lo, finances.lo), hi: Math.max(headcount.hi, finances.hi), headcount, finances }
}

/** Status after a period: exceeded in two consecutive periods, or fallen below in two; ceiling by ceiling (art. 4(2)). */
function next(status: Rank, before: Rank, now: Rank): Rank {
  if (before > status && now > status) return Math.min(before, now)
  if (before < status && now < status) return Math.max(before, now)
  return status
}

/**
 * The statuses that are possible after the last period. The first period whose class is certain gives the first status;
 * a year missing between two known ones may have been anything; after a longer gap the count begins again.
 */
function statusesOf(periods: readonly { year: number | undefined; ranks: Interval }[]): Ranks {
  const [first] = periods
  if (first !== undefined && periods.length === 1) {
    let only: Ranks = 0
    for (let rank = first.ranks.lo; rank <= first.ranks.hi; rank += 1) only |= 1 << rank
    return only
  }
  let from = periods.findIndex((period) => period.ranks.lo === period.ranks.hi)
  if (from < 0) from = periods.length - 1
  let states = new Map<string, { status: Rank; raw: Rank }>()
  const start = (ranks: Interval): void => {
    states = new Map()
    for (let rank = ranks.lo; rank <= ranks.hi; rank += 1) states.set(`${rank} ${rank}`, { status: rank, raw: rank })
  }
  const step = (ranks: Interval): void => {
    const after = new Map<string, { status: Rank; raw: Rank }>()
    for (const { status, raw } of states.values()) {
      for (let rank = ranks.lo; rank <= ranks.hi; rank += 1) {
        const now = next(status, raw, rank)
        after.set(`${now} ${rank}`, { status: now, raw: rank })
      }
    }
    states = after
  }
  let previous: number | undefined
  for (const { year, ranks } of periods.slice(from)) {
    const gap = previous === undefined || year === undefined ? 0 : year - previous - 1
    if (previous === undefined || gap > 1) start(ranks)
    else {
      if (gap === 1) step({ lo: 0, hi: 3 })
      step(ranks)
    }
    previous = year
  }
  let all: Ranks = 0
  for (const { status } of states.values()) all |= 1 << status
  return all
}

/**
 * The size of an enterprise on a day by the Annex to Recommendation 2003/361/EC: its own figures, those of partners pro
 * rata and of linked enterprises in full (art. 6), public bodies (art. 3(4)), two consecutive periods (art. 4(2)).
 * Missing figures leave several classes possible; a declared size settles it only then. A change of ownership, which the
 * two-period rule does not cover, is not told in a profile and not looked at. `related`: profiles that relations point to.
 */
export function sizeOf(
  profile: Profile,
  day: PlainDate,
  related: ReadonlyMap<string, Profile> = new Map(),
): SizeResult {
  const graph = readGraph(profile, related)
  const least = smeWeights(graph, 'least')
  const weights: Weights = { least, most: isCertain(graph) ? least : smeWeights(graph, 'most') }
  const ceilings = inForce(smeCeilings, day)
  const periods = periodsOf(profile, day).map((period) => {
    const figures = total(graph, weights, period)
    return { ...period, figures, ranks: ranksOf(figures, ceilings.value) }
  })
  const last = periods.at(-1)
  if (last === undefined) throw new RangeError('no period')
  let statuses = statusesOf(periods)
  const isPublic = { least: publicShare(graph, 'least'), most: publicShare(graph, 'most') }
  if (isPublic.least >= relationThresholds.publicBody) statuses = 0
  if (isPublic.most >= relationThresholds.publicBody) statuses |= 1 << 3
  const possible = smeClasses.filter((_, rank) => (statuses & (1 << rank)) !== 0)
  const openPublic = isPublic.most >= relationThresholds.publicBody
  const smallMidCap = smallMidCapOf(possible, last.figures, profile.self_declared_size, day)
  const publicly = { lo: isPublic.least, hi: isPublic.most }
  const result = new FoundSize({
    profile,
    day,
    graph,
    weights,
    periods,
    last,
    possible,
    openPublic,
    smallMidCap,
    publicly,
  })
  decide(result, profile.self_declared_size)
  return result
}

interface Sized {
  readonly profile: Profile
  readonly day: PlainDate
  readonly graph: Graph
  readonly weights: Weights
  readonly periods: readonly (Period & { readonly figures: SizeFigures; readonly ranks: Interval })[]
  readonly last: Period & { readonly figures: SizeFigures; readonly ranks: ReturnType<typeof ranksOf> }
  readonly possible: readonly SmeClass[]
  readonly openPublic: boolean
  readonly smallMidCap: Outcome
  readonly publicly: Interval
}

/** Most judges ask for the class alone: what explains it is made when it is asked for. */
class FoundSize implements SizeResult {
  classes: SizeClass[]
  declare decided?: SizeClass
  basis: SizeResult['basis'] = 'figures'
  readonly smallMidCap: Outcome
  readonly figures: SizeFigures
  declare year?: number
  readonly assumesNoRelations: boolean
  readonly publicShare: Interval
  readonly #from: Sized
  #steps: SizeStep[] | undefined

  constructor(from: Sized) {
    const { graph, last, possible, smallMidCap, publicly } = from
    this.classes = [...possible]
    this.smallMidCap = smallMidCap
    this.figures = last.figures
    if (last.year !== undefined) this.year = last.year
    this.assumesNoRelations = !graph.told
    this.publicShare = publicly
    this.#from = from
  }

  get steps(): SizeStep[] {
    const { graph, weights, periods, last, publicly } = this.#from
    return (this.#steps ??= explain(this, graph, weights, last, publicly.lo, periods.length > 1))
  }

  get missing(): string[] {
    const { graph, weights, periods, last, possible, openPublic } = this.#from
    const founded = this.#from.profile.lifecycle !== 'to_be_established'
    return possible.length > 1 ? missingOf(graph, weights, last, { openPublic, periods, founded }) : []
  }

  get headcountMissing(): string[] {
    const { graph, weights, last } = this.#from
    return headcountMissing(graph, weights, last)
  }

  get changesOn(): PlainDate | undefined {
    return changesOn(this.#from.profile, this.#from.day)
  }

  get members(): SizeMember[] {
    return membersOf(this.#from.graph, this.#from.weights)
  }

  get periods(): SizeResult['periods'] {
    return this.#from.periods.map(({ year, figures, ranks }) => ({
      ...(year === undefined ? {} : { year }),
      figures,
      classes: smeClasses.slice(ranks.lo, ranks.hi + 1),
    }))
  }
}

function membersOf(graph: Graph, weights: Weights): SizeMember[] {
  return graph.nodes.flatMap(({ path, id, name }, i): SizeMember[] => {
    const weight = { lo: weights.least.get(i) ?? 0, hi: weights.most.get(i) ?? 0 }
    if (weight.hi === 0) return []
    return [{ path, id, name, link: i === 0 ? 'self' : weight.lo === 1 ? 'linked' : 'partner', weight }]
  })
}

function decide(result: SizeResult, declared: SizeClass | undefined): void {
  const [only] = result.classes
  if (only !== undefined && result.classes.length === 1) {
    result.decided = only
    return
  }
  if (declared === undefined) return
  const named = declared === 'small_mid_cap' ? 'large' : declared
  if (!result.classes.includes(named)) return
  result.decided = named
  result.classes = [named]
  result.basis = 'self_declared'
}

function smallMidCapOf(
  possible: readonly SmeClass[],
  figures: SizeFigures,
  declared: SizeClass | undefined,
  day: PlainDate,
): Outcome {
  if (!possible.includes('large')) return 'not_met'
  const within = (at: 'lo' | 'hi'): boolean => isMidCap(figures, at, day)
  if (!within('lo')) return 'not_met'
  if (possible.length === 1 && within('hi')) return 'met'
  if (declared === undefined) return 'unknown'
  return declared === 'small_mid_cap' ? 'met' : 'not_met'
}

function isMidCap(figures: SizeFigures, at: 'lo' | 'hi', day: PlainDate): boolean {
  const { value: limit } = inForce(smallMidCapCeilings, day)
  return (
    figures.headcount[at] <= limit.headcount &&
    (figures.turnover[at] <= limit.turnover || figures.balanceSheetTotal[at] <= limit.balanceSheetTotal)
  )
}

/**
 * Small mid-cap by Recommendation (EU) 2025/1099, which no aid rule refers to yet: fewer than 750 employees, where the General
 * Block Exemption says at most 499 (`smallMidCap`).
 */
export function recommendedMidCap({ classes, figures }: SizeResult, day: PlainDate): Outcome {
  if (!classes.includes('large')) return 'not_met'
  const { value: limit } = inForce(recommendedMidCapCeilings, day)
  const within = (at: 'lo' | 'hi'): boolean =>
    figures.headcount[at] < limit.headcount &&
    (figures.turnover[at] <= limit.turnover || figures.balanceSheetTotal[at] <= limit.balanceSheetTotal)
  if (!within('lo')) return 'not_met'
  return classes.length === 1 && within('hi') ? 'met' : 'unknown'
}

/** The next day after `day` from which the size may be another. */
function changesOn(profile: Profile, day: PlainDate): PlainDate | undefined {
  const changes = profile.financial_years === undefined ? otherCeilings : sizeChanges(profile)
  return changes.find((change) => change > day)
}

/**
 * All days from which the size may be another, ascending: a listed year is closed and counts from its last day on; up to three
 * years pass after it for which undated figures stand that are others (`periodsOf`; a longer gap begins the count anew); or
 * other ceilings come into force.
 */
export function sizeChanges(profile: Profile): PlainDate[] {
  const end = profile.fiscal_year_end ?? '12-31'
  const undated = figuresOf(profile)
  const years = (profile.financial_years ?? []).flatMap((fy) =>
    agrees(undated, figuresOf(fy)) ? [fy.year] : [fy.year, fy.year + 1, fy.year + 2, fy.year + 3],
  )
  return [...new Set([...years.map((year) => dayInYear(year, end)), ...otherCeilings])].toSorted()
}

/** Days from which other ceilings are in force. */
const otherCeilings = [...smeCeilings.slice(1), ...smallMidCapCeilings.slice(1)].map(({ from }) => from).toSorted()

/** The next day from which the size of a business that is told of without other profiles may be another. */
export function sizeChangesAfter(profile: Profile, day: PlainDate): PlainDate {
  return changesOn(profile, day) ?? lastDay
}

function headcountMissing(graph: Graph, weights: Weights, last: Period): string[] {
  return graph.nodes.flatMap((node, i) => {
    const most = weights.most.get(i) ?? 0
    if (most === 0) return []
    const figures = i === 0 ? last.own : relatedFigures(node.holder, last.year)
    if (figures.headcount === undefined) return [node.holder === undefined ? node.path : `${node.path}/headcount`]
    return most === (weights.least.get(i) ?? 0) || figures.headcount === 0 ? [] : [node.path]
  })
}

interface LastPeriod extends Period {
  figures: SizeFigures
  ranks: ReturnType<typeof ranksOf>
}

/** A business that is still to be founded has no figures: its estimate is told as the size that it declares (art. 4(3)). */
function missingOf(
  graph: Graph,
  weights: Weights,
  last: LastPeriod,
  { openPublic, periods, founded }: Pick<Sized, 'openPublic' | 'periods'> & { founded: boolean },
): string[] {
  const out = new Set<string>()
  const { headcount, finances } = last.ranks
  const staffMatters = headcount.lo < headcount.hi && headcount.hi > finances.lo
  const moneyMatters = finances.lo < finances.hi && finances.hi > headcount.lo
  graph.nodes.forEach((node, i) => {
    if ((weights.most.get(i) ?? 0) === 0) return
    if (i > 0 && node.holder === undefined) {
      out.add(node.path)
      return
    }
    const figures = i === 0 ? last.own : relatedFigures(node.holder, last.year)
    const told = i > 0 || founded
    const lacks = (pointer: string): unknown => out.add(told ? `${node.path}/${pointer}` : '/self_declared_size')
    if (staffMatters && figures.headcount === undefined) lacks('headcount')
    if (moneyMatters && figures.turnover === undefined) lacks('turnover')
    if (moneyMatters && figures.balanceSheetTotal === undefined) lacks('balance_sheet_total')
  })
  for (const holding of graph.holdings) {
    const other = holding.path
    const unsure = [holding.holder, holding.held].some(
      (i) => i > 0 && (weights.least.get(i) ?? 0) !== (weights.most.get(i) ?? 0),
    )
    if (!unsure && !openPublic) continue
    if (holding.capital === undefined && holding.votes === undefined && holding.control !== true)
      out.add(`${other}/voting_share`)
    else if (unsure && holding.sameMarket === undefined && isThroughPerson(graph, holding.holder, holding.viaPerson))
      out.add(`${other}/same_market`)
  }
  const gap = periods.some((period, i) => {
    const before = periods[i - 1]?.year
    return before !== undefined && period.year !== undefined && period.year - before === 2
  })
  if (gap || out.size === 0) out.add('/financial_years')
  return [...out]
}

function isThroughPerson(graph: Graph, holder: number, viaPerson: boolean): boolean {
  return viaPerson || (graph.nodes[holder]?.person === true && holder > 0)
}

const sizes = (values: readonly SizeClass[]): ReasonValue => ({
  type: 'terms',
  vocabulary: 'size',
  values: [...values],
})

function explain(
  result: SizeResult,
  graph: Graph,
  weights: Weights,
  last: LastPeriod,
  publicLeast: number,
  many: boolean,
): SizeStep[] {
  const steps: SizeStep[] = []
  if (result.assumesNoRelations)
    steps.push({ reason: { key: 'size.step.no_relations_told', values: {} }, reference: law.smeRelations })
  graph.nodes.forEach((node, i) => {
    const share = weights.least.get(i) ?? 0
    if (i === 0 || share === 0) return
    const link = share === 1 ? 'linked' : 'partner'
    // What nobody told cannot be added: that it counts is said all the same.
    const isTold = isKnown(relatedFigures(node.holder, last.year))
    steps.push({
      reason: {
        key: isTold ? `size.step.${link}` : `size.step.${link}_untold`,
        values: { name: node.name ?? node.path, share: { type: 'percent', value: Math.round(share * 1e4) / 100 } },
      },
      path: node.path,
      reference: law.smeGroup,
    })
  })
  const { figures } = result
  steps.push({
    reason: {
      key: last.year === undefined ? 'size.step.total_undated' : 'size.step.total',
      values: last.year === undefined ? {} : { year: String(last.year) },
    },
    derived: { formula: 'own + Σ share × related', inputs: { own: shown(last.own) }, result: shownTotal(figures) },
    reference: law.smeGroup,
  })
  if (publicLeast >= relationThresholds.publicBody) {
    steps.push({
      reason: { key: 'size.step.public_body', values: { share: { type: 'percent', value: publicLeast * 100 } } },
      reference: law.smePublicBody,
    })
  }
  const latest = smeClasses.slice(last.ranks.lo, last.ranks.hi + 1)
  if (
    many &&
    result.decided !== undefined &&
    result.basis === 'figures' &&
    !latest.includes(result.decided as SmeClass) &&
    publicLeast < relationThresholds.publicBody
  ) {
    steps.push({
      reason: { key: 'size.step.two_periods', values: { latest: sizes(latest), kept: sizes([result.decided]) } },
      reference: law.smePeriods,
    })
  }
  if (result.basis === 'self_declared')
    steps.push({ reason: { key: 'size.step.self_declared', values: { size: sizes(result.classes) } } })
  steps.push({
    reason: {
      key: result.decided === undefined ? 'size.step.possible' : 'size.step.class',
      values: { size: sizes(result.classes) },
    },
    reference: law.smeCeilings,
  })
  return steps
}

function shown(figures: Figures): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  if (figures.headcount !== undefined) out['headcount'] = figures.headcount
  if (figures.turnover !== undefined) out['turnover'] = fromCents(figures.turnover)
  if (figures.balanceSheetTotal !== undefined) out['balance_sheet_total'] = fromCents(figures.balanceSheetTotal)
  return out
}

/** Known totals as such, open ones as `{ at_least }`. */
export function shownTotal(figures: SizeFigures): Record<string, unknown> {
  const amount = ({ lo, hi }: Interval): unknown => (lo === hi ? fromCents(lo) : { at_least: fromCents(lo) })
  const { headcount: staff } = figures
  return {
    headcount: staff.lo === staff.hi ? staff.lo : { at_least: staff.lo },
    turnover: amount(figures.turnover),
    balance_sheet_total: amount(figures.balanceSheetTotal),
  }
}

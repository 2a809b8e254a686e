import { readAidMap } from '../facts/aid-map.ts'
import type { MapReading, RegionalProject } from '../facts/aid-map.ts'
import { acceptsSize } from '../criteria/size.ts'
import { sizeAt } from '../criteria/digest.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { Funding, IntensityRow } from '../facts/programme.ts'
import { compileRegions, judgeLeaves, regionCategory } from '../facts/region.ts'
import { allOf } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import type { Facts } from './facts.ts'

/** What is known of the rate for a cost category: percent, at least and at most. */
export interface Rate {
  lo: number
  hi: number
  /** Rows that gave it: one where it is certain. */
  rows: IntensityRow[]
  /** What the regional aid map allows for the whole cost, where the rate is the map's. */
  map: MapLimit | undefined
}

/** Cents, at least and at most, before the call's own percentage. */
export type MapLimit = Pick<MapReading, 'lo' | 'hi' | 'limit' | 'rows'>

/** What a row gives: its own percentage, and the regional aid map's maximum where the row refers to it. */
interface Worth {
  lo: number
  hi: number
  map?: MapLimit
}

/** The programming period whose region categories a call of this day means; those of 2021–2027 are spent until the end of 2029. */
export const categoryPeriods = [{ from: '2021-01-01', to: '2029-12-31', name: '2021-2027' }] as const

function categoryHere(region: string | undefined, day: PlainDate, facts: Facts): string | undefined {
  const period = categoryPeriods.find(({ from, to }) => day >= from && day <= to)
  return region === undefined || period === undefined
    ? undefined
    : regionCategory(region, period.name, facts.reference.regions)
}

/** One outcome for the site: known only where all places it can be agree. */
function together(outcomes: readonly Outcome[]): Outcome {
  const [first] = outcomes
  return first !== undefined && outcomes.every((outcome) => outcome === first) ? first : 'unknown'
}

function inRegions(row: IntensityRow, facts: Facts): Outcome {
  if (row.regions === undefined) return 'met'
  const territory = compileRegions(row.regions, undefined, facts.reference.regions)
  return together(facts.places.investment_site.places.map((place) => judgeLeaves(place.lo, place.hi, territory)))
}

function inCategories(row: IntensityRow, day: PlainDate, facts: Facts): Outcome {
  const wanted = row.region_categories
  if (wanted === undefined) return 'met'
  return together(
    facts.places.investment_site.places.map((place): Outcome => {
      const category = categoryHere(place.region, day, facts)
      if (category === undefined) return 'unknown'
      return wanted.includes(category) ? 'met' : 'not_met'
    }),
  )
}

function ofSize(row: IntensityRow, day: PlainDate, facts: Facts): Outcome {
  return row.sizes === undefined ? 'met' : acceptsSize(sizeAt(facts, day), row.sizes)
}

/** A part of the plan without a category may belong to any. */
function ofCategory(row: IntensityRow, category: string | undefined): Outcome {
  if (row.cost_categories === undefined) return 'met'
  if (category === undefined) return 'unknown'
  return row.cost_categories.includes(category) ? 'met' : 'not_met'
}

const isForAll = ({ regions, region_categories: categories, sizes, cost_categories: costs }: IntensityRow): boolean =>
  regions === undefined && categories === undefined && sizes === undefined && costs === undefined

/** Calls change their table: a row may hold only for applications of some days. */
const holdsOn = ({ valid_from: from, valid_to: to }: IntensityRow, day: PlainDate): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to)

/** The project as regional aid sees it: facts of the plan and two attributes. */
function regionalProject(cents: number, facts: Facts): RegionalProject {
  const { initial_investment: kind, relocation: moved } = facts.profile.attributes ?? {}
  return {
    cents,
    newActivity: kind === undefined ? undefined : kind === 'new_economic_activity',
    relocated: typeof moved === 'boolean' ? moved : undefined,
  }
}

/** `cost`: cents of the whole project, by which the map tells large ones apart. */
function worth(row: IntensityRow, cost: number, day: PlainDate, awardOn: PlainDate, facts: Facts): Worth {
  if (row.regional_map !== true) return { lo: row.percent, hi: row.percent }
  const { aidMap = [] } = facts.reference
  const { classes, smallMidCap } = sizeAt(facts, day)
  const sizes = smallMidCap === 'met' ? (['small_mid_cap'] as const) : classes
  const project = regionalProject(cost, facts)
  const readings = facts.places.investment_site.places.map(({ region }) =>
    region === undefined ? undefined : readAidMap(aidMap, region, sizes, awardOn, project),
  )
  const known = readings.flatMap((reading) => reading ?? [])
  const [first] = known
  // A place or a day without a map leaves everything up to the call's own percentage possible.
  if (first === undefined || known.length < readings.length) return { lo: 0, hi: row.percent }
  const most = known.reduce((best, one) => (one.hi > best.hi ? one : best), first)
  const map = { ...most, lo: Math.min(...known.map(({ lo }) => lo)), rows: known.flatMap(({ rows }) => rows) }
  return { lo: row.percent, hi: row.percent, map }
}

/**
 * The first row that fits gives the rate; rows before it that may fit leave it open. Where none is certain the rate is that
 * of one of the possible rows: a business that none of them fits is not funded at all, which is not the estimate's to say.
 */
export function rateOf(
  funding: Funding,
  category: string | undefined,
  cost: number,
  { day, awardOn }: { day: PlainDate; awardOn: PlainDate },
  facts: Facts,
): Rate {
  const rows: IntensityRow[] = []
  for (const row of funding.intensity ?? []) {
    if (!holdsOn(row, day)) continue
    const outcome = isForAll(row)
      ? 'met'
      : allOf([
          inRegions(row, facts),
          inCategories(row, day, facts),
          ofSize(row, day, facts),
          ofCategory(row, category),
        ])
    if (outcome === 'not_met') continue
    rows.push(row)
    if (outcome === 'met') break
  }
  const [only] = rows
  if (only !== undefined && rows.length === 1) {
    const { lo, hi, map } = worth(only, cost, day, awardOn, facts)
    return { lo, hi, rows, map }
  }
  const each = rows.map((row) => worth(row, cost, day, awardOn, facts))
  if (each.length === 0) return { lo: 0, hi: 0, rows, map: undefined }
  return {
    lo: Math.min(...each.map(({ lo }) => lo)),
    hi: Math.max(...each.map(({ hi }) => hi)),
    rows,
    map: undefined,
  }
}

/** The rate as percent of a cost, within what the regional aid map allows for it. */
export function percentsOf({ lo, hi, map }: Rate, cost: number): { lo: number; hi: number } {
  if (map === undefined || cost === 0) return { lo, hi }
  const within = (percent: number, cents: number): number => Math.min(percent, Math.floor((cents * 1e6) / cost) / 1e4)
  return { lo: within(lo, map.lo), hi: within(hi, map.hi) }
}

/** Pointers that would settle an open rate. */
export function missingForRate(funding: Funding, category: string | undefined, day: PlainDate, facts: Facts): string[] {
  const out = new Set<string>()
  for (const row of funding.intensity ?? []) {
    if (!holdsOn(row, day)) continue
    if (row.regional_map === true) {
      if (facts.places.investment_site.places.length !== 1) out.add(facts.places.investment_site.ask)
      else out.add(siteField(facts))
      for (const path of sizeAt(facts, day).missing) out.add(path)
      if (facts.profile.attributes?.['initial_investment'] === undefined) out.add('/attributes/initial_investment')
    }
    const place = [inRegions(row, facts), inCategories(row, day, facts)]
    if (place.includes('unknown') && !isExact(facts)) out.add(siteField(facts))
    if (ofSize(row, day, facts) === 'unknown') for (const path of sizeAt(facts, day).missing) out.add(path)
    if (ofCategory(row, category) === 'unknown') out.add('/planned_investment/categories')
  }
  return [...out]
}

/** Where nothing more can be told of the site, as where no category of its region is on record. */
function isExact(facts: Facts): boolean {
  const { places, mode } = facts.places.investment_site
  const [only] = places
  return only !== undefined && places.length === 1 && mode === 'any' && only.hi - only.lo === 1
}

/** The field of the site: the place itself where one is told too coarsely. */
function siteField(facts: Facts): string {
  const { places, ask, mode } = facts.places.investment_site
  const [only] = places
  return only !== undefined && places.length === 1 && mode === 'any' ? `${only.pointer}/region` : ask
}

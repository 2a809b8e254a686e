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
}

/** The programming period whose region categories a call of this day means; those of 2021–2027 are spent until the end of 2029. */
const periods = [{ from: '2021-01-01', to: '2029-12-31', name: '2021-2027' }] as const

function categoryHere(region: string | undefined, day: PlainDate, facts: Facts): string | undefined {
  const period = periods.find(({ from, to }) => day >= from && day <= to)
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

/**
 * The first row that fits gives the rate; rows before it that may fit leave it open. Where none is certain the rate is that
 * of one of the possible rows: a business that none of them fits is not funded at all, which is not the estimate's to say.
 */
export function rateOf(funding: Funding, category: string | undefined, day: PlainDate, facts: Facts): Rate {
  const rows: IntensityRow[] = []
  for (const row of funding.intensity ?? []) {
    const outcome = allOf([
      inRegions(row, facts),
      inCategories(row, day, facts),
      ofSize(row, day, facts),
      ofCategory(row, category),
    ])
    if (outcome === 'not_met') continue
    rows.push(row)
    if (outcome === 'met') return { ...span(rows), rows }
  }
  return { ...span(rows), rows }
}

function span(rows: readonly IntensityRow[]): { lo: number; hi: number } {
  const percents = rows.map((row) => row.percent)
  return percents.length === 0 ? { lo: 0, hi: 0 } : { lo: Math.min(...percents), hi: Math.max(...percents) }
}

/** Pointers that would settle an open rate. */
export function missingForRate(funding: Funding, category: string | undefined, day: PlainDate, facts: Facts): string[] {
  const out = new Set<string>()
  for (const row of funding.intensity ?? []) {
    const place = [inRegions(row, facts), inCategories(row, day, facts)]
    if (place.includes('unknown')) out.add(siteField(facts))
    if (ofSize(row, day, facts) === 'unknown') for (const path of sizeAt(facts, day).missing) out.add(path)
    if (ofCategory(row, category) === 'unknown') out.add('/planned_investment/categories')
  }
  return [...out]
}

/** The field of the site: the place itself where one is told too coarsely. */
function siteField(facts: Facts): string {
  const { places, ask, mode } = facts.places.investment_site
  const [only] = places
  return only !== undefined && places.length === 1 && mode === 'any' ? `${only.pointer}/region` : ask
}

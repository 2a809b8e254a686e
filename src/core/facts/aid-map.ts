import type { PlainDate, SizeClass } from './profile.ts'
import { percentOf } from './money.ts'
import { inForce, largeProject, mapIncrease } from './state-aid-data.ts'

/** The most a large enterprise may get in an area, percent of eligible investment costs, while the row is in force. */
export interface AidMapRow {
  /** NUTS code of any level; the longest that fits wins. */
  readonly region: string
  readonly from: PlainDate
  /** Last day, inclusive. */
  readonly to: PlainDate
  readonly large: number
  /** Of article 107(3)(a) or (c) of the Treaty. */
  readonly kind: 'a' | 'c'
  /** The decision it stands in. */
  readonly decision: string
  /** Transcribed from one place only, or worked out: to be checked against the decision. */
  readonly uncertain?: boolean
}

/** What the investment is, as far as it decides what regional aid allows. */
export interface RegionalProject {
  /** Cents that are eligible. */
  cents: number
  /** An initial investment in favour of a new economic activity; undefined: not told. */
  newActivity: boolean | undefined
  /** The same activity is moved here from elsewhere in the EEA within two years (art. 14(16)). */
  relocated: boolean | undefined
}

/** What binds regional aid before the call's own limits. */
export type RegionalLimit = 'map' | 'adjusted_amount' | 'not_assisted' | 'new_activity' | 'relocation'

/** The most that regional aid allows: cents, at least and at most; the rows it was read from. */
export interface MapReading {
  lo: number
  hi: number
  limit: RegionalLimit
  rows: readonly AidMapRow[]
}

/**
 * The map's maximum at a place for sizes that are possible. A place told more coarsely than the map spans its areas; an area
 * that the map does not list is not assisted. Undefined where no map is in force on the day of award.
 */
export function readAidMap(
  map: readonly AidMapRow[],
  region: string,
  sizes: readonly SizeClass[],
  awardOn: PlainDate,
  project: RegionalProject,
): MapReading | undefined {
  const now = map.filter(({ from, to }) => from <= awardOn && awardOn <= to)
  if (now.length === 0) return undefined
  const around = now
    .filter((row) => region.startsWith(row.region))
    .toSorted((a, b) => b.region.length - a.region.length)
  const inside = now.filter((row) => row.region.length > region.length && row.region.startsWith(region))
  const [own] = around
  const rows = own === undefined ? inside : [own, ...inside]
  const maxima = rows.flatMap((row) => sizes.map((size) => regionalMaximum(row, size, project, awardOn)))
  const most = maxima.reduce((best, one) => (one.hi > best.hi ? one : best), {
    lo: 0,
    hi: 0,
    limit: 'not_assisted' as RegionalLimit,
  })
  // Where no single row covers the place, it may lie in an area that is not listed.
  return { ...most, lo: own === undefined ? 0 : Math.min(...maxima.map(({ lo }) => lo)), rows }
}

/**
 * Points more for medium-sized and small enterprises, save for large projects, whose maximum falls with their size:
 * R × (A + 0.5 × B + 0 × C) (Reg. 651/2014 art. 2(20), 14(12)). Large enterprises in `c` areas need a new activity (art. 14(3)).
 */
export function regionalMaximum(
  { large, kind }: Pick<AidMapRow, 'large' | 'kind'>,
  size: SizeClass,
  { cents, newActivity, relocated }: RegionalProject,
  awardOn: PlainDate,
): { lo: number; hi: number; limit: RegionalLimit } {
  if (large === 0) return { lo: 0, hi: 0, limit: 'not_assisted' }
  if (relocated === true) return { lo: 0, hi: 0, limit: 'relocation' }
  const needsActivity = kind === 'c' && (size === 'large' || size === 'small_mid_cap')
  if (needsActivity && newActivity === false) return { lo: 0, hi: 0, limit: 'new_activity' }
  const { value: project } = inForce(largeProject, awardOn)
  const isLarge = cents > project.over
  const percent = isLarge ? large : large + inForce(mapIncrease, awardOn).value[size]
  const half = Math.max(0, Math.min(cents, project.half) - project.full)
  const basis = isLarge ? Math.min(cents, project.full) + Math.floor(half / 2) : cents
  const hi = percentOf(basis, percent)
  const lo = needsActivity && newActivity === undefined ? 0 : hi
  return { lo, hi, limit: isLarge && basis < cents ? 'adjusted_amount' : 'map' }
}

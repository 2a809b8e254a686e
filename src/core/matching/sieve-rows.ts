import type { ActivityCriterion, Place, RegionCriterion } from '../criteria/criterion.ts'
import { plannedOf } from '../criteria/investment-amount.ts'
import { centsRange } from '../criteria/range-check.ts'
import { boundsOf } from '../facts/accounts.ts'
import type { PlainDate } from '../facts/profile.ts'
import { compileRegions } from '../facts/region.ts'
import type { Scheme } from '../facts/scheme.ts'
import type { CompiledProgramme, Leaf, Node } from './compile.ts'
import type { CoreReference, Facts } from './facts.ts'

/**
 * Bits over the programmes, one each: which of them a fact of the profile leaves possible. A programme is marked out only
 * where one of the conditions that everybody has to meet is certainly not met.
 */
export type Bits = Uint32Array

/** Rows of bits by code or by NUTS 3 unit. */
interface Rows {
  /** By leaf id; a row that no programme has is absent. */
  readonly byLeaf: readonly (Bits | undefined)[]
  /** Programmes without such a condition. */
  readonly free: Bits
}

/** Programmes that ask the same of size, legal form or stage: one answer for all of them. */
interface Group {
  readonly leaf: Leaf
  readonly programmes: Bits
  /** Opening days; before its opening a call is judged on that day. */
  readonly opensOn: ReadonlySet<PlainDate>
}

export interface SieveRows {
  readonly activities: ReadonlyMap<Scheme, Rows>
  readonly places: Readonly<Record<Place, Rows>>
  readonly groups: readonly Group[]
  /** Bounds of the planned amount in euro cents; infinite where there are none. */
  readonly least: Float64Array
  readonly most: Float64Array
}

type ActivityLeaf = Leaf & { criterion: ActivityCriterion }
type RegionLeaf = Leaf & { criterion: RegionCriterion }

/** The conditions that everybody has to meet. */
function conjuncts(node: Node, into: Leaf[]): Leaf[] {
  if (node.leaf !== undefined) {
    if (!node.leaf.obligation && !node.leaf.manual) into.push(node.leaf)
  } else if (node.op === 'all') for (const child of node.children) conjuncts(child, into)
  return into
}

/** Any registered code will do, on the day of submission: what can be told from the codes alone. */
function isPlainActivity(leaf: Leaf): leaf is ActivityLeaf {
  const { criterion, day } = leaf
  if (criterion.kind !== 'activity' || day !== undefined) return false
  const { role, basis, held_by: heldBy, at } = criterion
  // Where the call names a moment until which a code may be registered, a plan decides, too.
  const now = (at === undefined || at.event === 'submission') && heldBy === undefined
  return role === 'existing' && basis === 'any' && now
}

const isRegion = (leaf: Leaf): leaf is RegionLeaf => leaf.criterion.kind === 'region'

const isGrouped = ({ criterion: { kind }, day }: Leaf): boolean =>
  day === undefined && (kind === 'size' || kind === 'legal_form' || kind === 'lifecycle')

const words = (count: number): number => (count + 31) >>> 5

function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
}

class RowsBuilder {
  private readonly byLeaf: (Bits | undefined)[] = []
  private readonly free: Bits

  constructor(count: number) {
    this.free = new Uint32Array(words(count)).fill(0xffffffff)
  }

  /** Programme `number` takes in the leaves whose bits are set. */
  add(number: number, taken: Bits): void {
    this.free[number >>> 5] = (this.free[number >>> 5] ?? 0) & ~(1 << (number & 31))
    taken.forEach((leaves, at) => {
      for (let rest = leaves; rest !== 0; rest &= rest - 1) {
        const leaf = at * 32 + (31 - Math.clz32(rest & -rest))
        setBit((this.byLeaf[leaf] ??= new Uint32Array(this.free.length)), number)
      }
    })
  }

  rows(): Rows {
    return { byLeaf: this.byLeaf, free: this.free }
  }
}

/** Builds the rows; of two conditions of a kind the first is kept, and the programme is judged for the other. */
export function buildRows(programmes: readonly CompiledProgramme[], reference: CoreReference): SieveRows {
  const count = programmes.length
  const activities = new Map<Scheme, RowsBuilder>()
  const places = {
    any_establishment: new RowsBuilder(count),
    headquarters: new RowsBuilder(count),
    investment_site: new RowsBuilder(count),
  }
  const groups = new Map<string, { leaf: Leaf; programmes: Bits; opensOn: Set<PlainDate> }>()
  const least = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  const most = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  programmes.forEach((programme, number) => {
    const leaves = conjuncts(programme.root, [])
    const activity = leaves.find(isPlainActivity)
    if (activity !== undefined) {
      const { codes } = activity.criterion
      let builder = activities.get(codes.scheme)
      if (builder === undefined) activities.set(codes.scheme, (builder = new RowsBuilder(count)))
      builder.add(number, programme.context.codeSet(codes).bits)
    }
    const region = leaves.find(isRegion)
    if (region !== undefined) {
      const { of, include, exclude } = region.criterion
      places[of].add(number, compileRegions(include, exclude, reference.regions).bits)
    }
    for (const leaf of leaves) {
      if (isGrouped(leaf)) addToGroup(groups, leaf, programme, number, count)
      else if (leaf.criterion.kind === 'investment_amount') {
        const { range, currency } = centsRange(leaf.criterion.range)
        if (currency !== 'EUR') continue
        const { min, max } = boundsOf(range)
        least[number] = Math.max(least[number] ?? min, min)
        most[number] = Math.min(most[number] ?? max, max)
      }
    }
  })
  return {
    activities: new Map([...activities].map(([scheme, builder]) => [scheme, builder.rows()])),
    places: {
      any_establishment: places.any_establishment.rows(),
      headquarters: places.headquarters.rows(),
      investment_site: places.investment_site.rows(),
    },
    groups: [...groups.values()],
    least,
    most,
  }
}

function addToGroup(
  groups: Map<string, { leaf: Leaf; programmes: Bits; opensOn: Set<PlainDate> }>,
  leaf: Leaf,
  { context: { opensOn } }: CompiledProgramme,
  number: number,
  count: number,
): void {
  const { id: _id, title: _title, citations: _citations, ...asked } = leaf.criterion
  const key = JSON.stringify(asked)
  let group = groups.get(key)
  if (group === undefined) {
    group = { leaf, programmes: new Uint32Array(words(count)), opensOn: new Set() }
    groups.set(key, group)
  }
  setBit(group.programmes, number)
  if (opensOn !== undefined) group.opensOn.add(opensOn)
}

/** Bits of the programmes that the rows let through: the free ones and those of any of the leaves. */
function pass(rows: Rows, leaves: Iterable<number>): Bits {
  const out = rows.free.slice()
  for (const leaf of leaves) {
    const row = rows.byLeaf[leaf]
    if (row !== undefined) for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) | (row[i] ?? 0)
  }
  return out
}

function intersect(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i += 1) into[i] = (into[i] ?? 0) & (other[i] ?? 0)
}

/** Leaves that the profile's codes are or may be; undefined where a code says nothing: then nobody is left out. */
function activityLeaves(facts: Facts, scheme: Scheme, today: PlainDate): number[] | undefined {
  const leaves: number[] = []
  for (const activity of facts.activities ?? []) {
    const { until } = activity.entry
    if (until !== undefined && until < today) continue
    const { ids, status } = activity.in(scheme)
    if (ids.length === 0 && !status) return undefined
    for (const id of ids) leaves.push(id)
  }
  return leaves
}

/** Leaves of the places that answer; undefined where the place is not known well enough to leave anybody out. */
function placeLeaves(facts: Facts, of: Place): number[] | undefined {
  const { mode, places } = facts.places[of]
  if ((mode !== 'any' && mode !== 'which') || places.some(({ lo, hi }) => lo === hi)) return undefined
  // Which place it was on an earlier day is open where one began later.
  if (mode === 'which' && (places.length === 0 || places.some(({ since }) => since !== undefined))) return undefined
  return places.flatMap(({ lo, hi }) => Array.from({ length: hi - lo }, (_, i) => lo + i))
}

/** Not met on any of the days on which one of the group's calls may be judged. */
function refuses({ leaf, opensOn }: Group, facts: Facts, today: PlainDate): boolean {
  try {
    if (leaf.judge(facts, today) !== 'not_met') return false
    for (const day of opensOn) if (day > today && leaf.judge(facts, day) !== 'not_met') return false
    return true
  } catch {
    return false
  }
}

/** Which programmes the profile may still fit: a bit each. The bits beyond the last programme say nothing. */
export function siftRows(rows: SieveRows, facts: Facts, today: PlainDate): Bits {
  const left: Bits = new Uint32Array(words(rows.least.length)).fill(0xffffffff)
  if (facts.activities !== undefined) {
    for (const [scheme, codes] of rows.activities) {
      const leaves = activityLeaves(facts, scheme, today)
      if (leaves !== undefined) intersect(left, pass(codes, leaves))
    }
  }
  for (const place of ['any_establishment', 'headquarters', 'investment_site'] as const) {
    const leaves = placeLeaves(facts, place)
    if (leaves !== undefined) intersect(left, pass(rows.places[place], leaves))
  }
  for (const group of rows.groups) {
    if (!refuses(group, facts, today)) continue
    for (let i = 0; i < left.length; i += 1) left[i] = (left[i] ?? 0) & ~(group.programmes[i] ?? 0)
  }
  const planned = facts.derive(plannedOf)
  if (planned?.currency === 'EUR') outOfBounds(rows, planned.cents, left)
  return left
}

/** An exclusive bound is read as an inclusive one here: the judge decides at the bound itself. */
function outOfBounds({ least, most }: SieveRows, cents: number, left: Bits): void {
  for (let number = 0; number < least.length; number += 1) {
    if (cents < (least[number] ?? 0) || cents > (most[number] ?? 0)) {
      left[number >>> 5] = (left[number >>> 5] ?? 0) & ~(1 << (number & 31))
    }
  }
}

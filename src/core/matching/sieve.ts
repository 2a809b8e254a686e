import type { ActivityCriterion, Place, RegionCriterion } from '../criteria/criterion.ts'
import { compileRegions } from '../facts/region.ts'
import type { Scheme } from '../facts/scheme.ts'
import { dayOf } from './as-of.ts'
import type { AsOf } from './as-of.ts'
import { stepNow } from './call-now.ts'
import type { CallStep } from './call-steps.ts'
import type { CompiledProgramme, Leaf, Node } from './compile.ts'
import { quickMatchAt } from './evaluate.ts'
import type { Answers } from './evaluate.ts'
import type { CoreReference, Facts } from './facts.ts'
import type { QuickMatch } from './result.ts'

/**
 * Many programmes at once. Conditions on activity and place that every applicant has to meet are kept as one row of bits
 * per code and per NUTS 3 unit, a bit per programme: a profile's few rows tell which programmes it cannot fit, and only
 * the others are judged. A programme is left out only where `quickMatch` would say `not_eligible`.
 */
export interface Sieve {
  readonly programmes: readonly CompiledProgramme[]
  readonly activities: ReadonlyMap<Scheme, Rows>
  readonly places: Readonly<Record<Place, Rows>>
  /** The call of every programme at one time, shared by all profiles; undefined where it depends on the profile's site. */
  calls(asOf: AsOf, facts: Facts): readonly (CallStep | undefined)[]
}

/** Rows of bits over the programmes. */
interface Rows {
  /** By leaf id; a row that no programme has is absent. */
  readonly byLeaf: readonly (Uint32Array | undefined)[]
  /** Programmes without such a condition. */
  readonly free: Uint32Array
}

type ActivityLeaf = Leaf & { criterion: ActivityCriterion }
type RegionLeaf = Leaf & { criterion: RegionCriterion }

/** The conditions that everybody has to meet. */
function conjuncts(node: Node, into: Leaf[]): Leaf[] {
  if (node.leaf !== undefined) {
    if (!node.leaf.obligation) into.push(node.leaf)
  } else if (node.op === 'all') for (const child of node.children) conjuncts(child, into)
  return into
}

/** Any registered code will do, today or on the opening day: what can be told from the codes alone. */
function isPlainActivity(leaf: Leaf): leaf is ActivityLeaf {
  const { criterion, day } = leaf
  if (criterion.kind !== 'activity' || day !== undefined || leaf.manual) return false
  const { role, basis, held_by: heldBy, at } = criterion
  const now = (at === undefined || at.event === 'submission') && (heldBy === undefined || heldBy.event === 'submission')
  return role === 'existing' && basis === 'any' && now
}

const isRegion = (leaf: Leaf): leaf is RegionLeaf => leaf.criterion.kind === 'region' && !leaf.manual

class Builder {
  private readonly byLeaf: (Uint32Array | undefined)[] = []
  private readonly free: Uint32Array
  private readonly words: number

  constructor(count: number) {
    this.words = (count + 31) >>> 5
    this.free = new Uint32Array(this.words).fill(0xffffffff)
  }

  /** Programme `number` takes in the leaves whose bits are set. */
  add(number: number, bits: Uint32Array): void {
    const word = number >>> 5
    const bit = 1 << (number & 31)
    this.free[word] = (this.free[word] ?? 0) & ~bit
    bits.forEach((leaves, at) => {
      for (let rest = leaves; rest !== 0; rest &= rest - 1) {
        const leaf = at * 32 + (31 - Math.clz32(rest & -rest))
        const row = (this.byLeaf[leaf] ??= new Uint32Array(this.words))
        row[word] = (row[word] ?? 0) | bit
      }
    })
  }

  rows(): Rows {
    return { byLeaf: this.byLeaf, free: this.free }
  }
}

/** Builds the rows; a programme with two such conditions is kept by the first, and judged for the other. */
export function buildSieve(programmes: readonly CompiledProgramme[], reference: CoreReference): Sieve {
  const count = programmes.length
  const activities = new Map<Scheme, Builder>()
  const places = {
    any_establishment: new Builder(count),
    headquarters: new Builder(count),
    investment_site: new Builder(count),
  }
  programmes.forEach((programme, number) => {
    const leaves = conjuncts(programme.root, [])
    const activity = leaves.find(isPlainActivity)
    if (activity !== undefined) {
      const { codes } = activity.criterion
      let builder = activities.get(codes.scheme)
      if (builder === undefined) activities.set(codes.scheme, (builder = new Builder(count)))
      builder.add(number, programme.context.codeSet(codes).bits)
    }
    const region = leaves.find(isRegion)
    if (region === undefined) return
    const { of, include, exclude } = region.criterion
    places[of].add(number, compileRegions(include, exclude, reference.regions).bits)
  })
  return {
    programmes,
    activities: new Map([...activities].map(([scheme, builder]) => [scheme, builder.rows()])),
    places: {
      any_establishment: places.any_establishment.rows(),
      headquarters: places.headquarters.rows(),
      investment_site: places.investment_site.rows(),
    },
    calls: callReader(programmes),
  }
}

/** Keeps the calls of the last time asked about. */
function callReader(programmes: readonly CompiledProgramme[]): Sieve['calls'] {
  let known: { asOf: AsOf; list: readonly (CallStep | undefined)[] } | undefined
  return (asOf, facts) => {
    if (known === undefined || !sameTime(known.asOf, asOf)) {
      known = {
        asOf,
        list: programmes.map(({ call, steps }) => (steps.length === 1 ? stepNow(call, steps, facts, asOf) : undefined)),
      }
    }
    return known.list
  }
}

function sameTime(a: AsOf, b: AsOf): boolean {
  if (a.kind === 'instant') return b.kind === 'instant' && a.epoch_ms === b.epoch_ms && a.today === b.today
  return b.kind === 'date' && a.date === b.date
}

/** Bits of the programmes that the rows let through: the free ones and those of any of the leaves. */
function pass(rows: Rows, leaves: Iterable<number>): Uint32Array {
  const out = rows.free.slice()
  for (const leaf of leaves) {
    const row = rows.byLeaf[leaf]
    if (row !== undefined) for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) | (row[i] ?? 0)
  }
  return out
}

function intersect(into: Uint32Array, other: Uint32Array): void {
  for (let i = 0; i < into.length; i += 1) into[i] = (into[i] ?? 0) & (other[i] ?? 0)
}

/** Leaves that the profile's codes are or may be; undefined where a code says nothing: then nobody is left out. */
function activityLeaves(facts: Facts, scheme: Scheme, today: string): number[] | undefined {
  const leaves: number[] = []
  for (const activity of facts.activities ?? []) {
    const { until } = activity.entry
    if (until !== undefined && until < today) continue
    const { ids, status } = activity.in(scheme)
    if (ids.length === 0 && !status) return undefined
    leaves.push(...ids)
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

/** Which programmes cannot be told from activity and place alone to be out: a bit each. */
export function siftProgrammes(sieve: Sieve, facts: Facts, asOf: AsOf): Uint32Array {
  const today = dayOf(asOf)
  const left = new Uint32Array((sieve.programmes.length + 31) >>> 5).fill(0xffffffff)
  if (facts.activities !== undefined) {
    for (const [scheme, rows] of sieve.activities) {
      const leaves = activityLeaves(facts, scheme, today)
      if (leaves !== undefined) intersect(left, pass(rows, leaves))
    }
  }
  for (const place of ['any_establishment', 'headquarters', 'investment_site'] as const) {
    const leaves = placeLeaves(facts, place)
    if (leaves !== undefined) intersect(left, pass(sieve.places[place], leaves))
  }
  return left
}

/** `quickMatch` of every programme, in their order. `answers` gives a programme's answers, where there are any. */
export function quickMatchAll(
  sieve: Sieve,
  facts: Facts,
  asOf: AsOf,
  answers?: (programme: CompiledProgramme) => Answers | undefined,
): QuickMatch[] {
  const left = siftProgrammes(sieve, facts, asOf)
  const calls = sieve.calls(asOf, facts)
  return sieve.programmes.map((programme, number): QuickMatch => {
    const known = calls[number]
    const step = known ?? stepNow(programme.call, programme.steps, facts, asOf)
    const out = (((left[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 0
    return out ? step.refused : quickMatchAt(programme, facts, asOf, step, answers?.(programme))
  })
}

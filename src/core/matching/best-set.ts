/** One aid that could be taken. Amounts in cents. */
export interface Candidate {
  cents: number
  /** May be lowered to what is left, though not below this; undefined: all or nothing. */
  least?: number
}

/** The members together may take at most this. */
export interface Limit {
  members: readonly number[]
  cents: number
  /** Holds only where more than one of them is taken: one alone may take what its own call gives. */
  beside?: true
}

export interface BestSet {
  /** What each candidate takes; 0: it is not in the set. */
  taken: number[]
  total: number
  /** False: the best that was found, not proved to be the best there is. */
  exact: boolean
}

/** More candidates than this are not searched through. */
export const mostCandidates = 40
/** Cells of the bound's table: a limit is read at this fineness, rounded so that the bound stays one. */
const cells = 1 << 15
/** Steps after which the search gives up; a hundred times what random cases need. */
const mostSteps = 1_500_000

/**
 * The set with the most aid in which no two exclude each other and no limit is passed. Exact for up to 40 candidates: branch
 * and bound over groups of candidates that all exclude each other, with a bound from a table of what the rest can add under
 * the widest limit. Beyond, the 40 largest are searched and the others added where they fit. Those that may be lowered are
 * filled in their order, which is the best one where they are sorted by the day from which on they count.
 */
export function bestSet(
  candidates: readonly Candidate[],
  excludes: readonly (readonly [number, number])[],
  limits: readonly Limit[],
): BestSet {
  const order = candidates.map((_, i) => i).toSorted((a, b) => centsAt(candidates, b) - centsAt(candidates, a) || a - b)
  const searched = order.filter((i) => centsAt(candidates, i) > 0).slice(0, mostCandidates)
  const search = new Search(candidates, excludes, limits, searched)
  search.run()
  for (const i of order.slice(mostCandidates)) search.addIfItFits(i)
  const { taken, total } = search.best
  return {
    taken,
    total,
    exact: !search.gaveUp && order.filter((i) => centsAt(candidates, i) > 0).length <= mostCandidates,
  }
}

const centsAt = (candidates: readonly Candidate[], i: number): number => candidates[i]?.cents ?? 0

class Search {
  readonly #candidates: readonly Candidate[]
  readonly #apart: readonly ReadonlySet<number>[]
  readonly #limits: readonly Limit[]
  /** Of each candidate, the limits it is a member of. */
  readonly #under: readonly (readonly number[])[]
  readonly #groups: number[][]
  /** `#rest[g][w]`: the most that groups from `g` on can add with `w` cells left of the widest limit. */
  readonly #rest: Float64Array[]
  readonly #cell: number
  readonly #widest: number
  readonly #left: number[]
  readonly #chosen: number[] = []
  #value = 0
  #steps = 0
  best: { taken: number[]; total: number }
  gaveUp = false

  constructor(
    candidates: readonly Candidate[],
    excludes: readonly (readonly [number, number])[],
    limits: readonly Limit[],
    searched: readonly number[],
  ) {
    this.#candidates = candidates
    this.#limits = limits
    const apart = candidates.map(() => new Set<number>())
    for (const [a, b] of [...excludes, ...apartBy(limits, candidates)]) {
      apart[a]?.add(b)
      apart[b]?.add(a)
    }
    this.#apart = apart
    this.#under = candidates.map((_, i) => limits.flatMap(({ members }, l) => (members.includes(i) ? [l] : [])))
    this.#left = limits.map(({ cents }) => Math.max(0, cents))
    this.best = { taken: candidates.map(() => 0), total: 0 }
    this.#groups = groupsOf(searched, apart)
    const weightIn = (l: number): number =>
      searched.reduce((sum, i) => sum + (this.#under[i]?.includes(l) === true ? centsAt(candidates, i) : 0), 0)
    // One that does not always hold bounds nothing.
    const weights = limits.map(({ beside }, l) => (beside === true ? -1 : weightIn(l)))
    const most = Math.max(-1, ...weights)
    this.#widest = most < 0 ? -1 : weights.indexOf(most)
    this.#cell = this.#fineness(searched)
    this.#rest = this.#table()
  }

  /** The greatest common divisor of the amounts, where the table can be that fine. */
  #fineness(searched: readonly number[]): number {
    const room = this.#left[this.#widest] ?? 0
    const amounts = searched.filter((i) => this.#weighs(i)).map((i) => centsAt(this.#candidates, i))
    const common = amounts.reduce(gcd, 0)
    return Math.max(1, common, Math.ceil(room / (cells - 1)))
  }

  #weighs(i: number): boolean {
    return this.#under[i]?.includes(this.#widest) === true
  }

  #table(): Float64Array[] {
    const size = Math.floor((this.#left[this.#widest] ?? 0) / this.#cell) + 1
    const rest: Float64Array[] = [new Float64Array(size)]
    for (const group of this.#groups.toReversed()) {
      const after = rest[0] ?? new Float64Array(size)
      const now = after.slice()
      for (const i of group) {
        const { cents, least } = this.#candidates[i] ?? { cents: 0 }
        // Rounded down, so that what really fits is never left out.
        const cost = this.#weighs(i) && least === undefined ? Math.floor(cents / this.#cell) : 0
        for (let w = cost; w < size; w += 1) now[w] = Math.max(now[w] ?? 0, (after[w - cost] ?? 0) + cents)
      }
      rest.unshift(now)
    }
    return rest
  }

  run(): void {
    // What fits when taken in order is a first answer to measure others by.
    for (const group of this.#groups) for (const i of group) if (this.#take(i)) break
    this.#settle()
    while (this.#chosen.length > 0) this.#drop()
    this.#from(0)
  }

  #from(g: number): void {
    this.#steps += 1
    if (this.#steps > mostSteps) this.gaveUp = true
    if (this.gaveUp || this.#bound(g) <= this.best.total) return
    const group = this.#groups[g]
    if (group === undefined) {
      this.#settle()
      return
    }
    for (const i of group) {
      if (!this.#take(i)) continue
      this.#from(g + 1)
      this.#drop()
    }
    this.#from(g + 1)
  }

  /** Upper bound of everything below: what is taken, what can be lowered at its most, and the table's answer for the rest. */
  #bound(g: number): number {
    const left = this.#left[this.#widest] ?? 0
    const table = this.#rest[g]
    const rest = table?.[Math.min(table.length - 1, Math.floor(left / this.#cell))] ?? 0
    return this.#value + rest
  }

  /** Those that may be lowered take no room until the set is settled. */
  #take(i: number): boolean {
    const { cents, least } = this.#candidates[i] ?? { cents: 0 }
    const apart = this.#apart[i]
    if (this.#chosen.some((other) => apart?.has(other))) return false
    const under = this.#under[i] ?? []
    const needed = least ?? cents
    const taken = (other: number): boolean => this.#chosen.includes(other)
    if (under.some((l) => this.#holds(l, i, taken) && (this.#left[l] ?? 0) < needed)) return false
    if (least === undefined) for (const l of under) this.#left[l] = (this.#left[l] ?? 0) - cents
    this.#chosen.push(i)
    this.#value += cents
    return true
  }

  /** Whether a limit binds a member beside those that are taken. */
  #holds(l: number, i: number, taken: (other: number) => boolean): boolean {
    const limit = this.#limits[l]
    return limit?.beside !== true || limit.members.some((other) => other !== i && taken(other))
  }

  #drop(): void {
    const i = this.#chosen.pop()
    if (i === undefined) return
    const { cents, least } = this.#candidates[i] ?? { cents: 0 }
    if (least === undefined) for (const l of this.#under[i] ?? []) this.#left[l] = (this.#left[l] ?? 0) + cents
    this.#value -= cents
  }

  /** Fills what may be lowered, earlier candidates first, and keeps the set if it is better. */
  #settle(): void {
    const left = [...this.#left]
    const taken = this.#candidates.map(() => 0)
    const firm = this.#chosen.filter((i) => this.#candidates[i]?.least === undefined)
    for (const i of firm) taken[i] = centsAt(this.#candidates, i)
    for (const i of this.#chosen.toSorted((a, b) => a - b)) {
      const candidate = this.#candidates[i]
      if (candidate?.least === undefined) continue
      const under = this.#under[i] ?? []
      const binding = under.filter((l) => this.#holds(l, i, (other) => (taken[other] ?? 0) > 0))
      const room = binding.reduce((least, l) => Math.min(least, left[l] ?? 0), candidate.cents)
      if (room < candidate.least) continue
      taken[i] = room
      for (const l of under) left[l] = (left[l] ?? 0) - room
    }
    const total = taken.reduce((sum, cents) => sum + cents, 0)
    if (total > this.best.total) this.best = { taken, total }
  }

  /** Beyond the search: added to the best set as it stands. */
  addIfItFits(i: number): void {
    const { cents, least } = this.#candidates[i] ?? { cents: 0 }
    const { taken } = this.best
    if (cents <= 0 || taken.some((amount, other) => amount > 0 && this.#apart[i]?.has(other))) return
    const binding = (this.#under[i] ?? []).filter((l) => this.#holds(l, i, (other) => (taken[other] ?? 0) > 0))
    const room = binding.reduce((most, l) => {
      const limit = this.#limits[l]
      const used = (limit?.members ?? []).reduce((sum, other) => sum + (taken[other] ?? 0), 0)
      return Math.min(most, Math.max(0, limit?.cents ?? 0) - used)
    }, cents)
    if (room < (least ?? cents) || room <= 0) return
    taken[i] = room
    this.best = { taken, total: this.best.total + room }
  }
}

/** Two that are all or nothing, and more together than they may be beside each other, exclude each other. */
function apartBy(limits: readonly Limit[], candidates: readonly Candidate[]): (readonly [number, number])[] {
  return limits.flatMap(({ members: [a, b, ...more], cents, beside }): [number, number][] => {
    if (beside !== true || a === undefined || b === undefined || more.length > 0) return []
    const isFirm = candidates[a]?.least === undefined && candidates[b]?.least === undefined
    return isFirm && centsAt(candidates, a) + centsAt(candidates, b) > cents ? [[a, b]] : []
  })
}

/** Groups in which every two exclude each other, largest amounts first: at most one of each is taken. */
function groupsOf(searched: readonly number[], apart: readonly ReadonlySet<number>[]): number[][] {
  const groups: number[][] = []
  for (const i of searched) {
    const fits = groups.find((group) => group.every((other) => apart[i]?.has(other)))
    if (fits === undefined) groups.push([i])
    else fits.push(i)
  }
  return groups
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

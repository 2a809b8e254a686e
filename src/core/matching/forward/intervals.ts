/**
 * Which rows contain a position of an integer domain (a leaf of the activity tree, a NUTS 3 unit, a place among thresholds).
 *
 * A row's set is runs of positions. Walking the domain from its beginning, a row is flipped where a run of it begins and
 * where it ends: these flips, sorted by position, are the whole index. So that a question need not walk from the beginning,
 * the state is kept at some positions, and the nearest is flipped forwards or back; a run of one position is listed at that
 * position instead of flipping twice.
 */
import { hasBit, intersect, unite, wordsFor, type Bits } from './bits.ts'

/** Pairs of a position and a row, growing. */
class Pairs {
  positions = new Uint32Array(64)
  rows = new Uint32Array(64)
  count = 0

  push(position: number, row: number): void {
    if (this.count === this.rows.length) {
      const [positions, rows] = [this.positions, this.rows]
      this.positions = new Uint32Array(this.count * 2)
      this.rows = new Uint32Array(this.count * 2)
      this.positions.set(positions)
      this.rows.set(rows)
    }
    this.positions[this.count] = position
    this.rows[this.count] = row
    this.count += 1
  }
}

/** Rows by position: those of `p` are `rows[starts[p] … starts[p + 1])`. */
interface ByPosition {
  readonly starts: Uint32Array
  readonly rows: Uint16Array | Uint32Array
}

function byPosition({ positions, rows, count }: Pairs, domain: number, rowCount: number): ByPosition {
  const starts = new Uint32Array(domain + 2)
  for (let i = 0; i < count; i += 1) {
    const slot = (positions[i] as number) + 1
    starts[slot] = (starts[slot] as number) + 1
  }
  for (let p = 0; p <= domain; p += 1) starts[p + 1] = (starts[p + 1] as number) + (starts[p] as number)
  const sorted = rowCount <= 0xffff ? new Uint16Array(count) : new Uint32Array(count)
  const next = starts.slice()
  for (let i = 0; i < count; i += 1) {
    const position = positions[i] as number
    const at = next[position] as number
    sorted[at] = rows[i] as number
    next[position] = at + 1
  }
  return { starts, rows: sorted }
}

export class IntervalBuilder {
  readonly #flips = new Pairs()
  readonly #singles = new Pairs()

  /** The row contains the positions from `lo` up to, not including, `hi`; runs of one row do not overlap. */
  add(row: number, lo: number, hi: number): void {
    if (hi === lo + 1) this.#singles.push(lo, row)
    else if (hi > lo) {
      this.#flips.push(lo, row)
      this.#flips.push(hi, row)
    }
  }

  /** The row contains these positions. */
  addSet(row: number, positions: Bits, domain: number): void {
    let from = -1
    for (let p = 0; p < domain; p += 1) {
      // Whole words of nothing, and of everything, are passed over at once.
      if ((p & 31) === 0 && p + 32 <= domain) {
        const word = positions[p >>> 5] as number
        if ((word === 0 && from < 0) || (word === 0xffffffff && from >= 0)) {
          p += 31
          continue
        }
      }
      const inside = hasBit(positions, p)
      if (inside && from < 0) from = p
      else if (!inside && from >= 0) {
        this.add(row, from, p)
        from = -1
      }
    }
    if (from >= 0) this.add(row, from, domain)
  }

  build(domain: number, rowCount: number): IntervalIndex {
    return new IntervalIndex(
      domain,
      rowCount,
      byPosition(this.#flips, domain, rowCount),
      byPosition(this.#singles, domain, rowCount),
    )
  }
}

/** A state is kept after this many flips for each word of a state: the states then take two bytes for each flip. */
const flipsPerWord = 2

export class IntervalIndex {
  readonly domain: number
  readonly #flips: ByPosition
  readonly #singles: ByPosition
  /** States kept, and the position after whose flips each is. */
  readonly #states: Bits[] = []
  readonly #statesAt: number[] = []
  readonly #scratch: Bits

  constructor(domain: number, rowCount: number, flips: ByPosition, singles: ByPosition) {
    this.domain = domain
    this.#flips = flips
    this.#singles = singles
    this.#scratch = new Uint32Array(wordsFor(rowCount))
    this.#keepStates()
  }

  #keepStates(): void {
    const state = new Uint32Array(this.#scratch.length)
    const { starts, rows } = this.#flips
    let kept = 0
    for (let p = 0; p < this.domain; p += 1) {
      flip(state, rows, starts[p] as number, starts[p + 1] as number)
      const flips = starts[p + 1] as number
      if (p > 0 && flips - kept < flipsPerWord * state.length) continue
      this.#states.push(state.slice())
      this.#statesAt.push(p)
      kept = flips
    }
  }

  /** Makes `into` the rows that contain the position: from the kept state that is fewest flips away. */
  read(position: number, into: Bits): void {
    const { starts, rows } = this.#flips
    let low = 0
    let high = this.#statesAt.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#statesAt[middle] as number) <= position) low = middle
      else high = middle - 1
    }
    const here = starts[position + 1] as number
    let from = starts[(this.#statesAt[low] as number) + 1] as number
    const next = this.#statesAt[low + 1]
    if (next !== undefined && (starts[next + 1] as number) - here < here - from) {
      from = starts[next + 1] as number
      low += 1
    }
    into.set(this.#states[low] as Bits)
    if (from < here) flip(into, rows, from, here)
    else flip(into, rows, here, from)
    const singles = this.#singles
    set(into, singles.rows, singles.starts[position] as number, singles.starts[position + 1] as number)
  }

  /** Adds to `some` the rows that contain the position. */
  add(position: number, some: Bits): void {
    this.read(position, this.#scratch)
    unite(some, this.#scratch)
  }

  /** Leaves in `every` only the rows that contain the position. */
  keep(position: number, every: Bits): void {
    this.read(position, this.#scratch)
    intersect(every, this.#scratch)
  }

  /** Memory of the lists and the states. */
  get bytes(): number {
    const lists = [this.#flips, this.#singles].reduce(
      (sum, { starts, rows }) => sum + starts.byteLength + rows.byteLength,
      0,
    )
    return lists + (this.#states.length + 1) * this.#scratch.byteLength
  }
}

function flip(state: Bits, rows: ByPosition['rows'], from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number
    state[row >>> 5] = (state[row >>> 5] as number) ^ (1 << (row & 31))
  }
}

function set(state: Bits, rows: ByPosition['rows'], from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number
    state[row >>> 5] = (state[row >>> 5] as number) | (1 << (row & 31))
  }
}

/**
 * Which rows contain a position of an integer domain (a leaf of the activity tree, a NUTS 3 unit, a place among thresholds).
 *
 * A row's set is runs of positions. Walking the domain from its beginning, a row is flipped where a run of it begins and
 * where it ends, and the state on the way is the answer. Where it takes little more memory than the flips, the state is kept
 * for every position at which it is another. Otherwise the flips are kept, sorted by position, with the state at some
 * positions: the nearest is flipped forwards or back, and a run of one position is listed at it instead of flipping twice.
 */
import { hasBit, setBit, type Bits } from './bits.ts'
import type { WordMemory } from './word-memory.ts'

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

/** Answers for a column: bits as long as its words. */
export interface IntervalIndex {
  /** All answers, one after the other. Not to be changed. */
  readonly states: Bits
  /** Where in them the rows that contain the position begin; good until `atOnce` more are asked for. */
  at(position: number): number
  readonly bytes: number
}

/** So many answers are good at the same time. */
export const atOnce = 4

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

  build(domain: number, { always, packed, memory }: Placed): IntervalIndex {
    const words = always.length
    for (const pairs of [this.#flips, this.#singles])
      for (let i = 0; i < pairs.count; i += 1) pairs.rows[i] = packed(pairs.rows[i] as number)
    const flips = byPosition(this.#flips, domain, words * 32)
    const singles = byPosition(this.#singles, domain, words * 32)
    const after = keptAfter(domain, words, flips)
    const some = someBytes(after, words, flips, singles)
    const others = othersIn(domain, flips, singles)
    const states = others.reduce((sum, other) => sum + other, 0)
    const every = states * words * 4 + others.byteLength * 2
    const room = (count: number): Bits => memory.take(count * words)
    return states <= fewStates || every <= some * worthEvery
      ? new EveryState(others, room(states), always, flips, singles)
      : new SomeStates(after, room(atOnce + after.length), always, flips, singles)
  }
}

/** Where the rows of a column stand. */
export interface Placed {
  /** What is in every answer. */
  readonly always: Bits
  /** Where a row stands in the words of an answer. */
  readonly packed: (row: number) => number
  /** Where the answers are kept. */
  readonly memory: WordMemory
}

/** So many times the memory buys an answer that only has to be looked up; more, and a programme takes 1.5 KB. */
const worthEvery = 1.6
/** So many answers take at most 125 bytes for each row. */
const fewStates = 1000

/** 1 at each position whose answer is another than that of the one before it. */
function othersIn(domain: number, flips: ByPosition, singles: ByPosition): Uint8Array {
  const has = ({ starts }: ByPosition, p: number): boolean => starts[p] !== starts[p + 1]
  return Uint8Array.from({ length: domain }, (_, p) =>
    p === 0 || has(flips, p) || has(singles, p) || has(singles, p - 1) ? 1 : 0,
  )
}

class EveryState implements IntervalIndex {
  readonly states: Bits
  readonly #words: number
  /** Which of them is a position's. */
  readonly #of: Uint16Array | Uint32Array

  /** `states`: room for all of them. */
  constructor(others: Uint8Array, states: Bits, always: Bits, flips: ByPosition, singles: ByPosition) {
    const words = always.length
    this.states = states
    this.#words = words
    this.#of = states.length <= 0xffff * words ? new Uint16Array(others.length) : new Uint32Array(others.length)
    const state = always.slice()
    let last = -1
    for (let p = 0; p < others.length; p += 1) {
      flip(state, flips.rows, flips.starts[p] as number, flips.starts[p + 1] as number)
      if (others[p] === 1) {
        last += 1
        const kept = this.states.subarray(last * words, (last + 1) * words)
        kept.set(state)
        set(kept, singles.rows, singles.starts[p] as number, singles.starts[p + 1] as number)
      }
      this.#of[p] = last
    }
  }

  at(position: number): number {
    return (this.#of[position] as number) * this.#words
  }

  get bytes(): number {
    return this.#of.byteLength + this.states.byteLength
  }
}

/** A state is kept after this many flips for each word of a state: the states then take 16 bytes for each flip. */
const flipsPerWord = 0.25

/** The positions whose states are kept, each after its flips. */
function keptAfter(domain: number, words: number, flips: ByPosition): Uint32Array {
  const after: number[] = []
  for (let p = 0, kept = 0; p < domain; p += 1) {
    const count = flips.starts[p + 1] as number
    if (p > 0 && count - kept < flipsPerWord * words) continue
    after.push(p)
    kept = count
  }
  return Uint32Array.from(after)
}

function someBytes(after: Uint32Array, words: number, ...lists: readonly ByPosition[]): number {
  const listed = lists.reduce((sum, { starts, rows }) => sum + starts.byteLength + rows.byteLength, 0)
  return listed + after.byteLength + (atOnce + after.length) * words * 4
}

class SomeStates implements IntervalIndex {
  /** Room for answers, and after it the states that are kept. */
  readonly states: Bits
  readonly #flips: ByPosition
  readonly #singles: ByPosition
  readonly #words: number
  /** Of each state the position after whose flips it is. */
  readonly #after: Uint32Array
  readonly #room: readonly Bits[]
  #next = 0

  /** `states`: room for answers, and for the states that are kept. */
  constructor(after: Uint32Array, states: Bits, always: Bits, flips: ByPosition, singles: ByPosition) {
    const words = always.length
    this.#flips = flips
    this.#singles = singles
    this.#words = words
    this.#after = after
    this.states = states
    this.#room = Array.from({ length: atOnce }, (_, i) => this.states.subarray(i * words, (i + 1) * words))
    const state = always.slice()
    let flipped = 0
    for (const [i, p] of after.entries()) {
      const count = flips.starts[p + 1] as number
      flip(state, flips.rows, flipped, count)
      flipped = count
      this.states.set(state, (atOnce + i) * words)
    }
  }

  at(position: number): number {
    const { starts, rows } = this.#flips
    const after = this.#after
    let low = 0
    let high = after.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((after[middle] as number) <= position) low = middle
      else high = middle - 1
    }
    const here = starts[position + 1] as number
    let from = starts[(after[low] as number) + 1] as number
    const next = after[low + 1]
    if (next !== undefined && (starts[next + 1] as number) - here < here - from) {
      from = starts[next + 1] as number
      low += 1
    }
    const words = this.#words
    const slot = this.#next
    this.#next = (slot + 1) % atOnce
    const begin = (atOnce + low) * words
    this.states.copyWithin(slot * words, begin, begin + words)
    const into = this.#room[slot] as Bits
    if (from < here) flip(into, rows, from, here)
    else flip(into, rows, here, from)
    const singles = this.#singles
    set(into, singles.rows, singles.starts[position] as number, singles.starts[position + 1] as number)
    return slot * words
  }

  get bytes(): number {
    return someBytes(this.#after, this.#words, this.#flips, this.#singles)
  }
}

function flip(state: Bits, rows: ByPosition['rows'], from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number
    state[row >>> 5] = (state[row >>> 5] as number) ^ (1 << (row & 31))
  }
}

function set(state: Bits, rows: ByPosition['rows'], from: number, to: number): void {
  for (let i = from; i < to; i += 1) setBit(state, rows[i] as number)
}

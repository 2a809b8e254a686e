/** What a question's facts say of a column of conditions: which of them may be met, and which certainly are. */
import type { Outcome } from '../../verdict.ts'
import { intersect, unite, type Bits } from './bits.ts'
import type { IntervalIndex } from './intervals.ts'

/** Room for one column's answer. */
export interface Reading {
  /** The same answer for every condition: the rest has not been written. */
  whole: Outcome | undefined
  /** Nothing is open, and these are met: the rest has not been written. Not to be changed. */
  exact: Bits | undefined
  readonly possible: Bits
  /** All of them are possible, too. */
  readonly certain: Bits
}

export function makeReading(words: number): Reading {
  return { whole: undefined, exact: undefined, possible: new Uint32Array(words), certain: new Uint32Array(words) }
}

/** Writes what has been left out. */
export function spellOut(reading: Reading): void {
  const { whole, exact, possible, certain } = reading
  if (exact !== undefined) {
    if (exact !== possible) possible.set(exact)
    certain.set(exact)
  } else if (whole !== undefined) {
    possible.fill(whole === 'not_met' ? 0 : 0xffffffff)
    certain.fill(whole === 'met' ? 0xffffffff : 0)
  }
  reading.whole = undefined
  reading.exact = undefined
}

/** The same answer for every condition, written out. */
export function fill(reading: Reading, answer: Outcome): void {
  reading.exact = undefined
  reading.whole = answer
  spellOut(reading)
}

/** Whoever contains any of the positions is met. */
export function readAny(index: IntervalIndex, positions: readonly number[], into: Reading): void {
  const [first] = positions
  into.whole = first === undefined ? 'not_met' : undefined
  into.exact = first === undefined ? undefined : index.at(first)
  for (let i = 1; i < positions.length; i += 1) {
    if (i === 1) into.possible.set(into.exact as Bits)
    unite(into.possible, index.at(positions[i] as number))
    into.exact = into.possible
  }
}

/** One of the positions is meant, and it is not known which: certainly met is who contains all of them. At least one. */
export function readSpread(index: IntervalIndex, positions: ArrayLike<number>, into: Reading): void {
  into.whole = undefined
  into.exact = undefined
  into.possible.set(index.at(positions[0] as number))
  into.certain.set(into.possible)
  for (let i = 1; i < positions.length; i += 1) {
    const rows = index.at(positions[i] as number)
    unite(into.possible, rows)
    intersect(into.certain, rows)
  }
}

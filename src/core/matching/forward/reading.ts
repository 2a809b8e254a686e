/** What a question's facts say of a column of conditions: which of them may be met, and which certainly are. */
import type { Bits } from './bits.ts'

/** Room for one column's answer; `possible` has every row of `certain`. */
export interface Reading {
  readonly possible: Bits
  readonly certain: Bits
  /** Nothing is open: `certain` would be the same as `possible`, and has not been written. */
  exact: boolean
}

export function makeReading(words: number): Reading {
  return { possible: new Uint32Array(words), certain: new Uint32Array(words), exact: false }
}

/** The same answer for every condition. */
export function fill(into: Reading, answer: 'met' | 'not_met' | 'unknown'): void {
  into.possible.fill(answer === 'not_met' ? 0 : 0xffffffff)
  into.certain.fill(answer === 'met' ? 0xffffffff : 0)
  into.exact = false
}

/** Writes `certain` where it has been left out. */
export function spellOut(reading: Reading): void {
  if (reading.exact) reading.certain.set(reading.possible)
  reading.exact = false
}

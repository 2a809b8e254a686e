/** What a question's facts say of a column of conditions: which of them may be met, and which certainly are. */
import type { Bits } from './bits.ts'

/** Room for one column's answer; `possible` has every row of `certain`. */
export interface Reading {
  readonly possible: Bits
  readonly certain: Bits
}

export function makeReading(words: number): Reading {
  return { possible: new Uint32Array(words), certain: new Uint32Array(words) }
}

/** The same answer for every condition. */
export function fill({ possible, certain }: Reading, answer: 'met' | 'not_met' | 'unknown'): void {
  possible.fill(answer === 'not_met' ? 0 : 0xffffffff)
  certain.fill(answer === 'met' ? 0xffffffff : 0)
}

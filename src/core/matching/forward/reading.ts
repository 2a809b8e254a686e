/** What a question's facts say of a column of conditions: which of them may be met, and which certainly are. */
import type { Outcome } from '../../verdict.ts'
import type { Bits } from './bits.ts'
import { atOnce, type IntervalIndex } from './intervals.ts'

/** Room for one column's answer. */
export interface Reading {
  /**
   * An outcome: that of every condition. `any`: met is what is in one of the answers, and nothing is open. `every`: met is what
   * is in all of the answers, and nothing is ruled out. `written`: as `possible` and `certain` say.
   */
  how: Outcome | 'any' | 'every' | 'written'
  /** The column's answers, and where in them those of the reading begin. */
  readonly states: Bits
  readonly answers: Uint32Array
  count: number
  /** Written only where `how` says so. */
  readonly possible: Bits
  /** All of them are possible, too. */
  readonly certain: Bits
}

export function makeReading(words: number, states: Bits): Reading {
  return {
    how: 'not_met',
    states,
    answers: new Uint32Array(atOnce),
    count: 0,
    possible: new Uint32Array(words),
    certain: new Uint32Array(words),
  }
}

/** Writes what has been said in another way. */
export function write(reading: Reading): void {
  const { how, possible, certain, states, answers, count } = reading
  if (how === 'any') {
    possible.fill(0)
    for (let a = 0; a < count; a += 1) uniteFrom(possible, states, answers[a] as number)
    certain.set(possible)
  } else if (how === 'every') {
    possible.fill(0xffffffff)
    certain.fill(0xffffffff)
    for (let a = 0; a < count; a += 1) intersectFrom(certain, states, answers[a] as number)
  } else if (how !== 'written') {
    possible.fill(how === 'not_met' ? 0 : 0xffffffff)
    certain.fill(how === 'met' ? 0xffffffff : 0)
  }
  reading.how = 'written'
}

/** The same answer for every condition, written. */
export function fill(reading: Reading, answer: Outcome): void {
  reading.how = answer
  write(reading)
}

/** Whoever contains any of the positions is met. */
export function readAny(index: IntervalIndex, positions: readonly number[], into: Reading): void {
  if (positions.length <= atOnce) {
    into.how = positions.length === 0 ? 'not_met' : 'any'
    into.count = 0
    for (let i = 0; i < positions.length; i += 1) addAnswer(into, index.at(positions[i] as number))
    return
  }
  fill(into, 'not_met')
  for (const position of positions) uniteFrom(into.possible, into.states, index.at(position))
  into.certain.set(into.possible)
}

/** Nothing is ruled out, and certainly met is who contains all of the positions; at least one. */
export function readEvery(index: IntervalIndex, positions: readonly number[], into: Reading): void {
  if (positions.length <= atOnce) {
    into.how = 'every'
    into.count = 0
    for (let i = 0; i < positions.length; i += 1) addAnswer(into, index.at(positions[i] as number))
    return
  }
  fill(into, 'met')
  for (const position of positions) intersectFrom(into.certain, into.states, index.at(position))
}

/** Two codes of a branch often have the same. */
function addAnswer(into: Reading, answer: number): void {
  const { answers, count } = into
  for (let a = 0; a < count; a += 1) if (answers[a] === answer) return
  answers[count] = answer
  into.count = count + 1
}

/** One of the positions is meant, and it is not known which: certainly met is who contains all of them. At least one. */
export function readSpread(index: IntervalIndex, positions: ArrayLike<number>, into: Reading): void {
  fill(into, 'not_met')
  into.certain.fill(0xffffffff)
  for (let i = 0; i < positions.length; i += 1) {
    const answer = index.at(positions[i] as number)
    uniteFrom(into.possible, into.states, answer)
    intersectFrom(into.certain, into.states, answer)
  }
}

function uniteFrom(into: Bits, states: Bits, from: number): void {
  for (let i = 0, k = from; i < into.length; i += 4, k += 4) {
    into[i] = (into[i] as number) | (states[k] as number)
    into[i + 1] = (into[i + 1] as number) | (states[k + 1] as number)
    into[i + 2] = (into[i + 2] as number) | (states[k + 2] as number)
    into[i + 3] = (into[i + 3] as number) | (states[k + 3] as number)
  }
}

function intersectFrom(into: Bits, states: Bits, from: number): void {
  for (let i = 0, k = from; i < into.length; i += 4, k += 4) {
    into[i] = (into[i] as number) & (states[k] as number)
    into[i + 1] = (into[i + 1] as number) & (states[k + 1] as number)
    into[i + 2] = (into[i + 2] as number) & (states[k + 2] as number)
    into[i + 3] = (into[i + 3] as number) & (states[k + 3] as number)
  }
}

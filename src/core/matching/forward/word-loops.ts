/**
 * The loops over words that all questions go through. Each takes four words at a time, which is twice as fast as one by one,
 * and has no branch inside: a word is read and written once, whatever stands in it.
 */
import { intersect, without, type Bits } from './bits.ts'
import type { Part } from './column.ts'
import type { Reading } from './reading.ts'
import type { Spans } from './spans.ts'

/** The loops that take most of a question's time: they can be done with vectors, too (`word-memory.ts`). */
export interface Loops {
  /** Only rows are left that are in one of a reading's answers. */
  keepAny(left: Bits, part: Part, reading: Reading): void
  /** Adds the rows of the spans that are not in these, which begin at a place of `rows`. */
  uniteOthers(into: Bits, spans: Spans, rows: Bits, begin: number): void
  /** Makes `into` what is in `all` and in neither of the others. */
  without(into: Bits, all: Bits, a: Bits, b: Bits): void
}

function keepAny(left: Bits, part: Part, { states, answers, count }: Reading): void {
  const { ends } = part.spans
  const turned = part.negated ? -1 : 0
  const [a, b, c, d] = [answers[0] as number, answers[1] as number, answers[2] as number, answers[3] as number]
  for (let s = 0, k = part.begin; s < ends.length; s += 2) {
    const from = ends[s] as number
    const to = ends[s + 1] as number
    k -= from
    if (count === 1) keepOne(left, from, to, states, a + k, turned)
    else if (count === 2) keepTwo(left, from, to, states, a + k, b + k, turned)
    else if (count === 3) keepThree(left, from, to, states, a + k, b + k, c + k, turned)
    else keepFour(left, from, to, states, a + k, b + k, c + k, d + k, turned)
    k += to
  }
}

function keepOne(left: Bits, from: number, to: number, states: Bits, a: number, turned: number): void {
  for (let i = from; i < to; i += 4) {
    left[i] = (left[i] as number) & ((states[a + i] as number) ^ turned)
    left[i + 1] = (left[i + 1] as number) & ((states[a + i + 1] as number) ^ turned)
    left[i + 2] = (left[i + 2] as number) & ((states[a + i + 2] as number) ^ turned)
    left[i + 3] = (left[i + 3] as number) & ((states[a + i + 3] as number) ^ turned)
  }
}

function keepTwo(left: Bits, from: number, to: number, states: Bits, a: number, b: number, turned: number): void {
  for (let i = from; i < to; i += 4) {
    left[i] = (left[i] as number) & (((states[a + i] as number) | (states[b + i] as number)) ^ turned)
    left[i + 1] = (left[i + 1] as number) & (((states[a + i + 1] as number) | (states[b + i + 1] as number)) ^ turned)
    left[i + 2] = (left[i + 2] as number) & (((states[a + i + 2] as number) | (states[b + i + 2] as number)) ^ turned)
    left[i + 3] = (left[i + 3] as number) & (((states[a + i + 3] as number) | (states[b + i + 3] as number)) ^ turned)
  }
}

function keepThree(
  left: Bits,
  from: number,
  to: number,
  states: Bits,
  a: number,
  b: number,
  c: number,
  turned: number,
): void {
  for (let i = from; i < to; i += 4) {
    left[i] =
      (left[i] as number) &
      (((states[a + i] as number) | (states[b + i] as number) | (states[c + i] as number)) ^ turned)
    left[i + 1] =
      (left[i + 1] as number) &
      (((states[a + i + 1] as number) | (states[b + i + 1] as number) | (states[c + i + 1] as number)) ^ turned)
    left[i + 2] =
      (left[i + 2] as number) &
      (((states[a + i + 2] as number) | (states[b + i + 2] as number) | (states[c + i + 2] as number)) ^ turned)
    left[i + 3] =
      (left[i + 3] as number) &
      (((states[a + i + 3] as number) | (states[b + i + 3] as number) | (states[c + i + 3] as number)) ^ turned)
  }
}

function keepFour(
  left: Bits,
  from: number,
  to: number,
  states: Bits,
  a: number,
  b: number,
  c: number,
  d: number,
  turned: number,
): void {
  for (let i = from; i < to; i += 4) {
    left[i] =
      (left[i] as number) &
      (((states[a + i] as number) | (states[b + i] as number) | (states[c + i] as number) | (states[d + i] as number)) ^
        turned)
    left[i + 1] =
      (left[i + 1] as number) &
      (((states[a + i + 1] as number) |
        (states[b + i + 1] as number) |
        (states[c + i + 1] as number) |
        (states[d + i + 1] as number)) ^
        turned)
    left[i + 2] =
      (left[i + 2] as number) &
      (((states[a + i + 2] as number) |
        (states[b + i + 2] as number) |
        (states[c + i + 2] as number) |
        (states[d + i + 2] as number)) ^
        turned)
    left[i + 3] =
      (left[i + 3] as number) &
      (((states[a + i + 3] as number) |
        (states[b + i + 3] as number) |
        (states[c + i + 3] as number) |
        (states[d + i + 3] as number)) ^
        turned)
  }
}

function uniteOthers(into: Bits, { ends }: Spans, rows: Bits, begin: number): void {
  for (let s = 0, k = begin; s < ends.length; s += 2) {
    const from = ends[s] as number
    const to = ends[s + 1] as number
    k -= from
    for (let i = from; i < to; i += 4) {
      into[i] = (into[i] as number) | ~(rows[k + i] as number)
      into[i + 1] = (into[i + 1] as number) | ~(rows[k + i + 1] as number)
      into[i + 2] = (into[i + 2] as number) | ~(rows[k + i + 2] as number)
      into[i + 3] = (into[i + 3] as number) | ~(rows[k + i + 3] as number)
    }
    k += to
  }
}

export const plainLoops: Loops = { keepAny, uniteOthers, without }

/** Adds the rows that one of a reading's answers does not have. */
export function uniteMissing(
  loops: Loops,
  into: Bits,
  { spans, begin }: Part,
  { states, answers, count }: Reading,
): void {
  for (let a = 0; a < count; a += 1) loops.uniteOthers(into, spans, states, (answers[a] as number) + begin)
}

/** Adds rows of the spans. */
export function uniteRows(into: Bits, { ends }: Spans, rows: Bits): void {
  for (let s = 0, k = 0; s < ends.length; s += 2)
    for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4) {
      into[i] = (into[i] as number) | (rows[k] as number)
      into[i + 1] = (into[i + 1] as number) | (rows[k + 1] as number)
      into[i + 2] = (into[i + 2] as number) | (rows[k + 2] as number)
      into[i + 3] = (into[i + 3] as number) | (rows[k + 3] as number)
    }
}

/** Of the spans only these rows are left. */
export function keepRows(left: Bits, { ends }: Spans, rows: Bits): void {
  for (let s = 0, k = 0; s < ends.length; s += 2) {
    const from = ends[s] as number
    const to = ends[s + 1] as number
    keepOne(left, from, to, rows, k - from, 0)
    k += to - from
  }
}

/** Only rows are left that are in all of the sets; three of them at once. */
export function keepAll(left: Bits, sets: readonly Bits[]): void {
  for (let n = 0; n < sets.length; n += 3) {
    const a = sets[n] as Bits
    const b = sets[n + 1]
    const c = sets[n + 2]
    if (b === undefined) intersect(left, a)
    else if (c === undefined) intersectTwo(left, a, b)
    else intersectThree(left, a, b, c)
  }
}

function intersectTwo(left: Bits, a: Bits, b: Bits): void {
  for (let i = 0; i < left.length; i += 4) {
    left[i] = (left[i] as number) & (a[i] as number) & (b[i] as number)
    left[i + 1] = (left[i + 1] as number) & (a[i + 1] as number) & (b[i + 1] as number)
    left[i + 2] = (left[i + 2] as number) & (a[i + 2] as number) & (b[i + 2] as number)
    left[i + 3] = (left[i + 3] as number) & (a[i + 3] as number) & (b[i + 3] as number)
  }
}

function intersectThree(left: Bits, a: Bits, b: Bits, c: Bits): void {
  for (let i = 0; i < left.length; i += 4) {
    left[i] = (left[i] as number) & (a[i] as number) & (b[i] as number) & (c[i] as number)
    left[i + 1] = (left[i + 1] as number) & (a[i + 1] as number) & (b[i + 1] as number) & (c[i + 1] as number)
    left[i + 2] = (left[i + 2] as number) & (a[i + 2] as number) & (b[i + 2] as number) & (c[i + 2] as number)
    left[i + 3] = (left[i + 3] as number) & (a[i + 3] as number) & (b[i + 3] as number) & (c[i + 3] as number)
  }
}

/** Only rows without such a condition are left. */
export function keepFree(left: Bits, { spans, free }: Part): void {
  keepRows(left, spans, free)
}

/** Of conditions that must not hold, what is certainly met is certainly not, and the other way round. */
export function keepPossible(left: Bits, open: Bits, part: Part, reading: Reading): void {
  const { spans, begin, free, negated } = part
  const { ends } = spans
  const turned = negated ? -1 : 0
  const mays = negated ? reading.certain : reading.possible
  const does = negated ? reading.possible : reading.certain
  for (let s = 0, k = 0; s < ends.length; s += 2)
    for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 1, k += 1) {
      const may = (mays[begin + k] as number) ^ turned
      left[i] = (left[i] as number) & (may | (free[k] as number))
      open[i] = (open[i] as number) | (may & ~((does[begin + k] as number) ^ turned) & ~(free[k] as number))
    }
}

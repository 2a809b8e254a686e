/** What is known of every row while a question goes through the columns and tests. */
import type { Aimed } from '../score-compile.ts'
import { addRows, removeRows, rowBits, type Bits, type Room, type RowSet } from './bits.ts'
import type { Shape } from './column.ts'
import type { OpenConditions } from './open-conditions.ts'
import type { Reading } from './reading.ts'
import type { Spans } from './spans.ts'

export class Sifting {
  /** Rows no condition of which is certainly not met. */
  readonly possible: Bits
  /** Rows with an open condition that a fact of the profile would decide, or that a person would. */
  readonly info: Bits
  readonly review: Bits
  /** Takes every open condition down, where something is scored. */
  readonly opens: OpenConditions | undefined

  /** At first all of the rows are possible. */
  constructor(rows: Bits, room: Room, opens?: OpenConditions) {
    this.possible = room.take(rows.length)
    this.possible.set(rows)
    this.info = room.take(rows.length)
    this.review = room.take(rows.length)
    this.opens = opens
  }

  /** A condition of these rows is not met. */
  refuse(rows: RowSet): void {
    removeRows(this.possible, rows)
  }

  /** Of the spans no row but these is left. */
  keep(rows: Bits, { ends }: Spans): void {
    for (let s = 0, k = 0; s < ends.length; s += 2)
      for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4)
        intersectFour(this.possible, i, rows, k)
  }

  /** A condition of these rows is open. */
  leaveOpen(rows: RowSet, review: boolean, aimed: Aimed | undefined): void {
    addRows(review ? this.review : this.info, rows)
    this.opens?.add({ rows: rowBits(rows, this.possible.length), review, aimed })
  }

  /** A column's answer: one condition for each row, or none where a row is `free`; `review`: what is open is for a person. */
  narrow(reading: Reading, shape: Shape, review: boolean): void {
    const { whole, exact } = reading
    if (exact !== undefined) {
      if (shape.negated) dropMet(this.possible, shape, exact)
      else this.keep(exact, shape.spans)
      return
    }
    if (whole === 'unknown') uniteTaken(review ? this.review : this.info, shape)
    else if (whole === undefined) keepPossible(this.possible, review ? this.review : this.info, shape, reading)
    else if ((whole === 'met') === shape.negated) keepFree(this.possible, shape)
    if (this.opens === undefined || (whole !== undefined && whole !== 'unknown')) return
    const rows = new Uint32Array(this.possible.length)
    if (whole === 'unknown') uniteTaken(rows, shape)
    else keepPossible(new Uint32Array(rows.length), rows, shape, reading)
    this.opens.add({ rows, review, aimed: shape.negated ? undefined : shape.aimed })
  }

  /** A condition of these rows of the spans is open. */
  unite(review: boolean, rows: Bits, { ends }: Spans): void {
    const into = review ? this.review : this.info
    for (let s = 0, k = 0; s < ends.length; s += 2)
      for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4) uniteFour(into, i, rows, k)
  }
}

function intersectFour(into: Bits, i: number, other: Bits, k: number): void {
  into[i] = (into[i] as number) & (other[k] as number)
  into[i + 1] = (into[i + 1] as number) & (other[k + 1] as number)
  into[i + 2] = (into[i + 2] as number) & (other[k + 2] as number)
  into[i + 3] = (into[i + 3] as number) & (other[k + 3] as number)
}

function uniteFour(into: Bits, i: number, other: Bits, k: number): void {
  into[i] = (into[i] as number) | (other[k] as number)
  into[i + 1] = (into[i + 1] as number) | (other[k + 1] as number)
  into[i + 2] = (into[i + 2] as number) | (other[k + 2] as number)
  into[i + 3] = (into[i + 3] as number) | (other[k + 3] as number)
}

/** Rows without such a condition are in no answer. */
function dropMet(left: Bits, { spans: { ends } }: Shape, met: Bits): void {
  for (let s = 0, k = 0; s < ends.length; s += 2)
    for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4) {
      left[i] = (left[i] as number) & ~(met[k] as number)
      left[i + 1] = (left[i + 1] as number) & ~(met[k + 1] as number)
      left[i + 2] = (left[i + 2] as number) & ~(met[k + 2] as number)
      left[i + 3] = (left[i + 3] as number) & ~(met[k + 3] as number)
    }
}

function keepFree(left: Bits, { spans: { ends }, free }: Shape): void {
  for (let s = 0, k = 0; s < ends.length; s += 2)
    for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4) {
      left[i] = (left[i] as number) & (free[k] as number)
      left[i + 1] = (left[i + 1] as number) & (free[k + 1] as number)
      left[i + 2] = (left[i + 2] as number) & (free[k + 2] as number)
      left[i + 3] = (left[i + 3] as number) & (free[k + 3] as number)
    }
}

/** Adds the rows that have a condition. */
function uniteTaken(into: Bits, { spans: { ends }, free }: Shape): void {
  for (let s = 0, k = 0; s < ends.length; s += 2)
    for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4) {
      into[i] = (into[i] as number) | ~(free[k] as number)
      into[i + 1] = (into[i + 1] as number) | ~(free[k + 1] as number)
      into[i + 2] = (into[i + 2] as number) | ~(free[k + 2] as number)
      into[i + 3] = (into[i + 3] as number) | ~(free[k + 3] as number)
    }
}

/** Of conditions that must not hold, what is certainly met is certainly not, and the other way round. */
function keepPossible(left: Bits, open: Bits, { spans: { ends }, free, negated }: Shape, reading: Reading): void {
  const turned = negated ? -1 : 0
  const mays = negated ? reading.certain : reading.possible
  const does = negated ? reading.possible : reading.certain
  const one = (i: number, k: number): void => {
    const may = (mays[k] as number) ^ turned
    left[i] = (left[i] as number) & (may | (free[k] as number))
    open[i] = (open[i] as number) | (may & ~((does[k] as number) ^ turned) & ~(free[k] as number))
  }
  for (let s = 0, k = 0; s < ends.length; s += 2)
    for (let i = ends[s] as number, to = ends[s + 1] as number; i < to; i += 4, k += 4) {
      one(i, k)
      one(i + 1, k + 1)
      one(i + 2, k + 2)
      one(i + 3, k + 3)
    }
}

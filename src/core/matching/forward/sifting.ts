/** What is known of every row while a question goes through the columns and tests. */
import type { Aimed } from '../score-compile.ts'
import { addRows, removeRows, rowBits, type Bits, type RowSet } from './bits.ts'
import type { Part } from './column.ts'
import type { OpenConditions } from './open-conditions.ts'
import { write, type Reading } from './reading.ts'
import type { Spans } from './spans.ts'
import {
  keepAll,
  keepFree,
  keepPossible,
  keepRows,
  plainLoops,
  uniteMissing,
  uniteRows,
  type Loops,
} from './word-loops.ts'
import type { WordMemory } from './word-memory.ts'

/** One question after the other: what is known is good until the next begins. */
export class Sifting {
  /** Rows no condition of which is certainly not met. */
  readonly possible: Bits
  /** Rows with an open condition that a fact of the profile would decide, or that a person would. */
  readonly info: Bits
  readonly review: Bits
  /** Takes every open condition down, where something is scored. */
  opens: OpenConditions | undefined
  readonly #loops: Loops
  #hasInfo = false
  #hasReview = false

  constructor(words: number, memory: WordMemory) {
    this.possible = memory.take(words)
    this.info = memory.take(words)
    this.review = memory.take(words)
    this.#loops = memory.loops
  }

  /** At first all of the rows are possible. */
  begin(rows: Bits, opens: OpenConditions | undefined): void {
    this.possible.set(rows)
    this.info.fill(0)
    this.review.fill(0)
    this.opens = opens
    this.#hasInfo = false
    this.#hasReview = false
  }

  /** A condition of these rows is not met. */
  refuse(rows: RowSet): void {
    removeRows(this.possible, rows)
  }

  /** Of the spans no row but these is left. */
  keep(rows: Bits, spans: Spans): void {
    keepRows(this.possible, spans, rows)
  }

  /** No row is left but those that are in all of these. */
  keepAll(sets: readonly Bits[]): void {
    keepAll(this.possible, sets)
  }

  /** A condition of these rows is open. */
  leaveOpen(rows: RowSet, review: boolean, aimed: Aimed | undefined): void {
    addRows(this.#open(review), rows)
    this.opens?.add({ rows: rowBits(rows, this.possible.length), review, aimed })
  }

  /** A column's answer, as far as it is of a part; `review`: what is open is for a person. */
  narrow(reading: Reading, part: Part, review: boolean): void {
    const { how } = reading
    const { negated } = part
    // Rows without such a condition are in every answer; where it must not hold, in none.
    if (how === 'any') this.#loops.keepAny(this.possible, part, reading)
    else if (how === 'met' || how === 'not_met') {
      if ((how === 'met') === negated) keepFree(this.possible, part)
    } else {
      const open = this.#open(review)
      if (how === 'unknown') this.#loops.uniteOthers(open, part.spans, part.free, 0)
      else if (how === 'every' && !negated) uniteMissing(this.#loops, open, part, reading)
      else {
        write(reading)
        keepPossible(this.possible, open, part, reading)
      }
      if (this.opens !== undefined) this.#noteOpen(reading, part, review)
    }
  }

  /** Takes down which rows a column leaves open. */
  #noteOpen(reading: Reading, part: Part, review: boolean): void {
    const rows = new Uint32Array(this.possible.length)
    // The rows are noted in memory of the runtime.
    if (reading.how === 'unknown') plainLoops.uniteOthers(rows, part.spans, part.free, 0)
    else {
      write(reading)
      keepPossible(new Uint32Array(rows.length), rows, part, reading)
    }
    this.opens?.add({ rows, review, aimed: part.negated ? undefined : part.aimed })
  }

  /** A condition of these rows of the spans is open. */
  unite(review: boolean, rows: Bits, spans: Spans): void {
    const isFirst = !(review ? this.#hasReview : this.#hasInfo)
    const into = this.#open(review)
    if (isFirst && rows.length === into.length) into.set(rows)
    else uniteRows(into, spans, rows)
  }

  #open(review: boolean): Bits {
    if (review) this.#hasReview = true
    else this.#hasInfo = true
    return review ? this.review : this.info
  }
}

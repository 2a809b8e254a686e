/** What is known of every row while a question goes through the columns and tests. */
import type { Aimed } from '../score-compile.ts'
import { addRows, intersect, rowBits, removeRows, unite, type Bits, type RowSet } from './bits.ts'
import { OpenConditions } from './open-conditions.ts'
import type { Reading } from './reading.ts'

export class Sifting {
  /** Rows no condition of which is certainly not met. */
  readonly possible: Bits
  /** Rows with an open condition that a fact of the profile would decide, or that a person would. */
  readonly info: Bits
  readonly review: Bits
  /** Every open condition, for the score. */
  opens: OpenConditions
  readonly #plainWords: number

  /** `plainWords`: words of the plain rows. */
  constructor(words: number, plainWords: number) {
    this.possible = new Uint32Array(words)
    this.info = new Uint32Array(words)
    this.review = new Uint32Array(words)
    this.#plainWords = plainWords
    this.opens = new OpenConditions(plainWords)
  }

  /** At first everything is possible; the same room serves one question after the other. */
  begin(rows: Bits): void {
    this.possible.set(rows)
    this.info.fill(0)
    this.review.fill(0)
    this.opens = new OpenConditions(this.#plainWords)
  }

  /** A condition of these rows is not met. */
  refuse(rows: RowSet): void {
    removeRows(this.possible, rows)
  }

  /** No row but these has all its conditions of a group met or open. */
  keep(rows: Bits): void {
    intersect(this.possible, rows)
  }

  /** A condition of these rows is open. */
  leaveOpen(rows: RowSet, review: boolean, aimed: Aimed | undefined): void {
    addRows(review ? this.review : this.info, rows)
    this.opens.add({ rows: rowBits(rows, this.possible.length), review, aimed, except: undefined })
  }

  /** A column's answer: one condition for each row, or none where a row is `free`. */
  narrow(
    reading: Reading,
    column: { free: Bits; negated: Bits | undefined; aimed: Aimed | undefined },
    review: boolean,
  ): void {
    const { free, negated, aimed } = column
    if (reading.exact) {
      this.#narrowExactly(reading.possible, free, negated)
      return
    }
    if (negated !== undefined) turn(reading, negated)
    const { possible, certain } = reading
    const left = this.possible
    let open = 0
    for (let i = 0; i < left.length; i += 1) {
      const may = (possible[i] as number) | (free[i] as number)
      const openHere = may & ~((certain[i] as number) | (free[i] as number))
      left[i] = (left[i] as number) & may
      certain[i] = openHere
      open |= openHere
    }
    if (open === 0) return
    unite(review ? this.review : this.info, certain)
    this.opens.add({ rows: certain.slice(), review, aimed, except: negated })
  }

  #narrowExactly(met: Bits, free: Bits, negated: Bits | undefined): void {
    const left = this.possible
    if (negated === undefined)
      for (let i = 0; i < left.length; i += 1)
        left[i] = (left[i] as number) & ((met[i] as number) | (free[i] as number))
    else
      for (let i = 0; i < left.length; i += 1)
        left[i] = (left[i] as number) & (((met[i] as number) ^ (negated[i] as number)) | (free[i] as number))
  }
}

/** Negated rows: what is certainly met is certainly not, and the other way round. */
function turn({ possible, certain }: Reading, negated: Bits): void {
  for (let i = 0; i < possible.length; i += 1) {
    const [may, does, turned] = [possible[i] as number, certain[i] as number, negated[i] as number]
    possible[i] = (may & ~turned) | (~does & turned)
    certain[i] = (does & ~turned) | (~may & turned)
  }
}

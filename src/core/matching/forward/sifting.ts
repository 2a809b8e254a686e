/** What is known of every row while a question goes through the columns and tests. */
import type { Aimed } from '../score-compile.ts'
import { addRows, remove, removeRows, unite, type Bits, type RowSet } from './bits.ts'
import { OpenCounts } from './open-counts.ts'
import type { Reading } from './reading.ts'

export class Sifting {
  /** Rows no condition of which is certainly not met. */
  readonly possible: Bits
  /** Of the possible rows those all of whose conditions are certainly met. */
  readonly certain: Bits
  /** Open conditions of the plain rows: that a fact of the profile would decide, and that a person would. */
  readonly openInfo: OpenCounts
  readonly openReview: OpenCounts
  /** All rows with such an open condition. */
  readonly someInfo: Bits
  readonly someReview: Bits
  /** Rows with an open condition of the kind, as the score looks at it. */
  readonly openAims: Readonly<Record<Aimed, Bits>>

  /** At first everything is possible. `plainWords`: words of the plain rows. */
  constructor(rows: Bits, plainWords: number) {
    const rowWords = rows.length
    this.possible = rows.slice()
    this.certain = rows.slice()
    this.openInfo = new OpenCounts(plainWords)
    this.openReview = new OpenCounts(plainWords)
    this.someInfo = new Uint32Array(rowWords)
    this.someReview = new Uint32Array(rowWords)
    this.openAims = {
      activity: new Uint32Array(rowWords),
      region: new Uint32Array(rowWords),
      size: new Uint32Array(rowWords),
    }
  }

  /** A condition of these rows is not met. */
  refuse(rows: RowSet): void {
    removeRows(this.possible, rows)
  }

  /** A condition of these rows is open. */
  leaveOpen(rows: RowSet, review: boolean, aimed: Aimed | undefined): void {
    removeRows(this.certain, rows)
    const counts = review ? this.openReview : this.openInfo
    counts.add(rows)
    addRows(review ? this.someReview : this.someInfo, rows)
    if (aimed !== undefined) addRows(this.openAims[aimed], rows)
  }

  /** A column's answer: one condition for each row, or none where a row is `free`. */
  narrow(
    reading: Reading,
    column: { free: Bits; negated: Bits | undefined; aimed: Aimed | undefined },
    review: boolean,
  ): void {
    const { possible, certain } = reading
    const { free, negated, aimed } = column
    if (negated !== undefined) turn(reading, negated)
    let open = 0
    for (let i = 0; i < possible.length; i += 1) {
      const may = (possible[i] as number) | (free[i] as number)
      const does = (certain[i] as number) | (free[i] as number)
      possible[i] = may
      certain[i] = does
      this.possible[i] = (this.possible[i] as number) & may
      this.certain[i] = (this.certain[i] as number) & does
      open |= may & ~does
    }
    if (open === 0) return
    const counts = review ? this.openReview : this.openInfo
    remove(possible, certain)
    counts.addBits(possible)
    unite(review ? this.someReview : this.someInfo, possible)
    if (aimed === undefined) return
    if (negated !== undefined) remove(possible, negated)
    unite(this.openAims[aimed], possible)
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

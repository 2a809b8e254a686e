/**
 * The words of a set of rows that a column has something to say about. Rows with like conditions stand together, so that a
 * column is a few runs of words; what it keeps and reads is as long as these words alone.
 */
import type { Bits } from './bits.ts'

export interface Spans {
  /** Runs of words: `from`, `to`, not including, `from`, … */
  readonly ends: Int32Array
  /** Words in all of them. */
  readonly words: number
}

/** The runs of words that have one of the rows; four words are taken together, and four without a row end no run. */
export function spansOf(rows: Bits): Spans {
  const ends: number[] = []
  let words = 0
  let last = -1
  for (let i = 0; i < rows.length; i += 4) {
    if (((rows[i] as number) | (rows[i + 1] as number) | (rows[i + 2] as number) | (rows[i + 3] as number)) === 0)
      continue
    if (last >= 0 && i - last <= 8) ends[ends.length - 1] = i + 4
    else ends.push(i, i + 4)
    last = i
  }
  for (let s = 0; s < ends.length; s += 2) words += (ends[s + 1] as number) - (ends[s] as number)
  return { ends: Int32Array.from(ends), words }
}

/** Where each row of the spans stands in what is as long as they are. */
export function packing({ ends }: Spans): (row: number) => number {
  const before: number[] = []
  let words = 0
  for (let s = 0; s < ends.length; s += 2) {
    before.push(words)
    words += (ends[s + 1] as number) - (ends[s] as number)
  }
  return (row) => {
    const word = row >>> 5
    let low = 0
    let high = before.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((ends[middle * 2] as number) <= word) low = middle
      else high = middle - 1
    }
    return (((before[low] as number) + word - (ends[low * 2] as number)) << 5) | (row & 31)
  }
}

/** The words of the spans, one after the other. */
export function packedBits(bits: Bits, { ends, words }: Spans): Bits {
  const packed = new Uint32Array(words)
  let at = 0
  for (let s = 0; s < ends.length; s += 2) {
    const run = bits.subarray(ends[s], ends[s + 1])
    packed.set(run, at)
    at += run.length
  }
  return packed
}

/** How many conditions of each row are open, up to 15: a binary number for each row, its digits kept in four sets of bits. */
import type { Bits, RowSet } from './bits.ts'

export const mostCounted = 15

export class OpenCounts {
  readonly #digits: readonly Bits[]
  readonly #words: number

  /** Rows beyond `words` words are not counted. */
  constructor(words: number) {
    this.#words = words
    this.#digits = Array.from({ length: 4 }, () => new Uint32Array(words))
  }

  /** One more for each of the rows. */
  add(rows: RowSet): void {
    if (rows.bits !== undefined) this.addBits(rows.bits)
    else
      for (let i = 0; i < rows.list.length; i += 1) {
        const row = rows.list[i] as number
        if (row >>> 5 < this.#words) this.#carry(row >>> 5, 1 << (row & 31))
      }
  }

  addBits(rows: Bits): void {
    for (let i = 0; i < this.#words; i += 1) this.#carry(i, rows[i] as number)
  }

  #carry(word: number, bits: number): void {
    let carry = bits
    for (let d = 0; d < 4 && carry !== 0; d += 1) {
      const digit = this.#digits[d] as Bits
      const before = digit[word] as number
      digit[word] = before ^ carry
      carry &= before
    }
  }

  of(row: number): number {
    const word = row >>> 5
    const at = row & 31
    let count = 0
    for (let d = 0; d < 4; d += 1) count += ((((this.#digits[d] as Bits)[word] as number) >>> at) & 1) << d
    return count
  }
}

/** A set of small whole numbers, 32 to a word: what the index does, it does to 32 rows at a time. */
export type Bits = Uint32Array

/** Words for `count` bits, in fours: the loops take four words at a time, which is twice as fast as one by one. */
export const wordsFor = (count: number): number => ((count + 127) >>> 7) << 2

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1
}

/** Place of the lowest bit of a word that is not zero. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i += 1) count += bitsIn(bits[i] as number)
  return count
}

/** Visits the places of those that are set. */
export function eachBit(bits: Bits, visit: (at: number) => void): void {
  for (let i = 0; i < bits.length; i += 1)
    for (let word = bits[i] as number; word !== 0; word &= word - 1) visit(i * 32 + lowest(word))
}

export function intersect(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i += 4) {
    into[i] = (into[i] as number) & (other[i] as number)
    into[i + 1] = (into[i + 1] as number) & (other[i + 1] as number)
    into[i + 2] = (into[i + 2] as number) & (other[i + 2] as number)
    into[i + 3] = (into[i + 3] as number) & (other[i + 3] as number)
  }
}

export function unite(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i += 4) {
    into[i] = (into[i] as number) | (other[i] as number)
    into[i + 1] = (into[i + 1] as number) | (other[i + 1] as number)
    into[i + 2] = (into[i + 2] as number) | (other[i + 2] as number)
    into[i + 3] = (into[i + 3] as number) | (other[i + 3] as number)
  }
}

export function remove(from: Bits, other: Bits): void {
  for (let i = 0; i < from.length; i += 4) {
    from[i] = (from[i] as number) & ~(other[i] as number)
    from[i + 1] = (from[i + 1] as number) & ~(other[i + 1] as number)
    from[i + 2] = (from[i + 2] as number) & ~(other[i + 2] as number)
    from[i + 3] = (from[i + 3] as number) & ~(other[i + 3] as number)
  }
}

/** Makes `into` what is in `all` and in neither of the others. */
export function without(into: Bits, all: Bits, a: Bits, b: Bits): void {
  for (let i = 0; i < into.length; i += 4) {
    into[i] = (all[i] as number) & ~((a[i] as number) | (b[i] as number))
    into[i + 1] = (all[i + 1] as number) & ~((a[i + 1] as number) | (b[i + 1] as number))
    into[i + 2] = (all[i + 2] as number) & ~((a[i + 2] as number) | (b[i + 2] as number))
    into[i + 3] = (all[i + 3] as number) & ~((a[i + 3] as number) | (b[i + 3] as number))
  }
}

/** Larger memory comes from the operating system page by page, anew each time. */
const roomBytes = 1 << 16

/**
 * Hands out sets whose bits are all unset, cut from larger memory: a typed array with memory of its own takes ten times as
 * long to make, and longer to be collected.
 */
export class Room {
  #memory = new ArrayBuffer(0)
  #used = 0

  take(words: number): Bits {
    if (this.#used + words * 4 > this.#memory.byteLength) {
      this.#memory = new ArrayBuffer(Math.max(roomBytes, words * 4))
      this.#used = 0
    }
    const bits = new Uint32Array(this.#memory, this.#used, words)
    this.#used += words * 4
    return bits
  }
}

/** The numbers below `count`. */
export function firstBits(count: number, words = wordsFor(count)): Bits {
  const bits = new Uint32Array(words)
  bits.fill(0xffffffff, 0, count >>> 5)
  if ((count & 31) !== 0) bits[count >>> 5] = (1 << (count & 31)) - 1
  return bits
}

/** Rows as a list where they are few, as bits where the list would take more memory. */
export type RowSet = { readonly list: Uint32Array; readonly bits: undefined } | { readonly bits: Bits }

export function rowSet(rows: readonly number[], words: number): RowSet {
  if (rows.length < words) return { list: Uint32Array.from(rows), bits: undefined }
  const bits = new Uint32Array(words)
  for (const row of rows) setBit(bits, row)
  return { bits }
}

/** The rows as bits, made anew where they are a list. */
export function rowBits(rows: RowSet, words: number): Bits {
  if (rows.bits !== undefined) return rows.bits
  const bits = new Uint32Array(words)
  addRows(bits, rows)
  return bits
}

export function removeRows(from: Bits, rows: RowSet): void {
  if (rows.bits !== undefined) remove(from, rows.bits)
  else for (let i = 0; i < rows.list.length; i += 1) clearBit(from, rows.list[i] as number)
}

export function addRows(into: Bits, rows: RowSet): void {
  if (rows.bits !== undefined) unite(into, rows.bits)
  else for (let i = 0; i < rows.list.length; i += 1) setBit(into, rows.list[i] as number)
}

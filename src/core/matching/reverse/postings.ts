/**
 * Of each value of a column the profiles of a partition that have it: a list of places where they are few, bits where the
 * list would be longer. A place takes two bytes, since a partition has 65,536 of them.
 */
import { remove, setBit, unite, type Bits } from '../forward/bits.ts'
import type { Flags } from './flags.ts'

/** Profiles of a partition. */
export const partitionSize = 65_536
/** Words of a set of them. */
export const partitionWords = partitionSize / 32
/** Memory of a full partition, measured with profiles of the benchmark: some 70 bytes each; a little more. */
export const partitionBytes = partitionSize * 80
/** From so many places on bits take less memory than a list. */
const denseFrom = partitionSize / 16

/** Says of each place which value it has, or which values. */
export type Visit = (each: (value: number, place: number) => void) => void

interface Dense {
  readonly value: number
  readonly count: number
  readonly bits: Bits
}

export class Postings {
  readonly #dense: readonly Dense[]
  /** Where the list of each value begins; that of the next one begins where it ends. */
  readonly #starts: Uint32Array
  readonly #lists: Uint16Array
  /** Places in all. */
  readonly #total: number
  readonly #valueCount: number

  /** `valueCount`: numbers are below it. `visit` is called twice and has to say the same. */
  constructor(valueCount: number, visit: Visit) {
    const counts = new Uint32Array(valueCount)
    visit((value) => {
      counts[value] = (counts[value] as number) + 1
    })
    const dense: Dense[] = []
    const bitsOf: (Bits | undefined)[] = []
    const starts = new Uint32Array(valueCount + 1)
    let [listed, total] = [0, 0]
    counts.forEach((count, value) => {
      total += count
      starts[value] = listed
      // From here on it says where the value's next place goes.
      counts[value] = listed
      if (count < denseFrom) {
        listed += count
        return
      }
      const bits = new Uint32Array(partitionWords)
      bitsOf[value] = bits
      dense.push({ value, count, bits })
    })
    starts[valueCount] = listed
    const lists = new Uint16Array(listed)
    visit((value, place) => {
      const bits = bitsOf[value]
      if (bits !== undefined) {
        setBit(bits, place)
        return
      }
      const at = counts[value] as number
      lists[at] = place
      counts[value] = at + 1
    })
    this.#dense = dense
    this.#starts = starts
    this.#lists = lists
    this.#total = total
    this.#valueCount = valueCount
  }

  get bytes(): number {
    const bits = this.#dense.length * partitionWords * 4
    return bits + this.#starts.byteLength + this.#lists.byteLength
  }

  /** Puts in the places that have a value with this flag. */
  add(flags: Flags, flag: number, into: Bits): void {
    for (const { value, bits } of this.#dense) if (flags.has(value, flag)) unite(into, bits)
    const [starts, lists] = [this.#starts, this.#lists]
    for (const value of flags.with(flag)) {
      // Those that follow have come since, and no settled profile has them.
      if (value >= this.#valueCount) return
      const end = starts[value + 1] as number
      for (let at = starts[value] as number; at < end; at += 1) {
        const place = lists[at] as number
        into[place >>> 5] = (into[place >>> 5] as number) | (1 << (place & 31))
      }
    }
  }

  /** The places whose value has this flag, where each has one value: others may be in it or not. */
  read(flags: Flags, flag: number, into: Bits): void {
    const most = this.#count(flags, flag) * 2 > this.#total
    into.fill(most ? 0xffffffff : 0)
    if (most) this.#removeOthers(flags, flag, into)
    else this.add(flags, flag, into)
  }

  #count(flags: Flags, flag: number): number {
    let count = 0
    for (const one of this.#dense) if (flags.has(one.value, flag)) count += one.count
    const starts = this.#starts
    for (const value of flags.with(flag)) {
      if (value >= this.#valueCount) return count
      count += (starts[value + 1] as number) - (starts[value] as number)
    }
    return count
  }

  #removeOthers(flags: Flags, flag: number, from: Bits): void {
    for (const { value, bits } of this.#dense) if (!flags.has(value, flag)) remove(from, bits)
    const [starts, lists] = [this.#starts, this.#lists]
    for (const value of flags.without(flag)) {
      if (value >= this.#valueCount) return
      const end = starts[value + 1] as number
      for (let at = starts[value] as number; at < end; at += 1) {
        const place = lists[at] as number
        from[place >>> 5] = (from[place >>> 5] as number) & ~(1 << (place & 31))
      }
    }
  }
}

/**
 * The columns of a partition. A column keeps for each profile the number of its value in a dictionary, and of each value the
 * profiles that have it. Profiles that have changed since that was worked out are few (`Stale`): what it says of them is put
 * right one by one, until the column is settled again.
 */
import type { Bounds } from '../../facts/accounts.ts'
import { clearBit, hasBit, remove, setBit, type Bits } from '../forward/bits.ts'
import type { Flags } from './flags.ts'
import { partitionSize, partitionWords, Postings } from './postings.ts'

/** Places of a partition whose profile has changed, each once. */
export class Stale {
  readonly places: number[] = []
  readonly #bits = new Uint32Array(partitionWords)

  add(place: number): void {
    if (hasBit(this.#bits, place)) return
    setBit(this.#bits, place)
    this.places.push(place)
  }

  clear(): void {
    this.places.length = 0
    this.#bits.fill(0)
  }
}

const none = new Postings(0, () => {})

function put(bits: Bits, place: number, on: boolean): void {
  if (on) setBit(bits, place)
  else clearBit(bits, place)
}

/** One value for each profile. */
export class ValueColumn {
  readonly #numbers = new Uint16Array(partitionSize)
  /** Some profile's value was not kept. */
  #unkept = false
  #postings = none

  get bytes(): number {
    return this.#numbers.byteLength + this.#postings.bytes
  }

  set(place: number, number: number): void {
    this.#numbers[place] = number
    if (number === 0) this.#unkept = true
  }

  settle(places: readonly number[], valueCount: number): void {
    const numbers = this.#numbers
    this.#postings = new Postings(valueCount, (each) => {
      for (const place of places) each(numbers[place] as number, place)
    })
  }

  /** Flags that the values of its profiles may have. */
  flags(flags: Flags): number {
    return flags.any(this.#unkept)
  }

  /** Those of the value of one. */
  flagsAt(place: number, flags: Flags): number {
    return flags.at(this.#numbers[place] as number)
  }

  /** The profiles whose value has this flag; places without a profile may be in it or not. */
  read(flags: Flags, flag: number, stale: Stale, into: Bits): void {
    this.#postings.read(flags, flag, into)
    for (const place of stale.places) put(into, place, flags.has(this.#numbers[place] as number, flag))
  }
}

/** Some values for each profile, or none. */
export class ListColumn {
  /** Where the list of each place begins in the pool; 0: it has none. */
  readonly #starts = new Uint32Array(partitionSize)
  /** Of each list its length, then its numbers; lists that were replaced stay until the column is settled. */
  #pool = new Uint16Array(1024)
  #used = 1
  /** Some value was not kept. */
  #unkept = false
  #postings = none

  get bytes(): number {
    return this.#starts.byteLength + this.#pool.byteLength + this.#postings.bytes
  }

  set(place: number, numbers: readonly number[]): void {
    if (numbers.length === 0) {
      this.#starts[place] = 0
      return
    }
    const needed = this.#used + numbers.length + 1
    if (needed > this.#pool.length) this.#resize(Math.max(needed, Math.ceil(this.#pool.length * 1.5)))
    this.#starts[place] = this.#used
    this.#pool[this.#used] = numbers.length
    this.#pool.set(numbers, this.#used + 1)
    this.#used = needed
    if (numbers.includes(0)) this.#unkept = true
  }

  #resize(length: number): void {
    const pool = new Uint16Array(length)
    pool.set(this.#pool.subarray(0, Math.min(this.#used, length)))
    this.#pool = pool
  }

  settle(places: readonly number[], valueCount: number): void {
    this.#compact(places)
    const [starts, pool] = [this.#starts, this.#pool]
    this.#postings = new Postings(valueCount, (each) => {
      for (const place of places) {
        const start = starts[place] as number
        const end = start + (start === 0 ? 0 : (pool[start] as number))
        for (let at = start + 1; at <= end; at += 1) each(pool[at] as number, place)
      }
    })
  }

  #compact(places: readonly number[]): void {
    const old = this.#pool
    const lengthAt = (start: number): number => (start === 0 ? 0 : (old[start] as number) + 1)
    const needed = places.reduce((sum, place) => sum + lengthAt(this.#starts[place] as number), 1)
    const pool = new Uint16Array(needed)
    let used = 1
    for (const place of places) {
      const start = this.#starts[place] as number
      if (start === 0) continue
      pool.set(old.subarray(start, start + lengthAt(start)), used)
      this.#starts[place] = used
      used += lengthAt(start)
    }
    this.#pool = pool
    this.#used = used
  }

  /** Flags that the values of its profiles may have. */
  flags(flags: Flags): number {
    return flags.any(this.#unkept)
  }

  /** The profiles that have a value with this flag. */
  read(flags: Flags, flag: number, stale: Stale, into: Bits): void {
    into.fill(0)
    this.#postings.add(flags, flag, into)
    for (const place of stale.places) put(into, place, (this.flagsAt(place, flags) & flag) !== 0)
  }

  /** Those of all values of one. */
  flagsAt(place: number, flags: Flags): number {
    const start = this.#starts[place] as number
    const end = start + (start === 0 ? 0 : (this.#pool[start] as number))
    let all = 0
    for (let at = start + 1; at <= end; at += 1) all |= flags.at(this.#pool[at] as number)
    return all
  }
}

/** Of so many sums each the places are kept that have these or lower ones: 2 bytes for each profile. */
const markEvery = 4096

/** A sum of cents for each profile, or none. */
export class AmountColumn {
  readonly #cents = new Float64Array(partitionSize).fill(Number.NaN)
  /** Places that have one, by their sum. */
  #sorted = new Uint16Array(0)
  /** The places of the first 0, 4096, 8192, … sums. */
  #marks: readonly Bits[] = [new Uint32Array(partitionWords)]
  /** Sums that have changed since they were sorted. */
  readonly #changed = new Map<number, number>()

  get bytes(): number {
    return this.#cents.byteLength + this.#sorted.byteLength + this.#marks.length * partitionWords * 4
  }

  set(place: number, cents: number | undefined): void {
    if (this.#sorted.length === 0) this.#cents[place] = cents ?? Number.NaN
    else this.#changed.set(place, cents ?? Number.NaN)
  }

  settle(places: readonly number[]): void {
    const cents = this.#cents
    for (const [place, changed] of this.#changed) cents[place] = changed
    this.#changed.clear()
    const known = Uint16Array.from(places.filter((place) => !Number.isNaN(cents[place])))
    this.#sorted = known.sort((a, b) => (cents[a] as number) - (cents[b] as number))
    const bits = new Uint32Array(partitionWords)
    const marks = [bits.slice()]
    this.#sorted.forEach((place, at) => {
      setBit(bits, place)
      if ((at + 1) % markEvery === 0) marks.push(bits.slice())
    })
    this.#marks = marks
  }

  /** The profiles whose sum is within the bounds; those without one may be in it or not. */
  read(bounds: Bounds, stale: Stale, into: Bits): void {
    const { min, max, minExclusive, maxExclusive } = bounds
    const from = this.#firstFrom(min, minExclusive)
    const until = Math.max(from, this.#firstFrom(max, !maxExclusive))
    const [low, high] = [this.#nearest(from), this.#nearest(until)]
    into.set(this.#marks[high] as Bits)
    this.#put(into, until, high * markEvery, false)
    this.#put(into, high * markEvery, until, true)
    remove(into, this.#marks[low] as Bits)
    this.#put(into, low * markEvery, from, false)
    this.#put(into, from, Math.min(until, low * markEvery), true)
    for (const place of stale.places) put(into, place, this.isWithin(place, bounds))
  }

  isWithin(place: number, { min, max, minExclusive, maxExclusive }: Bounds): boolean {
    const changed = this.#changed.size > 0 ? this.#changed.get(place) : undefined
    const cents = changed ?? (this.#cents[place] as number)
    return (minExclusive ? cents > min : cents >= min) && (maxExclusive ? cents < max : cents <= max)
  }

  /** The mark that is nearest to a position among the sorted. */
  #nearest(at: number): number {
    return Math.min(this.#marks.length - 1, Math.round(at / markEvery))
  }

  /** Those of the sorted from one position up to another. */
  #put(bits: Bits, from: number, to: number, on: boolean): void {
    for (let at = from; at < to; at += 1) put(bits, this.#sorted[at] as number, on)
  }

  /** The first whose sum is `cents` or more; `beyond`: more. */
  #firstFrom(cents: number, beyond: boolean): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const found = this.#cents[this.#sorted[middle] as number] as number
      if (found < cents || (beyond && found === cents)) low = middle + 1
      else high = middle
    }
    return low
  }
}

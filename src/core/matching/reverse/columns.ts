/**
 * The columns of a partition. A column keeps for each profile the number of its value in a dictionary, and of each value the
 * profiles that have it. Profiles that have changed since that was worked out are few (`Stale`): what it says of them is put
 * right one by one, until the column is settled again.
 */
import { within, type Bounds } from '../../facts/accounts.ts'
import { clearBit, hasBit, setBit, type Bits } from '../forward/bits.ts'
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
    for (const place of stale.places) put(into, place, this.#has(place, flags, flag))
  }

  #has(place: number, flags: Flags, flag: number): boolean {
    const start = this.#starts[place] as number
    const end = start + (start === 0 ? 0 : (this.#pool[start] as number))
    for (let at = start + 1; at <= end; at += 1) if (flags.has(this.#pool[at] as number, flag)) return true
    return false
  }
}

/** A sum of cents for each profile, or none. */
export class AmountColumn {
  readonly #cents = new Float64Array(partitionSize).fill(Number.NaN)
  /** Places that have one, by their sum. */
  #sorted = new Uint16Array(0)
  /** Sums that have changed since they were sorted. */
  readonly #changed = new Map<number, number>()

  get bytes(): number {
    return this.#cents.byteLength + this.#sorted.byteLength
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
  }

  /** The profiles whose sum is within the bounds; those without one may be in it or not. */
  read(bounds: Bounds, stale: Stale, into: Bits): void {
    const { min, max, minExclusive, maxExclusive } = bounds
    const sorted = this.#sorted
    const from = this.#firstFrom(min, minExclusive)
    const until = Math.max(from, this.#firstFrom(max, !maxExclusive))
    const most = (until - from) * 2 > sorted.length
    into.fill(most ? 0xffffffff : 0)
    if (most) {
      for (let at = 0; at < from; at += 1) clearBit(into, sorted[at] as number)
      for (let at = until; at < sorted.length; at += 1) clearBit(into, sorted[at] as number)
    } else for (let at = from; at < until; at += 1) setBit(into, sorted[at] as number)
    for (const place of stale.places) {
      const cents = this.#changed.get(place) ?? (this.#cents[place] as number)
      put(into, place, within(cents, cents, bounds) === 'met')
    }
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

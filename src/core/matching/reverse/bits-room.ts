import type { Bits } from '../forward/bits.ts'
import { partitionWords } from './postings.ts'

/** Sets of a partition's profiles to work with: those of the last question are taken again for the next one. */
export class BitsRoom {
  readonly #sets: Bits[] = []
  #taken = 0
  /** Nobody may write into these two. */
  readonly all: Bits = new Uint32Array(partitionWords).fill(0xffffffff)
  readonly none: Bits = new Uint32Array(partitionWords)

  /** A set with anything in it. */
  take(): Bits {
    const known = this.#sets[this.#taken]
    this.#taken += 1
    if (known !== undefined) return known
    const made = new Uint32Array(partitionWords)
    this.#sets.push(made)
    return made
  }

  cleared(): Bits {
    return this.take().fill(0)
  }

  copy(of: Bits): Bits {
    const made = this.take()
    made.set(of)
    return made
  }

  /** All that were taken are free again. */
  empty(): void {
    this.#taken = 0
  }
}

/**
 * JSON as bytes, put together from parts that were encoded before: copying bytes takes a fraction of what joining texts and
 * encoding the whole does.
 */
import type { SpareMemory } from './reusable-body.ts'

const comma = 0x2c
const opening = 0x5b
const closing = 0x5d
/** Bytes to begin with: a page of fifty matches takes two thirds of it. */
const first = 524_288
/** So many characters are written in less time than the runtime takes to be asked. */
const few = 48

export class JsonBytes {
  readonly #spare: SpareMemory
  #memory: Buffer
  #length = 0

  constructor(spare: SpareMemory) {
    this.#spare = spare
    this.#memory = spare.take(first)
  }

  get length(): number {
    return this.#length
  }

  put(part: Uint8Array): void {
    this.#reserve(part.length)
    this.#memory.set(part, this.#length)
    this.#length += part.length
  }

  /** What stands between two places of what was written, once more: it is in the caches, and nothing has to be kept of it. */
  again(from: number, to: number): void {
    this.#reserve(to - from)
    this.#memory.copyWithin(this.#length, from, to)
    this.#length += to - from
  }

  comma(): void {
    this.#reserve(1)
    this.#memory[this.#length++] = comma
  }

  /** Digits, letters, signs: nothing beyond ASCII. */
  ascii(text: string): void {
    const { length } = text
    this.#reserve(length)
    if (length > few) {
      this.#length += this.#memory.write(text, this.#length, 'latin1')
      return
    }
    for (let i = 0; i < length; i += 1) this.#memory[this.#length + i] = text.charCodeAt(i)
    this.#length += length
  }

  text(text: string): void {
    // A unit of UTF-16 takes three bytes at most.
    this.#reserve(text.length * 3)
    this.#length += this.#memory.write(text, this.#length, 'utf8')
  }

  /** Ends the list that was begun at `from`: each of its items begins with a comma, and the first one's becomes the bracket. */
  endList(from: number): void {
    this.#reserve(2)
    if (this.#length === from) this.#memory[this.#length++] = comma
    this.#memory[from] = opening
    this.#memory[this.#length++] = closing
  }

  /** What was written so far, good until it is released. */
  get bytes(): Uint8Array {
    return this.#memory.subarray(0, this.#length)
  }

  /** Its memory may be used by others: nothing is left of what was written. */
  release(): void {
    if (this.#memory.length > 0) this.#spare.giveBack(this.#memory)
    this.#memory = Buffer.alloc(0)
    this.#length = 0
  }

  /** What was written, in memory of its own. */
  taken(): Uint8Array {
    const bytes = Buffer.from(this.bytes)
    this.release()
    return bytes
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#memory.length) return
    const larger = this.#spare.take(Math.max(this.#memory.length * 2, this.#length + bytes))
    this.#memory.copy(larger, 0, 0, this.#length)
    this.#spare.giveBack(this.#memory)
    this.#memory = larger
  }
}

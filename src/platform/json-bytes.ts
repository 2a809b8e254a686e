/**
 * JSON as bytes, put together from parts whose characters are the bytes: joining such texts is joining memory, where texts of
 * characters would be encoded as a whole each time, and parts in memory of their own copied one by one.
 */
import type { SpareMemory } from './reusable-body.ts'

/** A text each of whose characters is a byte of what it says in UTF-8; of ASCII it is the text itself. */
export type ByteText = string

export const byteText = (text: string): ByteText =>
  // ASCII takes no more bytes than it has characters, and is what it was.
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')

/** The same in one piece of memory, for what is written many times: a text that was put together holds its parts. */
export const inOnePiece = (text: ByteText): ByteText => Buffer.from(text, 'latin1').toString('latin1')

/** The JSON of a value. */
export const jsonText = (value: unknown): ByteText => byteText(JSON.stringify(value))

/** Bytes to begin with: a page of fifty matches takes two thirds of it. */
const first = 524_288

/** What is written, in memory that is used again when it has been sent. */
export class JsonBytes {
  readonly #spare: SpareMemory
  #memory: Buffer
  #length = 0

  constructor(spare: SpareMemory) {
    this.#spare = spare
    this.#memory = spare.take(first)
  }

  write(text: ByteText): void {
    this.#reserve(text.length)
    this.#length += this.#memory.write(text, this.#length, 'latin1')
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

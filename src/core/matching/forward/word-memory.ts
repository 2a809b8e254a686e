/**
 * Memory for the sets that every question goes through, and the loops over them. Where the runtime has WebAssembly with
 * vectors, the loops take 128 bits at a time; the sets then have to stand in one memory of WebAssembly.
 */
import type { Bits } from './bits.ts'
import type { Spans } from './spans.ts'
import { mostPages, vectorCode } from './vector-code.ts'
import { plainLoops, type Loops } from './word-loops.ts'

export interface WordMemory {
  /** Room for so many words, all bits unset, as long as the memory is there. */
  take(words: number): Bits
  /** Of sets that were taken from this memory. */
  readonly loops: Loops
  /** What it takes beside the memory that the runtime tells of. */
  readonly bytes: number
}

/** The memory of the runtime itself. */
export const plainMemory: WordMemory = { take: (words) => new Uint32Array(words), loops: plainLoops, bytes: 0 }

/** Memory of its own, with vectors where there are any. */
export function wordMemory(): WordMemory {
  module ??= compiled()
  if (module === none) return plainMemory
  try {
    return new VectorMemory(module)
  } catch {
    // A process may have a limit to what it can reserve.
    return plainMemory
  }
}

/** A set of rows, kept in a memory. */
export function keptIn(memory: WordMemory, rows: Bits): Bits {
  const kept = memory.take(rows.length)
  kept.set(rows)
  return kept
}

/** Spans, kept in a memory. */
export function spansIn(memory: WordMemory, { ends, words }: Spans): Spans {
  const { buffer, byteOffset } = memory.take(ends.length)
  const kept = new Int32Array(buffer, byteOffset, ends.length)
  kept.set(ends)
  return { ends: kept, words }
}

type Addresses = (...addresses: number[]) => void
interface Exported {
  readonly keep1: Addresses
  readonly keep2: Addresses
  readonly keep3: Addresses
  readonly keep4: Addresses
  readonly uniteOthers: Addresses
  readonly without: Addresses
}

/** What is used of WebAssembly; the core is not written for one runtime. */
interface SharedMemory {
  readonly buffer: ArrayBufferLike
  grow(pages: number): number
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Memory: new (limits: { initial: number; maximum: number; shared: true }) => SharedMemory
  Instance: new (module: object, imports: { words: { memory: SharedMemory } }) => { readonly exports: Exported }
}

const none = Symbol('no vectors')
let module: object | typeof none | undefined

function compiled(): object | typeof none {
  try {
    return new WebAssembly.Module(vectorCode())
  } catch {
    return none
  }
}

const bytesOfPage = 65_536
const wordsOfVector = 4

/** Memory that is shared keeps its sets where they are while it grows. */
class VectorMemory implements WordMemory {
  readonly loops: Loops
  readonly #memory: SharedMemory
  #used = 0

  constructor(code: object) {
    this.#memory = new WebAssembly.Memory({ initial: 1, maximum: mostPages, shared: true })
    this.loops = loopsOf(new WebAssembly.Instance(code, { words: { memory: this.#memory } }).exports)
  }

  get bytes(): number {
    return this.#memory.buffer.byteLength
  }

  take(words: number): Bits {
    const from = this.#used
    this.#used += Math.ceil(words / wordsOfVector) * wordsOfVector * 4
    const lacking = this.#used - this.#memory.buffer.byteLength
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / bytesOfPage))
    return new Uint32Array(this.#memory.buffer, from, words)
  }
}

function loopsOf({ keep1, keep2, keep3, keep4, uniteOthers, without }: Exported): Loops {
  return {
    keepAny(left, { spans, begin, negated }, { states, answers, count }) {
      const { ends } = spans
      if (ends.length === 0) return
      const set = left.byteOffset
      const from = ends.byteOffset
      const to = from + ends.byteLength
      const at = states.byteOffset + begin * 4
      const turned = negated ? -1 : 0
      const a = (answers[0] as number) * 4
      const b = (answers[1] as number) * 4
      const c = (answers[2] as number) * 4
      if (count === 1) keep1(set, from, to, at, turned, a)
      else if (count === 2) keep2(set, from, to, at, turned, a, b)
      else if (count === 3) keep3(set, from, to, at, turned, a, b, c)
      else keep4(set, from, to, at, turned, a, b, c, (answers[3] as number) * 4)
    },
    uniteOthers(into, { ends }, rows, begin) {
      if (ends.length === 0) return
      const from = ends.byteOffset
      uniteOthers(into.byteOffset, from, from + ends.byteLength, rows.byteOffset + begin * 4, -1)
    },
    without(into, all, a, b) {
      if (into.length === 0) return
      const set = into.byteOffset
      without(set, set + into.byteLength, all.byteOffset, a.byteOffset, b.byteOffset)
    },
  }
}

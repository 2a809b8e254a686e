/** Where a value stands in a body; it is always of this length. */
interface Place {
  readonly at: number
  readonly length: number
}

/** A body with its values; to be told when it has left. */
export interface Filled {
  readonly bytes: Uint8Array
  readonly sent: () => void
}

/** Memory is taken in steps of this many bytes, so that bodies of nearly one size share it. */
const step = 16_384

/** Memory for bodies under way, used again when they have left: what the runtime takes and collects for each costs more than all the rest. */
export class SpareMemory {
  readonly #free = new Map<number, Buffer[]>()
  readonly #most: number
  #bytes = 0

  /** `most`: bytes that wait to be used again. */
  constructor(most = 16_000_000) {
    this.#most = most
  }

  /** At least so many bytes. */
  take(bytes: number): Buffer {
    const size = Math.ceil(bytes / step) * step
    const known = this.#free.get(size)?.pop()
    if (known === undefined) return Buffer.allocUnsafeSlow(size)
    this.#bytes -= size
    return known
  }

  giveBack(memory: Buffer): void {
    const size = memory.byteLength
    if (this.#bytes + size > this.#most) return
    this.#bytes += size
    const same = this.#free.get(size)
    if (same === undefined) this.#free.set(size, [memory])
    else same.push(memory)
  }
}

/** What a body says at a time, in memory that nobody changes as long as it is being sent. */
interface Said {
  readonly memory: Buffer
  readonly bytes: Uint8Array
  readonly values: readonly string[]
  /** Answers that are being sent from it. */
  readers: number
}

/**
 * A body that is sent many times and differs from one time to the next only in a few values of unchanging length: the
 * moment it is asked at, a cursor. Its bytes are made once and sent again as they are while the values are the same; other
 * values are put into them, or into a copy while an answer before is still being sent.
 */
export class ReusableBody {
  readonly #places: readonly (readonly Place[])[]
  readonly #spare: SpareMemory
  #said: Said

  /** `values`: ASCII texts that stand in the body; each is found wherever it stands as a whole member. */
  constructor(
    text: string,
    values: readonly { readonly member: string; readonly value: string }[],
    spare: SpareMemory,
  ) {
    const size = Buffer.byteLength(text)
    const memory = spare.take(size)
    memory.write(text)
    const bytes = memory.subarray(0, size)
    this.#spare = spare
    this.#said = { memory, bytes, values: values.map(({ value }) => value), readers: 0 }
    this.#places = values.map(({ member, value }) => {
      // Inside of a text the quotation marks are escaped: this is always the member itself.
      const sought = `"${member}":"${value}"`
      const places: Place[] = []
      for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at + 1))
        places.push({ at: at + member.length + 4, length: value.length })
      return places
    })
  }

  /** Bytes of memory. */
  get size(): number {
    return this.#said.bytes.byteLength
  }

  /** The body with these values, in the order they were named in. @throws RangeError where one has another length */
  with(values: readonly string[]): Filled {
    const said = this.#saying(values)
    said.readers += 1
    return { bytes: said.bytes, sent: once(() => this.#sent(said)) }
  }

  #saying(values: readonly string[]): Said {
    const before = this.#said
    if (before.values.every((value, i) => value === values[i])) return before
    for (const [i, places] of this.#places.entries())
      if (places.some(({ length }) => values[i]?.length !== length))
        throw new RangeError(`value ${i} has another length`)
    const memory = before.readers === 0 ? before.memory : this.#copied(before)
    const bytes = memory.subarray(0, this.size)
    for (const [i, places] of this.#places.entries()) {
      const value = Buffer.from(values[i] ?? '', 'latin1')
      for (const { at } of places) bytes.set(value, at)
    }
    return (this.#said = { memory, bytes, values, readers: 0 })
  }

  #copied({ bytes }: Said): Buffer {
    const memory = this.#spare.take(this.size)
    memory.set(bytes)
    return memory
  }

  /** What says something else by now is of no further use. */
  #sent(said: Said): void {
    said.readers -= 1
    if (said.readers === 0 && said !== this.#said) this.#spare.giveBack(said.memory)
  }
}

/** Memory that is given back twice would be two answers'. */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

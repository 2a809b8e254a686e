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

/**
 * A body that is sent many times and differs from one time to the next only in a few values of unchanging length: the
 * moment it is asked at, a cursor. Its bytes are made once, and the values are put into them for each answer; while an answer
 * before is still being sent, into a copy.
 */
export class ReusableBody {
  readonly #bytes: Buffer
  #lent = false
  readonly #places: readonly (readonly Place[])[]
  readonly #spare: SpareMemory

  /** `values`: ASCII texts that stand in the body; each is found wherever it stands as a whole member. */
  constructor(
    text: string,
    values: readonly { readonly member: string; readonly value: string }[],
    spare: SpareMemory,
  ) {
    this.#bytes = Buffer.from(text)
    this.#spare = spare
    this.#places = values.map(({ member, value }) => {
      // Inside of a text the quotation marks are escaped: this is always the member itself.
      const sought = `"${member}":"${value}"`
      const places: Place[] = []
      for (let at = this.#bytes.indexOf(sought); at >= 0; at = this.#bytes.indexOf(sought, at + 1))
        places.push({ at: at + member.length + 4, length: value.length })
      return places
    })
  }

  /** Bytes of memory. */
  get size(): number {
    return this.#bytes.byteLength
  }

  /** The body with other values, in the order they were named in. @throws RangeError where one has another length */
  with(values: readonly string[]): Filled {
    for (const [i, places] of this.#places.entries())
      if (places.some(({ length }) => values[i]?.length !== length))
        throw new RangeError(`value ${i} has another length`)
    return this.#lent ? this.#copied(values) : this.#itself(values)
  }

  #itself(values: readonly string[]): Filled {
    this.#lent = true
    this.#put(values, this.#bytes)
    return { bytes: this.#bytes, sent: once(() => (this.#lent = false)) }
  }

  #copied(values: readonly string[]): Filled {
    const memory = this.#spare.take(this.size)
    const bytes = memory.subarray(0, this.size)
    bytes.set(this.#bytes)
    this.#put(values, bytes)
    return { bytes, sent: once(() => this.#spare.giveBack(memory)) }
  }

  #put(values: readonly string[], bytes: Buffer): void {
    for (const [i, places] of this.#places.entries()) {
      const value = Buffer.from(values[i] ?? '', 'latin1')
      for (const { at } of places) bytes.set(value, at)
    }
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

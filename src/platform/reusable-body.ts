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

/**
 * A body that is sent many times and differs from one time to the next only in a few values of unchanging length: the
 * moment it is asked at, a cursor. Its bytes are made once, and the values are put into them for each answer. Only while an
 * answer before is still being sent are they copied: memory of that size for every call costs more than all the rest of it.
 */
export class ReusableBody {
  #bytes: Buffer
  #lent = false
  readonly #places: readonly (readonly Place[])[]

  /** `values`: ASCII texts that stand in the body; each is found wherever it stands as a whole member. */
  constructor(text: string, values: readonly { readonly member: string; readonly value: string }[]) {
    this.#bytes = Buffer.from(text)
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
    const bytes = this.#lent ? Buffer.from(this.#bytes) : this.#bytes
    for (const [i, places] of this.#places.entries())
      for (const { at, length } of places) {
        const value = values[i]
        if (value?.length !== length) throw new RangeError(`value ${i} has another length`)
        bytes.write(value, at, length, 'latin1')
      }
    this.#bytes = bytes
    this.#lent = true
    return {
      bytes,
      sent: () => {
        if (this.#bytes === bytes) this.#lent = false
      },
    }
  }
}

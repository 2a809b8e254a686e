import { checksumOf, gzipped, type Place } from './gzipped.ts'

/** A body with its values; to be told when it has left. */
export interface Filled {
  readonly bytes: Uint8Array
  readonly sent: () => void
}

/** Memory is taken in steps of this many bytes, so that bodies of nearly one size share it. */
const step = 16_384
const stepped = (bytes: number): number => Math.ceil(bytes / step) * step

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
    const size = stepped(bytes)
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

/** What is said at a time, in memory that nobody changes as long as it is being sent. */
interface Said {
  readonly memory: Buffer
  readonly bytes: Uint8Array
  readonly values: readonly string[]
  /** Answers that are being sent from it. */
  readers: number
}

/** Bytes that are the same but for some values; they are made once, and sent again as they are while the values are the same. */
class FilledBytes {
  readonly #places: readonly (readonly Place[])[]
  readonly #spare: SpareMemory
  #said: Said

  constructor(
    { memory, size }: { memory: Buffer; size: number },
    values: readonly string[],
    places: readonly (readonly Place[])[],
    spare: SpareMemory,
  ) {
    this.#spare = spare
    this.#places = places
    this.#said = { memory, bytes: memory.subarray(0, size), values, readers: 0 }
  }

  says(values: readonly string[]): boolean {
    const said = this.#said.values
    return said === values || values.every((value, i) => value === said[i])
  }

  /** As they are, where they say the first of these values; else with what `all` answers. */
  with(values: readonly string[], all: () => readonly string[] = () => values): Filled {
    const said = this.says(values) ? this.#said : this.#saying(all())
    said.readers += 1
    return { bytes: said.bytes, sent: once(() => this.#sent(said)) }
  }

  #saying(values: readonly string[]): Said {
    const before = this.#said
    for (const [i, places] of this.#places.entries())
      if (places.some(({ length }) => values[i]?.length !== length))
        throw new RangeError(`value ${i} has another length`)
    const memory = before.readers === 0 ? before.memory : this.#copied(before)
    const bytes = memory.subarray(0, before.bytes.byteLength)
    for (const [i, places] of this.#places.entries()) {
      const value = Buffer.from(values[i] ?? '', 'latin1')
      for (const { at } of places) bytes.set(value, at)
    }
    return (this.#said = { memory, bytes, values, readers: 0 })
  }

  #copied({ bytes }: Said): Buffer {
    const memory = this.#spare.take(bytes.byteLength)
    memory.set(bytes)
    return memory
  }

  /** What says something else by now is of no further use. */
  #sent(said: Said): void {
    said.readers -= 1
    if (said.readers === 0 && said !== this.#said) this.#spare.giveBack(said.memory)
  }
}

/**
 * A body that is sent many times and differs from one time to the next only in a few values of unchanging length: the
 * moment it is asked at, a cursor. Other values are put into its bytes, or into a copy while an answer before is still being
 * sent. Once it was wanted compressed again, it is compressed, beside other work and once: the values stand uncompressed
 * between compressed parts.
 */
export class ReusableBody {
  readonly #places: readonly (readonly Place[])[]
  readonly #spare: SpareMemory
  readonly #plain: FilledBytes
  #packed: FilledBytes | undefined
  #wantedPacked = 0

  /** `json`: as text or in UTF-8; it is copied. `values`: ASCII texts that stand in it; each is found wherever it stands as a whole member. */
  constructor(
    json: string | Uint8Array,
    values: readonly { readonly member: string; readonly value: string }[],
    spare: SpareMemory,
  ) {
    const size = typeof json === 'string' ? Buffer.byteLength(json) : json.byteLength
    const memory = spare.take(size)
    if (typeof json === 'string') memory.write(json)
    else memory.set(json)
    this.#spare = spare
    this.size = stepped(size) + stepped(size * mostPacked)
    this.#places = values.map(({ member, value }) => {
      // Inside of a text the quotation marks are escaped: this is always the member itself.
      const sought = `"${member}":"${value}"`
      const places: Place[] = []
      const bytes = memory.subarray(0, size)
      for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at + 1))
        places.push({ at: at + member.length + 4, length: value.length })
      return places
    })
    const said = values.map(({ value }) => value)
    this.#plain = new FilledBytes({ memory, size }, said, this.#places, spare)
  }

  /** Bytes of memory that it takes at most. */
  readonly size: number

  /** The body with these values, in the order they were named in. @throws RangeError where one has another length */
  with(values: readonly string[]): Filled {
    return this.#plain.with(values)
  }

  /** The same, compressed with gzip; undefined until it is, and where that makes it little smaller. */
  packedWith(values: readonly string[]): Filled | undefined {
    this.#wantedPacked += 1
    // Where that fails, for want of memory, it is sent as it is.
    if (this.#wantedPacked === 2) void this.#pack(values).catch(() => undefined)
    return this.#packed?.with(values, () => {
      const { bytes, sent } = this.#plain.with(values)
      const sum = checksumOf(bytes)
      sent()
      return [...values, sum]
    })
  }

  async #pack(values: readonly string[]): Promise<void> {
    const { bytes, sent } = this.#plain.with(values)
    const copy = Buffer.from(bytes)
    sent()
    const packed = await gzipped(copy, this.#places)
    const size = packed.bytes.byteLength
    if (size > copy.byteLength * mostPacked) return
    const memory = this.#spare.take(size)
    memory.set(packed.bytes)
    this.#packed = new FilledBytes({ memory, size }, [...values, checksumOf(copy)], packed.places, this.#spare)
  }
}

/** What is more than this share of its size when compressed is sent as it is. */
const mostPacked = 0.5

/** Memory that is given back twice would be two answers'. */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

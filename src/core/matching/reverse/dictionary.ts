/** Values that many profiles share, numbered from 1 as they come. */
export class Dictionary<V> {
  /** By number. Number 0 stands for what is not kept: whoever has it is judged by itself. */
  readonly values: (V | undefined)[] = [undefined]
  readonly #numbers = new Map<string, number>()
  #bytes = 0

  /** The number of a value; 0 where 65,535 others are kept already. */
  number(key: string, make: () => V): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    if (this.values.length > mostNumber) return 0
    this.values.push(make())
    this.#numbers.set(key, this.values.length - 1)
    this.#bytes += key.length + entryBytes
    return this.values.length - 1
  }

  get size(): number {
    return this.values.length
  }

  /** About: what is kept for a value besides its key is small. */
  get bytes(): number {
    return this.#bytes
  }
}

const mostNumber = 0xffff
/** Measured with values of the benchmark: an entry of the map, and an object of a few fields. */
const entryBytes = 300

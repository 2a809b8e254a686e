/** A row in an order: ascending by value, then by id. */
export interface Place {
  readonly value: number
  readonly id: string
}

export function comparePlaces(a: Place, b: Place): number {
  if (a.value !== b.value) return a.value - b.value
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** The ids of an index in their order: of two programmes of one value the one with the smaller rank comes first. */
export class IdRanks {
  /** By number; numbers without an id have none. */
  readonly #ranks: Uint32Array
  readonly #sorted: readonly string[]

  constructor(ids: readonly (string | undefined)[]) {
    const numbers = ids.flatMap((id, number) => (id === undefined ? [] : [number]))
    numbers.sort((a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1))
    this.#sorted = numbers.map((number) => ids[number] as string)
    this.#ranks = new Uint32Array(ids.length)
    for (let rank = 0; rank < numbers.length; rank += 1) this.#ranks[numbers[rank] as number] = rank
  }

  of(number: number): number {
    return this.#ranks[number] as number
  }

  /** The first rank after an id, which need not be one of these. */
  after(id: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) <= id) low = middle + 1
      else high = middle
    }
    return low
  }

  get bytes(): number {
    return this.#ranks.byteLength + this.#sorted.length * 8
  }
}

/** The first few numbers of an order, kept while many are offered. */
export class Top {
  readonly #ranks: IdRanks
  readonly #count: number
  /** What is before has been seen. */
  readonly #from: { readonly value: number; readonly rank: number }
  readonly #values: Float64Array
  readonly #numbers: Uint32Array
  #length = 0

  constructor(ranks: IdRanks, count: number, after: Place | null) {
    this.#ranks = ranks
    this.#count = count
    this.#from =
      after === null
        ? { value: Number.NEGATIVE_INFINITY, rank: 0 }
        : { value: after.value, rank: ranks.after(after.id) }
    this.#values = new Float64Array(count)
    this.#numbers = new Uint32Array(count)
  }

  /** Whether a number whose value is this or greater could still get in. */
  couldTake(value: number): boolean {
    return this.#length < this.#count || value <= (this.#values[this.#count - 1] as number)
  }

  offer(value: number, number: number): void {
    const rank = this.#ranks.of(number)
    const { value: first, rank: firstRank } = this.#from
    if (value < first || (value === first && rank < firstRank)) return
    let at = this.#length
    if (at === this.#count) {
      if (at === 0 || !this.#isBefore(value, rank, at - 1)) return
      at -= 1
    } else this.#length += 1
    for (; at > 0 && this.#isBefore(value, rank, at - 1); at -= 1) {
      this.#values[at] = this.#values[at - 1] as number
      this.#numbers[at] = this.#numbers[at - 1] as number
    }
    this.#values[at] = value
    this.#numbers[at] = number
  }

  #isBefore(value: number, rank: number, at: number): boolean {
    const other = this.#values[at] as number
    return value < other || (value === other && rank < this.#ranks.of(this.#numbers[at] as number))
  }

  /** In order. */
  each(visit: (number: number, value: number) => void): void {
    for (let i = 0; i < this.#length; i += 1) visit(this.#numbers[i] as number, this.#values[i] as number)
  }
}

/** The first few rows of an order, kept while many are offered. */
export interface Place {
  readonly value: number
  readonly id: string
}

/** Ascending by value, then by id: an order is total. */
export function comparePlaces(a: Place, b: Place): number {
  if (a.value !== b.value) return a.value - b.value
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

export class Top<T extends Place> {
  readonly rows: T[] = []
  readonly #count: number
  readonly #after: Place | null

  constructor(count: number, after: Place | null) {
    this.#count = count
    this.#after = after
  }

  /** Whether a row whose value is this or greater could still get in. */
  couldTake(value: number): boolean {
    const last = this.rows.length < this.#count ? undefined : this.rows.at(-1)
    return last === undefined || value <= last.value
  }

  offer(row: T): void {
    if (this.#after !== null && comparePlaces(row, this.#after) <= 0) return
    const last = this.rows.length < this.#count ? undefined : this.rows.at(-1)
    if (last !== undefined && comparePlaces(row, last) >= 0) return
    if (last !== undefined) this.rows.pop()
    let low = 0
    let high = this.rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (comparePlaces(this.rows[middle] as T, row) < 0) low = middle + 1
      else high = middle
    }
    this.rows.splice(low, 0, row)
  }
}

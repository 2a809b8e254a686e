const mostNoted = 1000

/** Rows of a file with something to tell, at most a thousand; refused ones first where there are more. */
export class NotedRows<T extends { readonly outcome: string }> {
  readonly list: T[]
  /** From here on all are refused. */
  #refused = mostNoted

  constructor(list: T[]) {
    this.list = list
  }

  add(row: T): void {
    if (this.list.length < mostNoted) {
      this.list.push(row)
      return
    }
    if (row.outcome !== 'refused' || this.#refused === 0) return
    const last = this.list.slice(0, this.#refused).findLastIndex(({ outcome }) => outcome !== 'refused')
    this.#refused = Math.max(0, last)
    if (last >= 0) this.list[last] = row
  }
}

/** So many entries of a small map may differ before it is copied; of a large one, this share. */
const alwaysFew = 64
const fewShare = 0.01

/**
 * A map that differs from one before in a few entries, and never changes. A copy of a map of 100,000 takes 10 ms and more, and
 * every publication would make two of them.
 */
export class ChangedMap<V> implements ReadonlyMap<string, V> {
  readonly #base: ReadonlyMap<string, V>
  /** Undefined: not there any more. */
  readonly #changes: ReadonlyMap<string, V | undefined>
  readonly size: number

  private constructor(base: ReadonlyMap<string, V>, changes: ReadonlyMap<string, V | undefined>) {
    this.#base = base
    this.#changes = changes
    let size = base.size
    for (const [key, value] of changes) size += Number(value !== undefined) - Number(base.has(key))
    this.size = size
  }

  /** The map with these changes; undefined takes an entry away. */
  static of<T>(before: ReadonlyMap<string, T>, changes: ReadonlyMap<string, T | undefined>): ReadonlyMap<string, T> {
    const [base, all] =
      before instanceof ChangedMap
        ? [before.#base as ReadonlyMap<string, T>, new Map([...before.#changes, ...changes]) as typeof changes]
        : [before, changes]
    const changed = new ChangedMap(base, all)
    return all.size > Math.max(alwaysFew, base.size * fewShare) ? new Map(changed) : changed
  }

  get(key: string): V | undefined {
    return this.#changes.has(key) ? this.#changes.get(key) : this.#base.get(key)
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  *entries(): Generator<[string, V], undefined> {
    for (const [key, before] of this.#base) {
      const value = this.#changes.has(key) ? this.#changes.get(key) : before
      if (value !== undefined) yield [key, value]
    }
    for (const [key, value] of this.#changes) if (value !== undefined && !this.#base.has(key)) yield [key, value]
  }

  *keys(): Generator<string, undefined> {
    for (const [key] of this.entries()) yield key
  }

  *values(): Generator<V, undefined> {
    for (const [, value] of this.entries()) yield value
  }

  forEach(work: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this.entries()) work(value, key, this)
  }

  [Symbol.iterator](): Generator<[string, V], undefined> {
    return this.entries()
  }
}

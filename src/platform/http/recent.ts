/** The longest name of something kept. */
const longest = 500

/** What was worked out lately from a text, so that it need not be again; the oldest are forgotten first. */
export class RecentTexts<T> {
  readonly #most: number
  readonly #kept = new Map<string, T>()

  /** At most `most` things. */
  constructor(most: number) {
    this.#most = most
  }

  find(name: string): T | undefined {
    return this.#kept.get(name)
  }

  drop(name: string): void {
    this.#kept.delete(name)
  }

  /** Keeps it where its name is not too long, and answers it. */
  keep(name: string, value: T): T {
    if (name.length > longest) return value
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(name, value)
    return value
  }
}

import type { Database } from './db.ts'

const channel = 'changes'

/**
 * Hears whose data changed (migration 0090), for those who keep what they have read or written: as long as nothing was heard,
 * and `caughtUp` says that there is nothing more to hear, it is current.
 *
 * With the embedded database, which belongs to this process, a change is heard before the answer to the write that made it.
 * With PostgreSQL other processes write too, and their news may still be under way: `caughtUp` waits for them.
 */
export class Changes implements AsyncDisposable {
  readonly #db: Database
  readonly #accounts = new Map<string, number>()
  #everybody = 0
  #listening: AsyncDisposable | undefined

  private constructor(db: Database) {
    this.#db = db
  }

  /** Listens until it is disposed. */
  static async open(db: Database): Promise<Changes> {
    const changes = new Changes(db)
    changes.#listening = await db.listen(channel, (accountId) => changes.#hear(accountId ?? ''))
    return changes
  }

  /**
   * Whether everything has been heard that was acknowledged before this call; false where nobody can tell at the moment.
   * @throws Problem `database_unavailable` when the database does not answer in time
   */
  async caughtUp(): Promise<boolean> {
    return this.#db.caughtUp()
  }

  #hear(accountId: string): void {
    if (accountId === '') this.#everybody += 1
    else this.#accounts.set(accountId, (this.#accounts.get(accountId) ?? 0) + 1)
  }

  /** Another text whenever something of the account, or of everybody, has changed. Ask for it before reading. */
  of(accountId: string): string {
    return `${this.#everybody} ${this.#accounts.get(accountId) ?? 0}`
  }

  /** The same for what is everybody's. */
  ofEverybody(): number {
    return this.#everybody
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#listening?.[Symbol.asyncDispose]()
  }
}

import type { Database } from './db.ts'

const channel = 'changes'

/**
 * Hears whose data changed (migration 0090), for those who keep what they have read or written.
 *
 * With the embedded database, which belongs to this process, a change is heard before the answer to the write that made it:
 * what was read and has not changed since is current. With PostgreSQL other processes write too, and their news may still be
 * under way: there a version has to be compared as well.
 */
export class Changes implements AsyncDisposable {
  /** What is heard of is all that there is. */
  readonly complete: boolean
  readonly #accounts = new Map<string, number>()
  #everybody = 0
  #listening: AsyncDisposable | undefined

  private constructor(complete: boolean) {
    this.complete = complete
  }

  /** Listens until it is disposed. */
  static async open(db: Database): Promise<Changes> {
    const changes = new Changes(db.engine === 'pglite')
    changes.#listening = await db.listen(channel, (accountId) => changes.#hear(accountId ?? ''))
    return changes
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

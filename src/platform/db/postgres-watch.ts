import pg from 'pg'
import { cut } from './postgres-session.ts'

/** A statement older than this makes the watch ask whether the server is there at all. */
const suspicious = 1000
const lookEvery = 500
/** Milliseconds the server gets to answer `select 1`: with the above, a lost call ends in under 5 s. */
const patience = 2500

/**
 * Notices a server that has gone silent: a cut cable, a stopped machine. Its connections stay open, and
 * a statement would wait for minutes. While statements take long, one fresh connection is asked for a
 * sign of life; without one, the waiting connections are cut, and every call is refused until there is one again: a call of
 * several transactions would otherwise wait for each of them.
 */
export class Watch {
  readonly #url: string
  readonly #busy = new Map<pg.ClientBase, number>()
  readonly #timer: NodeJS.Timeout
  #asking = false
  #silent = false

  constructor(url: string) {
    this.#url = url
    this.#timer = setInterval(() => void this.#look(), lookEvery)
    this.#timer.unref()
  }

  /** Runs a statement under watch. */
  async over<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
    this.#busy.set(client, performance.now())
    try {
      return await work()
    } finally {
      this.#busy.delete(client)
    }
  }

  /** Whether the server gave no sign of life when it was last asked for one. */
  get silent(): boolean {
    return this.#silent
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    const before = performance.now() - suspicious
    const waiting = [...this.#busy].filter(([, since]) => since < before)
    if (this.#asking || (waiting.length === 0 && !this.#silent)) return
    this.#asking = true
    try {
      this.#silent = !(await this.#answers())
      if (!this.#silent) return
      for (const [client, since] of waiting) {
        if (this.#busy.get(client) === since) cut(client)
      }
    } finally {
      this.#asking = false
    }
  }

  async #answers(): Promise<boolean> {
    const probe = new pg.Client({ connectionString: this.#url, application_name: 'subsidy-matching-watch' })
    probe.on('error', () => {})
    const timer = setTimeout(() => cut(probe), patience)
    try {
      await probe.connect()
      await probe.query('select 1')
      return true
    } catch (error) {
      // A server that refuses is there; it only has no room or does not know us.
      return error instanceof pg.DatabaseError
    } finally {
      clearTimeout(timer)
      await Promise.race([probe.end().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 100))])
      cut(probe)
    }
  }
}

import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseAway } from './errors.ts'
import { cut, end } from './postgres-session.ts'
import type { Watch } from './postgres-watch.ts'

type Heard = (payload: string | null) => void

/**
 * One connection that only listens, made at the first `listen`, and made anew when it is lost. After
 * a gap every listener hears null: a notification sent meanwhile is gone, so it must look for itself.
 */
export class Listener {
  readonly #config: pg.ClientConfig
  readonly #watch: Watch
  readonly #channels = new Map<string, Set<Heard>>()
  readonly #stop = new AbortController()
  #client: Promise<pg.Client> | undefined
  #keeping: Promise<void> = Promise.resolve()
  /** The connection, while everybody has been told of what may have been missed before it. */
  #whole: pg.Client | undefined
  /** One statement at a time. */
  #asking: Promise<unknown> = Promise.resolve()
  /** The next question whether all has been heard, which has not been asked yet. */
  #next: Promise<boolean> | undefined

  constructor(url: string, connectionTimeoutMillis: number, watch: Watch) {
    this.#watch = watch
    this.#config = {
      connectionString: url,
      connectionTimeoutMillis,
      // Only `listen`, and nothing at all, is ever asked here: nothing that takes long.
      query_timeout: connectionTimeoutMillis,
      keepAlive: true,
      application_name: 'subsidy-matching-listener',
    }
  }

  async listen(channel: string, heard: Heard): Promise<AsyncDisposable> {
    const all = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, all.add(heard))
    this.#client ??= this.#connect()
    try {
      const client = await this.#client
      const ask = () => client.query(`listen ${pg.escapeIdentifier(channel)}`)
      await (this.#asking = this.#asking.then(ask, ask))
      this.#whole ??= client
    } catch (error) {
      all.delete(heard)
      throw new DatabaseAway('cannot listen to the database', { cause: error })
    }
    return { [Symbol.asyncDispose]: async () => void all.delete(heard) }
  }

  /**
   * Whether every notification has been heard whose transaction was acknowledged before this call; false while the connection
   * is made anew, when nobody can tell.
   *
   * An empty statement is asked. PostgreSQL signals listeners before it acknowledges a commit, and sends a session what has been
   * signalled before it says that a statement is done (`ProcessNotifyInterrupt` before `ReadyForQuery` in `PostgresMain`).
   * Who calls while one is under way shares the next: it has to begin after the call.
   * @throws DatabaseAway when the server does not answer
   */
  caughtUp(): Promise<boolean> {
    if (this.#next !== undefined) return this.#next
    const ask = (): Promise<boolean> => {
      this.#next = undefined
      return this.#answers()
    }
    const next = this.#asking.then(ask, ask)
    this.#asking = next
    return (this.#next = next)
  }

  async #answers(): Promise<boolean> {
    const client = this.#whole
    if (client === undefined) return false
    try {
      await this.#watch.over(client, () => client.query(''))
      return this.#whole === client
    } catch (error) {
      if (this.#whole !== client) return false
      cut(client)
      throw new DatabaseAway('the database does not say what has changed', { cause: error })
    }
  }

  /** Asks the server for nothing any more: who waits for it is refused. */
  cut(): void {
    if (this.#whole !== undefined) cut(this.#whole)
  }

  async close(): Promise<void> {
    this.#stop.abort()
    const client = await this.#client?.catch(() => undefined)
    if (client !== undefined) await end(client)
    await this.#keeping
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config)
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#channels.get(channel) ?? []) heard(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of this.#channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#client = undefined
      await end(client)
      throw error
    }
    this.#keeping = lost.then(() => {
      this.#whole = undefined
      return this.#reconnect()
    })
    return client
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#stop
    for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        const client = this.#connect()
        this.#client = client
        const connected = await client
        for (const all of this.#channels.values()) for (const heard of all) heard(null)
        this.#whole = connected
        return
      } catch {
        await sleep(wait, undefined, { signal }).catch(() => {})
      }
    }
  }
}

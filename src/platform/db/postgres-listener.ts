import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseAway } from './errors.ts'
import { end } from './postgres-session.ts'

type Heard = (payload: string | null) => void

/**
 * One connection that only listens, made at the first `listen`, and made anew when it is lost. After
 * a gap every listener hears null: a notification sent meanwhile is gone, so it must look for itself.
 */
export class Listener {
  readonly #config: pg.ClientConfig
  readonly #channels = new Map<string, Set<Heard>>()
  readonly #stop = new AbortController()
  #client: Promise<pg.Client> | undefined
  #keeping: Promise<void> = Promise.resolve()
  /** One statement at a time. */
  #asking: Promise<unknown> = Promise.resolve()

  constructor(url: string, connectionTimeoutMillis: number) {
    this.#config = {
      connectionString: url,
      connectionTimeoutMillis,
      // Only `listen` is ever asked here: nothing that takes long.
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
    } catch (error) {
      all.delete(heard)
      throw new DatabaseAway('cannot listen to the database', { cause: error })
    }
    return { [Symbol.asyncDispose]: async () => void all.delete(heard) }
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
    this.#keeping = lost.then(() => this.#reconnect())
    return client
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#stop
    for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        const client = this.#connect()
        this.#client = client
        await client
        for (const all of this.#channels.values()) for (const heard of all) heard(null)
        return
      } catch {
        await sleep(wait, undefined, { signal }).catch(() => {})
      }
    }
  }
}

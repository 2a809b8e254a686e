import type { Socket } from 'node:net'
import type pg from 'pg'

/** Milliseconds a server gets to say goodbye; one that has gone silent would keep the process alive for minutes. */
const goodbye = 500

/** Ends a connection without asking the other side; pg offers no way that does not wait for it. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream?: Socket } }
  connection?.stream?.destroy()
}

/** Ends a connection: politely, then anyway. Never throws. */
export async function end(client: pg.Client): Promise<void> {
  const late = setTimeout(() => cut(client), goodbye)
  await client.end().catch(() => {})
  clearTimeout(late)
}

/** The open connections of a pool, which itself waits for every one that is in use and for none that is ending. */
export class Sessions {
  readonly #open = new Set<pg.ClientBase>()

  add(client: pg.PoolClient): void {
    this.#open.add(client)
    client.on('end', () => this.#open.delete(client))
    // In use or not, one that breaks says so through its statement; without a listener it would end the process.
    client.on('error', () => {})
  }

  /** Cuts all of them: what waits for an answer is refused. */
  cut(): void {
    for (const client of this.#open) cut(client)
  }

  /** Resolves when none is left; those that do not end by themselves are cut. */
  async ended(): Promise<void> {
    const late = setTimeout(() => this.cut(), goodbye)
    await Promise.all([...this.#open].map((client) => new Promise<void>((resolve) => client.once('end', resolve))))
    clearTimeout(late)
  }
}

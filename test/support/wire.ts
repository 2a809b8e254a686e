import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A wire to a server on this machine that can be cut or go silent, as networks do. */
export class Wire {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #silent = false
  #refusing = false
  #loses: string | undefined
  readonly #losing = new WeakSet<Socket>()
  private constructor(server: Server) {
    this.#server = server
  }

  /** @param overhear gets a function for each connection that hears every statement sent by it */
  static async to(port: number, overhear?: () => (sql: string) => void): Promise<Wire> {
    // Half-open, so that a goodbye is passed on like everything else, or is not.
    const server = createServer({ allowHalfOpen: true })
    const wire = new Wire(server)
    server.on('connection', (near) => {
      if (wire.#refusing) return void near.resetAndDestroy()
      const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      if (overhear !== undefined) near.on('data', statementsOf(overhear()))
      near.on('data', (chunk: Buffer) => wire.#loseAnswer(chunk, near, far))
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        wire.#sockets.add(from)
        from.on('data', (chunk) => wire.#silent || to.write(chunk))
        from.on('end', () => wire.#silent || to.end())
        from.on('close', () => {
          wire.#sockets.delete(from)
          if (!wire.#silent) to.destroy()
        })
        from.on('error', () => wire.#silent || to.destroy())
      }
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return wire
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }
  /** Lets nothing through and tells nobody, not even that a connection ends; when it is over, what waited is cut. */
  silence(silent: boolean): void {
    this.#silent = silent
    if (!silent) this.cut()
  }
  /** Cuts every connection and makes none, as a server that has ended. */
  refuse(refusing: boolean): void {
    this.#refusing = refusing
    if (refusing) this.cut()
  }
  /** Of the next connection that sends this text, the answer to its `commit` is lost: the server has it, we never hear. */
  loseCommitAfter(text: string): void {
    this.#loses = text
  }
  #loseAnswer(chunk: Buffer, near: Socket, far: Socket): void {
    if (this.#loses === undefined) return
    if (chunk.includes(this.#loses)) this.#losing.add(near)
    if (!this.#losing.has(near) || !chunk.includes('commit')) return
    this.#loses = undefined
    far.removeAllListeners('data')
    far.resume()
    // The server has the statement by then, since it is on this machine.
    setTimeout(() => near.destroy(), 200)
  }
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }
  close(): void {
    this.cut()
    this.#server.close()
  }
}

/**
 * Reads the statements of a connection to PostgreSQL from the bytes that a client sends: Query and Parse messages, after a
 * first message without a type. https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
function statementsOf(heard: (sql: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let begun = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = begun ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const kind = begun ? String.fromCharCode(rest[0] ?? 0) : ''
      const texts = rest
        .subarray(head + 4, end)
        .toString('utf8')
        .split('\0')
      if (kind === 'Q') heard(texts[0] ?? '')
      if (kind === 'P') heard(texts[1] ?? '')
      begun = true
      rest = rest.subarray(end)
    }
  }
}

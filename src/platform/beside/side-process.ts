import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { giveBack } from '../give-back.ts'

/** What a side process is asked: bytes come after it, by its standard input. */
export interface SideQuestion {
  readonly id: number
  readonly question: unknown
  readonly bytes: number
}
export type SideReply =
  | { readonly id: number; readonly answer: unknown }
  | {
      readonly id: number
      /** The error as it is printed: one of a thread arrives empty in another process. */
      readonly failed: string
    }

/** Bytes that are handed over in one turn of the event loop. */
const turn = 256 * 1024

/** A side process that ended before it had answered: killed, or by a fault of its own. */
export class SideProcessEnded extends Error {
  override readonly name = 'SideProcessEnded'
}

/**
 * A process of the service's own, for work that takes much time or memory: it takes neither from the thread that answers calls (nor
 * the locks, the collector and the compilers that threads of one process share), and its end takes nobody along. It is given
 * nothing of the environment, runs last in line, and ends with the process that started it, however that ends.
 */
export class SideProcess {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #last = 0
  #ended = false
  /** What is asked is handed over in its order. */
  #handed: Promise<unknown> = Promise.resolve()

  /**
   * @param file a module that calls `answerBeside`
   * @param options flags of Node and V8; how far it stands back, 10 unless given: a tenth of a core that somebody else wants
   */
  constructor(file: URL, { flags = [], niceness = 10 }: { flags?: readonly string[]; niceness?: number } = {}) {
    const child = fork(file, [String(niceness)], {
      env: {},
      execArgv: [...flags],
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    child.on('message', (reply) => this.#settle(reply as unknown as SideReply))
    const gone = (what: string): void => {
      this.#ended = true
      for (const each of this.#waiting.values()) each.reject(new SideProcessEnded(`a side process ${what}`))
      this.#waiting.clear()
    }
    child.once('error', (error) => gone(`failed: ${error.message}`))
    child.once('exit', (code, signal) => gone(`ended with ${signal ?? code}`))
    // What cannot be written is told by its end.
    child.stdin?.on('error', () => {})
    this.#rest()
  }

  /** The id of the process. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  get hasEnded(): boolean {
    return this.#ended
  }

  /**
   * Asks it; questions are answered one after the other. Only a question on its way keeps this process alive.
   * @param bytes handed over as they are, without a copy: given up by who asks, since their memory is given back
   * @throws SideProcessEnded
   */
  async ask(question: unknown, bytes: readonly Uint8Array[] = []): Promise<unknown> {
    if (this.#ended) throw new SideProcessEnded('a side process has ended')
    const id = (this.#last += 1)
    const settled = Promise.withResolvers<unknown>()
    this.#waiting.set(id, settled)
    // One that could not be started, for want of a file handle, has no channel: those who wait are told in a moment.
    if (this.#child.pid === undefined) return settled.promise
    this.#child.ref()
    this.#child.channel?.ref()
    const length = bytes.reduce((sum, piece) => sum + piece.length, 0)
    this.#child.send({ id, question, bytes: length } satisfies SideQuestion, () => {})
    this.#handed = this.#handed.then(() => this.#hand(bytes))
    return settled.promise
  }

  /** Ends it, whatever it does; those who wait are told. */
  async end(): Promise<void> {
    if (this.#ended || this.#child.pid === undefined) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  /** In pieces: a pipe takes what fits, and 30 MB at once would be copied in the way of everybody else. */
  async #hand(pieces: readonly Uint8Array[]): Promise<void> {
    const { stdin } = this.#child
    for (const piece of pieces) {
      for (let at = 0; at < piece.length && stdin?.writable === true; at += turn) {
        const taken = Promise.withResolvers<unknown>()
        stdin.write(piece.subarray(at, at + turn), taken.resolve)
        await taken.promise
      }
      giveBack(piece)
    }
  }

  #settle(reply: SideReply): void {
    const one = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (this.#waiting.size === 0) this.#rest()
    if ('failed' in reply) one?.reject(new Error(`a side process failed: ${reply.failed}`))
    else one?.resolve(reply.answer)
  }

  #rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}

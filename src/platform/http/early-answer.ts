import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { giveBack } from '../give-back.ts'

/** Bytes of a body that are taken in one turn: a fast sender's would fill many, and others' calls wait for each step of theirs. */
const turn = 256 * 1024

/** Bytes of a refused body that are taken and dropped: twice the largest that any route takes. */
const mostDropped = 64 * 2 ** 20

const answered = new WeakSet<Socket>()

/** When an answer was whole that was given before the body was here: its connection ends later. */
const given = new WeakMap<ServerResponse, number>()

/** Monotonic milliseconds at which the answer had left as far as it is up to us; of one that has ended. */
export const answeredAt = (response: ServerResponse): number => given.get(response) ?? performance.now()

/** Whether a caller has had its whole answer, and still sends the body that nobody wants. */
export const isAnswered = (socket: Socket): boolean => answered.has(socket)

/**
 * Answers that may be given before the body is here, as refusals are: the whole answer leaves at once, but the connection stays
 * until the body has been taken and dropped. One that is closed while the caller still writes is broken for it, and the answer
 * lost with it (RFC 9112 §9.6). Whoever asks first whether to send a body (`Expect: 100-continue`) is told to as soon as it is wanted.
 * Once the process stops, each answer but the probes' is the last one of its connection.
 * @param longest milliseconds that a body is dropped for
 * @param stopping aborted when the process begins to stop
 */
export function earlyAnswers(longest: number, stopping: AbortSignal): typeof ServerResponse {
  class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request, options?: object) {
      super(...([request, options] as unknown as [Request]))
      if (asksFirst(request))
        request.once('resume', () => {
          if (!this.headersSent) this.writeContinue()
        })
    }

    override writeHead(status: number, ...rest: unknown[]): this {
      // A small one is soon here, and its connection of use for the next call; but who asked first may send it or not, and the
      // next call would be taken for it (RFC 9110 §10.1.1).
      const isSmall = Number(this.req.headers['content-length']) <= turn
      const isLast = stopping.aborted && this.req.url !== '/livez' && this.req.url !== '/readyz'
      if (isLast || (isOnItsWay(this.req) && (!isSmall || asksFirst(this.req)))) this.shouldKeepAlive = false
      return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]))
    }

    override end(...rest: unknown[]): this {
      const { req } = this
      const { socket } = req
      if (!isOnItsWay(req) || isAnswered(socket)) return super.end(...(rest as []))
      const [body] = rest
      if (typeof body === 'string' || body instanceof Uint8Array) this.write(body)
      this.flushHeaders()
      answered.add(socket)
      given.set(this, performance.now())
      void this.#endAfter(drop(req, longest), socket)
      return this
    }

    async #endAfter(dropped: Promise<void>, socket: Socket): Promise<void> {
      await dropped
      answered.delete(socket)
      super.end()
      if (!this.req.complete) socket.destroySoon()
    }
  }
  return Answer
}

const asksFirst = ({ headers }: IncomingMessage): boolean => /^100-continue$/i.test(headers.expect ?? '')

function isOnItsWay({ complete, destroyed, headers }: IncomingMessage): boolean {
  return (
    !complete && !destroyed && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)
  )
}

/** Takes what comes of a body and drops it, until it is here, its sender gone, or enough. */
async function drop(body: IncomingMessage, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const late = setTimeout(resolve, longest)
  let dropped = 0
  const rest = inTurns(body)
  const put = (piece: Buffer): void => {
    dropped += piece.length
    if (dropped > mostDropped) resolve(undefined)
    rest(piece)
    giveBack(piece)
  }
  body.on('data', put).once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(late)
  body.off('data', put)
}

/** To be told of each piece of a body: lets others have their turn when enough of it has come, and says whether it did. */
export function inTurns(body: Readable): (piece: Uint8Array) => boolean {
  let left = turn
  return ({ length }) => {
    left -= length
    if (left > 0) return false
    left = turn
    body.pause()
    setImmediate(() => body.resume())
    return true
  }
}

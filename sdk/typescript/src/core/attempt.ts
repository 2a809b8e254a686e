import { AbortError, APIConnectionError, APITimeoutError } from './errors.ts'

/** What ends one attempt: its time, which can be begun anew, or the caller's signal. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #ended: () => void
  readonly #caller: AbortSignal | undefined
  readonly #milliseconds: number
  #timer: ReturnType<typeof setTimeout> | undefined
  timedOut = false

  constructor(milliseconds: number, caller: AbortSignal | undefined) {
    this.#milliseconds = milliseconds
    this.#caller = caller
    this.#ended = () => this.#controller.abort(caller?.reason)
    caller?.addEventListener('abort', this.#ended, { once: true })
    if (caller?.aborted === true) this.#ended()
    this.restart()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  restart(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.timedOut = true
      this.#controller.abort(new DOMException('The time is over', 'TimeoutError'))
    }, this.#milliseconds)
  }

  /** Nothing is waited for any more. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#caller?.removeEventListener('abort', this.#ended)
  }

  /** What a failed attempt is to the caller. */
  failure(cause: unknown, sent: { requestId: string; attempts: number }): AbortError | APIConnectionError {
    if (this.#caller?.aborted === true) return aborted(this.#caller)
    if (this.timedOut)
      return new APITimeoutError(`No answer within ${this.#milliseconds} ms (request ${sent.requestId}).`, {
        ...sent,
        cause,
      })
    const why = reasonOf(cause)
    return new APIConnectionError(`The connection failed: ${why} (request ${sent.requestId}).`, { ...sent, cause })
  }
}

/** Node's fetch says only "fetch failed"; its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}

export function aborted(signal: AbortSignal): AbortError {
  return new AbortError('The call was ended by its signal.', { cause: signal.reason })
}

/** Waits, unless the signal ends it. @throws AbortError */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(aborted(signal))
    const ended = (): void => {
      clearTimeout(timer)
      if (signal !== undefined) reject(aborted(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', ended)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', ended, { once: true })
  })
}

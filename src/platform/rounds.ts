import { setTimeout as sleep } from 'node:timers/promises'
import { isAway } from './db/errors.ts'
import type { Log } from './log.ts'

/** Wakes who waits for it. A ring that comes while nobody waits is kept for the next. */
export class Bell {
  #rung = Promise.withResolvers<void>()
  readonly ring = (): void => this.#rung.resolve()

  /** From now on only later rings count. */
  reset(): void {
    this.#rung = Promise.withResolvers<void>()
  }

  /** Resolves at a ring, after so many milliseconds, or when `stopping` aborts. */
  async wait(milliseconds: number, stopping: AbortSignal): Promise<void> {
    const rested = new AbortController()
    const signal = AbortSignal.any([stopping, rested.signal])
    await Promise.race([this.#rung.promise, sleep(milliseconds, undefined, { signal }).catch(() => {})])
    rested.abort()
  }
}

/** Tells of background work that fails: once for each time that the database is away, which passes; each fault of ours. */
export class Teller {
  readonly #log: Log
  readonly #what: string
  #away = false

  /** @param what the sentence for the log: `events are not handed out` */
  constructor(log: Log, what: string) {
    this.#log = log
    this.#what = what
  }

  failed(error: unknown): void {
    if (!isAway(error)) this.#log.error({ err: error }, this.#what)
    else if (!this.#away) {
      this.#away = true
      this.#log.warn({ err: error }, `${this.#what}: the database is away; tried again until it is back`)
    }
  }

  /** It works, or works again. */
  well(): void {
    this.#away = false
  }
}

/** Milliseconds after the stop for which what was sent is still tried to be written down. */
const lastWrites = 5000

/**
 * Does `work`, and again while the database is away: for writing down what has happened outside and would otherwise happen
 * again. Once `stopping` has aborted, for 5 s more.
 * @throws what it failed with, when that does not pass or time is over
 */
export async function insist<T>(work: () => Promise<T>, teller: Teller, stopping?: AbortSignal): Promise<T> {
  let late: number | undefined
  for (let wait = 50; ; wait = Math.min(wait * 2, 2000)) {
    try {
      const done = await work()
      teller.well()
      return done
    } catch (error) {
      teller.failed(error)
      if (stopping?.aborted === true) late ??= performance.now()
      if (!isAway(error) || (late !== undefined && performance.now() - late > lastWrites)) throw error
    }
    await sleep(wait)
  }
}

export interface Rounds {
  readonly log: Log
  /** What the log says when a round fails: `events are not handed out`. */
  readonly failing: string
  /** Milliseconds between two rounds; one that answers true is followed at once. */
  readonly pause: number
  readonly stopping: AbortSignal
  /** Ends a pause. */
  readonly bell?: Bell
}

/** Milliseconds after which a round that failed is followed by another, however long the usual pause. */
const soon = 2000

/** Does rounds of background work until told to stop; one that fails is followed by another. Never throws. */
export async function repeat(
  { log, failing, pause, stopping, bell = new Bell() }: Rounds,
  round: () => Promise<boolean>,
): Promise<void> {
  const teller = new Teller(log, failing)
  while (!stopping.aborted) {
    bell.reset()
    let again = false
    let rest = pause
    try {
      again = await round()
      teller.well()
    } catch (error) {
      rest = Math.min(pause, soon)
      // A round that breaks off because we stop has nothing to tell.
      if (!stopping.aborted || error !== stopping.reason) teller.failed(error)
    }
    if (!again) await bell.wait(rest, stopping)
  }
}

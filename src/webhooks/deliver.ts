import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import { Bell, insist, Teller } from '../platform/rounds.ts'
import {
  changedChannel,
  claimFrom,
  dueChannel,
  lockDueLanes,
  releaseLeases,
  renewLeases,
  type Claimed,
} from './delivery-store.ts'
import type { WebhooksKit } from './kit.ts'
import { Lanes } from './lanes.ts'
import { attemptDelivery, Book, failedAttempt, type Attempted } from './settle.ts'

export interface DelivererDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly kit: WebhooksKit
  /** Who holds the leases: unique to this process and start. */
  readonly holder: string
  /** Seconds a lease lasts without renewal; longer than an attempt may take. */
  readonly leaseSeconds?: number
  /** Attempts under way in this process at most. */
  readonly slots?: number
}

/** Longer than the longest attempt (15 s) by far, so that a busy process is not taken for a dead one. */
const usualLease = 30
const usualSlots = 256
/** Milliseconds: an attempt and the writing down of it end within this. */
const margin = 20_000
/**
 * Endpoints looked at in one claim, deliveries taken in it, and deliveries written down in one transaction. The
 * embedded database has one session: whoever calls the API waits while one of these runs, some 5 ms.
 */
const portions = {
  postgres: { lanes: 200, claim: 256, lines: 256 },
  pglite: { lanes: 32, claim: 32, lines: 64 },
} as const
/** Attempts begun before the event loop turns: whoever calls the API in this process waits for no more. */
const startsPerTurn = 4
/** A notification may be lost with its connection, and retries come due by themselves: looked for this often (ms). */
const pollEvery = 1000
const sweepEvery = 5000
/** Milliseconds before what could not be written down by a fault of ours is tried again. */
const faultPause = 5000

/**
 * Delivers until stopped: claims what is due in batches, sends, writes down what came of it in batches.
 * Whoever dies in between loses nothing: its leases run out and another takes over, with the same id and bytes.
 */
export class Deliverer {
  readonly #deps: DelivererDeps
  readonly #lanes: Lanes
  readonly #book: Book
  readonly #leaseMs: number
  readonly #portion: (typeof portions)['postgres' | 'pglite']
  readonly #finished: Attempted[] = []
  #writing: Promise<void> | undefined
  readonly #bell = new Bell()
  readonly #teller: Teller
  #stopping: AbortSignal | undefined
  #hungry = false
  #pumping = false
  #pausing: NodeJS.Timeout | undefined
  #cursor = ''
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(deps: DelivererDeps) {
    this.#deps = deps
    this.#teller = new Teller(deps.log, 'webhooks are not delivered')
    this.#leaseMs = (deps.leaseSeconds ?? usualLease) * 1000
    this.#portion = portions[deps.db.engine]
    this.#lanes = new Lanes(deps.slots ?? usualSlots, Math.min(margin, this.#leaseMs / 2))
    this.#book = new Book(deps.db, deps.kit, deps.holder)
  }

  /** Works until `stopping` aborts; then finishes what is under way and gives the rest back. */
  async run(stopping: AbortSignal): Promise<void> {
    this.#stopping = stopping
    await using listening = new AsyncDisposableStack()
    try {
      listening.use(await this.#deps.db.listen(dueChannel, this.#bell.ring))
      listening.use(await this.#deps.db.listen(changedChannel, (id) => void this.#dropChanged(id)))
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'deliveries are looked for without being told of them')
    }
    // The embedded database belongs to one process: leases in it are of one that is gone.
    if (this.#deps.db.engine === 'pglite') await this.#quietly(() => this.#release('all'))
    const renewing = setInterval(() => void this.#quietly(() => this.#renew()), this.#leaseMs / 3)
    try {
      while (!stopping.aborted) {
        this.#bell.reset()
        // What was answered is written down before more is sent: until then a kill would send it again.
        if (this.#deps.db.engine === 'pglite') await this.#writing
        const claim = await this.#quietly(() => this.#claim())
        this.#pump()
        if (claim?.more === true && this.#lanes.room > 0) continue
        await this.#bell.wait(pollEvery, stopping)
      }
      await this.#drain()
    } finally {
      clearInterval(renewing)
    }
  }

  /** Delivers everything that is due now by the clock, and returns; how many attempts were made. For tests. */
  async once(): Promise<number> {
    let total = 0
    for (;;) {
      const { claimed, more } = await this.#claim()
      this.#pump()
      await this.#settled()
      total += claimed
      if (claimed === 0 && !more && this.#lanes.held === 0) return total
    }
  }

  /** Takes what is due; `more` when there may be more that was not looked at. */
  async #claim(): Promise<{ claimed: number; more: boolean }> {
    const { db, clock, holder } = this.#deps
    this.#hungry = true
    if (this.#lanes.room === 0) return { claimed: 0, more: false }
    const now = clock.now()
    const started = performance.now()
    const sweep = started - this.#sweptAt >= sweepEvery
    const full = this.#lanes.full
    let more = this.#cursor !== ''
    const claimed = await db.asService('deliver webhooks', async (tx): Promise<readonly Claimed[]> => {
      if (sweep) await releaseLeases(tx, { expiredAt: now }, now)
      const lanes = await lockDueLanes(tx, now, this.#cursor, full, this.#portion.lanes)
      const wanted = this.#lanes.roomOf(lanes)
      const most = Math.min(this.#lanes.room, this.#portion.claim)
      // The next claim goes on after the last one served, so that those at the end have their turn.
      const served =
        wanted.length > most ? wanted[most - 1] : lanes.length === this.#portion.lanes ? lanes.at(-1) : undefined
      this.#cursor = served?.id ?? ''
      if (wanted.length === 0) return []
      const rows = await claimFrom(tx, wanted, most, holder, now, now.add({ milliseconds: this.#leaseMs }))
      const taken = Map.groupBy(rows, (row) => row.endpoint_id)
      more ||= served !== undefined || rows.length === most
      more ||= wanted.some(({ id, room }) => taken.get(id)?.length === room)
      return rows
    })
    if (sweep) this.#sweptAt = started
    this.#hungry = more || full.length > 0
    // Counted from before the claim, so that we stop before the others begin.
    this.#lanes.add(claimed, started + this.#leaseMs)
    this.#deps.kit.metrics.held(this.#lanes.held)
    return { claimed: claimed.length, more }
  }

  /** Starts as many attempts as there is room for, a few in each turn of the event loop. */
  #pump(): void {
    if (this.#pumping) return
    for (let n = 0; n < startsPerTurn; n += 1) {
      const next = this.#lanes.take()
      if (next === undefined) {
        this.#deps.kit.metrics.inFlight(this.#lanes.inFlight)
        this.#pumpLater()
        return
      }
      void this.#attempt(next)
    }
    this.#pumping = true
    setImmediate(() => {
      this.#pumping = false
      this.#pump()
    })
  }

  /** What a replay sends is spread: looks again when the next of it may go. */
  #pumpLater(): void {
    const pause = this.#lanes.pause
    if (pause === undefined || this.#pausing !== undefined) return
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined
      this.#pump()
    }, pause)
  }

  async #attempt(claimed: Claimed): Promise<void> {
    const { kit, clock, log } = this.#deps
    let attempted: Attempted
    try {
      if (claimed.body === null) throw new Error(`the bytes of ${claimed.event_id} are gone`)
      attempted = await attemptDelivery(kit, claimed, claimed.body, () => clock.now())
    } catch (error) {
      log.error({ err: error, delivery: claimed.id }, 'a delivery could not be attempted')
      attempted = failedAttempt(kit, claimed, clock.now())
    }
    this.#finished.push(attempted)
    this.#lanes.sent(claimed)
    this.#write()
    this.#pump()
  }

  #write(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined
      // What finished between the last look and now has found somebody writing.
      if (this.#finished.length > 0) this.#write()
    })
  }

  /** One transaction at a time: while one is under way, what finishes gathers for the next. */
  async #writeAll(): Promise<void> {
    // Attempts that end in the same turn of the event loop are one batch.
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
    while (this.#finished.length > 0) {
      const batch = this.#finished.slice(0, this.#portion.lines)
      try {
        await insist(() => this.#book.write(batch, this.#deps.clock.now()), this.#teller, this.#stopping)
      } catch {
        // It has been told. When we stop it is left to its lease, and comes once more; else a fault of ours is tried again.
        if (this.#stopping?.aborted !== true) {
          await sleep(faultPause)
          continue
        }
      }
      this.#finished.splice(0, batch.length)
      this.#lanes.settled(batch.map(({ claimed }) => claimed))
      if (this.#hungry) this.#bell.ring()
    }
  }

  async #settled(): Promise<void> {
    while (
      this.#pumping ||
      this.#pausing !== undefined ||
      this.#lanes.inFlight > 0 ||
      this.#writing !== undefined ||
      this.#finished.length > 0
    ) {
      if (this.#writing !== undefined) await this.#writing
      else await sleep(1)
    }
  }

  async #drain(): Promise<void> {
    const left = this.#lanes.clear()
    if (left.length > 0) await this.#quietly(() => this.#release(left.map(({ id }) => id)))
    await this.#settled()
  }

  async #renew(): Promise<void> {
    if (this.#lanes.held === 0) return
    const started = performance.now()
    const until = this.#deps.clock.now().add({ milliseconds: this.#leaseMs })
    await this.#deps.db.asService('deliver webhooks', (tx) => renewLeases(tx, this.#deps.holder, until))
    this.#lanes.renewed(started + this.#leaseMs)
  }

  /** The owner changed an endpoint: what is not sent yet is read anew. Null: any may have changed. */
  async #dropChanged(id: string | null): Promise<void> {
    const dropped = id === null ? this.#lanes.clear() : this.#lanes.drop(id)
    if (dropped.length > 0) await this.#quietly(() => this.#release(dropped.map((each) => each.id)))
    this.#bell.ring()
  }

  async #release(ids: readonly string[] | 'all'): Promise<void> {
    const { db, clock, holder } = this.#deps
    await db.asService('deliver webhooks', (tx) =>
      releaseLeases(tx, ids === 'all' ? 'all' : { holder, ids }, clock.now()),
    )
  }

  async #quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work()
      this.#teller.well()
      return done
    } catch (error) {
      this.#teller.failed(error)
      return undefined
    }
  }
}

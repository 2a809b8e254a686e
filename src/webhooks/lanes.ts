import type { Claimed, DueLane } from './delivery-store.ts'

/** Deliveries under way to one endpoint at most, over all processes: only one process holds those of an endpoint. */
export const capOfEndpoint = 4
/** Held of a healthy endpoint, so that a claim serves several rounds; of one that fails, only what may be under way. */
const depth = 16
/** Failures in a row after which an endpoint's first attempts count as retries do. */
const suspicious = 3
/** Held by a process at most, over all endpoints. */
const mostHeld = 1024
/** Of the slots, the part that retries may take; the rest is for first attempts. */
const retryShare = 0.5
/** Milliseconds between two deliveries of a replay to one endpoint: at most 100 a second. */
export const paceMs = 10

interface Lane {
  readonly id: string
  waiting: Claimed[]
  inFlight: number
  held: number
  leaseEnds: number
}

/** What one process holds, endpoint by endpoint: whose turn it is, and how much of each is under way. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>()
  readonly #slots: number
  readonly #margin: number
  /** Lanes with something waiting and room under the cap, in turn. */
  readonly #ready: Set<string> = new Set()
  readonly #low = new Set<string>()
  /** When the next delivery of a replay may be sent to an endpoint, on the clock of `performance.now`. */
  readonly #pace = new Map<string, number>()
  /** Lanes where only deliveries of a replay wait, for their turn. */
  readonly #pausing = new Set<string>()
  /** Deliveries under way that take a retry's slot. */
  readonly #lowInFlight = new Set<string>()
  #inFlight = 0
  #held = 0

  /**
   * @param slots attempts under way at most
   * @param margin ms: an attempt is not begun when its lease ends sooner than this
   */
  constructor(slots: number, margin: number) {
    this.#slots = slots
    this.#margin = margin
  }

  get inFlight(): number {
    return this.#inFlight
  }

  /** Held altogether: waiting, under way, or not written down yet. */
  get held(): number {
    return this.#held
  }

  get room(): number {
    return mostHeld - this.#held
  }

  /** Endpoints of which no more is wanted now. */
  get full(): string[] {
    return [...this.#lanes.values()]
      .filter((lane) => lane.held >= depth || (this.#low.has(lane.id) && lane.held >= capOfEndpoint))
      .map((lane) => lane.id)
  }

  /** How many more are wanted of each of these, in their order, without those of which none is. */
  roomOf(due: readonly DueLane[]): { id: string; room: number }[] {
    let leftForLow = mostHeld * retryShare
    for (const id of this.#low) leftForLow -= this.#lanes.get(id)?.held ?? 0
    return due.flatMap(({ id, failures }) => {
      const low = failures >= suspicious
      if (low) this.#low.add(id)
      else this.#low.delete(id)
      const held = this.#lanes.get(id)?.held ?? 0
      const room = Math.min((low || failures > 0 ? capOfEndpoint : depth) - held, low ? leftForLow : depth)
      if (room <= 0) return []
      if (low) leftForLow -= room
      return [{ id, room }]
    })
  }

  add(claimed: readonly Claimed[], leaseEnds: number): void {
    for (const each of claimed) {
      const lane = this.#lanes.get(each.endpoint_id) ?? {
        id: each.endpoint_id,
        waiting: [],
        inFlight: 0,
        held: 0,
        leaseEnds,
      }
      this.#lanes.set(lane.id, lane)
      lane.waiting.push(each)
      lane.held += 1
      lane.leaseEnds = Math.min(lane.leaseEnds, leaseEnds)
      this.#held += 1
      this.#ready.add(lane.id)
    }
  }

  /** The next delivery to send, endpoint by endpoint in turn; undefined when none may be sent now. */
  take(): Claimed | undefined {
    if (this.#inFlight >= this.#slots) return undefined
    const now = performance.now()
    for (const id of this.#pausing) if ((this.#pace.get(id) ?? 0) <= now) this.#resume(id)
    for (const id of this.#ready) {
      const lane = this.#lanes.get(id)
      if (lane === undefined || lane.waiting.length === 0 || lane.inFlight >= capOfEndpoint) {
        this.#ready.delete(id)
        continue
      }
      const place = lane.waiting.findIndex((each) => !each.paced || (this.#pace.get(id) ?? 0) <= now)
      const next = lane.waiting[place]
      if (next === undefined) {
        this.#ready.delete(id)
        this.#pausing.add(id)
        continue
      }
      const low = next.series > 0 || this.#low.has(id)
      if (low && this.#lowInFlight.size >= this.#slots * retryShare) continue
      // Ours no longer for long enough: whoever takes it over sends it.
      if (lane.leaseEnds - now < this.#margin) {
        this.drop(id)
        continue
      }
      lane.waiting.splice(place, 1)
      if (next.paced) this.#notePace(id, now)
      lane.inFlight += 1
      this.#inFlight += 1
      if (low) this.#lowInFlight.add(next.id)
      // To the end of the line: its neighbours come first.
      this.#ready.delete(id)
      if (lane.waiting.length > 0 && lane.inFlight < capOfEndpoint) this.#ready.add(id)
      return next
    }
    return undefined
  }

  /** Milliseconds until a delivery of a replay may be sent; undefined when none waits for that. */
  get pause(): number | undefined {
    if (this.#pausing.size === 0) return undefined
    const soonest = Math.min(...[...this.#pausing].map((id) => this.#pace.get(id) ?? 0))
    return Math.max(0, soonest - performance.now())
  }

  /** It was sent; what came of it is not written down yet. */
  sent(claimed: Claimed): void {
    this.#inFlight -= 1
    this.#lowInFlight.delete(claimed.id)
    const lane = this.#lanes.get(claimed.endpoint_id)
    if (lane === undefined) return
    lane.inFlight -= 1
    if (lane.waiting.length > 0) this.#ready.add(lane.id)
  }

  /** They are written down, and ours no longer. */
  settled(claimed: readonly Claimed[]): void {
    for (const each of claimed) {
      const lane = this.#lanes.get(each.endpoint_id)
      if (lane !== undefined) this.#forget(lane)
    }
  }

  #notePace(id: string, now: number): void {
    if (this.#pace.size >= mostHeld) for (const [each, at] of this.#pace) if (at <= now) this.#pace.delete(each)
    this.#pace.set(id, now + paceMs)
  }

  #resume(id: string): void {
    this.#pausing.delete(id)
    this.#pace.delete(id)
    this.#ready.add(id)
  }

  renewed(leaseEnds: number): void {
    for (const lane of this.#lanes.values()) lane.leaseEnds = leaseEnds
  }

  /** Takes out what waits for an endpoint. */
  drop(id: string): Claimed[] {
    const lane = this.#lanes.get(id)
    const dropped = lane?.waiting.splice(0) ?? []
    this.#pausing.delete(id)
    if (lane !== undefined) for (const _each of dropped) this.#forget(lane)
    return dropped
  }

  /** Takes out all that waits. */
  clear(): Claimed[] {
    return [...this.#lanes.keys()].flatMap((id) => this.drop(id))
  }

  #forget(lane: Lane): void {
    lane.held -= 1
    this.#held -= 1
    if (lane.held === 0) {
      this.#lanes.delete(lane.id)
      this.#ready.delete(lane.id)
    }
  }
}

/**
 * The calls of a segment at one time: status, next deadline and what the score gives for time, worked out for all of them
 * when a question comes with another time, and kept while no call changes.
 */
import type { PlainDate } from '../../facts/profile.ts'
import { callStatuses, type CallStatus } from '../../facts/programme.ts'
import { dayOf, type AsOf } from '../as-of.ts'
import { dayNumber, type CallStep } from '../call-steps.ts'
import type { CompiledProgramme } from '../compile.ts'
import { maxima } from '../score-compile.ts'
import { timeScore } from '../score.ts'
import { hasBit, setBit, type Bits } from './bits.ts'

export interface CallsAt {
  /** Of each programme; undefined where it depends on the profile's site. */
  readonly steps: readonly (CallStep | undefined)[]
  /** Points for time left and budget left; of those that depend on the site the most there are. */
  readonly time: Uint8Array
  /** Moments between which all of it is so, in milliseconds of the epoch; without end for a day. */
  readonly from: number
  readonly until: number
  /** Programmes by status; those that depend on the site are in all of them. */
  readonly byStatus: Readonly<Record<CallStatus, Bits>>
  /** Those that depend on the site. */
  readonly bySite: Bits
  /** Programmes by the most points that they can have. */
  readonly order: PointsOrder
}

/** A score has at most so many. */
export const mostPoints = 100

/** Numbers by points, sorted once. */
export class PointsOrder {
  readonly #numbers: Uint32Array
  /** Where those of each number of points begin, and where the last end. */
  readonly #starts = new Uint32Array(mostPoints + 2)

  /** `points`: of a number; undefined: it is left out. */
  constructor(count: number, points: (number: number) => number | undefined) {
    const each = Array.from({ length: count }, (_, number) => points(number))
    for (const of of each) if (of !== undefined) this.#starts[of + 1] = (this.#starts[of + 1] as number) + 1
    for (let i = 1; i < this.#starts.length; i += 1)
      this.#starts[i] = (this.#starts[i] as number) + (this.#starts[i - 1] as number)
    const next = Uint32Array.from(this.#starts)
    this.#numbers = new Uint32Array(this.#starts.at(-1) ?? 0)
    for (const [number, of] of each.entries()) {
      if (of === undefined) continue
      const at = next[of] as number
      this.#numbers[at] = number
      next[of] = at + 1
    }
  }

  /** Those of these points that are wanted. */
  each(points: number, wanted: Bits, visit: (number: number) => void): void {
    const end = this.#starts[points + 1] as number
    for (let i = this.#starts[points] as number; i < end; i += 1) {
      const number = this.#numbers[i] as number
      if (hasBit(wanted, number)) visit(number)
    }
  }
}

interface Kept {
  readonly calls: CallsAt
  readonly kind: AsOf['kind']
  readonly today: PlainDate
}

const mostTime = maxima.time_left + maxima.budget_left

/** `programmes` by number; numbers without a programme are left out. `most`: of each the most that its base score can be. */
export function callsReader(
  programmes: readonly (CompiledProgramme | undefined)[],
  words: number,
  most: Uint8Array,
): (asOf: AsOf) => CallsAt {
  const kept: { instant?: Kept; date?: Kept } = {}
  return (asOf) => {
    const known = kept[asOf.kind]
    if (known !== undefined && holds(known, asOf)) return known.calls
    const fresh = callsAt(programmes, words, most, asOf)
    kept[asOf.kind] = fresh
    return fresh.calls
  }
}

function holds({ today, calls: { from, until } }: Kept, asOf: AsOf): boolean {
  if (dayOf(asOf) !== today) return false
  return asOf.kind === 'date' || (asOf.epoch_ms >= from && asOf.epoch_ms < until)
}

function callsAt(
  programmes: readonly (CompiledProgramme | undefined)[],
  words: number,
  most: Uint8Array,
  asOf: AsOf,
): Kept {
  const today = dayOf(asOf)
  const day = dayNumber(today)
  const steps = programmes.map((compiled) => {
    const [line, ...more] = compiled?.steps ?? []
    if (line === undefined || more.length > 0) return undefined
    return asOf.kind === 'instant' ? line.at(asOf.epoch_ms) : line.on(day)
  })
  const time = new Uint8Array(programmes.length)
  const byStatus = Object.fromEntries(callStatuses.map((status) => [status, new Uint32Array(words)])) as Record<
    CallStatus,
    Bits
  >
  const bySite = new Uint32Array(words)
  let from = Number.NEGATIVE_INFINITY
  let until = Number.POSITIVE_INFINITY
  programmes.forEach((compiled, number) => {
    if (compiled === undefined) return
    const step = steps[number]
    if (asOf.kind === 'instant')
      for (const line of compiled.steps) {
        const stretch = line.at(asOf.epoch_ms)
        from = Math.max(from, stretch.from)
        until = Math.min(until, stretch.until)
      }
    if (step === undefined) {
      time[number] = mostTime
      setBit(bySite, number)
      for (const bits of Object.values(byStatus)) setBit(bits, number)
      return
    }
    time[number] = timeScore({
      compiled,
      verdict: 'eligible',
      status: step.status,
      today,
      lastDay: step.lastDay,
    })
    setBit(byStatus[step.status], number)
  })
  const order = new PointsOrder(programmes.length, (number) =>
    programmes[number] === undefined ? undefined : (most[number] as number) + (time[number] as number),
  )
  return { calls: { steps, time, byStatus, bySite, order, from, until }, kind: asOf.kind, today }
}

/**
 * What a condition says of each value of a column, as flags by the value's number; and from that what it says of each profile
 * of a partition.
 */
import type { Judgement } from '../../criteria/kind.ts'
import { lowest, setBit, type Bits } from '../forward/bits.ts'
import type { BitsRoom } from './bits-room.ts'

/** Not ruled out. */
export const possible = 1
export const certain = 2
/** Possible and not certain: each possible one is the one or the other. */
export const open = 4
/** Open, and only a person can tell. */
export const review = 8
/** Not known from what is kept: the profile is judged by itself where it matters. */
export const doubt = 16

/** Of value number 0, which stands for what is not kept. */
export const unkept = possible | open | doubt

/** Flags of all values of a column, made once for a question. */
export class Flags {
  readonly #flags: Uint8Array
  readonly #with = new Map<number, Uint16Array>()
  readonly #without = new Map<number, Uint16Array>()
  #any = 0

  /** `count`: values, that of number 0 included. */
  constructor(count: number, ofUnkept: number, of: (number: number) => number) {
    const flags = new Uint8Array(count)
    flags[0] = ofUnkept
    for (let number = 1; number < count; number += 1) {
      flags[number] = of(number)
      this.#any |= flags[number] as number
    }
    this.#flags = flags
  }

  has(number: number, flag: number): boolean {
    return ((this.#flags[number] as number) & flag) !== 0
  }

  at(number: number): number {
    return this.#flags[number] as number
  }

  /** Flags that some value has; those of number 0 where `unkeptOnes`. */
  any(unkeptOnes: boolean): number {
    return unkeptOnes ? this.#any | (this.#flags[0] as number) : this.#any
  }

  /** Values with a flag. */
  with(flag: number): Uint16Array {
    return this.#listed(this.#with, flag, true)
  }

  /** Values without it. */
  without(flag: number): Uint16Array {
    return this.#listed(this.#without, flag, false)
  }

  #listed(kept: Map<number, Uint16Array>, flag: number, having: boolean): Uint16Array {
    let list = kept.get(flag)
    if (list !== undefined) return list
    const flags = this.#flags
    let count = 0
    const room = new Uint16Array(flags.length)
    for (let number = 0; number < flags.length; number += 1)
      if ((((flags[number] as number) & flag) !== 0) === having) {
        room[count] = number
        count += 1
      }
    list = room.subarray(0, count)
    kept.set(flag, list)
    return list
  }
}

/** What a condition says of the profiles of a partition. Sets are not written into. */
export interface Answer {
  readonly possible: Bits
  /** The same set where nothing is open. */
  readonly certain: Bits
  /** Those that are possible and not certain, and perhaps some that are not possible; undefined: none. */
  readonly open: Bits | undefined
  readonly review: Bits | undefined
  readonly doubt: Bits | undefined
}

/** Flags for one judgement. */
export function flagsOf(judged: Judgement): number {
  if (judged === 'not_met') return 0
  if (judged === 'met') return possible | certain
  return judged === 'review' ? possible | open | review : possible | open
}

/** Flags for those of several days together. */
export function flagsOfAll(judged: readonly Judgement[]): number {
  if (judged.every((one) => one === 'not_met')) return 0
  return judged.every((one) => one === 'met') ? possible | certain : possible | open
}

/** `occurring`: flags that some profile has; `read` writes those who have one. */
export function answer(occurring: number, room: BitsRoom, read: (flag: number, into: Bits) => void): Answer {
  const those = (flag: number): Bits | undefined => {
    if ((occurring & flag) === 0) return undefined
    const bits = room.take()
    read(flag, bits)
    return bits
  }
  const does = those(certain) ?? room.none
  return answerWith(does, those(open), { review: those(review), doubt: those(doubt) }, room)
}

function answerWith(
  does: Bits,
  opened: Bits | undefined,
  rest: Pick<Answer, 'review' | 'doubt'>,
  room: BitsRoom,
): Answer {
  const may = opened === undefined ? does : united(does, opened, room)
  return { possible: may, certain: does, open: opened, review: rest.review, doubt: rest.doubt }
}

/** The same where few profiles are asked about, each by itself; `at` says the flags of one. */
export function answerOfFew(among: Bits, room: BitsRoom, at: (place: number) => number): Answer {
  let [does, opened, reviewed, doubted] = [undefined, undefined, undefined, undefined] as (Bits | undefined)[]
  for (let i = 0; i < among.length; i += 1)
    for (let word = among[i] as number; word !== 0; word &= word - 1) {
      const place = i * 32 + lowest(word)
      const flags = at(place)
      if (flags === 0) continue
      if ((flags & certain) !== 0) setBit((does ??= room.cleared()), place)
      if ((flags & open) !== 0) setBit((opened ??= room.cleared()), place)
      if ((flags & review) !== 0) setBit((reviewed ??= room.cleared()), place)
      if ((flags & doubt) !== 0) setBit((doubted ??= room.cleared()), place)
    }
  return answerWith(does ?? room.none, opened, { review: reviewed, doubt: doubted }, room)
}

/** What is in one of the sets. */
export function united(a: Bits, b: Bits, room: BitsRoom): Bits {
  if (a === room.none) return b
  const both = room.take()
  for (let i = 0; i < both.length; i += 1) both[i] = (a[i] as number) | (b[i] as number)
  return both
}

/** The same answer for all. */
export function constant(judged: Judgement | 'doubt', room: BitsRoom): Answer {
  const { all, none } = room
  return {
    possible: judged === 'not_met' ? none : all,
    certain: judged === 'met' ? all : none,
    open: judged === 'met' || judged === 'not_met' ? undefined : all,
    review: judged === 'review' ? all : undefined,
    doubt: judged === 'doubt' ? all : undefined,
  }
}

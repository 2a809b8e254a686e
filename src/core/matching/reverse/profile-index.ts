/**
 * One programme against all profiles. Profiles are numbered by whoever keeps them; 65,536 of them are a partition. Of each only
 * numbers of values are kept, and a condition is judged once for each value: the verdicts are those of `evaluate.ts`, pair by
 * pair. Where the values do not tell, the profile is in doubt, and whoever asks judges it.
 */
import type { PlainDate } from '../../facts/profile.ts'
import type { Verdict } from '../../verdict.ts'
import type { AsOf } from '../as-of.ts'
import type { CompiledProgramme } from '../compile.ts'
import { submissionDay } from '../evaluate.ts'
import type { CoreReference, Facts } from '../facts.ts'
import { bitsIn, clearBit, hasBit, lowest, setBit, type Bits } from '../forward/bits.ts'
import { BitsRoom } from './bits-room.ts'
import { ask, noteOpen, questionOf, type Question } from './expression.ts'
import { Values } from './kept-values.ts'
import { Partition } from './partition.ts'
import { partitionSize, partitionWords } from './postings.ts'
import { Readings } from './readings.ts'

/** Verdicts of a partition's profiles: bit `i` is of the profile with number `first + i`. */
export interface PartitionVerdicts {
  readonly first: number
  /** Not `not_eligible`. */
  readonly possible: Bits
  /** `eligible`. */
  readonly certain: Bits
  /** `needs_info`; those that are open and not in it are `needs_review`. */
  readonly info: Bits
  /** The others' verdicts hold; these profiles have to be judged. */
  readonly doubt: Bits
}

export class ProfileIndex {
  readonly #reference: CoreReference
  readonly #values: Values
  readonly #readings: Readings
  readonly #partitions = new Map<number, Partition>()
  readonly #room = new BitsRoom()
  readonly #verdicts = new Map<number, PartitionVerdicts>()

  /** `floor`: conditions that are tested on a day before it are left in doubt. */
  constructor(reference: CoreReference, floor: PlainDate) {
    this.#reference = reference
    this.#values = new Values(floor)
    this.#readings = new Readings(this.#values, reference)
  }

  get size(): number {
    let size = 0
    for (const { count } of this.#partitions.values()) size += count
    return size
  }

  /** Memory of the index; that of its dictionaries about. */
  get bytes(): number {
    let sum = this.#values.bytes
    for (const { bytes } of this.#partitions.values()) sum += bytes
    for (const { possible } of this.#verdicts.values()) sum += possible.byteLength * 4
    return sum
  }

  has(number: number): boolean {
    return this.#partitions.get(Math.floor(number / partitionSize))?.has(number % partitionSize) === true
  }

  /** Keeps a profile, or what it is now. Takes effect at once. */
  put(number: number, facts: Facts): void {
    const id = Math.floor(number / partitionSize)
    let partition = this.#partitions.get(id)
    if (partition === undefined) this.#partitions.set(id, (partition = new Partition()))
    partition.put(number % partitionSize, this.#values.keep(facts))
  }

  remove(number: number): void {
    this.#partitions.get(Math.floor(number / partitionSize))?.remove(number % partitionSize)
  }

  /**
   * Works out anew who has which value, which a question would do otherwise, in the partitions where many profiles have
   * changed; `always`: where any has. A step is of one partition, some milliseconds.
   */
  *settle(always = true): Generator<undefined, void> {
    for (const partition of this.#partitions.values()) if (partition.settle(this.#values, always)) yield
  }

  /** The verdicts of all profiles, partition by partition; they stand until the next question. */
  judge(compiled: CompiledProgramme, asOf: AsOf): PartitionVerdicts[] {
    const question = this.#question(compiled, asOf, false)
    return [...this.#partitions].map(([id, partition]) => {
      const room = this.#begin(partition)
      const outcome = ask(question, partition, partition.alive, room)
      const verdicts = this.#verdictsOf(id)
      const { possible, certain, info, doubt } = verdicts
      info.fill(0)
      doubt.fill(0)
      noteOpen(outcome, partition.alive, verdicts, room)
      for (let i = 0; i < partitionWords; i += 1) {
        const alive = partition.alive[i] as number
        possible[i] = (outcome.possible[i] as number) & alive
        certain[i] = (outcome.certain[i] as number) & alive
      }
      return verdicts
    })
  }

  /** Room for them, taken again for each question: 32 KB that are new are collected later than they are filled. */
  #verdictsOf(id: number): PartitionVerdicts {
    let verdicts = this.#verdicts.get(id)
    if (verdicts === undefined) {
      const [possible, certain, info, doubt] = Array.from({ length: 4 }, () => new Uint32Array(partitionWords)) as [
        Bits,
        Bits,
        Bits,
        Bits,
      ]
      verdicts = { first: id * partitionSize, possible, certain, info, doubt }
      this.#verdicts.set(id, verdicts)
    }
    return verdicts
  }

  /**
   * Numbers of the profiles that the programme may fit now or on a later day as long as both stay what they are, whatever
   * persons answer: no other one is `eligible`, `needs_info` or `needs_review`, nor becomes so by itself. Ascending.
   */
  everPossible(compiled: CompiledProgramme, asOf: AsOf): number[] {
    const question = this.#question(compiled, asOf, true)
    const numbers: number[] = []
    for (const [id, partition] of [...this.#partitions].toSorted(([a], [b]) => a - b)) {
      const { possible } = ask(question, partition, partition.alive, this.#begin(partition))
      eachOf(possible, (place) => {
        if (partition.has(place)) numbers.push(id * partitionSize + place)
      })
    }
    return numbers
  }

  #question(compiled: CompiledProgramme, asOf: AsOf, lasting: boolean): Question {
    return questionOf(compiled.quickRoot, {
      compiled,
      submission: submissionDay(compiled, asOf),
      lasting,
      values: this.#values,
      readings: this.#readings,
      reference: this.#reference,
    })
  }

  #begin(partition: Partition): BitsRoom {
    partition.settle(this.#values)
    this.#room.empty()
    return this.#room
  }
}

/** Visits the members of a set. */
export function eachOf(bits: Bits, visit: (at: number) => void): void {
  for (let i = 0; i < bits.length; i += 1)
    for (let word = bits[i] as number; word !== 0; word &= word - 1) visit(i * 32 + lowest(word))
}

/** Puts right what is in doubt. */
export function resolve(verdicts: readonly PartitionVerdicts[], judged: (number: number) => Verdict): void {
  for (const { first, possible, certain, info, doubt } of verdicts)
    eachOf(doubt, (place) => {
      const verdict = judged(first + place)
      put(possible, place, verdict !== 'not_eligible')
      put(certain, place, verdict === 'eligible')
      put(info, place, verdict === 'needs_info')
    })
}

function put(bits: Bits, at: number, on: boolean): void {
  if (on) setBit(bits, at)
  else clearBit(bits, at)
}

/** The verdict at a place of a partition. */
export function verdictAt({ possible, certain, info }: PartitionVerdicts, place: number): Verdict {
  if (!hasBit(possible, place)) return 'not_eligible'
  if (hasBit(certain, place)) return 'eligible'
  return hasBit(info, place) ? 'needs_info' : 'needs_review'
}

/** How many profiles in a set. */
export function countOf(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i += 1) count += bitsIn(bits[i] as number)
  return count
}

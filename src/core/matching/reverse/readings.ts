/** What conditions of one kind read of each kept value on a day: few different texts, and a business that has each. */
import { kindOf } from '../../criteria/kinds.ts'
import type { ActivityFact } from '../../facts/activities-held.ts'
import type { PlainDate, Profile } from '../../facts/profile.ts'
import type { Scheme } from '../../facts/scheme.ts'
import { readFacts, type CoreReference, type Facts } from '../facts.ts'
import type { ReadKind, Values } from './kept-values.ts'

export interface Reading {
  /** By the number of the value: which of `samples` reads the same. */
  readonly texts: readonly number[]
  readonly samples: readonly Facts[]
}

interface Growing {
  readonly texts: number[]
  readonly samples: Facts[]
  readonly numbers: Map<string, number>
}

export const nowhere = -1
export const several = -2

/** Test days and topics of the last questions. */
const mostKept = 32

export class Readings {
  readonly #values: Values
  readonly #reference: CoreReference
  readonly #kept = new Map<string, Growing>()
  readonly #leaves = new Map<Scheme, number[]>()
  /** A business of which nothing is known. */
  readonly nobody: Facts

  constructor(values: Values, reference: CoreReference) {
    this.#values = values
    this.#reference = reference
    this.nobody = this.sample({})
  }

  /** A business of which this is known. */
  sample(part: Partial<Profile>): Facts {
    return readFacts({ kind: 'business', name: '', ...part }, this.#reference, new Map())
  }

  on(kind: ReadKind, topic: string, day: PlainDate): Reading {
    const key = `${kind} ${topic} ${day}`
    let known = this.#kept.get(key)
    if (known === undefined) {
      const [oldest] = this.#kept.keys()
      if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest)
      // Number 0 reads nothing.
      known = { texts: [0], samples: [this.nobody], numbers: new Map() }
      this.#kept.set(key, known)
    }
    this.#readNew(known, kind, topic, day)
    return known
  }

  /**
   * By the number of each activity code: which leaf of the scheme it is; `nowhere`: in no list; `several`: its membership of a
   * list has to be judged.
   */
  leavesIn(scheme: Scheme): readonly number[] {
    let leaves = this.#leaves.get(scheme)
    if (leaves === undefined) this.#leaves.set(scheme, (leaves = [several]))
    const { values } = this.#values.activities
    for (let number = leaves.length; number < values.length; number += 1) {
      const { ids, status } = (values[number] as ActivityFact).in(scheme)
      leaves.push(ids.length === 1 ? (ids[0] as number) : ids.length === 0 && status ? nowhere : several)
    }
    return leaves
  }

  /** Values that have come since it was asked last. */
  #readNew({ texts, samples, numbers }: Growing, kind: ReadKind, topic: string, day: PlainDate): void {
    const { values } = this.#values.reads[kind]
    for (let number = texts.length; number < values.length; number += 1) {
      const facts = this.sample(values[number]?.part ?? {})
      const text = kindOf(kind)?.reads?.of(facts, day, topic) ?? ''
      let at = numbers.get(text)
      if (at === undefined) {
        at = samples.push(facts) - 1
        numbers.set(text, at)
      }
      texts.push(at)
    }
  }
}

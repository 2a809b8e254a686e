import type { PlainDate } from '../facts/profile.ts'
import type { Note } from '../criteria/kind.ts'
import type { Facts } from './facts.ts'
import type { CriterionResult, DerivedFact, FoundFact, Reason, ReasonValue, ReferenceFact } from './result.ts'

/** What was found of a profile, by its place: conditions find the same again and again. */
const foundBefore = (): Map<string, FoundFact> => new Map()

/** Keeps what a judge says while it judges. */
export class Recorder implements Note {
  readonly #facts: Facts
  readonly foundFacts: FoundFact[] = []
  readonly missingFields: string[] = []
  readonly derivedFacts: DerivedFact[] = []
  readonly referenceFacts: ReferenceFact[] = []
  said: Reason | undefined
  changes: PlainDate | undefined
  near: CriterionResult['near_miss'] | undefined
  still: CriterionResult['condition'] | undefined

  /** Facts are told by their place; the value is what stands there. */
  constructor(facts: Facts) {
    this.#facts = facts
  }

  found(path: string): void {
    const before = this.#facts.derive(foundBefore)
    let fact = before.get(path)
    if (fact === undefined) {
      const value = valueAt(this.#facts.profile, path)
      if (value === undefined) return
      before.set(path, (fact = { path, value }))
    }
    if (!this.foundFacts.includes(fact)) this.foundFacts.push(fact)
  }

  missing(path: string): void {
    if (!this.missingFields.includes(path)) this.missingFields.push(path)
  }

  derived(fact: DerivedFact): void {
    this.derivedFacts.push(fact)
  }

  reference(fact: ReferenceFact): void {
    const same = (other: ReferenceFact): boolean => other.name === fact.name && other.locator === fact.locator
    if (!this.referenceFacts.some(same)) this.referenceFacts.push(fact)
  }

  reason(key: string, values: Record<string, ReasonValue> = {}): void {
    this.said = { key, values }
  }

  changesOn(day: PlainDate): void {
    if (this.changes === undefined || day < this.changes) this.changes = day
  }

  condition(reason: Reason, until?: PlainDate): void {
    this.still = { reason, ...(until === undefined ? {} : { until }) }
  }

  nearMiss(reason: Reason, when: { possible_until?: PlainDate; possible_from?: PlainDate } = {}): void {
    this.near = { reason, ...when }
  }
}

/** What a JSON pointer (RFC 6901) leads to; undefined where nothing stands. */
function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    const name = part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

import type { PlainDate, Profile } from '../facts/profile.ts'
import type { Note } from '../criteria/kind.ts'
import type { CriterionResult, DerivedFact, FoundFact, Reason, ReasonValue, ReferenceFact } from './result.ts'

/** Keeps what a judge says while it judges. */
export class Recorder implements Note {
  readonly #profile: Profile
  readonly foundFacts: FoundFact[] = []
  readonly missingFields: string[] = []
  readonly derivedFacts: DerivedFact[] = []
  readonly referenceFacts: ReferenceFact[] = []
  said: Reason | undefined
  changes: PlainDate | undefined
  near: CriterionResult['near_miss'] | undefined
  still: CriterionResult['condition'] | undefined

  /** Facts are told by their place; the value is what stands there. */
  constructor(profile: Profile) {
    this.#profile = profile
  }

  found(path: string): void {
    if (this.foundFacts.some((fact) => fact.path === path)) return
    const value = valueAt(this.#profile, path)
    if (value !== undefined) this.foundFacts.push({ path, value })
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

import type { PlainDate } from '../facts/profile.ts'
import type { Note } from '../criteria/kind.ts'
import type { CriterionResult, DerivedFact, FoundFact, Reason, ReasonValue, ReferenceFact } from './result.ts'

/** Keeps what a judge says while it judges. */
export class Recorder implements Note {
  readonly foundFacts: FoundFact[] = []
  readonly missingFields: string[] = []
  readonly derivedFacts: DerivedFact[] = []
  readonly referenceFacts: ReferenceFact[] = []
  said: Reason | undefined
  changes: PlainDate | undefined
  near: CriterionResult['near_miss'] | undefined

  found(path: string, value: unknown): void {
    if (!this.foundFacts.some((fact) => fact.path === path)) this.foundFacts.push({ path, value })
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

  nearMiss(reason: Reason, when: { possible_until?: PlainDate; possible_from?: PlainDate } = {}): void {
    this.near = { reason, ...when }
  }
}

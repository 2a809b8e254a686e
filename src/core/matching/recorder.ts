import type { PlainDate } from '../facts/profile.ts'
import type { Judgement, Note } from '../criteria/kind.ts'
import type { Facts } from './facts.ts'
import type { CriterionResult, DerivedFact, FoundFact, Reason, ReasonValue, ReferenceFact } from './result.ts'

/** What was found of a profile, by its place: conditions find the same again and again. */
const foundBefore = (): Map<string, FoundFact> => new Map()

/** What judges said of a profile on a day, kept since most conditions of a page say the same few things. */
export class Said {
  readonly #byWhat = new Map<object, Map<string | number, Recorder>>()
  readonly #byAsked = new Map<string, { judged: Judgement; note: Recorder }>()
  #count = 0

  /** Facts are kept as long as lists of matches are: more than this is forgotten. */
  #grow(): void {
    this.#count += 1
    if (this.#count < mostSaid) return
    this.#byWhat.clear()
    this.#byAsked.clear()
    this.#count = 0
  }

  of(what: object, how: string | number): Recorder | undefined {
    return this.#byWhat.get(what)?.get(how)
  }

  keep(what: object, how: string | number, note: Recorder): void {
    this.#grow()
    const known = this.#byWhat.get(what)
    if (known === undefined) this.#byWhat.set(what, new Map([[how, note]]))
    else known.set(how, note)
  }

  /** By `Leaf.asked`: of leaves that ask the same only one is judged. */
  asked(text: string): { judged: Judgement; note: Recorder } | undefined {
    return this.#byAsked.get(text)
  }

  keepAsked(text: string, told: { judged: Judgement; note: Recorder }): void {
    this.#grow()
    this.#byAsked.set(text, told)
  }
}

const mostSaid = 250

/** Of most things a judge says nothing. */
const nothing = Object.freeze([]) as unknown as never[]

function added<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item]
  list.push(item)
  return list
}

/** Keeps what a judge says while it judges. */
export class Recorder implements Note {
  readonly #facts: Facts
  readonly #said: Said | undefined
  /** What is the same on all days. */
  readonly #always: Said | undefined
  #what: object | undefined
  #how: string | number = ''
  #into: Said | undefined
  #before: Recorder | undefined
  foundFacts: FoundFact[] = nothing
  missingFields: string[] = nothing
  derivedFacts: DerivedFact[] = nothing
  referenceFacts: ReferenceFact[] = nothing
  said: Reason | undefined
  changes: PlainDate | undefined
  near: CriterionResult['near_miss'] | undefined
  still: CriterionResult['condition'] | undefined

  /** Facts are told by their place; the value is what stands there. */
  constructor(facts: Facts, said?: Said, always?: Said) {
    this.#facts = facts
    this.#said = said
    this.#always = always
  }

  again(what: object, how: string | number, anyDay: boolean): boolean {
    this.#into = anyDay ? this.#always : this.#said
    this.#before = this.#into?.of(what, how)
    this.#what = what
    this.#how = how
    return this.#before !== undefined
  }

  /** All that was said, once the judge has answered: of an earlier one, where it said the same. */
  get told(): Recorder {
    if (this.#before !== undefined) return this.#before
    if (this.#what !== undefined) this.#into?.keep(this.#what, this.#how, this)
    return this
  }

  /** Takes nothing of it back but the reason: the judge failed. */
  fail(): void {
    this.#before = undefined
    this.#what = undefined
    this.reason('criterion.failed')
  }

  found(path: string): void {
    const before = this.#facts.derive(foundBefore)
    let fact = before.get(path)
    if (fact === undefined) {
      const value = valueAt(this.#facts.profile, path)
      if (value === undefined) return
      before.set(path, (fact = { path, value }))
    }
    if (!this.foundFacts.includes(fact)) this.foundFacts = added(this.foundFacts, fact)
  }

  missing(path: string): void {
    if (!this.missingFields.includes(path)) this.missingFields = added(this.missingFields, path)
  }

  derived(fact: DerivedFact): void {
    this.derivedFacts = added(this.derivedFacts, fact)
  }

  reference(fact: ReferenceFact): void {
    const same = (other: ReferenceFact): boolean => other.name === fact.name && other.locator === fact.locator
    if (!this.referenceFacts.some(same)) this.referenceFacts = added(this.referenceFacts, fact)
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

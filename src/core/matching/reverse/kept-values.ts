/**
 * What the index keeps of a profile: numbers of values that many profiles share. Each value is all that some conditions read,
 * on every test day from `floor` on, so that a condition is judged once for a value and not for each profile that has it.
 */
import { mainCandidates } from '../../criteria/activity-basis.ts'
import { plannedOf } from '../../criteria/investment-amount.ts'
import { kindOf } from '../../criteria/kinds.ts'
import type { ActivityFact } from '../../facts/activities-held.ts'
import { heldCodes } from '../../facts/activities-held.ts'
import type { PlainDate, Profile } from '../../facts/profile.ts'
import { lastDay } from '../../facts/day.ts'
import type { Facts } from '../facts.ts'
import { Dictionary } from './dictionary.ts'
import { Situations } from './situations.ts'

/** Of the profile's own codes: since when those that are kept are all that are held, and what else there is to know of them. */
export interface Standing {
  /** Test days before it are judged. */
  readonly from: PlainDate
  readonly known: 'unknown' | 'none' | 'some'
  /** Of some code it is not said since when it is held. */
  readonly undated: boolean
  /** Which code makes the largest revenue depends on the year. */
  readonly revenue: boolean
  /** Codes are planned. */
  readonly planned: boolean
}

export interface Plan {
  /** Undefined: no amount is planned. */
  readonly currency: string | undefined
  /** The amount is told by category, of which a call may count some. */
  readonly itemised: boolean
}

/** What is read by the conditions of one kind. */
export interface Read {
  /** All of the profile that they read. */
  readonly part: Partial<Profile>
  /** Days from which they may read something else. */
  readonly changes: readonly PlainDate[]
}

/** Kinds whose conditions read one value of a profile (`Kind.reads`). */
export const readKinds = ['size', 'age', 'legal_form', 'lifecycle'] as const
export type ReadKind = (typeof readKinds)[number]

/** A profile as numbers. */
export interface Kept {
  readonly situation: number
  readonly standing: number
  readonly main: number
  readonly plan: number
  readonly reads: Readonly<Record<ReadKind, number>>
  readonly activities: readonly number[]
  readonly attributes: readonly number[]
  /** In the currency of most plans. */
  readonly cents: number | undefined
}

/** Of sums in other currencies only the currency is kept. */
export const keptCurrency = 'EUR'

/** The values of all profiles, each once. */
export class Values {
  readonly floor: PlainDate
  readonly situations: Situations
  readonly standings = new Dictionary<Standing>()
  readonly activities = new Dictionary<ActivityFact>()
  /** Codes any of which may be the main one. */
  readonly mains = new Dictionary<readonly number[]>()
  /** Of each of them the code where it is one that is kept; else 0. */
  readonly onlyMain: number[] = [0]
  readonly plans = new Dictionary<Plan>()
  readonly attributes = new Dictionary<{ name: string; read: Read }>()
  readonly reads: Readonly<Record<ReadKind, Dictionary<Read>>> = {
    size: new Dictionary(),
    age: new Dictionary(),
    legal_form: new Dictionary(),
    lifecycle: new Dictionary(),
  }

  constructor(floor: PlainDate) {
    this.floor = floor
    this.situations = new Situations(floor)
  }

  get bytes(): number {
    const { situations, standings, activities, mains, plans, attributes, reads } = this
    const all = [situations, standings, activities, mains, plans, attributes, ...Object.values(reads)]
    return all.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  keep(facts: Facts): Kept {
    const held = heldCodes(facts.activities ?? [], lastDay, false)
    const from = held.from > this.floor ? held.from : ''
    const planned = facts.derive(plannedOf)
    const currency = planned?.currency
    const itemised = facts.profile.planned_investment?.categories?.some(({ amount }) => amount !== undefined) === true
    return {
      situation: this.situations.number(facts.places),
      standing: this.#standing(facts, held.sure, from),
      main: this.#main(held.sure),
      plan: this.plans.number(`${currency} ${itemised}`, () => ({ currency, itemised })),
      reads: {
        size: this.#read('size', facts),
        age: this.#read('age', facts),
        legal_form: this.#read('legal_form', facts),
        lifecycle: this.#read('lifecycle', facts),
      },
      activities: [...new Set(held.sure.map((code) => this.#activity(code)))],
      attributes: Object.entries(facts.profile.attributes ?? {}).map(([name, value]) => this.#attribute(name, value)),
      cents: currency === keptCurrency ? planned?.cents : undefined,
    }
  }

  #activity(code: ActivityFact): number {
    return this.activities.number(`${code.scheme} ${code.code}`, () => code)
  }

  #main(sure: readonly ActivityFact[]): number {
    const { activities } = mainCandidates(sure)
    const numbers = activities.map((code) => this.#activity(code))
    return this.mains.number(numbers.join(), () => {
      this.onlyMain.push(numbers.length === 1 ? (numbers[0] as number) : 0)
      return numbers
    })
  }

  #standing(facts: Facts, sure: readonly ActivityFact[], from: PlainDate): number {
    const standing: Standing = {
      from,
      known: facts.activities === undefined ? 'unknown' : sure.length === 0 ? 'none' : 'some',
      undated: sure.some(({ entry }) => entry.since === undefined),
      revenue: sure.length > 1 && sure.some(({ entry }) => entry.revenue !== undefined),
      planned: (facts.plannedActivities ?? []).length > 0,
    }
    return this.standings.number(JSON.stringify(standing), () => standing)
  }

  #attribute(name: string, value: unknown): number {
    return this.attributes.number(`${name} ${JSON.stringify(value)}`, () => ({
      name,
      read: { part: { attributes: { [name]: value } as NonNullable<Profile['attributes']> }, changes: [] },
    }))
  }

  #read(kind: ReadKind, facts: Facts): number {
    const reads = kindOf(kind)?.reads
    const part = reads?.part?.(facts)
    if (reads === undefined || part === undefined) return 0
    if (reads.changes === undefined) return this.reads[kind].number(JSON.stringify(part), () => ({ part, changes: [] }))
    let text = reads.of(facts, this.floor, '')
    let key = text
    const changes: PlainDate[] = []
    for (const day of reads.changes(facts).toSorted()) {
      const next = day > this.floor ? reads.of(facts, day, '') : text
      if (next === text) continue
      changes.push(day)
      key += ` ${day} ${next}`
      text = next
    }
    return this.reads[kind].number(key, () => ({ part, changes }))
  }
}

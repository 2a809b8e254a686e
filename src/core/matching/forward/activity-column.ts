/**
 * Conditions on activity codes, many at once: an index over the leaves of one classification tells which lists have a code.
 * How the codes of a business count (any, the main one, all of them; plans, where the call lets a code be registered
 * later) is the same as in `criteria/activity.ts`, said for all lists instead of one. `forward.test.ts` compares the two.
 */
import { largestCandidates, mainCandidates } from '../../criteria/activity-basis.ts'
import type { ActivityCriterion } from '../../criteria/criterion.ts'
import { lastClosedOf } from '../../facts/accounts.ts'
import type { ActivityFact } from '../../facts/activities-held.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Scheme } from '../../facts/scheme.ts'
import type { Leaf } from '../compile.ts'
import type { Facts } from '../facts.ts'
import { intersect, unite } from './bits.ts'
import type { IntervalIndex } from './intervals.ts'
import { fill, makeReading, readAny, readSpread, type Reading } from './reading.ts'

/** What the conditions of a column have in common: all but their lists. */
export interface ActivityFamily {
  readonly scheme: Scheme
  readonly role: ActivityCriterion['role']
  readonly basis: ActivityCriterion['basis']
  /** The call lets the code be registered later: a plan for it will do. */
  readonly plansDo: boolean
}

/** The family of a condition that the index can answer for; undefined: the judge has to be asked. */
export function activityFamily(leaf: Leaf): ActivityFamily | undefined {
  const { criterion } = leaf
  if (criterion.kind !== 'activity' || criterion.revenue_share_min !== undefined) return undefined
  const { role, basis, codes, held_by: heldBy } = criterion
  const event = criterion.at?.event ?? 'submission'
  // The test day or the day until which the code had to be held is not one of the day's own.
  if (heldBy?.event === 'fixed' || (event !== 'submission' && leaf.day === undefined)) return undefined
  const plansDo = heldBy !== undefined && (heldBy.event !== 'submission' || event === 'submission')
  return role === 'investment'
    ? { scheme: codes.scheme, role, basis: basis === 'all' ? 'all' : 'any', plansDo: false }
    : { scheme: codes.scheme, role, basis, plansDo }
}

/** Codes of which any counts, or which count together. */
interface Group {
  readonly how: 'any' | 'together' | 'all'
  readonly codes: readonly ActivityFact[]
}

/** The codes that answer on a day; two equal ones give the same answers. */
export interface ActivitySelection {
  readonly known: 'unknown' | 'not_met' | undefined
  /** One of the groups is enough. */
  readonly groups: readonly Group[]
  /** Codes that may have been held: with one of them in the list the answer is open. */
  readonly perhaps: readonly ActivityFact[]
  /** Nothing is certain, since it is not known which codes were held. */
  readonly undated: boolean
  /** Plans, where the groups are not met: undefined where plans do not count. */
  readonly planned: Group | undefined
  /** Without a plan a code that is held answers for it, and nothing else does. */
  readonly unplanned: readonly ActivityFact[] | undefined
}

const nothing: ActivitySelection = {
  known: undefined,
  groups: [],
  perhaps: [],
  undated: false,
  planned: undefined,
  unplanned: undefined,
}

/** Which codes of the business answer on a day; `past`: the day may lie before the codes' registration is known. */
export function selectActivities(
  family: ActivityFamily,
  facts: Facts,
  day: PlainDate,
  past: boolean,
): ActivitySelection {
  const { role, basis, plansDo } = family
  if (role === 'investment') return { ...nothing, ...plans(basis, facts, day) }
  if (facts.activities === undefined) return { ...nothing, known: 'unknown' }
  const { sure, perhaps } = facts.held(day, past)
  const later = plansDo ? plans(basis, facts, day) : {}
  if (basis === 'any') return { ...nothing, groups: [{ how: 'any', codes: sure }], perhaps, ...later }
  const all = perhaps.length === 0 ? sure : [...sure, ...perhaps]
  if (all.length === 0) return { ...nothing, known: 'not_met', ...later }
  const undated = perhaps.length > 0
  if (basis === 'all') return { ...nothing, groups: [{ how: 'all', codes: sure }], undated, ...later }
  if (undated) return { ...nothing, known: 'unknown' }
  const groups: Group[] = []
  if (basis !== 'largest_revenue') groups.push({ how: 'together', codes: mainCandidates(all).activities })
  if (basis !== 'main')
    groups.push({ how: 'together', codes: largestCandidates(all, lastClosedOf(facts.profile, day)).activities })
  return { ...nothing, groups, ...later }
}

function plans(
  basis: ActivityCriterion['basis'],
  facts: Facts,
  day: PlainDate,
): Pick<ActivitySelection, 'planned' | 'unplanned'> {
  const planned = facts.plannedActivities
  return planned === undefined || planned.length === 0
    ? { planned: undefined, unplanned: facts.held(day, false).sure }
    : { planned: { how: basis === 'all' ? 'all' : 'any', codes: planned }, unplanned: undefined }
}

/** Until a code begins or ends; which one makes the most revenue may change with every year. */
export function steadyActivities({ basis }: ActivityFamily, facts: Facts, today: PlainDate): PlainDate {
  const byRevenue = basis === 'largest_revenue' || basis === 'main_or_largest_revenue'
  return byRevenue ? today : facts.held(today, false).to
}

const sameCodes = (a: readonly ActivityFact[] | undefined, b: readonly ActivityFact[] | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.length === b.length && a.every((code, i) => code === b[i]))

export function sameActivities(a: ActivitySelection, b: ActivitySelection): boolean {
  return (
    a.known === b.known &&
    a.undated === b.undated &&
    a.groups.length === b.groups.length &&
    a.groups.every((group, i) => sameCodes(group.codes, b.groups[i]?.codes)) &&
    sameCodes(a.perhaps, b.perhaps) &&
    sameCodes(a.planned?.codes, b.planned?.codes) &&
    sameCodes(a.unplanned, b.unplanned)
  )
}

/** Answers all lists of an index at once. */
export class ActivityReader {
  readonly #family: ActivityFamily
  readonly #index: IntervalIndex
  readonly #one: Reading
  readonly #group: Reading
  readonly #ids: number[] = []

  constructor(family: ActivityFamily, index: IntervalIndex, words: number) {
    this.#family = family
    this.#index = index
    this.#one = makeReading(words)
    this.#group = makeReading(words)
  }

  read(selection: ActivitySelection, into: Reading): void {
    const codes = exactly(selection)
    if (codes !== undefined && this.#readExactly(codes, into)) return
    const { known, groups, perhaps, undated, planned, unplanned } = selection
    fill(into, known ?? 'not_met')
    for (const group of groups) {
      this.#readGroup(group)
      unite(into.possible, this.#group.possible)
      unite(into.certain, this.#group.certain)
    }
    for (const code of perhaps) {
      this.#readCode(code)
      unite(into.possible, this.#one.possible)
    }
    if (undated) into.certain.fill(0)
    if (planned !== undefined) {
      this.#readGroup(planned)
      this.#orPlanned(into)
    } else if (unplanned !== undefined) {
      this.#readGroup({ how: 'any', codes: unplanned })
      this.#group.possible.fill(0xffffffff)
      this.#orPlanned(into)
    }
  }

  /** Where each code is one of the list's scheme, any of them being in the list decides. */
  #readExactly(codes: readonly ActivityFact[], into: Reading): boolean {
    const { scheme } = this.#family
    for (const code of codes) {
      const { ids, status } = code.in(scheme)
      if (ids.length > 1 || (ids.length === 0 && !status)) return false
    }
    const ids = this.#ids
    ids.length = 0
    for (const code of codes) {
      const id = code.in(scheme).ids[0]
      // A status that is no code of the scheme is in no list.
      if (id !== undefined) ids.push(id)
    }
    readAny(this.#index, ids, into)
    return true
  }

  /** A plan answers for whoever is certainly not met without it. */
  #orPlanned({ possible, certain }: Reading): void {
    const plan = this.#group
    for (let i = 0; i < possible.length; i += 1) {
      certain[i] = (certain[i] as number) | ((plan.certain[i] as number) & ~(possible[i] as number))
      possible[i] = (possible[i] as number) | (plan.possible[i] as number)
    }
  }

  #readGroup({ how, codes }: Group): void {
    const group = this.#group
    const one = this.#one
    // Of no code at all: none is in the list, all are; of several one of which counts nothing is known.
    fill(
      group,
      codes.length > 0
        ? how === 'any'
          ? 'not_met'
          : 'met'
        : how === 'any'
          ? 'not_met'
          : how === 'all'
            ? 'met'
            : 'unknown',
    )
    if (how === 'together' && codes.length > 0) group.possible.fill(0)
    for (const code of codes) {
      this.#readCode(code)
      if (how === 'all') intersect(group.possible, one.possible)
      else unite(group.possible, one.possible)
      if (how === 'any') unite(group.certain, one.certain)
      else intersect(group.certain, one.certain)
    }
  }

  /** A code that may be several of the list's scheme is certainly in it only where all of them are. */
  #readCode(code: ActivityFact): void {
    const { ids, status } = code.in(this.#family.scheme)
    const one = this.#one
    const [first] = ids
    if (first === undefined) {
      fill(one, status ? 'not_met' : 'unknown')
      return
    }
    readSpread(this.#index, ids, one)
  }
}

/** The codes any of which decides, where nothing but the codes held on the day has to be asked. */
function exactly(selection: ActivitySelection): readonly ActivityFact[] | undefined {
  const { known, groups, perhaps, undated, planned, unplanned } = selection
  if (known !== undefined || perhaps.length > 0 || undated) return undefined
  if (planned !== undefined || unplanned !== undefined || groups.length === 0) return undefined
  const [first] = groups
  if (groups.length === 1 && first !== undefined && (first.how === 'any' || first.codes.length === 1))
    return first.codes
  // One code alone counts the same in any company.
  return groups.every(({ codes }) => codes.length === 1) ? groups.flatMap(({ codes }) => codes) : undefined
}

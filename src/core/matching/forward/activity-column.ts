/**
 * Conditions on activity codes, many at once: an index over the leaves of one classification tells which lists have a code.
 * How the codes of a business count (any, the main one, all of them; plans, where the call lets a code be registered
 * later) is the same as in `criteria/activity.ts`, said for all lists instead of one. `forward.test.ts` compares the two.
 */
import { largestCandidates, mainCandidates } from '../../criteria/activity-basis.ts'
import type { ActivityCriterion } from '../../criteria/criterion.ts'
import { lastClosedOf } from '../../facts/accounts.ts'
import type { ActivityFact } from '../../facts/activities-held.ts'
import type { CompiledCodeSet } from '../../facts/activity-membership.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Scheme } from '../../facts/scheme.ts'
import type { Leaf } from '../compile.ts'
import type { Facts } from '../facts.ts'
import { bitsIn, intersect, unite } from './bits.ts'
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

/** Codes for each run of codes, below which a list is one of single codes: it stands in another column than lists of branches. */
const fewCodes = 4

/** Whether a list is of single codes rather than of branches. */
export function isScattered({ bits, size }: CompiledCodeSet): boolean {
  let runs = 0
  let before = 0
  for (let i = 0; i < bits.length; i += 1) {
    const word = bits[i] as number
    runs += bitsIn(word & ~((word << 1) | (before >>> 31)))
    before = word
  }
  return size < runs * fewCodes
}

/** Codes of which any counts, or which count together. */
interface Group {
  readonly how: 'any' | 'together' | 'all'
  readonly codes: readonly ActivityFact[]
}

/** The codes that answer on a day; two equal ones give the same answers. */
export interface ActivitySelection {
  /** Where nothing is open: the numbers of the codes any of which decides. */
  readonly exact: readonly number[] | undefined
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
  /** Until then the same codes answer, where that is known at once; else the day itself. */
  readonly until: PlainDate
}

type Codes = Omit<ActivitySelection, 'exact' | 'until'>

const nothing: Codes = {
  known: undefined,
  groups: [],
  perhaps: [],
  undated: false,
  planned: undefined,
  unplanned: undefined,
}

/** Which codes of a business answer the conditions of a family; several columns ask for the same. */
export class ActivityChoice {
  readonly family: ActivityFamily
  readonly #last = (): { day: PlainDate; past: boolean; selection: ActivitySelection | undefined } => ({
    day: '',
    past: false,
    selection: undefined,
  })

  constructor(family: ActivityFamily) {
    this.family = family
  }

  /** `past`: the day may lie before the codes' registration is known. */
  select(facts: Facts, day: PlainDate, past: boolean): ActivitySelection {
    const last = facts.derive(this.#last)
    if (last.selection !== undefined && last.day === day && last.past === past) return last.selection
    const codes = selectCodes(this.family, facts, day, past)
    last.day = day
    last.past = past
    return (last.selection = {
      ...codes,
      exact: exactly(codes, this.family.scheme),
      until: steadyActivities(this.family, facts, day),
    })
  }
}

function selectCodes(family: ActivityFamily, facts: Facts, day: PlainDate, past: boolean): Codes {
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
function steadyActivities({ basis }: ActivityFamily, facts: Facts, today: PlainDate): PlainDate {
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
  readonly #scheme: Scheme
  readonly #index: IntervalIndex
  readonly #one: Reading
  readonly #group: Reading

  constructor(scheme: Scheme, index: IntervalIndex, words: number) {
    this.#scheme = scheme
    this.#index = index
    this.#one = makeReading(words, index.states)
    this.#group = makeReading(words, index.states)
  }

  read({ exact, known, groups, perhaps, undated, planned, unplanned }: ActivitySelection, into: Reading): void {
    if (exact !== undefined) {
      readAny(this.#index, exact, into)
      return
    }
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
    const { ids, status } = code.in(this.#scheme)
    const one = this.#one
    const [first] = ids
    if (first === undefined) {
      fill(one, status ? 'not_met' : 'unknown')
      return
    }
    readSpread(this.#index, ids, one)
  }
}

/** The codes any of which decides, where nothing but the codes held on the day has to be asked and each is one of the scheme. */
function exactly(codes: Codes, scheme: Scheme): number[] | undefined {
  const { known, groups, perhaps, undated, planned, unplanned } = codes
  if (known !== undefined || perhaps.length > 0 || undated) return undefined
  if (planned !== undefined || unplanned !== undefined || groups.length === 0) return undefined
  const ids: number[] = []
  for (const group of groups) {
    // One code alone counts the same in any company.
    if (group.codes.length !== 1 && (groups.length > 1 || group.how !== 'any')) return undefined
    for (const code of group.codes) {
      const { ids: own, status } = code.in(scheme)
      const [id] = own
      if (own.length > 1 || (id === undefined && !status)) return undefined
      // A status that is no code of the scheme is in no list.
      if (id !== undefined) ids.push(id)
    }
  }
  return ids
}

import type { DeMinimisCriterion } from '../criteria/criterion.ts'
import { awardDayOf } from '../facts/award-day.ts'
import { sharedRoom } from '../facts/ledger.ts'
import type { Prospect } from '../facts/ledger.ts'
import { togetherAtMost } from '../facts/cumulation.ts'
import type { AidForCosts, CumulationRule } from '../facts/cumulation.ts'
import { toCents } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { ExclusiveGroup, Programme } from '../facts/programme.ts'
import { bestSet } from './best-set.ts'
import type { Candidate, Limit } from './best-set.ts'
import type { CompiledProgramme } from './compile.ts'
import { partsOf } from './estimate-cost.ts'
import { selfId, type Facts } from './facts.ts'
import { deMinimisBasis, grantingState } from './legal-basis.ts'
import type { Estimate } from './result.ts'

/** A match that could be applied for, with the aid that is expected of it. */
export interface Applicable {
  compiled: CompiledProgramme
  estimate: Estimate
}

/** Two matches that exclude or limit each other. */
export interface PairRule {
  a: number
  b: number
  /** `exclusive_group`: the calls say so; the others are about the same costs. */
  rule: 'exclusive_group' | CumulationRule
  exclusive: boolean
  /** Cents of both together, where they only limit each other. */
  together?: number
  group?: ExclusiveGroup
  /** Which costs are the same is not told by category: all of the plan is taken as shared. */
  assumed: boolean
}

export interface Compatible {
  /** Expected aid in cents, as far as it is known; 0: unknown, and never in the set. */
  expected: number[]
  taken: number[]
  total: number
  exact: boolean
  pairs: PairRule[]
  /** De minimis ceilings that the candidates share, and what they leave for them. */
  rooms: { members: number[]; cents: number; reference: { name: string; locator?: string; url?: string } }[]
}

/** Which of these matches exclude or limit each other, and the set of them with the most expected aid. */
export function compatibleSet(applicable: readonly Applicable[], facts: Facts, day: PlainDate): Compatible {
  const expected = applicable.map(({ estimate }) => centsOf(estimate))
  const prospects = applicable.map(({ compiled }) => prospectOf(compiled.programme, day))
  const pairs = pairsOf(applicable, facts, expected)
  const own = selfId(facts)
  const slugs = new Set(applicable.map(({ compiled }) => compiled.programme.slug))
  const held = facts.reservations.filter((each) => each.profileId !== own || !slugs.has(each.programme))
  const rooms = sharedRoom(facts.profile, prospects, facts.related, held)
  const limits: Limit[] = [
    ...rooms,
    ...pairs.flatMap(({ a, b, together }): Limit[] =>
      together === undefined ? [] : [{ members: [a, b], cents: together, beside: true }],
    ),
  ]
  // Those that may be lowered are filled by the day of award.
  const order = prospects
    .map((prospect, i) => ({ i, on: prospect?.awardOn ?? day }))
    .toSorted((x, y) => (x.on === y.on ? x.i - y.i : x.on < y.on ? -1 : 1))
    .map(({ i }) => i)
  const place = new Map(order.map((i, at) => [i, at]))
  const at = (i: number): number => place.get(i) ?? i
  const found = bestSet(
    order.map((i) => candidateOf(applicable[i], expected[i] ?? 0)),
    pairs.flatMap(({ a, b, exclusive }): [number, number][] => (exclusive ? [[at(a), at(b)]] : [])),
    limits.map((limit) => ({ ...limit, members: limit.members.map(at) })),
  )
  return {
    expected,
    taken: applicable.map((_, i) => found.taken[at(i)] ?? 0),
    total: found.total,
    exact: found.exact,
    pairs,
    rooms: rooms.map(({ members, cents, rule }) => ({ members, cents, reference: rule.reference })),
  }
}

function centsOf({ amount, max }: Estimate): number {
  const expected = amount ?? max
  return expected?.currency === 'EUR' ? toCents(expected) : 0
}

/** The call says what becomes of an excess: only one that reduces can take less than is expected. */
function candidateOf(applicable: Applicable | undefined, cents: number): Candidate {
  const rule = applicable?.compiled.leaves
    .map(({ criterion }) => criterion)
    .find((one): one is DeMinimisCriterion => one.kind === 'de_minimis')
  if (rule?.on_excess !== 'reduce') return { cents }
  const least = applicable?.compiled.programme.funding.min_subsidy
  return { cents, least: Math.min(cents, Math.max(1, least === undefined ? 1 : toCents(least))) }
}

function prospectOf(programme: Programme, day: PlainDate): Prospect | undefined {
  const basis = deMinimisBasis(programme)
  const memberState = grantingState(programme)
  if (basis === undefined || memberState === undefined) return undefined
  return { regulation: basis.regulation, memberState, awardOn: awardDayOf(programme, day) }
}

function pairsOf(applicable: readonly Applicable[], facts: Facts, expected: readonly number[]): PairRule[] {
  const costs = costsOf(facts)
  const pairs: PairRule[] = []
  applicable.forEach(({ compiled: { programme: one } }, a) => {
    applicable.slice(a + 1).forEach(({ compiled: { programme: other } }, after) => {
      const pair = pairOf({ a, b: a + 1 + after }, one, other, costs, expected)
      if (pair !== undefined) pairs.push(pair)
    })
  })
  return pairs
}

/** The plan's costs by category in cents; `undefined`: the part without one. */
type Costs = readonly { category: string | undefined; planned: number }[]

const costsOf = ({ profile }: Facts): Costs => partsOf(profile.planned_investment, 'EUR') ?? []

const paysFor = ({ eligible_costs: costs = [] }: Programme, category: string | undefined): boolean =>
  costs.length === 0 || category === undefined || costs.some((cost) => cost.category === category)

function pairOf(
  place: { a: number; b: number },
  one: Programme,
  other: Programme,
  costs: Costs,
  expected: readonly number[],
): PairRule | undefined {
  const group = one.exclusive?.find((mine) => other.exclusive?.some((theirs) => theirs.group === mine.group))
  if (group !== undefined) return { ...place, rule: 'exclusive_group', exclusive: true, group, assumed: false }
  const shared = costs.filter(({ category }) => paysFor(one, category) && paysFor(other, category))
  const cents = shared.reduce((sum, { planned }) => sum + planned, 0)
  if (cents === 0) return undefined
  const assumed = shared.some(({ category }) => category === undefined)
  const found = togetherAtMost(aidFor(one), aidFor(other), cents)
  if (found.exclusive) return { ...place, rule: found.rule, exclusive: true, assumed }
  // What each gives for costs of its own is beside the limit.
  const beside = (programme: Programme, i: number): number => {
    const own = costs
      .filter(({ category }) => paysFor(programme, category))
      .reduce((sum, { planned }) => sum + planned, 0)
    return own === 0 ? 0 : Math.floor(((expected[i] ?? 0) * (own - cents)) / own)
  }
  const together = found.cents + beside(one, place.a) + beside(other, place.b)
  if ((expected[place.a] ?? 0) + (expected[place.b] ?? 0) <= together) return undefined
  return { ...place, rule: found.rule, exclusive: false, together, assumed }
}

/** How a call's aid stands to other aid for the same costs. */
export function aidFor({ legal_basis: bases = [], cumulation, funding, union_fund: union }: Programme): AidForCosts {
  const isDeMinimis = deMinimisBasis({ legal_basis: bases }) !== undefined
  const exempted = bases.some(({ regime }) => regime === 'gber_651_2014' || regime === 'notified')
  const rates = (funding.intensity ?? []).map(({ percent }) => percent)
  const points = (funding.bonuses ?? []).reduce((sum, { percent }) => sum + percent, 0)
  const highest =
    rates.length === 0 ? undefined : Math.min(100, funding.max_intensity_percent ?? 100, Math.max(...rates) + points)
  return {
    basis: isDeMinimis ? 'de_minimis' : exempted ? 'exempted' : 'other',
    maxPercent: cumulation?.max_percent ?? (isDeMinimis ? undefined : highest),
    exclusive: cumulation?.same_costs === 'exclusive',
    unionFund: union === true,
  }
}

/** What a second aid for the same costs may still be, beside one that is given. Cents. */
export function secondAtMost(
  first: { aid: AidForCosts; cents: number },
  second: { aid: AidForCosts; asked: number },
  sharedCents: number,
): number {
  const found = togetherAtMost(first.aid, second.aid, sharedCents)
  return Math.max(0, Math.min(second.asked, found.cents - first.cents))
}

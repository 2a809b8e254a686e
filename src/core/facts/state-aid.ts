import { dayInYear, addMonths, nextDay, yearOf } from './day.ts'
import { linkedWith, readGraph } from './group.ts'
import type { Enterprise, Graph } from './group.ts'
import { percentOf, toCents } from './money.ts'
import type { AidTerms, DeMinimisAid, DeMinimisRegulation, PlainDate, Predecessor, Profile } from './profile.ts'
import {
  deMinimisRules,
  equivalentBases,
  equivalentConditions,
  fisheryRegisterStates,
  fisheryWithRegister,
  inForce,
  jointCeilings,
} from './state-aid-data.ts'
import type { Dated, DeMinimisRule } from './state-aid-data.ts'

export interface DeMinimisQuery {
  regulation: DeMinimisRegulation
  /** The Member State that would grant; `EL` and `GR` are the same. */
  memberState: string
  /** The expected day of award: ceilings and the window are taken at it. */
  awardOn: PlainDate
  /** Links through natural persons count. Practice differs; not counted unless the call says so. */
  countPersons?: boolean
  /** The Member State keeps a central register of fishery aid (Reg. 717/2014 art. 3(3a)); absent: as far as we know. */
  centralRegister?: boolean
}

/** Aid that counts, or is reserved, at the award. */
export interface CountedAid {
  path: string
  aid: DeMinimisAid
  cents: number
  countsUntil: PlainDate
}

/** De minimis aid of a single undertaking at a day; amounts in cents. */
export interface DeMinimisState {
  /** The business and everybody joined with it by control; paths into the profile, empty for itself. */
  undertaking: { path: string; name: string | undefined }[]
  ceiling: number
  /** Granted in the window, as far as known, under the regulations that share the ceiling. */
  used: number
  /** Pending applications: not aid yet, but promised room. */
  reserved: number
  /** What is left, never below zero. `hi` if nothing more than what is told was granted, `lo` if all that is possible was. */
  headroom: { lo: number; hi: number }
  /** The ceiling that leaves the least. */
  binding: Dated<DeMinimisRule>
  counted: CountedAid[]
  pending: CountedAid[]
  /** JSON pointers that would make the headroom exact. */
  missing: string[]
  /** Nobody said whether there are related enterprises: none are assumed. */
  assumesNoRelations: boolean
  /** Enterprises joined only through a person, left out by default: to be confirmed. */
  throughPersons: { path: string; name: string | undefined }[]
  /** The last day on which something that counts today still counts; from the next day on there is more room. */
  nextRelease: PlainDate | undefined
}

export const sameState = (a: string, b: string): boolean =>
  a === b || ((a === 'GR' || a === 'EL') && (b === 'GR' || b === 'EL'))

function ruleOf(
  regulation: DeMinimisRegulation,
  memberState: string,
  day: PlainDate,
  register: boolean | undefined,
): Dated<DeMinimisRule> {
  const rule = inForce(deMinimisRules[regulation], day)
  const kept = register ?? fisheryRegisterStates.some((state) => sameState(state, memberState))
  if (regulation !== 'fishery_717_2014' || !kept) return rule
  const higher = inForce(fisheryWithRegister, day)
  return higher.from <= day
    ? { ...rule, value: { ...rule.value, ceiling: higher.value.ceiling }, reference: higher.reference }
    : rule
}

/**
 * The last day on which aid counts. Rolling: the same day three years later, that day included: a period that runs from an
 * event leaves its day out and ends with the same date of the last year (Reg. 1182/71 art. 3(1), (2)(c)), so an award exactly
 * three years after a grant still falls inside. Fiscal years: the end of the second one after the grant's.
 */
export function countsUntil(grantedOn: PlainDate, window: DeMinimisRule['window'], fiscalYearEnd: string): PlainDate {
  if (window === 'rolling') return addMonths(grantedOn, 36)
  const year = yearOf(grantedOn)
  return dayInYear((grantedOn <= dayInYear(year, fiscalYearEnd) ? year : year + 1) + 2, fiscalYearEnd)
}

/** Aid that an enterprise of the undertaking bears; of a predecessor that split, the part that came with it. */
export interface BorneAid {
  path: string
  /** Position in the graph of the enterprise that bears it. */
  node: number
  aid: DeMinimisAid
  /** Cents that count, if any do; undefined for an amount in another currency. */
  cents: number | undefined
  /** Came by a merger or a split. */
  through?: Predecessor
}

interface Ledger {
  entries: BorneAid[]
  missing: string[]
}

/** An amount in another currency is converted at the grant's rate, which a profile does not tell. */
const centsOf = ({ amount }: DeMinimisAid): number | undefined =>
  amount.currency === 'EUR' ? toCents(amount) : undefined

/**
 * A split's aid goes with the activity it was used for; where that is not told, by the book value of the equity
 * (Reg. 2023/2831 art. 3(9)). Without told values all of it counts: the careful reading until somebody allocates it.
 */
function allocated(aid: DeMinimisAid, predecessor: Predecessor): number | undefined {
  const cents = centsOf(aid)
  if (cents === undefined || predecessor.kind === 'merger' || aid.taken_over === true) return cents
  if (aid.taken_over === false) return 0
  const { equity } = predecessor
  const values = equity === undefined ? [] : [equity.own, ...equity.others]
  if (values.some(({ currency }) => currency !== values[0]?.currency)) return cents
  const weights = values.map(toCents)
  return weights.every((weight) => weight === 0) ? cents : allocate(cents, weights)[0]
}

/** All aid of these enterprises, and of those they go back to, as it was granted up to the merger or split. */
export function borneAid(nodes: Iterable<number>, graph: Graph): Ledger {
  const ledger: Ledger = { entries: [], missing: [] }
  for (const i of nodes) {
    const node = graph.nodes[i]
    if (node === undefined) continue
    const list = node.holder?.de_minimis_aid
    if (list === undefined) ledger.missing.push(node.holder === undefined ? node.path : `${node.path}/de_minimis_aid`)
    list?.forEach((aid, at) =>
      ledger.entries.push({ path: `${node.path}/de_minimis_aid/${at}`, node: i, aid, cents: centsOf(aid) }),
    )
    node.holder?.predecessors?.forEach((predecessor, p) => {
      const path = `${node.path}/predecessors/${p}/de_minimis_aid`
      if (predecessor.de_minimis_aid === undefined) ledger.missing.push(path)
      predecessor.de_minimis_aid?.forEach((aid, at) => {
        if (aid.granted_on > predecessor.on) return
        ledger.entries.push({
          path: `${path}/${at}`,
          node: i,
          aid,
          cents: allocated(aid, predecessor),
          through: predecessor,
        })
      })
    })
  }
  return ledger
}

/** A ceiling, and the regulations whose aid it takes in. */
export interface SharedCeiling {
  rule: Dated<DeMinimisRule>
  regulations: readonly DeMinimisRegulation[]
}

/** The ceilings an award has to fit under: its regulation's own, and those it shares (Reg. 2023/2831 art. 5). */
export function ceilingsFor(query: DeMinimisQuery): SharedCeiling[] {
  const { regulation, memberState, awardOn, centralRegister: register } = query
  const isGeneral = regulation === 'general_2023_2831' || regulation === 'general_1407_2013'
  const own: readonly DeMinimisRegulation[] = isGeneral ? ['general_2023_2831', 'general_1407_2013'] : [regulation]
  const joint = jointCeilings.filter((ceiling) => ceiling.regulations.includes(regulation))
  return [
    ...joint.map((ceiling) => ({
      rule: ruleOf(ceiling.of, memberState, awardOn, register),
      regulations: ceiling.regulations,
    })),
    { rule: ruleOf(regulation, memberState, awardOn, register), regulations: own },
  ]
}

function count(
  ledger: Ledger,
  status: DeMinimisAid['status'],
  regulations: readonly DeMinimisRegulation[],
  rule: DeMinimisRule,
  query: DeMinimisQuery,
  end: string,
): { counted: CountedAid[]; unreadable: string[] } {
  const counted: CountedAid[] = []
  const unreadable: string[] = []
  for (const { path, aid, cents } of ledger.entries) {
    if (
      aid.status !== status ||
      !sameState(aid.member_state, query.memberState) ||
      !regulations.includes(aid.regulation)
    )
      continue
    const until = countsUntil(aid.granted_on, rule.window, end)
    if (status === 'granted' && (aid.granted_on > query.awardOn || until < query.awardOn)) continue
    if (cents === undefined) unreadable.push(`${path}/amount`)
    else if (cents > 0) counted.push({ path, aid, cents, countsUntil: until })
  }
  return { counted, unreadable }
}

const sum = (list: readonly CountedAid[]): number => list.reduce((total, entry) => total + entry.cents, 0)

interface Room {
  used: number
  hi: number
  rule: Dated<DeMinimisRule>
  counted: CountedAid[]
  pending: CountedAid[]
  unreadable: string[]
}

/** The tightest ceiling; `used` is measured by the first one, which the regulation shares or owns. */
function roomIn(ledger: Ledger, query: DeMinimisQuery, end: string): Room {
  const rooms = ceilingsFor(query).map(({ rule, regulations }) => {
    const { counted, unreadable } = count(ledger, 'granted', regulations, rule.value, query, end)
    const { counted: pending } = count(ledger, 'pending', regulations, rule.value, query, end)
    const used = sum(counted)
    return { used, hi: Math.max(0, rule.value.ceiling - used), rule, counted, pending, unreadable }
  })
  return rooms.reduce((least, room) => (room.hi < least.hi ? room : least))
}

/**
 * What is left of the de minimis ceiling for a new award (Regulation (EU) 2023/2831 art. 3(2), 5; and its sisters): aid counts
 * when granted, by Member State, for the whole single undertaking (art. 2(2)), which is walked through foreign parents.
 * Aid under Regulation 1407/2013 still counts; repaid and withdrawn aid does not; pending aid is shown as reserved.
 */
export function deMinimisState(
  profile: Profile,
  query: DeMinimisQuery,
  related: ReadonlyMap<string, Profile> = new Map(),
): DeMinimisState {
  const graph = readGraph(profile, related)
  const persons = query.countPersons === true ? 'always' : 'never'
  const certain = linkedWith(graph, 0, 'least', persons)
  const possible = linkedWith(graph, 0, 'most', persons)
  const end = profile.fiscal_year_end ?? '12-31'
  const told = borneAid(certain, graph)
  const least = roomIn(told, query, end)
  const maybe = borneAid(possible, graph)
  const most = roomIn(maybe, query, end)
  const uncertain = [...possible].filter((node) => !certain.has(node))
  const missing = [
    ...told.missing,
    ...least.unreadable,
    ...uncertain.map((node) => `${graph.nodes[node]?.path ?? ''}/control`),
  ]
  const here = (nodes: Iterable<number>): { path: string; name: string | undefined }[] =>
    [...nodes].flatMap((i) => pick(graph.nodes[i]))
  const throughPersons =
    persons === 'always' ? [] : here([...linkedWith(graph, 0, 'most', 'always')].filter((node) => !possible.has(node)))
  const open = maybe.missing.length > 0 || most.unreadable.length > 0
  return {
    undertaking: here(certain),
    ceiling: least.rule.value.ceiling,
    used: least.used,
    reserved: sum(least.pending),
    headroom: { lo: open ? 0 : most.hi, hi: least.hi },
    binding: least.rule,
    counted: least.counted,
    pending: least.pending,
    missing,
    assumesNoRelations: !graph.told,
    throughPersons,
    nextRelease: least.counted.map((entry) => entry.countsUntil).toSorted()[0],
  }
}

function pick(node: Enterprise | undefined): { path: string; name: string | undefined }[] {
  return node === undefined ? [] : [{ path: node.path, name: node.name }]
}

/**
 * The first day from the award on which `needed` cents fit, by the aid known today; undefined when it is more than the ceiling.
 */
export function freesUpAt(
  profile: Profile,
  query: DeMinimisQuery,
  needed: number,
  related: ReadonlyMap<string, Profile> = new Map(),
): PlainDate | undefined {
  let day = query.awardOn
  for (;;) {
    const state = deMinimisState(profile, { ...query, awardOn: day }, related)
    if (state.headroom.hi >= needed) return day
    if (state.nextRelease === undefined) return undefined
    day = nextDay(state.nextRelease)
  }
}

/**
 * Gross grant equivalent of a loan or a guaranteed amount, in cents, rounded up: the share of the ceiling that its amount and
 * duration use (Reg. 2023/2831 art. 4(3)(b), (6)(b)); undefined where they are beyond what the article covers.
 */
export function grossGrantEquivalent(
  kind: 'loan' | 'guarantee',
  amount: number,
  years: number,
  ceiling: number,
): number | undefined {
  const base = equivalentBases[kind].find((row) => years <= row.years)
  if (base === undefined || amount > base.ceilings * ceiling || amount < 0 || years <= 0) return undefined
  return Math.ceil((amount * years) / (base.ceilings * base.years) - 1e-9)
}

/** Why article 4 gives no equivalent, so that the granting authority's own figure is needed. */
export type NoEquivalent =
  | 'other_currency'
  | 'insolvent'
  | 'rating'
  | 'collateral_unknown'
  | 'collateral'
  | 'cover_unknown'
  | 'cover'
  | 'term'
  | 'amount'

/** What an entry's terms make of it, in cents, or why they make nothing (Reg. 2023/2831 art. 4(3), (6), and its sisters). */
export function equivalentOf(
  terms: AidTerms,
  regulation: DeMinimisRegulation,
  grantedOn: PlainDate,
): number | NoEquivalent {
  const closed = closedBy(terms)
  if (closed !== undefined) return closed
  const { kind, years } = terms
  if (equivalentBases[kind].every((row) => years > row.years)) return 'term'
  const { ceiling } = inForce(deMinimisRules[regulation], grantedOn).value
  const loan = toCents(terms.principal)
  const amount = kind === 'guarantee' ? percentOf(loan, terms.covered_percent ?? 0) : loan
  return grossGrantEquivalent(kind, amount, years, ceiling) ?? 'amount'
}

function closedBy(terms: AidTerms): NoEquivalent | undefined {
  const { kind, collateral_percent: collateral, covered_percent: covered } = terms
  if (terms.principal.currency !== 'EUR') return 'other_currency'
  if (terms.insolvent === true) return 'insolvent'
  if (terms.rated_below_b_minus === true) return 'rating'
  if (kind === 'loan') {
    if (collateral === undefined) return 'collateral_unknown'
    return collateral < equivalentConditions.collateral ? 'collateral' : undefined
  }
  if (covered === undefined) return 'cover_unknown'
  return covered > equivalentConditions.cover ? 'cover' : undefined
}

/**
 * An amount shared out by weights in whole cents: rounded down, and what is left goes to the largest remainders, so that the
 * parts add up. Equal remainders: the greater weight first.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, i) => {
    const product = BigInt(cents) * BigInt(weight)
    return { i, weight, share: Number(product / whole), rest: product % whole }
  })
  const left = cents - parts.reduce((sum, { share }) => sum + share, 0)
  const order = parts.toSorted((a, b) => (a.rest === b.rest ? b.weight - a.weight : a.rest > b.rest ? -1 : 1))
  for (const part of order.slice(0, left)) part.share += 1
  return parts.map(({ share }) => share)
}

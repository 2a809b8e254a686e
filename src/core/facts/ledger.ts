import { nextDay } from './day.ts'
import { linkedWith, readGraph } from './group.ts'
import type { Graph } from './group.ts'
import type { DeMinimisAid, DeMinimisRegulation, PlainDate, Profile } from './profile.ts'
import { borneAid, ceilingsFor, countsUntil, deMinimisState, sameState } from './state-aid.ts'
import { deMinimisRules } from './state-aid-data.ts'
import type { BorneAid, DeMinimisQuery, DeMinimisState, SharedCeiling } from './state-aid.ts'

/** Room that an application holds until it is decided: from a decision of the account, not from the profile. */
export interface Reservation {
  /** The profile that applied. */
  profileId: string
  programme: string
  matchId: string
  regulation: DeMinimisRegulation
  memberState: string
  /** Cents; undefined: neither the application nor the estimate tells an amount. */
  cents: number | undefined
  expectedOn: PlainDate
  stage: string
  /** Of the application: an aid entry with it as `reference` takes the reservation's place. */
  number?: string
}

/** What becomes of an entry when headroom is counted. */
export type Counts =
  | 'counted'
  | 'reserved'
  | 'expired'
  | 'not_yet'
  | 'not_aid'
  | 'other_member_state'
  | 'other_currency'
  | 'before_split'

/** Aid with the enterprise that bears it. */
export interface HeldAid extends BorneAid {
  holder: { id: string | undefined; name: string | undefined }
}

export interface LedgerEntry extends HeldAid {
  counts: Counts
  /** The last day on which it counts, by the longest window of the ceilings that take it in. */
  countsUntil: PlainDate
}

export interface LedgerMember {
  path: string
  id: string | undefined
  name: string | undefined
  link: 'self' | 'control' | 'possible' | 'through_person'
}

/** A day on which room comes back. */
export interface Release {
  on: PlainDate
  /** Cents that are free from this day on, if nothing else is granted. */
  headroom: number
}

/** The account of one regulation at one award day; amounts in cents. */
export interface RegulationAccount {
  regulation: DeMinimisRegulation
  state: DeMinimisState
  /** Reservations that hold room under the same ceilings. */
  reserved: number
  /** A reservation of unknown amount is among them. */
  reservedOpen: boolean
  /**
   * What a new award could take on this day so that no three years pass the ceiling even if every reservation is granted when
   * it is expected; `lo` if all that is unknown was granted.
   */
  available: { lo: number; hi: number }
  releases: Release[]
  /** The first day from the award on which the amount asked for is available whatever the missing facts are; absent: none. */
  freesUpAt?: PlainDate
  /** The first day on which it is if all that is unknown takes no room: not before this one; absent: more than the ceiling. */
  mayFreeUpAt?: PlainDate
}

export interface DeMinimisLedger {
  members: LedgerMember[]
  entries: LedgerEntry[]
  reservations: (Reservation & { replacedBy?: string })[]
  accounts: RegulationAccount[]
  missing: string[]
}

export interface LedgerQuery {
  memberState: string
  awardOn: PlainDate
  regulations: readonly DeMinimisRegulation[]
  /** Cents that are to fit; 1 unless told. */
  needed?: number
  countPersons?: boolean
  centralRegister?: boolean
}

/** Something that takes room from a day on: an award that counts, or one that is expected. */
interface Draw {
  regulation: DeMinimisRegulation
  on: PlainDate
  cents: number
}

/**
 * The de minimis ledger of a single undertaking: its enterprises, every entry with what becomes of it, the room under each
 * regulation on the award day with and without what applications hold, and when more comes back.
 */
export function readLedger(
  profile: Profile,
  query: LedgerQuery,
  related: ReadonlyMap<string, Profile> = new Map(),
  reservations: readonly Reservation[] = [],
): DeMinimisLedger {
  const graph = readGraph(profile, related)
  const persons = query.countPersons === true ? 'always' : 'never'
  const certain = linkedWith(graph, 0, 'least', persons)
  const possible = linkedWith(graph, 0, 'most', persons)
  const throughPersons = linkedWith(graph, 0, 'most', 'always')
  const end = profile.fiscal_year_end ?? '12-31'
  const borne = borneAid(
    [...certain].toSorted((a, b) => a - b),
    graph,
  )
  const held = reservationsOf(certain, graph, reservations, borne.entries, query.memberState)
  const uncertain = [...possible].filter((i) => !certain.has(i))
  const maybe = drawsOf({ entries: borneAid(uncertain, graph).entries, held: [], query })
  const accounts = query.regulations.map((regulation) =>
    account({ profile, related, regulation, query, end, entries: borne.entries, maybe, held }),
  )
  return {
    members: membersOf(graph, certain, possible, throughPersons),
    entries: borne.entries.map((entry) => placed(entry, graph, query, end)),
    reservations: held,
    accounts,
    missing: [...new Set(accounts.flatMap(({ state }) => state.missing))],
  }
}

/** All de minimis aid of a single undertaking, of whichever State and regulation, with who bears it. */
export function undertakingAid(profile: Profile, related: ReadonlyMap<string, Profile> = new Map()): HeldAid[] {
  const graph = readGraph(profile, related)
  const certain = linkedWith(graph, 0, 'least', 'never')
  const { entries } = borneAid(
    [...certain].toSorted((a, b) => a - b),
    graph,
  )
  return entries.map((entry) => held(entry, graph))
}

function held(entry: BorneAid, graph: Graph): HeldAid {
  const bearer = graph.nodes[entry.node]
  return { ...entry, holder: { id: bearer?.id, name: bearer?.name } }
}

function membersOf(
  graph: Graph,
  certain: ReadonlySet<number>,
  possible: ReadonlySet<number>,
  throughPersons: ReadonlySet<number>,
): LedgerMember[] {
  return graph.nodes.flatMap(({ path, id, name }, i): LedgerMember[] => {
    const link =
      i === 0
        ? 'self'
        : certain.has(i)
          ? 'control'
          : possible.has(i)
            ? 'possible'
            : throughPersons.has(i)
              ? 'through_person'
              : undefined
    return link === undefined ? [] : [{ path, id, name, link }]
  })
}

/** Reservations of the undertaking's profiles; one that an entry has taken the place of is told, and holds nothing. */
function reservationsOf(
  members: ReadonlySet<number>,
  graph: Graph,
  reservations: readonly Reservation[],
  entries: readonly BorneAid[],
  memberState: string,
): (Reservation & { replacedBy?: string })[] {
  const ids = new Set([...members].flatMap((i) => graph.nodes[i]?.id ?? []))
  return reservations
    .filter((each) => ids.has(each.profileId) && sameState(each.memberState, memberState))
    .map((each) => {
      const by = entries.find(({ aid }) => each.number !== undefined && aid.reference === each.number)
      return by === undefined ? each : { ...each, replacedBy: by.path }
    })
}

/** The last day on which aid counts under any ceiling that a new award would have to fit under. */
function countsAnywhereUntil({ regulation, granted_on: on }: DeMinimisAid, query: LedgerQuery, end: string): PlainDate {
  const { memberState, awardOn } = query
  const ceilings = query.regulations.flatMap((asked) => ceilingsFor({ regulation: asked, memberState, awardOn }))
  const last = ceilings
    .filter(({ regulations }) => regulations.includes(regulation))
    .map(({ rule }) => countsUntil(on, rule.value.window, end))
    .toSorted()
    .at(-1)
  if (last === undefined) throw new RangeError(`no ceiling for ${regulation}`)
  return last
}

function placed(entry: BorneAid, graph: Graph, query: LedgerQuery, end: string): LedgerEntry {
  const { aid, cents } = entry
  const until = countsAnywhereUntil(aid, query, end)
  const counts: Counts = !sameState(aid.member_state, query.memberState)
    ? 'other_member_state'
    : aid.status === 'repaid' || aid.status === 'withdrawn'
      ? 'not_aid'
      : cents === undefined
        ? 'other_currency'
        : cents === 0 && entry.through !== undefined
          ? 'before_split'
          : aid.status === 'pending'
            ? 'reserved'
            : aid.granted_on > query.awardOn
              ? 'not_yet'
              : until < query.awardOn
                ? 'expired'
                : 'counted'
  return { ...held(entry, graph), counts, countsUntil: until }
}

interface Accounting {
  profile: Profile
  related: ReadonlyMap<string, Profile>
  regulation: DeMinimisRegulation
  query: LedgerQuery
  end: string
  entries: readonly BorneAid[]
  /** What enterprises bear that may belong to the undertaking: when it stops to count there may be more room. */
  maybe: readonly Draw[]
  held: readonly (Reservation & { replacedBy?: string })[]
}

function account(work: Accounting): RegulationAccount {
  const { profile, related, regulation, query } = work
  const asked: DeMinimisQuery = {
    regulation,
    memberState: query.memberState,
    awardOn: query.awardOn,
    ...(query.countPersons === true ? { countPersons: true } : {}),
    ...(query.centralRegister === undefined ? {} : { centralRegister: query.centralRegister }),
  }
  const state = deMinimisState(profile, asked, related)
  const draws = drawsOf(work)
  const ceilings = ceilingsFor(asked)
  const shared = new Set(ceilings.flatMap(({ regulations }) => regulations))
  const holding = work.held.filter((each) => each.replacedBy === undefined && shared.has(each.regulation))
  const available = roomAt(draws, asked, work.end)
  const reservedOpen = holding.some(({ cents }) => cents === undefined)
  const certain = [...draws, ...openDraws(work)]
  const surely = (on: PlainDate): number =>
    Math.min(
      deMinimisState(profile, { ...asked, awardOn: on }, related).headroom.lo,
      roomAt(certain, { ...asked, awardOn: on }, work.end),
    )
  const needed = query.needed ?? 1
  const possible = firstFit(
    draws,
    asked,
    work.end,
    (on) => roomAt(draws, { ...asked, awardOn: on }, work.end) >= needed,
  )
  const on = firstFit([...certain, ...work.maybe], asked, work.end, (day) => surely(day) >= needed)
  return {
    regulation,
    state,
    reserved: holding.reduce((sum, { cents }) => sum + (cents ?? 0), 0) + state.reserved,
    reservedOpen,
    available: { lo: surely(query.awardOn), hi: available },
    releases: releasesOf(draws, asked, work.end),
    ...(on === undefined ? {} : { freesUpAt: on }),
    ...(possible === undefined ? {} : { mayFreeUpAt: possible }),
  }
}

/** Everything that takes room, granted, applied for or reserved. */
function drawsOf({
  entries,
  held,
  query,
}: Pick<Accounting, 'entries' | 'held'> & { query: Pick<LedgerQuery, 'memberState' | 'awardOn'> }): Draw[] {
  const told = entries.flatMap(({ aid, cents }): Draw[] => {
    const counts = aid.status === 'granted' || aid.status === 'pending'
    if (!counts || cents === undefined || cents === 0 || !sameState(aid.member_state, query.memberState)) return []
    // What is applied for is granted on its expected day, or on the award day where that has passed.
    const on = aid.status === 'pending' ? laterOf(aid.granted_on, query.awardOn) : aid.granted_on
    return [{ regulation: aid.regulation, on, cents }]
  })
  const reserved = held.flatMap(({ regulation, cents, expectedOn, replacedBy }): Draw[] =>
    replacedBy !== undefined || cents === undefined
      ? []
      : [{ regulation, on: laterOf(expectedOn, query.awardOn), cents }],
  )
  return [...told, ...reserved]
}

/** Applications without an amount: each may take all there is from the day on which it is expected. */
function openDraws({ held, query }: Pick<Accounting, 'held' | 'query'>): Draw[] {
  return held.flatMap(({ regulation, cents, expectedOn, replacedBy }): Draw[] =>
    replacedBy !== undefined || cents !== undefined
      ? []
      : [{ regulation, on: laterOf(expectedOn, query.awardOn), cents: Number.POSITIVE_INFINITY }],
  )
}

const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? other : one)

/** An award that may come: what a limit over several of them has to know. */
export interface Prospect {
  regulation: DeMinimisRegulation
  memberState: string
  awardOn: PlainDate
}

/**
 * What awards that may come can take together: for each ceiling and each day on which something is granted, those of them that
 * count on it and what the aid granted and reserved leaves. Members are positions in `prospects`.
 */
export function sharedRoom(
  profile: Profile,
  prospects: readonly (Prospect | undefined)[],
  related: ReadonlyMap<string, Profile>,
  reservations: readonly Reservation[],
): { members: number[]; cents: number; rule: SharedCeiling['rule'] }[] {
  const end = profile.fiscal_year_end ?? '12-31'
  const graph = readGraph(profile, related)
  const certain = linkedWith(graph, 0, 'least', 'never')
  const { entries } = borneAid(certain, graph)
  const found = new Map<string, { members: number[]; cents: number; rule: SharedCeiling['rule'] }>()
  for (const memberState of new Set(prospects.flatMap((each) => each?.memberState ?? []))) {
    const ours = prospects.flatMap((each, i) => (each?.memberState === memberState ? [{ ...each, i }] : []))
    const first = ours.map(({ awardOn }) => awardOn).toSorted()[0]
    if (first === undefined) continue
    const held = reservationsOf(certain, graph, reservations, entries, memberState)
    const draws = drawsOf({ entries, held, query: { memberState, awardOn: first } })
    const days = new Set(
      [...ours.map(({ awardOn }) => awardOn), ...draws.map(({ on }) => on)].filter((on) => on >= first),
    )
    for (const regulation of new Set(ours.map((each) => each.regulation)))
      for (const awardOn of days)
        for (const ceiling of ceilingsFor({ regulation, memberState, awardOn })) {
          const counts = (on: PlainDate, other: DeMinimisRegulation): boolean =>
            ceiling.regulations.includes(other) &&
            on <= awardOn &&
            countsUntil(on, ceiling.rule.value.window, end) >= awardOn
          const members = ours.filter((each) => counts(each.awardOn, each.regulation)).map(({ i }) => i)
          const used = draws.reduce((sum, { on, cents, regulation: of }) => (counts(on, of) ? sum + cents : sum), 0)
          const cents = Math.max(0, ceiling.rule.value.ceiling - used)
          const key = members.join()
          const known = found.get(key)
          if (members.length > 0 && (known === undefined || cents < known.cents))
            found.set(key, { members, cents, rule: ceiling.rule })
        }
  }
  return [...found.values()]
}

/** A period in which a ceiling holds, by what is drawn in it on its fullest day. */
function fullest(draws: readonly Draw[], { rule, regulations }: SharedCeiling, from: PlainDate, end: string): number {
  const { window } = rule.value
  const ours = draws.filter(({ regulation }) => regulations.includes(regulation))
  const lasts = ours.map(({ on }) => countsUntil(on, window, end))
  // Only days on which something is drawn can be fuller than the day before.
  const until = countsUntil(from, window, end)
  const days = [from, ...ours.map(({ on }) => on).filter((on) => on > from && on <= until)]
  return days.reduce((most, day) => {
    const used = ours.reduce((sum, { on, cents }, i) => (on <= day && (lasts[i] ?? '') >= day ? sum + cents : sum), 0)
    return Math.max(most, used)
  }, 0)
}

/**
 * Cents that an award on a day can take without any period passing a ceiling: not the one that ends with it, nor one that ends
 * with a later award that is expected while it still counts. Never below zero.
 */
export function roomAt(draws: readonly Draw[], query: DeMinimisQuery, end: string): number {
  return ceilingsFor(query).reduce(
    (least, ceiling) =>
      Math.min(least, Math.max(0, ceiling.rule.value.ceiling - fullest(draws, ceiling, query.awardOn, end))),
    Number.POSITIVE_INFINITY,
  )
}

/** Days after the award on which there may be more room: something stops to count, or another ceiling comes into force. */
function releaseDays(draws: readonly Draw[], query: DeMinimisQuery, end: string): PlainDate[] {
  const windows = new Set(['rolling', ...ceilingsFor(query).map(({ rule }) => rule.value.window)] as const)
  const days = draws.flatMap(({ on }) => [...windows].map((window) => nextDay(countsUntil(on, window, end))))
  const laws = Object.values(deMinimisRules).flatMap((rules) => rules.map(({ from }) => from))
  return [...new Set([...days, ...laws])].filter((day) => day > query.awardOn).toSorted()
}

function releasesOf(draws: readonly Draw[], query: DeMinimisQuery, end: string): Release[] {
  const out: Release[] = []
  let before = roomAt(draws, query, end)
  for (const on of releaseDays(draws, query, end)) {
    const headroom = roomAt(draws, { ...query, awardOn: on }, end)
    if (headroom > before) out.push({ on, headroom })
    before = headroom
  }
  return out
}

function firstFit(
  draws: readonly Draw[],
  query: DeMinimisQuery,
  end: string,
  fits: (on: PlainDate) => boolean,
): PlainDate | undefined {
  return [query.awardOn, ...releaseDays(draws, query, end)].find(fits)
}

import { canonicalJson } from '../citing/stable-hash.ts'
import { relationThresholds } from './state-aid-data.ts'
import type { DeMinimisAid, FinancialYear, InvestorType, Predecessor, Profile, Relation } from './profile.ts'
import type { Money } from './money.ts'
import type { Outcome } from '../verdict.ts'

/** Whether relations, of any depth, name other profiles. */
export function namesProfiles(relations: readonly Relation[] | undefined): boolean {
  return (
    relations?.some(({ profile_id: id, relations: further }) => id !== undefined || namesProfiles(further)) === true
  )
}

/** What an enterprise of the group brings: its own document or a relation's figures. */
export interface Holder {
  country?: string
  investor_type?: InvestorType
  headcount?: number
  turnover?: Money
  balance_sheet_total?: Money
  financial_years?: FinancialYear[]
  de_minimis_aid?: DeMinimisAid[]
  predecessors?: Predecessor[]
  relations?: Relation[]
}

export interface Enterprise {
  /**
   * JSON pointer of the relation it was first told in; empty for the business itself; for a profile that only others name,
   * its id and `#`, after which pointers into that profile follow.
   */
  path: string
  /** Of the profile it is; undefined for one that is told by figures, and for a business that is not stored. */
  id: string | undefined
  name: string | undefined
  investor: InvestorType | undefined
  /** Undefined: another profile that was not given. */
  holder: Holder | undefined
  /** A person without figures of their own is no enterprise (Rec. 2003/361 Annex art. 1). */
  person: boolean
}

/** One holds shares in, or controls, another. */
export interface Holding {
  holder: number
  held: number
  capital: number | undefined
  votes: number | undefined
  control: boolean | undefined
  viaPerson: boolean
  sameMarket: boolean | undefined
  path: string
}

/** The business (node 0) and everything it is related to, each enterprise once. */
export interface Graph {
  nodes: Enterprise[]
  holdings: Holding[]
  /** False: nobody said whether there are relations. */
  told: boolean
}

/**
 * How open questions are read: `least` leaves out what is not certain, `most` takes in what is possible. All that a group
 * adds only grows with it, so the two give the bounds of every sum.
 */
export type Assume = 'least' | 'most'

const exempt: ReadonlySet<InvestorType | undefined> = new Set<InvestorType>([
  'venture_capital',
  'business_angel',
  'university',
  'institutional_investor',
  'regional_development_fund',
  'small_local_authority',
])

const ownFacts = [
  'country',
  'investor_type',
  'headcount',
  'turnover',
  'balance_sheet_total',
  'financial_years',
  'de_minimis_aid',
] as const satisfies (keyof Holder & keyof Relation)[]

/** Whether two relations tell of one enterprise. */
export function isOneEnterprise(a: Relation, b: Relation): boolean {
  if (a.profile_id !== undefined || b.profile_id !== undefined) return a.profile_id === b.profile_id
  return a.name !== undefined && a.name === b.name && mayBeOne(a, b)
}

/** Whether two tellings under one name may be of one enterprise: nothing that both of them say of it differs. */
function mayBeOne(a: Holder | undefined, b: Holder | undefined): boolean {
  return ownFacts.every((fact) => {
    const [one, other] = [a?.[fact], b?.[fact]]
    return one === undefined || other === undefined || canonicalJson(one) === canonicalJson(other)
  })
}

/**
 * Reads relations into a graph. The same `profile_id` is the same enterprise, and so is the same name where nothing that is told
 * of it differs (`mayBeOne`), so that cross-holdings, joint holdings and circles are seen as such; two of one name with different
 * figures are two. `related`: the profiles of the group by id, the business itself among them where it is
 * stored (the same object): what any of them says of another holds for both, in whatever order it is told.
 */
export function readGraph(profile: Pick<Profile, 'name'> & Holder, related: ReadonlyMap<string, Profile>): Graph {
  const { relations } = profile
  // Most businesses are told of alone.
  if (related.size === 0 && (relations === undefined || relations.length === 0)) {
    const alone = { path: '', id: undefined, name: profile.name, investor: undefined, holder: profile, person: false }
    return { nodes: [alone], holdings: [], told: relations !== undefined }
  }
  const reader = new GraphReader(profile, related)
  reader.read(0, profile.relations, '/relations', false)
  for (const id of inOrder(related)) {
    const other = related.get(id)
    if (other !== undefined && (other as Holder) !== profile) reader.profile(id, other)
  }
  const told = profile.relations !== undefined || reader.toldByOthers
  return { nodes: reader.nodes, holdings: [...reader.holdings.values()], told }
}

/** Ids in order; most groups come in order already, and a group of fifty is read once for each of its fifty members. */
function inOrder(related: ReadonlyMap<string, Profile>): Iterable<string> {
  let last = ''
  for (const id of related.keys()) {
    if (id < last) return [...related.keys()].toSorted()
    last = id
  }
  return related.keys()
}

class GraphReader {
  readonly nodes: Enterprise[]
  /** By holder and held. */
  readonly holdings = new Map<number, Holding>()
  toldByOthers = false
  readonly #ids = new Map<string, number>()
  /** Those that are told by figures. Several may bear one name. */
  readonly #names = new Map<string, number[]>()
  readonly #expanded = new Set([0])
  readonly #related: ReadonlyMap<string, Profile>

  constructor(self: Pick<Profile, 'name'> & Holder, related: ReadonlyMap<string, Profile>) {
    this.#related = related
    const id = idOf(self, related)
    this.nodes = [{ path: '', id, name: self.name, investor: undefined, holder: self, person: false }]
    if (id !== undefined) this.#ids.set(id, 0)
  }

  read(from: number, relations: readonly Relation[] | undefined, path: string, further: boolean): void {
    relations?.forEach((relation, i) => {
      const at = `${path}/${i}`
      const index = this.#nodeOf(relation, at, further)
      if (index !== from) {
        if (index === 0) this.toldByOthers = true
        addHolding(this.holdings, relation, from, index, at)
      }
      const id = relation.profile_id
      const other = id === undefined ? undefined : this.#related.get(id)
      if (id === undefined) this.read(index, relation.relations, `${at}/relations`, true)
      else if (other !== undefined) this.profile(id, other, at)
    })
  }

  /** A profile of the group, once. */
  profile(id: string, other: Profile, path = `${id}#`): void {
    let index = this.#ids.get(id)
    if (index === undefined) {
      index = this.#add({ path, id, name: other.name, investor: undefined, holder: other, person: false })
      this.#ids.set(id, index)
    }
    if (this.#expanded.has(index)) return
    this.#expanded.add(index)
    this.read(index, other.relations, `${path}/relations`, true)
  }

  #add(node: Enterprise): number {
    this.nodes.push(node)
    return this.nodes.length - 1
  }

  #nodeOf(relation: Relation, path: string, further: boolean): number {
    const { profile_id: id, name, investor_type: investor } = relation
    const known = id === undefined ? this.#byName(relation, further) : this.#ids.get(id)
    if (known === 0) return 0
    if (known === undefined) {
      const other = id === undefined ? undefined : this.#related.get(id)
      const holder = id === undefined ? relation : other
      // People who act together, told with the other enterprises they control and without figures of their own.
      const jointly = relation.via_natural_person === true && relation.relations !== undefined && !hasFigures(holder)
      const person = jointly || isPerson(investor, holder)
      const index = this.#add({ path, id, name: name ?? other?.name, investor, holder, person })
      if (id !== undefined) this.#ids.set(id, index)
      else if (name !== undefined) this.#names.set(name, [...(this.#names.get(name) ?? []), index])
      return index
    }
    const node = this.nodes[known]
    if (node !== undefined) {
      // One enterprise told twice: each telling may bring what the other lacks.
      node.investor ??= investor
      if (id === undefined && node.id === undefined) node.holder = { ...relation, ...node.holder }
      node.person = (node.person && !hasFigures(node.holder)) || isPerson(node.investor, node.holder)
    }
    return known
  }

  /** The enterprise of that name which this may be; the business itself only where others tell of it. */
  #byName(relation: Relation, further: boolean): number | undefined {
    const { name } = relation
    if (name === undefined) return undefined
    const bearers = [...(further && name === this.nodes[0]?.name ? [0] : []), ...(this.#names.get(name) ?? [])]
    return bearers.find((index) => mayBeOne(this.nodes[index]?.holder, relation))
  }
}

/** The id of the business itself, where it is among the related. */
function idOf(self: Holder, related: ReadonlyMap<string, Profile>): string | undefined {
  for (const [id, other] of related) if ((other as Holder) === self) return id
  return undefined
}

function isPerson(investor: InvestorType | undefined, holder: Holder | undefined): boolean {
  return (investor === 'natural_person' || investor === 'business_angel') && !hasFigures(holder)
}

function hasFigures(holder: Holder | undefined): boolean {
  if (holder === undefined) return false
  const { headcount, turnover, balance_sheet_total: balance, financial_years: years } = holder
  return (
    headcount !== undefined ||
    turnover !== undefined ||
    balance !== undefined ||
    (years !== undefined && years.length > 0)
  )
}

/** More enterprises than a document may tell. */
const manyNodes = 2 ** 20

function addHolding(holdings: Map<number, Holding>, relation: Relation, from: number, to: number, path: string): void {
  const upstream = relation.direction === 'upstream'
  const holder = upstream ? to : from
  const held = upstream ? from : to
  const key = holder * manyNodes + held
  const before = holdings.get(key)
  if (before === undefined) {
    holdings.set(key, {
      holder,
      held,
      capital: relation.capital_share,
      votes: relation.voting_share,
      control: relation.control,
      viaPerson: relation.via_natural_person === true,
      sameMarket: relation.same_market,
      path,
    })
    return
  }
  before.capital = greater(before.capital, relation.capital_share)
  before.votes = greater(before.votes, relation.voting_share)
  if (before.control !== true) before.control = relation.control ?? before.control
  before.viaPerson &&= relation.via_natural_person === true
  if (before.sameMarket !== true) before.sameMarket = relation.same_market ?? before.sameMarket
}

function greater(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return Math.max(a, b)
}

/**
 * Control: a majority of the votes, or the rights of Rec. 2003/361 Annex art. 3(3)(b)–(d) = Reg. 2023/2831 art. 2(2)(b)–(d)
 * (`control`). Where the votes are not told they are taken to follow the capital; a majority of capital beside known votes is none.
 */
export function controls(holding: Holding): Outcome {
  const { control, votes, capital } = holding
  if (control === true) return 'met'
  if (votes !== undefined) return votes > relationThresholds.linked ? 'met' : 'not_met'
  if (control === false) return 'not_met'
  if (capital === undefined) return 'unknown'
  return capital > relationThresholds.linked ? 'met' : 'not_met'
}

const holds = (outcome: Outcome, assume: Assume): boolean =>
  outcome === 'met' || (outcome === 'unknown' && assume === 'most')

function market(...told: (boolean | undefined)[]): Outcome {
  const said = told.find((value) => value !== undefined)
  if (said === undefined) return 'unknown'
  return said ? 'met' : 'not_met'
}

/**
 * `never`: links through people are not followed (Reg. 2023/2831 art. 2(2), as read by default); `same_market`: where the
 * enterprises are on the same or adjacent markets (Rec. 2003/361 Annex art. 3(3), fourth subparagraph); `always`.
 */
export type Persons = 'never' | 'same_market' | 'always'

function throughPerson(persons: Persons, ...told: (boolean | undefined)[]): Outcome {
  if (persons === 'same_market') return market(...told)
  return persons === 'always' ? 'met' : 'not_met'
}

/** Enterprises of which others hold more than the whole, as all that is told of the group together says. */
export function heldOverWhole({
  nodes,
  holdings,
}: Graph): { name: string | undefined; of: 'capital' | 'votes'; share: number }[] {
  return nodes.flatMap(({ name }, i) =>
    (['capital', 'votes'] as const).flatMap((of) => {
      const share = roundShare(holdings.reduce((sum, held) => (held.held === i ? sum + (held[of] ?? 0) : sum), 0))
      return share > 1 ? [{ name, of, share }] : []
    }),
  )
}

/** Nothing of the group is open to two readings: the least and the most that it may be are the same. */
export function isCertain({ nodes, holdings }: Graph): boolean {
  return (
    holdings.every(({ capital, votes, viaPerson }) => !viaPerson && (capital ?? votes) !== undefined) &&
    !nodes.some(({ person }) => person)
  )
}

/** Enterprises joined with `start` by control, directly or through others, `start` included. Public bodies join nobody. */
export function linkedWith(graph: Graph, start: number, assume: Assume, persons: Persons): Set<number> {
  const found = new Set([start])
  const open = [start]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const other of neighbours(graph, at, assume, persons)) {
      if (found.has(other)) continue
      found.add(other)
      open.push(other)
    }
  }
  return found
}

function neighbours(graph: Graph, at: number, assume: Assume, persons: Persons): number[] {
  const out: number[] = []
  for (const holding of graph.holdings) {
    if (holding.held !== at && holding.holder !== at) continue
    if (!holds(controls(holding), assume)) continue
    const other = holding.held === at ? holding.holder : holding.held
    const node = graph.nodes[other]
    if (node === undefined || node.investor === 'public_body') continue
    if (node.person) out.push(...throughOwner(graph, holding, at, assume, persons))
    else if (!holding.viaPerson || holds(throughPerson(persons, holding.sameMarket), assume)) out.push(other)
  }
  return out
}

/** The other enterprises that the person who controls `at` controls as well. */
function throughOwner(graph: Graph, owned: Holding, at: number, assume: Assume, persons: Persons): number[] {
  return graph.holdings.flatMap((holding) => {
    if (holding.holder !== owned.holder || holding.held === at || !holds(controls(holding), assume)) return []
    return holds(throughPerson(persons, holding.sameMarket, owned.sameMarket), assume) ? [holding.held] : []
  })
}

const itself: ReadonlyMap<number, number> = new Map([[0, 1]])

/**
 * What each enterprise's figures count for (Rec. 2003/361 Annex art. 6): linked ones 1; a partner and those linked to it the
 * greater of its shares in capital and votes, held jointly with those linked to it; a partner's partners nothing.
 */
export function smeWeights(graph: Graph, assume: Assume): ReadonlyMap<number, number> {
  if (graph.holdings.length === 0) return itself
  const own = linkedWith(graph, 0, assume, 'same_market')
  const weights = new Map<number, number>([...own].map((node) => [node, 1]))
  for (const holding of graph.holdings) {
    const outside = own.has(holding.held) ? holding.holder : own.has(holding.holder) ? holding.held : undefined
    if (outside === undefined || own.has(outside) || weights.has(outside) || !canBePartner(graph, holding, outside))
      continue
    const theirs = new Set([...linkedWith(graph, outside, assume, 'same_market')].filter((node) => !own.has(node)))
    const share = Math.max(heldBy(graph, own, theirs, assume), heldBy(graph, theirs, own, assume))
    if (share < relationThresholds.partner) continue
    for (const node of theirs) weights.set(node, Math.max(weights.get(node) ?? 0, Math.min(1, share)))
  }
  return weights
}

function canBePartner(graph: Graph, holding: Holding, outside: number): boolean {
  const node = graph.nodes[outside]
  if (node === undefined || node.person || holding.viaPerson || node.investor === 'public_body') return false
  // The investors of art. 3(2) end autonomy only by a link, and then they are inside already.
  return !(holding.holder === outside && exempt.has(node.investor))
}

/** The greatest share that `holders` together have in one of `held`. */
function heldBy(graph: Graph, held: ReadonlySet<number>, holders: ReadonlySet<number>, assume: Assume): number {
  const sums = new Map<number, { capital: number; votes: number }>()
  for (const holding of graph.holdings) {
    if (!held.has(holding.held) || !holders.has(holding.holder) || holding.viaPerson) continue
    if (exempt.has(graph.nodes[holding.holder]?.investor)) continue
    const { capital, votes } = sharesOf(holding, assume)
    const sum = sums.get(holding.held) ?? { capital: 0, votes: 0 }
    sums.set(holding.held, { capital: sum.capital + capital, votes: sum.votes + votes })
  }
  return roundShare([...sums.values()].reduce((most, sum) => Math.max(most, sum.capital, sum.votes), 0))
}

function sharesOf(holding: Holding, assume: Assume): { capital: number; votes: number } {
  const unknown = assume === 'most' ? 1 : 0
  return { capital: holding.capital ?? holding.votes ?? unknown, votes: holding.votes ?? holding.capital ?? unknown }
}

/**
 * The share of capital or votes that public bodies control jointly, directly or through enterprises they control
 * (Rec. 2003/361 Annex art. 3(4)). The investors of art. 3(2) do not count while they are not linked.
 */
export function publicShare(graph: Graph, assume: Assume): number {
  if (graph.holdings.length === 0) return 0
  const bodies = new Set<number>()
  graph.nodes.forEach((node, i) => {
    if (node.investor === 'public_body') bodies.add(i)
  })
  for (const holding of graph.holdings) {
    const controlling = graph.nodes[holding.holder]?.investor === 'small_local_authority' && holding.held === 0
    if (controlling && holds(controls(holding), assume)) bodies.add(holding.holder)
  }
  for (const body of bodies) {
    for (const holding of graph.holdings) {
      if (holding.holder === body && holding.held !== 0 && holds(controls(holding), assume)) bodies.add(holding.held)
    }
  }
  let capital = 0
  let votes = 0
  for (const holding of graph.holdings) {
    if (holding.held !== 0 || !bodies.has(holding.holder)) continue
    const shares = sharesOf(holding, assume)
    capital += shares.capital
    votes += shares.votes
  }
  return roundShare(Math.max(capital, votes))
}

/** Sums of decimal shares (0.15 + 0.1) are compared after rounding away what binary fractions add. */
function roundShare(share: number): number {
  return Math.round(share * 1e6) / 1e6
}

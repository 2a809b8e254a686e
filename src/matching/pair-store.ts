/** What was last scored of pairs, and what others ask of it: which programmes fit whom. `packed-pairs.ts` has the form of the rows. */
import { sql, type Generated } from 'kysely'
import type { Outcome, Verdict } from '../core/verdict.ts'
import type { Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Json, Timestamp } from '../platform/db/values.ts'
import {
  blockOf,
  criteriaOf,
  packBlocks,
  packPair,
  scoredIn,
  unpackBlock,
  unpackPair,
  type DatedBlock,
  type Layout,
  type MatchState,
  type PackedBlock,
  type PackedPair,
} from './packed-pairs.ts'

interface LayoutTable {
  number: Generated<number>
  programme_id: string
  criteria: string
  block: Generated<number>
}

interface PackedTable {
  block: number
  changes_on: string | null
  fits: boolean
  account_id: string
  profile_id: string
  members: string
  heads: Uint8Array
  outcomes: Uint8Array
}

/** What the version before kept, for its processes until they are replaced. */
interface StateTable {
  account_id: string
  profile_id: string
  programme_id: string
  verdict: Verdict
  base: number
  outcomes: Json<Record<string, Outcome>>
  changes_on: string | null
  scored_at: Timestamp
}

interface DigestTable {
  account_id: string
  profile_id: string
  digest: string
  versions: number | null
}

interface ScoredProgrammeTable {
  programme_id: string
  changed_in: number
}

export interface PairTables {
  matching_layouts: LayoutTable
  matching_pairs_packed: PackedTable
  matching_states: StateTable
  matching_digests: DigestTable
  matching_scored_programmes: ScoredProgrammeTable
}

export const pairColumns = columnsOf<PairTables>()({
  matching_layouts: { number: 'integer', programme_id: 'uuid', criteria: 'text', block: 'integer' },
  matching_pairs_packed: {
    block: 'integer',
    changes_on: 'date?',
    fits: 'boolean',
    account_id: 'text',
    profile_id: 'text',
    members: 'bit(1024)',
    heads: 'bytea',
    outcomes: 'bytea',
  },
  matching_states: {
    account_id: 'text',
    profile_id: 'text',
    programme_id: 'uuid',
    verdict: 'text',
    base: 'smallint',
    outcomes: 'jsonb',
    changes_on: 'date?',
    scored_at: 'timestamptz',
  },
  matching_digests: { account_id: 'text', profile_id: 'text', digest: 'text', versions: 'integer?' },
  matching_scored_programmes: { programme_id: 'uuid', changed_in: 'bigint' },
})

/** States by profile and by programme. */
export type StatesByProfile = ReadonlyMap<string, ReadonlyMap<string, MatchState>>

/** A block with the profile whose it is. */
type BlockOfProfile = PackedBlock & { readonly profileId: string }

const blockColumns = sql`s.profile_id as "profileId", s.block, s.fits, s.members::text as members, s.heads, s.outcomes`

/** All states of these profiles, or those of the given programmes. */
export async function statesOf(
  tx: Tx,
  accountId: string,
  profileIds: readonly string[],
  programmeIds?: readonly string[],
): Promise<StatesByProfile> {
  const wanted = programmeIds === undefined ? undefined : await layoutsOf(tx, programmeIds)
  if (profileIds.length === 0 || wanted?.size === 0) return new Map()
  const among =
    wanted === undefined ? sql`` : sql`and s.block = any(${[...new Set([...wanted.keys()].map(blockOf))]}::int[])`
  const { rows } = await sql<BlockOfProfile>`
    select ${blockColumns} from matching_pairs_packed as s
    where s.account_id = ${accountId} and s.profile_id = any(${[...profileIds]}::text[]) ${among}`.execute(tx)
  const blocks = rows.map((row) => ({ profileId: row.profileId, pairs: unpackBlock(row) }))
  const layouts = wanted ?? (await layoutsNumbered(tx, new Set(blocks.flatMap(({ pairs }) => pairs.map(([n]) => n)))))
  const states = new Map<string, Map<string, MatchState>>()
  for (const { profileId, pairs } of blocks) {
    const ofProfile = states.get(profileId) ?? new Map<string, MatchState>()
    states.set(profileId, ofProfile)
    for (const [number, pair] of pairs) {
      const layout = layouts.get(number)
      if (layout !== undefined) ofProfile.set(layout.programmeId, unpackPair(pair, layout))
    }
  }
  return states
}

const byNumber = (layouts: readonly Layout[]): ReadonlyMap<number, Layout> =>
  new Map(layouts.map((layout) => [layout.number, layout]))

async function layoutsNumbered(tx: Tx, numbers: ReadonlySet<number>): Promise<ReadonlyMap<number, Layout>> {
  const { rows } = await sql<Layout>`
    select l.number, l.programme_id as "programmeId", l.criteria from matching_layouts as l
    where l.number = any(${[...numbers]}::int[])`.execute(tx)
  return byNumber(rows)
}

/** Every layout that the programmes have had: a pair keeps its own until it changes. */
async function layoutsOf(tx: Tx, programmeIds: Iterable<string>): Promise<ReadonlyMap<number, Layout>> {
  const { rows } = await sql<Layout>`
    select l.number, l.programme_id as "programmeId", l.criteria from matching_layouts as l
    where l.programme_id = any(${[...new Set(programmeIds)]}::uuid[])`.execute(tx)
  return byNumber(rows)
}

/**
 * The same with those that these states need. Two who make the same one wait for each other, and make them in one order: nobody
 * else does, since the profiles are locked before and nothing is waited for after.
 */
async function withLayouts(
  tx: Tx,
  known: ReadonlyMap<number, Layout>,
  states: readonly MatchState[],
): Promise<ReadonlyMap<number, Layout>> {
  const there = new Set([...known.values()].map(keyOfLayout))
  const missing = new Map(
    states
      .map((state) => ({ programmeId: state.programmeId, criteria: criteriaOf(state) }))
      .filter((layout) => !there.has(keyOfLayout(layout)))
      .map((layout) => [keyOfLayout(layout), layout]),
  )
  if (missing.size === 0) return known
  const made = [...missing.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, layout]) => layout)
  const ids = made.map(({ programmeId }) => programmeId)
  await sql`
    insert into matching_layouts (programme_id, criteria)
    select n.programme_id, n.criteria
    from unnest(${ids}::uuid[], ${made.map(({ criteria }) => criteria)}::text[]) with ordinality as n (programme_id, criteria, at)
    order by n.at
    on conflict (programme_id, md5(criteria)) do nothing`.execute(tx)
  return new Map([...known, ...(await layoutsOf(tx, ids))])
}

const keyOfLayout = ({ programmeId, criteria }: Omit<Layout, 'number'>): string => `${programmeId} ${criteria}`

/** What changed of the states of profiles that are locked. */
export interface StateChanges {
  readonly save: readonly { readonly profileId: string; readonly state: MatchState }[]
  readonly drop: readonly { readonly profileId: string; readonly programmeId: string }[]
}

/** Rows of one statement, each of a kilobyte or two. */
const blocksAtOnce = 500

/**
 * Keeps what changed: of each profile the blocks that it is in are read, written anew, and deleted where nothing is left in them.
 * The profiles are locked, so that nobody else changes these blocks.
 */
export async function keepStates(tx: Tx, accountId: string, { save, drop }: StateChanges): Promise<void> {
  if (save.length + drop.length === 0) return
  const changed = [...drop, ...save.map(({ profileId, state }) => ({ profileId, programmeId: state.programmeId }))]
  const before = await layoutsOf(
    tx,
    changed.map(({ programmeId }) => programmeId),
  )
  const layouts = await withLayouts(
    tx,
    before,
    save.map(({ state }) => state),
  )
  const numbersOf = Map.groupBy(layouts.values(), ({ programmeId }) => programmeId)
  const touched = Map.groupBy(changed, ({ profileId }) => profileId)
  const places = [...touched].flatMap(([profileId, pairs]) => {
    const numbers = pairs.flatMap(({ programmeId }) => numbersOf.get(programmeId) ?? []).map(({ number }) => number)
    return [...new Set(numbers.map(blockOf))].map((block) => ({ profileId, block }))
  })
  const old = await blocksAt(tx, accountId, places)
  const pairsOf = new Map([...touched.keys()].map((id) => [id, new Map<number, PackedPair>()]))
  for (const block of old)
    for (const [number, pair] of unpackBlock(block)) pairsOf.get(block.profileId)?.set(number, pair)
  for (const { profileId, programmeId } of changed)
    for (const { number } of numbersOf.get(programmeId) ?? []) pairsOf.get(profileId)?.delete(number)
  const numberOf = new Map([...layouts.values()].map((layout) => [keyOfLayout(layout), layout.number]))
  for (const { profileId, state } of save) {
    const number = numberOf.get(keyOfLayout({ programmeId: state.programmeId, criteria: criteriaOf(state) }))
    if (number === undefined) throw new TypeError('a layout is missing that was made before')
    pairsOf.get(profileId)?.set(number, packPair(state))
  }
  const now = [...pairsOf].flatMap(([profileId, pairs]) =>
    packBlocks(pairs).map((block) => Object.assign(block, { profileId })),
  )
  await writeBlocks(tx, accountId, now)
  const kept = new Set(now.map(keyOfBlock))
  await dropBlocks(
    tx,
    accountId,
    old.filter((block) => !kept.has(keyOfBlock(block))),
  )
}

const keyOfBlock = ({ profileId, block, fits }: BlockOfProfile): string => `${profileId} ${block} ${fits}`

async function blocksAt(
  tx: Tx,
  accountId: string,
  places: readonly { profileId: string; block: number }[],
): Promise<BlockOfProfile[]> {
  const { rows } = await sql<BlockOfProfile>`
    select ${blockColumns} from matching_pairs_packed as s
    join unnest(${places.map(({ profileId }) => profileId)}::text[], ${places.map(({ block }) => block)}::int[])
      as place (profile_id, block) on s.profile_id = place.profile_id and s.block = place.block
    where s.account_id = ${accountId}`.execute(tx)
  return rows
}

async function writeBlocks(tx: Tx, accountId: string, blocks: readonly (BlockOfProfile & DatedBlock)[]): Promise<void> {
  for (let at = 0; at < blocks.length; at += blocksAtOnce) {
    const some = blocks.slice(at, at + blocksAtOnce)
    await sql`
      insert into matching_pairs_packed (account_id, profile_id, block, fits, changes_on, members, heads, outcomes)
      select ${accountId}, row.profile_id, row.block, row.fits, row.changes_on, row.members::bit(1024), row.heads, row.outcomes
      from unnest(
        ${some.map(({ profileId }) => profileId)}::text[], ${some.map(({ block }) => block)}::int[],
        ${some.map(({ fits }) => fits)}::boolean[], ${some.map(({ changesOn }) => changesOn)}::date[],
        ${some.map(({ members }) => members)}::text[], ${some.map(({ heads }) => heads)}::bytea[],
        ${some.map(({ outcomes }) => outcomes)}::bytea[]
      ) as row (profile_id, block, fits, changes_on, members, heads, outcomes)
      on conflict (profile_id, block, fits) do update set
        changes_on = excluded.changes_on, members = excluded.members, heads = excluded.heads, outcomes = excluded.outcomes`.execute(
      tx,
    )
  }
}

async function dropBlocks(tx: Tx, accountId: string, blocks: readonly BlockOfProfile[]): Promise<void> {
  if (blocks.length === 0) return
  await sql`
    delete from matching_pairs_packed as s
    using unnest(
      ${blocks.map(({ profileId }) => profileId)}::text[], ${blocks.map(({ block }) => block)}::int[],
      ${blocks.map(({ fits }) => fits)}::boolean[]
    ) as gone (profile_id, block, fits)
    where s.account_id = ${accountId} and s.profile_id = gone.profile_id and s.block = gone.block and s.fits = gone.fits`.execute(
    tx,
  )
}

/** Of no catalogue; the mark alone with which every digest begins. */
const noDigest = 'p.'

/** What is kept of the last scoring of a profile against the whole catalogue. */
export interface WholeScoring {
  /** What it came to; `noDigest` where something was scored since. */
  readonly digest: string
  /** The versions of the profile and its group as one sum; null: scored before that was kept. */
  readonly versions: number | null
}

/** Of profiles that were scored against the whole catalogue, the last time. */
export async function wholeScoringsOf(
  tx: Tx,
  accountId: string,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, WholeScoring>> {
  const { rows } = await sql<WholeScoring & { profile_id: string }>`
    select d.profile_id, d.digest, d.versions from matching_digests as d
    where d.account_id = ${accountId} and d.profile_id = any(${[...profileIds]}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.profile_id, row]))
}

export async function saveWholeScorings(
  tx: Tx,
  accountId: string,
  scorings: readonly { profileId: string; digest: string; versions: number }[],
): Promise<void> {
  if (scorings.length === 0) return
  await sql`
    insert into matching_digests (account_id, profile_id, digest, versions)
    select ${accountId}, row.profile_id, row.digest, row.versions
    from unnest(
      ${scorings.map(({ profileId }) => profileId)}::text[], ${scorings.map(({ digest }) => digest)}::text[],
      ${scorings.map(({ versions }) => versions)}::integer[]
    ) as row (profile_id, digest, versions)
    on conflict (profile_id) do update set digest = excluded.digest, versions = excluded.versions`.execute(tx)
}

export async function emptyDigests(tx: Tx, accountId: string, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return
  await sql`
    update matching_digests as d set digest = ${noDigest}
    where d.account_id = ${accountId} and d.profile_id = any(${[...profileIds]}::text[])`.execute(tx)
}

/** Of programmes, the catalogue's version in which they last changed as far as all profiles were scored against it. */
export async function scoredProgrammes(tx: Tx, programmeIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; changedIn: number }>`
    select s.programme_id as id, s.changed_in as "changedIn" from matching_scored_programmes as s
    where s.programme_id = any(${[...programmeIds]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.changedIn]))
}

export async function noteScoredProgrammes(
  tx: Tx,
  programmes: readonly { id: string; changedIn: number }[],
): Promise<void> {
  await sql`
    insert into matching_scored_programmes as s (programme_id, changed_in)
    select distinct on (row.id) row.id, row.changed_in
    from unnest(
      ${programmes.map(({ id }) => id)}::uuid[], ${programmes.map(({ changedIn }) => changedIn)}::bigint[]
    ) as row (id, changed_in)
    order by row.id
    on conflict (programme_id) do update set changed_in = greatest(s.changed_in, excluded.changed_in)`.execute(tx)
}

/** Profiles that have a state with one of these programmes. Across accounts: only inside a named service statement. */
export async function profilesWithStates(
  tx: Tx,
  programmeIds: readonly string[],
): Promise<{ accountId: string; profileId: string }[]> {
  const { rows } = await sql<{ accountId: string; profileId: string }>`
    select distinct s.account_id as "accountId", s.profile_id as "profileId" from matching_pairs_found as s
    where s.programme_id = any(${[...programmeIds]}::uuid[])`.execute(tx)
  return rows
}

export interface DuePairs {
  accountId: string
  profileId: string
  programmeIds: string[]
}

/**
 * Pairs whose verdict may have changed by itself until this day, by profile, from after the one given: those of so many rows.
 * None: that was all. Across accounts: only inside a named service statement.
 */
export async function duePairs(tx: Tx, day: string, after: DuePairs | undefined, rows: number): Promise<DuePairs[]> {
  // With ties: the rows of a profile are not parted.
  const { rows: found } = await sql<{ accountId: string; profileId: string; programmeIds: string[] }>`
    with due as (
      select s.account_id, s.profile_id, s.block, s.members, s.heads from matching_pairs_packed as s
      where s.changes_on <= ${day}::date and (s.account_id, s.profile_id) > (${after?.accountId ?? ''}, ${after?.profileId ?? ''})
      order by s.account_id, s.profile_id fetch first ${rows} rows with ties
    ), pairs as (
      select d.account_id, d.profile_id, l.programme_id,
        matching_head(d.heads, bit_count(substring(d.members from 1 for l.number % 1024))::integer) & 16383 as changes_on
      from due as d join matching_layouts as l on l.block = d.block and get_bit(d.members, l.number % 1024) = 1
    )
    select p.account_id as "accountId", p.profile_id as "profileId", array_agg(p.programme_id) as "programmeIds"
    from pairs as p where p.changes_on between 1 and ${day}::date - date '2019-12-31'
    group by p.account_id, p.profile_id order by p.account_id, p.profile_id`.execute(tx)
  return found
}

/** A pair that is not `not_eligible` and not dismissed, as last scored. */
export interface FittingPair {
  readonly accountId: string
  readonly profileId: string
  readonly programmeId: string
  readonly verdict: Verdict
  readonly base: number
}

const fitting = sql`s.fits and not exists (
  select from matching_decisions d
  where d.account_id = s.account_id and d.profile_id = s.profile_id and d.programme_id = s.programme_id and d.state = 'dismissed')`

/** Fitting pairs of these accounts and programmes, by profile id. */
export async function fittingPairs(
  tx: Tx,
  accountIds: readonly string[],
  programmeIds: readonly string[],
): Promise<FittingPair[]> {
  if (accountIds.length === 0 || programmeIds.length === 0) return []
  const { rows } = await sql<{
    account_id: string
    profile_id: string
    programme_id: string
    head: Uint8Array
  }>`
    select s.account_id, s.profile_id, s.programme_id, s.head from matching_pairs_found s
    where s.account_id = any(${[...accountIds]}::text[]) and s.programme_id = any(${[...programmeIds]}::uuid[]) and ${fitting}
    order by s.profile_id`.execute(tx)
  return rows.map((row) => ({
    accountId: row.account_id,
    profileId: row.profile_id,
    programmeId: row.programme_id,
    ...scoredIn(row.head),
  }))
}

/** A programme that fits some profile of an account, or this profile. */
export interface FittingProgramme {
  readonly accountId: string
  /** Null: some profile of the account. */
  readonly profileId: string | null
  readonly programmeId: string
}

/**
 * The programmes that fit some profile of each account, and those that fit each of the profiles named. One statement: a
 * thousand alerts ask at once, and an account of many clients is not read whole for an alert about one of them.
 */
export async function fittingProgrammes(
  tx: Tx,
  accountIds: readonly string[],
  profileIds: readonly string[] = [],
): Promise<FittingProgramme[]> {
  if (accountIds.length === 0 && profileIds.length === 0) return []
  const { rows } = await sql<{ account_id: string; profile_id: string | null; programme_id: string }>`
    select distinct wide.account_id, null as profile_id, l.programme_id
    from (
      select s.account_id, s.block, bit_or(s.members) as members from matching_pairs_packed s
      where s.account_id = any(${[...accountIds]}::text[]) and s.fits group by s.account_id, s.block
    ) as wide
    join matching_layouts l on l.block = wide.block and get_bit(wide.members, l.number % 1024) = 1
    union all
    select s.account_id, s.profile_id, s.programme_id from matching_pairs_found s
    join unnest(${[...profileIds]}::text[]) as named (id) on s.profile_id = named.id
    where s.fits`.execute(tx)
  return rows.map((row) => ({ accountId: row.account_id, profileId: row.profile_id, programmeId: row.programme_id }))
}

/** The accounts that have a profile which a programme fits. Across accounts: only inside a named service statement. */
export async function accountsFitting(tx: Tx, programmeId: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct s.account_id from matching_pairs_found s
    where s.programme_id = ${programmeId} and s.fits`.execute(tx)
  return rows.map((row) => row.account_id)
}

/** Who begins to score everything again does so after whoever is about to: until the transaction ends. */
export async function takeRecomputeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('matching.recompute_everything', 0))`.execute(tx)
}

import { sql, type Generated, type Selectable } from 'kysely'
import type { Profile } from '../core/facts/profile.ts'
import { foldName } from '../core/facts/text-fold.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'
import type { Id } from '../platform/ids.ts'

interface ProfileTable {
  id: string
  account_id: string
  version: number
  kind: string
  external_id: string | null
  tax_id: string | null
  tags: string[]
  search_text: string
  document: Json<Profile>
  created_at: Timestamp
  updated_at: Timestamp
  number: Generated<number>
  changed_in: Generated<string>
}

interface RelationTable {
  account_id: string
  profile_id: string
  related_id: string
  changed_in: Generated<string>
}

export interface ProfileTables {
  profiles: ProfileTable
  profiles_relations: RelationTable
}

export const profileColumns = columnsOf<ProfileTables>()({
  profiles: {
    id: 'text',
    account_id: 'text',
    version: 'integer',
    kind: 'text',
    external_id: 'text?',
    tax_id: 'text?',
    tags: 'text[]',
    search_text: 'text',
    document: 'jsonb',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    number: 'bigint',
    changed_in: 'xid8',
  },
  profiles_relations: { account_id: 'text', profile_id: 'text', related_id: 'text', changed_in: 'xid8' },
})

/** A profile as kept. */
export interface StoredProfile {
  id: Id<'prf'>
  version: number
  document: Profile
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
}

const read = (
  row: Pick<Selectable<ProfileTable>, 'id' | 'version' | 'document' | 'created_at' | 'updated_at'>,
): StoredProfile => ({
  id: row.id as Id<'prf'>,
  version: row.version,
  document: row.document,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** What reading needs: the folded search text would double what is read of a group of fifty, or of a whole account. */
const shownColumns = [
  'profiles.id',
  'profiles.version',
  'profiles.document',
  'profiles.created_at',
  'profiles.updated_at',
] as const

/** Ids of the profiles that a profile's relations name, of every depth. */
export function relatedIds(document: Profile): string[] {
  const found = new Set<string>()
  const walk = (relations: Profile['relations']): void => {
    for (const relation of relations ?? []) {
      if (relation.profile_id !== undefined) found.add(relation.profile_id)
      walk(relation.relations)
    }
  }
  walk(document.relations)
  return [...found]
}

function columns(document: Profile) {
  return {
    kind: document.kind,
    external_id: document.external_id ?? null,
    tax_id: document.tax_id ?? null,
    tags: document.tags ?? [],
    search_text: foldName([document.name, document.external_id ?? '', document.tax_id ?? ''].join(' ')),
    document: json(document),
  }
}

export async function insertProfile(
  tx: Tx,
  accountId: string,
  id: Id<'prf'>,
  document: Profile,
  now: Temporal.Instant,
): Promise<StoredProfile> {
  const row = await tables<ProfileTables>(tx)
    .insertInto('profiles')
    .values({ id, account_id: accountId, version: 1, created_at: now, updated_at: now, ...columns(document) })
    .returningAll()
    .executeTakeFirstOrThrow()
  const named = relatedIds(document)
  if (named.length > 0) await saveRelations(tx, accountId, id, named)
  return read(row)
}

/** Many at once, which name no others. */
export async function insertProfiles(
  tx: Tx,
  accountId: string,
  profiles: readonly { readonly id: Id<'prf'>; readonly document: Profile }[],
  now: Temporal.Instant,
): Promise<void> {
  await tables<ProfileTables>(tx)
    .insertInto('profiles')
    .values(
      profiles.map(({ id, document }) => ({
        id,
        account_id: accountId,
        version: 1,
        created_at: now,
        updated_at: now,
        ...columns(document),
      })),
    )
    .execute()
}

/** Keeps which profiles this one names now. */
async function saveRelations(tx: Tx, accountId: string, id: string, named: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from profiles_relations as r
      where r.account_id = ${accountId} and r.profile_id = ${id} and r.related_id <> all(${[...named]}::text[])
    )
    insert into profiles_relations (account_id, profile_id, related_id)
    select ${accountId}, ${id}, named.id from unnest(${[...named]}::text[]) as named (id)
    on conflict do nothing`.execute(tx)
}

/** The profile, locked until the transaction ends; undefined when the account has none with this id. */
export async function lockProfile(tx: Tx, accountId: string, id: string): Promise<StoredProfile | undefined> {
  return (await lockProfiles(tx, accountId, [id]))[0]
}

/** The same for several, in the order of their ids: two who lock many never wait for each other in a circle. */
export async function lockProfiles(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredProfile[]> {
  const rows = await tables<ProfileTables>(tx)
    .selectFrom('profiles')
    .selectAll()
    .where('profiles.account_id', '=', accountId)
    .where(sql<boolean>`profiles.id = any(${[...ids]}::text[])`)
    .orderBy('profiles.id')
    .forUpdate()
    .execute()
  return rows.map(read)
}

export async function findProfile(tx: Tx, accountId: string, id: string): Promise<StoredProfile | undefined> {
  return (await findProfiles(tx, accountId, [id]))[0]
}

export async function findProfiles(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredProfile[]> {
  if (ids.length === 0) return []
  const rows = await tables<ProfileTables>(tx)
    .selectFrom('profiles')
    .select(shownColumns)
    .where('profiles.account_id', '=', accountId)
    .where('profiles.id', 'in', [...ids])
    .orderBy('profiles.id')
    .execute()
  return rows.map(read)
}

export async function updateProfile(
  tx: Tx,
  accountId: string,
  id: Id<'prf'>,
  document: Profile,
  now: Temporal.Instant,
): Promise<StoredProfile> {
  const row = await tables<ProfileTables>(tx)
    .updateTable('profiles')
    .set({ ...columns(document), version: sql<number>`profiles.version + 1`, updated_at: now })
    .where('profiles.account_id', '=', accountId)
    .where('profiles.id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveRelations(tx, accountId, id, relatedIds(document))
  return read(row)
}

export async function removeProfile(tx: Tx, accountId: string, id: string): Promise<void> {
  await tables<ProfileTables>(tx)
    .deleteFrom('profiles')
    .where('profiles.account_id', '=', accountId)
    .where('profiles.id', '=', id)
    .execute()
}

/** The account's profile with this external id, other than `except`. */
export async function holderOfExternalId(
  tx: Tx,
  accountId: string,
  externalId: string,
  except: string | null,
): Promise<string | undefined> {
  const row = await tables<ProfileTables>(tx)
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.account_id', '=', accountId)
    .where('profiles.external_id', '=', externalId)
    .executeTakeFirst()
  return row === undefined || row.id === except ? undefined : row.id
}

/** The account's profiles with these external ids, by them. */
export async function holdersOfExternalIds(
  tx: Tx,
  accountId: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  if (externalIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; external_id: string }>`
    select p.id, p.external_id from profiles as p
    where p.account_id = ${accountId} and p.external_id = any(${[...externalIds]}::text[])`.execute(tx)
  return new Map(rows.map(({ id, external_id: externalId }) => [externalId, id]))
}

/** The account's profiles with these tax numbers, by them: of each the first few. */
export async function holdersOfTaxIds(
  tx: Tx,
  accountId: string,
  taxIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (taxIds.length === 0) return new Map()
  const { rows } = await sql<{ tax_id: string; ids: string[] }>`
    select asked.tax_id, array(
      select p.id from profiles as p where p.account_id = ${accountId} and p.tax_id = asked.tax_id limit 5
    ) as ids from unnest(${[...new Set(taxIds)]}::text[]) as asked (tax_id)`.execute(tx)
  return new Map(rows.map(({ tax_id: taxId, ids }) => [taxId, ids]))
}

/** The account's other profiles with this tax number. */
export async function holdersOfTaxId(tx: Tx, accountId: string, taxId: string, except: string): Promise<string[]> {
  const rows = await tables<ProfileTables>(tx)
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.account_id', '=', accountId)
    .where('profiles.tax_id', '=', taxId)
    .where('profiles.id', '<>', except)
    .limit(5)
    .execute()
  return rows.map((row) => row.id)
}

export interface ProfileFilter {
  externalId?: string
  taxId?: string
  kind?: string
  tags?: readonly string[]
  q?: string
}

/** Newest first, from after the id given; at most `count`. */
export async function listProfiles(
  tx: Tx,
  accountId: string,
  filter: ProfileFilter,
  after: string | null,
  count: number,
): Promise<StoredProfile[]> {
  let query = tables<ProfileTables>(tx).selectFrom('profiles').selectAll().where('profiles.account_id', '=', accountId)
  if (after !== null) query = query.where('profiles.id', '<', after)
  if (filter.externalId !== undefined) query = query.where('profiles.external_id', '=', filter.externalId)
  if (filter.taxId !== undefined) query = query.where('profiles.tax_id', '=', filter.taxId)
  if (filter.kind !== undefined) query = query.where('profiles.kind', '=', filter.kind)
  if (filter.tags !== undefined && filter.tags.length > 0)
    query = query.where(sql<boolean>`profiles.tags @> ${[...filter.tags]}::text[]`)
  const words = foldName(filter.q ?? '')
    .split(' ')
    .filter((part) => part !== '')
  // Words of which nothing is left after folding (`%`, `_`) are found nowhere.
  if (filter.q !== undefined && words.length === 0) return []
  for (const word of words) {
    query = query.where('profiles.search_text', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  }
  const rows = await query.orderBy('profiles.id', 'desc').limit(count).execute()
  return rows.map(read)
}

/** Whether walking relations from `start` reaches `goal` (both ids of the account). */
export async function reaches(tx: Tx, accountId: string, start: readonly string[], goal: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive walk (id) as (
      select unnest(${[...start]}::text[]) collate "C"
      union
      select r.related_id from walk join profiles_relations as r on r.account_id = ${accountId} and r.profile_id = walk.id
    )
    select exists (select from walk where walk.id = ${goal}) as found`.execute(tx)
  return rows[0]?.found === true
}

/**
 * The group of a profile: itself and every profile of the account that relations join with it, whoever of them states the
 * relation, directly or through others.
 */
export async function groupIds(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive walk (id) as (
      select unnest(${[...ids]}::text[]) collate "C"
      union
      select next.id from walk cross join lateral (
        select r.related_id as id from profiles_relations as r
        where r.account_id = ${accountId} and r.profile_id = walk.id
        union all
        select r.profile_id from profiles_relations as r where r.account_id = ${accountId} and r.related_id = walk.id
      ) as next
    )
    select walk.id from walk`.execute(tx)
  return rows.map((row) => row.id)
}

/** The profiles of the group of these, themselves included. */
export async function groupProfiles(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredProfile[]> {
  return findProfiles(tx, accountId, await groupIds(tx, accountId, ids))
}

/** All profiles of the account: for answers about the whole of it. */
export async function everyProfile(tx: Tx, accountId: string): Promise<StoredProfile[]> {
  const rows = await tables<ProfileTables>(tx)
    .selectFrom('profiles')
    .select(shownColumns)
    .where('profiles.account_id', '=', accountId)
    .orderBy('profiles.id')
    .execute()
  return rows.map(read)
}

/** Of these ids, those of the account's profiles. */
export async function knownProfileIds(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles as p where p.account_id = ${accountId} and p.id = any(${[...ids]}::text[])`.execute(tx)
  return rows.map((row) => row.id)
}

/** The group of each of these profiles, by its id: those that relations join, as `groupProfiles` finds them. */
export async function groupsOf(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredProfile[]>> {
  const groups = new Map<string, StoredProfile[]>()
  const all = await groupProfiles(tx, accountId, ids)
  // Two who name one that was erased stay of one group: whoever names it first stands for it.
  const namers = new Map<string, string>()
  for (const profile of all) groups.set(profile.id, [profile])
  for (const profile of all) {
    for (const other of relatedIds(profile.document)) {
      const namer = groups.has(other) ? other : (namers.get(other) ?? profile.id)
      namers.set(other, namer)
      const [mine, theirs] = [groups.get(profile.id) ?? [], groups.get(namer)]
      if (theirs === undefined || theirs === mine) continue
      const joined = [...mine, ...theirs]
      for (const member of joined) groups.set(member.id, joined)
    }
  }
  return groups
}

/** Ids of the account's profiles in ascending order after one, for jobs that walk all of them. */
export async function profileIdsAfter(tx: Tx, accountId: string, after: string, count: number): Promise<Id<'prf'>[]> {
  const rows = await tables<ProfileTables>(tx)
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.account_id', '=', accountId)
    .where('profiles.id', '>', after)
    .orderBy('profiles.id')
    .limit(count)
    .execute()
  return rows.map((row) => row.id as Id<'prf'>)
}

/** Accounts that have profiles. Across accounts: only inside a named service statement. */
export async function accountsWithProfiles(tx: Tx): Promise<string[]> {
  const rows = await tables<ProfileTables>(tx).selectFrom('profiles').select('profiles.account_id').distinct().execute()
  return rows.map((row) => row.account_id)
}

/** Names by profile id. */
export async function profileNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, document ->> 'name' as name from profiles where id = any(${[...ids]}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** A profile as an index over all of them reads it. */
export interface NumberedProfile {
  readonly number: number
  readonly document: Profile
  /** Relations join it with others: what follows from their figures is not told by its own. */
  readonly grouped: boolean
}

const numbered = sql`p.number, p.document, exists (
  select from profiles_relations as r where r.account_id = p.account_id and (r.profile_id = p.id or r.related_id = p.id)) as grouped`

/** Profiles by their numbers, from after one and below another. Across accounts: only inside a named service statement. */
export async function profilesByNumber(
  tx: Tx,
  after: number,
  below: number,
  count: number,
): Promise<readonly NumberedProfile[]> {
  const { rows } = await sql<NumberedProfile>`
    select ${numbered} from profiles as p where p.number > ${after} and p.number < ${below} order by p.number limit ${count}`.execute(
    tx,
  )
  return rows
}

/** A place in the history of transactions: what had not ended by then is told by `profilesChangedSince`. */
export async function historyNow(tx: Tx): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as now`.execute(tx)
  return rows[0]?.now ?? '0'
}

/**
 * Profiles that were made or changed since, and those that another one has named since: they are of a group now. Across
 * accounts: only inside a named service statement.
 */
export async function profilesChangedSince(tx: Tx, since: string, below: number): Promise<readonly NumberedProfile[]> {
  // Restored from another server's backup, rows may name transactions that this one has not come to yet.
  const [from, until] = [sql`${since}::xid8`, sql`pg_snapshot_xmax(pg_current_snapshot())`]
  const { rows } = await sql<NumberedProfile>`
    with changed as (
      select c.id from profiles as c where c.changed_in >= ${from} and c.changed_in < ${until}
      union
      select r.related_id from profiles_relations as r where r.changed_in >= ${from} and r.changed_in < ${until}
    )
    select ${numbered} from changed join profiles as p on p.id = changed.id where p.number < ${below}`.execute(tx)
  return rows
}

/** Which profile has which number. */
export interface ProfileOfNumber {
  readonly number: number
  readonly id: string
  readonly accountId: string
}

/** Those of these numbers that there are, and all from `from` on. Across accounts: only inside a named service statement. */
export async function profilesWithNumbers(
  tx: Tx,
  numbers: readonly number[],
  from: number,
): Promise<readonly ProfileOfNumber[]> {
  const { rows } = await sql<ProfileOfNumber>`
    select p.number, p.id, p.account_id as "accountId" from profiles as p
    where p.number = any(${[...numbers]}::bigint[]) or p.number >= ${from}`.execute(tx)
  return rows
}

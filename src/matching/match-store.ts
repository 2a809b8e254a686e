import { sql, type Selectable } from 'kysely'
import type { Outcome, Verdict } from '../core/verdict.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'

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

interface DecisionTable {
  account_id: string
  profile_id: string
  programme_id: string
  version: number
  state: Decision['state']
  application: Json<Application> | null
  note: string | null
  decided_by: string
  decided_at: Timestamp
}

interface AnswerTable {
  account_id: string
  profile_id: string
  programme_id: string
  criterion_id: string
  criterion_hash: string
  value: Outcome
  note: string | null
  evidence: string | null
  answered_by: string
  answered_at: Timestamp
}

interface DigestTable {
  account_id: string
  profile_id: string
  digest: string
}

export interface MatchingTables {
  matching_states: StateTable
  matching_digests: DigestTable
  matching_decisions: DecisionTable
  matching_answers: AnswerTable
}

export const matchingColumns = columnsOf<MatchingTables>()({
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
  matching_digests: { account_id: 'text', profile_id: 'text', digest: 'text' },
  matching_decisions: {
    account_id: 'text',
    profile_id: 'text',
    programme_id: 'uuid',
    version: 'integer',
    state: 'text',
    application: 'jsonb?',
    note: 'text?',
    decided_by: 'text',
    decided_at: 'timestamptz',
  },
  matching_answers: {
    account_id: 'text',
    profile_id: 'text',
    programme_id: 'uuid',
    criterion_id: 'text',
    criterion_hash: 'text',
    value: 'text',
    note: 'text?',
    evidence: 'text?',
    answered_by: 'text',
    answered_at: 'timestamptz',
  },
})

/** The compact state of a pair, as last scored. */
export interface MatchState {
  programmeId: string
  verdict: Verdict
  base: number
  outcomes: Readonly<Record<string, Outcome>>
  changesOn: string | null
}

export interface Application {
  stage: 'preparing' | 'submitted' | 'objection' | 'approved' | 'contracted' | 'completed' | 'withdrawn' | 'revoked'
  number?: string
  submitted_at?: string
  amount?: { amount: string; currency: string }
  expected_award_on?: string
}

/** What the account decided about a pair. */
export interface Decision {
  programmeId: string
  version: number
  state: 'saved' | 'dismissed' | 'application'
  application: Application | null
  note: string | null
  by: string
  at: Temporal.Instant
}

/** A person's confirmation of a manual criterion; `criterionHash` is of the words it was made on. */
export interface StoredAnswer {
  programmeId: string
  criterionId: string
  criterionHash: string
  value: Outcome
  note: string | null
  evidence: string | null
  by: string
  at: Temporal.Instant
}

/** States by profile and by programme. */
export type StatesByProfile = ReadonlyMap<string, ReadonlyMap<string, MatchState>>

/** All states of these profiles, or those of the given programmes. */
export async function statesOf(
  tx: Tx,
  accountId: string,
  profileIds: readonly string[],
  programmeIds?: readonly string[],
): Promise<StatesByProfile> {
  let query = tables<MatchingTables>(tx)
    .selectFrom('matching_states')
    .selectAll()
    .where('matching_states.account_id', '=', accountId)
    .where(sql<boolean>`matching_states.profile_id = any(${[...profileIds]}::text[])`)
  if (programmeIds !== undefined)
    query = query.where(sql<boolean>`matching_states.programme_id = any(${[...programmeIds]}::uuid[])`)
  const states = new Map<string, Map<string, MatchState>>()
  for (const row of await query.execute()) {
    const ofProfile = states.get(row.profile_id) ?? new Map<string, MatchState>()
    states.set(row.profile_id, ofProfile)
    ofProfile.set(row.programme_id, {
      programmeId: row.programme_id,
      verdict: row.verdict,
      base: row.base,
      outcomes: row.outcomes,
      changesOn: row.changes_on,
    })
  }
  return states
}

/** Rows of one statement: a row each would be a round trip each. */
const statesAtOnce = 1000

export async function saveStates(
  tx: Tx,
  accountId: string,
  states: readonly { profileId: string; state: MatchState }[],
  now: Temporal.Instant,
): Promise<void> {
  for (let at = 0; at < states.length; at += statesAtOnce) {
    const rows = states.slice(at, at + statesAtOnce).map(({ profileId, state }) => ({
      profile_id: profileId,
      programme_id: state.programmeId,
      verdict: state.verdict,
      base: state.base,
      outcomes: state.outcomes,
      changes_on: state.changesOn,
    }))
    await sql`
      insert into matching_states (account_id, profile_id, programme_id, verdict, base, outcomes, changes_on, scored_at)
      select ${accountId}, row.profile_id, row.programme_id, row.verdict, row.base, row.outcomes, row.changes_on, ${now}::timestamptz
      from jsonb_to_recordset(${json(rows)}::jsonb)
        as row (profile_id text, programme_id uuid, verdict text, base smallint, outcomes jsonb, changes_on date)
      on conflict (account_id, profile_id, programme_id) do update set
        verdict = excluded.verdict, base = excluded.base, outcomes = excluded.outcomes, changes_on = excluded.changes_on, scored_at = excluded.scored_at`.execute(
      tx,
    )
  }
}

export async function dropStates(
  tx: Tx,
  accountId: string,
  pairs: readonly { profileId: string; programmeId: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    delete from matching_states as s
    using unnest(${pairs.map(({ profileId }) => profileId)}::text[], ${pairs.map(({ programmeId }) => programmeId)}::uuid[])
      as pair (profile_id, programme_id)
    where s.account_id = ${accountId} and s.profile_id = pair.profile_id and s.programme_id = pair.programme_id`.execute(
    tx,
  )
}

/** Digests of the last scoring against the whole catalogue, by profile; none where something was scored since. */
export async function digestsOf(
  tx: Tx,
  accountId: string,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ profile_id: string; digest: string }>`
    select d.profile_id, d.digest from matching_digests as d
    where d.account_id = ${accountId} and d.profile_id = any(${[...profileIds]}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.profile_id, row.digest]))
}

export async function saveDigests(tx: Tx, accountId: string, digests: ReadonlyMap<string, string>): Promise<void> {
  if (digests.size === 0) return
  await sql`
    insert into matching_digests (account_id, profile_id, digest)
    select ${accountId}, row.profile_id, row.digest
    from unnest(${[...digests.keys()]}::text[], ${[...digests.values()]}::text[]) as row (profile_id, digest)
    on conflict (profile_id) do update set digest = excluded.digest`.execute(tx)
}

export async function dropDigests(tx: Tx, accountId: string, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return
  await sql`
    delete from matching_digests as d
    where d.account_id = ${accountId} and d.profile_id = any(${[...profileIds]}::text[])`.execute(tx)
}

/** Profiles that have a state with one of these programmes. Across accounts: only inside a named service statement. */
export async function profilesWithStates(
  tx: Tx,
  programmeIds: readonly string[],
): Promise<{ accountId: string; profileId: string }[]> {
  const { rows } = await sql<{ accountId: string; profileId: string }>`
    select distinct s.account_id as "accountId", s.profile_id as "profileId" from matching_states as s
    where s.programme_id = any(${[...programmeIds]}::uuid[])`.execute(tx)
  return rows
}

export interface DuePairs {
  accountId: string
  profileId: string
  programmeIds: string[]
}

/**
 * Pairs whose verdict may have changed by itself until this day, by profile, from after the one given.
 * Across accounts: only inside a named service statement.
 */
export async function duePairs(tx: Tx, day: string, after: DuePairs | undefined, count: number): Promise<DuePairs[]> {
  const { rows } = await sql<{ account_id: string; profile_id: string; programme_ids: string[] }>`
    select s.account_id, s.profile_id, array_agg(s.programme_id) as programme_ids
    from matching_states as s
    where s.changes_on <= ${day}::date and (s.account_id, s.profile_id) > (${after?.accountId ?? ''}, ${after?.profileId ?? ''})
    group by s.account_id, s.profile_id order by s.account_id, s.profile_id limit ${count}`.execute(tx)
  return rows.map((row) => ({ accountId: row.account_id, profileId: row.profile_id, programmeIds: row.programme_ids }))
}

const readDecision = (row: Selectable<DecisionTable>): Decision => ({
  programmeId: row.programme_id,
  version: row.version,
  state: row.state,
  application: row.application,
  note: row.note,
  by: row.decided_by,
  at: row.decided_at,
})

export async function decisionsOf(
  tx: Tx,
  accountId: string,
  profileIds: readonly string[],
): Promise<Map<string, Decision>> {
  if (profileIds.length === 0) return new Map()
  const rows = await tables<MatchingTables>(tx)
    .selectFrom('matching_decisions')
    .selectAll()
    .where('matching_decisions.account_id', '=', accountId)
    .where('matching_decisions.profile_id', 'in', [...profileIds])
    .execute()
  return new Map(rows.map((row) => [`${row.profile_id} ${row.programme_id}`, readDecision(row)]))
}

export async function saveDecision(
  tx: Tx,
  accountId: string,
  profileId: string,
  decision: Omit<Decision, 'version'>,
): Promise<Decision> {
  const application = decision.application === null ? null : json(decision.application)
  const row = await tables<MatchingTables>(tx)
    .insertInto('matching_decisions')
    .values({
      account_id: accountId,
      profile_id: profileId,
      programme_id: decision.programmeId,
      version: 1,
      state: decision.state,
      application,
      note: decision.note,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'profile_id', 'programme_id']).doUpdateSet({
        version: sql`matching_decisions.version + 1`,
        state: decision.state,
        application,
        note: decision.note,
        decided_by: decision.by,
        decided_at: decision.at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return readDecision(row)
}

/** Takes a decision back; says whether there was one. */
export async function dropDecision(
  tx: Tx,
  accountId: string,
  profileId: string,
  programmeId: string,
): Promise<boolean> {
  const rows = await tables<MatchingTables>(tx)
    .deleteFrom('matching_decisions')
    .where('matching_decisions.account_id', '=', accountId)
    .where('matching_decisions.profile_id', '=', profileId)
    .where('matching_decisions.programme_id', '=', programmeId)
    .returning('matching_decisions.version')
    .execute()
  return rows.length > 0
}

/** Answers of a profile, by programme id. */
export async function answersOf(tx: Tx, accountId: string, profileId: string): Promise<Map<string, StoredAnswer[]>> {
  return (await answersOfAll(tx, accountId, [profileId])).get(profileId) ?? new Map<string, StoredAnswer[]>()
}

/** Answers by profile and by programme. */
export async function answersOfAll(
  tx: Tx,
  accountId: string,
  profileIds: readonly string[],
): Promise<Map<string, Map<string, StoredAnswer[]>>> {
  const rows = await tables<MatchingTables>(tx)
    .selectFrom('matching_answers')
    .selectAll()
    .where('matching_answers.account_id', '=', accountId)
    .where(sql<boolean>`matching_answers.profile_id = any(${[...profileIds]}::text[])`)
    .execute()
  const byProfile = new Map<string, Map<string, StoredAnswer[]>>()
  for (const row of rows) {
    const byProgramme = byProfile.get(row.profile_id) ?? new Map<string, StoredAnswer[]>()
    byProfile.set(row.profile_id, byProgramme)
    const list = byProgramme.get(row.programme_id) ?? []
    byProgramme.set(row.programme_id, list)
    list.push(readAnswer(row))
  }
  return byProfile
}

/** Answers of all the account's profiles, by profile id and programme id. */
export async function answersOfAccount(tx: Tx, accountId: string): Promise<Map<string, StoredAnswer[]>> {
  const rows = await tables<MatchingTables>(tx)
    .selectFrom('matching_answers')
    .selectAll()
    .where('matching_answers.account_id', '=', accountId)
    .execute()
  const found = new Map<string, StoredAnswer[]>()
  for (const row of rows) {
    const list = found.get(row.profile_id) ?? []
    found.set(row.profile_id, list)
    list.push(readAnswer(row))
  }
  return found
}

const readAnswer = (row: Selectable<AnswerTable>): StoredAnswer => ({
  programmeId: row.programme_id,
  criterionId: row.criterion_id,
  criterionHash: row.criterion_hash,
  value: row.value,
  note: row.note,
  evidence: row.evidence,
  by: row.answered_by,
  at: row.answered_at,
})

export async function saveAnswer(tx: Tx, accountId: string, profileId: string, answer: StoredAnswer): Promise<void> {
  const values = {
    criterion_hash: answer.criterionHash,
    value: answer.value,
    note: answer.note,
    evidence: answer.evidence,
    answered_by: answer.by,
    answered_at: answer.at,
  }
  await tables<MatchingTables>(tx)
    .insertInto('matching_answers')
    .values({
      account_id: accountId,
      profile_id: profileId,
      programme_id: answer.programmeId,
      criterion_id: answer.criterionId,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'profile_id', 'programme_id', 'criterion_id']).doUpdateSet(values),
    )
    .execute()
}

/** A pair that is not `not_eligible` and not dismissed, as last scored. */
export interface FittingPair {
  readonly accountId: string
  readonly profileId: string
  readonly programmeId: string
  readonly verdict: Verdict
  readonly base: number
}

const fitting = sql`s.verdict <> 'not_eligible' and not exists (
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
    verdict: Verdict
    base: number
  }>`
    select s.account_id, s.profile_id, s.programme_id, s.verdict, s.base from matching_states s
    where s.account_id = any(${[...accountIds]}::text[]) and s.programme_id = any(${[...programmeIds]}::uuid[]) and ${fitting}
    order by s.profile_id`.execute(tx)
  return rows.map((row) => ({
    accountId: row.account_id,
    profileId: row.profile_id,
    programmeId: row.programme_id,
    verdict: row.verdict,
    base: row.base,
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
    select distinct s.account_id, null as profile_id, s.programme_id from matching_states s
    where s.account_id = any(${[...accountIds]}::text[]) and s.verdict <> 'not_eligible'
    union all
    select s.account_id, s.profile_id, s.programme_id from matching_states s
    join unnest(${[...profileIds]}::text[]) as named (id) on s.profile_id = named.id
    where s.verdict <> 'not_eligible'`.execute(tx)
  return rows.map((row) => ({ accountId: row.account_id, profileId: row.profile_id, programmeId: row.programme_id }))
}

/** The accounts that have a profile which a programme fits. Across accounts: only inside a named service statement. */
export async function accountsFitting(tx: Tx, programmeId: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct s.account_id from matching_states s
    where s.programme_id = ${programmeId} and s.verdict <> 'not_eligible'`.execute(tx)
  return rows.map((row) => row.account_id)
}

import { sql, type Selectable } from 'kysely'
import type { Outcome } from '../core/verdict.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'

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

export interface MatchingTables {
  matching_decisions: DecisionTable
  matching_answers: AnswerTable
}

export const matchingColumns = columnsOf<MatchingTables>()({
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

import { sql, type Selectable } from 'kysely'
import type { DraftDocument } from '../core/drafting/document.ts'
import type { Edits } from '../core/drafting/edits.ts'
import type { Language } from '../core/facts/text.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'
import type { Id } from '../platform/ids.ts'
import type { JobError } from '../platform/jobs/jobs.ts'

export const storedStatuses = ['queued', 'generating', 'completed', 'failed', 'cancelled'] as const
export type StoredStatus = (typeof storedStatuses)[number]

interface DraftTable {
  id: string
  account_id: string
  profile_id: string
  programme_id: string
  slug: string
  template: string
  language: Language
  version: number
  status: StoredStatus
  input_key: string
  profile_version: number
  programme_version: number
  as_of: Timestamp
  job_id: string
  document: Json<DraftDocument> | null
  edits: Json<Edits>
  error: Json<JobError> | null
  created_at: Timestamp
  updated_at: Timestamp
  completed_at: Timestamp | null
}

export interface DraftTables {
  drafts: DraftTable
}

export const draftColumns = columnsOf<DraftTables>()({
  drafts: {
    id: 'text',
    account_id: 'text',
    profile_id: 'text',
    programme_id: 'uuid',
    slug: 'text',
    template: 'text',
    language: 'text',
    version: 'integer',
    status: 'text',
    input_key: 'text',
    profile_version: 'integer',
    programme_version: 'integer',
    as_of: 'timestamptz',
    job_id: 'text',
    document: 'jsonb?',
    edits: 'jsonb',
    error: 'jsonb?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    completed_at: 'timestamptz?',
  },
})

/** What a draft is asked from. */
export interface DraftOrder {
  profileId: Id<'prf'>
  programmeId: string
  slug: string
  template: string
  language: Language
  inputKey: string
  profileVersion: number
  programmeVersion: number
  asOf: Temporal.Instant
  jobId: Id<'job'>
}

/** A draft as kept; in a list without its document. */
export interface StoredDraft extends DraftOrder {
  id: Id<'drf'>
  version: number
  status: StoredStatus
  document: DraftDocument | null
  edits: Edits
  error: JobError | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  completedAt: Temporal.Instant | null
}

function read(row: Selectable<DraftTable>): StoredDraft {
  return {
    id: row.id as Id<'drf'>,
    profileId: row.profile_id as Id<'prf'>,
    programmeId: row.programme_id,
    slug: row.slug,
    template: row.template,
    language: row.language,
    inputKey: row.input_key,
    profileVersion: row.profile_version,
    programmeVersion: row.programme_version,
    asOf: row.as_of,
    jobId: row.job_id as Id<'job'>,
    version: row.version,
    status: row.status,
    document: row.document,
    edits: row.edits,
    error: row.error,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    completedAt: row.completed_at,
  }
}

const ordered = (order: DraftOrder) => ({
  profile_id: order.profileId,
  programme_id: order.programmeId,
  slug: order.slug,
  template: order.template,
  language: order.language,
  input_key: order.inputKey,
  profile_version: order.profileVersion,
  programme_version: order.programmeVersion,
  as_of: order.asOf,
  job_id: order.jobId,
})

/** Inserts a draft; undefined when the same was asked for meanwhile. */
export async function insertDraft(
  tx: Tx,
  accountId: string,
  id: Id<'drf'>,
  order: DraftOrder,
  now: Temporal.Instant,
): Promise<StoredDraft | undefined> {
  const row = await tables<DraftTables>(tx)
    .insertInto('drafts')
    .values({
      id,
      account_id: accountId,
      version: 1,
      status: 'queued',
      edits: json({}),
      created_at: now,
      updated_at: now,
      ...ordered(order),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'input_key']).where('status', 'not in', ['failed', 'cancelled']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** The live draft that was asked from the same input, locked. */
export async function draftOfInput(tx: Tx, accountId: string, inputKey: string): Promise<StoredDraft | undefined> {
  const row = await tables<DraftTables>(tx)
    .selectFrom('drafts')
    .selectAll()
    .where('drafts.account_id', '=', accountId)
    .where('drafts.input_key', '=', inputKey)
    .where('drafts.status', 'not in', ['failed', 'cancelled'])
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

export async function findDraft(tx: Tx, accountId: string, id: string): Promise<StoredDraft | undefined> {
  const row = await tables<DraftTables>(tx)
    .selectFrom('drafts')
    .selectAll()
    .where('drafts.account_id', '=', accountId)
    .where('drafts.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** The draft, locked until the transaction ends. */
export async function lockDraft(tx: Tx, accountId: string, id: string): Promise<StoredDraft | undefined> {
  const row = await tables<DraftTables>(tx)
    .selectFrom('drafts')
    .selectAll()
    .where('drafts.account_id', '=', accountId)
    .where('drafts.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

export interface DraftFilter {
  readonly profileId?: string
  readonly slug?: string
  readonly template?: string
}

/** Newest first, from after the id given; documents are left out but for how complete they are. */
export async function listDrafts(
  tx: Tx,
  accountId: string,
  filter: DraftFilter,
  after: string | null,
  count: number,
): Promise<StoredDraft[]> {
  const { document: _document, ...columns } = draftColumns.drafts
  let query = tables<DraftTables>(tx)
    .selectFrom('drafts')
    .select(Object.keys(columns) as (keyof typeof columns)[])
    .where('drafts.account_id', '=', accountId)
    .orderBy('drafts.id', 'desc')
    .limit(count)
  if (after !== null) query = query.where('drafts.id', '<', after)
  if (filter.profileId !== undefined) query = query.where('drafts.profile_id', '=', filter.profileId)
  if (filter.slug !== undefined) query = query.where('drafts.slug', '=', filter.slug)
  if (filter.template !== undefined) query = query.where('drafts.template', '=', filter.template)
  return (await query.execute()).map((row) => read({ ...row, document: null }))
}

/** What may be written of a draft; what is absent stays. Each write is a new version. */
export interface DraftChange {
  readonly order?: DraftOrder
  readonly status?: StoredStatus
  readonly document?: DraftDocument
  readonly edits?: Edits
  readonly error?: JobError | null
  readonly completedAt?: Temporal.Instant | null
}

export async function updateDraft(
  tx: Tx,
  accountId: string,
  id: string,
  change: DraftChange,
  now: Temporal.Instant,
): Promise<StoredDraft> {
  const row = await tables<DraftTables>(tx)
    .updateTable('drafts')
    .set({
      version: sql`drafts.version + 1`,
      updated_at: now,
      ...(change.order === undefined ? {} : ordered(change.order)),
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.document === undefined ? {} : { document: json(change.document) }),
      ...(change.edits === undefined ? {} : { edits: json(change.edits) }),
      ...(change.error === undefined ? {} : { error: change.error === null ? null : json(change.error) }),
      ...(change.completedAt === undefined ? {} : { completed_at: change.completedAt }),
    })
    .where('drafts.account_id', '=', accountId)
    .where('drafts.id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return read(row)
}

export async function removeDraft(tx: Tx, accountId: string, id: string): Promise<void> {
  await tables<DraftTables>(tx)
    .deleteFrom('drafts')
    .where('drafts.account_id', '=', accountId)
    .where('drafts.id', '=', id)
    .execute()
}

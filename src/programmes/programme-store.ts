import { sql } from 'kysely'
import type { Generated } from 'kysely'
import type { Programme } from '../core/facts/programme.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import { tables } from '../platform/db/db.ts'
import type { Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json } from '../platform/db/values.ts'
import type { Json, Timestamp } from '../platform/db/values.ts'
import type { Caller } from '../platform/context.ts'
import type { ChangedValue } from './changed-fields.ts'
import type { StoredDocument } from './documents.ts'

export type ProgrammeState = 'draft' | 'published' | 'withdrawn'

export interface ProgrammeTables {
  programmes_catalogue: { id: Generated<boolean>; version: number }
  programmes: {
    id: string
    slug: string
    state: ProgrammeState
    created_at: Timestamp
    draft_revision: Generated<number>
    published_version: number | null
    first_published_at: Timestamp | null
    withdrawn_at: Timestamp | null
    withdrawn_reason: Json<LocalizedText> | null
    changed_in: number | null
  }
  programmes_drafts: { programme_id: string; body: Json<Programme>; updated_at: Timestamp }
  programmes_draft_changes: {
    programme_id: string
    revision: number
    at: Timestamp
    account_id: string
    caller_kind: Caller['kind']
    caller_id: string
    published_version: number | null
    changes: Json<ChangedValue[]>
  }
  programmes_versions: {
    programme_id: string
    version: number
    body: Json<Programme>
    changed: string[]
    published_at: Timestamp
  }
  programmes_documents: { id: string; sha256: string; text: string; length: number; stored_at: Timestamp }
  programmes_search: { programme_id: string; signs: string; reading: number }
}

export const programmeColumns = columnsOf<ProgrammeTables>()({
  programmes_catalogue: { id: 'boolean', version: 'bigint' },
  programmes: {
    id: 'uuid',
    slug: 'text',
    state: 'text',
    created_at: 'timestamptz',
    draft_revision: 'integer',
    published_version: 'integer?',
    first_published_at: 'timestamptz?',
    withdrawn_at: 'timestamptz?',
    withdrawn_reason: 'jsonb?',
    changed_in: 'bigint?',
  },
  programmes_drafts: { programme_id: 'uuid', body: 'jsonb', updated_at: 'timestamptz' },
  programmes_draft_changes: {
    programme_id: 'uuid',
    revision: 'integer',
    at: 'timestamptz',
    account_id: 'text',
    caller_kind: 'text',
    caller_id: 'text',
    published_version: 'integer?',
    changes: 'jsonb',
  },
  programmes_versions: {
    programme_id: 'uuid',
    version: 'integer',
    body: 'jsonb',
    changed: 'text[]',
    published_at: 'timestamptz',
  },
  programmes_documents: { id: 'text', sha256: 'text', text: 'text', length: 'integer', stored_at: 'timestamptz' },
  programmes_search: { programme_id: 'uuid', signs: 'tsvector', reading: 'integer' },
})

/** A programme with what is current of it: its draft, if it has one, and its published version, if it was published. */
export interface StoredProgramme {
  id: string
  slug: string
  state: ProgrammeState
  draftRevision: number
  firstPublishedAt: Temporal.Instant | null
  withdrawnAt: Temporal.Instant | null
  withdrawnReason: LocalizedText | null
  changedIn: number | null
  draft: { body: Programme; updatedAt: Temporal.Instant } | null
  published: { version: number; body: Programme; publishedAt: Temporal.Instant } | null
}

const at = (tx: Tx) => tables<ProgrammeTables>(tx)

function selectProgrammes(tx: Tx) {
  return at(tx)
    .selectFrom('programmes as p')
    .leftJoin('programmes_drafts as d', 'd.programme_id', 'p.id')
    .leftJoin('programmes_versions as v', (join) =>
      join.onRef('v.programme_id', '=', 'p.id').onRef('v.version', '=', 'p.published_version'),
    )
    .select([
      'p.id',
      'p.slug',
      'p.state',
      'p.draft_revision',
      'p.published_version',
      'p.first_published_at',
      'p.withdrawn_at',
      'p.withdrawn_reason',
      'p.changed_in',
      'd.body as draft',
      'd.updated_at as draft_updated_at',
      'v.body as published',
      'v.published_at',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProgrammes>['execute']>>[number]

function read(row: Row): StoredProgramme {
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    draftRevision: row.draft_revision,
    firstPublishedAt: row.first_published_at,
    withdrawnAt: row.withdrawn_at,
    withdrawnReason: row.withdrawn_reason,
    changedIn: row.changed_in,
    draft:
      row.draft === null || row.draft_updated_at === null ? null : { body: row.draft, updatedAt: row.draft_updated_at },
    published:
      row.published === null || row.published_at === null || row.published_version === null
        ? null
        : { version: row.published_version, body: row.published, publishedAt: row.published_at },
  }
}

export async function findProgramme(tx: Tx, slug: string): Promise<StoredProgramme | undefined> {
  const row = await selectProgrammes(tx).where('p.slug', '=', slug).executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** What became of a programme that left the catalogue. */
export interface Withdrawal {
  readonly title: LocalizedText
  readonly at: Temporal.Instant
  readonly reason: LocalizedText
}

/** Of a programme by its id; undefined where it is in the catalogue, or never was. */
export async function findWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await selectProgrammes(tx).where('p.id', '=', id).where('p.state', '=', 'withdrawn').executeTakeFirst()
  const title = row?.published?.title
  if (row === undefined || title === undefined || row.withdrawn_at === null) return undefined
  return { title, at: row.withdrawn_at, reason: row.withdrawn_reason ?? {} }
}

/** As `findProgramme`, keeping others from changing the programme until the transaction ends. */
export async function lockProgramme(tx: Tx, slug: string): Promise<StoredProgramme | undefined> {
  await at(tx).selectFrom('programmes').select('id').where('slug', '=', slug).forUpdate().execute()
  return findProgramme(tx, slug)
}

export async function findProgrammes(tx: Tx, slugs: readonly string[]): Promise<StoredProgramme[]> {
  if (slugs.length === 0) return []
  return (await selectProgrammes(tx).where('p.slug', 'in', slugs).execute()).map(read)
}

/** Makes the programme unless there is one of this slug already; false then. */
export async function insertProgramme(tx: Tx, id: string, slug: string, now: Temporal.Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await at(tx)
    .insertInto('programmes')
    .values({ id, slug, state: 'draft', created_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Makes the programmes that there are not yet. */
export async function insertProgrammes(
  tx: Tx,
  programmes: readonly { id: string; slug: string }[],
  now: Temporal.Instant,
): Promise<void> {
  if (programmes.length === 0) return
  const rows = programmes.map(({ id, slug }) => ({ id, slug, state: 'draft' as const, created_at: now }))
  await at(tx)
    .insertInto('programmes')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

/** As `findProgrammes`, keeping others from changing them; locked in one order, so that two never wait for each other. */
export async function lockProgrammes(tx: Tx, slugs: readonly string[]): Promise<StoredProgramme[]> {
  if (slugs.length === 0) return []
  await at(tx).selectFrom('programmes').select('id').where('slug', 'in', slugs).orderBy('slug').forUpdate().execute()
  return findProgrammes(tx, slugs)
}

/** The draft's new revision. */
export async function saveDraft(tx: Tx, id: string, body: Programme, now: Temporal.Instant): Promise<number> {
  const draft = { body: json(body), updated_at: now }
  await at(tx)
    .insertInto('programmes_drafts')
    .values({ programme_id: id, ...draft })
    .onConflict((conflict) => conflict.column('programme_id').doUpdateSet(draft))
    .execute()
  const { draft_revision } = await at(tx)
    .updateTable('programmes')
    .set((set) => ({ draft_revision: set('draft_revision', '+', 1) }))
    .where('id', '=', id)
    .returning('draft_revision')
    .executeTakeFirstOrThrow()
  return draft_revision
}

/** A change of a draft: what, when, by whom, and what was published then. */
export interface DraftChange {
  revision: number
  at: Temporal.Instant
  /** Null where a caller of another account than the reader's changed it. */
  caller: Pick<Caller, 'kind' | 'id'> | null
  publishedVersion: number | null
  changes: readonly ChangedValue[]
}

export async function saveDraftChange(
  tx: Tx,
  programmeId: string,
  accountId: string,
  { revision, at: when, caller, publishedVersion, changes }: DraftChange & { caller: Pick<Caller, 'kind' | 'id'> },
): Promise<void> {
  await at(tx)
    .insertInto('programmes_draft_changes')
    .values({
      programme_id: programmeId,
      revision,
      at: when,
      account_id: accountId,
      caller_kind: caller.kind,
      caller_id: caller.id,
      published_version: publishedVersion,
      changes: json(changes),
    })
    .execute()
}

/** Changes of the draft as an account sees them, newest first, below the revision `before` where given. */
export async function draftChangesOf(
  tx: Tx,
  accountId: string,
  id: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<DraftChange[]> {
  let query = at(tx)
    .selectFrom('programmes_draft_changes')
    .select(['revision', 'at', 'account_id', 'caller_kind', 'caller_id', 'published_version', 'changes'])
    .where('programme_id', '=', id)
  if (before !== undefined) query = query.where('revision', '<', before)
  const rows = await query.orderBy('revision', 'desc').limit(limit).execute()
  return rows.map((row) => ({
    revision: row.revision,
    at: row.at,
    caller: row.account_id === accountId ? { kind: row.caller_kind, id: row.caller_id } : null,
    publishedVersion: row.published_version,
    changes: row.changes,
  }))
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await at(tx).deleteFrom('programmes_drafts').where('programme_id', '=', id).execute()
}

/** The next version of the whole catalogue; holds its lock until the transaction ends. */
export async function moveCatalogue(tx: Tx): Promise<number> {
  const { version } = await at(tx)
    .updateTable('programmes_catalogue')
    .set((set) => ({ version: set('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The catalogue's version, and whether this transaction has written anything. */
export async function catalogueState(tx: Tx): Promise<{ version: number; writing: boolean }> {
  return at(tx)
    .selectFrom('programmes_catalogue')
    .select(['version', sql<boolean>`pg_current_xact_id_if_assigned() is not null`.as('writing')])
    .executeTakeFirstOrThrow()
}

export interface NewVersion {
  id: string
  version: number
  body: Programme
  changed: string[]
  /** The catalogue's version of this publication. */
  changedIn: number
}

/** Adds immutable versions and makes each the current one of its programme. */
export async function saveVersions(tx: Tx, versions: readonly NewVersion[], now: Temporal.Instant): Promise<void> {
  const rows = versions.map(({ id, version, body, changed }) => ({
    programme_id: id,
    version,
    body: json(body),
    changed,
    published_at: now,
  }))
  await at(tx).insertInto('programmes_versions').values(rows).execute()
  await sql`
    update programmes p
    set state = 'published', published_version = n.version, first_published_at = coalesce(p.first_published_at, ${now}::timestamptz),
      withdrawn_at = null, withdrawn_reason = null, changed_in = n.changed_in
    from unnest(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ version }) => version)}::integer[], ${versions.map(({ changedIn }) => changedIn)}::bigint[]) n(id, version, changed_in)
    where p.id = n.id`.execute(tx)
}

export async function saveWithdrawal(
  tx: Tx,
  id: string,
  reason: LocalizedText,
  changedIn: number,
  now: Temporal.Instant,
): Promise<void> {
  await at(tx)
    .updateTable('programmes')
    .set({ state: 'withdrawn', withdrawn_at: now, withdrawn_reason: json(reason), changed_in: changedIn })
    .where('id', '=', id)
    .execute()
}

/** Of the programmes that changed after a version of the catalogue, the next `limit` after the key, in order of change. */
export async function changedSince(
  tx: Tx,
  version: number,
  after: { changedIn: number; id: string } | undefined,
  limit: number,
): Promise<StoredProgramme[]> {
  let query = selectProgrammes(tx)
    .where('p.changed_in', '>', version)
    .orderBy('p.changed_in')
    .orderBy('p.id')
    .limit(limit)
  if (after !== undefined)
    query = query.where(sql<boolean>`(p.changed_in, p.id) > (${after.changedIn}::bigint, ${after.id}::uuid)`)
  return (await query.execute()).map(read)
}

export interface HistoryEntry {
  version: number
  changed: string[]
  publishedAt: Temporal.Instant
}

/** Published versions, newest first, from `before` down. */
export async function historyOf(
  tx: Tx,
  id: string,
  before: number | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  let query = at(tx)
    .selectFrom('programmes_versions')
    .select(['version', 'changed', 'published_at'])
    .where('programme_id', '=', id)
  if (before !== undefined) query = query.where('version', '<', before)
  const rows = await query.orderBy('version', 'desc').limit(limit).execute()
  return rows.map((row) => ({ version: row.version, changed: row.changed, publishedAt: row.published_at }))
}

export async function findVersion(
  tx: Tx,
  id: string,
  version: number,
): Promise<{ body: Programme; publishedAt: Temporal.Instant } | undefined> {
  const row = await at(tx)
    .selectFrom('programmes_versions')
    .select(['body', 'published_at'])
    .where('programme_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row === undefined ? undefined : { body: row.body, publishedAt: row.published_at }
}

/** The newest published version of the programme that has the document. */
export async function versionWithDocument(
  tx: Tx,
  id: string,
  documentId: string,
): Promise<{ version: number; body: Programme } | undefined> {
  return at(tx)
    .selectFrom('programmes_versions')
    .select(['version', 'body'])
    .where('programme_id', '=', id)
    .where(sql<boolean>`body -> 'documents' @> ${JSON.stringify([{ id: documentId }])}::jsonb`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveDocuments(
  tx: Tx,
  documents: readonly StoredDocument[],
  now: Temporal.Instant,
): Promise<void> {
  const byId = new Map(documents.map((document) => [document.id, { ...document, stored_at: now }]))
  if (byId.size === 0) return
  await at(tx)
    .insertInto('programmes_documents')
    .values([...byId.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findDocuments(tx: Tx, ids: readonly string[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return []
  return at(tx)
    .selectFrom('programmes_documents')
    .select(['id', 'sha256', 'text', 'length'])
    .where('id', 'in', ids)
    .execute()
}

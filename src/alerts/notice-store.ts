import { sql, type Selectable } from 'kysely'
import type { Told } from '../core/alerts/plan.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { Mark } from '../core/alerts/schedule.ts'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'
import { mostCounted, type Backlog } from '../platform/queue-metrics.ts'

export type NoticeStatus = 'scheduled' | 'sent' | 'failed' | 'suppressed'

/** What only news have: which fields changed, which line is exhausted, why a call was closed. */
export interface NoticeDetail {
  readonly changed?: readonly string[]
  /** Its title, or its id where it has none. */
  readonly budget_line?: LocalizedText | string
  readonly cause?: 'closed' | 'exhausted' | 'withdrawn'
}

interface NotificationTable {
  id: string
  account_id: string
  alert_id: string
  programme_id: string
  programme_slug: string
  profile_id: string
  target: string
  generation: number
  lead_time: string
  channel: string
  target_at: Timestamp | null
  target_zone: string | null
  until_at: Timestamp | null
  moved_from: Timestamp | null
  due_at: Timestamp
  status: NoticeStatus
  reason: string | null
  marks: Mark[]
  detail: Json<NoticeDetail> | null
  message_id: string | null
  event_id: string | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

/** One attempt to send a message. */
export interface SendAttempt {
  readonly at: string
  readonly outcome: 'sent' | 'retry' | 'failed'
  /** What the server said, or what went wrong on the way. */
  readonly answer: string
}

/** A warning that an endpoint of webhooks keeps failing, or that it is disabled; instants in ISO 8601. */
export interface WebhookWarning {
  readonly webhook_id: string
  readonly url: string
  readonly failing_since: string | null
  /** When it will be disabled; null: it is. */
  readonly disabled_at: string | null
  readonly reason: 'gone' | 'failed_for_days' | 'by_owner' | null
}

/** What tells notices, asks an address, or warns of an endpoint. */
export type MessageKind = 'notice' | 'confirmation' | 'webhook_warning'

interface MessageTable {
  id: string
  account_id: string
  alert_id: string | null
  kind: MessageKind
  channel: string
  detail: Json<WebhookWarning> | null
  status: NoticeStatus
  attempts: number
  log: Json<SendAttempt[]>
  next_at: Timestamp | null
  leased_by: string | null
  lease_until: Timestamp | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

interface NoticeTables {
  alerts_notifications: NotificationTable
  alerts_messages: MessageTable
}

export const noticeColumns = columnsOf<NoticeTables>()({
  alerts_notifications: {
    id: 'text',
    account_id: 'text',
    alert_id: 'text',
    programme_id: 'uuid',
    programme_slug: 'text',
    profile_id: 'text',
    target: 'text',
    generation: 'integer',
    lead_time: 'text',
    channel: 'text',
    target_at: 'timestamptz?',
    target_zone: 'text?',
    until_at: 'timestamptz?',
    moved_from: 'timestamptz?',
    due_at: 'timestamptz',
    status: 'text',
    reason: 'text?',
    marks: 'text[]',
    detail: 'jsonb?',
    message_id: 'text?',
    event_id: 'text?',
    created_at: 'timestamptz',
    finished_at: 'timestamptz?',
  },
  alerts_messages: {
    id: 'text',
    account_id: 'text',
    alert_id: 'text?',
    kind: 'text',
    channel: 'text',
    detail: 'jsonb?',
    status: 'text',
    attempts: 'smallint',
    log: 'jsonb',
    next_at: 'timestamptz?',
    leased_by: 'text?',
    lease_until: 'timestamptz?',
    created_at: 'timestamptz',
    finished_at: 'timestamptz?',
  },
})

/** A notice to record, or as recorded. */
export interface Notice {
  readonly id: string
  readonly accountId: string
  readonly alertId: string
  readonly programmeId: string
  readonly slug: string
  readonly profileId: string
  readonly target: string
  readonly generation: number
  readonly lead: string
  readonly channel: string
  readonly targetAt: Temporal.Instant | null
  readonly targetZone: string | null
  readonly untilAt: Temporal.Instant | null
  readonly movedFrom: Temporal.Instant | null
  readonly dueAt: Temporal.Instant
  readonly status: NoticeStatus
  readonly reason: string | null
  readonly marks: readonly Mark[]
  readonly detail: NoticeDetail | null
  readonly messageId: string | null
  readonly eventId: string | null
  readonly finishedAt: Temporal.Instant | null
}

function read(row: Selectable<NotificationTable>): Notice {
  return {
    id: row.id,
    accountId: row.account_id,
    alertId: row.alert_id,
    programmeId: row.programme_id,
    slug: row.programme_slug,
    profileId: row.profile_id,
    target: row.target,
    generation: row.generation,
    lead: row.lead_time,
    channel: row.channel,
    targetAt: row.target_at,
    targetZone: row.target_zone,
    untilAt: row.until_at,
    movedFrom: row.moved_from,
    dueAt: row.due_at,
    status: row.status,
    reason: row.reason,
    marks: row.marks,
    detail: row.detail,
    messageId: row.message_id,
    eventId: row.event_id,
    finishedAt: row.finished_at,
  }
}

/** Notices of alerts about programmes whose target had not passed, by alert, programme and target, as the plan reads them. */
export async function toldOf(
  tx: Tx,
  alertIds: readonly string[],
  programmeIds: readonly string[],
): Promise<Map<string, Told[]>> {
  if (alertIds.length === 0 || programmeIds.length === 0) return new Map()
  const { rows } = await sql<
    Pick<
      Selectable<NotificationTable>,
      | 'alert_id'
      | 'programme_id'
      | 'target'
      | 'generation'
      | 'target_at'
      | 'profile_id'
      | 'lead_time'
      | 'channel'
      | 'status'
      | 'reason'
    >
  >`
    select alert_id, programme_id, target, generation, target_at, profile_id, lead_time, channel, status, reason
    from alerts_notifications
    where alert_id = any(${[...alertIds]}::text[]) and programme_id = any(${[...programmeIds]}::uuid[]) and lead_time <> ''`.execute(
    tx,
  )
  const told = new Map<string, Told[]>()
  for (const row of rows) {
    if (row.target_at === null) continue
    const key = `${row.alert_id} ${row.programme_id} ${row.target}`
    const list = told.get(key) ?? []
    told.set(key, list)
    list.push({
      generation: row.generation,
      targetAt: row.target_at,
      profile: row.profile_id,
      lead: row.lead_time,
      channel: row.channel,
      status: row.status,
      reason: row.reason,
    })
  }
  return told
}

/**
 * Records notices; the key lets nobody be told twice. One that was suppressed for a reason that has passed is taken up again.
 * @returns the ids of those that were recorded
 */
export async function insertNotices(
  tx: Tx,
  notices: readonly Notice[],
  returning: readonly string[],
  now: Temporal.Instant,
): Promise<Set<string>> {
  const recorded = new Set<string>()
  for (let at = 0; at < notices.length; at += 1000) {
    const rows = notices.slice(at, at + 1000).map((notice) => ({
      id: notice.id,
      account_id: notice.accountId,
      alert_id: notice.alertId,
      programme_id: notice.programmeId,
      programme_slug: notice.slug,
      profile_id: notice.profileId,
      target: notice.target,
      generation: notice.generation,
      lead_time: notice.lead,
      channel: notice.channel,
      target_at: notice.targetAt,
      target_zone: notice.targetZone,
      until_at: notice.untilAt,
      moved_from: notice.movedFrom,
      due_at: notice.dueAt,
      status: notice.status,
      reason: notice.reason,
      marks: notice.marks,
      detail: notice.detail,
      message_id: notice.messageId,
      event_id: notice.eventId,
      finished_at: notice.finishedAt,
    }))
    const { rows: done } = await sql<{ id: string }>`
      insert into alerts_notifications as n (id, account_id, alert_id, programme_id, programme_slug, profile_id, target, generation,
        lead_time, channel, target_at, target_zone, until_at, moved_from, due_at, status, reason, marks, detail, message_id, event_id,
        finished_at, created_at)
      select row.id, row.account_id, row.alert_id, row.programme_id, row.programme_slug, row.profile_id, row.target, row.generation,
        row.lead_time, row.channel, row.target_at, row.target_zone, row.until_at, row.moved_from, row.due_at, row.status, row.reason,
        array(select jsonb_array_elements_text(row.marks)), row.detail, row.message_id, row.event_id, row.finished_at, ${now}::timestamptz
      from jsonb_to_recordset(${json(rows)}::jsonb) as row (id text, account_id text, alert_id text, programme_id uuid,
        programme_slug text, profile_id text, target text, generation integer, lead_time text, channel text, target_at timestamptz,
        target_zone text, until_at timestamptz, moved_from timestamptz, due_at timestamptz, status text, reason text, marks jsonb,
        detail jsonb, message_id text, event_id text, finished_at timestamptz)
      on conflict (alert_id, programme_id, profile_id, target, generation, lead_time, channel) do update set
        id = excluded.id, status = excluded.status, reason = excluded.reason, marks = excluded.marks, due_at = excluded.due_at,
        message_id = excluded.message_id, event_id = excluded.event_id, finished_at = excluded.finished_at, created_at = excluded.created_at
      where n.status = 'suppressed' and n.reason = any(${[...returning]}::text[])
      returning n.id`.execute(tx)
    for (const { id } of done) recorded.add(id)
  }
  return recorded
}

/** News of these alerts that are due and in no message yet. */
export async function dueNews(tx: Tx, alertIds: readonly string[], now: Temporal.Instant): Promise<Notice[]> {
  if (alertIds.length === 0) return []
  const rows = await tables<NoticeTables>(tx)
    .selectFrom('alerts_notifications')
    .selectAll()
    .where(sql<boolean>`alert_id = any(${[...alertIds]}::text[])`)
    .where('status', '=', 'scheduled')
    .where('message_id', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('id')
    .execute()
  return rows.map(read)
}

/** When the next news of each alert are due that are in no message yet. */
export async function nextNews(tx: Tx, alertIds: readonly string[]): Promise<Map<string, Temporal.Instant>> {
  if (alertIds.length === 0) return new Map()
  const { rows } = await sql<{ alert_id: string; next: Temporal.Instant }>`
    select alert_id, min(due_at) as next from alerts_notifications
    where alert_id = any(${[...alertIds]}::text[]) and status = 'scheduled' and message_id is null group by alert_id`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.alert_id, row.next]))
}

export async function putInMessage(tx: Tx, ids: readonly string[], messageId: string, marks: readonly Mark[]) {
  await sql`
    update alerts_notifications set message_id = ${messageId}, marks = ${[...marks]}::text[]
    where id = any(${[...ids]}::text[])`.execute(tx)
}

export async function delayNotices(tx: Tx, ids: readonly string[], at: Temporal.Instant): Promise<void> {
  if (ids.length === 0) return
  await sql`update alerts_notifications set due_at = ${at} where id = any(${[...ids]}::text[])`.execute(tx)
}

/** Ends notices: sent, failed, or suppressed with a reason. */
export async function finishNotices(
  tx: Tx,
  ids: readonly string[],
  status: NoticeStatus,
  reason: string | null,
  now: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update alerts_notifications set status = ${status}, reason = ${reason}, finished_at = ${now}
    where id = any(${[...ids]}::text[])`.execute(tx)
}

/** News of an alert that wait in no message are given up: it is told of something else now. */
export async function dropWaitingNews(tx: Tx, alertId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    update alerts_notifications set status = 'suppressed', reason = 'filtered', finished_at = ${now}
    where alert_id = ${alertId} and status = 'scheduled' and message_id is null`.execute(tx)
}

/** News that were held back for these reasons and are still of use wait again; the plan does the same for lead times. */
export async function rearmNews(
  tx: Tx,
  accountId: string,
  reasons: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update alerts_notifications set status = 'scheduled', reason = null, message_id = null, finished_at = null
    where account_id = ${accountId} and status = 'suppressed' and reason = any(${[...reasons]}::text[]) and lead_time = ''
      and created_at > ${now.subtract({ hours: 7 * 24 })} and (until_at is null or until_at > ${now})`.execute(tx)
}

/** A notice with the attempts of its message. */
export interface ShownNotice extends Notice {
  readonly attempts: readonly SendAttempt[]
}

/** Notices of an alert, newest first, from after the id given. */
export async function listNotices(
  tx: Tx,
  accountId: string,
  alertId: string,
  status: NoticeStatus | undefined,
  after: string | null,
  count: number,
): Promise<ShownNotice[]> {
  let query = tables<NoticeTables>(tx)
    .selectFrom('alerts_notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('alert_id', '=', alertId)
  if (status !== undefined) query = query.where('status', '=', status)
  if (after !== null) query = query.where('id', '<', after)
  const notices = (await query.orderBy('id', 'desc').limit(count).execute()).map(read)
  const ids = [...new Set(notices.flatMap(({ messageId }) => messageId ?? []))]
  const logs = new Map<string, readonly SendAttempt[]>()
  if (ids.length > 0) {
    const rows = await tables<NoticeTables>(tx)
      .selectFrom('alerts_messages')
      .select(['id', 'log'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .execute()
    for (const row of rows) logs.set(row.id, row.log)
  }
  return notices.map((notice) => ({ ...notice, attempts: logs.get(notice.messageId ?? '') ?? [] }))
}

/** Notices of messages, by message. */
export async function noticesOf(tx: Tx, messageIds: readonly string[]): Promise<Map<string, Notice[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await tables<NoticeTables>(tx)
    .selectFrom('alerts_notifications')
    .selectAll()
    .where(sql<boolean>`message_id = any(${[...messageIds]}::text[])`)
    .where('status', '=', 'scheduled')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows.map(read), (notice) => notice.messageId ?? '')
}

/** A message to be sent. */
export interface Message {
  readonly id: string
  readonly accountId: string
  readonly alertId: string | null
  readonly kind: MessageKind
  readonly channel: string
  readonly detail?: WebhookWarning | null
  readonly attempts: number
  readonly log: readonly SendAttempt[]
  readonly createdAt: Temporal.Instant
}

export async function insertMessages(
  tx: Tx,
  messages: readonly Pick<Message, 'id' | 'accountId' | 'alertId' | 'kind' | 'channel' | 'detail'>[],
  now: Temporal.Instant,
): Promise<void> {
  if (messages.length === 0) return
  const column = (of: (message: (typeof messages)[number]) => string | null) => messages.map(of)
  await sql`
    insert into alerts_messages (id, account_id, alert_id, kind, channel, detail, status, next_at, created_at)
    select *, 'scheduled', ${now}::timestamptz, ${now}::timestamptz from unnest(${column(({ id }) => id)}::text[],
      ${column(({ accountId }) => accountId)}::text[], ${column(({ alertId }) => alertId)}::text[],
      ${column(({ kind }) => kind)}::text[], ${column(({ channel }) => channel)}::text[],
      ${column(({ detail }) => (detail == null ? null : JSON.stringify(detail)))}::jsonb[])`.execute(tx)
}

/** Messages whose turn it is, leased to the holder; those of another are passed over. Across accounts. */
export async function claimMessages(
  tx: Tx,
  holder: string,
  now: Temporal.Instant,
  until: Temporal.Instant,
  count: number,
): Promise<Message[]> {
  const { rows } = await sql<Selectable<MessageTable>>`
    update alerts_messages as m set leased_by = ${holder}, lease_until = ${until}, next_at = ${until}
    from (select id from alerts_messages where next_at <= ${now} order by next_at limit ${count} for update skip locked) as due
    where m.id = due.id
    returning m.*`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    alertId: row.alert_id,
    kind: row.kind,
    channel: row.channel,
    detail: row.detail,
    attempts: row.attempts,
    log: row.log,
    createdAt: row.created_at,
  }))
}

/** What became of a message; `next` is when it is tried again. */
export interface MessageOutcome {
  readonly id: string
  readonly status: NoticeStatus
  readonly attempts: number
  readonly log: readonly SendAttempt[]
  readonly next: Temporal.Instant | null
}

/** Writes down what became of messages that this holder has. Across accounts. */
export async function settleMessages(
  tx: Tx,
  holder: string,
  outcomes: readonly MessageOutcome[],
  now: Temporal.Instant,
): Promise<void> {
  if (outcomes.length === 0) return
  const rows = outcomes.map(({ id, status, attempts, log, next }) => ({ id, status, attempts, log, next }))
  await sql`
    update alerts_messages as m set status = row.status, attempts = row.attempts, log = row.log, next_at = row.next,
      leased_by = null, lease_until = null, finished_at = case when row.next is null then ${now}::timestamptz end
    from jsonb_to_recordset(${json(rows)}::jsonb) as row (id text, status text, attempts smallint, log jsonb, next timestamptz)
    where m.id = row.id and m.leased_by = ${holder}`.execute(tx)
}

/** When the next message is due. */
export async function nextMessageAt(tx: Tx): Promise<Temporal.Instant | null> {
  const { rows } = await sql<{
    next: Temporal.Instant | null
  }>`select min(next_at) as next from alerts_messages`.execute(tx)
  return rows[0]?.next ?? null
}

/** Profiles that were told of a programme by an alert; for a programme that has left the catalogue. */
export async function toldProfiles(
  tx: Tx,
  alertIds: readonly string[],
  programmeId: string,
): Promise<[string, string][]> {
  if (alertIds.length === 0) return []
  const { rows } = await sql<{ alert_id: string; profile_id: string }>`
    select distinct alert_id, profile_id from alerts_notifications
    where alert_id = any(${[...alertIds]}::text[]) and programme_id = ${programmeId}`.execute(tx)
  return rows.map((row) => [row.alert_id, row.profile_id])
}

/** Forgets what was told of a profile that was erased. */
export async function forgetProfile(tx: Tx, accountId: string, profileId: string): Promise<void> {
  await tables<NoticeTables>(tx)
    .deleteFrom('alerts_notifications')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute()
}

/** Deletes notices and messages past their retention. Across accounts. */
export async function forgetNotices(tx: Tx, before: Temporal.Instant): Promise<number> {
  await tables<NoticeTables>(tx).deleteFrom('alerts_messages').where('finished_at', '<', before).execute()
  const { rows } = await sql<{ id: string }>`
    delete from alerts_notifications
    where status <> 'scheduled' and created_at < ${before} and (until_at is null or until_at < ${before}) returning id`.execute(
    tx,
  )
  return rows.length
}

/** Messages that are due; one that is being sent is due again when its lease is over. */
export async function waitingMessages(tx: Tx, now: Temporal.Instant): Promise<Backlog> {
  const { rows } = await sql<{ waiting: bigint; since: Temporal.Instant | null }>`
    select count(*) as waiting, min(next_at) as since
    from (select next_at from alerts_messages where next_at <= ${now} order by next_at limit ${mostCounted}) as due`.execute(
    tx,
  )
  return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null }
}

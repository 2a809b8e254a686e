import { sql, type Selectable } from 'kysely'
import { tables, type Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import { json, type Json, type Timestamp } from '../platform/db/values.ts'
import type { Language } from '../platform/language.ts'
import type { AlertFilter } from './alert.ts'

export type AddressState = 'pending' | 'confirmed' | 'unsubscribed'

interface AddressTable {
  id: string
  account_id: string
  address: string
  state: AddressState
  round: number
  language: Language
  asked_at: Timestamp
  decided_at: Timestamp | null
  ask_at: Timestamp | null
  refused: string | null
}

/** What a calendar feed shows. */
export interface CalendarDefinition {
  readonly lead_times: readonly string[]
  readonly filter: AlertFilter
}

interface CalendarTable {
  account_id: string
  name: string
  token_hash: Uint8Array
  definition: Json<CalendarDefinition>
  language: Language
  rotated_at: Timestamp
}

interface AddressTables {
  alerts_addresses: AddressTable
  alerts_calendars: CalendarTable
}

export const addressColumns = columnsOf<AddressTables>()({
  alerts_addresses: {
    id: 'uuid',
    account_id: 'text',
    address: 'text',
    state: 'text',
    round: 'integer',
    language: 'text',
    asked_at: 'timestamptz',
    decided_at: 'timestamptz?',
    ask_at: 'timestamptz?',
    refused: 'text?',
  },
  alerts_calendars: {
    account_id: 'text',
    name: 'text',
    token_hash: 'bytea',
    definition: 'jsonb',
    language: 'text',
    rotated_at: 'timestamptz',
  },
})

/** An address of an account, in lower case. */
export interface Address {
  readonly id: string
  readonly accountId: string
  readonly address: string
  readonly state: AddressState
  readonly round: number
  readonly language: Language
  readonly askedAt: Temporal.Instant
  /** When it is asked again, having been named again after it was unsubscribed; null: it is not. */
  readonly askAt: Temporal.Instant | null
  /** What the mail server said when it refused the question for good. */
  readonly refused: string | null
}

const read = (row: Selectable<AddressTable>): Address => ({
  id: row.id,
  accountId: row.account_id,
  address: row.address,
  state: row.state,
  round: row.round,
  language: row.language,
  askedAt: row.asked_at,
  askAt: row.ask_at,
  refused: row.refused,
})

/** The addresses of these accounts among those given. */
export async function findAddresses(
  tx: Tx,
  accountIds: readonly string[],
  addresses: readonly string[],
): Promise<Address[]> {
  if (accountIds.length === 0 || addresses.length === 0) return []
  const rows = await tables<AddressTables>(tx)
    .selectFrom('alerts_addresses')
    .selectAll()
    .where(sql<boolean>`account_id = any(${[...accountIds]}::text[])`)
    .where(sql<boolean>`address = any(${[...addresses]}::text[])`)
    .execute()
  return rows.map(read)
}

/** Addresses by id. Across accounts. */
export async function addressesById(tx: Tx, ids: readonly string[]): Promise<Map<string, Address>> {
  if (ids.length === 0) return new Map()
  const rows = await tables<AddressTables>(tx)
    .selectFrom('alerts_addresses')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, read(row)]))
}

export async function findAddress(tx: Tx, id: string): Promise<Address | undefined> {
  const row = await tables<AddressTables>(tx)
    .selectFrom('alerts_addresses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** Addresses of an account that were asked since then and have not answered. */
export async function countAsked(tx: Tx, accountId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await tables<AddressTables>(tx)
    .selectFrom('alerts_addresses')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that an address is asked, for the first time or again: links of earlier questions stop working. */
export async function askAddress(
  tx: Tx,
  asked: { id: string; accountId: string; address: string; language: Language },
  now: Temporal.Instant,
): Promise<Address> {
  const row = await tables<AddressTables>(tx)
    .insertInto('alerts_addresses')
    .values({
      id: asked.id,
      account_id: asked.accountId,
      address: asked.address,
      state: 'pending',
      round: 1,
      language: asked.language,
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'address']).doUpdateSet({
        round: sql`alerts_addresses.round + 1`,
        language: asked.language,
        asked_at: now,
        ask_at: null,
        refused: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return read(row)
}

/** Notes what the mail server said of addresses that it will not write to. */
export async function noteRefusedQuestions(
  tx: Tx,
  questions: readonly { readonly id: string; readonly round: number; readonly answer: string }[],
): Promise<void> {
  if (questions.length === 0) return
  await sql`
    update alerts_addresses as a set refused = row.answer
    from jsonb_to_recordset(${json(questions.map(({ id, round, answer }) => ({ id, round, answer })))}::jsonb)
      as row (id uuid, round integer, answer text)
    where a.id = row.id and a.round = row.round and a.state <> 'confirmed'`.execute(tx)
}

/** Notes that an address is to be asked at a moment to come. */
export async function askAddressAt(tx: Tx, id: string, at: Temporal.Instant, language: Language): Promise<void> {
  await tables<AddressTables>(tx)
    .updateTable('alerts_addresses')
    .set({ ask_at: at, language })
    .where('id', '=', id)
    .execute()
}

/**
 * Unsubscribed addresses whose time to be asked has come, and whether an alert of their account still names them; none is
 * handed out twice. Across accounts.
 */
export async function takeAddressesToAsk(
  tx: Tx,
  now: Temporal.Instant,
  count: number,
): Promise<{ address: Address; named: boolean }[]> {
  const { rows } = await sql<Selectable<AddressTable> & { named: boolean }>`
    update alerts_addresses as a set ask_at = null
    from (select id from alerts_addresses where ask_at <= ${now} order by ask_at limit ${count} for update skip locked) as due
    where a.id = due.id
    returning a.*, exists (
      select from alerts, jsonb_array_elements(alerts.definition->'channels') as channel
      where alerts.account_id = a.account_id and (lower(channel->>'to') = a.address
        or exists (select from jsonb_array_elements_text(channel->'cc') as cc where lower(cc) = a.address))) as named`.execute(
    tx,
  )
  return rows.flatMap((row) => (row.state === 'unsubscribed' ? [{ address: read(row), named: row.named }] : []))
}

export async function decideAddress(
  tx: Tx,
  id: string,
  state: AddressState,
  now: Temporal.Instant,
): Promise<Address | undefined> {
  const row = await tables<AddressTables>(tx)
    .updateTable('alerts_addresses')
    .set({ state, decided_at: now, ask_at: null, refused: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : read(row)
}

/** A calendar feed of an account. */
export interface Calendar extends CalendarDefinition {
  readonly accountId: string
  readonly name: string
  readonly language: Language
  readonly rotatedAt: Temporal.Instant
}

/** Keeps a feed under its name; the address it had before leads nowhere from now on. */
export async function saveCalendar(
  tx: Tx,
  calendar: Omit<Calendar, 'rotatedAt'> & { readonly tokenHash: Uint8Array },
  now: Temporal.Instant,
): Promise<void> {
  const { lead_times, filter } = calendar
  const values = {
    token_hash: calendar.tokenHash,
    definition: json({ lead_times, filter }),
    language: calendar.language,
    rotated_at: now,
  }
  await tables<AddressTables>(tx)
    .insertInto('alerts_calendars')
    .values({ account_id: calendar.accountId, name: calendar.name, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(values))
    .execute()
}

export async function countCalendars(tx: Tx, accountId: string, otherThan: string): Promise<number> {
  const { count } = await tables<AddressTables>(tx)
    .selectFrom('alerts_calendars')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('name', '<>', otherThan)
    .executeTakeFirstOrThrow()
  return count
}

/** The feed of a token. Across accounts: the token is all that is known. */
export async function findCalendar(tx: Tx, tokenHash: Uint8Array): Promise<Calendar | undefined> {
  const row = await tables<AddressTables>(tx)
    .selectFrom('alerts_calendars')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    ...row.definition,
    accountId: row.account_id,
    name: row.name,
    language: row.language,
    rotatedAt: row.rotated_at,
  }
}

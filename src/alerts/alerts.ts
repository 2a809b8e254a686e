/**
 * The door of alerts: what somebody wants to hear of, and whether they agreed to be written to. When it is told is decided
 * in `core/alerts`; `scheduling.ts` looks, `sending.ts` sends.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { invalidBody, notFound, Problem, type Fault } from '../platform/problem.ts'
import { readProfilesIn } from '../profiles/profiles.ts'
import { findWebhook } from '../webhooks/webhooks.ts'
import {
  countCalendars,
  decideAddress,
  findAddress,
  findAddresses,
  saveCalendar,
  type Address,
} from './address-store.ts'
import { addressesOf, type Alert, type AlertFilter, type AlertSettings } from './alert.ts'
import { faults } from './alert-faults.ts'
import type { AlertInput, CalendarInput } from './alert-input.ts'
import {
  countAlerts,
  findAlert,
  insertAlert,
  listAlerts as list,
  lockAlert,
  lookAgainInAccount,
  removeAlert,
  updateAlert,
} from './alert-store.ts'
import { askWhoMayBeAsked } from './asking.ts'
import type { AlertsKit } from './kit.ts'
import { dropWaitingNews, listNotices, rearmNews, type NoticeStatus, type ShownNotice } from './notice-store.ts'
import { readAlert, readFilter, readLeadTimes } from './read-alert.ts'

export { alertQueues } from './alert-metrics.ts'
export { openAlerts } from './kit.ts'
export type { AlertsKit, AlertsOptions } from './kit.ts'
export type { Alert, AlertSettings } from './alert.ts'
export { mailWarnings } from './warnings.ts'
export type { DeadlineApproaching } from './alert-events.ts'

/** What a change was based on: throws when it may not happen. */
export type CheckBefore = (before: ShownAlert) => void

const word = { en: 'alert', el: 'ειδοποίηση' }
/** Alerts and calendar feeds an account may have. */
const most = { alerts: 1000, calendars: 100 }

/** An alert with the states of its addresses. */
export interface ShownAlert {
  readonly alert: Alert
  readonly states: ReadonlyMap<string, Pick<Address, 'state' | 'askAt' | 'refused'>>
}

/**
 * Makes an alert; addresses that have not agreed yet are asked by mail.
 * @throws Problem 422 with a pointer for everything that is wrong, 409 when the account has its 1,000
 */
export async function createAlert(ctx: Context, kit: AlertsKit, input: AlertInput): Promise<ShownAlert> {
  const settings = understood(input, kit)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    await checkPlaces(tx, ctx, settings)
    if ((await countAlerts(tx, ctx.accountId)) >= most.alerts) {
      throw new Problem('conflict', {
        en: `The account has ${most.alerts} alerts, which is the most it may have. Delete one, or widen the filter of another.`,
        el: `Ο λογαριασμός έχει ${most.alerts} ειδοποιήσεις, που είναι το ανώτατο όριο. Διαγράψτε κάποια ή διευρύνετε το φίλτρο άλλης.`,
      })
    }
    const alert = await insertAlert(tx, ctx.accountId, newId('alr', ctx.now), settings, ctx.now)
    await askNewAddresses(tx, ctx, alert, [])
    return shown(tx, alert)
  })
}

/** @throws Problem 404 */
export async function getAlert(ctx: Context, id: string): Promise<ShownAlert> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => shown(tx, await alertIn(tx, ctx, id)))
}

async function alertIn(tx: Tx, ctx: Context, id: string): Promise<Alert> {
  return (await findAlert(tx, ctx.accountId, id)) ?? refuseUnknown(id)
}

/** Newest first, from after the id given; at most `count`. */
export async function listAlerts(ctx: Context, after: string | null, count: number): Promise<ShownAlert[]> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const alerts = await list(tx, ctx.accountId, after, count)
    const states = await statesOf(tx, ctx.accountId, alerts)
    return alerts.map((alert) => ({ alert, states }))
  })
}

/**
 * Replaces an alert. What it has told stays told: only what the change makes due goes out.
 * @throws Problem 404, 412, 422
 */
export async function replaceAlert(
  ctx: Context,
  kit: AlertsKit,
  id: string,
  input: AlertInput,
  check: CheckBefore,
): Promise<ShownAlert> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = (await lockAlert(tx, ctx.accountId, id)) ?? refuseUnknown(id)
    check(await shown(tx, before))
    const settings = understood(input, kit, before)
    await checkPlaces(tx, ctx, settings)
    const alert = await updateAlert(tx, ctx.accountId, id, settings, ctx.now)
    if (settings.trigger.on !== before.trigger.on) await dropWaitingNews(tx, id, ctx.now)
    await askNewAddresses(tx, ctx, alert, before.channels.flatMap(addressesOf))
    return shown(tx, alert)
  })
}

/** Deletes an alert with its history; what waits to be sent is not sent. @throws Problem 404, 412 */
export async function deleteAlert(ctx: Context, id: string, check: CheckBefore): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    check(await shown(tx, (await lockAlert(tx, ctx.accountId, id)) ?? refuseUnknown(id)))
    await removeAlert(tx, ctx.accountId, id)
  })
}

/** What an alert has told, newest first, from after the id given. @throws Problem 404 */
export async function notificationsOf(
  ctx: Context,
  id: string,
  status: NoticeStatus | undefined,
  after: string | null,
  count: number,
): Promise<{ alert: Alert; notices: ShownNotice[] }> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const alert = await alertIn(tx, ctx, id)
    return { alert, notices: await listNotices(tx, ctx.accountId, id, status, after, count) }
  })
}

/** Reads an alert as written. @throws Problem 422 */
export function understood(input: AlertInput, kit: AlertsKit, before?: AlertSettings): AlertSettings {
  const reading = readAlert(input, kit, before)
  if (!reading.ok) throw invalidBody(reading.faults)
  return reading.settings
}

/** What only the account can tell: that its webhooks and profiles are its own. */
export async function checkPlaces(tx: Tx, ctx: Context, settings: AlertSettings): Promise<void> {
  const found: Fault[] = []
  for (const [index, channel] of settings.channels.entries()) {
    if (channel.type !== 'webhook' || channel.webhook_id === undefined) continue
    if ((await findWebhook(tx, ctx.accountId, channel.webhook_id)) === undefined)
      found.push(faults.webhookUnknown(`/channels/${index}/webhook_id`))
  }
  found.push(...(await unknownProfiles(tx, ctx, settings.trigger.filter, '/trigger/filter')))
  if (found.length > 0) throw invalidBody(found)
}

async function unknownProfiles(tx: Tx, ctx: Context, filter: AlertFilter, pointer: string): Promise<Fault[]> {
  const ids = filter.profile_ids ?? []
  if (ids.length === 0) return []
  const known = new Set((await readProfilesIn(tx, ctx.accountId, ids)).map(({ id }) => id as string))
  return ids.flatMap((id, index) => (known.has(id) ? [] : [faults.profileUnknown(`${pointer}/profile_ids/${index}`)]))
}

async function askNewAddresses(tx: Tx, ctx: Context, alert: Alert, before: readonly string[]): Promise<void> {
  const { accountId, language } = alert
  const addresses = [...new Set(alert.channels.flatMap(addressesOf))]
  await askWhoMayBeAsked(tx, { accountId, language, addresses, before }, ctx.now)
}

async function statesOf(tx: Tx, accountId: string, alerts: readonly Alert[]): Promise<Map<string, Address>> {
  const addresses = [...new Set(alerts.flatMap(({ channels }) => channels.flatMap(addressesOf)))]
  return new Map((await findAddresses(tx, [accountId], addresses)).map((row) => [row.address, row]))
}

async function shown(tx: Tx, alert: Alert): Promise<ShownAlert> {
  return { alert, states: await statesOf(tx, alert.accountId, [alert]) }
}

/** What somebody who follows a link in a mail may do; there is no account, only the token. */
export interface LinkDeps {
  readonly db: Database
  readonly now: Temporal.Instant
}

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The address a link is about. @throws Problem 404 for a token that is not one of ours, or of an earlier question */
export async function addressOfLink(
  { db }: LinkDeps,
  kit: AlertsKit,
  token: string,
  purpose: LinkPurpose,
): Promise<Address> {
  const id = kit.secrets.addressIn(token)
  const address = id === undefined ? undefined : await db.asService('open links', (tx) => findAddress(tx, id))
  // A mail can be unsubscribed from however old it is; a question is answered once.
  const round = purpose === 'confirm' ? (address?.round ?? 0) : 0
  if (address === undefined || !kit.secrets.proves(token, address.id, purpose, round)) {
    throw new Problem('not_found', {
      en: 'This link is not valid, or a newer one was sent. Use the one in the latest mail.',
      el: 'Ο σύνδεσμος δεν είναι έγκυρος ή έχει σταλεί νεότερος. Χρησιμοποιήστε εκείνον του πιο πρόσφατου μηνύματος.',
    })
  }
  return address
}

/** Its owner agrees to be written to: what was held back and is still of use goes out. */
export async function confirmAddress(deps: LinkDeps, kit: AlertsKit, token: string): Promise<Address> {
  const address = await addressOfLink(deps, kit, token, 'confirm')
  if (address.state === 'confirmed') return address
  await deps.db.asService('open links', async (tx) => {
    await decideAddress(tx, address.id, 'confirmed', deps.now)
    await rearmNews(tx, address.accountId, ['address_unconfirmed', 'unsubscribed'], deps.now)
    await lookAgainInAccount(tx, address.accountId, undefined, deps.now)
  })
  return address
}

/** Nothing more is sent to the address by this account. Twice is the same as once. */
export async function unsubscribe(deps: LinkDeps, kit: AlertsKit, token: string): Promise<Address> {
  const address = await addressOfLink(deps, kit, token, 'unsubscribe')
  await deps.db.asService('open links', (tx) => decideAddress(tx, address.id, 'unsubscribed', deps.now))
  return address
}

/** A calendar feed just made, or with a new address: the only time it can be read. */
export interface CalendarMade {
  readonly name: string
  readonly url: string
}

/**
 * Makes a calendar feed, or gives the one of this name a new address: the old one stops working.
 * @throws Problem 422; 409 when the account has its 100
 */
export async function makeCalendar(ctx: Context, kit: AlertsKit, input: CalendarInput): Promise<CalendarMade> {
  const found: Fault[] = []
  const lead_times = readLeadTimes('deadline', input.lead_times ?? ['P7D', 'PT24H'], '/lead_times', found)
  const filter = readFilter(input.filter ?? {}, kit, '/filter', found)
  if (found.length > 0) throw invalidBody(found)
  const name = input.name ?? 'main'
  const token = randomBytes(32).toString('base64url')
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const unknown = await unknownProfiles(tx, ctx, filter, '/filter')
    if (unknown.length > 0) throw invalidBody(unknown)
    if ((await countCalendars(tx, ctx.accountId, name)) >= most.calendars) {
      throw new Problem('conflict', {
        en: `The account has ${most.calendars} calendar feeds, which is the most it may have. Use a name again.`,
        el: `Ο λογαριασμός έχει ${most.calendars} ημερολόγια, που είναι το ανώτατο όριο. Χρησιμοποιήστε ξανά κάποιο όνομα.`,
      })
    }
    const tokenHash = hashOf(token)
    const calendar = { accountId: ctx.accountId, name, language: input.language ?? 'el', lead_times, filter, tokenHash }
    await saveCalendar(tx, calendar, ctx.now)
  })
  return { name, url: `${kit.publicUrl}/calendar/${token}.ics` }
}

/** Tokens are long and random: their plain hash tells nothing. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

function refuseUnknown(id: string): never {
  throw notFound(word, id)
}

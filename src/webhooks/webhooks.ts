import { healthy, switched, type EndpointHealth } from '../core/delivery/endpoint.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { record } from '../platform/events/events.ts'
import { placeInFeed, readFeed, type FeedEvent } from '../platform/events/feed.ts'
import { newId, type Id } from '../platform/ids.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { invalidBody, notFound, Problem, type Fault } from '../platform/problem.ts'
import { currentTrace } from '../platform/tracing.ts'
import {
  changedChannel,
  discardWaiting,
  freezeBodies,
  insertTrial,
  listDeliveries as list,
  type Claimed,
  type Delivery,
  type DeliveryStatus,
} from './delivery-store.ts'
import { envelopeOf } from './envelope.ts'
import { eventTypeNames } from './event-wire.ts'
import { faultOfUrl } from './guard.ts'
import type { WebhooksKit } from './kit.ts'
import { attemptDelivery, Book } from './settle.ts'
import { newSecret } from './signing.ts'
import { urlFault } from './url-fault.ts'
import { testEvent } from './webhook-events.ts'
import { replayJob, replayPage, type ReplayScope } from './webhook-jobs.ts'
import {
  countToAdd,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  removeEndpoint,
  updateEndpoint,
  type Endpoint,
  type EndpointSettings,
} from './webhook-store.ts'

export type { Endpoint, EndpointSettings, Delivery, DeliveryStatus, WebhooksKit }
export type { MailWarnings } from './kit.ts'
export { openWebhooks, webhookQueues } from './kit.ts'
export { findEndpoint as findWebhook, warnedBy } from './webhook-store.ts'
export { pushedEvents } from './event-wire.ts'
export type { WebhookDisabled, WebhookEvent, WebhookFailing } from './webhook-events.ts'

/** What a change was based on: throws when it may not happen. */
export type CheckVersion = (version: string | null) => void

/** Endpoints an account may have. */
const mostEndpoints = 100
const word = { en: 'webhook', el: 'webhook' }

/** An endpoint just made, or with a new secret: the only time the secret can be read. */
export interface WithSecret {
  readonly endpoint: Endpoint
  readonly secret: string
}

/**
 * Registers an endpoint; it gets events from now on.
 * @throws Problem 422 for an address that webhooks may not go to or a profile that the account has not, 409 when the account has its 100
 */
export async function registerWebhook(ctx: Context, kit: WebhooksKit, settings: EndpointSettings): Promise<WithSecret> {
  const url = checkedUrl(settings.url, kit)
  refuseToWarn(settings.warnEmail, kit)
  const id = newId('whk', ctx.now)
  const secret = newSecret()
  const endpoint = await ctx.db.inAccount(ctx.accountId, async (tx) => {
    if ((await countToAdd(tx, ctx.accountId)) >= mostEndpoints) {
      throw new Problem('conflict', {
        en: `The account has ${mostEndpoints} webhooks, which is the most it may have. Delete one that is not used.`,
        el: `Ο λογαριασμός έχει ${mostEndpoints} webhooks, που είναι το ανώτατο όριο. Διαγράψτε κάποιο που δεν χρησιμοποιείται.`,
      })
    }
    await refuseUnknownProfiles(tx, ctx, kit, settings.profileIds, [])
    await askToWarn(tx, ctx, kit, settings)
    const sealed = kit.secrets.seal(id, secret)
    return insertEndpoint(tx, {
      ...settings,
      url,
      id,
      accountId: ctx.accountId,
      secret: sealed,
      health: healthy,
      now: ctx.now,
    })
  })
  return { endpoint, secret }
}

/** @throws Problem 404 */
export async function getWebhook(ctx: Context, id: string): Promise<Endpoint> {
  return ctx.db.inAccount(ctx.accountId, (tx) => webhookIn(tx, ctx.accountId, id))
}

/** In a transaction that is open already. @throws Problem 404 */
async function webhookIn(tx: Tx, accountId: string, id: string): Promise<Endpoint> {
  return (await findEndpoint(tx, accountId, id)) ?? refuseUnknown(id)
}

/** Newest first, from after the id given; at most `count`. */
export async function listWebhooks(ctx: Context, after: string | null, count: number): Promise<Endpoint[]> {
  return ctx.db.inAccount(ctx.accountId, (tx) => listEndpoints(tx, ctx.accountId, after, count))
}

/** What may be changed; what is absent stays. */
export interface WebhookChange extends Partial<EndpointSettings> {
  readonly enabled?: boolean
}

/**
 * Changes an endpoint. Switched off, what waits for it is given up (it can be replayed); switched on, it begins
 * with a clean slate. @throws Problem 404, 412, 422
 */
export async function changeWebhook(
  ctx: Context,
  kit: WebhooksKit,
  id: string,
  change: WebhookChange,
  check: CheckVersion,
): Promise<Endpoint> {
  const url = change.url === undefined ? {} : { url: checkedUrl(change.url, kit) }
  refuseToWarn(change.warnEmail ?? null, kit)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await lockIn(tx, ctx, id)
    check(versionOf(before))
    await refuseUnknownProfiles(tx, ctx, kit, change.profileIds ?? null, before.profileIds ?? [])
    const { enabled, ...others } = change
    const settings = { ...settingsOf(before), ...others, ...url }
    if (change.warnEmail !== undefined) await askToWarn(tx, ctx, kit, settings)
    const health: EndpointHealth = enabled === undefined ? before.health : switched(before.health, enabled)
    const after = await updateEndpoint(tx, ctx.accountId, id, { settings, health }, ctx.now)
    if (health.status === 'disabled') await discardWaiting(tx, [id], ctx.now)
    await ctx.db.notify(tx, changedChannel, id)
    return after
  })
}

/** Deletes an endpoint with its queue and its log. @throws Problem 404, 412 */
export async function deleteWebhook(ctx: Context, id: string, check: CheckVersion): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    check(versionOf(await lockIn(tx, ctx, id)))
    await removeEndpoint(tx, ctx.accountId, id)
    await ctx.db.notify(tx, changedChannel, id)
  })
}

/** A new secret; the old one signs beside it for so many hours. @throws Problem 404 */
export async function rotateSecret(
  ctx: Context,
  kit: WebhooksKit,
  id: string,
  overlapHours: number,
): Promise<WithSecret> {
  const secret = newSecret()
  const endpoint = await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await lockIn(tx, ctx, id)
    const overlap = overlapHours > 0
    const secrets = {
      secret: kit.secrets.seal(before.id, secret),
      previous: overlap ? before.secret : null,
      until: overlap ? ctx.now.add({ hours: overlapHours }) : null,
    }
    const after = await updateEndpoint(tx, ctx.accountId, id, { secrets }, ctx.now)
    await ctx.db.notify(tx, changedChannel, id)
    return after
  })
  return { endpoint, secret }
}

/** Seconds after which a worker makes the attempt of a trial whose process died. */
const trialLease = 60

/**
 * Sends a signed `webhook.test`, once and at once, whatever the state of the endpoint; answers what came of it.
 * @throws Problem 404
 */
export async function testWebhook(ctx: Context, kit: WebhooksKit, id: string): Promise<Delivery> {
  const holder = `trial ${ctx.requestId}`
  const claimed = await ctx.db.inAccount(ctx.accountId, async (tx): Promise<Claimed & { body: string }> => {
    const endpoint = await webhookIn(tx, ctx.accountId, id)
    const event = testEvent(ctx.accountId, endpoint.id, ctx.now)
    const eventId = await record(tx, event)
    const body = JSON.stringify(envelopeOf({ ...event, id: eventId }))
    const deliveryId = newId('dlv', ctx.now)
    await freezeBodies(tx, [{ eventId, accountId: ctx.accountId, body }])
    const delivery = { id: deliveryId, accountId: ctx.accountId, endpointId: endpoint.id }
    await insertTrial(
      tx,
      delivery,
      { id: eventId, type: event.type },
      holder,
      ctx.now.add({ seconds: trialLease }),
      ctx.now,
    )
    return claimedTrial(endpoint, { id: deliveryId, eventId, body }, ctx.now)
  })
  const attempted = await attemptDelivery(kit, claimed, claimed.body, () => ctx.now)
  await new Book(ctx.db, kit, holder).write([attempted], ctx.now)
  const [delivery] = await ctx.db.inAccount(ctx.accountId, (tx) =>
    list(tx, ctx.accountId, id, { id: claimed.id }, null, 1),
  )
  return delivery ?? refuseUnknown(id)
}

function claimedTrial(
  endpoint: Endpoint,
  trial: { id: string; eventId: string; body: string },
  now: Temporal.Instant,
): Claimed & { body: string } {
  const overlapping =
    endpoint.previousSecretUntil !== null && Temporal.Instant.compare(endpoint.previousSecretUntil, now) > 0
  return {
    id: trial.id,
    account_id: endpoint.accountId,
    endpoint_id: endpoint.id,
    event_id: trial.eventId,
    attempts: 0,
    series: 0,
    most: 1,
    paced: false,
    url: endpoint.url,
    secret: endpoint.secret,
    previous_secret: overlapping ? endpoint.previousSecret : null,
    shaky: false,
    trace: currentTrace(),
    body: trial.body,
  }
}

/** Deliveries of an endpoint, newest event first, from after the event id given. @throws Problem 404 */
export async function deliveriesOf(
  ctx: Context,
  id: string,
  filter: { status?: DeliveryStatus | undefined; type?: string | undefined },
  after: string | null,
  count: number,
): Promise<Delivery[]> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    await webhookIn(tx, ctx.accountId, id)
    return list(tx, ctx.accountId, id, filter, after, count)
  })
}

/** Which events to send again: these, those of a time, or all since the endpoint last broke. */
export interface ReplayRequest {
  readonly ids?: readonly string[]
  readonly since?: Temporal.Instant
  readonly until?: Temporal.Instant
  readonly sinceBroken?: boolean
}

/**
 * Says how many events a replay would send, and begins it unless `dryRun`.
 * @returns the job's id when it has begun
 * @throws Problem 404; 409 when the endpoint is disabled or never broke
 */
export async function replayEvents(
  ctx: Context,
  id: string,
  request: ReplayRequest,
  dryRun: boolean,
): Promise<{ count: number; jobId: Id<'job'> | null }> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const endpoint = await webhookIn(tx, ctx.accountId, id)
    if (endpoint.health.status === 'disabled' && !dryRun) {
      throw new Problem('conflict', {
        en: 'The webhook is disabled. Set its status to "active" by PATCH, then replay.',
        el: 'Το webhook είναι απενεργοποιημένο. Ορίστε status "active" με PATCH και έπειτα επαναλάβετε την αποστολή.',
      })
    }
    const scope = scopeOf(endpoint, request)
    let count = 0
    for (let after: number | null = 0; after !== null;) {
      const page: Awaited<ReturnType<typeof replayPage>> = await replayPage(tx, endpoint, scope, after)
      count += page.events.length
      after = page.next
    }
    if (dryRun) return { count, jobId: null }
    const jobId = await enqueue(tx, replayJob, {
      webhook_id: id,
      missed_only: scope.missedOnly,
      ...(scope.ids === undefined ? {} : { ids: [...scope.ids] }),
      ...(scope.since === undefined ? {} : { since: scope.since.toString() }),
      ...(scope.until === undefined ? {} : { until: scope.until.toString() }),
    })
    return { count, jobId }
  })
}

function scopeOf(endpoint: Endpoint, request: ReplayRequest): ReplayScope {
  if (request.sinceBroken !== true)
    return { ids: request.ids, since: request.since, until: request.until, missedOnly: false }
  const { brokeAt } = endpoint.health
  if (brokeAt === null) {
    throw new Problem('conflict', {
      en: 'This webhook has never failed, so that there is nothing to replay since then. Give `since` or `ids` instead.',
      el: 'Το webhook δεν έχει αποτύχει ποτέ, οπότε δεν υπάρχει κάτι να επαναληφθεί από τότε. Δώστε `since` ή `ids`.',
    })
  }
  return { since: Temporal.Instant.fromEpochMilliseconds(brokeAt), missedOnly: true }
}

/** What a poller asks for. */
export interface EventFilter {
  readonly types?: readonly string[] | undefined
  /** Only those after this event. */
  readonly afterId?: string | undefined
}

/** The account's events and everybody's, oldest first, in an order that never changes. @throws Problem 400 for an event it does not have */
export async function listEvents(
  ctx: Context,
  filter: EventFilter,
  after: number | null,
  count: number,
): Promise<FeedEvent[]> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const place = after ?? (filter.afterId === undefined ? 0 : await placeOf(tx, ctx.accountId, filter.afterId))
    return readFeed(tx, ctx.accountId, { types: filter.types ?? eventTypeNames, after: place }, count)
  })
}

async function placeOf(tx: Tx, accountId: string, id: string): Promise<number> {
  const place = await placeInFeed(tx, accountId, id)
  if (place !== undefined) return place
  const detail = {
    en: `There is no event "${id}" any more: events are kept 30 days. Leave \`after\` out to start with the oldest.`,
    el: `Δεν υπάρχει πλέον συμβάν «${id}»: τα συμβάντα διατηρούνται 30 ημέρες. Παραλείψτε το \`after\` για να ξεκινήσετε από το παλαιότερο.`,
  }
  throw new Problem('invalid_parameter', detail, { errors: [{ pointer: '?after', code: 'event_unknown', detail }] })
}

/** @throws Problem 404 */
export async function getEvent(ctx: Context, id: string): Promise<FeedEvent> {
  const [event] = await ctx.db.inAccount(ctx.accountId, (tx) =>
    readFeed(tx, ctx.accountId, { types: eventTypeNames, ids: [id] }, 1),
  )
  if (event === undefined) throw notFound({ en: 'event', el: 'συμβάν' }, id)
  return event
}

/** What `If-Match` is held against. */
export function versionOf(endpoint: Endpoint): string {
  return String(endpoint.version)
}

/** A filter for a profile that does not exist would keep silent for ever. Those it had before may have been deleted since. */
async function refuseUnknownProfiles(
  tx: Tx,
  ctx: Context,
  kit: WebhooksKit,
  wanted: readonly string[] | null,
  before: readonly string[],
): Promise<void> {
  const added = (wanted ?? []).filter((id) => !before.includes(id))
  if (wanted === null || added.length === 0) return
  const known = new Set(await kit.knownProfiles(tx, ctx.accountId, added))
  const faults = added
    .filter((id) => !known.has(id))
    .map((id) => ({
      pointer: `/profile_ids/${wanted.indexOf(id)}`,
      code: 'profile_unknown',
      detail: {
        en: `the account has no profile "${id}"; give ids of its profiles, or leave profile_ids out to hear of all`,
        el: `ο λογαριασμός δεν έχει προφίλ «${id}»· δώστε αναγνωριστικά δικών του προφίλ ή παραλείψτε το profile_ids για όλα`,
      },
    }))
  if (faults.length > 0) throw invalidBody(faults)
}

function settingsOf(endpoint: Endpoint): EndpointSettings {
  const { url, description, eventTypes, profileIds, warnEmail, warnLanguage } = endpoint
  return { url, description, eventTypes, profileIds, warnEmail, warnLanguage }
}

function refuseToWarn(address: string | null, kit: WebhooksKit): void {
  const fault = address === null ? undefined : kit.warnings.fault(address)
  if (fault !== undefined) throw invalidBody([{ ...fault, pointer: '/warn_email' }])
}

async function askToWarn(tx: Tx, ctx: Context, kit: WebhooksKit, settings: EndpointSettings): Promise<void> {
  const { warnEmail, warnLanguage } = settings
  if (warnEmail !== null) await kit.warnings.ask(tx, ctx.accountId, warnEmail, warnLanguage, ctx.now)
}

async function lockIn(tx: Tx, ctx: Context, id: string): Promise<Endpoint> {
  return (await lockEndpoint(tx, ctx.accountId, id)) ?? refuseUnknown(id)
}

function refuseUnknown(id: string): never {
  throw notFound(word, id)
}

/** What is wrong with an address that this service is to call for an account; undefined when nothing is. */
export function checkAddress(url: string, kit: WebhooksKit): Fault | undefined {
  const fault = faultOfUrl(url, kit.policy)
  return fault === undefined ? undefined : urlFault(fault, kit.policy.allowHttp)
}

/** The address as it will be called (WHATWG URL): what a URL parser drops or rewrites is not kept. */
function checkedUrl(url: string, kit: WebhooksKit): string {
  const fault = faultOfUrl(url, kit.policy)
  if (fault !== undefined) throw invalidBody([urlFault(fault, kit.policy.allowHttp)])
  const called = new URL(url)
  called.hash = ''
  return called.href
}

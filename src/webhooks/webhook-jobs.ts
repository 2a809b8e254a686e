import { Type } from 'typebox'
import type { Tx } from '../platform/db/db.ts'
import { reacting, type DomainEvent, type Reaction } from '../platform/events/events.ts'
import { readFeed, type FeedEvent, type FeedFilter } from '../platform/events/feed.ts'
import { newId } from '../platform/ids.ts'
import { defineJob, doneBy, enqueue, type JobHandler } from '../platform/jobs/jobs.ts'
import { Problem } from '../platform/problem.ts'
import { forgetDeliveries, freezeBodies, insertDeliveries, missedOf, releaseLeases, requeue } from './delivery-store.ts'
import { envelopeOf, profilesOf } from './envelope.ts'
import { paceMs } from './lanes.ts'
import { findEndpoint, subscribersEverywhere, subscribersOf, type Endpoint, type Subscriber } from './webhook-store.ts'

type Told = DomainEvent & { readonly id: string }

/** An event of the catalogue goes to the endpoints of every account, in batches. */
const fanOutJob = defineJob(
  'webhooks.fan_out',
  Type.Object({
    event_id: Type.String(),
    type: Type.String(),
    body: Type.String(),
    occurred_at: Type.String(),
  }),
  { retries: 10, retryAfter: 5 },
)

/** Events are put into an endpoint's queue again, 100 a second. */
export const replayJob = defineJob(
  'webhooks.replay',
  Type.Object({
    webhook_id: Type.String(),
    ids: Type.Optional(Type.Array(Type.String())),
    since: Type.Optional(Type.String()),
    until: Type.Optional(Type.String()),
    missed_only: Type.Boolean(),
  }),
  { retries: 5 },
)

/** Endpoints for each transaction of a fan-out: it is over in some 10 ms, embedded in some 5, so that nobody waits for it. */
const batches = { postgres: 250, pglite: 16 } as const
const page = 500
/** Deliveries and attempts are kept 30 days; bodies as long as a series begun on the last day may take. */
const retention = { deliveries: 30 * 24, bodies: 35 * 24 } as const

/**
 * What leaves the service goes into the queues of the endpoints that subscribe to it: at once where it is one
 * account's, by a job where it is everybody's.
 */
export const onPublicEvent: Reaction = reacting((tx, event) => toQueues(tx, [event]), toQueues)

/** Events of one type and account, in as many round trips as for one: a profile has thousands of matches, most of them nobody's to send. */
async function toQueues(tx: Tx, events: readonly Told[]): Promise<void> {
  const [{ accountId, type }] = events as [Told]
  if (accountId === null) {
    for (const event of events)
      await enqueue(tx, fanOutJob, {
        event_id: event.id,
        type,
        body: JSON.stringify(envelopeOf(event)),
        occurred_at: event.occurredAt.toString(),
      })
    return
  }
  const named = new Set(events.map(addresseeOf).filter((id) => id !== undefined))
  const subscribers = await subscribersOf(tx, accountId, type, [...named])
  if (subscribers.length === 0) return
  const sent = events
    .map((event) => ({ event, to: subscribers.filter((subscriber) => isFor(subscriber, event)) }))
    .filter(({ to }) => to.length > 0)
  if (sent.length === 0) return
  await freezeBodies(
    tx,
    sent.map(({ event }) => ({ eventId: event.id, accountId, body: JSON.stringify(envelopeOf(event)) })),
  )
  await insertDeliveries(
    tx,
    sent.flatMap(({ event, to }) => to.map(({ id }) => deliveryOf(event, { id, accountId }, event.occurredAt))),
  )
}

/** Due from when it happened on, so that what is older goes first. */
function deliveryOf(
  event: { id: string; type: string },
  endpoint: { id: string; accountId: string },
  at: Temporal.Instant,
) {
  return { id: newId('dlv', at), accountId: endpoint.accountId, endpointId: endpoint.id, event, at }
}

const fanOut: JobHandler<{ event_id: string; type: string; body: string; occurred_at: string }> = async (
  context,
  payload,
) => {
  const event = { id: payload.event_id, type: payload.type }
  const at = Temporal.Instant.from(payload.occurred_at)
  const batch = batches[context.db.engine]
  let total = 0
  let after = ''
  for (;;) {
    context.signal.throwIfAborted()
    const from = after
    const found = await context.db.asService('fan out events', async (tx) => {
      const endpoints = await subscribersEverywhere(tx, event.type, from, batch)
      if (endpoints.length === 0) return endpoints
      await freezeBodies(tx, [{ eventId: event.id, accountId: null, body: payload.body }])
      await insertDeliveries(
        tx,
        endpoints.map((endpoint) => deliveryOf(event, endpoint, at)),
      )
      return endpoints
    })
    total += found.length
    after = found.at(-1)?.id ?? ''
    if (found.length < batch) return { endpoints: total }
  }
}

export const fanningOut = doneBy(fanOutJob, fanOut)

/** What is to be sent again: which events, and whether only those that did not arrive. */
export interface ReplayScope {
  readonly ids?: readonly string[] | undefined
  readonly since?: Temporal.Instant | undefined
  readonly until?: Temporal.Instant | undefined
  readonly missedOnly: boolean
}

/** The next events of a replay, after a place in the feed; `next` is null at the end. */
export async function replayPage(
  tx: Tx,
  endpoint: Endpoint,
  scope: ReplayScope,
  after: number,
): Promise<{ events: FeedEvent[]; next: number | null }> {
  const filter: FeedFilter = {
    // Those for this endpoint alone come whether it subscribes to their type or not.
    types: [...new Set([...endpoint.eventTypes, addressedType])],
    after,
    since: scope.since,
    until: scope.until,
    ids: scope.ids,
  }
  const found = await readFeed(tx, endpoint.accountId, filter, page)
  const wanted = found.filter((event) => isFor(endpoint, event))
  const missed = scope.missedOnly
    ? new Set(
        await missedOf(
          tx,
          endpoint.id,
          wanted.map(({ id }) => id),
        ),
      )
    : undefined
  return {
    events: missed === undefined ? wanted : wanted.filter(({ id }) => missed.has(id)),
    next: found.length < page ? null : (found.at(-1)?.sequence ?? null),
  }
}

/** What may be meant for one endpoint alone: an alert names the webhook it goes to. */
const addressedType = 'deadline.approaching'

/** The endpoint that an event is for alone; undefined where it is for all that subscribe. */
function addresseeOf({ type, subject }: DomainEvent): string | undefined {
  return type === addressedType ? subject['webhook_id'] : undefined
}

function isFor(endpoint: Subscriber, event: DomainEvent): boolean {
  const profiles = profilesOf(event)
  const only = addresseeOf(event)
  if (only === undefined ? !endpoint.eventTypes.includes(event.type) : only !== endpoint.id) return false
  return (
    endpoint.profileIds === null ||
    profiles.length === 0 ||
    profiles.some((id) => endpoint.profileIds?.includes(id) === true)
  )
}

interface ReplayPayload {
  webhook_id: string
  ids?: string[]
  since?: string
  until?: string
  missed_only: boolean
}

const replay: JobHandler<ReplayPayload> = async (context, payload) => {
  const accountId = context.accountId
  if (accountId === null) throw new TypeError('this job belongs to an account')
  const instantOf = (text: string | undefined) => (text === undefined ? undefined : Temporal.Instant.from(text))
  const scope: ReplayScope = {
    ids: payload.ids,
    since: instantOf(payload.since),
    until: instantOf(payload.until),
    missedOnly: payload.missed_only,
  }
  const start = context.clock.now()
  let queued = 0
  for (let after: number | null = 0; after !== null;) {
    context.signal.throwIfAborted()
    const from: number = after
    after = await context.db.inAccount(accountId, async (tx) => {
      const endpoint = await findEndpoint(tx, accountId, payload.webhook_id)
      if (endpoint === undefined || endpoint.health.status === 'disabled') {
        throw new Problem('conflict', {
          en: 'The webhook was deleted or disabled before the replay ended.',
          el: 'Το webhook διαγράφηκε ή απενεργοποιήθηκε πριν τελειώσει η επανάληψη.',
        })
      }
      const { events, next } = await replayPage(tx, endpoint, scope, from)
      if (events.length > 0) queued += await queueAgain(tx, endpoint, events, scope.missedOnly, start, queued)
      return next
    })
    await context.progress(queued, null)
  }
  await context.progress(queued, queued)
  return { queued }
}

async function queueAgain(
  tx: Tx,
  endpoint: Endpoint,
  events: readonly Told[],
  missedOnly: boolean,
  start: Temporal.Instant,
  before: number,
): Promise<number> {
  await freezeBodies(
    tx,
    events.map((event) => ({ eventId: event.id, accountId: event.accountId, body: JSON.stringify(envelopeOf(event)) })),
  )
  const queue = events.map((event, index) => ({
    id: event.id,
    type: event.type,
    deliveryId: newId('dlv', start),
    at: start.add({ milliseconds: (before + index) * paceMs }),
  }))
  return requeue(tx, endpoint, queue, missedOnly, start)
}

export const replaying = doneBy(replayJob, replay)

const forgetJob = defineJob('webhooks.clean_up', Type.Object({}), { cron: '27 1 * * *', retries: 5, retryAfter: 60 })

export const forgettingDeliveries = doneBy(forgetJob, async ({ db, clock }) => {
  const now = clock.now()
  const before = {
    delivery: newId('dlv', now.subtract({ hours: retention.deliveries })),
    event: newId('evt', now.subtract({ hours: retention.bodies })),
  }
  const deliveries = await db.asService('clean up', async (tx) => {
    await releaseLeases(tx, { expiredAt: now }, now)
    return forgetDeliveries(tx, before)
  })
  return { deliveries }
})

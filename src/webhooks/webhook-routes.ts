import { Type } from 'typebox'
import { pageOf, pageQuery } from '../platform/http/page.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idOf } from '../platform/http/schemas.ts'
import { invalidBody } from '../platform/problem.ts'
import { envelopeOf } from './envelope.ts'
import { anyEnvelope, eventTypeNames } from './event-wire.ts'
import {
  changeBody,
  changeExample,
  deliverySchema,
  endpointSchema,
  registerBody,
  registerExample,
  replayBody,
  replayExample,
  replaySchema,
  rotateBody,
  withSecretSchema,
} from './webhook-wire.ts'
import {
  changeWebhook,
  deleteWebhook,
  deliveriesOf,
  getEvent,
  getWebhook,
  listEvents,
  listWebhooks,
  registerWebhook,
  replayEvents,
  rotateSecret,
  testWebhook,
  versionOf,
  type Delivery,
  type Endpoint,
  type ReplayRequest,
  type WebhookChange,
  type WebhooksKit,
} from './webhooks.ts'

const tag = 'Webhooks'
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description: 'Webhook id, `whk_…`.' }) })

/** Routes of the webhooks room, and of the events behind it. */
export function webhookRoutes(kit: WebhooksKit): Route[] {
  return [register(kit), list, get, change(kit), remove, trial(kit), rotate(kit), deliveries, replay, events, event]
}

function view(endpoint: Endpoint) {
  const { health } = endpoint
  const at = (ms: number | null) => (ms === null ? null : Temporal.Instant.fromEpochMilliseconds(ms).toString())
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    event_types: [...endpoint.eventTypes],
    profile_ids: endpoint.profileIds === null ? null : [...endpoint.profileIds],
    warn_email: endpoint.warnEmail,
    status: health.status,
    disabled_reason: health.reason,
    failing_since: at(health.failingSince),
    broke_at: at(health.brokeAt),
    previous_secret_expires_at: endpoint.previousSecretUntil?.toString() ?? null,
    created_at: endpoint.createdAt.toString(),
    updated_at: endpoint.updatedAt.toString(),
  }
}

function deliveryView(delivery: Delivery) {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    status: delivery.status,
    attempt_count: delivery.attemptCount,
    next_attempt_at: delivery.nextAt?.toString() ?? null,
    created_at: delivery.createdAt.toString(),
    finished_at: delivery.finishedAt?.toString() ?? null,
    attempts: delivery.attempts.map((attempt) => ({
      number: attempt.number,
      at: attempt.at.toString(),
      status: attempt.status,
      error: attempt.error,
      latency_ms: attempt.latencyMs,
      excerpt: attempt.excerpt,
    })),
  }
}

const register = (kit: WebhooksKit) =>
  route({
    method: 'POST',
    path: '/webhooks/register',
    id: 'registerWebhook',
    tag,
    scope: 'webhooks:write',
    summary: { en: 'Register a webhook', el: 'Καταχώριση webhook' },
    description: {
      en: 'Events of these types are sent to the address from now on, signed as Standard Webhooks 1.0.0 says. The answer is the only place where the secret can be read.',
      el: 'Τα συμβάντα αυτών των τύπων αποστέλλονται στη διεύθυνση από τώρα και στο εξής, υπογεγραμμένα κατά το Standard Webhooks 1.0.0. Το μυστικό εμφανίζεται μόνο σε αυτή την απάντηση.',
    },
    body: registerBody,
    bodyExample: registerExample,
    answers: {
      201: {
        description: 'The webhook with its secret.',
        schema: withSecretSchema,
        headers: { Location: 'Address of the webhook.' },
      },
    },
    refusals: ['conflict'],
    secret: true,
    async handle(ctx, { body }) {
      const { endpoint, secret } = await registerWebhook(ctx, kit, {
        url: body.url,
        eventTypes: body.event_types,
        description: body.description ?? null,
        profileIds: body.profile_ids ?? null,
        warnEmail: body.warn_email ?? null,
        warnLanguage: ctx.language,
      })
      const verification =
        body.verify === true ? { verification: deliveryView(await testWebhook(ctx, kit, endpoint.id)) } : {}
      return {
        status: 201 as const,
        body: { ...view(endpoint), secret, ...verification },
        headers: { location: `/api/v1/webhooks/${endpoint.id}` },
      }
    },
  })

const list = route({
  method: 'GET',
  path: '/webhooks',
  id: 'listWebhooks',
  tag,
  scope: 'webhooks:read',
  summary: { en: 'List webhooks, newest first', el: 'Κατάλογος webhooks, τα νεότερα πρώτα' },
  query: Type.Object({ ...pageQuery }),
  answers: { 200: { description: 'A page of webhooks, without their secrets.', schema: pageOf(endpointSchema) } },
  async handle(ctx, { page }) {
    const after = page.after === null ? null : String(page.after[0])
    return page.answer(await listWebhooks(ctx, after, page.limit + 1), view, (endpoint) => [endpoint.id])
  },
})

const get = route({
  method: 'GET',
  path: '/webhooks/{id}',
  id: 'getWebhook',
  tag,
  scope: 'webhooks:read',
  params,
  etag: true,
  summary: { en: 'Get a webhook', el: 'Ανάγνωση webhook' },
  answers: { 200: { description: 'The webhook, without its secret.', schema: endpointSchema } },
  async handle(ctx, { params: { id } }) {
    const endpoint = await getWebhook(ctx, id)
    return { status: 200 as const, body: view(endpoint), etag: versionOf(endpoint) }
  },
})

const change = (kit: WebhooksKit) =>
  route({
    method: 'PATCH',
    path: '/webhooks/{id}',
    id: 'changeWebhook',
    tag,
    scope: 'webhooks:write',
    params,
    etag: true,
    summary: { en: 'Change a webhook, or switch it on or off', el: 'Αλλαγή, ενεργοποίηση ή απενεργοποίηση webhook' },
    description: {
      en: 'JSON merge patch (RFC 7396). Switched off, what waits for it is given up; it can be replayed. Switched on, its failures are forgotten.',
      el: 'JSON merge patch (RFC 7396). Με την απενεργοποίηση εγκαταλείπεται ό,τι αναμένει· μπορεί να επαναληφθεί. Με την ενεργοποίηση οι αποτυχίες του διαγράφονται.',
    },
    body: changeBody,
    bodyExample: changeExample,
    answers: { 200: { description: 'The webhook as it is now.', schema: endpointSchema } },
    refusals: ['conflict'],
    async handle(ctx, { params: { id }, body, preconditions }) {
      const wanted: WebhookChange = {
        ...(body.url === undefined ? {} : { url: body.url }),
        ...(body.event_types === undefined ? {} : { eventTypes: body.event_types }),
        ...(body.description === undefined ? {} : { description: body.description }),
        ...(body.profile_ids === undefined ? {} : { profileIds: body.profile_ids }),
        ...(body.warn_email === undefined ? {} : { warnEmail: body.warn_email, warnLanguage: ctx.language }),
        ...(body.status === undefined ? {} : { enabled: body.status === 'active' }),
      }
      const endpoint = await changeWebhook(ctx, kit, id, wanted, (version) => preconditions.check(version))
      return { status: 200 as const, body: view(endpoint), etag: versionOf(endpoint) }
    },
  })

const remove = route({
  method: 'DELETE',
  path: '/webhooks/{id}',
  id: 'deleteWebhook',
  tag,
  scope: 'webhooks:write',
  params,
  etag: true,
  summary: { en: 'Delete a webhook', el: 'Διαγραφή webhook' },
  description: { en: 'With its queue and its delivery log.', el: 'Μαζί με την ουρά και το ιστορικό παραδόσεών του.' },
  answers: { 204: { description: 'It is deleted; nothing more is sent to it.' } },
  async handle(ctx, { params: { id }, preconditions }) {
    await deleteWebhook(ctx, id, (version) => preconditions.check(version))
    return { status: 204 as const }
  },
})

const trial = (kit: WebhooksKit) =>
  route({
    method: 'POST',
    path: '/webhooks/{id}/test',
    id: 'testWebhook',
    tag,
    scope: 'webhooks:write',
    params,
    summary: { en: 'Send a trial event', el: 'Αποστολή δοκιμαστικού συμβάντος' },
    description: {
      en: 'A signed `webhook.test` is sent once and at once, also while the webhook is disabled. It is not retried and does not count as a failure.',
      el: 'Αποστέλλεται αμέσως και μία φορά ένα υπογεγραμμένο `webhook.test`, ακόμη και σε απενεργοποιημένο webhook. Δεν επαναλαμβάνεται και δεν μετρά ως αποτυχία.',
    },
    answers: { 200: { description: 'What came of it.', schema: deliverySchema } },
    async handle(ctx, { params: { id } }) {
      return { status: 200 as const, body: deliveryView(await testWebhook(ctx, kit, id)) }
    },
  })

const rotate = (kit: WebhooksKit) =>
  route({
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    id: 'rotateWebhookSecret',
    tag,
    scope: 'webhooks:write',
    params,
    summary: { en: 'Replace the secret of a webhook', el: 'Αντικατάσταση του μυστικού ενός webhook' },
    description: {
      en: 'Until the overlap ends every call carries two signatures, one of each secret, so that receivers can change at their own time. Replaced again before that, the oldest secret ends at once.',
      el: 'Έως το τέλος της επικάλυψης κάθε κλήση φέρει δύο υπογραφές, μία για κάθε μυστικό, ώστε οι παραλήπτες να αλλάξουν όταν τους βολεύει. Αν αντικατασταθεί ξανά νωρίτερα, το παλαιότερο μυστικό παύει αμέσως.',
    },
    body: rotateBody,
    bodyExample: { overlap_hours: 24 },
    answers: { 201: { description: 'The webhook with its new secret.', schema: withSecretSchema } },
    secret: true,
    async handle(ctx, { params: { id }, body }) {
      const { endpoint, secret } = await rotateSecret(ctx, kit, id, body.overlap_hours ?? 24)
      return { status: 201 as const, body: { ...view(endpoint), secret } }
    },
  })

const deliveries = route({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  id: 'listWebhookDeliveries',
  tag,
  scope: 'webhooks:read',
  params,
  summary: {
    en: 'Deliveries of a webhook with their attempts, newest event first',
    el: 'Παραδόσεις ενός webhook με τις απόπειρές τους, το νεότερο συμβάν πρώτο',
  },
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(
      Type.Enum(['pending', 'succeeded', 'retrying', 'exhausted', 'discarded'], {
        description: 'Only those in this state.',
      }),
    ),
    type: Type.Optional(Type.Enum([...eventTypeNames], { description: 'Only those of this event type.' })),
  }),
  answers: { 200: { description: 'A page of deliveries. They are kept 30 days.', schema: pageOf(deliverySchema) } },
  async handle(ctx, { params: { id }, query, page }) {
    const after = page.after === null ? null : String(page.after[0])
    const rows = await deliveriesOf(ctx, id, { status: query.status, type: query.type }, after, page.limit + 1)
    return page.answer(rows, deliveryView, (delivery) => [delivery.eventId])
  },
})

const replay = route({
  method: 'POST',
  path: '/webhooks/{id}/replay',
  id: 'replayWebhook',
  tag,
  scope: 'webhooks:write',
  params,
  summary: { en: 'Send events again', el: 'Επανάληψη αποστολής συμβάντων' },
  description: {
    en: 'Give `ids`, or `since` (and `until`), or `since_broken`. The same id and bytes are sent as before, with a fresh timestamp, 100 events a second at most. `dry_run` only counts.',
    el: 'Δώστε `ids` ή `since` (και `until`) ή `since_broken`. Αποστέλλονται το ίδιο αναγνωριστικό και τα ίδια bytes όπως πριν, με νέα χρονοσφραγίδα, έως 100 συμβάντα το δευτερόλεπτο. Το `dry_run` μόνο μετρά.',
  },
  body: replayBody,
  bodyExample: replayExample,
  answers: {
    200: { description: 'How many there are (`dry_run`).', schema: replaySchema },
    202: { description: 'It has begun; the job tells how far it is.', schema: replaySchema },
  },
  refusals: ['conflict'],
  async handle(ctx, { params: { id }, body }) {
    const request = readReplay(body)
    const { count, jobId } = await replayEvents(ctx, id, request, body.dry_run === true)
    if (jobId === null) return { status: 200 as const, body: { count, job_id: null } }
    return {
      status: 202 as const,
      body: { count, job_id: jobId },
      headers: { location: `/api/v1/jobs/${jobId}`, 'retry-after': '1' },
    }
  },
})

function readReplay(body: { ids?: string[]; since?: string; until?: string; since_broken?: boolean }): ReplayRequest {
  const given = [body.ids !== undefined, body.since !== undefined, body.since_broken === true].filter(Boolean).length
  if (given !== 1 || (body.until !== undefined && body.since === undefined)) {
    throw invalidBody([
      {
        pointer: '',
        code: 'one_scope',
        detail: {
          en: 'give exactly one of ids, since (with or without until) and since_broken',
          el: 'δώστε ακριβώς ένα από τα ids, since (με ή χωρίς until) και since_broken',
        },
      },
    ])
  }
  const [since, until] = [body.since, body.until].map((text) =>
    text === undefined ? undefined : Temporal.Instant.from(text),
  )
  if (since !== undefined && until !== undefined && Temporal.Instant.compare(until, since) <= 0) {
    throw invalidBody([
      {
        pointer: '/until',
        code: 'before_since',
        detail: { en: 'it must be later than since', el: 'πρέπει να είναι μετά το since' },
      },
    ])
  }
  return {
    ...(body.ids === undefined ? {} : { ids: body.ids }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    ...(body.since_broken === true ? { sinceBroken: true } : {}),
  }
}

const events = route({
  method: 'GET',
  path: '/events',
  id: 'listEvents',
  tag,
  scope: 'webhooks:read',
  summary: {
    en: 'Events of the account and of the catalogue, oldest first',
    el: 'Συμβάντα του λογαριασμού και του καταλόγου, από το παλαιότερο',
  },
  description: {
    en: 'The same envelopes that are pushed, in an order that never changes. To poll, send the id of the last event you have read as `after`: nothing is missed or told twice. Events are kept 30 days.',
    el: 'Οι ίδιοι φάκελοι που αποστέλλονται, με σειρά που δεν αλλάζει ποτέ. Για περιοδική ανάγνωση στείλτε στο `after` το αναγνωριστικό του τελευταίου συμβάντος που διαβάσατε: τίποτα δεν χάνεται ούτε επαναλαμβάνεται. Τα συμβάντα διατηρούνται 30 ημέρες.',
  },
  query: Type.Object({
    ...pageQuery,
    type: Type.Optional(Type.Array(Type.Enum([...eventTypeNames]), { maxItems: 50, description: 'Only these types.' })),
    after: Type.Optional(idOf('evt', 'Only events after this one.')),
  }),
  answers: { 200: { description: 'A page of events.', schema: pageOf(anyEnvelope) } },
  async handle(ctx, { query, page }) {
    const place = page.after?.[0]
    const rows = await listEvents(
      ctx,
      { types: query.type, afterId: query.after },
      typeof place === 'number' ? place : null,
      page.limit + 1,
    )
    return page.answer(
      rows,
      (row) => ({ ...envelopeOf(row) }),
      (row) => [row.sequence],
    )
  },
})

const event = route({
  method: 'GET',
  path: '/events/{id}',
  id: 'getEvent',
  tag,
  scope: 'webhooks:read',
  etag: true,
  summary: { en: 'Get an event', el: 'Ανάγνωση συμβάντος' },
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description: 'Event id, `evt_…`.' }) }),
  answers: { 200: { description: 'The envelope, as it is pushed.', schema: anyEnvelope } },
  async handle(ctx, { params: { id } }) {
    return { status: 200 as const, body: { ...envelopeOf(await getEvent(ctx, id)) } }
  },
})

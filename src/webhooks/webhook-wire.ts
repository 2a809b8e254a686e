import { Type } from 'typebox'
import { idOf, instant, nullable } from '../platform/http/schemas.ts'
import { subscribable } from './event-wire.ts'

const suffix = '01h455vb4pex5vsknk084sn02q'

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'Where events are sent by POST: https, reachable from the public internet. Redirects are not followed.',
})
const description = Type.String({ maxLength: 500, description: 'For your own orientation.' })
const types = Type.Array(Type.Enum([...subscribable], { description: 'An event type; more may be added within v1.' }), {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  description: 'Which events are sent.',
})
const profileIds = Type.Array(idOf('prf'), {
  minItems: 1,
  maxItems: 1000,
  uniqueItems: true,
  description: 'Events about profiles are sent for these only; events about none always.',
})

const warnEmail = Type.String({
  minLength: 1,
  maxLength: 254,
  description:
    'Who is warned by mail when it keeps failing and when it is disabled. The address is asked first whether it agrees.',
})

export const registerBody = Type.Object({
  url,
  event_types: types,
  description: Type.Optional(description),
  profile_ids: Type.Optional(profileIds),
  warn_email: Type.Optional(warnEmail),
  verify: Type.Optional(
    Type.Boolean({
      description:
        'Send a signed `webhook.test` at once and tell what came of it: whether the address can be reached. A receiver that checks signatures refuses it, since the secret comes with this answer; test such a one by `POST /webhooks/{id}/test`.',
    }),
  ),
})
export const registerExample = {
  url: 'https://crm.example.org/hooks/subsidies',
  event_types: ['match.scored', 'deadline.approaching'],
}

export const changeBody = Type.Object({
  url: Type.Optional(url),
  event_types: Type.Optional(types),
  description: Type.Optional(nullable(description)),
  profile_ids: Type.Optional(nullable(profileIds)),
  warn_email: Type.Optional(nullable(warnEmail)),
  status: Type.Optional(
    Type.Enum(['active', 'disabled'], { description: 'Switches it on with a clean slate, or off.' }),
  ),
})
export const changeExample = { event_types: ['match.scored'], status: 'active' }

const endpointFields = {
  id: idOf('whk'),
  url,
  description: nullable(description),
  event_types: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 }),
  profile_ids: nullable(Type.Array(idOf('prf'), { maxItems: 1000 })),
  warn_email: nullable(warnEmail),
  status: Type.Enum(['active', 'failing', 'disabled'], {
    description: 'Failing: 10 failures in a row or a series of attempts exhausted; events are still sent.',
  }),
  disabled_reason: nullable(
    Type.Enum(['by_owner', 'gone', 'failed_for_days'], {
      description: 'Gone: it answered 410. Failed for days: five days of nothing but failures.',
    }),
  ),
  failing_since: nullable(instant('The first failure since its last success.')),
  broke_at: nullable(instant('When it last began to fail; where `since_broken` of a replay starts.')),
  previous_secret_expires_at: nullable(instant('Until then the secret before the last rotation signs, too.')),
  created_at: instant(),
  updated_at: instant(),
}

export const endpointSchema = Type.Object(endpointFields, { 'x-component': 'Webhook' })

export const attemptSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    at: instant(),
    status: nullable(Type.Integer({ description: 'HTTP status of the answer.' })),
    error: nullable(
      Type.String({
        maxLength: 40,
        description:
          'Why there was no usable answer: timeout, connection_refused, connection_reset, connection_failed, dns, tls, forbidden_address, invalid_answer, internal.',
      }),
    ),
    latency_ms: Type.Integer({ minimum: 0 }),
    excerpt: Type.String({ maxLength: 16_384, description: 'The beginning of the answer, 16 KiB at most.' }),
  },
  { 'x-component': 'WebhookAttempt' },
)

export const deliverySchema = Type.Object(
  {
    id: idOf('dlv'),
    event_id: idOf('evt', 'Also the header `webhook-id`.'),
    event_type: Type.String({ maxLength: 100 }),
    status: Type.Enum(['pending', 'succeeded', 'retrying', 'exhausted', 'discarded'], {
      description: 'Exhausted: all attempts failed. Discarded: the endpoint was disabled. Both can be replayed.',
    }),
    attempt_count: Type.Integer({ minimum: 0 }),
    next_attempt_at: nullable(instant()),
    created_at: instant(),
    finished_at: nullable(instant()),
    attempts: Type.Array(attemptSchema, { maxItems: 10, description: 'The last ten, newest first.' }),
  },
  { 'x-component': 'WebhookDelivery' },
)

export const withSecretSchema = Type.Object(
  {
    ...endpointFields,
    secret: Type.String({
      maxLength: 100,
      description: '`whsec_` and 32 bytes in base64. It is shown here and never again.',
    }),
    verification: Type.Optional(deliverySchema),
  },
  { 'x-component': 'WebhookWithSecret' },
)

export const rotateBody = Type.Object({
  overlap_hours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 168,
      description: 'How long the old secret signs beside the new one; 24 unless given.',
    }),
  ),
})

export const replayBody = Type.Object({
  ids: Type.Optional(
    Type.Array(idOf('evt'), { minItems: 1, maxItems: 100, uniqueItems: true, description: 'These events.' }),
  ),
  since: Type.Optional(instant('Events that happened from then on. Events are kept 30 days.')),
  until: Type.Optional(instant('With `since`: events that happened before.')),
  since_broken: Type.Optional(
    Type.Boolean({ description: 'Everything that did not arrive since the webhook last began to fail.' }),
  ),
  dry_run: Type.Optional(Type.Boolean({ description: 'Only tell how many there are.' })),
})
export const replayExample = { ids: [`evt_${suffix}`], dry_run: true }
export const replaySchema = Type.Object(
  {
    count: Type.Integer({ minimum: 0, description: 'Events that are sent again, 100 a second at most.' }),
    job_id: nullable(idOf('job')),
  },
  { 'x-component': 'WebhookReplay' },
)

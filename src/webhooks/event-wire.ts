import { Type, type TSchema } from 'typebox'
import { idOf, instant, nullable } from '../platform/http/schemas.ts'

const text = (description: string, maxLength = 300) => Type.String({ maxLength, description })
const address = text('Where to read the rest: an address below this service.', 2000)
const verdict = Type.Enum(['eligible', 'not_eligible', 'needs_info', 'needs_review'])
const localized = Type.Object(
  { el: Type.Optional(Type.String({ maxLength: 20_000 })), en: Type.Optional(Type.String({ maxLength: 20_000 })) },
  { additionalProperties: true, description: 'Texts by language.' },
)
const pointers = Type.Array(Type.String({ maxLength: 500 }), { maxItems: 1000 })

const programme = {
  programme_id: Type.String({ format: 'uuid', maxLength: 36 }),
  slug: text('The programme.'),
  id: Type.Optional(Type.String({ format: 'uuid', maxLength: 36, description: 'The same as `programme_id`.' })),
  version: Type.Integer({ minimum: 1 }),
  title: localized,
  url: address,
}
const webhook = { webhook_id: idOf('whk'), url: address }

/** An event type that can be subscribed to: what it means, what its `data` holds, and an example. */
export interface EventType {
  readonly type: string
  readonly component: string
  readonly summary: { readonly en: string; readonly el: string }
  readonly data: TSchema
  readonly example: Readonly<Record<string, unknown>>
}

const suffix = '01h455vb4pex5vsknk084sn02q'
const programmeExample = {
  programme_id: '0190a6d0-6f3a-7c1e-8a44-1f2e3d4c5b6a',
  slug: 'green-transformation-2026',
  version: 1,
  title: { el: 'Πράσινος μετασχηματισμός', en: 'Green transformation' },
  url: '/api/v1/programmes/green-transformation-2026',
}
const draftExample = {
  draft_id: `drf_${suffix}`,
  match_id: `mat_${suffix}${suffix}`,
  status: 'completed',
  url: `/api/v1/drafts/drf_${suffix}`,
}
const webhookExample = { webhook_id: `whk_${suffix}`, url: `/api/v1/webhooks/whk_${suffix}` }

/** Every event that leaves the service. Within v1 types and fields are only added. */
export const eventTypes: readonly EventType[] = [
  {
    type: 'programme.created',
    component: 'ProgrammeCreated',
    summary: {
      en: 'A programme was published for the first time; every account is told',
      el: 'Δημοσιεύτηκε νέο πρόγραμμα· ενημερώνεται κάθε λογαριασμός',
    },
    data: Type.Object(programme),
    example: programmeExample,
  },
  {
    type: 'match.scored',
    component: 'MatchScored',
    summary: {
      en: 'A profile fits a programme for the first time, or its verdict or base score changed',
      el: 'Ένα προφίλ ταιριάζει για πρώτη φορά με πρόγραμμα ή άλλαξε το πόρισμα ή η βασική βαθμολογία',
    },
    data: Type.Object({
      match_id: idOf('mat'),
      profile_id: idOf('prf'),
      programme_slug: text('The programme.'),
      eligibility: verdict,
      previous_eligibility: nullable(
        Type.Enum(['eligible', 'not_eligible', 'needs_info', 'needs_review'], {
          description: 'As last scored; null where it was not scored before, or was ruled out ever since.',
        }),
      ),
      base_score: Type.Number(),
      previous_base_score: nullable(Type.Number()),
      cause: Type.Enum(['profile', 'programme', 'rules', 'date'], {
        description:
          'What changed since it was last scored, whichever scoring saw it first. `profile`: the profile, one of its group, or what a person confirmed; `programme`: the programme; `date`: a day passed; `rules`: none of these, as after a release that judges otherwise.',
      }),
      changed_criteria: Type.Array(text('Criterion id.'), { maxItems: 50 }),
      url: address,
    }),
    example: {
      match_id: `mat_${suffix}${suffix}`,
      profile_id: `prf_${suffix}`,
      programme_slug: 'green-transformation-2026',
      eligibility: 'eligible',
      previous_eligibility: 'needs_info',
      base_score: 71,
      previous_base_score: 54,
      cause: 'profile',
      changed_criteria: ['headcount'],
      url: `/api/v1/match/mat_${suffix}${suffix}/reasoning`,
    },
  },
  {
    type: 'deadline.approaching',
    component: 'DeadlineApproaching',
    summary: {
      en: 'The lead time of an alert before a deadline is reached',
      el: 'Έφτασε ο χρόνος προειδοποίησης μιας ειδοποίησης πριν από προθεσμία',
    },
    data: Type.Object(
      {
        alert_id: idOf('alr'),
        programme_slug: text('The programme.'),
        kind: Type.Optional(
          Type.Enum(['deadline', 'opening'], { description: 'What comes: a deadline or the opening.' }),
        ),
        deadline_id: Type.Optional(text('Which deadline of the call; `opens_at` for the opening.')),
        deadline_at: instant(),
        time_zone: text('IANA zone of the deadline.', 60),
        lead_time: text('ISO 8601 duration, such as P7D.', 20),
        moved: Type.Optional(Type.Boolean({ description: 'It stands elsewhere than when it was last told.' })),
        moved_from: Type.Optional(instant('Where it stood then.')),
        late: Type.Optional(Type.Boolean({ description: 'Later than the lead time says.' })),
        profiles: Type.Array(Type.Object({ profile_id: idOf('prf') }, { additionalProperties: true }), {
          maxItems: 50,
          description: 'The profiles concerned, the first fifty.',
        }),
        profile_count: Type.Optional(Type.Integer({ minimum: 0, description: 'How many there are.' })),
        profiles_url: Type.Optional(text('Where to read all of them.', 2000)),
        url: address,
      },
      { additionalProperties: true },
    ),
    example: {
      alert_id: `alr_${suffix}`,
      programme_slug: 'green-transformation-2026',
      deadline_at: '2026-06-30T12:00:00Z',
      time_zone: 'Europe/Athens',
      lead_time: 'P7D',
      profiles: [{ profile_id: `prf_${suffix}` }],
      profile_count: 1,
      url: '/api/v1/programmes/green-transformation-2026',
    },
  },
  {
    type: 'draft.completed',
    component: 'DraftCompleted',
    summary: { en: 'An application draft is complete', el: 'Ολοκληρώθηκε σχέδιο αίτησης' },
    data: Type.Object(
      { draft_id: idOf('drf'), match_id: idOf('mat'), status: text('completed', 20), url: address },
      { additionalProperties: true },
    ),
    example: draftExample,
  },
  {
    type: 'draft.failed',
    component: 'DraftFailed',
    summary: { en: 'An application draft could not be made', el: 'Η δημιουργία σχεδίου αίτησης απέτυχε' },
    data: Type.Object(
      { draft_id: idOf('drf'), match_id: idOf('mat'), status: text('failed', 20), url: address },
      { additionalProperties: true },
    ),
    example: { ...draftExample, status: 'failed' },
  },
  {
    type: 'programme.updated',
    component: 'ProgrammeUpdated',
    summary: { en: 'A new version of a programme was published', el: 'Δημοσιεύτηκε νέα έκδοση προγράμματος' },
    data: Type.Object({ ...programme, changed: Type.Optional(pointers) }),
    example: { ...programmeExample, version: 2, changed: ['/call/deadlines/0/at'] },
  },
  {
    type: 'programme.closed',
    component: 'ProgrammeClosed',
    summary: {
      en: 'A call was closed, exhausted or withdrawn by its publisher',
      el: 'Μια πρόσκληση έκλεισε, εξαντλήθηκε ή αποσύρθηκε από τον εκδότη της',
    },
    data: Type.Object({
      ...programme,
      cause: Type.Enum(['closed', 'exhausted', 'withdrawn']),
      reason: Type.Optional(localized),
    }),
    example: { ...programmeExample, version: 3, cause: 'exhausted' },
  },
  {
    type: 'webhook.failing',
    component: 'WebhookFailing',
    summary: {
      en: 'An endpoint keeps failing; at the time given it will be disabled',
      el: 'Ένα σημείο παράδοσης αποτυγχάνει συνεχώς· τη στιγμή που αναφέρεται θα απενεργοποιηθεί',
    },
    data: Type.Object({
      ...webhook,
      failing_since: instant(),
      disabled_at: instant('When it will be disabled unless it succeeds.'),
      percent: Type.Integer({ minimum: 0, maximum: 100, description: 'How much of that time has passed.' }),
    }),
    example: {
      ...webhookExample,
      failing_since: '2026-03-02T09:00:00Z',
      disabled_at: '2026-03-07T09:00:00Z',
      percent: 50,
    },
  },
  {
    type: 'webhook.disabled',
    component: 'WebhookDisabled',
    summary: {
      en: 'An endpoint was disabled; nothing is sent to it until it is active again',
      el: 'Ένα σημείο παράδοσης απενεργοποιήθηκε· δεν αποστέλλεται τίποτα έως ότου ενεργοποιηθεί ξανά',
    },
    data: Type.Object({
      ...webhook,
      reason: Type.Enum(['by_owner', 'gone', 'failed_for_days']),
      failing_since: nullable(instant()),
    }),
    example: { ...webhookExample, reason: 'gone', failing_since: '2026-03-02T09:00:00Z' },
  },
  {
    type: 'webhook.test',
    component: 'WebhookTest',
    summary: {
      en: 'A trial, sent when asked for and to that endpoint only',
      el: 'Δοκιμή, αποστέλλεται μόνο όταν ζητηθεί και μόνο σε εκείνο το σημείο',
    },
    data: Type.Object(webhook),
    example: webhookExample,
  },
]

/** Names of the events that leave the service. */
export const eventTypeNames: readonly string[] = eventTypes.map(({ type }) => type)

/** A trial is sent when asked for; nobody subscribes to it. */
export const subscribable: readonly string[] = eventTypeNames.filter((type) => type !== 'webhook.test')

/** The envelope of one type, as it is pushed and polled (Standard Webhooks 1.0.0, "Payload structure"). */
export function envelopeSchema({ type, component, data }: EventType): TSchema {
  return Type.Object(
    {
      type: Type.Literal(type),
      timestamp: instant('When it happened.'),
      id: idOf('evt', 'The same on every attempt; in the header `webhook-id`, too.'),
      data,
    },
    { 'x-component': `${component}Event` },
  )
}

/** The events as OpenAPI's `webhooks` show them. */
export const pushedEvents = eventTypes.map((event) => ({
  type: event.type,
  summary: event.summary,
  envelope: envelopeSchema(event),
  example: { type: event.type, timestamp: '2026-03-02T09:00:00Z', id: `evt_${suffix}`, data: event.example },
}))

/** Any envelope: types may be added within v1. */
export const anyEnvelope = Type.Object(
  {
    type: Type.String({ maxLength: 100 }),
    timestamp: instant('When it happened.'),
    id: idOf('evt'),
    data: Type.Object({}, { additionalProperties: true, description: 'As described under `webhooks` for its type.' }),
  },
  { 'x-component': 'Event' },
)

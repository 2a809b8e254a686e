import { Type, type Static } from 'typebox'
import { schemes } from '../core/facts/scheme.ts'
import { instruments } from '../core/facts/programme.ts'
import { idOf, instant, nullable } from '../platform/http/schemas.ts'
import { named } from '../platform/named.ts'
import { providers, triggerKinds } from './alert.ts'

const suffix = '01h455vb4pex5vsknk084sn02q'
const text = (description: string, maxLength: number) => Type.String({ minLength: 1, maxLength, description })
const one = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description })
const clock = (description: string) =>
  Type.String({
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    maxLength: 5,
    description,
    'x-wanted': { en: 'a time of day like 09:00', el: 'ώρα της ημέρας, όπως 09:00' },
  })

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const fitting = ['eligible', 'needs_info', 'needs_review'] as const

const filterFields = {
  profile_ids: Type.Optional(
    Type.Array(idOf('prf'), { minItems: 1, maxItems: 1000, uniqueItems: true, description: 'Only these profiles.' }),
  ),
  programme_slugs: Type.Optional(
    Type.Array(text('Slug of a programme; it need not be published yet.', 200), {
      minItems: 1,
      maxItems: 500,
      uniqueItems: true,
      description: 'Only these programmes.',
    }),
  ),
  min_score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Least score of the pair.' })),
  eligibility: Type.Optional(
    Type.Array(
      Type.Unsafe<(typeof fitting)[number]>({
        ...one(fitting, 'A verdict.'),
        'x-wanted': {
          en: 'one of "eligible", "needs_info", "needs_review": alerts are about what fits or may fit',
          el: 'ένα από τα "eligible", "needs_info", "needs_review": οι ειδοποιήσεις αφορούν όσα ταιριάζουν ή μπορεί να ταιριάζουν',
        },
      }),
      {
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        description: 'Only pairs with one of these verdicts; by default all three.',
      },
    ),
  ),
  kad: Type.Optional(text('Only programmes open to this activity code.', 20)),
  scheme: Type.Optional(one(schemes, 'How `kad` is read, where it can be read in several ways.')),
  region: Type.Optional(text('Only programmes open to this region: a NUTS code or a name.', 120)),
  instrument: Type.Optional(
    Type.Array(one(instruments, 'A form of aid.'), {
      minItems: 1,
      maxItems: instruments.length,
      uniqueItems: true,
      description: 'Only these forms of aid.',
    }),
  ),
}
const filter = named(
  'AlertFilter',
  Type.Object(filterFields, {
    description:
      'A filter that names programmes only (slugs, activity code, region, instrument) watches them whether or not a profile fits. Any other is about the pairs of profiles and programmes that fit; dismissed ones stay out.',
  }),
)

const leadTimes = Type.Array(
  text(
    'ISO 8601: `P30D`, `P2W` (whole days, told at `at`) or `PT24H`, `PT90M` (exact, five minutes at least); a year at most.',
    20,
  ),
  {
    maxItems: 10,
    description:
      'How long before the deadline (or the opening). Several that are due at once are told as one: the nearest.',
  },
)

const channel = named(
  'AlertChannel',
  Type.Object(
    {
      type: one(['email', 'messaging', 'webhook'] as const, 'By mail, by a messaging service, or as a webhook event.'),
      to: Type.Optional(text('email: an address. whatsapp: a telephone number with its country code.', 254)),
      cc: Type.Optional(Type.Array(text('Further addresses.', 254), { maxItems: 10, description: 'email only.' })),
      provider: Type.Optional(one(providers, 'messaging only.')),
      chat_id: Type.Optional(text('telegram: the chat, such as `-1001234567890` or `@channel`.', 40)),
      receiver: Type.Optional(text('viber: the id of the subscribed user.', 64)),
      url: Type.Optional(
        text(
          'slack: the address of an incoming webhook, `https://hooks.slack.com/…`. It is a secret: answers show its host and a digest, which may be sent back.',
          500,
        ),
      ),
      webhook_id: Type.Optional(
        idOf('whk', 'webhook: this one; without it all that subscribe to `deadline.approaching`.'),
      ),
    },
    { description: 'Where an alert goes. Which fields it has depends on `type` and `provider`.' },
  ),
)

const schedule = named(
  'AlertSchedule',
  Type.Object({
    time_zone: Type.Optional(text('IANA zone; `Europe/Athens` unless given.', 60)),
    at: Type.Optional(clock('When notices of whole days, and digests, go out: `09:00` unless given.')),
    days: Type.Optional(
      Type.Array(one(weekdays, 'A day of the week.'), {
        minItems: 1,
        maxItems: 7,
        uniqueItems: true,
        description: 'Days on which notices may go out; all unless given.',
      }),
    ),
    business_days_only: Type.Optional(
      Type.Boolean({ description: 'Not on Saturdays, Sundays and public holidays of Greece.' }),
    ),
    quiet_hours: Type.Optional(
      nullable(
        Type.Object(
          { from: clock('The first minute of silence.'), to: clock('The first minute after it; may be the next day.') },
          { description: 'Nothing goes out meanwhile; what would fall in them goes out before.' },
        ),
      ),
    ),
    digest: Type.Optional(
      one(
        ['immediate', 'daily', 'weekly'] as const,
        'Each notice when it is due, or together: daily at `at`, weekly at `at` on the first open day of the week.',
      ),
    ),
  }),
)

const trigger = named(
  'AlertTrigger',
  Type.Object({
    on: one(
      triggerKinds,
      '`deadline`: before the deadlines of a call. `call_opens`: before and when it opens. The others: when it happens.',
    ),
    lead_times: Type.Optional(leadTimes),
    filter: Type.Optional(filter),
  }),
)

const settings = {
  name: Type.Optional(nullable(text('For your own orientation.', 200))),
  status: Type.Optional(one(['active', 'paused'] as const, 'A paused alert sends nothing; `active` unless given.')),
  language: Type.Optional(one(['el', 'en'] as const, 'Language of the messages; Greek unless given.')),
  trigger,
  schedule: Type.Optional(schedule),
}

export const alertBody = Type.Object({
  ...settings,
  channels: Type.Array(channel, { minItems: 1, maxItems: 10, description: 'Where it is told.' }),
})
export type AlertBody = Static<typeof alertBody>
export const alertExample: AlertBody = {
  name: 'Προθεσμίες πελατών',
  trigger: {
    on: 'deadline',
    lead_times: ['P30D', 'P7D', 'PT24H'],
    filter: { eligibility: ['eligible', 'needs_info'] },
  },
  channels: [{ type: 'webhook' }],
  schedule: {
    time_zone: 'Europe/Athens',
    at: '09:00',
    business_days_only: true,
    quiet_hours: { from: '21:00', to: '08:00' },
  },
}

export const previewBody = Type.Object({
  ...settings,
  channels: Type.Optional(Type.Array(channel, { maxItems: 10, description: 'Where it would be told.' })),
  horizon_days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 366, description: 'How far to look ahead; 366 unless given.' }),
  ),
})

const shownFilter = Type.Object(
  { ...filterFields },
  { additionalProperties: true, description: 'As understood: codes and regions in their canonical form.' },
)
const channelState = Type.Optional(
  one(
    ['confirmed', 'pending', 'unsubscribed'] as const,
    'email: whether its owner has agreed. Nothing is sent to an address that has not.',
  ),
)

export const alertSchema = Type.Object(
  {
    id: idOf('alr'),
    name: nullable(Type.String({ maxLength: 200 })),
    status: one(['active', 'paused'] as const, 'A paused alert sends nothing.'),
    language: one(['el', 'en'] as const, 'Language of the messages.'),
    trigger: Type.Object({
      on: one(triggerKinds, 'What it is told of.'),
      lead_times: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
      filter: shownFilter,
    }),
    channels: Type.Array(
      Type.Object(
        {
          type: Type.String({ maxLength: 20 }),
          to: Type.Optional(Type.String({ maxLength: 254 })),
          cc: Type.Optional(Type.Array(Type.String({ maxLength: 254 }), { maxItems: 10 })),
          provider: Type.Optional(Type.String({ maxLength: 20 })),
          chat_id: Type.Optional(Type.String({ maxLength: 40 })),
          receiver: Type.Optional(Type.String({ maxLength: 64 })),
          url: Type.Optional(
            Type.String({
              maxLength: 500,
              description: 'slack: the host and a digest; sent back by PUT, it means the address that is kept.',
            }),
          ),
          webhook_id: Type.Optional(idOf('whk')),
          state: channelState,
          ask_at: Type.Optional(
            instant('email: when the address, which was unsubscribed and has been named again, is asked by mail.'),
          ),
          refused: Type.Optional(
            Type.String({
              maxLength: 400,
              description:
                'email: what the mail server said when it refused the mail that asks the address. Name another one; the same is asked again when it is named after a day.',
            }),
          ),
        },
        { 'x-component': 'AlertChannelShown' },
      ),
      { maxItems: 10 },
    ),
    schedule: Type.Object({
      time_zone: Type.String({ maxLength: 60 }),
      at: Type.String({ maxLength: 5 }),
      days: Type.Array(one(weekdays, 'A day of the week.'), { maxItems: 7 }),
      business_days_only: Type.Boolean(),
      quiet_hours: nullable(Type.Object({ from: Type.String({ maxLength: 5 }), to: Type.String({ maxLength: 5 }) })),
      digest: one(['immediate', 'daily', 'weekly'] as const, 'How notices are gathered.'),
    }),
    created_at: instant(),
    updated_at: instant(),
  },
  { 'x-component': 'Alert' },
)

const marks = Type.Array(
  one(
    ['late', 'out_of_hours', 'moved'] as const,
    'Late: later than the lead time says. Out of hours: no allowed moment was left before the deadline. Moved: the deadline has moved since the last notice.',
  ),
  { maxItems: 3 },
)

const about = {
  programme_slug: Type.String({ maxLength: 200 }),
  deadline_id: nullable(Type.String({ maxLength: 200, description: '`opens_at` for the opening.' })),
  deadline_at: nullable(instant('The deadline (or the opening) when it was told.')),
  time_zone: nullable(Type.String({ maxLength: 60 })),
  lead_time: nullable(Type.String({ maxLength: 20 })),
}

export const notificationSchema = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    kind: one(triggerKinds, 'What it told of.'),
    channel: Type.String({ maxLength: 300, description: 'Such as `email:info@example.org` or `webhook:*`.' }),
    profile_id: nullable(idOf('prf', 'Null: the programme itself is watched.')),
    ...about,
    due_at: instant('When it was to go out.'),
    status: one(['scheduled', 'sent', 'failed', 'suppressed'] as const, 'What became of it.'),
    reason: nullable(
      Type.String({
        maxLength: 40,
        description:
          'Why it was suppressed: merged, call_closed, call_exhausted, withdrawn, moved, deadline_passed, address_unconfirmed, unsubscribed, no_longer_fits, filtered, paused, channel_removed. Why it failed: refused, attempts_exhausted.',
      }),
    ),
    marks,
    moved_from: nullable(instant('Where the deadline stood when it was last told.')),
    finished_at: nullable(instant()),
    event_id: nullable(idOf('evt', 'The webhook event.')),
    attempts: Type.Array(
      Type.Object({
        at: instant(),
        outcome: one(['sent', 'retry', 'failed'] as const, 'Sent, tried again, or refused for good.'),
        answer: Type.String({ maxLength: 400, description: 'What the other side said, or what went wrong.' }),
      }),
      { maxItems: 10, description: 'The last ten attempts, oldest first.' },
    ),
  },
  { 'x-component': 'AlertNotification' },
)

export const previewSchema = Type.Object(
  {
    notices: Type.Array(
      Type.Object({
        at: instant('When it would go out.'),
        ...about,
        title: Type.String({ maxLength: 1000 }),
        profile_ids: Type.Array(idOf('prf'), { maxItems: 50, description: 'The first fifty.' }),
        profile_count: Type.Integer({ minimum: 0 }),
        marks,
      }),
      { maxItems: 100, description: 'The first hundred, earliest first.' },
    ),
    total: Type.Integer({ minimum: 0, description: 'How many there are in the time looked at.' }),
    notes: Type.Array(Type.Object({ code: Type.String({ maxLength: 60 }), detail: Type.String({ maxLength: 1000 }) }), {
      maxItems: 50,
      description: 'What is to be known beside: a filter that matches nothing, an address that has not agreed yet, …',
    }),
  },
  { 'x-component': 'AlertPreview' },
)

export const trialSchema = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        channel: Type.String({ maxLength: 300 }),
        status: one(['sent', 'failed', 'suppressed'] as const, 'What came of it.'),
        detail: Type.String({ maxLength: 500, description: 'What the other side said, or why nothing was sent.' }),
      }),
      { maxItems: 100 },
    ),
  },
  { 'x-component': 'AlertTest' },
)

export const calendarBody = Type.Object({
  name: Type.Optional(
    text('Which feed of the account; `main` unless given. The same name again replaces its address.', 60),
  ),
  language: Type.Optional(one(['el', 'en'] as const, 'Language of the entries; Greek unless given.')),
  lead_times: Type.Optional(leadTimes),
  filter: Type.Optional(filter),
})
export const calendarExample: Static<typeof calendarBody> = { name: 'main', lead_times: ['P7D', 'PT24H'] }
export const calendarSchema = Type.Object(
  {
    name: Type.String({ maxLength: 60 }),
    url: Type.String({
      maxLength: 2000,
      description: 'Whoever has this address can read the feed. It is shown here and never again.',
    }),
    created_at: instant(),
  },
  { 'x-component': 'CalendarToken' },
)

export const idParam = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: `Alert id, \`alr_…\`.`, examples: [`alr_${suffix}`] }),
})

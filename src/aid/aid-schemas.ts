import { Type, type TSchema } from 'typebox'
import { deMinimisRegulations, sizeClasses } from '../core/facts/profile.ts'
import { verdicts } from '../core/verdict.ts'
import { named } from '../platform/named.ts'
import { citation } from '../matching/matching.ts'
import { deMinimisEntries, predecessors } from '../profiles/profiles.ts'

const text = (description: string) => Type.String({ description })
const choice = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description })
const list = <T extends TSchema>(item: T, description: string) => Type.Array(item, { description })
const date = (description: string) =>
  Type.String({ description: `${description} \`YYYY-MM-DD\`.`, examples: ['2027-01-20'] })
const optional = Type.Optional
const outcome = (description: string) => choice(['met', 'not_met', 'unknown'] as const, description)

const euros = (description: string) =>
  Type.Object(
    {
      amount: Type.String({ description: 'Decimal string with two decimals.', examples: ['300000.00'] }),
      currency: text('ISO 4217.'),
    },
    { description },
  )

/** At least and at most: equal where everything is known. */
const bounds = (description: string) =>
  Type.Object({ min: euros('If all that is unknown was granted.'), max: euros('By what is told.') }, { description })

const step = Type.Object({ sentence: text('What was done.'), citations: list(Type.String(), 'Ids of `citations`.') })
const missing = list(
  Type.Object({
    pointer: text('JSON pointer into the profile; into another one after its id and `#`.'),
    label: text('What it is.'),
  }),
  'Facts that would make the answer exact.',
)
const enterprise = {
  name: optional(text('Name.')),
  profile_id: optional(text('Where it is a profile of the account.')),
  path: text('Where it is told: JSON pointer, empty for the business itself.'),
}

const entry = Type.Object({
  path: text('Where it stands.'),
  holder: optional(text('Who bears it.')),
  granted_on: date('Day of grant.'),
  amount: euros('Gross grant equivalent as told.'),
  counted: optional(euros('What of it this undertaking bears; less after a split.')),
  regulation: choice(deMinimisRegulations, 'Regulation.'),
  member_state: text('Who granted.'),
  status: choice(['granted', 'pending', 'repaid', 'withdrawn'] as const, 'Status.'),
  authority: optional(text('Granting authority.')),
  reference: optional(text('Act or decision.')),
  counts: choice(
    [
      'counted',
      'reserved',
      'expired',
      'not_yet',
      'not_aid',
      'other_member_state',
      'other_currency',
      'before_split',
    ] as const,
    'What becomes of it when headroom is counted.',
  ),
  counts_until: date('Last day on which it counts.'),
  through: optional(text('The merger or split it came by.')),
})

const reservation = Type.Object({
  match_id: text('Match with the application record.'),
  programme: text('Slug.'),
  profile_id: text('Who applied.'),
  regulation: choice(deMinimisRegulations, 'Regulation.'),
  amount: optional(euros('Applied for, or estimated; absent where neither is known.')),
  expected_award_on: date('When it is expected to be granted.'),
  stage: text('Stage of the application.'),
  replaced_by: optional(text('The entry that took its place: it has the application number as `reference`.')),
})

const account = Type.Object({
  regulation: choice(deMinimisRegulations, 'Regulation of a new award.'),
  ceiling: euros('The ceiling that binds.'),
  used: euros('Granted in the window under the regulations that share it.'),
  headroom: bounds('By law on the award day: applications are no aid yet.'),
  reserved: euros('Held by applications.'),
  available: bounds('So that no three years pass a ceiling even if every application is granted when it is expected.'),
  frees_up_at: optional(
    date(
      'First day on which the amount asked for is available whatever the missing facts are; absent: on none, or that is not known (`may_free_up_at`).',
    ),
  ),
  may_free_up_at: optional(
    date(
      'Where facts are missing: the first day on which the amount asked for can be available, if what is not known takes no room.',
    ),
  ),
  releases: list(
    Type.Object({
      on: date('From this day.'),
      available: euros('What is available then; where facts are missing, at most.'),
    }),
    'When more room comes back.',
  ),
  steps: list(step, 'How it was reached.'),
})

/** The ledger as returned by GET and PUT. */
export const ledgerView = named(
  'DeMinimisLedger',
  Type.Object(
    {
      profile_id: text('Profile.'),
      member_state: text('Member State whose aid is counted.'),
      award_on: date('Expected day of award.'),
      undertaking: list(
        Type.Object({
          ...enterprise,
          link: choice(
            ['self', 'control', 'possible', 'through_person'] as const,
            '`possible`: control is not told; `through_person`: joined only through a natural person, not counted unless asked.',
          ),
        }),
        'Enterprises under one control (Regulation (EU) 2023/2831, article 2(2)).',
      ),
      entries: list(entry, 'Every entry of the undertaking, with what becomes of it.'),
      reservations: list(reservation, 'Application records of decisions on matches.'),
      accounts: list(account, 'By regulation of a new award.'),
      missing,
      citations: list(citation, 'All citations.'),
    },
    {
      description:
        'De minimis aid of the single undertaking: what was granted, what is held, what is left and when more is.',
    },
  ),
)

/** Body of PUT. */
export const ledgerBody = named(
  'DeMinimisLedgerBody',
  Type.Object(
    { entries: deMinimisEntries, predecessors: optional(predecessors) },
    { description: 'The profile’s own entries, whole; mergers and splits stay as they are where left out.' },
  ),
)

const figure = (description: string) =>
  Type.Object(
    {
      min: Type.Number({ description: 'At least.' }),
      max: optional(Type.Number({ description: 'At most; absent: open.' })),
    },
    { description },
  )
const amounts = (description: string) =>
  Type.Object({ min: euros('At least.'), max: optional(euros('At most; absent: open.')) }, { description })
const totals = {
  headcount: figure('Annual work units.'),
  turnover: amounts('Turnover.'),
  balance_sheet_total: amounts('Balance sheet total.'),
}
const classes = list(choice(sizeClasses, 'Class.'), 'Classes that are possible.')

export const sizeView = named(
  'Size',
  Type.Object(
    {
      profile_id: text('Profile.'),
      as_of: date('Day.'),
      size: optional(choice(sizeClasses, 'The class; absent where the figures leave several.')),
      possible: classes,
      basis: choice(['figures', 'self_declared'] as const, 'Figures, or the declaration where they are missing.'),
      definitions: Type.Object(
        {
          sme: outcome('SME by Recommendation 2003/361/EC, Annex, and Annex I of Regulation (EU) No 651/2014.'),
          small_mid_cap_gber: outcome('Small mid-cap by Regulation (EU) No 651/2014, article 2(103e).'),
          small_mid_cap_recommendation: outcome('Small mid-cap by Recommendation (EU) 2025/1099.'),
        },
        { description: 'The class by the version of the definition that a regime uses.' },
      ),
      totals: Type.Object({ year: optional(Type.Integer({ description: 'Financial year.' })), ...totals }),
      periods: list(
        Type.Object({ year: optional(Type.Integer({ description: 'Financial year.' })), ...totals, possible: classes }),
        'Periods looked at, oldest first, each by its own figures: a class changes after two in a row.',
      ),
      members: list(
        Type.Object({
          ...enterprise,
          link: choice(['self', 'linked', 'partner'] as const, 'How its figures come in.'),
          weight: figure('For how much its figures count, as a fraction.'),
        }),
        'Enterprises whose figures count.',
      ),
      public_share: figure('Share of public bodies, as a fraction; from 0.25 on the enterprise is no SME.'),
      steps: list(step, 'How the class was reached.'),
      missing,
      changes_on: optional(date('When a year that is listed closes, the class may change.')),
      citations: list(citation, 'All citations.'),
    },
    { description: 'The size of a business in the sense of the aid rules, with its group.' },
  ),
)

const compatibleMatch = Type.Object({
  match_id: text('Match.'),
  programme: text('Slug.'),
  title: text('Title.'),
  eligibility: choice(verdicts, 'The verdict.'),
  expected: optional(euros('Expected aid: the upper end of a range; absent where the estimate does not know it.')),
  chosen: Type.Boolean({ description: 'In the best set.' }),
  amount: optional(euros('What it takes in the set: less than expected where the call reduces what does not fit.')),
  citations: list(Type.String(), 'Ids of `citations`.'),
})

/** Which matches go together. */
export const compatibleView = named(
  'Compatible',
  Type.Object(
    {
      profile_id: text('Profile.'),
      as_of: date('Day.'),
      matches: list(compatibleMatch, 'Open matches that are not refused, dismissed or applied for, best score first.'),
      pairs: list(
        Type.Object({
          matches: Type.Array(Type.String(), { minItems: 2, maxItems: 2, description: 'The two.' }),
          rule: choice(
            ['exclusive_group', 'call_forbids', 'declared_once', 'highest_intensity', 'public_support'] as const,
            'Why.',
          ),
          exclusive: Type.Boolean({ description: 'Only one of them; else both together are limited.' }),
          together_at_most: optional(euros('Of both together.')),
          sentence: text('In words.'),
          citations: list(Type.String(), 'Ids of `citations`.'),
        }),
        'Pairs that exclude or limit each other.',
      ),
      ceilings: list(
        Type.Object({
          matches: list(Type.String(), 'Matches that share it.'),
          available: euros('What granted and reserved aid leaves for them together.'),
          citations: list(Type.String(), 'Ids of `citations`.'),
        }),
        'De minimis ceilings that several matches share.',
      ),
      total: euros('Expected aid of the best set.'),
      exact: Type.Boolean({
        description: 'True: no set gives more. False: more than 40 candidates, the best that was found.',
      }),
      steps: list(step, 'What is assumed.'),
      citations: list(citation, 'All citations.'),
    },
    { description: 'Which open matches can be taken together, and the set with the most expected aid.' },
  ),
)

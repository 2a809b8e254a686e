import { Type, type Static, type TSchema } from 'typebox'
import { named } from '../platform/named.ts'
import { deMinimisRegulations, investmentActs, legalForms, lifecycles, sizeClasses } from '../core/facts/profile.ts'
import { schemes } from '../core/facts/scheme.ts'

const choice = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description })
const text = (maxLength: number, description: string, extra: object = {}) =>
  Type.String({ minLength: 1, maxLength, description, ...extra })
const list = <T extends TSchema>(item: T, maxItems: number, description: string) =>
  Type.Array(item, { maxItems, description })
const optional = Type.Optional

const plainDate = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: `${description} Calendar date, \`YYYY-MM-DD\`.`,
    examples: ['2021-05-17'],
  })

const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.', examples: ['EUR'] })
const money = (description: string) =>
  Type.Object(
    {
      amount: Type.String({
        pattern: '^(0|[1-9][0-9]{0,10})\\.[0-9]{2}$',
        description: 'Decimal string with two decimals, not negative, below 100 thousand million.',
        examples: ['300000.00'],
      }),
      currency,
    },
    { description },
  )
const signedMoney = (description: string) =>
  Type.Object(
    {
      amount: Type.String({
        pattern: '^-?(0|[1-9][0-9]{0,10})\\.[0-9]{2}$',
        description: 'Decimal string with two decimals; may be negative.',
        examples: ['-12000.00'],
      }),
      currency,
    },
    { description },
  )

const attributes = named(
  'Attributes',
  Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
    Type.Union([
      Type.Boolean(),
      Type.Number(),
      text(500, 'Text.'),
      Type.Array(text(200, 'Text.'), { maxItems: 100 }),
      money('Amount.'),
    ]),
    {
      additionalProperties: false,
      maxProperties: 100,
      description:
        'Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.',
      examples: [{ women_led: true }],
    },
  ),
)

const share = (description: string) =>
  Type.Number({ minimum: 0, maximum: 1, description: `${description} Fraction 0–1.`, examples: [0.3] })
const units = (description: string) => Type.Number({ minimum: 0, maximum: 10_000_000, description })
const year = Type.Integer({
  minimum: 1900,
  maximum: 2200,
  description: 'Calendar year in which the financial year ends.',
  examples: [2025],
})
const country = Type.String({
  pattern: '^[A-Za-z]{2}$',
  description: 'ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`.',
  examples: ['GR'],
})
const scheme = choice(
  schemes,
  'Classification. May be left out only where the digits mean one thing in both KAD versions.',
)

const activity = named(
  'ProfileActivity',
  Type.Object(
    {
      scheme: optional(scheme),
      code: text(
        20,
        'Activity code, with or without dots (`62.10.11.03`, `62101103`); a leading zero lost in a spreadsheet is put back (`1111000`).',
        { examples: ['62.10.11.03'] },
      ),
      rank: optional(choice(['main', 'secondary', 'other', 'auxiliary'] as const, 'Rank at the tax authority.')),
      since: optional(plainDate('Registered since.')),
      until: optional(plainDate('Last day on which it was held.')),
      establishment: optional(text(64, 'Id of one of `establishments`.')),
      revenue: optional(
        list(Type.Object({ year, amount: money('Revenue from this activity.') }), 20, 'Revenue by year.'),
      ),
    },
    { examples: [{ scheme: 'kad_2025', code: '62.10.11.03', rank: 'main' }] },
  ),
)

const placeFields = {
  region: optional(
    text(120, 'NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`).', { examples: ['EL303'] }),
  ),
  municipality: optional(text(120, 'LAU code, or name of the municipality or community.')),
  postal_code: optional(text(12, 'Postal code.')),
}

const establishment = named(
  'Establishment',
  Type.Object(
    {
      id: optional(text(64, 'Your name for it, unique in the profile.')),
      ...placeFields,
      role: optional(choice(['headquarters', 'branch', 'investment_site'] as const, 'What it is.')),
      since: optional(plainDate('Established there since.')),
      attributes: optional(attributes),
    },
    { examples: [{ region: 'EL303', role: 'headquarters' }] },
  ),
)

const financialYear = named(
  'FinancialYear',
  Type.Object({
    year,
    turnover: optional(money('Net turnover.')),
    balance_sheet_total: optional(money('Balance sheet total.')),
    headcount: optional(units('Annual work units of the year (SME definition).')),
    equity: optional(signedMoney('Own funds; may be negative.')),
    capital: optional(money('Subscribed capital, premiums included.')),
    ebitda: optional(signedMoney('EBITDA; may be negative.')),
    debt: optional(money('Book debt.')),
    interest: optional(money('Interest charges.')),
    profit: optional(signedMoney('Result of the year; may be negative.')),
    consolidated: optional(
      Type.Object(
        { capital: money('Subscribed capital, premiums included.'), equity: signedMoney('Own funds.') },
        {
          description:
            'Of the consolidated accounts of the group: whether an undertaking is in difficulty is seen there.',
        },
      ),
    ),
  }),
)

const deMinimisAid = named(
  'DeMinimisAid',
  Type.Object({
    granted_on: plainDate('Day on which the legal right to the aid was conferred.'),
    amount: optional(
      money(
        'Gross grant equivalent, in euros. May be left out on input where `terms` are given: it is worked out then.',
      ),
    ),
    regulation: choice(deMinimisRegulations, 'Regulation it was granted under.'),
    member_state: country,
    status: choice(['granted', 'pending', 'repaid', 'withdrawn'] as const, 'Status.'),
    authority: optional(text(300, 'Granting authority.')),
    reference: optional(
      text(200, 'Act, decision or application number; that of an application record takes its reservation’s place.'),
    ),
    terms: optional(
      Type.Object(
        {
          kind: choice(['loan', 'guarantee'] as const, 'Form of the aid.'),
          principal: money('Of the loan; of a guarantee the covered part of it counts.'),
          years: Type.Number({ exclusiveMinimum: 0, maximum: 50, description: 'Duration in years.' }),
          insolvent: optional(
            Type.Boolean({
              description: 'In collective insolvency proceedings, or fit for them, when it was granted.',
            }),
          ),
          rated_below_b_minus: optional(
            Type.Boolean({ description: 'A large enterprise whose credit rating was comparable to less than B−.' }),
          ),
          collateral_percent: optional(
            Type.Number({
              minimum: 0,
              maximum: 1000,
              description: 'Of a loan, and needed for it: collateral, percent of it.',
            }),
          ),
          covered_percent: optional(
            Type.Number({
              minimum: 0,
              maximum: 100,
              description: 'Of a guarantee, and needed for it: covered part of the loan, percent.',
            }),
          ),
        },
        { description: 'Terms of a loan or guarantee (Regulation (EU) 2023/2831, article 4(3), (6)).' },
      ),
    ),
    taken_over: optional(
      Type.Boolean({
        description: 'Of a predecessor that split: whether the activity it was used for came to this business.',
      }),
    ),
  }),
)

/** Entries of the ledger, as profile and ledger routes take them. */
export const deMinimisEntries = list(
  deMinimisAid,
  500,
  'All de minimis aid received or applied for: a list that is given is read as complete. Absent: unknown; empty: none.',
)

const predecessor = named(
  'Predecessor',
  Type.Object({
    kind: choice(['merger', 'split'] as const, 'It merged into this business, or this business came from its split.'),
    on: plainDate('Effective date.'),
    name: optional(text(300, 'Name.')),
    equity: optional(
      Type.Object(
        {
          own: money('Of this business.'),
          others: list(money('Of another successor.'), 50, 'Of each other successor.'),
        },
        { description: 'Of a split: book values of equity on that day.' },
      ),
    ),
    de_minimis_aid: optional(list(deMinimisAid, 500, 'Its de minimis aid up to that date.')),
  }),
)
export const predecessors = list(
  predecessor,
  50,
  'Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article 3(8), (9)).',
)

const relationFields = {
  name: optional(text(300, 'Name of the other enterprise or person.')),
  profile_id: optional(text(64, 'Another profile of this account, instead of figures.')),
  direction: choice(
    ['upstream', 'downstream'] as const,
    '`upstream`: it holds shares in this business; `downstream`: this business holds shares in it.',
  ),
  capital_share: optional(share('Share of the capital.')),
  voting_share: optional(share('Share of the votes.')),
  control: optional(Type.Boolean({ description: 'Control by votes, appointment, contract or agreement.' })),
  via_natural_person: optional(Type.Boolean({ description: 'Through a person, or persons acting together.' })),
  same_market: optional(Type.Boolean({ description: 'On the same or an adjacent market.' })),
  investor_type: optional(
    choice(
      [
        'public_body',
        'venture_capital',
        'business_angel',
        'university',
        'institutional_investor',
        'regional_development_fund',
        'small_local_authority',
        'natural_person',
      ] as const,
      'Kind of investor (Recommendation 2003/361/EC, Annex, article 3).',
    ),
  ),
  country: optional(country),
  headcount: optional(units('Annual work units.')),
  turnover: optional(money('Turnover.')),
  balance_sheet_total: optional(money('Balance sheet total.')),
  financial_years: optional(list(financialYear, 30, 'Closed financial years.')),
  de_minimis_aid: optional(list(deMinimisAid, 500, 'De minimis aid of this enterprise.')),
}
// Three levels hold "the enterprises linked to a partner"; deeper groups are profiles that refer to each other.
const relation3 = named('RelationOfRelationOfRelation', Type.Object(relationFields))
const relation2 = named(
  'RelationOfRelation',
  Type.Object({ ...relationFields, relations: optional(list(relation3, 50, 'Its own relations.')) }),
)
const relation = named(
  'Relation',
  Type.Object({ ...relationFields, relations: optional(list(relation2, 50, 'Its own relations.')) }),
)

const person = named(
  'Person',
  Type.Object({
    id: optional(text(64, 'Your name for this person.')),
    name: optional(text(300, 'Name.')),
    roles: optional(list(choice(['owner', 'partner', 'manager', 'employee'] as const, 'Role.'), 4, 'Roles.')),
    born_on: optional(plainDate('Date of birth.')),
    gender: optional(choice(['female', 'male', 'other'] as const, 'Gender.')),
    capital_share: optional(share('Share of the capital.')),
    voting_share: optional(share('Share of the votes.')),
    unemployed: optional(Type.Boolean({ description: 'Registered unemployed.' })),
    neet: optional(Type.Boolean({ description: 'Not in education, employment or training.' })),
    attributes: optional(attributes),
  }),
)

const plannedInvestment = named(
  'PlannedInvestment',
  Type.Object({
    amount: optional(money('Planned budget, without VAT.')),
    categories: optional(
      list(
        Type.Object({ category: text(64, 'Cost category of the call.'), amount: optional(money('Amount.')) }),
        50,
        'By cost category.',
      ),
    ),
    activities: optional(
      list(
        Type.Object({ scheme: optional(scheme), code: text(20, 'Activity code.') }),
        20,
        'Activities the investment is for, registered yet or not.',
      ),
    ),
    site: optional(Type.Object(placeFields)),
    starts_on: optional(plainDate('Planned start.')),
    works_started_on: optional(
      plainDate('First binding order or start of construction, if there was any: a day that has come.'),
    ),
    acts: optional(
      list(
        Type.Object({
          kind: choice(investmentActs, 'What was done: orders and construction start the works, studies do not.'),
          on: plainDate('When.'),
          amount: optional(money('Amount, without VAT.')),
        }),
        500,
        'What was signed, ordered or paid for it so far.',
      ),
    ),
    completed_on: optional(plainDate('Everything was carried out by this day.')),
    vat: optional(
      Type.Object(
        {
          percent: optional(Type.Number({ minimum: 0, maximum: 100, description: 'Rate on the net amounts.' })),
          recoverable: optional(Type.Boolean({ description: 'False: the business bears it.' })),
        },
        { description: 'VAT of the costs.' },
      ),
    ),
    financing: optional(
      Type.Object(
        {
          own_funds: optional(money('Own funds.')),
          loan: optional(money('Loans.')),
          loan_grant_equivalent: optional(
            money('Gross grant equivalent of a loan with public support: it uses de minimis headroom.'),
          ),
        },
        {
          description:
            'Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never assumed.',
        },
      ),
    ),
    phases: optional(
      list(
        Type.Object({
          title: text(300, 'What is done.'),
          from_month: Type.Integer({ minimum: 1, maximum: 240, description: 'First month, counted from the start.' }),
          to_month: Type.Integer({ minimum: 1, maximum: 240, description: 'Last month, inside it.' }),
          milestone: optional(text(300, 'What is there at its end.')),
          categories: optional(list(text(64, 'Cost category.'), 50, 'Cost categories that it spends.')),
        }),
        100,
        'Timetable of the project.',
      ),
    ),
    indicators: optional(
      list(
        Type.Object({
          title: text(300, 'What is measured.'),
          unit: optional(text(64, 'Unit.')),
          baseline: optional(Type.Number({ description: 'Value before the project.' })),
          target: optional(Type.Number({ description: 'Value after it.' })),
          year: optional(Type.Integer({ minimum: 1990, maximum: 2100, description: 'Year of the target.' })),
        }),
        50,
        'What the project is measured by.',
      ),
    ),
  }),
)

const aidHistory = named(
  'AidHistoryEntry',
  Type.Object({
    programme: text(200, 'Programme or family of programmes.'),
    status: choice(['applied', 'approved', 'completed', 'rejected', 'withdrawn'] as const, 'How it ended.'),
    on: optional(plainDate('When.')),
    attributes: optional(attributes),
  }),
)

const kind = choice(['business', 'client'] as const, '`client`: a business that the account serves.')

const profileFields = {
  name: text(300, 'Name of the business.', { examples: ['Παράδειγμα Λογισμικού ΙΚΕ'] }),
  external_id: optional(text(200, 'Your own id for it; unique in the account.')),
  tags: optional(list(text(64, 'Tag.'), 50, 'Your own labels.')),
  tax_id: optional(
    text(30, 'Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept.', {
      examples: ['000000012'],
    }),
  ),
  country: optional(country),
  lifecycle: optional(choice(lifecycles, 'Stage of life; not a legal form.')),
  legal_form: optional(choice(legalForms, 'Legal form, or the intended one.')),
  registered_on: optional(plainDate('Registration in the business registry.')),
  activity_started_on: optional(plainDate('Start of activity at the tax authority.')),
  fiscal_year_end: optional(
    Type.String({
      pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
      description: 'Month and day on which the financial year ends, `MM-DD`.',
      examples: ['12-31'],
    }),
  ),
  activities: optional(list(activity, 200, 'Activities. Absent: unknown; empty: none.')),
  establishments: optional(
    list(establishment, 500, 'All places of business: a list that is given is read as complete. Absent: unknown.'),
  ),
  headcount: optional(units('Annual work units of the SME definition: staff, working owner-managers and partners.')),
  salaried_awu: optional(
    list(
      Type.Object({
        period: Type.String({
          pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
          description: 'A calendar year, `YYYY`; or the twelve months that end with a month, `YYYY-MM`.',
          examples: ['2025', '2026-05'],
        }),
        value: units('Annual work units of salaried staff.'),
      }),
      30,
      'Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted for it.',
    ),
  ),
  turnover: optional(money('Turnover of the last closed financial year.')),
  balance_sheet_total: optional(money('Balance sheet total of the last closed financial year.')),
  self_declared_size: optional(choice(sizeClasses, 'Used only where figures are missing, and labelled so.')),
  relations: optional(
    list(relation, 200, 'Partner and linked enterprises, owners and holdings. Absent: not told; empty: none.'),
  ),
  people: optional(
    list(
      person,
      200,
      'All owners, partners and managers: a list that is given is read as complete, but for shares, where an unlisted rest stays open. Absent: unknown.',
    ),
  ),
  financial_years: optional(
    list(
      financialYear,
      30,
      'Closed financial years. A year that is not listed is unknown; an empty list: none was closed yet.',
    ),
  ),
  de_minimis_aid: optional(deMinimisEntries),
  predecessors: optional(predecessors),
  documents: optional(
    list(
      Type.Object({
        kind: text(64, 'As calls name it in `required_documents`, e.g. `tax_clearance`.'),
        issued_on: optional(plainDate('Issued on.')),
        valid_until: optional(plainDate('Last day on which it is accepted.')),
      }),
      200,
      'Supporting documents at hand. Absent: not told.',
    ),
  ),
  planned_investment: optional(plannedInvestment),
  aid_history: optional(
    list(
      aidHistory,
      500,
      'All earlier applications and aid: a list that is given is read as complete. Absent: unknown; empty: none.',
    ),
  ),
  attributes: optional(attributes),
  language: optional(choice(['el', 'en'] as const, 'Language of what is written for this client.')),
}

export const profileExample = {
  kind: 'client',
  name: 'Παράδειγμα Λογισμικού ΙΚΕ',
  external_id: 'crm-1042',
  tax_id: '000000012',
  country: 'GR',
  lifecycle: 'active',
  legal_form: 'private_company',
  activity_started_on: '2019-03-04',
  fiscal_year_end: '12-31',
  activities: [{ scheme: 'kad_2025', code: '62.10.11.03', rank: 'main' }],
  establishments: [{ region: 'EL303', role: 'headquarters' }],
  headcount: 12.5,
  salaried_awu: [{ period: '2025', value: 9.75 }],
  turnover: { amount: '850000.00', currency: 'EUR' },
  balance_sheet_total: { amount: '420000.00', currency: 'EUR' },
  planned_investment: { amount: { amount: '60000.00', currency: 'EUR' }, site: { region: 'EL303' } },
} as const

/** Body of POST, PUT and preview, and of a PATCH once merged: strict, unknown fields are refused. */
export const profileBody = named(
  'ProfileBody',
  Type.Object(
    {
      kind: optional({
        ...kind,
        default: 'client' as const,
        description: '`client`, a business that the account serves, unless told otherwise.',
      }),
      ...profileFields,
    },
    {
      description:
        'What is known of a business. Every field but `name` may be missing: missing is unknown, never false.',
      examples: [profileExample],
    },
  ),
)
export type ProfileBody = Static<typeof profileBody>

const note = Type.Object({
  pointer: Type.String({ description: 'JSON pointer to the field.' }),
  detail: Type.String({ description: 'What was understood, in the language of the answer.' }),
})

/** A stored profile as returned: codes, regions and the tax number in their canonical form. */
export const profileView = named(
  'Profile',
  Type.Object(
    {
      id: Type.String({ description: 'Profile id.', examples: ['prf_01k7w1z8e3f6r9q2m5t0x4c8vb'] }),
      version: Type.Integer({ minimum: 1, description: 'Rises with every change.' }),
      created_at: Type.String({ format: 'date-time' }),
      updated_at: Type.String({ format: 'date-time' }),
      kind,
      ...profileFields,
      notes: optional(
        list(note, 1000, 'After a write: what was understood from forgiving input, e.g. a leading zero put back.'),
      ),
    },
    { description: 'A profile.' },
  ),
)

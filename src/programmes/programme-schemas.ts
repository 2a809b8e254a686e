import { Type } from 'typebox'
import type { TProperties, TSchema } from 'typebox'
import { instruments } from '../core/facts/programme.ts'
import type { ProgrammeInput } from '../core/facts/programme.ts'
import { sizeClasses } from '../core/facts/profile.ts'
import { expression, expressionAgain } from './criterion-schemas.ts'
import {
  citations,
  instant,
  localized,
  money,
  numberRange,
  oneOf,
  percent,
  plainDate,
  regionCodes,
  shortKey,
  timeZone,
  typed,
  url,
} from './schema-parts.ts'

const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)
const list = <T extends TSchema>(item: T, maxItems: number, description: string) =>
  Type.Array(item, { maxItems, description })

export const suspended = Type.Object(
  {
    status: oneOf(['paused', 'exhausted', 'closed'], 'What the publisher says.'),
    since: instant,
    reason: optional(localized(1000, 'Why.')),
    citations: optional(citations),
  },
  { description: 'Set by the publisher: dates cannot say it.', 'x-component': 'Suspension' },
)

const moment = Type.Object(
  { at: instant, time_zone: timeZone },
  { description: 'A wall-clock moment: an instant and the zone it was published in.' },
)

const deadline = Type.Object(
  {
    id: shortKey,
    at: optional(instant),
    time_zone: timeZone,
    basis: oneOf(
      ['fixed', 'rolling', 'until_exhausted', 'recurring', 'unknown'],
      'What ends the period; a fixed or recurring one has `at`.',
    ),
    round: optional(Type.String({ minLength: 1, maxLength: 100 })),
    stage: optional(oneOf(['pre_proposal', 'application', 'other'], 'What is handed in.')),
    region_category: optional(Type.String({ minLength: 1, maxLength: 64 })),
    budget_line: optional(shortKey),
    moved: optional(
      list(
        Type.Object({
          from: instant,
          to: instant,
          decided_on: optional(plainDate),
          reference: optional(Type.String({ minLength: 1, maxLength: 300 })),
        }),
        50,
        'Earlier values, oldest first.',
      ),
    ),
    citations: optional(citations),
  },
  {
    description: 'A deadline.',
    'x-component': 'Deadline',
    examples: [{ id: 'main', at: '2026-03-31T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }],
  },
)

const call = Type.Object(
  {
    opens_at: optional(moment),
    deadlines: list(deadline, 100, 'Deadlines; none is "no date known".'),
    selection: optional(oneOf(['first_come', 'comparative', 'automatic'], 'How applications are chosen.')),
    suspended: optional(suspended),
  },
  { description: 'The call: its dates. Its status is computed from them whenever it is read.' },
)

const budgetLine = Type.Object(
  {
    id: shortKey,
    title: optional(localized(300, 'The line.')),
    regions: optional(regionCodes),
    region_category: optional(Type.String({ minLength: 1, maxLength: 64 })),
    amount: optional(money),
    absorbed: optional(money),
    as_of: optional(plainDate),
    suspended: optional(suspended),
    citations: optional(citations),
  },
  { description: 'A part of the budget with its own status.' },
)

const documentMembers = {
  key: shortKey,
  title: Type.String({ minLength: 1, maxLength: 500 }),
  url: optional(url),
  role: oneOf(['call', 'amendment', 'annex', 'faq', 'prepublication', 'guide', 'law', 'data'], 'What the document is.'),
  order: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Later amendments win.' }),
  language: Type.String({ pattern: '^[a-z]{2}$', description: 'ISO 639-1.' }),
  published_on: optional(plainDate),
  retrieved_at: optional(instant),
  pages: optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      maxItems: 5000,
      description: 'Code points at which pages begin, ascending.',
    }),
  ),
  sections: optional(
    list(
      Type.Object({ title: Type.String({ minLength: 1, maxLength: 500 }), start: Type.Integer({ minimum: 0 }) }),
      5000,
      'Sections with the code point at which each begins, ascending.',
    ),
  ),
} satisfies TProperties

export const documentId = Type.String({
  pattern: '^doc_[0-9a-f]{26}$',
  description: "`doc_` and the first 26 hex digits of the text's SHA-256.",
})
export const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the canonical text in UTF-8.' })
const textLength = Type.Integer({ minimum: 0, description: 'Length of the canonical text in code points.' })

const documentInput = Type.Object(
  {
    ...documentMembers,
    id: optional(documentId),
    sha256: optional(sha256),
    length: optional(textLength),
    text: optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000_000,
        description:
          'The text that citations point into. CRLF becomes LF; otherwise kept as given. May be left out for a document that is stored already (its id says which).',
      }),
    ),
  },
  { description: 'A source document.' },
)
export const documentMeta = Type.Object(
  { ...documentMembers, id: documentId, sha256, length: textLength },
  {
    description: 'A source document; its text is at /programmes/{slug}/documents/{id}.',
    'x-component': 'DocumentMeta',
  },
)

const sizes = Type.Array(oneOf(sizeClasses, 'A size class.'), { maxItems: 5, uniqueItems: true })
const categories = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 100, uniqueItems: true })

const funding = Type.Object(
  {
    instruments: Type.Array(oneOf(instruments, 'A form of aid.'), {
      minItems: 1,
      maxItems: instruments.length,
      uniqueItems: true,
    }),
    total_budget: optional(money),
    min_subsidy: optional(money),
    max_subsidy: optional(money),
    min_eligible_cost: optional(money),
    max_eligible_cost: optional(money),
    loan: optional(
      Type.Object(
        { min: optional(money), max: optional(money) },
        { description: 'The amount of a loan, never counted as aid.' },
      ),
    ),
    intensity: optional(
      list(
        Type.Object({
          percent,
          regional_map: optional(
            Type.Boolean({
              description:
                'The maximum of the regional aid map at the site for the size class counts, at most `percent`.',
            }),
          ),
          valid_from: optional(plainDate),
          valid_to: optional(plainDate),
          regions: optional(regionCodes),
          region_categories: optional(categories),
          sizes: optional(sizes),
          cost_categories: optional(categories),
          citations: optional(citations),
        }),
        500,
        'Aid intensity; the first row that fits gives the percentage.',
      ),
    ),
    bonuses: optional(
      list(
        Type.Object({
          id: shortKey,
          percent,
          title: localized(300, 'The bonus.'),
          when: expressionAgain,
          max_subsidy: optional(money),
          citations: optional(citations),
        }),
        50,
        'Percentage points added where a condition is met.',
      ),
    ),
    max_intensity_percent: optional(percent),
    own_contribution_min_percent: optional(percent),
    turnover_limit: optional(
      Type.Object(
        {
          times: Type.Number({ exclusiveMinimum: 0, maximum: 1000, description: 'So many times.' }),
          period: oneOf(
            ['last_closed_fy', 'previous_closed_fy', 'average_last_3_closed_fy', 'highest_last_3_closed_fy'],
            'Of which turnover.',
          ),
          citations: optional(citations),
        },
        { description: 'The budget that is aided is at most so many times the turnover.' },
      ),
    ),
    steps: optional(
      Type.Object({
        measure: oneOf(['headcount', 'salaried_awu'], 'What the brackets are of.'),
        brackets: list(
          Type.Object({ range: numberRange, amount: money, citations: optional(citations) }),
          100,
          'Amount by bracket.',
        ),
      }),
    ),
    citations: optional(citations),
  },
  { description: 'What is given. Amounts are aid to one beneficiary.', 'x-component': 'Funding' },
)

const legalBasis = Type.Object({
  regime: oneOf(
    [
      'de_minimis_2023_2831',
      'gber_651_2014',
      'sgei_2023_2832',
      'agriculture_1408_2013',
      'fishery_717_2014',
      'rrf',
      'notified',
      'no_aid',
      'other',
    ],
    'The State-aid regime.',
  ),
  article: optional(Type.String({ minLength: 1, maxLength: 64 })),
  reference: optional(Type.String({ minLength: 1, maxLength: 300 })),
  valid_to: optional(plainDate),
  citations: optional(citations),
})

const costCategory = Type.Object({
  category: Type.String({ minLength: 1, maxLength: 64 }),
  title: localized(300, 'The costs.'),
  max_percent_of_total: optional(percent),
  max_amount: optional(money),
  citations: optional(citations),
})

const requiredDocument = Type.Object({
  id: shortKey,
  title: localized(300, 'The supporting document.'),
  stage: optional(oneOf(['submission', 'inclusion', 'payment', 'completion'], 'When it is asked for.')),
  citations: optional(citations),
})

/** What input and answer share. */
const members = {
  title: localized(500, 'The title.'),
  summary: optional(localized(5000, 'What it is, in a few sentences.')),
  authority: optional(Type.Object({ name: localized(300, 'Who publishes the call.'), url: optional(url) })),
  country: optional(
    Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2 of the Member State that grants, or EU.' }),
  ),
  source: optional(
    Type.Object({
      url,
      retrieved_at: optional(instant),
      licence: optional(Type.String({ minLength: 1, maxLength: 200 })),
    }),
  ),
  sample: optional(Type.Boolean({ description: 'Written to show the service: not a real call.' })),
  provisional: optional(Type.Boolean({ description: 'Known from a pre-publication only: verdicts are forecasts.' })),
  published_on: optional(plainDate),
  expected_award_on: optional(plainDate),
  expenses_eligible_from: optional(plainDate),
  call,
  budget_lines: optional(list(budgetLine, 200, 'Parts of the budget.')),
  external_ids: optional(
    list(
      Type.Object({
        scheme: Type.String({ minLength: 1, maxLength: 64 }),
        value: Type.String({ minLength: 1, maxLength: 200 }),
      }),
      50,
      'Ids elsewhere (ΑΔΑ, ΟΠΣ, …).',
    ),
  ),
  funding,
  legal_basis: optional(list(legalBasis, 20, 'State-aid regimes.')),
  union_fund: optional(
    Type.Boolean({ description: 'Paid for by a fund of the Union: one expense is declared for one operation only.' }),
  ),
  exclusive: optional(
    list(
      Type.Object({
        group: shortKey,
        per: oneOf(['tax_id', 'person', 'single_undertaking'], 'Who counts as one applicant.'),
        citations: optional(citations),
      }),
      20,
      'Calls that name the same group exclude each other for one applicant.',
    ),
  ),
  cumulation: optional(
    Type.Object(
      {
        same_costs: oneOf(['exclusive', 'within_intensity'], 'Other aid for the same costs.'),
        max_percent: optional(percent),
        citations: optional(citations),
      },
      { description: 'What the call says of other aid for the same costs.' },
    ),
  ),
  eligibility: expression,
  eligible_costs: optional(list(costCategory, 100, 'Costs that count.')),
  required_documents: optional(list(requiredDocument, 200, 'Supporting documents.')),
  objectives: optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$', maxLength: 64 }), {
      maxItems: 50,
      uniqueItems: true,
      description: 'What it is for; a filter, never a criterion.',
    }),
  ),
} satisfies TProperties

/** The body of PUT /programmes/{slug}. */
export const programmeInput = typed<ProgrammeInput>(
  Type.Object(
    { ...members, documents: list(documentInput, 50, 'Source documents, with their texts.') },
    { description: 'A programme as its publisher writes it.', 'x-component': 'ProgrammeInput' },
  ),
)

/** The members of a programme in an answer, without what the service adds. */
export const programmeMembers = { ...members, documents: list(documentMeta, 50, 'Source documents.') }

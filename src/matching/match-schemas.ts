import { Type, type TSchema } from 'typebox'
import { criterionKinds } from '../core/criteria/criterion.ts'
import { callStatuses } from '../core/facts/programme.ts'
import { named } from '../platform/named.ts'
import { verdicts } from '../core/verdict.ts'
import { warningKinds } from '../core/matching/warnings.ts'

const choice = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description })
const list = <T extends TSchema>(item: T, description: string) => Type.Array(item, { description })
const text = (description: string, extra: object = {}) => Type.String({ description, ...extra })
const date = (description: string) =>
  Type.String({ description: `${description} \`YYYY-MM-DD\`.`, examples: ['2027-01-20'] })
const optional = Type.Optional

export const money = (description: string) =>
  Type.Object(
    {
      amount: Type.String({ description: 'Decimal string with two decimals.', examples: ['30000.00'] }),
      currency: Type.String({ description: 'ISO 4217.', examples: ['EUR'] }),
    },
    { description },
  )

/** A citation: W3C Web Annotation selectors over the canonical text of `source.document_id`. */
export const citation = named(
  'Citation',
  Type.Object(
    {
      id: text('Referred to by criteria, score and estimate.', { examples: ['c1'] }),
      kind: choice(
        ['source_span', 'profile_field', 'derived', 'reference'] as const,
        '`source_span`: words of the call; `profile_field`: a fact of the profile; `derived`: computed; `reference`: law or official table.',
      ),
      source: optional(
        Type.Object({
          document_id: text('GET /programmes/{slug}/documents/{id} returns the text.'),
          title: text('Title of the document.'),
          url: optional(text('Where it was published.')),
          language: text('ISO 639-1.'),
          version: Type.Integer({ description: 'Version of the programme.' }),
          sha256: text('Of the canonical text in UTF-8, hexadecimal.'),
          retrieved_at: optional(text('RFC 3339.')),
        }),
      ),
      quote: optional(
        Type.Object({ exact: text('The words.'), prefix: text('Words before.'), suffix: text('Words after.') }),
      ),
      position: optional(
        Type.Object(
          {
            start: Type.Integer({ minimum: 0, description: 'First code point.' }),
            end: Type.Integer({ minimum: 0, description: 'One past the last code point.' }),
          },
          { description: 'Unicode code points, half-open: text[start:end] is quote.exact.' },
        ),
      ),
      locator: optional(Type.Object({ page: optional(Type.Integer()), section: optional(Type.String()) })),
      field: optional(
        Type.Object({
          path: text('JSON pointer into the profile.'),
          value: Type.Unknown({ description: 'The value found there.' }),
        }),
      ),
      derivation: optional(
        Type.Object({
          formula: text('How it was computed.'),
          inputs: Type.Record(Type.String(), Type.Unknown()),
          result: Type.Unknown(),
        }),
      ),
      reference: optional(
        Type.Object({
          name: text('Regulation, table or correspondence.'),
          locator: optional(text('Article, row.')),
          url: optional(text('Where it is published.')),
        }),
      ),
      label: optional(text('In a reasoning: what the rule, table or formula is called in the language of the answer.')),
      link: optional(text('The source, opened at the quoted words (text fragment).')),
    },
    { description: 'Where a statement comes from.' },
  ),
)

const citations = list(Type.String(), 'Ids of `citations`.')

const criterion = named(
  'CriterionResult',
  Type.Object({
    id: text('Id of the criterion in its programme.'),
    kind: choice(criterionKinds, 'Kind.'),
    title: optional(text('Its name.')),
    effect: choice(['eligibility', 'obligation'] as const, 'Decides eligibility, or binds after award.'),
    outcome: choice(['met', 'not_met', 'unknown'] as const, 'As it counts. Unknown is never false.'),
    excludes: optional(
      Type.Boolean({
        description: 'The call excludes who meets the condition; `met` is then not being among the excluded.',
      }),
    ),
    alternative: optional(Type.Boolean({ description: 'One of several ways; not all of them are needed.' })),
    sentence: text('What the call asks, what the profile says, and what follows.'),
    found: list(
      Type.Object({ path: text('JSON pointer into the profile.'), value: Type.Unknown() }),
      'Facts of the profile that were used.',
    ),
    missing: list(Type.String(), 'JSON pointers of facts that would decide it.'),
    question: optional(text('For a criterion that a person has to confirm.')),
    near_miss: optional(
      Type.Object({
        sentence: text('The one step that would meet it.'),
        possible_from: optional(date('Not before.')),
        possible_until: optional(date('Latest day.')),
      }),
    ),
    condition: optional(
      Type.Object(
        {
          sentence: text('The step that is still to be taken.'),
          until: optional(date('Its last day.')),
        },
        { description: 'Met on this condition.' },
      ),
    ),
    changes_on: optional(date('Next day on which the outcome may change by itself.')),
    answered: optional(
      Type.Object({
        by: text('Who confirmed.'),
        at: text('When.'),
        note: optional(Type.String()),
        evidence: optional(Type.String()),
      }),
    ),
    citations,
  }),
)

const scoreSchema = named(
  'Score',
  Type.Object(
    {
      total: Type.Integer({ minimum: 0, maximum: 100, description: 'base + time.' }),
      base: Type.Integer({ minimum: 0, maximum: 100, description: 'Depends on profile and programme only.' }),
      time: Type.Integer({ minimum: 0, maximum: 100, description: 'Depends on the day: time and budget left.' }),
      breakdown: list(
        Type.Object({
          component: text('Component.'),
          points: Type.Integer(),
          max: Type.Integer(),
          sentence: text('Why.'),
        }),
        'Adds up to `total`.',
      ),
    },
    { description: '0–100; how it is made up is documented in the guide to the score.' },
  ),
)

const estimate = named(
  'Estimate',
  Type.Object({
    status: choice(['computed', 'range', 'unknown', 'not_applicable'] as const, 'Unknown names what is missing.'),
    amount: optional(money('Expected subsidy.')),
    min: optional(money('Lower end of a range.')),
    max: optional(money('Upper end of a range.')),
    binding: optional(text('The limit that binds.')),
    missing: list(Type.String(), 'JSON pointers of facts that it needs.'),
    steps: list(
      Type.Object({ sentence: text('The step.'), result: money('Its result.'), citations }),
      'How it was reached.',
    ),
  }),
)

const warning = named(
  'Warning',
  Type.Object({
    kind: choice(warningKinds, 'What it is.'),
    spoils: choice(
      ['project', 'cost', 'confirm'] as const,
      'The aid of the whole project, or single costs; `confirm`: it has to be looked at.',
    ),
    sentence: text('What is wrong and what to do.'),
    amount: optional(money('Costs that are lost.')),
    citations,
  }),
)

export const nearMissSchema = Type.Object(
  {
    steps: list(
      Type.Object({
        criterion_id: text('Criterion it would meet.'),
        sentence: text('The step.'),
        possible_from: optional(date('Not before.')),
        possible_until: optional(date('Latest day.')),
      }),
      'All of them are needed.',
    ),
    possible: Type.Boolean({ description: 'Whether there is a day on which all of them can be done in time.' }),
    possible_from: optional(date('First day on which all of them can be done.')),
    possible_until: optional(date('Last day: the earliest of theirs, or of the call’s.')),
    open: Type.Integer({ minimum: 0, description: 'Conditions that stay open even then.' }),
  },
  { description: 'Not eligible: the smallest change that would make it so, where one was found.' },
)

const programmeSummary = named(
  'MatchedProgramme',
  Type.Object({
    slug: text('Slug.'),
    title: text('Title in the language of the answer, else in its own.'),
    authority: optional(text('Authority.')),
    version: Type.Integer({ description: 'Version that was matched.' }),
    sample: Type.Boolean({ description: 'Written to show the service: not a real call.' }),
    provisional: Type.Boolean({ description: 'Known from a pre-publication: the verdict is a forecast.' }),
    instruments: list(Type.String(), 'Instruments.'),
    status: choice(callStatuses, 'Status of the call, at the line that concerns this profile.'),
    opens_at: optional(text('RFC 3339.')),
    deadline: optional(
      Type.Object({
        id: text('Id of the deadline in its programme.'),
        at: optional(text('RFC 3339; absent where the basis names no date.')),
        time_zone: text('IANA zone of the wall clock.'),
        basis: text('fixed, rolling, …'),
      }),
    ),
    max_subsidy: optional(money('Most that one beneficiary can get.')),
    url: text('This programme here.'),
  }),
)

const decision = named(
  'Decision',
  Type.Object({
    state: choice(['saved', 'dismissed', 'application'] as const, 'What the account decided.'),
    application: optional(
      Type.Object({
        stage: choice(
          [
            'preparing',
            'submitted',
            'objection',
            'approved',
            'contracted',
            'completed',
            'withdrawn',
            'revoked',
          ] as const,
          'Stage.',
        ),
        number: optional(text('Application number.')),
        submitted_at: optional(text('RFC 3339.')),
        amount: optional(money('Aid applied for.')),
        expected_award_on: optional(date('Expected award.')),
      }),
    ),
    note: optional(text('Your note.')),
    by: text('Who decided.'),
    at: text('When.'),
  }),
)

const matchFields = {
  id: text('Match id; derived from profile and programme, so any pair can be asked for.', {
    examples: ['mat_01k7w1z8e3f6r9q2m5t0x4c8vb01k7w1zb2d4f6h8k0n2q4t6w8'],
  }),
  profile_id: optional(text('Profile; absent in a preview.')),
  programme: programmeSummary,
  eligibility: choice(verdicts, 'The verdict.'),
  score: scoreSchema,
  estimate,
  summary: list(
    Type.String(),
    'Verdict first, the deciding reasons, what is missing or blocks, the next action with its date.',
  ),
  criteria: list(criterion, 'One result for each criterion.'),
  near_miss: optional(nearMissSchema),
  warnings: list(warning, 'What would spoil the aid though the conditions are met.'),
  missing: list(
    Type.Object({ pointer: text('JSON pointer into the profile.'), label: text('What it is.') }),
    'Facts that would decide the verdict.',
  ),
  changes_on: optional(date('Next day on which the verdict may change by itself.')),
  decision: optional(decision),
  citations: list(citation, 'All citations of this match.'),
  as_of: text('The day or instant asked about.'),
  url: text('The reasoning of this match.'),
}

export const matchView = named(
  'Match',
  Type.Object(matchFields, {
    description: 'One programme against one profile, with its reasoning.',
  }),
)

type Node = { op: string; outcome: string; k?: number; criterion_id?: string; children?: Node[] }
export const reasoningView = named(
  'Reasoning',
  Type.Object(
    {
      ...matchFields,
      readiness: list(
        Type.Object({
          id: text('Id of the document in its programme, and `kind` of the one at hand.'),
          title: text('What it is.'),
          stage: choice(['submission', 'inclusion', 'payment', 'completion'] as const, 'When it is asked for.'),
          state: choice(
            ['ready', 'expires', 'missing', 'unknown'] as const,
            '`expires`: at hand, and no longer accepted when it is needed; `unknown`: the profile does not say what is at hand.',
          ),
          needed_by: optional(
            date(
              'A day to come: the deadline; the opening where the first come are served; the expected award. Absent where no day is set, as for papers of an application to an open call where the first come are served.',
            ),
          ),
          valid_until: optional(date('Last day on which the one at hand is accepted.')),
          citations,
        }),
        'Supporting documents of the call against those at hand.',
      ),
      tree: Type.Unsafe<Node>({
        type: 'object',
        description: 'The eligibility expression, evaluated: `all`, `any`, `not`, `at_least` over criteria.',
        required: ['op', 'outcome'],
        properties: {
          op: { type: 'string', enum: ['all', 'any', 'not', 'at_least', 'criterion'] },
          outcome: { type: 'string', enum: ['met', 'not_met', 'unknown'] },
          k: { type: 'integer' },
          criterion_id: { type: 'string' },
          children: { type: 'array', items: { type: 'object' } },
        },
      }),
    },
    { description: 'The whole reasoning of one match.' },
  ),
)

/** Body of PUT /match/{match_id}/decision. */
export const decisionBody = named(
  'DecisionBody',
  Type.Object(
    {
      state: choice(
        ['saved', 'dismissed', 'application'] as const,
        '`dismissed` ones stay out of alerts and digests; an `application` reserves de minimis headroom.',
      ),
      application: optional(
        Type.Object(
          {
            stage: choice(
              [
                'preparing',
                'submitted',
                'objection',
                'approved',
                'contracted',
                'completed',
                'withdrawn',
                'revoked',
              ] as const,
              'Stage.',
            ),
            number: optional(Type.String({ minLength: 1, maxLength: 100, description: 'Application number.' })),
            submitted_at: optional(Type.String({ format: 'date-time', description: 'RFC 3339.' })),
            amount: optional(
              Type.Object(
                {
                  amount: Type.String({
                    pattern: '^(0|[1-9][0-9]{0,12})\\.[0-9]{2}$',
                    description: 'Decimal string with two decimals.',
                  }),
                  currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
                },
                { description: 'Aid applied for.' },
              ),
            ),
            expected_award_on: optional(
              Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Expected award, `YYYY-MM-DD`.' }),
            ),
          },
          { description: 'Required when `state` is `application`.' },
        ),
      ),
      note: optional(Type.String({ minLength: 1, maxLength: 2000, description: 'Your note.' })),
    },
    { examples: [{ state: 'saved' }] },
  ),
)
export const decisionView = decision

/** Body of PUT /match/{match_id}/answers/{criterion_id}. */
export const answerBody = named(
  'AnswerBody',
  Type.Object(
    {
      value: choice(['met', 'not_met', 'unknown'] as const, 'What a person found.'),
      note: optional(Type.String({ minLength: 1, maxLength: 2000, description: 'Why.' })),
      evidence: optional(
        Type.String({ minLength: 1, maxLength: 2000, description: 'What it was seen in: a document, a link.' }),
      ),
    },
    { examples: [{ value: 'met', note: 'Το πιστοποιητικό ελέγχθηκε.' }] },
  ),
)
export const answerView = named(
  'Answer',
  Type.Object({
    criterion_id: text('Criterion.'),
    value: choice(['met', 'not_met', 'unknown'] as const, 'What a person found.'),
    note: optional(Type.String()),
    evidence: optional(Type.String()),
    by: text('Who.'),
    at: text('When.'),
  }),
)

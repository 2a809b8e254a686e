import { Type } from 'typebox'
import type { TProperties, TSchema } from 'typebox'
import { accountsFigures, figurePeriods, placesMeant } from '../core/criteria/criterion.ts'
import type { Expression } from '../core/criteria/criterion.ts'
import { deMinimisRegulations, legalForms, lifecycles, sizeClasses } from '../core/facts/profile.ts'
import {
  attributeValue,
  citations,
  localized,
  money,
  moneyRange,
  numberRange,
  oneOf,
  plainDate,
  regionCodes,
  scheme,
  shortKey,
  typed,
} from './schema-parts.ts'

const fixedDay = Type.Object({ event: Type.Literal('fixed'), date: plainDate })

const testTime = Type.Union(
  [Type.Object({ event: oneOf(['submission', 'publication', 'award'], 'A day of the procedure.') }), fixedDay],
  { description: 'When the condition is tested; at submission unless said otherwise.' },
)

const period = oneOf(figurePeriods, 'Which period the figure is of; fy is a financial year.')
const figure = oneOf(accountsFigures, 'A figure of the accounts.')
const place = oneOf(placesMeant, 'Which place of the business is meant.')
const attributeName = Type.String({
  pattern: '^[a-z0-9][a-z0-9_.-]{0,63}$',
  maxLength: 64,
  description: 'An attribute of the profile.',
})

/** One kind of criterion: what all have, and its own members. */
function criterion(kind: string, description: string, members: TProperties) {
  return Type.Object(
    {
      kind: Type.Literal(kind),
      id: shortKey,
      title: Type.Optional(localized(300, 'What it is about.')),
      effect: Type.Optional(
        oneOf(['eligibility', 'obligation'], 'An obligation binds after award: shown, and never decides.'),
      ),
      at: Type.Optional(testTime),
      citations: Type.Optional(citations),
      ...members,
    },
    {
      description,
      'x-component': `${kind
        .split('_')
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join('')}Criterion`,
    },
  )
}

const codes = Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 10_000, uniqueItems: true })
const codeEntries = Type.Object(
  {
    exact: Type.Optional(codes),
    subtree: Type.Optional(codes),
  },
  { description: 'exact: these codes and nothing under them; subtree: everything under these.' },
)
const codeSet = Type.Object(
  { scheme, include: Type.Optional(codeEntries), exclude: Type.Optional(codeEntries) },
  { description: 'A list of activity codes; without include all but the excluded ones. Exclusions win.' },
)

const activity = criterion('activity', 'An activity the business has, or the one the investment is for.', {
  role: oneOf(['existing', 'investment'], 'Which activity.'),
  basis: oneOf(
    ['main', 'largest_revenue', 'main_or_largest_revenue', 'any', 'all'],
    'Which of its activities must be listed.',
  ),
  codes: codeSet,
  held_by: Type.Optional(
    Type.Union(
      [
        Type.Object({
          event: oneOf(['submission', 'award', 'first_payment', 'completion'], 'A day of the procedure.'),
        }),
        fixedDay,
      ],
      {
        description: 'The latest moment at which the code must be registered.',
      },
    ),
  ),
  revenue_share_min: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: "The least share (0–1) of last year's revenue from listed activities.",
    }),
  ),
})

const region = criterion('region', 'Where the business or its investment is.', {
  of: place,
  include: Type.Optional(regionCodes),
  exclude: Type.Optional(regionCodes),
})

const zoneMembers = { maxItems: 5000, uniqueItems: true }
const zone = criterion('zone', 'A named zone finer than NUTS 3: municipalities, communities or postal codes.', {
  of: place,
  zone: Type.Object({
    name: localized(300, 'The zone.'),
    nuts: Type.Optional(regionCodes),
    municipalities: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), zoneMembers)),
    postal_codes: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 12 }), zoneMembers)),
  }),
  established_on: Type.Optional(plainDate),
})

const amountExpression = Type.Ref('AmountExpression')
const amountDefinition = Type.Union(
  [
    Type.Object({ value: money }),
    Type.Object({ figure, period }),
    Type.Object({ investment_amount: Type.Literal(true) }),
    Type.Object({ attribute: attributeName }),
    Type.Object({ times: Type.Number(), of: amountExpression }),
    Type.Object({ sum: Type.Array(amountExpression, { minItems: 1, maxItems: 20 }) }),
  ],
  {
    description:
      'An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`.',
  },
)

const ageTest = Type.Union(
  [
    Type.Object({
      measure: Type.Literal('started_between'),
      from: Type.Optional(plainDate),
      to: Type.Optional(plainDate),
    }),
    Type.Object({ measure: Type.Literal('months_since_start'), range: numberRange }),
    Type.Object({ measure: Type.Literal('closed_full_fiscal_years'), range: numberRange }),
  ],
  {
    description:
      'Dates are inclusive; months are counted to the day: when 12 are completed "at most 12" holds, a day later it does not; closed years have at least 12 months.',
  },
)

const forms = Type.Array(oneOf(legalForms, 'A legal form.'), { maxItems: 100, uniqueItems: true })

const fieldCondition = Type.Object({
  field: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'A member of the item, such as `gender`, `age`, `attributes.star_class`.',
  }),
  operator: oneOf(['eq', 'neq', 'in', 'gte', 'lte', 'gt', 'lt'], 'How it is compared.'),
  value: attributeValue,
})

const count = Type.Integer({ minimum: 0, maximum: 10_000 })
const quantifierTest = Type.Union([
  Type.Object({ all: Type.Literal(true) }),
  Type.Object({ any: Type.Literal(true) }),
  Type.Object({ none: Type.Literal(true) }),
  Type.Object({ at_least: count }),
  Type.Object({ at_most: count }),
  Type.Object({
    share_at_least: Type.Number({ minimum: 0, maximum: 1 }),
    weight: Type.String({ minLength: 1, maxLength: 100 }),
  }),
])

const attributeTest = Type.Union([
  Type.Object({ equals: attributeValue }),
  Type.Object({
    in: Type.Array(Type.Union([Type.String({ maxLength: 500 }), Type.Number()]), { minItems: 1, maxItems: 200 }),
  }),
  Type.Object({ range: numberRange }),
  Type.Object({ money_range: moneyRange }),
])

const criteria = [
  activity,
  region,
  zone,
  criterion('size', 'The size class (Recommendation 2003/361/EC).', {
    include: Type.Array(oneOf(sizeClasses, 'A size class.'), { minItems: 1, maxItems: 5, uniqueItems: true }),
  }),
  criterion('headcount', 'A range of annual work units.', {
    measure: oneOf(
      ['headcount', 'group_headcount', 'salaried_awu'],
      "The enterprise's own SME headcount, the group's, or salaried units only (ERGANI).",
    ),
    range: numberRange,
    period: Type.Optional(period),
  }),
  criterion('accounts', 'A range of a figure of the accounts.', { figure, range: moneyRange, period }),
  criterion('lifecycle', 'The stage of life of the business.', {
    include: Type.Array(oneOf(lifecycles, 'A stage.'), { minItems: 1, maxItems: 4, uniqueItems: true }),
  }),
  criterion('age', 'How long the business exists.', { test: ageTest }),
  criterion('legal_form', 'The legal form, or the intended one. Exclusions win.', {
    include: Type.Optional(forms),
    exclude: Type.Optional(forms),
  }),
  criterion('investment_amount', 'A range of the planned investment.', { range: moneyRange }),
  criterion('de_minimis', 'Headroom under a de minimis regulation.', {
    regulation: oneOf(deMinimisRegulations, 'The regulation.'),
    member_state: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' }),
    on_excess: oneOf(['reduce', 'reject', 'unknown'], 'What the call does with an application above the headroom.'),
    needed: Type.Optional(money),
  }),
  criterion('not_in_difficulty', 'Not an undertaking in difficulty (Reg. (EU) 651/2014 art. 2(18)).', {}),
  criterion('compare', 'Two amounts compared.', {
    left: amountExpression,
    operator: oneOf(['lte', 'lt', 'gte', 'gt'], 'left operator right.'),
    right: amountExpression,
  }),
  criterion('quantifier', 'How many people, establishments, activities, costs or years fulfil conditions.', {
    over: oneOf(
      ['people', 'establishments', 'activities', 'cost_categories', 'financial_years', 'aid_history'],
      'What is counted.',
    ),
    test: quantifierTest,
    where: Type.Array(fieldCondition, { maxItems: 20 }),
  }),
  criterion('attribute', 'An attribute of the profile.', { name: attributeName, test: attributeTest }),
  criterion('manual', 'A condition only a person can confirm; it is asked as a question and never dropped.', {
    question: Type.Optional(localized(1000, 'The question to ask.')),
    unreadable: Type.Optional(Type.String({ maxLength: 2000, description: 'What an import could not read.' })),
    about: Type.Optional(
      oneOf(
        ['activity', 'region', 'size', 'everything'],
        'What the condition is about, where that is known: a list filtered by it names the filter in `uncertain`. `everything` stands for all conditions of a call that are not recorded.',
      ),
    ),
  }),
]

const nodes = Type.Array(Type.Ref('Expression'), { minItems: 0, maxItems: 500 })

/** Each kind's own schema, whole: what it refers to is defined in it. */
export const criterionSchemas: ReadonlyMap<string, TSchema> = new Map(
  criteria.map((schema) => [
    schema.properties.kind.const,
    Object.assign({}, schema, { $defs: { AmountExpression: { ...amountDefinition, $id: 'AmountExpression' } } }),
  ]),
)

/** Its form is told by `expression-wire.ts`: a compiled recursive union cannot say which of its branches was meant. */
const checked = { 'x-checked-by': 'programmes/expression-wire.ts' }

/** The same expression once more in a schema that has `expression` in it: a definition may be given only once. */
export const expressionAgain = typed<Expression>(Type.Ref('Expression', checked))

/** The eligibility expression on the wire; its sense (codes that exist, order of bounds) is checked by the core. */
export const expression = typed<Expression>(
  Type.Cyclic(
    {
      AmountExpression: amountDefinition,
      Expression: Type.Union(
        [
          Type.Object({ all: nodes }, { description: 'All of these are met.' }),
          Type.Object({ any: nodes }, { description: 'At least one of these is met.' }),
          Type.Object({ not: Type.Ref('Expression') }, { description: 'This is not met.' }),
          Type.Object(
            { at_least: Type.Object({ k: Type.Integer({ minimum: 1, maximum: 500 }), of: nodes }) },
            { description: 'At least k of these are met.' },
          ),
          ...criteria,
        ],
        { description: 'A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind.' },
      ),
    },
    'Expression',
    checked,
  ),
)

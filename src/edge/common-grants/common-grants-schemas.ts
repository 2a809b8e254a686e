import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { named } from '../../platform/named.ts'

/**
 * The models of the CommonGrants protocol 0.4.0 that we speak (https://commongrants.org), property by property as its base
 * description has them: nothing is added, what is ours stands in `customFields`.
 */
const model = <T extends TSchema>(name: string, schema: T): T => named(`CommonGrants${name}`, schema)
const optional = Type.Optional
const dateTime = Type.String({ format: 'date-time', examples: ['2026-11-02T09:00:00Z'] })
const uuid = Type.String({ format: 'uuid', examples: ['30a12e5e-5940-4c08-921c-17a8960fcf4b'] })

const money = model(
  'Money',
  Type.Object({
    amount: Type.String({ pattern: '^-?[0-9]+\\.?[0-9]*$', maxLength: 30, examples: ['300000.00'] }),
    currency: Type.String({ maxLength: 3, description: 'ISO 4217.', examples: ['EUR'] }),
  }),
)

const date = Type.String({ format: 'date', examples: ['2027-03-31'] })
const time = Type.String({ format: 'time', examples: ['15:00:00+03:00'] })
const event = model(
  'Event',
  Type.Union([
    Type.Object({
      name: Type.String(),
      eventType: Type.Literal('singleDate'),
      date,
      time: optional(time),
    }),
    Type.Object({ name: Type.String(), eventType: Type.Literal('other'), details: optional(Type.String()) }),
  ]),
)

const status = model(
  'OpportunityStatus',
  Type.Object({
    value: Type.Enum(['forecasted', 'open', 'closed', 'custom'], { description: '`custom`: see customValue.' }),
    customValue: optional(Type.String({ description: '`paused`, `exhausted` or `unknown`.' })),
  }),
)

const applicantType = model(
  'ApplicantType',
  Type.Object({
    value: Type.Enum(['for_profit_small_business', 'for_profit_not_small_business']),
    customValue: optional(Type.String()),
  }),
)

const customField = model(
  'CustomField',
  Type.Object({
    name: Type.String(),
    fieldType: Type.Enum(['string', 'number', 'integer', 'boolean', 'object', 'array']),
    value: Type.Unknown(),
  }),
)

export const opportunity = model(
  'Opportunity',
  Type.Object({
    id: uuid,
    title: Type.String(),
    status,
    description: Type.String(),
    funding: optional(
      Type.Object({
        details: optional(Type.String()),
        totalAmountAvailable: optional(money),
        minAwardAmount: optional(money),
        maxAwardAmount: optional(money),
      }),
    ),
    keyDates: optional(
      Type.Object({
        postDate: optional(event),
        closeDate: optional(event),
        otherDates: optional(Type.Record(Type.String(), event)),
      }),
    ),
    acceptedApplicantTypes: optional(Type.Array(applicantType)),
    source: optional(Type.String({ format: 'uri' })),
    customFields: optional(Type.Record(Type.String(), customField)),
    createdAt: dateTime,
    lastModifiedAt: dateTime,
  }),
)

const success = { status: Type.Integer({ examples: [200] }), message: Type.String({ examples: ['Success'] }) }
const pagination = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  pageSize: Type.Integer({ minimum: 1 }),
  totalItems: optional(Type.Integer()),
  totalPages: optional(Type.Integer()),
})

export const opportunityList = model(
  'OpportunityList',
  Type.Object({ ...success, items: Type.Array(opportunity), paginationInfo: pagination }),
)

export const opportunityAnswer = model('OpportunityAnswer', Type.Object({ ...success, data: opportunity }))

export const refusal = model(
  'Error',
  Type.Object({
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    message: Type.String({ description: 'What was wrong and what would be right.' }),
    errors: Type.Array(Type.Unknown(), {
      description: 'Each with our stable `code`, and where it stands as a JSON pointer.',
    }),
  }),
)

const stringFilter = Type.Object({
  operator: Type.Enum(['in', 'notIn']),
  value: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
})
const dateOrInstant = Type.Union([Type.String({ format: 'date' }), Type.String({ format: 'date-time' })])
const dateFilter = Type.Object({
  operator: Type.Enum(['between', 'outside']),
  value: Type.Object({ min: dateOrInstant, max: dateOrInstant }),
})
const moneyFilter = Type.Object({
  operator: Type.Enum(['between', 'outside']),
  value: Type.Object({ min: money, max: money }),
})
const anyFilter = Type.Object({
  operator: Type.Enum(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'notIn', 'between', 'outside', 'like', 'notLike']),
  value: Type.Unknown(),
})

const filters = model(
  'OpportunityFilters',
  Type.Object({
    status: optional(stringFilter),
    closeDateRange: optional(dateFilter),
    totalFundingAvailableRange: optional(moneyFilter),
    minAwardAmountRange: optional(moneyFilter),
    maxAwardAmountRange: optional(moneyFilter),
    customFilters: optional(Type.Record(Type.String({ maxLength: 100 }), anyFilter)),
  }),
)

export const sortNames = [
  'lastModifiedAt',
  'createdAt',
  'title',
  'status.value',
  'keyDates.closeDate',
  'funding.maxAwardAmount',
  'funding.minAwardAmount',
  'funding.totalAmountAvailable',
  'funding.estimatedAwardCount',
  'custom',
] as const
const order = Type.Enum(['asc', 'desc'])

export const searchBody = model(
  'OpportunitySearch',
  Type.Object(
    {
      search: optional(Type.String({ maxLength: 200, description: 'Words in any form, Greek or English.' })),
      filters: optional(filters),
      sorting: optional(
        Type.Object({
          sortBy: Type.Enum([...sortNames]),
          customSortBy: optional(Type.String({ maxLength: 100 })),
          sortOrder: optional(order),
        }),
      ),
      pagination: optional(
        Type.Object({
          page: optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
          pageSize: optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 100 })),
        }),
      ),
    },
    { examples: [{ search: 'ψηφιακός', filters: { status: { operator: 'in', value: ['open'] } } }] },
  ),
)

export const searchAnswer = model(
  'OpportunitySearchAnswer',
  Type.Object({
    ...success,
    items: Type.Array(opportunity),
    paginationInfo: pagination,
    sortInfo: Type.Object({
      sortBy: Type.String(),
      customSortBy: optional(Type.String()),
      sortOrder: order,
      errors: optional(Type.Array(Type.String())),
    }),
    filterInfo: Type.Object({ filters, errors: optional(Type.Array(Type.String())) }),
  }),
)

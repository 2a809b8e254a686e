import { Type } from 'typebox'
import type { Static } from 'typebox'
import { toCents } from '../../core/facts/money.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/http/route.ts'
import type { Protocol, Route } from '../../platform/http/route.ts'
import { Problem } from '../../platform/problem.ts'
import { findProgrammes } from '../../programmes/programmes.ts'
import type { CatalogueEntry, ProgrammesKit } from '../../programmes/programmes.ts'
import { opportunityAnswer, opportunityList, refusal, searchAnswer, searchBody } from './common-grants-schemas.ts'
import { opportunityOf } from './opportunity.ts'
import type { Opportunity } from './opportunity.ts'

/** The CommonGrants protocol beside our own interface; its refusals have a status, a message and errors. */
const commonGrants: Protocol = {
  prefix: '/common-grants',
  refusal: {
    schema: refusal,
    of: ({ status, detail, code, errors }) => ({ status, message: detail, errors: errors ?? [{ code, detail }] }),
  },
}

const tag = 'CommonGrants'
const shared = { protocol: commonGrants, tag, scope: 'programmes:read' } as const
/** Larger pages are cut to this, and the answer says so. */
const mostPerPage = 500
const success = { status: 200, message: 'Success' } as const

type Search = Static<typeof searchBody>
type Filters = NonNullable<Search['filters']>
type SortName = NonNullable<Search['sorting']>['sortBy']

/** `/common-grants/opportunities`, one of them, and their search (protocol 0.4.0). */
export function commonGrantsRoutes(kit: ProgrammesKit): Route[] {
  return [
    route({
      ...shared,
      method: 'GET',
      path: '/opportunities',
      id: 'listOpportunities',
      summary: { en: 'List opportunities', el: 'Κατάλογος ευκαιριών χρηματοδότησης' },
      description: {
        en: 'Published programmes as CommonGrants opportunities, the last modified first.',
        el: 'Δημοσιευμένα προγράμματα ως ευκαιρίες CommonGrants, πρώτα όσα άλλαξαν τελευταία.',
      },
      query: Type.Object({
        page: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'The page to return.' }),
        ),
        pageSize: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 1_000_000,
            default: 100,
            description: `Items per page; at most ${mostPerPage} are given.`,
          }),
        ),
      }),
      answers: { 200: { description: 'A page of opportunities.', schema: opportunityList } },
      async handle(ctx, { query }) {
        const entries = await published(ctx, kit)
        const { part, paginationInfo } = pageOf(entries.toSorted(newestFirst), query)
        const items = part.map((entry) => opportunityOf(entry, ctx.language, ctx.now))
        return { status: 200 as const, body: { ...success, items, paginationInfo } }
      },
    }),
    route({
      ...shared,
      method: 'GET',
      path: '/opportunities/{oppId}',
      id: 'getOpportunity',
      summary: { en: 'View an opportunity', el: 'Προβολή ευκαιρίας χρηματοδότησης' },
      params: Type.Object({ oppId: Type.String({ format: 'uuid', description: 'The id of the programme.' }) }),
      answers: { 200: { description: 'The opportunity.', schema: opportunityAnswer } },
      async handle(ctx, { params: { oppId } }) {
        const snapshot = await ctx.db.inAccount(ctx.accountId, (tx) => kit.catalogue.current(tx))
        const entry = snapshot.byId.get(oppId.toLowerCase())
        if (entry === undefined)
          throw new Problem('not_found', {
            en: `There is no opportunity ${oppId}.`,
            el: `Δεν υπάρχει ευκαιρία χρηματοδότησης ${oppId}.`,
          })
        return { status: 200 as const, body: { ...success, data: opportunityOf(entry, ctx.language, ctx.now) } }
      },
    }),
    route({
      ...shared,
      method: 'POST',
      path: '/opportunities/search',
      id: 'searchOpportunities',
      summary: { en: 'Search opportunities', el: 'Αναζήτηση ευκαιριών χρηματοδότησης' },
      description: {
        en: 'Filters combine by AND. A filter or an order that the catalogue does not have is named in `errors` and left out.',
        el: 'Τα φίλτρα συνδυάζονται με ΚΑΙ. Φίλτρο ή ταξινόμηση που δεν έχει ο κατάλογος αναφέρεται στο `errors` και παραλείπεται.',
      },
      body: searchBody,
      bodyExample: { search: 'ψηφιακός', filters: { status: { operator: 'in', value: ['open'] } } },
      answers: { 200: { description: 'A page of opportunities.', schema: searchAnswer } },
      async handle(ctx, { body }) {
        const found =
          body.search === undefined || body.search.trim() === ''
            ? undefined
            : await findProgrammes(ctx, kit, body.search)
        const entries = found ?? (await published(ctx, kit)).toSorted(newestFirst)
        const all = entries.map((entry) => opportunityOf(entry, ctx.language, ctx.now))
        const filters = body.filters ?? {}
        const passing = all.filter((each) => passes(each, filters))
        const sorting = sortingOf(body.sorting, found !== undefined)
        const { part, paginationInfo } = pageOf(sorting.sort(passing), body.pagination ?? {})
        return {
          status: 200 as const,
          body: {
            ...success,
            items: part,
            paginationInfo,
            sortInfo: sorting.info,
            filterInfo: { filters, ...filterErrors(filters) },
          },
        }
      },
    }),
  ]
}

async function published(ctx: Context, kit: ProgrammesKit): Promise<CatalogueEntry[]> {
  const snapshot = await ctx.db.inAccount(ctx.accountId, (tx) => kit.catalogue.current(tx))
  return [...snapshot.byId.values()]
}

const newestFirst = (a: CatalogueEntry, b: CatalogueEntry): number =>
  Temporal.Instant.compare(b.publishedAt, a.publishedAt) || (a.slug < b.slug ? -1 : 1)

function pageOf<T>(all: readonly T[], { page = 1, pageSize = 100 }: { page?: number; pageSize?: number }) {
  const size = Math.min(pageSize, mostPerPage)
  return {
    part: all.slice((page - 1) * size, page * size),
    paginationInfo: { page, pageSize: size, totalItems: all.length, totalPages: Math.ceil(all.length / size) },
  }
}

/** What is not known passes no range: neither between nor outside. */
function passes({ status, keyDates, funding }: Opportunity, filters: Filters): boolean {
  const close = keyDates?.closeDate
  const closes = close?.eventType === 'singleDate' ? close.date : undefined
  return (
    isIn(status.value, filters.status) &&
    inRange(closes, filters.closeDateRange, (day) => day.slice(0, 10)) &&
    inRange(funding?.totalAmountAvailable, filters.totalFundingAvailableRange, cents) &&
    inRange(funding?.minAwardAmount, filters.minAwardAmountRange, cents) &&
    inRange(funding?.maxAwardAmount, filters.maxAwardAmountRange, cents)
  )
}

function isIn(value: string, filter: Filters['status']): boolean {
  return filter === undefined || filter.value.includes(value) === (filter.operator === 'in')
}

function inRange<T>(
  value: T | undefined,
  filter: { operator: 'between' | 'outside'; value: { min: T; max: T } } | undefined,
  keyOf: (value: T) => string | number,
): boolean {
  if (filter === undefined) return true
  if (value === undefined) return false
  const key = keyOf(value)
  const within = key >= keyOf(filter.value.min) && key <= keyOf(filter.value.max)
  return within === (filter.operator === 'between')
}

/** Any decimal string of the protocol in hundredths; all amounts of the catalogue are in euro but for marked ones. */
const cents = ({ amount }: Money): number => Math.round(Number(amount) * 100)

function filterErrors({ customFilters }: Filters): { errors?: string[] } {
  const names = Object.keys(customFilters ?? {})
  return names.length === 0
    ? {}
    : { errors: names.map((name) => `The custom filter "${name}" is not supported; it was left out.`) }
}

const keys: Readonly<Partial<Record<SortName, (each: Opportunity) => string | number | undefined>>> = {
  lastModifiedAt: ({ lastModifiedAt }) => Date.parse(lastModifiedAt),
  createdAt: ({ createdAt }) => Date.parse(createdAt),
  title: ({ title }) => title,
  'status.value': ({ status }) => status.value,
  'keyDates.closeDate': ({ keyDates }) => {
    const close = keyDates?.closeDate
    return close?.eventType === 'singleDate' ? `${close.date} ${close.time ?? '24:00'}` : undefined
  },
  'funding.maxAwardAmount': ({ funding }) =>
    funding?.maxAwardAmount === undefined ? undefined : toCents(funding.maxAwardAmount),
  'funding.minAwardAmount': ({ funding }) =>
    funding?.minAwardAmount === undefined ? undefined : toCents(funding.minAwardAmount),
  'funding.totalAmountAvailable': ({ funding }) =>
    funding?.totalAmountAvailable === undefined ? undefined : toCents(funding.totalAmountAvailable),
}

/** The order asked for; without one that of the search, or the last modified first. What has no value comes last. */
function sortingOf(sorting: Search['sorting'], searched: boolean) {
  const keyOf = sorting === undefined ? undefined : keys[sorting.sortBy]
  const sortOrder = sorting?.sortOrder ?? 'desc'
  if (sorting !== undefined && keyOf !== undefined) {
    const turn = sortOrder === 'asc' ? 1 : -1
    const compare = (a: Opportunity, b: Opportunity): number => {
      const x = keyOf(a)
      const y = keyOf(b)
      if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
      if (typeof x === 'number' && typeof y === 'number') return turn * (x - y)
      return turn * String(x).localeCompare(String(y), 'el')
    }
    return { info: { sortBy: sorting.sortBy, sortOrder }, sort: (all: Opportunity[]) => all.toSorted(compare) }
  }
  const own = searched ? { sortBy: 'custom', customSortBy: 'relevance' } : { sortBy: 'lastModifiedAt' }
  const errors =
    sorting === undefined
      ? {}
      : { errors: [`The catalogue has no order by ${sorting.customSortBy ?? sorting.sortBy}; it was left out.`] }
  return { info: { ...own, sortOrder: 'desc' as const, ...errors }, sort: (all: Opportunity[]) => all }
}

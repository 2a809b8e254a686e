import { Type } from 'typebox'
import type { Static } from 'typebox'
import { callStatuses, instruments } from '../core/facts/programme.ts'
import { parseActivityCode } from '../core/facts/activity-parse.ts'
import { sizeClasses } from '../core/facts/profile.ts'
import { parseRegion } from '../core/facts/region-parse.ts'
import { pageQuery } from '../platform/http/page.ts'
import type { Text } from '../platform/language.ts'
import { Problem } from '../platform/problem.ts'
import type { Reference } from '../reference/reference.ts'
import { sayActivityRefusal, sayRegionRefusal } from '../wording/reference-refusals.ts'
import type { CatalogueFilter } from './catalogue-filter.ts'
import { instantOf } from './check-programme.ts'
import { fault } from './fault.ts'
import { oneOf, scheme } from './schema-parts.ts'

const euros = (description: string) => Type.Number({ minimum: 0, maximum: 9_999_999_999_999, description })
const day = (description: string) => Type.String({ format: 'date', maxLength: 10, description })

/** The filters of lists and searches of programmes. */
export const filterQuery = {
  ...pageQuery,
  kad: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 20,
      description:
        'Calls open to this activity code (exact-set semantics: a listed parent does not include its children). Without `scheme` the code must be readable in one way only.',
      examples: ['62.10.11.03'],
    }),
  ),
  scheme: Type.Optional(scheme),
  region: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Calls open to a business in this region: a NUTS code or a name.',
      examples: ['EL303'],
    }),
  ),
  business_size: Type.Optional(oneOf(sizeClasses, 'Calls open to a business of this size.')),
  subsidy_min: Type.Optional(
    euros(
      'Calls that may give at least this much to one beneficiary, in euros. Calls of unknown amounts are listed, too, and say so in `uncertain`.',
    ),
  ),
  subsidy_max: Type.Optional(euros('Calls that give this much or less, in euros.')),
  status: Type.Optional(
    Type.Array(oneOf(callStatuses, 'A status.'), {
      minItems: 1,
      maxItems: 6,
      default: ['open', 'forecasted', 'paused', 'unknown'],
      description: 'Statuses, comma-separated.',
    }),
  ),
  instrument: Type.Optional(
    Type.Array(oneOf(instruments, 'A form of aid.'), {
      minItems: 1,
      maxItems: instruments.length,
      description: 'Any of these forms of aid, comma-separated.',
    }),
  ),
  country: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2, or EU.' }), {
      minItems: 1,
      maxItems: 30,
      description:
        'Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not among them.',
      examples: [['GR', 'EU']],
    }),
  ),
  objective: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 64, description: 'An objective.' }), {
      minItems: 1,
      maxItems: 30,
      description: 'Programmes with any of these objectives, as the facet `objective` has them, comma-separated.',
      examples: [['digital']],
    }),
  ),
  closing_before: Type.Optional(
    day(
      "The next deadline is before this day, in the call's own zone; calls whose date is not known are listed, too, and say so in `uncertain`.",
    ),
  ),
  closing_after: Type.Optional(
    day('The next deadline is after this day; calls without a date are listed, too, and say so in `uncertain`.'),
  ),
  include_unknown: Type.Optional(
    Type.Boolean({
      default: true,
      description:
        'Whether programmes are listed of which a filter cannot tell, because an amount, a date or a condition is not known. They are marked in `uncertain`.',
    }),
  ),
  updated_since: Type.Optional(
    Type.String({
      format: 'date-time',
      maxLength: 40,
      description: 'Published in its present version at or after this instant.',
    }),
  ),
}
const filterSchema = Type.Object(filterQuery)
type FilterQuery = Static<typeof filterSchema>

/**
 * Reads the filters of a query.
 * @throws Problem 400 `invalid_parameter` for a code or a region that cannot be read, and for empty ranges
 */
export function readFilter(query: FilterQuery, reference: Reference): CatalogueFilter {
  const { subsidy_min: min, subsidy_max: max, closing_before: before, closing_after: after } = query
  if (query.scheme !== undefined && query.kad === undefined)
    throw refused('scheme', {
      en: 'it says how `kad` is read, and there is no `kad`; give both or neither',
      el: 'ορίζει πώς διαβάζεται το `kad`, αλλά λείπει το `kad`· δώστε και τα δύο ή κανένα',
    })
  if (min !== undefined && max !== undefined && min > max)
    throw refused('subsidy_min', { en: `it is above subsidy_max, ${max}`, el: `είναι πάνω από το subsidy_max, ${max}` })
  if (before !== undefined && after !== undefined && before <= after)
    throw refused('closing_before', {
      en: `no day is before ${before} and after ${after}`,
      el: `καμία ημέρα δεν είναι πριν από ${before} και μετά από ${after}`,
    })
  return {
    statuses: new Set(query.status ?? ['open', 'forecasted', 'paused', 'unknown']),
    ...(query.kad === undefined ? {} : { kad: readKad(query.kad, query.scheme, reference) }),
    ...(query.region === undefined ? {} : { region: readRegion(query.region, reference) }),
    ...(query.business_size === undefined ? {} : { businessSize: query.business_size }),
    ...(min === undefined ? {} : { subsidyMin: Math.round(min * 100) }),
    ...(max === undefined ? {} : { subsidyMax: Math.round(max * 100) }),
    ...(query.instrument === undefined ? {} : { instruments: new Set(query.instrument) }),
    ...(query.country === undefined ? {} : { countries: new Set(query.country) }),
    ...(query.objective === undefined ? {} : { objectives: new Set(query.objective) }),
    ...(before === undefined ? {} : { closingBefore: before }),
    ...(after === undefined ? {} : { closingAfter: after }),
    ...(query.include_unknown === undefined ? {} : { includeUnknown: query.include_unknown }),
    ...(query.updated_since === undefined ? {} : { updatedSince: readInstant('updated_since', query.updated_since) }),
  }
}

function readKad(input: string, given: FilterQuery['scheme'], reference: Reference) {
  const parsed = parseActivityCode(input, given, reference.activities)
  if (parsed.ok) return parsed.code
  throw refused('kad', sayActivityRefusal(parsed), parsed.code)
}

function readRegion(input: string, reference: Reference): string {
  const parsed = parseRegion(input, reference.regions)
  if (parsed.ok) return parsed.code
  throw refused('region', sayRegionRefusal(parsed), parsed.code)
}

/** @throws Problem 400 for a text that has the form of an instant and is none, or is before 1970 */
export function readInstant(name: string, input: string): Temporal.Instant {
  const instant = instantOf(input)
  if (instant !== undefined && instant.epochMilliseconds >= 0) return instant
  if (instant !== undefined)
    throw refused(name, {
      en: `"${input}" is before 1970; give a later instant`,
      el: `το «${input}» είναι πριν από το 1970· δώστε μεταγενέστερη στιγμή`,
    })
  throw refused(name, fault.instant('', input).detail)
}

function refused(name: string, detail: Text, code = 'invalid_value'): Problem {
  return new Problem(
    'invalid_parameter',
    { en: `${name}: ${detail.en}`, el: `${name}: ${detail.el}` },
    { errors: [{ pointer: `?${name}`, code, detail }] },
  )
}

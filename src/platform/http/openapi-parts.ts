import { Type } from 'typebox'
import type { ProblemCode } from '../problem.ts'
import { problems } from '../problems.ts'

/** Parts of the description that every route shares: headers, parameters, refusals, groups. */

export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'The address of a page about this code, on this service.', maxLength: 200 }),
    title: Type.String({ maxLength: 300 }),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String({ description: 'What was wrong and what would be right.', maxLength: 10_000 }),
    code: Type.Enum(Object.keys(problems), {
      description: 'Stable; more may be added within v1.',
      // What each is, for those who generate clients.
      'x-problems': Object.fromEntries(
        Object.entries(problems).map(([code, { status, title }]) => [code, { status, title: title.en }]),
      ),
    }),
    request_id: Type.String({ maxLength: 128 }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description: 'JSON Pointer into the body; `?name` for a query and `{name}` for a path parameter.',
            maxLength: 10_000,
          }),
          code: Type.String({ maxLength: 100 }),
          detail: Type.String({ maxLength: 10_000 }),
          candidates: Type.Optional(
            Type.Array(Type.Record(Type.String(), Type.String()), {
              maxItems: 100,
              description: 'What could stand in its place, e.g. activity codes with their scheme.',
            }),
          ),
        }),
        { maxItems: 100 },
      ),
    ),
  },
  { 'x-component': 'Problem' },
)

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }

export const headers = {
  'X-Request-Id': { description: "The request's id: yours, or a fresh one.", required: true, schema: text },
  'Content-Language': { description: 'Language of the texts.', schema: { type: 'string', enum: ['el', 'en'] } },
  'X-RateLimit-Limit': { description: 'Calls per window of 60 s.', required: true, schema: count },
  'X-RateLimit-Remaining': { description: 'Calls left in this window.', required: true, schema: count },
  'X-RateLimit-Reset': { description: 'When the window ends, in seconds since 1970.', required: true, schema: count },
  'RateLimit-Policy': { description: 'draft-ietf-httpapi-ratelimit-headers.', required: true, schema: text },
  RateLimit: { description: 'draft-ietf-httpapi-ratelimit-headers.', required: true, schema: text },
  ETag: { description: 'Strong; the version and the language.', schema: text },
  Link: { description: 'RFC 8288; the next page, when there is one.', schema: text },
  Location: { description: 'Where the result is or will be.', schema: text },
  'Retry-After': { description: 'Whole seconds to wait.', schema: count },
  'Idempotency-Replayed': { description: '`true` when this is the first answer again.', schema: text },
  'WWW-Authenticate': { description: 'RFC 6750.', schema: text },
  Allow: { description: 'The methods this address answers to.', schema: text },
  Deprecation: { description: 'RFC 9745.', schema: text },
  Sunset: { description: 'RFC 8594.', schema: text },
} as const

export type HeaderName = keyof typeof headers

export const rateHeaders: readonly HeaderName[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
]

export const parameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of texts, `el` or `en`. Without it problems are English, all else Greek.',
    schema: text,
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Echoed when it is at most 128 letters, digits and `._:+=@/-`; else a fresh one is made.',
    schema: text,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Makes repeating safe for 24 hours: the same call gets the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the version to change; 412 when it is stale.',
    schema: text,
  },
  IfMatchRequired: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The ETag of the version to change; 412 when it is stale, 428 without.',
    schema: text,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag at hand; 304 when it is still current.',
    schema: text,
  },
} as const

/** The refusals by status: what a client reads about a whole class of them. */
export const refusals: Readonly<Record<number, { name: string; description: string; headers: readonly HeaderName[] }>> =
  {
    400: {
      name: 'BadRequest',
      description: 'The address, a parameter, a header or the JSON itself is wrong.',
      headers: [],
    },
    401: {
      name: 'Unauthorized',
      description: 'The token is missing, invalid or expired.',
      headers: ['WWW-Authenticate'],
    },
    403: {
      name: 'Forbidden',
      description: 'A scope is missing, the account is not of the Agency tier, or it is unknown.',
      headers: [],
    },
    404: {
      name: 'NotFound',
      description: "There is none in this account. Another account's looks the same.",
      headers: rateHeaders,
    },
    409: {
      name: 'Conflict',
      description: 'It does not fit the present state, or the Idempotency-Key is in use.',
      headers: [...rateHeaders, 'Retry-After'],
    },
    412: {
      name: 'PreconditionFailed',
      description: 'It has changed since the version in If-Match.',
      headers: rateHeaders,
    },
    413: { name: 'TooLarge', description: 'The body is too large.', headers: rateHeaders },
    415: { name: 'UnsupportedMediaType', description: 'The body is not of an accepted type.', headers: rateHeaders },
    422: {
      name: 'Unprocessable',
      description: 'The body is not valid, or the Idempotency-Key came with another call. `errors` says where.',
      headers: rateHeaders,
    },
    428: { name: 'PreconditionRequired', description: 'If-Match is required here.', headers: rateHeaders },
    429: {
      name: 'TooManyRequests',
      description: 'The calls of this minute are used up, or this address failed to authenticate too often.',
      headers: ['Retry-After'],
    },
    500: { name: 'InternalError', description: 'The fault is ours.', headers: [] },
    503: {
      name: 'Unavailable',
      description: 'Not now: the database is away, or the process is ending.',
      headers: ['Retry-After'],
    },
  }

/** The groups of routes, in the order they are shown. A route must belong to one. */
export const tags: Readonly<Record<string, string>> = {
  Profiles: 'Businesses and clients, with everything that decides what they may apply for.',
  Matching: 'Which programmes fit a profile, why, and the sentences that decide.',
  Programmes: 'The catalogue of funding programmes, its search, versions and source texts.',
  Reference: 'Activity codes, regions and other lists that profiles and programmes use.',
  'State aid': 'Size of the business, de minimis aid and what may be combined.',
  Alerts: 'Deadline alerts and their notifications.',
  Drafts: 'Application drafts made from a match.',
  Webhooks: 'Events pushed to your address, or polled.',
  Account: 'The account, its API keys and its audit log.',
  Jobs: 'Long work under way.',
  CommonGrants: 'The catalogue in the CommonGrants protocol (0.4.0), for tools that speak it.',
}

export function statusesOf(codes: readonly ProblemCode[]): number[] {
  return codes.map((code) => problems[code].status)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { asProblem as databaseProblem, isDatabaseError } from '../db/errors.ts'
import type { Log } from '../log.ts'
import type { Language } from '../language.ts'
import { Problem, type ProblemCode } from '../problem.ts'
import { problems } from '../problems.ts'
import { wantedLanguage } from './language.ts'
import { countedHeaders } from './rate-limit.ts'

/** The body of a refusal (RFC 9457). */
export interface ProblemBody {
  type: string
  title: string
  status: number
  detail: string
  code: string
  request_id: string
  errors?: { pointer: string; code: string; detail: string; candidates?: readonly Readonly<Record<string, string>>[] }[]
}

/** What every answer carries: nothing of it may be framed, sniffed or run, and shared caches keep nothing. */
export const everyAnswer = {
  vary: 'Accept-Encoding, Accept-Language, Authorization',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'private, no-cache',
} as const

/** The first faults are enough to go on with; a body may have thousands. As `maxItems` in the description. */
const maxErrors = 100

export const problemType = 'application/problem+json; charset=utf-8'

export function problemBody(problem: Problem, language: Language, requestId: string): ProblemBody {
  const errors = problem.errors.slice(0, maxErrors).map((fault) => ({
    pointer: fault.pointer,
    code: fault.code,
    detail: fault.detail[language],
    ...(fault.candidates === undefined ? {} : { candidates: fault.candidates }),
  }))
  return {
    type: `/problems/${problem.code}`,
    title: problems[problem.code].title[language],
    status: problem.status,
    detail: problem.detail[language],
    code: problem.code,
    request_id: requestId,
    ...(errors.length > 0 ? { errors } : {}),
  }
}

/** Answers with a problem; used by the error handler, the not-found handler and for faults before routing. */
export function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, log: Log): FastifyReply {
  // A caller that hung up before its body was complete: nobody reads the answer, and the fault is not ours.
  const hungUp = request.raw.destroyed && !request.raw.complete
  const problem = hungUp ? usual('bad_request', error) : asProblem(error)
  if (problem.status >= 500) {
    log[problem.code === 'internal_error' ? 'error' : 'warn'](
      { err: error, code: problem.code, request_id: request.id },
      'request failed',
    )
  }
  // An address that cannot be routed is refused before anything else looks at the call.
  const wanted = request.wanted ?? wantedLanguage(request.headers['accept-language'], request.url)
  const language = wanted.problems
  // Headers that belonged to the answer that did not come about.
  for (const name of ['etag', 'location', 'link', 'last-modified']) reply.removeHeader(name)
  const body = problemBody(problem, language, request.id)
  const protocol = request.routeOptions?.config?.declared?.protocol
  const payload = JSON.stringify(protocol === undefined ? body : protocol.refusal.of(body))
  return reply
    .code(problem.status)
    .headers({
      ...everyAnswer,
      ...countedHeaders(request),
      ...problem.headers,
      'content-type': protocol === undefined ? problemType : 'application/json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'x-request-id': request.id,
    })
    .send(payload)
}

/** What a thrown thing is to the caller: itself when a Problem, the matching one for Fastify's and the database's faults, else 500. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = codeOf(error)
  const known = code === undefined ? undefined : fastifyFaults[code]
  if (known !== undefined) return usual(known, error)
  if (code?.startsWith('FST_') === true && isClientError(error)) return usual('bad_request', error)
  // A foreign key: what was found when the call began has been deleted by another one before it ended.
  if (isDatabaseError(error, '23503')) return usual('not_found', error)
  const database = databaseProblem(error)
  return database instanceof Problem ? database : usual('internal_error', error)
}

function isClientError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

const fastifyFaults: Readonly<Record<string, ProblemCode | undefined>> = {
  FST_ERR_BAD_URL: 'bad_url',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_NOT_FOUND: 'route_not_found',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** To a caller who has waited as long as the route takes at most. */
export const tookTooLong = (): Problem => usual('service_unavailable', undefined)

function usual(
  code: ProblemCode,
  cause: unknown,
  headers: Readonly<Record<string, string>> = code === 'service_unavailable' ? { 'retry-after': '5' } : {},
): Problem {
  const told = usualDetails[code] ?? { en: `${problems[code].title.en}.`, el: `${problems[code].title.el}.` }
  return new Problem(code, told, { cause, headers })
}

const usualDetails: Readonly<Partial<Record<ProblemCode, { en: string; el: string }>>> = {
  bad_url: {
    en: 'The address contains percent-encoding that is not valid UTF-8. Encode it again.',
    el: 'Η διεύθυνση περιέχει κωδικοποίηση (percent-encoding) που δεν είναι έγκυρο UTF-8. Κωδικοποιήστε την ξανά.',
  },
  uri_too_long: {
    en: 'A part of the address is longer than any id or slug here.',
    el: 'Ένα τμήμα της διεύθυνσης είναι μεγαλύτερο από κάθε αναγνωριστικό της υπηρεσίας.',
  },
  unsupported_media_type: {
    en: 'The body must be application/json, and the Content-Type must say so.',
    el: 'Το σώμα πρέπει να είναι application/json και να το δηλώνει το Content-Type.',
  },
  not_found: {
    en: 'What this is about was deleted while the call was under way. Nothing was changed.',
    el: 'Το αντικείμενο της κλήσης διαγράφηκε ενώ εκείνη εκτελούνταν. Δεν άλλαξε τίποτα.',
  },
  bad_request: {
    en: 'The request does not keep to HTTP: its length differs from its Content-Length, or a line is malformed.',
    el: 'Το αίτημα δεν τηρεί το HTTP: το μήκος του διαφέρει από το Content-Length ή κάποια γραμμή είναι λανθασμένη.',
  },
  request_timeout: {
    en: 'The request did not arrive completely in time (headers 10 s, all of it 30 s). Send it again.',
    el: 'Το αίτημα δεν έφτασε ολόκληρο εγκαίρως (κεφαλίδες 10 s, σύνολο 30 s). Στείλτε το ξανά.',
  },
  headers_too_large: {
    en: 'The address and headers together are larger than 16 KiB. Send fewer or shorter ones.',
    el: 'Η διεύθυνση και οι κεφαλίδες ξεπερνούν μαζί τα 16 KiB. Στείλτε λιγότερες ή μικρότερες.',
  },
  service_unavailable: {
    en: 'The answer took too long. Try again in a moment; changes may have been made: send the same Idempotency-Key.',
    el: 'Η απάντηση άργησε. Δοκιμάστε ξανά σε λίγο· ίσως έγιναν αλλαγές: στείλτε το ίδιο Idempotency-Key.',
  },
  internal_error: {
    en: 'The fault is ours, and it is logged under the request_id. Trying again may help.',
    el: 'Το σφάλμα είναι δικό μας και έχει καταγραφεί με το request_id. Ίσως βοηθήσει μια νέα προσπάθεια.',
  },
}

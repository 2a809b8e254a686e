import type { CodeOf, ProblemCode } from '../generated/problems.ts'
import type { Draft, Job, Problem } from '../generated/schemas.ts'

/** A code that a newer service may send. */
type Other = string & {}

/** Everything that this package throws by itself, but for a `TypeError` of a call that could not be right. */
export class SubsidyError extends Error {
  override readonly name: string = 'SubsidyError'
}

/** The service could not be reached, or the connection was lost. `cause` is what the platform said. */
export class APIConnectionError extends SubsidyError {
  override readonly name: string = 'APIConnectionError'
  /** The `X-Request-Id` that was sent: the service may have seen it. */
  readonly requestId: string
  /** How often it was sent. */
  readonly attempts: number

  constructor(message: string, sent: { requestId: string; attempts: number; cause?: unknown }) {
    super(message, sent.cause === undefined ? undefined : { cause: sent.cause })
    this.requestId = sent.requestId
    this.attempts = sent.attempts
  }
}

/** No answer within the timeout. */
export class APITimeoutError extends APIConnectionError {
  override readonly name = 'APITimeoutError'
}

/** The call was ended by its `signal`. `cause` is the signal's reason. */
export class AbortError extends SubsidyError {
  override readonly name = 'AbortError'
}

/** What was asked for with `ifNoneMatch` is still current. */
export class NotModifiedError extends SubsidyError {
  override readonly name = 'NotModifiedError'
}

/** How a refusal arrived. */
export interface Refusal {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly requestId: string
  readonly attempts: number
  readonly lost: boolean
}

/** One fault of a body or a parameter. */
export type Fault = NonNullable<Problem['errors']>[number]

/** The service refused (RFC 9457). A subclass for each status, a `code` for each reason. */
export class APIError extends SubsidyError {
  override readonly name: string = 'APIError'
  readonly status: number
  /** Stable. Undefined where something between here and the service answered. */
  readonly code: ProblemCode | Other | undefined
  readonly title: string
  /** What was wrong and what would be right. */
  readonly detail: string
  /** Faults of a body (JSON pointers), a query (`?name`) or a path (`{name}`). */
  readonly errors: readonly Fault[]
  /** Name it when you ask for help. */
  readonly requestId: string
  readonly headers: Headers
  /** How often the call was sent. */
  readonly attempts: number
  /**
   * An attempt before this one got no answer, so that the call may have taken effect: a `PreconditionFailedError` may be
   * about your own change then.
   */
  readonly mayHaveTakenEffect: boolean
  /** Seconds after which the service wants to be asked again, where it said. */
  readonly retryAfter: number | undefined

  constructor(refusal: Refusal) {
    const problem = problemIn(refusal)
    const detail = problem.detail ?? refusal.body.slice(0, 200)
    const what = [problem.code ?? problem.title, detail].filter(Boolean).join(': ')
    super(`${refusal.status} ${what} (request ${refusal.requestId})`)
    this.status = refusal.status
    this.code = problem.code
    this.title = problem.title ?? ''
    this.detail = detail
    this.errors = problem.errors ?? []
    this.requestId = refusal.requestId
    this.headers = refusal.headers
    this.attempts = refusal.attempts
    this.mayHaveTakenEffect = refusal.lost
    this.retryAfter = retryAfterOf(refusal.headers)
  }
}

/** 400: the address, a parameter, a header or the JSON itself is wrong. */
export class BadRequestError extends APIError {
  override readonly name = 'BadRequestError'
  declare readonly code: CodeOf<400> | Other | undefined
}
/** 401: the key or token is missing, wrong or expired. */
export class AuthenticationError extends APIError {
  override readonly name = 'AuthenticationError'
  declare readonly code: CodeOf<401> | Other | undefined
}
/** 403: a scope is missing, the account is not of the Agency tier, or it is unknown. */
export class PermissionDeniedError extends APIError {
  override readonly name = 'PermissionDeniedError'
  declare readonly code: CodeOf<403> | Other | undefined
}
/** 404: there is none in this account. */
export class NotFoundError extends APIError {
  override readonly name = 'NotFoundError'
  declare readonly code: CodeOf<404> | Other | undefined
}
/** 409: it does not fit the present state. */
export class ConflictError extends APIError {
  override readonly name = 'ConflictError'
  declare readonly code: CodeOf<409> | Other | undefined
}
/** 412: it has changed since the version in `ifMatch`. */
export class PreconditionFailedError extends APIError {
  override readonly name = 'PreconditionFailedError'
  declare readonly code: CodeOf<412> | Other | undefined
}
/** 413: the body is too large. */
export class PayloadTooLargeError extends APIError {
  override readonly name = 'PayloadTooLargeError'
  declare readonly code: CodeOf<413> | Other | undefined
}
/** 415: the body is not of an accepted type. */
export class UnsupportedMediaTypeError extends APIError {
  override readonly name = 'UnsupportedMediaTypeError'
  declare readonly code: CodeOf<415> | Other | undefined
}
/** 422: the body is not valid; `errors` says where. */
export class UnprocessableEntityError extends APIError {
  override readonly name = 'UnprocessableEntityError'
  declare readonly code: CodeOf<422> | Other | undefined
}
/** 428: `ifMatch` is required. */
export class PreconditionRequiredError extends APIError {
  override readonly name = 'PreconditionRequiredError'
  declare readonly code: CodeOf<428> | Other | undefined
}
/** 429: the calls of this minute are used up. */
export class RateLimitError extends APIError {
  override readonly name = 'RateLimitError'
  declare readonly code: CodeOf<429> | Other | undefined
}
/** 5xx: trouble of the service, or of something before it. */
export class InternalServerError extends APIError {
  override readonly name: string = 'InternalServerError'
}
/** 503: the service is not available at the moment. */
export class ServiceUnavailableError extends InternalServerError {
  override readonly name = 'ServiceUnavailableError'
  declare readonly code: CodeOf<503> | Other | undefined
}

const classes: Readonly<Record<number, typeof APIError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  428: PreconditionRequiredError,
  429: RateLimitError,
  503: ServiceUnavailableError,
}

/** The refusal as the class of its status. */
export function apiError(refusal: Refusal): APIError {
  const Class = classes[refusal.status] ?? (refusal.status >= 500 ? InternalServerError : APIError)
  return new Class(refusal)
}

/** Long work failed or was cancelled. */
export class JobFailedError extends SubsidyError {
  override readonly name = 'JobFailedError'
  readonly job: Job

  constructor(job: Job) {
    super(job.error === null ? `Job ${job.id} was ${job.status}.` : `Job ${job.id} ${job.status}: ${job.error.detail}`)
    this.job = job
  }
}

/** A draft could not be made, or was cancelled. */
export class DraftFailedError extends SubsidyError {
  override readonly name = 'DraftFailedError'
  readonly draft: Draft

  constructor(draft: Draft, cause?: unknown) {
    const why =
      draft.error === null ? `Draft ${draft.id} was ${draft.status}.` : `Draft ${draft.id}: ${draft.error.detail}`
    super(why, { cause })
    this.draft = draft
  }
}

/** Waiting took longer than `maxWait`; the work goes on. */
export class WaitTimeoutError extends SubsidyError {
  override readonly name = 'WaitTimeoutError'
  readonly job: Job

  constructor(job: Job, maxWait: number) {
    super(`Job ${job.id} is still ${job.status} after ${maxWait} ms.`)
    this.job = job
  }
}

/** A call to your webhook did not come from the service, or too late. Answer it with 400. */
export class WebhookVerificationError extends SubsidyError {
  override readonly name = 'WebhookVerificationError'
  readonly reason: 'missing_header' | 'bad_timestamp' | 'too_old' | 'too_new' | 'no_match' | 'bad_body'

  constructor(reason: WebhookVerificationError['reason'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}

function problemIn({ headers, body }: Refusal): Partial<Problem> {
  if (!/json/.test(headers.get('content-type') ?? '')) return {}
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Problem>) : {}
  } catch {
    return {}
  }
}

/** Seconds of `Retry-After`, which is a count or a date. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (text === undefined || text === '') return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000)
}

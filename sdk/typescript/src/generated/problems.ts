// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

/** The status of each code that a refusal may have. More may be added within v1. */
export const problems = {
  /** The request cannot be read. */
  bad_request: 400,
  /** The address is not valid. */
  bad_url: 400,
  /** The body is not valid JSON. */
  invalid_json: 400,
  /** A path, query or header parameter is not valid. */
  invalid_parameter: 400,
  /** The cursor is not valid. */
  invalid_cursor: 400,
  /** Not found. */
  not_found: 404,
  /** There is no such address. */
  route_not_found: 404,
  /** This method is not offered here. */
  method_not_allowed: 405,
  /** The request took too long to arrive. */
  request_timeout: 408,
  /** The body is too large. */
  body_too_large: 413,
  /** The address is too long. */
  uri_too_long: 414,
  /** This media type is not accepted. */
  unsupported_media_type: 415,
  /** The body is not valid. */
  validation_failed: 422,
  /** The document cannot be read. */
  document_unreadable: 422,
  /** The headers are too large. */
  headers_too_large: 431,
  /** Authentication is required. */
  authentication_required: 401,
  /** The token is not valid. */
  invalid_token: 401,
  /** The token has expired. */
  expired_token: 401,
  /** The token names no account of this service. */
  account_unknown: 403,
  /** This needs the Agency tier. */
  tier_required: 403,
  /** A scope is missing. */
  insufficient_scope: 403,
  /** This is for catalogue publishers. */
  publisher_required: 403,
  /** Pages of this origin may not call. */
  origin_not_allowed: 403,
  /** Too many calls. */
  rate_limited: 429,
  /** Too many failed attempts to authenticate. */
  too_many_failures: 429,
  /** This does not fit the present state. */
  conflict: 409,
  /** The match is not eligible. */
  match_not_eligible: 409,
  /** The programme was withdrawn. */
  programme_withdrawn: 409,
  /** The draft is not complete. */
  draft_not_ready: 409,
  /** It exists already. */
  already_exists: 409,
  /** A call with this Idempotency-Key is still running. */
  idempotency_conflict: 409,
  /** The first call took effect, its answer was lost. */
  idempotency_answer_lost: 409,
  /** The secret was shown already. */
  secret_already_shown: 409,
  /** The Idempotency-Key was used for another call. */
  idempotency_key_reused: 422,
  /** The resource has changed since. */
  precondition_failed: 412,
  /** If-Match is required. */
  precondition_required: 428,
  /** The draft could not be made. */
  draft_failed: 422,
  /** Something went wrong on our side. */
  internal_error: 500,
  /** The service is not available at the moment. */
  service_unavailable: 503,
  /** The database is not available at the moment. */
  database_unavailable: 503,
  /** The identity provider cannot be reached. */
  identity_provider_unavailable: 503,
  /** This process is shutting down. */
  shutting_down: 503,
} as const

/** Why the service refused; stable. */
export type ProblemCode = keyof typeof problems

/** The codes of one status. */
export type CodeOf<Status extends number> = {
  [Code in ProblemCode]: (typeof problems)[Code] extends Status ? Code : never
}[ProblemCode]

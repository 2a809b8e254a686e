export { SubsidyMatching } from './client.ts'
export { etagOf, requestIdOf, type APIPromise, type APIResponse, type RateLimit } from './core/answers.ts'
export type { Download } from './core/download.ts'
export {
  AbortError,
  APIConnectionError,
  APIError,
  APITimeoutError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  DraftFailedError,
  InternalServerError,
  JobFailedError,
  NotFoundError,
  NotModifiedError,
  PayloadTooLargeError,
  PermissionDeniedError,
  PreconditionFailedError,
  PreconditionRequiredError,
  RateLimitError,
  ServiceUnavailableError,
  SubsidyError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
  WaitTimeoutError,
  WebhookVerificationError,
  type Fault,
} from './core/errors.ts'
export type {
  ChangeOptions,
  ClientOptions,
  FileOptions,
  Language,
  PostOptions,
  ReadOptions,
  RequestOptions,
  Version,
  VersionedChangeOptions,
} from './core/options.ts'
export type { Page, PagePromise } from './core/pages.ts'
export type { Upload } from './core/uploads.ts'
export { problems, type CodeOf, type ProblemCode } from './generated/problems.ts'
export type * from './generated/schemas.ts'
export { version } from './generated/service.ts'
export type { Started, WaitOptions } from './resources/jobs.ts'
export { unwrapWebhook, type HeadersLike, type UnwrapOptions } from './webhooks.ts'

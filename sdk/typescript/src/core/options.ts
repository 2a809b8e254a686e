/** Of texts in answers. Without one, problems are English and all else Greek. */
export type Language = 'el' | 'en'

export interface ClientOptions {
  /**
   * An API key (`smk_live_…`) or a session token, or a function that gives one, asked before every attempt. Unless given,
   * the environment variable `SUBSIDY_API_KEY`.
   */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined
  /** Where the service answers, e.g. `https://subsidies.example.org`. Unless given, the environment variable `SUBSIDY_BASE_URL`. */
  readonly baseURL?: string | undefined
  /** Language of texts in all answers. */
  readonly language?: Language | undefined
  /** How often a lost or refused call is sent again. @defaultValue 2 */
  readonly maxRetries?: number | undefined
  /** Milliseconds that one attempt may take; of a file, until it begins and between its parts. @defaultValue 60_000 */
  readonly timeout?: number | undefined
  /**
   * Milliseconds to wait at most when the service says how long (`Retry-After`); what takes longer is not tried again.
   * @defaultValue 60_000, the window of the rate limit
   */
  readonly maxRetryWait?: number | undefined
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Another `fetch`, e.g. behind a proxy. */
  readonly fetch?: typeof fetch | undefined
}

/** Options of every call; they win over the client's. */
export interface RequestOptions {
  /** Ends the call, its retries and waits with an `AbortError`. */
  readonly signal?: AbortSignal | undefined
  readonly language?: Language | undefined
  readonly maxRetries?: number | undefined
  /** Milliseconds that one attempt may take. */
  readonly timeout?: number | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Options of a POST. */
export interface PostOptions extends RequestOptions {
  /**
   * Makes repeating safe for 24 hours: the same call gets the first answer again. Unless given, each call has a random one,
   * which its retries keep.
   */
  readonly idempotencyKey?: string | undefined
}

/** An ETag, or an object that the service answered, whose ETag is known. */
export type Version = string | object

/** Options of a change. */
export interface ChangeOptions extends RequestOptions {
  /** The version that is changed: a `PreconditionFailedError` when there is a newer one. */
  readonly ifMatch?: Version | undefined
}

/** Options of a change that has to say which version it is about. */
export interface VersionedChangeOptions extends RequestOptions {
  /** The version that is changed: a `PreconditionFailedError` when there is a newer one. */
  readonly ifMatch: Version
}

/** Options of reading what has versions. */
export interface ReadOptions<T extends object> extends RequestOptions {
  /**
   * What is at hand. An object that the service answered comes back itself when it is still current; with an ETag a
   * `NotModifiedError` says so.
   */
  readonly ifNoneMatch?: T | string | undefined
}

/** Options of reading a file that has versions. */
export interface FileOptions extends RequestOptions {
  /** The ETag at hand: a `NotModifiedError` when it is still current. */
  readonly ifNoneMatch?: string | undefined
}

/** An answer with what came around it. */
export interface APIResponse<T> {
  readonly data: T
  readonly response: Response
  readonly requestId: string
  /** Of what has versions. */
  readonly etag: string | undefined
  /** Of the account, all its keys together. */
  readonly rateLimit: RateLimit | undefined
}

export interface RateLimit {
  /** Calls per window. */
  readonly limit: number
  readonly remaining: number
  /** When the window ends. */
  readonly resetsAt: Date
}

/** What is known of objects that were answered; they themselves carry only what the service sent. */
const known = new WeakMap<object, APIResponse<unknown>>()

export function remember<T>(answer: APIResponse<T>): APIResponse<T> {
  if (typeof answer.data === 'object' && answer.data !== null) known.set(answer.data, answer)
  return answer
}

/** The ETag of an object that the service answered. */
export function etagOf(answered: object): string | undefined {
  return known.get(answered)?.etag
}

/** The request that an object came by; name it when you ask for help. */
export function requestIdOf(answered: object): string | undefined {
  return known.get(answered)?.requestId
}

export function responseOf<T>(data: T, response: Response, requestId: string): APIResponse<T> {
  const { headers } = response
  return {
    data,
    response,
    requestId: headers.get('x-request-id') ?? requestId,
    etag: headers.get('etag') ?? undefined,
    rateLimit: rateLimitOf(headers),
  }
}

function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
  if (limit == null || remaining == null || reset == null) return undefined
  return { limit: Number(limit), remaining: Number(remaining), resetsAt: new Date(Number(reset) * 1000) }
}

/**
 * What a call gives: awaited it is the data; `withResponse()` tells its headers, ETag and request id too.
 * `then` is lazy, so that nobody who asks for the response has to handle a failure twice.
 */
export class APIPromise<T> extends Promise<T> {
  readonly #full: Promise<APIResponse<T>>

  constructor(full: Promise<APIResponse<T>>) {
    super(() => {})
    this.#full = full
  }

  /** The data with the response it came by. */
  withResponse(): Promise<APIResponse<T>> {
    return this.#full
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  override then<A = T, B = never>(
    fulfilled?: ((data: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#full.then(({ data }) => data).then(fulfilled, rejected)
  }

  override catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, rejected)
  }

  override finally(done?: (() => void) | null): Promise<T> {
    return this.#full.then(({ data }) => data).finally(done)
  }
}

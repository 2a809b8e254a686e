import { retries } from '../generated/service.ts'
import { search, type Address } from './address.ts'
import { APIPromise, etagOf, remember, responseOf, type APIResponse } from './answers.ts'
import { aborted, Deadline, pause } from './attempt.ts'
import { Download } from './download.ts'
import { apiError, APIConnectionError, APIError, NotFoundError, NotModifiedError, SubsidyError } from './errors.ts'
import type { ClientOptions, RequestOptions, Version } from './options.ts'
import { Page, PagePromise, type WirePage } from './pages.ts'
import { platform } from './platform.ts'
import { checked, type Content, type Upload } from './uploads.ts'

/** The parts of one call. */
export interface Parts {
  readonly query?: object | undefined
  readonly body?: unknown
  readonly bodyType?: string
  readonly file?: Upload<string>
  /** Takes an Idempotency-Key. */
  readonly keyed?: boolean
  /** Media types of a file that is answered. */
  readonly accept?: string
  readonly options?:
    | (RequestOptions & {
        readonly idempotencyKey?: string | undefined
        readonly ifMatch?: Version | undefined
        readonly ifNoneMatch?: Version | undefined
      })
    | undefined
}

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An answer that has arrived: its text, or a file that is still coming. */
interface Arrived {
  readonly response: Response
  readonly text: string
  readonly deadline: Deadline
  readonly requestId: string
  readonly attempts: number
}

/** One of the attempts of a call. */
interface Attempt {
  readonly headers: Headers
  readonly content: Content | undefined
  readonly attempts: number
  /** One before it got no answer. */
  readonly lost: boolean
}

const defaults = { timeout: 60_000, maxRetryWait: 60_000, firstWait: 500, longestWait: 8000 }

/** Sends calls: with the key, again where that helps, within its time. */
export class Transport {
  readonly baseURL: string
  readonly #options: ClientOptions
  readonly #apiKey: string | (() => string | Promise<string>)

  constructor(options: ClientOptions) {
    const baseURL = options.baseURL ?? platform().env('SUBSIDY_BASE_URL')
    const apiKey = options.apiKey ?? platform().env('SUBSIDY_API_KEY')
    if (baseURL === undefined || !/^https?:\/\//.test(baseURL))
      throw new SubsidyError(
        'Say where the service answers: baseURL, or SUBSIDY_BASE_URL, begins with http:// or https://.',
      )
    if (apiKey === undefined || apiKey === '')
      throw new SubsidyError('Give an API key or session token: apiKey, or SUBSIDY_API_KEY.')
    // The paths of the calls begin with it.
    this.baseURL = baseURL.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
    this.#apiKey = apiKey
    this.#options = options
  }

  json<T>(verb: Verb, address: Address, parts: Parts = {}): APIPromise<T> {
    return new APIPromise(this.#json<T>(verb, address, parts))
  }

  page<Item, Extra extends object>(verb: Verb, address: Address, parts: Parts): PagePromise<Item, Extra> {
    const following = (cursor: string): Promise<Page<Item> & Extra> =>
      this.page<Item, Extra>(verb, address, { ...parts, query: { ...parts.query, cursor } }).then((page) => page)
    const full = this.#json<WirePage<Item>>(verb, address, parts).then((answer) => {
      const data = new Page(answer.data, following) as Page<Item> & Extra
      return remember({ ...answer, data })
    })
    return new PagePromise(full)
  }

  file(verb: Verb, address: Address, parts: Parts): APIPromise<Download> {
    const download = async (): Promise<APIResponse<Download>> => {
      const { response, deadline, requestId, attempts } = await this.#send(verb, address, parts)
      if (response.status === 304) throw new NotModifiedError(`${address()} is still as it was.`)
      const data = new Download(response, deadline, { requestId, attempts })
      return remember(responseOf(data, response, requestId))
    }
    return new APIPromise(download())
  }

  nothing(verb: Verb, address: Address, parts: Parts): APIPromise<void> {
    const nothing = async (): Promise<APIResponse<void>> => {
      try {
        const { response, requestId } = await this.#send(verb, address, parts)
        return responseOf(undefined, response, requestId)
      } catch (error) {
        // The attempt that was lost has deleted it.
        if (verb !== 'DELETE' || !(error instanceof NotFoundError) || !error.mayHaveTakenEffect) throw error
        return responseOf(undefined, new Response(null, { status: 204, headers: error.headers }), error.requestId)
      }
    }
    return new APIPromise(nothing())
  }

  async #json<T>(verb: Verb, address: Address, parts: Parts): Promise<APIResponse<T>> {
    const { response, text, requestId } = await this.#send(verb, address, parts)
    if (response.status === 304) {
      const held = parts.options?.ifNoneMatch
      if (typeof held !== 'object') throw new NotModifiedError(`${address()} is still as it was.`)
      return responseOf(held as T, response, requestId)
    }
    try {
      return remember(responseOf(JSON.parse(text) as T, response, requestId))
    } catch (cause) {
      throw new SubsidyError(`${verb} ${address()} was answered with something that is not JSON.`, { cause })
    }
  }

  /** Sends until there is an answer, or no use in sending again. */
  async #send(verb: Verb, address: Address, parts: Parts): Promise<Arrived> {
    const { options = {} } = parts
    const url = `${this.baseURL}${address()}${search(parts.query)}`
    const most = options.maxRetries ?? this.#options.maxRetries ?? retries.most
    const headers = this.#headers(parts)
    const content = contentOf(parts, headers)
    let lost = false
    for (let attempts = 1; ; attempts += 1) {
      if (options.signal?.aborted === true) throw aborted(options.signal)
      const outcome = await this.#attempt(verb, url, parts, { headers, content, attempts, lost })
      if (!(outcome instanceof Error)) return outcome
      lost ||= outcome instanceof APIConnectionError
      const wait = attempts <= most ? this.#waitAfter(outcome, attempts) : undefined
      if (wait === undefined) throw outcome
      await pause(wait, options.signal)
    }
  }

  /** One attempt: an answer to keep, or the error that it ends with unless it is tried again. */
  async #attempt(
    verb: Verb,
    url: string,
    { options = {}, accept }: Parts,
    { headers, content, attempts, lost }: Attempt,
  ): Promise<Arrived | Error> {
    const requestId = headers.get('x-request-id') ?? platform().crypto.randomUUID()
    const sent = new Headers(headers)
    sent.set('x-request-id', requestId)
    sent.set('authorization', `Bearer ${await this.#key()}`)
    const deadline = new Deadline(options.timeout ?? this.#options.timeout ?? defaults.timeout, options.signal)
    const send = this.#options.fetch ?? fetch
    try {
      const response = await send(url, {
        method: verb,
        headers: sent,
        signal: deadline.signal,
        ...(content === undefined ? {} : { body: content as NonNullable<RequestInit['body']> }),
      })
      if (response.ok && accept !== undefined) return { response, text: '', deadline, requestId, attempts }
      const body = await response.text()
      deadline.clear()
      if (response.ok || response.status === 304) return { response, text: body, deadline, requestId, attempts }
      const named = response.headers.get('x-request-id') ?? requestId
      return apiError({ status: response.status, headers: response.headers, body, requestId: named, attempts, lost })
    } catch (error) {
      deadline.clear()
      return deadline.failure(error, { requestId, attempts })
    }
  }

  /** Milliseconds until it is worth sending again; undefined when it is not. */
  #waitAfter(error: Error, attempts: number): number | undefined {
    if (error.name === 'AbortError') return undefined
    if (error instanceof APIError) {
      const { status, code = '', retryAfter } = error
      const again =
        status >= retries.from ||
        retries.statuses.includes(status) ||
        (status === 409 && retries.conflictCodes.includes(code))
      if (!again) return undefined
      // Asked earlier, it would be refused again.
      if (retryAfter !== undefined) {
        const wait = retryAfter * 1000
        return wait <= (this.#options.maxRetryWait ?? defaults.maxRetryWait) ? wait + Math.random() * 100 : undefined
      }
    }
    const wait = Math.min(defaults.firstWait * 2 ** (attempts - 1), defaults.longestWait)
    return wait * (1 - Math.random() * 0.25)
  }

  #headers({ keyed, accept, options = {} }: Parts): Headers {
    const language = options.language ?? this.#options.language
    const { userAgent, crypto } = platform()
    const headers = new Headers({
      accept: accept ?? 'application/json',
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(keyed === true
        ? { 'idempotency-key': sendable('The idempotencyKey', options.idempotencyKey ?? crypto.randomUUID()) }
        : {}),
    })
    if (options.ifMatch !== undefined) headers.set('if-match', tagOf(options.ifMatch))
    if (options.ifNoneMatch !== undefined) headers.set('if-none-match', tagOf(options.ifNoneMatch))
    for (const [name, value] of Object.entries({ ...this.#options.headers, ...options.headers }))
      headers.set(name, value)
    return headers
  }

  async #key(): Promise<string> {
    return sendable('The API key', typeof this.#apiKey === 'string' ? this.#apiKey : await this.#apiKey())
  }
}

/** Headers carry printable ASCII: a placeholder in another script is told by its name, not by `fetch`. @throws SubsidyError */
function sendable(what: string, text: string): string {
  const trimmed = text.trim()
  if (!/^[\x20-\x7e]+$/.test(trimmed))
    throw new SubsidyError(
      `${what} is empty or has a character that cannot be sent: letters, digits and signs of ASCII.`,
    )
  return trimmed
}

function contentOf({ body, bodyType, file }: Parts, headers: Headers): Content | undefined {
  if (file !== undefined) {
    const { content, type } = checked(file)
    headers.set('content-type', type)
    return content
  }
  if (body === undefined) return undefined
  headers.set('content-type', bodyType ?? 'application/json')
  return JSON.stringify(body)
}

function tagOf(version: Version): string {
  const tag = typeof version === 'string' ? version : etagOf(version)
  if (tag === undefined)
    throw new TypeError('Of this object no ETag is known: read it with get() first, or give the ETag as text.')
  return tag
}

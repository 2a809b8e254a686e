import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../language.ts'
import { etagOf, noneMatchHits, versionOfBody } from './etag.ts'
import type { WireAnswer } from './idempotency.ts'
import { countedHeaders } from './rate-limit.ts'
import { everyAnswer } from './refusal.ts'
import { Written, type Answer, type Route } from './route.ts'
import { closed, type Validator, type Validators } from './validator.ts'

/** An answer whose body may be made while it is sent. */
export interface SentAnswer extends Omit<WireAnswer, 'body'> {
  readonly body: WireAnswer['body'] | AsyncIterable<Uint8Array>
  /** To be told when the body has left. */
  readonly sent?: () => void
}

/** What a caller wants an answer for. */
interface Asked {
  readonly url: string
  readonly language: Language
  /** Whether it may be compressed with gzip. */
  readonly gzip: boolean
}

/** Turns a handler's answer into bytes, or pieces of them, and headers. */
export function wireAnswer(route: Route, answer: Answer, { url, language, gzip }: Asked): SentAnswer {
  const spec = route.answers[answer.status]
  if (spec === undefined) throw new Error(`${route.id} answered ${answer.status}, which it does not declare`)
  // One ETag names one form of a body (RFC 9110 §8.8.3): what has one is sent as it is.
  const packed = gzip && route.etag !== true && answer.body instanceof Written ? answer.body.gzip() : undefined
  const lent = packed ?? (answer.body instanceof Written ? answer.body.plain() : undefined)
  const body =
    answer.body === undefined
      ? null
      : (lent?.bytes ?? (spec.schema !== undefined ? JSON.stringify(answer.body) : asBytes(route, answer.body)))
  const headers: Record<string, string> = { 'content-language': language, ...answer.headers }
  if (body !== null) headers['content-type'] ??= spec.type ?? 'application/json; charset=utf-8'
  if (packed !== undefined) headers['content-encoding'] = 'gzip'
  if (answer.etag !== undefined) headers['etag'] = etagOf(answer.etag, language)
  else if (
    route.etag === true &&
    headers['etag'] === undefined &&
    route.method === 'GET' &&
    body !== null &&
    !isMadeMeanwhile(body)
  )
    headers['etag'] = etagOf(versionOfBody(body), language)
  if (route.secret === true) headers['cache-control'] = 'no-store'
  if (route.deprecated !== undefined) Object.assign(headers, deprecationHeaders(route.deprecated, url))
  return { status: answer.status, headers, body, ...(lent === undefined ? {} : { sent: lent.sent }) }
}

function asBytes(route: Route, body: unknown): NonNullable<SentAnswer['body']> {
  if (typeof body === 'string' || body instanceof Uint8Array || isMadeMeanwhile(body)) return body
  throw new Error(`${route.id} answered with something that is neither text nor bytes`)
}

const isMadeMeanwhile = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/** The answer with its whole body: to be kept, or read by ourselves. */
export async function wholeAnswer(answer: SentAnswer): Promise<WireAnswer> {
  const { body } = answer
  return { ...answer, body: isMadeMeanwhile(body) ? Buffer.concat(await Array.fromAsync(body)) : body }
}

/** RFC 9745 `Deprecation` (a structured date) and RFC 8594 `Sunset` (an HTTP date). */
function deprecationHeaders(deprecated: NonNullable<Route['deprecated']>, url: string): Record<string, string> {
  const since = Math.floor(new Date(deprecated.since).getTime() / 1000)
  return {
    deprecation: `@${since}`,
    sunset: new Date(deprecated.sunset).toUTCString(),
    link: `<${deprecated.instead}>; rel="successor-version"; anchor="${url.split('?', 1)[0]}"`,
  }
}

/**
 * Sends the answer, or 304 when the caller has it already (RFC 9110 §13.2.2). Past Fastify's own `send`, which sets each of
 * twenty headers by itself: that cost more than reading the request.
 */
export function sendAnswer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  wire: SentAnswer,
): FastifyReply | undefined {
  // It took too long, and the caller has been told so.
  if (reply.sent) {
    wire.sent?.()
    return undefined
  }
  const { raw } = reply
  if (wire.sent !== undefined) raw.once('close', wire.sent)
  const etag = wire.headers['etag']
  const known =
    route.method === 'GET' &&
    wire.status === 200 &&
    etag !== undefined &&
    noneMatchHits(request.headers['if-none-match'], etag)
  const status = known ? 304 : wire.status
  const headers: Record<string, string> = {
    ...everyAnswer,
    'x-request-id': request.id,
    ...countedHeaders(request),
    ...wire.headers,
  }
  const body = known ? null : wire.body
  if (known) delete headers['content-type']
  if (isMadeMeanwhile(body))
    return reply
      .code(status)
      .headers(headers)
      .send(Readable.from(body, { objectMode: false }))
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body))
  else if (status !== 204 && status !== 304) headers['content-length'] = '0'
  raw.writeHead(status, headers)
  reply.hijack()
  raw.end(body)
  return undefined
}

/** Holds every answer against its schema, unknown fields included: what is not described is not sent. */
export function answerChecker(route: Route, validators: Validators): (answer: Answer) => void {
  const checks = new Map<number, Validator>()
  for (const [status, spec] of Object.entries(route.answers)) {
    if (spec.schema !== undefined) checks.set(Number(status), validators.compile(closed(spec.schema)))
  }
  return (answer) => {
    const check = checks.get(answer.status)
    // As it will be read: an undefined member is absent.
    const { body } = answer
    const text = body instanceof Written ? textOf(body) : JSON.stringify(body ?? null)
    const faults = check?.(JSON.parse(text)) ?? []
    const first = faults[0]
    if (first !== undefined)
      throw new Error(`${route.id} ${answer.status} does not fit its schema at "${first.pointer}": ${first.detail.en}`)
  }
}

function textOf(body: Written): string {
  const { bytes, sent } = body.plain()
  const text = Buffer.from(bytes).toString()
  sent()
  return text
}

import type { TObject, TSchema } from 'typebox'
import type { Text } from '../language.ts'
import { mergePatch, sizeSaid } from './body.ts'
import { collectComponents, type Components } from './components.ts'
import {
  headers,
  parameters,
  problemSchema,
  rateHeaders,
  refusals,
  statusesOf,
  tags,
  type HeaderName,
} from './openapi-parts.ts'
import { bodyMayBeLeftOut, prefixOf, type AnswerSpec, type Route } from './route.ts'

type Json = Record<string, unknown>

export interface About {
  readonly version: string
  /** Events that are pushed to registered addresses: OpenAPI's `webhooks`. */
  readonly events?: readonly PushedEvent[]
}

/** One event as a receiver gets it. */
export interface PushedEvent {
  readonly type: string
  readonly summary: Text
  readonly envelope: TSchema
  readonly example: unknown
}

/**
 * The OpenAPI 3.1 description, made from the very schemas that validate. What the platform answers by itself
 * (refusals, headers, common parameters) is added to each route here, so that no room has to remember it.
 */
export function describeApi(routes: readonly Route[], about: About): Json {
  const components = collectComponents()
  const problem = components.answer(problemSchema)
  const answers = new Map(routes.map((route) => [route, answersOf(route, components)]))
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = `${prefixOf(route)}${route.path}`
    const item = (paths[path] ??= {})
    item[route.method.toLowerCase()] = operationOf(route, answers.get(route) ?? {}, components)
  }
  const webhooks = webhooksOf(about.events ?? [], components)
  const used = [...new Set(routes.map((route) => route.tag))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Subsidy Matching Service',
      version: about.version,
      summary: 'Which public funding programmes fit a business, why, and the sentence of the call that decides it.',
      description:
        'Every refusal is a problem document (RFC 9457) with a stable `code`. Send `Authorization: Bearer` with an API key or a session token. ' +
        'An account makes 600 calls in 60 s, all its keys and sessions together, unless agreed otherwise. Within v1 fields, enum values and routes are only added.',
      contact: { name: 'The operator of this service' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags)
      .filter(([name]) => used.includes(name))
      .map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    ...(about.events === undefined ? {} : { webhooks }),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key (`smk_live_…`) or a session token (JWT) of the configured identity provider.',
        },
      },
      headers: usedHeaders(paths, problem),
      parameters: usedParameters(paths),
      responses: usedResponses(paths, problem),
      schemas: Object.fromEntries(Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

/** The calls that the service makes to receivers. They are authenticated by their signature. */
function webhooksOf(events: readonly PushedEvent[], components: Components): Json {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return Object.fromEntries(
    events.map(({ type, summary, envelope, example }) => [
      type,
      {
        post: {
          operationId: `on${type.replaceAll(/(^|[._])(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())}`,
          tags: ['Webhooks'],
          summary: summary.en,
          description: 'Answer with any 2xx within 15 s. Anything else, redirects included, is tried again.',
          'x-el': { summary: summary.el },
          security: [],
          parameters: [
            header('webhook-id', "The event's id, the same on every attempt: what was seen already can be skipped."),
            header('webhook-timestamp', 'Unix seconds of this attempt.'),
            header(
              'webhook-signature',
              'HMAC-SHA256 over `id.timestamp.body`, `v1,` and base64; two while a secret is rotated.',
            ),
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.answer(envelope), example } },
          },
          responses: {
            '2XX': { description: 'It has arrived.' },
            410: { description: 'The endpoint is gone: it is disabled.' },
            default: {
              description: 'It is tried again, ten times over three days. `Retry-After` counts on 429 and 503.',
            },
          },
        },
      },
    ]),
  )
}

function operationOf(route: Route, answers: Json, components: Components): Json {
  if (tags[route.tag] === undefined) throw new TypeError(`${route.id}: no group "${route.tag}" in openapi-parts.ts`)
  const needs = route.scope === null ? 'Every key and session may call it.' : `Needs the scope \`${route.scope}\`.`
  const statuses = refusalStatuses(route)
  const most = route.bodyLimit === undefined ? undefined : sizeSaid(route.bodyLimit)
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary.en,
    description: [route.description?.en, ...(most === undefined ? [] : [`The body may have ${most}.`]), needs]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    'x-el': {
      summary: route.summary.el,
      ...(route.description === undefined
        ? {}
        : {
            description: [route.description.el, ...(most === undefined ? [] : [`Το σώμα έχει έως ${most}.`])].join(
              '\n\n',
            ),
          }),
    },
    ...(route.deprecated === undefined ? {} : { deprecated: true }),
    security: [{ bearer: [] }],
    // Tools take what stands in `security` for scopes of OAuth 2 flows, which this scheme has not.
    ...(route.scope === null ? {} : { 'x-scope': route.scope }),
    parameters: parametersOf(route, components),
    ...bodyOf(route, components),
    responses: {
      ...answers,
      ...Object.fromEntries(statuses.map((status) => [status, refusalOf(route, status, components)])),
      default: refusalOf(route, undefined, components),
    },
  }
}

/** A refusal of the platform's form, shared by all routes, or of the protocol's own. */
function refusalOf(route: Route, status: number | undefined, components: Components): Json {
  const known = status === undefined ? undefined : refusals[status]
  if (route.protocol === undefined) return { $ref: `#/components/responses/${known?.name ?? 'Refusal'}` }
  return {
    description: known?.description ?? 'Any other refusal.',
    headers: references(['X-Request-Id', 'Content-Language', ...(known?.headers ?? [])]),
    content: { 'application/json': { schema: components.answer(route.protocol.refusal.schema) } },
  }
}

function refusalStatuses(route: Route): number[] {
  const withBody = route.body !== undefined || route.bodyTypes !== undefined
  const always = [400, 401, 403, 429, 500, 503]
  const byShape = [
    ...(route.params === undefined ? [] : [404]),
    ...(withBody || route.method !== 'GET' ? [413, 415, 422] : []),
    ...(route.method === 'POST' ? [409] : []),
    ...(route.etag === true && route.method !== 'GET' ? [412] : []),
    ...(route.preconditionRequired === true ? [412, 428] : []),
  ]
  const all = new Set([...always, ...byShape, ...statusesOf(route.refusals ?? [])])
  const unknown = [...all].filter((status) => refusals[status] === undefined)
  if (unknown.length > 0)
    throw new TypeError(`${route.id}: refusals of status ${unknown.join()} are not described in openapi-parts.ts`)
  return [...all].toSorted((a, b) => a - b)
}

function parametersOf(route: Route, components: Components): unknown[] {
  const reference = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` })
  return [
    ...listed(route.params, 'path', components),
    ...listed(route.query, 'query', components),
    {
      name: 'lang',
      in: 'query',
      description: 'Language of texts in the answer; wins over Accept-Language.',
      schema: { type: 'string', enum: ['el', 'en'] },
    },
    reference('AcceptLanguage'),
    reference('RequestId'),
    ...(route.method === 'POST' ? [reference('IdempotencyKey')] : []),
    ...(route.etag === true && route.method === 'GET' ? [reference('IfNoneMatch')] : []),
    ...(route.preconditionRequired === true
      ? [reference('IfMatchRequired')]
      : route.etag === true && route.method !== 'GET'
        ? [reference('IfMatch')]
        : []),
  ]
}

function listed(schema: TObject | undefined, place: 'path' | 'query', components: Components): Json[] {
  const required: readonly string[] = Array.isArray(schema?.required) ? schema.required : []
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = components.input(property) as Json
    const isList = (property as { type?: unknown }).type === 'array'
    return {
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      // Repeated or comma-separated, both are read.
      ...(isList ? { style: 'form', explode: false } : {}),
      schema: rest,
    }
  })
}

function bodyOf(route: Route, components: Components): Json {
  if (route.body === undefined && route.bodyTypes === undefined) return {}
  const json =
    route.body === undefined
      ? {}
      : {
          'application/json': {
            schema: components.input(route.body),
            ...(route.bodyExample === undefined ? {} : { example: route.bodyExample }),
          },
          ...(route.method === 'PATCH' ? { [mergePatch]: { schema: components.input(route.body) } } : {}),
        }
  const others = Object.fromEntries(
    (route.bodyTypes ?? []).map((type) => [
      type,
      {
        // Any text is one: what it says is read, not its form.
        schema:
          type.startsWith('text/') || type.includes('json')
            ? { description: 'The file itself.' }
            : { type: 'string', format: 'binary' },
      },
    ]),
  )
  return { requestBody: { required: !bodyMayBeLeftOut(route), content: { ...json, ...others } } }
}

function answersOf(route: Route, components: Components): Json {
  const described = Object.entries(route.answers).map(
    ([status, spec]) => [status, answerOf(route, Number(status), spec, components)] as const,
  )
  const notModified = route.etag === true && route.method === 'GET'
  return {
    ...Object.fromEntries(described),
    ...(notModified
      ? { 304: { description: 'It is what you have.', headers: references([...rateHeaders, 'X-Request-Id', 'ETag']) } }
      : {}),
  }
}

function answerOf(route: Route, status: number, spec: AnswerSpec, components: Components): Json {
  const paged = route.method === 'GET' && route.query?.properties['cursor'] !== undefined
  const names: HeaderName[] = [
    'X-Request-Id',
    'Content-Language',
    ...rateHeaders,
    ...(route.etag === true && status < 300 ? (['ETag'] as const) : []),
    ...(paged ? (['Link'] as const) : []),
    ...(status === 201 || status === 202 ? (['Location'] as const) : []),
    ...(status === 202 ? (['Retry-After'] as const) : []),
    ...(route.method === 'POST' ? (['Idempotency-Replayed'] as const) : []),
    ...(route.deprecated === undefined ? [] : (['Deprecation', 'Sunset'] as const)),
  ]
  const own = Object.fromEntries(
    Object.entries(spec.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  )
  const described = { description: spec.description, headers: { ...references(names), ...own } }
  const content = contentOf(spec, components)
  return content === undefined ? described : { ...described, content }
}

function contentOf(spec: AnswerSpec, components: Components): Json | undefined {
  const example = spec.example === undefined ? {} : { example: spec.example }
  if (spec.schema !== undefined)
    return {
      [spec.type ?? 'application/json']: { schema: components.answer(spec.schema satisfies TSchema), ...example },
    }
  if (spec.type === undefined) return undefined
  return Object.fromEntries(
    [spec.type, ...(spec.otherTypes ?? [])].map((type) => [
      type,
      { schema: { type: 'string', ...(type.startsWith('text/') ? {} : { format: 'binary' }) }, ...example },
    ]),
  )
}

function references(names: readonly HeaderName[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function usedResponses(paths: Json, problem: unknown): Json {
  const text = JSON.stringify(paths)
  const content = { 'application/problem+json': { schema: problem } }
  const known = Object.values(refusals).filter(({ name }) => text.includes(`#/components/responses/${name}"`))
  return {
    ...Object.fromEntries(
      known.map(({ name, description, headers: names }) => [
        name,
        { description, headers: references(['X-Request-Id', 'Content-Language', ...names]), content },
      ]),
    ),
    Refusal: {
      description: 'Any other refusal, such as 405 with `Allow`, 408, 414 or 431.',
      headers: references(['X-Request-Id', 'Content-Language', 'Allow']),
      content,
    },
  }
}

function usedParameters(paths: Json): Json {
  const text = JSON.stringify(paths)
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => text.includes(`#/components/parameters/${name}"`)),
  )
}

function usedHeaders(paths: Json, problem: unknown): Json {
  const text = JSON.stringify([paths, usedResponses(paths, problem)])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => text.includes(`#/components/headers/${name}"`)))
}

/**
 * What the SDKs are generated from: the committed description of the API, read as resources with methods. Names are
 * words in snake_case (`api_keys.create`); each language writes them in its own way. `names.ts` holds what no rule gives.
 */
import { described, leftOut, renamed, singular } from './names.ts'

/** A JSON Schema of OpenAPI 3.1, as far as the description uses it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly deprecated?: boolean
}

/** A path or query parameter. `lang` is none of them: the language is an option of the client and of each call. */
export interface Parameter {
  /** As on the wire. */
  readonly name: string
  readonly description: string
  readonly required: boolean
  readonly schema: Schema
}

/**
 * The body of a call. `json`: an object. `merge_patch`: an object of changes (RFC 7396), where null removes a member.
 * `file`: bytes or text of one of `types`; a JSON file is among them where `application/json` is.
 */
export interface Body {
  readonly kind: 'json' | 'merge_patch' | 'file'
  readonly required: boolean
  /** Media types that are accepted. For `merge_patch` send `application/merge-patch+json`. */
  readonly types: readonly string[]
  /** Of `json` and `merge_patch`. */
  readonly schema?: Schema
  /** `schema` is the whole resource, of which any members may be sent, at any depth, or null for them. */
  readonly partial?: boolean
  /** A name for `schema` where it has none of its own, in PascalCase. */
  readonly typeName?: string
}

/**
 * What a call answers. `page`: `{ data, has_more, next_cursor }` of `item`, with `extra` members beside them; the next
 * page is the same call with `cursor`. `file`: bytes of one of `types`. `nothing`: 204.
 */
export interface Answer {
  readonly kind: 'json' | 'page' | 'file' | 'nothing'
  readonly status: readonly number[]
  readonly types: readonly string[]
  /** Of `json`, and of `page` the whole page. */
  readonly schema?: Schema
  readonly item?: Schema
  readonly extra?: Readonly<Record<string, Schema>>
  /** A name for `schema` where it has none of its own, in PascalCase. */
  readonly typeName?: string
  /** Long work was started: the answer has a `job_id` to wait for. */
  readonly startsJob: boolean
}

export interface Method {
  /** Words in snake_case: `create`, `import_file`. */
  readonly name: string
  readonly operationId: string
  readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters in braces, e.g. `/api/v1/profiles/{id}`. */
  readonly path: string
  readonly summary: string
  /** Sentences about it, with the scope that it needs. */
  readonly description: string
  readonly scope: string | undefined
  /** In the order of the path; in a method's signature they come first. */
  readonly pathParameters: readonly Parameter[]
  readonly query: readonly Parameter[]
  /** A name for the query parameters together, in PascalCase. */
  readonly queryTypeName: string
  readonly body: Body | undefined
  readonly answer: Answer
  /** Takes an Idempotency-Key: the client makes one for each call and keeps it over its retries. */
  readonly idempotencyKey: boolean
  readonly ifMatch: 'no' | 'optional' | 'required'
  /** Answers 304 to If-None-Match. */
  readonly ifNoneMatch: boolean
  /** Statuses of refusals that are described, ascending. */
  readonly refusals: readonly number[]
  readonly deprecated: boolean
}

export interface Resource {
  /** Words in snake_case: `profiles`, `api_keys`; a part of another has its name within that: `de_minimis`. */
  readonly name: string
  /** PascalCase, unique: `Profiles`, `ProfilesDeMinimis`. */
  readonly typeName: string
  readonly description: string
  readonly methods: readonly Method[]
  readonly parts: readonly Resource[]
}

/** One kind of event, pushed to a webhook or polled. */
export interface EventKind {
  readonly type: string
  readonly summary: string
  /** Component of the whole envelope. */
  readonly schemaName: string
}

export interface ProblemCode {
  readonly code: string
  readonly status: number
  readonly title: string
}

export interface Model {
  readonly version: string
  readonly title: string
  readonly summary: string
  /** Components, sorted by name. */
  readonly schemas: Readonly<Record<string, Schema>>
  readonly resources: readonly Resource[]
  readonly events: readonly EventKind[]
  readonly problems: readonly ProblemCode[]
  readonly retries: typeof retries
}

/**
 * When a refused or lost call is sent again: lost connections, these statuses and those of the service's own trouble. A 409
 * only with one of these codes, since every other tells of a state that asking again does not change.
 */
export const retries = { statuses: [408, 429], from: 500, conflictCodes: ['idempotency_conflict'], most: 2 } as const

type Json = Readonly<Record<string, unknown>>

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly 'x-scope'?: string
  readonly parameters?: readonly (Partial<Parameter> & { readonly in?: string; readonly $ref?: string })[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content; readonly headers?: Json }>>
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface Description {
  readonly info: { readonly version: string; readonly title: string; readonly summary: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Reads the text of openapi.json. @throws TypeError when two operations get one name, or something in it is unknown here. */
export function modelOf(text: string): Model {
  const api = JSON.parse(text) as Description
  const all = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({ path, verb: verb.toUpperCase() as Method['verb'], operation })),
  )
  const tree = new Map<string, Method[]>()
  const words = new Map<string, string>()
  for (const { path, verb, operation } of all) {
    if (operation.tags.some((tag) => leftOut.tags.includes(tag))) continue
    const full = nameOf(operation.operationId, path)
    const [resource, name] = [full.slice(0, full.lastIndexOf('.')), full.slice(full.lastIndexOf('.') + 1)]
    const methods = tree.get(resource) ?? []
    if (methods.some((method) => method.name === name)) throw new TypeError(`two operations are named ${full}`)
    tree.set(resource, [...methods, methodOf(api, { path, verb, operation, resource, name })])
    const tag = api.tags.find(({ name: known }) => known === operation.tags[0])
    if (!words.has(resource)) words.set(resource, described[resource] ?? tag?.description ?? '')
  }
  return {
    version: api.info.version,
    title: api.info.title,
    summary: api.info.summary,
    schemas: usedSchemas(api),
    resources: resourcesOf(tree, words, ''),
    events: Object.entries(api.webhooks).map(([type, { post }]) => ({
      type,
      summary: post.summary,
      schemaName: componentOf(post.requestBody?.content['application/json']?.schema ?? {}) ?? '',
    })),
    problems: problemsOf(api),
    retries,
  }
}

/** `match_list` → `MatchList`. */
export function pascal(words: string): string {
  return words.replaceAll(/(?:^|[._-])([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

/** The component that a schema refers to. */
export function componentOf(schema: Schema): string | undefined {
  return schema.$ref?.replace('#/components/schemas/', '')
}

/** `profiles.create`: from the table, or else the first word of the path and the verb or last word that says what is done. */
function nameOf(operationId: string, path: string): string {
  const known = renamed[operationId]
  if (known !== undefined) return known
  const parts = path.replace(/^\/api\/v1\//, '').split('/')
  const words = (text: string) => text.replaceAll('-', '_')
  const resource = words(parts[0] ?? '')
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && !last.startsWith('{')) return `${resource}.${words(last)}`
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? operationId
  return `${resource}.${verb}`
}

interface Found {
  readonly path: string
  readonly verb: Method['verb']
  readonly operation: Operation
  readonly resource: string
  readonly name: string
}

function methodOf(api: Description, { path, verb, operation, resource, name }: Found): Method {
  const parameters = operation.parameters ?? []
  const refers = (to: string) => parameters.some(({ $ref }) => $ref === `#/components/parameters/${to}`)
  const listed = (place: string) =>
    parameters.flatMap(({ in: where, name: own, description = '', required = false, schema }) =>
      where === place && own !== undefined && schema !== undefined && own !== 'lang'
        ? [{ name: own, description, required, schema }]
        : [],
    )
  const typeName = pascal(`${singular[resource] ?? resource}_${name}`)
  const statuses = Object.keys(operation.responses).map(Number)
  return {
    name,
    operationId: operation.operationId,
    verb,
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    scope: operation['x-scope'],
    pathParameters: listed('path'),
    query: listed('query'),
    queryTypeName: `${typeName}Query`,
    body: bodyOf(api, path, verb, operation, typeName),
    answer: answerOf(api, operation, typeName),
    idempotencyKey: refers('IdempotencyKey'),
    ifMatch: refers('IfMatchRequired') ? 'required' : refers('IfMatch') ? 'optional' : 'no',
    ifNoneMatch: refers('IfNoneMatch'),
    refusals: statuses.filter((status) => status >= 400).toSorted((a, b) => a - b),
    deprecated: operation.deprecated ?? false,
  }
}

function bodyOf(
  api: Description,
  path: string,
  verb: Method['verb'],
  { requestBody }: Operation,
  typeName: string,
): Body | undefined {
  if (requestBody === undefined) return undefined
  const types = Object.keys(requestBody.content)
  const required = requestBody.required ?? false
  if (types.some((type) => type !== 'application/json' && type !== 'application/merge-patch+json'))
    return { kind: 'file', required, types }
  const own = requestBody.content['application/json']?.schema ?? {}
  const named = (schema: Schema) => (componentOf(schema) === undefined ? { typeName: `${typeName}Params` } : {})
  // Without a body there is nothing to change, though the service takes it as no change.
  if (verb === 'PATCH') {
    const open = own.properties !== undefined && Object.keys(own.properties).length === 0
    const whole = api.paths[path]?.['put']?.requestBody?.content['application/json']?.schema
    const partial = open && whole !== undefined
    const schema = partial ? whole : own
    return { kind: 'merge_patch', required: true, types, schema, partial, ...named(schema) }
  }
  return { kind: 'json', required, types, schema: own, ...named(own) }
}

function answerOf(api: Description, { responses }: Operation, typeName: string): Answer {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 300)
  const status = good.map(([each]) => Number(each))
  const content = good.map(([, response]) => response.content).find((each) => each !== undefined)
  const types = Object.keys(content ?? {})
  if (content === undefined) return { kind: 'nothing', status, types, startsJob: false }
  const schema = content['application/json']?.schema
  if (schema === undefined || types.length > 1 || schema.format === 'binary')
    return { kind: 'file', status, types, startsJob: false }
  const properties = resolved(api, schema).properties ?? {}
  const { data, has_more: more, next_cursor: cursor, ...extra } = properties
  if (data?.items !== undefined && more !== undefined && cursor !== undefined)
    return { kind: 'page', status, types, schema, item: data.items, extra, startsJob: false }
  return {
    kind: 'json',
    status,
    types,
    schema,
    ...(componentOf(schema) === undefined ? { typeName: `${typeName}Answer` } : {}),
    startsJob: status.includes(202) && properties['job_id'] !== undefined,
  }
}

function resolved(api: Description, schema: Schema): Schema {
  const name = componentOf(schema)
  return name === undefined ? schema : (api.components.schemas[name] ?? {})
}

/** Components that stay when the operations left out are gone. */
function usedSchemas(api: Description): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(api.components.schemas)
      .filter(([name]) => !leftOut.schemas.test(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function problemsOf(api: Description): ProblemCode[] {
  const { code } = api.components.schemas['Problem']?.properties ?? {}
  const known = (code as Json | undefined)?.['x-problems'] as
    | Readonly<Record<string, { readonly status: number; readonly title: string }>>
    | undefined
  if (known === undefined) throw new TypeError('the codes of problems have no x-problems')
  return Object.entries(known).map(([each, { status, title }]) => ({ code: each, status, title }))
}

function resourcesOf(
  tree: ReadonlyMap<string, readonly Method[]>,
  words: ReadonlyMap<string, string>,
  above: string,
): Resource[] {
  const inside = [...tree.keys()].filter((name) => name.startsWith(above)).map((name) => name.slice(above.length))
  return [...new Set(inside.map((name) => name.split('.')[0] ?? ''))].map((name) => ({
    name,
    typeName: pascal(`${above}${name}`),
    description: words.get(`${above}${name}`) ?? '',
    methods: tree.get(`${above}${name}`) ?? [],
    parts: resourcesOf(tree, words, `${above}${name}.`),
  }))
}

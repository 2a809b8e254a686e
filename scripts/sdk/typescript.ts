/** The generated part of the TypeScript SDK: types of everything on the wire, problem codes, and a class for each resource. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { componentOf, type Method, type Model, type Parameter, type Resource, type Schema } from './model.ts'
import { mergeInputs } from './merge-inputs.ts'
import { docOf, typeOf, typesReached, type TypeContext } from './typescript-types.ts'

const root = join(import.meta.dirname, '../..')
const head = '// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.\n\n'

/** Resources with methods of our own, and the class that has them. */
const extended: Readonly<Record<string, string>> = { jobs: 'Jobs', drafts: 'Drafts', webhooks: 'Webhooks' }
const ownMethods: Readonly<Record<string, readonly string[]>> = {
  jobs: ['wait'],
  drafts: ['wait', 'createAndWait'],
  webhooks: ['unwrap'],
}

/** The calls of each resource, as a table for people. */
export function callsTable({ resources }: Model): string {
  const called = ({ name, methods, parts }: Resource, prefix = ''): string[] => [
    ...[...methods.map((method) => camel(method.name)), ...(ownMethods[name] ?? [])].map(
      (call) => `\`${prefix}${call}\``,
    ),
    ...parts.flatMap((part) => called(part, `${prefix}${camel(part.name)}.`)),
  ]
  const rows = resources.map((each) => `| \`${camel(each.name)}\` | ${called(each).join(' ')} |\n`)
  return `| Resource | Methods |\n|---|---|\n${rows.join('')}`
}

/** Files below `sdk/typescript/src/generated`, formatted as the whole project is. */
export async function typescriptFiles(described: Model): Promise<ReadonlyMap<string, string>> {
  const model = mergeInputs(described)
  const all = everyResource(model.resources)
  const files = new Map([
    ['service.ts', service(model)],
    ['problems.ts', problems(model)],
    ['schemas.ts', schemas(model, all)],
    ['resources.ts', client(model)],
    ...all.map((resource): [string, string] => [`resources/${fileOf(resource)}`, resourceFile(resource)]),
  ])
  const { ignorePatterns: _none, ...style } = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as Record<
    string,
    unknown
  >
  const formatted = [...files].map(async ([name, text]): Promise<[string, string]> => {
    const { code, errors } = await format(name, head + text, style)
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return [name, code]
  })
  return new Map(await Promise.all(formatted))
}

const everyResource = (resources: readonly Resource[]): Resource[] =>
  resources.flatMap((each) => [each, ...everyResource(each.parts)])

const camel = (words: string): string =>
  words.replaceAll(/[_-]([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
const fileOf = ({ typeName }: Resource): string =>
  `${typeName.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.ts`
const literal = (value: unknown): string => `'${String(value).replaceAll("'", String.raw`\'`)}'`

function service({ version, retries }: Model): string {
  return `/** Of the API and of this package. */
export const version = ${literal(version)}

export const retries: {
  readonly statuses: readonly number[]
  readonly from: number
  readonly conflictCodes: readonly string[]
  readonly most: number
} = ${JSON.stringify(retries)}
`
}

function problems({ problems: all }: Model): string {
  const rows = all.map(({ code, status, title }) => `/** ${title}. */\n${code}: ${status},`)
  return `/** The status of each code that a refusal may have. More may be added within v1. */
export const problems = {
${rows.join('\n')}
} as const

/** Why the service refused; stable. */
export type ProblemCode = keyof typeof problems

/** The codes of one status. */
export type CodeOf<Status extends number> = {
  [Code in ProblemCode]: (typeof problems)[Code] extends Status ? Code : never
}[ProblemCode]
`
}

/** A type that stands for itself: a component, or the body, query or answer of a method. */
interface Named {
  readonly name: string
  readonly schema: Schema
  readonly doc: string
  readonly input: boolean
}

function schemas(model: Model, all: readonly Resource[]): string {
  const methods = all.flatMap((resource) => resource.methods)
  const inputs = typesReached(
    model,
    methods.flatMap(({ body }) => (body?.schema === undefined ? [] : [body.schema])),
  )
  const components = Object.entries(model.schemas)
    .filter(([name]) => name !== 'Event')
    .map(([name, schema]): Named => ({ name, schema, doc: schema.description ?? '', input: inputs.has(name) }))
  const own = methods.flatMap((method): Named[] => {
    const about = (what: string) => `${what} of “${method.summary}”.`
    const { body, answer, query } = method
    return [
      ...(query.length === 0
        ? []
        : [{ name: method.queryTypeName, schema: querySchema(query), doc: about('Parameters'), input: true }]),
      ...(body?.typeName === undefined || body.schema === undefined
        ? []
        : [{ name: body.typeName, schema: body.schema, doc: body.schema.description ?? about('Body'), input: true }]),
      ...(answer.typeName === undefined || answer.schema === undefined
        ? []
        : [
            {
              name: answer.typeName,
              schema: answer.schema,
              doc: answer.schema.description ?? about('Answer'),
              input: false,
            },
          ]),
    ]
  })
  const named = [...components, ...own]
  const twice = named.find(({ name }, index) => named.findIndex((other) => other.name === name) !== index)
  if (twice !== undefined) throw new TypeError(`two types are named ${twice.name}`)
  return [
    `/** Changes to a \`T\` (RFC 7396): any of its members, null to remove one. */
export type MergePatch<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: MergePatch<T[K]> | null | undefined } : T
`,
    ...named.map(declaration),
    `/** What happened, as it is pushed to a webhook or polled; its \`type\` tells which. Types may be added within v1: leave alone what you do not know. */
export type Event = ${model.events.map(({ schemaName }) => schemaName).join(' | ')}

/** Types of events. */
export type EventType = Event['type']
`,
  ].join('\n')
}

function querySchema(query: readonly Parameter[]): Schema {
  return {
    type: 'object',
    required: query.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(query.map(({ name, description, schema }) => [name, { ...schema, description }])),
  }
}

function declaration({ name, schema, doc, input }: Named): string {
  const context: TypeContext = { input }
  const isPlainObject = schema.type === 'object' && Object.keys(schema.properties ?? {}).length > 0
  const text = typeOf(schema, context)
  return `${docOf(doc)}export ${isPlainObject ? `interface ${name} ${text}` : `type ${name} = ${text}`}\n`
}

function client({ resources, summary }: Model): string {
  const ours = resources.filter(({ name }) => extended[name] !== undefined)
  const others = resources.filter(({ name }) => extended[name] === undefined)
  const imports = [
    `import { Resource } from '../core/resource.ts'`,
    `import type { Transport } from '../core/transport.ts'`,
    ...ours.map(({ name }) => `import { ${extended[name]} } from '../resources/${name}.ts'`),
    ...others.map((each) => `import { ${each.typeName}Resource } from './resources/${fileOf(each)}'`),
  ]
  const classOf = ({ name, typeName }: Resource) => extended[name] ?? `${typeName}Resource`
  return `${imports.join('\n')}

/** ${summary} */
export class Resources extends Resource {
${resources.map((each) => `${docOf(each.description)}readonly ${camel(each.name)}: ${classOf(each)}`).join('\n')}

  constructor(transport: Transport) {
    super(transport)
${resources.map((each) => `this.${camel(each.name)} = new ${classOf(each)}(transport)`).join('\n')}
  }
}
`
}

function resourceFile(resource: Resource): string {
  const { typeName, description, methods, parts } = resource
  const text = `${docOf(description)}export class ${typeName}Resource extends Resource {
${parts.map((part) => `${docOf(part.description)}readonly ${camel(part.name)}: ${part.typeName}Resource`).join('\n')}
${
  parts.length === 0
    ? ''
    : `constructor(transport: Transport) {
    super(transport)
${parts.map((part) => `this.${camel(part.name)} = new ${part.typeName}Resource(transport)`).join('\n')}
  }
`
}
${methods.map(methodText).join('\n\n')}
}
`
  const used = (name: string) => new RegExp(String.raw`\b${name}\b`).test(text)
  const types = [...new Set(methods.flatMap(typesOf))].filter(used).toSorted()
  const from = (names: readonly string[], file: string, type = true) => {
    const found = names.filter(used)
    return found.length === 0 ? [] : [`import ${type ? 'type ' : ''}{ ${found.join(', ')} } from '${file}'`]
  }
  const optionTypes = [
    'ChangeOptions',
    'FileOptions',
    'PostOptions',
    'ReadOptions',
    'RequestOptions',
    'VersionedChangeOptions',
  ]
  return `${[
    `import { path } from '../../core/address.ts'`,
    ...from(['APIPromise'], '../../core/answers.ts'),
    ...from(['Download'], '../../core/download.ts'),
    ...from(optionTypes, '../../core/options.ts'),
    ...from(['PagePromise'], '../../core/pages.ts'),
    `import { Resource } from '../../core/resource.ts'`,
    ...(parts.length === 0 ? [] : [`import type { Transport } from '../../core/transport.ts'`]),
    ...from(['Upload'], '../../core/uploads.ts'),
    ...(types.length === 0 ? [] : [`import type { ${types.join(', ')} } from '../schemas.ts'`]),
    ...parts.map((part) => `import { ${part.typeName}Resource } from './${fileOf(part)}'`),
  ].join('\n')}

${text}`
}

/** Names of types that the signature of a method may say. */
function typesOf({ body, answer, query, queryTypeName }: Method): string[] {
  const schemaNames = [body?.schema, answer.schema, answer.item, ...Object.values(answer.extra ?? {})].flatMap(
    (schema) =>
      schema === undefined
        ? []
        : [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? ''),
  )
  return [
    'MergePatch',
    ...schemaNames,
    ...(query.length === 0 ? [] : [queryTypeName]),
    ...[body?.typeName, answer.typeName].filter((name) => name !== undefined),
  ]
}

interface Argument {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly doc: string
}

function methodText(method: Method): string {
  const { verb, path, body, answer, query, ifMatch, idempotencyKey } = method
  const args = argumentsOf(method)
  const signature = args.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`).join(', ')
  const bodyPart =
    body === undefined
      ? []
      : body.kind === 'file'
        ? ['file']
        : ['body', ...(body.kind === 'merge_patch' ? [`bodyType: 'application/merge-patch+json'`] : [])]
  const parts = [
    ...bodyPart,
    ...(query.length === 0 ? [] : ['query']),
    ...(idempotencyKey ? ['keyed: true'] : []),
    ...(answer.kind === 'file' ? [`accept: ${literal(acceptOf(method))}`] : []),
    'options',
  ]
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `\${${camel(name)}}`)
  const call = { json: 'json', page: 'page', file: 'file', nothing: 'nothing' }[answer.kind]
  const required = args.some(({ name, required: must }) => name === 'options' && must)
  if (required !== (ifMatch === 'required')) throw new TypeError(`${method.operationId}: options`)
  return `${methodDoc(method, args)}${camel(method.name)}(${signature}): ${resultOf(method)} {
    return this.transport.${call}('${verb}', path\`${address}\`, { ${parts.join(', ')} })
  }`
}

/** Any of its types where a parameter chooses among them. */
const acceptOf = ({ answer }: Method): string => [...answer.types, 'application/problem+json'].join(', ')

function argumentsOf(method: Method): Argument[] {
  const { pathParameters, body, query, queryTypeName } = method
  const required = body?.required ?? false
  return [
    ...pathParameters.map(({ name, description }) => ({
      name: camel(name),
      type: 'string',
      required: true,
      doc: description,
    })),
    ...(body === undefined
      ? []
      : [{ name: body.kind === 'file' ? 'file' : 'body', type: bodyType(method), required, doc: '' }]),
    ...(query.length === 0
      ? []
      : [{ name: 'query', type: queryTypeName, required: query.some((each) => each.required), doc: '' }]),
    { name: 'options', type: optionsOf(method), required: method.ifMatch === 'required', doc: '' },
  ]
}

function bodyType({ body }: Method): string {
  if (body?.kind === 'file') return `Upload<${body.types.map(literal).join(' | ')}>`
  const name = body?.typeName ?? componentOf(body?.schema ?? {}) ?? 'unknown'
  return body?.partial === true ? `MergePatch<${name}>` : name
}

function optionsOf({ ifMatch, ifNoneMatch, idempotencyKey, answer }: Method): string {
  if (ifMatch === 'required') return 'VersionedChangeOptions'
  if (ifMatch === 'optional') return 'ChangeOptions'
  if (ifNoneMatch) return answer.kind === 'file' ? 'FileOptions' : `ReadOptions<${jsonType(answer)}>`
  return idempotencyKey ? 'PostOptions' : 'RequestOptions'
}

const jsonType = ({ schema, typeName }: Method['answer']): string => typeName ?? componentOf(schema ?? {}) ?? 'unknown'

function resultOf({ answer }: Method): string {
  if (answer.kind === 'nothing') return 'APIPromise<void>'
  if (answer.kind === 'file') return 'APIPromise<Download>'
  if (answer.kind === 'json') return `APIPromise<${jsonType(answer)}>`
  const extra = Object.entries(answer.extra ?? {})
  const item = typeOf(answer.item ?? {}, { input: false })
  if (extra.length === 0) return `PagePromise<${item}>`
  const beside = { type: 'object', properties: Object.fromEntries(extra), required: answer.schema?.required ?? [] }
  return `PagePromise<${item}, ${typeOf(beside, { input: false })}>`
}

/** Classes of refusals that not every call may meet. */
const particular: Readonly<Record<number, string>> = {
  404: 'NotFoundError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  422: 'UnprocessableEntityError',
  428: 'PreconditionRequiredError',
}

function methodDoc(method: Method, args: readonly Argument[]): string {
  const waits = method.answer.startsJob ? '\n\nThe work goes on afterwards: `jobs.wait` waits for it.' : ''
  const refused = method.refusals.flatMap((status) => particular[status] ?? [])
  const tags = [
    ...args.filter(({ doc }) => doc !== '').map(({ name, doc }) => `@param ${name} ${doc}`),
    ...(refused.length === 0 ? [] : [`@throws ${refused.join(', ')}`]),
    ...(method.deprecated ? ['@deprecated'] : []),
  ]
  return docOf(
    [`${method.summary}.`, '', method.description + waits, ...(tags.length === 0 ? [] : ['', ...tags])].join('\n'),
  )
}

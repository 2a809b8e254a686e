import { componentOf, pascal, type Method, type Parameter, type Resource } from './model.ts'
import { broken, docstring, entry, literal, nameOf, width, wrapped } from './python-text.ts'
import type { Types } from './python-types.ts'

/** What a resource can do beside its calls: classes written by hand. */
const beside: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  jobs: { file: '_waiting', name: 'WaitsForJobs' },
  drafts: { file: '_waiting', name: 'WaitsForDrafts' },
  webhooks: { file: 'webhooks', name: 'ReadsWebhooks' },
}

/** Refusals that a caller may want to catch, beside those that any call can bring. */
const errors: Readonly<Record<number, readonly [name: string, words: string]>> = {
  404: ['NotFoundError', 'there is none in this account.'],
  409: ['ConflictError', 'it does not fit the present state; `code` says why.'],
  412: ['PreconditionFailedError', 'it has changed since the version in `if_match`.'],
  422: ['UnprocessableEntityError', 'the body is not valid; `errors` says where.'],
}

/** How the two kinds of client differ in their text. */
interface Kind {
  readonly async: boolean
  readonly prefix: '' | 'Async'
}

interface Argument {
  readonly name: string
  readonly type: string
  /** None: it has to be given. */
  readonly otherwise: string | undefined
  readonly words: string
  /** A short piece of code: how it goes into the call. */
  readonly place: 'path' | 'query' | 'body' | 'option'
  readonly wire: string
}

/** The module with the resources of one kind of client. */
export function resourcesModule(resources: readonly Resource[], types: Types, async: boolean): string {
  const kind: Kind = { async, prefix: async ? 'Async' : '' }
  const classes = resources.flatMap((each) => [...classesOf(each, types, kind)])
  const code = [...classes, ...bundle(resources, kind)].join('\n')
  const bare = code.replaceAll(/"""[^]*?"""/g, '')
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(bare)
  const used = types.names().filter(isUsed)
  const mixins = [...new Set(resources.flatMap(({ name }) => beside[name] ?? []))]
  const transport = async ? ['AsyncList', 'AsyncPage'] : ['Page']
  const calls = [
    'OMIT',
    'Call',
    'FileInput',
    'Omit',
    'Timeout',
    'body_of',
    'changes_of',
    'file_bytes',
    'format_of',
    'headers_of',
    'json_bytes',
    'media_type_of',
    'new_key',
    'path_of',
    'query_of',
  ]
  return [
    `"""The calls of the service${async ? ', for asyncio' : ''}. Generated from its description by \`npm run sdk\`: changes are lost."""`,
    '',
    'from __future__ import annotations',
    '',
    ...(isUsed('PathLike') ? ['import os'] : []),
    `from collections.abc import ${['Mapping', 'Sequence'].filter(isUsed).join(', ')}`,
    `from datetime import ${['date', 'datetime'].filter(isUsed).join(', ')}`,
    'from functools import cached_property',
    'from pathlib import Path',
    `from typing import ${['Any', 'Literal'].filter(isUsed).join(', ')}`,
    '',
    ...imported('.._calls', calls.filter(isUsed)),
    ...imported('.._files', ['File']),
    ...imported('.._model', ['Model']),
    ...imported('.._pagination', transport),
    ...imported('.._resource', [`${kind.prefix}Resource`]),
    ...imported('.._transport', [`${kind.prefix}Transport`]),
    ...[...new Set(mixins.map(({ file }) => file))].flatMap((file) =>
      imported(
        `..${file}`,
        mixins.filter((each) => each.file === file).map(({ name }) => kind.prefix + name),
      ),
    ),
    ...imported('.types', used),
    '',
    '',
    code,
  ].join('\n')
}

const classOf = (resource: Resource, kind: Kind): string => `${kind.prefix}${resource.typeName}Resource`

const imported = (from: string, names: readonly string[]): string[] => {
  const [start, end] = [`from ${from} import `, names.join(', ')]
  if (start.length + end.length <= width) return [start + end]
  return [`${start}(`, ...names.map((name) => `    ${name},`), ')']
}

function* classesOf(resource: Resource, types: Types, kind: Kind): Generator<string> {
  for (const part of resource.parts) yield* classesOf(part, types, kind)
  const base = beside[resource.name]
  const name = classOf(resource, kind)
  yield `class ${name}(${kind.prefix}${base === undefined ? 'Resource' : base.name}):`
  yield* docstring(resource.description, '    ')
  for (const part of resource.parts) yield* property(part, kind, 'self._transport')
  for (const method of resource.methods) {
    yield ''
    yield* methodOf(method, types, kind)
    if (method.answer.kind === 'file') {
      yield ''
      yield* saving(method, types, kind)
    }
  }
  yield ''
  yield ''
}

function* property(resource: Resource, kind: Kind, transport: string): Generator<string> {
  yield ''
  yield '    @cached_property'
  yield `    def ${nameOf(resource.name)}(self) -> ${classOf(resource, kind)}:`
  yield* docstring(resource.description, '        ')
  yield `        return ${classOf(resource, kind)}(${transport})`
}

function* bundle(resources: readonly Resource[], kind: Kind): Generator<string> {
  yield `class ${kind.prefix}Resources:`
  yield '    """All that a client can call."""'
  yield ''
  yield `    def __init__(self, transport: ${kind.prefix}Transport) -> None:`
  yield '        self._transport = transport'
  for (const resource of resources) yield* property(resource, kind, 'self._transport')
  yield ''
}

function argumentsOf(method: Method, types: Types): Argument[] {
  const language = { name: 'lang', wire: 'language', type: 'Literal["el", "en"] | None', otherwise: 'None' } as const
  const all: Argument[] = [
    ...method.pathParameters.map((each) => pathArgument(method, each)),
    ...bodyArguments(method, types),
    ...method.query.map((each) => queryArgument(method, each, types)),
    ...conditions(method, types),
    { ...language, place: 'option', words: "language of texts in the answer; the client's unless given." },
    ...(method.idempotencyKey
      ? [
          option(
            'idempotency_key',
            'str | None',
            'makes repeating safe for 24 hours: the same call gets the first answer again. A fresh one unless given; retries keep it.',
          ),
        ]
      : []),
    option('timeout', 'Timeout | Omit', "seconds for each step of the call; the client's unless given.", 'OMIT'),
    option('headers', 'Mapping[str, str] | None', 'further headers.'),
  ]
  const twice = all.find(({ name }, at) => all.findIndex((each) => each.name === name) !== at)
  if (twice !== undefined) throw new TypeError(`${method.operationId} has two arguments named ${twice.name}`)
  return all
}

const option = (name: string, type: string, words: string, otherwise = 'None'): Argument => ({
  name,
  wire: name,
  type,
  otherwise,
  words,
  place: 'option',
})

function pathArgument(method: Method, parameter: Parameter): Argument {
  const before = method.path.split('/').findLast((_part, at, parts) => parts[at + 1] === `{${parameter.name}}`) ?? ''
  const own = parameter.name === 'id' ? `${before.replaceAll('-', '_').replace(/s$/, '')}_id` : parameter.name
  return {
    name: nameOf(own),
    wire: parameter.name,
    type: 'str',
    otherwise: undefined,
    words: parameter.description,
    place: 'path',
  }
}

function queryArgument(method: Method, parameter: Parameter, types: Types): Argument {
  const type = types.of(parameter.schema, 'in', method.queryTypeName.replace(/Query$/, '') + pascal(parameter.name))
  return {
    name: nameOf(parameter.name),
    wire: parameter.name,
    type: parameter.required ? type : `${type} | None`,
    otherwise: parameter.required ? undefined : 'None',
    words: parameter.description,
    place: 'query',
  }
}

function conditions(method: Method, types: Types): Argument[] {
  const { answer } = method
  const words = 'the ETag of the version to change, or what was read: refused when there is a newer one.'
  const change = { name: 'if_match', wire: 'if_match', place: 'option', words } as const
  return [
    ...(method.ifMatch === 'required' ? [{ ...change, type: 'str | Model', otherwise: undefined }] : []),
    ...(method.ifMatch === 'optional' ? [{ ...change, type: 'str | Model | None', otherwise: 'None' }] : []),
    ...(method.ifNoneMatch
      ? [
          answer.kind === 'file'
            ? option('if_none_match', 'str | None', 'the ETag at hand: `NotModifiedError` when it is still current.')
            : option(
                'if_none_match',
                `${answerType(method, types)} | str | None`,
                'what is at hand: it is answered itself when it is still current. With an ETag `NotModifiedError` says so.',
              ),
        ]
      : []),
  ]
}

function bodyArguments({ body, operationId }: Method, types: Types): Argument[] {
  if (body === undefined) return []
  const place = 'body'
  if (body.kind === 'file') {
    return [
      {
        name: 'file',
        wire: 'file',
        type: 'FileInput',
        otherwise: undefined,
        words: 'its bytes, its path, or an open file.',
        place,
      },
      {
        name: 'content_type',
        wire: '',
        type: 'str | None',
        otherwise: 'None',
        words: `one of ${body.types.map((type) => `\`${type}\``).join(', ')}; told by the ending of the name unless given.`,
        place,
      },
    ]
  }
  const schema = types.resolved(body.schema ?? {})
  const members = Object.entries(schema.properties ?? {})
  if (members.length === 0) throw new TypeError(`the body of ${operationId} has no members`)
  const patch = body.kind === 'merge_patch'
  const stem = (body.typeName ?? componentOf(body.schema ?? {}) ?? '').replace(/(?:Input|Body|Params)+$/, '')
  return members
    .map(([wire, own]): Argument => {
      const needed = (schema.required ?? []).includes(wire)
      const type = types.of(own, body.partial === true ? 'patch' : 'in', stem + pascal(wire))
      const open = body.partial === true && !needed ? `${type} | None` : type
      const words = own.description ?? types.resolved(own).description ?? ''
      if (needed && body.partial !== true)
        return { name: nameOf(wire), wire, type: open, otherwise: undefined, words, place }
      if (patch || type.endsWith('None'))
        return { name: nameOf(wire), wire, type: withOmit(open), otherwise: 'OMIT', words, place }
      return { name: nameOf(wire), wire, type: `${open} | None`, otherwise: 'None', words, place }
    })
    .toSorted((a, b) => Number(a.otherwise !== undefined) - Number(b.otherwise !== undefined))
}

/** A type that may also be left out; None stays last. */
const withOmit = (type: string): string =>
  type.endsWith(' | None') ? `${type.slice(0, -7)} | Omit | None` : `${type} | Omit`

function answerType({ answer, operationId }: Method, types: Types): string {
  if (answer.kind === 'nothing') return 'None'
  if (answer.kind === 'file') return 'File'
  const type = types.of(answer.schema ?? {}, 'out', answer.typeName ?? '')
  if (answer.kind === 'json' && !types.isClass(type))
    throw new TypeError(`${operationId} answers ${type}, which is no class`)
  return type
}

/** The class of a page: `Page[Match]`, or one of its own where more than entries stands on it. */
function pageType({ answer }: Method, types: Types, kind: Kind): { page: string; item: string } {
  const item = types.of(answer.item ?? {}, 'out', '')
  return { page: `${kind.prefix}Page[${item}]`, item }
}

function signature(name: string, given: readonly Argument[], returns: string, async: boolean): string[] {
  const path = given.filter(({ place, name: own }) => place === 'path' || own === 'file')
  const rest = given.filter((each) => !path.includes(each))
  const written = ({ name: own, type, otherwise }: Argument) =>
    otherwise === undefined ? `${own}: ${type}` : `${own}: ${type} = ${otherwise}`
  const parts = ['self', ...path.map(written), '*', ...rest.map(written)]
  const start = `${async ? 'async ' : ''}def ${nameOf(name)}(`
  return [`    ${start}`, ...parts.map((part) => `        ${part},`), `    ) -> ${returns}:`]
}

function help(method: Method, given: readonly Argument[], more: readonly string[] = []): string[] {
  const text = [method.summary.endsWith('.') ? method.summary : `${method.summary}.`, method.description]
  const said = text
    .filter((each) => each !== '')
    .flatMap((each, at) => [...(at > 0 ? [''] : []), ...wrapped(each.replaceAll('\\', '\\\\'), width - 8)])
  const named = given.flatMap(({ name, words, place }) =>
    place === 'option' && name !== 'if_match' ? [] : entry(name, words),
  )
  const options = given.flatMap(({ name, words, place }) =>
    place === 'option' && name !== 'if_match' ? entry(name, words) : [],
  )
  const raised = method.refusals.flatMap((status) => {
    const known = status === 422 && method.body === undefined ? undefined : errors[status]
    return known === undefined ? [] : entry(known[0], known[1])
  })
  const lines = [
    ...said,
    ...more,
    '',
    'Args:',
    ...named,
    ...options,
    '',
    'Raises:',
    ...raised,
    ...entry('APIError', 'it was refused otherwise.'),
    ...entry('APIConnectionError', 'there was no answer.'),
  ]
  return ['        """', ...lines.map((line) => (line === '' ? '' : `        ${line}`)), '        """']
}

/** `Call(…)`, over several lines where it is long. */
function call(method: Method, given: readonly Argument[], indent: string, cursor?: string): string[] {
  const of = (place: Argument['place']) => given.filter((each) => each.place === place)
  const pairs = (each: readonly Argument[]) =>
    `{${each.map(({ wire, name }) => `${literal(wire)}: ${wire === 'cursor' && cursor !== undefined ? cursor : name}`).join(', ')}}`
  const has = (name: string) => given.some((each) => each.name === name)
  const headers = [
    ...(method.answer.kind === 'file' ? ['accept="*/*"'] : []),
    ...(method.body === undefined ? [] : [`content_type=${contentType(method)}`]),
    'language=lang',
    ...(method.idempotencyKey ? ['idempotency_key=idempotency_key or new_key()'] : []),
    ...(has('if_match') ? ['if_match=if_match'] : []),
    ...(has('if_none_match') ? ['if_none_match=if_none_match'] : []),
    'extra=headers',
  ]
  const address =
    method.pathParameters.length === 0 ? literal(method.path) : `path_of(${literal(method.path)}, ${pairs(of('path'))})`
  const body = of('body')
  const content =
    method.body === undefined
      ? []
      : method.body.kind === 'file'
        ? ['content=file_bytes(file)']
        : broken(
            `content=json_bytes(${method.body.kind === 'merge_patch' ? 'changes_of' : 'body_of'}({`,
            body.map(({ wire, name }) => `${literal(wire)}: ${name}`),
            '}))',
            '',
          )
  const inner = `${indent}    `
  const query = of('query')
  return [
    `${indent}Call(`,
    `${inner}${literal(method.verb)},`,
    `${inner}${address},`,
    ...(query.length === 0
      ? []
      : withComma(
          broken(
            'query=query_of({',
            query.map(
              ({ wire, name }) => `${literal(wire)}: ${wire === 'cursor' && cursor !== undefined ? cursor : name}`,
            ),
            '})',
            inner,
          ),
        )),
    ...withComma(broken('headers=headers_of(', headers, ')', inner)),
    ...(content.length === 0 ? [] : withComma(content.map((line) => inner + line))),
    `${inner}timeout=timeout,`,
    `${indent})`,
  ]
}

const withComma = (lines: readonly string[]): string[] => [...lines.slice(0, -1), `${lines.at(-1)},`]

function contentType({ body }: Method): string {
  if (body?.kind === 'merge_patch')
    return literal(body.types.find((type) => type.includes('merge-patch')) ?? 'application/json')
  if (body?.kind !== 'file') return literal('application/json')
  const accepted = body.types.map((type) => literal(type))
  return `media_type_of(file, content_type, (${accepted.join(', ')}${accepted.length === 1 ? ',' : ''}))`
}

function* methodOf(method: Method, types: Types, kind: Kind): Generator<string> {
  const given = argumentsOf(method, types)
  const { answer } = method
  const wait = kind.async ? 'await ' : ''
  if (answer.kind === 'page') {
    const { page, item } = pageType(method, types, kind)
    const own = types.pageClass(method, kind.prefix)
    const concrete = own ?? page
    yield* signature(method.name, given, kind.async ? `AsyncList[${item}, ${concrete}]` : concrete, false)
    yield* help(method, given, [
      '',
      kind.async
        ? '`async for` reads all entries, page after page; `await` gives the first page.'
        : 'Looping over the answer reads all entries, page after page; `data` has those of the first page.',
    ])
    yield ''
    yield '        def sent(at: str | None) -> Call:'
    const [first = '', ...rest] = call(method, given, '            ', 'at')
    yield `            return ${first.trim()}`
    yield* rest
    yield ''
    const fetch = `self._transport.page(sent, ${concrete}, ${item}, cursor)`
    yield kind.async ? `        return AsyncList(lambda: ${fetch})` : `        return ${fetch}`
    return
  }
  yield* signature(method.name, given, answerType(method, types), kind.async)
  yield* help(method, given)
  const [first = '', ...rest] = call(method, given, '        ')
  yield `        sent = ${first.trim()}`
  yield* rest
  if (answer.kind === 'nothing') yield `        ${wait}self._transport.nothing(sent)`
  else if (answer.kind === 'file') yield `        return ${wait}self._transport.file(sent)`
  else
    yield `        return ${wait}self._transport.model(sent, ${answerType(method, types)}${method.ifNoneMatch ? ', if_none_match' : ''})`
}

/** Beside each call that answers a file, one that writes it to the disk. */
function* saving(method: Method, types: Types, kind: Kind): Generator<string> {
  const path: Argument = {
    name: 'path',
    wire: 'path',
    type: 'str | os.PathLike[str]',
    otherwise: undefined,
    words: 'where to; in a folder it gets the name that the service suggests.',
    place: 'option',
  }
  const own = argumentsOf(method, types).filter(({ name }) => name !== 'if_none_match')
  const format = own.find(({ name }) => name === 'format')
  const at = own.filter(({ place }) => place === 'path').length
  const given = [...own.slice(0, at), { ...path, place: 'path' as const }, ...own.slice(at)]
  yield* signature(`${method.name}_to_file`, given, 'Path', kind.async)
  const more = [
    '',
    'Writes the file without holding all of it in memory, and answers where it is. What stood there is replaced in one step.',
  ]
  yield* help(
    method,
    given.map((each) =>
      each === format ? { ...each, words: `${each.words} Told by the ending of \`path\` unless given.` } : each,
    ),
    more.flatMap((line) => wrapped(line, width - 8)),
  )
  if (format !== undefined) {
    const formats = method.query.find(({ name }) => name === 'format')?.schema.enum ?? []
    yield `        chosen = format or format_of(path, (${formats.map((each) => literal(each)).join(', ')}))`
  }
  const calling = given
    .filter(({ name }) => name !== 'path')
    .map((each) => (each === format ? { ...each, name: 'chosen' } : each))
  const [first = '', ...rest] = call({ ...method, ifNoneMatch: false }, calling, '        ')
  yield `        sent = ${first.trim()}`
  yield* rest
  yield `        return ${kind.async ? 'await ' : ''}self._transport.save(sent, path)`
}

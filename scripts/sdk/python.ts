import type { EventKind, Method, Model, ProblemCode, Resource } from './model.ts'
import { resourcesModule } from './python-resources.ts'
import { broken, docstring, literal } from './python-text.ts'
import { Types } from './python-types.ts'

const generated = 'Generated from the description of the service by `npm run sdk`: changes are lost.'

/** The generated part of the Python SDK: file names below `_generated` and their text. */
export function pythonFiles(model: Model): ReadonlyMap<string, string> {
  const types = new Types(model.schemas)
  const events = eventsOf(model.events, types)
  // Answers first, so that of two forms of one thing the one that is read has the plain name.
  for (const method of model.resources.flatMap((each) => methodsOf(each))) answered(method, types)
  const sync = resourcesModule(model.resources, types, false)
  const async = resourcesModule(model.resources, types, true)
  return new Map([
    ['__init__.py', `"""${generated}"""\n`],
    ['problems.py', problemsModule(model)],
    ['types.py', typesModule(types, model.problems, events)],
    ['resources.py', sync],
    ['async_resources.py', async],
  ])
}

const methodsOf = (resource: Resource): readonly Method[] => [
  ...resource.methods,
  ...resource.parts.flatMap((each) => methodsOf(each)),
]

function answered(method: Method, types: Types): void {
  const { answer } = method
  if (answer.kind === 'json') types.of(answer.schema ?? {}, 'out', answer.typeName ?? '')
  if (answer.kind !== 'page') return
  types.of(answer.item ?? {}, 'out', '')
  for (const prefix of ['', 'Async']) types.pageClass(method, prefix)
}

function eventsOf(events: readonly EventKind[], types: Types): string[] {
  const names = events.map(({ schemaName }) => types.of({ $ref: `#/components/schemas/${schemaName}` }, 'out', ''))
  types.of({ $ref: '#/components/schemas/Event' }, 'out', '')
  return [
    '',
    ...[
      'WebhookEvent: TypeAlias = (',
      ...[...names, 'Event'].map((name, at) => `    ${at > 0 ? '| ' : ''}${name}`),
      ')',
    ],
    ...docstring('What a webhook is sent. An `Event` is of a kind that is newer than this package.', ''),
    '',
    '_events: dict[str, type[Model]] = {',
    ...events.map(({ type }, at) => `    ${literal(type)}: ${names[at]},`),
    '}',
    '',
    '',
    'def webhook_event(raw: dict[str, Any]) -> WebhookEvent:',
    '    """An event as the class of its type."""',
    '    return cast("WebhookEvent", _events.get(raw.get("type", ""), Event)(raw))',
  ]
}

function typesModule(types: Types, problems: readonly ProblemCode[], events: readonly string[]): string {
  const code = types.lines().join('\n')
  const codes = [
    '',
    ...broken(
      'ProblemCode: TypeAlias = Literal[',
      problems.map((each) => literal(each.code)),
      ']',
      '',
    ),
    ...docstring('Why the service refuses: `code` of an `APIError`.', ''),
  ]
  const names = [...types.names(), 'ProblemCode', 'WebhookEvent', 'webhook_event'].toSorted()
  const pages = ['AsyncPage', 'Page'].filter((name) => new RegExp(`\\(${name}\\[`).test(code))
  return `${[
    `"""What the service answers and is sent. ${generated}"""`,
    '',
    'from __future__ import annotations',
    '',
    'from collections.abc import Mapping, Sequence',
    'from datetime import date, datetime',
    'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast',
    '',
    'from .._model import Model',
    ...(pages.length > 0 ? [`from .._pagination import ${pages.join(', ')}`] : []),
    '',
    '__all__ = [',
    ...names.map((name) => `    ${literal(name)},`),
    ']',
    ...codes,
    code,
    ...events,
  ].join('\n')}\n`.replaceAll(/\n{4,}/g, '\n\n\n')
}

function problemsModule({ retries }: Model): string {
  return `${[
    `"""When a refused call is sent again. ${generated}"""`,
    '',
    ...broken('RETRIED_STATUSES = frozenset({', retries.statuses.map(String), '})', ''),
    `RETRIED_FROM = ${retries.from}`,
    ...broken('RETRIED_CONFLICTS = frozenset({', retries.conflictCodes.map(literal), '})', ''),
    `MOST_RETRIES = ${retries.most}`,
  ].join('\n')}\n`
}

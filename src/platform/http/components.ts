import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from 'typebox'
import { closed } from './validator.ts'

type Json = Readonly<Record<string, unknown>>

/** The named schemas of the description: `x-component` names one, and so does a definition of a recursive type. */
export interface Components {
  /** A schema of an answer, as a reference where it has a name. Objects are open: fields may be added within v1. */
  answer(schema: TSchema): unknown
  /** A schema of a body or parameter. Objects are closed: unknown fields are refused. */
  input(schema: TSchema): unknown
  readonly schemas: Readonly<Record<string, unknown>>
}

/**
 * Collects named schemas. Where the closed form of an input differs from the open one of answers, it is named `…Input`;
 * all answers must therefore be collected before the first input.
 */
export function collectComponents(): Components {
  const schemas: Record<string, unknown> = {}
  const answers = new Set<string>()
  const named = (name: string, schema: unknown, side: 'answer' | 'input'): unknown => {
    const known = schemas[name]
    if (known !== undefined && !isDeepStrictEqual(known, schema)) {
      if (side === 'answer' || !answers.has(name)) throw new TypeError(`two different schemas are named ${name}`)
      return named(`${name}Input`, schema, side)
    }
    schemas[name] = schema
    if (side === 'answer') answers.add(name)
    return { $ref: `#/components/schemas/${name}` }
  }
  const walk = (node: unknown, side: 'answer' | 'input', own: ReadonlyMap<string, string>): unknown => {
    if (Array.isArray(node)) return node.map((item) => walk(item, side, own))
    if (!isRecord(node)) return node
    const { $defs, $id: _id, 'x-component': component, 'x-wanted': _wanted, ...rest } = node
    const names = isRecord($defs) ? definitionNames($defs, side, own) : own
    const plain = Object.fromEntries(
      Object.entries(rest).map(([keyword, value]) => [
        keyword,
        isData(keyword) ? value : reference(keyword, value, side, names),
      ]),
    )
    if (isRecord($defs))
      for (const [name, schema] of Object.entries($defs)) schemas[names.get(name) ?? name] = walk(schema, side, names)
    return typeof component === 'string' ? named(component, plain, side) : plain
  }
  const reference = (
    keyword: string,
    value: unknown,
    side: 'answer' | 'input',
    names: ReadonlyMap<string, string>,
  ): unknown => {
    if (keyword !== '$ref' || typeof value !== 'string')
      return mapOfSchemas(keyword, value, (schema) => walk(schema, side, names))
    const name = value.replace('#/$defs/', '')
    return `#/components/schemas/${names.get(name) ?? name}`
  }
  const definitionNames = (
    $defs: Json,
    side: 'answer' | 'input',
    own: ReadonlyMap<string, string>,
  ): ReadonlyMap<string, string> => {
    const plain = new Map([...own, ...Object.keys($defs).map((name) => [name, name] as const)])
    if (side === 'answer') {
      for (const name of Object.keys($defs)) answers.add(name)
      return plain
    }
    // Definitions may refer to each other: all of them move to their input names, or none does.
    return Object.keys($defs).some((name) => answers.has(name))
      ? new Map([...plain].map(([name, as]) => [name, name in $defs ? `${name}Input` : as]))
      : plain
  }
  return {
    answer: (schema) => walk(schema, 'answer', new Map()),
    input: (schema) => walk(closed(schema), 'input', new Map()),
    schemas,
  }
}

/** Under these keywords names are property names, not keywords. */
function mapOfSchemas(keyword: string, value: unknown, walk: (schema: unknown) => unknown): unknown {
  if ((keyword === 'properties' || keyword === 'patternProperties') && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, walk(schema)]))
  }
  return walk(value)
}

function isData(keyword: string): boolean {
  return (
    keyword === 'const' ||
    keyword === 'enum' ||
    keyword === 'default' ||
    keyword === 'examples' ||
    keyword === 'example' ||
    keyword === 'required'
  )
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

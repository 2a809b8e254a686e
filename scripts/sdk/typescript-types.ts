/** JSON Schemas as TypeScript. */
import { componentOf, type Model, type Schema } from './model.ts'

export interface TypeContext {
  /** It is sent: an optional member may also be undefined, whatever the caller's `exactOptionalPropertyTypes`. */
  readonly input: boolean
}

/** The type that a schema describes. @throws TypeError for a keyword that is not known here */
export function typeOf(schema: Schema, context: TypeContext): string {
  const component = componentOf(schema)
  if (component !== undefined) return component
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map((each) => typeOf(each, context)))].join(' | ')
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type: String(type) }, context)).join(' | ')
  }
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return `Array<${typeOf(schema.items ?? {}, context)}>`
    case 'object':
      return objectOf(schema, context)
    case undefined:
      return 'unknown'
    default:
      throw new TypeError(`a schema has the type ${JSON.stringify(schema.type)}`)
  }
}

/** Members that are not described are not part of the type, so that a misspelt name does not compile. */
function objectOf(schema: Schema, context: TypeContext): string {
  const members = Object.entries(schema.properties ?? {})
  const open = Object.values(schema.patternProperties ?? {})
  const more = typeof schema.additionalProperties === 'object' ? [...open, schema.additionalProperties] : open
  if (members.length === 0) {
    if (more.length > 0) return `Record<string, ${[...new Set(more.map((each) => typeOf(each, context)))].join(' | ')}>`
    return schema.additionalProperties === false ? 'Record<string, never>' : 'Record<string, unknown>'
  }
  const required = new Set(schema.required)
  const lines = members.map(([name, member]) => {
    const optional = !required.has(name)
    const type = typeOf(member, context)
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
    return `${docOf(memberDoc(member))}${key}${optional ? '?' : ''}: ${type}${optional && context.input ? ' | undefined' : ''}`
  })
  const object = `{\n${lines.join('\n')}\n}`
  return more.length === 0 ? object : `${object} & Record<string, unknown>`
}

function memberDoc(schema: Schema): string {
  const bounds = [
    ...(schema.minimum === undefined ? [] : [`from ${schema.minimum}`]),
    ...(schema.maximum === undefined ? [] : [`to ${schema.maximum}`]),
  ]
  return [
    schema.description ?? '',
    ...(bounds.length === 0 || bounds.join(' ') === 'from 0' ? [] : [`A number ${bounds.join(' ')}.`]),
    ...(schema.default === undefined ? [] : [`@defaultValue ${JSON.stringify(schema.default)}`]),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** A comment before what it is about; nothing for nothing. */
export function docOf(text: string): string {
  const lines = text
    .trim()
    .replaceAll('*/', String.raw`*\/`)
    .split('\n')
    .flatMap((line) => wrapped(line, 112))
  if (lines.length === 0 || (lines.length === 1 && lines[0] === '')) return ''
  if (lines.length === 1) return `/** ${lines[0]} */\n`
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}

function wrapped(line: string, most: number): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > most) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** Names of the components that these schemas reach. */
export function typesReached(model: Model, schemas: readonly Schema[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const look = (schema: unknown): void => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (reached.has(name)) continue
      reached.add(name)
      look(model.schemas[name] ?? {})
    }
  }
  for (const schema of schemas) look(schema)
  return reached
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import type { Fault } from '../problem.ts'
import { loosened } from './checked-by.ts'
import { faultsOf } from './schema-faults.ts'

/** Says what is wrong with a value; an empty list when nothing is. Never changes the value. */
export type Validator = (value: unknown) => Fault[]

/** Compiles schemas strictly: no coercion, no defaults, no removal. Unknown fields are refused (see `closed`). */
export interface Validators {
  compile(schema: TSchema): Validator
}

export function openValidators(): Validators {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    allowUnionTypes: true,
    // Each root schema lives alone: two of them may name an inner schema alike.
    addUsedSchema: false,
  })
  addFormats.default(ajv, ['date', 'time', 'uri', 'email', 'uuid'])
  ajv.addFormat('date-time', isInstant)
  const compiled = new WeakMap<TSchema, Validator>()
  return {
    compile(schema) {
      const known = compiled.get(schema)
      if (known !== undefined) return known
      const shut = loosened(closed(schema))
      let validate: ValidateFunction | undefined
      const validator: Validator = (value) => {
        // At its first use: compiling all schemas takes longer than the rest of the start.
        validate ??= ajv.compile(shut)
        return validate(value) ? [] : faultsOf(validate.errors ?? [], (ref) => definitionOf(schema, ref))
      }
      compiled.set(schema, validator)
      return validator
    },
  }
}

const dateTime = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d(?::?\d\d)?)$/
const [firstInstant, endOfInstants] = ['0001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z'].map((text) =>
  Temporal.Instant.from(text),
) as [Temporal.Instant, Temporal.Instant]

/** RFC 3339 as `Temporal` reads and PostgreSQL keeps it: nanoseconds at most, and in UTC within the years 1 to 9999. */
function isInstant(text: string): boolean {
  if (!dateTime.test(text)) return false
  let at: Temporal.Instant
  try {
    at = Temporal.Instant.from(text)
  } catch {
    return false
  }
  return Temporal.Instant.compare(at, firstInstant) >= 0 && Temporal.Instant.compare(at, endOfInstants) < 0
}

function definitionOf(schema: TSchema, ref: string): unknown {
  const definitions: unknown = Reflect.get(schema, '$defs')
  return typeof definitions === 'object' && definitions !== null
    ? Reflect.get(definitions, ref.replace('#/$defs/', ''))
    : undefined
}

/**
 * The same schema with every object shut for unknown fields, unless it says otherwise itself.
 * @throws TypeError for `allOf`, whose parts would each refuse the fields of the others: write one object
 */
export function closed(schema: TSchema): TSchema {
  return shut(schema) as TSchema
}

function shut(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shut)
  if (typeof node !== 'object' || node === null) return node
  if ('allOf' in node) throw new TypeError('allOf cannot be closed for unknown fields: write one object')
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    copy[name] =
      name === 'properties' || name === '$defs' || name === 'patternProperties'
        ? shutEach(value)
        : literal.has(name)
          ? value
          : shut(value)
  }
  if ('properties' in node && !('additionalProperties' in node)) copy['additionalProperties'] = false
  return copy
}

/** Keywords whose values are data, not schemas. */
const literal: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'default',
  'examples',
  'example',
  'required',
  'x-wanted',
  'x-component',
])

function shutEach(schemas: unknown): unknown {
  if (typeof schemas !== 'object' || schemas === null) return schemas
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shut(schema)]))
}

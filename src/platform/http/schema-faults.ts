import type { ErrorObject } from 'ajv'
import type { Text } from '../language.ts'
import type { Fault } from '../problem.ts'
import { patternWords } from './pattern-words.ts'
import { escapePointer } from './text-safety.ts'

const maxFaults = 50

/** The definition that a `$ref` names. */
export type Definitions = (ref: string) => unknown

/**
 * Ajv's errors as faults that a person understands: what was found, what is allowed, the nearest known name.
 * Needs `allErrors` and `verbose`. Of a union that failed, only the branch that was meant is told.
 */
export function faultsOf(errors: readonly ErrorObject[], define: Definitions = () => undefined): Fault[] {
  const told = new Map<string, Fault>()
  for (const error of withoutOtherBranches(errors, define)) {
    const fault = faultOf(error)
    const key = `${fault.pointer} ${fault.code} ${fault.detail.en}`
    if (!told.has(key)) told.set(key, fault)
    if (told.size >= maxFaults) break
  }
  return [...told.values()]
}

/** For each failed union keeps either the union's own error (all branches are plain values) or the errors of the nearest branch. */
function withoutOtherBranches(errors: readonly ErrorObject[], define: Definitions): ErrorObject[] {
  let kept = [...errors]
  const unions = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')
  // Inner unions come first in Ajv's list, so that an outer one sees them settled.
  for (const union of unions) {
    if (!kept.includes(union)) continue
    const branches = branchesOf(union, kept, define)
    const inside = new Set(branches.values().flatMap((branch) => branch))
    const meant = meantBranch(union, [...branches.values()])
    kept = kept.filter((error) =>
      meant === undefined ? !inside.has(error) : error !== union && (!inside.has(error) || meant.includes(error)),
    )
  }
  return kept
}

function branchesOf(
  union: ErrorObject,
  errors: readonly ErrorObject[],
  define: Definitions,
): Map<number, ErrorObject[]> {
  const schemas: readonly unknown[] = Array.isArray(union.schema) ? union.schema : []
  const branches = new Map<number, ErrorObject[]>()
  for (const error of errors) {
    if (error === union || !isInside(error.instancePath, union.instancePath)) continue
    const number = branchNumber(union, error, schemas, define)
    if (number !== undefined) branches.set(number, [...(branches.get(number) ?? []), error])
  }
  return branches
}

function isInside(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`)
}

/**
 * The branch an error belongs to, by the path of its schema. In a recursive schema the paths of all levels are alike:
 * there a branch counts only if it knows the field that leads to the error.
 */
function branchNumber(
  union: ErrorObject,
  error: ErrorObject,
  schemas: readonly unknown[],
  define: Definitions,
): number | undefined {
  const field = error.instancePath.slice(union.instancePath.length + 1).split('/', 1)[0]
  const leadsThere = (schema: unknown): boolean =>
    field === undefined || field === '' || hasField(schema, field, define)
  const byPath = schemas.findIndex((schema, index) => {
    const ref = typeof schema === 'object' && schema !== null && '$ref' in schema ? schema.$ref : undefined
    const under =
      error.schemaPath.startsWith(`${union.schemaPath}/${index}/`) ||
      (typeof ref === 'string' && error.schemaPath.startsWith(`${ref}/`))
    return under && leadsThere(schema)
  })
  if (byPath !== -1) return byPath
  const byField = field === undefined || field === '' ? -1 : schemas.findIndex(leadsThere)
  return byField === -1 ? undefined : byField
}

function hasField(schema: unknown, field: string, define: Definitions): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('$ref' in schema && typeof schema.$ref === 'string') return hasField(define(schema.$ref), field, define)
  if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null)
    return Object.hasOwn(schema.properties, field)
  // A list leads to its items, a map to its values; a plain value to nothing.
  return (
    'items' in schema ||
    'additionalProperties' in schema ||
    'patternProperties' in schema ||
    'anyOf' in schema ||
    'oneOf' in schema
  )
}

/** The branch whose fixed names (`kind: "size"`) and type fit the data; of several, the one with the fewest errors. */
function meantBranch(union: ErrorObject, branches: readonly ErrorObject[][]): ErrorObject[] | undefined {
  const fitting = branches.filter(
    (branch) =>
      !branch.some(
        (error) =>
          (error.instancePath === union.instancePath && ['type', 'const', 'enum'].includes(error.keyword)) ||
          (error.keyword === 'const' && isChild(error.instancePath, union.instancePath)),
      ),
  )
  if (fitting.length > 0) return fitting.toSorted((a, b) => a.length - b.length)[0]
  // Every branch is told apart by one name (`kind`): say which values it may have.
  const tags = branches.flatMap((branch) =>
    branch.filter((error) => error.keyword === 'const' && isChild(error.instancePath, union.instancePath)),
  )
  const first = tags[0]
  if (first === undefined || tags.length < branches.length - 1) return undefined
  const allowed = tags.filter((tag) => tag.instancePath === first.instancePath).map((tag) => allowedValue(tag))
  first.keyword = 'enum'
  first.params = { allowedValues: [...new Set(allowed)] }
  return [first]
}

function isChild(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`) && !inner.slice(outer.length + 1).includes('/')
}

function allowedValue(error: ErrorObject): unknown {
  const params: Readonly<Record<string, unknown>> = error.params
  return params['allowedValue']
}

function faultOf(error: ErrorObject): Fault {
  const params: Readonly<Record<string, unknown>> = error.params
  const speak = sentences[error.keyword]
  const told = speak?.(params, error) ?? {
    code: 'invalid_value',
    en: `the value ${error.message ?? 'is not allowed'}`,
    el: 'η τιμή δεν επιτρέπεται',
  }
  const pointer = told.name === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(told.name)}`
  return { pointer, code: told.code, detail: { en: told.en, el: told.el } }
}

interface Told extends Text {
  code: string
  name?: string
}
type Sentence = (params: Readonly<Record<string, unknown>>, error: ErrorObject) => Told

const sentences: Readonly<Record<string, Sentence | undefined>> = {
  required: (params) => {
    const name = String(params['missingProperty'])
    return { code: 'missing_field', name, en: `"${name}" is required`, el: `το «${name}» είναι υποχρεωτικό` }
  },
  additionalProperties: (params, error) => unknownField(String(params['additionalProperty']), error),
  unevaluatedProperties: (params, error) => unknownField(String(params['unevaluatedProperty']), error),
  type: (params, error) => {
    const wanted = [params['type']].flat().map(String)
    return {
      code: 'wrong_type',
      en: `it is ${typeWord(error.data).en}; it must be ${wanted.map((type) => typeNames[type]?.en ?? type).join(' or ')}`,
      el: `είναι ${typeWord(error.data).el}· πρέπει να είναι ${wanted.map((type) => typeNames[type]?.el ?? type).join(' ή ')}`,
    }
  },
  enum: (params, error) => notAllowed(error.data, [params['allowedValues']].flat(), error.parentSchema),
  const: (params, error) => notAllowed(error.data, [params['allowedValue']]),
  anyOf: (_params, error) => union(error),
  oneOf: (_params, error) => union(error),
  minLength: (params) => sized('too_short', params, 'at least', 'τουλάχιστον', 'character', 'χαρακτήρα', 'χαρακτήρες'),
  maxLength: (params) => sized('too_long', params, 'at most', 'το πολύ', 'character', 'χαρακτήρα', 'χαρακτήρες'),
  minItems: (params) => sized('too_few_items', params, 'at least', 'τουλάχιστον', 'item', 'στοιχείο', 'στοιχεία'),
  maxItems: (params) => sized('too_many_items', params, 'at most', 'το πολύ', 'item', 'στοιχείο', 'στοιχεία'),
  minProperties: (params) => sized('too_few_fields', params, 'at least', 'τουλάχιστον', 'field', 'πεδίο', 'πεδία'),
  maxProperties: (params) => sized('too_many_fields', params, 'at most', 'το πολύ', 'field', 'πεδίο', 'πεδία'),
  minimum: (params) => bound('too_small', params, 'at least', 'τουλάχιστον'),
  maximum: (params) => bound('too_large', params, 'at most', 'το πολύ'),
  exclusiveMinimum: (params) => bound('too_small', params, 'greater than', 'μεγαλύτερο από'),
  exclusiveMaximum: (params) => bound('too_large', params, 'less than', 'μικρότερο από'),
  multipleOf: (params) => bound('invalid_value', { limit: params['multipleOf'] }, 'a multiple of', 'πολλαπλάσιο του'),
  uniqueItems: (params) => ({
    code: 'duplicate_items',
    en: `items ${String(params['j'])} and ${String(params['i'])} are the same; each may appear once`,
    el: `τα στοιχεία ${String(params['j'])} και ${String(params['i'])} είναι ίδια· το καθένα δίνεται μία φορά`,
  }),
  format: (params, error) => badFormat(String(params['format']), error),
  pattern: (_params, error) => badPattern(error),
  propertyNames: (params) => ({
    code: 'unknown_field',
    name: String(params['propertyName']),
    en: `the name "${String(params['propertyName'])}" is not allowed`,
    el: `το όνομα «${String(params['propertyName'])}» δεν επιτρέπεται`,
  }),
}

const typeNames: Readonly<Record<string, Text | undefined>> = {
  string: { en: 'a string', el: 'κείμενο' },
  number: { en: 'a number', el: 'αριθμός' },
  integer: { en: 'a whole number', el: 'ακέραιος αριθμός' },
  boolean: { en: 'true or false', el: 'true ή false' },
  array: { en: 'an array', el: 'πίνακας' },
  object: { en: 'an object', el: 'αντικείμενο' },
  null: { en: 'null', el: 'null' },
}

function typeWord(data: unknown): Text {
  if (data === null) return { en: 'null', el: 'null' }
  if (data === undefined) return { en: 'absent', el: 'απόν' }
  if (Array.isArray(data)) return { en: 'an array', el: 'πίνακας' }
  if (typeof data === 'number' && !Number.isInteger(data)) return { en: `the number ${data}`, el: `ο αριθμός ${data}` }
  if (typeof data === 'boolean') return { en: String(data), el: String(data) }
  return typeNames[typeof data] ?? { en: 'something else', el: 'κάτι άλλο' }
}

function shown(data: unknown): string {
  const text = JSON.stringify(data) ?? 'undefined'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** A schema may say in words what is allowed and why: `x-wanted`. */
function notAllowed(data: unknown, allowed: readonly unknown[], schema?: unknown): Told {
  const wanted = typeof schema === 'object' && schema !== null && 'x-wanted' in schema ? schema['x-wanted'] : undefined
  if (isText(wanted)) {
    return {
      code: 'not_allowed_value',
      en: `it is ${shown(data)}; it must be ${wanted.en}`,
      el: `είναι ${shown(data)}· πρέπει να είναι ${wanted.el}`,
    }
  }
  const list = allowed.slice(0, 40).map(shown).join(', ') + (allowed.length > 40 ? ', …' : '')
  const near =
    typeof data === 'string'
      ? nearest(
          data,
          allowed.filter((value) => typeof value === 'string'),
        )
      : undefined
  const only = allowed.length === 1
  return {
    code: 'not_allowed_value',
    en: `it is ${shown(data)}; it must be ${only ? '' : 'one of '}${list}${near === undefined ? '' : `. Did you mean "${near}"?`}`,
    el: `είναι ${shown(data)}· πρέπει να είναι ${only ? '' : 'ένα από τα '}${list}${near === undefined ? '' : `. Μήπως εννοείτε «${near}»;`}`,
  }
}

function unknownField(name: string, error: ErrorObject): Told {
  const schema: unknown = error.parentSchema
  const properties =
    typeof schema === 'object' && schema !== null && 'properties' in schema ? schema.properties : undefined
  const known = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  const near = nearest(name, known)
  const list = known.slice(0, 40).join(', ')
  const hint: Text =
    near !== undefined
      ? { en: `did you mean "${near}"?`, el: `μήπως εννοείτε «${near}»;` }
      : known.length > 0
        ? { en: `known here: ${list}`, el: `γνωστά εδώ: ${list}` }
        : { en: 'nothing is expected here', el: 'εδώ δεν αναμένεται τίποτα' }
  return {
    code: 'unknown_field',
    name,
    en: `"${name.slice(0, 60)}" is not a known field; ${hint.en}`,
    el: `το «${name.slice(0, 60)}» δεν είναι γνωστό πεδίο· ${hint.el}`,
  }
}

function union(error: ErrorObject): Told {
  const schemas: readonly unknown[] = Array.isArray(error.schema) ? error.schema : []
  const values: unknown[] = []
  const types: string[] = []
  for (const schema of schemas) {
    if (typeof schema !== 'object' || schema === null) continue
    if ('const' in schema) values.push(schema.const)
    else if ('enum' in schema && Array.isArray(schema.enum)) values.push(...schema.enum)
    else if ('type' in schema && typeof schema.type === 'string') types.push(schema.type)
  }
  if (values.length > 0 && types.length === 0) return notAllowed(error.data, values)
  const names = [...new Set(types)].map((type) => typeNames[type])
  const plain = values.map(shown)
  const en = [...names.map((name) => name?.en), ...plain].filter((word) => word !== undefined).join(' or ')
  const el = [...names.map((name) => name?.el), ...plain].filter((word) => word !== undefined).join(' ή ')
  return {
    code: 'wrong_type',
    en: `it fits none of the allowed forms${en === '' ? '' : `; it must be ${en}`}`,
    el: `δεν ταιριάζει σε καμία από τις επιτρεπτές μορφές${el === '' ? '' : `· πρέπει να είναι ${el}`}`,
  }
}

function sized(
  code: string,
  params: Readonly<Record<string, unknown>>,
  en: string,
  el: string,
  unit: string,
  one: string,
  many: string,
): Told {
  const limit = Number(params['limit'])
  return {
    code,
    en: `it must have ${en} ${limit} ${unit}${limit === 1 ? '' : 's'}`,
    el: `πρέπει να έχει ${el} ${limit} ${limit === 1 ? one : many}`,
  }
}

function bound(code: string, params: Readonly<Record<string, unknown>>, en: string, el: string): Told {
  return {
    code,
    en: `it must be ${en} ${String(params['limit'])}`,
    el: `πρέπει να είναι ${el} ${String(params['limit'])}`,
  }
}

const formats: Readonly<Record<string, Text | undefined>> = {
  date: { en: 'a date like 2026-03-31', el: 'ημερομηνία όπως 2026-03-31' },
  'date-time': { en: 'an instant like 2026-03-31T12:00:00Z', el: 'χρονική στιγμή όπως 2026-03-31T12:00:00Z' },
  uri: {
    en: 'an absolute address like https://example.org/page',
    el: 'πλήρης διεύθυνση όπως https://example.org/page',
  },
  email: { en: 'an e-mail address', el: 'διεύθυνση ηλεκτρονικού ταχυδρομείου' },
  uuid: { en: 'a UUID', el: 'UUID' },
}

function badFormat(format: string, error: ErrorObject): Told {
  const wanted = formats[format] ?? { en: `in the format "${format}"`, el: `της μορφής «${format}»` }
  return {
    code: 'bad_format',
    en: `${shown(error.data)} is not ${wanted.en}`,
    el: `το ${shown(error.data)} δεν είναι ${wanted.el}`,
  }
}

/** A schema with a pattern may say in words what fits: `x-wanted: { en, el }`. */
function badPattern(error: ErrorObject): Told {
  const schema: unknown = error.parentSchema
  const said = typeof schema === 'object' && schema !== null ? schema : {}
  const wanted = 'x-wanted' in said ? said['x-wanted'] : patternWords(String(error.schema))
  if (isText(wanted)) {
    return {
      code: 'bad_format',
      en: `${shown(error.data)} is not ${wanted.en}`,
      el: `το ${shown(error.data)} δεν είναι ${wanted.el}`,
    }
  }
  const like = exampleIn(said)
  return {
    code: 'bad_format',
    en: `${shown(error.data)} is not of the form expected here${like === undefined ? '' : ` (${like})`}`,
    el: `το ${shown(error.data)} δεν έχει τη μορφή που αναμένεται εδώ${like === undefined ? '' : ` (${like})`}`,
  }
}

/** The first example of a schema, else its description. */
function exampleIn(schema: object): string | undefined {
  const [example]: readonly unknown[] = 'examples' in schema && Array.isArray(schema.examples) ? schema.examples : []
  if (example !== undefined) return shown(example)
  return 'description' in schema && typeof schema.description === 'string' ? schema.description : undefined
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'el' in value
}

/** The known name closest to the given one, if at most a third of its letters (rounded up) differ (Levenshtein). */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 60) return undefined
  let best: string | undefined
  let bestDistance = Math.ceil(name.length / 3) + 1
  for (const candidate of known) {
    const distance =
      candidate.toLowerCase() === name.toLowerCase() ? 0 : editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted))
    }
    row = next
  }
  return row[b.length] ?? 0
}

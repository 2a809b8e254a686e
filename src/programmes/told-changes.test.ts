import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Type } from 'typebox'
import { programmeDifferences } from '../core/facts/programme-difference.ts'
import type { Programme } from '../core/facts/programme.ts'
import { terms } from '../wording/terms.ts'
import { say } from '../wording/wording.ts'
import { criterionSchemas } from './criterion-schemas.ts'
import { programmeMembers } from './programme-schemas.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: object
  readonly items?: Schema
}

/** Values of the fields whose form is a pattern of its own. */
const patterned: Readonly<Record<string, readonly string[]>> = {
  time_zone: ['Europe/Athens', 'Europe/Brussels'],
  amount: ['1000.00', '2000.00'],
  currency: ['EUR', 'USD'],
  country: ['GR', 'FR'],
  regions: ['EL30', 'EL43'],
}

/** A value of a schema with everything that it may have; others are of another number, in each of their fields. */
function valueOf(schema: Schema, n: number, name = ''): unknown {
  if (name === 'eligibility' || name === 'when')
    return { all: [{ kind: 'manual', id: 'm', question: { en: `Question ${n}?` } }] }
  if (schema.enum !== undefined) return schema.enum[n % schema.enum.length]
  if (schema.patternProperties !== undefined) return { el: `κείμενο ${n}`, en: `text ${n}` }
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, valueOf(inner, n, key)]))
  if (schema.type === 'array') return name === 'citations' ? [] : [valueOf(schema.items ?? {}, n, name)]
  if (schema.type === 'boolean') return n % 2 === 0
  if (schema.type === 'number' || schema.type === 'integer') return 10 + n
  if (schema.format === 'date') return `2026-03-0${1 + n}`
  if (schema.format === 'date-time') return `2026-03-0${1 + n}T12:00:00Z`
  return patterned[name]?.[n] ?? `${name}-${n}`
}

interface Leaf {
  readonly path: readonly string[]
  readonly schema: Schema
  readonly optional: boolean
}

function leavesOf(schema: Schema, path: readonly string[], optional: boolean): Leaf[] {
  const name = path.at(-1) ?? ''
  const self = path.length > 0 && optional ? [{ path, schema, optional }] : []
  if (name === 'eligibility' || name === 'when' || name === 'citations') return [{ path, schema, optional }]
  if (schema.properties !== undefined) {
    const { properties, required = [] } = schema
    return [
      ...self,
      ...Object.entries(properties).flatMap(([key, inner]) => leavesOf(inner, [...path, key], !required.includes(key))),
    ]
  }
  if (schema.items?.properties !== undefined) return [...self, ...leavesOf(schema.items, [...path, '0'], false)]
  return [{ path, schema, optional }]
}

function put(whole: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy: unknown = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }
  const inner = (copy as Record<string, unknown>)[name]
  if (rest.length > 0) (copy as Record<string, unknown>)[name] = put(inner, rest, value)
  else if (value === undefined) delete (copy as Record<string, unknown>)[name]
  else (copy as Record<string, unknown>)[name] = value
  return copy
}

const schema = Type.Object(programmeMembers) as unknown as Schema
const names = { region: (code: string) => `Region ${code}` }
const full = valueOf(schema, 0) as Programme
const told = (after: unknown): string[] =>
  programmeDifferences(full, after as Programme).flatMap(({ says }) => [say(says, 'el', names), say(says, 'en', names)])

/** What says where something stands and when it was fetched is no change; nor is the number of letters beside the text's hash. */
const incidental = /\/(?:citations|retrieved_at|length)$|^\/documents\/0\/(?:id|key)$/u
/** Told by their names: what is too long for a sentence, a whole condition, and what follows from other fields. */
const unsaid =
  /^\/(?:summary\b.*|eligibility|funding\/bonuses\/0\/when|documents\/0\/(?:sha256|pages|sections.*)|call\/deadlines\/0\/moved.*|funding\/intensity\b.*)$/u

describe('every field of a programme that changes is told', () => {
  for (const { path, schema: of, optional } of leavesOf(schema, [], false)) {
    const pointer = `/${path.join('/')}`
    if (incidental.test(pointer)) continue
    test(pointer, () => {
      const versions = [
        ...(of.properties === undefined && of.items?.properties === undefined
          ? [put(full, path, valueOf(of, 1, path.at(-1)))]
          : []),
        ...(optional ? [put(full, path, undefined)] : []),
      ]
      for (const version of versions) {
        const sentences = told(version)
        assert.ok(sentences.length >= 2, 'nothing is said')
        if (!unsaid.test(pointer)) assert.doesNotMatch(sentences.join(' '), /^Άλλαξε: [^,"«]*\. Changed: [^,"«]*\.$/u)
      }
    })
  }

  test('every member of a condition has a name', () => {
    const apart = new Set(['id', 'kind', 'effect', 'citations'])
    const members = [...criterionSchemas.values()].flatMap((each) => Object.keys((each as Schema).properties ?? {}))
    for (const name of members) if (!apart.has(name)) assert.ok(Object.hasOwn(terms.criterion_member, name), name)
  })
})

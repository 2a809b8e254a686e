import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { nearest } from './schema-faults.ts'
import { openValidators } from './validator.ts'

const validators = openValidators()
const leaf = Type.Object({
  kind: Type.Literal('size'),
  classes: Type.Array(Type.Enum(['micro', 'small']), { minItems: 1 }),
})
const other = Type.Object({
  kind: Type.Literal('region'),
  code: Type.String({ pattern: '^EL', 'x-wanted': { en: 'a Greek region', el: 'ελληνική περιφέρεια' } }),
})
const tree = Type.Cyclic(
  { Node: Type.Union([Type.Object({ all: Type.Array(Type.Ref('Node')) }), leaf, other]) },
  'Node',
)

function told(schema: Parameters<typeof validators.compile>[0], value: unknown): string[] {
  return validators
    .compile(schema)(value)
    .map((fault) => `${fault.pointer} ${fault.code}: ${fault.detail.en}`)
}

test('an unknown field is refused with the known one that is nearest', () => {
  const schema = Type.Object({ headcount: Type.Optional(Type.Number()), name: Type.String() })
  assert.deepEqual(told(schema, { name: 'x', headcuont: 3 }), [
    '/headcuont unknown_field: "headcuont" is not a known field; did you mean "headcount"?',
  ])
  assert.match(told(schema, { name: 'x', zzzzzz: 1 })[0] ?? '', /known here: headcount, name/)
})

test('nothing is coerced: a number in quotes is not a number, null is not zero', () => {
  const schema = Type.Object({ count: Type.Integer() })
  assert.deepEqual(told(schema, { count: '5' }), ['/count wrong_type: it is a string; it must be a whole number'])
  assert.deepEqual(told(schema, { count: null }), ['/count wrong_type: it is null; it must be a whole number'])
  assert.deepEqual(told(schema, { count: 1.5 }), ['/count wrong_type: it is the number 1.5; it must be a whole number'])
  assert.deepEqual(told(schema, {}), ['/count missing_field: "count" is required'])
})

test('a value outside a list is told with the list and the nearest of it', () => {
  const schema = Type.Object({ size: Type.Enum(['micro', 'small', 'medium']) })
  assert.deepEqual(told(schema, { size: 'smal' }), [
    '/size not_allowed_value: it is "smal"; it must be one of "micro", "small", "medium". Did you mean "small"?',
  ])
})

test('of a union only the branch that was meant is told', () => {
  assert.deepEqual(told(tree, { all: [{ kind: 'size', classes: ['huge'] }] }), [
    '/all/0/classes/0 not_allowed_value: it is "huge"; it must be one of "micro", "small"',
  ])
  assert.deepEqual(told(tree, { all: [{ kind: 'region', code: 'FR1' }, { all: [] }] }), [
    '/all/0/code bad_format: "FR1" is not a Greek region',
  ])
  assert.deepEqual(told(tree, { all: [{ kind: 'size', classes: ['micro'] }] }), [])
})

test('of a union told apart by a kind, an unknown kind is told with the known ones', () => {
  const union = Type.Union([leaf, other])
  assert.deepEqual(told(union, { kind: 'regoin', code: 'EL' }), [
    '/kind not_allowed_value: it is "regoin"; it must be one of "size", "region". Did you mean "region"?',
  ])
})

test('a nullable value of another type is told what it may be', () => {
  const schema = Type.Object({ until: Type.Union([Type.String({ format: 'date' }), Type.Null()]) })
  assert.deepEqual(told(schema, { until: 5 }), [
    '/until wrong_type: it fits none of the allowed forms; it must be a string or null',
  ])
  assert.deepEqual(told(schema, { until: '2026-02-30' }), [
    '/until bad_format: "2026-02-30" is not a date like 2026-03-31',
  ])
})

test('every sentence exists in Greek too', () => {
  const faults = validators.compile(
    Type.Object({
      a: Type.String({ minLength: 2 }),
      b: Type.Array(Type.Integer(), { maxItems: 1, uniqueItems: true }),
    }),
  )({ a: 'x', b: [1, 1], c: 0 })
  assert.equal(faults.length, 4)
  for (const { detail } of faults) assert.match(detail.el, /[α-ω]/)
})

test('a name far from every known one suggests nothing', () => {
  assert.equal(nearest('turnover', ['name', 'kind']), undefined)
  assert.equal(nearest('EL', ['el', 'en']), 'el')
})

test('a value of the wrong form is told the form in words or by an example, never a regular expression', () => {
  const date = Type.Object({ on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) })
  assert.deepEqual(told(date, { on: '17/5/2021' }), [
    '/on bad_format: "17/5/2021" is not a date YYYY-MM-DD, for example 2021-05-17',
  ])
  const other = Type.Object({ code: Type.String({ pattern: '^x+$', examples: ['xx'] }) })
  assert.deepEqual(told(other, { code: 'y' }), ['/code bad_format: "y" is not of the form expected here ("xx")'])
})

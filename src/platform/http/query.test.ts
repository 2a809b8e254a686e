import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { Problem } from '../problem.ts'
import { parametersReader, queryPairs } from './query.ts'
import { openValidators } from './validator.ts'

const schema = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  min_score: Type.Optional(Type.Number()),
  closed: Type.Optional(Type.Boolean()),
  kad: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: 3 })),
  q: Type.Optional(Type.String()),
})
const check = openValidators().compile(schema)
const read = (url: string) => parametersReader(schema, check, 'query')(queryPairs(url))

function refused(url: string): Problem {
  try {
    read(url)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error(`${url} was accepted`)
}

test('numbers, truth values and lists are read by the schema; texts stay texts', () => {
  assert.deepEqual(read('/x?limit=5&min_score=0.5&closed=false&kad=1,2&kad=3&q=5'), {
    limit: 5,
    min_score: 0.5,
    closed: false,
    kad: ['1', '2', '3'],
    q: '5',
  })
  assert.deepEqual(read('/x'), { limit: 20 })
  assert.deepEqual(read('/x?q=%CE%B1%CE%B3%CF%81%CF%8C%CF%84%CE%B7%CF%82+2'), { limit: 20, q: 'αγρότης 2' })
})

test('a part of the path that no database text can hold is refused', () => {
  const inPath = (value: string) => parametersReader(schema, check, 'path')([['q', value]])
  assert.deepEqual(inPath('a'), { limit: 20, q: 'a' })
  for (const bad of ['a\0', '\ud800']) assert.throws(() => inPath(bad), { code: 'bad_url', status: 400 })
})

test('what only looks like a number is refused', () => {
  for (const value of ['0x10', '1e3', '', '+5', '05', '1.5', '%205', 'ten', '101', '0']) {
    assert.equal(refused(`/x?limit=${value}`).code, 'invalid_parameter', value)
  }
})

test('a parameter that is unknown or given twice is refused by its name', () => {
  assert.deepEqual(
    refused('/x?limti=5').errors.map((error) => [error.pointer, error.code]),
    [['?limti', 'unknown_field']],
  )
  assert.match(refused('/x?limti=5').detail.en, /did you mean "limit"\?$/u, 'a question ends the sentence')
  assert.match(refused('/x?limit=101').detail.en, /at most 100\.$/u)
  assert.deepEqual(
    refused('/x?limit=5&limit=6').errors.map((error) => [error.pointer, error.code]),
    [['?limit', 'given_twice']],
  )
  assert.equal(refused('/x?__proto__=1').code, 'invalid_parameter')
})

test('bad percent-encoding and characters that cannot be kept are refused', () => {
  for (const url of ['/x?q=%', '/x?q=%zz', '/x?q=%ff', '/x?q=a%00b', '/x?%00=1'])
    assert.equal(refused(url).code, 'bad_url', url)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Problem } from '../problem.ts'
import { maxDepth, readJson, unsafeTexts } from './text-safety.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function refusal(text: string | Uint8Array): Problem {
  try {
    readJson(typeof text === 'string' ? bytes(text) : text)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('it was accepted')
}

test('any JSON value that is not too deep is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      // A name that fast-check happened to give twice, or one that reaches a prototype, is refused on purpose.
      let read: unknown
      try {
        read = readJson(bytes(text))
      } catch (error) {
        assert.ok(error instanceof Problem && /twice|not allowed/.test(error.detail.en), String(error))
        return
      }
      assert.deepEqual(read, JSON.parse(text))
    }),
  )
})

test('a fault in JSON is told with its line and column', () => {
  assert.match(refusal('{\n  "name": "x",\n  "amount": 1.}').detail.en, /line 3, column 1\d/)
  assert.match(refusal('{"a": [1, 2}').detail.el, /γραμμή 1, στήλη 12/)
  assert.match(refusal('').detail.en, /empty/)
})

test('nesting beyond the limit is refused before anything recurses', () => {
  readJson(bytes('['.repeat(maxDepth) + ']'.repeat(maxDepth)))
  assert.match(refusal('['.repeat(maxDepth + 1) + ']'.repeat(maxDepth + 1)).detail.en, /nested more than 64/)
  assert.match(refusal('{"a":'.repeat(100_000)).detail.en, /nested more than 64/)
  assert.deepEqual(
    readJson(bytes(JSON.stringify('[['.repeat(1000)))),
    '[['.repeat(1000),
    'brackets inside a text are text',
  )
})

test('a name given twice is refused rather than half forgotten', () => {
  assert.match(refusal('{"amount": 1, "amount": 2}').detail.en, /twice/)
  assert.match(refusal('{"a": {"b": [{"c": 1, "c": 1}]}}').detail.en, /twice/)
  assert.deepEqual(readJson(bytes('{"a": ":", "b": "\\":\\""}')), { a: ':', b: '":"' })
})

test('names that reach a prototype are refused', () => {
  assert.match(refusal('{"__proto__": {"admin": true}}').detail.en, /__proto__/)
  assert.match(refusal('{"constructor": {"prototype": {}}}').detail.en, /constructor/)
  assert.deepEqual(readJson(bytes('{"constructor": "ACME SA"}')), { constructor: 'ACME SA' })
})

test('bytes that are not UTF-8 are refused', () => {
  assert.match(refusal(Uint8Array.of(0x22, 0xc3, 0x28, 0x22)).detail.en, /UTF-8/)
})

test('NUL characters and lone surrogates are found wherever they are, names included', () => {
  const body = readJson(bytes('{"a": ["ok", "x\\u0000"], "b/c": {"d": "\\ud83d"}, "e\\u0000": 1}'))
  assert.deepEqual(
    unsafeTexts(body).map((fault) => [fault.pointer, fault.code]),
    [
      ['/a/1', 'invalid_text'],
      ['/b~1c/d', 'invalid_text'],
      ['', 'invalid_text'],
    ],
  )
  assert.deepEqual(unsafeTexts({ a: '😀', β: ['Ελλάδα'] }), [])
})

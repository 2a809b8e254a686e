import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byteText, JsonBytes } from './json-bytes.ts'
import { SpareMemory } from './reusable-body.ts'

const textOf = (json: JsonBytes): string => Buffer.from(json.bytes).toString()

test('what is longer than the memory that was begun with is written whole', () => {
  const json = new JsonBytes(new SpareMemory())
  const parts = Array.from({ length: 3000 }, (_, i) => (i % 2 === 0 ? 'αβγ«»\n'.repeat(30) : `${i} `.repeat(40)))
  for (const part of parts) json.write(byteText(part))
  assert.equal(textOf(json), parts.join(''))
})

test('what was taken stays as it is when its memory is used again', () => {
  const spare = new SpareMemory()
  const first = new JsonBytes(spare)
  first.write(byteText('"ένα"'))
  const taken = first.taken()
  assert.equal(first.bytes.length, 0)
  first.release()
  const [second, third] = [new JsonBytes(spare), new JsonBytes(spare)]
  second.write(byteText('"δύο"'))
  third.write(byteText('"τρία"'))
  assert.deepEqual([Buffer.from(taken).toString(), textOf(second), textOf(third)], ['"ένα"', '"δύο"', '"τρία"'])
})

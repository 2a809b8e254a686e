import assert from 'node:assert/strict'
import { test } from 'node:test'
import { JsonBytes } from './json-bytes.ts'
import { SpareMemory } from './reusable-body.ts'

const textOf = (json: JsonBytes): string => Buffer.from(json.bytes).toString()

test('a list has its brackets whether it has no item, one or several', () => {
  const lists = [[], ['1'], ['"α"', '"β"', '"γ"']].map((items) => {
    const json = new JsonBytes(new SpareMemory())
    json.ascii('{"list":')
    const from = json.length
    for (const item of items) json.put(Buffer.from(`,${item}`))
    json.endList(from)
    json.ascii('}')
    return textOf(json)
  })
  assert.deepEqual(lists, ['{"list":[]}', '{"list":[1]}', '{"list":["α","β","γ"]}'])
})

test('what is longer than the memory that was begun with is written whole', () => {
  const json = new JsonBytes(new SpareMemory())
  const parts = Array.from({ length: 3000 }, (_, i) => (i % 2 === 0 ? 'αβγ«»\n'.repeat(30) : `${i} `.repeat(40)))
  for (const [i, part] of parts.entries()) {
    if (i % 3 === 0) json.put(Buffer.from(part))
    else json.text(part)
  }
  assert.equal(textOf(json), parts.join(''))
})

test('what was taken stays as it is when its memory is used again', () => {
  const spare = new SpareMemory()
  const first = new JsonBytes(spare)
  first.text('"ένα"')
  const taken = first.taken()
  assert.equal(first.length, 0)
  first.release()
  const [second, third] = [new JsonBytes(spare), new JsonBytes(spare)]
  second.text('"δύο"')
  third.text('"τρία"')
  assert.deepEqual([Buffer.from(taken).toString(), textOf(second), textOf(third)], ['"ένα"', '"δύο"', '"τρία"'])
})

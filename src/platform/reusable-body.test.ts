import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ReusableBody, SpareMemory } from './reusable-body.ts'

const bodyOf = (...moments: string[]): string =>
  JSON.stringify({ text: 'ώρα "at":"10:00"', data: moments.map((at) => ({ at })), next: 'abc' })
const values = [
  { member: 'at', value: '10:00' },
  { member: 'next', value: 'abc' },
]
const textOf = ({ bytes }: { bytes: Uint8Array }): string => Buffer.from(bytes).toString()

test('a body says other values wherever they stand as a member, and nothing else', () => {
  const body = new ReusableBody(bodyOf('10:00', '10:00'), values, new SpareMemory())
  assert.equal(textOf(body.with(['11:30', 'xyz'])), bodyOf('11:30', '11:30').replace('"abc"', '"xyz"'))
})

test('answers that say the same share their memory; one that says something else leaves it to them until they have left', () => {
  const body = new ReusableBody(bodyOf('10:00'), values, new SpareMemory())
  const first = body.with(['11:00', 'abc'])
  const second = body.with(['11:00', 'abc'])
  assert.equal(second.bytes, first.bytes)
  const third = body.with(['12:00', 'abc'])
  assert.equal(textOf(first), bodyOf('11:00'))
  assert.equal(textOf(third), bodyOf('12:00'))
  first.sent()
  first.sent()
  const fourth = body.with(['13:00', 'abc'])
  assert.equal(textOf(second), bodyOf('11:00'))
  assert.equal(textOf(third), bodyOf('12:00'))
  // Only now has the first one left for everybody: its memory is the next one's.
  second.sent()
  const fifth = body.with(['14:00', 'abc'])
  assert.equal(fifth.bytes.buffer, first.bytes.buffer)
  for (const [one, at] of [
    [third, '12:00'],
    [fourth, '13:00'],
    [fifth, '14:00'],
  ] as const)
    assert.equal(textOf(one), bodyOf(at))
})

test('a body that nobody is being sent says something else where it is', () => {
  const body = new ReusableBody(bodyOf('10:00'), values, new SpareMemory())
  const first = body.with(['11:00', 'abc'])
  first.sent()
  const second = body.with(['12:00', 'abc'])
  assert.equal(second.bytes.buffer, first.bytes.buffer)
  assert.equal(textOf(second), bodyOf('12:00'))
})

test('a value of another length is refused: it would cut the body', () => {
  const body = new ReusableBody(bodyOf('10:00'), values, new SpareMemory())
  assert.throws(() => body.with(['9:00', 'abc']), RangeError)
})

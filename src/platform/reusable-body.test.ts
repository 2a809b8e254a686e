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

test('a body that is still being sent keeps what it says; its memory is used again when it has left', () => {
  const body = new ReusableBody(bodyOf('10:00'), values, new SpareMemory())
  const first = body.with(['11:00', 'abc'])
  const second = body.with(['12:00', 'abc'])
  assert.equal(textOf(first), bodyOf('11:00'))
  assert.equal(textOf(second), bodyOf('12:00'))
  first.sent()
  const third = body.with(['13:00', 'abc'])
  assert.equal(third.bytes, first.bytes)
  assert.equal(textOf(second), bodyOf('12:00'))
  second.sent()
  second.sent()
  const [fourth, fifth] = [body.with(['14:00', 'abc']), body.with(['15:00', 'abc'])]
  assert.equal(fourth.bytes.buffer, second.bytes.buffer)
  assert.notEqual(fifth.bytes.buffer, second.bytes.buffer)
  for (const [one, at] of [
    [third, '13:00'],
    [fourth, '14:00'],
    [fifth, '15:00'],
  ] as const)
    assert.equal(textOf(one), bodyOf(at))
})

test('a value of another length is refused: it would cut the body', () => {
  const body = new ReusableBody(bodyOf('10:00'), values, new SpareMemory())
  assert.throws(() => body.with(['9:00', 'abc']), RangeError)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
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

test('a body that is wanted compressed again is so before long, once, and says the values of each time', async () => {
  const rest = 'Αττική '.repeat(200)
  const body = new ReusableBody(bodyOf('10:00', rest), values, new SpareMemory())
  assert.equal(body.packedWith(['10:00', 'abc']), undefined)
  let packed = body.packedWith(['10:00', 'abc'])
  for (let i = 0; i < 500 && packed === undefined; i += 1) {
    await sleep(2)
    packed = body.packedWith(['10:00', 'abc'])
  }
  assert.ok(packed !== undefined)
  assert.ok(packed.bytes.byteLength < Buffer.byteLength(bodyOf('10:00', rest)) / 4)
  const other = body.packedWith(['12:30', 'xyz'])
  assert.ok(other !== undefined)
  assert.equal(body.packedWith(['12:30', 'xyz'])?.bytes, other.bytes)
  assert.equal(gunzipSync(packed.bytes).toString(), bodyOf('10:00', rest))
  assert.equal(gunzipSync(other.bytes).toString(), textOf(body.with(['12:30', 'xyz'])))
  assert.equal(textOf(body.with(['12:30', 'xyz'])), bodyOf('12:30', rest).replace('"abc"', '"xyz"'))
})

test('a body that hardly becomes smaller is not sent compressed', async () => {
  const body = new ReusableBody('{"at":"10:00"}', [{ member: 'at', value: '10:00' }], new SpareMemory())
  for (let i = 0; i < 20; i += 1) {
    assert.equal(body.packedWith(['10:00']), undefined)
    await sleep(2)
  }
})

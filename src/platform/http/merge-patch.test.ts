import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergePatch } from './merge-patch.ts'

test('members replace, null removes, objects merge, lists are replaced whole', () => {
  const target = { name: 'Α', address: { city: 'Πάτρα', zip: '26221' }, tags: ['x', 'y'], size: 3 }
  assert.deepEqual(mergePatch(target, { name: 'Β', address: { zip: null }, tags: ['z'] }), {
    name: 'Β',
    address: { city: 'Πάτρα' },
    tags: ['z'],
    size: 3,
  })
  assert.deepEqual(target.address, { city: 'Πάτρα', zip: '26221' }, 'the target stays as it was')
})

test('a patch that is no object replaces everything, and an object patched onto a value starts empty', () => {
  assert.deepEqual(mergePatch({ a: 1 }, ['b']), ['b'])
  assert.deepEqual(mergePatch('text', { a: { b: null, c: 1 } }), { a: { c: 1 } })
  assert.deepEqual(mergePatch({ a: [{ b: 1 }] }, { a: { c: 2 } }), { a: { c: 2 } })
})

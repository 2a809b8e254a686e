import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedFields } from './changed-fields.ts'

test('changed fields are named by pointer, items of lists by their id', () => {
  const before = {
    title: { el: 'α' },
    call: {
      deadlines: [
        { id: 'a', at: 1 },
        { id: 'b', at: 2 },
      ],
    },
    tags: [1, 2],
    gone: true,
  }
  const after = {
    title: { el: 'α', en: 'a' },
    call: {
      deadlines: [
        { id: 'b', at: 3 },
        { id: 'a', at: 1 },
      ],
    },
    tags: [2, 1],
  }
  assert.deepEqual(changedFields(before, after), ['/title/en', '/call/deadlines/b/at', '/tags', '/gone'])
})

test('the order of keys is no change', () => {
  assert.deepEqual(changedFields({ a: 1, b: { c: [], d: 2 } }, { b: { d: 2, c: [] }, a: 1 }), [])
})

test('a document is named by its key, since its id changes with its text', () => {
  assert.deepEqual(changedFields([{ key: 'call', id: 'x', v: 1 }], [{ key: 'call', id: 'y', v: 1 }]), ['/call/id'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadReference } from '../../reference/reference.ts'
import { readCodeList } from './activity-list.ts'

const { activities: ref } = await loadReference()

test('a printed list is exact codes and subtrees, each once, in stored form', () => {
  const list = readCodeList(['62101103', '62.10.11.03', '1111000', '10', '13.9'], 'kad_2025', ref)
  assert.deepEqual(list.entries, { exact: ['62.10.11.03', '01.11.10.00'], subtree: ['10', '13.9'] })
  assert.deepEqual([list.refused, list.review], [[], []])
})

test('a short entry above listed codes is kept and flagged, for it may be a heading', () => {
  const list = readCodeList(['62.10', '62.10.11.03', '63'], 'kad_2025', ref)
  assert.deepEqual(list.review, ['62.10'])
})

test('what cannot be read is refused by its place in the list', () => {
  const { refused } = readCodeList(['62.10.11.03', '?', '62.01.11.00'], 'kad_2025', ref)
  assert.deepEqual(
    refused.map(({ index, refusal }) => [index, refusal.code]),
    [
      [1, 'activity_code_invalid'],
      [2, 'activity_code_unknown'],
    ],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipReader } from './coding.ts'

test('gzip is taken by who names it, or takes anything, and does not like another form better', () => {
  const takes = gzipReader()
  for (const header of ['gzip', 'gzip, deflate', 'br, gzip, deflate', 'x-gzip', '*', 'GZIP;q=0.3', 'identity;q=0.5, *'])
    assert.equal(takes(header), true, header)
  for (const header of [
    undefined,
    '',
    'identity',
    'br',
    'gzip;q=0',
    'gzip;q=0, *',
    'identity, gzip;q=0.5',
    'identity;q=0',
    '*;q=0',
    'gzip;level=9',
    'gzip;q=1;q=0',
  ])
    assert.equal(takes(header), false, String(header))
  // From what was read before.
  assert.equal(takes('gzip'), true)
  assert.equal(takes('br'), false)
})

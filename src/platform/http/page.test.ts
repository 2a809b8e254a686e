import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { Problem } from '../problem.ts'
import { macWith, pageFor } from './page.ts'

const secret = new Uint8Array(32).fill(1)
const rows = Array.from({ length: 7 }, (_, index) => index)
const pageOfRows = (
  limit: number,
  cursor?: string,
  pairs: readonly (readonly [string, string])[] = [],
  owner = 'acc list',
) => pageFor(macWith(secret), owner, '/api/v1/things', pairs, limit, cursor)

function answer(limit: number, cursor?: string) {
  const page = pageOfRows(
    limit,
    cursor,
    cursor === undefined
      ? [['limit', String(limit)]]
      : [
          ['limit', String(limit)],
          ['cursor', cursor],
        ],
  )
  const after = page.after === null ? -1 : Number(page.after[0])
  return page.answer(
    rows.filter((row) => row > after).slice(0, page.limit + 1),
    (row) => row,
    (row) => [row],
  )
}

test('pages join without a gap or a repeat, and the last one says so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), (limit) => {
      const seen: number[] = []
      let cursor: string | undefined
      for (;;) {
        const { body, headers } = answer(limit, cursor)
        seen.push(...body.data)
        assert.equal(headers['link'] !== undefined, body.has_more)
        if (body.next_cursor === null) break
        cursor = body.next_cursor
      }
      assert.deepEqual(seen, rows)
    }),
  )
})

test('the Link header leads to the next page with the same filters', () => {
  const page = pageOfRows(2, undefined, [
    ['region', 'EL3'],
    ['limit', '2'],
  ])
  const { headers, body } = page.answer(
    rows.slice(0, 3),
    (row) => row,
    (row) => [row],
  )
  const target = /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1] ?? ''
  const query = new URL(target, 'http://localhost').searchParams
  assert.deepEqual([query.get('region'), query.get('limit'), query.get('cursor')], ['EL3', '2', body.next_cursor])
})

test('a cursor that was changed, or belongs to another list, account or filter, is refused', () => {
  const cursor = answer(3).body.next_cursor ?? ''
  const refused = (tried: string, pairs: readonly (readonly [string, string])[] = [], owner = 'acc list') => {
    assert.throws(
      () => pageOfRows(3, tried, pairs, owner),
      (error) => error instanceof Problem && error.code === 'invalid_cursor',
    )
  }
  assert.deepEqual(pageOfRows(3, cursor).after, [2])
  assert.deepEqual(
    pageOfRows(5, cursor, [
      ['limit', '5'],
      ['lang', 'en'],
    ]).after,
    [2],
    'limit and language may change',
  )
  refused(cursor, [['region', 'EL3']])
  refused(cursor, [], 'other list')
  refused(`${cursor}A`)
  refused(`${cursor}=`)
  refused(cursor.slice(0, -2))
  refused(Buffer.from('[2]').toString('base64url'))
  fc.assert(
    fc.property(fc.nat(cursor.length - 1), fc.constantFrom('A', 'b', '-'), (at, letter) => {
      const tampered = cursor.slice(0, at) + letter + cursor.slice(at + 1)
      if (tampered !== cursor) refused(tampered)
    }),
  )
})

test('the MAC of a cursor is HMAC-SHA-256', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), fc.string(), fc.uint8Array(), (key, text, bytes) => {
      const expected = createHmac('sha256', key).update(text).update('\0').update(bytes).digest().subarray(0, 16)
      assert.deepEqual(macWith(key)(text)(bytes), expected)
    }),
  )
})

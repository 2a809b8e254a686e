import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { pageOfRows } from './catalogue-order.ts'

test('pages put together are all rows in order, each once', () => {
  const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.string({ maxLength: 3 })), {
    selector: ([, id]) => id,
    maxLength: 40,
  })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (all, limit) => {
      const seen: [number, string][] = []
      for (let after: [number, string] | null = null; ;) {
        const page: [number, string][] = pageOfRows(all, (row) => row, { limit, after })
        seen.push(...page.slice(0, limit))
        if (page.length <= limit) break
        after = page[limit - 1] ?? null
      }
      assert.deepEqual(
        seen,
        all.toSorted(([a, x], [b, y]) => a - b || (x < y ? -1 : 1)),
      )
    }),
  )
})

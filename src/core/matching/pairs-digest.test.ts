import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PairsDigest } from './pairs-digest.ts'

const pair = fc.record({
  id: fc.uuid(),
  verdict: fc.constantFrom('eligible', 'needs_info', 'needs_review'),
  base: fc.integer({ min: 0, max: 100 }),
})
type Pair = typeof pair extends fc.Arbitrary<infer P> ? P : never

function digestOf(pairs: readonly Pair[]): string {
  const digest = new PairsDigest()
  for (const { id, verdict, base } of pairs) digest.add(id, verdict, base)
  return digest.toString()
}

test('a digest of pairs is the same in any order, and another where one pair is', () => {
  const pairs = fc.uniqueArray(pair, { minLength: 1, maxLength: 50, selector: ({ id }) => id })
  fc.assert(
    fc.property(pairs, pair, fc.infiniteStream(fc.nat()), (all, other, order) => {
      const shuffled = all
        .map((one) => ({ one, key: order.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one)
      assert.equal(digestOf(shuffled), digestOf(all))
      assert.notEqual(digestOf(all.slice(1)), digestOf(all))
      const [first, ...rest] = all as [Pair, ...Pair[]]
      for (const changed of [
        { ...first, base: first.base + 1 },
        { ...first, verdict: first.verdict === 'eligible' ? ('needs_info' as const) : ('eligible' as const) },
        { ...first, id: other.id },
      ])
        if (changed.id !== first.id || changed.base !== first.base || changed.verdict !== first.verdict)
          assert.notEqual(digestOf([changed, ...rest]), digestOf(all))
    }),
    { numRuns: 1000 },
  )
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { bestSet } from './best-set.ts'
import type { Candidate, Limit } from './best-set.ts'

/** Every subset tried: all or nothing only, and those that may be lowered by filling what is left. */
function byHand(
  candidates: readonly Candidate[],
  excludes: readonly (readonly [number, number])[],
  limits: readonly Limit[],
): number {
  let best = 0
  for (let mask = 0; mask < 1 << candidates.length; mask += 1) {
    const chosen = candidates.flatMap((_, i) => ((mask >> i) & 1 ? [i] : []))
    if (excludes.some(([a, b]) => chosen.includes(a) && chosen.includes(b))) continue
    const sum = (members: readonly number[]) =>
      chosen.filter((i) => members.includes(i)).reduce((total, i) => total + (candidates[i]?.cents ?? 0), 0)
    const count = (members: readonly number[]) => chosen.filter((i) => members.includes(i)).length
    if (limits.every(({ members, cents, beside }) => (beside === true && count(members) < 2) || sum(members) <= cents))
      best = Math.max(best, sum(candidates.map((_, i) => i)))
  }
  return best
}

const problem = fc
  .record({
    cents: fc.array(fc.integer({ min: 1, max: 12_345 }), { minLength: 1, maxLength: 10 }),
    pairs: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 10 }),
    limits: fc.array(
      fc.record({
        members: fc.array(fc.nat(9), { minLength: 1, maxLength: 10 }),
        cents: fc.integer({ min: 0, max: 30_000 }),
        beside: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ cents, pairs, limits }) => ({
    candidates: cents.map((each): Candidate => ({ cents: each })),
    excludes: pairs.filter(([a, b]) => a !== b && a < cents.length && b < cents.length),
    limits: limits.map(({ members, cents: most, beside }): Limit => ({
      members: [...new Set(members)].filter((i) => i < cents.length),
      cents: most,
      ...(beside ? { beside } : {}),
    })),
  }))

describe('the best set of aids', () => {
  test('is the one that trying every subset finds', () => {
    fc.assert(
      fc.property(problem, ({ candidates, excludes, limits }) => {
        const found = bestSet(candidates, excludes, limits)
        assert.ok(found.exact)
        assert.equal(found.total, byHand(candidates, excludes, limits))
      }),
    )
  })

  test('keeps every limit and exclusion, lowers nothing below its least, and its parts add up', () => {
    fc.assert(
      fc.property(
        problem,
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        ({ candidates, excludes, limits }, lowered) => {
          const some = candidates.map((each, i) =>
            lowered[i] === true ? { ...each, least: Math.ceil(each.cents / 3) } : each,
          )
          const { taken, total } = bestSet(some, excludes, limits)
          for (const [a, b] of excludes) assert.ok(taken[a] === 0 || taken[b] === 0)
          for (const { members, cents, beside } of limits)
            if (beside !== true || members.filter((i) => (taken[i] ?? 0) > 0).length > 1)
              assert.ok(members.reduce((sum, i) => sum + (taken[i] ?? 0), 0) <= cents)
          for (const [i, each] of some.entries()) {
            const amount = taken[i] ?? 0
            assert.ok(
              amount === 0 ||
                (amount <= each.cents && amount >= (('least' in each ? each.least : undefined) ?? each.cents)),
            )
          }
          assert.equal(
            total,
            taken.reduce((sum, amount) => sum + amount, 0),
          )
          assert.ok(total >= byHand(candidates, excludes, limits), 'what may be lowered is never worth less')
        },
      ),
    )
  })

  test('one more to choose from never lowers what can be had', () => {
    fc.assert(
      fc.property(
        problem,
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        ({ candidates, excludes, limits }, lowered) => {
          const some = candidates.map((each, i): Candidate => (lowered[i] === true ? { ...each, least: 1 } : each))
          const last = some.length - 1
          const fewer = some.map((each, i): Candidate => (i === last ? { cents: 0 } : each))
          assert.ok(bestSet(some, excludes, limits).total >= bestSet(fewer, excludes, limits).total)
        },
      ),
    )
  })

  test('forty candidates of arbitrary cents are solved exactly', () => {
    let seed = 7
    const next = (max: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % max
    }
    for (let round = 0; round < 5; round += 1) {
      const candidates = Array.from({ length: 40 }, () => ({ cents: 500_000 + next(15_000_000) }))
      const excludes = Array.from({ length: 30 }, (): [number, number] => [next(40), next(40)]).filter(
        ([a, b]) => a !== b,
      )
      const members = candidates.map((_, i) => i)
      const limits: Limit[] = [
        { members, cents: 30_000_000 },
        { members: members.filter((i) => i % 3 === 0), cents: 20_000_000 },
        ...Array.from({ length: 20 }, (_, i): Limit => ({ members: [i, i + 20], cents: 9_000_000, beside: true })),
      ]
      const found = bestSet(candidates, excludes, limits)
      assert.ok(found.exact && found.total <= 30_000_000)
    }
  })

  test('beyond forty it says that it is approximate, and still keeps the limits', () => {
    const candidates = Array.from({ length: 60 }, (_, i) => ({ cents: 1_000_000 + i * 777 }))
    const found = bestSet(candidates, [[0, 1]], [{ members: candidates.map((_, i) => i), cents: 30_000_000 }])
    assert.equal(found.exact, false)
    assert.ok(found.total > 25_000_000 && found.total <= 30_000_000)
  })
})

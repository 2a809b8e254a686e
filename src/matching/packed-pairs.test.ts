import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Outcome, Verdict } from '../core/verdict.ts'
import {
  blockOf,
  criteriaOf,
  isSameState,
  packBlocks,
  packPair,
  unpackBlock,
  unpackPair,
  type MatchState,
} from './packed-pairs.ts'

const verdict = fc.constantFrom<Verdict>('eligible', 'not_eligible', 'needs_info', 'needs_review')
const outcome = fc.constantFrom<Outcome>('met', 'not_met', 'unknown')
const id = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,63}$/)
const day = fc
  .integer({ min: 1, max: 16_383 })
  .map((days) => Temporal.PlainDate.from('2019-12-31').add({ days }).toString())
const state = (programmeId: string): fc.Arbitrary<MatchState> =>
  fc.record(
    {
      programmeId: fc.constant(programmeId),
      verdict,
      base: fc.integer({ min: 0, max: 100 }),
      outcomes: fc.dictionary(id, outcome, { maxKeys: 40, noNullPrototype: true }),
      changesOn: fc.option(day),
    },
    { noNullPrototype: true },
  )

describe('packed pairs', () => {
  it('say what was packed, block by block', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 60 })
    const profile = numbers.chain((all) =>
      fc.tuple(...all.map((number) => state(`programme ${number}`).map((one) => [number, one] as const))),
    )
    fc.assert(
      fc.property(profile, (states) => {
        const blocks = packBlocks(new Map(states.map(([number, one]) => [number, packPair(one)])))
        const layouts = new Map(
          states.map(([number, one]) => [number, { number, programmeId: one.programmeId, criteria: criteriaOf(one) }]),
        )
        const read = blocks.flatMap((block) =>
          unpackBlock(block).map(([number, pair]) => {
            const layout = layouts.get(number)
            assert.ok(layout)
            assert.equal(blockOf(number), block.block)
            return [number, block.fits, unpackPair(pair, layout)] as const
          }),
        )
        const byNumber = <T extends readonly [number, ...unknown[]]>(list: readonly T[]) =>
          list.toSorted(([a], [b]) => a - b)
        assert.deepEqual(
          byNumber(read),
          byNumber(states.map(([number, one]) => [number, one.verdict !== 'not_eligible', one] as const)),
        )
        for (const block of blocks) {
          const days = read.flatMap(([number, fits, { changesOn }]) =>
            blockOf(number) === block.block && fits === block.fits ? (changesOn ?? []) : [],
          )
          assert.equal(block.changesOn, days.toSorted()[0] ?? null)
        }
      }),
    )
  })

  it('are the same as others only where all they say is', () => {
    const two = fc.tuple(state('p'), state('p'), fc.boolean()).map(([a, b, same]) => [a, same ? structuredClone(a) : b])
    fc.assert(
      fc.property(two, ([a, b]) => {
        assert.ok(a !== undefined && b !== undefined)
        const told = (one: MatchState) =>
          JSON.stringify([one.verdict, one.base, one.changesOn, Object.entries(one.outcomes).toSorted()])
        assert.equal(isSameState(a, b), told(a) === told(b))
      }),
    )
  })

  it('keep two thousand criteria, and a day past 2064 as the last one', () => {
    const many = Array.from({ length: 2000 }, (_, n) => [`c${n}`, n % 3 === 0 ? 'met' : 'unknown'] as const)
    const outcomes: Record<string, Outcome> = Object.fromEntries(many)
    const one: MatchState = { programmeId: 'p', verdict: 'eligible', base: 100, outcomes, changesOn: '2099-01-01' }
    const read = unpackPair(packPair(one), { number: 1, programmeId: 'p', criteria: criteriaOf(one) })
    assert.deepEqual(read, { ...one, changesOn: '2064-11-07' })
    assert.ok(isSameState(read, one))
    assert.throws(() => packPair({ ...one, base: 128 }), RangeError)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { spansOf } from './spans.ts'
import type { Loops } from './word-loops.ts'
import { keptIn, plainMemory, spansIn, wordMemory } from './word-memory.ts'

const word = fc.integer({ min: 0, max: 0xffffffff })
/** Words in fours, as all sets have them. */
const set = (fours: number): fc.Arbitrary<Uint32Array> =>
  fc.array(word, { minLength: fours * 4, maxLength: fours * 4 }).map((words) => Uint32Array.from(words))
const few = fc.integer({ min: 0, max: 12 })

/** Sets of a column: rows that have a condition, some answers one after the other, and what they are applied to. */
const column = few.chain((fours) =>
  fc.record({
    rows: fc
      .array(fc.boolean(), { minLength: fours * 4, maxLength: fours * 4 })
      .map((has) => Uint32Array.from(has, (one) => (one ? 1 : 0))),
    states: set(fours * 5),
    left: set(fours),
    others: fc.tuple(set(fours), set(fours)),
    count: fc.integer({ min: 1, max: 4 }),
    negated: fc.boolean(),
  }),
)

describe('the loops over words', () => {
  test('with vectors, which this runtime has, leave the bits that they leave word by word', () => {
    assert.notEqual(wordMemory(), plainMemory)
    fc.assert(
      fc.property(column, fc.nat(9), ({ rows, states, left, others: [a, b], count, negated }, before) => {
        const memory = wordMemory()
        memory.take(before)
        const spans = spansOf(rows)
        const answers = Uint32Array.from([0, 1, 2, 3], (nth) => nth * spans.words)
        const results = [plainMemory, memory].map((each) => {
          const own = spansIn(each, spans)
          const kept = keptIn(each, states)
          const reading = { states: kept, answers, count } as Parameters<Loops['keepAny']>[2]
          const part = { spans: own, begin: spans.words, negated } as Parameters<Loops['keepAny']>[1]
          const [narrowed, grown, rest] = [keptIn(each, left), keptIn(each, left), keptIn(each, left)]
          each.loops.keepAny(narrowed, part, reading)
          each.loops.uniteOthers(grown, own, kept, spans.words)
          each.loops.without(rest, keptIn(each, left), keptIn(each, a), keptIn(each, b))
          return { narrowed: [...narrowed], grown: [...grown], rest: [...rest], kept: [...kept] }
        })
        assert.deepEqual(results[1], results[0])
      }),
      { numRuns: 1000 },
    )
  })
})

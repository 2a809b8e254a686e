import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../criteria/example-reference.ts'
import { activityFact, heldCodes } from './activities-held.ts'
import { addDays } from './day.ts'

const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-05-25', days))
const entry = fc.record({ since: day, until: day }, { requiredKeys: [] })

describe('codes held on a day', () => {
  test('stay the same for as long as the answer says', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), day, day, fc.boolean(), (entries, asked, other, past) => {
        const facts = entries.map((dates, i) =>
          activityFact(
            `/activities/${i}`,
            { scheme: 'kad_2025', code: '10.71.11.00', ...dates },
            exampleReference.activities,
          ),
        )
        const answer = heldCodes(facts, asked, past)
        assert.ok(answer.from <= asked && asked <= answer.to)
        if (other < answer.from || other > answer.to) return
        const again = heldCodes(facts, other, past)
        assert.deepEqual(again.sure, answer.sure)
        assert.deepEqual(again.perhaps, answer.perhaps)
      }),
    )
  })
})

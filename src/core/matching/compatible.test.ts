import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../criteria/example-reference.ts'
import { addDays } from '../facts/day.ts'
import { fromCents, toCents } from '../facts/money.ts'
import type { DeMinimisAid } from '../facts/profile.ts'
import type { Programme } from '../facts/programme.ts'
import { countsUntil } from '../facts/state-aid.ts'
import { compatibleSet } from './compatible.ts'
import { compileProgramme } from './compile.ts'
import { readFacts } from './facts.ts'

const today = '2026-11-28'
const ceiling = 30_000_000

const call = (i: number, awardOn: string, onExcess: 'reduce' | 'reject'): Programme => ({
  slug: `call-${i}`,
  title: { en: `Call ${i}` },
  country: 'GR',
  call: { deadlines: [] },
  documents: [],
  funding: { instruments: ['grant'] },
  legal_basis: [{ regime: 'de_minimis_2023_2831' }],
  expected_award_on: awardOn,
  // Costs of its own: what is tested is the ceiling.
  eligible_costs: [{ category: `cost-${i}`, title: { en: `Cost ${i}` } }],
  eligibility: {
    all: [
      {
        id: 'room',
        kind: 'de_minimis',
        regulation: 'general_2023_2831',
        member_state: 'GR',
        on_excess: onExcess,
      },
    ],
  },
})

const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays(today, n))
const granted = fc
  .record({ back: fc.integer({ min: 1, max: 1000 }), cents: fc.integer({ min: 1, max: 9_000_000 }) })
  .map(({ back, cents }): DeMinimisAid => ({
    granted_on: addDays(today, -back),
    amount: fromCents(cents),
    regulation: 'general_2023_2831',
    member_state: 'GR',
    status: 'granted',
  }))
const wanted = fc.record({ on: day, cents: fc.integer({ min: 1, max: 20_000_000 }), reduces: fc.boolean() })

describe('what we call compatible', () => {
  test('passes the ceiling in no three years, and its cents add up', () => {
    fc.assert(
      fc.property(fc.array(granted, { maxLength: 3 }), fc.array(wanted, { maxLength: 7 }), (aid, list) => {
        const facts = readFacts(
          { kind: 'business', name: 'Us', relations: [], de_minimis_aid: aid },
          exampleReference,
          new Map(),
        )
        const applicable = list.map(({ on, cents, reduces }, i) => ({
          compiled: compileProgramme(call(i, on, reduces ? 'reduce' : 'reject'), exampleReference),
          estimate: { status: 'computed' as const, amount: fromCents(cents), missing: [], steps: [] },
        }))
        const found = compatibleSet(applicable, facts, today)
        assert.ok(found.exact)
        assert.equal(
          found.total,
          found.taken.reduce((sum, cents) => sum + cents, 0),
        )
        const all = [
          ...aid.map(({ granted_on: on, amount }) => ({ on, cents: toCents(amount) })),
          ...list.map(({ on }, i) => ({ on, cents: found.taken[i] ?? 0 })),
        ]
        const usedOn = (last: string): number =>
          all.reduce(
            (sum, { on, cents }) => (on <= last && countsUntil(on, 'rolling', '12-31') >= last ? sum + cents : sum),
            0,
          )
        for (const { on } of list) assert.ok(usedOn(on) <= ceiling, `${usedOn(on)} on ${on}`)
        for (const [i, { cents, reduces }] of list.entries()) {
          const taken = found.taken[i] ?? 0
          assert.ok(taken === 0 || taken === cents || (reduces && taken < cents))
        }
      }),
      { numRuns: 60 },
    )
  })
})

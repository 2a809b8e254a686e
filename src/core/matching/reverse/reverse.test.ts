import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { asOf, factsOf, profile, programme } from '../../../../test/support/random-matches.ts'
import { exampleReference } from '../../criteria/example-reference.ts'
import type { Expression } from '../../criteria/criterion.ts'
import type { Profile } from '../../facts/profile.ts'
import type { Verdict } from '../../verdict.ts'
import type { AsOf } from '../as-of.ts'
import { compileProgramme } from '../compile.ts'
import type { CompiledProgramme } from '../compile.ts'
import { quickMatch, verdictAlone } from '../evaluate.ts'
import { exampleProfile, exampleProgramme } from '../example-programme.ts'
import { readFacts, type Facts } from '../facts.ts'
import { hasBit } from '../forward/bits.ts'
import { countOf, ProfileIndex, resolve, verdictAt } from './profile-index.ts'

const floor = '2025-01-01'
const profiles = (from: number, to: number): fc.Arbitrary<Facts[]> =>
  fc.array(profile, { minLength: from, maxLength: to, size: 'max' }).map((list) => list.map(factsOf))
const programmes = (to: number): fc.Arbitrary<CompiledProgramme[]> =>
  fc.array(programme, { minLength: 1, maxLength: to, size: 'max' })

/** Numbers that lie in several partitions. */
const numberOf = (i: number): number => (i % 2) * 65_536 + i

function indexOf(all: readonly Facts[]): ProfileIndex {
  const index = new ProfileIndex(exampleReference, floor)
  all.forEach((facts, i) => index.put(numberOf(i), facts))
  return index
}

function settle(index: ProfileIndex): void {
  for (const _ of index.settle()) continue
}

/** By number. */
function verdictsOf(index: ProfileIndex, compiled: CompiledProgramme, time: AsOf, factsAt: (n: number) => Facts) {
  const judged = index.judge(compiled, time)
  resolve(judged, (number) => verdictAlone(compiled, factsAt(number), time))
  return (number: number): Verdict | undefined => {
    const part = judged.find(({ first }) => number >= first && number < first + 65_536)
    return part && verdictAt(part, number - part.first)
  }
}

/** In CI more than a million pairs. */
const runs = process.env['CI'] === undefined ? 30 : 160

describe('the index over profiles', () => {
  test('answers for all as they are answered for one by one', () => {
    let pairs = 0
    fc.assert(
      fc.property(profiles(1, 200), programmes(200), asOf, fc.boolean(), (all, asked, time, settled) => {
        const index = indexOf(all)
        if (settled) settle(index)
        const byNumber = new Map(all.map((facts, i) => [numberOf(i), facts]))
        for (const compiled of asked) {
          const verdict = verdictsOf(index, compiled, time, (number) => byNumber.get(number) as Facts)
          for (const [number, facts] of byNumber) {
            const plain = quickMatch(compiled, facts, time).verdict
            if (verdict(number) !== plain)
              assert.equal(verdict(number), plain, JSON.stringify([compiled.programme, facts.profile]))
          }
          pairs += all.length
        }
      }),
      { numRuns: runs },
    )
    if (process.env['CI'] !== undefined) assert.ok(pairs >= 1_000_000, `${pairs} pairs are fewer than a million`)
  })

  test('is the same when profiles come, change and go as when it is built anew', () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: 29 }), fc.option(profile)), { maxLength: 60, size: 'max' })
    fc.assert(
      fc.property(profiles(1, 30), changes, programmes(10), asOf, fc.boolean(), (all, list, asked, time, settled) => {
        const grown = indexOf(all)
        if (settled) settle(grown)
        const now = new Map(all.map((facts, i) => [numberOf(i), facts]))
        for (const [i, one] of list) {
          if (one === null) {
            grown.remove(numberOf(i))
            now.delete(numberOf(i))
          } else {
            grown.put(numberOf(i), factsOf(one))
            now.set(numberOf(i), factsOf(one))
          }
        }
        const anew = new ProfileIndex(exampleReference, floor)
        for (const [number, facts] of now) anew.put(number, facts)
        assert.equal(grown.size, now.size)
        for (const compiled of asked) {
          const told = (index: ProfileIndex): unknown => {
            const verdict = verdictsOf(index, compiled, time, (at) => now.get(at) as Facts)
            return [...now.keys()].map((number) => [index.has(number), verdict(number)])
          }
          assert.deepEqual(told(grown), told(anew))
          const count = (index: ProfileIndex): number =>
            index.judge(compiled, time).reduce((sum, { possible }) => sum + countOf(possible), 0)
          assert.equal(count(grown), count(anew))
        }
      }),
      { numRuns: 100 },
    )
  })

  test('passes over only those that no later day brings in', () => {
    fc.assert(
      fc.property(profiles(1, 40), programmes(20), asOf, (all, asked, time) => {
        const index = indexOf(all)
        for (const compiled of asked) {
          const ever = new Set(index.everPossible(compiled, time))
          for (const date of ['2026-06-01', '2026-07-15', '2027-01-01', '2029-08-01']) {
            if (date < '2026-07-15' && time.kind === 'instant') continue
            const later: AsOf = { kind: 'date', date }
            all.forEach((facts, i) => {
              if (ever.has(numberOf(i))) return
              const { verdict } = quickMatch(compiled, facts, later)
              if (verdict !== 'not_eligible')
                assert.equal(verdict, 'not_eligible', JSON.stringify([compiled.programme, facts.profile, date]))
            })
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('what the index keeps of a profile', () => {
  const now: AsOf = { kind: 'date', date: '2026-06-01' }
  const euro = (amount: string) => ({ amount, currency: 'EUR' })
  const business: Partial<Profile> = {
    activities: [{ scheme: 'kad_2025', code: '10.71.11.00', rank: 'main', since: '2018-01-01' }],
    establishments: [{ region: 'EL303', role: 'headquarters', since: '2020-05-05' }],
    headcount: 4,
    turnover: euro('500000.00'),
    balance_sheet_total: euro('500000.00'),
    financial_years: [{ year: 2025, headcount: 4 }],
    legal_form: 'private_company',
    activity_started_on: '2020-03-01',
    planned_investment: { amount: euro('1500.00') },
    attributes: { exporting: true },
  }
  const everything: Expression = {
    all: [
      {
        id: 'a',
        kind: 'activity',
        role: 'existing',
        basis: 'main',
        codes: { scheme: 'kad_2025', include: { subtree: ['10'] } },
      },
      { id: 'b', kind: 'region', of: 'headquarters', include: ['EL30'] },
      { id: 'c', kind: 'size', include: ['micro'] },
      { id: 'd', kind: 'investment_amount', range: { min: euro('1000.00') } },
      { id: 'e', kind: 'age', test: { measure: 'months_since_start', range: { min: 12 } } },
      { id: 'f', kind: 'legal_form', exclude: ['sole_trader'] },
      { id: 'g', kind: 'attribute', name: 'exporting', test: { equals: true } },
    ],
  }
  const factsFrom = (one: Partial<Profile>): Facts =>
    readFacts(exampleProfile(one), exampleReference, new Map<string, Profile>())
  const judged = (facts: Facts, eligibility: Expression, time = now) => {
    const index = new ProfileIndex(exampleReference, floor)
    index.put(7, facts)
    const [part] = index.judge(compileProgramme(exampleProgramme(eligibility), exampleReference), time)
    assert.ok(part)
    return { verdict: verdictAt(part, 7), doubt: hasBit(part.doubt, 7) }
  }

  test('is enough for conditions on codes, places, size, plan, age, form and attributes', () => {
    assert.deepEqual(judged(factsFrom(business), everything), { verdict: 'eligible', doubt: false })
    assert.deepEqual(judged(factsFrom({ ...business, legal_form: 'sole_trader' }), everything), {
      verdict: 'not_eligible',
      doubt: false,
    })
    const { headcount: _headcount, financial_years: _years, ...unknown } = business
    assert.deepEqual(judged(factsFrom(unknown), everything), { verdict: 'needs_info', doubt: false })
  })

  test('leaves places in doubt, too, on a day before its own: it does not keep since when they were there before', () => {
    const then: Expression = {
      not: {
        id: 'b',
        kind: 'region',
        of: 'headquarters',
        include: ['EL30'],
        at: { event: 'fixed', date: '2020-01-01' },
      },
    }
    assert.equal(judged(factsFrom(business), then).doubt, true)
  })

  test('is not enough on days before its own, for figures of a group, and for kinds it has no column for', () => {
    assert.equal(judged(factsFrom(business), everything, { kind: 'date', date: '2024-12-31' }).doubt, true)
    const member = exampleProfile(business)
    const group = new Map([['other', exampleProfile({ name: 'Other' })]])
    assert.equal(judged(readFacts(member, exampleReference, group), everything).doubt, true)
    const debts: Expression = { id: 'h', kind: 'not_in_difficulty' }
    assert.equal(judged(factsFrom(business), debts).doubt, true)
  })

  test('leaves nobody in doubt who is ruled out by another condition', () => {
    const both: Expression = {
      all: [
        { id: 'x', kind: 'not_in_difficulty' },
        { id: 'f', kind: 'legal_form', include: ['cooperative'] },
      ],
    }
    assert.deepEqual(judged(factsFrom(business), both), { verdict: 'not_eligible', doubt: false })
  })

  test('takes less than a hundred bytes for a profile of a full partition', () => {
    const index = new ProfileIndex(exampleReference, floor)
    const some = Array.from({ length: 200 }, (_, i) => factsFrom({ ...business, headcount: i }))
    for (let i = 0; i < 65_536; i += 1) index.put(i, some[i % some.length] as Facts)
    settle(index)
    assert.ok(index.bytes / index.size < 100, `${index.bytes / index.size} bytes`)
  })
})

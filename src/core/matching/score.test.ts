import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Criterion, Expression } from '../criteria/criterion.ts'
import { addDays } from '../facts/day.ts'
import type { Profile } from '../facts/profile.ts'
import type { Programme } from '../facts/programme.ts'
import type { AsOf } from './as-of.ts'
import { compileProgramme } from './compile.ts'
import { explainMatch } from './evaluate.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'
import type { Score } from './result.ts'
import { maxima } from './score-compile.ts'

const euro = (amount: string) => ({ amount, currency: 'EUR' })

function scoreOf(
  eligibility: Expression,
  profile: Partial<Profile> = {},
  programme: Partial<Programme> = {},
  date = '2026-06-01',
): Score {
  const asOf: AsOf = { kind: 'date', date }
  const facts = readFacts(exampleProfile(profile), exampleReference, new Map())
  const compiled = compileProgramme(exampleProgramme(eligibility, programme), exampleReference)
  return explainMatch(compiled, facts, asOf, new Map()).score
}

function points(score: Score, component: string): number {
  return score.breakdown.find((one) => one.component === component)?.points ?? NaN
}

const kad = (subtree: string[]): Criterion => ({
  id: 'kad',
  kind: 'activity',
  role: 'existing',
  basis: 'any',
  codes: { scheme: 'kad_2025', include: { subtree } },
})
const baker: Partial<Profile> = { activities: [{ scheme: 'kad_2025', code: '10.71.11.00' }] }
const closing = (at: string): Partial<Programme> => ({
  call: { deadlines: [{ id: 'd', at, time_zone: 'Europe/Athens', basis: 'fixed' }] },
})

describe('the score', () => {
  test('its maxima add up to 100', () => {
    assert.equal(
      Object.values(maxima).reduce((sum, max) => sum + max, 0),
      100,
    )
  })

  test('a business that does not fit has zero everywhere, and is told why', () => {
    const score = scoreOf(kad(['47']), baker)
    assert.equal(score.total, 0)
    assert.equal(score.breakdown.length, Object.keys(maxima).length)
    assert.ok(score.breakdown.every((one) => one.points === 0 && one.reason.key === 'score.not_eligible'))
  })

  test('a call that aims at the business is worth more than one for everybody', () => {
    const narrow = points(scoreOf(kad(['10.71']), baker), 'activity')
    const wide = points(scoreOf(kad(['10', '47', '55', '62', '72']), baker), 'activity')
    const open = points(scoreOf({ all: [] }, baker), 'activity')
    assert.ok(narrow > wide && wide >= open, `${narrow} ${wide} ${open}`)
  })

  test('what is not known earns no points: no turnover is not full marks', () => {
    const size: Criterion = { id: 's', kind: 'size', include: ['micro', 'small'] }
    assert.equal(points(scoreOf(size, {}), 'size'), 0)
    assert.equal(points(scoreOf(kad(['10']), {}), 'activity'), 0)
    assert.equal(
      points(
        scoreOf({ all: [] }, {}, { funding: { instruments: ['grant'], max_eligible_cost: euro('1.00') } }),
        'amount_fit',
      ),
      0,
    )
  })

  test('a plan within the bounds fits; one above fits in part; one below does not', () => {
    const funding: Programme['funding'] = {
      instruments: ['grant'],
      min_eligible_cost: euro('10000.00'),
      max_eligible_cost: euro('100000.00'),
    }
    const fit = (amount: string): number =>
      points(scoreOf({ all: [] }, { planned_investment: { amount: euro(amount) } }, { funding }), 'amount_fit')
    assert.deepEqual([fit('10000.00'), fit('100000.00'), fit('200000.00'), fit('9999.99')], [15, 15, 7, 0])
  })

  test('a plan of which no cost counts for the call does not fit its amounts, however large it is', () => {
    const planned = (category: string): Partial<Profile> => ({
      planned_investment: { amount: euro('50000.00'), categories: [{ category, amount: euro('50000.00') }] },
    })
    const call: Partial<Programme> = {
      funding: { instruments: ['grant'], min_eligible_cost: euro('20000.00') },
      eligible_costs: [{ category: 'research', title: { en: 'Research' } }],
    }
    const all: Expression = { all: [] }
    assert.equal(points(scoreOf(all, planned('research'), call), 'amount_fit'), maxima.amount_fit)
    const unbounded: Partial<Programme> = { ...call, funding: { instruments: ['grant'] } }
    for (const programme of [call, unbounded]) {
      const { breakdown } = scoreOf(all, planned('machinery'), programme)
      const fit = breakdown.find((one) => one.component === 'amount_fit')
      assert.deepEqual([fit?.points, fit?.reason.key], [0, 'score.amount_nothing_counts'])
    }
  })

  test('a plan in another currency is not compared', () => {
    const funding: Programme['funding'] = { instruments: ['grant'], max_eligible_cost: euro('100000.00') }
    const score = scoreOf(
      { all: [] },
      { planned_investment: { amount: { amount: '10.00', currency: 'USD' } } },
      { funding },
    )
    assert.equal(points(score, 'amount_fit'), 0)
  })

  test("a rate for other places than the investment's does not count", () => {
    const funding: Programme['funding'] = {
      instruments: ['grant'],
      intensity: [{ percent: 70, regions: ['EL43'] }, { percent: 50 }],
    }
    const at = (region: string): number =>
      points(scoreOf({ all: [] }, { planned_investment: { site: { region } } }, { funding }), 'intensity')
    assert.deepEqual([at('EL431'), at('EL303')], [7, 5])
  })

  test('a rate that no longer holds, or not yet, does not count', () => {
    const funding: Programme['funding'] = {
      instruments: ['grant'],
      intensity: [{ percent: 70, valid_to: '2026-05-31' }, { percent: 60, valid_from: '2026-07-01' }, { percent: 40 }],
    }
    const on = (date: string): number => points(scoreOf({ all: [] }, {}, { funding }, date), 'intensity')
    assert.deepEqual([on('2026-05-31'), on('2026-06-01'), on('2026-07-01')], [7, 4, 6])
  })

  test('the time left is that of the budget lines of the site', () => {
    const deadline = (id: string, at: string) => ({
      id,
      at,
      time_zone: 'Europe/Athens',
      basis: 'fixed' as const,
      budget_line: id,
    })
    const programme: Partial<Programme> = {
      call: { deadlines: [deadline('a', '2026-06-05T12:00:00Z'), deadline('b', '2026-12-01T12:00:00Z')] },
      budget_lines: [
        { id: 'a', regions: ['EL30'] },
        { id: 'b', regions: ['EL43'] },
      ],
    }
    const at = (region: string): number =>
      points(scoreOf({ all: [] }, { planned_investment: { site: { region } } }, programme), 'time_left')
    assert.deepEqual([at('EL303'), at('EL431')], [2, 10])
  })

  test('each open condition costs certainty, and a pre-publication halves it', () => {
    const flag = (id: string): Criterion => ({ id, kind: 'attribute', name: id, test: { equals: true } })
    const manual: Criterion = { id: 'm', kind: 'manual' }
    assert.equal(points(scoreOf({ all: [] }), 'certainty'), 10)
    assert.equal(points(scoreOf({ all: [flag('a'), manual] }), 'certainty'), 7)
    assert.equal(points(scoreOf({ all: [flag('a'), manual] }, {}, { provisional: true }), 'certainty'), 3)
  })

  test('the base does not depend on the day, the time part does', () => {
    const early = scoreOf(kad(['10.71']), baker, closing('2026-06-30T12:00:00Z'), '2026-05-01')
    const late = scoreOf(kad(['10.71']), baker, closing('2026-06-30T12:00:00Z'), '2026-06-29')
    const over = scoreOf(kad(['10.71']), baker, closing('2026-06-30T12:00:00Z'), '2026-07-01')
    assert.equal(early.base, late.base)
    assert.equal(early.base, over.base)
    assert.deepEqual([points(early, 'time_left'), points(late, 'time_left'), points(over, 'time_left')], [10, 1, 0])
  })

  test('a day more until the deadline never lowers it', () => {
    const left = (days: number): number =>
      points(scoreOf({ all: [] }, {}, closing(`${addDays('2026-06-01', days)}T12:00:00Z`)), 'time_left')
    for (let days = 0; days < 40; days += 1) assert.ok(left(days + 1) >= left(days), String(days))
  })

  test('a budget that is mostly taken earns less than one that is not', () => {
    const lines = (absorbed: string): Partial<Programme> => ({
      budget_lines: [{ id: 'a', amount: euro('100.00'), absorbed: euro(absorbed) }],
    })
    assert.equal(points(scoreOf({ all: [] }, {}, lines('0.00')), 'budget_left'), 5)
    assert.equal(points(scoreOf({ all: [] }, {}, lines('79.00')), 'budget_left'), 1)
    assert.equal(points(scoreOf({ all: [] }, {}, lines('100.00')), 'budget_left'), 0)
  })

  test('a condition that becomes known to be met never lowers the base', () => {
    const kinds = ['flag', 'flag', 'code', 'place', 'stage'] as const
    type Tree = { leaf: (typeof kinds)[number]; known: boolean } | { all: Tree[] } | { any: Tree[] }
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'score' },
        fc.record({ leaf: fc.constantFrom(...kinds), known: fc.boolean() }),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all): Tree => ({ all })),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any): Tree => ({ any })),
      ),
    }))
    const known = fc.record({ code: fc.boolean(), place: fc.boolean(), stage: fc.boolean() })
    fc.assert(
      fc.property(tree, known, fc.nat(), (root, told, choice) => {
        let count = 0
        const attributes: Record<string, boolean> = {}
        const open: string[] = []
        const walk = (node: Tree): Expression => {
          if ('all' in node) return { all: node.all.map(walk) }
          if ('any' in node) return { any: node.any.map(walk) }
          const id = `c${count++}`
          if (node.leaf === 'code') return { ...kad([count % 2 === 0 ? '10.71' : '10']), id }
          if (node.leaf === 'place')
            return { id, kind: 'region', of: 'any_establishment', include: [count % 2 === 0 ? 'EL43' : 'EL'] }
          if (node.leaf === 'stage') return { id, kind: 'lifecycle', include: ['active'] }
          if (node.known) attributes[id] = true
          else open.push(id)
          return { id, kind: 'attribute', name: id, test: { equals: true } }
        }
        const expression = walk(root)
        const profile: Partial<Profile> = {
          attributes,
          ...(told.code ? baker : {}),
          ...(told.place ? { establishments: [{ region: 'EL431' }] } : {}),
          ...(told.stage ? { lifecycle: 'active' as const } : {}),
        }
        const before = scoreOf(expression, profile)
        const more: Partial<Profile>[] = [
          ...open.map((id) => ({ attributes: { ...attributes, [id]: true } })),
          ...(told.code ? [] : [baker]),
          ...(told.place ? [] : [{ establishments: [{ region: 'EL431' }] }]),
          ...(told.stage ? [] : [{ lifecycle: 'active' as const }]),
        ]
        if (more.length === 0) return
        const after = scoreOf(expression, { ...profile, ...more[choice % more.length] })
        assert.ok(after.base >= before.base, `${before.base} → ${after.base}`)
      }),
      { numRuns: 500 },
    )
  })
})

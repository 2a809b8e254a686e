import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addMonths } from '../../facts/day.ts'
import { fromCents } from '../../facts/money.ts'
import { deMinimisState } from '../../facts/state-aid.ts'
import { eligibleCost } from '../../matching/estimate-cost.ts'
import type { CapRule, CostInput } from './costs.ts'
import { cents } from './figure.ts'
import type { Given, MoneyFigure, NumberFigure } from './figure.ts'
import { figuresIn } from './figures-in.ts'
import { numberBy, recomputes } from './formula.ts'
import { businessPlan } from './plan.ts'
import type { Plan, PlanInput } from './plan.ts'
import { countedParts } from './shares.ts'

const told = <T>(value: T): Given<T> => ({ value, sources: [{ kind: 'profile', path: '/told' }] })
const amount = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most })
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })
const percent = fc.integer({ min: 0, max: 10_000 }).map((basis) => basis / 100)
const categories = ['a', 'b', 'c', 'd'] as const

interface Case {
  lines: { category: string | undefined; net: number; vat: number; eligible: boolean }[]
  caps: { category: string; share?: number | undefined; amount?: number | undefined }[]
  rates: number[]
  maximum: number | undefined
  ceiling: number | undefined
  own: number
  most: number | undefined
  headroom: number | undefined
  excess: 'reduce' | 'reject' | 'unknown'
  recoverable: boolean | undefined
  loan: number | undefined
}

const cases: fc.Arbitrary<Case> = fc.record({
  lines: fc.array(
    fc.record({
      category: fc.constantFrom(...categories, undefined),
      net: amount(500_000_000),
      vat: fc.constantFrom(0, 6, 13, 24),
      eligible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  caps: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 3 }).chain((names) =>
    fc.tuple(
      ...names.map((category) =>
        fc.record({
          category: fc.constant(category),
          share: optional(percent.filter((n) => n < 90)),
          amount: optional(amount(20_000_000)),
        }),
      ),
    ),
  ),
  rates: fc.array(percent, { minLength: 5, maxLength: 5 }),
  maximum: optional(percent),
  ceiling: optional(amount(200_000_000)),
  own: percent,
  most: optional(amount(80_000_000)),
  headroom: optional(amount(30_000_000)),
  excess: fc.constantFrom('reduce', 'reject', 'unknown'),
  recoverable: optional(fc.boolean()),
  loan: optional(amount(50_000_000)),
})

function inputOf(given: Case): PlanInput {
  const costs = given.lines.map((line, i): CostInput => ({
    id: `line-${i}`,
    ...(line.category === undefined ? {} : { category: line.category }),
    net: told(line.net),
    vat_percent: told(line.vat),
    eligible: told(line.eligible),
  }))
  const caps = given.caps.flatMap(({ category, share, amount: most }): CapRule[] => [
    ...(share === undefined ? [] : [{ categories: [category], percent: told(share) }]),
    ...(most === undefined ? [] : [{ categories: [category], amount: told(most) }]),
  ])
  const rateOf = (category: string | undefined): number => given.rates[categories.indexOf(category as 'a') + 1] ?? 0
  return {
    currency: 'EUR',
    costs,
    rules: {
      categories: categories.map((category) => ({ category })),
      caps,
      rate: (category) => ({
        percent: told(rateOf(category)),
        ...(given.maximum === undefined ? {} : { maximum: told(given.maximum) }),
      }),
      ...(given.ceiling === undefined ? {} : { max_eligible_cost: told(given.ceiling) }),
      own_minimum: { percent: told(given.own), of: 'eligible' },
      ...(given.most === undefined ? {} : { max_subsidy: told(given.most) }),
      ...(given.headroom === undefined
        ? {}
        : { de_minimis: { headroom: told(given.headroom), on_excess: given.excess } }),
    },
    ...(given.recoverable === undefined ? {} : { vat: { recoverable: told(given.recoverable) } }),
    ...(given.loan === undefined ? {} : { financing: { loan: told(given.loan) } }),
  }
}

const sum = (figures: readonly MoneyFigure[]): number => figures.reduce((total, figure) => total + cents(figure), 0)
const holds = (check: (plan: Plan, given: Case) => void, numRuns = 300): void =>
  fc.assert(
    fc.property(cases, (given) => check(businessPlan(inputOf(given)), given)),
    { numRuns },
  )
const floorPercent = (of: number, share: number): number =>
  Number((BigInt(of) * BigInt(Math.round(share * 1e4))) / 1_000_000n)

describe('a business plan', () => {
  test('adds up: lines to rows, rows to totals, grant and private part to the total', () => {
    holds(({ costs, grant, financing }) => {
      assert.equal(sum(costs.rows.map((row) => row.net)), sum(costs.lines.map((line) => line.net)))
      assert.equal(sum(costs.rows.map((row) => row.eligible)), cents(costs.eligible))
      assert.equal(cents(costs.eligible) + cents(costs.not_eligible), cents(costs.net))
      if (costs.grant !== undefined) assert.equal(sum(costs.rows.flatMap((row) => row.grant ?? [])), cents(costs.grant))
      if (financing === undefined) return assert.equal(grant.amount, undefined)
      assert.ok(financing.grant)
      assert.equal(cents(financing.grant) + cents(financing.private), cents(financing.total))
      const { own, loan } = financing
      if (own !== undefined && loan !== undefined)
        assert.equal(cents(financing.grant) + cents(own) + cents(loan), cents(financing.total))
    })
  })

  test('gives shares of the total that add up to 100 as they are shown, to a tenth, and come out again', () => {
    const tenths = (figure: NumberFigure | undefined): number => Math.round((figure?.value ?? 0) * 10)
    holds(({ financing }) => {
      if (financing === undefined || cents(financing.total) === 0) return
      const { grant, private: rest, own, loan } = financing.shares
      assert.equal(tenths(grant) + tenths(rest), 1000)
      if (own !== undefined && loan !== undefined && financing.gap === undefined)
        assert.equal(tenths(grant) + tenths(own) + tenths(loan), 1000)
      for (const figure of [grant, rest, own, loan])
        if (figure?.derivation !== undefined) assert.ok(figure.value >= 0 && recomputes(figure.derivation))
    })
  })

  test('keeps every cap, of a row and of the whole', () => {
    holds(({ costs }, { caps, ceiling }) => {
      for (const { category, share, amount: most } of caps) {
        const row = costs.rows.find((each) => each.category === category)
        if (row === undefined) continue
        assert.ok(cents(row.eligible) <= cents(row.claimed))
        if (most !== undefined) assert.ok(cents(row.eligible) <= most)
        // Scaled down to the largest budget, a row may bear the cent that rounding leaves.
        const spare = cents(costs.within_caps) > cents(costs.eligible) ? 1 : 0
        if (share !== undefined) assert.ok(cents(row.eligible) <= floorPercent(cents(costs.eligible), share) + spare)
      }
      if (ceiling !== undefined) assert.ok(cents(costs.eligible) <= ceiling)
    })
  })

  test('has a grant no larger than any limit, and one of them gives it', () => {
    holds(({ costs, grant, financing }, { most, headroom, own, rates, maximum = 100 }) => {
      if (grant.amount === undefined) return assert.notEqual(grant.refused, undefined)
      const found = cents(grant.amount)
      assert.ok(grant.limits.some((limit) => cents(limit.amount) === found))
      for (const limit of grant.limits) assert.ok(found <= cents(limit.amount))
      for (const row of costs.rows) {
        const rate = Math.min(maximum, rates[categories.indexOf(row.category as 'a') + 1] ?? 0)
        assert.equal(row.grant && cents(row.grant), floorPercent(cents(row.eligible), rate))
      }
      assert.ok(found <= (most ?? found) && found <= (headroom ?? found) && found <= cents(costs.eligible))
      assert.ok(found <= cents(costs.eligible) - floorPercent(cents(costs.eligible), own))
      assert.ok(financing === undefined || cents(financing.private) >= 0)
    })
  })

  test('gives every figure again from its formula and inputs', () => {
    let derived = 0
    holds((plan) => {
      for (const { id, value, derivation } of figuresIn(plan)) {
        if (derivation === undefined) continue
        derived += 1
        assert.deepEqual(derivation.result, value)
        assert.ok(recomputes(derivation), id)
        const changed = typeof value === 'number' ? value + 1 : fromCents(cents({ value } as MoneyFigure) + 1)
        assert.ok(!recomputes({ ...derivation, result: changed }), id)
      }
    }, 60)
    assert.ok(derived > 1000)
  })

  test('grants no less when a line costs more, and no more when a limit sinks', () => {
    const grants = (given: Case): number => {
      const { amount: found } = businessPlan(inputOf({ ...given, excess: 'reduce' })).grant
      return found === undefined ? 0 : cents(found)
    }
    fc.assert(
      fc.property(cases, amount(1_000_000), ({ ceiling: _none, ...given }, more) => {
        // Under a ceiling of the budget a dearer line with a low rate pushes out others: there it does not hold.
        const plain = { ...given, ceiling: undefined }
        const dearer = plain.lines.map((line, i) => (i === 0 ? { ...line, net: line.net + more } : line))
        const before = grants(plain)
        assert.ok(grants({ ...plain, lines: dearer }) >= before)
        if (plain.most !== undefined) assert.ok(grants({ ...plain, most: Math.max(0, plain.most - more) }) <= before)
        if (plain.headroom !== undefined)
          assert.ok(grants({ ...plain, headroom: Math.max(0, plain.headroom - more) }) <= before)
        assert.ok(grants({ ...plain, own: Math.min(100, plain.own + 1) }) <= before)
      }),
      { numRuns: 300 },
    )
  })

  test('counts aid of the last three years against the ceiling, to the day, and none from before', () => {
    const day = fc
      .integer({ min: 0, max: 2000 })
      .map((n) => Temporal.PlainDate.from('2024-01-01').add({ days: n }).toString())
    fc.assert(
      fc.property(fc.array(fc.tuple(day, amount(12_000_000)), { maxLength: 6 }), day, (aid, awardOn) => {
        const state = deMinimisState(
          {
            kind: 'business',
            name: 'Us',
            relations: [],
            de_minimis_aid: aid.map(([on, each]) => ({
              granted_on: on,
              amount: fromCents(each),
              regulation: 'general_2023_2831',
              member_state: 'GR',
              status: 'granted',
            })),
          },
          { regulation: 'general_2023_2831', memberState: 'GR', awardOn },
        )
        const inside = aid.filter(([on]) => on <= awardOn && addMonths(on, 36) >= awardOn)
        const left = Math.max(0, 30_000_000 - inside.reduce((total, [, each]) => total + each, 0))
        const { grant } = businessPlan({
          currency: 'EUR',
          costs: [{ id: 'all', net: told(100_000_000) }],
          rules: {
            categories: [],
            rate: () => ({ percent: told(50) }),
            de_minimis: {
              headroom: { ceiling: told(state.ceiling), counted: state.counted.map((each) => told(each.cents)) },
              on_excess: 'reduce',
            },
          },
        })
        assert.ok(grant.amount !== undefined)
        assert.equal(cents(grant.amount), left)
        assert.equal(grant.binding, 'de_minimis_headroom')
      }),
      { numRuns: 200 },
    )
  })

  test('says by how much the own contribution misses its minimum, and leaves open what nobody told', () => {
    const plan = (more: Partial<PlanInput>) =>
      businessPlan({
        currency: 'EUR',
        costs: [{ id: 'all', net: told(40_000_000) }],
        rules: {
          categories: [],
          rate: () => ({ percent: told(60) }),
          own_minimum: { percent: told(20), of: 'eligible' },
        },
        ...more,
      }).financing
    assert.equal(plan({})?.own, undefined)
    assert.equal(plan({})?.own_enough, 'unknown')
    assert.deepEqual(plan({})?.loan_maximum?.value, fromCents(8_000_000))
    assert.equal(plan({ financing: { loan: told(8_000_000) } })?.own_enough, 'met')
    // Whether the bank's money counts is the call's to say.
    assert.equal(plan({ financing: { loan: told(10_000_000) } })?.own_enough, 'unknown')
    assert.equal(plan({ financing: { own: told(20_000_000), loan: told(0) } })?.gap?.value.amount, '-40000.00')
  })

  test('shows each source as it was told: no loan is made up, own funds left out are what the loan leaves', () => {
    // 40,000 of 100,000 remain beyond the grant.
    const cases: [
      told: { own?: number; loan?: number },
      shown: (string | undefined)[],
      share: number | undefined,
      faults: string[],
    ][] = [
      [{}, [undefined, undefined, undefined], undefined, []],
      [{ own: 4_000_000 }, ['40000.00', undefined, '0.00'], 40, []],
      [{ own: 1_000_000 }, ['10000.00', undefined, '30000.00'], 10, ['plan.not_financed']],
      [{ own: 5_000_000 }, ['50000.00', undefined, '-10000.00'], 50, ['plan.over_financed']],
      [{ loan: 1_000_000 }, ['30000.00', '10000.00', undefined], 30, []],
      [{ loan: 4_000_000 }, ['0.00', '40000.00', undefined], 0, []],
      [{ loan: 5_000_000 }, [undefined, '50000.00', '-10000.00'], undefined, ['plan.over_financed']],
      [{ own: 1_000_000, loan: 1_000_000 }, ['10000.00', '10000.00', '20000.00'], 10, ['plan.not_financed']],
      [{ own: 1_000_000, loan: 3_000_000 }, ['10000.00', '30000.00', '0.00'], 10, []],
    ]
    for (const [given, shown, share, wanted] of cases) {
      const { financing, faults } = businessPlan({
        currency: 'EUR',
        costs: [{ id: 'all', net: told(10_000_000) }],
        rules: { categories: [], rate: () => ({ percent: told(60) }) },
        financing: Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, told(amount)])),
      })
      const says = JSON.stringify(given)
      const { own, loan, gap, shares } = financing ?? {}
      assert.deepEqual(
        [own, loan, gap].map((figure) => figure?.value.amount),
        shown,
        says,
      )
      assert.equal(shares?.own?.value, share, says)
      assert.deepEqual(
        faults.map(({ key }) => key),
        wanted,
        says,
      )
    }
  })

  test('has a timetable, and says where it starts before costs count', () => {
    const phase = (id: string, from: number, to: number) => ({ id, from_month: told(from), to_month: told(to) })
    const plan = businessPlan({
      currency: 'EUR',
      costs: [{ id: 'all', net: told(100) }],
      rules: {
        categories: [],
        rate: () => undefined,
        earliest_start: told('2027-02-01'),
      },
      timetable: {
        starts_on: told('2027-01-31'),
        phases: [phase('buy', 1, 4), { ...phase('install', 4, 13), costs: ['all'] }],
      },
    })
    assert.equal(plan.timetable.months?.value, 13)
    assert.equal(plan.timetable.phases[1]?.starts_on?.value, '2027-05-01')
    assert.equal(plan.timetable.ends_on?.value, '2028-02-29')
    assert.deepEqual(
      plan.faults.map(({ key }) => key),
      ['plan.starts_early'],
    )
    assert.equal(plan.grant.amount, undefined)
    assert.deepEqual(plan.costs.without_rate, [undefined])
  })

  test('a term of months ends with the day before that of the same number, or with the last of the month that lacks it', () => {
    const endOf = (start: string, months: number): string | undefined =>
      businessPlan({
        currency: 'EUR',
        costs: [],
        rules: { categories: [], rate: () => undefined },
        timetable: { starts_on: told(start), phases: [{ id: 'all', from_month: told(1), to_month: told(months) }] },
      }).timetable.ends_on?.value
    const terms: readonly (readonly [string, number, string])[] = [
      ['2027-02-15', 1, '2027-03-14'],
      ['2027-03-01', 3, '2027-05-31'],
      ['2027-03-31', 1, '2027-04-30'],
      ['2027-03-31', 3, '2027-06-30'],
      ['2027-03-31', 2, '2027-05-30'],
      ['2028-02-29', 12, '2029-02-28'],
      ['2027-11-30', 3, '2028-02-29'],
    ]
    for (const [start, months, end] of terms) assert.equal(endOf(start, months), end, start)
  })

  test('measures by what was told: an indicator without a target, and a year without its year before, stay open', () => {
    const plan = businessPlan({
      currency: 'EUR',
      costs: [],
      rules: { categories: [], rate: () => undefined },
      indicators: [
        { id: 'jobs', baseline: told(8), target: told(10.5) },
        { id: 'exports', baseline: told(0), target: told(3) },
        { id: 'energy', baseline: told(100) },
      ],
      years: [
        { year: 2027, forecast: true, turnover: told(30_000_000) },
        { year: 2025, turnover: told(20_000_000), ebitda: told(3_000_000), headcount: told(4) },
        { year: 2024, turnover: told(16_000_000), fixed_costs: told(4_000_000), variable_costs: told(8_000_000) },
      ],
    })
    const [jobs, exports, energy] = plan.indicators
    assert.deepEqual([jobs?.change?.value, jobs?.change_percent?.value], [2.5, 31.3])
    assert.deepEqual([exports?.change?.value, exports?.change_percent], [3, undefined])
    assert.deepEqual(energy?.missing, ['target'])
    const [first, second, forecast] = plan.years
    assert.deepEqual(first?.break_even?.value, fromCents(8_000_000))
    assert.deepEqual([second?.ratios.turnover_growth?.value, second?.ratios.ebitda_margin?.value], [25, 15])
    assert.deepEqual(second?.turnover_per_head?.value, fromCents(5_000_000))
    assert.deepEqual([forecast?.forecast, forecast?.ratios], [true, {}])
    assert.deepEqual([plan.financing, plan.grant.limits], [undefined, []])
  })
})

describe('shares of a total that they are part of', () => {
  const plans = fc.array(fc.record({ planned: amount(500_000), share: optional(fc.integer({ min: 0, max: 60 })) }), {
    minLength: 1,
    maxLength: 4,
  })

  test('are the greatest whole cents that keep every cap', () => {
    fc.assert(
      fc.property(plans, (parts) => {
        const caps = parts.flatMap(({ share }, i) => (share === undefined ? [] : [{ members: [i], percent: share }]))
        const found = countedParts(
          parts.map(({ planned }) => planned),
          caps,
        )
        const total = found.reduce((all, each) => all + each, 0)
        const keeps = (each: number, of: number): number =>
          parts.reduce(
            (all, { planned, share }) =>
              all + Math.min(planned, share === undefined ? planned : floorPercent(of, share)),
            0,
          ) - each
        assert.equal(keeps(total, total), 0)
        // No larger total is one that it leaves itself.
        for (let more = total + 1; more <= total + 2_000; more += 1) assert.ok(keeps(more, more) < 0)
      }),
      { numRuns: 200 },
    )
  })

  test('are those that the estimate of a match counts', () => {
    fc.assert(
      fc.property(plans, (parts) => {
        const planned = parts.map(({ planned: each }, i) => ({ category: `c${i}`, planned: each }))
        const rules = parts.map(({ share }, i) => ({
          category: `c${i}`,
          title: { en: 'C' },
          ...(share === undefined ? {} : { max_percent_of_total: share }),
        }))
        const caps = parts.flatMap(({ share }, i) => (share === undefined ? [] : [{ members: [i], percent: share }]))
        assert.deepEqual(
          countedParts(
            parts.map((each) => each.planned),
            caps,
          ),
          eligibleCost(planned, rules, undefined).parts.map((part) => part.eligible),
        )
      }),
      {
        numRuns: 300,
        examples: [
          [
            [
              { planned: 49, share: 49 },
              { planned: 42, share: 41 },
              { planned: 10, share: 10 },
            ],
          ],
        ],
      },
    )
  })
})

describe('a formula', () => {
  test('is worked out exactly, with the usual precedence', () => {
    assert.equal(numberBy('1 + 2 × 3 − (4 − 6) / 2', {}), 8)
    assert.equal(numberBy('a × a', { a: 0.1 }), 0.01)
    assert.equal(numberBy('cent_down(-x / 3)', { x: 1 }), -0.34)
    assert.equal(numberBy('cent(x)', { x: 0.005 }), 0.01)
    assert.equal(numberBy('tenth(-x)', { x: 0.25 }), -0.3)
  })

  test('is refused where it is none, has no such input, divides by zero or mixes currencies', () => {
    for (const formula of ['', '1 +', '(1', '1 2', 'b', 'toString(1)', '1 / 0', '1 / 3', 'min(1,)'])
      assert.throws(() => numberBy(formula, { a: 1 }), RangeError, formula)
    const euros = { amount: '1.00', currency: 'EUR' }
    const inputs = { a: euros, b: { ...euros, currency: 'BGN' } }
    assert.equal(recomputes({ formula: 'a + b', inputs, result: { amount: '2.00', currency: 'EUR' } }), false)
    assert.equal(recomputes({ formula: 'ceiling − aid granted in the window', inputs: {}, result: 3 }), false)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../criteria/example-reference.ts'
import { fromCents, toCents } from '../facts/money.ts'
import type { Profile } from '../facts/profile.ts'
import type { CostCategory, Funding, Programme } from '../facts/programme.ts'
import { say } from '../../wording/wording.ts'
import { compileProgramme } from './compile.ts'
import { eligibleCost } from './estimate-cost.ts'
import { estimate } from './estimate.ts'
import { readFacts } from './facts.ts'

const euros = (amount: number) => fromCents(Math.round(amount * 100))
const day = '2026-06-01'

function ask(funding: Partial<Funding>, profile: Partial<Profile>, more: Partial<Programme> = {}) {
  const programme: Programme = {
    slug: 'example',
    title: { en: 'Example' },
    call: { deadlines: [] },
    documents: [],
    eligibility: { all: [] },
    funding: { instruments: ['grant'], ...funding },
    ...more,
  }
  const facts = readFacts({ kind: 'business', name: 'Us', ...profile }, exampleReference, new Map())
  const result = estimate(compileProgramme(programme, exampleReference), facts, day)
  for (const step of result.steps)
    for (const language of ['el', 'en'] as const)
      assert.ok(say(step.reason, language, { region: () => undefined }).length > 5)
  return result
}

const plan = (amount: number): Partial<Profile> => ({ planned_investment: { amount: euros(amount) } })
const half: Partial<Funding> = { intensity: [{ percent: 50 }] }

describe('subsidy estimate', () => {
  test('intensity × cost, cut to the maximum of the call, which is then named as what binds', () => {
    const free = ask(half, plan(100_000))
    assert.deepEqual([free.status, free.amount, free.binding], ['computed', euros(50_000), 'intensity'])
    const cut = ask({ ...half, max_subsidy: euros(30_000) }, plan(100_000))
    assert.deepEqual([cut.status, cut.amount, cut.binding], ['computed', euros(30_000), 'call_maximum'])
  })

  test('of some cents the rate is told that the call gives, not what rounding leaves of it', () => {
    const { amount, steps } = ask({ intensity: [{ percent: 33.3333 }] }, plan(0.01))
    assert.deepEqual(amount, euros(0))
    const rate = steps.find(({ reason }) => reason.key === 'estimate.rate')
    assert.ok(rate)
    assert.equal(say(rate.reason, 'en', { region: () => undefined }), 'Aid intensity of 33.33% on €0.01.')
    assert.equal(say(rate.reason, 'el', { region: () => undefined }), 'Ποσοστό ενίσχυσης 33,33% σε 0,01\u00a0€.')
  })

  test('a percentage of nothing is not a subsidy: the amount is asked for', () => {
    assert.deepEqual(ask(half, {}), { status: 'unknown', missing: ['/planned_investment/amount'], steps: [] })
  })

  test('a grant of one fixed amount is that amount, whatever is planned', () => {
    const fixed: Partial<Funding> = { min_subsidy: euros(14_800), max_subsidy: euros(14_800) }
    const result = ask(fixed, {})
    assert.deepEqual([result.status, result.amount, result.missing], ['computed', euros(14_800), []])
    assert.deepEqual(
      result.steps.map((one) => [one.reason.key, one.result]),
      [['estimate.fixed', euros(14_800)]],
    )
  })

  test('a maximum alone is no amount, and neither are two different ones', () => {
    assert.equal(ask({ max_subsidy: euros(14_800) }, {}).status, 'not_applicable')
    assert.equal(ask({ min_subsidy: euros(1000), max_subsidy: euros(14_800) }, {}).status, 'not_applicable')
    assert.equal(
      ask({ instruments: ['loan'], min_subsidy: euros(1000), max_subsidy: euros(1000) }, {}).status,
      'not_applicable',
    )
  })

  test('a loan has no subsidy to estimate', () => {
    assert.equal(ask({ ...half, instruments: ['loan'] }, plan(100_000)).status, 'not_applicable')
  })

  const bySite: Partial<Funding> = {
    intensity: [
      { percent: 50, region_categories: ['transition'] },
      { percent: 60, region_categories: ['less_developed'] },
    ],
  }

  test('the rate of the region category where the investment is', () => {
    const inAthens = ask(bySite, { planned_investment: { amount: euros(20_000), site: { region: 'EL303' } } })
    assert.deepEqual(inAthens.amount, euros(10_000))
    const inCrete = ask(bySite, { planned_investment: { amount: euros(20_000), site: { region: 'EL431' } } })
    assert.deepEqual(inCrete.amount, euros(12_000))
  })

  test('without a site the rates that are possible make a range, and the site is asked for', () => {
    const result = ask(bySite, plan(20_000))
    assert.deepEqual([result.status, result.min, result.max], ['range', euros(10_000), euros(12_000)])
    assert.deepEqual(result.missing, ['/planned_investment/site'])
  })

  test('the rate of the size, and a range where the size is open', () => {
    const bySize: Partial<Funding> = { intensity: [{ percent: 60, sizes: ['micro', 'small'] }, { percent: 40 }] }
    const known: Partial<Profile> = { headcount: 60, turnover: euros(1_000_000), relations: [] }
    assert.deepEqual(ask(bySize, { ...plan(100), ...known }).amount, euros(40))
    const open = ask(bySize, { ...plan(100), relations: [], headcount: 20 })
    assert.deepEqual([open.min, open.max, open.missing], [euros(40), euros(60), ['/turnover', '/balance_sheet_total']])
  })

  const bonus: Partial<Funding> = {
    ...half,
    max_intensity_percent: 55,
    bonuses: [
      {
        id: 'women',
        percent: 10,
        title: { el: 'γυναίκες', en: 'women' },
        when: { id: 'w', kind: 'attribute', name: 'women_led', test: { equals: true } },
      },
    ],
  }

  test('a bonus counts when its condition is met, up to the ceiling; an open one makes a range', () => {
    assert.deepEqual(ask(bonus, { ...plan(1000), attributes: { women_led: true } }).amount, euros(550))
    assert.deepEqual(ask(bonus, { ...plan(1000), attributes: { women_led: false } }).amount, euros(500))
    const open = ask(bonus, plan(1000))
    assert.deepEqual(
      [open.status, open.min, open.max, open.missing],
      ['range', euros(500), euros(550), ['/attributes/women_led']],
    )
  })

  test('a bonus is shown with the aid that it leads to, not with zero', () => {
    const { steps } = ask({ ...bonus, max_intensity_percent: 80 }, { ...plan(1000), attributes: { women_led: true } })
    assert.deepEqual(steps.find((one) => one.reason.key === 'estimate.bonus')?.result, euros(600))
  })

  test('de minimis headroom cuts the aid only where the call says that it reduces', () => {
    const aided: Partial<Profile> = {
      ...plan(400_000),
      relations: [],
      de_minimis_aid: [
        {
          granted_on: '2025-01-01',
          amount: euros(200_000),
          regulation: 'general_2023_2831',
          member_state: 'GR',
          status: 'granted',
        },
      ],
    }
    const call = (on_excess: 'reduce' | 'reject' | 'unknown'): Partial<Programme> => ({
      country: 'GR',
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      eligibility: { id: 'dm', kind: 'de_minimis', regulation: 'general_2023_2831', member_state: 'GR', on_excess },
    })
    const cut = ask(half, aided, call('reduce'))
    assert.deepEqual([cut.amount, cut.binding], [euros(100_000), 'de_minimis_headroom'])
    const kept = ask(half, aided, call('unknown'))
    assert.deepEqual([kept.status, kept.steps.at(-1)?.reason.key], ['unknown', 'estimate.headroom_exceeded_open'])
    const refused = ask(half, aided, call('reject'))
    assert.deepEqual(
      [refused.status, refused.steps.at(-1)?.reason.key],
      ['not_applicable', 'estimate.headroom_exceeded'],
    )
  })

  test("a table by salaried staff gives its bracket's amount", () => {
    const voucher: Partial<Funding> = {
      instruments: ['voucher'],
      steps: {
        measure: 'salaried_awu',
        brackets: [
          { range: { min: 0.01, max: 10 }, amount: euros(900) },
          { range: { min_exclusive: 10 }, amount: euros(1800) },
        ],
      },
    }
    const result = ask(voucher, { salaried_awu: [{ period: '2025', value: 10.5 }] })
    assert.deepEqual([result.amount, result.binding], [euros(1800), 'step_table'])
    assert.equal(ask(voucher, { salaried_awu: [{ period: '2025', value: 0 }] }).status, 'not_applicable')
    assert.deepEqual(ask(voucher, { headcount: 12 }).missing, ['/salaried_awu'])
  })

  test('the staff of a business to be established is not known, and never nobody', () => {
    for (const measure of ['salaried_awu', 'headcount'] as const) {
      const brackets = [{ range: { min: 0 }, amount: euros(900) }]
      const found = ask({ instruments: ['voucher'], steps: { measure, brackets } }, { lifecycle: 'to_be_established' })
      assert.deepEqual([found.status, found.missing, found.steps], ['unknown', [`/${measure}`], []])
    }
  })

  test('of a plan whose share is less than the amount of its bracket a voucher pays that share', () => {
    const voucher: Partial<Funding> = {
      instruments: ['voucher'],
      intensity: [{ percent: 90 }],
      steps: { measure: 'salaried_awu', brackets: [{ range: { min: 0.01 }, amount: euros(1800) }] },
    }
    const salaried = [{ period: '2025', value: 4 }]
    const planning = (amount: number) =>
      ask(voucher, { salaried_awu: salaried, planned_investment: { amount: euros(amount) } })
    assert.deepEqual([planning(1000).amount, planning(1000).binding], [euros(900), 'intensity'])
    assert.deepEqual([planning(5000).amount, planning(5000).binding], [euros(1800), 'step_table'])
    assert.deepEqual(ask(voucher, { salaried_awu: salaried }).amount, euros(1800))
  })

  const categories: CostCategory[] = [
    { category: 'equipment', title: { en: 'Equipment', el: 'Εξοπλισμός' } },
    { category: 'consulting', title: { en: 'Consulting', el: 'Σύμβουλος' }, max_percent_of_total: 10 },
    {
      category: 'training',
      title: { en: 'Training', el: 'Κατάρτιση' },
      max_percent_of_total: 5,
      max_amount: euros(2000),
    },
  ]

  test("a category's share is of the total that counts, its own part included", () => {
    const result = ask(
      half,
      {
        planned_investment: {
          categories: [
            { category: 'equipment', amount: euros(90_000) },
            { category: 'consulting', amount: euros(50_000) },
            { category: 'car', amount: euros(20_000) },
          ],
        },
      },
      { eligible_costs: categories },
    )
    // 90,000 is nine tenths of 100,000: consulting counts with 10,000, the car not at all.
    assert.deepEqual([result.amount, result.binding], [euros(50_000), 'cost_cap'])
    assert.deepEqual(
      result.steps.map((step) => step.reason.key),
      ['estimate.cost', 'estimate.category_excluded', 'estimate.category_share', 'estimate.rate'],
    )
  })

  test('what is planned beside its categories may be of a limited one: a range, and the categories are asked for', () => {
    const planned = (rest: number, category?: string): Partial<Profile> => ({
      planned_investment: {
        amount: euros(90_000 + rest),
        categories: [
          { category: 'equipment', amount: euros(90_000) },
          ...(category === undefined ? [] : [{ category, amount: euros(rest) }]),
        ],
      },
    })
    const open = ask(half, planned(50_000), { eligible_costs: categories })
    const limited = ask(half, planned(50_000, 'training'), { eligible_costs: categories })
    const free = ask(half, planned(50_000, 'equipment'), { eligible_costs: categories })
    assert.deepEqual([open.status, open.min, open.max], ['range', limited.amount, free.amount])
    assert.deepEqual([limited.amount, free.amount], [euros(46_000), euros(70_000)])
    assert.deepEqual(open.missing, ['/planned_investment/categories'])
    assert.ok(open.steps.some(({ reason }) => reason.key === 'estimate.rest_open'))
    const least = { ...half, min_eligible_cost: euros(100_000) }
    const under = ask(least, planned(50_000), { eligible_costs: categories })
    assert.deepEqual([under.status, under.min, under.max], ['range', euros(0), euros(70_000)])
    // A limit that the rest does not reach decides nothing.
    const small = ask(half, planned(1000), { eligible_costs: categories })
    assert.deepEqual([small.status, small.amount, small.missing], ['computed', euros(45_500), []])
  })

  test('under the minimum budget or aid there is no subsidy, and no zero is shown', () => {
    const small = ask({ ...half, min_eligible_cost: euros(18_000) }, plan(10_000))
    assert.deepEqual([small.status, small.amount], ['not_applicable', undefined])
    assert.equal(ask({ ...half, min_subsidy: euros(9000) }, plan(10_000)).binding, 'call_minimum')
  })
})

const cents = fc.integer({ min: 0, max: 2_000_000_000_00 })
const cost = fc.integer({ min: 1, max: 2_000_000_000_00 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)

describe('subsidy estimate, for any amounts', () => {
  test('is whole cents within every limit, and grows with the cost', () => {
    fc.assert(
      fc.property(cost, cost, percent, percent, cents, (a, b, rate, cap, most) => {
        const funding: Partial<Funding> = {
          intensity: [{ percent: rate }],
          max_intensity_percent: cap,
          max_subsidy: fromCents(most),
          max_eligible_cost: euros(5_000_000),
        }
        const aid = (cost: number): number => {
          const { amount } = ask(funding, { planned_investment: { amount: fromCents(cost) } })
          assert.ok(amount)
          return toCents(amount)
        }
        const [low, high] = [aid(Math.min(a, b)), aid(Math.max(a, b))]
        assert.ok(Number.isSafeInteger(high) && low <= high)
        assert.ok(high <= most)
        assert.ok(high <= (Math.min(500_000_000, Math.max(a, b)) * Math.min(rate, cap)) / 100 + 1e-6)
      }),
      { numRuns: 300 },
    )
  })

  test('cost categories stay within their amounts and their shares of the sum they make', () => {
    const rule = fc.record({
      share: fc.option(percent, { nil: undefined }),
      most: fc.option(cents, { nil: undefined }),
      planned: cents,
    })
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 1, maxLength: 5 }),
        fc.option(cents, { nil: undefined }),
        (rules, maximum) => {
          const costs: CostCategory[] = rules.map(({ share, most }, i) => ({
            category: `c${i}`,
            title: { en: 'c' },
            ...(share === undefined ? {} : { max_percent_of_total: share }),
            ...(most === undefined ? {} : { max_amount: fromCents(most) }),
          }))
          const result = eligibleCost(
            rules.map(({ planned }, i) => ({ category: `c${i}`, planned })),
            costs,
            maximum,
          )
          assert.equal(
            result.total,
            result.parts.reduce((sum, part) => sum + part.eligible, 0),
          )
          if (maximum !== undefined) assert.ok(result.total <= maximum)
          for (const part of result.parts) {
            assert.ok(Number.isSafeInteger(part.eligible) && part.eligible >= 0 && part.eligible <= part.planned)
            if (part.rule?.max_amount !== undefined) assert.ok(part.eligible <= toCents(part.rule.max_amount))
            const share = part.rule?.max_percent_of_total
            if (share !== undefined) assert.ok(part.eligible <= (result.total * share) / 100 + rules.length)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

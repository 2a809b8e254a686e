import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CompareCriterion, Criterion, Expression } from '../criteria/criterion.ts'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Profile } from '../facts/profile.ts'
import { fromCents, toCents } from '../facts/money.ts'
import { compileProgramme } from './compile.ts'
import { explainMatch } from './evaluate.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' as const })

test('a plan that is to grow keeps open what else reads its budget, and says nothing of what does not', () => {
  const budget: Criterion = { id: 'budget', kind: 'investment_amount', range: { min: euros('50000.00') } }
  const form: Criterion = { id: 'form', kind: 'legal_form', include: ['private_company'] }
  const limited: Criterion = {
    id: 'within',
    kind: 'compare',
    operator: 'lte',
    left: { investment_amount: true },
    right: { value: euros('45000.00') },
  }
  const profile: Partial<Profile> = {
    legal_form: 'private_company',
    planned_investment: { amount: euros('40000.00') },
  }
  const nearMiss = (...criteria: Criterion[]) => {
    const compiled = compileProgramme(exampleProgramme({ all: criteria }), exampleReference)
    const facts = readFacts(exampleProfile(profile), exampleReference, new Map())
    return explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map()).near_miss
  }
  assert.deepEqual([nearMiss(budget, form)?.open, nearMiss(budget, form, limited)?.open], [0, 1])
})

test('the budget that a formula asks for meets it, and what is nearer to the plan by more than rounding does not', () => {
  const within = (times: number, own: number, operator: CompareCriterion['operator']): CompareCriterion => ({
    id: 'within',
    kind: 'compare',
    left: { sum: [{ times, of: { investment_amount: true } }, { value: fromCents(own, 'EUR') }] },
    operator,
    right: { attribute: 'funds' },
  })
  const judge = (criterion: CompareCriterion, budget: number, funds: number) => {
    const compiled = compileProgramme(exampleProgramme({ all: [criterion] }), exampleReference)
    const profile: Partial<Profile> = {
      planned_investment: { amount: fromCents(budget, 'EUR') },
      attributes: { funds: fromCents(funds, 'EUR') },
    }
    return explainMatch(
      compiled,
      readFacts(exampleProfile(profile), exampleReference, new Map()),
      { kind: 'date', date: '2026-06-01' },
      new Map(),
    )
  }
  const amount = fc.integer({ min: 1, max: 50_000_000_00 })
  fc.assert(
    fc.property(
      fc.constantFrom(0.01, 0.25, 0.3, 1, 1.5, 2, 7),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('lte' as const, 'lt' as const, 'gte' as const, 'gt' as const),
      amount,
      amount,
      (times, own, operator, budget, funds) => {
        const criterion = within(times, own, operator)
        const { verdict, near_miss: near } = judge(criterion, budget, funds)
        if (verdict !== 'not_eligible') return near === undefined
        const bound = near?.steps[0]?.reason.values?.['bound']
        // No budget above zero is low enough.
        if (bound === undefined)
          return operator.startsWith('l') && judge(criterion, 1, funds).verdict === 'not_eligible'
        if (typeof bound !== 'object' || bound.type !== 'money') return false
        const target = toCents(bound.value)
        const rounding = 2 + Math.ceil(1 / times)
        const nearer = target + (target < budget ? rounding : -rounding)
        return (
          judge(criterion, target, funds).verdict === 'eligible' &&
          judge(criterion, nearer, funds).verdict === 'not_eligible'
        )
      },
    ),
  )
})

test('a step that comes about only after the call closes makes no way in, and one that is in time goes before it', () => {
  const old: Criterion = { id: 'old', kind: 'age', test: { measure: 'closed_full_fiscal_years', range: { min: 2 } } }
  const older: Criterion = { id: 'older', kind: 'age', test: { measure: 'months_since_start', range: { min: 36 } } }
  const big: Criterion = { id: 'big', kind: 'investment_amount', range: { min: euros('90000.00') } }
  const profile: Partial<Profile> = {
    activity_started_on: '2025-05-20',
    fiscal_year_end: '12-31',
    planned_investment: { amount: euros('60000.00') },
  }
  const judge = (eligibility: Expression, closes: string) => {
    const deadline = { id: 'end', at: closes, time_zone: 'Europe/Athens', basis: 'fixed' as const }
    const compiled = compileProgramme(
      exampleProgramme(eligibility, { call: { deadlines: [deadline] } }),
      exampleReference,
    )
    const facts = readFacts(exampleProfile(profile), exampleReference, new Map())
    const { near_miss: near, summary } = explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map())
    return {
      steps: near?.steps.map(({ criterion_id: id }) => id),
      possible: near?.possible,
      from: near?.possible_from,
      says: summary.map(({ key }) => key),
    }
  }
  const late = judge({ all: [old] }, '2027-10-15T12:00:00Z')
  assert.deepEqual([late.steps, late.possible, late.from], [['old'], false, '2027-12-31'])
  assert.deepEqual(late.says.slice(-2), ['summary.would_change_late', 'age.near_years_late'])
  const both = judge({ all: [old, big] }, '2027-10-15T12:00:00Z')
  assert.deepEqual([both.possible, both.says.includes('summary.would_change_late')], [false, true])
  const timely = judge({ all: [old] }, '2028-03-15T12:00:00Z')
  assert.deepEqual([timely.possible, timely.says.includes('summary.would_change')], [true, true])
  const choice = judge({ any: [older, { all: [big, { ...big, id: 'bigger' }] }] }, '2027-10-15T12:00:00Z')
  assert.deepEqual([choice.steps, choice.possible], [['big', 'bigger'], true])
})

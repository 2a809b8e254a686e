import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Criterion } from '../criteria/criterion.ts'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Profile } from '../facts/profile.ts'
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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Programme } from '../facts/programme.ts'
import { compileProgramme } from './compile.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'
import { explainMatch } from './evaluate.ts'
import { warningsOf } from './warnings.ts'

/** Whether an order before the application is told to spoil aid under an article of the block exemption. */
function spoils(article: string): boolean {
  const programme = exampleProgramme({ all: [] }, { legal_basis: [{ regime: 'gber_651_2014', article }] })
  const profile = exampleProfile({ planned_investment: { works_started_on: '2026-05-01' } })
  const facts = readFacts(profile, exampleReference, new Map())
  const warnings = warningsOf(compileProgramme(programme, exampleReference), facts, '2026-06-01')
  return warnings.some(({ kind }) => kind === 'works_started')
}

test('only aid that the block exemption frees from it needs no application before the works', () => {
  for (const free of [
    '32',
    'Article 33',
    'Articles 32 and 33',
    '22',
    '53',
    '15(4)',
    'άρθρο 32 παρ. 1',
    '25a',
    '25Β',
    '19β',
    'άρθρα 25α και 25δ',
    '56στ',
  ])
    assert.ok(!spoils(free), free)
  for (const asks of ['14', '14(16)', '17', '18', '28', '29', '14 and 32', '31', '', '25', '25(a)', '19', '25a and 25'])
    assert.ok(spoils(asks), asks)
})

test('a plan whose aid is under the least that the call gives is warned of', () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const programme = exampleProgramme(
    { all: [] },
    { funding: { instruments: ['grant'], intensity: [{ percent: 50 }], min_subsidy: euros('5000.00') } },
  )
  const warned = (amount: string): string[] => {
    const facts = readFacts(
      exampleProfile({ planned_investment: { amount: euros(amount) } }),
      exampleReference,
      new Map(),
    )
    const asOf = { kind: 'date', date: '2026-06-01' } as const
    return explainMatch(compileProgramme(programme, exampleReference), facts, asOf, new Map()).warnings.map(
      ({ kind, spoils }) => `${kind} ${spoils}`,
    )
  }
  assert.deepEqual(warned('9999.99'), ['below_minimum_subsidy project'])
  assert.deepEqual(warned('10000.00'), [])
})

test('a project that is over before it is applied for spoils aid of Union funds, not of a call that is none of theirs', () => {
  const warned = (more: Partial<Programme>): boolean => {
    const profile = exampleProfile({ planned_investment: { completed_on: '2026-05-01' } })
    const facts = readFacts(profile, exampleReference, new Map())
    const compiled = compileProgramme(exampleProgramme({ all: [] }, more), exampleReference)
    return warningsOf(compiled, facts, '2026-06-01').some(({ kind }) => kind === 'completed_before_application')
  }
  assert.deepEqual([warned({ union_fund: true }), warned({}), warned({ union_fund: false })], [true, true, false])
})

test('a legal basis that has ended is told as that, each of several', () => {
  const warned = (programme: Partial<Programme>, day = '2026-11-29'): string[] =>
    warningsOf(
      compileProgramme(exampleProgramme({ all: [] }, programme), exampleReference),
      readFacts(exampleProfile({}), exampleReference, new Map()),
      day,
    ).map(({ kind, spoils, reason }) => {
      const { basis, warning } = reason.values
      const named = typeof basis === 'object' && basis.type === 'phrase' ? ` ${basis.key}` : ''
      const key = typeof warning === 'object' && warning.type === 'phrase' ? warning.key : reason.key
      return `${kind} ${spoils} ${key}${named}`
    })
  const rrf = { regime: 'rrf' } as const
  const scheme = { regime: 'notified', valid_to: '2026-06-30' } as const
  const over = 'legal_basis_ended project warning.legal_basis_ended_over'
  assert.deepEqual(warned({ legal_basis: [rrf] }), [over])
  assert.deepEqual(warned({ legal_basis: [rrf], expected_award_on: '2026-07-01' }), [over])
  assert.deepEqual(warned({ legal_basis: [rrf, scheme] }), [`${over} basis.rrf`, `${over} basis.notified`])
  assert.deepEqual(warned({ legal_basis: [scheme, { regime: 'no_aid' }] }), [
    'legal_basis_ended confirm warning.legal_basis_ended_over basis.notified',
  ])
  const gber = { regime: 'gber_651_2014', article: '14' } as const
  const two = [gber, { ...gber, article: '17' }]
  const unknown = 'award_day_unknown confirm warning.award_day_unknown'
  const ofBasis = (programme: Partial<Programme>, day: string): string[] =>
    warned(programme, day).filter((each) => !each.startsWith('difficulty'))
  assert.deepEqual(ofBasis({ legal_basis: two }, '2026-11-29'), [unknown])
  assert.deepEqual(ofBasis({ legal_basis: two }, '2027-02-01'), [`${unknown}_over`])
  assert.deepEqual(ofBasis({ legal_basis: two, expected_award_on: '2027-05-01' }, '2027-02-01'), [
    'adjustment_period confirm warning.adjustment_period_over',
  ])
  assert.deepEqual(ofBasis({ legal_basis: two }, '2027-07-01'), [over])
})

test('difficulty that a young business grows into before the award is told with its day, not where no award is known or it comes after', () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const profile = exampleProfile({
    registered_on: '2024-10-01',
    headcount: 9,
    relations: [],
    self_declared_size: 'micro',
    attributes: { collective_insolvency: false, rescue_aid_outstanding: false },
    financial_years: [{ year: 2025, capital: euros('400000.00'), equity: euros('120000.00') }],
  })
  const warned = (award: string | undefined, more: Partial<Programme> = {}): string[] =>
    warningsOf(
      compileProgramme(
        exampleProgramme(
          { all: [] },
          {
            legal_basis: [{ regime: 'gber_651_2014', article: '17' }],
            ...(award === undefined ? {} : { expected_award_on: award }),
            ...more,
          },
        ),
        exampleReference,
      ),
      readFacts(profile, exampleReference, new Map()),
      '2026-11-29',
    ).flatMap(({ kind, spoils, reason }) => {
      const { from } = reason.values
      const day = typeof from === 'object' && from.type === 'date' ? from.value : ''
      return kind === 'in_difficulty' ? [`${spoils} ${reason.key} ${day}`] : []
    })
  const told = ['project warning.in_difficulty_by_award 2027-10-01']
  assert.deepEqual(warned('2027-11-30'), told)
  assert.deepEqual(warned('2027-10-01'), told)
  assert.deepEqual(warned('2027-09-30'), [])
  assert.deepEqual(warned(undefined), [])
  assert.deepEqual(warned('2027-11-30', { legal_basis: [{ regime: 'de_minimis_2023_2831' }] }), [])
})

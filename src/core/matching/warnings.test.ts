import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleReference } from '../criteria/example-reference.ts'
import { compileProgramme } from './compile.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'
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
  for (const free of ['32', 'Article 33', 'Articles 32 and 33', '22', '53', '15(4)', 'άρθρο 32 παρ. 1'])
    assert.ok(!spoils(free), free)
  for (const asks of ['14', '14(16)', '17', '18', '28', '29', '14 and 32', '31', '']) assert.ok(spoils(asks), asks)
})

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { cents } from '../../src/core/drafting/plan/figure.ts'
import { figuresIn } from '../../src/core/drafting/plan/figures-in.ts'
import { recomputes } from '../../src/core/drafting/plan/formula.ts'
import { planInputOf } from '../../src/core/drafting/plan/plan-input.ts'
import { businessPlan } from '../../src/core/drafting/plan/plan.ts'
import { fromCents, toCents } from '../../src/core/facts/money.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import { estimate } from '../../src/core/matching/estimate.ts'
import { readFacts } from '../../src/core/matching/facts.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { loadReference } from '../../src/reference/reference.ts'
import type { Reference } from '../../src/reference/reference.ts'
import { say } from '../../src/wording/wording.ts'

const day = '2026-11-28'

describe('the plan of every sample profile under every sample programme', () => {
  let reference: Reference
  before(async () => {
    reference = await loadReference()
  })

  test('asks for the grant that the match estimates, and every figure of it is worked out again', async () => {
    let compared = 0
    const profiles = await sampleProfiles(day)
    for (const { slug, programme } of await sampleCatalogue(day, reference.activities)) {
      const compiled = compileProgramme({ ...programme, slug, documents: [] }, reference)
      for (const { profile } of profiles) {
        const facts = readFacts(profile, reference, new Map())
        const { input, missing } = planInputOf(compiled, facts, day)
        const plan = businessPlan(input)
        for (const { id, derivation } of figuresIn(plan))
          assert.ok(derivation === undefined || recomputes(derivation), id)
        for (const reason of [...plan.faults, ...plan.notes])
          for (const language of ['el', 'en'] as const) assert.ok(say(reason, language, { region: () => undefined }))
        const expected = estimate(compiled, facts, day)
        const nothing = cents(plan.costs.eligible) === 0
        // What becomes of more aid than the headroom is for a person to say, where the call does not: no fact is missing.
        const excess = expected.binding === 'de_minimis_headroom'
        if (expected.status === 'unknown')
          assert.ok(missing.length > 0 || nothing || excess, `${slug}: ${profile.name}`)
        if (expected.status !== 'computed' || expected.amount === undefined || plan.grant.refused !== undefined)
          continue
        if (input.costs.length === 0 || nothing) continue
        compared += 1
        // The estimate rounds costs of one rate together, the plan by category: a cent for each row at most.
        const found = plan.grant.amount === undefined ? undefined : cents(plan.grant.amount)
        const most = toCents(expected.amount)
        const spent = cents(plan.costs.eligible)
        const open = plan.notes.some(({ key }) => key === 'plan.headroom_cut_open')
        if (open || (plan.grant.binding === 'eligible_cost' && found === spent)) continue
        assert.ok(
          found !== undefined && found <= most && most - found <= plan.costs.rows.length,
          `${slug}, ${profile.name}: ${JSON.stringify(plan.grant.amount?.value)} ≠ ${JSON.stringify(fromCents(most))}`,
        )
      }
    }
    assert.ok(compared >= 60, `${compared} compared`)
  })
})

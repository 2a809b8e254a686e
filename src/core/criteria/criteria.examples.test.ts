import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Programme } from '../facts/programme.ts'
import type { Profile } from '../facts/profile.ts'
import { compileProgramme } from '../matching/compile.ts'
import type { Answers } from '../matching/evaluate.ts'
import { explainMatch, quickMatch } from '../matching/evaluate.ts'
import { readFacts } from '../matching/facts.ts'
import { exampleReference } from './example-reference.ts'
import { readExpression } from './expression.ts'
import type { Example } from './kind.ts'
import { kinds } from './kinds.ts'

const none: Answers = new Map()

function run(example: Example) {
  const programme: Programme = {
    slug: 'example',
    title: { en: 'Example', el: 'Παράδειγμα' },
    call: { deadlines: [] },
    documents: [],
    funding: { instruments: ['grant'] },
    eligibility: example.criterion,
    ...example.programme,
  }
  const profile: Profile = { kind: 'business', name: 'Example', ...example.profile }
  const facts = readFacts(profile, exampleReference, new Map(Object.entries(example.related ?? {})))
  const compiled = compileProgramme(programme, exampleReference)
  const asOf = { kind: 'date', date: example.day ?? '2026-06-01' } as const
  return { quick: quickMatch(compiled, facts, asOf), match: explainMatch(compiled, facts, asOf, none) }
}

const verdicts = { met: 'eligible', not_met: 'not_eligible', unknown: 'needs_info', review: 'needs_review' } as const

for (const kind of kinds) {
  describe(`criterion ${kind.kind}`, () => {
    for (const example of kind.examples) {
      test(example.says, () => {
        const read = readExpression(example.criterion, exampleReference)
        assert.deepEqual('faults' in read ? read.faults : [], [], 'the example is itself well formed')
        const { quick, match } = run(example)
        const [result] = match.criteria
        assert.ok(result)
        if (example.reason !== undefined) assert.equal(result.reason.key, example.reason)
        assert.equal(match.verdict, verdicts[example.outcome])
        assert.equal(quick.verdict, match.verdict, 'quick and explained agree')
        if (example.missing !== undefined) assert.deepEqual(result.missing, example.missing)
        assert.equal(
          result.missing.length > 0,
          example.outcome === 'unknown',
          'unknown names the fields that would decide, and only unknown does',
        )
        if (example.near_miss !== undefined) assert.equal(result.near_miss?.reason.key ?? null, example.near_miss)
        if (example.condition !== undefined) assert.equal(result.condition?.reason.key ?? null, example.condition)
        if (example.changes_on !== undefined) assert.equal(result.changes_on, example.changes_on)
        assert.notEqual(result.reason.key, 'criterion.failed')
      })
    }

    test(`the examples of ${kind.kind} show all three answers`, () => {
      const seen = new Set(kind.examples.map((example) => (example.outcome === 'review' ? 'unknown' : example.outcome)))
      const expected = kind.kind === 'manual' ? 1 : 3
      assert.equal(seen.size, expected)
    })
  })
}

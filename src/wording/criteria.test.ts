import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Criterion } from '../core/criteria/criterion.ts'
import { exampleReference } from '../core/criteria/example-reference.ts'
import { kinds } from '../core/criteria/kinds.ts'
import type { Programme } from '../core/facts/programme.ts'
import { compileProgramme } from '../core/matching/compile.ts'
import { exclusionReason } from '../core/matching/exclusion.ts'
import { explainMatch } from '../core/matching/evaluate.ts'
import { readFacts } from '../core/matching/facts.ts'
import { say } from './wording.ts'

const names = { region: () => undefined }

describe('sentences of the criteria', () => {
  for (const kind of kinds) {
    test(`every example of ${kind.kind} can be said in Greek and English`, () => {
      for (const example of kind.examples) {
        const programme: Programme = {
          slug: 'example',
          title: { en: 'Example' },
          call: { deadlines: [] },
          documents: [],
          funding: { instruments: ['grant'] },
          eligibility: example.criterion,
          ...example.programme,
        }
        const facts = readFacts(
          { kind: 'business', name: 'Example', ...example.profile },
          exampleReference,
          new Map(Object.entries(example.related ?? {})),
        )
        const match = explainMatch(
          compileProgramme(programme, exampleReference),
          facts,
          { kind: 'date', date: example.day ?? '2026-06-01' },
          new Map(),
        )
        for (const result of match.criteria) {
          const reasons = [result.reason, ...(result.near_miss === undefined ? [] : [result.near_miss.reason])]
          for (const reason of reasons)
            for (const language of ['el', 'en'] as const) {
              const sentence = say(reason, language, names)
              assert.ok(sentence.length > 10, reason.key)
              assert.doesNotMatch(sentence, /undefined|NaN|\[object|\{/u, reason.key)
            }
        }
      }
    })
  }
})

test('an exclusion without a title names what it excludes: which items and how many, figures, places, sizes and forms', () => {
  const regions = { region: (code: string) => (code === 'EL30' ? 'Attica' : undefined) }
  const told = (criterion: Criterion): string[] =>
    (['el', 'en'] as const).map((language) => say(exclusionReason(criterion, 'met', false), language, regions))
  const here = [{ field: 'region', operator: 'eq', value: 'EL30' }] as const
  const counted = (test: object, where: readonly object[] = here) =>
    ({ id: 'x', kind: 'quantifier', over: 'establishments', test, where }) as unknown as Criterion
  const cases: readonly (readonly [criterion: Criterion, el: RegExp, en: RegExp])[] = [
    [counted({ all: true }), /εξαιρεί: όλα από: .*: Attica/u, /excludes: all of: .*: Attica/u],
    [counted({ any: true }), /εξαιρεί: εγκαταστάσεις .*: Attica/iu, /excludes: establishments .*: Attica/iu],
    [counted({ none: true }), /εξαιρεί: κανένα από: /u, /excludes: none of: /u],
    [counted({ at_least: 2 }), /τουλάχιστον 2 από: /u, /at least 2 of: /u],
    [counted({ at_most: 1 }), /το πολύ 1 από: /u, /at most 1 of: /u],
    [counted({ share_at_least: 0.5, weight: 'x' }), /τουλάχιστον 50% από: /u, /at least 50% of: /u],
    [{ id: 'x', kind: 'size', include: ['large'] }, /εξαιρεί: μέγεθος \(μεγάλη\)\./u, /excludes: size \(large\)\./u],
    [{ id: 'x', kind: 'region', of: 'headquarters', include: ['EL30'] }, /εξαιρεί: Attica/u, /excludes: Attica/u],
    [
      { id: 'x', kind: 'legal_form', include: ['association'] },
      /νομική μορφή \(σωματείο/u,
      /legal form \(association/u,
    ],
    [
      { id: 'x', kind: 'accounts', figure: 'debt', period: 'last_closed_fy', range: {} },
      /εξαιρεί: δανεισμός/iu,
      /excludes: debt/iu,
    ],
  ]
  for (const [criterion, el, en] of cases) {
    const [greek = '', english = ''] = told(criterion)
    assert.match(greek, el)
    assert.match(english, en)
  }
})

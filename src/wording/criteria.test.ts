import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { exampleReference } from '../core/criteria/example-reference.ts'
import { kinds } from '../core/criteria/kinds.ts'
import type { Programme } from '../core/facts/programme.ts'
import { compileProgramme } from '../core/matching/compile.ts'
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

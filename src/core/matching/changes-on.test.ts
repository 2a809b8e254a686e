import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { factsOf, profile, programme } from '../../../test/support/random-matches.ts'
import { exampleReference } from '../criteria/example-reference.ts'
import { kinds } from '../criteria/kinds.ts'
import { addDays } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CompiledProgramme } from './compile.ts'
import { compileProgramme } from './compile.ts'
import { explainMatch, quickMatch } from './evaluate.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'
import type { Facts } from './facts.ts'

const today = '2026-06-01'
/** Days on which something of the examples begins, ends or is closed, and those around them. */
const turns = ['2026-06-15', '2026-07-01', '2026-07-15', '2027-01-01', '2027-07-01', '2028-01-01', '2028-03-02']
const days = turns.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])

/** What is told today holds until the day that is told with it. */
function check(compiled: CompiledProgramme, facts: Facts): void {
  const now = explainMatch(compiled, facts, { kind: 'date', date: today }, new Map())
  const { changes_on: until } = now
  const shown = (): string => JSON.stringify([compiled.programme.eligibility, facts.profile, until])
  if (until !== undefined) assert.ok(until > today, `a day that has passed: ${shown()}`)
  for (const date of days) {
    if (until !== undefined && date >= until) return
    const { verdict } = quickMatch(compiled, facts, { kind: 'date', date })
    if (verdict !== now.verdict) assert.equal(`${date} ${verdict}`, `${today} ${now.verdict}`, shown())
  }
}

describe('the day on which a verdict may change by itself', () => {
  const examples = kinds.flatMap((kind) => kind.examples)
  const businesses = examples.map(({ profile: some, related = {} }) => () => {
    return readFacts(exampleProfile(some), exampleReference, new Map(Object.entries(related)))
  })

  for (const kind of kinds) {
    test(`is told by criteria of kind ${kind.kind}`, () => {
      for (const { criterion, programme: rest } of kind.examples) {
        const compiled = compileProgramme(exampleProgramme(criterion, rest), exampleReference)
        for (const read of businesses) check(compiled, read())
      }
    })
  }

  test('is told of whole calls', () => {
    fc.assert(
      fc.property(programme, profile, (compiled, one) => {
        check(compiled, factsOf(one))
      }),
      { numRuns: process.env['CI'] === undefined ? 400 : 2000 },
    )
  })

  test('is told of a business that is still to be founded, where the call wants it to start from a later day on', () => {
    const from: PlainDate = '2027-01-01'
    const compiled = compileProgramme(
      exampleProgramme({ id: 'start', kind: 'age', test: { measure: 'started_between', from } }),
      exampleReference,
    )
    const facts = readFacts(exampleProfile({ lifecycle: 'to_be_established' }), exampleReference, new Map())
    check(compiled, facts)
  })

  test('is no birthday of a person whom another condition leaves out', () => {
    const compiled = compileProgramme(
      exampleProgramme({
        id: 'young',
        kind: 'quantifier',
        over: 'people',
        test: { any: true },
        where: [
          { field: 'gender', operator: 'eq', value: 'female' },
          { field: 'age', operator: 'lte', value: 29 },
        ],
      }),
      exampleReference,
    )
    const changesFor = (gender: 'female' | 'male'): string | undefined => {
      const person = exampleProfile({ people: [{ born_on: '2002-05-05', gender }] })
      const facts = readFacts(person, exampleReference, new Map())
      return explainMatch(compiled, facts, { kind: 'date', date: today }, new Map()).changes_on
    }
    assert.equal(changesFor('female'), '2032-05-05')
    assert.equal(changesFor('male'), undefined)
  })
})

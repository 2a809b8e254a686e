import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Criterion, Expression } from '../criteria/criterion.ts'
import type { Profile } from '../facts/profile.ts'
import type { AsOf } from './as-of.ts'
import { compileProgramme } from './compile.ts'
import { quickMatch } from './evaluate.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'
import { buildSieve } from './sieve.ts'

const euro = (sum: string) => ({ amount: sum, currency: 'EUR' })
/** Two closed years below a threshold change the class: at the end of June for a business whose year ends then. */
const figures = (headcount: number) => ({
  headcount,
  turnover: euro(headcount > 250 ? '900000000.00' : '500000.00'),
  balance_sheet_total: euro(headcount > 250 ? '900000000.00' : '500000.00'),
})
const day = fc.constantFrom('2026-05-01', '2026-06-01', '2026-07-01')
const code = fc.constantFrom(
  { scheme: 'kad_2025', code: '10.71.11.00' },
  { scheme: 'kad_2025', code: '47.11.10.00' },
  { scheme: 'kad_2025', code: '00.01.00.00' },
  { scheme: 'kad_2008', code: '62.01.11.01' },
  { scheme: 'kad_2008', code: '47.11.10.00' },
  { scheme: 'nace_2.1', code: 'C' },
  { scheme: 'naf', code: '62.02A' },
)
const activity = fc
  .tuple(
    code,
    fc.record(
      { since: day, until: day, rank: fc.constantFrom('main' as const, 'secondary' as const) },
      { requiredKeys: [] },
    ),
  )
  .map(([one, rest]) => ({ ...one, ...rest }))
const place = fc.record(
  {
    region: fc.constantFrom('EL', 'EL3', 'EL303', 'EL431', 'EL53', 'FRI12', 'CY', 'XX9'),
    municipality: fc.constantFrom('9002', 'Αθηναίων'),
    role: fc.constantFrom('headquarters' as const, 'branch' as const, 'investment_site' as const),
    since: day,
  },
  { requiredKeys: [] },
)
const profile = fc.record(
  {
    country: fc.constantFrom('GR', 'FR'),
    activities: fc.array(activity, { maxLength: 3 }),
    establishments: fc.array(place, { maxLength: 3 }),
    planned_investment: fc.record(
      {
        site: fc.record({ region: fc.constantFrom('EL303', 'EL43') }, { requiredKeys: [] }),
        amount: fc.constantFrom(
          { amount: '1000.00', currency: 'EUR' },
          { amount: '1500.00', currency: 'EUR' },
          { amount: '2000.00', currency: 'EUR' },
          { amount: '2000.00', currency: 'USD' },
        ),
      },
      { requiredKeys: [] },
    ),
    legal_form: fc.constantFrom('sole_trader' as const, 'private_company' as const),
    lifecycle: fc.constantFrom('active' as const, 'suspended' as const),
    headcount: fc.constantFrom(2, 20, 400),
    turnover: fc.constantFrom({ amount: '500000.00', currency: 'EUR' }, { amount: '900000000.00', currency: 'EUR' }),
    balance_sheet_total: fc.constantFrom(
      { amount: '500000.00', currency: 'EUR' },
      { amount: '900000000.00', currency: 'EUR' },
    ),
    financial_years: fc.constantFrom(
      [
        { year: 2024, ...figures(400) },
        { year: 2025, ...figures(5) },
        { year: 2026, ...figures(5) },
      ],
      [
        { year: 2025, headcount: 5 },
        { year: 2026, headcount: 60 },
      ],
    ),
    fiscal_year_end: fc.constantFrom('12-31', '06-30', '05-31'),
  },
  { requiredKeys: [] },
)

const at = fc.constantFrom(
  undefined,
  { event: 'submission' as const },
  { event: 'fixed' as const, date: '2026-05-15' },
  { event: 'publication' as const },
)
const kad = fc.record({
  kind: fc.constant('activity' as const),
  role: fc.constantFrom('existing' as const, 'existing' as const, 'investment' as const),
  basis: fc.constantFrom('any' as const, 'any' as const, 'any' as const, 'main' as const, 'all' as const),
  codes: fc.constantFrom(
    { scheme: 'kad_2025', include: { subtree: ['10.71'] } },
    { scheme: 'kad_2025', include: { exact: ['62.10.11.03'] } },
    { scheme: 'kad_2025', exclude: { subtree: ['47'] } },
    { scheme: 'nace_2', include: { subtree: ['J'] } },
  ),
  held_by: fc.constantFrom(
    undefined,
    undefined,
    { event: 'submission' as const },
    { event: 'completion' as const },
    { event: 'fixed' as const, date: '2026-06-15' },
  ),
  at,
})
const region = fc.record({
  kind: fc.constant('region' as const),
  of: fc.constantFrom('any_establishment' as const, 'headquarters' as const, 'investment_site' as const),
  include: fc.constantFrom(['EL43'], ['EL303', 'EL531'], ['EL'], undefined),
  exclude: fc.constantFrom(['EL304'], ['EL4']),
  at,
})
const form = fc.constant({ kind: 'legal_form' as const, include: ['private_company' as const] })
const stage = fc.constant({ kind: 'lifecycle' as const, include: ['active' as const] })
const size = fc.record({
  kind: fc.constant('size' as const),
  include: fc.constantFrom(['micro'], ['micro', 'small'], ['large'], ['small_mid_cap']),
  at,
})
const amount = fc.record({
  kind: fc.constant('investment_amount' as const),
  range: fc.constantFrom(
    { min: euro('1000.00'), max: euro('2000.00') },
    { min_exclusive: euro('1000.00') },
    { max_exclusive: euro('2000.00') },
    { min: { amount: '1.00', currency: 'USD' } },
  ),
})
const leaf = fc.oneof(kad, region, form, stage, size, amount)
const expression = fc
  .array(fc.tuple(leaf, fc.constantFrom('plain', 'plain', 'plain', 'not', 'any', 'all', 'obligation')), {
    maxLength: 4,
  })
  .map((list): Expression => {
    let count = 0
    return {
      all: list.map(([one, how]): Expression => {
        // A field that is left out is absent, not undefined.
        const criterion = JSON.parse(JSON.stringify({ id: `c${count++}`, ...one })) as Criterion
        if (how === 'not') return { not: criterion }
        if (how === 'any') return { any: [criterion, { id: `m${count}`, kind: 'manual' }] }
        return how === 'all'
          ? { all: [criterion] }
          : how === 'obligation'
            ? { ...criterion, effect: 'obligation' }
            : criterion
      }),
    }
  })
const opening = fc.constantFrom(undefined, '2026-05-20T06:00:00Z', '2026-07-10T06:00:00Z')
const asOf = fc.constantFrom<AsOf>(
  { kind: 'date', date: '2026-06-01' },
  { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' },
)

describe('the sieve', () => {
  test('answers for many programmes as they are answered for one by one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(expression, opening, fc.boolean()), { minLength: 1, maxLength: 40 }),
        fc.array(profile, { minLength: 1, maxLength: 3 }),
        asOf,
        (list, profiles, time) => {
          const compiled = list.map(([eligibility, opens, published]) =>
            compileProgramme(
              exampleProgramme(eligibility, {
                ...(published ? { published_on: '2026-05-10' } : {}),
                call: {
                  deadlines: [],
                  ...(opens === undefined ? {} : { opens_at: { at: opens, time_zone: 'Europe/Athens' } }),
                },
              }),
              exampleReference,
            ),
          )
          const sieve = buildSieve(compiled, exampleReference)
          for (const one of profiles) {
            const facts = readFacts(exampleProfile(one as unknown as Partial<Profile>), exampleReference, new Map())
            assert.deepEqual(
              sieve.matchAll(facts, time),
              compiled.map((programme) => quickMatch(programme, facts, time)),
            )
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

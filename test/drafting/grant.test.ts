import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import { statementsOf } from '../../src/core/drafting/document.ts'
import { cents } from '../../src/core/drafting/plan/figure.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import { fromCents, toCents } from '../../src/core/facts/money.ts'
import type { PlannedInvestment, Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, type SamplePair } from './sample-drafts.ts'
import { uncitedFigures } from './uncited.ts'

const day = '2026-11-28'

/** Cents as people plan them: a cent, uneven amounts, round ones. */
const amounts = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 10_000, max: 900_000 }),
  fc.integer({ min: 500_000, max: 9_000_000 }),
  fc.integer({ min: 1, max: 60 }).map((n) => n * 500_000),
  fc.integer({ min: 10_000_000, max: 90_000_000 }),
)

const categories =
  'machinery equipment building land vehicles intangible certification promotion software services training green ip trade_marks patents staff wages operating industrial_research'.split(
    ' ',
  )
const regions = ['EL301', 'EL303', 'EL522', 'EL526', 'EL533', 'EL612', 'EL632', 'EL431', 'EL421', 'EL653']

/** One thing said of the plan, or left out. */
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined })

const told = fc.record({
  /** Which of the pairs; of its call's own categories `own` are planned, beside others. */
  pair: fc.nat(),
  own: fc.array(fc.tuple(fc.nat(30), amounts), { maxLength: 4 }),
  others: fc.array(fc.tuple(fc.constantFrom(...categories), amounts), { maxLength: 2 }),
  /** What the total has beside its categories; undefined: no total is told. */
  rest: fc.option(fc.oneof(fc.constant(0), fc.constant(0), amounts), { nil: undefined, freq: 8 }),
  site: optional(fc.constantFrom(...regions)),
  vat: optional(fc.record({ percent: fc.constantFrom(24, 13, 0), recoverable: fc.boolean() })),
  own_funds: optional(amounts),
  loan: optional(amounts),
  equivalent: fc.option(amounts, { nil: undefined, freq: 2 }),
  turnover: optional(amounts),
  awu: optional(fc.constantFrom(0.005, 0.5, 3, 9.999, 49.99, 120)),
  aid: optional(fc.constantFrom('295000.00', '299999.99', '150000.00', '100.00')),
  /** What the call pays in place of what the sample says. */
  funding: optional(
    fc.record({
      instruments: fc.constantFrom(['grant'], ['tax_exemption'], ['voucher', 'loan'], ['interest_subsidy']),
      intensity: fc.constantFrom(
        undefined,
        [{ id: 'all', percent: 62.5 }],
        [{ id: 'all', percent: 33.333 }],
        [
          { id: 'first', percent: 75, cost_categories: ['software'] },
          { id: 'rest', percent: 62.5 },
        ],
        [{ id: 'machines', percent: 50, cost_categories: ['machinery'] }],
        [{ id: 'map', percent: 100, regional_map: true }],
        [
          { id: 'now', percent: 50, valid_to: '2026-12-31' },
          { id: 'later', percent: 40, valid_from: '2027-01-01' },
        ],
      ),
      min_subsidy: optional(amounts),
      max_subsidy: optional(amounts),
      min_eligible_cost: optional(amounts),
      max_eligible_cost: optional(amounts),
      max_intensity_percent: optional(fc.constantFrom(50, 70)),
      own_contribution_min_percent: optional(fc.constantFrom(25, 60)),
      turnover_limit: optional(
        fc.record({
          times: fc.constantFrom(0.4, 1.5),
          period: fc.constantFrom('last_closed_fy', 'average_last_3_closed_fy'),
        }),
      ),
      bonuses: fc.constantFrom(undefined, [
        {
          id: 'open',
          title: { en: 'An open bonus.' },
          percent: 10,
          when: { id: 'holds', kind: 'manual', question: { en: 'Does it hold?' } },
        },
      ]),
    }),
  ),
})
type Told = typeof told extends fc.Arbitrary<infer T> ? T : never

const euros = (value: number) => fromCents(value, 'EUR')

/** The sample's call, paying as the fuzzed one does. Its steps and loan stay out: they would decide. */
function callOf({ funding }: Told, programme: ProgrammeInput): ProgrammeInput {
  if (funding === undefined) return programme
  const { min_subsidy, max_subsidy, min_eligible_cost, max_eligible_cost, ...rest } = funding
  const bounds = { min_subsidy, max_subsidy, min_eligible_cost, max_eligible_cost }
  const given = [
    ...Object.entries(rest),
    ...Object.entries(bounds).map(([name, value]) => [name, value === undefined ? undefined : euros(value)]),
  ].filter(([, value]) => value !== undefined)
  return { ...programme, funding: Object.fromEntries(given) as ProgrammeInput['funding'] }
}

function planOf(given: Told, programme: ProgrammeInput): PlannedInvestment {
  const listed = programme.eligible_costs ?? []
  const own = given.own.flatMap(([at, amount]) => {
    const category = listed[at % Math.max(listed.length, 1)]?.category
    return category === undefined ? [] : [{ category, amount: euros(amount) }]
  })
  const planned = [...own, ...given.others.map(([category, amount]) => ({ category, amount: euros(amount) }))]
  const sum = planned.reduce((total, { amount }) => total + toCents(amount), 0)
  const { own_funds, loan, equivalent, rest } = given
  const financing = {
    ...(own_funds === undefined ? {} : { own_funds: euros(own_funds) }),
    ...(loan === undefined ? {} : { loan: euros(loan) }),
    ...(equivalent === undefined ? {} : { loan_grant_equivalent: euros(equivalent) }),
  }
  return {
    ...(planned.length === 0 ? {} : { categories: planned }),
    ...(rest === undefined || sum + rest === 0 ? {} : { amount: euros(sum + rest) }),
    ...(given.site === undefined ? {} : { site: { region: given.site } }),
    ...(given.vat === undefined ? {} : { vat: given.vat }),
    ...(Object.keys(financing).length === 0 ? {} : { financing }),
  }
}

function profileOf(given: Told, profile: Profile, programme: ProgrammeInput): Profile {
  const { turnover, awu, aid } = given
  const years = profile.financial_years?.map((year) => ({
    ...year,
    ...(turnover === undefined ? {} : { turnover: euros(turnover) }),
  }))
  return {
    ...profile,
    planned_investment: planOf(given, programme),
    ...(years === undefined ? {} : { financial_years: years }),
    ...(awu === undefined ? {} : { salaried_awu: [{ period: '2025', value: awu }] }),
    ...(aid === undefined
      ? {}
      : {
          de_minimis_aid: [
            {
              granted_on: '2024-03-01',
              amount: { amount: aid, currency: 'EUR' },
              regulation: 'general_2023_2831',
              member_state: 'GR',
              status: 'granted',
            },
          ],
        }),
  }
}

const bindings: Readonly<Record<string, RegExp>> = {
  intensity: /aid intensity$/u,
  cost_cap: /maximum of a cost category$|maximum eligible budget$/u,
  turnover_limit: /turnover$/u,
  call_maximum: /maximum of the call$|fixed amount of the call$/u,
  step_table: /fixed amount of the call$/u,
  own_contribution: /own contribution$/u,
  regional_map: /regional aid map$/u,
  de_minimis_headroom: /de minimis headroom$/u,
}

describe('the grant of a draft, whatever is planned', () => {
  let reference: Reference
  let calls: { slug: string; programme: ProgrammeInput; profile: Profile }[]
  before(async () => {
    reference = await loadReference()
    const clients = await sampleProfiles(day)
    calls = (await sampleCatalogue(day, reference.activities)).flatMap(({ slug, programme }) =>
      clients
        .filter(({ name, profile }) => pairOf(reference, { slug, programme, name, profile, day }) !== undefined)
        .map(({ profile }) => ({ slug, programme, profile })),
    )
  })

  /** The pair with what was told in place of its client's plan; undefined where that makes it ineligible. */
  const made = (given: Told): SamplePair | undefined => {
    const call = calls[given.pair % calls.length]
    assert.ok(call)
    const profile = profileOf(given, call.profile, call.programme)
    return pairOf(reference, {
      slug: call.slug,
      programme: callOf(given, call.programme),
      name: 'client',
      profile,
      day,
    })
  }

  it('is what the match expects, and its tables add up', () => {
    let count = 0
    fc.assert(
      fc.property(told, (given) => {
        const pair = made(given)
        if (pair === undefined) return
        count += 1
        const { plan, match } = pair.input
        const { status, amount, min, max } = match.estimate
        const { grant, financing, costs } = plan
        assert.deepEqual(grant.amount?.value, status === 'computed' ? amount : undefined)
        assert.deepEqual(grant.range?.least.value, status === 'range' ? min : undefined)
        assert.deepEqual(grant.range?.most.value, status === 'range' ? max : undefined)
        const sum = (name: 'net' | 'eligible') => costs.rows.reduce((total, row) => total + cents(row[name]), 0)
        assert.equal(sum('net'), cents(costs.net))
        assert.equal(sum('eligible'), cents(costs.eligible))
        if (financing === undefined) return
        const { own, loan, gap } = financing
        const paid = financing.grant === undefined ? 0 : cents(financing.grant)
        assert.equal(paid + cents(financing.private), cents(financing.total))
        if (own === undefined) return
        const parts = [own, ...(loan === undefined ? [] : [loan]), ...(gap === undefined ? [] : [gap])]
        assert.equal(
          parts.reduce((total, part) => total + cents(part), 0),
          cents(financing.private),
        )
      }),
      { numRuns: 800 },
    )
    assert.ok(count > 250, `${count} pairs`)
  })

  it('is told as the match has it: the amount or the range, and what decides it; each sentence verified', () => {
    const [computed, range] = [
      /^(?:The (?:grant|aid) is computed at|Computed (?:grant|aid):) (€[\d.,]*\d)\.$/u,
      /^The (?:grant|aid) is computed at (€[\d.,]*\d) to (€[\d.,]*\d)\.$/u,
    ]
    const said = (text: string): number => Math.round(Number(text.replace(/[€,]/gu, '')) * 100)
    fc.assert(
      fc.property(told, fc.nat(), (given, at) => {
        const pair = made(given)
        if (pair === undefined) return
        const pack = pair.packs[at % pair.packs.length]
        assert.ok(pack)
        const document = pair.draft(pack, 'en')
        const texts = [...statementsOf(document)].map(({ statement }) => statement.text)
        const { status, amount, min, max, binding = '' } = pair.input.match.estimate
        const one = texts.flatMap((text) => computed.exec(text)?.[1] ?? []).map(said)
        const two = texts.flatMap((text) => range.exec(text)?.slice(1) ?? []).map(said)
        assert.deepEqual([...new Set(one)], status === 'computed' && amount ? [toCents(amount)] : [])
        assert.deepEqual([...new Set(two)], status === 'range' && min && max ? [toCents(min), toCents(max)] : [])
        const decides = texts.flatMap((text) => /^The limit that decides the grant is: (.+)\.$/u.exec(text)?.[1] ?? [])
        for (const limit of decides) assert.match(limit, bindings[binding] ?? /^$/u)
        assert.deepEqual(faultsOf(document), [])
        assert.deepEqual(uncitedFigures(document), [])
        assert.deepEqual(unverifiedIn(document, { texts: pair.texts, programme: pair.programme }), [])
      }),
      { numRuns: 60, interruptAfterTimeLimit: 120_000 },
    )
  })
})

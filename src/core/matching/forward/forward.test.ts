import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../../criteria/example-reference.ts'
import type { Expression } from '../../criteria/criterion.ts'
import type { Profile } from '../../facts/profile.ts'
import { callStatuses, type Programme } from '../../facts/programme.ts'
import { verdicts } from '../../verdict.ts'
import type { AsOf } from '../as-of.ts'
import { compileProgramme } from '../compile.ts'
import type { CompiledProgramme } from '../compile.ts'
import { estimate } from '../estimate.ts'
import { quickMatch, submissionDay, type Answers } from '../evaluate.ts'
import { exampleProfile, exampleProgramme } from '../example-programme.ts'
import { readFacts } from '../facts.ts'
import type { QuickMatch } from '../result.ts'
import { ForwardIndex, type Wish } from './forward-index.ts'
import { buildSegment, built } from './segment.ts'
import { comparePlaces } from './top.ts'

/** A field that is left out is absent, not undefined. */
const absent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const euro = (sum: string) => ({ amount: sum, currency: 'EUR' })
const { constantFrom, record, option } = fc
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => option(arbitrary, { nil: undefined })

const day = constantFrom('2026-05-01', '2026-06-01', '2026-07-01')
const code = constantFrom(
  { scheme: 'kad_2025', code: '10.71.11.00' },
  { scheme: 'kad_2025', code: '47.11.10.00' },
  { scheme: 'kad_2025', code: '00.01.00.00' },
  { scheme: 'kad_2008', code: '62.01.11.01' },
  { scheme: 'kad_2008', code: '47.11.10.00' },
  { scheme: 'nace_2.1', code: 'C' },
  { scheme: 'naf', code: '62.02A' },
)
const revenue = (cents: number) => [{ year: 2025, amount: euro(`${cents}.00`) }]
const activity = fc
  .tuple(
    code,
    record({
      since: maybe(day),
      until: maybe(day),
      rank: constantFrom('main', 'secondary', undefined),
      revenue: constantFrom(revenue(100), revenue(300), undefined, undefined),
    }),
  )
  .map(([one, rest]) => ({ ...one, ...rest }))
const place = record({
  region: maybe(constantFrom('EL', 'EL3', 'EL303', 'EL431', 'EL53', 'FRI12', 'CY', 'XX9')),
  municipality: constantFrom('9002', 'Αθηναίων', undefined, undefined, undefined),
  role: constantFrom('headquarters', 'branch', 'investment_site', undefined),
  since: maybe(day),
})
/** Two closed years below a threshold change the class: at the end of June for a business whose year ends then. */
const figures = (headcount: number) => ({
  headcount,
  turnover: euro(headcount > 250 ? '900000000.00' : '500000.00'),
  balance_sheet_total: euro(headcount > 250 ? '900000000.00' : '500000.00'),
})
const planned = constantFrom(
  euro('1000.00'),
  euro('1500.00'),
  euro('2000.00'),
  { amount: '2000.00', currency: 'USD' },
  undefined,
)
const profile = record({
  country: constantFrom('GR', 'GR', 'FR', undefined),
  activities: maybe(fc.array(activity, { maxLength: 3 })),
  establishments: maybe(fc.array(place, { maxLength: 3 })),
  planned_investment: maybe(
    record({
      site: maybe(record({ region: maybe(constantFrom('EL303', 'EL43')) })),
      activities: maybe(fc.array(code, { maxLength: 2 })),
      categories: constantFrom(
        undefined,
        undefined,
        [{ category: 'equipment', amount: euro('1200.00') }],
        [
          { category: 'equipment', amount: euro('800.00') },
          { category: 'software', amount: euro('400.00') },
        ],
      ),
      amount: planned,
    }),
  ),
  legal_form: constantFrom('sole_trader', 'private_company', undefined),
  lifecycle: constantFrom('active', 'to_be_established', undefined),
  activity_started_on: constantFrom('2020-03-01', '2025-06-15', undefined),
  headcount: constantFrom(2, 20, 400, undefined),
  turnover: constantFrom(euro('500000.00'), euro('900000000.00'), undefined),
  balance_sheet_total: constantFrom(euro('500000.00'), euro('900000000.00'), undefined),
  financial_years: constantFrom(
    undefined,
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
  fiscal_year_end: constantFrom('12-31', '06-30', '05-31', undefined),
  attributes: constantFrom(undefined, { exporting: true }, { exporting: false }),
})

const at = constantFrom(
  undefined,
  undefined,
  { event: 'submission' },
  { event: 'fixed', date: '2026-05-15' },
  { event: 'publication' },
  { event: 'award' },
)
const kad = record({
  kind: fc.constant('activity'),
  role: constantFrom('existing', 'existing', 'existing', 'investment'),
  basis: constantFrom('any', 'any', 'main', 'all', 'largest_revenue', 'main_or_largest_revenue'),
  codes: constantFrom(
    { scheme: 'kad_2025', include: { subtree: ['10.71'] } },
    { scheme: 'kad_2025', include: { exact: ['62.10.11.03', '10.71.11.00'] } },
    { scheme: 'kad_2025', exclude: { subtree: ['47'] } },
    { scheme: 'kad_2025', include: { subtree: ['10', '47', '62'] } },
    { scheme: 'nace_2', include: { subtree: ['J'] } },
  ),
  held_by: constantFrom(
    undefined,
    undefined,
    { event: 'submission' },
    { event: 'completion' },
    { event: 'fixed', date: '2026-06-15' },
  ),
  revenue_share_min: constantFrom(undefined, undefined, undefined, 0.5),
  at,
})
const region = record({
  kind: fc.constant('region'),
  of: constantFrom('any_establishment', 'headquarters', 'investment_site'),
  include: constantFrom(['EL43'], ['EL303', 'EL531'], ['EL'], undefined),
  exclude: constantFrom(['EL304'], ['EL4'], undefined),
  at,
}).map((one) => (one.include === undefined && one.exclude === undefined ? { ...one, include: ['EL3'] } : one))
const zone = fc.constant({ kind: 'zone', of: 'headquarters', zone: { name: { en: 'Zone' }, nuts: ['EL303'] } })
const form = constantFrom(
  { kind: 'legal_form', include: ['private_company'] },
  { kind: 'legal_form', exclude: ['sole_trader'] },
)
const stage = fc.constant({ kind: 'lifecycle', include: ['active'] })
const size = record({
  kind: fc.constant('size'),
  include: constantFrom(['micro'], ['micro', 'small'], ['large'], ['small_mid_cap']),
  at,
})
const amount = record({
  kind: fc.constant('investment_amount'),
  range: constantFrom(
    { min: euro('1000.00'), max: euro('2000.00') },
    { min_exclusive: euro('1000.00') },
    { max_exclusive: euro('2000.00') },
    { min: euro('1500.00'), max: euro('1500.00') },
    { min: { amount: '1.00', currency: 'USD' } },
  ),
})
const age = record({
  kind: fc.constant('age'),
  test: constantFrom(
    { measure: 'closed_full_fiscal_years', range: { min: 1 } },
    { measure: 'months_since_start', range: { max: 12 } },
    { measure: 'started_between', to: '2026-06-15' },
  ),
  at,
})
const staff = record({
  kind: fc.constant('headcount'),
  measure: constantFrom('headcount', 'group_headcount', 'salaried_awu'),
  range: constantFrom({ min: 3 }, { max_exclusive: 50 }),
  at,
})
const turnover = record({
  kind: fc.constant('accounts'),
  figure: fc.constant('turnover'),
  range: fc.constant({ min: euro('600000.00') }),
  period: constantFrom('current', 'last_closed_fy'),
})
const exporting = fc.constant({ kind: 'attribute', name: 'exporting', test: { equals: true } })
const manual = fc.constant({ kind: 'manual' })
const unreadable = fc.constant({ kind: 'legal_form', include: ['no such form'] })
const leaf = fc.oneof(
  kad,
  kad,
  region,
  region,
  form,
  stage,
  size,
  size,
  amount,
  age,
  staff,
  turnover,
  exporting,
  manual,
  zone,
  unreadable,
)
const { tree } = fc.letrec<{ tree: unknown; inner: unknown }>((tie) => ({
  inner: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, tie('tree')),
  tree: fc.oneof(
    record({ all: fc.array(tie('inner'), { maxLength: 4 }) }),
    record({ any: fc.array(tie('inner'), { minLength: 1, maxLength: 3 }) }),
    record({ not: tie('inner') }),
    record({ at_least: record({ k: constantFrom(1, 2), of: fc.array(tie('inner'), { minLength: 2, maxLength: 3 }) }) }),
  ),
}))
const expression = record({
  plain: fc.array(leaf, { maxLength: 5 }),
  nested: constantFrom(0, 0, 1, 1, 2),
  trees: fc.array(tree, { minLength: 2, maxLength: 2 }),
  obligation: fc.boolean(),
}).map(({ plain, nested, trees, obligation }): Expression => {
  const bound = obligation ? [{ kind: 'legal_form', include: ['private_company'], effect: 'obligation' }] : []
  return numbered({ all: [...plain, ...bound, ...trees.slice(0, nested)] })
})

/** Each criterion with an id of its own. */
function numbered(tree: unknown): Expression {
  let count = 0
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    if ('kind' in node) return { id: `c${(count += 1)}`, ...node }
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]))
  }
  return walk(absent(tree)) as Expression
}

const programme = record({
  eligibility: expression,
  opens: constantFrom(undefined, undefined, '2026-05-20T06:00:00Z', '2026-07-10T06:00:00Z', '2026-08-10T06:00:00Z'),
  closes: constantFrom(undefined, '2026-05-25T21:00:00Z', '2026-06-20T21:00:00Z', '2026-09-01T21:00:00Z'),
  published_on: maybe(fc.constant('2026-05-10')),
  provisional: constantFrom(undefined, true),
  expected_award_on: constantFrom(undefined, '2026-12-01'),
  intensity: constantFrom(
    undefined,
    [{ percent: 40 }],
    [{ percent: 70, regions: ['EL43'] }, { percent: 50, sizes: ['micro'] }, { percent: 30 }],
  ),
  cost: constantFrom(undefined, { min_eligible_cost: euro('1200.00') }, { max_eligible_cost: euro('1400.00') }),
  eligible_costs: constantFrom(
    undefined,
    undefined,
    [{ category: 'software', title: { en: 'Software' } }],
    [
      { category: 'equipment', title: { en: 'Equipment' }, max_percent_of_total: 60 },
      { category: 'software', title: { en: 'Software' } },
    ],
  ),
  budget_lines: constantFrom(undefined, undefined, undefined, [
    { id: 'a', regions: ['EL303'], suspended: { status: 'exhausted', since: '2026-05-22T06:00:00Z' } },
    { id: 'b', regions: ['EL43', 'EL53'] },
  ]),
}).map(({ eligibility, opens, closes, intensity, cost, ...rest }): CompiledProgramme => {
  const body = absent({
    ...rest,
    call: {
      deadlines:
        closes === undefined ? [] : [{ id: 'd', at: closes, time_zone: 'Europe/Athens', basis: 'fixed' as const }],
      ...(opens === undefined ? {} : { opens_at: { at: opens, time_zone: 'Europe/Athens' } }),
    },
    funding: { instruments: ['grant' as const], intensity, ...cost },
  }) as unknown as Partial<Programme>
  return compileProgramme(exampleProgramme(eligibility, body), exampleReference)
})
const asOf = constantFrom<AsOf>(
  { kind: 'date', date: '2026-06-01' },
  { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' },
  { kind: 'instant', epoch_ms: Date.parse('2026-07-15T09:00:00Z'), today: '2026-07-15' },
)

interface Entry {
  id: string
  compiled(): CompiledProgramme
}

const programmes = (from: number, to: number): fc.Arbitrary<Entry[]> =>
  fc
    .array(programme, { minLength: from, maxLength: to, size: 'max' })
    .map((list) =>
      list.map((compiled, i): Entry => ({ id: `p${String(i).padStart(4, '0')}`, compiled: () => compiled })),
    )
const wish = record({
  verdicts: fc.subarray([...verdicts], { minLength: 1 }).map((list) => new Set(list)),
  statuses: fc.subarray([...callStatuses], { minLength: 3 }).map((list) => new Set(list)),
  minScore: constantFrom(0, 0, 30, 55),
  closesBefore: constantFrom(undefined, undefined, Date.parse('2026-07-01T00:00:00Z')),
  sort: constantFrom('score', 'score', 'deadline', 'amount'),
  count: constantFrom(1, 5, 20),
  from: constantFrom(0, 0, 3),
})

function facts(one: unknown): ReturnType<typeof readFacts> {
  return readFacts(exampleProfile(absent(one) as Partial<Profile>), exampleReference, new Map())
}

/** An answer to some of the programmes' first manual criterion. */
function answersTo(entries: readonly Entry[]): Map<string, Answers> {
  const answer = { value: 'met' as const, by: 'key', at: '2026-06-01T00:00:00Z' }
  return new Map(
    entries.flatMap((entry, i) => {
      const asked = i % 7 === 0 ? entry.compiled().leaves.find(({ manual }) => manual) : undefined
      return asked === undefined ? [] : [[entry.id, new Map([[asked.criterion.id, answer]])] as const]
    }),
  )
}

const same = (a: QuickMatch, b: QuickMatch): boolean =>
  a.verdict === b.verdict &&
  a.base === b.base &&
  a.time === b.time &&
  a.status === b.status &&
  a.closes_at === b.closes_at

/** What the index has to say, worked out pair by pair. */
function expected(
  entries: readonly Entry[],
  question: { facts: ReturnType<typeof facts>; asOf: AsOf; answers: Map<string, Answers> },
  wanted: Wish<Entry>,
): unknown {
  const value = (compiled: CompiledProgramme, score: number, closesAt: number | undefined): number => {
    if (wanted.sort === 'score') return -score
    if (wanted.sort === 'deadline') return closesAt ?? Number.MAX_SAFE_INTEGER
    const { amount: sum, max } = estimate(compiled, question.facts, submissionDay(compiled, question.asOf))
    const most = sum ?? max
    return most === undefined ? 1 : -Number(most.amount)
  }
  const { minScore = 0, closesBefore } = wanted
  return entries
    .map((entry) => ({
      entry,
      quick: quickMatch(entry.compiled(), question.facts, question.asOf, question.answers.get(entry.id)),
    }))
    .filter(({ quick }) => wanted.verdicts.has(quick.verdict) && wanted.statuses.has(quick.status))
    .filter(({ quick }) => quick.base + quick.time >= minScore)
    .filter(({ quick: { closes_at: at } }) => closesBefore === undefined || (at !== undefined && at < closesBefore))
    .map(({ entry, quick }) => ({
      id: entry.id,
      value: value(entry.compiled(), quick.base + quick.time, quick.closes_at),
    }))
    .toSorted(comparePlaces)
}

/** In CI more than a million pairs. */
const runs = process.env['CI'] === undefined ? 40 : 240

describe('the index over programmes', () => {
  test('answers for all as they are answered for one by one', () => {
    let pairs = 0
    fc.assert(
      fc.property(
        programmes(1, 120),
        fc.array(fc.tuple(profile, wish), { minLength: 1, maxLength: 200, size: 'max' }),
        asOf,
        (entries, profiles, time) => {
          const index = new ForwardIndex(built(buildSegment(entries, exampleReference)), entries)
          const answers = answersTo(entries)
          for (const [one, { from, ...rest }] of profiles) {
            const question = { facts: facts(one), asOf: time, answers }
            const judged = index.judge(question)
            const counts = { eligible: 0, not_eligible: 0, needs_info: 0, needs_review: 0 }
            for (const entry of entries) {
              const plain = quickMatch(entry.compiled(), question.facts, time, answers.get(entry.id))
              counts[plain.verdict] += 1
              const quick = judged.quickOf(entry)
              // Comparing field by field: a million deep comparisons take half of the test's time.
              if (!same(quick, plain))
                assert.deepEqual(quick, plain, JSON.stringify(entry.compiled().programme.eligibility))
            }
            assert.deepEqual(judged.counts(), counts)
            const all = expected(entries, question, { ...rest, after: null } as Wish<Entry>) as {
              id: string
              value: number
            }[]
            const after = all[from - 1] ?? null
            const { rows } = index.judge(question).select({ ...rest, after } as Wish<Entry>)
            const wanted = after === null ? all : all.slice(from)
            assert.deepEqual(
              rows.map(({ id, value }) => ({ id, value })),
              wanted.slice(0, rest.count),
            )
            pairs += entries.length
          }
        },
      ),
      { numRuns: runs },
    )
    if (process.env['CI'] !== undefined) assert.ok(pairs >= 1_000_000, `${pairs} pairs are fewer than a million`)
  })

  test('says of a programme that it is ruled out for good only where no later day changes that', () => {
    fc.assert(
      fc.property(programmes(1, 30), profile, asOf, (entries, one, time) => {
        const question = facts(one)
        const judged = new ForwardIndex(built(buildSegment(entries, exampleReference)), entries).judge({
          facts: question,
          asOf: time,
        })
        for (const entry of entries.filter((each) => judged.isSettled(each))) {
          for (const date of ['2026-06-01', '2026-07-15', '2027-01-01', '2029-08-01']) {
            const later: AsOf = { kind: 'date', date }
            if (date < '2026-07-15' && time.kind === 'instant') continue
            assert.equal(quickMatch(entry.compiled(), question, later).verdict, 'not_eligible')
          }
        }
      }),
      { numRuns: 400 },
    )
  })

  test('is the same when programmes come and go as when it is built anew', () => {
    fc.assert(
      fc.property(
        programmes(2, 40),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        profile,
        asOf,
        (all, was, one, time) => {
          const before = all.filter((_, i) => was[i] === true)
          const now = all.filter((_, i) => was[(i * 7) % 40] === false)
          const wanted: Wish<Entry> = {
            verdicts: new Set(verdicts),
            statuses: new Set(callStatuses),
            sort: 'score',
            after: null,
            count: 50,
          }
          const question = { facts: facts(one), asOf: time }
          const grown = new ForwardIndex(built(buildSegment(before, exampleReference)), now).judge(question)
          const anew = new ForwardIndex(built(buildSegment(now, exampleReference)), now).judge(question)
          assert.deepEqual(grown.select(wanted), anew.select(wanted))
          assert.deepEqual(grown.counts(), anew.counts())
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** Random businesses and programmes of every shape, for the properties of the indexes. */
import fc from 'fast-check'
import { exampleReference } from '../../src/core/criteria/example-reference.ts'
import type { Expression } from '../../src/core/criteria/criterion.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { Programme } from '../../src/core/facts/programme.ts'
import type { AsOf } from '../../src/core/matching/as-of.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import type { CompiledProgramme } from '../../src/core/matching/compile.ts'
import { exampleProfile, exampleProgramme } from '../../src/core/matching/example-programme.ts'
import { readFacts } from '../../src/core/matching/facts.ts'

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
const revenue = (cents: number, year = 2025) => [{ year, amount: euro(`${cents}.00`) }]
const activity = fc
  .tuple(
    code,
    record({
      since: maybe(day),
      until: maybe(day),
      rank: constantFrom('main', 'secondary', undefined),
      revenue: constantFrom(revenue(100), revenue(300), [...revenue(100), ...revenue(400, 2026)], undefined, undefined),
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
const aid = (granted_on: string, amount: string) => ({
  granted_on,
  amount: euro(amount),
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
})
const planned = constantFrom(
  euro('1000.00'),
  euro('1500.00'),
  euro('2000.00'),
  { amount: '2000.00', currency: 'USD' },
  undefined,
)
export const profile = record({
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
  activity_started_on: constantFrom('2020-03-01', '2025-06-15', '2025-06-01', undefined),
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
  de_minimis_aid: constantFrom(undefined, [], [aid('2025-03-01', '299500.00')], [aid('2023-06-10', '300000.00')]),
  attributes: constantFrom(undefined, { exporting: true }, { exporting: false }, { home_based: true }),
  relations: constantFrom(
    undefined,
    undefined,
    [],
    [{ name: 'Other', direction: 'downstream', voting_share: 0.6, ...figures(400) }],
    [{ name: 'Other', direction: 'upstream', capital_share: 0.3, headcount: 100 }],
  ),
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
  // Nothing that is taken in is taken out again as a whole.
  exclude: constantFrom(['EL304'], ['EL65'], undefined),
  at,
}).map((one) => (one.include === undefined && one.exclude === undefined ? { ...one, include: ['EL3'] } : one))
const zone = record({
  kind: fc.constant('zone'),
  of: fc.constant('headquarters'),
  zone: fc.constant({ name: { en: 'Zone' }, nuts: ['EL303'] }),
  at,
})
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
    { measure: 'months_since_start', range: { min_exclusive: 12 } },
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
const room = record({
  kind: fc.constant('de_minimis'),
  regulation: fc.constant('general_2023_2831'),
  member_state: fc.constant('GR'),
  on_excess: constantFrom('reject', 'reject', 'reduce', 'unknown'),
  needed: constantFrom(undefined, undefined, euro('1000.00')),
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
  room,
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

export const programme = record({
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
    [{ percent: 60, valid_to: '2026-06-15' }, { percent: 40 }],
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
  longer: constantFrom(
    undefined,
    undefined,
    undefined,
    { at: '2026-12-15T12:00:00Z', region_category: 'transition' },
    { at: '2026-05-15T12:00:00Z', region_category: 'less_developed' },
  ),
}).map(({ eligibility, opens, closes, longer, intensity, cost, ...rest }): CompiledProgramme => {
  const body = absent({
    ...rest,
    call: {
      deadlines:
        closes === undefined
          ? []
          : [
              { id: 'd', at: closes, time_zone: 'Europe/Athens', basis: 'fixed' as const },
              ...(longer === undefined
                ? []
                : [{ id: 'r', time_zone: 'Europe/Athens', basis: 'fixed' as const, ...longer }]),
            ],
      ...(opens === undefined ? {} : { opens_at: { at: opens, time_zone: 'Europe/Athens' } }),
    },
    funding: { instruments: ['grant' as const], intensity, ...cost },
  }) as unknown as Partial<Programme>
  return compileProgramme(exampleProgramme(eligibility, body), exampleReference)
})
export const asOf = constantFrom<AsOf>(
  { kind: 'date', date: '2026-06-01' },
  { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' },
  { kind: 'instant', epoch_ms: Date.parse('2026-07-15T09:00:00Z'), today: '2026-07-15' },
)

export function factsOf(one: unknown): ReturnType<typeof readFacts> {
  return readFacts(exampleProfile(absent(one) as Partial<Profile>), exampleReference, new Map())
}

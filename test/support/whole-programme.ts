import type { Expression } from '../../src/core/criteria/criterion.ts'
import type { Programme } from '../../src/core/facts/programme.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const zone = 'Europe/Athens'
const both = (words: string) => ({ el: `${words} (ελ)`, en: words })
const common = (id: string) => ({
  id,
  title: both(`Condition ${id}`),
  at: { event: 'fixed', date: '2026-05-06' } as const,
  citations: [{ document: 'call', exact: `words of ${id}` }],
})

/** A criterion of every kind, each with every member. */
const criteria: Expression[] = [
  {
    ...common('activity'),
    kind: 'activity',
    role: 'existing',
    basis: 'any',
    codes: {
      scheme: 'kad_2025',
      include: { exact: ['62.10.11.03', '62.10.11.04'], subtree: ['13', '14'] },
      exclude: { exact: ['13.10.10.01'], subtree: ['13.9'] },
    },
    held_by: { event: 'award' },
    revenue_share_min: 0.5,
  },
  { ...common('region'), kind: 'region', of: 'headquarters', include: ['EL30', 'EL43'], exclude: ['EL303'] },
  {
    ...common('zone'),
    kind: 'zone',
    of: 'investment_site',
    zone: { name: both('Zone'), nuts: ['EL43'], municipalities: ['Δήμος Φαιστού'], postal_codes: ['70400'] },
    established_on: '2024-03-04',
  },
  { ...common('size'), kind: 'size', include: ['micro', 'small'] },
  { ...common('staff'), kind: 'headcount', measure: 'headcount', range: { min: 5, max: 40 }, period: 'last_closed_fy' },
  {
    ...common('accounts'),
    kind: 'accounts',
    figure: 'turnover',
    range: { min: euros('20000.00'), max: euros('900000.00') },
    period: 'last_closed_fy',
  },
  { ...common('stage'), kind: 'lifecycle', include: ['active'] },
  { ...common('age'), kind: 'age', test: { measure: 'months_since_start', range: { min: 12 } } },
  { ...common('form'), kind: 'legal_form', include: ['private_company'], exclude: ['foundation'] },
  { ...common('plan'), kind: 'investment_amount', range: { min: euros('10000.00'), max: euros('80000.00') } },
  {
    ...common('minimis'),
    kind: 'de_minimis',
    regulation: 'general_2023_2831',
    member_state: 'GR',
    on_excess: 'reduce',
    needed: euros('5000.00'),
  },
  { ...common('difficulty'), kind: 'not_in_difficulty' },
  {
    ...common('compare'),
    kind: 'compare',
    left: { investment_amount: true },
    operator: 'lte',
    right: { times: 2, of: { figure: 'turnover', period: 'last_closed_fy' } },
  },
  {
    ...common('people'),
    kind: 'quantifier',
    over: 'people',
    test: { at_least: 2 },
    where: [{ field: 'age', operator: 'lte', value: 35 }],
  },
  { ...common('attribute'), kind: 'attribute', name: 'beds', test: { range: { max: 200 } } },
  { ...common('manual'), kind: 'manual', question: both('Is it so?'), unreadable: 'rule 7', about: 'region' },
]

/** A programme with every member that a programme can have. */
export const wholeProgramme: Programme = {
  slug: 'whole',
  title: both('Whole programme'),
  summary: both('What it is for.'),
  authority: { name: both('Ministry'), url: 'https://authority.example/' },
  country: 'GR',
  source: { url: 'https://source.example/', retrieved_at: '2026-01-02T03:04:05Z', licence: 'CC BY 4.0' },
  sample: true,
  provisional: true,
  published_on: '2026-01-10',
  expected_award_on: '2026-11-12',
  expenses_eligible_from: '2026-01-14',
  call: {
    opens_at: { at: '2026-02-01T08:00:00Z', time_zone: zone },
    deadlines: [
      {
        id: 'main',
        at: '2026-06-30T12:00:00Z',
        time_zone: zone,
        basis: 'fixed',
        round: 'first',
        stage: 'application',
        region_category: 'transition',
        budget_line: 'south',
        moved: [
          { from: '2026-05-30T12:00:00Z', to: '2026-06-30T12:00:00Z', decided_on: '2026-05-02', reference: 'ΑΔΑ 1' },
        ],
        citations: [{ document: 'call', exact: 'until 30 June' }],
      },
    ],
    selection: 'comparative',
    suspended: {
      status: 'paused',
      since: '2026-04-01T06:00:00Z',
      reason: both('Checks'),
      citations: [{ document: 'call', exact: 'is paused' }],
    },
  },
  budget_lines: [
    {
      id: 'north',
      title: both('North'),
      regions: ['EL51', 'EL52'],
      region_category: 'less_developed',
      amount: euros('700000.00'),
      absorbed: euros('200000.00'),
      as_of: '2026-03-03',
      suspended: {
        status: 'exhausted',
        since: '2026-03-05T06:00:00Z',
        reason: both('Used up'),
        citations: [{ document: 'call', exact: 'is used up' }],
      },
      citations: [{ document: 'call', exact: 'for the North' }],
    },
    { id: 'south', title: both('South') },
  ],
  documents: [
    {
      key: 'call',
      id: 'doc_00000000000000000000000000',
      title: 'Call text',
      url: 'https://document.example/',
      role: 'call',
      order: 1,
      language: 'el',
      published_on: '2026-01-09',
      retrieved_at: '2026-01-11T00:00:00Z',
      sha256: '0'.repeat(64),
      length: 100,
      pages: [0, 50],
      sections: [{ title: 'One', start: 0 }],
    },
  ],
  external_ids: [{ scheme: 'ada', value: 'ΩΨ12' }],
  funding: {
    instruments: ['grant', 'loan'],
    total_budget: euros('1000000.00'),
    min_subsidy: euros('3000.00'),
    max_subsidy: euros('60000.00'),
    min_eligible_cost: euros('6000.00'),
    max_eligible_cost: euros('120000.00'),
    loan: { min: euros('11000.00'), max: euros('22000.00') },
    intensity: [
      {
        percent: 45,
        regional_map: true,
        valid_from: '2026-01-20',
        valid_to: '2026-12-21',
        regions: ['EL30'],
        region_categories: ['transition'],
        sizes: ['micro'],
        cost_categories: ['equipment'],
        citations: [{ document: 'call', exact: '45 %' }],
      },
    ],
    bonuses: [
      {
        id: 'young',
        percent: 7,
        title: both('Young people'),
        when: { kind: 'attribute', id: 'youth', name: 'youth_led', test: { equals: true } },
        max_subsidy: euros('65000.00'),
        citations: [{ document: 'call', exact: '7 %' }],
      },
    ],
    max_intensity_percent: 62,
    own_contribution_min_percent: 24,
    turnover_limit: { times: 3, period: 'last_closed_fy', citations: [{ document: 'call', exact: 'three times' }] },
    steps: {
      measure: 'headcount',
      brackets: [{ range: { max: 9 }, amount: euros('900.00'), citations: [{ document: 'call', exact: '900' }] }],
    },
    citations: [{ document: 'call', exact: 'the aid' }],
  },
  legal_basis: [
    {
      regime: 'gber_651_2014',
      article: '14',
      reference: 'L 187',
      valid_to: '2026-12-31',
      citations: [{ document: 'call', exact: 'article 14' }],
    },
  ],
  union_fund: true,
  exclusive: [{ group: 'digital', per: 'tax_id', citations: [{ document: 'call', exact: 'one only' }] }],
  cumulation: {
    same_costs: 'within_intensity',
    max_percent: 71,
    citations: [{ document: 'call', exact: 'cumulation' }],
  },
  eligibility: { all: criteria },
  eligible_costs: [
    {
      category: 'equipment',
      title: both('Machines'),
      max_percent_of_total: 33,
      max_amount: euros('44000.00'),
      citations: [{ document: 'call', exact: 'machines' }],
    },
  ],
  required_documents: [
    {
      id: 'offers',
      title: both('Offers'),
      stage: 'submission',
      citations: [{ document: 'call', exact: 'offers' }],
    },
  ],
  objectives: ['digital'],
}

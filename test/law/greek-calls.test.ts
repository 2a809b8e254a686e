import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { fromCents } from '../../src/core/facts/money.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { BudgetLine, Funding, Programme } from '../../src/core/facts/programme.ts'
import { inForce, deMinimisRules } from '../../src/core/facts/state-aid-data.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import { callNow } from '../../src/core/matching/call-now.ts'
import { estimate } from '../../src/core/matching/estimate.ts'
import { readFacts } from '../../src/core/matching/facts.ts'
import { explainMatch } from '../../src/core/matching/evaluate.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { needsSharedData, sharedData } from '../reference/shared-data.ts'

/** The figures that real calls state, put into programmes as their publisher would: the estimate has to give them back. */

interface Facts {
  minInvestment: number
  maxInvestment: number
  minSubsidyPct: number
  maxSubsidyPct: number
  project_min: number
  project_max: number
  budget_total: number
  split: Record<string, number>
}
interface Excerpt {
  id: string
  facts?: Facts
  text: string[]
}

const euros = (amount: number) => fromCents(Math.round(amount * 100))

describe('the worked facts of real Greek calls', needsSharedData(), () => {
  let reference: Reference
  let excerpts: Map<string, Excerpt>
  before(async () => {
    reference = await loadReference()
    const list = JSON.parse(
      readFileSync(join(sharedData() ?? '', 'gr-call-texts/call_excerpts.json'), 'utf8'),
    ) as Excerpt[]
    excerpts = new Map(list.map((excerpt) => [excerpt.id, excerpt]))
  })

  const factsOf = (id: string): Facts => {
    const facts = excerpts.get(id)?.facts
    assert.ok(facts !== undefined)
    return facts
  }
  const programmeOf = (funding: Partial<Funding>, more: Partial<Programme> = {}): Programme => ({
    slug: 'call',
    title: { el: 'Πρόσκληση' },
    country: 'GR',
    call: { deadlines: [] },
    documents: [],
    eligibility: { all: [] },
    funding: { instruments: ['grant'], ...funding },
    ...more,
  })
  const ask = (programme: Programme, amount: number, region: string, more: Partial<Profile> = {}) => {
    const profile: Profile = {
      kind: 'business',
      name: 'Us',
      planned_investment: { amount: euros(amount), site: { region } },
      relations: [],
      de_minimis_aid: [],
      ...more,
    }
    return estimate(compileProgramme(programme, reference), readFacts(profile, reference, new Map()), '2026-06-01')
  }
  const lines = (split: Record<string, number>): BudgetLine[] =>
    Object.entries(split).map(([name, amount], i) => ({
      id: `line-${i}`,
      region_category: name.startsWith('transition') ? 'transition' : 'less_developed',
      amount: euros(amount),
    }))
  /** The line that concerns a site, and that all of them together are the call's budget. */
  const lineAt = (programme: Programme, region: string): BudgetLine | undefined => {
    const sum = (programme.budget_lines ?? []).reduce((total, { amount }) => total + Number(amount?.amount), 0)
    assert.equal(sum, Number(programme.funding.total_budget?.amount))
    const profile: Profile = { kind: 'business', name: 'Us', planned_investment: { site: { region } } }
    const state = callNow(compileProgramme(programme, reference), readFacts(profile, reference, new Map()), {
      kind: 'date',
      date: '2026-06-01',
    })
    return programme.budget_lines?.find(({ id }) => id === state.budget_line)
  }

  test('produce in Greece: 100,000 to 400,000 €, half of it, or five points more and a higher ceiling for a fast project', () => {
    const facts = factsOf('paragoume-stin-ellada')
    const programme = programmeOf({
      min_eligible_cost: euros(facts.minInvestment),
      max_eligible_cost: euros(facts.maxInvestment),
      intensity: [{ percent: facts.minSubsidyPct }],
      bonuses: [
        {
          id: 'fast',
          percent: facts.maxSubsidyPct - facts.minSubsidyPct,
          title: { el: 'Ταχεία υλοποίηση' },
          max_subsidy: euros(220_000),
          when: { id: 'fast', kind: 'attribute', name: 'fast', test: { equals: true } },
        },
      ],
      max_subsidy: euros(200_000),
      own_contribution_min_percent: 25,
    })
    const slow = { attributes: { fast: false } }
    const fast = { attributes: { fast: true } }
    assert.deepEqual(ask(programme, 100_000, 'EL522', slow).amount, euros(50_000))
    assert.deepEqual(ask(programme, 400_000, 'EL522', slow).amount, euros(200_000))
    assert.deepEqual(ask(programme, 400_000, 'EL522', fast).amount, euros(220_000))
    assert.deepEqual(ask(programme, 900_000, 'EL522', fast).amount, euros(220_000), 'the budget ends at 400,000 €')
    assert.equal(ask(programme, 900_000, 'EL522', fast).binding, 'cost_cap')
    assert.equal(ask(programme, 99_999, 'EL522', slow).status, 'not_applicable')
    const open = ask(programme, 400_000, 'EL522')
    assert.deepEqual([open.min, open.max, open.missing], [euros(200_000), euros(220_000), ['/attributes/fast']])
  })

  test('produce in Greece: a budget of at most twice the highest turnover of the last three years', () => {
    const programme = programmeOf(
      { intensity: [{ percent: 50 }] },
      {
        eligibility: {
          all: [
            {
              id: 'twice',
              kind: 'compare',
              left: { investment_amount: true },
              operator: 'lte',
              right: { times: 2, of: { figure: 'turnover', period: 'highest_last_3_closed_fy' } },
            },
          ],
        },
      },
    )
    const compiled = compileProgramme(programme, reference)
    const verdict = (amount: number) =>
      explainMatch(
        compiled,
        readFacts(
          {
            kind: 'business',
            name: 'Us',
            fiscal_year_end: '12-31',
            planned_investment: { amount: euros(amount) },
            financial_years: [2023, 2024, 2025].map((year, i) => ({
              year,
              turnover: euros([150_000, 180_000, 120_000][i] ?? 0),
            })),
          },
          reference,
          new Map(),
        ),
        { kind: 'date', date: '2026-06-01' },
        new Map(),
      ).verdict
    assert.equal(verdict(360_000), 'eligible')
    assert.equal(verdict(360_001), 'not_eligible')
  })

  test('basic digital: 18,000 to 30,000 €, 50 % in regions in transition and 60 % in less developed ones, each with its line', () => {
    const facts = factsOf('vasikos-psifiakos')
    const programme = programmeOf(
      {
        min_eligible_cost: euros(facts.project_min),
        max_eligible_cost: euros(facts.project_max),
        total_budget: euros(facts.budget_total),
        intensity: [
          { percent: 50, region_categories: ['transition'] },
          { percent: 60, region_categories: ['less_developed'] },
        ],
      },
      { budget_lines: lines(facts.split) },
    )
    assert.deepEqual(ask(programme, facts.project_max, 'EL303').amount, euros(15_000))
    assert.deepEqual(ask(programme, facts.project_max, 'EL522').amount, euros(18_000))
    assert.equal(ask(programme, facts.project_min - 1, 'EL522').status, 'not_applicable')
    assert.deepEqual(lineAt(programme, 'EL421')?.amount, euros(facts.split['transition (EL30, EL42)'] ?? 0))
    assert.deepEqual(lineAt(programme, 'EL411')?.amount, euros(facts.split['less developed (other 11)'] ?? 0))
  })

  test('new SMEs: 45 %, ten points for a remote or stricken area, five for a job', () => {
    const facts = factsOf('idrysi-neon-mme')
    const flag = (name: string) => ({ id: name, kind: 'attribute' as const, name, test: { equals: true } })
    const programme = programmeOf(
      {
        min_eligible_cost: euros(facts.project_min),
        max_eligible_cost: euros(facts.project_max),
        total_budget: euros(facts.budget_total),
        intensity: [{ percent: 45 }],
        bonuses: [
          { id: 'area', percent: 10, title: { el: 'Περιοχή' }, when: flag('stricken_area') },
          { id: 'job', percent: 5, title: { el: 'Θέση εργασίας' }, when: flag('one_job') },
        ],
      },
      { budget_lines: lines(facts.split) },
    )
    const with_ = (stricken_area: boolean, one_job: boolean) => ({ attributes: { stricken_area, one_job } })
    const amounts = [with_(false, false), with_(true, false), with_(false, true), with_(true, true)].map(
      (more) => ask(programme, facts.project_max, 'EL613', more).amount?.amount,
    )
    assert.deepEqual(amounts, ['180000.00', '220000.00', '200000.00', '240000.00'])
    const [transition, lessDeveloped] = Object.values(facts.split)
    assert.deepEqual(lineAt(programme, 'EL305')?.amount, euros(transition ?? 0))
    assert.deepEqual(lineAt(programme, 'EL651')?.amount, euros(lessDeveloped ?? 0))
  })

  test('de minimis: 300,000 € for one undertaking and three years from 2024 on, 200,000 € before', () => {
    const [sentence = ''] = excerpts.get('de-minimis')?.text ?? []
    const [before = 0, after = 0] = [...sentence.matchAll(/€(\d+),(\d+)/gu)].map(([, a, b]) => Number(`${a}${b}`))
    assert.deepEqual([before, after], [200_000, 300_000])
    const ceiling = (on: string) => inForce(deMinimisRules.general_2023_2831, on).value.ceiling
    assert.deepEqual([ceiling('2023-12-31'), ceiling('2024-01-01')], [before * 100, after * 100])
    const programme = programmeOf(
      { intensity: [{ percent: 50 }] },
      {
        legal_basis: [{ regime: 'de_minimis_2023_2831' }],
        eligibility: {
          all: [
            {
              id: 'room',
              kind: 'de_minimis',
              regulation: 'general_2023_2831',
              member_state: 'GR',
              on_excess: 'reduce',
            },
          ],
        },
      },
    )
    const reduced = ask(programme, 1_000_000, 'EL522')
    assert.deepEqual([reduced.amount, reduced.binding], [euros(after), 'de_minimis_headroom'])
  })

  test('every figure that the calls state comes out of the estimate', (t) => {
    const produce = factsOf('paragoume-stin-ellada')
    const basic = factsOf('vasikos-psifiakos')
    const young = factsOf('idrysi-neon-mme')
    const flag = (id: string) => ({ id, kind: 'attribute' as const, name: id, test: { equals: true } })
    const bonus = (id: string, percent: number, most?: number) => ({
      id,
      percent,
      title: { el: id },
      when: flag(id),
      ...(most === undefined ? {} : { max_subsidy: euros(most) }),
    })
    const bounds = (min: number, max: number) => ({ min_eligible_cost: euros(min), max_eligible_cost: euros(max) })
    const calls = {
      'paragoume-stin-ellada': programmeOf({
        ...bounds(produce.minInvestment, produce.maxInvestment),
        intensity: [{ percent: produce.minSubsidyPct }],
        bonuses: [bonus('fast', produce.maxSubsidyPct - produce.minSubsidyPct, 220_000)],
        max_subsidy: euros(200_000),
      }),
      'vasikos-psifiakos': programmeOf(
        {
          ...bounds(basic.project_min, basic.project_max),
          total_budget: euros(basic.budget_total),
          intensity: [
            { percent: 50, region_categories: ['transition'] },
            { percent: 60, region_categories: ['less_developed'] },
          ],
        },
        { budget_lines: lines(basic.split) },
      ),
      'idrysi-neon-mme': programmeOf(
        {
          ...bounds(young.project_min, young.project_max),
          total_budget: euros(young.budget_total),
          intensity: [{ percent: 45 }],
          bonuses: [bonus('area', 10), bonus('job', 5)],
        },
        { budget_lines: lines(young.split) },
      ),
    }
    type Call = keyof typeof calls
    const no = { attributes: { fast: false, area: false, job: false } }
    const yes = (name: string) => ({ attributes: { ...no.attributes, [name]: true } })
    const aid = (call: Call, amount: number, region = 'EL522', more: Partial<Profile> = no): number =>
      Number(ask(calls[call], amount, region, more).amount?.amount ?? 0)
    /** What the estimate says of the call alone. */
    const least = (call: Call, from: number): number | undefined =>
      [from - 1, from].find((amount) => ask(calls[call], amount, 'EL522', no).status === 'computed')
    // At a plan far over the largest one, aid by rate is that of the largest.
    const rate = (call: Call, amount: number, region = 'EL522', more: Partial<Profile> = no): number =>
      (aid(call, amount, region, more) * 100) / amount
    const largest = (call: Call, region = 'EL522'): number =>
      Math.round(
        (aid(call, 10_000_000, region) * 100) / rate(call, call === 'vasikos-psifiakos' ? 20_000 : 100_000, region),
      )
    const total = (call: Call): number =>
      (calls[call].budget_lines ?? []).reduce((sum, { amount }) => sum + Number(amount?.amount), 0)
    const split = (call: Call, region: string): number => Number(lineAt(calls[call], region)?.amount?.amount)
    const worked: readonly (readonly [call: Call, figure: string, told: number | undefined, stated: number])[] = [
      ['paragoume-stin-ellada', 'least investment', least('paragoume-stin-ellada', produce.minInvestment), 100_000],
      ['paragoume-stin-ellada', 'largest investment', largest('paragoume-stin-ellada'), 400_000],
      ['paragoume-stin-ellada', 'rate', rate('paragoume-stin-ellada', 100_000), 50],
      [
        'paragoume-stin-ellada',
        'rate of a fast project',
        rate('paragoume-stin-ellada', 100_000, 'EL522', yes('fast')),
        55,
      ],
      ['paragoume-stin-ellada', 'most aid', aid('paragoume-stin-ellada', 400_000), 200_000],
      [
        'paragoume-stin-ellada',
        'most aid of a fast project',
        aid('paragoume-stin-ellada', 400_000, 'EL522', yes('fast')),
        220_000,
      ],
      ['vasikos-psifiakos', 'least project', least('vasikos-psifiakos', basic.project_min), 18_000],
      ['vasikos-psifiakos', 'largest project', largest('vasikos-psifiakos'), 30_000],
      ['vasikos-psifiakos', 'rate in transition', rate('vasikos-psifiakos', 20_000, 'EL303'), 50],
      ['vasikos-psifiakos', 'rate in less developed', rate('vasikos-psifiakos', 20_000), 60],
      ['vasikos-psifiakos', 'budget', total('vasikos-psifiakos'), 90_000_000],
      ['vasikos-psifiakos', 'budget in transition', split('vasikos-psifiakos', 'EL421'), 19_800_000],
      ['vasikos-psifiakos', 'budget in less developed', split('vasikos-psifiakos', 'EL411'), 70_200_000],
      ['idrysi-neon-mme', 'least project', least('idrysi-neon-mme', young.project_min), 30_000],
      ['idrysi-neon-mme', 'largest project', largest('idrysi-neon-mme'), 400_000],
      ['idrysi-neon-mme', 'rate', rate('idrysi-neon-mme', 100_000), 45],
      ['idrysi-neon-mme', 'bonus of an area', rate('idrysi-neon-mme', 100_000, 'EL522', yes('area')) - 45, 10],
      ['idrysi-neon-mme', 'bonus of a job', rate('idrysi-neon-mme', 100_000, 'EL522', yes('job')) - 45, 5],
      ['idrysi-neon-mme', 'budget', total('idrysi-neon-mme'), 190_000_000],
      ['idrysi-neon-mme', 'budget in transition', split('idrysi-neon-mme', 'EL305'), 41_800_000],
      ['idrysi-neon-mme', 'budget in less developed', split('idrysi-neon-mme', 'EL651'), 148_200_000],
    ]
    assert.deepEqual(
      worked.filter(([, , told, stated]) => told !== stated),
      [],
    )
    // Every number among the facts of the calls is one of them.
    const stated = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(stated)
          : []
    for (const call of Object.keys(calls) as Call[]) {
      const known = new Set(worked.filter(([of]) => of === call).map(([, , , value]) => value))
      assert.deepEqual(
        stated(factsOf(call)).filter((value) => !known.has(value)),
        [],
        call,
      )
    }
    t.diagnostic(`${worked.length} figures of ${Object.keys(calls).length} calls come out of the estimate`)
  })

  test('a budget line that is used up closes the call for its regions alone', () => {
    const [told = '', rest = ''] = excerpts.get('aichmis-exantlisi')?.text ?? []
    assert.match(told, /Μετάβαση \(Αττική, Ν\. Αιγαίο\) λόγω εξάντλησης/u)
    assert.match(rest, /παραμένει ακόμη ανοιχτή/u)
    const since = '2023-10-03T09:00:00Z'
    const [transition, others] = lines({ transition: 1, 'less developed': 1 })
    assert.ok(transition !== undefined && others !== undefined)
    const programme = programmeOf(
      {},
      {
        call: { opens_at: { at: '2023-02-23T10:00:00Z', time_zone: 'Europe/Athens' }, deadlines: [] },
        budget_lines: [{ ...transition, suspended: { status: 'exhausted', since } }, others],
      },
    )
    const at = (region: string) => {
      const profile: Profile = { kind: 'business', name: 'Us', planned_investment: { site: { region } } }
      const facts = readFacts(profile, reference, new Map())
      return callNow(compileProgramme(programme, reference), facts, { kind: 'date', date: '2023-10-05' }).status
    }
    assert.deepEqual(['EL303', 'EL421', 'EL411', 'EL522'].map(at), ['exhausted', 'exhausted', 'open', 'open'])
  })

  test('the regional aid map: by area, size and day, and not assisted where it is silent', () => {
    const programme = programmeOf({ intensity: [{ percent: 75, regional_map: true }] })
    const size = (self_declared_size: NonNullable<Profile['self_declared_size']>) => ({ self_declared_size })
    const at = (region: string, more: Partial<Profile>, amount = 1_000_000) =>
      ask(programme, amount, region, more).amount?.amount
    assert.equal(at('EL432', size('large')), '600000.00', 'Crete since 2024')
    assert.equal(at('EL432', size('medium')), '700000.00')
    assert.equal(at('EL432', size('small')), '750000.00', 'the call’s own ceiling')
    assert.equal(at('EL302', size('medium')), '250000.00')
    assert.equal(at('EL303', size('small')), '0.00')
    assert.equal(
      at('EL522', size('small'), 60_000_000),
      '27500000.00',
      'R × (50 + 0.5 × 10): no increase for a large project',
    )
    const attica = ask(programme, 1_000_000, 'EL30', size('large'))
    assert.deepEqual([attica.min?.amount, attica.max?.amount], ['0.00', '250000.00'])
    const uncertain = ask(programme, 1_000_000, 'EL632', size('large'))
    assert.ok(uncertain.steps.some(({ reason }) => reason.key === 'estimate.map_uncertain'))
  })
})

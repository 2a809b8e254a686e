import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { exampleReference } from '../../src/core/criteria/example-reference.ts'
import { difficultyOf } from '../../src/core/facts/difficulty.ts'
import { readLedger, type Reservation } from '../../src/core/facts/ledger.ts'
import { fromCents, toCents, type Money } from '../../src/core/facts/money.ts'
import { regionalMaximum } from '../../src/core/facts/aid-map.ts'
import type {
  DeMinimisAid,
  DeMinimisRegulation,
  FinancialYear,
  InvestmentAct,
  Profile,
  Relation,
  SizeClass,
} from '../../src/core/facts/profile.ts'
import type { Funding, LegalBasis, Programme } from '../../src/core/facts/programme.ts'
import { recommendedMidCap, sizeOf } from '../../src/core/facts/size.ts'
import { allocate, deMinimisState, equivalentOf } from '../../src/core/facts/state-aid.ts'
import { compatibleSet, secondAtMost } from '../../src/core/matching/compatible.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import { estimate } from '../../src/core/matching/estimate.ts'
import { explainMatch } from '../../src/core/matching/evaluate.ts'
import { readFacts } from '../../src/core/matching/facts.ts'
import { warningsOf } from '../../src/core/matching/warnings.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { anApi, type Api } from '../support/api.ts'

/** Cases worked by hand from the regulations (README.md), run against the functions that criteria and routes use. */

type Row = Record<string, unknown>
interface Case {
  id: string
  topic: string
  input: Row
  expected: Row
  derivation: string
}

const real: Reference = await loadReference()
const { cases } = JSON.parse(readFileSync(new URL('state-aid-cases.json', import.meta.url), 'utf8')) as {
  cases: Case[]
}
const of = (topic: string): Case[] => cases.filter((each) => each.topic === topic)

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const cents = (amount: unknown): number => toCents(euros(String(amount)))
const shown = (amount: number): string => fromCents(amount).amount
const regulations: Readonly<Record<string, DeMinimisRegulation>> = {
  '2023/2831': 'general_2023_2831',
  '1407/2013': 'general_1407_2013',
  '2023/2832': 'sgei_2023_2832',
  '1408/2013': 'agriculture_1408_2013',
  '717/2014': 'fishery_717_2014',
}
/** Only what the case names is compared. */
function agrees(given: Case, actual: Row): void {
  const wanted = Object.fromEntries(
    Object.keys(given.expected)
      .filter((key) => key in actual)
      .map((key) => [key, given.expected[key]]),
  )
  assert.ok(Object.keys(wanted).length > 0, 'nothing was compared')
  const told = Object.fromEntries(Object.keys(wanted).map((key) => [key, actual[key]]))
  assert.deepEqual(told, wanted, given.derivation)
}
const run = (topic: string, actual: (given: Case) => Row, skip: readonly string[] = []): void => {
  describe(topic, () => {
    for (const given of of(topic)) {
      test(given.id, { skip: skip.includes(given.id) && 'not in the product' }, () => agrees(given, actual(given)))
    }
  })
}

interface AidRow {
  granted_on: string
  amount: string
  regulation: string
  member_state: string
  undertaking: string
  status: DeMinimisAid['status']
  reference?: string
}
interface Holding {
  holder: string
  held: string
  votes_percent: string
  control?: boolean
}
interface Asked {
  regulation: string
  member_state: string
  award_on: string
  needed?: string
  central_register?: boolean
  applications?: { amount: string; expected_award_on: string; stage: string; reference?: string }[]
}

/** One profile for each enterprise; every holding is told by the enterprise that is held. */
function groupOf(holdings: readonly Holding[], aid: readonly AidRow[]): Map<string, Profile> {
  const names = new Set([
    'self',
    ...holdings.flatMap(({ holder, held }) => [holder, held]),
    ...aid.map(({ undertaking }) => undertaking),
  ])
  return new Map(
    [...names].map((name): [string, Profile] => [
      name,
      {
        kind: 'business',
        name,
        de_minimis_aid: aid
          .filter((row) => row.undertaking === name && regulations[row.regulation] !== undefined)
          .map(({ granted_on, amount, regulation, member_state, status, reference }) => ({
            granted_on,
            amount: euros(amount),
            regulation: regulations[regulation] ?? 'general_2023_2831',
            member_state,
            status,
            ...(reference === undefined ? {} : { reference }),
          })),
        relations: holdings
          .filter(({ held }) => held === name)
          .map(({ holder, votes_percent: votes, control }): Relation => ({
            profile_id: holder,
            direction: 'upstream',
            voting_share: Number(votes) / 100,
            ...(control === undefined ? {} : { control }),
          })),
      },
    ]),
  )
}

/** Stages that hold room; the room that applies them is `src/matching/reservations.ts`. */
const holds = (stage: string): boolean => !['preparing', 'withdrawn', 'revoked'].includes(stage)

run('headroom', ({ input }) => {
  const { holdings, aid } = input as { holdings: Holding[]; aid: AidRow[] }
  const asked = input['asked'] as Asked
  const group = groupOf(holdings, aid)
  const self = group.get(String(input['subject'] ?? 'self'))
  const regulation = regulations[asked.regulation]
  assert.ok(self !== undefined && regulation !== undefined)
  const reservations = (asked.applications ?? [])
    .filter(({ stage }) => holds(stage))
    .map(({ amount, expected_award_on: expectedOn, stage, reference }, i): Reservation => ({
      profileId: 'self',
      programme: `call-${i}`,
      matchId: `mat_${i}`,
      regulation,
      memberState: asked.member_state,
      cents: cents(amount),
      expectedOn,
      stage,
      ...(reference === undefined ? {} : { number: reference }),
    }))
  const ledger = readLedger(
    self,
    {
      memberState: asked.member_state,
      awardOn: asked.award_on,
      regulations: [regulation],
      ...(asked.needed === undefined ? {} : { needed: cents(asked.needed) }),
      ...(asked.central_register === undefined ? {} : { centralRegister: asked.central_register }),
    },
    group,
    reservations,
  )
  const [account] = ledger.accounts
  assert.ok(account !== undefined)
  return {
    used: shown(account.state.used),
    headroom: shown(account.state.headroom.hi),
    reserved: shown(account.reserved),
    headroom_after_reservations: shown(account.available.hi),
    frees_up_at: account.freesUpAt ?? null,
    single_undertaking: ledger.members.filter(({ link }) => link !== 'possible').map(({ name }) => name),
  }
})

const closed: Readonly<Record<string, string>> = {
  amount: 'amount_over_the_limit',
  term: 'term_over_the_limit',
  collateral: 'collateral_under_50_percent',
  insolvent: 'collective_insolvency',
  rating: 'rating_under_b_minus',
  cover: 'guarantee_over_80_percent',
}

run('grant_equivalent', ({ input }) => {
  // A grant's or an interest subsidy's amount is its equivalent as it is told: the ledger counts it whole.
  if (input['instrument'] === 'interest_subsidy') {
    const told: DeMinimisAid = {
      granted_on: '2026-05-01',
      amount: euros(String(input['amount'])),
      regulation: regulations[String(input['regulation'])] ?? 'general_2023_2831',
      member_state: 'GR',
      status: 'granted',
    }
    const profile: Profile = { kind: 'business', name: 'Case', relations: [], de_minimis_aid: [told] }
    const asked = { regulation: told.regulation, memberState: 'GR', awardOn: '2026-06-01' }
    return { gross_grant_equivalent: shown(deMinimisState(profile, asked).used) }
  }
  const found = equivalentOf(
    {
      kind: input['instrument'] as 'loan' | 'guarantee',
      principal: euros(String(input['amount'] ?? input['loan'])),
      years: Number(input['years']),
      ...(input['collateral_percent'] === undefined ? {} : { collateral_percent: Number(input['collateral_percent']) }),
      ...(input['guaranteed_percent'] === undefined ? {} : { covered_percent: Number(input['guaranteed_percent']) }),
      ...(input['collective_insolvency'] === true ? { insolvent: true } : {}),
      ...(input['rating'] === 'CCC+' ? { rated_below_b_minus: true } : {}),
    },
    regulations[String(input['regulation'])] ?? 'general_2023_2831',
    '2026-06-01',
  )
  return typeof found === 'number'
    ? { gross_grant_equivalent: shown(found) }
    : { gross_grant_equivalent: null, reason: closed[found] }
})

interface Part {
  name: string
  activities: string[]
  equity: string
}

run('split', ({ input }) => {
  const parts = input['parts'] as Part[]
  const aid = input['aid'] as { granted_on: string; amount: string; used_for: string | null }[]
  const allocated = parts.map((part): [string, string] => {
    const heir: Profile = {
      kind: 'business',
      name: part.name,
      relations: [],
      de_minimis_aid: [],
      predecessors: [
        {
          kind: 'split',
          on: String(input['split_on']),
          equity: {
            own: euros(part.equity),
            others: parts.filter((other) => other !== part).map(({ equity }) => euros(equity)),
          },
          de_minimis_aid: aid.map(({ granted_on, amount, used_for }) => ({
            granted_on,
            amount: euros(amount),
            regulation: 'general_2023_2831',
            member_state: 'GR',
            status: 'granted',
            ...(used_for === null ? {} : { taken_over: part.activities.includes(used_for) }),
          })),
        },
      ],
    }
    return [
      part.name,
      shown(deMinimisState(heir, { regulation: 'general_2023_2831', memberState: 'GR', awardOn: '2026-07-01' }).used),
    ]
  })
  assert.equal(
    allocate(cents('100000.00'), [1, 2]).reduce((sum, part) => sum + part, 0),
    cents('100000.00'),
  )
  return { allocated: Object.fromEntries(allocated) }
})

run('merger', ({ input }) => {
  const [own, ...others] = input['merging'] as { name: string; aid: { granted_on: string; amount: string }[] }[]
  const entries = (list: { granted_on: string; amount: string }[]): DeMinimisAid[] =>
    list.map(({ granted_on, amount }) => ({
      granted_on,
      amount: euros(amount),
      regulation: 'general_2023_2831',
      member_state: 'GR',
      status: 'granted',
    }))
  const profile: Profile = {
    kind: 'business',
    name: own?.name ?? '',
    relations: [],
    de_minimis_aid: entries(own?.aid ?? []),
    predecessors: others.map(({ name, aid }) => ({
      kind: 'merger',
      on: String(input['merged_on']),
      name,
      de_minimis_aid: entries(aid),
    })),
  }
  const state = deMinimisState(profile, {
    regulation: 'general_2023_2831',
    memberState: 'GR',
    awardOn: String(input['award_on']),
  })
  return { used: shown(state.used), headroom: shown(state.headroom.hi) }
})

interface Enterprise {
  headcount?: number
  turnover?: string
  balance_sheet_total?: string
  financial_years?: { year: number; headcount: number; turnover: string; balance_sheet_total: string }[]
  relations?: (Enterprise & Row)[]
}

function figures({ headcount, turnover, balance_sheet_total: balance, financial_years: years }: Enterprise) {
  return {
    ...(headcount === undefined ? {} : { headcount }),
    ...(turnover === undefined ? {} : { turnover: euros(turnover) }),
    ...(balance === undefined ? {} : { balance_sheet_total: euros(balance) }),
    ...(years === undefined
      ? {}
      : {
          financial_years: years.map((year): FinancialYear => ({
            year: year.year,
            headcount: year.headcount,
            turnover: euros(year.turnover),
            balance_sheet_total: euros(year.balance_sheet_total),
          })),
        }),
  }
}

function relationOf(given: Enterprise & Row): Relation {
  const {
    since: _since,
    relations,
    headcount: _h,
    turnover: _t,
    balance_sheet_total: _b,
    financial_years: _y,
    ...rest
  } = given
  return {
    ...(rest as unknown as Relation),
    ...figures(given),
    ...(relations === undefined ? {} : { relations: relations.map(relationOf) }),
  }
}

run('size', ({ input }) => {
  const enterprise = input['enterprise'] as Enterprise
  const day = String(input['as_of'])
  const profile: Profile = {
    kind: 'business',
    name: 'Case',
    ...figures(enterprise),
    relations: (enterprise.relations ?? []).map(relationOf),
  }
  const size = sizeOf(profile, day)
  const midCap = input['definition'] === 'small_mid_cap_2025_1099' ? recommendedMidCap(size, day) : size.smallMidCap
  const isSme = input['definition'] === 'sme'
  return { class: !isSme && midCap === 'met' ? 'small_mid_cap' : size.decided, headcount: size.figures.headcount.lo }
})

interface Accounts {
  capital?: string
  capital_in_accounts?: string
  premium?: string
  equity?: string
  reserves?: string
  accumulated_losses?: string
}

/** Capital with the premium; own funds as told, or capital with reserves less losses. */
function own(row: Accounts): { capital: Money; equity: Money } {
  const capital = cents(row.capital ?? row.capital_in_accounts ?? '0.00') + cents(row.premium ?? '0.00')
  const equity =
    row.equity === undefined
      ? capital + cents(row.reserves ?? '0.00') - cents(row.accumulated_losses ?? '0.00')
      : cents(row.equity)
  return { capital: fromCents(capital), equity: fromCents(equity) }
}

run('difficulty', ({ input }) => {
  const day = '2026-07-01'
  const age = Number(input['age_years'])
  const months = Math.round(age * 12)
  const started = Temporal.PlainDate.from(day).subtract({ months }).toString()
  const years = (input['years'] ?? []) as {
    year: number
    debt: string
    equity: string
    ebitda: string
    interest: string
  }[]
  const group = input['group'] as Accounts | undefined
  const staff: Record<string, number> = { micro: 5, small: 20, medium: 100, large: 900 }
  const size = String(input['size'])
  const figure = euros(size === 'large' ? '90000000.00' : size === 'medium' ? '20000000.00' : '1000000.00')
  const profile: Profile = {
    kind: 'business',
    name: 'Case',
    fiscal_year_end: '12-31',
    registered_on: started,
    legal_form: input['liability'] === 'unlimited' ? 'general_partnership' : 'private_company',
    headcount: staff[size] ?? 5,
    turnover: figure,
    balance_sheet_total: figure,
    financial_years: [
      ...years
        .filter(({ year }) => year !== 2025)
        .map((row) => ({
          year: row.year,
          debt: euros(row.debt),
          equity: euros(row.equity),
          ebitda: euros(row.ebitda),
          interest: euros(row.interest),
        })),
      {
        year: 2025,
        ...own(input as Accounts),
        ...(group === undefined ? {} : { consolidated: own(group) }),
        ...Object.fromEntries(
          years
            .filter(({ year }) => year === 2025)
            .flatMap(({ debt, ebitda, interest }) =>
              Object.entries({ debt: euros(debt), ebitda: euros(ebitda), interest: euros(interest) }),
            ),
        ),
      },
    ],
    relations: [],
    attributes: { collective_insolvency: input['collective_insolvency'] === true, rescue_aid_outstanding: false },
  }
  const state = difficultyOf(profile, day, sizeOf(profile, day))
  return {
    in_difficulty: state.inDifficulty === 'met' ? true : state.inDifficulty === 'not_met' ? false : null,
    tested_on: state.points.some(({ because }) => because === 'group') ? 'group' : 'company',
  }
})

/** A call as the case describes it. */
const regimes = (basis: unknown): LegalBasis => {
  const [regulation = '', , article] = String(basis).split(' ')
  const regime =
    regulation === '651/2014' ? 'gber_651_2014' : regulation === '2023/2831' ? 'de_minimis_2023_2831' : 'other'
  return { regime, ...(article === undefined ? {} : { article }) }
}
const callOf = (funding: Partial<Funding>, more: Partial<Programme> = {}): Programme => ({
  slug: 'case',
  title: { en: 'Case' },
  country: 'GR',
  call: { deadlines: [] },
  documents: [],
  eligibility: { all: [] },
  funding: { instruments: ['grant'], ...funding },
  ...more,
})
const factsOf = (profile: Partial<Profile>, reference = exampleReference) =>
  readFacts({ kind: 'business', name: 'Case', ...profile }, reference, new Map())

run('difficulty_matters', ({ input }) => {
  const programme = callOf({}, { legal_basis: [regimes(input['legal_basis'])] })
  const facts = factsOf({
    relations: [],
    attributes: {
      collective_insolvency: false,
      rescue_aid_outstanding: input['in_difficulty'] === true,
      recovery_order_outstanding: input['outstanding_recovery_order'] === true,
    },
  })
  const found = warningsOf(compileProgramme(programme, exampleReference), facts, '2026-11-28').filter(
    ({ spoils }) => spoils === 'project',
  )
  const recovery = found.some(({ kind }) => kind === 'recovery_order')
  return { barred: found.length > 0, ...(recovery ? { reason: 'outstanding_recovery_order' } : {}) }
})

interface Area {
  nuts: string
  kind: string
  large_percent: string
}

run(
  'regional_aid',
  ({ input }) => {
    const area = input['area'] as Area | undefined
    const rows = input['rows'] as { large_percent: string; valid_from: string; valid_to: string }[] | undefined
    const awardOn = String(input['award_on'] ?? '2026-11-28')
    const row = rows?.find(({ valid_from: from, valid_to: to }) => from <= awardOn && awardOn <= to)
    const size = input['size'] as SizeClass
    const cost = cents(input['eligible_cost'])
    const initial = input['initial_investment']
    const attributes = {
      ...(initial === undefined
        ? { initial_investment: 'new_establishment' }
        : { initial_investment: String(initial) }),
      relocation: input['relocated_from'] !== undefined,
    }
    const region = area?.nuts ?? 'EL43'
    const map = [
      {
        region,
        from: '2020-01-01',
        to: '2030-12-31',
        large: Number(area?.large_percent ?? row?.large_percent),
        kind: area?.kind === 'c' ? ('c' as const) : ('a' as const),
        decision: 'of the case',
      },
    ]
    const programme = callOf(
      {
        intensity: [{ percent: Number(input['call_rate_percent'] ?? 100), regional_map: true }],
        own_contribution_min_percent: 25,
        ...(input['call_max_aid'] === undefined ? {} : { max_subsidy: euros(String(input['call_max_aid'])) }),
      },
      { legal_basis: [{ regime: 'gber_651_2014', article: '14' }], expected_award_on: awardOn },
    )
    const reference = { ...real, aidMap: map }
    const facts = factsOf(
      { self_declared_size: size, planned_investment: { amount: fromCents(cost), site: { region } }, attributes },
      reference,
    )
    const found = estimate(compileProgramme(programme, reference), facts, '2026-11-20')
    const most = regionalMaximum(
      map[0] ?? { large: 0, kind: 'a' },
      size,
      {
        cents: cost,
        newActivity: initial === undefined || initial === 'new_economic_activity',
        relocated: attributes.relocation,
      },
      awardOn,
    )
    const limits: Record<string, string> = {
      map: 'map',
      adjusted_amount: 'adjusted_amount',
      not_assisted: 'not_an_assisted_area',
      new_activity: 'new_economic_activity_required',
      relocation: 'relocation',
    }
    const byCall: Record<string, string> = { own_contribution: 'own_contribution', call_maximum: 'call_maximum' }
    const rate =
      input['call_rate_percent'] === undefined
        ? (most.hi * 100) / cost
        : Math.min((most.hi * 100) / cost, Number(input['call_rate_percent']))
    return {
      max_aid: found.amount?.amount,
      rate_percent: String(rate),
      binding: byCall[found.binding ?? ''] ?? limits[most.limit],
    }
  },
  // Earlier projects of the same site are no facts of a profile.
  [
    'regional-single-investment-project',
    'regional-earlier-project-too-long-ago',
    'regional-earlier-project-of-another-activity',
  ],
)

interface Call {
  min_eligible_cost?: string
  max_eligible_cost?: string
  rate_percent?: string
  rates?: { region_category: string; percent: string }[]
  bonuses?: { id: string; percent: string }[]
  max_grant?: string
  max_grant_if?: Record<string, string>
  turnover_factor?: string
  on_excess?: 'reduce' | 'reject' | 'unknown'
}

run('estimate', ({ input }) => {
  const call = input['call'] as Call
  const met = (input['met_bonuses'] ?? []) as string[]
  const open = (input['unknown_bonuses'] ?? []) as string[]
  const programme = callOf(
    {
      intensity: call.rates?.map(({ region_category, percent }) => ({
        percent: Number(percent),
        region_categories: [region_category],
      })) ?? [{ percent: Number(call.rate_percent) }],
      bonuses: (call.bonuses ?? []).map(({ id, percent }) => ({
        id,
        percent: Number(percent),
        title: { en: id },
        when: { id, kind: 'attribute', name: id, test: { equals: true } },
        ...(call.max_grant_if?.[id] === undefined ? {} : { max_subsidy: euros(call.max_grant_if[id]) }),
      })),
      ...(call.min_eligible_cost === undefined ? {} : { min_eligible_cost: euros(call.min_eligible_cost) }),
      ...(call.max_eligible_cost === undefined ? {} : { max_eligible_cost: euros(call.max_eligible_cost) }),
      ...(call.max_grant === undefined ? {} : { max_subsidy: euros(call.max_grant) }),
      ...(call.turnover_factor === undefined
        ? {}
        : { turnover_limit: { times: Number(call.turnover_factor), period: 'highest_last_3_closed_fy' } }),
    },
    {
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      ...(call.on_excess === undefined
        ? {}
        : {
            eligibility: {
              all: [
                {
                  id: 'room',
                  kind: 'de_minimis',
                  regulation: 'general_2023_2831',
                  member_state: 'GR',
                  on_excess: call.on_excess,
                },
              ],
            },
          }),
    },
  )
  const used = 30_000_000 - cents(input['headroom'])
  const turnover = input['highest_turnover']
  const facts = factsOf(
    {
      relations: [],
      fiscal_year_end: '12-31',
      de_minimis_aid:
        used === 0
          ? []
          : [
              {
                granted_on: '2026-01-10',
                amount: fromCents(used),
                regulation: 'general_2023_2831',
                member_state: 'GR',
                status: 'granted',
              },
            ],
      planned_investment: {
        amount: euros(String(input['eligible_cost'])),
        site: { region: String(input['site'] ?? 'EL522') },
      },
      attributes: Object.fromEntries(
        (call.bonuses ?? []).filter(({ id }) => !open.includes(id)).map(({ id }) => [id, met.includes(id)]),
      ),
      ...(turnover === undefined
        ? {}
        : { financial_years: [2023, 2024, 2025].map((year) => ({ year, turnover: euros(String(turnover)) })) }),
    },
    real,
  )
  const compiled = compileProgramme(programme, real)
  const {
    estimate: found,
    criteria,
    verdict,
  } = explainMatch(compiled, facts, { kind: 'date', date: '2026-11-28' }, new Map())
  const bindings: Record<string, string> = { intensity: 'rate', cost_cap: 'max_eligible_cost' }
  const amount = found.amount?.amount ?? null
  return {
    amount: found.status === 'range' ? undefined : amount,
    ...(found.status === 'range' ? { min: found.min?.amount, max: found.max?.amount } : {}),
    ...(found.binding === undefined ? {} : { binding: bindings[found.binding] ?? found.binding }),
    ...(found.steps.some(({ reason }) => reason.key === 'estimate.below_minimum_cost')
      ? { reason: 'eligible_cost_below_minimum' }
      : {}),
    ...(call.on_excess === undefined
      ? {}
      : { criterion: verdict === 'needs_review' ? 'needs_review' : criteria[0]?.outcome }),
  }
})

run('cumulation', ({ input }) => {
  const first = input['first'] as Row
  const second = input['second'] as Row
  const most = input['max_intensity_percent'] ?? undefined
  const support = input['call_rule_percent']
  const union = input['both_from_union_funds'] === true
  const aid = (basis: unknown) => {
    const isDeMinimis = basis === '2023/2831'
    const percent = isDeMinimis ? support : most
    return {
      basis: isDeMinimis ? ('de_minimis' as const) : ('exempted' as const),
      maxPercent: percent === undefined ? undefined : Number(percent),
      exclusive: false,
      unionFund: union,
    }
  }
  const shared = input['same_costs'] === true ? cents(input['eligible_cost']) : undefined
  const asked = cents(second['asked'])
  const given = { aid: aid(first['basis']), cents: cents(first['amount']) }
  const allowed = shared === undefined ? asked : secondAtMost(given, { aid: aid(second['basis']), asked }, shared)
  const headroom = input['headroom'] === undefined ? allowed : cents(input['headroom'])
  return {
    second_at_most: shown(Math.min(allowed, headroom)),
    ...(union ? { reason: 'expenditure_already_declared' } : {}),
  }
})

run('incentive_effect', ({ input }) => {
  const acts = (input['acts'] ?? []) as { kind: InvestmentAct['kind']; on: string; amount?: string }[]
  const from = input['expenses_eligible_from']
  const completed = input['completed_on']
  const programme = callOf(
    {},
    {
      legal_basis: [regimes(input['legal_basis'])],
      expected_award_on: '2026-12-15',
      ...(from === undefined ? {} : { expenses_eligible_from: String(from) }),
    },
  )
  const facts = factsOf({
    planned_investment: {
      acts: acts.map(({ kind, on, amount }) => ({
        kind,
        on,
        ...(amount === undefined ? {} : { amount: euros(amount) }),
      })),
      ...(completed === undefined ? {} : { completed_on: String(completed) }),
    },
  })
  const concerned = new Set(['works_started', 'expense_too_early', 'completed_before_application'])
  const [found] = warningsOf(compileProgramme(programme, exampleReference), facts, String(input['applied_on'])).filter(
    ({ kind }) => concerned.has(kind),
  )
  return {
    warning: found?.kind ?? null,
    ...(found === undefined ? {} : { spoils: found.spoils }),
    ...(found?.amount === undefined ? {} : { ineligible_amount: found.amount.amount }),
  }
})

run('legal_basis', ({ input }) => {
  const award = input['expected_award_on']
  const programme = callOf(
    {},
    {
      legal_basis: [{ ...regimes(input['basis']), valid_to: String(input['valid_to']) }],
      ...(award === null ? {} : { expected_award_on: String(award) }),
    },
  )
  const concerned = new Set(['adjustment_period', 'legal_basis_ended', 'award_day_unknown'])
  const found = warningsOf(
    compileProgramme(programme, exampleReference),
    factsOf({}),
    String(input['submission_on'] ?? '2026-11-28'),
  )
  return { warning: found.find(({ kind }) => concerned.has(kind))?.kind ?? null }
})

interface CandidateRow {
  id: string
  amount: string
  on_excess: 'reduce' | 'reject'
  legal_basis: string
  group?: string
  programme?: string
  costs?: string[]
}

run('compatible_set', ({ input }) => {
  const rows = input['candidates'] as CandidateRow[]
  const exclusive = (input['one_per_programme'] ?? []) as string[]
  const sameCosts = input['same_costs'] === 'exclusive'
  const used = 30_000_000 - cents(input['headroom'])
  const compiled = rows.map((row) => {
    const group =
      row.group ??
      (row.programme !== undefined && exclusive.includes(row.programme) ? row.programme.toLowerCase() : undefined)
    return compileProgramme(
      callOf(
        {
          min_subsidy: euros(row.amount),
          max_subsidy: euros(row.amount),
          ...(row.on_excess === 'reduce' ? { min_subsidy: euros('0.01'), intensity: [{ percent: 100 }] } : {}),
        },
        {
          slug: row.id,
          legal_basis: [regimes(row.legal_basis)],
          ...(group === undefined ? {} : { exclusive: [{ group, per: 'tax_id' }] }),
          ...(sameCosts ? { cumulation: { same_costs: 'exclusive' } } : {}),
          eligible_costs: (row.costs ?? [row.id]).map((category) => ({ category, title: { en: category } })),
          eligibility: {
            all: [
              {
                id: 'room',
                kind: 'de_minimis',
                regulation: 'general_2023_2831',
                member_state: 'GR',
                on_excess: row.on_excess,
              },
            ],
          },
        },
      ),
      exampleReference,
    )
  })
  const categories = [...new Set(rows.flatMap((row) => row.costs ?? [row.id]))]
  const facts = factsOf({
    relations: [],
    de_minimis_aid:
      used === 0
        ? []
        : [
            {
              granted_on: '2026-01-10',
              amount: fromCents(used),
              regulation: 'general_2023_2831',
              member_state: 'GR',
              status: 'granted',
            },
          ],
    planned_investment: { categories: categories.map((category) => ({ category, amount: euros('10000000.00') })) },
  })
  const found = compatibleSet(
    compiled.map((each, i) => ({
      compiled: each,
      estimate: { status: 'computed', amount: euros(rows[i]?.amount ?? '0.00'), missing: [], steps: [] },
    })),
    facts,
    '2026-11-28',
  )
  assert.ok(found.exact)
  const idAt = (i: number): string => rows[i]?.id ?? ''
  const taken = found.taken.flatMap((amount, i) => (amount > 0 ? [[idAt(i), shown(amount)] as const] : []))
  return {
    best: taken.map(([id]) => id),
    total: shown(found.total),
    amounts: Object.fromEntries(taken),
    excluded: found.pairs.filter((pair) => pair.exclusive).map(({ a, b }) => [idAt(a), idAt(b)]),
  }
})

describe('refused_input', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())
  const codes: Readonly<Record<string, string>> = {
    cycle: 'relation_cycle',
    shares_over_100_percent: 'shares_over_whole',
    currency: 'euros_expected',
    granted_in_the_future: 'date_in_future',
  }
  for (const { id, input, expected } of of('refused_input')) {
    test(id, async () => {
      const caller = await api.newCaller()
      const holdings = (input['holdings'] ?? []) as Holding[]
      const aid = (input['aid'] ?? []) as (AidRow & { currency: string })[]
      const made = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'B' })
      const other = made.json<{ id: string }>().id
      const relations = holdings.map(({ holder, votes_percent: votes }, i) => ({
        ...(expected['reason'] === 'cycle' ? { profile_id: other } : { name: holder }),
        direction: i === 0 && expected['reason'] === 'cycle' ? 'downstream' : 'upstream',
        voting_share: Number(votes) / 100,
      }))
      const answer = await caller.call('POST', '/api/v1/profiles', {
        kind: 'client',
        name: 'A',
        relations: relations.slice(0, expected['reason'] === 'cycle' ? 1 : 2),
        de_minimis_aid: aid.map(({ granted_on, amount, currency, regulation, member_state, status }) => ({
          granted_on: granted_on > '2026-11-28' ? '2027-01-01' : granted_on,
          amount: { amount, currency },
          regulation: regulations[regulation],
          member_state,
          status: status ?? 'granted',
        })),
      })
      const refused =
        expected['reason'] === 'cycle'
          ? await caller.call('PATCH', `/api/v1/profiles/${other}`, {
              relations: [{ profile_id: answer.json<{ id: string }>().id, direction: 'downstream', voting_share: 0.6 }],
            })
          : answer
      assert.equal(refused.statusCode, 422, refused.body)
      assert.equal(refused.json<{ errors: { code: string }[] }>().errors[0]?.code, codes[String(expected['reason'])])
    })
  }
})

test('every topic is run, save what the product does not tell', () => {
  const notTold = new Set(['sme_headcount', 'applicable_regulation'])
  const known = new Set([
    'headroom',
    'grant_equivalent',
    'split',
    'merger',
    'size',
    'difficulty',
    'difficulty_matters',
    'regional_aid',
    'estimate',
    'cumulation',
    'incentive_effect',
    'legal_basis',
    'compatible_set',
    'refused_input',
  ])
  for (const { topic } of cases) assert.ok(known.has(topic) || notTold.has(topic), topic)
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { boundsOf, salariedAt, within } from '../../src/core/facts/accounts.ts'
import { ageFacts, closedFullFiscalYears, monthsSinceStart } from '../../src/core/facts/age.ts'
import { sizeOf } from '../../src/core/facts/size.ts'
import type { Interval } from '../../src/core/facts/size.ts'
import { deMinimisState } from '../../src/core/facts/state-aid.ts'
import { fromCents, toCents } from '../../src/core/facts/money.ts'
import type { Money } from '../../src/core/facts/money.ts'
import type {
  DeMinimisAid,
  DeMinimisRegulation,
  FinancialYear,
  Profile,
  Relation,
} from '../../src/core/facts/profile.ts'
import type { FigurePeriod, NumberRange } from '../../src/core/criteria/criterion.ts'

/** Cases worked by hand from the law (see README.md here), run against the functions that criteria and routes use. */

interface CaseFigures {
  headcount?: number
  turnover?: string
  balance_sheet_total?: string
}
interface CaseYear extends CaseFigures {
  year: number
}
interface CaseRelation
  extends Omit<Relation, 'turnover' | 'balance_sheet_total' | 'financial_years' | 'relations'>, CaseFigures {
  kind_hint?: string
  financial_years?: CaseYear[]
  relations?: CaseRelation[]
}
interface CaseEnterprise extends CaseFigures {
  registered_on?: string
  financial_years?: CaseYear[]
  relations?: CaseRelation[]
}

type Case = { id: string; derivation: string } & (
  | { topic: 'size'; enterprise: CaseEnterprise; as_of: string; expected: CaseFigures & { class: string } }
  | {
      topic: 'de_minimis'
      aid: {
        granted_on: string
        amount: string
        regulation: string
        member_state: string
        status: DeMinimisAid['status']
        undertaking: string
      }[]
      relations: CaseRelation[]
      member_state: string
      award_on: string
      expected: { undertaking: string[]; used?: string; headroom: string }
    }
  | {
      topic: 'age'
      activity_started_on: string
      registered_on?: string
      fiscal_year_end: string
      test_date: string
      started_between?: { from?: string; to?: string }
      expected: { months_since_start: number; closed_full_fiscal_years: number; started_between?: string }
    }
  | {
      topic: 'awu'
      profile: Pick<Profile, 'headcount' | 'salaried_awu'>
      criterion: NumberRange & { measure: 'salaried_awu' | 'sme_headcount'; period?: FigurePeriod; test_date: string }
      expected: string
    }
)

const { cases } = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as { cases: Case[] }

const euros = (amount: string): Money => ({ amount, currency: 'EUR' })

function figures({ headcount, turnover, balance_sheet_total: balance }: CaseFigures) {
  return {
    ...(headcount === undefined ? {} : { headcount }),
    ...(turnover === undefined ? {} : { turnover: euros(turnover) }),
    ...(balance === undefined ? {} : { balance_sheet_total: euros(balance) }),
  }
}

const yearOf = (year: CaseYear): FinancialYear => ({ year: year.year, ...figures(year) })

function relationOf(given: CaseRelation): Relation {
  const {
    kind_hint: _hint,
    headcount,
    turnover,
    balance_sheet_total: balance,
    financial_years: years,
    relations,
    ...rest
  } = given
  const told = {
    ...(headcount === undefined ? {} : { headcount }),
    ...(turnover === undefined ? {} : { turnover }),
    ...(balance === undefined ? {} : { balance_sheet_total: balance }),
  }
  return {
    ...rest,
    ...figures(told),
    ...(years === undefined ? {} : { financial_years: years.map(yearOf) }),
    ...(relations === undefined ? {} : { relations: relations.map(relationOf) }),
  }
}

function profileOf(given: CaseEnterprise): Profile {
  const { registered_on: registered, financial_years: years, relations } = given
  return {
    kind: 'business',
    name: 'Case',
    ...figures(given),
    ...(registered === undefined ? {} : { registered_on: registered }),
    ...(years === undefined ? {} : { financial_years: years.map(yearOf) }),
    ...(relations === undefined ? {} : { relations: relations.map(relationOf) }),
  }
}

function assertTotal(actual: Interval, expected: number | undefined): void {
  if (expected !== undefined) assert.deepEqual(actual, { lo: expected, hi: expected })
}

function runSize(given: Extract<Case, { topic: 'size' }>): void {
  const { expected } = given
  const result = sizeOf(profileOf(given.enterprise), given.as_of)
  assert.equal(result.decided ?? 'unknown', expected.class)
  if (expected.class === 'unknown') {
    assert.ok(result.classes.length > 1, 'several classes stay possible')
    assert.ok(result.missing.length > 0, 'and the fields that would decide are named')
  }
  assertTotal(result.figures.headcount, expected.headcount)
  assertTotal(result.figures.turnover, expected.turnover === undefined ? undefined : toCents(euros(expected.turnover)))
  assertTotal(
    result.figures.balanceSheetTotal,
    expected.balance_sheet_total === undefined ? undefined : toCents(euros(expected.balance_sheet_total)),
  )
}

const regulations: Record<string, DeMinimisRegulation> = {
  '2023/2831': 'general_2023_2831',
  '1407/2013': 'general_1407_2013',
  '2023/2832': 'sgei_2023_2832',
  '1408/2013': 'agriculture_1408_2013',
  '717/2014': 'fishery_717_2014',
}

function runDeMinimis(given: Extract<Case, { topic: 'de_minimis' }>): void {
  const { expected } = given
  // The case lists aid by undertaking; a profile keeps each undertaking's aid with it, and knows no aid of other kinds.
  const aidOf = (name: string): DeMinimisAid[] =>
    given.aid.flatMap(({ undertaking, amount, regulation, ...aid }) => {
      const known = regulations[regulation]
      return undertaking === name && known !== undefined ? [{ ...aid, amount: euros(amount), regulation: known }] : []
    })
  const withAid = (relation: Relation): Relation => ({
    ...relation,
    de_minimis_aid: aidOf(relation.name ?? ''),
    relations: (relation.relations ?? []).map(withAid),
  })
  const profile: Profile = { ...profileOf({ relations: given.relations }), de_minimis_aid: aidOf('self') }
  const told: Profile = { ...profile, relations: (profile.relations ?? []).map(withAid) }
  const state = deMinimisState(told, {
    regulation: 'general_2023_2831',
    memberState: given.member_state,
    awardOn: given.award_on,
  })
  const names = state.undertaking.map((member) => (member.path === '' ? 'self' : member.name))
  assert.deepEqual(new Set(names), new Set(expected.undertaking))
  if (expected.used !== undefined) assert.deepEqual(fromCents(state.used), euros(expected.used))
  assert.deepEqual(fromCents(state.headroom.hi), euros(expected.headroom))
  assert.equal(state.headroom.lo, state.headroom.hi, 'everything is told, so the headroom is exact')
  assert.deepEqual(state.missing, [])
}

function runAge(given: Extract<Case, { topic: 'age' }>): void {
  const facts = ageFacts(given)
  assert.ok(facts.start !== undefined && facts.fiscalYearEnd !== undefined)
  assert.equal(monthsSinceStart(facts.start, given.test_date), given.expected.months_since_start)
  assert.equal(
    closedFullFiscalYears(facts.start, facts.fiscalYearEnd, given.test_date),
    given.expected.closed_full_fiscal_years,
  )
  if (given.started_between !== undefined) {
    const { from, to } = given.started_between
    const met = (from === undefined || facts.start >= from) && (to === undefined || facts.start <= to)
    assert.equal(met ? 'met' : 'not_met', given.expected.started_between)
  }
}

function runAwu(given: Extract<Case, { topic: 'awu' }>): void {
  const { measure, period, test_date: day, ...range } = given.criterion
  const profile: Profile = { kind: 'business', name: 'Case', ...given.profile }
  const value = measure === 'salaried_awu' ? salariedAt(profile, period, day) : sizeOf(profile, day).figures.headcount
  assert.equal(within(value.lo, value.hi, boundsOf(range)), given.expected)
}

for (const topic of ['size', 'de_minimis', 'age', 'awu'] as const) {
  describe(`legal cases: ${topic}`, () => {
    for (const given of cases) {
      if (given.topic !== topic) continue
      test(given.id, () => {
        if (given.topic === 'size') runSize(given)
        else if (given.topic === 'de_minimis') runDeMinimis(given)
        else if (given.topic === 'age') runAge(given)
        else runAwu(given)
      })
    }
  })
}

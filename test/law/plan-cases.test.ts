import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { CostRules, Rate } from '../../src/core/drafting/plan/costs.ts'
import type { Given } from '../../src/core/drafting/plan/figure.ts'
import { recomputes } from '../../src/core/drafting/plan/formula.ts'
import { businessPlan } from '../../src/core/drafting/plan/plan.ts'
import type { Plan, PlanInput } from '../../src/core/drafting/plan/plan.ts'
import { figuresIn } from '../../src/core/drafting/plan/figures-in.ts'
import { toCents } from '../../src/core/facts/money.ts'

/** Plans worked by hand (see README.md here), run against the engine that drafts use. Amounts are decimal strings. */

type Percent = string
interface Bonus {
  id: string
  percent: Percent
  met?: boolean
}
interface Case {
  id: string
  title: string
  input: {
    call: {
      rates: Record<string, Percent>
      bonuses?: Bonus[]
      max_rate?: Percent
      caps?: { categories: string[]; percent?: Percent; amount?: string; of?: 'eligible_total' }[]
      min_eligible_cost?: string
      max_eligible_cost?: string
      max_eligible_of_turnover?: { factor: string; of: 'highest_of_last_3_closed_years' }
      max_grant?: string
      steps?: { measure: 'salaried_awu'; brackets: { from: string; to: string; amount: string }[] }
      on_excess?: 'reduce' | 'reject'
      own_min?: { percent: Percent; of: 'eligible_total' | 'total_cost'; loan_counts: boolean }
      vat?: 'not_eligible'
    }
    applicant: {
      de_minimis_headroom: string
      vat_recoverable: boolean
      turnover?: Record<string, string>
      salaried_awu?: string
    }
    lines: {
      id: string
      category: string
      quantity: string
      unit_cost: string
      vat_percent: string
      eligible: boolean
    }[]
    loan?: { amount: string; gross_grant_equivalent: string }
  }
  expected: {
    categories?: Record<
      string,
      { net?: string; vat?: string; eligible?: string; rate_percent?: string; grant?: string }
    >
    total_cost?: string
    eligible_total?: string
    grant_before_limits?: string
    grant: string | null
    binding?: string
    loan?: string
    own?: string
    own_minimum?: string
    own_shortfall?: string
    problems: string[]
  }
}

const { cases } = JSON.parse(readFileSync(new URL('plan-cases.json', import.meta.url), 'utf8')) as { cases: Case[] }

const told = <T>(value: T): Given<T> => ({ value, sources: [] })
const amount = (text: string): Given<number> => told(toCents({ amount: text, currency: 'EUR' }))
const number = (text: string): Given<number> => told(Number(text))
const maybe = <T, U>(value: T | undefined, make: (value: T) => U): U | undefined =>
  value === undefined ? undefined : make(value)
/** The members that are there: an absent one stays absent. */
function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never
}

function rulesOf({ call, applicant }: Case['input']): PlanInput['rules'] {
  const bonuses = (call.bonuses ?? [])
    .filter((bonus) => bonus.met !== false)
    .map(({ id, percent }) => ({ id, percent: number(percent) }))
  const rate: CostRules['rate'] = (category) =>
    maybe(
      call.rates[category ?? ''],
      (percent): Rate => present({ percent: number(percent), bonuses, maximum: maybe(call.max_rate, number) }) as Rate,
    )
  const bracket = call.steps?.brackets.find(
    ({ from, to }) => Number(applicant.salaried_awu) >= Number(from) && Number(applicant.salaried_awu) <= Number(to),
  )
  const turnovers = Object.entries(applicant.turnover ?? {}).toSorted(([a], [b]) => b.localeCompare(a))
  return present({
    categories: [],
    rate,
    caps: (call.caps ?? []).map(({ categories, percent, amount: most }) =>
      present({ categories, percent: maybe(percent, number), amount: maybe(most, amount) }),
    ),
    min_eligible_cost: maybe(call.min_eligible_cost, amount),
    max_eligible_cost: maybe(call.max_eligible_cost, amount),
    max_of_turnover: maybe(call.max_eligible_of_turnover, ({ factor }) => ({
      factor: number(factor),
      turnovers: turnovers.slice(0, 3).map(([, each]) => amount(each)),
    })),
    max_subsidy: maybe(call.max_grant, amount),
    fixed_amount: maybe(bracket, (each) => amount(each.amount)),
    own_minimum: maybe(call.own_min, ({ percent, of, loan_counts: counts }) => ({
      percent: number(percent),
      of: of === 'total_cost' ? ('total' as const) : ('eligible' as const),
      loan_counts: told(counts),
    })),
    de_minimis: { headroom: amount(applicant.de_minimis_headroom), on_excess: call.on_excess ?? ('unknown' as const) },
  }) as PlanInput['rules']
}

function planOf({ input }: Case): Plan {
  return businessPlan({
    currency: 'EUR',
    costs: input.lines.map((line) => ({
      id: line.id,
      category: line.category,
      net: told(Math.round((Math.round(Number(line.quantity) * 1e4) * amount(line.unit_cost).value) / 1e4)),
      vat_percent: number(line.vat_percent),
      eligible: told(line.eligible),
    })),
    rules: rulesOf(input),
    vat: { recoverable: told(input.applicant.vat_recoverable) },
    financing: {
      loan: amount(input.loan?.amount ?? '0.00'),
      ...(input.loan === undefined ? {} : { loan_equivalent: amount(input.loan.gross_grant_equivalent) }),
    },
  })
}

const bindings: Record<string, string> = { fixed_amount: 'step_amount' }
const problems: Record<string, string> = {
  'plan.no_headroom': 'no_headroom',
  'plan.headroom_refused': 'de_minimis_exceeded',
  'plan.below_minimum_cost': 'eligible_total_below_minimum',
  'plan.own_below_minimum': 'own_contribution_below_minimum',
}

/** What the plan says of everything that a case may name. */
function answers({ costs, grant, financing, faults }: Plan) {
  return {
    total_cost: costs.total.value.amount,
    eligible_total: costs.eligible.value.amount,
    grant_before_limits: costs.grant?.value.amount,
    grant: grant.amount?.value.amount ?? null,
    binding: bindings[grant.binding ?? ''] ?? grant.binding,
    loan: financing?.loan?.value.amount,
    own: financing?.own?.value.amount,
    own_minimum: financing?.own_minimum?.value.amount,
    own_shortfall: financing?.own_shortfall?.value.amount,
    problems: faults.map(({ key }) => problems[key] ?? key),
  }
}

describe('business plans worked by hand', () => {
  for (const given of cases) {
    test(`${given.id}: ${given.title}`, () => {
      const plan = planOf(given)
      const { categories = {}, ...expected } = given.expected
      const found = answers(plan)
      for (const [name, value] of Object.entries(expected))
        assert.deepEqual(found[name as keyof typeof found], value, name)
      for (const [category, wanted] of Object.entries(categories)) {
        const row = plan.costs.rows.find((each) => each.category === category)
        const got = {
          net: row?.net.value.amount,
          vat: row?.vat?.value.amount,
          eligible: row?.eligible.value.amount,
          rate_percent: maybe(row?.rate, (rate) => String(rate.value)),
          grant: row?.grant?.value.amount,
        }
        for (const [name, value] of Object.entries(wanted))
          assert.equal(got[name as keyof typeof got], value, `${category} ${name}`)
      }
      for (const { id, derivation } of figuresIn(plan))
        assert.ok(derivation === undefined || recomputes(derivation), id)
    })
  }
})

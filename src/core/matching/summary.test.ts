import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Criterion, Expression } from '../criteria/criterion.ts'
import type { Profile } from '../facts/profile.ts'
import type { Programme } from '../facts/programme.ts'
import { compileProgramme } from './compile.ts'
import { explainMatch } from './evaluate.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'

const open: Partial<Programme> = {
  call: { deadlines: [{ id: 'd', at: '2026-09-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
}

function keys(
  eligibility: Expression,
  profile: Partial<Profile> = {},
  programme: Partial<Programme> = open,
  date = '2026-06-01',
): string[] {
  const facts = readFacts(exampleProfile(profile), exampleReference, new Map())
  const compiled = compileProgramme(exampleProgramme(eligibility, programme), exampleReference)
  return explainMatch(compiled, facts, { kind: 'date', date }, new Map()).summary.map(({ key }) => key)
}

const kad: Criterion = {
  id: 'kad',
  kind: 'activity',
  role: 'existing',
  basis: 'any',
  codes: { scheme: 'kad_2025', include: { subtree: ['10.71'] } },
}
const form: Criterion = { id: 'form', kind: 'legal_form', include: ['private_company'] }
const place: Criterion = { id: 'place', kind: 'region', of: 'any_establishment', include: ['EL43'] }
const stage: Criterion = { id: 'stage', kind: 'lifecycle', include: ['active'] }
const manual: Criterion = { id: 'm', kind: 'manual' }
const fits: Partial<Profile> = {
  activities: [{ scheme: 'kad_2025', code: '10.71.11.00' }],
  legal_form: 'private_company',
  establishments: [{ region: 'EL431' }],
  lifecycle: 'active',
}

describe('the summary', () => {
  test('verdict first, at most three reasons, then the next step with its date', () => {
    assert.deepEqual(keys({ all: [stage, form, place, kad] }, fits), [
      'summary.eligible',
      'activity.met',
      'region.met',
      'lifecycle.met',
      'summary.apply_by',
    ])
  })

  test('a business that the call refuses from a day on has to apply before, and is told from when', () => {
    const young: Criterion = { id: 'a', kind: 'age', test: { measure: 'months_since_start', range: { max: 72 } } }
    const facts = readFacts(exampleProfile({ activity_started_on: '2020-07-10' }), exampleReference, new Map())
    const compiled = compileProgramme(exampleProgramme(young, open), exampleReference)
    const { summary } = explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map())
    assert.deepEqual(
      summary.slice(-2).map(({ key, values }) => [key, values['at'] ?? values['from']]),
      [
        ['summary.apply_by', { type: 'deadline', at: '2026-07-10T21:00:00Z', time_zone: 'Europe/Athens' }],
        ['summary.refused_from', { type: 'date', value: '2026-07-11' }],
      ],
    )
  })

  test('a call that is to be stopped by decision is applied for until then', () => {
    const last = (programme: Partial<Programme>): unknown => {
      const facts = readFacts(exampleProfile(fits), exampleReference, new Map())
      const compiled = compileProgramme(exampleProgramme({ all: [stage] }, programme), exampleReference)
      const { summary } = explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map())
      return summary.at(-1)?.values['at']
    }
    const until = (at: string): unknown => ({ type: 'deadline', at, time_zone: 'Europe/Athens' })
    const { deadlines = [] } = open.call ?? {}
    const stop = '2026-07-15T09:00:00Z'
    const suspended = { status: 'closed', since: stop } as const
    assert.deepEqual(last({ call: { deadlines, suspended } }), until(stop))
    assert.deepEqual(last({ call: { deadlines, suspended: { ...suspended, status: 'paused' } } }), until(stop))
    assert.deepEqual(last({ call: { deadlines }, budget_lines: [{ id: 'a', suspended }] }), until(stop))
    const late = { ...suspended, since: '2026-10-15T09:00:00Z' }
    assert.deepEqual(last({ call: { deadlines, suspended: late } }), until('2026-09-30T12:00:00Z'))
    // Another line goes on until the deadline.
    const lines = [{ id: 'a', suspended }, { id: 'b' }]
    assert.deepEqual(last({ call: { deadlines }, budget_lines: lines }), until('2026-09-30T12:00:00Z'))
  })

  test('of a call that ends with its budget what is left of it at the place of the investment', () => {
    const euro = (amount: string) => ({ amount, currency: 'EUR' })
    const line = (id: string, region: string, absorbed: string) => ({
      id,
      regions: [region],
      amount: euro('1000.00'),
      absorbed: euro(absorbed),
      as_of: '2026-05-30',
    })
    const budget_lines = [line('a', 'EL43', '954.00'), line('b', 'EL65', '0.00')]
    const deadlines = [{ id: 'd', time_zone: 'Europe/Athens', basis: 'until_exhausted' }] as const
    const told = (programme: Partial<Programme>): unknown[] => {
      const facts = readFacts(exampleProfile(fits), exampleReference, new Map())
      const compiled = compileProgramme(exampleProgramme({ all: [stage] }, programme), exampleReference)
      const { summary } = explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map())
      return summary.flatMap(({ key, values: { percent } }) =>
        key.startsWith('summary.budget_left') ? [{ [key.slice(19)]: percent }] : [],
      )
    }
    assert.deepEqual(told({ call: { deadlines: [...deadlines] }, budget_lines }), [
      { _here: { type: 'percent', value: 4 } },
    ])
    // What is left is never called nothing.
    const few = (absorbed: string) => ({
      call: { deadlines: [...deadlines] },
      budget_lines: [line('a', 'EL43', absorbed)],
    })
    assert.deepEqual(told(few('995.00')), [{ '': { type: 'percent', value: 0.5 } }])
    assert.deepEqual(told(few('999.99')), [{ '': { type: 'percent', value: 0.01 } }])
    assert.deepEqual(told(few('1000.00')), [{ '': { type: 'percent', value: 0 } }])
    assert.deepEqual(told({ ...open, budget_lines }), [])
    assert.deepEqual(told({ call: { deadlines: [...deadlines] }, budget_lines: [{ id: 'a' }] }), [])
  })

  test('a call that would give this business nothing says so, and why', () => {
    const steps = {
      measure: 'salaried_awu' as const,
      brackets: [{ range: { min: 1 }, amount: { amount: '900.00', currency: 'EUR' } }],
    }
    const funding = { instruments: ['voucher' as const], steps }
    const salaried = (value: number) => ({ ...fits, salaried_awu: [{ period: '2025', value }] })
    assert.deepEqual(keys({ all: [stage] }, salaried(0), { ...open, funding }).slice(-2), [
      'summary.no_aid',
      'estimate.no_bracket',
    ])
    assert.ok(!keys({ all: [stage] }, salaried(3), { ...open, funding }).includes('summary.no_aid'))
    assert.ok(
      !keys({ all: [stage] }, fits, { ...open, funding: { instruments: ['training'] } }).includes('summary.no_aid'),
    )
  })

  test('a call that ends at midnight is applied for until the end of the day before', () => {
    const midnight: Partial<Programme> = {
      call: { deadlines: [{ id: 'd', at: '2026-09-30T21:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
    }
    const facts = readFacts(exampleProfile(fits), exampleReference, new Map())
    const compiled = compileProgramme(exampleProgramme(form, midnight), exampleReference)
    const { summary } = explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map())
    const until = { type: 'deadline', at: '2026-09-30T21:00:00Z', time_zone: 'Europe/Athens' }
    assert.deepEqual(summary.at(-1), { key: 'summary.apply_by', values: { at: until } })
  })

  test('what is missing comes before what a person has to confirm', () => {
    assert.deepEqual(keys({ all: [manual, kad] }, {}), [
      'summary.needs_info',
      'activity.unknown',
      'summary.missing',
      'summary.also_confirm',
      'summary.complete_by',
    ])
  })

  test('of a choice that is met, what it did not need is not told', () => {
    const elsewhere: Criterion = { id: 'elsewhere', kind: 'region', of: 'any_establishment', include: ['EL30'] }
    assert.deepEqual(keys({ all: [{ any: [elsewhere, kad, { not: form }] }, stage] }, fits), [
      'summary.eligible',
      'activity.met',
      'lifecycle.met',
      'summary.apply_by',
    ])
  })

  test('a code that has to be registered before applying is the step before the application', () => {
    const planned: Criterion = { ...kad, role: 'investment', held_by: { event: 'submission' } }
    const plan = { scheme: 'kad_2025', code: '10.71.12.00' } as const
    const profile: Partial<Profile> = { ...fits, activities: [], planned_investment: { activities: [plan] } }
    assert.deepEqual(keys({ all: [planned, stage] }, profile), [
      'summary.eligible',
      'lifecycle.met',
      'activity.planned_met_unregistered',
      'summary.apply_by',
    ])
    assert.ok(keys({ all: [planned, manual] }, profile).includes('activity.planned_met_unregistered'))
  })

  test('questions for a person are told as such', () => {
    assert.deepEqual(keys({ all: [manual, kad] }, fits), ['summary.needs_review', 'manual.open', 'summary.confirm_by'])
  })

  test('a refusal says what would have to change, and by when', () => {
    assert.deepEqual(
      keys({ all: [kad, form] }, { ...fits, activities: [{ scheme: 'kad_2025', code: '47.11.10.00' }] }),
      ['summary.not_eligible', 'activity.not_met', 'summary.would_change', 'activity.near_add', 'summary.step_until'],
    )
  })

  test('a step that does not settle every condition is told as such', () => {
    const wrong: Partial<Profile> = {
      ...fits,
      activities: [{ scheme: 'kad_2025', code: '47.11.10.00' }],
      legal_form: 'sole_trader',
    }
    assert.ok(keys({ all: [kad, form] }, wrong).includes('summary.would_change_partly'))
    assert.ok(keys({ any: [kad, form] }, wrong).includes('summary.would_change'))
  })

  test('a refusal without a step says so', () => {
    assert.deepEqual(keys(form, { legal_form: 'sole_trader' }), [
      'summary.not_eligible',
      'legal_form.not_met',
      'summary.no_step',
    ])
  })

  test('no step is told as possible once the call is closed', () => {
    assert.deepEqual(keys(kad, { activities: [] }, open, '2026-12-01'), [
      'summary.not_eligible',
      'activity.none',
      'summary.call_closed',
    ])
  })

  test('something that applies though the call excludes it is told as that', () => {
    assert.deepEqual(keys({ not: form }, fits).slice(0, 2), ['summary.not_eligible', 'exclusion.not_met'])
  })

  test('a pre-publication is a forecast before anything else', () => {
    assert.equal(keys(form, fits, { provisional: true })[0], 'summary.provisional')
  })

  test('a closed, an opening and an undated call have their own next step', () => {
    const opening: Partial<Programme> = {
      call: { opens_at: { at: '2026-09-01T09:00:00Z', time_zone: 'Europe/Athens' }, deadlines: [] },
    }
    assert.equal(keys(form, fits, open, '2026-12-01').at(-1), 'summary.call_closed')
    assert.equal(keys(form, fits, opening).at(-1), 'summary.opens')
    assert.equal(keys(form, fits, {}).at(-1), 'summary.call_unknown')
  })
})

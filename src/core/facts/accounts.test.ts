import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { boundsOf, figureAt, salariedAt, within } from './accounts.ts'
import { ageFacts, closedFullFiscalYears, closedFullFiscalYearsWithin, fullYearEndsOn } from './age.ts'
import { addDays } from './day.ts'
import { fromCents } from './money.ts'
import type { Profile } from './profile.ts'

const euros = (amount: number) => fromCents(amount * 100)
const profile = (more: Partial<Profile>): Profile => ({ kind: 'business', name: 'Us', ...more })
const sales = (years: Record<number, number>, more: Partial<Profile> = {}): Profile =>
  profile({
    financial_years: Object.entries(years).map(([year, amount]) => ({ year: Number(year), turnover: euros(amount) })),
    ...more,
  })
const value = ({ lo, hi }: { lo: number; hi: number }) => [lo / 100, hi / 100]

describe('figures by period', () => {
  const three = sales({ 2023: 30, 2024: 60, 2025: 90 })

  test('a year counts from its last day on', () => {
    assert.deepEqual(value(figureAt(three, 'turnover', 'last_closed_fy', '2025-12-30')), [60, 60])
    assert.deepEqual(value(figureAt(three, 'turnover', 'last_closed_fy', '2025-12-31')), [90, 90])
  })

  test('years end where the business says', () => {
    const summer = sales({ 2025: 10, 2026: 20 }, { fiscal_year_end: '06-30' })
    assert.deepEqual(value(figureAt(summer, 'turnover', 'last_closed_fy', '2026-06-29')), [10, 10])
    assert.deepEqual(value(figureAt(summer, 'turnover', 'last_closed_fy', '2026-07-01')), [20, 20])
    assert.equal(figureAt(summer, 'turnover', 'previous_calendar_year', '2026-07-01').basis, 'other_period')
  })

  test('the average needs all years, the highest is at least the highest known one', () => {
    assert.deepEqual(value(figureAt(three, 'turnover', 'average_last_3_closed_fy', '2026-06-01')), [60, 60])
    const two = sales({ 2024: 60, 2025: 90 })
    assert.deepEqual(value(figureAt(two, 'turnover', 'average_last_3_closed_fy', '2026-06-01')), [
      50,
      Number.POSITIVE_INFINITY,
    ])
    assert.deepEqual(value(figureAt(two, 'turnover', 'highest_last_3_closed_fy', '2026-06-01')), [
      90,
      Number.POSITIVE_INFINITY,
    ])
    assert.deepEqual(figureAt(two, 'turnover', 'average_last_3_closed_fy', '2026-06-01').missing, ['/financial_years'])
  })

  test('years before the start are not missing: they were not', () => {
    const young = sales({ 2025: 90 }, { activity_started_on: '2025-02-01' })
    assert.deepEqual(value(figureAt(young, 'turnover', 'average_last_3_closed_fy', '2026-06-01')), [90, 90])
  })

  test('a loss has no lower bound when years are missing', () => {
    const loss = profile({ financial_years: [{ year: 2025, profit: fromCents(-5) }] })
    assert.equal(figureAt(loss, 'profit', 'average_last_3_closed_fy', '2026-06-01').lo, Number.NEGATIVE_INFINITY)
  })

  test('an undated turnover never stands for a year beside listed ones', () => {
    const both = sales({ 2023: 30 }, { turnover: euros(500) })
    assert.equal(figureAt(both, 'turnover', 'last_closed_fy', '2026-06-01').hi, Number.POSITIVE_INFINITY)
    assert.deepEqual(value(figureAt(both, 'turnover', 'current', '2026-06-01')), [500, 500])
  })

  test('salaried units of a financial year are those of the twelve months that end with it', () => {
    const staff = profile({
      fiscal_year_end: '06-30',
      salaried_awu: [
        { period: '2025', value: 9 },
        { period: '2026-06', value: 4 },
        { period: '2025-06', value: 2 },
      ],
    })
    assert.equal(salariedAt(staff, 'last_closed_fy', '2026-06-30').lo, 4)
    assert.equal(salariedAt(staff, 'last_closed_fy', '2026-06-29').lo, 2)
    assert.equal(salariedAt(staff, 'last_closed_fy', '2026-06-29').changesOn, '2026-06-30')
    assert.equal(salariedAt(staff, 'previous_closed_fy', '2026-07-15').lo, 2)
    assert.equal(salariedAt(staff, 'previous_calendar_year', '2026-07-15').lo, 9)
    const { fiscal_year_end: _end, ...calendar } = staff
    assert.equal(salariedAt(calendar, 'last_closed_fy', '2026-07-15').lo, 9)
  })

  test('twelve months before the first of January are the calendar year', () => {
    const staff = profile({ salaried_awu: [{ period: '2025', value: 3 }] })
    assert.equal(salariedAt(staff, 'twelve_months_before', '2026-01-01').lo, 3)
    assert.equal(salariedAt(staff, 'twelve_months_before', '2026-02-28').lo, 3)
    assert.deepEqual(salariedAt(staff, 'twelve_months_before', '2026-03-01').missing, ['/salaried_awu'])
    const months = profile({
      salaried_awu: [
        { period: '2026-04', value: 5 },
        { period: '2024', value: 4 },
        { period: '2025-12', value: 6 },
      ],
    })
    assert.equal(salariedAt(months, 'twelve_months_before', '2026-06-30').lo, 5)
    assert.equal(salariedAt(months, 'previous_calendar_year', '2026-06-30').lo, 6)
    assert.equal(salariedAt(months, 'current', '2026-06-30').lo, 5)
    assert.deepEqual(value(salariedAt(months, 'highest_last_3_closed_fy', '2026-06-30')), [
      0.06,
      Number.POSITIVE_INFINITY,
    ])
  })
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
const yearEnd = fc.constantFrom('12-31', '06-30', '03-31', '02-29', '01-01')

describe('ages and bounds, for any days and numbers', () => {
  test('without a year end the bounds hold for every year end', () => {
    fc.assert(
      fc.property(day, day, yearEnd, (a, b, end) => {
        const [start, on] = a < b ? [a, b] : [b, a]
        const { lo, hi } = closedFullFiscalYearsWithin(start, on)
        const years = closedFullFiscalYears(start, end, on)
        assert.ok(lo <= years && years <= hi, `${start} ${on} ${end}: ${lo} ≤ ${years} ≤ ${hi}`)
      }),
      { numRuns: 2000 },
    )
  })

  test('the n-th full year is reached on the day that is named, and not on the day before', () => {
    fc.assert(
      fc.property(day, yearEnd, fc.integer({ min: 1, max: 5 }), (start, end, n) => {
        const on = fullYearEndsOn(start, end, n)
        assert.ok(
          closedFullFiscalYears(start, end, on) === n && closedFullFiscalYears(start, end, addDays(on, -1)) === n - 1,
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('a range that is decided stays decided when the value becomes exact', () => {
    const number = fc.integer({ min: 0, max: 50 })
    fc.assert(
      fc.property(number, number, number, number, fc.boolean(), (a, b, x, y, open) => {
        const bounds = boundsOf(
          open
            ? { min_exclusive: Math.min(a, b), max_exclusive: Math.max(a, b) }
            : { min: Math.min(a, b), max: Math.max(a, b) },
        )
        const [lo, hi] = [Math.min(x, y), Math.max(x, y)]
        const whole = within(lo, hi, bounds)
        for (let exact = lo; exact <= hi; exact += 1) {
          const outcome = within(exact, exact, bounds)
          assert.notEqual(outcome, 'unknown')
          if (whole !== 'unknown') assert.equal(outcome, whole)
        }
      }),
    )
  })

  test('a sole trader in Greece closes on 31 December; a company may choose', () => {
    assert.equal(ageFacts({ country: 'GR', legal_form: 'sole_trader' }).fiscalYearEnd, '12-31')
    assert.equal(ageFacts({ country: 'GR', legal_form: 'private_company' }).fiscalYearEnd, undefined)
  })
})

import { boundsOf, within } from '../facts/accounts.ts'
import type { FigureAt } from '../facts/accounts.ts'
import { fromCents } from '../facts/money.ts'
import type { ReasonValue } from '../matching/result.ts'
import { accountsFigures } from './criterion.ts'
import type { AccountsCriterion } from './criterion.ts'
import { figureReader } from './digest.ts'
import { isPeriod, noteFigure, periodTerm } from './headcount.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Judgement, Kind } from './kind.ts'
import { centsRange, checkMoneyRange, rangeValue } from './range-check.ts'

const figures: ReadonlySet<string> = new Set(accountsFigures)

/** True for the name of a figure of the accounts. */
export function isFigure(value: unknown): boolean {
  return typeof value === 'string' && figures.has(value)
}

export const figureTerm = (figure: string): ReasonValue => ({ type: 'terms', vocabulary: 'figure', values: [figure] })

function check(criterion: AccountsCriterion, pointer: string): CriterionFault[] {
  return [
    ...(isFigure(criterion.figure)
      ? []
      : [fault(`${pointer}/figure`, 'unknown_term', { value: String(criterion.figure) })]),
    ...(isPeriod(criterion.period)
      ? []
      : [fault(`${pointer}/period`, 'unknown_term', { value: String(criterion.period) })]),
    ...checkMoneyRange(criterion.range, `${pointer}/range`),
  ]
}

/** A figure of the accounts within bounds; amounts of another currency than the call's are not compared. */
function compile(criterion: AccountsCriterion): Judge {
  const { range, currency } = centsRange(criterion.range)
  const bounds = boundsOf(range)
  const read = figureReader(criterion.figure, criterion.period)
  return (facts, day, note) => {
    const figure = read(facts, day)
    const foreign = figure.currency !== undefined && figure.currency !== currency
    const outcome: Judgement = foreign ? 'review' : within(figure.lo, figure.hi, bounds)
    const judged: Judgement = outcome === 'unknown' && figure.missing.length === 0 ? 'review' : outcome
    if (note !== undefined) {
      noteFigure(figure, judged, note)
      if (criterion.period.includes('last_3') && figure.found.length > 0) {
        note.derived({
          formula: criterion.period,
          inputs: Object.fromEntries(figure.found.map(({ path, value }) => [path, value])),
          result: shown(figure),
        })
      }
      note.reason(keyOf(figure, judged, foreign), {
        figure: figureTerm(criterion.figure),
        period: periodTerm(criterion.period),
        required: rangeValue(criterion.range),
        ...(Number.isFinite(figure.lo)
          ? { value: { type: 'money', value: fromCents(Math.round(figure.lo), figure.currency ?? currency) } }
          : {}),
      })
    }
    return judged
  }
}

function shown(figure: FigureAt): unknown {
  const { lo, hi } = figure
  if (!Number.isFinite(lo)) return null
  const value = fromCents(Math.round(lo), figure.currency ?? 'EUR')
  return lo === hi ? value : { at_least: value }
}

function keyOf(figure: FigureAt, judged: Judgement, foreign: boolean): string {
  if (foreign) return 'accounts.other_currency'
  if (judged === 'review') return 'accounts.other_period'
  if (judged === 'unknown') return 'accounts.unknown'
  if (figure.basis === 'no_closed_year') return `accounts.${judged}_no_closed_year`
  if (figure.lo !== figure.hi) return `accounts.${judged}_at_least`
  return figure.basis === 'undated' ? `accounts.${judged}_undated` : `accounts.${judged}`
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const turnover: AccountsCriterion = {
  id: 'sales',
  kind: 'accounts',
  figure: 'turnover',
  period: 'highest_last_3_closed_fy',
  range: { min: euros('100000.00') },
}

export const accounts: Kind<AccountsCriterion> = {
  kind: 'accounts',
  dated: true,
  check,
  compile,
  examples: [
    {
      says: 'one known year that is high enough decides the highest of three',
      criterion: turnover,
      profile: { financial_years: [{ year: 2024, turnover: euros('120000.00') }] },
      outcome: 'met',
      reason: 'accounts.met_at_least',
      changes_on: '2026-12-31',
    },
    {
      says: 'one known year that is too low does not: the others are asked for',
      criterion: turnover,
      profile: { financial_years: [{ year: 2024, turnover: euros('90000.00') }] },
      outcome: 'unknown',
      missing: ['/financial_years'],
      reason: 'accounts.unknown',
    },
    {
      says: 'a business that began last year has one year, not three',
      criterion: turnover,
      profile: { activity_started_on: '2025-02-01', financial_years: [{ year: 2025, turnover: euros('90000.00') }] },
      outcome: 'not_met',
      reason: 'accounts.not_met',
    },
    {
      says: 'a year that is not over does not count as closed',
      criterion: { ...turnover, period: 'last_closed_fy' },
      profile: {
        financial_years: [
          { year: 2025, turnover: euros('90000.00') },
          { year: 2026, turnover: euros('900000.00') },
        ],
      },
      outcome: 'not_met',
    },
    {
      says: 'an undated turnover stands for the last closed year where no year is listed, and is called so',
      criterion: { ...turnover, period: 'last_closed_fy' },
      profile: { turnover: euros('150000.00') },
      outcome: 'met',
      reason: 'accounts.met_undated',
    },
    {
      says: 'a business founded this year had no turnover in a closed year',
      criterion: { ...turnover, period: 'last_closed_fy' },
      profile: { activity_started_on: '2026-02-01', turnover: euros('150000.00') },
      outcome: 'not_met',
      reason: 'accounts.not_met_no_closed_year',
    },
    {
      says: 'what such a business sells now is asked for: that no year is closed says nothing of it',
      criterion: { ...turnover, period: 'current' },
      profile: { activity_started_on: '2026-02-01' },
      outcome: 'unknown',
      missing: ['/turnover'],
    },
    {
      says: 'a business that is not founded yet sells nothing now',
      criterion: { ...turnover, period: 'current' },
      profile: { lifecycle: 'to_be_established' },
      outcome: 'not_met',
    },
    {
      says: 'the equity of a closed year that it never had is no fact to be told: a person has to judge',
      criterion: { ...turnover, figure: 'equity', period: 'last_closed_fy' },
      profile: { lifecycle: 'to_be_established', financial_years: [] },
      outcome: 'review',
      reason: 'accounts.other_period',
    },
    {
      says: 'amounts in another currency are for a person to compare',
      criterion: { ...turnover, period: 'current' },
      profile: { turnover: { amount: '900000.00', currency: 'BGN' } },
      outcome: 'review',
      reason: 'accounts.other_currency',
    },
  ],
}

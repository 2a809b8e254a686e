import type { DifficultyState } from '../facts/difficulty.ts'
import { law } from '../facts/state-aid-data.ts'
import type { ReasonValue } from '../matching/result.ts'
import { negate } from '../verdict.ts'
import type { DifficultyCriterion } from './criterion.ts'
import { difficultyAt } from './digest.ts'
import type { Judge, Judgement, Kind, Note } from './kind.ts'

/** `review`: what is open is not a field of the profile (a group whose consolidated accounts a person has to read). */
function answer(state: DifficultyState): Judgement {
  const outcome = negate(state.inDifficulty)
  if (outcome !== 'unknown') return outcome
  return state.points.some((point) => point.inDifficulty === 'unknown' && point.missing.length > 0)
    ? 'unknown'
    : 'review'
}

function compile(): Judge {
  return (facts, day, note) => {
    const state = difficultyAt(facts, day)
    const outcome = answer(state)
    if (note !== undefined) explain(state, outcome, note)
    return outcome
  }
}

function explain(state: DifficultyState, outcome: Judgement, note: Note): void {
  note.reference(law.difficulty)
  const points = (wanted: string): ReasonValue => ({
    type: 'terms',
    vocabulary: 'difficulty',
    values: state.points.filter((point) => point.inDifficulty === wanted).map((point) => point.point),
  })
  for (const point of state.points) {
    for (const { path } of point.found) note.found(path)
    if (outcome === 'unknown') for (const path of point.missing) note.missing(path)
    note.derived({
      formula: `art. 2(18): ${point.point}`,
      inputs: point.because === undefined ? {} : { because: point.because },
      result: point.inDifficulty,
    })
  }
  const young = state.points.some((point) => point.because === 'young_sme')
  if (outcome === 'met') note.reason(young ? 'difficulty.met_young' : 'difficulty.met')
  else if (outcome === 'not_met') note.reason('difficulty.not_met', { points: points('met') })
  else note.reason(`difficulty.${outcome}`, { points: points('unknown') })
  if (state.changesOn !== undefined) note.changesOn(state.changesOn)
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const sound: DifficultyCriterion = { id: 'sound', kind: 'not_in_difficulty' }
const clear = { collective_insolvency: false, rescue_aid_outstanding: false }
const small = { headcount: 12, turnover: euros('900000.00'), relations: [], registered_on: '2015-01-01' }

export const notInDifficulty: Kind<DifficultyCriterion> = {
  kind: 'not_in_difficulty',
  dated: true,
  check: () => [],
  compile,
  examples: [
    {
      says: 'exactly half of the capital lost is not more than half',
      criterion: sound,
      profile: {
        ...small,
        attributes: clear,
        financial_years: [{ year: 2025, capital: euros('100000.00'), equity: euros('50000.00') }],
      },
      outcome: 'met',
      reason: 'difficulty.met',
    },
    {
      says: 'more than half of the capital lost is difficulty',
      criterion: sound,
      profile: {
        ...small,
        attributes: clear,
        financial_years: [{ year: 2025, capital: euros('100000.00'), equity: euros('49999.99') }],
      },
      outcome: 'not_met',
      reason: 'difficulty.not_met',
    },
    {
      says: 'an SME in its first three years is not judged by its capital',
      criterion: sound,
      profile: {
        ...small,
        registered_on: '2024-01-15',
        attributes: clear,
        financial_years: [{ year: 2025, capital: euros('100000.00'), equity: euros('-20000.00') }],
      },
      outcome: 'met',
      reason: 'difficulty.met_young',
      changes_on: '2027-01-15',
    },
    {
      says: 'a business that is still to be founded is not in difficulty, and is not asked for accounts it cannot have',
      criterion: sound,
      profile: { lifecycle: 'to_be_established' },
      outcome: 'met',
      reason: 'difficulty.met',
    },
    {
      says: 'insolvency proceedings count for everybody',
      criterion: sound,
      profile: { attributes: { ...clear, collective_insolvency: true } },
      outcome: 'not_met',
    },
    {
      says: 'a large enterprise is in difficulty by its ratios only if both years are bad',
      criterion: sound,
      profile: {
        headcount: 300,
        relations: [],
        attributes: clear,
        financial_years: [
          {
            year: 2025,
            capital: euros('100000.00'),
            equity: euros('100000.00'),
            debt: euros('900000.00'),
            ebitda: euros('10000.00'),
            interest: euros('20000.00'),
          },
          {
            year: 2024,
            capital: euros('100000.00'),
            equity: euros('100000.00'),
            debt: euros('900000.00'),
            ebitda: euros('30000.00'),
            interest: euros('20000.00'),
          },
        ],
      },
      outcome: 'met',
    },
    {
      says: 'one that has had a single year is not asked for the accounts of the year before it',
      criterion: sound,
      profile: {
        headcount: 300,
        relations: [],
        activity_started_on: '2025-02-01',
        attributes: clear,
        financial_years: [
          {
            year: 2025,
            capital: euros('100000.00'),
            equity: euros('100000.00'),
            debt: euros('900000.00'),
            ebitda: euros('10000.00'),
            interest: euros('20000.00'),
          },
        ],
      },
      outcome: 'met',
    },
    {
      says: 'what nobody told is asked for',
      criterion: sound,
      profile: { ...small, financial_years: [{ year: 2025, capital: euros('100000.00'), equity: euros('90000.00') }] },
      outcome: 'unknown',
      missing: ['/attributes/collective_insolvency', '/attributes/rescue_aid_outstanding'],
    },
    {
      says: 'a group that would change the answer is for a person to read',
      criterion: sound,
      profile: {
        ...small,
        attributes: clear,
        relations: [
          {
            name: 'Parent',
            direction: 'upstream',
            control: true,
            headcount: 3,
            turnover: euros('1.00'),
            financial_years: [{ year: 2025, capital: euros('100000.00'), equity: euros('-900000.00') }],
          },
        ],
        financial_years: [{ year: 2025, capital: euros('100000.00'), equity: euros('90000.00') }],
      },
      outcome: 'review',
      reason: 'difficulty.review',
    },
  ],
}

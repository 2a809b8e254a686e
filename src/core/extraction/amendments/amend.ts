import type { ProgrammeInput } from '../../facts/programme.ts'
import { amountSteps, figureSteps, wholeAndParts } from './amend-amounts.ts'
import { daySteps, deadlineSteps, openingSteps } from './amend-dates.ts'
import { rateSteps } from './amend-rates.ts'
import { changesNothing } from './amend-step.ts'
import type { AmendmentOptions, AmendmentStep } from './amend-step.ts'
import { stopStep } from './amend-stops.ts'
import type { AmendmentReading } from './amendment.ts'
import type { Contradiction } from '../extraction.ts'

export interface Amendment {
  readonly steps: readonly AmendmentStep[]
  /** Where the decision takes for what held what the programme says otherwise. */
  readonly contradictions: readonly Contradiction[]
}

/**
 * What a decision changes in a programme. Figures are recognised by what they were before, then by their name; parts of the budget
 * by their regions, category or title. What has no place, what is for some only, and every condition, is left to a person: it is told
 * and changes nothing.
 */
export function amendmentOf(base: ProgrammeInput, reading: AmendmentReading, options: AmendmentOptions): Amendment {
  const contradictions: Contradiction[] = [...reading.extraction.contradictions]
  const steps = [
    ...deadlineSteps(base, reading, options, contradictions),
    ...openingSteps(base, reading, contradictions),
    ...daySteps(base, reading, options, contradictions),
    ...figureSteps(base, reading, contradictions),
    ...amountSteps(base, reading, contradictions),
    ...rateSteps(base, reading),
    ...reading.stops.map((stop) => stopStep(stop, reading, options)),
    ...restSteps(reading),
    ...untoldSteps(reading, options.language),
  ]
  return { steps: wholeAndParts(base, steps, contradictions), contradictions }
}

/** Of the decision itself. */
const ofDecision: readonly string[] = ['external_id', 'published_on']
/** What steps of its own apply. */
const applied: readonly string[] = [
  'closes_at',
  'opens_at',
  'budget_line',
  'total_budget',
  'min_eligible_cost',
  'max_eligible_cost',
  'min_subsidy',
  'max_subsidy',
  'intensity',
  'max_intensity_percent',
]

/** Read of a decision and left to a person: conditions, documents, figures that are most likely of something else. */
const restSteps = ({ extraction }: AmendmentReading): AmendmentStep[] =>
  [...extraction.fields.filter(({ field }) => !applied.includes(field)), ...extraction.doubted]
    .filter(({ field }) => !ofDecision.includes(field))
    .map(changesNothing)

/** A sentence that decides what was not understood. */
const unsure = 0.5

/** What else the decision decides, in its own words. */
const untoldSteps = ({ untold }: AmendmentReading, language: string): AmendmentStep[] =>
  untold.map((anchor) =>
    changesNothing({
      field: 'change',
      pointer: null,
      value: { title: { [language]: anchor.exact.replaceAll(/\s+/gu, ' ').trim() } },
      confidence: unsure,
      citations: [anchor],
    }),
  )

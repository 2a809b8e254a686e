import type { Anchor, ResolvedAnchor } from '../citing/citation.ts'
import { fromCents } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CompiledProgramme } from './compile.ts'
import type { Facts } from './facts.ts'
import type { Estimate, EstimateStep, Reason, ReasonValue, ReferenceFact } from './result.ts'

/** The call's maximum in cents with the bonuses that are earned, and with those that may be; undefined: none. */
export interface Most {
  lo: number | undefined
  hi: number | undefined
}

/** The work of one estimate: aid in cents, at least and at most, with what was done to get there. */
export interface Work {
  readonly compiled: CompiledProgramme
  readonly facts: Facts
  readonly day: PlainDate
  readonly currency: string
  readonly steps: EstimateStep[]
  readonly missing: string[]
  lo: number
  hi: number
  binding: NonNullable<Estimate['binding']>
  /** The call's maximum in cents, where a bonus raises it. */
  most: Most | undefined
}

/** The places of citations that have a position. */
export function resolved(citations: readonly Anchor[] | undefined): readonly ResolvedAnchor[] {
  if (citations === undefined || citations.length === 0) return nowhere
  return citations.flatMap(({ start, end, ...anchor }) =>
    start === undefined || end === undefined ? [] : [{ ...anchor, start, end }],
  )
}

/** One for all: what thousands of conditions refer to stays in the caches. */
const nowhere: readonly ResolvedAnchor[] = []

type StepIs = [
  key: string,
  values: Reason['values'],
  cents: number,
  citations?: readonly Anchor[],
  references?: ReferenceFact[],
]

export function stepOf({ currency }: Work, ...[key, values, cents, citations, references = []]: StepIs): EstimateStep {
  return {
    reason: { key, values },
    result: fromCents(cents, currency),
    anchors: resolved(citations),
    references,
  }
}

export function step(work: Work, ...is: StepIs): void {
  work.steps.push(stepOf(work, ...is))
}

export function lack({ missing }: Work, path: string): void {
  if (!missing.includes(path)) missing.push(path)
}

export const money = (work: Work, cents: number): ReasonValue => ({
  type: 'money',
  value: fromCents(cents, work.currency),
})

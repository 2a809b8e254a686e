import type { CriterionKind } from '../criteria/criterion.ts'
import type { Money } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CallStatus } from '../facts/programme.ts'
import type { Citation, ResolvedAnchor } from '../citing/citation.ts'
import type { Outcome, Verdict } from '../verdict.ts'
import type { Warning } from './warnings.ts'

/**
 * A sentence before it is put into words: a key of the wording catalogue and its typed values.
 * The core decides what is said; `src/wording` says it in Greek or English.
 */
export interface Reason {
  key: string
  values: Record<string, ReasonValue>
}

export type ReasonValue =
  | string
  | number
  | boolean
  | { type: 'money'; value: Money }
  | { type: 'date'; value: PlainDate }
  /** `YYYY-MM`. */
  | { type: 'month'; value: string }
  | { type: 'moment'; at: string; time_zone: string }
  /** A moment until which something is possible: midnight is the end of the day before. */
  | { type: 'deadline'; at: string; time_zone: string }
  | { type: 'percent'; value: number }
  /** Bounds of a requirement, in words: "at least 3", "fewer than 10". */
  | {
      type: 'range'
      min?: number | Money
      max?: number | Money
      min_exclusive?: number | Money
      max_exclusive?: number | Money
      /** What the numbers count; absent for money and bare numbers. */
      unit?: 'awu' | 'month' | 'financial_year' | 'percent'
    }
  | { type: 'codes'; scheme: string; values: string[] }
  | { type: 'regions'; values: string[] }
  /** A call by its title, where one has this name in its address. */
  | { type: 'programme'; slug: string }
  | {
      type: 'terms'
      vocabulary:
        | 'size'
        | 'legal_form'
        | 'lifecycle'
        | 'instrument'
        | 'figure'
        | 'period'
        | 'place'
        | 'person_role'
        | 'field'
        | 'attribute'
        | 'status'
        | 'regulation'
        | 'difficulty'
        | 'comparison'
        | 'gender'
        | 'aid_status'
        | 'cost_category'
        | 'energy_class'
        | 'aid_regime_choice'
        | 'scheme'
        | 'kind'
        | 'programme_member'
        | 'standing'
        | 'criterion_member'
        | 'activity_basis'
        | 'activity_role'
        | 'item_member'
        | 'deadline_basis'
        | 'deadline_stage'
        | 'region_category'
        | 'selection'
        | 'stop'
        | 'regime'
        | 'exclusive_per'
        | 'same_costs'
        | 'document_stage'
        | 'document_role'
        | 'event'
        | 'on_excess'
        | 'about'
        | 'country'
        | 'language'
      values: string[]
    }
  | { type: 'text'; value: Record<string, string> }
  /** A part of a sentence that is itself in the catalogue, and several values joined. */
  | { type: 'phrase'; key: string; values: Record<string, ReasonValue> }
  | { type: 'list'; values: ReasonValue[] }

/** A value of the profile that a criterion used. */
export interface FoundFact {
  path: string
  value: unknown
}

/** What was looked up or computed on the way to an outcome; each becomes a `derived` or `reference` citation. */
export interface DerivedFact {
  formula: string
  inputs: Record<string, unknown>
  result: unknown
}
export interface ReferenceFact {
  name: string
  locator?: string
  url?: string
}

/** One criterion, judged: the evaluation's own record of what it used. */
export interface CriterionResult {
  criterion_id: string
  kind: CriterionKind
  effect: 'eligibility' | 'obligation'
  /** As it counts: for a condition that the call excludes, `met` is not being among the excluded. */
  outcome: Outcome
  /** The call excludes who meets the condition (it stands under `not`, and nothing else would do instead). */
  excludes?: true
  /** One of several ways; not all of them are needed. */
  alternative?: true
  /** Why: the requirement, the profile's value, the comparison. */
  reason: Reason
  found: FoundFact[]
  /** JSON pointers of profile fields that would decide it; empty when decided or when only a person can. */
  missing: string[]
  derived: DerivedFact[]
  references: ReferenceFact[]
  anchors: readonly ResolvedAnchor[]
  /** The next day on which the outcome may change though nothing else does (age, windows). */
  changes_on?: PlainDate
  /** Not met now: the smallest step that would meet it, and its latest day if there is one. */
  near_miss?: { reason: Reason; possible_until?: PlainDate; possible_from?: PlainDate }
  /** Met on this condition: a step that is still to be taken, and its last day where the call names one. */
  condition?: { reason: Reason; until?: PlainDate }
  /** A person's confirmation of a manual criterion decided it. */
  answered?: { by: string; at: string; note?: string; evidence?: string }
}

/** The expression, evaluated: the same tree with outcomes. */
export type EvaluatedNode =
  | { op: 'all' | 'any' | 'not' | 'at_least'; k?: number; outcome: Outcome; children: EvaluatedNode[] }
  | { op: 'criterion'; outcome: Outcome; criterion_id: string }

/** What many matches share is one object. */
export interface ScoreComponent {
  readonly component:
    | 'activity'
    | 'region'
    | 'size'
    | 'amount_fit'
    | 'intensity'
    | 'certainty'
    | 'time_left'
    | 'budget_left'
  readonly points: number
  readonly max: number
  readonly reason: Reason
}

/**
 * 0–100. `base` depends on profile and programme only (stored; its change is an event), `time` on the day asked about.
 * The components add up to `total` exactly: points are integers.
 */
export interface Score {
  total: number
  base: number
  time: number
  breakdown: readonly ScoreComponent[]
}

export interface EstimateStep {
  reason: Reason
  result: Money
  anchors: readonly ResolvedAnchor[]
  references: ReferenceFact[]
}

/** The subsidy a profile can expect; `unknown` names what is missing. Amounts in integer cents throughout. */
export interface Estimate {
  status: 'computed' | 'range' | 'unknown' | 'not_applicable'
  amount?: Money
  min?: Money
  max?: Money
  /** Which limit binds. */
  binding?:
    | 'intensity'
    | 'regional_map'
    | 'own_contribution'
    | 'turnover_limit'
    | 'call_maximum'
    | 'call_minimum'
    | 'de_minimis_headroom'
    | 'step_table'
    | 'cost_cap'
  missing: string[]
  steps: EstimateStep[]
}

/** The quick answer for ranking and change detection: no reasons. */
export interface QuickMatch {
  verdict: Verdict
  base: number
  time: number
  status: CallStatus
  /** The next deadline in epoch milliseconds; absent where the call names none. */
  closes_at?: number
}

/** The fewest steps that together meet what is not met. */
export interface NearMiss {
  steps: { criterion_id: string; reason: Reason; possible_from?: PlainDate; possible_until?: PlainDate }[]
  /** The first day on which all of them can be done, where one of them has to wait. */
  possible_from?: PlainDate
  /** The last day for them: the earliest of their own, or of the call's. */
  possible_until?: PlainDate
  /** False: the first day lies after the last one, or the last one is over. */
  possible: boolean
  /** Conditions that stay open even then. */
  open: number
}

/** The whole answer for one pair. */
export interface Match {
  verdict: Verdict
  status: CallStatus
  /** The deadline that comes next for this profile, at the budget line that concerns it; as `callStatus` tells it. */
  next_deadline?: { id: string; at?: string; time_zone: string; basis: string }
  tree: EvaluatedNode
  criteria: CriterionResult[]
  score: Score
  estimate: Estimate
  /** Verdict first, at most three deciding reasons, then what is missing or blocks, then the next action with its date. */
  summary: Reason[]
  /** Not eligible: the smallest change that would make it so, where one was found. */
  near_miss?: NearMiss
  /** What would spoil the aid though the conditions are met. */
  warnings: Warning[]
  missing: string[]
  /** Earliest of the criteria's `changes_on`. */
  changes_on?: PlainDate
}

export type { Citation }

import type { Scheme } from '../facts/scheme.ts'
import type { LocalizedText } from '../facts/text.ts'
import type { Money } from '../facts/money.ts'
import type {
  AttributeValue,
  DeMinimisRegulation,
  LegalForm,
  Lifecycle,
  PlainDate,
  SizeClass,
} from '../facts/profile.ts'
import type { Anchor } from '../citing/citation.ts'

/** When a condition is tested. `submission` is the day asked about, or the opening day if that is later. */
export type TestTime = { event: 'submission' | 'publication' | 'award' } | { event: 'fixed'; date: PlainDate }

/** Which period a figure is of. `current` is the profile's own undated figure. */
export const figurePeriods = [
  'current',
  'last_closed_fy',
  'previous_closed_fy',
  'average_last_3_closed_fy',
  'highest_last_3_closed_fy',
  'previous_calendar_year',
  'twelve_months_before',
] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** Bounds on a number; at most one lower and one upper. Both kinds of bound exist because calls mean them: "fewer than 50" is not "at most 50". */
export interface NumberRange {
  min?: number
  max?: number
  min_exclusive?: number
  max_exclusive?: number
}
export interface MoneyRange {
  min?: Money
  max?: Money
  min_exclusive?: Money
  max_exclusive?: Money
}

interface Common {
  /** Unique in its programme, `[a-z0-9][a-z0-9_-]{0,63}`; answers to manual criteria are kept by it. */
  id: string
  title?: LocalizedText
  /** An `obligation` binds after award; it is shown, and does not decide. Default `eligibility`. */
  effect?: 'eligibility' | 'obligation'
  /** Default `{ event: 'submission' }`. */
  at?: TestTime
  citations?: Anchor[]
}

/** Entries of a list of codes: `exact` members and whole `subtree`s (a listed parent does not include unlisted children). */
export interface CodeEntries {
  exact?: string[]
  subtree?: string[]
}
/** `include` absent: all codes but the excluded ones. Exclusions win. */
export interface CodeSet {
  scheme: Scheme
  include?: CodeEntries
  exclude?: CodeEntries
}

export interface ActivityCriterion extends Common {
  kind: 'activity'
  /** An activity the business has, or the one the investment is for. */
  role: 'existing' | 'investment'
  basis: 'main' | 'largest_revenue' | 'main_or_largest_revenue' | 'any' | 'all'
  codes: CodeSet
  /** Latest moment at which the code must be registered; default at submission. */
  held_by?: { event: 'submission' | 'award' | 'first_payment' | 'completion' } | { event: 'fixed'; date: PlainDate }
  /** Least share (0–1) of the last year's revenue that must come from listed activities. */
  revenue_share_min?: number
}

export const placesMeant = ['any_establishment', 'headquarters', 'investment_site'] as const
export type Place = (typeof placesMeant)[number]

export interface RegionCriterion extends Common {
  kind: 'region'
  of: Place
  /** NUTS codes of any level, or ISO country codes outside NUTS; absent: everywhere but `exclude`. Exclusions win. */
  include?: string[]
  exclude?: string[]
}

export interface ZoneCriterion extends Common {
  kind: 'zone'
  of: Place
  zone: { name: LocalizedText; nuts?: string[]; municipalities?: string[]; postal_codes?: string[] }
  /** The business must have been established there on this day (disaster zones). */
  established_on?: PlainDate
}

export interface SizeCriterion extends Common {
  kind: 'size'
  include: SizeClass[]
}

export interface HeadcountCriterion extends Common {
  kind: 'headcount'
  /** `group_headcount`: the SME figure with partner and linked enterprises, of the last closed accounts only; `headcount`: the enterprise's own; `salaried_awu`: ERGANI. */
  measure: 'headcount' | 'group_headcount' | 'salaried_awu'
  range: NumberRange
  period?: FigurePeriod
}

export const accountsFigures = [
  'turnover',
  'balance_sheet_total',
  'equity',
  'capital',
  'ebitda',
  'debt',
  'interest',
  'profit',
] as const
export type AccountsFigure = (typeof accountsFigures)[number]

export interface AccountsCriterion extends Common {
  kind: 'accounts'
  figure: AccountsFigure
  range: MoneyRange
  period: FigurePeriod
}

export interface LifecycleCriterion extends Common {
  kind: 'lifecycle'
  include: Lifecycle[]
}

export interface AgeCriterion extends Common {
  kind: 'age'
  /**
   * Dates are inclusive. Months are calendar months, counted to the day: with twelve completed "at most 12" holds, a day later
   * it does not. Closed years are full financial years of at least 12 months, closed by the test day.
   */
  test:
    | { measure: 'started_between'; from?: PlainDate; to?: PlainDate }
    | { measure: 'months_since_start'; range: NumberRange }
    | { measure: 'closed_full_fiscal_years'; range: NumberRange }
}

export interface LegalFormCriterion extends Common {
  kind: 'legal_form'
  include?: LegalForm[]
  exclude?: LegalForm[]
}

export interface InvestmentAmountCriterion extends Common {
  kind: 'investment_amount'
  range: MoneyRange
  /** Of a minimum that the call states beside its conditions: without a plan it is met, on the condition of reaching it. */
  unplanned?: 'met'
}

export interface DeMinimisCriterion extends Common {
  kind: 'de_minimis'
  regulation: DeMinimisRegulation
  member_state: string
  /** What the call does with an application above the headroom. */
  on_excess: 'reduce' | 'reject' | 'unknown'
  /** Aid that must fit; absent: any headroom above zero. */
  needed?: Money
}

/** The undertaking must not be in difficulty (Reg. (EU) 651/2014 art. 2(18)). */
export interface DifficultyCriterion extends Common {
  kind: 'not_in_difficulty'
}

export type AmountExpression =
  | { value: Money }
  | { figure: AccountsFigure; period: FigurePeriod }
  | { investment_amount: true }
  | { attribute: string }
  | { times: number; of: AmountExpression }
  | { sum: AmountExpression[] }

export interface CompareCriterion extends Common {
  kind: 'compare'
  left: AmountExpression
  operator: 'lte' | 'lt' | 'gte' | 'gt'
  right: AmountExpression
}

export interface FieldCondition {
  /** A member of the item (`gender`, `born_on`, `capital_share`, `attributes.star_class`, `age` of a person in years at the test day). */
  field: string
  operator: 'eq' | 'neq' | 'in' | 'gte' | 'lte' | 'gt' | 'lt'
  value: AttributeValue
}

export interface QuantifierCriterion extends Common {
  kind: 'quantifier'
  over: 'people' | 'establishments' | 'activities' | 'cost_categories' | 'financial_years' | 'aid_history'
  /** `share_at_least` weighs by a numeric member of the items (capital_share) or, for costs, their amount. */
  test:
    | { all: true }
    | { any: true }
    | { none: true }
    | { at_least: number }
    | { at_most: number }
    | { share_at_least: number; weight: string }
  where: FieldCondition[]
}

export interface AttributeCriterion extends Common {
  kind: 'attribute'
  name: string
  test: { equals: AttributeValue } | { in: (string | number)[] } | { range: NumberRange } | { money_range: MoneyRange }
}

/** A condition only a person can confirm: kept, cited, asked as a question, never dropped. */
export interface ManualCriterion extends Common {
  kind: 'manual'
  question?: LocalizedText
  /** Set when an import met a rule that it could not read; says what it was. */
  unreadable?: string
  /** What the condition is about, where that is known: a search by it cannot tell whether the programme is open; by `everything`, none can. */
  about?: 'activity' | 'region' | 'size' | 'everything'
}

export type Criterion =
  | ActivityCriterion
  | RegionCriterion
  | ZoneCriterion
  | SizeCriterion
  | HeadcountCriterion
  | AccountsCriterion
  | LifecycleCriterion
  | AgeCriterion
  | LegalFormCriterion
  | InvestmentAmountCriterion
  | DeMinimisCriterion
  | DifficultyCriterion
  | CompareCriterion
  | QuantifierCriterion
  | AttributeCriterion
  | ManualCriterion

export type CriterionKind = Criterion['kind']

export const criterionKinds = [
  'activity',
  'region',
  'zone',
  'size',
  'headcount',
  'accounts',
  'lifecycle',
  'age',
  'legal_form',
  'investment_amount',
  'de_minimis',
  'not_in_difficulty',
  'compare',
  'quantifier',
  'attribute',
  'manual',
] as const satisfies readonly CriterionKind[]

/** The eligibility expression: a small tree over criteria, evaluated in Kleene logic. */
export type Expression =
  | { all: Expression[] }
  | { any: Expression[] }
  | { not: Expression }
  | { at_least: { k: number; of: Expression[] } }
  | Criterion

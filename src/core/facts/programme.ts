import type { Anchor } from '../citing/citation.ts'
import type { Expression, FigurePeriod, NumberRange } from '../criteria/criterion.ts'
import type { LocalizedText } from './text.ts'
import type { Money } from './money.ts'
import type { PlainDate, SizeClass } from './profile.ts'

/** A funding programme (one call) as published: a document with the names of the wire. */
export interface Programme {
  slug: string
  title: LocalizedText
  summary?: LocalizedText
  authority?: { name: LocalizedText; url?: string }
  /** ISO 3166-1 alpha-2 of the Member State that grants (`GR`), or `EU`. */
  country?: string
  source?: { url: string; retrieved_at?: Instant; licence?: string }
  /** Written by us to show the service: not a real call. */
  sample?: boolean
  /** Known from a pre-publication only: verdicts are forecasts. */
  provisional?: boolean
  published_on?: PlainDate
  expected_award_on?: PlainDate
  /** Costs count from this day (incentive effect, start of works). */
  expenses_eligible_from?: PlainDate
  call: Call
  budget_lines?: BudgetLine[]
  /** Without their texts: those are kept once, by content, and read through the document's id. */
  documents: DocumentMeta[]
  external_ids?: { scheme: string; value: string }[]
  funding: Funding
  legal_basis?: LegalBasis[]
  /** Paid for by a fund of the Union: an expense may be declared for one of its operations only (Reg. 2021/1060 art. 63(9)). */
  union_fund?: boolean
  /** Groups of calls of which one applicant may use one. */
  exclusive?: ExclusiveGroup[]
  /** What the call says of other aid for the same costs. */
  cumulation?: { same_costs: 'exclusive' | 'within_intensity'; max_percent?: number; citations?: Anchor[] }
  eligibility: Expression
  eligible_costs?: CostCategory[]
  required_documents?: RequiredDocument[]
  /** What it is for (digital, energy, …): a filter, never a criterion. */
  objectives?: string[]
}

export type Instant = string

export const callStatuses = ['forecasted', 'open', 'paused', 'closed', 'exhausted', 'unknown'] as const
export type CallStatus = (typeof callStatuses)[number]

export interface Call {
  /** A wall-clock moment: an instant and the IANA zone it was published in. */
  opens_at?: Moment
  deadlines: Deadline[]
  selection?: 'first_come' | 'comparative' | 'automatic'
  suspended?: Suspension
}

/** Set by the publisher; dates cannot say it. */
export interface Suspension {
  status: 'paused' | 'exhausted' | 'closed'
  since: Instant
  reason?: LocalizedText
  /** Where the decision says so. */
  citations?: Anchor[]
}

export interface Moment {
  at: Instant
  time_zone: string
}

export interface Deadline {
  id: string
  /** Absent where the basis names no date. */
  at?: Instant
  time_zone: string
  basis: 'fixed' | 'rolling' | 'until_exhausted' | 'recurring' | 'unknown'
  round?: string
  stage?: 'pre_proposal' | 'application' | 'other'
  region_category?: string
  budget_line?: string
  /** Earlier values of this deadline, oldest first. */
  moved?: { from: Instant; to: Instant; decided_on?: PlainDate; reference?: string }[]
  citations?: Anchor[]
}

export interface BudgetLine {
  id: string
  title?: LocalizedText
  /** NUTS codes this line is for; absent: all. */
  regions?: string[]
  region_category?: string
  amount?: Money
  absorbed?: Money
  as_of?: PlainDate
  suspended?: Suspension
  citations?: Anchor[]
}

/** What is known of a source document; its text is a `ProgrammeDocument`'s. */
export interface DocumentMeta {
  /** Short name within the programme (`call`, `amendment-1`); anchors refer to it. */
  key: string
  /** Derived from the content: `doc_` + 26 hex digits of the SHA-256. */
  id: string
  title: string
  url?: string
  role: 'call' | 'amendment' | 'annex' | 'faq' | 'prepublication' | 'guide' | 'law' | 'data'
  /** Later amendments win. */
  order: number
  language: string
  published_on?: PlainDate
  retrieved_at?: Instant
  /** Of the canonical text in UTF-8, hexadecimal. */
  sha256: string
  /** Of the canonical text, in code points. */
  length: number
  /** Code-point offsets at which pages and sections begin, ascending. */
  pages?: number[]
  sections?: { title: string; start: number }[]
}

export interface ProgrammeDocument extends DocumentMeta {
  /** The immutable canonical text: Unicode as given, LF line ends. */
  text: string
}

/** A programme as a publisher or an import hands it in: documents with texts, anchors not yet resolved. */
export interface ProgrammeInput extends Omit<Programme, 'slug' | 'documents'> {
  documents: DocumentInput[]
}

/** `text` may be left out when `id` names a document that is stored already; `id`, `sha256`, `length` are checked if given. */
export interface DocumentInput extends Omit<DocumentMeta, 'id' | 'sha256' | 'length'> {
  id?: string
  sha256?: string
  length?: number
  text?: string
}

export const instruments = [
  'grant',
  'loan',
  'guarantee',
  'tax_exemption',
  'tax_credit',
  'voucher',
  'equity',
  'interest_subsidy',
  'leasing_subsidy',
  'wage_subsidy',
  'repayable_advance',
  'prize',
  'advisory',
  'training',
  'other',
] as const
export type Instrument = (typeof instruments)[number]

export interface Funding {
  instruments: Instrument[]
  total_budget?: Money
  /** Aid to one beneficiary. A loan's ceiling is in `loan`, never here. */
  min_subsidy?: Money
  max_subsidy?: Money
  min_eligible_cost?: Money
  max_eligible_cost?: Money
  loan?: { min?: Money; max?: Money }
  intensity?: IntensityRow[]
  bonuses?: IntensityBonus[]
  /** Ceiling for intensity + bonuses, percent. */
  max_intensity_percent?: number
  own_contribution_min_percent?: number
  /** The budget that is aided is at most so many times the turnover. */
  turnover_limit?: {
    times: number
    period: Extract<FigurePeriod, `${string}_fy`>
    citations?: Anchor[]
  }
  /** Amount by bracket instead of a percentage (digital voucher by ΕΜΕ). */
  steps?: {
    measure: 'headcount' | 'salaried_awu'
    brackets: { range: NumberRange; amount: Money; citations?: Anchor[] }[]
  }
  citations?: Anchor[]
}

/** The first row that fits (region, size, category) gives the percentage; absent lists fit all. */
export interface IntensityRow {
  percent: number
  /** The site's maximum on the regional aid map for the size class, at most `percent`. */
  regional_map?: boolean
  /** Days of application for which the row holds, inclusive. */
  valid_from?: PlainDate
  valid_to?: PlainDate
  regions?: string[]
  region_categories?: string[]
  sizes?: SizeClass[]
  cost_categories?: string[]
  citations?: Anchor[]
}

export interface IntensityBonus {
  id: string
  percent: number
  title: LocalizedText
  when: Expression
  /** With the bonus the call's `max_subsidy` is this one. */
  max_subsidy?: Money
  citations?: Anchor[]
}

export interface LegalBasis {
  regime:
    | 'de_minimis_2023_2831'
    | 'gber_651_2014'
    | 'sgei_2023_2832'
    | 'agriculture_1408_2013'
    | 'fishery_717_2014'
    | 'rrf'
    | 'notified'
    | 'no_aid'
    | 'other'
  article?: string
  reference?: string
  valid_to?: PlainDate
  citations?: Anchor[]
}

/** Calls (or actions of one) that name the same group exclude each other for one applicant. */
export interface ExclusiveGroup {
  group: string
  /** Who counts as one: the tax number, a person who takes part, or the single undertaking. */
  per: 'tax_id' | 'person' | 'single_undertaking'
  citations?: Anchor[]
}

export interface CostCategory {
  category: string
  title: LocalizedText
  max_percent_of_total?: number
  max_amount?: Money
  citations?: Anchor[]
}

export interface RequiredDocument {
  id: string
  title: LocalizedText
  stage?: 'submission' | 'inclusion' | 'payment' | 'completion'
  citations?: Anchor[]
}

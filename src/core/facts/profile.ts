import type { Scheme } from './scheme.ts'
import type { Language } from './text.ts'
import type { Money } from './money.ts'

/**
 * What is known of a business. The document has the names of the wire (JSON pointers into it are what
 * `missing` fields and `profile_field` citations name). Every field but `kind` and `name` may be absent:
 * absent is unknown, never false; an empty list is "none", known.
 */
export interface Profile {
  kind: 'business' | 'client'
  name: string
  external_id?: string
  tags?: string[]
  /** Greek AFM: 9 digits, check digit verified, leading zeros kept; other countries: as given. */
  tax_id?: string
  /** ISO 3166-1 alpha-2, `GR` (stored) is accepted as `EL`, too. */
  country?: string
  lifecycle?: Lifecycle
  /** The legal form, or the intended one of a business to be established. */
  legal_form?: LegalForm
  registered_on?: PlainDate
  activity_started_on?: PlainDate
  /** `MM-DD`; 12-31 for most Greek businesses. */
  fiscal_year_end?: string
  activities?: ProfileActivity[]
  establishments?: Establishment[]
  /** Annual work units in the SME sense: staff + working owner-managers + partners (Rec. 2003/361 Annex art. 5). */
  headcount?: number
  /**
   * Salaried annual work units from ERGANI (ΕΜΕ εξαρτημένης εργασίας): another fact, never substituted for `headcount`.
   * `period`: a calendar year `YYYY`, or the twelve months that end with a month, `YYYY-MM`.
   */
  salaried_awu?: { period: string; value: number }[]
  turnover?: Money
  balance_sheet_total?: Money
  /** Used only where figures are missing, and labelled so. */
  self_declared_size?: SizeClass
  relations?: Relation[]
  people?: Person[]
  /** Closed financial years, in any order; `year` is the calendar year in which the year ends. */
  financial_years?: FinancialYear[]
  de_minimis_aid?: DeMinimisAid[]
  /** Undertakings that merged into this one, or whose split it came from. */
  predecessors?: Predecessor[]
  /** Supporting documents at hand. */
  documents?: HeldDocument[]
  planned_investment?: PlannedInvestment
  /** Earlier applications or aid by programme family, for "not funded before" conditions. */
  aid_history?: AidHistoryEntry[]
  /** Typed, extensible facts: women_led, youth_led, exporting, franchise, home_based, … */
  attributes?: Record<string, AttributeValue>
  /** Language of what is written for this client. */
  language?: Language
}

export type PlainDate = string
export type AttributeValue = boolean | number | string | Money | string[]

export const lifecycles = ['to_be_established', 'active', 'suspended', 'liquidation'] as const
export type Lifecycle = (typeof lifecycles)[number]

export const sizeClasses = ['micro', 'small', 'medium', 'small_mid_cap', 'large'] as const
export type SizeClass = (typeof sizeClasses)[number]

/** Legal forms of Greek law and the general ones of other countries (domain: `other_*`). */
export const legalForms = [
  'sole_trader',
  'professional',
  'general_partnership',
  'limited_partnership',
  'limited_partnership_by_shares',
  'private_company',
  'private_company_single_member',
  'limited_liability_company',
  'limited_liability_company_single_member',
  'public_limited_company',
  'public_limited_company_single_member',
  'social_cooperative_enterprise',
  'workers_cooperative',
  'limited_liability_social_cooperative',
  'agricultural_cooperative',
  'cooperative',
  'civil_law_company',
  'civil_nonprofit_company',
  'shipping_company',
  'leisure_shipping_company',
  'consortium',
  'co_ownership',
  'foreign_branch',
  'energy_community',
  'association',
  'foundation',
  'public_body',
  'local_authority',
  'european_company',
  'european_cooperative',
  'micro_entrepreneur_fr',
  'other',
] as const
export type LegalForm = (typeof legalForms)[number]

export interface ProfileActivity {
  scheme: Scheme
  /** Canonical form of the scheme: `62.10.11.03` for an 8-digit KAD, `62.10` for a class, `J` for a section. */
  code: string
  rank?: 'main' | 'secondary' | 'other' | 'auxiliary'
  since?: PlainDate
  until?: PlainDate
  /** Index-free reference to `establishments[].id`. */
  establishment?: string
  revenue?: { year: number; amount: Money }[]
}

export interface Establishment {
  id?: string
  /** NUTS code as exact as known (`EL303`, `EL30`, `FRI`, …), or an ISO country code outside NUTS. */
  region?: string
  /** LAU code or name of the municipality or community; resolves to NUTS 3. */
  municipality?: string
  postal_code?: string
  role?: 'headquarters' | 'branch' | 'investment_site'
  since?: PlainDate
  attributes?: Record<string, AttributeValue>
}

export interface Relation {
  name?: string
  /** Another profile of the same account, or figures below: never both. */
  profile_id?: string
  /** `upstream`: it holds shares in us; `downstream`: we hold shares in it. */
  direction: 'upstream' | 'downstream'
  /** Fraction 0–1 of the capital, and of the votes. */
  capital_share?: number
  voting_share?: number
  /** Control by majority of votes, appointment, contract or agreement (Rec. 2003/361 Annex art. 3(3), Reg. 2023/2831 art. 2(2)). */
  control?: boolean
  /** Through a natural person or a group of them acting together. */
  via_natural_person?: boolean
  same_market?: boolean
  investor_type?: InvestorType
  country?: string
  headcount?: number
  turnover?: Money
  balance_sheet_total?: Money
  financial_years?: FinancialYear[]
  de_minimis_aid?: DeMinimisAid[]
  relations?: Relation[]
}

export type InvestorType =
  | 'public_body'
  | 'venture_capital'
  | 'business_angel'
  | 'university'
  | 'institutional_investor'
  | 'regional_development_fund'
  | 'small_local_authority'
  | 'natural_person'

export interface Person {
  id?: string
  name?: string
  roles?: ('owner' | 'partner' | 'manager' | 'employee')[]
  born_on?: PlainDate
  gender?: 'female' | 'male' | 'other'
  capital_share?: number
  voting_share?: number
  unemployed?: boolean
  neet?: boolean
  attributes?: Record<string, AttributeValue>
}

export interface FinancialYear {
  year: number
  turnover?: Money
  balance_sheet_total?: Money
  headcount?: number
  equity?: Money
  capital?: Money
  ebitda?: Money
  debt?: Money
  interest?: Money
  profit?: Money
  /** Of the consolidated accounts of the group that the business belongs to. */
  consolidated?: { capital: Money; equity: Money }
}

export interface DeMinimisAid {
  granted_on: PlainDate
  /** Gross grant equivalent. */
  amount: Money
  regulation: DeMinimisRegulation
  /** ISO 3166-1 alpha-2. */
  member_state: string
  status: 'granted' | 'pending' | 'repaid' | 'withdrawn'
  authority?: string
  /** Act, decision or application number. */
  reference?: string
  /** A loan or a guarantee, from whose terms the gross grant equivalent follows. */
  terms?: AidTerms
  /** Of a predecessor that split: whether the activity it was used for came to this business. */
  taken_over?: boolean
}

/** Terms of a loan or a guarantee (Reg. 2023/2831 art. 4(3)(b), (6)(b)). */
export interface AidTerms {
  kind: 'loan' | 'guarantee'
  /** Of the loan, of which a guarantee covers `covered_percent`. */
  principal: Money
  /** Duration; may be a fraction. */
  years: number
  /** Of a loan: value of the collateral, percent of the loan. */
  collateral_percent?: number
  /** Of a guarantee: the part of the loan it covers, percent. */
  covered_percent?: number
  /** In collective insolvency proceedings, or fit for them, when it was granted. */
  insolvent?: boolean
  /** A large enterprise whose rating was comparable to less than B−. */
  rated_below_b_minus?: boolean
}

/** Prior aid follows the undertaking through a merger and a split (Reg. 2023/2831 art. 3(8), (9)). */
export interface Predecessor {
  kind: 'merger' | 'split'
  /** Effective date; aid granted up to it counts. */
  on: PlainDate
  name?: string
  /** Of a split: book value of this business's equity on that day, and of each other successor's. */
  equity?: { own: Money; others: Money[] }
  de_minimis_aid?: DeMinimisAid[]
}

export const deMinimisRegulations = [
  'general_2023_2831',
  'general_1407_2013',
  'sgei_2023_2832',
  'agriculture_1408_2013',
  'fishery_717_2014',
] as const
export type DeMinimisRegulation = (typeof deMinimisRegulations)[number]

export interface HeldDocument {
  /** As calls name it in `required_documents`: `tax_clearance`, `ergani`, `offers`. */
  kind: string
  issued_on?: PlainDate
  /** Last day on which it is accepted. */
  valid_until?: PlainDate
}

export interface PlannedInvestment {
  amount?: Money
  categories?: { category: string; amount?: Money }[]
  /** Activities the investment is for; may be ones that are not registered yet. */
  activities?: { scheme: Scheme; code: string }[]
  /** Where it will be made; absent: the establishment with role `investment_site`, if any. */
  site?: { region?: string; municipality?: string; postal_code?: string }
  starts_on?: PlainDate
  /** A binding order or construction before applying (start of works, GBER art. 2(23)). */
  works_started_on?: PlainDate
  /** What was signed, ordered or paid for it so far. */
  acts?: InvestmentAct[]
  /** The day on which everything was carried out, whether or not it is paid. */
  completed_on?: PlainDate
  /** Of all lines: percent on top of net amounts, and whether the business gets it back. */
  vat?: { percent?: number; recoverable?: boolean }
  /** Where the money comes from that is not granted. */
  financing?: { own_funds?: Money; loan?: Money; loan_grant_equivalent?: Money }
  phases?: PlannedPhase[]
  indicators?: PlannedIndicator[]
}

/** A work package in months of the project, counted from 1; both are inside it. */
export interface PlannedPhase {
  title: string
  from_month: number
  to_month: number
  milestone?: string
  /** Cost categories that it spends. */
  categories?: string[]
}

export interface PlannedIndicator {
  title: string
  unit?: string
  baseline?: number
  target?: number
  /** The year in which the target is reached. */
  year?: number
}

export const investmentActs = [
  'binding_order',
  'construction',
  'invoice',
  'hiring',
  'land_purchase',
  'permit',
  'feasibility_study',
  'consultancy_for_the_application',
] as const

export interface InvestmentAct {
  kind: (typeof investmentActs)[number]
  on: PlainDate
  amount?: Money
}

export interface AidHistoryEntry {
  programme: string
  status: 'applied' | 'approved' | 'completed' | 'rejected' | 'withdrawn'
  on?: PlainDate
  attributes?: Record<string, AttributeValue>
}

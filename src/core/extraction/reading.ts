import type { Expression, NumberRange } from '../criteria/criterion.ts'
import type { LegalForm, PlainDate, SizeClass } from '../facts/profile.ts'
import type { LegalBasis, RequiredDocument } from '../facts/programme.ts'
import type { Span } from '../facts/text-fold.ts'

/** Categories of regions in cohesion policy (Reg. (EU) 2021/1060 art. 108). */
export type RegionCategoryName = 'less_developed' | 'transition' | 'more_developed'

/** What a figure or a sentence of a call was read as. Amounts in cents, percentages in hundredths of a percent. */
export type ReadValue =
  | {
      field:
        | 'total_budget'
        | 'min_eligible_cost'
        | 'max_eligible_cost'
        | 'min_subsidy'
        | 'max_subsidy'
        | 'min_loan'
        | 'max_loan'
      cents: number
      currency: string
      /** The row of a table that it stands in, where the row is no name of an amount. */
      of?: string
    }
  /** A bound of the plan or the aid for some sizes or legal forms. */
  | {
      field: 'bound_of_group'
      bound: 'min_eligible_cost' | 'max_eligible_cost' | 'min_subsidy' | 'max_subsidy'
      cents: number
      currency: string
      sizes: readonly SizeClass[]
      forms: readonly LegalForm[]
      /** "Medium-sized enterprises, cooperatives": of one of the sizes or of one of the forms. */
      either?: true
    }
  | {
      field: 'budget_line'
      cents: number
      currency: string
      category?: RegionCategoryName
      regions: readonly string[]
      /** Of a line that is for something else than regions: "the open part". */
      title?: string
      /** Lines of one group add up to one whole. */
      group?: number
    }
  | {
      field: 'intensity'
      percent: number
      regions: readonly string[]
      categories: readonly RegionCategoryName[]
      sizes: readonly SizeClass[]
      range?: 'low' | 'high'
      /** For what it holds, where that is no region and no size: a row of a table, a condition. */
      of?: string
      /** For all regions that no other rate is for; `table` where they are those that a table does not name. */
      rest?: true | 'table'
      /** For all sizes that no other column of its table is for. */
      others?: true
      /** For SMEs: all that take part, or some of them where large ones do. */
      smes?: true
      /** Its place in a row of rates that go with those before them, one by one. */
      order?: number
      /** That is a category of costs. */
      cost?: true
    }
  | { field: 'step'; cents: number; currency: string; measure: 'headcount' | 'salaried_awu'; range: NumberRange }
  | { field: 'bonus'; percent: number; when: string }
  | { field: 'own_contribution'; percent: number }
  /** A `round` is one of several closing days that all hold; a `renewed` one takes the place of earlier ones. */
  | {
      field: 'opens_at' | 'closes_at' | 'moved_from'
      date: PlainDate
      time?: string
      round?: true
      renewed?: true
      /** Of a call of two stages. */
      stage?: 'pre_proposal' | 'application' | 'other'
    }
  /** Of the closing day, where another sentence than that of the day tells it. */
  | { field: 'closing_hour'; time: string }
  | { field: 'published_on' | 'expenses_eligible_from'; date: PlainDate }
  /** `closing_unknown`: the call says that its last day is still to be told. */
  | { field: 'until_exhausted' | 'rolling' | 'closing_unknown' | 'provisional' }
  | { field: 'legal_basis'; regime: LegalBasis['regime']; reference: string; article?: string }
  | { field: 'on_excess'; what: 'reduce' | 'reject' }
  /** Other aid for the same costs. */
  | { field: 'cumulation'; what: 'exclusive' | 'within_intensity' }
  | { field: 'external_id'; scheme: string; id: string }
  /** The most of a category of costs: hundredths of a percent of the budget, or cents; neither where it has no ceiling. `name` is where its words stand, `holder` those of the sizes it is for. */
  | { field: 'cap'; percent?: number; cents?: number; currency?: string; name: Span; holder?: Span }
  /** `otherwise`: what it is by the digits, where the words before them say another number; `sizes`: of which alone its sentence speaks; `lead`: where the words
   *  stand that it goes on from: "Not eligible:", the question that it answers; `places`: those of alternatives, each in words of its own. */
  | {
      field: 'criterion'
      criterion: Expression
      otherwise?: Expression
      sizes?: readonly SizeClass[]
      /** What a criterion is about that this one spares some of. */
      letsOff?: string
      lead?: Span
      places?: readonly Span[]
      /** Where each condition within alternatives stands, where it has a sentence of its own. */
      within?: ReadonlyMap<Expression, readonly Span[]>
    }
  /** Legal forms that may apply whatever their size; none of them known where their name is no form of our list. */
  | { field: 'any_size'; forms: readonly LegalForm[] }
  /** Sizes that an amount by size names. */
  | { field: 'size_named'; sizes: readonly SizeClass[] }
  /** Costs count from the day of the document itself. */
  | { field: 'expenses_from_own_day' }
  /** Applications open on the day of the document itself. */
  | { field: 'opens_on_own_day' }
  /** `kind`: its name in `samples/required-documents.json`, where it is one of the usual ones. */
  | { field: 'required_document'; kind?: string; stage?: RequiredDocument['stage'] }

export type ReadField = ReadValue['field']

/** One reading: what it says, the sentence it stands in, and the very characters of the figure; code points of the canonical text. */
export interface Reading {
  readonly value: ReadValue
  readonly quote: Span
  readonly figure: Span
  /** 0 to 1: a label in the same sentence is surer than the title of the section. */
  readonly confidence: number
  /** How likely it is by what was learned of such figures; of amounts, percentages and dates. */
  readonly chance?: number
  /** What it is of is told by the list or the sentence itself: what was learned of words around figures is not asked. */
  readonly certain?: true
  /** Of a sentence that is left to a person though figures were read of it. */
  readonly stands?: true
  /** The same figure in words, where the words say something else; hundredths of a percent of a percentage. */
  readonly otherwise?: { readonly cents: number; readonly figure: Span }
}

/** Every figure of a document, whether or not it could be told what it is of. */
export interface StatedValue {
  readonly kind: 'money' | 'percent' | 'date'
  /** Cents, hundredths of a percent; one value or two. */
  readonly values?: readonly number[]
  readonly currency?: string
  readonly date?: PlainDate
  readonly time?: string
  readonly place: Span
}

/** A sentence that a person is asked about: a `manual` criterion, as sure as `confidence`. */
export const askedOf = (quote: Span, confidence: number): Reading => ({
  value: { field: 'criterion', criterion: { kind: 'manual', id: '' } },
  quote,
  figure: quote,
  confidence,
  stands: true,
})

/** A sentence that binds and decides nothing: a term of the call in its own words. */
export const termOf = (quote: Span, confidence: number): Reading => ({
  value: { field: 'criterion', criterion: { kind: 'manual', id: '', effect: 'obligation' } },
  quote,
  figure: quote,
  confidence,
})

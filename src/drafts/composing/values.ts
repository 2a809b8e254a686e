import type { Money } from '../../core/facts/money.ts'
import type { BudgetLine } from '../../core/facts/programme.ts'
import type { ReasonValue } from '../../core/matching/result.ts'

/** The longest sentence of a draft, in words. */
export const mostWords = 22

type Vocabulary = Extract<ReasonValue, { type: 'terms' }>['vocabulary']

export const money = (value: Money): ReasonValue => ({ type: 'money', value })
export const percent = (value: number): ReasonValue => ({ type: 'percent', value })
export const date = (value: string): ReasonValue => ({ type: 'date', value })
export const regions = (...values: string[]): ReasonValue => ({ type: 'regions', values })
export const terms = (vocabulary: Vocabulary, values: readonly string[]): ReasonValue => ({
  type: 'terms',
  vocabulary,
  values: [...values],
})

/** Whether a country, or none where a call is of the Union or nothing is told, is Greece or may be. */
export const isGreek = (country: string | undefined): boolean =>
  country === undefined || country === 'GR' || country === 'EL'

/** What a line of the budget is called: its title, else the regions that it is for. */
export const lineName = ({ id, title, regions: places = [] }: BudgetLine): ReasonValue =>
  title !== undefined ? { type: 'text', value: { ...title } } : places.length > 0 ? regions(...places) : id

/** A value as an input of a derivation has it. */
export const plain = (value: ReasonValue): unknown => {
  if (typeof value !== 'object') return value
  if (value.type === 'phrase') return value.key
  return 'value' in value ? value.value : 'values' in value ? value.values : value
}

import type { Money } from '../../core/facts/money.ts'
import type { ReasonValue } from '../../core/matching/result.ts'

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

/** A value as an input of a derivation has it. */
export const plain = (value: ReasonValue): unknown => {
  if (typeof value !== 'object') return value
  if (value.type === 'phrase') return value.key
  return 'value' in value ? value.value : 'values' in value ? value.values : value
}

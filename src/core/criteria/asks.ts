import type { ReasonValue } from '../matching/result.ts'
import type { Criterion } from './criterion.ts'
import { rangeValue } from './range-check.ts'

/** What a criterion asks for, as a value that a sentence can say; undefined where it takes more than one. */
export function asksOf(criterion: Criterion): ReasonValue | undefined {
  switch (criterion.kind) {
    case 'size':
      return { type: 'terms', vocabulary: 'size', values: [...criterion.include] }
    case 'headcount':
      return rangeValue(criterion.range, 'awu')
    case 'accounts':
    case 'investment_amount':
      return rangeValue(criterion.range)
    case 'region':
      return criterion.include === undefined || criterion.exclude !== undefined
        ? undefined
        : { type: 'regions', values: [...criterion.include] }
    case 'legal_form':
      return criterion.include === undefined || criterion.exclude !== undefined
        ? undefined
        : { type: 'terms', vocabulary: 'legal_form', values: [...criterion.include] }
    default:
      return undefined
  }
}

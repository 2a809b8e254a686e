import type { Criterion } from '../criteria/criterion.ts'
import type { Outcome } from '../verdict.ts'
import type { Reason, ReasonValue } from './result.ts'

/**
 * What is said of a condition that the call excludes (one under `not`). `outcome` is as it counts: `met` is not being
 * among the excluded. The condition's own sentence speaks of meeting it, so its name is given instead.
 */
export function exclusionReason(criterion: Criterion, outcome: Outcome): Reason {
  return { key: `exclusion.${outcome}`, values: { what: nameOf(criterion) } }
}

function nameOf(criterion: Criterion): ReasonValue {
  if (criterion.title !== undefined) return { type: 'text', value: criterion.title }
  if (criterion.kind === 'attribute') return { type: 'terms', vocabulary: 'attribute', values: [criterion.name] }
  if (criterion.kind === 'activity' && criterion.codes.include !== undefined) {
    const { exact = [], subtree = [] } = criterion.codes.include
    return {
      type: 'phrase',
      key: 'exclusion.activity',
      values: { codes: { type: 'codes', scheme: criterion.codes.scheme, values: [...subtree, ...exact] } },
    }
  }
  return { type: 'terms', vocabulary: 'kind', values: [criterion.kind] }
}

import type { Criterion, Expression } from '../criteria/criterion.ts'
import { fromCents } from '../facts/money.ts'
import { sizeClasses } from '../facts/profile.ts'
import type { SizeClass } from '../facts/profile.ts'
import { mentioned } from './condition-sentence.ts'
import { isOf } from './draft.ts'
import type { Draft, Of } from './draft.ts'
import type { Reading } from './reading.ts'

/** Bounds that differ by who applies: of the plan they are conditions with alternatives, of the aid they are told beside the draft. */

type GroupBound = Of<'bound_of_group'>

/** The sizes that all sentences together let in; every one where none names any. */
export function sizesAccepted(readings: readonly Of<'criterion'>[]): readonly SizeClass[] {
  const named = readings.flatMap(({ value: { criterion }, confidence }) =>
    'kind' in criterion && criterion.kind === 'size' && confidence !== mentioned ? criterion.include : [],
  )
  return named.length === 0 ? sizeClasses : sizeClasses.filter((each) => named.includes(each))
}

/** Bounds of sizes that are all that may apply are bounds of all. */
export function withBoundsOfAll(readings: readonly Reading[]): Reading[] {
  const bounded = new Set(readings.filter(isOf('bound_of_group')).map(({ quote }) => quote.start))
  if (bounded.size === 0) return [...readings]
  const accepted = sizesAccepted(readings.filter(isOf('criterion')).filter(({ quote }) => !bounded.has(quote.start)))
  return readings.map((each) => {
    if (!isOf('bound_of_group')(each)) return each
    const { bound: field, cents, currency, sizes, forms } = each.value
    const ofAll = forms.length === 0 && sizes.length > 0 && accepted.every((size) => sizes.includes(size))
    return ofAll ? { ...each, value: { field, cents, currency } } : each
  })
}

export function putBoundsOfGroups(draft: Draft, readings: readonly Reading[]): void {
  const bounds = readings.filter(isOf('bound_of_group'))
  for (const field of ['min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const) {
    const groups = bounds.filter(({ value }) => value.bound === field)
    if (groups.length === 0) continue
    const ofPlan = field === 'min_eligible_cost' || field === 'max_eligible_cost'
    const pointer = `/eligibility/all/${draft.criteria.length + draft.ofSome.length}`
    // Beside a bound of all that of some is told, for the reviewer to say which of them goes before.
    const structured =
      ofPlan &&
      draft.funding[field] === undefined &&
      groups.every(({ value }) => value.sizes.length + value.forms.length > 0)
    if (structured) draft.ofSome.push({ any: branchesOf(draft, field, groups) })
    for (const [at, each] of groups.entries()) {
      const { cents, currency, sizes, forms } = each.value
      const value = {
        ...fromCents(cents, currency),
        ...(sizes.length > 0 ? { sizes } : {}),
        ...(forms.length > 0 ? { legal_forms: forms } : {}),
      }
      draft.tell(field, structured ? `${pointer}/any/${at}` : null, value, [each])
    }
  }
}

function branchesOf(
  draft: Draft,
  field: 'min_eligible_cost' | 'max_eligible_cost',
  groups: readonly GroupBound[],
): Expression[] {
  const end = field === 'min_eligible_cost' ? 'min' : 'max'
  const name = field.replaceAll('_', '-')
  const cited = groups.map((each) => draft.citation(each))
  const branches = groups.map(({ value }, at): Expression => {
    const citations = cited.slice(at, at + 1)
    const id = `${name}-${at + 1}`
    const amount: Criterion = {
      id,
      kind: 'investment_amount',
      range: { [end]: fromCents(value.cents, value.currency) },
      citations,
    }
    return {
      all: [
        ...(value.sizes.length > 0
          ? [{ id: `${id}-sizes`, kind: 'size' as const, include: [...value.sizes], citations }]
          : []),
        ...(value.forms.length > 0
          ? [{ id: `${id}-forms`, kind: 'legal_form' as const, include: [...value.forms], citations }]
          : []),
        amount,
      ],
    }
  })
  const sizes = groups.flatMap(({ value }) => value.sizes)
  const others = sizeClasses.filter((each) => !sizes.includes(each))
  const citations = cited.slice(0, 5)
  if (sizes.length > 0 && others.length > 0)
    branches.push({ id: `${name}-others`, kind: 'size', include: others, citations })
  if (sizes.length === 0)
    branches.push({
      id: `${name}-others`,
      kind: 'legal_form',
      exclude: groups.flatMap(({ value }) => value.forms),
      citations,
    })
  return branches
}

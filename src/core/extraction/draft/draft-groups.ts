import type { Criterion, Expression } from '../../criteria/criterion.ts'
import { fromCents, toCents } from '../../facts/money.ts'
import type { Money } from '../../facts/money.ts'
import { sizeClasses } from '../../facts/profile.ts'
import type { SizeClass } from '../../facts/profile.ts'
import { mentioned } from '../applicants/condition-sentence.ts'
import { isOf, titleOf } from './draft.ts'
import type { Draft, Of } from './draft.ts'
import type { Reading } from '../reading.ts'

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
    const all = draft.funding[field]
    const areNamed = groups.every(({ value }) => value.sizes.length + value.forms.length > 0)
    // A bound of all that is another one for some is theirs who are not of them; where they are no sizes, only a narrower one is.
    const base = ofPlan && all !== undefined && isWider(field, all, groups) ? all : undefined
    const structured = ofPlan && (base !== undefined || (all === undefined && areNamed))
    if (structured) {
      const branches = branchesOf(draft, field, groups, base)
      draft.ofSome.push({ any: branches })
      if (base !== undefined) replaceBound(draft, field, `${pointer}/any/${branches.length - 1}`)
    }
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

/** Whether some may have a plan that the bound of all would refuse, so that it is not that of all. */
function isWider(field: 'min_eligible_cost' | 'max_eligible_cost', all: Money, groups: readonly GroupBound[]): boolean {
  const bound = toCents(all)
  const bySize = groups.every(({ value }) => value.sizes.length > 0 && value.forms.length === 0)
  const wider = ({ value: { cents } }: GroupBound): boolean =>
    field === 'min_eligible_cost' ? cents < bound : cents > bound
  return (
    groups.every(({ value }) => value.currency === all.currency) &&
    (groups.every(wider) || (bySize && groups.some(wider)))
  )
}

/** What was told of the bound of all stands where that is now. */
function replaceBound(draft: Draft, field: 'min_eligible_cost' | 'max_eligible_cost', pointer: string): void {
  delete draft.funding[field]
  const at = draft.fields.findIndex((each) => each.pointer === `/funding/${field}`)
  const told = draft.fields[at]
  if (told !== undefined) draft.fields[at] = { ...told, pointer }
}

function branchesOf(
  draft: Draft,
  field: 'min_eligible_cost' | 'max_eligible_cost',
  groups: readonly GroupBound[],
  /** Of all who are of none of the groups. */
  base?: Money,
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
    const who: Expression[] = [
      ...(value.sizes.length > 0
        ? [{ id: `${id}-sizes`, kind: 'size' as const, include: [...value.sizes], citations }]
        : []),
      ...(value.forms.length > 0
        ? [{ id: `${id}-forms`, kind: 'legal_form' as const, include: [...value.forms], citations }]
        : []),
      ...(value.sizes.length + value.forms.length === 0
        ? [
            {
              id: `${id}-case`,
              kind: 'manual' as const,
              title: { [draft.input.language]: titleOf(cited[at]?.exact ?? '') },
              citations,
            },
          ]
        : []),
    ]
    return { all: [...(value.either === true ? [{ any: who }] : who), amount] }
  })
  const sizes = groups.flatMap(({ value }) => value.sizes)
  const others = sizeClasses.filter((each) => !sizes.includes(each))
  const citations = cited.slice(0, 5)
  if (base !== undefined) {
    const amount: Criterion = { id: `${name}-all`, kind: 'investment_amount', range: { [end]: base }, citations }
    const bySize = groups.every(({ value }) => value.sizes.length > 0 && value.forms.length === 0)
    branches.push(
      bySize && others.length > 0
        ? { all: [{ id: `${name}-others`, kind: 'size', include: others, citations }, amount] }
        : amount,
    )
    return branches
  }
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

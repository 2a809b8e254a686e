import { rangeValue } from '../criteria/range-check.ts'
import type { ActivityCriterion, AgeCriterion, Criterion } from '../criteria/criterion.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import { changed, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import { sayable } from './programme-members.ts'

/** Members that are told apart from what a criterion asks: by its name, its standing, its places in the text. */
const apart = new Set(['id', 'kind', 'effect', 'citations'])

/** What two criteria of one kind and id say otherwise, member by member, with the values where a sentence can say them. */
export function memberDifferences(before: Criterion, after: Criterion, criterion: ReasonValue): Difference[] {
  const [old, now] = [membersOf(before), membersOf(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names
    .filter((name) => !apart.has(name) && !saysSame(old.get(name), now.get(name)))
    .flatMap((name) => {
      if (name === 'codes' && before.kind === 'activity' && after.kind === 'activity')
        return codeDifferences(before, after, criterion)
      const [was, is] = [valueOf(before, name), valueOf(after, name)]
      const values = { criterion, member: term('criterion_member', name) }
      const says = { old: old.get(name), now: now.get(name), was, is }
      return changed(`/eligibility/${after.id}/${name}`, says.old, says.now, memberSays(says, values))
    })
}

const membersOf = (criterion: Criterion): ReadonlyMap<string, unknown> => new Map(Object.entries(criterion))

interface Says {
  readonly old: unknown
  readonly now: unknown
  readonly was: ReasonValue | undefined
  readonly is: ReasonValue | undefined
}

function memberSays({ old, now, was, is }: Says, values: Record<string, ReasonValue>): Reason {
  if (old !== undefined && now !== undefined)
    return was === undefined || is === undefined
      ? { key: 'change.condition_member', values }
      : { key: 'change.condition_member_changed', values: { ...values, before: was, after: is } }
  const told = was ?? is
  const how = old === undefined ? 'set' : 'gone'
  return told === undefined
    ? { key: `change.condition_member_${how}`, values }
    : { key: `change.condition_member_${how}_to`, values: { ...values, value: told } }
}

const term = (vocabulary: Extract<ReasonValue, { type: 'terms' }>['vocabulary'], value: unknown): ReasonValue => ({
  type: 'terms',
  vocabulary,
  values: Array.isArray(value) ? value.map(String) : [String(value)],
})

/** The value of a member as a sentence can say it; undefined where it is absent or takes more than one. */
function valueOf(criterion: Criterion, name: string): ReasonValue | undefined {
  const value = membersOf(criterion).get(name)
  if (value === undefined) return undefined
  if (name === 'of') return term('place', value)
  if (name === 'figure' || name === 'measure') return term('figure', value)
  if (name === 'period') return term('period', value)
  if (name === 'basis') return term('activity_basis', value)
  if (name === 'established_on') return { type: 'date', value: String(value) }
  if (name === 'revenue_share_min' && typeof value === 'number') return { type: 'percent', value: value * 100 }
  if (name === 'title' || name === 'question') return sayable(name, value)
  if (name === 'test' && criterion.kind === 'age') return ageValue(criterion)
  return name === 'include' || name === 'exclude' ? listed(criterion, name) : undefined
}

function listed(criterion: Criterion, side: 'include' | 'exclude'): ReasonValue | undefined {
  if (criterion.kind === 'region') return { type: 'regions', values: criterion[side] ?? [] }
  if (criterion.kind === 'legal_form') return term('legal_form', criterion[side])
  if (side === 'exclude') return undefined
  if (criterion.kind === 'size') return term('size', criterion.include)
  return criterion.kind === 'lifecycle' ? term('lifecycle', criterion.include) : undefined
}

/** How many codes a sentence can hold. */
const mostCodes = 10

/** Codes that count and codes that are left out; of long lists what came and what went. */
function codeDifferences(before: ActivityCriterion, after: ActivityCriterion, criterion: ReasonValue): Difference[] {
  return (['include', 'exclude'] as const).flatMap((side) => {
    const [was, is] = [codesOf(before, side), codesOf(after, side)]
    if (saysSame(before.codes[side], after.codes[side]) && before.codes.scheme === after.codes.scheme) return []
    const member = term('criterion_member', side === 'include' ? 'codes' : 'codes_excluded')
    const told = (how: string, values: Record<string, ReasonValue>): Difference =>
      changed(`/eligibility/${after.id}/codes`, before.codes, after.codes, {
        key: `change.condition_member_${how}`,
        values: { criterion, member, ...values },
      })
    if (was.size > 0 && is.size > 0 && was.size <= mostCodes && is.size <= mostCodes)
      return [told('changed', { before: saidOf(was), after: saidOf(is) })]
    const [came, went] = [but(is, was), but(was, is)]
    return [
      ...(came.size > 0 ? [told('set_to', { value: saidOf(came) })] : []),
      ...(went.size > 0 ? [told('gone_to', { value: saidOf(went) })] : []),
    ]
  })
}

/** Codes by the classification and by whether one stands for all below it. */
type Codes = ReadonlyMap<string, { readonly scheme: string; readonly code: string; readonly below: boolean }>

function codesOf({ codes: { scheme, ...sides } }: ActivityCriterion, side: 'include' | 'exclude'): Codes {
  const { exact = [], subtree = [] } = sides[side] ?? {}
  const all = [
    ...exact.map((code) => ({ scheme, code, below: false })),
    ...subtree.map((code) => ({ scheme, code, below: true })),
  ]
  return new Map(all.map((each) => [`${each.scheme} ${each.code} ${each.below}`, each]))
}

function saidOf(codes: Codes): ReasonValue {
  const all = [...codes.values()]
  const some = (below: boolean): ReasonValue[] => {
    const values = all.filter((each) => each.below === below).map(({ code }) => code)
    return values.length === 0 ? [] : [{ type: 'codes', scheme: all[0]?.scheme ?? '', values }]
  }
  const [below] = some(true)
  const subtree: ReasonValue[] =
    below === undefined ? [] : [{ type: 'phrase', key: 'part.below', values: { codes: below } }]
  return { type: 'list', values: [...some(false), ...subtree] }
}

const but = (codes: Codes, others: Codes): Codes => new Map([...codes].filter(([key]) => !others.has(key)))

function ageValue({ test }: AgeCriterion): ReasonValue | undefined {
  if (test.measure !== 'started_between')
    return rangeValue(test.range, test.measure === 'months_since_start' ? 'month' : 'financial_year')
  const { from, to } = test
  if (from !== undefined && to !== undefined)
    return { type: 'phrase', key: 'started.between', values: { from: date(from), to: date(to) } }
  if (from !== undefined) return { type: 'phrase', key: 'started.from', values: { from: date(from) } }
  return to === undefined ? undefined : { type: 'phrase', key: 'started.until', values: { to: date(to) } }
}

const date = (value: string): ReasonValue => ({ type: 'date', value })

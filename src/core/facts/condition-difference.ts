import { asksOf } from '../criteria/asks.ts'
import type { Criterion } from '../criteria/criterion.ts'
import { childrenOf, operatorOf } from '../criteria/expression.ts'
import { isRecord } from '../criteria/record.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import { canonicalJson } from '../citing/stable-hash.ts'
import { changed, same, saysSame, withoutPlaces } from './difference.ts'
import type { Difference } from './difference.ts'
import { memberDifferences } from './member-difference.ts'
import type { Programme } from './programme.ts'

/**
 * How a criterion stands in the whole: it has to be met, whoever meets it is left out, it is one of several ways, or not to meet it
 * is one; or it is an obligation, which decides nothing.
 */
type Standing = 'required' | 'excluded' | 'alternative' | 'alternative_not' | 'obligation'

interface Told {
  readonly criterion: Criterion
  readonly standing: Standing
  /** The ids of all that stand in the same choice, itself among them; empty where it is part of none. */
  readonly choice: readonly string[]
}

/**
 * What a later version says otherwise of its conditions: which come, go and ask something else, which stand otherwise in the whole
 * (turned round, made an alternative), and whether those that stay are joined otherwise.
 */
export function conditionDifferences(before: Programme, after: Programme): Difference[] {
  const earlier = renamed(before.eligibility, after.eligibility)
  const [old, now] = [conditionsOf(earlier), conditionsOf(after.eligibility)]
  const turned = new Set([...now].flatMap(([id, { standing }]) => (standsAs(old, id, standing) ? [] : [id])))
  const stay = new Set([...now.keys()].filter((id) => old.has(id) && !turned.has(id)))
  return [
    ...[...new Set([...now.keys(), ...old.keys()])].flatMap((id) => [
      ...(turned.has(id) ? [turnedRound(id, old.get(id), now.get(id))] : []),
      ...conditionDifference(id, old, now),
    ]),
    ...rearranged(earlier, after.eligibility, stay, old.size === now.size && stay.size === now.size),
  ]
}

const standsAs = (old: Conditions, id: string, standing: Standing): boolean =>
  (old.get(id)?.standing ?? standing) === standing

type Conditions = ReadonlyMap<string, Told>

function conditionDifference(id: string, old: Conditions, now: Conditions): Difference[] {
  const [before, after] = [old.get(id), now.get(id)]
  if (same(standingApart(before), standingApart(after))) return []
  if (before !== undefined && after !== undefined) return asksOtherwise(before, after)
  const says = before === undefined ? comesOrGoes('added', after, old) : comesOrGoes('gone', before, now)
  return [changed(`/eligibility/${id}`, before?.criterion, after?.criterion, says)]
}

/** A criterion without what its standing says already, and with its places in the text by their words: these stay when others move. */
function standingApart(told: Told | undefined): unknown {
  if (told === undefined) return undefined
  const { criterion } = told
  const places = criterion.citations?.map(({ document, exact }) => ({ document, exact }))
  return { ...criterion, effect: undefined, citations: places }
}

/** An earlier whole with the ids of the later one, where a criterion has another id and is the same else. */
function renamed(before: unknown, after: unknown): unknown {
  const [old, now] = [conditionsOf(before), conditionsOf(after)]
  const content = ({ criterion }: Told): string => canonicalJson(withoutPlaces({ ...criterion, id: '' }))
  const gone = Map.groupBy(
    [...old].flatMap(([id, told]) => (now.has(id) ? [] : [told])),
    content,
  )
  const came = Map.groupBy(
    [...now].flatMap(([id, told]) => (old.has(id) ? [] : [told])),
    content,
  )
  const names = new Map<unknown, string>()
  for (const [key, [was, more]] of gone) {
    const [is, others] = came.get(key) ?? []
    if (was !== undefined && is !== undefined && more === undefined && others === undefined)
      names.set(was.criterion.id, is.criterion.id)
  }
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (!isRecord(node)) return node
    const id = 'kind' in node ? names.get(node['id']) : undefined
    if (id !== undefined) return { ...node, id }
    return 'kind' in node ? node : Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]))
  }
  return names.size === 0 ? before : walk(before)
}

/** A way more or less to meet a condition that stays is another thing than a condition with several ways that comes or goes whole. */
function comesOrGoes(how: 'added' | 'gone', told: Told | undefined, others: Conditions): Reason {
  const { criterion, standing = 'required', choice = [] } = told ?? {}
  const isWhole = choice.length > 0 && choice.every((id) => !others.has(id))
  const as = isWhole ? standing.replace('alternative', 'choice') : standing
  return { key: `change.criterion_${how}_${as}`, values: { criterion: criterionName(criterion) } }
}

function asksOtherwise(before: Told, after: Told): Difference[] {
  const [was, is] = [before.criterion, after.criterion]
  const criterion = criterionName(is)
  const told = (key: string, values: Reason['values'] = {}): Difference[] => [
    changed(`/eligibility/${is.id}`, was, is, { key, values: { criterion, ...values } }),
  ]
  if (saysSame(standingApart(before), standingApart(after))) return told('change.criterion_cited')
  const what = after.standing === 'excluded' ? 'exclusion' : 'criterion'
  if (was.kind !== is.kind) return told(`change.${what}_changed`)
  const members = memberDifferences(was, is, criterion)
  const [old, now] = [asksOf(was), asksOf(is)]
  return members.length === 1 && old !== undefined && now !== undefined && !same(old, now)
    ? told(`change.${what}_asks`, { before: old, after: now })
    : members
}

function turnedRound(id: string, before: Told | undefined, after: Told | undefined): Difference {
  const standing = (told: Told | undefined): ReasonValue => ({
    type: 'terms',
    vocabulary: 'standing',
    values: told === undefined ? [] : [told.standing],
  })
  return changed(`/eligibility/${id}`, before?.standing, after?.standing, {
    key: 'change.criterion_turned',
    values: { criterion: criterionName(after?.criterion), before: standing(before), after: standing(after) },
  })
}

/** By its title or question, else by what it asks about. */
function criterionName(criterion: Criterion | undefined): ReasonValue {
  if (criterion === undefined) return ''
  const words = criterion.title ?? (criterion.kind === 'manual' ? criterion.question : undefined)
  if (words !== undefined) return { type: 'text', value: words }
  if (criterion.kind === 'manual') return criterion.id
  return criterion.kind === 'attribute'
    ? { type: 'terms', vocabulary: 'attribute', values: [criterion.name] }
    : { type: 'terms', vocabulary: 'kind', values: [criterion.kind] }
}

/** Those that stay are joined otherwise (all, any, how many of them). */
function rearranged(old: unknown, now: unknown, stay: ReadonlySet<string>, isWhole: boolean): Difference[] {
  if (skeleton(old, stay) === skeleton(now, stay)) return []
  const key = isWhole ? 'change.eligibility_rearranged' : 'change.eligibility_rest_rearranged'
  return [changed('/eligibility', old, now, { key, values: {} })]
}

/** The criteria of an expression by id, wherever they stand. */
function conditionsOf(eligibility: unknown): Map<string, Told> {
  const found = new Map<string, Told>()
  const walk = (node: unknown, isTurned: boolean, choice: readonly string[]): void => {
    const joined = joinOf(node, isTurned)
    if (joined !== undefined) {
      const { children, needed, turns } = joined
      const ways = choice.length === 0 && needed < children.length ? idsIn(children) : choice
      for (const child of children) walk(child, turns, ways)
      return
    }
    const criterion = node as Criterion
    const isOneWay = choice.length > 0
    const standing = isOneWay ? (isTurned ? 'alternative_not' : 'alternative') : isTurned ? 'excluded' : 'required'
    found.set(criterion.id, {
      criterion,
      standing: criterion.effect === 'obligation' ? 'obligation' : standing,
      choice,
    })
  }
  walk(eligibility, false, [])
  return found
}

function idsIn(nodes: readonly unknown[]): string[] {
  return nodes.flatMap((node) => {
    const joined = joinOf(node, false)
    return joined === undefined ? [(node as Criterion).id] : idsIn(joined.children)
  })
}

/** An inner node with every `not` drawn down to the criteria: not all of them is one of them not. Undefined for a criterion. */
function joinOf(
  node: unknown,
  isTurned: boolean,
): { children: readonly unknown[]; needed: number; turns: boolean } | undefined {
  const operator = operatorOf(node)
  if (!isRecord(node) || operator === undefined || operator === 'kind') return undefined
  const children = (childrenOf(node, operator, '') ?? []).map(({ node: child }) => child)
  if (operator === 'not') return { children, needed: 1, turns: !isTurned }
  const { at_least: some } = node
  const k = operator === 'any' ? 1 : isRecord(some) ? Number(some['k']) : children.length
  return { children, needed: isTurned ? children.length - k + 1 : k, turns: isTurned }
}

interface Joined {
  readonly how: string
  readonly parts: readonly string[]
}

/** How the criteria with these ids are joined, whatever stands beside them and in whatever order. */
function skeleton(eligibility: unknown, ids: ReadonlySet<string>): string {
  const walk = (node: unknown, isTurned: boolean): Joined => {
    const joined = joinOf(node, isTurned)
    if (joined === undefined) {
      const { id } = node as Criterion
      return { how: '', parts: ids.has(id) ? [isTurned ? `not ${id}` : id] : [] }
    }
    const { children, needed, turns } = joined
    const how = needed === children.length ? 'all' : needed === 1 ? 'any' : `${needed} of`
    const parts = children.flatMap((child) => {
      const inner = walk(child, turns)
      return inner.parts.length < 2 || (inner.how === how && !how.endsWith('of')) ? inner.parts : [shown(inner)]
    })
    return { how, parts }
  }
  return shown(walk(eligibility, false))
}

const shown = ({ how, parts }: Joined): string =>
  parts.length < 2 ? parts.join() : `${how} (${parts.toSorted().join(', ')})`

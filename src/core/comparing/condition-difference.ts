import type { Criterion, Expression } from '../criteria/criterion.ts'
import { childrenOf, operatorOf } from '../criteria/expression.ts'
import { isRecord } from '../criteria/record.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import { conditionAsks, conditionName } from './condition-asks.ts'
import { citationDifferences, conditionMemberDifferences } from './condition-members.ts'
import { changed, same, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import { quoted, term, withMore } from './forms.ts'
import { joinedKey, joinedWords } from './joined-words.ts'
import type { Joined } from './joined-words.ts'

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
export function conditionDifferences(before: Expression, after: Expression, pointer: string): Difference[] {
  const [old, now] = [conditionsOf(before), conditionsOf(after)]
  const turned = new Set([...now].flatMap(([id, { standing }]) => (standsAs(old, id, standing) ? [] : [id])))
  const stay = new Set([...now.keys()].filter((id) => old.has(id) && !turned.has(id)))
  return [
    ...[...new Set([...now.keys(), ...old.keys()])].flatMap((id) => [
      ...(turned.has(id) ? [turnedRound(`${pointer}/${id}`, old.get(id), now.get(id))] : []),
      ...conditionDifference(`${pointer}/${id}`, id, old, now),
    ]),
    ...rearranged(before, after, { pointer, stay, isWhole: old.size === now.size && stay.size === now.size }),
  ]
}

const standsAs = (old: Conditions, id: string, standing: Standing): boolean =>
  (old.get(id)?.standing ?? standing) === standing

type Conditions = ReadonlyMap<string, Told>

function conditionDifference(pointer: string, id: string, old: Conditions, now: Conditions): Difference[] {
  const [before, after] = [old.get(id), now.get(id)]
  if (same(standingApart(before), standingApart(after))) return []
  if (before !== undefined && after !== undefined) return asksOtherwise(pointer, before, after)
  const says = before === undefined ? comesOrGoes('added', after, old) : comesOrGoes('gone', before, now)
  return [changed(pointer, before?.criterion, after?.criterion, says)]
}

/** A criterion without what its standing says already. */
function standingApart(told: Told | undefined): unknown {
  return told === undefined ? undefined : { ...told.criterion, effect: undefined }
}

/** A way more or less to meet a condition that stays is another thing than a condition with several ways that comes or goes whole. */
function comesOrGoes(how: 'added' | 'gone', told: Told | undefined, others: Conditions): Reason {
  const { criterion, standing = 'required', choice = [] } = told ?? {}
  const isWhole = choice.length > 0 && choice.every((id) => !others.has(id))
  const as = isWhole ? standing.replace('alternative', 'choice') : standing
  return {
    key: `change.criterion_${how}_${as}`,
    values: { criterion: criterion === undefined ? '' : nameAndAsks(criterion) },
  }
}

/** Its name in quotation marks, and what it asks. */
function nameAndAsks(criterion: Criterion): ReasonValue {
  const asks = conditionAsks(criterion)
  return withMore(quoted(conditionName(criterion)), asks === undefined ? [] : [asks])
}

function asksOtherwise(pointer: string, before: Told, after: Told): Difference[] {
  const [was, is] = [before.criterion, after.criterion]
  const family = after.standing === 'excluded' ? 'exclusion' : 'condition'
  const values = { criterion: conditionName(is) }
  if (was.kind !== is.kind || overOf(was) !== overOf(is)) {
    const words = (criterion: Criterion): ReasonValue => {
      const asks = conditionAsks(criterion)
      return withMore(term('kind', criterion.kind), asks === undefined ? [] : [asks])
    }
    return [
      changed(pointer, was, is, {
        key: `change.${family}_kind`,
        values: { ...values, before: words(was), after: words(is) },
      }),
    ]
  }
  const subject = { pointer, family, vocabulary: 'criterion_member', values } as const
  return saysSame(standingApart(before), standingApart(after))
    ? citationDifferences(was, is, subject)
    : conditionMemberDifferences(was, is, subject)
}

/** What is counted: conditions on other items are other conditions. */
const overOf = (criterion: Criterion): string | undefined =>
  criterion.kind === 'quantifier' ? criterion.over : undefined

function turnedRound(pointer: string, before: Told | undefined, after: Told | undefined): Difference {
  const standing = (it: Told | undefined): ReasonValue => term('standing', ...(it === undefined ? [] : [it.standing]))
  return changed(pointer, before?.standing, after?.standing, {
    key: 'change.criterion_turned',
    values: {
      criterion: after === undefined ? '' : conditionName(after.criterion),
      before: standing(before),
      after: standing(after),
    },
  })
}

interface Arranged {
  readonly pointer: string
  readonly stay: ReadonlySet<string>
  /** They are all there are. */
  readonly isWhole: boolean
}

/** Those that stay are joined otherwise (all, any, how many of them). */
function rearranged(old: Expression, now: Expression, { pointer, stay, isWhole }: Arranged): Difference[] {
  const [was, is] = [skeleton(old, stay), skeleton(now, stay)]
  if (joinedKey(was) === joinedKey(is)) return []
  const [before, after] = joinedWords(was, is)
  const key = isWhole ? 'change.eligibility_rearranged' : 'change.eligibility_rest_rearranged'
  return [changed(pointer, old, now, { key, values: { before, after } })]
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

/** How the criteria with these ids are joined, whatever stands beside them and in whatever order. */
function skeleton(eligibility: Expression, ids: ReadonlySet<string>): Joined {
  const walk = (node: unknown, isTurned: boolean): Joined => {
    const joined = joinOf(node, isTurned)
    if (joined === undefined) {
      const criterion = node as Criterion
      return ids.has(criterion.id) ? { criterion, isTurned } : { needed: 0, parts: [] }
    }
    const { children, needed, turns } = joined
    const ofAll = needed === children.length
    const parts = children.flatMap((child): readonly Joined[] => {
      const inner = walk(child, turns)
      if ('criterion' in inner) return [inner]
      const isAlike = ofAll ? inner.needed === inner.parts.length : needed === 1 && inner.needed === 1
      return isAlike || inner.parts.length === 0 ? inner.parts : [inner]
    })
    const [only] = parts
    if (only !== undefined && parts.length === 1) return only
    return { needed: ofAll ? parts.length : Math.min(needed, parts.length), parts }
  }
  return walk(eligibility, false)
}

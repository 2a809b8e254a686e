import { canonicalJson } from '../citing/stable-hash.ts'
import { childrenOf, operatorOf } from '../criteria/expression.ts'
import { isRecord } from '../criteria/record.ts'
import type { Criterion, Expression } from '../criteria/criterion.ts'
import type { Programme } from '../facts/programme.ts'
import { bare } from './difference.ts'

/** The earlier version with the ids and keys of the later one wherever nothing but the id is another: that is no difference. */
export function withIdsOf(after: Programme, before: Programme): Programme {
  const documents = renames(before.documents.map(described), after.documents.map(described))
  const lines = renames(before.budget_lines ?? [], after.budget_lines ?? [])
  const { funding, budget_lines, required_documents } = before
  const deadlines = before.call.deadlines.map((deadline) =>
    deadline.budget_line === undefined ? deadline : { ...deadline, budget_line: renamed(lines, deadline.budget_line) },
  )
  const bonuses = funding.bonuses === undefined ? {} : { bonuses: withIds(funding.bonuses, after.funding.bonuses) }
  return {
    ...before,
    call: { ...before.call, deadlines: withIds(deadlines, after.call.deadlines) },
    ...(budget_lines === undefined ? {} : { budget_lines: withIds(budget_lines, after.budget_lines) }),
    documents: before.documents.map((document) => ({ ...document, key: renamed(documents, document.key) })),
    funding: { ...funding, ...bonuses },
    ...(required_documents === undefined
      ? {}
      : { required_documents: withIds(required_documents, after.required_documents) }),
    eligibility: withCriterionIds(before.eligibility, after.eligibility),
  }
}

/** An expression with the ids of another where its criteria say the same. */
export function withCriterionIds(before: Expression, after: Expression): Expression {
  const ids = renames(criteriaIn(before), criteriaIn(after))
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (!isRecord(node)) return node
    if (operatorOf(node) === 'kind') return { ...node, id: renamed(ids, (node as unknown as Criterion).id) }
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]))
  }
  return ids.size === 0 ? before : (walk(before) as Expression)
}

/** The criteria of an expression, wherever they stand. */
function criteriaIn(node: unknown): Criterion[] {
  const operator = operatorOf(node)
  if (operator === undefined || !isRecord(node)) return []
  if (operator === 'kind') return [node as unknown as Criterion]
  return (childrenOf(node, operator, '') ?? []).flatMap((child) => criteriaIn(child.node))
}

type Ids = ReadonlyMap<string, string>

interface Named {
  readonly id: string
}

const renamed = (ids: Ids, id: string): string => ids.get(id) ?? id

function withIds<T extends Named>(before: readonly T[], after: readonly T[] = []): T[] {
  const ids = renames(before, after)
  return before.map((item) => ({ ...item, id: renamed(ids, item.id) }))
}

/** The new ids, by the old ones, of items that say the same under both. */
export function renames(before: readonly Named[], after: readonly Named[]): Ids {
  const [old, now] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))]
  const come = Map.groupBy(
    after.filter(({ id }) => !old.has(id)),
    contentOf,
  )
  return new Map(
    before.flatMap((item) => {
      const found = now.has(item.id) ? undefined : come.get(contentOf(item))?.shift()
      return found === undefined ? [] : [[item.id, found.id] as const]
    }),
  )
}

const contentOf = ({ id: _id, ...content }: Named): string => canonicalJson(bare(content))

/** A document by its key, with what makes it the same. */
const described = ({ key, title, sha256, role }: Programme['documents'][number]) => ({ id: key, title, sha256, role })

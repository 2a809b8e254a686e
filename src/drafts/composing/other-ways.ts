import type { CriterionResult, EvaluatedNode, Match } from '../../core/matching/result.ts'

/** The conditions of eligibility that are the applicant's: of several ways those that are not needed are none of his. */
export function conditionsOf({ criteria, tree }: Match): CriterionResult[] {
  const spared = waysNotNeeded(tree)
  return criteria.filter(({ criterion_id: id, effect }) => effect === 'eligibility' && !spared.has(id))
}

/**
 * Ids of the conditions that nothing depends on, because other ways are met and enough.
 * @param passing conditions that are met and do not count as such
 */
export function waysNotNeeded(node: EvaluatedNode, passing: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (node.op === 'criterion' || node.op === 'not') return new Set()
  const { op, children, k } = node
  const lasting = children.filter((child) => child.outcome === 'met' && !idsIn(child).some((id) => passing.has(id)))
  const needed = op === 'any' ? 1 : op === 'at_least' ? (k ?? children.length) : Number.POSITIVE_INFINITY
  const enough = lasting.length >= needed
  return new Set(
    children.flatMap((child) =>
      enough && !lasting.includes(child) ? idsIn(child) : [...waysNotNeeded(child, passing)],
    ),
  )
}

const idsIn = (node: EvaluatedNode): string[] =>
  node.op === 'criterion' ? [node.criterion_id] : node.children.flatMap(idsIn)

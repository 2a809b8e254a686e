import type { Outcome } from '../../core/verdict.ts'
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

/** Ids of the conditions under an odd number of `not`: what they name is what the call does not want. */
export function turnedRound(node: EvaluatedNode, negated = false): ReadonlySet<string> {
  if (node.op === 'criterion') return new Set(negated ? [node.criterion_id] : [])
  return new Set(node.children.flatMap((child) => [...turnedRound(child, node.op === 'not' ? !negated : negated)]))
}

/** A number of ways of which fewer than all are enough, each with the ids of its conditions. */
export interface CountedWays {
  readonly needed: number
  readonly ways: readonly (readonly string[])[]
  readonly outcome: Outcome
  /** It is what the call excludes. */
  readonly excludes: boolean
}

/** What the call asks for by number ("two of these three"), wherever it stands. */
export function countedWays(node: EvaluatedNode, negated = false): CountedWays[] {
  if (node.op === 'criterion') return []
  const { op, children, outcome, k = 0 } = node
  const below = children.flatMap((child) => countedWays(child, op === 'not' ? !negated : negated))
  if (op !== 'at_least' || k >= children.length) return below
  return [{ needed: k, ways: children.map(idsIn), outcome, excludes: negated }, ...below]
}

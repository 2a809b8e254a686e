import { isPlainDate } from '../facts/day.ts'
import type { CoreReference } from '../matching/facts.ts'
import type { Criterion, Expression } from './criterion.ts'
import { fault } from './kind.ts'
import type { CriterionFault } from './kind.ts'
import { kindOf } from './kinds.ts'
import { isRecord } from './record.ts'

/** Bounds on an expression, so that a walk over it is always short and never deep. */
export const expressionLimits = { depth: 32, nodes: 2000 } as const

const operators = ['all', 'any', 'not', 'at_least', 'kind'] as const
type Operator = (typeof operators)[number]

const idPattern = /^[a-z0-9][a-z0-9_-]{0,63}$/
const events: ReadonlySet<unknown> = new Set(['submission', 'publication', 'award'])

/** The one operator of a node, or undefined where it has none or several. */
export function operatorOf(node: unknown): Operator | undefined {
  if (!isRecord(node)) return undefined
  const present = operators.filter((name) => Object.hasOwn(node, name))
  return present.length === 1 ? present[0] : undefined
}

/** The children of a well-formed inner node, each with its pointer; undefined where the node's form is wrong. */
export function childrenOf(
  node: Record<string, unknown>,
  operator: Operator,
  pointer: string,
): { node: unknown; pointer: string }[] | undefined {
  if (operator === 'kind') return []
  if (operator === 'not') return [{ node: node['not'], pointer: `${pointer}/not` }]
  let list = node[operator]
  let base = `${pointer}/${operator}`
  if (operator === 'at_least') {
    if (!isRecord(list) || typeof list['k'] !== 'number' || !Number.isInteger(list['k']) || list['k'] < 1)
      return undefined
    list = list['of']
    base = `${base}/of`
  }
  return Array.isArray(list) ? list.map((child: unknown, i) => ({ node: child, pointer: `${base}/${i}` })) : undefined
}

interface Place {
  node: unknown
  pointer: string
  depth: number
  conjunctive: boolean
}

/**
 * Reads an eligibility expression: its form, its size, unique ids, and each criterion's own sense.
 * Never throws, whatever the JSON; walks with a list of its own, so that depth cannot exhaust the stack.
 */
export function readExpression(
  json: unknown,
  reference: CoreReference,
  pointer = '',
): { expression: Expression } | { faults: CriterionFault[] } {
  const faults: CriterionFault[] = []
  const ids = new Set<string>()
  const open: Place[] = [{ node: json, pointer, depth: 1, conjunctive: true }]
  let nodes = 0
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    nodes += 1
    if (nodes > expressionLimits.nodes)
      return { faults: [fault(pointer, 'expression_too_large', { limit: expressionLimits.nodes })] }
    if (place.depth > expressionLimits.depth)
      return { faults: [fault(place.pointer, 'expression_too_deep', { limit: expressionLimits.depth })] }
    faults.push(...readNode(place, open, ids, reference))
  }
  return faults.length > 0 ? { faults } : { expression: json as Expression }
}

function readNode(place: Place, open: Place[], ids: Set<string>, reference: CoreReference): CriterionFault[] {
  const { node, pointer, depth } = place
  const operator = operatorOf(node)
  if (operator === undefined || !isRecord(node)) return [fault(pointer, 'not_an_expression')]
  if (operator === 'kind') return readLeaf(node, place, ids, reference)
  const children = childrenOf(node, operator, pointer)
  if (children === undefined) return [fault(`${pointer}/${operator}`, 'not_an_expression')]
  if (operator === 'any' && children.length === 0) return [fault(`${pointer}/any`, 'any_of_none')]
  const k = operator === 'at_least' ? (node['at_least'] as { k: number }).k : 0
  for (const child of children.toReversed()) {
    open.push({ ...child, depth: depth + 1, conjunctive: place.conjunctive && operator === 'all' })
  }
  return k > children.length ? [fault(`${pointer}/at_least/k`, 'at_least_too_many', { k, count: children.length })] : []
}

function readLeaf(
  node: Record<string, unknown>,
  place: Place,
  ids: Set<string>,
  reference: CoreReference,
): CriterionFault[] {
  const { pointer } = place
  const faults: CriterionFault[] = []
  const id = node['id']
  if (typeof id !== 'string' || !idPattern.test(id))
    faults.push(fault(`${pointer}/id`, 'criterion_id', { value: String(id) }))
  else if (ids.has(id)) faults.push(fault(`${pointer}/id`, 'criterion_id_repeated', { value: id }))
  else ids.add(id)
  if (node['effect'] === 'obligation' && !place.conjunctive)
    faults.push(fault(`${pointer}/effect`, 'obligation_nested'))
  return [...faults, ...checkCriterion(node, pointer, reference)]
}

function isTestTime(at: unknown): boolean {
  if (at === undefined) return true
  if (!isRecord(at)) return false
  return at['event'] === 'fixed' ? isPlainDate(at['date']) : events.has(at['event'])
}

/** The faults of one criterion: when it is tested, and its own by its kind. Never throws: JSON of another shape than the kind's is a fault, too. */
export function checkCriterion(
  node: Record<string, unknown>,
  pointer: string,
  reference: CoreReference,
): CriterionFault[] {
  const kind = kindOf(String(node['kind']))
  if (kind === undefined) return [fault(`${pointer}/kind`, 'unknown_kind', { value: String(node['kind']) })]
  const faults = isTestTime(node['at']) ? [] : [fault(`${pointer}/at`, 'test_time')]
  try {
    return [...faults, ...kind.check(node as unknown as Criterion, pointer, reference)]
  } catch {
    return [fault(pointer, 'not_a_criterion', { kind: String(node['kind']) })]
  }
}

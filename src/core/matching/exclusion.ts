import { conditionWords } from '../criteria/condition-words.ts'
import { listPointers } from '../criteria/quantifier-items.ts'
import type { Criterion, QuantifierCriterion } from '../criteria/criterion.ts'
import type { Outcome } from '../verdict.ts'
import type { Node } from './compile.ts'
import type { Reason, ReasonValue } from './result.ts'

/** How a condition stands in the expression. */
export interface Standing {
  /** Under an odd number of `not`: it counts when it is not met. */
  readonly negated: boolean
  /** One of several ways: not all of them are needed. */
  readonly alternative: boolean
}

const standingsOf = (negated: boolean) => ({
  true: { negated, alternative: true },
  false: { negated, alternative: false },
})
/** There are four, and thousands of conditions. */
const shared = { true: standingsOf(true), false: standingsOf(false) } as const

/**
 * The standing of every condition, by its place in the programme. By De Morgan's laws "not any of" asks for each, and "not all of" is a choice; a choice
 * that leaves none out (one of one, all of n) is none.
 */
export function standings(root: Node): Standing[] {
  const into: Standing[] = []
  const walk = (node: Node, negated: boolean, alternative: boolean): void => {
    if (node.leaf !== undefined) {
      into[node.leaf.at] = shared[`${negated}`][`${alternative}`]
      return
    }
    const chosen = alternative || isChoice(node, negated)
    for (const child of node.children) walk(child, node.op === 'not' ? !negated : negated, chosen)
  }
  walk(root, false, false)
  return into
}

function isChoice({ op, k, children: { length } }: Node, negated: boolean): boolean {
  if (op === 'not') return false
  const needed = op === 'all' ? length : op === 'any' ? 1 : k
  return negated ? needed > 1 : needed < length
}

/**
 * What is said of a condition under `not`. `outcome` is as it counts: `met` is that it does not hold. The condition's own
 * sentence speaks of meeting it, so its name is given instead; the call excludes it only where nothing else would do. Each
 * reason is made once: its name may be a list of a thousand codes.
 */
export function exclusionReason(criterion: Criterion, outcome: Outcome, alternative: boolean): Reason {
  let known = said.get(criterion)
  if (known === undefined) said.set(criterion, (known = { values: { what: nameOf(criterion) }, reasons: new Map() }))
  const { values, reasons } = known
  const key = `${alternative ? 'alternative_not' : 'exclusion'}.${outcome}` as const
  let reason = reasons.get(key)
  if (reason === undefined) reasons.set(key, (reason = { key, values }))
  return reason
}

const said = new WeakMap<Criterion, { readonly values: Reason['values']; readonly reasons: Map<string, Reason> }>()

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
  if (criterion.kind === 'quantifier') return itemsNamed(criterion)
  if (criterion.kind === 'accounts') return { type: 'terms', vocabulary: 'figure', values: [criterion.figure] }
  if (criterion.kind === 'region' && criterion.include !== undefined)
    return { type: 'regions', values: criterion.include }
  const kind: ReasonValue = { type: 'terms', vocabulary: 'kind', values: [criterion.kind] }
  const isListed = criterion.kind === 'size' || criterion.kind === 'lifecycle' || criterion.kind === 'legal_form'
  if (!isListed || criterion.include === undefined) return kind
  const which: ReasonValue = { type: 'terms', vocabulary: criterion.kind, values: criterion.include }
  return { type: 'phrase', key: 'exclusion.of_kind', values: { kind, which } }
}

/** How many of which items, and what holds for each. */
export function itemsNamed({ over, test, where }: QuantifierCriterion): ReasonValue {
  const items: ReasonValue = { type: 'terms', vocabulary: 'field', values: [listPointers[over]] }
  const values = { items, conditions: conditionWords(over, where) }
  const named = (key: string, more: Record<string, ReasonValue> = {}): ReasonValue => ({
    type: 'phrase',
    key: `exclusion.items_${key}`,
    values: { ...values, ...more },
  })
  if ('all' in test) return named('all')
  if ('none' in test) return named('none')
  if ('at_most' in test) return named('most', { count: test.at_most })
  if ('share_at_least' in test)
    return named('share', { share: { type: 'percent', value: Math.round(test.share_at_least * 1e4) / 100 } })
  return 'at_least' in test && test.at_least > 1 ? named('least', { count: test.at_least }) : named('any')
}

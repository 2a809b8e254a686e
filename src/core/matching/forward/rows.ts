/**
 * An expression as rows: alternatives, each a list of conditions that have to hold together (disjunctive normal form).
 * Kleene's logic is a distributive lattice with De Morgan's laws, so that the rows say exactly what the expression says;
 * contradictions are kept, since of an unknown fact neither a condition nor its negation is certain.
 */
import type { Leaf, Node } from '../compile.ts'

/** A condition of a row; `negated`: it must not hold. */
export interface Literal {
  readonly leaf: Leaf
  readonly negated: boolean
}

export type Row = readonly Literal[]

/** An expression that would need more rows is left to the judge. */
const mostRows = 16

/** The rows of an expression; undefined where there would be too many. No row at all: never met. */
export function rowsOf(root: Node): Row[] | undefined {
  return alternatives(root, false)
}

const always: Row[] = [[]]

function alternatives(node: Node, negated: boolean): Row[] | undefined {
  const { leaf, op, children } = node
  // Obligations do not decide; they stand in conjunctions only.
  if (leaf !== undefined) return leaf.obligation ? always : [[{ leaf, negated }]]
  const count = children.length
  if (op === 'not') {
    const [child] = children
    return child === undefined ? undefined : alternatives(child, !negated)
  }
  const needed = op === 'all' ? count : op === 'any' ? 1 : node.k
  // Fewer than `needed` are met: as many are not met as leave fewer than that.
  return choose(children, negated ? count - needed + 1 : needed, negated)
}

/** At least `k` of the children: `open[m]` has the rows in which `m` more are needed of the children not yet looked at. */
function choose(children: readonly Node[], k: number, negated: boolean): Row[] | undefined {
  if (k <= 0) return always
  if (k > children.length) return []
  let open: (Row[] | undefined)[] = Array.from({ length: k + 1 }, (_, missing) => (missing === k ? always : []))
  children.forEach((child, i) => {
    const own = alternatives(child, negated)
    const left = children.length - 1 - i
    open = open.map((passed, missing) => {
      if (missing > left) return []
      return missing === k ? passed : union(passed, product(open[missing + 1], own))
    })
  })
  return open[0]
}

function union(a: Row[] | undefined, b: Row[] | undefined): Row[] | undefined {
  if (a === undefined || b === undefined || a.length + b.length > mostRows) return undefined
  return a.length === 0 ? b : [...a, ...b]
}

function product(a: Row[] | undefined, b: Row[] | undefined): Row[] | undefined {
  if (a?.length === 0 || b?.length === 0) return []
  if (a === undefined || b === undefined || a.length * b.length > mostRows) return undefined
  return a.flatMap((row) => b.map((more) => [...row, ...more]))
}

import type { Criterion, Expression } from '../../core/criteria/criterion.ts'

/** The criteria of an expression by their ids. */
export function criteriaOf(expression: Expression): ReadonlyMap<string, Criterion> {
  const found = new Map<string, Criterion>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('kind' in node && 'id' in node) found.set((node as Criterion).id, node as Criterion)
    else for (const inner of Object.values(node)) walk(inner)
  }
  walk(expression)
  return found
}

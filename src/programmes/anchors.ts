import type { Anchor } from '../core/citing/citation.ts'
import { resolveAnchor } from '../core/citing/resolve.ts'
import type { Quotable } from '../core/citing/resolve.ts'
import type { Fault } from '../platform/problem.ts'
import { fault } from './fault.ts'

/** Each quotation is looked for in its whole document. */
export const mostAnchors = 1000

/**
 * The same document with every anchor in it resolved: anchors are the members of lists named `citations`, wherever they
 * stand. The form was checked before, so that such a list holds anchors only.
 */
export function resolveCitations<T>(value: T, texts: ReadonlyMap<string, Quotable>): { value: T; faults: Fault[] } {
  const faults: Fault[] = []
  const walk = (node: unknown, pointer: string): unknown => {
    if (Array.isArray(node)) return node.map((each, index) => walk(each, `${pointer}/${index}`))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, inner]: [string, unknown]) => {
        const at = `${pointer}/${name}`
        return [
          name,
          name === 'citations' && Array.isArray(inner)
            ? inner.map((each: unknown, index) => place(each, `${at}/${index}`))
            : walk(inner, at),
        ]
      }),
    )
  }
  const place = (anchor: unknown, pointer: string): unknown => {
    // Of another form, it stands in an expression of another form, which is told.
    if (!isAnchor(anchor)) return anchor
    const text = texts.get(anchor.document)
    if (text === undefined) {
      faults.push(fault.unknownReference(`${pointer}/document`, anchor.document, [...texts.keys()]))
      return anchor
    }
    const resolution = resolveAnchor(anchor, text)
    if (resolution.ok) return resolution.anchor
    faults.push(fault.anchor(pointer, resolution.fault))
    return anchor
  }
  if (anchorsIn(value).length > mostAnchors) return { value, faults: [fault.tooManyCitations(mostAnchors)] }
  return { value: walk(value, '') as T, faults }
}

function isAnchor(value: unknown): value is Anchor {
  if (typeof value !== 'object' || value === null) return false
  const text = (name: string): boolean => typeof Reflect.get(value, name) === 'string'
  const absentOr = (name: string, type: 'string' | 'number'): boolean =>
    [type, 'undefined'].includes(typeof Reflect.get(value, name))
  return (
    text('document') &&
    text('exact') &&
    absentOr('prefix', 'string') &&
    absentOr('suffix', 'string') &&
    absentOr('start', 'number') &&
    absentOr('end', 'number')
  )
}

/** Every resolved anchor of a programme with the pointer of the list it stands in. */
export function anchorsIn(value: unknown, pointer = ''): { anchor: Anchor; pointer: string }[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => anchorsIn(each, `${pointer}/${index}`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = `${pointer}/${name}`
    if (name !== 'citations' || !Array.isArray(inner)) return anchorsIn(inner, at)
    return inner.map((anchor: Anchor) => ({ anchor, pointer: at }))
  })
}

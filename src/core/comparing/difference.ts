import { canonicalJson } from '../citing/stable-hash.ts'
import type { Reason } from '../matching/result.ts'

/** One thing that is otherwise in a later version of a programme. */
export interface Difference {
  /** Into the later version; into the earlier one for what is gone. Items with an id or a key are named by it. */
  readonly pointer: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before?: unknown
  readonly after?: unknown
  readonly says: Reason
}

export const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null)

/** A value without the places of the text that it rests on: these are no difference of what it says. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === 'citations' ? [] : [[name, bare(inner)]])),
  )
}

export const saysSame = (a: unknown, b: unknown): boolean => same(bare(a), bare(b))

/** The same instant may be written with another offset. */
export function sameInstant(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return a === b || compareInstants(a, b) === 0
}

export const compareInstants = (a: string, b: string): number =>
  Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b))

export function changed(pointer: string, before: unknown, after: unknown, says: Reason): Difference {
  return {
    pointer,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    says,
  }
}

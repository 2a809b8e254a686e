import { arrangementOf, type Joint } from './arrangement.ts'
import type { Token } from './tokens.ts'

/** What a language model may do with a composed sentence: what the verifier accepts, and no more. */
export interface Freedom {
  /** Groups of parts in order, with what stands between them; the parts of a group may stand in any order. */
  readonly parts: readonly (readonly string[] | string)[]
  /** What may stand for a word or sign; an empty text means that it may be left out. */
  readonly exchange: Readonly<Record<string, readonly string[]>>
  /** Whether a part may get an article before it. */
  readonly articles: boolean
}

/** What may be done with a composed sentence; undefined where that is nothing. */
export function freedomOf(composed: string): Freedom | undefined {
  const { groups, named } = arrangementOf(composed)
  const tokens = groups.flatMap((group) => (group.kind === 'joint' ? [] : group.parts.flatMap((part) => part.tokens)))
  const joints = groups.filter((group): group is Joint => group.kind === 'joint')
  const exchange: Record<string, readonly string[]> = {}
  for (const token of tokens) {
    if (token.row === undefined) continue
    const said = composed.slice(token.start, token.end).toLowerCase()
    exchange[said] = token.row.words.filter((each) => each !== said)
  }
  for (const { token, others } of joints)
    if (others.length > 0) exchange[composed.slice(token.start, token.end).toLowerCase()] = others
  const parts = groups.map((group) =>
    group.kind === 'joint'
      ? composed.slice(group.token.start, group.token.end)
      : group.parts.map((part) => textOf(part.tokens, composed)),
  )
  const moves = parts.some((group) => typeof group !== 'string' && group.length > 1)
  return moves || Object.keys(exchange).length > 0 ? { parts, exchange, articles: named } : undefined
}

function textOf(part: readonly Token[], composed: string): string {
  const last = part.findLast(({ word }) => word !== ',')
  return composed.slice(part[0]?.start, last?.end)
}

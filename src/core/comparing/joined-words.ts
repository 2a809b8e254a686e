import type { Criterion } from '../criteria/criterion.ts'
import type { ReasonValue } from '../matching/result.ts'
import { conditionName } from './condition-asks.ts'
import { quoted, told } from './forms.ts'

/** A criterion, or how many of several have to hold. */
export type Joined = JoinedCriterion | Join

interface JoinedCriterion {
  readonly criterion: Criterion
  readonly isTurned: boolean
}

interface Join {
  readonly needed: number
  readonly parts: readonly Joined[]
}

/** The same for what is joined alike, in whatever order. */
export function joinedKey(joined: Joined): string {
  if ('criterion' in joined) return `${joined.isTurned ? 'not ' : ''}${joined.criterion.id}`
  return `${joined.needed} of (${joined.parts.map(joinedKey).toSorted().join(', ')})`
}

/** Two ways of joining in words, without what both ask for beside the rest. */
export function joinedWords(before: Joined, after: Joined): [ReasonValue, ReasonValue] {
  return [wordsOf(withoutShared(before, after)), wordsOf(withoutShared(after, before))]
}

const asksAll = ({ needed, parts }: Join): boolean => needed === parts.length

function withoutShared(joined: Joined, other: Joined): Joined {
  if ('criterion' in joined || 'criterion' in other || !asksAll(joined) || !asksAll(other)) return joined
  const known = new Set(other.parts.map(joinedKey))
  const parts = joined.parts.filter((part) => !known.has(joinedKey(part)))
  const [only] = parts
  return only !== undefined && parts.length === 1 ? only : { needed: parts.length, parts }
}

function wordsOf(joined: Joined): ReasonValue {
  if ('criterion' in joined) {
    const name = quoted(conditionName(joined.criterion))
    return joined.isTurned ? told('not', { what: name }) : name
  }
  const items: ReasonValue = { type: 'list', values: joined.parts.map(wordsOf) }
  if (asksAll(joined)) return told('all_of', { items })
  return joined.needed === 1 ? told('any_of', { items }) : told('some_of', { count: joined.needed, items })
}

import { foldName } from '../core/facts/text-fold.ts'
import type { Language } from '../platform/language.ts'
import { subsidyRange } from './catalogue-filter.ts'
import type { Listed } from './catalogue-filter.ts'

export const orders = ['deadline', 'updated', 'amount', 'title'] as const
export type Order = (typeof orders)[number]

/** The values a row is ordered by; the last one is unique. */
export type SortKey = readonly (string | number | null)[]

/** The page asked for: how many rows, and the key after which to continue. */
export interface PageWish {
  readonly limit: number
  readonly after: SortKey | null
}

/** After every real deadline. */
const never = Number.MAX_SAFE_INTEGER

/** Deadline: the nearest first, those without a date last; updated and amount: the greatest first. */
export function keyIn(
  order: Order,
  { entry, deadlineMs }: Pick<Listed, 'entry' | 'deadlineMs'>,
  language: Language,
): SortKey {
  const { programme, slug } = entry
  switch (order) {
    case 'deadline':
      return [deadlineMs ?? never, slug]
    case 'updated':
      return [-entry.publishedAt.epochMilliseconds, slug]
    case 'amount':
      return [-(subsidyRange(programme).max ?? -1), slug]
    case 'title':
      return [foldName(programme.title[language] ?? Object.values(programme.title)[0] ?? slug), slug]
  }
}

/** Ascending, member by member. */
export function compareKeys(a: SortKey, b: SortKey): number {
  for (let i = 0; i < a.length; i += 1) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}

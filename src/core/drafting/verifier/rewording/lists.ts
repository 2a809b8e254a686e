import type { Item, Reading } from './reading.ts'
import type { Names, Said } from './relations.ts'

/**
 * Pairs of things that one list names, as «σε πτώχευση, εκκαθάριση ή αναγκαστική διαχείριση»: each with its own words, and
 * nothing but commas and conjunctions between. They may stand in any order.
 */
export function listedIn({ items }: Reading, names: Names): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  const entries: Said[][] = []
  const close = (): void => {
    for (const [at, entry] of entries.entries())
      for (const other of entries.slice(at + 1))
        for (const a of entry)
          for (const b of other) {
            const [x, y] = [names.numberOf(a), names.numberOf(b)]
            pairs.set(`${Math.min(x, y)} ${Math.max(x, y)}`, x < y ? keyOf(entry, other) : keyOf(other, entry))
          }
    entries.length = 0
  }
  const keyOf = (...both: Said[][]): string =>
    both
      .map((entry) => [...new Set(entry.map((item) => names.numberOf(item)))].toSorted((x, y) => x - y).join())
      .join('|')
  let last: Item | undefined
  for (const item of items) {
    if (item.kind === 'mark' && item.mark === 'or') continue
    const entry = entries.at(-1)
    if (item.kind !== 'word' || item.verb === true || item.empty || item.clause !== last?.clause) close()
    if (item.kind === 'word' && item.verb !== true && !item.empty) {
      const joined = last !== undefined && item.piece !== last.piece
      if (entries.length > 0 && !joined && (item.phrase === last?.phrase || item.lead === 'of')) entry?.push(item)
      else {
        if (!joined) close()
        entries.push([item])
      }
    }
    last = item
  }
  close()
  return pairs
}

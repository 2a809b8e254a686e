import { contentWords } from '../clauses.ts'
import type { Finding } from '../claim.ts'
import { like } from '../meaning.ts'
import type { Source } from '../source.ts'
import { isFrame, wordsOf } from '../words.ts'

const replacing =
  /(?<!\p{L})(?:replac\p{L}*|αντικαθιστ\p{L}*|αντικαταστ\p{L}*|αντικατασ\p{L}*)(?: of)?(?<old>(?: \p{L}+){1,5}?) (?:with|by|με|απο)(?<next>(?: \p{L}+){1,4})/gu

/** What goes and what comes in its place, by the words that tell them apart. */
function exchanges(text: string): { old: string[]; next: string[] }[] {
  const telling = (part = ''): string[] =>
    contentWords(wordsOf(part))
      .map(({ text: word }) => word)
      .filter((word) => !isFrame(word))
  return [...text.matchAll(replacing)].map(({ groups }) => {
    const [old, next] = [telling(groups?.['old']), telling(groups?.['next'])]
    const only = (list: readonly string[], other: readonly string[]): string[] =>
      list.filter((word) => !other.some((each) => like(each, word)))
    return { old: only(old, next), next: only(next, old) }
  })
}

/** "Electric vans replaced with diesel ones" where the source replaces diesel with electric ones. */
export function replacedFindings(folded: string, sources: readonly Source[]): Finding[] {
  const theirs = sources.flatMap(({ prose }) => exchanges(prose))
  const meet = (a: readonly string[], b: readonly string[]): boolean => a.some((x) => b.some((y) => like(x, y)))
  return exchanges(folded).flatMap(({ old, next }): Finding[] =>
    theirs.some((each) => meet(old, each.next) && !meet(old, each.old) && !meet(next, each.next))
      ? [{ code: 'role', at: old[0] ?? '' }]
      : [],
  )
}

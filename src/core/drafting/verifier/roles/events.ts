import { eventsIn } from '../meaning.ts'
import type { Source } from '../source.ts'
import { wordsOf } from '../words.ts'
import type { Finding } from '../claim.ts'

/** A date or figure of one event said of another: "was issued on" for `expires_on`. */
export function eventFindings(folded: string, sources: readonly Source[]): Finding[] {
  const own = eventsIn(wordsOf(folded))
  const theirs = eventsIn(sources.flatMap(({ words }) => words))
  if (own.size === 0 || theirs.size === 0 || sources.some(({ span }) => span)) return []
  const missing = [...theirs].some((event) => !own.has(event))
  return missing && [...own].some((event) => !theirs.has(event)) ? [{ code: 'role', at: 'event' }] : []
}

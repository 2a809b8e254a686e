import { contentWords } from '../clauses.ts'
import type { Finding } from '../claim.ts'
import type { Quantity } from '../quantities.ts'
import type { Source } from '../source.ts'
import { isJoining, stemOf, wordsOf, type Word } from '../words.ts'

/** Prepositions that say which way: "from the country", "to the country". */
const ways: readonly (readonly [string, RegExp])[] = [
  ['from', /^(?:απο|from)$/u],
  ['to', /^(?:στο|στη|στην|στον|στα|στισ|στουσ|σε|προσ|to|into)$/u],
  ['above', /^(?:above|over)$/u],
  ['below', /^(?:below|under)$/u],
]
const contrary: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['to', 'from'],
  ['above', 'below'],
  ['below', 'above'],
]
const wayOf = (word: string): string | undefined => ways.find(([, pattern]) => pattern.test(word))?.[0]

/** The preposition directly before a word, over its article and one word that describes it, and the words before that. */
function wayBefore(words: readonly Word[], at: number): { way: string; lead: readonly string[] } | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const text = words[back]?.text ?? ''
    const way = wayOf(text)
    // «Πριν από», «μετά από», «εκτός από», «πάνω από».
    if (/^(?:πριν|μετα|υστερα|εκτοσ|πανω|κατω|περα|starting|apart|other|as)$/u.test(words[back - 1]?.text ?? ''))
      return undefined
    // "To provide": no way at all.
    if (text === 'to' && !/^(?:the|an?|another|its|their|each)$/u.test(words[back + 1]?.text ?? '')) return undefined
    if (way !== undefined)
      return {
        way,
        lead: words
          .slice(Math.max(0, back - 4), back)
          .map((word) => word.text)
          .filter((word) => !isJoining(word))
          .slice(-1)
          .map(stemOf),
      }
    if (/^(?:και|η|and|or|of|in|on|at|with|με|του|τησ|των)$/u.test(text)) return undefined
    if (!isJoining(text) && back < at - 2) return undefined
  }
  return undefined
}

/** "To another country" for "from another country": in one language, of a word that each says once. */
export function directionFindings(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
): Finding[] {
  const greek = /\p{Script=Greek}/u.test(folded)
  const own = wordsOf(folded)
  const places = (words: readonly Word[], stem: string): number[] =>
    words.flatMap(({ text }, at) => (stemOf(text) === stem ? [at] : []))
  const texts = sources
    .filter(({ prose }) => prose !== '' && /\p{Script=Greek}/u.test(prose) === greek)
    .map(({ prose }) => wordsOf(prose))
  return contentWords(own, quantities).flatMap(({ text }): Finding[] => {
    const stem = stemOf(text)
    const [here, ...more] = places(own, stem)
    if (here === undefined || more.length > 0) return []
    const way = wayBefore(own, here)
    if (way === undefined) return []
    const theirs = texts.flatMap((words) => places(words, stem).map((at) => wayBefore(words, at)))
    const [there, ...others] = theirs
    if (there === undefined || others.length > 0) return []
    const led = ['above', 'below'].includes(way.way) || way.lead.some((word) => there.lead.includes(word))
    return led && contrary.some(([a, b]) => a === way.way && b === there.way)
      ? [{ code: 'role', at: `${way.way} ${text}` }]
      : []
  })
}

import { clausesOf, contentWords } from '../clauses.ts'
import { isNegation, like } from '../meaning.ts'
import type { Source } from '../source.ts'
import { wordsOf, type Word } from '../words.ts'
import type { Finding } from '../claim.ts'
import { isActor, isThing } from './actors.ts'

type Place = 'subject' | 'object' | 'of' | 'to' | 'from' | 'by' | 'other'

/** What a noun is in its sentence: by the article or ending in Greek, by the preposition or its place in English. */
function placeOf(words: readonly Word[], at: number, passive: boolean): Place {
  const word = words[at]?.text ?? ''
  if (/\p{Script=Greek}/u.test(word)) {
    const place = greekPlace(words, at)
    if (!passive) return place
    return place === 'from' ? 'subject' : place === 'subject' ? 'object' : place
  }
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const text = words[back]?.text ?? ''
    if (/^(to|from|of)$/u.test(text)) return text as Place
    if (text === 'by') return passive ? 'subject' : 'by'
    if (/^(in|with|for|as|on|under|against|at)$/u.test(text)) return 'other'
    if (!/^(the|a|an|each|every|your|its|this|any|outstanding|evaluation)$/u.test(text) && back < at - 1) break
  }
  if (at <= 3) return passive ? 'object' : 'subject'
  return 'object'
}

function greekPlace(words: readonly Word[], at: number): Place {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const text = words[back]?.text ?? ''
    if (/^(απο)$/u.test(text)) return 'from'
    if (/^(στον|στην|στη|στουσ|στισ|στο|στα|προσ)$/u.test(text)) return 'to'
    if (/^(ο|η|οι)$/u.test(text)) return 'subject'
    if (/^(τον|την|τη|τουσ|τισ)$/u.test(text)) return 'object'
    if (/^(του|τησ|των)$/u.test(text)) return 'of'
  }
  return 'other'
}

/** Whether something is done to the subject: "is examined", «εξετάζεται από». */
export const isPassive = (folded: string): boolean =>
  /(?<!\p{L})(?:is|are|be|been|was|were) (?:\p{L}+ )?\p{L}+(?:ed|en|id|paid|given|made)(?!\p{L})/u.test(folded) ||
  /(?:ται|θηκε|θηκαν|θει|θουν)(?!\p{L}).{0,40}(?<!\p{L})απο(?!\p{L})/u.test(folded)

/** Two nouns each of which stands where the other stands in the source. In one language only, and for nouns whose place is marked. */
export function swapped(folded: string, source: Source): Finding[] {
  const greek = /\p{Script=Greek}/u.test(folded)
  if (greek !== /\p{Script=Greek}/u.test(source.folded)) return []
  const own = wordsOf(folded)
  const clauses = clausesOf(folded, [])
  const [passive, theirsPassive] = [isPassive(folded), isPassive(source.folded)]
  const shared = contentWords(own).flatMap(({ text, start }) => {
    if (isNegation(text) || (!greek && !isActor(text) && !isThing(text))) return []
    const theirs = source.words.flatMap((each, index) => (like(each.text, text) ? [index] : []))
    const ours = own.flatMap((each, index) => (like(each.text, text) ? [index] : []))
    if (theirs.length !== 1 || ours.length !== 1) return []
    const at = own.findIndex((each) => each.start === start)
    const clause = clauses.findIndex((each) => each.words.some((word) => word.start === start))
    return [{ text, clause, now: placeOf(own, at, passive), was: placeOf(source.words, theirs[0] ?? 0, theirsPassive) }]
  })
  for (const a of shared) {
    // "The age of the candidate", "the candidate's age": whose it is, is said in many ways.
    if (a.now === a.was || [a.now, a.was].some((place) => place === 'other' || place === 'of')) continue
    const b = shared.find((each) => each !== a && each.now === a.was && each.was === a.now && each.clause === a.clause)
    if (b !== undefined) return [{ code: 'role', at: `${a.text} ${b.text}` }]
  }
  return []
}

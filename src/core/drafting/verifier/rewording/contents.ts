import type { Finding } from '../claim.ts'
import { sameFamily } from './families.ts'
import { bounded } from './figures-kept.ts'
import { isContext, isTopic } from './little-words.ts'
import type { Reading, WordItem } from './reading.ts'

/** "The activities include it" is "it is among the activities"; "including 15,000" is "of which 15,000". */
const isMember = ({ text }: WordItem, other: Reading): boolean =>
  /^(?:includ(?:e|es|ed|ing)|(?:συμ)?περιλαμβαν\p{L}+)$/u.test(text) &&
  /(?<!\p{L})(?:of which|among|amongst|μεταξυ|αναμεσα|εκ των οποιων|απο τ\p{L}{1,3} οποι\p{L}{1,3})(?!\p{L})/u.test(
    other.folded,
  )

export const wordsIn = ({ items }: Reading): WordItem[] => items.filter((item) => item.kind === 'word')

/** Nothing added, nothing left out: each word of one sentence is a form of one of the other, or made of it. */
export function contentFindings(composed: Reading, proposed: Reading): Finding[] {
  const theirs = wordsIn(composed)
  const ours = wordsIn(proposed)
  const left = new Set(theirs)
  const added = ours.filter((word) => {
    const found =
      [...left].find(({ text }) => text === word.text) ?? [...left].find(({ text }) => sameFamily(text, word.text))
    if (found !== undefined) left.delete(found)
    return found === undefined
  })
  // "The minimum is 500" is "at least 500".
  const bounds = [composed, proposed].map(
    (reading) => new Set(bounded(reading).flatMap(({ bound, inherited }) => [bound, inherited])),
  )
  const isBound = ({ text }: WordItem): boolean => {
    const bound = /^(?:ελαχιστ|κατωτατ|minimum)/u.test(text)
      ? 'min'
      : /^(?:μεγιστ|ανωτατ|maximum)/u.test(text)
        ? 'max'
        : undefined
    return bound !== undefined && bounds.every((each) => each.has(bound))
  }
  const repeated = added.find((word) => !word.empty && !isTopic(word.text))
  const unrepeated = [...left].find((word) => !word.empty && !isTopic(word.text))
  const known = (word: WordItem, list: readonly WordItem[]): boolean =>
    list.some(({ text }) => sameFamily(text, word.text))
  const missing = [...left].filter(
    (word) => !word.empty && !isBound(word) && !isTopic(word.text) && !isMember(word, proposed) && !known(word, ours),
  )
  const more = added.filter(
    (word) => !word.empty && !isBound(word) && !isTopic(word.text) && !isMember(word, composed) && !known(word, theirs),
  )
  return [
    // "After completion" is "after the project is completed".
    ...more.filter(({ text }) => missing.length > 0 || !isContext(text)),
    ...missing,
    // "Small (accepted: micro, small, medium-sized)" for "medium-sized (…)": one said once more, another once less.
    ...(repeated !== undefined && unrepeated !== undefined ? [repeated] : []),
  ].map(({ text }): Finding => ({ code: 'word', at: text }))
}

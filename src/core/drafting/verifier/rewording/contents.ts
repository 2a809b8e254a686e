import type { Finding } from '../claim.ts'
import { sameFamily } from './families.ts'
import { bounded } from './figures-kept.ts'
import { isTopic } from './little-words.ts'
import type { Reading, WordItem } from './reading.ts'

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
  return [
    ...added.filter((word) => !word.empty && !isBound(word) && !isTopic(word.text) && !known(word, theirs)),
    ...[...left].filter((word) => !word.empty && !isBound(word) && !isTopic(word.text) && !known(word, ours)),
    // "Small (accepted: micro, small, medium-sized)" for "medium-sized (…)": one said once more, another once less.
    ...(repeated !== undefined && unrepeated !== undefined ? [repeated] : []),
  ].map(({ text }): Finding => ({ code: 'word', at: text }))
}

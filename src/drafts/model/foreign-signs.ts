import type { Language } from '../../core/facts/text.ts'

/** Letters of a text in the language; whatever other letters a word has, it has from the composed sentence. */
const own = { el: /\p{Script=Greek}/u, en: /\p{Script=Latin}/u } as const
const letters = /[\p{L}\p{M}]/gu

/** Controls, formats that turn directions or are not seen, halves of characters, and spaces other than two. */
const unseen = /[\p{C}\ufffd]|(?![ \u00a0])[\p{Z}]/gu

/**
 * Whether a sentence has signs that the composed one does not have: turned directions, characters that are not seen, or
 * letters of another alphabet that look like the right ones. Word by word they read the same.
 */
export function hasForeignSigns(text: string, composed: string, language: Language): boolean {
  if ((text.match(unseen) ?? []).some((sign) => !composed.includes(sign))) return true
  const known = new Set(wordsOf(composed))
  return wordsOf(text).some(
    (word) => !known.has(word) && (word.match(letters) ?? []).some((letter) => !isOwn(letter, language)),
  )
}

const isOwn = (letter: string, language: Language): boolean => own[language].test(letter) || /\p{M}/u.test(letter)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

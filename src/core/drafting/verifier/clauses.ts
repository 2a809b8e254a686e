import type { Quantity } from './quantities.ts'
import { isFrame, isJoining, wordsOf, type Word } from './words.ts'
import { like } from './meaning.ts'

/** A part of a sentence between punctuation and «και»: its content words and the quantities in it. */
export interface Clause {
  readonly words: readonly Word[]
  readonly quantities: readonly Quantity[]
}

const breaks = /[;·.](?=\s|$)|,(?=\s)|(?<!\p{L})(?<!(?:εωσ|μεχρι) )(?:και|and|while|ενω|but|αλλα|η|or)(?!\p{L})/gu

/** Cuts a folded text; a break inside a quantity is none. */
export function clausesOf(folded: string, quantities: readonly Quantity[], pattern: RegExp = breaks): Clause[] {
  const cuts = [...folded.matchAll(pattern)]
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
    .filter(({ from, to }) => !quantities.some(({ start, end }) => start < to && end > from))
    .filter(({ from, to }) => !joins(folded, from, to, quantities))
  const out: Clause[] = []
  let start = 0
  for (const { from, to } of [...cuts, { from: folded.length, to: folded.length }]) {
    out.push(clause(folded, start, from, quantities))
    start = to
  }
  return out.filter(({ words, quantities: found }) => words.length > 0 || found.length > 0)
}

/** «Η» between words is an article, "between 24 and 36" one statement: only between two that differ in more it is a break. */
function joins(folded: string, from: number, to: number, quantities: readonly Quantity[]): boolean {
  const word = folded.slice(from, to)
  const before = quantities.some(({ end }) => end <= from && folded.slice(end, from).trim() === '')
  const after = quantities.some(
    ({ start }) => start >= to && /^(?: |στισ |στα |στο |σε |to |€ ?)*$/u.test(folded.slice(to, start)),
  )
  // "Six or more islands".
  if (/^ ?(?:more|less|fewer|later|περισσοτερ|λιγοτερ|μεγαλυτερ|μικροτερ|παραπαν)/u.test(folded.slice(to))) return true
  if (word === 'η' || word === 'or') return !before
  return before && after && (word === 'and' || word === 'και')
}

/** Sentences and main clauses only. */
export const sentenceBreaks = /[;·.](?=\s|$)|(?<=\p{L}+ \p{L}+ \p{L}+):(?=\s|$)/gu

function clause(folded: string, from: number, to: number, quantities: readonly Quantity[]): Clause {
  const inside = quantities.filter(({ start, end }) => start >= from && end <= to)
  const words = wordsOf(folded.slice(from, to)).map((word) => ({
    text: word.text,
    start: word.start + from,
    end: word.end + from,
  }))
  return { words, quantities: inside }
}

/** Words that say something particular. */
export function contentWords(words: readonly Word[], quantities: readonly Quantity[] = []): Word[] {
  return words.filter(
    (word) =>
      word.text.length > 2 &&
      !isJoining(word.text) &&
      !/^\d+$/u.test(word.text) &&
      !quantities.some(({ start, end }) => word.start < end && word.end > start),
  )
}

/** How many of the words stand in a clause, frame words for a part only. */
export function overlap(words: readonly Word[], { words: others }: Pick<Clause, 'words'>): number {
  let sum = 0
  for (const { text } of words) if (others.some((other) => like(text, other.text))) sum += isFrame(text) ? 0.4 : 1
  return sum
}

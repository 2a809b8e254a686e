import { contentWords } from '../clauses.ts'
import { isExcluding, isNegation, like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { isFrame, stemOf, wordsOf, type Word } from '../words.ts'

/** What is said together: the words and figures of a part of a sentence, or of an item of a profile. */
export interface Cell {
  readonly words: readonly string[]
  readonly quantities: readonly Quantity[]
}

const breaks =
  /[;·.–](?=\s|$)|(?<=^[^:;·.]*):(?=[^:;·.]*\d[^:;·.]*,[^:;·.]*\d)|,(?=\s)|(?<!\p{L})(?:και|and|while|whereas|ενω|but|αλλα|ομωσ|or|unlike|αντι|against|plus|with|με|of which|εκ των οποιων)(?!\p{L})/gu
/** Between clauses only. */
const clauses = /[;·.–](?=\s|$)|,(?=\s)|(?<!\p{L})(?:και|and|while|whereas|ενω|but|αλλα|ομωσ)(?!\p{L})/gu
const range = /(?:between|μεταξυ|from|απο)(?: \p{L}+)? ?(?:€ ?|eur )?$/u

/** The cells of a folded text. */
export function cellsOf(folded: string, quantities: readonly Quantity[], wide = false): Cell[] {
  const cuts = [...folded.matchAll(wide ? clauses : breaks)]
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
    .filter(({ from, to }) => !quantities.some(({ start, end }) => start < to && end > from))
    .filter(({ from }) => {
      const low = quantities.findLast(({ end }) => end <= from)
      return low === undefined || folded.slice(low.end, from).trim() !== '' || !range.test(folded.slice(0, low.start))
    })
  const all = wordsOf(folded)
  let start = 0
  return [...cuts, { from: folded.length, to: folded.length }].flatMap(({ from, to }): Cell[] => {
    const words = all.filter((word) => word.start >= start && word.end <= from)
    const inside = quantities.filter((each) => each.start >= start && each.end <= from)
    start = to
    const said = contentWords(words, quantities).map(({ text }) => text)
    return said.length + inside.length === 0 ? [] : [{ words: said.filter(isTelling), quantities: inside }]
  })
}

const isTelling = (text: string): boolean => !isNegation(text) && !isExcluding(text) && text.length > 2

/** The item of a list that a path leads into: all that is said of it belongs together. */
const itemOf = (path: string): string => /^(.*\/\d+)\/[^/]+$/u.exec(path)?.[1] ?? path

/** The cells of all that is cited. */
export function cellsOfSources(sources: readonly Source[], wide = false): Cell[] {
  const texts = sources.flatMap((source) =>
    source.prose === ''
      ? []
      : cellsOf(
          source.prose,
          source.quantities.filter(({ start }) => start >= 0),
          wide,
        ),
  )
  const fields = sources.filter(
    ({ prose, citation }) => prose === '' && citation.field !== undefined && !Array.isArray(citation.field.value),
  )
  const items = [...Map.groupBy(fields, ({ citation }) => itemOf(citation.field?.path ?? '')).values()].map(
    (group): Cell => ({
      words: group.flatMap(({ words }) => words.map(({ text }: Word) => text)).filter(isTelling),
      quantities: group.flatMap(({ quantities }) => quantities),
    }),
  )
  const parts = sources.flatMap(({ parts: inputs = [] }) =>
    inputs.map(({ words, quantities }): Cell => ({
      words: words.map(({ text }) => text).filter(isTelling),
      quantities,
    })),
  )
  return [...texts, ...items, ...parts.filter(({ words }) => words.length > 0)]
}

/** Whether a cell has a word: as it stands or, between two languages, by its meaning. */
export const hasWord = ({ words }: Cell, text: string): boolean => words.some((other) => like(other, text))
export const hasExactly = ({ words }: Cell, text: string): boolean =>
  words.some((other) => stemOf(other) === stemOf(text))
export const hasQuantity = ({ quantities }: Cell, quantity: Quantity): boolean =>
  quantities.some((other) => equal(quantity, other))
export const isSpecific = (text: string): boolean => !isFrame(text)

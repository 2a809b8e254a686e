import { contentWords } from './clauses.ts'
import { isNegation, like } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
import type { Source } from './source.ts'
import { wordsOf } from './words.ts'

/** Whether all that a quotation carries stands in another quotation as well, and in the same place nothing else. */
export function doubled(folded: string, quantities: readonly Quantity[], source: Source, sources: readonly Source[]): boolean {
  if (!source.span) return false
  const others = sources.filter((each) => each !== source)
  const has = (each: Source, text: string): boolean => each.words.some((word) => like(word.text, text))
  const words = contentWords(wordsOf(folded), quantities).filter(({ text }) => !isNegation(text))
  const unique = words.some(({ text }) => has(source, text) && !others.some((each) => has(each, text)))
  const figures = quantities.some(
    (quantity) =>
      source.quantities.some((each) => equal(quantity, each)) &&
      !others.some(({ quantities: theirs }) => theirs.some((each) => equal(quantity, each))),
  )
  return !unique && !figures
}

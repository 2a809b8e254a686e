import { contentWords } from '../clauses.ts'
import type { Finding } from '../claim.ts'
import { like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { wordsOf, type Word } from '../words.ts'

const year = /^(?:19|20)\d\d$/u

/** A figure with the name, or the year, of another input of the computation: "86 trips of 240 km" for 240 of 86. */
export function misnamedInputs(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const parts = sources.flatMap(({ parts: inputs = [] }) => inputs.filter(({ words }) => words.length > 0))
  const exchanged = resultAsInput(folded, quantities, sources)
  if (parts.length < 2 || exchanged.length > 0) return exchanged
  const results = sources
    .flatMap(({ parts: all = [] }) => all.filter(({ words }) => words.length === 0))
    .flatMap((each) => each.quantities)
  const content = contentWords(wordsOf(folded))
  const every = (list: readonly Word[], { words }: (typeof parts)[number]): boolean =>
    contentWords(words).every(({ text }) => list.some((word) => like(word.text, text)))
  const said = (list: readonly Quantity[]): boolean =>
    list.some((each) => quantities.some((other) => equal(other, each)))
  return quantities.flatMap((quantity, at): Finding[] => {
    const own = parts.filter((part) => part.quantities.some((each) => equal(quantity, each)))
    if (year.test(quantity.key)) return []
    const finding: Finding[] = [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }]
    const next = quantities[at + 1]
    const years = own.flatMap(({ words }) => words.filter(({ text }) => year.test(text)).map(({ text }) => text))
    if (next !== undefined && year.test(next.key) && next.start - quantity.end < 14 && years.length > 0)
      return years.includes(next.key) ? [] : finding
    const stop = Math.min(next?.start ?? folded.length, quantity.end + 30)
    const after = content.filter(({ start }) => start >= quantity.end && start < stop).slice(0, 2)
    const from = Math.max(quantities[at - 1]?.end ?? 0, quantity.start - 30)
    const before = content.filter(({ start }) => start >= from && start < quantity.start).slice(-2)
    const lead = folded.slice(from, quantity.start)
    // "A loan of 30,000", «κόστος 96.000»: what stands before it says what it is.
    const led = /\p{L}{3,} (?:of|των|του|τησ|στα|at|is|ειναι|:|\() ?(?:€ ?|eur )?$/u.test(lead)
    const share = quantity.kind === 'percent' && /^ ?(?:of|του|των|τησ|στ\p{L}{1,2}) /u.test(folded.slice(quantity.end))
    const beside = quantity.kind === 'date' || led || share ? before : after
    const namedBy = (list: readonly Word[], part: (typeof parts)[number]): boolean =>
      list.some(({ text }) => part.words.some((word) => like(word.text, text)))
    const named = (part: (typeof parts)[number]): boolean => namedBy(beside, part)
    const adjacent = before.slice(-1).filter(({ end }) => folded.slice(end, quantity.start).trim().length < 2)
    if (own.some((part) => namedBy(adjacent, part))) return []
    if (
      own.length > 0 &&
      adjacent.length > 0 &&
      parts.some((part) => !own.includes(part) && every(before, part) && said(part.quantities))
    )
      return finding
    // The result said to be an input, whose own value stands elsewhere.
    if (own.length === 0)
      return results.some((each) => equal(quantity, each)) &&
        led &&
        parts.some(
          (part) =>
            every(before, part) &&
            quantities.some(
              (other) => other.kind === quantity.kind && part.quantities.some((each) => equal(other, each)),
            ),
        )
        ? finding
        : []
    if (beside.length === 0 || own.some(named)) return []
    const other = parts.find((part) => !own.includes(part) && named(part) && said(part.quantities))
    return other === undefined ? [] : finding
  })
}

/** "A cost of 46,000 gives 115,000" where 46,000 is what comes out of a cost of 115,000. */
function resultAsInput(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const content = contentWords(wordsOf(folded), quantities)
  const led = ({ start }: Quantity, words: readonly Word[]): boolean => {
    const before = content.filter(({ end }) => end <= start).at(-1)
    if (before === undefined) return false
    const between = folded.slice(before.end, start).trim()
    return (
      /^(?:of|των|του|τησ|στα|:|\(|,)?(?: ?(?:€|eur))?$/u.test(between) &&
      words.some(({ text }) => like(before.text, text))
    )
  }
  return sources.flatMap(({ parts = [] }): Finding[] => {
    const result = parts.find(({ words }) => words.length === 0)
    const inputs = parts.filter(({ words }) => words.length > 0)
    if (result === undefined) return []
    const at = quantities.find((each) => each.kind !== 'date' && result.quantities.some((other) => equal(each, other)))
    if (at === undefined || inputs.some(({ quantities: values }) => values.some((each) => equal(at, each)))) return []
    return inputs.flatMap(({ words, quantities: values }): Finding[] => {
      const own = quantities.find((each) => each.kind === at.kind && values.some((other) => equal(each, other)))
      const others = inputs.filter((each) => each.words !== words).flatMap((each) => each.words)
      const telling = words.filter(
        ({ text }) => !/^(?:amount|value|years?|total)$/u.test(text) && !others.some((other) => like(other.text, text)),
      )
      return own !== undefined && led(at, telling) && !led(own, telling)
        ? [{ code: 'role', at: folded.slice(at.start, at.end) }]
        : []
    })
  })
}

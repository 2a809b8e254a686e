import { contentWords } from '../clauses.ts'
import type { Finding } from '../claim.ts'
import { like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { wordsOf } from '../words.ts'

const year = /^(?:19|20)\d\d$/u

/** A figure with the name, or the year, of another input of the computation: "86 trips of 240 km" for 240 of 86. */
export function misnamedInputs(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const parts = sources.flatMap(({ parts: inputs = [] }) => inputs.filter(({ words }) => words.length > 0))
  if (parts.length < 2) return []
  const content = contentWords(wordsOf(folded))
  const said = (list: readonly Quantity[]): boolean =>
    list.some((each) => quantities.some((other) => equal(other, each)))
  return quantities.flatMap((quantity, at): Finding[] => {
    const own = parts.filter((part) => part.quantities.some((each) => equal(quantity, each)))
    if (own.length === 0 || year.test(quantity.key)) return []
    const finding: Finding[] = [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }]
    const next = quantities[at + 1]
    const years = own.flatMap(({ words }) => words.filter(({ text }) => year.test(text)).map(({ text }) => text))
    if (next !== undefined && year.test(next.key) && next.start - quantity.end < 14 && years.length > 0)
      return years.includes(next.key) ? [] : finding
    const stop = Math.min(next?.start ?? folded.length, quantity.end + 30)
    const after = content.filter(({ start }) => start >= quantity.end && start < stop).slice(0, 2)
    const from = Math.max(quantities[at - 1]?.end ?? 0, quantity.start - 30)
    const before = content.filter(({ start }) => start >= from && start < quantity.start).slice(-2)
    const beside = quantity.kind === 'date' ? before : after
    const named = (part: (typeof parts)[number]): boolean =>
      beside.some(({ text }) => part.words.some((word) => like(word.text, text)))
    if (beside.length === 0 || own.some(named)) return []
    const other = parts.find((part) => !own.includes(part) && named(part) && said(part.quantities))
    return other === undefined ? [] : finding
  })
}

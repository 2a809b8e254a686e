import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import type { Finding } from '../claim.ts'

const opening = /^(?:start|started|before|from|baseline|initial|old|current|previous|received|αρχικ\p{L}*|πριν)$/u
const ending =
  /^(?:end|ended|after|to|target|final|new|planned|future|submitted|deadline|μετα|τελικ\p{L}*|στοχο\p{L}*)$/u

/** "From A to B" where what is cited begins with B and ends with A; or a year that goes back. */
export function directed(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const at = (pattern: RegExp): Quantity[] =>
    sources.flatMap(({ names, parts, quantities: theirs }) =>
      parts === undefined
        ? names.last.some((word) => pattern.test(word))
          ? theirs
          : []
        : parts.flatMap((part) => (part.words.some(({ text }) => pattern.test(text)) ? part.quantities : [])),
    )
  const [begins, ends] = [at(opening), at(ending)]
  return quantities.slice(1).flatMap((second, index): Finding[] => {
    const first = quantities[index]
    if (first === undefined) return []
    const between = folded.slice(first.end, second.start)
    const lead = folded.slice(0, first.start)
    const joined =
      /(?:απο|from)(?: \p{L}+)? ?$/u.test(lead) &&
      /^(?: \p{L}+)? ?(?:σε|στ\p{L}{1,3}|to|into)(?: \p{L}+)? ?$/u.test(between)
    if (!joined) return []
    const year = (quantity: Quantity): number => (/^(?:19|20)\d\d$/u.test(quantity.key) ? quantity.value : 0)
    const back = year(first) > year(second) && year(second) > 0
    const turned =
      begins.some((each) => equal(second, each)) &&
      ends.some((each) => equal(first, each)) &&
      first.value !== second.value
    return back || turned ? [{ code: 'role', at: folded.slice(first.start, second.end) }] : []
  })
}

const step = /^ ?(?:σε|στο|στισ|στα|to|into)(?: τα| τισ| τουσ)? ?(?:€ ?)?$/u
const from = /(?:απο|from)(?: τα| τισ| το| the)? ?(?:€ ?)?$/u

/** "From 40% to 50%" said as "from 50% to 40%". */
export function turnedPairs(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const pairs = (text: string, list: readonly Quantity[]): (readonly [Quantity, Quantity])[] =>
    list.slice(1).flatMap((second, at) => {
      const first = list[at]
      if (first === undefined || first.kind !== second.kind) return []
      const joined = step.test(text.slice(first.end, second.start)) && from.test(text.slice(0, first.start))
      return joined ? [[first, second] as const] : []
    })
  const theirs = pairs(source.folded, source.quantities)
  return pairs(folded, quantities).flatMap(([a, b]): Finding[] =>
    a.value !== b.value && theirs.some(([x, y]) => equal(a, y) && equal(b, x))
      ? [{ code: 'role', at: folded.slice(a.start, b.end) }]
      : [],
  )
}

import type { Finding } from './claim.ts'
import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
import { like } from './meaning.ts'
import type { Source } from './source.ts'

const each =
  /(?<!\p{L})(?:each|every|per|apiece|respectively|ανα|καθε|καθενα\p{L}*|καθεμι\p{L}+|εκαστ\p{L}+|ο καθενασ|η καθεμια|κατ)(?!\p{L})/u
const whole =
  /(?<!\p{L})(?:in total|in all|altogether|together|overall|all told|combined|συνολικα|συνολο|μαζι|αθροιστικα|απο κοινου)(?!\p{L})/u

/** What stands beside a figure, up to its neighbours. */
function beside(text: string, { start, end }: Quantity, all: readonly Quantity[]): string {
  const from = all.filter((other) => other.end <= start).at(-1)?.end ?? 0
  const to = all.find((other) => other.start >= end)?.start ?? text.length
  return `${text.slice(Math.max(from, start - 40), start)} # ${text.slice(end, Math.min(to, end + 40))}`
}

/** An amount for all together that the source gives for each of them, or the other way round. */
export function distributionFindings(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
): Finding[] {
  return quantities.flatMap((quantity): Finding[] => {
    if (quantity.kind !== 'money') return []
    const product = sources.some(
      ({ citation: { derivation } }) =>
        derivation?.formula.includes('*') === true && String(Number(derivation.result)) === quantity.key,
    )
    if (
      product &&
      /^[^.;·]{0,4}(?:each|apiece|η καθεμι\p{L}|ο καθενασ|το καθενα)(?!\p{L})/u.test(folded.slice(quantity.end))
    )
      return [{ code: 'number', at: folded.slice(quantity.start, quantity.end) }]
    if (
      product &&
      /(?:each|apiece|η καθεμι\p{L}|ο καθενασ|το καθενα) ?(?:€ ?|eur )?$/u.test(folded.slice(0, quantity.start))
    )
      return [{ code: 'number', at: folded.slice(quantity.start, quantity.end) }]
    const own = beside(folded, quantity, quantities)
    const [ownEach, ownWhole] = [each.test(own), whole.test(own)]
    const divided = sources.some(
      ({ prose, quantities: theirs }) =>
        prose !== '' &&
        theirs.some(
          (other) =>
            other.start > 0 &&
            other.ranged !== true &&
            equal(quantity, other) &&
            /(?<!\p{L})απο $/u.test(prose.slice(0, other.start)),
        ),
    )
    if (divided && /(?<!\p{L})(?:μαζι|απο κοινου|together|combined)(?!\p{L})/u.test(own) && !ownEach)
      return [{ code: 'number', at: folded.slice(quantity.start, quantity.end) }]
    if (ownEach === ownWhole) return []
    const theirs = sources.flatMap((source) =>
      source.quantities
        .filter((other) => source.prose !== '' && other.start >= 0 && equal(quantity, other))
        .map((other) =>
          beside(
            source.prose,
            other,
            source.quantities.filter(({ start }) => start >= 0),
          ),
        ),
    )
    const wrong =
      theirs.length > 0 &&
      theirs.every((text) => (ownWhole ? each.test(text) && !whole.test(text) : whole.test(text) && !each.test(text)))
    return wrong ? [{ code: 'number', at: folded.slice(quantity.start, quantity.end) }] : []
  })
}

const single = /^(?:μια|ενα|εναν|ενασ|μιασ|ενοσ|καθε|each|every|one|an?|single)$/u
const perNoun = /(?<!\p{L})(?:per|ανα) (\p{L}{3,})/gu

/** "Per company" where the source says "per trainer" and speaks of companies, too. */
export function perFindings(folded: string, sources: readonly Source[]): Finding[] {
  const nouns = (text: string): string[] => [...text.matchAll(perNoun)].map(([, noun = '']) => noun)
  const theirs = sources.flatMap(({ prose }) => nouns(prose))
  if (theirs.length === 0) return []
  return nouns(folded).flatMap((noun): Finding[] => {
    const one = sources.some(({ words }) =>
      words.some(
        ({ text }, at) =>
          like(text, noun) && words.slice(Math.max(0, at - 2), at).some((before) => single.test(before.text)),
      ),
    )
    const fits = one || theirs.some((other) => like(noun, other))
    const known = sources.some(({ words }) => words.some(({ text }) => like(text, noun)))
    return fits || !known ? [] : [{ code: 'number', at: noun }]
  })
}

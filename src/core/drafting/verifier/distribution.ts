import type { Finding } from './claim.ts'
import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
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
    const own = beside(folded, quantity, quantities)
    const [ownEach, ownWhole] = [each.test(own), whole.test(own)]
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

import type { Finding } from '../claim.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'

const more =
  /(?<!\p{L})(?:more|higher|greater|larger|longer|above|περισσοτερ\p{L}+|υψηλοτερ\p{L}+|μεγαλυτερ\p{L}+|ακριβοτερ\p{L}+|πανω)(?!\p{L})/u
const fewer =
  /(?<!\p{L})(?:less|fewer|lower|smaller|shorter|below|cheaper|λιγοτερ\p{L}+|χαμηλοτερ\p{L}+|μικροτερ\p{L}+|φθηνοτερ\p{L}+|κατω)(?!\p{L})/u

/** Where a text names one of two inputs: by the part of its name that the other has not, or by its value. */
function placeOf(folded: string, quantities: readonly Quantity[], own: string, values: readonly Quantity[]): number {
  const named = own === '' ? -1 : folded.search(new RegExp(`(?<![\\p{L}\\d])${own}(?![\\p{L}\\d])`, 'u'))
  const valued = quantities.find((each) => values.some((other) => equal(each, other)))?.start ?? -1
  return named >= 0 && valued >= 0 ? Math.min(named, valued) : Math.max(named, valued)
}

/** "Offer A is 1,550 lower than offer B" for `offer_a - offer_b`: the formula says which is more. */
export function comparedFindings(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
): Finding[] {
  const [up, down] = [more.exec(folded), fewer.exec(folded)]
  const word = up ?? down
  if (word === null || (up !== null && down !== null)) return []
  return sources.flatMap(({ citation: { derivation }, parts = [] }): Finding[] => {
    const [, first = '', second = ''] = /^(\w+) [-−] (\w+)$/u.exec(derivation?.formula ?? '') ?? []
    if (first === '' || !(Number(derivation?.result) > 0) || parts.length < 3) return []
    const names = [first.split('_'), second.split('_')] as const
    const [ownA, ownB] = [
      names[0].find((part) => !names[1].includes(part)),
      names[1].find((part) => !names[0].includes(part)),
    ]
    const greek = (part = ''): string => (part === 'a' ? '[aα]' : part === 'b' ? '[bβ]' : part)
    const [larger, smaller] = [parts[0], parts[1]]
    if (larger === undefined || smaller === undefined) return []
    const inOrder = Object.keys(derivation?.inputs ?? {})[0] === first
    const [one, other] = inOrder ? [larger, smaller] : [smaller, larger]
    const a = placeOf(folded, quantities, greek(ownA), one.quantities)
    const b = placeOf(folded, quantities, greek(ownB), other.quantities)
    if (a < 0 || b < 0 || a === b) return []
    // "From six to nine, three more": what comes second is compared with the first.
    const later =
      Math.max(a, b) < word.index && /(?<!\p{L})(?:from|απο)(?!\p{L})/u.test(folded.slice(0, Math.max(a, b)))
    const between = word.index > Math.min(a, b) && word.index < Math.max(a, b)
    if (!later && !between) return []
    const says = a < b === between ? 'more' : 'fewer'
    return (up === null ? 'fewer' : 'more') === says ? [] : [{ code: 'role', at: word[0] }]
  })
}

/** "Six of the two vans": a part is no more than its whole. */
export function partFindings(folded: string, quantities: readonly Quantity[]): Finding[] {
  return quantities.slice(1).flatMap((whole, at): Finding[] => {
    const part = quantities[at]
    if (part === undefined || part.kind !== 'number' || whole.kind !== 'number') return []
    const between = folded.slice(part.end, whole.start)
    const partitive = /^ (?:of|out of|απο|εκ)(?: the| τα| τουσ| τισ| των| its)? $/u.test(between)
    const after = /^ (?:\p{L}+)(?: \p{L}+)?, (?:τα|οι|τουσ|τισ|of which|of whom) $/u.test(between)
    const wrong = (partitive && part.value > whole.value) || (after && part.value < whole.value)
    return wrong ? [{ code: 'role', at: folded.slice(part.start, whole.end) }] : []
  })
}

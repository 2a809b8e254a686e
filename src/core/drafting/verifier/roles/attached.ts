import type { Finding } from '../claim.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { cellsOf, cellsOfSources, hasQuantity, hasWord, isSpecific, type Cell } from './cells.ts'
import { mayStandFor } from './misplaced.ts'

/** The share of a cell's own words that the claim has; own are those that the other cell has not. */
function covered(claim: Cell, cell: Cell, other: Cell): number {
  const own = cell.words.filter((text) => isSpecific(text) && !hasWord(other, text))
  const said = own.filter((text) => hasWord(claim, text)).length
  return own.length === 0 ? 0 : said / own.length
}

/** A figure of the claim beside words that belong, in what is cited, to another figure of its kind and to none of its own. */
export function attached(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const theirs = cellsOfSources(sources)
  if (theirs.length < 2) return []
  const own = cellsOf(folded, quantities)
  const results = sources
    .flatMap(({ parts = [] }) => parts.filter(({ words }) => words.length === 0))
    .flatMap((each) => each.quantities)
  return own.flatMap((cell) =>
    cell.quantities.flatMap((quantity): Finding[] => {
      if (quantity.bound === 'limit' || quantity.key.startsWith('#')) return []
      const having = theirs.filter((each) => hasQuantity(each, quantity))
      const rivals = theirs.filter(
        (each) =>
          !having.includes(each) &&
          // «Κανένα»: what there is none of is said in words.
          each.quantities.some(
            (other) => mayStandFor(quantity, other) && !other.key.startsWith('#') && other.value !== 0,
          ) &&
          !cell.quantities.some((other) => hasQuantity(each, other)) &&
          // Inputs of a computed value: only where the claim has the other one as well.
          (each.quantities.some(({ start }) => start >= 0) || quantities.some((other) => hasQuantity(each, other))),
      )
      // A result stands beside the names of what it is computed from.
      if (having.length === 0 || results.some((each) => cell.quantities.some((other) => equal(other, each)))) return []
      if (having.some(({ words }) => words.filter(isSpecific).length === 0)) return []
      const wrong = rivals.some((rival) =>
        having.every((each) => covered(cell, rival, each) >= 0.5 && covered(cell, each, rival) === 0),
      )
      return wrong ? [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }] : []
    }),
  )
}

import type { Finding } from '../claim.ts'
import type { Quantity } from '../quantities.ts'
import type { Source } from '../source.ts'
import { isNeutralVerb } from '../words/neutral.ts'
import { cellsOf, cellsOfSources, hasExactly, hasQuantity, hasWord, isSpecific, type Cell } from './cells.ts'

/** A word or figure of the claim with the cells of the sources that have it. */
interface Mark {
  readonly text: string
  /** A figure, or a word as it stands. */
  readonly sure: boolean
  readonly cells: readonly number[]
}

function marksOf(cell: Cell, theirs: readonly Cell[], folded: string): Mark[] {
  const where = (has: (other: Cell) => boolean): number[] =>
    theirs.flatMap((other, index) => (has(other) ? [index] : []))
  return [
    ...cell.words
      .filter((text) => isSpecific(text) && !isNeutralVerb(text))
      .map((text) => {
        const exact = where((other) => hasExactly(other, text))
        return {
          text,
          sure: exact.length > 0,
          cells: exact.length > 0 ? exact : where((other) => hasWord(other, text)),
        }
      }),
    ...cell.quantities.map((quantity) => ({
      text: folded.slice(quantity.start, quantity.end),
      sure: true,
      cells: where((other) => hasQuantity(other, quantity)),
    })),
  ].filter(({ cells }) => cells.length > 0)
}

/**
 * Two parts of the claim, each of which has something that the sources say only in one place and something that they say
 * only in another, the other way round: "weekly in winter and monthly in summer".
 */
export function crossed(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
  wide = false,
): Finding[] {
  const theirs = cellsOfSources(sources, wide)
  if (theirs.length < 2) return []
  const own = cellsOf(folded, quantities, wide).map((cell) => marksOf(cell, theirs, folded))
  for (const [at, first] of own.entries())
    for (const second of own.slice(at + 1))
      for (const a of first)
        for (const b of first) {
          if (a === b || a.cells.some((cell) => b.cells.includes(cell))) continue
          const fromA = second.find(
            (mark) =>
              mark.text !== b.text &&
              mark.cells.some((cell) => a.cells.includes(cell)) &&
              !mark.cells.some((cell) => b.cells.includes(cell)),
          )
          const fromB = second.find(
            (mark) =>
              mark.text !== a.text &&
              mark.cells.some((cell) => b.cells.includes(cell)) &&
              !mark.cells.some((cell) => a.cells.includes(cell)),
          )
          if (fromA !== undefined && fromB !== undefined && [a, b, fromA, fromB].filter(({ sure }) => sure).length > 2)
            return [{ code: 'role', at: `${a.text} ${b.text}` }]
        }
  return []
}

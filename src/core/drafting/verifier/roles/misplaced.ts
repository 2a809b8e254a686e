import { clausesOf, contentWords, overlap, type Clause } from '../clauses.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { wordsOf, type Word } from '../words.ts'
import type { Finding } from '../claim.ts'

/** By how much another clause has to fit better; frame words weigh less than this. */
const margin = 0.55

/** A clause of a document, or all that a value says. */
interface Part extends Clause {
  readonly span: boolean
}

/** A quantity whose clause fits another clause of the source, with another value of its kind, better than its own. */
export function misplaced(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const theirs = sources.flatMap((source): Part[] =>
    source.span
      ? clausesOf(source.folded, source.quantities).map((each) => ({
          ...each,
          words: [...each.words, ...headOf(source.folded, source.quantities)],
          span: true,
        }))
      : (source.citation.derivation !== undefined && source.citation.derivation.formula.includes(' ')) ||
          Array.isArray(source.citation.field?.value)
        ? []
        : [{ words: source.words, quantities: source.quantities, span: false }],
  )
  if (theirs.length < 2) return []
  return clausesOf(folded, quantities).flatMap((clause) =>
    clause.quantities.flatMap((quantity): Finding[] => {
      if (quantity.bound === 'limit' || quantity.key.startsWith('#')) return []
      const having = theirs.filter((each) => each.quantities.some((other) => equal(quantity, other)))
      const rivals = theirs.filter(
        (each) =>
          !having.includes(each) &&
          having.some(({ span }) => span === each.span) &&
          each.quantities.some((other) => mayStandFor(quantity, other)) &&
          // Values of a profile that are said together belong together.
          !clause.quantities.some((other) => each.quantities.some((theirs_) => equal(other, theirs_))),
      )
      // An item of a list has no words of its own.
      if (having.length === 0 || rivals.length === 0 || having.some(bare)) return []
      const words = contentWords(clause.words, clause.quantities)
      const own = Math.max(...having.map((each) => overlap(words, each)))
      const rival = Math.max(...rivals.map((each) => overlap(words, each)))
      return rival - own >= margin ? [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }] : []
    }),
  )
}

/** Words before a colon that a list of figures follows: they are of each of them. */
export function headOf(folded: string, quantities: readonly Quantity[]): Word[] {
  const colons = folded.match(/:(?= )/gu)?.length ?? 0
  const head = colons > 1 ? '' : (/^[^:;.]*(?=:)/u.exec(folded)?.[0] ?? '')
  return quantities.some(({ start }) => start < head.length) ? [] : contentWords(wordsOf(head), [])
}

/** Of one kind, so that one could be taken for the other; the numbers of values may be amounts. */
export function mayStandFor(a: Quantity, b: Quantity): boolean {
  if (b.key.startsWith('#') || (a.unit !== undefined && b.unit !== undefined && a.unit !== b.unit)) return false
  // "9.75" is no "fewer than 10", and 28 no "at least fifteen".
  if (b.start >= 0 && a.bound === 'none' && a.inherited === undefined && /^(?:min|max)/u.test(b.bound)) return false
  if (a.kind === 'code' && (a.key.startsWith(b.key) || b.key.startsWith(a.key))) return false
  if (a.kind === b.kind) return true
  return b.kind === 'number' && b.start < 0 && (a.kind === 'money' || a.kind === 'percent')
}

/** Nothing but a figure. */
const bare = ({ words, quantities }: Clause): boolean =>
  contentWords(
    words,
    quantities.filter(({ start }) => start >= 0),
  ).length === 0

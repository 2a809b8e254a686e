import type { Span } from '../../facts/text-fold.ts'
import { moneyIn, percentsIn } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { endOf } from './bounds.ts'
import { sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Examples are known by their sums, whatever words they stand in: "a hotel in Platres plans works of 300.000 €; at 55 % the aid would be
 * 165.000 €" tells what one plan costs and what a rate makes of it. Folded text.
 */

const examples = new WeakMap<Block, readonly Span[]>()

/** The parts of a block, by whole sentences, in which a sum is a printed share of another one that nothing bounds. */
export function workedIn(block: Block): readonly Span[] {
  const known = examples.get(block)
  if (known !== undefined) return known
  const found = block.kind === 'paragraph' || block.kind === 'item' ? spansIn(block) : []
  examples.set(block, found)
  return found
}

/** Figures of a block that are looked at; more are a table that has lost its lines. */
const mostFigures = 24
/** Cents. Budgets of calls are larger than what one plan costs. */
const largestPlan = 1_000_000_000
/** UTF-16 units between the figures of one example. */
const longestExample = 400

/** "The least budget of each plan is set at …": a bound, however far its name stands before it. */
const namesBound =
  /(?<!\p{L})(?:ελαχιστ|κατωτατ|μεγιστ|ανωτατ)\p{L}*(?!\p{L})|(?<!\p{L})(?:minimum|maximum|ceiling|floor|at least|at most)(?!\p{L})/u

function spansIn(block: Block): Span[] {
  const { folded } = block.folded
  const shares = percentsIn(folded).filter(({ values }) => values.length === 1)
  const sums = moneyIn(folded).filter(({ values: [value = 0], values }) => values.length === 1 && value < largestPlan)
  if (shares.length === 0 || sums.length < 2 || shares.length + sums.length > mostFigures) return []
  const sentences = sentencesOf(block)
  const sentenceAt = (at: number): Span =>
    sentences.find(({ start, end }) => at >= start && at < end) ?? { start: 0, end: folded.length }
  const bounded = (figure: Figure): boolean => {
    const { start, end } = sentenceAt(figure.start)
    const before = folded.slice(start, figure.start)
    const own = before.slice((/\d[^\d]*$/u.exec(before)?.index ?? -1) + 1)
    return namesBound.test(own) || endOf(own, folded.slice(figure.end, end)) !== undefined
  }
  return shares.flatMap(({ values: [share = 0], start, end }) =>
    sums.flatMap((whole) =>
      sums.flatMap((part): Span[] => {
        const [of = 0, is = 0] = [whole.values[0], part.values[0]]
        const places = [start, whole.start, part.start]
        const [from, to] = [Math.min(...places), Math.max(...places, end)]
        if (share === 0 || share >= 10_000 || Math.round((of * share) / 10_000) !== is) return []
        if (to - from > longestExample || bounded(whole) || bounded(part)) return []
        // "The rate is 50 %. So a plan of 180.000 € gets 90.000 €": the rate is the call's, the sums are the example's.
        const [first, last] = [whole, part].map((each) => sentenceAt(each.start)).toSorted((a, b) => a.start - b.start)
        if (first !== undefined && last !== undefined && first.start === last.start && end <= first.start)
          return [first]
        return [{ start: sentenceAt(from).start, end: sentenceAt(to - 1).end }]
      }),
    ),
  )
}

/** Cents. Sums of one plan; parts of a call's budget add up too. */
const largestInRow = 100_000_000

/** Rows of tables that reckon an example: "Sewing shop, Serres | 50.000 € | 60 % | 30.000 €", "Winery | 3.000 € | 2.400 € | 600 €". */
export function workedRows(blocks: readonly Block[]): Set<Block> {
  const out = new Set<Block>()
  let row: Block[] = []
  const close = (): void => {
    if (isWorked(row)) for (const cell of row) out.add(cell)
    row = []
  }
  for (const block of blocks) {
    const last = row.at(-1)
    if (block.kind !== 'cell' || (last !== undefined && block.column <= last.column)) close()
    if (block.kind === 'cell') row.push(block)
  }
  close()
  return out
}

function isWorked(row: readonly Block[]): boolean {
  if (row.length < 3 || row.length > mostFigures) return false
  const cells = row.slice(1).map(({ folded: { folded } }) => folded)
  const sums = cells
    .map((cell) => (bareSum.test(cell) ? moneyIn(cell, true) : []))
    // "1, 2, 3" are actions, and no sum of 1 and 2.
    .flatMap(([sum, ...more]) => (sum?.values.length === 1 && more.length === 0 ? sum.values : []))
    .filter((value) => value > 0 && value <= largestInRow)
  const shares = cells.flatMap((cell) => percentsIn(cell)).flatMap(({ values }) => (values.length === 1 ? values : []))
  const [whole = 0, ...parts] = sums.toSorted((a, b) => b - a)
  if (parts.length === 0) return false
  const share = shares.reduce((sum, each) => sum + each, 0)
  return (
    (parts.length === 1 && share > 0 && share < 10_000 && Math.round((whole * share) / 10_000) === parts[0]) ||
    (parts.length === 2 && (parts[0] ?? 0) + (parts[1] ?? 0) === whole)
  )
}
const bareSum = /^\s*(?:€|eur)?\s?\d[\d.,' ]*\s?(?:€|ευρω|eur(?:os?)?)?\s*$/u

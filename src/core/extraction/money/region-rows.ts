import { readNumber } from '../figures/amounts.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Places } from '../places/places.ts'
import type { Reading, ReadValue } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

/** A table of money by region whose lines came without columns: "ΚΡΗΤΗ 6.000.000 0" under "Region, budget, left". Folded text. */

const number = String.raw`(?:€ ?|eur )?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|0)(?: ?(?:€|ευρω|euros?|eur))?`
const row = new RegExp(
  String.raw`^\s*(?:[•–*-] |\d{1,2}[.)] )?(?<name>[^\d:€%]{3,60}?)\s*[:|–-]?\s+(?<first>${number})(?:\s*[|]?\s+(?<second>${number}))?(?:\s+${number})*(?:\s*\([^()]{3,60}\))?\s*[.;,]?\s*$`,
  'u',
)
/** What the head of such a table, or the line above it, names. */
const ofMoney =
  /προυπολογισμ|π\/υ|(?<!\p{L})ποσ(?:ο|α)(?!\p{L})|υπ?ολοιπ|κατανομ|κατανεμ|επιμερι[ζσ]|πιστωσ|κονδυλ|διαθεσιμ|δημοσι\p{L}+ δαπαν|budget|allocation|amount|remaining|balance|available|envelope/u
const ofOne =
  /ανα (?:επιχειρ|εργο|σχεδ|δικαιουχ)|per (?:compan|project|beneficiar)|μεγιστ|ελαχιστ|maximum|minimum|δανει|loan/u
const first = /αρχικ|προυπολογισμ|π\/υ|κατανομ|πιστωσ|budget|allocation|initial/u
const rest = /υπ?ολοιπ|απομεν|διαθεσιμ|remaining|left|balance|available/u
const ofTotal = /^(?:γενικο )?συνολ|^αθροισμα|^(?:grand )?total|^sum$/u
/** Cents: a smaller sum beside a region is a grant's. */
const leastLine = 10_000_000

/** "Western Macedonia 1.000.000,00 euros (500.000 more)": a line that is a name and its money. */
export const isLineOfMoney = (folded: string): boolean => row.test(folded)

/** The budget of each region, and the total, of the rows under one head. */
export function regionRows(
  blocks: readonly Block[],
  placesIn: (block: Block, sentence: Sentence) => Places,
): { readonly readings: Reading[]; readonly rows: ReadonlySet<Block> } {
  const readings: Reading[] = []
  const rows = new Set<Block>()
  // A row stands under each of the twenty lines above it that speak of money.
  const matchOf = remembered((block) => (block.kind === 'cell' ? null : row.exec(block.folded.folded)))
  const placesOfRow = remembered((block) => {
    const name = matchOf(block)?.groups?.['name'] ?? ''
    const start = block.folded.folded.indexOf(name)
    return placesIn(block, { start, end: start + name.length })
  })
  for (let at = 0; at < blocks.length; at += 1) {
    const head = blocks[at]
    if (
      head === undefined ||
      head.kind === 'cell' ||
      !ofMoney.test(head.folded.folded) ||
      ofOne.test(head.folded.folded)
    )
      continue
    const run = runBelow(blocks, at + 1, matchOf)
    if (run.length < 2) continue
    // "Left" before "budget": the second column is the region's whole.
    const words = head.folded.folded
    const second = first.test(words) && rest.test(words) && words.search(rest) < words.search(first)
    let unplaced = false
    const found = run.flatMap(({ block, match }) => {
      const told = second ? (match.groups?.['second'] ?? match.groups?.['first']) : match.groups?.['first']
      const cents = Math.round(readNumber((told ?? '').replaceAll(/[^\d.,]/gu, '')) * 100)
      const name = match.groups?.['name'] ?? ''
      const start = match[0].indexOf(told ?? '', match[0].indexOf(name) + name.length)
      const value = rowValue(block, name, cents, placesOfRow)
      unplaced ||= value === undefined && cents >= leastLine
      return value === undefined
        ? []
        : [
            reading(
              block,
              { start: 0, end: block.folded.folded.trimEnd().length },
              { start, end: start + (told ?? '').length },
              value,
              0.85,
            ),
          ]
    })
    // A row for something else than a region is no such table.
    if (unplaced || !found.some(({ value }) => value.field === 'budget_line')) continue
    readings.push(...found)
    for (const { block } of run) rows.add(block)
    at += run.length
  }
  return { readings, rows }
}

/** What a function says of a block, found out once. */
function remembered<T>(of: (block: Block) => T): (block: Block) => T {
  const known = new Map<Block, T>()
  return (block) => {
    if (!known.has(block)) known.set(block, of(block))
    return known.get(block) as T
  }
}

function runBelow(
  blocks: readonly Block[],
  from: number,
  matchOf: (block: Block) => RegExpExecArray | null,
): { block: Block; match: RegExpExecArray }[] {
  const run: { block: Block; match: RegExpExecArray }[] = []
  for (const block of blocks.slice(from, from + 20)) {
    const match = matchOf(block)
    if (match === null) break
    run.push({ block, match })
  }
  return run
}

function rowValue(
  block: Block,
  name: string,
  cents: number,
  placesOfRow: (block: Block) => Places,
): ReadValue | undefined {
  if (cents < leastLine) return undefined
  const money = { cents, currency: 'EUR' }
  if (ofTotal.test(name.trim())) return { field: 'total_budget', ...money }
  const { regions, categories } = placesOfRow(block)
  const [category, other] = categories
  if (category !== undefined && other === undefined) return { field: 'budget_line', ...money, category, regions }
  return regions.length > 0 ? { field: 'budget_line', ...money, regions } : undefined
}

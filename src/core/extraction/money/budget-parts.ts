import { beginning } from '../../citing/canonical.ts'
import type { Figure } from '../figures/amounts.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Places } from '../places/places.ts'
import type { Reading, ReadValue } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Parts of a budget are known by their sum, whatever words they stand in: amounts that follow each other in a sentence, a list or a
 * column and add up to an amount before or behind them are its parts.
 */

/** An amount of a document with the block it stands in. */
export interface PlacedSum {
  readonly block: Block
  readonly figure: Figure
  /** All amounts of its block. */
  readonly all: readonly Figure[]
}

interface Split {
  readonly whole: PlacedSum
  readonly parts: readonly PlacedSum[]
}

/** Cents. Smaller sums of several amounts are often ceilings of sizes or of categories. */
export const leastCallBudget = 100_000_000
const mostParts = 16
/** Cents. What is said to be divided may be less. */
const leastParted = 10_000_000
const parting =
  /κατανεμ|κατανομ|μοιραζ|επιμεριζ|διανεμ|(?<!\p{L})split(?!\p{L})|divided|shared out|(?<!\p{L})total of|will be awarded|allocated (?:as|by|between)/u
/** Amounts of a run that are looked at: its parts, and the one that may stand before them. */
const longestRun = mostParts + 1
/** Blocks between a whole and its first part. */
const nearBlocks = 6

/** Behind an amount: which fund pays it. Such shares are no parts of what is given. */
const fundShare =
  /^\s*(?:€|ευρω|eur)?\s*\(?(?:of (?:the )?)?(?:erdf|esf|emfaf|eafrd|ετπα|ετθα|εγταα|εκτ\+?(?!\p{L})|national (?:contribution|fund|co-?fin)|εθνικ\p{L}+ (?:συμμετ|πορ)|ενωσιακ\p{L}+ συνδρομ)(?!\s*\d+\s?%)(?! ?\p{L}* ?:?\s*(?:€|eur)?\s?\d)(?!\p{L}* ?(?:and|και|&|\+))/u

const wholeBudget =
  /(?:προυπολογισμ\p{L}+ (?:τησ|του) (?:παρουσασ )?(?:προσκλησ|δρασ|προγραμμ|προκηρυξ)\p{L}+|budget of (?:the|this) (?:call|scheme|programme)) (?:ειναι|ανερχεται (?:σε|στα)|οριζεται (?:σε|στα)|is|amounts to)\s*(?:€|eur)?\s*$/u
const onlyFund = /^\s*(?:€|ευρω|eur)?\s*\(\s*\p{L}+\+?\s*\)/u
/** Whether a fund pays an amount beside others: the budget of a call that one fund pays is no share. */
export const isFundShare = (before: string, after: string): boolean =>
  fundShare.test(after) && !(onlyFund.test(after) && wholeBudget.test(before))

const valueOf = ({ figure }: PlacedSum): number => figure.values[0] ?? 0

/** The wholes of a document with their parts; no amount is part of two wholes. */
export function splitsOf(sums: readonly PlacedSum[], blocks: readonly Block[]): Split[] {
  const place = new Map(blocks.map((block, at) => [block, at]))
  const near = (a: PlacedSum, b: PlacedSum): boolean =>
    Math.abs((place.get(a.block) ?? 0) - (place.get(b.block) ?? 0)) <= nearBlocks
  const out: Split[] = []
  const taken = new Set<Figure>()
  const keep = (split: Split | undefined): void => {
    if (split === undefined || split.parts.some(({ figure }) => taken.has(figure))) return
    for (const { figure } of split.parts) taken.add(figure)
    out.push(split)
  }
  const byValue = Map.groupBy(sums, valueOf)
  for (const column of columnsOf(sums, place)) {
    const split = columnSplit(column, byValue)
    keep(split)
    if (split !== undefined) continue
    // A sheet of values: "9 million", and right below it the 6.3 and 2.7 that it consists of.
    column.forEach((whole, at) => {
      if (valueOf(whole) >= leastCallBudget) keep(runOf(whole, column.slice(at + 1, at + 1 + longestRun), near, [0]))
    })
  }
  // "€300 million: €120 million in grants and €180 million in equity" in a cell.
  sums.forEach((whole, at) => {
    if (whole.block.kind !== 'cell' || valueOf(whole) < leastCallBudget) return
    const run = sums.slice(at + 1, at + 1 + longestRun)
    keep(
      runOf(
        whole,
        run.filter(({ block }) => block === whole.block),
        near,
      ),
    )
  })
  const rest = sums.filter(({ block }) => block.kind !== 'cell')
  rest.forEach((whole, at) => {
    const least = parting.test(whole.block.folded.folded) ? leastParted : leastCallBudget
    if (valueOf(whole) < least || taken.has(whole.figure)) return
    const behind = rest.slice(at + 1, at + 1 + longestRun)
    const before = rest.slice(Math.max(0, at - longestRun), at).toReversed()
    keep(runOf(whole, behind, near) ?? runOf(whole, before, near))
  })
  return out
}

/** The first amounts of a run that add up to a whole. One amount may stand between the whole and them. */
function runOf(
  whole: PlacedSum,
  run: readonly PlacedSum[],
  near: (a: PlacedSum, b: PlacedSum) => boolean,
  starts: readonly number[] = [0, 1],
): Split | undefined {
  for (const from of starts) {
    let sum = 0
    const first = run[from]
    if (first === undefined || !near(whole, first)) continue
    for (let to = from; to < Math.min(run.length, from + mostParts); to++) {
      const part = run[to]
      const before = run[to - 1]
      if (part === undefined || (to > from && before !== undefined && !near(before, part))) break
      sum += valueOf(part)
      if (sum > valueOf(whole)) break
      if (sum === valueOf(whole) && to > from) return { whole, parts: run.slice(from, to + 1) }
    }
  }
  return undefined
}

/** The amounts of each column of each table, from top to bottom, and of each row. */
function columnsOf(sums: readonly PlacedSum[], place: ReadonlyMap<Block, number>): PlacedSum[][] {
  const columns = new Map<string, PlacedSum[]>()
  let table = 0
  let last = -1
  for (const sum of sums) {
    if (sum.block.kind !== 'cell') continue
    const at = place.get(sum.block) ?? 0
    if (at - last > mostCells) table++
    last = at
    const [head = ''] = sum.block.labels.length > 1 ? sum.block.labels : []
    // Down a column, and along a row whose columns are the parts of a call.
    for (const key of [`${table} column ${sum.block.column} ${head}`, `${table} row ${sum.block.labels.at(-1) ?? ''}`])
      columns
        .set(key, columns.get(key) ?? [])
        .get(key)
        ?.push(sum)
  }
  return [...columns.values()].filter((column) => column.length > 1)
}
/** Cells of a table between two amounts of a column. */
const mostCells = 24

const ofTotal = /συνολ|αθροισμα|total|^sum$/u

/** A column with a row for the total, or with a total that stands elsewhere. */
function columnSplit(
  column: readonly PlacedSum[],
  byValue: ReadonlyMap<number, readonly PlacedSum[]>,
): Split | undefined {
  const add = (parts: readonly PlacedSum[]): number => parts.reduce((sum, part) => sum + valueOf(part), 0)
  for (const [whole, parts] of [
    [column.at(-1), column.slice(0, -1)],
    [column[0], column.slice(1)],
  ] as const)
    if (whole !== undefined && parts.length > 1 && valueOf(whole) >= leastCallBudget && add(parts) === valueOf(whole))
      return { whole, parts }
  // Below the row of the total something may stand that is told for information.
  const total = column.findIndex(({ block }) => ofTotal.test(block.labels.at(-1) ?? ''))
  const [sumRow, above] = [column[total], column.slice(0, Math.max(0, total))]
  if (sumRow !== undefined && above.length > 1 && valueOf(sumRow) >= leastCallBudget && add(above) === valueOf(sumRow))
    return { whole: sumRow, parts: above }
  const parts = column.filter(({ block }) => !ofTotal.test(block.labels.at(-1) ?? ''))
  const sum = add(parts)
  if (parts.length < 2 || sum < leastCallBudget) return undefined
  const whole = byValue.get(sum)?.find((each) => !parts.includes(each))
  return whole === undefined ? undefined : { whole, parts }
}

/** What the wholes and parts of a document are read as. */
export function budgetReadings(
  sums: readonly PlacedSum[],
  blocks: readonly Block[],
  placesIn: (block: Block, sentence: Sentence) => Places,
): Reading[] {
  return splitsOf(sums, blocks).flatMap(({ whole, parts }, group) => {
    // "Budget 5.2 million: public expenditure 3.12, private share 2.08": what is given is the public part.
    const name = ({ block, figure, all }: PlacedSum): string =>
      block.kind === 'cell'
        ? (block.labels.at(-1) ?? '')
        : block.folded.folded.slice(all[all.indexOf(figure) - 1]?.end ?? 0, figure.start)
    const given = parts.find((part) =>
      /δημοσι\p{L}+ (?:δαπαν|χρηματοδ|συνδρ)|public (?:expend|fund|contrib)/u.test(name(part)),
    )
    if (
      given !== undefined &&
      parts.length === 2 &&
      parts.some((part) => /ιδιωτικ|ιδι(?:α|ων) (?:συμμετ|κεφ)|private|own (?:contrib|funds)/u.test(name(part)))
    )
      return [
        told(given, { field: 'total_budget', cents: valueOf(given), currency: given.figure.currency ?? 'EUR' }, 0.95),
      ]
    return [
      told(whole, { field: 'total_budget', cents: valueOf(whole), currency: whole.figure.currency ?? 'EUR' }, 0.95),
      ...parts
        .filter((part) => !isOfYear(part))
        .map((part) =>
          told(
            part,
            { ...partValue(part, nameAbove(part, blocks), placesIn), group, currency: part.figure.currency ?? 'EUR' },
            0.85,
          ),
        ),
    ]
  })
}

const told = ({ block, figure }: PlacedSum, value: ReadValue, sure: number): Reading =>
  reading(block, { start: 0, end: block.folded.folded.trimEnd().length }, figure, value, sure)

/** Parts by years are when it is paid, not what for. */
const isOfYear = ({ block, figure }: PlacedSum): boolean =>
  /^\s*(?:€|ευρω|eur)?\s*(?:για|in|for)? ?(?:το |the )?(?:ετοσ |year )?20\d\d(?!\d)/u.test(
    block.folded.folded.slice(figure.end),
  ) ||
  block.labels.some((label) => /^\s*(?:ετοσ |year )?20\d\d\s*$/u.test(label)) ||
  // "150 million for 2027: 100 million in grants": the year is that of the whole.
  /(?<!(?:€|ευρω|eur|million|εκατομμυρια|εκατ\.)(?: (?:για|for|in))?(?: το)?)(?:^|[\s(])(?:το |ετοσ |in )?20\d\d\s*:\s*(?:€|eur)?\s*$/u.test(
    block.folded.folded.slice(0, figure.start),
  )

type BudgetLine = Extract<ReadValue, { field: 'budget_line' }>

/** A line of words above an amount that stands alone: a table whose cells came as lines. */
function nameAbove({ block, figure }: PlacedSum, blocks: readonly Block[]): Block | undefined {
  const { folded } = block.folded
  const above = blocks[blocks.indexOf(block) - 1]
  const alone = !/\p{L}/u.test(folded.slice(0, figure.start) + folded.slice(figure.end))
  return block.kind !== 'cell' && alone && above !== undefined && /^[^\d.;:]{3,60}$/u.test(above.folded.folded.trim())
    ? above
    : undefined
}

function partValue(
  { block, figure, all }: PlacedSum,
  above: Block | undefined,
  placesIn: (block: Block, sentence: Sentence) => Places,
): BudgetLine {
  const { folded } = block.folded
  const base = { field: 'budget_line', cents: figure.values[0] ?? 0, currency: 'EUR' } as const
  if (above !== undefined) {
    const { regions, categories } = placesIn(above, { start: 0, end: above.folded.folded.length })
    const [category] = categories
    if (category !== undefined) return { ...base, category, regions }
    return { ...base, regions, ...(regions.length > 0 ? {} : { title: beginning(above.folded.folded.trim(), 80) }) }
  }
  if (block.kind !== 'cell' || all.length > 1) {
    const own = partOfSum(block, figure, all, (sentence) => placesIn(block, sentence))
    if (own !== undefined) return own
  }
  const { regions, categories } = placesIn(block, { start: 0, end: folded.length })
  const [category, second] = categories
  if (all.length === 1 && category !== undefined && second === undefined) return { ...base, category, regions }
  if (all.length === 1 && regions.length > 0) return { ...base, regions }
  const row = /^\s*\d{0,3}\s*$/u.test(block.labels.at(-1) ?? '') ? (block.rowTitle ?? '') : (block.labels.at(-1) ?? '')
  const words = block.kind === 'cell' ? row : folded.slice(0, figure.start)
  return { ...base, regions: [], title: beginning((words.trim() === '' ? folded : words).trim(), 80) }
}

/** Whether the words behind an amount say what it is for. */
const isFollowed = (folded: string, { start, end }: Sentence): boolean =>
  /^\s*(?:€|ευρω)?\s*(?:\([^)]{1,8}\)\s*)?(?:θα (?:διατεθ|δοθ)\p{L}+ (?:στ|για|σε)|διατιθ\p{L}+ (?:στ|για|σε)|στ|για|σε|αφορ|κατευθυν|προοριζ|πηγαιν|(?:η|το|οι|τα) (?!ποσο|λοιπ)|for|in|to|(?:is|are|goes?) (?:for|to))/u.test(
    folded.slice(start, end),
  )

/** For whom or what a part of a budget is: the words behind it, or those before it. */
export function partOfSum(
  block: Block,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): BudgetLine | undefined {
  const { folded } = block.folded
  const at = all.indexOf(figure)
  const behind: Sentence = { start: figure.end, end: all[at + 1]?.start ?? Math.min(folded.length, figure.end + 90) }
  const before: Sentence = { start: all[at - 1]?.end ?? 0, end: figure.start }
  const follows = isFollowed(folded, behind)
  // "75 million are for grants and 75 million tax relief": what stands between is the first one's.
  const taken =
    at > 0 &&
    isFollowed(folded, { start: all[at - 1]?.end ?? 0, end: figure.start }) &&
    /^\s*(?:€|ευρω|eur)?\s*\p{L}{4}/u.test(folded.slice(behind.start, behind.end))
  // "150 million, that is 75 million tax exemptions and 75 million grants".
  const bare = !/\p{L}/u.test(
    folded
      .slice(before.start, before.end)
      .replace(
        /(?<!\p{L})(?:ητοι|δηλαδη|εκ των οποιων|απο τα οποια|απο τουσ οποιουσ|και|of which|that is|namely|and|σε|ποσο|τα)(?!\p{L})/gu,
        '',
      ),
  )
  const words = follows || bare || taken ? behind : before
  const { regions, categories } = placesIn(words)
  const [category, second] = categories
  const base = { field: 'budget_line', cents: figure.values[0] ?? 0, currency: 'EUR' } as const
  if (category !== undefined && second === undefined) return { ...base, category, regions }
  if (regions.length > 0) return { ...base, regions }
  const title = folded
    .slice(words.start, words.end)
    .replace(
      /^[\s,(:)·-]*(?:€|ευρω(?!\p{L})|eur(?:os?)?(?!\p{L}))?\s*(?:\([^)]{1,8}\)\s*)?(?:(?:και|and|εκ των οποιων|of which)\s)?(?:(?:αφορ\p{L}+|κατευθυν\p{L}+|προοριζ\p{L}+|πηγαιν\p{L}+|is|are|goes?)\s)?(?:(?:για|for|σε|in|to)\s)?(?:(?:τη[νσ]?|το|τα|τισ|τουσ|η|οι|the)\s)?/u,
      '',
    )
    .replace(/[\s,:(·.;]+(?:και|and)?\s*$/u, '')
  return !/\p{L}/u.test(title) ? undefined : { ...base, regions: [], title: beginning(title, 80) }
}

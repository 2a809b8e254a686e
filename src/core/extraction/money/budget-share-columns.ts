import { readNumber } from '../figures/amounts.ts'
import type { Block } from '../text/source-text.ts'

/** Columns of percentages that say how a budget is shared out, and no rates of aid: they add up to the whole. Folded text. */

const percent = /^\s*(?<n>\d{1,3}(?:[.,]\d{1,3})?)\s*%?\s*$/u
const money =
  /^\s*(?:€|eur)?\s*(?<n>\d{1,3}(?:[.,\s]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d+)?)\s*(?:€|ευρω|eur|εκατ\p{L}*\.?(?:\s*(?:€|ευρω))?|million)?\s*$/u
/** Heads of shares, where no amounts stand beside them. */
const ofShares =
  /κατανομ|μεριδι|συμμετοχη στο|βαρυτητ|σταθμ|% (?:του |επι του )?(?:συνολ|προυπολογ|π\/υ)|share|allocation|weight|split/u
const ofAid = /ενισχυσ|επιχορηγ|επιδοτ|ενταση|intensity|aid|grant|rate/u
/** Hundredths of a percent by which sums of rounded shares may be off, and a share from that of its amount. */
const offSum = 100
const offShare = 100

/** Cells of percentages that are shares of a whole. */
export function budgetShareCells(blocks: readonly Block[]): ReadonlySet<Block> {
  const shares = new Set<Block>()
  let rows: Block[][] = []
  const close = (): void => {
    for (const cell of sharesOf(rows)) shares.add(cell)
    rows = []
  }
  let before: Block | undefined
  for (const block of blocks) {
    if (block.kind !== 'cell' || (before !== undefined && before.heads.join('·') !== block.heads.join('·'))) close()
    before = block.kind === 'cell' ? block : undefined
    if (block.kind !== 'cell') continue
    const row = rows.at(-1)
    if (row === undefined || (row.at(-1)?.column ?? 0) >= block.column) rows.push([block])
    else row.push(block)
  }
  close()
  return shares
}

function sharesOf(rows: readonly (readonly Block[])[]): Block[] {
  const last = Math.max(0, ...rows.flatMap((row) => row.map(({ column }) => column)))
  const columns = Array.from({ length: last + 1 }, (_, column) =>
    rows.map((row) => row.find((cell) => cell.column === column)),
  )
  return columns.flatMap((cells) => {
    const values = cells.map((cell) => numberIn(cell, percent))
    const parts = withoutTotal(values)
    if (parts.length < 2 || Math.abs(sum(parts.map((at) => values[at] ?? 0)) - 10_000) > offSum) return []
    const found = cells.filter((cell) => cell !== undefined && percent.test(cell.folded.folded)) as Block[]
    const head = found[0]?.heads[found[0].column] ?? found[0]?.labels.at(-1) ?? ''
    const proportional = columns.some((others) => others !== cells && isProportional(parts, values, others))
    return proportional || (ofShares.test(head) && !ofAid.test(head)) ? found : []
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

function numberIn(cell: Block | undefined, pattern: RegExp): number | undefined {
  const printed = cell === undefined ? undefined : pattern.exec(cell.folded.folded)?.groups?.['n']
  return printed === undefined ? undefined : Math.round(readNumber(printed.replaceAll(/\s/gu, '')) * 100)
}

/** Rows that have a value, without the last one where it is the whole. */
function withoutTotal(values: readonly (number | undefined)[]): number[] {
  const at = values.flatMap((value, row) => (value === undefined ? [] : [row]))
  return values[at.at(-1) ?? -1] === 10_000 ? at.slice(0, -1) : at
}

/** Whether each of the parts is the share of an amount beside it in the sum of these amounts. */
function isProportional(
  parts: readonly number[],
  values: readonly (number | undefined)[],
  cells: readonly (Block | undefined)[],
): boolean {
  const amounts = parts.map((at) => numberIn(cells[at], money) ?? 0)
  const whole = sum(amounts)
  // A column beside it may repeat the shares.
  if (amounts.some((amount) => amount === 0) || Math.abs(whole - 10_000) <= offSum) return false
  return parts.every((at, k) => Math.abs(((amounts[k] ?? 0) / whole) * 10_000 - (values[at] ?? 0)) <= offShare)
}

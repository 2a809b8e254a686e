import type { Statement, Table } from '../../core/drafting/document.ts'

/** Between the margins of both page formats, and a cell's own margins, in points. */
const textWidth = 453.5
const padding = 9
/** Of a table's text: 10 points of Calibri and 9 of DejaVu Sans Condensed are equally wide within some percent. */
const size = 10
/** What a note's number takes after its word. */
const noteWidth = 13
/** More rows than these, the highest of a table, do not say more of its columns. */
const mostRows = 40

/** How a table is set: the shares of its columns, which make 1, and how many lines each of its rows takes. */
export interface TableFit {
  readonly shares: readonly number[]
  readonly lines: readonly number[]
}

/** A cell's words as wide as they are, in points. */
type Cell = readonly number[]

/**
 * Columns as wide as what stands in them needs: from the composer's weights, width goes from column to column while that
 * saves lines, and no column gets narrower than its longest word as long as there is room.
 */
export function fitTable({ columns, rows }: Table): TableFit {
  const head = columns.map(({ title }) => wordsOf(title, 0, 1.08))
  const body = rows.map(({ cells, total }) => cells.map((cell) => cellOf(cell, total === true)))
  const least = leastWidths([head, ...body], columns.length)
  let widths = startWidths(
    columns.map(({ weight }) => weight ?? 1),
    least,
  )
  const judged = [head, ...body]
    .map((row) => ({ row, lines: linesOf(row, widths) }))
    .toSorted((one, other) => other.lines - one.lines)
    .slice(0, mostRows)
    .map(({ row }) => row)
  for (const step of [48, 24, 12, 6]) widths = moved(judged, widths, least, step)
  return {
    shares: widths.map((width) => width / textWidth),
    lines: body.map((row) => linesOf(row, widths)),
  }
}

const cellOf = ({ text, citations }: Statement, bold: boolean): Cell => wordsOf(text, citations.length, bold ? 1.08 : 1)

function wordsOf(text: string, notes: number, factor: number): Cell {
  const words = text.split(/\s+/u).map((word) => widthOf(word) * factor)
  return words.map((width, i) => (i < words.length - 1 ? width : width + notes * noteWidth))
}

/** Of a word, letter by letter: narrow ones, figures, capitals and the rest. Signs beyond the alphabets are taken as wide. */
function widthOf(word: string): number {
  let ems = 0
  for (const sign of word)
    ems += /[.,:;·'’|!ijlIι()[\]/-]/u.test(sign)
      ? 0.3
      : /[\p{Nd}\p{Ll}€]/u.test(sign)
        ? 0.53
        : sign < '\u0530'
          ? 0.63
          : 1
  return ems * size
}

const space = 0.25 * size

/** Lines that the highest cell of a row takes. */
function linesOf(row: readonly Cell[], widths: readonly number[]): number {
  let most = 1
  for (const [i, cell] of row.entries()) most = Math.max(most, linesIn(cell, widths[i] ?? 1))
  return most
}

function linesIn(cell: Cell, column: number): number {
  const width = Math.max(1, column - padding)
  let [lines, used] = [1, 0]
  for (const word of cell) {
    if (used > 0 && used + space + word > width) {
      lines += 1
      used = 0
    }
    used += (used > 0 ? space : 0) + word
    if (used > width) {
      lines += Math.ceil(used / width) - 1
      used = used % width
    }
  }
  return lines
}

/** What a column needs so that no cell breaks, else so that no word does; less where all together do not find room. */
function leastWidths(rows: readonly (readonly Cell[])[], count: number): number[] {
  const widest = (widthIn: (cell: Cell) => number): number[] =>
    Array.from({ length: count }, (_, i) =>
      rows.reduce((most, row) => Math.max(most, widthIn(row[i] ?? []) + padding), padding),
    )
  const whole = widest((cell) => sum(cell) + space * (cell.length - 1))
  if (sum(whole) <= textWidth) return whole
  const wanted = widest((cell) => Math.max(0, ...cell)).map((width) => Math.min(width, textWidth / 2))
  const all = sum(wanted)
  return all <= textWidth ? wanted : wanted.map((width) => (width * textWidth) / all)
}

/** By weight, but for columns that need more: the others share what is left. */
function startWidths(weights: readonly number[], least: readonly number[]): number[] {
  const fixed = new Set<number>()
  for (;;) {
    const left = textWidth - sum(least.filter((_, i) => fixed.has(i)))
    const share = left / sum(weights.filter((_, i) => !fixed.has(i)))
    const short = weights.findIndex((weight, i) => !fixed.has(i) && weight * share < (least[i] ?? 0))
    if (short < 0 || fixed.size === weights.length - 1)
      return weights.map((weight, i) => (fixed.has(i) ? (least[i] ?? 0) : weight * share))
    fixed.add(short)
  }
}

/** Moves width from one column to another while that saves lines. */
function moved(
  rows: readonly (readonly Cell[])[],
  from: readonly number[],
  least: readonly number[],
  step: number,
): number[] {
  let widths = [...from]
  let best = cost(rows, widths)
  for (;;) {
    let better: number[] | undefined
    for (const [giver, width] of widths.entries()) {
      if (width - step < (least[giver] ?? 0)) continue
      for (const taker of widths.keys()) {
        if (taker === giver) continue
        const tried = widths.with(giver, width - step).with(taker, (widths[taker] ?? 0) + step)
        const found = cost(rows, tried)
        if (found >= best) continue
        best = found
        better = tried
      }
    }
    if (better === undefined) return widths
    widths = better
  }
}

/** Lines of all rows; those of cells that are not their row's highest count little, so that the way to fewer is seen. */
function cost(rows: readonly (readonly Cell[])[], widths: readonly number[]): number {
  let all = 0
  for (const row of rows) {
    let most = 1
    for (const [i, cell] of row.entries()) {
      const lines = linesIn(cell, widths[i] ?? 1)
      most = Math.max(most, lines)
      all += lines / 100
    }
    all += most
  }
  return all
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

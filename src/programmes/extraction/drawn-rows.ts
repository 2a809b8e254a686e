import type { TextTable } from './text-table.ts'

/**
 * Tables of a plain text whose columns have no common gap, because a name is longer than its column or the lines are few: names with
 * their figures behind spaces, dots or strokes. Only where most lines end in a figure: text in two columns is no table.
 */

/** Characters of a row at the most. */
const longestRow = 220
const gap = /[ \u00a0]{2,}|[ \u00a0]*(?:\.{4,}|…{2,}|·{4,}|_{4,})[ \u00a0]*|[ \u00a0]+[|¦│][ \u00a0]*/gu
/** A figure with a bound and a unit, and nothing else; a dash stands for none. */
const figure =
  /^(?:(?:έως(?: και)?|μέχρι|ως|από|άνω των|max\.?|min\.?|up to|from)\s+)?(?:€\s?|EUR\s)?\+?\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:%|€|EUR|euro|ευρώ|εκατ\.?(?: ευρώ| €)?|εκ\.(?: ευρώ| €)?|χιλ\.(?: ευρώ| €)?|million|m|π\.μ\.|μονάδες)?(?:\s(?:και|and)\s(?:€\s?)?\d[\d.,]*\s?(?:€|ευρώ)?)?$|^(?:[–—-]|χωρίς όριο|no limit)$/iu
const fewest = 2

/** The table that begins at a line; undefined where there is none. */
export function drawnFrom(lines: readonly string[], from: number): TextTable | undefined {
  const slashed = slashedFrom(lines, from)
  if (slashed !== undefined) return slashed
  const rows: string[][] = []
  let end = from
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    const cells = line.includes('\t') || line.length > longestRow ? [] : cellsOf(line)
    // A head may have one cell, set in.
    if (cells.length < 2 && !(rows.length === 0 && cells.length === 1 && /^\s{12,}\S/u.test(line))) break
    rows.push(cells)
  }
  const valued = rows.filter((cells) => figure.test(cells.at(-1) ?? '') && /\p{L}/u.test(cells[0] ?? ''))
  const most = Math.max(0, ...rows.map((cells) => cells.length))
  if (valued.length < fewest || valued.length * 2 < rows.length) return undefined
  return {
    rows: rows.map((cells, at) =>
      cells.length === most - 1 && /^\s{4,}/u.test(lines[from + at] ?? '') && !valued.includes(cells)
        ? ['', ...cells]
        : cells,
    ),
    end,
  }
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .split(gap)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

/** "Κατηγορία δαπάνης / Ποσοστό", and below it lines that end in their figure. */
function slashedFrom(lines: readonly string[], from: number): TextTable | undefined {
  const head = /^\s*(\p{Lu}[^/|\d%]{2,40}?)\s*[/|]\s*(\p{L}[^/|\d]{2,40})$/u.exec(lines[from] ?? '')
  if (head === null) return undefined
  const rows: string[][] = []
  let end = from + 1
  for (; end < lines.length; end += 1) {
    const [, name, value] =
      /^\s*([^\d%]{3,70}?)[\s:–-]+((?:έως |μέχρι |up to )?(?:€\s?)?\d[\d.,]*\s?(?:%|€|ευρώ)?)\s*$/u.exec(
        lines[end] ?? '',
      ) ?? []
    if (name === undefined || value === undefined) break
    rows.push([name.trim(), value])
  }
  return rows.length < fewest ? undefined : { rows: [[head[1] ?? '', (head[2] ?? '').trim()], ...rows], end }
}

/** A cell of a row of the canonical text. */
export interface Cell {
  readonly text: string
  readonly start: number
}

/** The cells of a row, with the place of each. */
export function cellsOf(row: string, start: number): Cell[] {
  let at = start
  return row.split('\t').map((text) => {
    const blank = text.length - text.trimStart().length
    const cell = { text: text.trim(), start: at + blank }
    at += text.length + 1
    return cell
  })
}

/** A text whose tables are drawn with bars or slashes, with tabs in their place: as many characters as before. */
export const withoutBars = (text: string): string => withoutUpright(withoutSlashes(text))

function withoutUpright(text: string): string {
  if (!text.includes('|')) return text
  const lines = text.split('\n')
  const bars = lines.map((line) => (rule.test(line) ? -1 : (bare(line).match(/\|/gu)?.length ?? 0)))
  const inTable = (at: number): boolean =>
    (bars[at] ?? 0) > 0 && [at - 1, at + 1, at - 2, at + 2].some((other) => bars[other] === bars[at])
  return lines
    .map((line, at) =>
      bars[at] === -1 ? ' '.repeat(line.length) : inTable(at) ? bare(line).replaceAll('|', '\t') : line,
    )
    .join('\n')
}
/** "Region / Large / Medium / Small", and under it "Epirus / 50% / 60% / 70%": lines of as many short cells, parted by slashes or dots. */
function withoutSlashes(text: string): string {
  if (!/ [/·] .* [/·] /u.test(text)) return text
  const lines = text.split('\n')
  const parts = lines.map((line) => {
    const cells = line.split(/ [/·] /u)
    return cells.length >= leastCells && cells.every((cell) => cell.trim().length <= longestCell) ? cells.length : 0
  })
  const out = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const cells = parts[at] ?? 0
    if (cells === 0) continue
    let end = at + 1
    while (parts[end] === cells) end += 1
    const rows = lines.slice(at, end)
    const figures = rows.filter((line) =>
      /(?: [/·] (?:[^/·]{0,12}\d[\d.,]*\s?(?:%|€|ευρώ)?|[–—-])\s*){2,}$/u.test(line),
    ).length
    if (rows.length >= leastRows && figures >= rows.length - 1)
      for (let row = at; row < end; row += 1) out[row] = (lines[row] ?? '').replaceAll(/ [/·] /gu, ' \t ')
    at = end - 1
  }
  return out.join('\n')
}
const leastCells = 3
const leastRows = 3
const longestCell = 60

/** A line between rows: "|---|---|". */
const rule = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*\|?)?\s*$/u
/** Without the bars at both ends. */
const bare = (line: string): string => line.replace(/^(\s*)\|/u, '$1 ').replace(/\|(\s*)$/u, ' $1')

/** A day and its hour in two cells are one cell; the second stays, empty, in its column. */
export function withHours(cells: Cell[]): Cell[] {
  return cells.map((cell, at) => {
    const next = cells[at + 1]
    if (next !== undefined && adjoins(cell, next) && hourCell.test(next.text) && dayCell.test(cell.text))
      return { ...cell, text: `${cell.text}\t${next.text}` }
    const before = cells[at - 1]
    return before !== undefined && adjoins(before, cell) && hourCell.test(cell.text) && dayCell.test(before.text)
      ? { ...cell, text: '' }
      : cell
  })
}
const adjoins = (cell: Cell, next: Cell): boolean => next.start === cell.start + cell.text.length + 1
const hourCell = /^\s*(?:ώρα )?\d{1,2}[:.]\d{2}(?:\s*\p{L}{2,5})?(?:\s*\([^()\d]{2,40}\))?\s*$/iu
const dayCell = /(?:19|20)\d{2}\s*$/u

/** "Κωδικός: | ΨΡ-07 | ΟΠΣΚΕ: | 9902": a row of a card with a name before each value, as rows of one name and one value. */
export function pairsOf(cells: Cell[]): Cell[][] | undefined {
  const isNamed = (cell: Cell): boolean => /^\P{L}*\p{L}[^:]{0,50}:$/u.test(cell.text)
  if (cells.length < 4 || cells.length % 2 > 0 || !cells.every((cell, at) => isNamed(cell) === (at % 2 === 0)))
    return undefined
  return cells.flatMap((cell, at) => (at % 2 === 0 ? [cells.slice(at, at + 2)] : []))
}

import { joined, rowsOf } from './text-table.ts'
import type { TextTable } from './text-table.ts'

/**
 * Tables of a plain text whose columns have no common gap, because a name is longer than its column or the lines are few: names with
 * their figures behind spaces, dots or strokes. Only where most lines end in a figure: text in two columns is no table.
 */

/** Characters of a row at the most. */
const longestRow = 220
/** A longer table is read in pieces: each line begins one anew. */
const mostRows = 40
const gap = /[ \u00a0]{2,}|[ \u00a0]*(?:\.{4,}|…{2,}|·{4,}|_{4,})[ \u00a0]*|[ \u00a0]+[|¦│][ \u00a0]*/gu
/** A figure with a bound and a unit, and nothing else; a dash stands for none. */
const figure =
  /^(?:(?:έως(?: και)?|μέχρι|ως|από|άνω των|max\.?|min\.?|up to|from)\s+)?(?:€\s?|EUR\s)?\+?\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:%|€|EUR|euro|ευρώ|εκατ\.?(?: ευρώ| €)?|εκ\.(?: ευρώ| €)?|χιλ\.(?: ευρώ| €)?|million|m|π\.μ\.|μονάδες)?(?:\s(?:και|and)\s(?:€\s?)?\d[\d.,]*\s?(?:€|ευρώ)?)?$|^(?:[–—-]|χωρίς όριο|no limit)$/iu
const fewest = 2

/** The table that begins at a line; undefined where there is none. */
export function drawnFrom(lines: readonly string[], from: number): TextTable | undefined {
  const plain = slashedFrom(lines, from) ?? flatFrom(lines, from)
  if (plain !== undefined) return plain
  const rows: string[][] = []
  let end = from
  for (; end < lines.length && rows.length < mostRows; end += 1) {
    const line = lines[end] ?? ''
    const cells = line.includes('\t') || line.length > longestRow ? [] : cellsOf(line)
    // A head may have one cell, set in.
    if (cells.length < 2 && !(rows.length === 0 && cells.length === 1 && /^\s{12,}\S/u.test(line))) break
    rows.push(cells)
  }
  const valued = rows.filter(
    (cells) => cells.slice(1).some((cell) => figure.test(cell)) && /\p{L}/u.test(cells[0] ?? ''),
  )
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
  const head = /^\s*(\p{Lu}[^/|\d%]{2,40}?)\s*[/|]\s*(\p{L}[^/|\d]{2,40})$/u.exec(
    (lines[from] ?? '').slice(0, longestRow),
  )
  if (head === null) return undefined
  const rows: string[][] = []
  let end = from + 1
  for (; end < lines.length && rows.length < mostRows && (lines[end] ?? '').length <= longestRow; end += 1) {
    const [, name, value] =
      /^\s*([^\d%]{3,70}?)[\s:–-]+((?:έως |μέχρι |up to )?(?:€\s?)?\d[\d.,]*\s?(?:%|€|ευρώ)?)\s*$/u.exec(
        lines[end] ?? '',
      ) ?? []
    if (name === undefined || value === undefined) break
    rows.push([name.trim(), value])
  }
  return rows.length < fewest ? undefined : { rows: [[head[1] ?? '', (head[2] ?? '').trim()], ...rows], end }
}

/** A name and its figures with single spaces between them, as a table becomes that was copied. */
const flatRow = /^\s*(\p{L}[^\d%€+]{1,60}?)((?:\s+(?:€\s?)?\d[\d.,]*(?:\s?(?:%|€|ευρώ))?)+)\s*$/u
const sum = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?\s?(?:€|ευρώ)?$/u
const ofSums = /€|ευρω|ποσ[οα]|δαπαν|προυπολογ|π\/υ|πιστωσ|κατανομη|budget|allocation|amount|funds/u
const total = /^(?:γενικο )?(?:συνολο|συνολα|total)(?!\p{L})/u
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** "Περιφέρεια Δημόσια Δαπάνη (€)", and below it "Θεσσαλία 6.400.000": one figure in each line with a total, or several under as many heads. */
function flatFrom(lines: readonly string[], from: number): TextTable | undefined {
  const read = (line: string | undefined): string[] | undefined => {
    const [, name, figures] =
      line === undefined || line.length > longestRow || line.includes('\t') ? [] : (flatRow.exec(line) ?? [])
    return name === undefined || figures === undefined
      ? undefined
      : [name.trim(), ...(figures.match(/(?:€\s?)?\d[\d.,]*(?:\s?(?:%|€|ευρώ))?/gu) ?? [])]
  }
  const headed = read(lines[from]) === undefined
  const rows: string[][] = []
  let end = headed ? from + 1 : from
  for (
    let row = read(lines[end]);
    row !== undefined && row.length === (rows[0] ?? row).length;
    row = read(lines[end])
  ) {
    rows.push(row)
    end += 1
  }
  if (rows.length < fewest) return undefined
  const head = (headed ? lines[from] : lines[from - 1])?.trim() ?? ''
  if (/\d|[.:;,]$/u.test(head) || head.length > 90) return undefined
  const [first = []] = rows
  if (first.length === 2) {
    if (!rows.every((row) => sum.test(row[1] ?? '')) || !ofSums.test(bare(head))) return undefined
    if (!rows.some((row) => total.test(bare(row[0] ?? ''))) && !/\(€|\(σε ευρώ|\(ευρώ/iu.test(head)) return undefined
    if (!headed) return { rows, end }
    const cut =
      /\s(?=(?:δημόσια|ποσό|προϋπ|π\/υ|πιστ|ύψος|διαθέσιμ|συνολικ|budget|amount|allocation|funds|total)\p{L}*)/iu.exec(
        head,
      )
    return cut === null ? undefined : { rows: [[head.slice(0, cut.index), head.slice(cut.index + 1)], ...rows], end }
  }
  const heads = head.split(/\s+(?=\p{Lu})/u)
  return headed && heads.length === first.length ? { rows: [heads, ...rows], end } : undefined
}

/** "| Land | up to 10% |" */
const boxed = /^\s*\|(.*)\|\s*$/u
/** "+------+-------+" */
const border = /^\s*\+(?:[-=]{2,}\+)+\s*$/u

/** A table in a box of dashes and bars that begins at a line; where each row has a border below it, its lines are one row. */
export function boxedFrom(lines: readonly string[], from: number): TextTable | undefined {
  if (!border.test(lines[from] ?? '')) return undefined
  const groups: string[][][] = [[]]
  let end = from + 1
  for (; end < lines.length && end - from < mostRows * 2; end += 1) {
    const line = lines[end] ?? ''
    const inside = boxed.exec(line)?.[1]
    if (inside !== undefined) groups.at(-1)?.push(inside.split('|').map((cell) => cell.trim()))
    else if (border.test(line)) groups.push([])
    else break
  }
  const filled = groups.filter((group) => group.length > 0)
  const all = filled.flat()
  if (all.length < fewest || all.some((row) => row.length !== all[0]?.length)) return undefined
  return {
    rows:
      filled.length > 2
        ? filled.map((group) => group.reduce((row, line) => joined(row, line)))
        : filled.flatMap(rowsOf),
    end,
  }
}

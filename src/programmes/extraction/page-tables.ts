import { TableGrid } from './table-grid.ts'
import type { SpanningCell } from './table-grid.ts'

/**
 * Tables of a page of PDF, which has neither rows nor cells but pieces of text at their places. Columns are parted by white strips that
 * go through all lines. Rows follow from the order in which the page writes its text: cell by cell, the lines of a cell one after
 * another, so that a cell to the left of the one before it begins a row, however its lines stand beside those of other cells.
 */

/** A piece of text on a page: its place in points from the left and the bottom, and the height of its letters. */
export interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Which of the page's pieces it is, in the order in which the page writes them. */
  readonly order: number
}

/** Pieces that stand on one line, left to right. */
export interface Line {
  readonly y: number
  readonly height: number
  readonly pieces: Piece[]
}

/** A row of one cell in the first column is a line of its own: the name of a group, a heading. */
export type TableRow = { readonly cells: readonly string[] } | { readonly line: string; readonly height: number }

export interface PageTable {
  /** The line with which it begins, and the one behind it. */
  readonly from: number
  readonly end: number
  readonly rows: readonly TableRow[]
}

/** Text of one line without a wide gap. */
interface Run {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  readonly height: number
  readonly order: number
  /** The pieces that it is made of. */
  readonly pieces: readonly Piece[]
}

/** White between two columns. */
interface Strip {
  readonly from: number
  readonly to: number
}

/** The narrowest gap between cells, and the narrowest strip that all lines leave, in heights of letters: a space between words has a third. */
const narrowestGap = 0.55
const narrowestStrip = 0.05
/** Heights of letters from one line of a table to the next at the most, and from one line of a cell to the next. */
const farthestLine = 4.5
const farthestInCell = 1.9
/** Lines above the first whole row that may be its head. */
const mostHeadLines = 12
/** Rows of a head at the most. */
const mostHeadRows = 3

/** The tables among the lines of a page, top to bottom. */
export function tablesOf(lines: readonly Line[]): PageTable[] {
  const runs = lines.map(runsOf)
  const tables: PageTable[] = []
  let free = 0
  for (let at = 0; at < lines.length; at += 1) {
    if ((runs[at]?.length ?? 0) < 2) continue
    const table = tableAt(runs, at, free)
    if (table === undefined) continue
    tables.push(table)
    free = table.end
    at = table.end - 1
  }
  return tables
}

function runsOf({ pieces }: Line): Run[] {
  const runs: Piece[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last === undefined || piece.x - end >= narrowestGap * piece.height) runs.push([piece])
    else last.push(piece)
    end = Math.max(end, piece.x + piece.width)
  }
  return runs.map(runOf)
}

function runOf(pieces: readonly Piece[]): Run {
  const [first] = pieces
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    text = text === '' ? piece.text : joinedText(text, piece.text, piece.x - end > piece.height * 0.12)
    end = Math.max(end, piece.x + piece.width)
  }
  return { text, x: first?.x ?? 0, end, y: first?.y ?? 0, height: first?.height ?? 0, order: first?.order ?? 0, pieces }
}

export const joinedText = (text: string, more: string, apart: boolean): string =>
  text + (apart && !/\s$/u.test(text) && !/^\s/u.test(more) ? ' ' : '') + more

/** The table whose first whole row is a line; its head may begin above it, where lines are free. */
function tableAt(all: readonly (readonly Run[])[], at: number, free: number): PageTable | undefined {
  let strips = gapsOf(all[at] ?? [])
  const height = all[at]?.[0]?.height ?? 0
  const lines = [all[at] ?? []]
  for (let next = at + 1; next < all.length && isNear(all[next - 1], all[next]); next += 1) {
    const line = (all[next] ?? []).flatMap((run) => cutAt(run, strips))
    if (line.some((run) => run.height > 1.15 * height) || isHeading(all, next, at)) break
    const narrowed = narrowedBy(strips, line, false)
    if (narrowed === undefined) break
    strips = narrowed
    lines.push(line)
  }
  while (lines.length > 1 && isBehind(lines.at(-1) ?? [], lines.slice(0, -1), strips)) lines.pop()
  strips = withInnerStrips(strips, lines)
  const rowsBelow = lines.map((line) => line.flatMap((run) => cutAt(run, strips)))
  for (const head of headsOf(all, at, free, strips, rowsBelow)) {
    const body = [...head.lines, ...rowsBelow]
    const whole = body.filter((line) => line.length > 1)
    if (whole.length < 2 || (body.length < 3 && whole.some((line) => line.length < 3))) continue
    const rows = rowsOf(body.flat(), head.strips)
    if (rows !== undefined)
      return {
        from: at - head.lines.length,
        end: at + lines.length,
        rows: laid(rows, head.strips.length + 1),
      }
  }
  return undefined
}

/** Lines above the first whole row that may be the head of its table, the most first: the topmost has cells in other columns than the first. */
function headsOf(
  all: readonly (readonly Run[])[],
  at: number,
  free: number,
  strips: readonly Strip[],
  below: readonly (readonly Run[])[],
): { lines: readonly (readonly Run[])[]; strips: readonly Strip[] }[] {
  const heads: { lines: readonly (readonly Run[])[]; strips: readonly Strip[] }[] = [{ lines: [], strips }]
  const height = all[at]?.[0]?.height ?? 0
  let left = strips
  let lines: readonly (readonly Run[])[] = []
  for (let head = at - 1; head >= free && at - head <= mostHeadLines && isNear(all[head], all[head + 1]); head -= 1) {
    const line = (all[head] ?? []).flatMap((run) => cutAt(run, strips))
    const narrowed = narrowedBy(left, line, true)
    if (narrowed === undefined || line.some((run) => run.height > 1.15 * height || endsSentence.test(run.text))) break
    const under = [...lines, ...below.slice(0, 3)]
    left = narrowed
    lines = [line, ...lines]
    const first = narrowed[0]?.to ?? 0
    if (line.some((run) => run.end > first) || goesOnBelow(line, under, first)) heads.unshift({ lines, strips: left })
  }
  return heads
}

const endsSentence = /.{12}[.:;·]\s*$/u

/** The first line of a cell in the first column whose next line stands lower than a line of other cells. */
function goesOnBelow(line: readonly Run[], under: readonly (readonly Run[])[], column: number): boolean {
  const [only] = line
  if (only === undefined) return false
  const below = under.flat()
  const next = below.filter(({ order }) => order > only.order).toSorted((a, b) => a.order - b.order)[0]
  if (next === undefined || next.x >= column || only.y - next.y > farthestInCell * only.height) return false
  return below.some(({ x, y }) => x >= column && y > next.y + 0.1 * only.height)
}

/** A heading between two tables with the same columns: the page writes it by itself, and it is numbered or stands farther left than the cells above and below. */
function isHeading(all: readonly (readonly Run[])[], at: number, from: number): boolean {
  const [only, second] = all[at] ?? []
  if (only === undefined || second !== undefined) return false
  const above = all.slice(from, at).flat()
  const below = all.slice(at + 1, at + 4).flat()
  if (above.some(({ order }) => order > only.order) || below.some(({ order }) => order < only.order)) return false
  const isLeft = [...above, ...below].every(({ x }) => x > only.x + 0.5)
  return isLeft || numbered.test(only.text)
}

const numbered =
  /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}\p{Ll}|(?:Πίνακας|Παράρτημα|Άρθρο|Ενότητα|Table|Annex|Article|Section)(?!\p{L}))/iu

function isNear(above: readonly Run[] = [], below: readonly Run[] = []): boolean {
  const [upper] = above
  const [lower] = below
  if (upper === undefined || lower === undefined) return false
  return upper.y - lower.y < farthestLine * Math.max(upper.height, lower.height)
}

/** A line of the first column below a table: one that the page writes behind the cells of the last row is no part of it. */
function isBehind(line: readonly Run[], above: readonly (readonly Run[])[], strips: readonly Strip[]): boolean {
  const [only, second] = line
  if (only === undefined || second !== undefined || only.x > (strips[0]?.from ?? 0)) return false
  const last = above.findLast((runs) => runs.length > 1) ?? []
  return only.order > Math.max(...last.map(({ order }) => order))
}

function gapsOf(line: readonly Run[]): Strip[] {
  return line.slice(1).map(({ x }, before) => ({ from: line[before]?.end ?? x, to: x }))
}

/** The strips that a line leaves; undefined where it goes through one of them and cannot be cut there. In a head a cell may stand over several columns. */
function narrowedBy(strips: readonly Strip[], line: readonly Run[], isHead: boolean): Strip[] | undefined {
  const spans = line.some((run) => strips.some((strip) => covers(run, strip)))
  if (spans && !(isHead && line.every((run) => run.x > (strips[0]?.from ?? 0)))) return undefined
  const left: Strip[] = []
  for (const strip of strips) {
    let pieces = [strip]
    for (const run of line) if (!covers(run, strip)) pieces = pieces.flatMap((piece) => besideOf(piece, run))
    if (pieces.length === 0) return undefined
    left.push(...pieces)
  }
  return left
}

const covers = (run: Run, strip: Strip): boolean => run.x <= strip.from && run.end >= strip.to

/** What a run of text leaves of a strip: one that stands in the midst of it belongs to the nearer side. */
function besideOf(strip: Strip, run: Run): Strip[] {
  if (run.end <= strip.from || run.x >= strip.to) return [strip]
  const left = { from: strip.from, to: run.x }
  const right = { from: run.end, to: strip.to }
  const wider = left.to - left.from > right.to - right.from ? left : right
  return wider.to - wider.from > narrowestStrip * run.height ? [wider] : []
}

/** Gaps that the first line does not have: there a cell stands over several columns, or nothing parts two cells, or one is empty. */
function withInnerStrips(strips: readonly Strip[], lines: readonly (readonly Run[])[]): Strip[] {
  const found: { strip: Strip; right: Run[] }[] = []
  for (const line of lines)
    for (const [at, gap] of gapsOf(line).entries()) {
      const right = line[at + 1]
      if (right === undefined || strips.some(({ from, to }) => gap.from < to && gap.to > from)) continue
      const same = found.find(({ strip }) => gap.from < strip.to && gap.to > strip.from)
      if (same === undefined) found.push({ strip: gap, right: [right] })
      else {
        same.strip = { from: Math.max(gap.from, same.strip.from), to: Math.min(gap.to, same.strip.to) }
        same.right.push(right)
      }
    }
  const whole = lines.filter((line) => line.length > 1).length
  const inner = found.flatMap(({ strip, right }) => {
    if (right.length < 2 || right.length * 4 < whole || !areAligned(right)) return []
    let left: Strip[] = [strip]
    let through = 0
    for (const run of lines.flat()) {
      if (covers(run, strip)) through += cutAt(run, [strip]).length > 1 ? 0 : 1
      else left = left.flatMap((piece) => besideOf(piece, run))
    }
    return through < right.length ? left : []
  })
  return [...strips, ...inner].toSorted((a, b) => a.from - b.from)
}

/** Whether most cells begin, end or have their middle at one place. */
function areAligned(runs: readonly Run[]): boolean {
  const most = (place: (run: Run) => number): boolean => {
    const places = runs.map(place).toSorted((a, b) => a - b)
    const usual = places[Math.floor(places.length / 2)] ?? 0
    return places.filter((each) => Math.abs(each - usual) < 1).length > 0.6 * places.length
  }
  return most(({ x }) => x) || most(({ end }) => end) || most(({ x, end }) => (x + end) / 2)
}

/** Widths of letters against each other, as fonts for text have them. */
const widthOf = (text: string): number => {
  let sum = 0
  for (const letter of text)
    if (/[\s.,:;!|'()[\]/ιίϊΙΊilIjtf-]/u.test(letter)) sum += 0.3
    else if (/[mwMWωώφψΩΦΨ%@—]/u.test(letter)) sum += 0.82
    else sum += /\p{Lu}/u.test(letter) ? 0.68 : 0.54
  return sum
}

/** How a cell begins: a sentence that goes on does not. */
const beginsCell = /^[\p{Lu}\d(%«"“+€–—-]/u
const figureOrCode = /^(?:[\d.,]+(?:\s?[%€])?|[A-Z]\d{1,2})$/u

/** Two cells with no more than a space between them: they are cut where a piece ends at the strip, else at the space nearest to it. */
function cutAt(run: Run, strips: readonly Strip[]): Run[] {
  const strip = strips.find((each) => covers(run, each))
  if (strip === undefined) return [run]
  const near = 0.6 * run.height
  const joint = run.pieces.findIndex(
    ({ x }, k) => k > 0 && x > strip.from - near && x < strip.to + near && beginsCell.test(run.pieces[k]?.text ?? ''),
  )
  if (joint > 0) return [runOf(run.pieces.slice(0, joint)), ...cutAt(runOf(run.pieces.slice(joint)), strips)]
  const [piece] = run.pieces
  if (piece === undefined || run.pieces.length > 1) return [run]
  const letters = [...piece.text]
  const all = widthOf(piece.text)
  let best: { text: string; rest: string; at: number; off: number } | undefined
  for (const [k, letter] of letters.entries()) {
    if (letter !== ' ') continue
    const text = letters.slice(0, k).join('').trim()
    const rest = letters
      .slice(k + 1)
      .join('')
      .trim()
    if (text === '' || !(beginsCell.test(rest) || figureOrCode.test(text)) || /^\p{L}$/u.test(rest)) continue
    const at = piece.x + (piece.width * widthOf(letters.slice(0, k + 1).join(''))) / all
    const off = Math.max(0, strip.from - at, at - strip.to) + Math.abs(strip.to - at) / 100
    if (best === undefined || off < best.off) best = { text, rest, at, off }
  }
  if (best === undefined || best.off > 1.2 * run.height) return [run]
  const { text, rest, at } = best
  const start = Math.max(at, strip.to)
  const left = { ...piece, text, width: Math.min(at, strip.from) - piece.x }
  const right = { ...piece, text: rest, x: start, width: piece.x + piece.width - start, order: piece.order + 0.01 }
  return [runOf([left]), ...cutAt(runOf([right]), strips)]
}

/** A cell in the making: its columns and its lines. */
interface Cell {
  readonly from: number
  readonly to: number
  readonly lines: Run[]
}

/** Rows of what stands between the strips; undefined where the order of the text is not that of rows and cells, or where it is a list. */
function rowsOf(runs: readonly Run[], strips: readonly Strip[]): Cell[][] | undefined {
  const middles = strips.map(({ from, to }) => (from + to) / 2)
  const rows: Cell[][] = []
  let before: Cell | undefined
  for (const run of runs.toSorted((a, b) => a.order - b.order)) {
    const from = middles.filter((middle) => middle <= run.x).length
    const to = Math.max(from, middles.filter((middle) => middle < run.end).length)
    const last = before?.lines.at(-1)
    if (before !== undefined && last !== undefined && from === before.from && to === before.to) {
      const below = last.y - run.y
      if (below > -0.35 * run.height && below < farthestInCell * run.height) {
        before.lines.push(run)
        continue
      }
    }
    const cell = { from, to, lines: [run] }
    if (before === undefined || from <= before.to) rows.push([cell])
    else rows.at(-1)?.push(cell)
    before = cell
  }
  const placed = withFirstRows(rows)
  return areRows(placed) && !isList(placed, strips.length) ? withGroups(placed) : undefined
}

const top = (cells: readonly Cell[]): number => Math.max(...cells.flatMap(({ lines }) => lines.map(({ y }) => y)))
const bottom = (cells: readonly Cell[]): number => Math.min(...cells.flatMap(({ lines }) => lines.map(({ y }) => y)))
const height = ({ lines }: Cell): number => lines[0]?.height ?? 0

/** Rows stand below each other; only a cell over several rows reaches into the next one. */
function areRows(rows: readonly (readonly Cell[])[]): boolean {
  if (rows.length < 2 || rows.filter((row) => row.length > 1).length * 2 < rows.length) return false
  return rows.every((row, at) => {
    const below = rows[at + 1]
    const [cell] = row
    if (below === undefined || cell === undefined) return true
    const own = row.filter((each) => !isBelowOthers(each, row))
    return top(below.filter((each) => !isBelowOthers(each, below))) < bottom(own) + 0.3 * height(cell)
  })
}

/** A cell over several rows that is written with the last of them, in the first of them: the one as far above its middle as the last is below. */
function withFirstRows(rows: readonly (readonly Cell[])[]): Cell[][] {
  const placed = rows.map((row) => [...row])
  for (const [at, row] of rows.entries())
    for (const cell of row) {
      const others = row.filter((each) => each !== cell)
      if (at === 0 || others.length === 0 || bottom([cell]) < top(others) + 0.3 * height(cell)) continue
      const middle = (top([cell]) + bottom([cell])) / 2
      let best = { at, off: Number.POSITIVE_INFINITY }
      for (let first = at - 1; first >= 0 && isFree(placed[first] ?? [], cell); first -= 1) {
        const off = Math.abs((top(placed[first] ?? []) + bottom(others)) / 2 - middle)
        if (off < best.off) best = { at: first, off }
      }
      if (best.at === at) continue
      placed[at] = (placed[at] ?? []).filter((each) => each !== cell)
      placed[best.at]?.unshift(cell)
    }
  return placed
}

/** Whether a row has nothing in the columns of a cell. */
const isFree = (row: readonly Cell[], cell: Cell): boolean =>
  row.every(({ from, to }) => to < cell.from || from > cell.to)

/** In the middle of several rows: below all that stands beside it in the first of them. */
function isBelowOthers(cell: Cell, row: readonly Cell[]): boolean {
  const others = row.filter((each) => each !== cell)
  return others.length > 0 && top([cell]) < bottom(others) - 0.3 * height(cell)
}

/** Rows of a head with the names of groups of columns over all columns of their group: a name stands in the middle of them, and may be narrow. */
function withGroups(rows: Cell[][]): Cell[][] {
  const head = rows.findIndex((row) => row.some((cell) => /\d/u.test(textOf(cell))))
  const grouped = [...rows]
  for (let at = Math.min(head, mostHeadRows) - 2; at >= 0; at -= 1)
    grouped[at] = groupsOver(grouped[at] ?? [], grouped[at + 1] ?? [])
  return grouped
}

function groupsOver(upper: readonly Cell[], lower: readonly Cell[]): Cell[] {
  const first = Math.min(...lower.map(({ from }) => from))
  const last = Math.max(...lower.map(({ to }) => to))
  const names = upper.filter(({ from, to }) => to >= first && from <= last)
  if (first === 0 || names.length === 0 || names.length >= lower.length) return [...upper]
  const nearest = lower.map((cell) =>
    names.reduce((best, name) =>
      Math.abs(middleOf(name) - middleOf(cell)) < Math.abs(middleOf(best) - middleOf(cell)) ? name : best,
    ),
  )
  return upper.map((cell) => {
    const own = lower.filter((_, k) => nearest[k] === cell)
    if (own.length < 2) return cell
    return { ...cell, from: Math.min(...own.map(({ from }) => from)), to: Math.max(...own.map(({ to }) => to)) }
  })
}

function middleOf({ lines }: Cell): number {
  return (Math.min(...lines.map(({ x }) => x)) + Math.max(...lines.map(({ end }) => end))) / 2
}

/** A bullet or number set apart from its text is no cell. */
export const marker = /^(?:[•●▪◦○■□➢➤►▶✓✔*–—-]|\(?\p{L}{1,2}[.)]|\(?\d{1,3}(?:\.\d{1,3})*[.)]?)$/u
const code = /^\d{2}\.\d{2}(?:\.\d{2}){0,2}$/u

/** Numbered paragraphs: each row has its number and its text, and they are no codes of activities. */
function isList(rows: readonly (readonly Cell[])[], strips: number): boolean {
  const firsts = rows.flatMap((row) => row.filter(({ from }) => from === 0).map(textOf))
  if (strips > 1 || !firsts.every((text) => marker.test(text))) return false
  return firsts.filter((text) => code.test(text)).length * 2 < firsts.length
}

function textOf({ lines }: Cell): string {
  return lines
    .map(({ text }) => text.trim())
    .reduce((text, more) =>
      /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(more)
        ? text.slice(0, -1) + more
        : joinedText(text, more, !text.endsWith('/')),
    )
}

function laid(rows: readonly (readonly Cell[])[], columns: number): TableRow[] {
  const grid = new TableGrid()
  const out: TableRow[] = []
  /** Rows that the cell of a column still stands over. */
  const over = Array.from({ length: columns }, () => 0)
  for (const [at, row] of rows.entries()) {
    const [only, second] = row
    if (only !== undefined && second === undefined && only.from === 0 && over.every((left) => left === 0)) {
      out.push({ line: textOf(only), height: height(only) })
      continue
    }
    const cells: SpanningCell[] = []
    for (let column = 0; column < columns;) {
      const cell = row.find(({ from }) => from === column)
      const left = over[column] ?? 0
      if (cell === undefined) {
        if (left > 0) over[column] = left - 1
        else cells.push({ text: '', columns: 1, rows: 1 })
        column += 1
        continue
      }
      const rowsOver = rowsUnder(cell, rows, at)
      cells.push({ text: textOf(cell), columns: cell.to - cell.from + 1, rows: rowsOver })
      for (; column <= cell.to; column += 1) over[column] = rowsOver - 1
    }
    out.push(...grid.row(cells).map((texts) => ({ cells: texts })))
  }
  out.push(...grid.end().map((texts) => ({ cells: texts })))
  return out
}

/** Rows that a cell stands over: two beside the name of a group of columns, and as many as have its middle in theirs. */
function rowsUnder(cell: Cell, rows: readonly (readonly Cell[])[], at: number): number {
  const row = rows[at] ?? []
  const below = rows[at + 1]
  if (below === undefined) return 1
  const groups = row.filter(({ from, to }) => to > from)
  if (at === 0 && groups.length > 0 && !groups.includes(cell))
    return below.every(({ from, to }) => groups.some((group) => group.from <= from && group.to >= to)) ? 2 : 1
  if (!isBelowOthers(cell, row)) return 1
  const middle = (top([cell]) + bottom([cell])) / 2
  const upper = top(row.filter((each) => each !== cell))
  let best = { rows: 1, off: Number.POSITIVE_INFINITY }
  for (let end = at + 1; end < rows.length && isFree(rows[end] ?? [], cell); end += 1) {
    const off = Math.abs((upper + bottom(rows[end] ?? [])) / 2 - middle)
    if (off < best.off) best = { rows: end - at + 1, off }
  }
  return best.rows
}

import { refuseLonger, TextBuilder, UnreadableDocument } from './canonical-document.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { joinedText, marker, tablesOf } from './page-tables.ts'
import type { Line, Piece } from './page-tables.ts'

/** Characters that a page of text has at least; a scan has none, its stamp or number a few. */
const leastOfPage = 16

/**
 * Reads a PDF: lines by their height on the page, table rows by the gaps between their cells, columns of prose one after another.
 * @throws UnreadableDocument for an encrypted or damaged one, and for pictures of pages
 */
export async function readPdf(bytes: Uint8Array): Promise<CanonicalDocument> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(bytes, {
    useSystemFonts: false,
    // Errors only: a damaged document is told by its refusal.
    verbosity: 0,
  }).catch((cause: unknown) => {
    const encrypted = cause instanceof Error && cause.name === 'PasswordException'
    throw new UnreadableDocument({ fault: encrypted ? 'encrypted' : 'damaged' }, { cause })
  })
  try {
    const out = new TextBuilder()
    let letters = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const content = await page.getTextContent()
      const pieces = content.items.flatMap((item, order) =>
        'str' in item && item.str.trim() !== '' ? [pieceOf(item, order)] : [],
      )
      letters += pieces.reduce((sum, piece) => sum + piece.text.length, 0)
      refuseLonger(letters)
      out.beginPage()
      writePage(out, pieces)
      out.gap()
      page.cleanup()
    }
    if (letters < leastOfPage * document.numPages)
      throw new UnreadableDocument({ fault: 'scanned', pages: document.numPages })
    return out.finish()
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    throw new UnreadableDocument({ fault: 'damaged' }, { cause: error })
  } finally {
    await document.loadingTask.destroy()
  }
}

function pieceOf(item: { str: string; transform: number[]; width: number; height: number }, order: number): Piece {
  const [, , , scale = 10, x = 0, y = 0] = item.transform
  // Spaces at the ends are no part of a cell's width.
  const text = item.str.trim()
  const before = (item.width * item.str.indexOf(text)) / item.str.length
  return {
    text,
    x: x + before,
    y,
    width: (item.width * text.length) / item.str.length,
    height: item.height > 0 ? item.height : Math.abs(scale),
    order,
  }
}

function writePage(out: TextBuilder, pieces: readonly Piece[]): void {
  const usual = median(pieces.map(({ height }) => height))
  const gutter = gutterOf(pieces, usual)
  const parts = gutter === undefined ? [pieces] : partsOf(pieces, gutter)
  for (const part of parts) {
    const lines = linesOf(part)
    let at = 0
    for (const { from, end, rows } of tablesOf(lines)) {
      writeLines(out, mergeRows(lines.slice(at, from)), usual)
      out.gap()
      for (const row of rows)
        if (!('cells' in row)) out.line(row.line, isTitle(row.line, row.height, usual))
        else if (row === rows.at(-1) && pageNumber.test(row.cells.join(' '))) out.line(row.cells.join('').trim(), false)
        else out.row(row.cells)
      out.gap()
      at = end
    }
    writeLines(out, mergeRows(lines.slice(at)), usual)
    out.gap()
  }
}

/** At the foot of a page, close below a table: no row of it. */
const pageNumber =
  /^\s*(?:\d{1,4}\s*(?:\/|από|of)\s*\d{1,4}|(?:σελ(?:ίδα|\.)?|page)\s*\d{1,4}(?:\s*(?:\/|από|of)\s*\d{1,4})?|[-–]\s*\d{1,4}\s*[-–])\s*$/iu

const isTitle = (text: string, height: number, usual: number): boolean => height > usual * 1.15 && text.length < 200

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}

/** Pieces whose baselines differ by less than a third of their height stand on one line. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1)
    if (line !== undefined && line.y - piece.y < Math.max(line.height, piece.height) * 0.35) line.pieces.push(piece)
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] })
  }
  for (const line of lines) line.pieces.sort((a, b) => a.x - b.x)
  return lines
}

/**
 * The middle of the white strip between two columns of prose: nearly no line crosses it, and the lines on both sides are full.
 * The cells of a table leave strips too, but are not full.
 */
function gutterOf(pieces: readonly Piece[], usual: number): number | undefined {
  const lines = linesOf(pieces)
  if (lines.length < 12) return undefined
  const left = Math.min(...pieces.map(({ x }) => x))
  const right = Math.max(...pieces.map(({ x, width }) => x + width))
  const step = (right - left) / 40
  let best: { at: number; crossed: number } | undefined
  for (let k = 12; k <= 28; k += 1) {
    const at = left + k * step
    const crossed = pieces.filter(({ x, width }) => x < at - usual / 2 && x + width > at + usual / 2).length
    if (best === undefined || crossed < best.crossed) best = { at, crossed }
  }
  if (best === undefined || best.crossed > lines.length * 0.15) return undefined
  const { at } = best
  const isFull = (side: readonly Line[], from: number, to: number): boolean => {
    const full = side.filter(({ pieces: [first, ...rest] }) => {
      if (first === undefined) return false
      const last = rest.at(-1) ?? first
      return last.x + last.width - first.x > 0.72 * (to - from)
    })
    return side.length >= 8 && full.length >= side.length / 2
  }
  const leftLines = linesOf(pieces.filter(({ x, width }) => x + width <= at + usual / 2))
  const rightLines = linesOf(pieces.filter(({ x }) => x >= at - usual / 2))
  return isFull(leftLines, left, at) && isFull(rightLines, at, right) ? at : undefined
}

/** What crosses the gutter (titles) parts the page; between two of them the left column comes before the right. */
function partsOf(pieces: readonly Piece[], gutter: number): Piece[][] {
  const parts: Piece[][] = []
  let left: Piece[] = []
  let right: Piece[] = []
  const close = (): void => {
    parts.push(left, right)
    left = []
    right = []
  }
  for (const line of linesOf(pieces)) {
    const crosses = line.pieces.some(({ x, width, height }) => x < gutter - height && x + width > gutter + height)
    if (crosses) {
      close()
      parts.push(line.pieces)
    } else for (const piece of line.pieces) (piece.x < gutter ? left : right).push(piece)
  }
  close()
  return parts.filter((part) => part.length > 0)
}

interface Row {
  readonly y: number
  readonly height: number
  readonly cells: { x: number; text: string }[]
}

/** Cells of a line: a gap wider than two letters parts them. */
function rowOf(line: Line): Row {
  const cells: { x: number; text: string }[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of line.pieces) {
    const gap = piece.x - end
    const cell = cells.at(-1)
    if (cell === undefined || gap > line.height * 1.7) cells.push({ x: piece.x, text: piece.text })
    else cell.text = joinedText(cell.text, piece.text, gap > line.height * 0.12)
    end = Math.max(end, piece.x + piece.width)
  }
  return { y: line.y, height: line.height, cells }
}

/** Lines of a cell that goes on below belong to the row above: they begin to the right of its first cell. */
function mergeRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rowOf(line)
    const [first, second] = row.cells
    if (first !== undefined && second !== undefined && marker.test(first.text.trim()) && row.cells.length === 2) {
      row.cells.splice(0, 2, { x: first.x, text: `${first.text.trim()} ${second.text}` })
    }
    const above = rows.at(-1)
    const column =
      above !== undefined && above.cells.length > 1 && above.y - row.y < 1.7 * row.height
        ? columnUnder(above, row)
        : undefined
    if (above !== undefined && column !== undefined)
      for (const [k, cell] of row.cells.entries()) {
        const upper = above.cells[column + k]
        if (upper !== undefined) upper.text += ` ${cell.text}`
      }
    else rows.push(row)
  }
  return rows
}

/** The column of the row above that all cells of a row stand under, from its second on. */
function columnUnder(above: Row, row: Row): number | undefined {
  const at = row.cells.map((cell) =>
    above.cells.findIndex(({ x }) => Math.abs(x - cell.x) < cell.text.length && Math.abs(x - cell.x) < row.height),
  )
  const [first] = at
  return first !== undefined && first > 0 && at.every((column, k) => column === first + k) ? first : undefined
}

function writeLines(out: TextBuilder, rows: readonly Row[], usual: number): void {
  let above: Row | undefined
  for (const row of rows) {
    if (above !== undefined && above.y - row.y > 1.9 * Math.max(row.height, above.height)) out.gap()
    const [only, second] = row.cells
    if (row.cells.every(({ text }) => !/[\p{L}\p{N}]/u.test(text))) continue
    if (only !== undefined && second === undefined) out.line(only.text, isTitle(only.text, row.height, usual))
    else out.row(row.cells.map(({ text }) => text))
    above = row
  }
}

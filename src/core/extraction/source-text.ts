import { codePoints } from '../citing/canonical.ts'
import type { CodePoints } from '../citing/canonical.ts'
import { foldText, originalSpan } from '../facts/text-fold.ts'
import type { Folded, Span } from '../facts/text-fold.ts'

/**
 * A call document cut into the pieces that are read one by one. In the canonical text a table row is one line whose cells are
 * parted by tabs; every other line is a paragraph, a list item or a heading, or goes on with the line before it.
 */
export interface SourceText {
  readonly text: string
  readonly points: CodePoints
  readonly blocks: readonly Block[]
}

export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'cell'
  /** Code point of the block's first character in the canonical text. */
  readonly base: number
  readonly folded: Folded
  /** The heading it stands under, folded; empty at the top. */
  readonly section: string
  /** What a cell is about: the first cell of its row and the head of its column, folded. */
  readonly labels: readonly string[]
  /** The column of a cell, counted from 0; 0 for everything else. */
  readonly column: number
  /** The block before it in the same section, where that ends in a colon or is a heading: "Budget:" and then the amount. */
  readonly announcedBy: string
}

/** A title with the code point at which it begins, as the reader of the document found it. */
export interface SourceSection {
  readonly title: string
  readonly start: number
}

const bullet =
  /^\s*(?:[•●▪◦○■□➢➤►▶✓✔*–—-]|\(?[ivx]{1,4}[.)]|\(?\p{L}{1,2}[.)΄']|\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)]?)\s+/iu
const headingNumber =
  /^\s*(?:(?:άρθρο|article|ενότητα|section|παράρτημα|annex|κεφάλαιο|chapter)\s+[\p{L}\d]+|\d{1,2}(?:\.\d{1,2}){0,2}\.?)\s*[\p{Lu}«"]/iu
/** Longer lines are sentences. */
const longestHeading = 110

/** Cuts a canonical text into blocks. Sections that the document's reader knows are headings for certain. */
export function sourceText(text: string, sections: readonly SourceSection[] = []): SourceText {
  const points = codePoints(text)
  const titles = new Set(sections.map(({ start }) => points.toUnit(start)))
  const blocks: Block[] = []
  let section = ''
  let announcedBy = ''
  let header: readonly string[] = []
  let above: 'row' | 'other' = 'other'
  for (const line of joinedLines(text, titles)) {
    const piece = text.slice(line.start, line.end)
    if (piece.includes('\t')) {
      const cells = cellsOf(piece, line.start)
      if (above !== 'row') header = cells.map((cell) => foldText(cell.text).folded)
      blocks.push(...cellBlocks(cells, above === 'row' ? header : [], section, points))
      above = 'row'
      continue
    }
    above = 'other'
    const folded = foldText(piece)
    const kind = kindOf(piece, titles.has(line.start))
    blocks.push({
      kind,
      base: points.toCodePoint(line.start),
      folded,
      section: kind === 'heading' ? folded.folded : section,
      labels: [],
      column: 0,
      announcedBy,
    })
    if (kind === 'heading') section = folded.folded
    if (kind === 'heading' || /:\s*$/u.test(piece)) announcedBy = folded.folded
    else if (kind === 'paragraph') announcedBy = ''
  }
  return { text, points, blocks }
}

/** The place of a piece of a block's folded text in the canonical text, in code points. */
export function placeIn(block: Block, start: number, end: number): Span {
  const span = originalSpan(block.folded, start, end)
  return { start: block.base + span.start, end: block.base + span.end }
}

interface Line {
  readonly start: number
  readonly end: number
}

/** Lines of the text in UTF-16 units, those joined that a page's width has broken. */
function joinedLines(text: string, titles: ReadonlySet<number>): Line[] {
  const lines: Line[] = []
  const width = widthOf(text)
  let blank = true
  for (const match of text.matchAll(/[^\n]+|\n/gu)) {
    if (match[0] === '\n') {
      blank ||= text[match.index - 1] === '\n'
      continue
    }
    if (match[0].trim() === '') {
      blank = true
      continue
    }
    const line = { start: match.index, end: match.index + match[0].length }
    const before = lines.at(-1)
    if (
      before !== undefined &&
      !blank &&
      !titles.has(line.start) &&
      !titles.has(before.start) &&
      goesOn(text.slice(before.start, before.end), match[0], width)
    )
      lines[lines.length - 1] = { start: before.start, end: line.end }
    else lines.push(line)
    blank = false
  }
  return lines
}

/** Whether a line was broken by the width of its page only. `width` is that of a full line, absent where lines are whole paragraphs. */
function goesOn(before: string, line: string, width: number | undefined): boolean {
  if (before.includes('\t') || line.includes('\t') || bullet.test(line)) return false
  if (/[.;:·!?]\s*$/u.test(before)) return false
  const last = before.slice(before.lastIndexOf('\n') + 1).trim()
  if (/^\s*\p{Ll}/u.test(line)) return last.length > 25
  return width !== undefined && last.length > 0.85 * width
}

/** The width of the text's full lines, where it is set in lines: none is much longer than the others, and many are full. */
function widthOf(text: string): number | undefined {
  const lengths = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('\t'))
    .map((line) => line.trim().length)
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const full = lengths.filter((length) => length > 0.8 * longest).length
  return longest < 150 && lengths.length > 10 && full > lengths.length / 4 ? longest : undefined
}

function kindOf(piece: string, titled: boolean): Block['kind'] {
  if (titled) return 'heading'
  const text = piece.trim()
  if (text.length <= longestHeading && !/[.;,·]$/u.test(text) && !text.includes('\n')) {
    const letters = text.replace(/[^\p{L}]/gu, '')
    if (letters.length > 3 && letters === letters.toLocaleUpperCase('el')) return 'heading'
    if (headingNumber.test(text) && !/\d{3,}|[€%]/u.test(text) && text.length < 80 && !/:\s*\S/u.test(text))
      return 'heading'
  }
  return bullet.test(piece) ? 'item' : 'paragraph'
}

interface Cell {
  readonly text: string
  readonly start: number
}

function cellsOf(row: string, start: number): Cell[] {
  let at = start
  return row.split('\t').map((text) => {
    const cell = { text, start: at }
    at += text.length + 1
    return cell
  })
}

function cellBlocks(cells: readonly Cell[], header: readonly string[], section: string, points: CodePoints): Block[] {
  const first = foldText(cells[0]?.text ?? '').folded
  return cells.flatMap((cell, column) => {
    if (cell.text.trim() === '') return []
    const labels = [header[column], column === 0 ? undefined : first].filter(
      (label) => label !== undefined && label.trim() !== '',
    )
    return [
      {
        kind: 'cell' as const,
        base: points.toCodePoint(cell.start),
        folded: foldText(cell.text),
        section,
        labels: labels as string[],
        column,
        announcedBy: '',
      },
    ]
  })
}

/** Words after which a full stop ends no sentence, folded. */
const abbreviations = new Set(
  'καν αρ αρθ αρθρ παρ περ κ κλπ λπ πχ δηλ εκατ εκ χιλ δισ ν σελ τηλ βλ ενδ οπωσ reg art no e.g i.e eg ie para p inc mio bn'.split(
    ' ',
  ),
)

/** The sentences of a block: half-open ranges of its folded text. */
export function sentencesOf(block: Block): Span[] {
  const { folded, map } = block.folded
  const out: Span[] = []
  let from = 0
  for (const match of folded.matchAll(/[.;·!?]+["')\]]*\s+/gu)) {
    const end = match.index + match[0].length
    const word = /[\p{L}.]*$/u.exec(folded.slice(from, match.index))?.[0] ?? ''
    if (match[0].startsWith('.') && (abbreviations.has(word.replaceAll('.', '')) || word.length === 1)) continue
    if (map[end] === undefined || match.index === from) continue
    out.push({ start: from, end: match.index + match[0].trimEnd().length })
    from = end
  }
  if (folded.slice(from).trim() !== '') out.push({ start: from, end: folded.trimEnd().length })
  return out
}

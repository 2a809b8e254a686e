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
  /** As it is printed. */
  readonly raw: string
  /** The heading it stands under, folded; empty at the top. */
  readonly section: string
  /** What a cell is about: the first cell of its row and the head of its column, folded. */
  readonly labels: readonly string[]
  /** The second cell of its row, folded. */
  readonly rowTitle?: string
  /** Where the name of its row stands: its first cell, or the second where the first is a number. */
  readonly rowName?: Span
  /** The column of a cell, counted from 0; 0 for everything else. */
  readonly column: number
  /** The block before it in the same section, where that ends in a colon or is a heading: "Budget:" and then the amount. */
  readonly announcedBy: string
  /** Numbers of this cell without a currency are euro: the document says so of all its amounts. */
  readonly euro?: true
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
  let announcer = ''
  let caption = ''
  let header: readonly string[] = []
  let above: 'row' | 'other' = 'other'
  const greek = isGreek(text)
  for (const line of joinedLines(text, titles)) {
    const piece = text.slice(line.start, line.end)
    if (piece.includes('\t')) {
      const cells = cellsOf(piece, line.start)
      if (above !== 'row') header = headerOf(cells.map((cell) => foldPiece(cell.text, greek).folded))
      blocks.push(...cellBlocks(cells, above === 'row' ? header : [], section, points, greek, caption))
      above = 'row'
      continue
    }
    above = 'other'
    caption = ''
    const folded = foldPiece(piece, greek)
    const kind = kindOf(piece, titles.has(line.start))
    const marker = markerOf(piece)
    // "3.2" is a neighbour of the "3.1 … :" that announced a list, not of the list.
    if (kind === 'item' && marker !== '' && marker === announcer) announcedBy = ''
    blocks.push({
      kind,
      base: points.toCodePoint(line.start),
      folded,
      raw: piece,
      section: kind === 'heading' ? folded.folded : section,
      labels: [],
      column: 0,
      announcedBy,
    })
    if (kind === 'heading') section = folded.folded
    if (/^(?:πινακασ|table)/u.test(folded.folded)) caption = folded.folded
    if (kind === 'heading' || /:\s*$/u.test(piece)) {
      announcedBy = folded.folded
      announcer = kind === 'item' ? marker : ''
    } else if (kind === 'paragraph') announcedBy = ''
  }
  const euro = blocks.some(({ folded }) =>
    /(?:ποσα|τιμεσ) (?:ειναι |εκφραζονται |αναφερονται )?σε ευρω|amounts (?:are )?(?:stated |expressed )?in (?:euro|eur)/u.test(
      folded.folded,
    ),
  )
  return {
    text,
    points,
    blocks: euro ? blocks.map((block) => (block.kind === 'cell' ? { ...block, euro } : block)) : blocks,
  }
}

/** Greek where a fifth of the letters are. */
export function isGreek(text: string): boolean {
  const sample = text.slice(0, 50_000)
  const greek = sample.match(/\p{Script=Greek}/gu)?.length ?? 0
  const letters = sample.match(/\p{L}/gu)?.length ?? 1
  return greek > letters / 5
}

const latin = 'ABEZHIKMNOPTYX'
const asGreek = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'

/** Folds a piece, code point by code point: words parted at the end of a line are whole, Latin capitals in a Greek text are Greek. */
function foldPiece(piece: string, greek: boolean): Folded {
  const whole = piece.replaceAll(/(?<=\p{Ll})-[ \t]*\n\s*(?=\p{Ll})/gu, (broken) => '\u00ad'.repeat(broken.length))
  return foldText(
    greek
      ? whole.replaceAll(/(?<![\p{L}\d])[ABEZHIKMNOPTYX]{2,}(?![\p{L}\d])/gu, (word) =>
          [...word].map((letter) => asGreek[latin.indexOf(letter)] ?? letter).join(''),
        )
      : whole,
  )
}

/**
 * The first row of a table is its head unless it has figures: then it is a row like the others. Of two columns the second has to name
 * a kind of thing: a list of labels and values has no head.
 */
function headerOf(cells: readonly string[]): readonly string[] {
  const rest = cells.slice(1)
  if (rest.some((cell) => /\d{2}/u.test(cell) && !/\p{L}{4}.*(?:19|20)\d\d|καδ|rev/u.test(cell))) return []
  if (cells.length === 2 && !headWords.test(cells[1] ?? '')) return []
  return cells
}

const headWords =
  /τιμη|ποσ(?:ο|α|οστ)|ενταση|ορι(?:ο|α)(?!\p{L})|δικαιολογητ|εγγραφ|περιγραφ|ημερομην|%|€|(?<!\p{L})καδ|κωδικ|μεγεθ|περιφερει|προυπολογ|ενισχυσ|επιχορηγ|δαπαν|στοιχει|value|amount|percent|rate|limit|date|code|size|budget|cost|grant|document|description|deadline/u

/** How an item is marked: by numbers with so many parts, or by letters; '' for bullets and none. */
function markerOf(piece: string): string {
  const numbers = /^\s*\(?(\d{1,3}(?:\.\d{1,3}){0,3})[.)]?\s/u.exec(piece)?.[1]
  if (numbers !== undefined) return `number ${numbers.split('.').length}`
  return /^\s*\(?\p{L}{1,2}[.)΄']\s/u.test(piece) ? 'letter' : ''
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
    if (match[0].trim() === '' || folio.test(match[0])) {
      blank = true
      continue
    }
    const line = { start: match.index, end: match.index + match[0].length }
    const before = lines.at(-1)
    if (
      before !== undefined &&
      (!blank || (width !== undefined && /,\s*$/u.test(text.slice(before.start, before.end)))) &&
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

/** A page's number, its running head, or a mark without words. */
const folio = /^\s*[-–|]?\s*\d{0,3}\s*[-–|.]?\s*$|(?:σελ(?:ίδα)?|page)\.?\s*\d+(?:\s*(?:από|of|\/)\s*\d+)?\s*$/iu

/** Whether a line was broken by the width of its page only. `width` is that of a full line, absent where lines are whole paragraphs. */
function goesOn(before: string, line: string, width: number | undefined): boolean {
  if (before.includes('\t') || line.includes('\t')) return false
  if (/\p{Ll}-\s*$/u.test(before)) return true
  if (/^\s*\p{Lu}[\p{L} ]{0,24}:\s/u.test(line)) return false
  if (/[.;:·!?]\s*$/u.test(before)) return false
  const last = before.slice(before.lastIndexOf('\n') + 1).trim()
  const first = /^\s*(\S+)/u.exec(line)?.[1]?.length ?? 0
  const full = width !== undefined && last.length + 1 + first > width
  // "From 1 to" and "20 work units": within a line that was full a number is no bullet.
  if (
    bullet.test(line) &&
    !(full && /^\s*(?:\(?\d{1,3}\)?|[\d.,]{4,}|\d{2}\.\d{2})\s/u.test(line) && !newItem.test(line))
  )
    return false
  if (/^\s*\p{Ll}/u.test(line) && last.length > (width === undefined ? 25 : 12)) return true
  return full
}

const newItem = /^\s*\(?\d{1,2}[.)]\s+\p{Lu}/u

/** The width of the text's full lines, where it is set in lines: none is much longer than the others, and many are full. */
function widthOf(text: string): number | undefined {
  const lengths = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('\t'))
    .map((line) => line.trim().length)
    .toSorted((a, b) => a - b)
  const longest = lengths.at(-1) ?? 0
  const usual = lengths[Math.floor(lengths.length * 0.8)] ?? 0
  const full = lengths.filter((length) => length > 0.8 * usual).length
  return longest < 150 && lengths.length > 10 && full > lengths.length / 3 ? usual : undefined
}

function kindOf(piece: string, titled: boolean): Block['kind'] {
  if (titled) return 'heading'
  const text = piece.trim()
  if (/^\p{Lu}.{5,90}[;?]$/u.test(text)) return 'heading'
  if (text.length <= longestHeading && !/[.;,·]$/u.test(text) && !text.includes('\n')) {
    const letters = text.replace(/[^\p{L}]/gu, '')
    if (letters.length > 3 && letters === letters.toLocaleUpperCase('el')) return 'heading'
    if (
      headingNumber.test(text) &&
      !/\d{3,}|[€%]/u.test(text) &&
      text.length < 80 &&
      !/:\s*\S/u.test(text) &&
      !/(?:\S+\s+){5}\S*:$/u.test(text)
    )
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

function cellBlocks(
  cells: readonly Cell[],
  header: readonly string[],
  section: string,
  points: CodePoints,
  greek: boolean,
  above: string,
): Block[] {
  const first = foldPiece(cells[0]?.text ?? '', greek).folded
  const second = cells[1] === undefined ? undefined : foldPiece(cells[1].text, greek).folded
  const naming = /^\s*\d{0,3}[.)]?\s*$/u.test(first) ? cells[1] : cells[0]
  const name =
    naming === undefined || naming.text.trim() === ''
      ? undefined
      : { start: points.toCodePoint(naming.start), end: points.toCodePoint(naming.start + naming.text.length) }
  return cells.flatMap((cell, column) => {
    if (cell.text.trim() === '') return []
    const labels = [header[column], column === 0 ? undefined : first].filter(
      (label) => label !== undefined && label.trim() !== '',
    )
    return [
      {
        kind: 'cell' as const,
        base: points.toCodePoint(cell.start),
        folded: foldPiece(cell.text, greek),
        raw: cell.text,
        section,
        labels: labels as string[],
        column,
        announcedBy: above,
        ...(second === undefined || column < 2 ? {} : { rowTitle: second }),
        ...(name === undefined || column === 0 ? {} : { rowName: name }),
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
    // "Κοιν.Σ.Επ. και": initials end a sentence only before a capital.
    if (match[0].startsWith('.') && word.includes('.') && /\p{Ll}/u.test(block.raw.charAt(map[end] ?? 0))) continue
    if (map[end] === undefined || match.index === from) continue
    out.push({ start: from, end: match.index + match[0].trimEnd().length })
    from = end
  }
  if (folded.slice(from).trim() !== '') out.push({ start: from, end: folded.trimEnd().length })
  return out
}

import { codePoints } from '../../citing/canonical.ts'
import type { CodePoints } from '../../citing/canonical.ts'
import { foldText, originalSpan } from '../../facts/text-fold.ts'
import type { Folded, Span } from '../../facts/text-fold.ts'
import { goesOnBehind } from './abbreviations.ts'
import { fieldsOf } from './record-lines.ts'
import { fieldNames } from './sheet-names.ts'
import { withDots } from './list-marks.ts'
import { headerOf, sameRow } from './table-head.ts'
import { withFlatTables } from './flat-tables.ts'
import { cellsOf, pairsOf, withHours, withoutBars } from './table-cells.ts'
import type { Cell } from './table-cells.ts'
import { pageWidth } from './page-width.ts'
import { questionsAndAnswers } from './questions.ts'

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
  /** The head of the table that a cell stands in, folded; empty where it has none. */
  readonly heads: readonly string[]
  /** Where each of them stands; absent where it has none. */
  readonly headPlaces?: readonly Span[]
  /** It is one of the heads itself. */
  readonly isHead?: true
  /** The second cell of its row, folded. */
  readonly rowTitle?: string
  /** Of a cell: the first one of its row is a number or a letter, and the second names it. */
  readonly isCounted?: true
  /** Where the name of its row stands: its first cell, or the second where the first is a number. */
  readonly rowName?: Span
  /** The column of a cell, counted from 0; 0 for everything else. */
  readonly column: number
  /** The block before it in the same section, where that ends in a colon or is a heading: "Budget:" and then the amount. */
  readonly announcedBy: string
  /** What that line itself stands under: the title above "For the employer:", or the lead-in of the list that "Limits of income:" is a member of. */
  readonly announcedUnder?: string
  /** A short line, a label or a question that says what this block is about: nearest first in `keysOf`. */
  readonly key?: string
  /** Where it stands. */
  readonly keyPlace?: Span
  /** Numbers of this cell without a currency are euro: the document says so of all its amounts. */
  readonly euro?: true
}

/** A title with the code point at which it begins, as the reader of the document found it. */
export interface SourceSection {
  readonly title: string
  readonly start: number
}

export const bullet =
  /^\s*(?:[·•●▪◦○■□➢➤►▶✓✔*–—-](?:\s+[✓✔])?|\(?[ivx]{1,4}[.)]|\(?\p{L}{1,2}[.)΄']|\p{L}\.\d{1,2}(?:\.\d{1,2})?[.)]?|\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)]?)\s+/iu
const headingNumber =
  /^\s*(?:(?:άρθρο|article|ενότητα|section|παράρτημα|annex|κεφάλαιο|chapter)\s+[\p{L}\d]+\s*[-–—.:]?|\d{1,2}(?:\.\d{1,2}){0,2}\.?)\s*[\p{Lu}«"]/iu
/** Longer lines are sentences. */
const longestHeading = 110

/** Cuts a canonical text into blocks. Sections that the document's reader knows are headings for certain. */
export function sourceText(printed: string, sections: readonly SourceSection[] = []): SourceText {
  const points = codePoints(printed)
  const text = withFlatTables(withoutBars(withDots(printed)))
  const titles = new Set(sections.map(({ start }) => points.toUnit(start)))
  const blocks: Block[] = []
  let section = ''
  let announcedBy = ''
  let announcedUnder = ''
  let byItem = false
  let announcer = ''
  let [outerSign, innerSign] = ['', '']
  let label = ''
  let announcedAt: Span | undefined
  let caption = ''
  let captionAt: Span | undefined
  let header: readonly string[] = []
  let headPlaces: readonly Span[] = []
  let above: 'row' | 'other' = 'other'
  const greek = isGreek(text)
  const loud = isLoud(text)
  const lines = joinedLines(text, titles).flatMap((line) =>
    cutLong(text, line).flatMap((piece) =>
      cutAt(text, piece, fieldsOf).flatMap((each) => cutAt(text, each, questionsAndAnswers)),
    ),
  )
  for (const [at, line] of lines.entries()) {
    const piece = text.slice(line.start, line.end)
    if (piece.includes('\t')) {
      const cells = withHours(cellsOf(piece, line.start))
      const pairs = pairsOf(cells)
      if (pairs !== undefined) {
        for (const pair of pairs) blocks.push(...cellBlocks(pair, [], section, points, greek, caption))
        header = []
        label = ''
        above = 'row'
        continue
      }
      // Below a column of percentages a row of words begins another table.
      const unlike = cells.some(
        ({ text: cell }, column) =>
          /^\s*%\s*$/u.test(header[column] ?? '') && (cell.match(/\p{L}/gu)?.length ?? 0) > 12,
      )
      if (unlike) header = []
      const names = cells.map((cell) => foldPiece(cell.text, greek).folded)
      // The title of a table may look like its first row.
      const before = lines[at - 1]
      // Behind a blank line a row of words begins another table.
      const titled = before !== undefined && isTitleRow(text.slice(before.start, before.end))
      const apart =
        before !== undefined &&
        (titled || /\n\s*\n/u.test(text.slice(before.end, line.start))) &&
        !names.some((name) => /\d/u.test(name)) &&
        headerOf(names).length > 0
      const begins = above !== 'row' || apart || (header.length <= 2 && cells.length > 2 && headerOf(names).length > 2)
      if (begins) {
        header = headerOf(names)
        headPlaces = cells.map((cell) => ({
          start: points.toCodePoint(cell.start),
          end: points.toCodePoint(cell.start + cell.text.trimEnd().length),
        }))
      }
      const isHead = begins && header.length > 0
      if (apart && titled) caption = foldPiece(text.slice(before.start, before.end).trim(), greek).folded
      const heads = above === 'row' && !sameRow(header, names) ? header : []
      blocks.push(
        ...cellBlocks(cells, heads, section, points, greek, caption).map((block) => ({
          ...block,
          ...(isHead ? { isHead: true as const } : {}),
          ...(heads.length === 0 ? {} : { headPlaces }),
          ...(caption === '' || captionAt === undefined || block.announcedBy !== caption
            ? {}
            : { keyPlace: captionAt }),
        })),
      )
      label = ''
      above = 'row'
      continue
    }
    above = 'other'
    caption = ''
    const folded = foldPiece(piece, greek)
    const listed =
      isListed(lines, at, text) || (isCodeLine.test(piece) && ofCodes.test(announcedBy === '' ? section : announcedBy))
    const written = listed && !titles.has(line.start) ? 'item' : kindOf(piece, titles.has(line.start), loud)
    const kind = line.title === true ? 'heading' : line.value === true && written === 'heading' ? 'paragraph' : written
    const marker = markerOf(piece)
    // "3.2" is a neighbour of the "3.1 … :" that announced a list, not of the list.
    if (kind === 'item' && marker !== '' && marker === announcer) announcedBy = ''
    // "– One of these: · A · B – And that": the mark of the line that announced a list of another mark goes on with its own list.
    const sign = signOf(piece)
    if (kind === 'item' && byItem && announcedBy !== '') {
      if (innerSign === '') innerSign = sign
      else if (sign !== innerSign && sign === outerSign) {
        announcedBy = announcedUnder
        announcedUnder = ''
        announcedAt = undefined
        byItem = false
      }
    }
    blocks.push({
      kind,
      base: points.toCodePoint(line.start),
      folded,
      raw: piece,
      section: kind === 'heading' ? folded.folded : section,
      labels: [],
      heads: [],
      column: 0,
      announcedBy,
      ...(announcedBy === '' || announcedUnder === '' ? {} : { announcedUnder }),
      ...(kind === 'heading' || label === '' ? {} : { key: label }),
      ...(announcedBy === '' || announcedAt === undefined ? {} : { keyPlace: announcedAt }),
    })
    const under = label
    label =
      blocks.length > 1 &&
      isLabel(kind === 'item' ? piece.replace(mark, '') : piece) &&
      (kind === 'paragraph' || mark.test(piece))
        ? folded.folded
        : ''
    if (kind === 'heading') section = folded.folded.replace(arrows, '')
    if (
      /^(?:πινακασ|table)/u.test(folded.folded) ||
      // "5. Intensity (% of eligible costs)" is the title of the table below it as well as without its number.
      ((kind === 'paragraph' || (kind === 'item' && /^\d{1,2}(?:\.\d{1,2})*[.)]?\s/u.test(folded.folded))) &&
        (/:\s*$/u.test(piece) || (piece.length < 80 && !/[.;]\s*$/u.test(piece))))
    ) {
      caption = folded.folded
      captionAt = { start: points.toCodePoint(line.start), end: points.toCodePoint(line.end) }
    }
    const next = lines[at + 1]
    // The first line of a document is its title, unless a list begins right under it.
    const overList =
      next !== undefined &&
      (at > 0 ||
        /^\s*[•●▪*–-]\s/u.test(text.slice(next.start, next.end)) ||
        (isCodeLine.test(text.slice(next.start, next.end)) && ofCodes.test(folded.folded))) &&
      namesWhatFollows(kind, piece, text.slice(next.start, next.end))
    if (kind === 'heading' || overList || /:\s*$/u.test(piece)) {
      announcedUnder = kind === 'item' ? (byItem ? announcedUnder : announcedBy) : kind === 'paragraph' ? under : ''
      byItem = kind === 'item'
      announcedBy = folded.folded.replace(arrows, '')
      announcedAt = { start: points.toCodePoint(line.start), end: points.toCodePoint(line.end) }
      announcer = kind === 'item' ? marker : ''
      outerSign = sign
      innerSign = ''
    } else if (kind === 'paragraph' && !bareBound.test(piece)) announcedBy = ''
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

/** "Κάτω όριο 25.000 €": a line that only bounds what the line above it names. */
const bareBound =
  /^\s*(?:κάτω|άνω|(?:κατώτατ|ανώτατ|ελάχιστ|μέγιστ)(?:ο|ος|η)|minimum|maximum|min\.?|max\.?)(?: (?:όριο|ποσό|limit|amount))?\s*:?\s*(?:€|EUR)?\s?\d/iu

/** "55 Accommodation", "C10 Food": a member of a list of activity codes, no heading. */
const isCodeLine = /^\s*\p{Lu}?\.?\d{2}(?:\.\d{1,2}){0,3}\s/u
const ofCodes =
  /(?<!\p{L})(?:καδ|kad|nace)(?!\p{L})|επιλεξιμ\p{L}+ (?:δραστηριοτ|κλαδ|τομε|κωδικ)|κλαδ(?:οι|ων) δραστηριοτ|(?:eligible|excluded) (?:activit|sector|industr)/u

/** "– The scheme is not for firms that live on – gambling – the sale of land": the sentence that refuses ends in the members below. */
const refusesBelow = (item: string, next: string): boolean =>
  /^\W*\p{Lu}[^.;·]*(?<!\p{L})(?:not|excluded?s?|ineligible|δεν|εξαιρ\p{L}+|αποκλεί\p{L}+)(?!\p{L})[^.;·:,]*$/iu.test(
    item,
  ) &&
  /^[^\p{L}\d]*\p{Lu}/u.test(item) &&
  /^[^\p{L}\d]*\p{Ll}/u.test(next)

/** A short line above a list, a value or an amendment, and a short item or a question above a paragraph, say what that is of. */
function namesWhatFollows(kind: Block['kind'], piece: string, next: string): boolean {
  const text = piece.trim()
  if (kind === 'cell' || kind === 'heading' || text.length > 90 || text.includes('\n')) return false
  const listed = /^\s*[•●▪◦■□➢➤►▶✓–—*-]\s/u.test(next)
  const begun = /^\s*\(?(?:[αa1]|i)[.)΄’']\s/iu.test(next)
  if (kind === 'item')
    return (
      (listed && refusesBelow(text, next)) ||
      (!listed &&
        !/^\s*\(?[\p{L}\d]{1,3}[.)]\s/u.test(next) &&
        // "And vehicles;" above an answer: a member of a list would be followed by another.
        (asks(text) || (text.length < 40 && !/[.;,·:]$|\d/u.test(text))))
    )
  if (/[.;,·:]$/u.test(text)) return false
  if (/^(?:section|ενότητα|άρθρο|article|σημείο|point|annex|παράρτημα)\s+[\p{L}\d]/iu.test(text) && text.length < 60)
    return true
  return (
    text.length < 60 &&
    (listed ||
      begun ||
      (isCodeLine.test(next) && ofCodes.test(foldText(text).folded)) ||
      (/^\p{Lu}/u.test(text) &&
        !/[\d:]/u.test(text) &&
        /^\s*(?:€|eur|\d|(?:κάτω|ανώτατο|ελάχιστο|μέγιστο) όριο|(?:κατώτατ|ανώτατ|ελάχιστ|μέγιστ)(?:ο|ος|η)\s*:|από |έως |ως |μέχρι |up to |from |between |τουλάχιστον |at least |max|min)/iu.test(
          next,
        )))
  )
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
  const whole = piece.replaceAll(
    /(?<=\p{Ll})-[ \t]*\n\s*(?=\p{Ll})|(?<=\p{Lu}{2})-[ \t]*\n\s*(?=\p{Lu}{2})/gu,
    (broken) => '\u00ad'.repeat(broken.length),
  )
  return foldText(
    greek
      ? whole.replaceAll(/(?<![\p{L}\d])[ABEZHIKMNOPTYX]{2,}(?![\p{L}\d])/gu, (word) =>
          [...word].map((letter) => asGreek[latin.indexOf(letter)] ?? letter).join(''),
        )
      : whole,
  )
}

const mark = /^\s*[▪■◆●➢►▶]\s+/u
/** ">> Who can apply", "## Dates", "== Dates ==": a title by its mark. */
const arrows = /^\s*(?:>{1,3}|»{1,2}|#{1,4}|={2,4})\s+(?=\p{L})/u
/** "Έδρα" or "Who can apply?" on a line of its own: the name of what the next line says. */
function isLabel(piece: string): boolean {
  const text = piece.trim()
  return (
    text.length <= 60 &&
    /^\p{Lu}/u.test(text) &&
    !/[.,·!)"»]$|\d|[€%]|\n|:/u.test(text) &&
    text.split(/\s+/u).length <= 8
  )
}

/** How an item is marked: by numbers with so many parts, or by letters; '' for bullets and none. */
function markerOf(piece: string): string {
  const numbers = /^\s*\(?(\d{1,3}(?:\.\d{1,3}){0,3})[.)]?\s/u.exec(piece)?.[1]
  if (numbers !== undefined) return `number ${numbers.split('.').length}`
  return /^\s*\(?\p{L}{1,2}[.)΄']\s/u.test(piece) ? 'letter' : ''
}

/** What a member of a list is marked with: its bullet, or the kind of its number. */
const signOf = (piece: string): string => /^\s*([^\s\p{L}\d(])/u.exec(piece)?.[1] ?? markerOf(piece)

/** The place of a piece of a block's folded text in the canonical text, in code points. */
export function placeIn(block: Block, start: number, end: number): Span {
  const span = originalSpan(block.folded, start, end)
  return { start: block.base + span.start, end: block.base + span.end }
}

interface Line {
  readonly start: number
  readonly end: number
  /** A line of its own that names what follows. */
  readonly title?: true
  /** Of a sheet of names and values: no heading, however it is written. */
  readonly value?: true
}

const listMark = /^\s*[•●▪◦○■□➢➤►▶✓✔–*-]\s/u

/** Lines of the text in UTF-16 units, those joined that a page's width has broken. */
function joinedLines(text: string, titles: ReadonlySet<number>): Line[] {
  const lines: Line[] = []
  const width = pageWidth(text)
  const names = fieldNames(text)
  let blank = true
  for (const match of text.matchAll(/[^\n]+|\n/gu)) {
    if (match[0] === '\n') {
      blank ||= text[match.index - 1] === '\n'
      continue
    }
    if (match[0].trim() === '' || (folio.test(match[0]) && lines.at(-1)?.title !== true)) {
      blank = true
      continue
    }
    const above = lines.at(-1)
    if (above !== undefined && !blank && isUnderlined(text.slice(above.start, above.end), match[0])) {
      lines[lines.length - 1] = { ...above, title: true }
      blank = true
      continue
    }
    const title = names.has(match.index) || (blank && isLoneTitle(match[0], text.slice(match.index + match[0].length)))
    const line: Line = {
      start: match.index,
      end: match.index + match[0].length,
      ...(title ? { title } : names.size > 0 && lines.length > 0 ? { value: true } : {}),
    }
    const before = lines.at(-1)
    if (
      before !== undefined &&
      (!blank || (width !== undefined && /,\s*$/u.test(text.slice(before.start, before.end)))) &&
      !titles.has(line.start) &&
      !titles.has(before.start) &&
      line.title !== true &&
      before.title !== true &&
      ((names.size > 0 && !standsAlone(match[0]) && !standsAlone(text.slice(before.start, before.end))) ||
        goesOn(text.slice(before.start, before.end), match[0], width) ||
        isRestOfTitle(text.slice(before.start, before.end), match[0], text.slice(line.end, line.end + farthestCode)))
    )
      lines[lines.length - 1] = { ...before, end: line.end }
    else lines.push(line)
    blank = false
  }
  return lines
}

/** A row of a table, or a member of a list: among names and values too it is a line of its own. */
const standsAlone = (line: string): boolean => line.includes('\t') || listMark.test(line)

/** UTF-16 units of a paragraph at the most: what is longer is read in pieces, as the words around a figure are read again for each. */
const longestPiece = 2000

/** A line that is longer than any paragraph of a call, cut behind sentences or else between words. */
function cutLong(text: string, line: Line): Line[] {
  if (line.end - line.start <= longestPiece || text.slice(line.start, line.end).includes('\t')) return [line]
  const pieces: Line[] = []
  for (let { start } = line; start < line.end;) {
    const piece = text.slice(start, Math.min(line.end, start + longestPiece))
    const cut = start + piece.length >= line.end ? piece.length : lastBreak(piece)
    pieces.push({ start, end: start + cut })
    start += cut
  }
  return pieces
}

/** A question names what its answer says, and the names of a sheet on one line their values. */
function cutAt(text: string, line: Line, lengths: (line: string) => readonly number[]): Line[] {
  const cuts = lengths(text.slice(line.start, line.end))
  if (cuts.length === 1) return [line]
  let { start } = line
  return cuts.map((length) => {
    const piece = { start, end: start + length }
    start += length
    return piece
  })
}

function lastBreak(piece: string): number {
  const sentence = Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('· '), piece.lastIndexOf('; ')) + 2
  if (sentence > longestPiece / 2) return sentence
  const space = piece.lastIndexOf(' ') + 1
  return space > longestPiece / 2 ? space : piece.length
}

/** "Χρονοδιάγραμμα" on a line of its own, with its text below it. */
function isLoneTitle(line: string, rest: string): boolean {
  const text = line.trim()
  if (text.length > 90 || line.includes('\t') || !/^\p{Lu}/u.test(text) || /[.;,·:)»"]$|[€%]|\d{3}/u.test(text))
    return false
  if (/^(?:παράρτημα|annex|κεφάλαιο|ενότητα|chapter|section)\s+\S{1,4}[.:]?\s/iu.test(text)) return true
  const next = /^\n([^\n]+)/u.exec(rest)?.[1] ?? ''
  if (next === '' || next.includes('\t')) return false
  return text.length <= 60 && text.split(/\s+/u).length <= 6 && next.trim().length > 1.5 * text.length
}

/** A mark of a question at the end: a semicolon is one in Greek only. */
export const asks = (text: string): boolean =>
  /\?\s*$/u.test(text) || (/;\s*$/u.test(text) && /\p{Script=Greek}/u.test(text))

/** "What we pay for" and below it "---------------": a title that is underlined. */
const isUnderlined = (title: string, line: string): boolean =>
  /^\s*(?:-{4,}|={4,}|~{4,}|_{4,}|─{4,}|━{4,})\s*$/u.test(line) &&
  line.trim().length <= title.trim().length + 4 &&
  title.length <= longestHeading &&
  /^\s*[\p{Lu}\d«"“]/u.test(title) &&
  !/[.,·:]\s*$|[\t\n]/u.test(title)

/** A page's number, its running head, or a mark without words. */
const folio = /^\s*[-–|]?\s*\d{0,3}\s*[-–|.]?\s*$|(?:σελ(?:ίδα)?|page)\.?\s*\d+(?:\s*(?:από|of|\/)\s*\d+)?\s*$/iu

/** Whether a line was broken by the width of its page only. `width` is that of a full line, absent where lines are whole paragraphs. */
function goesOn(before: string, line: string, width: number | undefined): boolean {
  if (before.includes('\t') || line.includes('\t')) return false
  // Paragraphs of many lines are joined one by one: their end is enough.
  const end = before.slice(-200)
  // "…, and" before a dash leads to the next member of the list.
  if (leadsOn.test(end)) return !/^\s*[-–•●▪]\s/u.test(line)
  if (onlyBound.test(before.slice(before.lastIndexOf('\n') + 1)) || onlyBound.test(line)) return true
  if (/\p{Ll}-\s*$|\p{Lu}{2}-\s*$/u.test(end)) return true
  const last = before.slice(before.lastIndexOf('\n') + 1).trim()
  const first = /^\s*(\S+)/u.exec(line)?.[1]?.length ?? 0
  const isShort = width !== undefined && last.length + 1 + first > width
  const full = isShort || (width !== undefined && last.length > width * 0.9)
  // "… until 30 April. Opening:" and "1 February": the name of the value begins within the line.
  if (isShort && labelWithin.test(end) && (!bullet.test(line) || /^\s*\d+\s/u.test(line))) return true
  if (/^\s*\p{Lu}[\p{L} ]{0,24}:\s/u.test(line)) return false
  if (/(?:^|[\s(])(?:Π\.Ε|Δ\.Ε|αριθ|αρ|άρθρ?|παρ|περ|Καν|ν|π\.χ|δηλ|Reg|No|Art)\.\s*$/u.test(end)) return true
  if (goesOnInside(end, line)) return true
  // "Epirus 14 · Thessaly 36 ·": the row goes on.
  if (/\s·\s*$/u.test(end) && (end.match(/\s·\s/gu)?.length ?? 0) > 1) return true
  // "…, 30 per cent; the Agency's equity may serve for this": in English a semicolon goes on.
  if (/[.:·!?]\s*$/u.test(end) || (/;\s*$/u.test(end) && (asks(end) || !/^\s*\p{Ll}/u.test(line)))) return false
  // "companies limited by shares" and "(AE) only": a bracket that no mark comes before opens no list.
  if (/^\s*\([^()]{1,60}\)/u.test(line) && /[\p{L}\d]\s*$/u.test(end) && (full || last.length >= longLine)) return true
  // "From 1 to" and "20 work units": within a line that was full a number is no bullet.
  if (
    bullet.test(line) &&
    !(full && /^\s*(?:\(?\d{1,3}\)?|\(?[\d.,]{4,}|\d{2}\.\d{2})\s/u.test(line) && !newItem.test(line))
  )
    return false
  // "equipment up to 60 %" above "consultants up to 5 %": a list without marks.
  if (!full && valued.test(last) && valued.test(line) && !/^\s*(?:και|ή|έως|μέχρι|and|or|up to) /u.test(line))
    return false
  if (dated.test(last) && dated.test(line)) return false
  if (/^\s*\p{Ll}/u.test(line) && last.length > (width === undefined ? 25 : 12)) return true
  return full
}

const months = String.raw`(?:ιανουαρ|φεβρουαρ|μαρτι|απριλι|μαϊ|μαΐ|μαι|ιουνι|ιουλι|αυγουστ|σεπτεμβρ|οκτωβρ|νοεμβρ|δεκεμβρ|ιανουάρ|φεβρουάρ|μάρτι|απρίλι|μάι|ιούνι|ιούλι|αύγουστ|σεπτέμβρ|οκτώβρ|νοέμβρ|δεκέμβρ|january|february|march|april|may|june|july|august|september|october|november|december)\p{L}*`
/** Ends and beginnings of lines that no line of its own has, whatever its length. */
const ofWhole: readonly (readonly [end: RegExp, begin: RegExp])[] = [
  // "12 February" and "2027", "1" and "March 2027".
  [new RegExp(String.raw`\d ?(?:η|ης|ή|st|nd|rd|th)? (?:of )?${months}\s*$`, 'iu'), /^\s*20\d\d(?!\d)/u],
  [/(?<![\d.,/])[0-3]?\d ?(?:η|ης|ή|st|nd|rd|th)?\s*$/u, new RegExp(String.raw`^\s*(?:of )?${months} 20\d\d`, 'iu')],
  // "EUR" and "1 000 000", "300.000" and "ευρώ".
  [/(?:^|[\s(])(?:EUR|€|£|\$)\s*$/u, /^\s*\d/u],
  [/\d\s*$/u, /^\s*(?:€|EUR(?!\p{L})|ευρώ|euros?(?!\p{L})|εκατ|χιλ|million|%)/iu],
  // "Regulation" and "(EU) 2023/2831", "τον ν." and "4887/2022".
  [
    /(?:Καν(?:ονισμ\p{L}+|\.)|Regulations?|Directive|Οδηγ\p{L}+)\s*$/u,
    /^\s*(?:\((?:ΕΕ|ΕΚ|EU|EC)\)|(?:αριθ|αρ)\.|No )?\s*\d/u,
  ],
  [/(?:ΦΕΚ|τεύχος)\s*$/u, /^\s*[ΑΒA-B]['΄’´] ?\d/u],
  [/(?:^|[\s(])(?:ν|π\.δ|αρ|άρθ|παρ|Β΄|Α΄|ΦΕΚ)\.?\s*$/u, /^\s*\d/u],
]

/** Whether two lines part what is one: a day, an amount, a regulation. */
const goesOnInside = (end: string, line: string): boolean =>
  ofWhole.some(([before, behind]) => before.test(end) && behind.test(line))

/** UTF-16 units of a line that is no title and no label. */
const longLine = 60
/** "…. Opening:" */
const labelWithin = /[\p{L}\d)€%][.;·!?]\s+\p{Lu}[^.;·!?:\n]{1,40}:\s*$/u

/** Letters up to the next code of an annex: its title may have several lines. */
const farthestCode = 400
const codeFirst = /^\s*(?:\d{1,4}[.)]?\s+)?(?:\d{1,2}(?:\.\d{2}){3}|\d{7,8})\s+\S/u
const codeBelow = /^\n(?:[^\n\d]{1,120}\n){0,3}\s*(?:\d{1,4}[.)]?\s+)?(?:\d{1,2}(?:\.\d{2}){3}|\d{7,8})\s/u
/** What stands between the codes of an annex and is no title of a code. */
const partOfAnnex =
  /^\s*(?:μη|δεν|εξαιρ|αποκλει|επιλέξιμ|επιλεξιμ|τομέ|τομε|κλάδ|κλαδ|κατηγορ|ομάδ|ομαδ|παράρτ|παραρτ|πίνακ|πινακ|ενότητ|ενοτητ|σημείωσ|σημειωσ|ΚΑΔ|NACE|section|sector|group|division|annex|table|note|not|excluded|eligible|ineligible)/iu

/** The second line of a code's title: between it and the next code there is nothing else. */
const isRestOfTitle = (before: string, line: string, below: string): boolean =>
  codeFirst.test(before) &&
  /^\s*[\p{L}(]/u.test(line) &&
  line.length < 120 &&
  !/[\d:€%\t]/u.test(line) &&
  !partOfAnnex.test(line) &&
  codeBelow.test(below)

/** A row that has its first cell only: between two tables the title of the second. */
const isTitleRow = (row: string): boolean => /^[^\t]*\p{L}{3}[^\t]*\t\s*$/u.test(row)

/** A short line that ends with its figure. */
const valued = /^.{6,80}\d\s?(?:%|€|ευρώ|euro|EUR)\s*$/u
/** A short line that begins with a capital and ends with its day. */
const dated =
  /^\s*\p{Lu}[^\n]{5,70}(?:\d{1,2}[./-]\d{1,2}[./-]20\d\d|\d{1,2}(?:η|st|nd|rd|th)? \p{L}{3,12} 20\d\d)\s*$/u

/** No line of its own ends with these. */
const leadsOn =
  /\s(?:έως|μέχρι|από|και|ή|οι|το|του|της|των|τη|την|τον|τα|τις|τους|στη|στην|στο|στον|στις|στους|για|με|σε|up to|from|to|and|or|of|the|an?|for|in|with|by|at|is|are|(?:την|τις|στις|the) \d{1,2}(?:η|ης|ής|st|nd|rd|th))\s*$/u
const onlyBound = /^\s*(?:από|έως|μέχρι|from|to|up to)\s*$/iu
const newItem = /^\s*\(?\d{1,2}[.)]\s+\p{Lu}/u

/** A text set in capitals throughout, where capitals mark no titles. */
function isLoud(text: string): boolean {
  const lines = text.split('\n').filter((line) => (line.match(/\p{L}/gu)?.length ?? 0) > 3)
  const capitals = lines.filter((line) => !/\p{Ll}/u.test(line)).length
  return lines.length > 5 && capitals > lines.length * 0.6
}

/** "1. Business plan" above "2. Lease": short members of a list, none of them a title. */
function isListed(lines: readonly Line[], at: number, text: string): boolean {
  const number = (k: number): number | undefined => {
    const line = lines[k]
    if (line === undefined || line.title === true) return undefined
    const found = /^\s*(\d{1,2})[.)]\s+\S/u.exec(text.slice(line.start, line.end))?.[1]
    return found === undefined ? undefined : Number(found)
  }
  const own = number(at)
  return own !== undefined && (number(at - 1) === own - 1 || number(at + 1) === own + 1)
}

function kindOf(piece: string, titled: boolean, loud: boolean): Block['kind'] {
  if (titled) return 'heading'
  const text = piece.trim()
  if (arrows.test(text) && text.length <= 60 && !/[.;,·]$|[€%]|\d{3}|\n/u.test(text)) return 'heading'
  if (/^(?:[[(]?(?:\p{L}{1,8}\.?\s?)?\d{1,2}[\])]?[.):]?\s+)?\p{Lu}.{5,110}[;?]$/u.test(text) && asks(text))
    return 'heading'
  if (text.length <= longestHeading && !/[.;,·]$/u.test(text) && !text.includes('\n')) {
    const letters = text.replace(/[^\p{L}]/gu, '')
    const marked = /^\s*[•●▪*–—-]\s/u.test(piece)
    const says = /\d\s?(?:%|€|ευρ)/iu.test(text) || namedValue.test(text)
    if (!loud && !marked && !says && letters.length > 3 && letters === letters.toLocaleUpperCase('el')) return 'heading'
    if (
      headingNumber.test(text) &&
      !/\d{3,}|[€%]/u.test(text) &&
      text.length < 80 &&
      !/:\s*\S/u.test(text) &&
      !/(?:\S+\s+){5}\S*:$/u.test(text)
    )
      return 'heading'
  }
  return bullet.test(piece) && !beginsWithFigure.test(piece) ? 'item' : 'paragraph'
}

/** "ΑΦΟΡΑ: ΠΟΛΥ ΜΙΚΡΕΣ ΕΠΙΧΕΙΡΗΣΕΙΣ": a name and its value, unless it is a title by its first word. */
const namedValue =
  /^(?!(?:Π?ΡΟΣΚΛ|ΔΡΑΣ|ΥΠΟΔΡ|ΘΕΜΑ|[ΆΑ]ΡΘΡ|ΕΝ[ΌΟ]Τ|ΚΕΦ|ΠΑΡ|ΠΡ[ΌΟ]|ΜΕΡ|CALL|PROG|ANNEX|SECT|PART|GRANT))[\p{Lu}\s/.]{2,40}:\s+\S/u

/** "22.000.000 €", "13 Νοεμβρίου 2026": a number that is no item's. */
const beginsWithFigure =
  /^\s*\(?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?\s|^\s*\d+\s*(?:€|ευρώ|%|εκατ|χιλ|δισ|μήνες|έτη|άτομα|ΕΜΕ|months|years|million|EUR)|^\s*\d{1,2}(?:η|ης|ή|ής)?\s+(?:Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Μαϊ|Μάι|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?\s+(?:19|20)\d\d/iu

const costWords = /δαπαν|(?<!\p{L})(?:cost|expenditure|spending)/u
const rateWords = /ενταση|ποσοστ|ενισχυσ|επιχορηγ|επιδοτ|intensity|(?<!\p{L})rates?(?!\p{L})|%/u

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
  const naming = /^\s*\(?(?:\p{L}[.)]?|\p{L}?\d{0,3}(?:\.\d{1,2})*[.)]?)\s*$/u.test(first) ? cells[1] : cells[0]
  // "1.5 | Opening | 11/1/2027": the number of a row is no name.
  const isCounted = naming === cells[1] && first !== ''
  const name =
    naming === undefined || naming.text.trim() === ''
      ? undefined
      : { start: points.toCodePoint(naming.start), end: points.toCodePoint(naming.start + naming.text.length) }
  // "Rate of aid (%)" in the corner of a table names all its values.
  const corner =
    (header.length > 2 && rateWords.test(header[0] ?? '')) || (header.length > 1 && costWords.test(header[0] ?? ''))
      ? (header[0] ?? '')
      : above
  return cells.flatMap((cell, column) => {
    if (cell.text.trim() === '') return []
    const row = column > 1 && isCounted ? second : first
    const labels = [header[column], column === 0 ? undefined : row].filter(
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
        heads: header,
        column,
        announcedBy: corner,
        ...(isCounted ? { isCounted: true as const } : {}),
        ...(second === undefined || column < 2 ? {} : { rowTitle: second }),
        ...(name === undefined || column === 0 ? {} : { rowName: name }),
      },
    ]
  })
}

const leadingKey =
  /^\s*(?:[•●▪◦*–-]\s*|(?:\p{L}{1,2}\.)?\d{1,2}(?:\.\d{1,2})+\.?\s+|\p{L}{1,2}\.\d{1,2}\.?\s+|\(?[\p{L}\d]{1,4}[.)]\s+)?(?:\[([^\]]{2,50})\]|([^\s:;.,(\d][^:;.,\n]{1,55}):(?=\s))/u
/** "ΠΟΣΑ ΕΧΕΙ. 14,5 εκατ.": words in capitals that end in a full stop. */
const capitalKey = /^\s*(\p{Lu}[\p{Lu} ]{3,40})[.:](?=\s)/u

/** "1.1 Guaranteed loan. Principal of …": a short first sentence without a verb's figures names what follows. */
const runInKey =
  /^\s*(?:[•●▪◦*–-]\s*|\(?[\p{L}\d]{1,3}(?:\.\d{1,2}){0,3}[.)]?\s+|(?:Άρθρο|Article|Section|Ενότητα)\s+\d{1,2}\s*[–—-]\s*)?(\p{Lu}\p{Ll}[^.:;,\d(\n]{2,38})\.\s+(?=\p{Lu}\p{Ll}|[€£\d])/u

/** What a block is about, in folded words, nearest first: its own leading label, its row and column, the line above, its heading. */
export function keysOf(block: Block): string[] {
  const own = leadingKey.exec(block.raw) ?? capitalKey.exec(block.raw) ?? runInKey.exec(block.raw)
  const question = /^[[(]?(?:ε|q|ερ|ερωτηση|question)\.?\s?(?:\d{1,2}\s*[\])]?[:.)]?|[:.)])\s*(?=\p{L})/u
  return [
    own === null ? undefined : foldText(own[1] ?? own[2] ?? '').folded,
    block.key,
    ...block.labels.toReversed(),
    block.announcedBy,
    block.announcedUnder,
    block.section,
  ].flatMap((key) => (key === undefined || key.trim() === '' ? [] : [key.replace(question, '')]))
}

/** The sentences of a block: half-open ranges of its folded text. */
export function sentencesOf(block: Block): Span[] {
  const { folded, map } = block.folded
  const out: Span[] = []
  let from = 0
  for (const match of folded.matchAll(/[.;·!?]+["')\]]*\s+/gu)) {
    const end = match.index + match[0].length
    const word = /[\p{L}.]*$/u.exec(folded.slice(from, match.index))?.[0] ?? ''
    // "2003/361/ΕΚ." is no abbreviation of millions.
    const number = folded[match.index - word.length - 1] === '/'
    // "Sections C, D and J.": a letter of a list, no initial.
    const listed =
      word.length === 1 && /(?<!\p{L})\p{L}(?:,| και| and| η| or) $/u.test(folded.slice(from, match.index - 1))
    const printed = block.raw.slice(map[match.index - word.length], map[match.index])
    const next = block.raw.slice(map[end], (map[end] ?? 0) + 4)
    // "In Co. Mayo": a county.
    const county =
      word === 'co' && /(?<!\p{L})(?:in|of|from|within|throughout) co$/u.test(folded.slice(from, match.index))
    if (/^\.+[^;·!?]*$/u.test(match[0]) && !number && !listed && (county || goesOnBehind(word, printed, next))) continue
    if (map[end] === undefined || match.index === from) continue
    out.push({ start: from, end: match.index + match[0].trimEnd().length })
    from = end
  }
  if (folded.slice(from).trim() !== '') out.push({ start: from, end: folded.trimEnd().length })
  return out.flatMap((sentence) => cutSentence(folded, sentence))
}

/** Cells are not cut as lines are, and one may be a list without an end. */
function cutSentence(folded: string, { start, end }: Span): Span[] {
  const pieces: Span[] = []
  let from = start
  while (end - from > longestPiece) {
    const comma = folded.lastIndexOf(', ', from + longestPiece) + 2
    const space = folded.lastIndexOf(' ', from + longestPiece) + 1
    const cut = [comma, space].find((at) => at > from + longestPiece / 2) ?? from + longestPiece
    pieces.push({ start: from, end: cut })
    from = cut
  }
  pieces.push({ start: from, end })
  return pieces
}

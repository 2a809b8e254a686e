import { withoutBars } from '../../core/extraction/text/table-cells.ts'
import { encodingOf } from '../../platform/files/encoding.ts'
import { ofReadableLength, TextBuilder, UnreadableDocument } from './canonical-document.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { boxedFrom, drawnFrom } from './drawn-rows.ts'
import { leadsOn, marked, tableFrom } from './text-table.ts'

/** How files begin that are no text: PDF, zip (DOCX, XLSX, ODT), the old DOC, RTF. */
const marks = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '{\\rtf']

/**
 * Decodes bytes by their mark, as UTF-8, or as the code page of Windows that they look like.
 * @throws UnreadableDocument for a file of another kind under the name of a text
 */
export function decodeText(bytes: Uint8Array): string {
  const head = String.fromCodePoint(...bytes.subarray(0, 8))
  if (marks.some((mark) => head.startsWith(mark))) throw new UnreadableDocument({ fault: 'damaged' })
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

/** A table in a box has borders, which tell where its rows end. */
const border = /^\s*\+-{2,}/mu

/** "·         Text": what a word processor puts behind the mark of a list is no gap between columns. */
const farMark = /^(?<mark>[^\S\n]*[·•▪●○■◦])[^\S\n]{2,}(?=\S)/gmu

/** The mark of a list on a line of its own, above its member: what is left where a page was copied. */
const markAbove = /^(?<mark>[^\S\n]*[-–*·•▪●○■◦])[^\S\n]*\n(?:[^\S\n]*\n)?[^\S\n]*(?=[\p{L}(«"“])/gmu

/** Plain text: its lines as they are; columns kept by spaces as rows of cells or one after another; a form feed begins a page. */
export function readText(text: string): CanonicalDocument {
  const out = new TextBuilder()
  const pages = ofReadableLength(
    text.replaceAll(/\r\n?/g, '\n').replaceAll(farMark, '$<mark> ').replaceAll(markAbove, '$<mark> '),
  ).split('\f')
  for (const page of pages) {
    if (pages.length > 1) out.beginPage()
    for (const part of partsOf((border.test(page) ? page : withoutBars(page)).split('\n'))) {
      if (part.kind === 'rows') for (const row of part.rows) out.row([...row])
      else if (part.kind === 'prose') for (const column of part.columns) for (const line of column) writeLine(out, line)
      else {
        if (part.kind === 'lines') {
          writeLines(out, part.lines)
          continue
        }
        const most = mostCells(part.lines)
        for (const line of part.lines) writeLine(out, rowOf(line, most))
      }
    }
    if (pages.length > 1) out.gap()
  }
  return out.finish()
}

const mostCells = (lines: readonly string[]): number => lines.reduce((most, line) => Math.max(most, cellsOf(line)), 0)

/** A row's cells, in a table of `most` columns; the first cell of a head may be empty. */
function rowOf(line: string, most: number): string {
  const row = line.trim().replaceAll(gap, '\t')
  const count = cellsOf(line)
  return /^ {4,}/u.test(line) && count > 1 && count === most - 1 ? `\t${row}` : row
}

/** What wide gaps part in a line; "they must not exceed the    40th year" is one sentence all the same. */
const apartIn = (line: string): string[] =>
  line
    .trim()
    .split(/ {4,}/)
    .reduce<string[]>((parts, part) => {
      const before = parts.at(-1)
      if (before === undefined || !(leadsOn.test(before) || /^\p{Ll}{2,} \p{L}/u.test(part))) return [...parts, part]
      return [...parts.slice(0, -1), `${before} ${part}`]
    }, [])

function writeLine(out: TextBuilder, line: string): void {
  if (line.trim() === '') out.gap()
  else if (line.includes('\t')) out.row(line.split('\t'))
  else if (/\S {4,}\S/.test(line)) {
    // What stands apart in one line (a title, and the place and day beside it) is no sentence.
    for (const part of apartIn(line)) {
      out.line(part)
      out.gap()
    }
  } else out.line(line)
}

/** Lines as they are, titles that are underlined, and lists that are set in under a title or a colon: their members are marked as those of a page. */
function writeLines(out: TextBuilder, lines: readonly string[]): void {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0)
  let isLead = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (isUnderlined(lines, at)) {
      out.gap()
      out.line(line, true)
      out.gap()
      at += 1
      isLead = true
      continue
    }
    const members: readonly string[] = isLead ? setInFrom(lines, at, width) : []
    for (const member of members) out.line(`• ${member}`)
    at += Math.max(0, members.length - 1)
    if (members.length === 0) writeLine(out, line)
    if (line.trim() !== '') isLead = members.length === 0 && /:\s*$/u.test(line)
  }
}

/** "How you apply" above a line of dashes about as long. */
function isUnderlined(lines: readonly string[], at: number): boolean {
  const title = (lines[at] ?? '').trim()
  const below = (lines[at + 1] ?? '').trim()
  return (
    /\p{L}/u.test(title) &&
    title.length <= longestTitle &&
    !/[.,;·]$|\t| {3}/u.test(title) &&
    (lines[at - 1] ?? '').trim() === '' &&
    /^(?:-{4,}|={4,}|~{4,}|_{4,})$/u.test(below) &&
    below.length >= title.length * 0.6 &&
    below.length <= title.length * 1.5
  )
}
const longestTitle = 110

/** Three lines or more that begin at one place further in and stop well before the edge: members of a list, none of which goes on in the next. */
function setInFrom(lines: readonly string[], from: number, width: number): string[] {
  const indent = /^ {2,}(?=\S)/u.exec(lines[from] ?? '')?.[0].length
  if (indent === undefined) return []
  const members: string[] = []
  for (const line of lines.slice(from)) {
    if (line.trim() === '' || /^ */u.exec(line)?.[0].length !== indent) break
    members.push(line.trim())
  }
  const isMember = (member: string): boolean =>
    indent + member.length <= width * 0.75 && /^\p{L}/u.test(member) && !/[.;·]$|\t| {2}|^\S{1,3}[.)] /u.test(member)
  return members.length >= fewest && members.every(isMember) ? members : []
}

type Part =
  | { readonly kind: 'lines' | 'table'; readonly lines: string[] }
  | { readonly kind: 'prose'; readonly columns: string[][] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }

/** Wide gaps, and dots that lead to a value. */
const gap = /\s*\.{4,}\s*| {2,}/g
/** "Instrument:      counter-guarantee, …": a label and its value; what goes on below is set in. */
const labelled = /^(?<label>\S[^:\t]{1,40}:)(?<space> +)(?<value>\S.*)$/
/** Lines of a table or of two columns at the least; fewer are chance. */
const fewest = 3
/** Lines that are looked at for two columns: each line may begin them, so that what is long and has none would take its square. */
const mostLines = 400

/** Runs of lines with wide gaps: two columns of prose where left lines go on in small letters, else a table. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < lines.length) {
    const sheet = labelledFrom(lines, at)
    if (sheet !== undefined) {
      parts.push({ kind: 'table', lines: sheet.rows })
      at = sheet.end
      continue
    }
    const ruled = ruledFrom(lines, at)
    if (ruled !== undefined) {
      parts.push({ kind: 'table', lines: ruled.rows })
      at = ruled.end
      continue
    }
    const prose = proseFrom(lines, at)
    if (prose !== undefined) {
      parts.push({ kind: 'prose', columns: prose.columns })
      at = prose.end
      continue
    }
    const table = boxedFrom(lines, at) ?? tableFrom(lines, at) ?? drawnFrom(lines, at)
    if (table !== undefined) {
      parts.push({ kind: 'rows', rows: table.rows })
      at = table.end
      continue
    }
    let end = at
    while (end < lines.length && cellsOf(lines[end] ?? '') > 1 && !isMarked(lines[end] ?? '')) end += 1
    if (end - at >= fewest) {
      parts.push({ kind: 'table', lines: lines.slice(at, end) })
      at = end
      continue
    }
    const last = parts.at(-1)
    if (last?.kind === 'lines') last.lines.push(lines[at] ?? '')
    else parts.push({ kind: 'lines', lines: [lines[at] ?? ''] })
    at += 1
  }
  return parts
}

/** Rows of labels and values that begin at a line, values that go on in the next lines joined; undefined for fewer than a few. */
function labelledFrom(lines: readonly string[], from: number): { rows: string[]; end: number } | undefined {
  const rows: string[] = []
  let column: number | undefined
  let end = from
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    const { label = '', value, space = '' } = labelled.exec(line)?.groups ?? {}
    const at = label.length + space.length
    if (value !== undefined && (column === undefined ? space.length > 1 : column === at)) {
      column = at
      rows.push(`${label}  ${value.replaceAll(/ {2,}/g, ' ')}`)
    } else if (rows.length > 0 && /^ {8,}\S/.test(line)) rows.push(`${rows.pop()} ${line.trim()}`)
    else break
  }
  return rows.length >= fewest ? { rows, end } : undefined
}

/** A line of dashes between the head of a table and its rows, or below them. */
const rule = /^\s*[-–—=_─]{5,}(?:\s+[-–—=_─]{2,})*\s*$/u

/** A head, a rule and rows with as many cells; a row that the width broke within its first cell is joined. */
function ruledFrom(lines: readonly string[], from: number): { rows: string[]; end: number } | undefined {
  const head = lines[from] ?? ''
  const columns = cellsOf(head)
  if (columns < 2 || !rule.test(lines[from + 1] ?? '')) return undefined
  const rows = [head]
  let begun = ''
  let end = from + 2
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    if (line.trim() === '' || rule.test(line)) break
    const whole = begun === '' ? line : `${begun} ${line.trim()}`
    if (cellsOf(line) === columns) rows.push(whole)
    else if (cellsOf(line) > 1 || begun.length > longestName) return undefined
    begun = cellsOf(line) === columns ? '' : whole.trimEnd()
  }
  if (rows.length < fewest || begun !== '') return undefined
  return { rows, end: rule.test(lines[end] ?? '') ? end + 1 : end }
}
/** Letters of a name that goes on in the next line. */
const longestName = 200

const isMarked = (line: string): boolean => marked.test(line) && cellsOf(line) === 2

const cellsOf = (line: string): number => line.trim().split(gap).length

/** Two columns that begin at a line, of prose, of titled pieces or of one list: the second starts at the same place in most lines. */
function proseFrom(lines: readonly string[], at: number): { columns: string[][]; end: number } | undefined {
  const start = rightOf(lines[at] ?? '')
  if (start === undefined) return undefined
  const own = columnsAt(lines, at, start)
  if (isProse(own) || goesOnBeside(own.left, own.right)) return own
  // A title in the middle of the right column stands further in than its lines.
  const edge = usualEdge(lines.slice(at, own.end + mostTitles), start)
  const wide = edge === undefined ? undefined : columnsAt(lines, at, edge)
  return wide !== undefined && inBoth(wide) >= fewestBeside && goingOn(wide.left) >= 0.1 && goingOn(wide.right) >= 0.2
    ? wide
    : undefined
}

/** Where the second of two cells of a line begins. */
const rightOf = (line: string): number | undefined =>
  cellsOf(line) === 2 ? /^\S.*?\S {3,}(?=\S)/.exec(line)?.[0].length : undefined
/** Lines behind the first one whose own columns end, in which its title may stand. */
const mostTitles = 12

/** Where most of the lines have their second cell, before the place at which the first line has it. */
function usualEdge(lines: readonly string[], before: number): number | undefined {
  const edges = new Map<number, number>()
  for (const line of lines) {
    const edge = rightOf(line)
    if (edge !== undefined && edge < before) edges.set(edge, (edges.get(edge) ?? 0) + 1)
  }
  const [most] = [...edges].toSorted(([, a], [, b]) => b - a)
  return most !== undefined && most[1] >= fewest ? most[0] : undefined
}

interface TwoColumns {
  readonly left: readonly string[]
  readonly right: readonly string[]
}

/** The lines up to one that goes through a gap, parted there. */
function columnsAt(
  lines: readonly string[],
  at: number,
  start: number,
): TwoColumns & { columns: string[][]; end: number } {
  const left: string[] = []
  const right: string[] = []
  let end = at
  for (; end < lines.length && end - at < mostLines; end += 1) {
    const line = lines[end] ?? ''
    if (line.length > start && !/^\s{2,}$/.test(line.slice(start - 2, start))) break
    left.push(line.slice(0, start).trimEnd())
    right.push(line.slice(start))
  }
  return { left, right, columns: [left, ['', ...right]], end }
}

/** How many of the lines of a column that have words go on in small letters. */
function goingOn(column: readonly string[]): number {
  const full = column.filter((line) => line.trim() !== '')
  return full.filter((line) => /^\p{Ll}/u.test(line)).length / Math.max(1, full.length)
}
/** Lines that have words in both columns. */
const inBoth = ({ left, right }: TwoColumns): number => left.filter((line, k) => line !== '' && right[k] !== '').length
const fewestBeside = 5

/** Whether many of the left lines go on, or both columns have titles. */
const isProse = (found: TwoColumns): boolean =>
  inBoth(found) >= fewestBeside &&
  (goingOn(found.left) >= 0.2 || (titlesIn(found.left) > 1 && titlesIn(found.right) > 1))

/** Lines in capitals: the titles of a leaflet. */
const titlesIn = (column: readonly string[]): number =>
  column.filter((line) => /^\p{Lu}[\p{Lu}\s;?-]{3,}$/u.test(line.trim())).length

/** A numbered list set in two columns: the right one goes on where the left one ends. */
function goesOnBeside(left: readonly string[], right: readonly string[]): boolean {
  const numbers = (column: readonly string[]): number[] =>
    column.flatMap((line) => {
      const number = /^\s*(\d{1,2})[.)]\s/u.exec(line)?.[1]
      return number === undefined ? [] : [Number(number)]
    })
  const all = [...numbers(left), ...numbers(right)]
  return numbers(left).length > 1 && numbers(right).length > 1 && all.every((number, k) => number === k + 1)
}

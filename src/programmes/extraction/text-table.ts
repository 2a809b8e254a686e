/** Tables that plain text sets with spaces: columns are parted by gaps that go through all lines, and a row may have several lines. */

export interface TextTable {
  /** Rows of cells, as many in each; a cell that went over several lines is one. */
  readonly rows: readonly (readonly string[])[]
  /** The line behind the table. */
  readonly end: number
}

interface Column {
  readonly start: number
  readonly end: number
}

/** Spaces between two columns at the least. */
const narrowest = 2
/** Lines with several cells at the least; fewer are chance. */
const fewest = 3
/** A longer table is read in pieces: each line may begin one, and all its lines are looked at for each end that it may have. */
const mostLines = 400

const rule = /^\s*[-=_─━]{5,}(?:\s+[-=_─━]{3,})*\s*$/u
/** "Ε.1  Vehicle: up to …": a paragraph with a mark, and no row. */
export const marked = /^\s*\p{Lu}\.\d{1,2}(?:\.\d{1,2})?[.)]?\s/u
/** Cells by wide gaps alone; the number of a row is no cell of its own. */
const cells = (line: string): number =>
  line
    .trim()
    .replace(/^[\p{L}\d.()]{1,4} {2,}/u, '')
    .split(/ {2,}/).length
const plain = (line: string): string => line.replaceAll(/(?<=\s)\.{3}(?=\s)|\.{4,}/g, (dots) => ' '.repeat(dots.length))

/** The table that begins at a line; undefined where its lines have no columns in common. */
export function tableFrom(lines: readonly string[], from: number): TextTable | undefined {
  if (cells(plain(lines[from] ?? '')) < 2) return undefined
  let end = from
  while (
    end < lines.length &&
    end - from < mostLines &&
    plain(lines[end] ?? '').trim() !== '' &&
    !(lines[end] ?? '').includes('\t')
  )
    end += 1
  const printed = lines.slice(from, end).map(plain)
  // A rule under the head, or between rows, is no row.
  const all = printed.filter((line) => !rule.test(line))
  const behind = (size: number): number => {
    let at = 0
    for (let left = size; left > 0; at += 1) if (!rule.test(printed[at] ?? '')) left -= 1
    while (at < printed.length && rule.test(printed[at] ?? '')) at += 1
    return from + at
  }
  // Prose ends the table: a line that goes through the gaps of those above it.
  for (let size = all.length; size >= fewest; size -= 1) {
    const run = all.slice(0, size)
    const many = run.filter((line) => cells(line) > 1)
    if (many.length < fewest) return undefined
    const columns = columnsOf(many)
    if (columns.length < usual(many.map(cells))) continue
    if (columns.length > 1 && run.every((line) => fits(line, columns)))
      return { rows: rowsOf(run.map((line) => columns.map((column) => cut(line, column)))), end: behind(size) }
  }
  return undefined
}

const usual = (counts: readonly number[]): number =>
  counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0

/** Runs of characters between gaps that go through all lines. */
function columnsOf(lines: readonly string[]): Column[] {
  const width = Math.max(...lines.map((line) => line.length))
  const blank = Array.from({ length: width }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '))
  const columns: Column[] = []
  let start = 0
  let gap = 0
  for (let at = 0; at <= width; at += 1) {
    if (at < width && blank[at] === false) {
      if (gap >= narrowest && lines.some((line) => line.slice(start, at - gap).trim() !== '')) {
        columns.push({ start, end: at })
        start = at
      }
      gap = 0
    } else gap += 1
  }
  return [...columns, { start, end: Number.POSITIVE_INFINITY }]
}

const cut = (line: string, { start, end }: Column): string => line.slice(start, end).trim().replaceAll(/ {2,}/g, ' ')

/** A line of one cell has to stand in one column. */
function fits(line: string, columns: readonly Column[]): boolean {
  if (cells(line) > 1) return true
  const start = line.search(/\S/)
  const end = line.trimEnd().length
  return columns.some(
    (column) => start >= column.start && end <= column.end - (column.end === Number.POSITIVE_INFINITY ? 0 : 1),
  )
}

const figure = /\d/
const goesOn = /^(?:\p{Ll}|\(|$)/u
/** A line that ends so goes on. */
export const leadsOn =
  /(?<!\p{L})(?:έως|μέχρι|από|και|ή|το|του|της|των|τη|την|τον|τα|τις|τους|για|με|σε|to|from|and|or|of|the|for|in|with|by)$/u

/** Puts lines that go on with the row above, or lead to the row below, into it. */
export function rowsOf(lines: readonly (readonly string[])[]): string[][] {
  const rows: string[][] = []
  let leading: readonly string[] | undefined
  for (const line of lines) {
    const filled = line.filter((cell) => cell !== '')
    const last = rows.at(-1)
    const [first = ''] = line
    if (filled.length === 1 && first !== '' && (leadsOn.test(first) || first.endsWith('-'))) {
      leading = leading === undefined ? line : joined(leading, line)
      continue
    }
    if (leading !== undefined) {
      rows.push([...joined(leading, line)])
      leading = undefined
    } else if (last !== undefined && goesOnWith(last, line, filled)) rows[rows.length - 1] = [...joined(last, line)]
    else rows.push([...line])
  }
  if (leading !== undefined) rows.push([...leading])
  return rows
}

function goesOnWith(row: readonly string[], line: readonly string[], filled: readonly string[]): boolean {
  const [first = ''] = line
  const twice = line.some((cell, at) => figure.test(cell) && figure.test(row[at] ?? ''))
  if (first === '') return filled.length === 1 ? row.filter((cell) => cell !== '').length > 1 : !twice
  if (filled.length === 1) return /^\p{Ll}/u.test(first)
  // The second line of a head: "Ποσοστό" over "επιχορήγησης".
  return (
    !filled.some((cell) => figure.test(cell)) &&
    !row.some((cell) => figure.test(cell)) &&
    filled.every((cell) => goesOn.test(cell))
  )
}

export const joined = (row: readonly string[], line: readonly string[]): string[] =>
  row.map((cell, at) => {
    const more = line[at] ?? ''
    if (cell === '' || more === '') return cell === '' ? more : cell
    return /\p{Ll}-$/u.test(cell) && /^\p{Ll}/u.test(more) ? `${cell.slice(0, -1)}${more}` : `${cell} ${more}`
  })

/**
 * Tables whose columns are parted by blanks only, as a PDF or a mail gives them: a line of heads, and under it lines that each begin
 * with a name and end with as many figures as there are heads. Their blanks become tabs, one character for one, so that they are
 * read as every other table.
 */

const number = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:,\d{2})?|\d+(?:[.,]\d{1,2})?`
const scale = String.raw`(?:\s?(?:εκατ\.|εκ\.|χιλ\.|million|m|k)(?!\p{L}))?`
const unit = String.raw`\s?(?:€|ευρω|eur|%|(?:μηνεσ|ετη|εμε|months|years)(?!\p{L}))`
const grouped = String.raw`\d{1,3}(?:[.,]\d{3})+(?:,\d{2})?`
/** A figure with what says what it counts, a group of thousands, a day, or a dash for none. */
const cell = String.raw`(?:[+€]\s?)?(?:(?:${number})\s?[–-]\s?(?:${number})${scale}${unit}|(?:${number})${scale}${unit}|€\s?(?:${number})${scale}|${grouped}(?!\s?[€%\p{L}])|\d{1,2}[/.]\d{1,2}[/.]\d{4})|[–—-](?=\s|$)`
const rowEnd = new RegExp(String.raw`(?<=\s)(?:${cell})(?:\s+(?:${cell}))*\s*$`, 'u')
const eachCell = new RegExp(cell, 'gu')
/** What begins a row is a name, no sentence: "Πολύ μικρή", "2 Λογισμικό", "A – Feasibility". */
const isName = (text: string): boolean =>
  text.length <= 70 &&
  /\p{L}{2}/u.test(text) &&
  !/[.:;·?!]\s|[:;·,(–—-]\s*$|[%€|]|\d{3}/u.test(text) &&
  !/\s(?:εωσ|μεχρι|απο|σε|στο|στα|στισ|των|του|τησ|τα|το|ειναι|ανερχεται|κατα|με|για|και|η|to|of|is|are|the|at|by|from|and|or|with|for|up|max\.?)\s*$/u.test(
    text,
  )
const longestHead = 110

/** What heads of columns are called, where capitals do not tell where one begins. */
const headWord =
  /^(?:ποσο|διαρκεια|ορι|μεγιστ|ανωτατ|ελαχιστ|π\/υ|προυπολ|ενταση|ενισχυση|επιδοτηση|επιχορηγηση|δημοσια|κοστοσ|πολυ|μικρ|μεσαι|μεγαλ|εναρξη|ληξη|budget|amount|rate|share|limit|ceiling|max|min|grant|aid|cost|micro|small|medium|large|opening|closing|duration|intensity)/u
/** It goes with the noun behind it. */
const adjective = /^(?:μεγιστ|ανωτατ|ελαχιστ|πολυ$|max|min)/u
/** Before a word that goes on with its head. */
const joined = /(?:[&/–—-]|\s(?:και|η|and|or|του|τησ|των|of|per|ανα))\s*$/u

/** Lower case, without accents, character for character. */
const plain = (line: string): string =>
  [...line]
    .map((each) => {
      const letter = (each.normalize('NFD')[0] ?? each).toLowerCase().replace('ς', 'σ')
      return letter.length === each.length ? letter : each
    })
    .join('')

interface Row {
  /** Where its cells begin, the name's first. */
  readonly cells: readonly number[]
}

function rowOf(line: string): Row | undefined {
  if (line.includes('\t')) return undefined
  const text = plain(line)
  const end = rowEnd.exec(text)
  if (end === null || !isName(text.slice(0, end.index).trimEnd())) return undefined
  return { cells: [0, ...[...end[0].matchAll(eachCell)].map(({ index }) => end.index + index)] }
}

/** "Table 3. Limits" is the title of a table, no head of its columns. */
const caption = /^\s*(?:Πίνακας|ΠΙΝΑΚΑΣ|Table|TABLE)\s+[\p{Lu}\d]{1,4}\s*[.:–—-]/u

/** Where the heads of so many columns begin; undefined where a line does not tell. */
function headsOf(line: string, columns: number): readonly number[] | undefined {
  if (line.length > longestHead || caption.test(line) || /\t|[.;:]\s*$|\d{2}|\p{Ll}{4}[.;:]\s+\p{Lu}/u.test(line))
    return undefined
  const text = plain(line)
  const words = [...line.matchAll(/\S+/gu)].filter(({ 0: word, index }) => {
    const before = text.slice(0, index)
    return index === 0 || (/^[\p{Lu}%€]/u.test(word) && !joined.test(before) && !/\([^)]*$/u.test(before))
  })
  const starts = words.map(({ index }) => index)
  const capitals = !/\p{Ll}/u.test(line.replaceAll(/\([^()]*\)/gu, ''))
  if (!capitals && starts.length <= columns) return starts.length === columns ? starts : undefined
  // All words in capitals: only the usual heads begin a column.
  const told = starts.filter(
    (start, at) =>
      at === 0 ||
      (headWord.test(text.slice(start)) && !adjective.test(/^\S+/u.exec(text.slice(starts[at - 1]))?.[0] ?? '')),
  )
  return told.length === columns ? told : undefined
}

/** A number by itself before a name is a column of its own where the heads have one for it. */
function numbered(line: string, row: Row): Row | undefined {
  const lead = /^\s*(?:\d{1,2}|\p{Lu})[.)]?\s+(?=\p{L})/u.exec(line)
  return lead === null ? undefined : { cells: [0, lead[0].length, ...row.cells.slice(1)] }
}

const withTabs = (line: string, starts: readonly number[]): string =>
  starts.slice(1).reduce((text, start) => `${text.slice(0, start - 1)}\t${text.slice(start)}`, line)

const leastRows = 2

/** A text with tabs between the columns of its flat tables: as many characters as before. */
export function withFlatTables(text: string): string {
  const lines = text.split('\n')
  const rows = lines.map((line) => (line.length > 200 ? undefined : rowOf(line)))
  const out = [...lines]
  for (let head = 0; head + leastRows < lines.length; head++) {
    const first = rows[head + 1]
    const title = lines[head] ?? ''
    if (first === undefined || rows[head] !== undefined) continue
    const columns = first.cells.length
    const end = rows.findIndex((row, at) => at > head && row?.cells.length !== columns)
    const found = (end < 0 ? rows.slice(head + 1) : rows.slice(head + 1, end)).filter((row) => row !== undefined)
    if (found.length < leastRows) continue
    const own = headsOf(title, columns)
    const counted = own === undefined ? found.map((row, at) => numbered(lines[head + 1 + at] ?? '', row)) : []
    const heads = own ?? (counted.every((row) => row !== undefined) ? headsOf(title, columns + 1) : undefined)
    if (heads === undefined) continue
    out[head] = withTabs(title, heads)
    for (const [at, row] of found.entries())
      out[head + 1 + at] = withTabs(lines[head + 1 + at] ?? '', (counted[at] ?? row).cells)
    head += found.length
  }
  return out.join('\n')
}

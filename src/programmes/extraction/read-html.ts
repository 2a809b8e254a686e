import { Parser } from 'htmlparser2'
import { lengthShown, refuseLonger, TextBuilder, UnreadableDocument } from './canonical-document.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { mostSpanned, TableGrid } from './table-grid.ts'
import type { SpanningCell } from './table-grid.ts'

/** Text inside these is not for readers. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
  'button',
  'nav',
  'form',
  // Struck out in a consolidated text: no longer in force.
  'del',
  's',
  'strike',
])
const blocks = new Set(
  'address article aside blockquote details dialog div fieldset figcaption figure footer header hr li main ol p pre section summary table tbody thead tfoot ul caption body h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)
const titles = /^h[1-6]$/
const cells = new Set(['td', 'th', 'dt', 'dd'])
const inline = new Set(['span', 'b', 'strong', 'label', 'em', 'i'])

/**
 * Whether a page shows an element to nobody: `hidden`, or a style that takes it away. What a control of the page opens is shown
 * (`opened` has its ids), and so is what is kept from voices only (`aria-hidden`).
 */
const isHidden = ({ hidden, style = '', id }: Readonly<Record<string, string>>, opened: ReadonlySet<string>): boolean =>
  ((hidden !== undefined && hidden.toLowerCase() !== 'until-found') ||
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all)/iu.test(style)) &&
  (id === undefined || !opened.has(id))

/** The ids that buttons and links of a page open: "aria-controls", "#id". */
const openedBy = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\b(?:aria-controls|href|data-(?:bs-)?target)\s*=\s*["']?#?(?<id>[\w-]{1,80})/giu)].map(
      ({ groups }) => groups?.['id'] ?? '',
    ),
  )

/** Elements within elements; browsers show 512. The parser moves and searches all of them at each tag. */
const deepest = 2000

/** Words set apart in a block that are looked at: two of them are a row, and most of the others empty. */
const mostApart = 50

/** A text that comes in pieces, joined now and then: a million of them, each within the next, are a third of the time of a page. */
class Pieces {
  #joined: string[] = []
  #pieces: string[] = []

  add(piece: string): void {
    if (this.#pieces.push(piece) < 1000) return
    this.#joined.push(this.#pieces.join(''))
    this.#pieces = []
  }

  joined(): string {
    return this.#joined.join('') + this.#pieces.join('')
  }

  clear(): void {
    this.#joined = []
    this.#pieces = []
  }
}

/** Reads a page: what is shown, block by block; table rows as lines of cells. Nothing is fetched, nothing is run. */
export function readHtml(html: string): CanonicalDocument {
  const out = new TextBuilder()
  const text = new Pieces()
  /** The last two signs of it: to look at the end of a text that grows would join all of it each time. */
  let end = ''
  /** Whether there is something but white space in it. */
  let isBlank = true
  let shown = 0
  let depth = 0
  const add = (piece: string): void => {
    text.add(piece)
    end = (end + piece.slice(-2)).slice(-2)
    isBlank &&= piece.trim() === ''
  }
  const clear = (): void => {
    text.clear()
    end = ''
    isBlank = true
  }
  let quiet = 0
  /** How deep the outermost element stands that nobody sees. */
  let hiddenAt = Infinity
  const opened = openedBy(html)
  let title = false
  /** Cells of the row being read, for each table or list of definitions that is open; those in cells are read as text. */
  const rows: { cells: SpanningCell[] | undefined }[] = []
  let grid = new TableGrid()
  /** What the cell being read stands over. */
  let over = { columns: 1, rows: 1 }
  const endRow = (): void => {
    const row = rows[0]
    if (row?.cells !== undefined) for (const cells of grid.row(row.cells)) out.row(cells)
    rows[0] = { cells: undefined }
    clear()
  }
  const endTable = (): void => {
    endRow()
    for (const cells of grid.end()) out.row(cells)
    grid = new TableGrid()
  }
  /** Tables in cells that are read as tables of their own. */
  let nested = 0
  let item = false
  /** An element has just ended within the line. */
  let parted = false
  /** Words that stand in elements within the block, each apart; undefined once something stands between them. */
  let apart: string[] | undefined = []
  let inner = 0
  const flush = (): void => {
    const row = rows[0]
    if (row?.cells !== undefined) {
      add(' ')
      return
    }
    const line = text
      .joined()
      .replaceAll(/[ \t\r\n\f]+/g, ' ')
      .trim()
    const values = apart?.map((each) => each.replaceAll(/[ \t\r\n\f]+/g, ' ').trim()).filter((each) => each !== '')
    clear()
    apart = []
    if (line === '') return
    // A label and its value, set apart by style only, are a row.
    if (!title && !item && values?.length === 2 && (values[0]?.length ?? 0) <= 40) {
      out.row(values)
      return
    }
    out.line(item ? `• ${line}` : line, title)
    item = false
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepest) throw new UnreadableDocument({ fault: 'nested', limit: deepest })
        if (silent.has(name)) quiet += 1
        if (isHidden(attributes, opened)) hiddenAt = Math.min(hiddenAt, depth)
        if (quiet > 0 || hiddenAt < Infinity) return
        if (name === 'br') {
          if (rows[0]?.cells === undefined) flush()
          else add(' ')
        } else if (name === 'table' || name === 'dl') {
          if (rows.length === 0) flush()
          // A table in a cell is read as one of its own, under the first cell of the row that it stands in.
          else if (rows.length === 1 && name === 'table' && rows[0]?.cells?.length === 1 && isBlank) {
            const [label] = rows[0].cells
            rows[0] = { cells: undefined }
            endTable()
            out.gap()
            out.line(label?.text ?? '')
            nested += 1
            return
          }
          rows.push({ cells: undefined })
        } else if (name === 'tr' && rows.length === 1) {
          flush()
          rows[0] = { cells: [] }
        } else if (name === 'dt' && rows.length === 1) {
          endRow()
          rows[0] = { cells: [] }
        } else if (cells.has(name)) {
          if (rows.length === 1) {
            clear()
            over = { columns: spanned(attributes['colspan']), rows: spanned(attributes['rowspan']) }
          }
        } else if (name === 'sup' && /\d$/.test(end)) {
          // The mark of a footnote is no digit of the number before it.
          add(' ')
        } else if (inline.has(name)) {
          inner += 1
          if (inner === 1 && (apart?.push('') ?? 0) > mostApart) apart = undefined
        } else if (blocks.has(name)) {
          flush()
          if (titles.test(name) || name === 'summary') title = true
          if (name === 'li' && rows.length === 0) item = true
          if (name === 'p' || titles.test(name)) out.gap()
        }
      },
      ontext(piece) {
        if (quiet > 0 || hiddenAt < Infinity) return
        const isSpace = piece.trim() === ''
        if (!isSpace) shown += lengthShown(piece)
        refuseLonger(shown)
        // Labels and values set apart by style only: "Budget" and "11,25" are two words.
        if (parted && /[\p{Ll}\d)%€]$/u.test(end) && /^(?:\p{Lu}|\d)/u.test(piece) && !/\d$/u.test(end)) add(' ')
        parted = false
        if (inner > 0) apart?.push(`${apart.pop() ?? ''}${piece}`)
        else if (!isSpace) apart = undefined
        add(piece)
      },
      onclosetag(name) {
        depth -= 1
        if (silent.has(name)) quiet = Math.max(0, quiet - 1)
        if (hiddenAt < Infinity) {
          if (depth < hiddenAt) hiddenAt = Infinity
          return
        }
        if (quiet > 0) return
        parted = true
        if (inline.has(name)) inner = Math.max(0, inner - 1)
        const row = rows[0]
        if (cells.has(name) && rows.length === 1) {
          row?.cells?.push({
            text: text
              .joined()
              .replaceAll(/[ \t\r\n\f]+/g, ' ')
              .trim(),
            ...over,
          })
          clear()
        } else if (name === 'tr' && rows.length === 1) {
          endRow()
        } else if (name === 'table' && nested > 0) {
          endTable()
          nested -= 1
          out.gap()
        } else if (name === 'table' || name === 'dl') {
          if (rows.length === 1) endTable()
          rows.pop()
          if (rows.length === 0) out.gap()
        } else if (blocks.has(name)) {
          flush()
          if (titles.test(name) || name === 'summary') title = false
          if (name === 'li') item = false
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  flush()
  return out.finish()
}

/** The columns or rows that an attribute of a cell says; one where it says none. */
function spanned(told: string | undefined): number {
  const count = Number.parseInt(told ?? '1', 10)
  return count >= 1 ? Math.min(count, mostSpanned) : 1
}

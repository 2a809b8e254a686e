import { SaxesParser } from 'saxes'
import { unreadableFile } from './unreadable.ts'
import { openZip, ZipFault } from './zip.ts'
import type { Zip } from './zip.ts'

/**
 * The cells of the first sheet of an XLSX workbook, row by row, as they are shown; `=` and a formula where its program kept no
 * value of it. The zip and the XML are read by kept libraries in pieces; what
 * is ours is which elements hold the cells (ECMA-376 part 1, 18.3) and how much may come out of a file.
 */

/** Sheets of a million rows pack 1 to 20. */
const limits = { entries: 2000, inflated: 512 * 1024 * 1024, ratio: 200 }
/** Bytes without any tag: a cell holds 32,767 characters. */
const longestText = 4 * 1024 * 1024
/** Characters of all shared texts together. */
const mostShared = 100 * 1024 * 1024
/** A table of programmes or profiles has some twenty. */
export const mostColumns = 500

export async function* xlsxRecords(bytes: Uint8Array): AsyncGenerator<string[]> {
  try {
    using zip = await openZip(bytes, limits)
    const book = await readBook(zip)
    const sheets = zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/u.test(name)).toSorted(byNumber)
    const sheet = sheets.find((name) => name === book.first) ?? sheets[0]
    if (sheet === undefined) throw notXlsx()
    const looks = { ...(await readStyles(zip)), shared: await sharedTexts(zip), from1904: book.from1904 }
    const rows = rowsOf(zip, sheet, looks)
    const header = await rows.next()
    if (header.done === true) return
    yield header.value.cells
    const merged = new MergedCells(await mergedRanges(zip, sheet), header.value)
    for await (const row of rows) yield merged.filled(row)
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    throw error.fault === 'bomb' ? bomb() : error.fault === 'encrypted' ? encrypted() : notXlsx()
  }
}

const notXlsx = () =>
  unreadableFile('no_xlsx', { en: 'it is no XLSX workbook with a sheet', el: 'δεν είναι βιβλίο XLSX με φύλλο' })
const damaged = () =>
  unreadableFile('damaged', {
    en: 'it is damaged: its cells name texts that it does not hold',
    el: 'είναι κατεστραμμένο: κελιά του παραπέμπουν σε κείμενα που δεν περιέχει',
  })
const encrypted = () =>
  unreadableFile('encrypted', { en: 'it is locked with a password', el: 'είναι κλειδωμένο με κωδικό' })
const bomb = () =>
  unreadableFile('inflates_too_much', {
    en: 'it unpacks to far more than a table of this size holds',
    el: 'αποσυμπιέζεται σε πολύ περισσότερα από όσα χωρά ένας τέτοιος πίνακας',
  })

function byNumber(a: string, b: string): number {
  return Number(/\d+/u.exec(a)?.[0] ?? 0) - Number(/\d+/u.exec(b)?.[0] ?? 0)
}

interface Book {
  /** The part of the first sheet that is shown: sheets are ordered by the workbook, not by the names of their files. */
  first: string | undefined
  /** Days count from 1904, as some workbooks of Macs have it. */
  from1904: boolean
}

async function readBook(zip: Zip): Promise<Book> {
  const book: Book = { first: undefined, from1904: false }
  const [workbook, relations] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']
  if (!zip.names.includes(workbook)) return book
  const ids: string[] = []
  const sheets = parsed(zip, workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') book.from1904 = /^(?:1|true)$/u.test(attributes['date1904'] ?? '')
      // 18.2.19: visible, hidden or veryHidden; a tab that is shown may say so or say nothing.
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (name === 'sheet' && id !== undefined && !/^(?:hidden|veryHidden)$/u.test(attributes['state'] ?? ''))
        ids.push(id)
    },
  })
  for await (const _ of sheets);
  if (ids.length === 0 || !zip.names.includes(relations)) return book
  const targets = parsed(zip, relations, {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['Id'] === ids[0])
        book.first = (attributes['Target'] ?? '').replace(/^\/?(?:xl\/)?/u, 'xl/')
    },
  })
  for await (const _ of targets);
  return book
}

interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** Feeds a part of the workbook through the XML parser; yields after every piece, so that its reader keeps up. */
async function* parsed(zip: Zip, part: string, { open, text, close }: Handlers): AsyncGenerator<undefined> {
  const parser = new SaxesParser()
  const local = (name: string): string => name.slice(name.indexOf(':') + 1)
  let silent = 0
  parser.on('opentag', (tag) => {
    silent = 0
    open?.(local(tag.name), tag.attributes)
  })
  parser.on('text', (piece) => text?.(piece))
  parser.on('closetag', (tag) => {
    silent = 0
    close?.(local(tag.name))
  })
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of zip.read(part)) {
      silent += piece.length
      if (silent > longestText) throw bomb()
      decoder ??= decoderOf(piece)
      parser.write(decoder.decode(piece, { stream: true }))
      yield undefined
    }
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    if (error instanceof ZipFault || (error instanceof Error && 'status' in error)) throw error
    throw notXlsx()
  }
  yield undefined
}

/** A part is in UTF-8 or in UTF-16, which begins with its mark (ECMA-376 part 2, 8.1.4). */
function decoderOf([one, two]: Uint8Array): TextDecoder {
  const little = one === 0xff && two === 0xfe
  return new TextDecoder(little ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8')
}

async function sharedTexts(zip: Zip): Promise<string[]> {
  const texts: string[] = []
  if (!zip.names.includes('xl/sharedStrings.xml')) return texts
  let current = ''
  let reading = false
  let phonetic = false
  let total = 0
  const pieces = parsed(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') phonetic = true
      if (name === 't') reading = !phonetic
    },
    text(piece) {
      if (reading) current += piece
    },
    close(name) {
      if (name === 't') reading = false
      if (name === 'rPh') phonetic = false
      if (name !== 'si') return
      total += current.length
      texts.push(current)
    },
  })
  for await (const _ of pieces) if (total > mostShared) throw bomb()
  return texts
}

/** How numbers of a cell style are shown. */
interface Styles {
  readonly dates: ReadonlySet<number>
  readonly percents: ReadonlySet<number>
}

interface Looks extends Styles {
  readonly shared: readonly string[]
  readonly from1904: boolean
}

/**
 * Which cell styles show a number as a day (built-in formats 14–22 and 45–47, and own ones with letters of dates), and which
 * as a percentage (9, 10, and own ones with its sign): 50 % is kept as 0.5.
 */
async function readStyles(zip: Zip): Promise<Styles> {
  const [dates, percents] = [new Set<number>(), new Set<number>()]
  if (!zip.names.includes('xl/styles.xml')) return { dates, percents }
  const own = new Map<number, string>()
  let inStyles = false
  let style = 0
  const ownLook = (id: number): string => (own.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '')
  const isDate = (id: number): boolean =>
    (id >= 14 && id <= 22) || (id >= 45 && id <= 47) || /[dmyh]/iu.test(ownLook(id))
  const pieces = parsed(zip, 'xl/styles.xml', {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') inStyles = true
      if (name !== 'xf' || !inStyles) return
      const format = Number(attributes['numFmtId'] ?? 0)
      if (format === 9 || format === 10 || ownLook(format).includes('%')) percents.add(style)
      else if (isDate(format)) dates.add(style)
      style += 1
    },
    close(name) {
      if (name === 'cellXfs') inStyles = false
    },
  })
  for await (const _ of pieces);
  return { dates, percents }
}

/** The cells of a row that has some; rows are numbered from 1. */
interface SheetRow {
  readonly row: number
  readonly cells: string[]
}

async function* rowsOf(zip: Zip, part: string, looks: Looks): AsyncGenerator<SheetRow> {
  const ready: SheetRow[] = []
  let cells: string[] = []
  let row = 0
  let column = 0
  let type = ''
  let style = -1
  let value = ''
  let hasValue = false
  let formula: string | undefined
  let reading: 'value' | 'formula' | undefined
  const pieces = parsed(zip, part, {
    open(name, attributes) {
      if (name === 'row') {
        cells = []
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r'])
      }
      if (name === 'c') {
        column = attributes['r'] === undefined ? cells.length : columnOf(attributes['r'])
        type = attributes['t'] ?? ''
        style = Number(attributes['s'] ?? -1)
        value = ''
        hasValue = false
        formula = undefined
      }
      if (name === 'v' || name === 't') {
        reading = 'value'
        hasValue = true
      }
      if (name === 'f') {
        reading = 'formula'
        formula = ''
      }
    },
    text(piece) {
      if (reading === 'value') value += piece
      else if (reading === 'formula') formula += piece
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') reading = undefined
      if (name === 'c' && column < mostColumns) {
        while (cells.length < column) cells.push('')
        // A formula that comes to no text is kept with an empty text as its value.
        const isUnknown = formula !== undefined && value === '' && !(hasValue && type === 'str')
        cells[column] = isUnknown ? `=${formula}` : shown(value, type, style, looks).trim()
      }
      if (name === 'row' && cells.some((cell) => cell !== '')) ready.push({ row, cells })
    },
  })
  for await (const _ of pieces) {
    yield* ready
    ready.length = 0
  }
}

function shown(value: string, type: string, style: number, { dates, percents, shared, from1904 }: Looks): string {
  if (type === 's') {
    const text = value === '' ? '' : shared[Number(value)]
    if (text === undefined) throw damaged()
    return text
  }
  if (type === 'b') return value === '1' ? 'true' : 'false'
  const number = Number(value)
  if (
    value === '' ||
    type === 'e' ||
    type === 'str' ||
    type === 'inlineStr' ||
    type === 'd' ||
    !Number.isFinite(number)
  )
    return value
  if (dates.has(style)) return dayOf(from1904 ? number + 1462 : number)
  if (percents.has(style)) return `${Number((number * 100).toPrecision(12))}%`
  // Very large and very small numbers are kept as 1E7.
  return /e/iu.test(value) ? String(number) : value
}

/** Day 1 is 1900-01-01, and 1900 has a 29 February in spreadsheets: from day 61 on, days count from 1899-12-30. */
function dayOf(serial: number): string {
  if (!Number.isFinite(serial) || serial < 1 || serial > 2_958_465) return String(serial)
  const day = Temporal.PlainDate.from('1899-12-30').add({ days: Math.floor(serial) })
  const seconds = Math.round((serial % 1) * 86_400)
  return seconds === 0 ? day.toString() : day.toPlainDateTime().add({ seconds }).toString()
}

interface MergedRange {
  /** Its first cell, which alone has the value. */
  readonly anchor: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** More are no table. */
const mostMerged = 100_000

/**
 * The merged cells of a sheet, from the top. They are told behind all of its rows, and looked for as text: to read the sheet
 * twice as XML would take as long as all the rest.
 */
async function mergedRanges(zip: Zip, part: string): Promise<MergedRange[]> {
  const ranges: MergedRange[] = []
  let decoder: TextDecoder | undefined
  let rest = ''
  for await (const piece of zip.read(part)) {
    decoder ??= decoderOf(piece)
    const text = rest + decoder.decode(piece, { stream: true })
    for (const [, anchor = '', end = ''] of text.matchAll(
      /<(?:\w+:)?mergeCell\s[^<>]*?ref=["']([A-Z]+\d+):([A-Z]+\d+)/gu,
    ))
      ranges.push({ anchor, top: rowOf(anchor), bottom: rowOf(end), left: columnOf(anchor), right: columnOf(end) })
    if (ranges.length > mostMerged) throw tooManyMerged()
    rest = text.slice(text.lastIndexOf('>') + 1).slice(-1000)
  }
  return ranges.toSorted((a, b) => a.top - b.top)
}

const tooManyMerged = () =>
  unreadableFile('too_many_merged', {
    en: `it has more than ${mostMerged} merged cells, or some that overlap`,
    el: `έχει περισσότερα από ${mostMerged} συγχωνευμένα κελιά ή επικαλυπτόμενα`,
  })

/**
 * What the cells of a sheet show where some are merged: below its first one a range shows the same in every row. In another column
 * it is not known to say anything: there a cell is the formula of the first one, which has no value of its own.
 */
class MergedCells {
  readonly #ranges: readonly MergedRange[]
  readonly #width: number
  #next = 0
  #shown: { range: MergedRange; value: string }[] = []

  /** Names of columns over several rows are names in the first of them only. */
  constructor(ranges: readonly MergedRange[], { row, cells }: SheetRow) {
    this.#ranges = ranges.filter(({ top, left }) => top > row && left < cells.length)
    this.#width = cells.length
  }

  /** @param row later than those before */
  filled({ row, cells }: SheetRow): string[] {
    this.#shown = this.#shown.filter(({ range }) => range.bottom >= row)
    for (; (this.#ranges[this.#next]?.top ?? Infinity) <= row; this.#next += 1) {
      const range = this.#ranges[this.#next] as MergedRange
      const value = range.top === row ? (cells[range.left] ?? '') : ''
      if (value !== '' && range.bottom >= row) this.#shown.push({ range, value })
    }
    if (this.#shown.length > this.#width) throw tooManyMerged()
    for (const { range, value } of this.#shown) {
      while (cells.length <= range.left) cells.push('')
      cells[range.left] ||= value
      for (let column = range.left + 1; column <= range.right && column < this.#width; column += 1) {
        while (cells.length <= column) cells.push('')
        cells[column] ||= `=${range.anchor}`
      }
    }
    return cells
  }
}

const rowOf = (reference: string): number => Number(/\d+$/u.exec(reference)?.[0])

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]*/u.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return Math.max(0, column - 1)
}

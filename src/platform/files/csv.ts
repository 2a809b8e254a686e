import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { unreadableFile } from './unreadable.ts'

/** A record longer than this is a quotation mark that is never closed. */
const longestRecord = 1_000_000
/** Names of columns take some hundred characters. */
const longestHeader = 64 * 1024

/** The line that Excel writes and reads before the table, to say what separates its cells. */
const separatorLine = /^\ufeff?sep=(?<sign>[,;|\t])[ ,;\t]*(?:\r\n|\r|\n)/iu

const lineEnd = /\r\n|\n|\r/u
/** What stands before the first line end outside quotation marks. */
const firstLineOf = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/u.exec(text)?.[0] ?? ''

/** What separates the cells: of comma, semicolon, tab and bar the one that the first line has most often outside quotation marks. */
export function separatorOf(beginning: string): string {
  const bare = firstLineOf(beginning.replace(/^\ufeff/u, '')).replace(/"(?:[^"]|"")*"/gu, '')
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: bare.split(sign).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** The line end of a text: that of its first line, or where a quotation mark hides it, the first there is. */
function lineEndOf(beginning: string): { sign: string; at: number } | undefined {
  const after = firstLineOf(beginning).length
  const found = lineEnd.exec(beginning.slice(after))
  if (found !== null && found.index === 0) return { sign: found[0], at: after }
  const any = lineEnd.exec(beginning)
  return any === null ? undefined : { sign: any[0], at: any.index }
}

/**
 * The records of a CSV text that comes in pieces, one at a time. Rows may be shorter or longer than the first, which has a limit
 * before it is parsed; every record has one, whatever it is made of.
 */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  const source = pieces[Symbol.asyncIterator]()
  let beginning = ''
  while (beginning.length <= longestHeader) {
    const next = await source.next()
    if (next.done === true) break
    beginning += next.value
  }
  if (beginning === '') return
  const told = separatorLine.exec(beginning)
  if (told !== null) beginning = beginning.slice(told[0].length)
  const end = lineEndOf(beginning)
  if ((end?.at ?? beginning.length) > longestHeader)
    throw unreadableFile('header_too_long', {
      en: `its first row has more than ${longestHeader} characters, or a quotation mark in it is not closed`,
      el: `η πρώτη γραμμή έχει περισσότερους από ${longestHeader} χαρακτήρες ή λείπει το κλείσιμο εισαγωγικών`,
    })
  const parser = parse({
    delimiter: told?.groups?.['sign'] ?? separatorOf(beginning),
    // Looked for by the parser, it costs more than all else in a long line.
    ...(end === undefined ? {} : { record_delimiter: end.sign }),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestRecord,
  })
  async function* all(): AsyncGenerator<string> {
    // The parser counts what is in the cells of a record; cells without anything in them are counted here.
    let [records, waiting] = [0, 0]
    for (let piece = beginning; ;) {
      yield piece
      const ended = parser.info.records + parser.info.empty_lines
      waiting = ended === records ? waiting + piece.length : 0
      records = ended
      if (waiting > longestRecord) throw broken(parser.info.records + 1)
      const next = await source.next()
      if (next.done === true) return
      piece = next.value
    }
  }
  // Errors reach the reader of the records; the callback keeps the source from throwing them a second time.
  pipeline(Readable.from(all()), parser, () => {})
  try {
    for await (const record of parser as AsyncIterable<string[]>) yield record
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error
    throw broken('records' in error ? Number(error.records) + 1 : '?')
  }
}

const broken = (record: number | '?') =>
  unreadableFile('csv_broken', {
    en: `it is no CSV from record ${record} on: a quotation mark may not be closed`,
    el: `δεν είναι CSV από την εγγραφή ${record} και μετά: ίσως λείπει το κλείσιμο εισαγωγικών`,
  })

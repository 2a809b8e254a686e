import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { unreadableFile } from './unreadable.ts'

/** A record longer than this is a quotation mark that is never closed. */
const longestRecord = 1_000_000

/** The line that Excel writes and reads before the table, to say what separates its cells. */
const separatorLine = /^\ufeff?sep=(?<sign>[,;|\t])[ ,;\t]*(?:\r\n|\r|\n)/iu

/** What separates the cells: of comma, semicolon, tab and bar the one that the first line has most often outside quotation marks. */
export function separatorOf(beginning: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/u.exec(beginning.replace(/^\ufeff/u, ''))?.[0] ?? ''
  const bare = first.replace(/"(?:[^"]|"")*"/gu, '')
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: bare.split(sign).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** The records of a CSV text that comes in pieces, one at a time. Rows may be shorter or longer than the first. */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  const source = pieces[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done === true) return
  const told = separatorLine.exec(first.value)
  const beginning = told === null ? first.value : first.value.slice(told[0].length)
  const delimiter = told?.groups?.['sign'] ?? separatorOf(beginning)
  async function* all(): AsyncGenerator<string> {
    yield beginning
    for (;;) {
      const next = await source.next()
      if (next.done === true) return
      yield next.value
    }
  }
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestRecord,
  })
  // Errors reach the reader of the records; the callback keeps the source from throwing them a second time.
  pipeline(Readable.from(all()), parser, () => {})
  try {
    for await (const record of parser as AsyncIterable<string[]>) yield record
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error
    throw unreadableFile('csv_broken', {
      en: `it is no CSV from record ${'records' in error ? Number(error.records) + 1 : '?'} on: a quotation mark may not be closed`,
      el: `δεν είναι CSV από την εγγραφή ${'records' in error ? Number(error.records) + 1 : '?'} και μετά: ίσως λείπει το κλείσιμο εισαγωγικών`,
    })
  }
}

/** CSV as in RFC 4180: quoted fields, doubled quotes, CRLF or LF, an optional byte order mark. */

function endOfField(text: string, from: number, delimiter: string): number {
  let at = from
  for (
    let char = text.charAt(at);
    char !== '' && char !== delimiter && char !== '\r' && char !== '\n';
    char = text.charAt(at)
  )
    at += 1
  return at
}

function readRow(text: string, from: number, delimiter: string): { fields: string[]; next: number } {
  const fields: string[] = []
  let at = from
  for (;;) {
    let field = ''
    if (text.charAt(at) === '"') {
      at += 1
      for (;;) {
        const close = text.indexOf('"', at)
        if (close < 0) throw new Error(`csv: a quoted field that starts before ${at} is not closed`)
        field += text.slice(at, close)
        at = close + 1
        if (text.charAt(at) !== '"') break
        field += '"'
        at += 1
      }
    }
    const end = endOfField(text, at, delimiter)
    fields.push(field + text.slice(at, end))
    at = end
    if (text.charAt(at) !== delimiter) break
    at += 1
  }
  if (text.charAt(at) === '\r') at += 1
  if (text.charAt(at) === '\n') at += 1
  return { fields, next: at }
}

/** The rows of a CSV text as records under the names of its first row. Throws on an open quote. */
export function parseCsv(text: string, delimiter = ','): Record<string, string>[] {
  let at = text.startsWith('\ufeff') ? 1 : 0
  let header: string[] | undefined
  const rows: Record<string, string>[] = []
  while (at < text.length) {
    const { fields, next } = readRow(text, at, delimiter)
    at = next > at ? next : at + 1
    if (header === undefined) header = fields.map((name) => name.trim())
    else if (fields.length > 1 || fields[0] !== '') {
      rows.push(Object.fromEntries(header.map((name, index) => [name, fields[index] ?? ''])))
    }
  }
  return rows
}

/** A document as text: what citations will point into, with the code points at which its pages and sections begin. */
export interface CanonicalDocument {
  readonly text: string
  readonly pages: number[]
  readonly sections: { title: string; start: number }[]
}

/** Why a document cannot be read. `what` is for a person: a limit, a page. */
export type Unreadable =
  | { readonly fault: 'encrypted' }
  | { readonly fault: 'scanned'; readonly pages: number }
  | { readonly fault: 'damaged' }
  | { readonly fault: 'empty' }
  | { readonly fault: 'too_long'; readonly limit: number }
  | { readonly fault: 'bomb'; readonly limit: number }

/** Thrown by the readers; told to the caller as a 422. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly why: Unreadable

  constructor(why: Unreadable, options?: ErrorOptions) {
    super(why.fault, options)
    this.why = why
  }
}

/** Characters of a text that is kept; the longest calls with their annexes have a tenth of it. */
export const longestText = 4_000_000

/** Builds a canonical text line by line, counting code points. Cells of a table row are parted by tabs. */
export class TextBuilder {
  readonly pages: number[] = []
  readonly sections: { title: string; start: number }[] = []
  #parts: string[] = []
  #length = 0
  #units = 0

  get isEmpty(): boolean {
    return this.#parts.length === 0
  }

  beginPage(): void {
    this.pages.push(this.#length)
  }

  /** A line of its own. A title is kept as the beginning of a section. */
  line(text: string, isTitle = false): void {
    const clean = cleaned(text)
    if (clean === '') return
    if (isTitle) this.sections.push({ title: clean.slice(0, 500), start: this.#length })
    for (const piece of broken(clean)) this.#put(`${piece}\n`)
  }

  /** A table row. */
  row(cells: readonly string[]): void {
    const clean = cells.map((cell) => cleaned(cell.replaceAll(/[\t\n]+/g, ' ')))
    if (clean.every((cell) => cell === '')) return
    this.#put(`${clean.join('\t')}\n`)
  }

  /** An empty line, unless there is one. */
  gap(): void {
    if (this.#parts.length > 0 && this.#parts.at(-1) !== '\n') this.#put('\n')
  }

  /** @throws UnreadableDocument where there is no text */
  finish(): CanonicalDocument {
    const whole = this.#parts.join('')
    const text = whole.trimEnd()
    if (text.trim() === '') throw new UnreadableDocument({ fault: 'empty' })
    // What is cut off is white space: a last page without text begins where the text ends.
    const length = this.#length - (whole.length - text.length)
    return { text, pages: this.pages.map((at) => Math.min(at, length)), sections: this.sections }
  }

  #put(text: string): void {
    this.#units += text.length
    if (this.#units > longestText) throw new UnreadableDocument({ fault: 'too_long', limit: longestText })
    this.#parts.push(text)
    this.#length += [...text].length
  }
}

/** Letters of a line at the most, twenty pages: a text without any end of line is broken between words. */
const longestLine = 50_000

function* broken(line: string): Generator<string> {
  let rest = line
  while (rest.length > longestLine) {
    const space = rest.lastIndexOf(' ', longestLine)
    const end = space > longestLine / 2 ? space : longestLine
    const whole = rest.slice(0, end).isWellFormed() ? end : end - 1
    yield rest.slice(0, whole)
    rest = rest.slice(whole).trimStart()
  }
  if (rest !== '') yield rest
}

/** NUL and halves of surrogate pairs cannot be kept; spaces at the ends mean nothing. */
function cleaned(text: string): string {
  return text
    .replaceAll('\0', '')
    .toWellFormed()
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .trim()
}

import { beginning, codePointLength } from '../../core/citing/canonical.ts'
import { readTitle } from '../normalise.ts'

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
  | { readonly fault: 'nested'; readonly limit: number }
  | { readonly fault: 'too_many_citations'; readonly limit: number }
  | { readonly fault: 'takes_too_long'; readonly limit: number }

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
const longestText = 4_000_000

/**
 * Refuses a text that is too long before anything is read of it: to find its tables takes minutes where there are millions of lines.
 * Spaces and empty lines in a row count as a few.
 * @throws UnreadableDocument
 */
export function ofReadableLength(text: string): string {
  if (text.length <= longestText) return text
  const short = withoutLongGaps(text)
  refuseLonger(short.length)
  return short
}

/** Spaces in a row that are kept, and ends of lines. */
const keptOf: Readonly<Record<string, number>> = { ' ': 8, '\n': 3 }

/** By hand: an expression for runs of millions of signs takes more stack than there is. */
function withoutLongGaps(text: string): string {
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at)
    let end = at + 1
    const kept = code === 32 || code === 10 ? keptOf[text[at] ?? ''] : undefined
    if (kept !== undefined) {
      while (text.charCodeAt(end) === code) end += 1
      if (end - at > kept) {
        pieces.push(text.slice(from, at + kept))
        from = end
      }
    }
    at = end
  }
  return pieces.join('') + text.slice(from)
}

/** Signs of a text with white space in a row as one. */
export function lengthShown(text: string): number {
  let length = 0
  let isSpace = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const is = code === 32 || (code >= 9 && code <= 13)
    if (!is || !isSpace) length += 1
    isSpace = is
  }
  return length
}

/** @throws UnreadableDocument where a document has more characters of text than are kept */
export function refuseLonger(length: number): void {
  if (length > longestText) throw new UnreadableDocument({ fault: 'too_long', limit: longestText })
}

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

  /** A line of its own. A title that says something is kept as the beginning of a section. */
  line(text: string, isTitle = false): void {
    const clean = cleaned(text)
    if (clean === '') return
    if (isTitle && readTitle(clean).fault === undefined)
      this.sections.push({ title: beginning(clean, 500), start: this.#length })
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
    refuseLonger(this.#units)
    this.#parts.push(text)
    this.#length += codePointLength(text)
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

/** Control characters but tabs and ends of lines: no reader sees them, and no title may have one. */
const controls = /(?![\t\n])\p{Cc}/gu
const windows = new TextDecoder('windows-1252')

/** What a control character was meant for: those from U+0080 on are signs of the code page of Windows (€, …, –), as browsers read them. */
const meant = (control: string): string => {
  const sign = windows.decode(Uint8Array.of(control.charCodeAt(0)))
  return /\p{Cc}/u.test(sign) ? ' ' : sign
}

/** NUL and halves of surrogate pairs cannot be kept; control characters say nothing; nor do spaces at the ends. */
function cleaned(text: string): string {
  return text
    .replaceAll('\0', '')
    .toWellFormed()
    .replaceAll(controls, meant)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .trim()
}

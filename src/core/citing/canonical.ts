/**
 * The canonical text of a document: Unicode as given (never normalised, or a quotation would no longer be the source's),
 * LF line ends, no NUL (PostgreSQL text cannot hold it), no lone surrogates (not UTF-8). Offsets into it count code points.
 */

export type CanonicalText = { ok: true; text: string } | { ok: false; fault: 'nul' | 'lone_surrogate'; at: number }

/** CRLF and CR become LF; a NUL or a lone surrogate is a fault at a UTF-16 offset of the text as given. */
export function canonicalText(raw: string): CanonicalText {
  const nul = raw.indexOf('\0')
  if (nul >= 0) return { ok: false, fault: 'nul', at: nul }
  if (!raw.isWellFormed()) return { ok: false, fault: 'lone_surrogate', at: loneSurrogateAt(raw) }
  return { ok: true, text: raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw }
}

function loneSurrogateAt(text: string): number {
  return text.search(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/)
}

/**
 * Converts between code points and UTF-16 units. Texts without astral characters cost nothing;
 * others one binary search per conversion.
 */
export interface CodePoints {
  /** Length in code points. */
  readonly length: number
  /** The UTF-16 offset of a code point; `length` gives the text's end. */
  toUnit(codePoint: number): number
  /** The code point at a UTF-16 offset; the second half of a pair counts as its first. */
  toCodePoint(unit: number): number
  /** `text[start:end]` in code points, half-open; bounds are clamped. */
  slice(start: number, end: number): string
}

export function codePoints(text: string): CodePoints {
  const astral = astralOffsets(text)
  const length = text.length - astral.length
  const clamp = (value: number): number => Math.min(Math.max(value, 0), length)
  const toUnit = (codePoint: number): number => {
    const at = clamp(codePoint)
    return at + countBelow(astral.length, (k) => (astral[k] ?? 0) - k < at)
  }
  return {
    length,
    toUnit,
    toCodePoint: (unit) => clamp(unit - countBelow(astral.length, (k) => (astral[k] ?? 0) < unit)),
    slice: (start, end) => text.slice(toUnit(start), toUnit(end)),
  }
}

/** The beginning of a text in UTF-16 units, never with half of a pair at its end. */
export const beginning = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')

/** Length of a text in code points. */
export function codePointLength(text: string): number {
  return text.length - astralOffsets(text).length
}

/** UTF-16 offsets of the characters outside the Basic Multilingual Plane, ascending. */
function astralOffsets(text: string): readonly number[] {
  const found: number[] = []
  const high = /[\ud800-\udbff][\udc00-\udfff]/g
  while (high.exec(text) !== null) found.push(high.lastIndex - 2)
  return found
}

/** How many of the first `n` indexes satisfy a predicate that holds for a prefix of them. */
function countBelow(n: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = n
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}

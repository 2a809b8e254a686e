/**
 * One folding for every comparison of words: names, search, citations.
 *
 * Fold a copy, quote the original: `map` leads every position of the folded
 * text back to the original, so that a match can be cited letter for letter.
 */

/** A folded text with the way back to the text it came from. */
export interface Folded {
  /** Lower case, no accents, one spelling per letter, white space runs as one space. */
  readonly folded: string
  /**
   * `map[i]` is the offset, in Unicode code points of the original, of the letter that
   * UTF-16 unit `i` of `folded` came from; `map[folded.length]` is the original's length.
   */
  readonly map: Uint32Array
}

/** Half-open range in Unicode code points. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Characters written as another one by fonts, keyboards and PDF producers. */
const SAME = new Map<number, string>([
  [0x00b5, 'μ'], // MICRO SIGN
  [0x2206, 'δ'], // INCREMENT, used for Δ
  [0x2211, 'σ'], // N-ARY SUMMATION, used for Σ
  [0x220f, 'π'], // N-ARY PRODUCT, used for Π
  [0x03c2, 'σ'], // final sigma
  [0x03f2, 'σ'], // lunate sigma
  [0x03f9, 'σ'],
  [0x03d0, 'β'],
  [0x03d1, 'θ'],
  [0x03d5, 'φ'],
  [0x03d6, 'π'],
  [0x03f0, 'κ'],
  [0x03f1, 'ρ'],
  [0x03f5, 'ε'],
  [0x00df, 'ss'],
  [0x0131, 'i'],
  [0x00e6, 'ae'],
  [0x00c6, 'ae'],
  [0x0153, 'oe'],
  [0x0152, 'oe'],
  [0x00f8, 'o'],
  [0x00d8, 'o'],
  [0x0142, 'l'],
  [0x0141, 'l'],
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
])

/** Left out altogether: marks that stand alone, invisible characters. */
const DROPPED = /^[\u0384\u1fbd\u1fbf\u1ffd\u1ffe\u00ad\u200b-\u200f\u2060\ufeff]$/u

/** Letters that look alike, by case: a lower-case Latin h or t is like no Greek letter. */
const LATIN_TO_GREEK: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    A: 'α',
    B: 'β',
    E: 'ε',
    Z: 'ζ',
    H: 'η',
    I: 'ι',
    K: 'κ',
    M: 'μ',
    N: 'ν',
    O: 'ο',
    P: 'ρ',
    T: 'τ',
    Y: 'υ',
    X: 'χ',
    a: 'α',
    e: 'ε',
    i: 'ι',
    k: 'κ',
    o: 'ο',
    p: 'ρ',
    u: 'υ',
    v: 'ν',
    x: 'χ',
    y: 'γ',
    n: 'η',
    w: 'ω',
  }),
)
const GREEK_TO_LATIN: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    Α: 'a',
    Β: 'b',
    Ε: 'e',
    Ζ: 'z',
    Η: 'h',
    Ι: 'i',
    Κ: 'k',
    Μ: 'm',
    Ν: 'n',
    Ο: 'o',
    Ρ: 'p',
    Τ: 't',
    Υ: 'y',
    Χ: 'x',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ο: 'o',
    ρ: 'p',
    υ: 'u',
    ν: 'v',
    χ: 'x',
    γ: 'y',
  }),
)

const LETTER = /^[\p{L}\p{M}]$/u
const MARK = /^\p{M}$/u
const SPACE = /^\s$/u
const DASH = /^[\u2010-\u2015\u2212]$/u
const SINGLE_QUOTE = /^[\u2018\u2019\u201b\u02bc\u00b4\u0060]$/u
const DOUBLE_QUOTE = /^[\u201c\u201d\u201e\u201f\u00ab\u00bb]$/u

/** The letter's base without its accents, or '' for a mark. */
function base(char: string): string {
  return char.normalize('NFD').replace(/\p{M}+/gu, '')
}

function isGreek(code: number): boolean {
  return (code >= 0x370 && code <= 0x3ff) || (code >= 0x1f00 && code <= 0x1fff)
}

function isLatin(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

function computeFold(char: string, code: number): string {
  const same = SAME.get(code)
  if (same !== undefined) return same
  if (DROPPED.test(char) || MARK.test(char)) return ''
  if (code <= 0x20 || code === 0x7f || SPACE.test(char)) return ' '
  if (DASH.test(char)) return '-'
  if (SINGLE_QUOTE.test(char)) return "'"
  if (DOUBLE_QUOTE.test(char)) return '"'
  const lower = base(char).toLowerCase()
  const again = lower.length === 1 ? SAME.get(lower.charCodeAt(0)) : undefined
  return again ?? lower
}

/** Latin and Greek letters folded ahead: nearly all text of ours is below this code. */
const COMMON: readonly string[] = Array.from({ length: 0x400 }, (_, code) =>
  computeFold(String.fromCharCode(code), code),
)

function computeWord(code: number): boolean {
  return LETTER.test(String.fromCodePoint(code)) || code === 0x2206
}

const COMMON_WORD: readonly boolean[] = Array.from(COMMON, (_, code) => computeWord(code))

/** Foldings of the rarer characters of one text, so that a dash on every line is worked out once. */
interface Rare {
  readonly folds: Map<number, string>
  readonly words: Map<number, boolean>
}

function isWordCode(code: number, rare: Rare): boolean {
  if (code < 0x400) return COMMON_WORD[code] ?? false
  const known = rare.words.get(code)
  if (known !== undefined) return known
  const word = computeWord(code)
  rare.words.set(code, word)
  return word
}

function foldCode(code: number, rare: Rare): string {
  const common = COMMON[code] ?? rare.folds.get(code)
  if (common !== undefined) return common
  const folded = computeFold(String.fromCodePoint(code), code)
  rare.folds.set(code, folded)
  return folded
}

/**
 * The table by which a word that mixes Latin and Greek letters is spelt in one script: Greek when each of its
 * Latin letters has a Greek look-alike ("Aττική" with a Latin A), Latin when it is the other way round, else none.
 */
function spelling(codes: readonly number[], from: number, to: number): ReadonlyMap<string, string> | undefined {
  let toGreek = true
  let toLatin = true
  for (let i = from; i < to; i += 1) {
    const letter = base(String.fromCodePoint(codes[i] ?? 0))
    const code = letter.codePointAt(0) ?? 0
    if (isLatin(code)) toGreek &&= LATIN_TO_GREEK.has(letter)
    else if (isGreek(code)) toLatin &&= GREEK_TO_LATIN.has(letter)
  }
  if (toGreek) return LATIN_TO_GREEK
  return toLatin ? GREEK_TO_LATIN : undefined
}

function codePoints(text: string): number[] {
  const codes: number[] = []
  for (let u = 0; u < text.length; u += 1) {
    const code = text.codePointAt(u) ?? 0
    if (code > 0xffff) u += 1
    codes.push(code)
  }
  return codes
}

/** The folded text as it grows: UTF-16 units, and for each the code point it came from. */
interface Sink {
  units: Uint16Array
  origins: Uint32Array
  length: number
}

function put(sink: Sink, piece: string, at: number): void {
  if (piece === ' ' && sink.units[sink.length - 1] === 0x20) return
  if (sink.length + piece.length >= sink.units.length) {
    const units = new Uint16Array(sink.units.length * 2)
    const origins = new Uint32Array(units.length)
    units.set(sink.units)
    origins.set(sink.origins)
    Object.assign(sink, { units, origins })
  }
  for (let u = 0; u < piece.length; u += 1) {
    sink.units[sink.length] = piece.charCodeAt(u)
    sink.origins[sink.length] = at
    sink.length += 1
  }
}

/** Arguments of one call are limited; 8,192 units at a time are safe everywhere. */
function textOf(sink: Sink): string {
  let out = ''
  for (let from = 0; from < sink.length; from += 8192) {
    const units = sink.units.subarray(from, Math.min(from + 8192, sink.length))
    out += Reflect.apply(String.fromCharCode, undefined, units)
  }
  return out
}

function foldInto(sink: Sink, codes: readonly number[]): void {
  const rare: Rare = { folds: new Map(), words: new Map() }
  for (let i = 0; i < codes.length;) {
    let greek = false
    let latin = false
    let end = i
    for (let code = codes[end] ?? 0; end < codes.length && isWordCode(code, rare); code = codes[end] ?? 0) {
      if (isGreek(code)) greek = true
      else if (code < 0x250) latin = true
      end += 1
    }
    if (end === i) {
      put(sink, foldCode(codes[i] ?? 0, rare), i)
      i += 1
      continue
    }
    const table = greek && latin ? spelling(codes, i, end) : undefined
    for (; i < end; i += 1) {
      const code = codes[i] ?? 0
      const other = table?.get(base(String.fromCodePoint(code)))
      put(sink, other ?? foldCode(code, rare), i)
    }
  }
}

/**
 * Folds a text: accents, case, final sigma, look-alike letters inside words of two scripts,
 * µ and ∆ written for μ and Δ, dashes, quotation marks, white space. Linear in the text.
 */
export function foldText(text: string): Folded {
  const codes = codePoints(text)
  const sink: Sink = { units: new Uint16Array(codes.length + 8), origins: new Uint32Array(codes.length + 8), length: 0 }
  foldInto(sink, codes)
  const map = sink.origins.slice(0, sink.length + 1)
  map[sink.length] = codes.length
  return { folded: textOf(sink), map }
}

/**
 * The original's range behind `[start, end)` of the folded text, in code points. Marks that
 * follow the last letter belong to it; half of a letter that folded to two counts as all of it.
 */
export function originalSpan(folded: Folded, start: number, end: number): Span {
  const from = folded.map[start] ?? 0
  const last = end > start ? (folded.map[end - 1] ?? from) : from
  const next = folded.map[end] ?? last
  if (end <= start) return { start: from, end: from }
  return { start: from, end: next > last ? next : last + 1 }
}

/** The fold of a text of common letters, no word of which mixes scripts; undefined for any other. No map, no arrays. */
function foldPlain(text: string): string | undefined {
  let out = ''
  let greek = false
  let latin = false
  for (let u = 0; u < text.length; u += 1) {
    const code = text.charCodeAt(u)
    const folded = COMMON[code]
    if (folded === undefined) return undefined
    if (COMMON_WORD[code] !== true) greek = latin = false
    else if (isGreek(code)) greek = true
    else latin = true
    if (greek && latin) return undefined
    out += folded
  }
  return out
}

/** The key under which a name is compared: folded, letters and digits only, single spaces. */
export function foldName(name: string): string {
  return (foldPlain(name) ?? foldText(name).folded).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

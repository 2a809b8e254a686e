import { foldText, originalSpan } from '../facts/text-fold.ts'
import type { Folded } from '../facts/text-fold.ts'
import { codePointLength, codePoints } from './canonical.ts'
import type { CodePoints } from './canonical.ts'
import type { Anchor, ResolvedAnchor } from './citation.ts'
import { findAll } from './find-all.ts'

/** Length of the context kept beside a quotation, in code points (as the W3C Annotation implementations do). */
export const contextLength = 32

/** A canonical text opened for quoting; the folded copy is made when a quotation is not found letter for letter. */
export interface Quotable {
  readonly text: string
  readonly points: CodePoints
  folded(): Folded
}

export function openText(text: string): Quotable {
  let folded: Folded | undefined
  return { text, points: codePoints(text), folded: () => (folded ??= foldText(text)) }
}

/** Why an anchor has no single place in its document. */
export type AnchorFault =
  | { code: 'quote_empty' }
  | { code: 'position_incomplete' }
  | { code: 'position_outside'; length: number }
  /** `found` is what stands at the position. */
  | { code: 'position_mismatch'; found: string }
  /** `alone`: how often the quote stands in the text without its prefix and suffix. */
  | { code: 'quote_not_found'; alone: number }
  | { code: 'quote_ambiguous'; count: number }

export type Resolution = { ok: true; anchor: ResolvedAnchor } | { ok: false; fault: AnchorFault }

/**
 * Finds the one place an anchor means. With `start` and `end`, `text[start:end]` must be `exact`. Without, the quote is
 * looked for letter for letter with its prefix and suffix; if it is nowhere, in the folded text (accents, case, final
 * sigma, µ for μ, ∆ for Δ, white space), and then the answer quotes the original. The answer always satisfies
 * `text[start:end] === exact` and carries 32 code points of context on each side.
 * Time is linear in the length of the text.
 */
export function resolveAnchor(anchor: Anchor, document: Quotable): Resolution {
  if (anchor.exact.trim() === '') return refused({ code: 'quote_empty' })
  if (anchor.start !== undefined || anchor.end !== undefined) return atPosition(anchor, document)
  const verbatim = findVerbatim(anchor, document)
  if (verbatim.count === 0) {
    const folded = findFolded(anchor, document)
    if (folded.count === 0) return refused({ code: 'quote_not_found', alone: countAlone(anchor, document) })
    return unique(anchor, document, folded)
  }
  return unique(anchor, document, verbatim)
}

/** Offsets in code points. */
interface Places {
  count: number
  start: number
  end: number
}

function unique(anchor: Anchor, document: Quotable, places: Places): Resolution {
  if (places.count > 1) return refused({ code: 'quote_ambiguous', count: places.count })
  return { ok: true, anchor: anchorAt(anchor.document, places.start, places.end, document) }
}

function atPosition(anchor: Anchor, document: Quotable): Resolution {
  const { start, end } = anchor
  if (start === undefined || end === undefined) return refused({ code: 'position_incomplete' })
  const { points } = document
  if (start < 0 || end > points.length || start >= end)
    return refused({ code: 'position_outside', length: points.length })
  const found = points.slice(start, end)
  if (found !== anchor.exact) return refused({ code: 'position_mismatch', found })
  const { prefix = '', suffix = '' } = anchor
  const before = points.slice(start - codePointLength(prefix), start)
  const after = points.slice(end, end + codePointLength(suffix))
  if (before !== prefix || after !== suffix)
    return refused({ code: 'position_mismatch', found: before + found + after })
  return { ok: true, anchor: anchorAt(anchor.document, start, end, document) }
}

function findVerbatim(anchor: Anchor, { text, points }: Quotable): Places {
  const { prefix = '', exact, suffix = '' } = anchor
  const { offsets, count } = findAll(text, prefix + exact + suffix)
  const unit = (offsets[0] ?? 0) + prefix.length
  return { count, start: points.toCodePoint(unit), end: points.toCodePoint(unit + exact.length) }
}

function findFolded(anchor: Anchor, document: Quotable): Places {
  const quote = foldedQuote(anchor)
  const folded = document.folded()
  const { offsets, count } = findAll(folded.folded, quote.pattern)
  const from = offsets[0] ?? 0
  const span = originalSpan(folded, from + quote.start, from + quote.end)
  return { count: quote.end > quote.start ? count : 0, ...withoutOuterSpace(span, document) }
}

/** The folded search pattern, and where in it the quote itself stands between its prefix and suffix. */
function foldedQuote(anchor: Anchor): { pattern: string; start: number; end: number } {
  const { prefix = '', suffix = '' } = anchor
  const exact = anchor.exact.trim()
  const lead = anchor.exact.length - anchor.exact.trimStart().length
  const before = prefix + anchor.exact.slice(0, lead)
  const after = anchor.exact.slice(lead + exact.length) + suffix
  const whole = foldText(before.trimStart() + exact + after.trimEnd())
  const from = codePointLength(before.trimStart())
  const to = from + codePointLength(exact)
  return { pattern: whole.folded, start: unitAt(whole, from), end: unitAt(whole, to) }
}

/** The first folded unit that comes from code point `at` or after it. */
function unitAt(folded: Folded, at: number): number {
  const found = folded.map.findIndex((origin) => origin >= at)
  return found < 0 ? folded.folded.length : found
}

function withoutOuterSpace(span: { start: number; end: number }, { points }: Quotable): { start: number; end: number } {
  const text = points.slice(span.start, span.end)
  const lead = text.length - text.trimStart().length
  const tail = text.length - text.trimEnd().length
  return { start: span.start + lead, end: span.end - tail }
}

function countAlone(anchor: Anchor, document: Quotable): number {
  const verbatim = findAll(document.text, anchor.exact, 0).count
  return verbatim > 0 ? verbatim : findAll(document.folded().folded, foldText(anchor.exact.trim()).folded, 0).count
}

function anchorAt(document: string, start: number, end: number, { points }: Quotable): ResolvedAnchor {
  return {
    document,
    exact: points.slice(start, end),
    prefix: points.slice(start - contextLength, start),
    suffix: points.slice(end, end + contextLength),
    start,
    end,
  }
}

function refused(fault: AnchorFault): Resolution {
  return { ok: false, fault }
}

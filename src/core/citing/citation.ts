/**
 * Where a criterion, an intensity or a document requirement stands in the call. As stored: `document` is the key of
 * one of the programme's documents; offsets are Unicode code points, half-open, into its canonical text, so that
 * `text[start:end] === exact` (W3C Web Annotation: TextQuoteSelector and TextPositionSelector).
 * A publisher may leave `start` and `end` out: they are found by the quote, with `prefix` and `suffix` to choose among several.
 */
export interface Anchor {
  document: string
  exact: string
  prefix?: string
  suffix?: string
  start?: number
  end?: number
}

/** An anchor after publication: its position is verified. */
export interface ResolvedAnchor extends Anchor {
  start: number
  end: number
}

/** A citation as returned. `id` is stable for the same source, place and content. */
export interface Citation {
  id: string
  kind: 'source_span' | 'profile_field' | 'derived' | 'reference'
  source?: {
    document_id: string
    title: string
    url?: string
    language: string
    /** Version of the programme the text belongs to. */
    version: number
    sha256: string
    retrieved_at?: string
  }
  quote?: { exact: string; prefix: string; suffix: string }
  /** Code points, half-open. */
  position?: { start: number; end: number }
  locator?: { page?: number; section?: string }
  /** JSON pointer into the profile, and the value found there. */
  field?: { path: string; value: unknown }
  derivation?: { formula: string; inputs: Record<string, unknown>; result: unknown }
  /** For `reference`: the regulation, table or correspondence, by name and place. */
  reference?: { name: string; locator?: string; url?: string }
  /** URL of the source with a text fragment (WICG Scroll to Text Fragment). */
  link?: string
}

import type { Citation } from '../../citing/citation.ts'
import type { Language } from '../../facts/text.ts'

/** A sentence with what is to carry it. */
export interface Claim {
  readonly text: string
  readonly language: Language
  readonly citations: readonly Citation[]
  /** Texts whose words may be used without a source: the template of a composed sentence. Their figures are not licensed. */
  readonly licensed?: readonly string[]
}

/** What the verifier looks things up in. Without a text or a record, quotations and records are taken as they are. */
export interface Library {
  /** The canonical text of a document. */
  text?(documentId: string): string | undefined
  /** What stands in the catalogue, or in the law, where a `reference` citation points. */
  record?(citation: Citation): unknown
  /** A line that names the source in the claim's language, whose words the claim may use. */
  label?(citation: Citation): string | undefined
  /** Whether a derivation comes out again; undefined where it cannot be computed again. */
  recompute?(derivation: NonNullable<Citation['derivation']>): boolean | undefined
}

export interface Finding {
  code:
    | 'uncited'
    | 'unresolved'
    | 'derivation'
    | 'number'
    | 'date'
    | 'code'
    | 'bound'
    | 'negation'
    | 'opposite'
    | 'role'
    | 'word'
    | 'superfluous'
  /** The words concerned, folded; the citation's id for what concerns a citation. */
  at: string
}

import type { DocumentMeta } from '../facts/programme.ts'
import type { DerivedFact, FoundFact, ReferenceFact } from '../matching/result.ts'
import type { Citation, ResolvedAnchor } from './citation.ts'
import { stableHash } from './stable-hash.ts'
import { textFragmentLink } from './text-fragment.ts'

/** Where a code point lies: page from 1, and the innermost section begun at or before it. */
export function locatorOf(document: Pick<DocumentMeta, 'pages' | 'sections'>, start: number): Citation['locator'] {
  const page = (document.pages ?? []).findLastIndex((at) => at <= start) + 1
  const section = (document.sections ?? []).findLast((each) => each.start <= start)
  if (page === 0 && section === undefined) return undefined
  return { ...(page > 0 ? { page } : {}), ...(section === undefined ? {} : { section: section.title }) }
}

/**
 * The citation of a place in a programme's document. Needs no text: a resolved anchor carries quote and context.
 * Its id depends on the document's content and the place only, so it outlives versions that keep the document.
 */
export function citeSpan(anchor: ResolvedAnchor, document: DocumentMeta, version: number): Citation {
  const quote = { exact: anchor.exact, prefix: anchor.prefix ?? '', suffix: anchor.suffix ?? '' }
  const locator = locatorOf(document, anchor.start)
  return {
    id: citationId('source_span', [document.id, anchor.start, anchor.end]),
    kind: 'source_span',
    source: {
      document_id: document.id,
      title: document.title,
      ...(document.url === undefined ? {} : { url: document.url }),
      language: document.language,
      version,
      sha256: document.sha256,
      ...(document.retrieved_at === undefined ? {} : { retrieved_at: document.retrieved_at }),
    },
    quote,
    position: { start: anchor.start, end: anchor.end },
    ...(locator === undefined ? {} : { locator }),
    ...(document.url === undefined ? {} : { link: textFragmentLink(document.url, quote) }),
  }
}

/** The citation of a value of the profile: a JSON pointer and what was found there. */
export function citeField(fact: FoundFact): Citation {
  return { id: citationId('profile_field', fact), kind: 'profile_field', field: { path: fact.path, value: fact.value } }
}

/** The citation of a computed value, with its formula and inputs, so that a reader can compute it again. */
export function citeDerived(fact: DerivedFact): Citation {
  const { formula, inputs, result } = fact
  return {
    id: citationId('derived', [formula, inputs, result]),
    kind: 'derived',
    derivation: { formula, inputs, result },
  }
}

/** The citation of a regulation, an official table or a correspondence. */
export function citeReference(fact: ReferenceFact): Citation {
  const { name, locator, url } = fact
  return {
    id: citationId('reference', [name, locator ?? null]),
    kind: 'reference',
    reference: { name, ...(locator === undefined ? {} : { locator }), ...(url === undefined ? {} : { url }) },
  }
}

function citationId(kind: Citation['kind'], content: unknown): string {
  return `cit_${stableHash([kind, content])}`
}

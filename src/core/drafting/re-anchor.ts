import type { Citation } from '../citing/citation.ts'
import { openText, resolveAnchor } from '../citing/resolve.ts'
import { canonicalJson } from '../citing/stable-hash.ts'
import { valueAt } from './pointer.ts'

/** What became of a citation's source since. */
export interface Reanchored {
  readonly id: string
  /** `exact`: as it was, also in a new version of its document; `moved`: the same words in another document or place; `changed`: other words or another value. */
  readonly anchor: 'exact' | 'moved' | 'changed' | 'missing'
  readonly before?: unknown
  readonly after?: unknown
}

/** The sources as they are now, and the record that the draft cited. */
export interface SourcesNow {
  readonly profile: unknown
  /** The programme's present documents with their texts. */
  readonly documents: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  readonly recordBefore: unknown
  readonly record: unknown
}

/** Looks a citation up in the sources as they are now. Computed values and laws have no place that could move: `exact`. */
export function reanchor(citation: Citation, now: SourcesNow): Reanchored {
  const { id, field, reference } = citation
  if (citation.quote !== undefined) return ofSpan(citation, now)
  if (field !== undefined) return ofValue(id, field.value, valueAt(now.profile, field.path))
  const pointer = reference?.locator
  if (reference === undefined || pointer === undefined || !reference.name.startsWith('Programme '))
    return { id, anchor: 'exact' }
  return ofValue(id, withoutAnchors(valueAt(now.recordBefore, pointer)), withoutAnchors(valueAt(now.record, pointer)))
}

/** A value of a record without its anchors: they move with their document while the value is the same. */
function withoutAnchors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnchors)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name]) => name !== 'citations')
  return Object.fromEntries(members.map(([name, inner]) => [name, withoutAnchors(inner)]))
}

function ofValue(id: string, before: unknown, after: unknown): Reanchored {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return { id, anchor: 'exact' }
  return after === undefined
    ? { id, anchor: 'missing', before: before ?? null }
    : { id, anchor: 'changed', before: before ?? null, after }
}

function ofSpan(citation: Citation, { documents }: SourcesNow): Reanchored {
  const { id, quote, source, position } = citation
  const exact = quote?.exact ?? ''
  // Documents are kept by content: the same id is the same text.
  if (documents.some((document) => document.id === source?.document_id)) return { id, anchor: 'exact' }
  const sameTitle = documents.filter(({ title }) => title === source?.title)
  for (const { title, text } of [...sameTitle, ...documents]) {
    const opened = openText(text)
    const inContext = resolveAnchor(
      { document: '', exact, prefix: quote?.prefix ?? '', suffix: quote?.suffix ?? '' },
      opened,
    )
    const alone = inContext.ok ? inContext : resolveAnchor({ document: '', exact }, opened)
    if (!alone.ok || alone.anchor.exact !== exact) continue
    const { start, end } = alone.anchor
    if (title === source?.title && start === position?.start && end === position?.end) return { id, anchor: 'exact' }
    return { id, anchor: 'moved', before: position ?? null, after: { start, end } }
  }
  for (const { text } of sameTitle) {
    const after = between(text, quote?.prefix ?? '', quote?.suffix ?? '')
    if (after !== undefined) return { id, anchor: 'changed', before: exact, after }
  }
  return { id, anchor: 'missing', before: exact }
}

/** Longest text that is taken for the new wording of a sentence, in UTF-16 units. */
const longest = 2000

/** What stands now between the words that stood around a quotation. */
function between(text: string, prefix: string, suffix: string): string | undefined {
  const lead = prefix.trim()
  const tail = suffix.trim()
  if (lead === '' || tail === '') return undefined
  const from = text.indexOf(lead)
  const to = from < 0 ? -1 : text.indexOf(tail, from + lead.length)
  const found = to < 0 ? '' : text.slice(from + lead.length, to).trim()
  return found === '' || found.length > longest ? undefined : found
}

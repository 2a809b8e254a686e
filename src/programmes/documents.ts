import { createHash } from 'node:crypto'
import { canonicalText } from '../core/citing/canonical.ts'
import { openText } from '../core/citing/resolve.ts'
import type { Quotable } from '../core/citing/resolve.ts'
import type { DocumentInput, DocumentMeta } from '../core/facts/programme.ts'
import type { Fault } from '../platform/problem.ts'
import { fault } from './fault.ts'

/** A text as it is kept: once for all programmes and versions that have it. */
export interface StoredDocument {
  id: string
  sha256: string
  text: string
  /** In code points. */
  length: number
}

export interface ReadDocuments {
  metas: DocumentMeta[]
  /** By key, opened for quoting. */
  texts: ReadonlyMap<string, Quotable>
  /** Those that came with a text. */
  given: StoredDocument[]
  faults: Fault[]
}

/** The document of a canonical text: its id is `doc_` and the first 104 bits of the SHA-256 of its UTF-8. */
export function documentOf(text: string, length: number): StoredDocument {
  const sha256 = createHash('sha256').update(text, 'utf8').digest('hex')
  return { id: `doc_${sha256.slice(0, 26)}`, sha256, text, length }
}

/**
 * Reads the documents of a programme: canonical text, hash, length, places of pages and sections.
 * @param stored documents that were named by id without a text, as the database has them
 */
export function readDocuments(
  inputs: readonly DocumentInput[],
  stored: ReadonlyMap<string, StoredDocument>,
): ReadDocuments {
  const read: ReadDocuments = { metas: [], texts: new Map(), given: [], faults: [] }
  const texts = new Map<string, Quotable>()
  inputs.forEach((input, index) => {
    const pointer = `/documents/${index}`
    const found = contentOf(input, stored, pointer)
    if ('pointer' in found) {
      read.faults.push(found)
      return
    }
    const { document, quotable } = found
    read.faults.push(...contradictions(input, document, pointer), ...placeFaults(input, document.length, pointer))
    if (input.text !== undefined) read.given.push(document)
    if (texts.has(input.key)) read.faults.push(fault.repeated(`${pointer}/key`, input.key))
    texts.set(input.key, quotable)
    const { text: _text, ...meta } = input
    read.metas.push({ ...meta, id: document.id, sha256: document.sha256, length: document.length })
  })
  read.metas.sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
  return { ...read, texts }
}

function contentOf(
  input: DocumentInput,
  stored: ReadonlyMap<string, StoredDocument>,
  pointer: string,
): { document: StoredDocument; quotable: Quotable } | Fault {
  if (input.text === undefined) {
    const document = input.id === undefined ? undefined : stored.get(input.id)
    return document === undefined
      ? fault.textMissing(`${pointer}/text`, input.id)
      : { document, quotable: openText(document.text) }
  }
  const canonical = canonicalText(input.text)
  if (!canonical.ok) return fault.unsafeText(`${pointer}/text`, canonical.fault, canonical.at)
  const quotable = openText(canonical.text)
  return { document: documentOf(canonical.text, quotable.points.length), quotable }
}

/** An id, hash or length that was given must be the text's. */
function contradictions(input: DocumentInput, document: StoredDocument, pointer: string): Fault[] {
  const members = ['id', 'sha256', 'length'] as const
  return members.flatMap((name) => {
    const given = input[name]
    return given === undefined || given === document[name]
      ? []
      : [fault.contradicts(`${pointer}/${name}`, String(given), String(document[name]))]
  })
}

function placeFaults(input: DocumentInput, length: number, pointer: string): Fault[] {
  const pages = (input.pages ?? []).map((at, index) => ({ at, pointer: `${pointer}/pages/${index}` }))
  const sections = (input.sections ?? []).map(({ start }, index) => ({
    at: start,
    pointer: `${pointer}/sections/${index}/start`,
  }))
  return [...ascending(pages, length), ...ascending(sections, length)]
}

function ascending(places: readonly { at: number; pointer: string }[], length: number): Fault[] {
  return places.flatMap(({ at, pointer }, index) => {
    const before = places[index - 1]?.at ?? 0
    return at < before || at > length ? [fault.notAscending(pointer, at, before, length)] : []
  })
}

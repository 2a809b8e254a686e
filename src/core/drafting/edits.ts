import { sectionsOf, statementsOf, type DraftDocument, type Section, type Statement } from './document.ts'
import { lineOf } from './line.ts'

/** What a person put in the place of a section's composed text: a paragraph each, who and when (RFC 3339). */
export interface SectionEdit {
  readonly paragraphs: readonly string[]
  readonly by: string
  readonly at: string
  /** Given up as soon as the draft has been made anew. */
  readonly discarded?: true
}

/** By section id. */
export type Edits = Readonly<Record<string, SectionEdit>>

/**
 * A composed document with sections rewritten: their blocks become a person's own paragraphs, which nobody verified;
 * subsections stay. Citations and questions that nothing uses any more are left out, and what is filled is counted anew.
 * An edit of a section that the document does not have has no effect.
 */
export function withEdits(document: DraftDocument, edits: Edits): DraftDocument {
  return gathered(
    document,
    document.sections.map((section) => edited(section, edits)),
  )
}

/** The document with other sections: what nothing in them uses is left out, what is used stands in order of first use. */
export function gathered(document: DraftDocument, sections: Section[]): DraftDocument {
  const statements = [...statementsOf({ sections })].map(({ statement }) => statement)
  const citations = new Map(document.citations.map((each) => [each.citation.id, each]))
  const questions = new Map(document.open_questions.map((each) => [each.id, each]))
  const cited = new Set(statements.flatMap((statement) => statement.citations))
  const asked = new Set(statements.flatMap(({ question }) => question ?? []))
  const ids = new Set(statements.map(({ id }) => id))
  const { left_out: leftOut, ...rest } = document
  const left = leftOut?.filter(({ statement }) => ids.has(statement)) ?? []
  return {
    ...rest,
    sections,
    citations: [...cited].flatMap((id) => citations.get(id) ?? []),
    open_questions: [...asked].flatMap((id) => questions.get(id) ?? []),
    completeness: completenessOf(statements),
    ...(left.length === 0 ? {} : { left_out: left }),
  }
}

/** The section with each statement changed, those of its subsections too. */
export function withStatements(section: Section, change: (statement: Statement) => Statement): Section {
  return {
    ...section,
    sections: section.sections.map((inner) => withStatements(inner, change)),
    blocks: section.blocks.map((block) => {
      if (block.type === 'table')
        return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) })) }
      if (block.type === 'checklist') {
        const items = block.items.map((item) => ({
          ...item,
          label: change(item.label),
          details: item.details.map(change),
        }))
        return { ...block, items }
      }
      return { ...block, statements: block.statements.map(change) }
    }),
  }
}

function edited(section: Section, edits: Edits): Section {
  const sections = section.sections.map((inner) => edited(inner, edits))
  const edit = Object.hasOwn(edits, section.id) ? edits[section.id] : undefined
  if (edit === undefined) return { ...section, sections }
  return {
    ...section,
    sections,
    edited: { by: edit.by, at: edit.at },
    blocks: edit.paragraphs.map((text, index) => {
      const id = `${section.id}.e${index + 1}`
      return {
        type: 'paragraph',
        id,
        statements: [{ id: `${id}.1`, kind: 'written', text: lineOf(text), citations: [] }],
      }
    }),
  }
}

/** Facts and a person's own words against gaps. Rounded down, so that nothing open is never called complete. */
export function completenessOf(
  statements: readonly { readonly kind: string; readonly text: string }[],
): DraftDocument['completeness'] {
  const filled = statements.filter(({ kind, text }) => (kind === 'factual' || kind === 'written') && text !== '').length
  const open = statements.filter(({ kind }) => kind === 'placeholder').length
  return { filled, open, percent: filled + open === 0 ? 0 : Math.floor((100 * filled) / (filled + open)) }
}

/** The edits with those of some sections marked as given up once the draft has been made anew. */
export const discarding = (edits: Edits, sections: readonly string[]): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([id, edit]) => [id, sections.includes(id) ? { ...edit, discarded: true } : edit]),
  )

/** What stays of the edits when the draft has been made anew. */
export const withoutDiscarded = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([, { discarded }]) => discarded !== true))

/** The edits as they were, where the draft was not made anew. */
export const undiscarded = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).map(([id, { discarded: _none, ...edit }]) => [id, edit]))

/** Ids of every section that can be rewritten. */
export function sectionIds(document: Pick<DraftDocument, 'sections'>): string[] {
  return [...sectionsOf(document)].map(({ id }) => id)
}

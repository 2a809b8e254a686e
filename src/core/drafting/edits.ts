import { sectionsOf, statementsOf, type DraftDocument, type Section } from './document.ts'
import { lineOf } from './line.ts'

/** What a person put in the place of a section's composed text: a paragraph each, who and when (RFC 3339). */
export interface SectionEdit {
  readonly paragraphs: readonly string[]
  readonly by: string
  readonly at: string
}

/** By section id. */
export type Edits = Readonly<Record<string, SectionEdit>>

/**
 * A composed document with sections rewritten: their blocks become a person's own paragraphs, which nobody verified;
 * subsections stay. Citations and questions that nothing uses any more are left out, and what is filled is counted anew.
 * An edit of a section that the document does not have has no effect.
 */
export function withEdits(document: DraftDocument, edits: Edits): DraftDocument {
  const sections = document.sections.map((section) => edited(section, edits))
  const statements = [...statementsOf({ sections })].map(({ statement }) => statement)
  const cited = new Set(statements.flatMap(({ citations }) => citations))
  const asked = new Set(statements.flatMap(({ question }) => question ?? []))
  return {
    ...document,
    sections,
    citations: document.citations.filter(({ citation }) => cited.has(citation.id)),
    open_questions: document.open_questions.filter(({ id }) => asked.has(id)),
    completeness: completenessOf(statements),
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

/** Ids of every section that can be rewritten. */
export function sectionIds(document: Pick<DraftDocument, 'sections'>): string[] {
  return [...sectionsOf(document)].map(({ id }) => id)
}

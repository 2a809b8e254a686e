import { sectionsOf, type DraftDocument, type Section } from '../core/drafting/document.ts'
import { withEdits } from '../core/drafting/edits.ts'
import { lineOf } from '../core/drafting/line.ts'
import { notice } from '../wording/drafts/notices.ts'
import type { ShownDraft } from './standing.ts'

/**
 * The document with what people wrote. Its notice says first that it is stale, why it can be made no more if so, and in which
 * sections it would be another one or that it would in none, and last in which nothing was verified since people wrote them.
 */
export function shownDocument(document: DraftDocument, { draft, status, differences }: ShownDraft): DraftDocument {
  const { language } = document
  const shown = withEdits(document, draft.edits)
  const numbersOf = (isMeant: (section: Section) => boolean): string[] =>
    [...sectionsOf(shown)].flatMap((section) => (isMeant(section) ? [section.number] : []))
  const own = numbersOf(({ edited, sections }) => edited !== undefined && sections.length === 0)
  const heads = numbersOf(({ edited, sections }) => edited !== undefined && sections.length > 0)
  const other = numbersOf(({ id, edited }) => edited === undefined && differences?.sections.includes(id) === true)
  const isSame = differences !== undefined && differences.why === undefined && differences.sections.length === 0
  const listed = (key: 'stale_sections' | 'written' | 'written_head', numbers: readonly string[]): string[] =>
    numbers.length === 0 ? [] : [notice(key, language, { sections: numbers.join(', '), sections_n: numbers.length })]
  return {
    ...shown,
    notice: [
      ...(status === 'stale' ? [notice('stale', language)] : []),
      ...(differences?.why === undefined ? [] : [lineOf(differences.why[language])]),
      ...listed('stale_sections', other),
      ...(isSame ? [notice('stale_same', language)] : []),
      ...shown.notice,
      ...listed('written', own),
      ...listed('written_head', heads),
    ],
  }
}

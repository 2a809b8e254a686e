import { sectionsOf, type DraftDocument, type Section } from '../core/drafting/document.ts'
import { withEdits } from '../core/drafting/edits.ts'
import { notice } from '../wording/drafts/notices.ts'
import type { ShownDraft } from './standing.ts'

/**
 * The document with what people wrote. Its notice says first that it is stale, and in which sections, and last in which
 * sections nothing was verified since people wrote them.
 */
export function shownDocument(document: DraftDocument, { draft, status, differences }: ShownDraft): DraftDocument {
  const { language } = document
  const shown = withEdits(document, draft.edits)
  const numbersOf = (isMeant: (section: Section) => boolean): string =>
    [...sectionsOf(shown)].flatMap((section) => (isMeant(section) ? [section.number] : [])).join(', ')
  const own = numbersOf(({ edited }) => edited !== undefined)
  const other = numbersOf(({ id, edited }) => edited === undefined && differences?.sections.includes(id) === true)
  return {
    ...shown,
    notice: [
      ...(status === 'stale' ? [notice('stale', language)] : []),
      ...(other === '' ? [] : [notice('stale_sections', language, { sections: other })]),
      ...shown.notice,
      ...(own === '' ? [] : [notice('written', language, { sections: own })]),
    ],
  }
}

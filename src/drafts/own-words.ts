import { sectionsOf, type DraftDocument } from '../core/drafting/document.ts'
import { withEdits, type Edits } from '../core/drafting/edits.ts'
import { fillDraft } from '../wording/drafts/message.ts'
import { sentences } from '../wording/drafts/sentences.ts'

/** The document with what people wrote; its notice names their sections, in which nothing was verified. */
export function withOwnWords(document: DraftDocument, edits: Edits): DraftDocument {
  const shown = withEdits(document, edits)
  const own = [...sectionsOf(shown)].filter(({ edited }) => edited !== undefined).map(({ number }) => number)
  if (own.length === 0) return shown
  const say = { key: 'notice.written', turn: 0, language: document.language }
  return { ...shown, notice: [...shown.notice, fillDraft(sentences, say, { sections: own.join(', ') })] }
}

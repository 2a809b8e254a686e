import { sectionsOf, type DraftDocument } from '../../src/core/drafting/document.ts'
import { readQuantities } from '../../src/core/drafting/verifier/quantities.ts'

/** Sentences of a draft that state an amount, a percentage or a day and are cited by nothing. Cells and titles are none. */
export function uncitedFigures(document: DraftDocument): string[] {
  const sentences = [...sectionsOf(document)].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' || block.type === 'callout' ? block.statements : [])),
  )
  return sentences
    .filter(({ kind, citations }) => citations.length === 0 && (kind === 'structural' || kind === 'advice'))
    .flatMap(({ text }) => (readQuantities(text).length > 0 ? [text] : []))
}

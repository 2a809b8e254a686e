import type { DraftDocument } from '../../core/drafting/document.ts'

/** The document itself, indented; its schema is `DraftDocument` of the API's description. */
export function renderJson(document: DraftDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

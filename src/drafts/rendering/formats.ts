import { renderDocx } from './docx.ts'
import { renderHtml } from './html.ts'
import { renderJson } from './json.ts'
import { renderMarkdown } from './markdown.ts'
import type { DraftDocument } from '../../core/drafting/document.ts'
import type { Memo } from '../../core/drafting/memo.ts'
import type { DraftFormat, MemoFormat } from './draft-format.ts'
import { renderMemoDocx } from './memo-docx.ts'
import type { PdfRenderer } from './pdf.ts'

const utf8 = new TextEncoder()

/** The bytes of a draft in a format; `pdf` gives the renderer that keeps its compiler. */
export async function renderAs(
  document: DraftDocument,
  format: DraftFormat,
  pdf: () => PdfRenderer | Promise<PdfRenderer>,
): Promise<Uint8Array> {
  switch (format) {
    case 'docx':
      return renderDocx(document)
    case 'pdf':
      return (await pdf()).render(document)
    case 'html':
      return utf8.encode(renderHtml(document))
    case 'md':
      return utf8.encode(renderMarkdown(document))
    case 'json':
      return utf8.encode(renderJson(document))
  }
}

/** The bytes of a memo in a format: both formats say the same, what fits the page of the PDF. */
export async function renderMemoAs(
  memo: Memo,
  format: MemoFormat,
  pdf: () => PdfRenderer | Promise<PdfRenderer>,
): Promise<Uint8Array> {
  const page = (await pdf()).page(memo)
  return format === 'pdf' ? page.pdf() : renderMemoDocx(page.memo)
}

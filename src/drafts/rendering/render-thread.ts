import { parentPort } from 'node:worker_threads'
import type { DraftDocument } from '../../core/drafting/document.ts'
import type { Memo } from '../../core/drafting/memo.ts'
import type { DraftFormat, MemoFormat } from './draft-format.ts'
import { renderAs, renderMemoAs } from './formats.ts'
import type { PdfRenderer } from './pdf.ts'

/** A draft or a memo to render, and its answer. */
export type Rendering =
  | { readonly document: DraftDocument; readonly format: DraftFormat }
  | { readonly memo: Memo; readonly format: MemoFormat }
export type RenderAnswer = { readonly bytes: Uint8Array } | { readonly error: Error }

// The compiler's program is 50 MB: it is loaded for the first PDF.
let opened: Promise<PdfRenderer> | undefined
const pdf = (): Promise<PdfRenderer> => (opened ??= import('./pdf.ts').then(({ openPdfRenderer }) => openPdfRenderer()))

parentPort?.on('message', (asked: Rendering) => {
  void answer(asked).then((told) => parentPort?.postMessage(told))
})

async function answer(asked: Rendering): Promise<RenderAnswer> {
  try {
    const bytes =
      'memo' in asked
        ? await renderMemoAs(asked.memo, asked.format, pdf)
        : await renderAs(asked.document, asked.format, pdf)
    return { bytes }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

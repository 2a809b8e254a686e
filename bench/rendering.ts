/**
 * `npm run bench:rendering`: a draft of about 30 pages with 200 citations in every format, first and warm. Fails where Word takes
 * 3 s or PDF 1 s warm (issue: application drafts). Quiet machine; the median of five runs, each of another document.
 */
import { extractText, getDocumentProxy } from 'unpdf'
import { statementsOf } from '../src/core/drafting/document.ts'
import type { DraftDocument } from '../src/core/drafting/document.ts'
import { draftFormats } from '../src/drafts/rendering/draft-format.ts'
import type { DraftFormat } from '../src/drafts/rendering/draft-format.ts'
import { renderAs } from '../src/drafts/rendering/formats.ts'
import { longDocument } from '../src/drafts/rendering/long.examples.ts'
import { openPdfRenderer } from '../src/drafts/rendering/pdf.ts'

/** Milliseconds, warm. */
const limits: Partial<Record<DraftFormat, number>> = { docx: 3000, pdf: 1000 }
const runs = 5

/** The same draft with one word changed, so that nothing is taken from a cache of whole documents. */
function another(n: number): DraftDocument {
  const document = longDocument('el', 200, 20)
  for (const { statement } of statementsOf(document)) if (statement.kind === 'structural') statement.text += ` ${n}`
  return document
}

const pdf = openPdfRenderer()
const uses = [...statementsOf(another(0))].reduce((sum, { statement }) => sum + statement.citations.length, 0)
const { totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf.render(another(0)))))
console.log(`${totalPages} pages as PDF, ${another(0).citations.length} citations used ${uses} times\n`)
console.log('format   first ms   warm ms   limit       KB')
for (const format of draftFormats) {
  const times: number[] = []
  let size = 0
  for (let run = 0; run <= runs; run += 1) {
    const document = another(run + 1)
    const started = performance.now()
    size = (await renderAs(document, format, () => pdf)).length
    times.push(performance.now() - started)
  }
  const [first = 0, ...warm] = times
  const median = warm.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  const limit = limits[format]
  const cells = [
    first.toFixed(0),
    median.toFixed(0),
    limit === undefined ? '' : String(limit),
    (size / 1024).toFixed(0),
  ]
  console.log(`${format.padEnd(6)}${cells.map((cell, i) => cell.padStart([11, 10, 8, 9][i] ?? 0)).join('')}`)
  if (limit !== undefined && median > limit) process.exitCode = 1
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledMemo } from '../../src/core/drafting/memo.examples.ts'
import { renderMemoAs } from '../../src/drafts/rendering/formats.ts'
import { hostileTexts } from '../../src/drafts/rendering/hostile.examples.ts'
import { openPdfRenderer } from '../../src/drafts/rendering/pdf.ts'
import { allLaidOut, faultsBySchema, Folder, pagesOf, without } from './programs.ts'

const sentence = 'Η επιχείρηση πληροί τον όρο της πρόσκλησης για τις επιλέξιμες δραστηριότητες, όπως ζητείται. '

test(
  'memos are one page in LibreOffice whatever they have to say',
  { skip: without('soffice', 'pdftotext') },
  async () => {
    using folder = new Folder()
    const renderer = openPdfRenderer()
    const lengths = [1, 2, 3, 5, 8].flatMap((times) =>
      [1, 2, 4, 20].map((items) => [sentence.repeat(times), items] as const),
    )
    const memos = [...lengths, ['W'.repeat(3000), 20] as const, ...hostileTexts.map((text) => [text, 8] as const)]
    const files: string[] = []
    for (const [i, [text, items]] of memos.entries()) {
      const file = await renderMemoAs(filledMemo('el', text.trim(), items), 'docx', () => renderer)
      files.push(folder.file(`memo-${i}.docx`, file))
    }
    for (const [i, pdf] of allLaidOut(folder, files).entries())
      assert.equal(pagesOf(pdf).length, 1, `${memos[i]?.[1]} × ${memos[i]?.[0].slice(0, 40)}`)
  },
)

test('memos are valid by the schemas of Office Open XML', { skip: without('openxml-audit') }, async () => {
  using folder = new Folder()
  const renderer = openPdfRenderer()
  for (const text of [sentence, ...hostileTexts])
    for (const language of ['el', 'en'] as const) {
      const file = await renderMemoAs(filledMemo(language, text.trim(), 4), 'docx', () => renderer)
      assert.deepEqual(faultsBySchema(folder.file('memo.docx', file)), [])
    }
})

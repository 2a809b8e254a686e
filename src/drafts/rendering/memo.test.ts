import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { filledMemo } from '../../core/drafting/memo.examples.ts'
import type { Memo } from '../../core/drafting/memo.ts'
import { renderMemoAs } from './formats.ts'
import { hostileTexts } from './hostile.examples.ts'
import { openPdfRenderer } from './pdf.ts'

const renderer = openPdfRenderer()
const pdf = (memo: Memo): Promise<Uint8Array> => renderMemoAs(memo, 'pdf', () => renderer)

async function pagesOf(file: Uint8Array): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(file)))).text
}

const long = 'Η επιχείρηση πληροί τον όρο της πρόσκλησης για τις επιλέξιμες δραστηριότητες. '

describe('a memo', () => {
  test('is one page whatever it has to say, and says so where it left something out', async () => {
    for (const [text, items] of [
      [long.trim(), 1],
      [long.repeat(8).trim(), 12],
      ['W'.repeat(3000), 30],
      ['Ω'.repeat(40).concat(' ').repeat(60), 30],
    ] as const) {
      const pages = await pagesOf(await pdf(filledMemo('el', text, items)))
      assert.equal(pages.length, 1, `${items} × ${text.length}`)
      assert.equal(pages[0]?.includes('Shortened.'), items > 1, `${items} × ${text.length}`)
    }
  })

  test('stays one page, and hostile text stays text', async () => {
    for (const text of hostileTexts) {
      const memo = filledMemo('el', text, 10)
      assert.equal((await pagesOf(await pdf(memo))).length, 1, text.slice(0, 40))
      const file = await renderMemoAs(memo, 'docx', () => renderer)
      assert.equal(Buffer.from(file).subarray(0, 2).toString(), 'PK')
    }
  })

  test('is the same bytes for the same memo, in both formats', async () => {
    for (const format of ['pdf', 'docx'] as const) {
      const made = () => renderMemoAs(filledMemo('en', long, 4), format, () => renderer)
      assert.ok(Buffer.from(await made()).equals(Buffer.from(await made())), format)
    }
  })

  test('sets sources apart as its language does: in Greek a semicolon would ask', async () => {
    const sources = [{ label: 'Πρόσκληση, σελίδα 4' }, { label: 'Παράρτημα' }]
    for (const [language, between] of [
      ['el', '· '],
      ['en', '; '],
    ] as const) {
      const filled = filledMemo(language, 'Όρος', 1)
      const sections = filled.sections.map((section) => ({ ...section, items: [{ text: 'Όρος', sources }] }))
      const told = (await pagesOf(await pdf({ ...filled, sections }))).join(' ').replaceAll(/\s+/gu, ' ')
      assert.ok(told.includes(`σελίδα 4${between}Παράρτημα`), told)
    }
  })

  test('is accessible PDF with its title, language and day', async () => {
    const file = await pdf(filledMemo('el', 'Τίτλος', 1))
    const { info } = (await (await getDocumentProxy(new Uint8Array(file))).getMetadata()) as unknown as {
      info: Record<string, unknown>
    }
    assert.equal(info['Title'], 'Τίτλος')
    assert.equal(info['Language'], 'el')
    assert.match(String(info['CreationDate']), /^D:20261128000000/u)
    assert.match(Buffer.from(file).toString('latin1'), /<pdfuaid:part>1<\/pdfuaid:part>/u)
  })
})

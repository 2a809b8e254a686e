import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { statementsOf } from '../../core/drafting/document.ts'
import type { Column, DraftDocument } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'
import { hostileDocument, hostileTexts } from './hostile.examples.ts'
import { longDocument, withTable } from './long.examples.ts'
import { Notes } from './notes.ts'
import { openPdfRenderer } from './pdf.ts'
import type { PdfRenderer } from './pdf.ts'

/** Lines are broken anywhere in a PDF, so words are compared without spaces. */
const tight = (text: string): string => text.replace(/[\s\u200b]+/gu, '')

async function pagesOf(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text
}

/** The running head and foot of a page stand between two halves of a note that goes on. */
function bodyOf(pages: readonly string[], { labels, title }: DraftDocument): string {
  const head = tight(`${labels.draft}${title}`)
  return pages
    .map((page, i) => {
      const foot = tight(labels.page_of.replace('{page}', String(i + 1)).replace('{pages}', String(pages.length)))
      return tight(page).replace(head, '').replace(foot, '')
    })
    .join('')
}

describe('a draft as PDF', () => {
  let renderer: PdfRenderer
  before(() => {
    renderer = openPdfRenderer()
  })

  test('keeps every sentence, and every quoted word in the note of its citation', async () => {
    for (const document of [exampleDocument('el'), exampleDocument('en'), longDocument('el', 60, 7)]) {
      const body = bodyOf(await pagesOf(renderer.render(document)), document)
      for (const { statement } of statementsOf(document))
        assert.ok(body.includes(tight(statement.text).slice(0, 30)), statement.text)
      for (const { number, label, quote, detail } of new Notes(document).list) {
        const words = `${number}${label}${quote === undefined ? '' : `«${quote.text}»`}${detail ?? ''}`
        assert.ok(body.includes(tight(words)), words)
      }
    }
  })

  test('numbers its notes as every other format does, and its contents by the pages of the headings', async () => {
    const document = longDocument('el', 60, 7)
    const pages = await pagesOf(renderer.render(document))
    const found = pages.map(tight)
    for (const { number, title, sections } of document.sections) {
      const named = [{ number, title }, ...sections].map((each) => tight(`${each.number} ${each.title}`))
      for (const name of named) {
        const entry = new RegExp(String.raw`${name.replaceAll('.', String.raw`\.`)}\.{3,}\u2060?(\d+)`, 'u')
        const page = found.map((text) => entry.exec(text)?.[1]).find((each) => each !== undefined)
        // An entry runs on into the next one's number: the page is how its digits begin.
        const real = found.findIndex((text, i) => i > 0 && text.includes(name) && !entry.test(text)) + 1
        assert.ok(page?.startsWith(String(real)), `${name}: ${page} is ${real}`)
      }
    }
  })

  test('keeps the title of a table with its first row, and a row on one page, wherever the page ends', async () => {
    const columns: Column[] = [
      { title: 'Όρος', align: 'start' },
      { title: 'Λόγια', align: 'start' },
    ]
    const words = 'Η επένδυση γίνεται στην Ελλάδα, εκτός από τον Βόρειο, τον Κεντρικό και τον Νότιο Τομέα. '
    const rows = Array.from({ length: 9 }, (_, i) => [`Γραμμή ${i}α.`, `${words.repeat(3)}Τέλος ${i}ω.`])
    for (let before = 26; before < 40; before += 1) {
      const pages = await pagesOf(renderer.render(withTable(columns, rows, before)))
      const on = (text: string): number => pages.findLastIndex((page) => tight(page).includes(tight(text)))
      assert.equal(on('Τίτλος του πίνακα'), on('Γραμμή 0α.'), String(before))
      for (const i of rows.keys()) assert.equal(on(`Γραμμή ${i}α.`), on(`Τέλος ${i}ω.`), `${before}: ${i}`)
    }
  })

  test('shows every word of a table of few rows that is higher than a page', async () => {
    const columns: Column[] = [
      { title: 'Όρος', align: 'start' },
      { title: 'Λόγια', align: 'start' },
    ]
    const words = 'Λόγια της πρόσκλησης που παίρνουν αρκετές γραμμές. '.repeat(16)
    const rows = Array.from({ length: 8 }, (_, i) => [`Γραμμή ${i}α.`, `${words}Τέλος ${i}ω.`])
    const shown = tight((await pagesOf(renderer.render(withTable(columns, rows)))).join(''))
    for (const i of rows.keys()) assert.ok(shown.includes(tight(`Τέλος ${i}ω.`)), String(i))
  })

  test('says what it is: title, language, PDF/UA-1, and no date but the draft’s', async () => {
    const document = exampleDocument('el')
    const file = renderer.render(document)
    const proxy = await getDocumentProxy(new Uint8Array(file))
    const { info } = (await proxy.getMetadata()) as unknown as { info: Record<string, unknown> }
    assert.equal(info['Title'], document.title)
    assert.equal(info['Author'], document.metadata.applicant.name)
    assert.equal(info['Language'], 'el')
    assert.match(String(info['CreationDate']), /^D:20260115090000/u)
    const raw = Buffer.from(file).toString('latin1')
    assert.match(raw, /<pdfuaid:part>1<\/pdfuaid:part>/u)
    assert.match(raw, /\/MarkInfo <<\s*\/Marked true/u)
  })

  test('is the same bytes for the same document, also from a fresh renderer and after other drafts', () => {
    const document = longDocument('en', 40, 4)
    const first = Buffer.from(openPdfRenderer().render(document))
    renderer.render(exampleDocument('el'))
    assert.ok(first.equals(renderer.render(structuredClone(document))))
  })

  test('shows hostile text as text, and what its font cannot show by its number', async () => {
    for (const text of hostileTexts) {
      const pages = await pagesOf(renderer.render(hostileDocument(text)))
      assert.ok(pages.length > 0)
    }
    const shown = async (text: string): Promise<string> =>
      tight((await pagesOf(renderer.render(hostileDocument(text)))).join(''))
    assert.ok(
      (await shown('#panic() $a$ @ref <lab> // c /* d */ *b*')).includes(
        tight('#panic() $a$ @ref <lab> // c /* d */ *b*'),
      ),
    )
    assert.ok((await shown('漢字')).includes('[U+6F22][U+5B57]'))
  })
})

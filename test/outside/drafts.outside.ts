import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sectionsOf } from '../../src/core/drafting/document.ts'
import type { DraftDocument } from '../../src/core/drafting/document.ts'
import { exampleDocument } from '../../src/core/drafting/document.examples.ts'
import { renderDocx } from '../../src/drafts/rendering/docx.ts'
import { hostileDocument, hostileTexts } from '../../src/drafts/rendering/hostile.examples.ts'
import { longDocument } from '../../src/drafts/rendering/long.examples.ts'
import { Notes } from '../../src/drafts/rendering/notes.ts'
import { openPdfRenderer } from '../../src/drafts/rendering/pdf.ts'
import { contentsOf } from './contents.ts'
import { faultsBySchema, Folder, laidOut, pagesOf, run, without } from './programs.ts'

/** Debian's package is for Debian's Python, which another one may stand before. */
const has = (python: string): boolean =>
  without(python) === false &&
  run(python, '-c', 'import importlib.util as u; print(u.find_spec("docx") is not None)').trim() === 'True'

const tight = (text: string): string => text.replace(/\s+/gu, '')
const titlesOf = (document: DraftDocument): string[] =>
  [...sectionsOf(document)].map(({ number, title }) => `${number} ${title}`)

describe('Word documents, read by others', () => {
  test('python-docx finds title, language, headings and tables', { skip: without('python3') }, async (t) => {
    const python = ['python3', '/usr/bin/python3'].find((each) => has(each))
    if (python === undefined) return t.skip('not installed: python3-docx')
    using folder = new Folder()
    for (const document of [exampleDocument('el'), exampleDocument('en'), longDocument('el', 60, 7)]) {
      const path = folder.file('draft.docx', await renderDocx(document))
      const script = `
import json, sys, docx
d = docx.Document(sys.argv[1])
print(json.dumps({"title": d.core_properties.title, "language": d.core_properties.language,
  "headings": [" ".join(p.text.split()) for p in d.paragraphs if p.style.name.startswith("Heading")],
  "tables": [[len(t.rows), len(t.columns)] for t in d.tables]}))`
      const found = JSON.parse(run(python, '-c', script, path)) as Record<string, unknown>
      const tables = [...sectionsOf(document)].flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.type === 'table' ? [[block.rows.length + 1, block.columns.length]] : [])),
      )
      const questions = document.open_questions.length === 0 ? [] : [document.labels.questions]
      assert.deepEqual(found, {
        title: document.title,
        language: document.language === 'el' ? 'el-GR' : 'en-GB',
        headings: [...titlesOf(document), ...questions],
        tables,
      })
    }
  })

  test('are valid by the schemas of Office Open XML', { skip: without('openxml-audit') }, async () => {
    using folder = new Folder()
    const documents = [exampleDocument('el'), exampleDocument('en'), longDocument('el', 20), longDocument('en', 20)]
    for (const document of [...documents, ...hostileTexts.map((text) => hostileDocument(text))])
      assert.deepEqual(faultsBySchema(folder.file('draft.docx', await renderDocx(document))), [])
  })

  const office = without('soffice', 'pdftotext')
  test(
    'LibreOffice lays them out with every heading on the page that the contents name',
    { skip: office },
    async () => {
      using folder = new Folder()
      for (const document of [
        exampleDocument('el'),
        exampleDocument('en'),
        longDocument('el', 20),
        longDocument('en', 20),
        // Pages fuller of footnotes than of text.
        longDocument('el', 60, 8),
      ]) {
        const pages = pagesOf(laidOut(folder, folder.file('draft.docx', await renderDocx(document))))
        const contents = contentsOf(pages, document)
        assert.ok(contents.length >= titlesOf(document).length)
        assert.deepEqual(
          contents.filter(({ told, real }) => told !== real),
          [],
        )
      }
    },
  )

  test('LibreOffice shows each citation as a footnote, letter for letter', { skip: office }, async () => {
    using folder = new Folder()
    const document = longDocument('el', 60, 8)
    const pages = pagesOf(laidOut(folder, folder.file('draft.docx', await renderDocx(document))))
    const text = tight(pages.join('\n').replace(/^\s*(Σελίδα|ΣΧΕΔΙΟ).*$/gmu, ''))
    for (const { quote } of new Notes(document).list)
      if (quote !== undefined) assert.ok(text.includes(tight(quote.text)), quote.text)
  })

  test('LibreOffice opens what is written of hostile texts', { skip: office }, async () => {
    using folder = new Folder()
    for (const text of hostileTexts)
      assert.ok(pagesOf(laidOut(folder, folder.file('draft.docx', await renderDocx(hostileDocument(text))))).length > 0)
  })
})

describe('PDFs, read by others', () => {
  const renderer = openPdfRenderer()
  const tools = without('qpdf', 'pdffonts', 'pdfinfo', 'pdftotext')

  test('are sound, tagged, with all fonts in them', { skip: tools }, () => {
    using folder = new Folder()
    for (const document of [exampleDocument('el'), exampleDocument('en'), longDocument('el')]) {
      const path = folder.file('draft.pdf', renderer.render(document))
      assert.match(run('qpdf', '--check', path), /No syntax or stream encoding errors/u)
      const fonts = run('pdffonts', path).split('\n').slice(2, -1)
      assert.ok(
        fonts.length > 0 && fonts.every((font) => /DejaVuSansCondensed.* yes yes yes /u.test(font)),
        fonts.join('\n'),
      )
      assert.match(run('pdfinfo', path), /Tagged:\s+yes/u)
      const tags = run('pdfinfo', '-struct', path)
      for (const tag of ['H1', 'Table', 'TH', 'TD', 'Note', 'TOCI', 'Link', 'LI'])
        assert.match(tags, new RegExp(`\\b${tag}\\b`, 'u'))
    }
  })

  test('are read as Greek: every citation letter for letter', { skip: tools }, () => {
    using folder = new Folder()
    const document = longDocument('el')
    const text = run('pdftotext', folder.file('draft.pdf', renderer.render(document)), '-')
    const body = tight(text.replace(/^(Σελίδα .*|ΣΧΕΔΙΟ|Σχέδιο αίτησης χρηματοδότησης)$/gmu, ''))
    for (const { quote, label } of new Notes(document).list)
      if (quote !== undefined) assert.ok(body.includes(tight(`${label} «${quote.text}»`)), quote.text)
  })
})

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { Document, Paragraph, patchDocument, TextRun } from 'docx'
import { estimatePageNumbersWith, layoutDocument } from 'docx/layout'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { statementsOf } from '../../core/drafting/document.ts'
import type { Column, DraftDocument } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'
import { breakLines } from './calibri.ts'
import { cleanLine } from './clean.ts'
import { docxPlan, renderDocx } from './docx.ts'
import { hostileDocument, hostileTexts } from './hostile.examples.ts'
import { longDocument, withTable } from './long.examples.ts'
import { Notes } from './notes.ts'

interface Element {
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
}
type Package = ReadonlyMap<string, Element>

function xmlIn(text: string, part: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => assert.fail(`${part}: ${error.message}`))
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes }, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (found) => open.at(-1)?.children.push(found))
  parser.write(text).close()
  return root
}

const packageOf = (file: Uint8Array): Package =>
  new Map(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, xmlIn(strFromU8(bytes), name)]))
const within = (element: Element): Element[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...within(child)]))
const all = (parts: Package, part: string, name: string): Element[] => {
  const root = parts.get(part)
  assert.ok(root, part)
  return within(root).filter((element) => element.name === name)
}
/** The words of a part of the document, with line breaks and tabs as their characters. */
const wordsIn = (element: Element): string =>
  [element, ...within(element)]
    .map(({ name, children }) =>
      name === 'w:t' ? children.join('') : name === 'w:br' ? '\n' : name === 'w:tab' ? '\t' : '',
    )
    .join('')

/** What Word refuses or repairs, though every part may be well-formed by itself. */
function lint(parts: Package): void {
  const types = all(parts, '[Content_Types].xml', 'Override').map((each) => each.attributes['PartName'])
  const defaults = all(parts, '[Content_Types].xml', 'Default').map((each) => each.attributes['Extension'])
  for (const name of parts.keys()) {
    if (name === '[Content_Types].xml') continue
    assert.ok(types.includes(`/${name}`) || defaults.includes(name.split('.').at(-1)), `type of ${name}`)
    if (!name.endsWith('.rels')) continue
    const owner = name.replace('_rels/', '').replace(/\.rels$/u, '')
    const related = all(parts, name, 'Relationship')
    const ids = related.map((each) => each.attributes['Id'])
    assert.equal(new Set(ids).size, ids.length, name)
    for (const { attributes } of related) {
      const target = attributes['Target'] ?? ''
      if (attributes['TargetMode'] === 'External') assert.match(target, /^https?:\/\/[\x21-\x7e]+$/u)
      else assert.ok(parts.has(new URL(target, `file:///${owner}`).pathname.slice(1)), `${owner} → ${target}`)
    }
    const used = parts.get(owner) === undefined ? [] : within(parts.get(owner) as Element)
    for (const { attributes } of used)
      if (attributes['r:id'] !== undefined)
        assert.ok(ids.includes(attributes['r:id']), `${owner} ${attributes['r:id']}`)
  }
  const bookmarks = all(parts, 'word/document.xml', 'w:bookmarkStart')
  const names = bookmarks.map((each) => each.attributes['w:name'] ?? '')
  const ends = all(parts, 'word/document.xml', 'w:bookmarkEnd').map((each) => each.attributes['w:id'])
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual(bookmarks.map((each) => each.attributes['w:id']).toSorted(), ends.toSorted())
  for (const name of names) assert.match(name, /^[A-Za-z_][A-Za-z0-9_]{0,39}$/u)
  const instructions = [
    ...all(parts, 'word/document.xml', 'w:instrText').map((each) => each.children.join('')),
    ...all(parts, 'word/document.xml', 'w:fldSimple').map((each) => each.attributes['w:instr'] ?? ''),
  ]
  const places = instructions.flatMap((text) => /(?:PAGEREF|NOTEREF) (\S+)/u.exec(text)?.[1] ?? [])
  const anchors = all(parts, 'word/document.xml', 'w:hyperlink').flatMap((each) => each.attributes['w:anchor'] ?? [])
  for (const place of [...places, ...anchors]) assert.ok(names.includes(place), place)
  const notes = all(parts, 'word/footnotes.xml', 'w:footnote').map((each) => each.attributes['w:id'])
  const references = all(parts, 'word/document.xml', 'w:footnoteReference').map((each) => each.attributes['w:id'])
  assert.equal(new Set(notes).size, notes.length)
  assert.deepEqual(
    references,
    notes.filter((id) => Number(id) > 0),
  )
  for (const part of ['word/document.xml', 'word/footnotes.xml'])
    for (const text of all(parts, part, 'w:t')) assert.doesNotMatch(text.children.join(''), /[\n\r\t]/u)
  for (const field of all(parts, 'word/document.xml', 'w:fldChar')) assert.equal(field.attributes['w:dirty'], undefined)
  assert.deepEqual(all(parts, 'word/settings.xml', 'w:updateFields'), [])
}

/** Page numbers of the contents, in their order. */
const numbersIn = (parts: Package): string[] =>
  all(parts, 'word/document.xml', 'w:hyperlink').flatMap((each) =>
    /^_Toc/u.test(each.attributes['w:anchor'] ?? '') ? [/\d+$/u.exec(wordsIn(each))?.[0] ?? ''] : [],
  )

/** The same document on pages whose text is so much higher, with the numbers that another program's layout by Word's rules gives. */
async function laidOutBy(rule: PageRule, file: Uint8Array): Promise<string[]> {
  const parts = unzipSync(file)
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const height = Math.round(16838 + (16838 - 2 * 1417) * rule.more)
  parts['word/document.xml'] = strToU8(body.replace(/(<w:pgSz [^>]*w:h=")16838"/u, `$1${height}"`))
  const patched = await patchDocument({
    outputType: 'uint8array',
    data: zipSync(parts, { level: 0 }),
    patches: {},
    pageNumbers: estimatePageNumbersWith({ guess: true }),
  })
  return numbersIn(packageOf(patched))
}
interface PageRule {
  readonly more: number
}

describe('a draft in Word', () => {
  const documents = [exampleDocument('el'), exampleDocument('en'), longDocument('el', 60, 7)]
  let packages: Package[]
  before(async () => {
    packages = await Promise.all(documents.map(async (document) => packageOf(await renderDocx(document))))
  })

  test('is a sound package: parts, relations, bookmarks, fields, and one reference to each footnote', () => {
    for (const parts of packages) lint(parts)
  })

  test('has the page of every heading in its table of contents, and asks to update nothing', () => {
    for (const [i, parts] of packages.entries()) {
      const headings = all(parts, 'word/document.xml', 'w:pStyle').filter((style) =>
        /^Heading/u.test(style.attributes['w:val'] ?? ''),
      )
      const [contents] = all(parts, 'word/document.xml', 'w:sdtContent')
      assert.ok(contents)
      const entries = within(contents).filter(({ name }) => name === 'w:hyperlink')
      assert.equal(entries.length, headings.length, String(i))
      for (const entry of entries) assert.match(wordsIn(entry), /\t\d+$/u)
    }
  })

  test('has the numbers in its contents that a layout by Word’s rules gives, also on pages 4 % higher or lower', async () => {
    for (const document of [exampleDocument('el'), longDocument('el', 40, 5)]) {
      const file = await renderDocx(document)
      const told = numbersIn(packageOf(file))
      assert.ok(told.length > 3)
      assert.equal(docxPlan(document).doubtful, 0)
      for (const more of [0, -0.04, 0.04]) assert.deepEqual(await laidOutBy({ more }, file), told, `${more}`)
    }
  })

  test('measures words as wide as Calibri is', () => {
    const texts = [...documents.slice(0, 2)].flatMap((document) =>
      [...statementsOf(document)].map(({ statement }) => statement.text),
    )
    for (const bold of [false, true]) {
      const sentences = texts.map((text) => `${text} ${text} ${text}`)
      const children = sentences.map((text) => new Paragraph({ children: [new TextRun({ text, bold, size: 22 })] }))
      const styles = { default: { document: { run: { font: 'Calibri' } } } }
      const { pages } = layoutDocument(new Document({ styles, sections: [{ children }] }), { guess: true })
      const lines = new Map<number, number>()
      for (const block of pages.flatMap(({ body }) => body))
        if (block.type === 'paragraph') lines.set(block.index, (lines.get(block.index) ?? 0) + block.lines.length)
      const width = (11906 - 2 * 1440) / 20
      const counted = sentences.map((text) => breakLines([{ text, bold, size: 11 }], width).length)
      assert.deepEqual(counted, [...lines.values()])
    }
  })

  test('ends its contents in their last entry: a paragraph after contents of a whole page would be a page of its own', () => {
    for (const parts of packages) {
      const [contents] = all(parts, 'word/document.xml', 'w:sdtContent')
      const paragraphs = (contents === undefined ? [] : within(contents)).filter(({ name }) => name === 'w:p')
      assert.ok(paragraphs.length > 0)
      for (const each of paragraphs) assert.notEqual(wordsIn(each), '')
      const fields = paragraphs.flatMap(within).filter(({ name }) => name === 'w:fldChar')
      const count = (type: string): number =>
        fields.filter(({ attributes }) => attributes['w:fldCharType'] === type).length
      assert.equal(count('begin'), count('end'))
    }
  })

  test('has columns as wide as what stands in them: dates and amounts on one line, no word broken', async () => {
    const widthsIn = async (columns: Column[], rows: string[][]): Promise<number[]> => {
      const parts = packageOf(await renderDocx(withTable(columns, rows)))
      return all(parts, 'word/document.xml', 'w:gridCol').map(({ attributes }) => Number(attributes['w:w']) / 20)
    }
    const start = { align: 'start' } as const
    const days = ['1 Μαρτίου 2012', '11 Φεβρουαρίου 2009', '29 Σεπτεμβρίου 2016']
    const activities = await widthsIn(
      [
        { title: 'Κωδικός', ...start, weight: 3 },
        { title: 'Είδος', ...start },
        { title: 'Από', ...start },
      ],
      days.map((day, i) => [`46.31.0${i}.01`, 'δευτερεύουσα', day]),
    )
    assert.ok((activities[2] ?? 0) > 100, String(activities))
    const phase = 'Φάση: προμήθεια, εγκατάσταση και θέση σε λειτουργία παραγωγικού εξοπλισμού'
    const phases = await widthsIn(
      [
        { title: 'Φάση', ...start, weight: 2 },
        { title: 'Από μήνα', align: 'end' },
        { title: 'Έναρξη', ...start },
        { title: 'Λήξη', ...start },
        { title: 'Ορόσημο', ...start, weight: 2 },
      ],
      days.map((day) => [phase, '12', day, day, 'Παραλαβή και δοκιμαστική λειτουργία']),
    )
    for (const [i, word] of ['παραγωγικού', 'μήνα', 'Σεπτεμβρίου', 'Φεβρουαρίου', 'δοκιμαστική'].entries())
      assert.ok((phases[i] ?? 0) > word.length * 5.3 + 8, `${word}: ${String(phases)}`)
    const name = await widthsIn(
      [
        { title: 'Πρόσωπο', ...start },
        { title: 'Ιδιότητα', ...start, weight: 2 },
        { title: 'Ποσοστό', align: 'end' },
      ],
      [['Παπαδοπούλου-Χατζηκωνσταντινίδου Αικατερίνη', 'εταίρος', '8,33%']],
    )
    assert.ok((name[0] ?? 0) > 200, String(name))
    const endless = await widthsIn(
      [
        { title: 'Α', ...start },
        { title: 'Β', ...start },
      ],
      [['ψ'.repeat(10_000), 'έδρα']],
    )
    for (const width of endless) assert.ok(width > 30, String(endless))
    for (const widths of [activities, phases, name, endless])
      assert.ok(Math.abs(widths.reduce((sum, width) => sum + width, 0) - 453.6) < 1)
  })

  test('keeps a small table on one page, and lets one break that would leave much of a page white', async () => {
    const columns: Column[] = [
      { title: 'Όρος', align: 'start' },
      { title: 'Λόγια', align: 'start' },
    ]
    for (const [words, together] of [
      ['Μία γραμμή.', [true, true, true, true, true, true, true, false]],
      [
        'Λόγια της πρόσκλησης που παίρνουν αρκετές γραμμές. '.repeat(8),
        [true, true, false, false, false, false, true, false],
      ],
    ] as const) {
      const rows = Array.from({ length: 7 }, () => ['Όρος', words])
      const parts = packageOf(await renderDocx(withTable(columns, rows)))
      const kept = all(parts, 'word/document.xml', 'w:tr').map((row) =>
        within(row).some(({ name, attributes }) => name === 'w:keepNext' && attributes['w:val'] !== 'false'),
      )
      assert.deepEqual(kept, together, words)
    }
  })

  test('begins a page with its contents, and with nothing else of its cover, where a long name takes their room', async () => {
    const document = longDocument('el', 20, 10)
    for (const name of ['ψ'.repeat(300), 'Ανώνυμη Βιομηχανική Εταιρεία Τροφίμων '.repeat(8)]) {
      const parts = packageOf(await renderDocx({ ...document, subtitle: [...document.subtitle, name] }))
      const begun = all(parts, 'word/document.xml', 'w:p')
        .filter((each) => within(each).some((inner) => inner.name === 'w:pageBreakBefore'))
        .map((each) => within(each).find((inner) => inner.name === 'w:pStyle')?.attributes['w:val'])
      assert.deepEqual(begun.slice(0, 2), ['ContentsHeading', 'Heading1'])
    }
  })

  test('repeats the header row of each table, keeps rows whole, and checks spelling in the language of the text', () => {
    for (const [i, parts] of packages.entries()) {
      for (const table of all(parts, 'word/document.xml', 'w:tbl')) {
        const rows = within(table).filter(({ name }) => name === 'w:tr')
        const heads = rows.map((row) => within(row).some(({ name }) => name === 'w:tblHeader'))
        assert.deepEqual(heads, [true, ...rows.slice(1).map(() => false)])
        assert.ok(rows.every((row) => within(row).some(({ name }) => name === 'w:cantSplit')))
      }
      const expected = documents[i]?.language === 'el' ? 'el-GR' : 'en-GB'
      const defaults = all(parts, 'word/styles.xml', 'w:rPrDefault')
      const [language] = defaults.flatMap(within).filter(({ name }) => name === 'w:lang')
      assert.equal(language?.attributes['w:val'], expected)
      assert.equal(wordsIn(all(parts, 'docProps/core.xml', 'dc:language')[0] as Element), '')
      assert.deepEqual(all(parts, 'docProps/core.xml', 'dc:language')[0]?.children, [expected])
    }
  })

  test('keeps every sentence, and every quoted word in the footnote of its citation', () => {
    for (const [i, parts] of packages.entries()) {
      const document = documents[i] as DraftDocument
      const runs = all(parts, 'word/document.xml', 'w:r').map(wordsIn)
      for (const { statement } of statementsOf(document)) assert.ok(runs.includes(statement.text), statement.text)
      const notes = new Notes(document)
      for (const { citation, label } of document.citations) {
        const number = String(notes.of({ citations: [citation.id] })[0]?.number)
        const footnote = all(parts, 'word/footnotes.xml', 'w:footnote').find(
          (each) => each.attributes['w:id'] === number,
        )
        // The title of a document stands in its first note.
        assert.ok(footnote && wordsIn(footnote).includes(label.replace(/^.*», /u, '')), label)
        if (citation.quote === undefined) continue
        const quoted = within(footnote)
          .filter(({ name }) => name === 'w:r')
          .filter((each) => within(each).some(({ attributes }) => attributes['w:val'] === 'SourceQuote'))
        assert.equal(quoted.map(wordsIn).join(''), citation.quote.exact)
      }
    }
  })

  test('has a line of one height above the footnotes, in Word as elsewhere', () => {
    for (const parts of packages) {
      const spacings = all(parts, 'word/footnotes.xml', 'w:spacing').slice(0, 2)
      assert.deepEqual(
        spacings.map(({ attributes }) => [attributes['w:line'], attributes['w:lineRule']]),
        [
          ['120', 'exact'],
          ['120', 'exact'],
        ],
      )
    }
  })

  test('is the same bytes for the same document', async () => {
    for (const document of documents) {
      const [one, two] = [await renderDocx(document), await renderDocx(structuredClone(document))]
      assert.ok(Buffer.from(one).equals(Buffer.from(two)))
    }
  })

  test('shows hostile text as text', async () => {
    const shape = (parts: Package): string[] =>
      within(parts.get('word/document.xml') as Element)
        .map(({ name }) => name)
        .filter((name) => !['w:br', 'w:tab', 'w:hyperlink', 'w:t', 'w:pageBreakBefore'].includes(name))
    const plain = shape(packageOf(await renderDocx(hostileDocument('κείμενο'))))
    for (const text of hostileTexts) {
      const parts = packageOf(await renderDocx(hostileDocument(text)))
      lint(parts)
      assert.deepEqual(shape(parts), plain, text.slice(0, 40))
      const runs = all(parts, 'word/document.xml', 'w:r').map(wordsIn)
      assert.ok(runs.includes(cleanLine(text)), text.slice(0, 40))
    }
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { sectionsOf, statementsOf } from '../../core/drafting/document.ts'
import type { DraftDocument } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'
import { draftDocument } from '../document-schema.ts'
import { cleanLine, cleanLink, cleanText } from './clean.ts'
import { hostileDocument, hostileTexts } from './hostile.examples.ts'
import { renderHtml } from './html.ts'
import { renderJson } from './json.ts'
import { longDocument } from './long.examples.ts'
import { renderMarkdown } from './markdown.ts'
import { Notes } from './notes.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
interface Markdown {
  type: string
  value?: string
  identifier?: string
  depth?: number
  url?: string
  children?: Markdown[]
}

const documents = [exampleDocument('el'), exampleDocument('en'), longDocument('el'), longDocument('en', 40, 5)]
const quotesOf = (document: DraftDocument): [string, string][] =>
  document.citations.flatMap(({ citation }): [string, string][] =>
    citation.quote === undefined ? [] : [[citation.id, citation.quote.exact]],
  )

function elementsIn(html: string): Element[] {
  const errors: string[] = []
  const tree = parse(html, { onParseError: (error) => errors.push(error.code), sourceCodeLocationInfo: true })
  assert.deepEqual(errors, [])
  const walk = (nodes: readonly Node[]): Element[] =>
    nodes.flatMap((node) => ('tagName' in node ? [node, ...walk(node.childNodes)] : []))
  return walk(tree.childNodes)
}
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value
const within = (element: Element): string =>
  element.childNodes
    .map((node) =>
      'tagName' in node ? within(node) : node.nodeName === '#text' ? (node as { value: string }).value : '',
    )
    .join('')
const inside = (element: Element, tag: string): Element[] =>
  element.childNodes.flatMap((node) =>
    'tagName' in node ? [...(node.tagName === tag ? [node] : []), ...inside(node, tag)] : [],
  )

function markdownIn(text: string): Markdown[] {
  const walk = (node: Markdown): Markdown[] => [node, ...(node.children ?? []).flatMap(walk)]
  return walk(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Markdown)
}
const wordsIn = (node: Markdown): string =>
  node.type === 'break' ? '\n' : (node.value ?? (node.children ?? []).map(wordsIn).join(''))

describe('a draft as a page', () => {
  test('has landmarks, headings without gaps, tables with captions and scopes, and no way to run or load anything', () => {
    for (const document of documents) {
      const elements = elementsIn(renderHtml(document))
      const tags = elements.map(({ tagName }) => tagName)
      assert.equal(attribute(elements[0] as Element, 'lang'), document.language)
      for (const tag of ['header', 'nav', 'main', 'h1'])
        assert.equal(tags.filter((each) => each === tag).length, 1, tag)
      for (const tag of ['script', 'img', 'link', 'iframe', 'object', 'form', 'base'])
        assert.ok(!tags.includes(tag), tag)
      let level = 1
      for (const tag of tags.filter((each) => /^h[1-6]$/u.test(each))) {
        assert.ok(Number(tag[1]) <= level + 1, tag)
        level = Number(tag[1])
      }
      for (const table of elements.filter(({ tagName }) => tagName === 'table')) {
        assert.equal(inside(table, 'caption').length, 1)
        assert.ok(inside(table, 'th').every((cell) => ['col', 'row'].includes(attribute(cell, 'scope') ?? '')))
      }
      for (const element of elements)
        for (const { name } of element.attrs) assert.ok(!name.startsWith('on') && name !== 'style', name)
    }
  })

  test('lists every section and the open questions in its contents', () => {
    for (const document of documents) {
      const elements = elementsIn(renderHtml(document))
      const [contents] = elements.filter(({ tagName }) => tagName === 'nav')
      const listed = (contents === undefined ? [] : inside(contents, 'a')).map((each) => attribute(each, 'href'))
      const sections = [...sectionsOf(document)].map(({ id }) => `#section-${id}`)
      assert.deepEqual(listed, [...sections, ...(document.open_questions.length === 0 ? [] : ['#questions'])])
    }
  })

  test('links lead somewhere: to ids that are there, once, or to the web', () => {
    for (const document of documents) {
      const elements = elementsIn(renderHtml(document))
      const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
      assert.equal(new Set(ids).size, ids.length)
      for (const element of elements) {
        const href = attribute(element, 'href')
        if (href === undefined) continue
        assert.ok(href.startsWith('#') ? ids.includes(href.slice(1)) : /^https:\/\//u.test(href), href)
        assert.ok(/^[\x21-\x7e]+$/u.test(href), href)
      }
      const places = ids.filter((id) => id.startsWith('ref-')).length
      assert.equal(
        places,
        [...statementsOf(document)].reduce((sum, { statement }) => sum + statement.citations.length, 0),
      )
    }
  })

  test('keeps every sentence and every quoted word', () => {
    for (const document of documents) {
      const elements = elementsIn(renderHtml(document))
      const spans = elements.filter((each) => ['span', 'mark'].includes(each.tagName)).map(within)
      for (const { statement } of statementsOf(document)) assert.ok(spans.includes(statement.text), statement.id)
      const notes = elements.filter((each) => attribute(each, 'data-citation') !== undefined)
      assert.equal(notes.length, document.citations.length)
      for (const [id, exact] of quotesOf(document)) {
        const note = notes.find((each) => attribute(each, 'data-citation') === id)
        assert.equal(note && within(inside(note, 'q')[0] as Element), exact)
      }
    }
  })

  test('shows hostile text as text', () => {
    const shape = (html: string): string[] => elementsIn(html).map(({ tagName }) => tagName)
    const plain = shape(renderHtml(hostileDocument('κείμενο')))
    for (const text of hostileTexts) {
      const html = renderHtml(hostileDocument(text))
      const elements = elementsIn(html)
      const links = (tags: string[]): string[] => tags.filter((tag) => tag !== 'a')
      assert.deepEqual(links(elements.map(({ tagName }) => tagName)), links(plain), text.slice(0, 40))
      assert.ok(
        elements.some((each) => within(each) === cleanLine(text)),
        text.slice(0, 40),
      )
      assert.ok(
        elements.every((each) => !/^(?!https?:|#)/u.test(attribute(each, 'href') ?? '#')),
        text.slice(0, 40),
      )
    }
  })
})

describe('a draft in Markdown', () => {
  test('reads back as the document: headings, tables, sentences, and each note with its words', () => {
    for (const document of documents) {
      const nodes = markdownIn(renderMarkdown(document))
      assert.ok(nodes.every(({ type }) => type !== 'html'))
      assert.equal(nodes.filter(({ type, depth }) => type === 'heading' && depth === 1).length, 1)
      const said = nodes
        .filter(({ type }) => ['paragraph', 'tableCell'].includes(type))
        .map(wordsIn)
        .join('\n')
      for (const { statement } of statementsOf(document)) assert.ok(said.includes(statement.text), statement.text)
      const notes = new Notes(document)
      const definitions = nodes.filter(({ type }) => type === 'footnoteDefinition')
      assert.equal(definitions.length, notes.list.length)
      for (const [id, exact] of quotesOf(document)) {
        const note = definitions.find(
          ({ identifier }) => identifier === String(notes.of({ citations: [id] })[0]?.number),
        )
        assert.ok(note && wordsIn(note).includes(`«${exact}»`), wordsIn(note ?? { type: '' }))
      }
      const uses = nodes.filter(({ type }) => type === 'footnoteReference').length
      assert.equal(
        uses,
        [...statementsOf(document)].reduce((sum, { statement }) => sum + statement.citations.length, 0),
      )
    }
  })

  test('shows hostile text as text', () => {
    const shape = (document: DraftDocument): string[] =>
      markdownIn(renderMarkdown(document))
        .map(({ type }) => type)
        .filter((type) => !['text', 'link', 'break'].includes(type))
    const plain = shape(hostileDocument('κείμενο'))
    for (const text of hostileTexts) {
      const document = hostileDocument(text)
      assert.deepEqual(shape(document), plain, text.slice(0, 40))
      const nodes = markdownIn(renderMarkdown(document))
      // Some readers link bare addresses whatever is escaped: those show where they lead.
      for (const node of nodes.filter(({ type }) => type === 'link'))
        assert.ok(
          /^https:..(example.org|eur-lex.europa.eu)./u.test(node.url ?? '') || node.url?.endsWith(wordsIn(node)),
          node.url ?? '',
        )
      const wanted = cleanLine(text).trim()
      assert.ok(
        nodes.some((each) => each.type === 'paragraph' && wordsIn(each) === wanted),
        text.slice(0, 40),
      )
    }
  })
})

describe('a draft as JSON', () => {
  const valid = new Ajv2020({ strict: false }).compile(draftDocument)

  test('is the document, and what its schema describes', () => {
    for (const document of documents) {
      const read: unknown = JSON.parse(renderJson(document))
      assert.deepEqual(read, document)
      assert.ok(valid(read), JSON.stringify(valid.errors))
    }
  })

  test('is refused by its schema with a member nobody renders, or a section too deep', () => {
    assert.ok(!valid({ ...exampleDocument('el'), colour: 'red' }))
    const deep = structuredClone(exampleDocument('el'))
    const leaf = { id: 'a', number: '1', title: 'a', blocks: [], sections: [] }
    deep.sections[0]?.sections.push({ ...leaf, sections: [{ ...leaf, id: 'b', sections: [{ ...leaf, id: 'c' }] }] })
    assert.ok(!valid(deep))
  })
})

test('equal documents give equal bytes', () => {
  for (const document of documents)
    for (const render of [renderHtml, renderMarkdown, renderJson])
      assert.equal(render(structuredClone(document)), render(document))
})

describe('text for renderers', () => {
  test('keeps lines where a quote has them, and nothing that a format forbids', () => {
    assert.equal(cleanText('α\r\nβ\tγ\u0000\ufffe\ud83d'), 'α\nβ\tγ\ufffd\ufffd\ufffd')
    assert.equal(cleanLine('α\r\nβ\tγ\u2028δ'), 'α β γ δ')
  })

  test('closes the directions that it opens', () => {
    assert.equal(cleanLine('\u202eα'), '\u202eα\u202c')
    assert.equal(cleanLine('\u2066\u202eα\u2069β'), '\u2066\u202eα\u2069β')
    assert.equal(cleanLine('\u202a\u202eα\u202c'), '\u202a\u202eα\u202c\u202c')
  })

  test('links only to the web, in ASCII, and no longer than Word opens', () => {
    assert.equal(
      cleanLink('https://example.org/α β?γ="<>#δ'),
      'https://example.org/%CE%B1%20%CE%B2?%CE%B3=%22%3C%3E#%CE%B4',
    )
    assert.equal(cleanLink(`https://example.org/a#:~:text=${'α'.repeat(500)}`), 'https://example.org/a')
    for (const link of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '/a', 'https://u:p@x.y/', ''])
      assert.equal(cleanLink(link), undefined, link)
    assert.equal(cleanLink(`https://example.org/${'a'.repeat(3000)}`), undefined)
  })
})

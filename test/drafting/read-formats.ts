import { buffer } from 'node:stream/consumers'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse } from 'parse5'
import { SaxesParser } from 'saxes'
import { extractText, getDocumentProxy } from 'unpdf'
import { fromBufferPromise } from 'yauzl'

/**
 * What others read in the files of a draft, without anything that wrote them: paragraphs, cells and lines in reading order,
 * each with its references in place, and the notes.
 */
export interface ReadFile {
  /** Words without white space; `⟦3⟧` is a reference to note 3. */
  readonly pieces: readonly string[]
  readonly notes: ReadonlyMap<number, ReadNote>
}

interface ReadNote {
  readonly text: string
  /** The words that the format marks as those of the source, where it marks them. */
  readonly quote?: string
}

/** Lines break anywhere, and endless words are broken: words are compared without spaces. */
export const tight = (text: string): string => text.replace(/[\s\u200b\u2060]+/gu, '')
/** Words of narrow columns are hyphenated at the ends of lines. */
export const unhyphenated = (text: string): string => text.replace(/(?<=\p{L})[-\u2010\u00ad](?=\p{L})/gu, '')
const reference = (number: string): string => `⟦${number}⟧`

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (Element | string)[]
}

function xmlIn(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
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

const all = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  )

async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  zip.close()
  return parts
}

/** A Word document: paragraphs of its body, footnotes by number; later uses are fields that point to the first. */
export async function readDocx(bytes: Uint8Array): Promise<ReadFile> {
  const parts = await partsOf(bytes)
  const body = xmlIn(parts.get('word/document.xml') ?? '')
  const footnotes = xmlIn(parts.get('word/footnotes.xml') ?? '')
  const places = new Map<string, string>()
  const shown = new Map<string, string>()
  let place = ''
  const walk = (element: Element): string => {
    const { name, attributes, children } = element
    if (name === 'w:t') return children.join('')
    if (name === 'w:bookmarkStart') place = attributes['w:name'] ?? ''
    if (name === 'w:footnoteReference') {
      const id = attributes['w:id'] ?? ''
      places.set(place, id)
      // Word numbers footnotes by the order of their references.
      shown.set(id, String(shown.size + 1))
      return reference(shown.get(id) ?? '')
    }
    if (name === 'w:fldSimple') {
      const target = /NOTEREF (\S+)/u.exec(attributes['w:instr'] ?? '')?.[1]
      if (target !== undefined) {
        const number = shown.get(places.get(target) ?? '')
        const result = all(element, 'w:t')
          .flatMap((text) => text.children)
          .join('')
        return number === result ? reference(number) : `⟦${target} shows ${result}⟧`
      }
    }
    const raised = name === 'w:r' && all(element, 'w:vertAlign').length > 0
    const inner = children.map((child) => (typeof child === 'string' ? '' : walk(child))).join('')
    return raised && inner === ',' ? '' : inner
  }
  const pieces = all(body, 'w:p').map((each) => tight(walk(each)))
  const notes = all(footnotes, 'w:footnote').flatMap((note): [number, ReadNote][] => {
    const number = shown.get(note.attributes['w:id'] ?? '')
    if (number === undefined) return []
    const quoted = all(note, 'w:r').filter((run) =>
      all(run, 'w:rStyle').some(({ attributes }) => attributes['w:val'] === 'SourceQuote'),
    )
    const quote = quoted.map(wordsIn).join('')
    return [[Number(number), { text: wordsIn(note), ...(quote === '' ? {} : { quote }) }]]
  })
  return { pieces, notes: new Map(notes) }
}

function wordsIn({ name, children }: Element): string {
  if (name === 'w:t') return children.join('').replaceAll('\u200b', '')
  if (name === 'w:br') return '\n'
  if (name === 'w:tab') return '\t'
  return children.map((child) => (typeof child === 'string' ? '' : wordsIn(child))).join('')
}

interface Html {
  readonly tagName?: string
  readonly nodeName: string
  readonly value?: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
  readonly childNodes?: readonly Html[]
}

/** A page: blocks, cells and lines, endnotes by their place in their list. */
export function readHtml(html: string): ReadFile {
  const attribute = (node: Html, name: string): string | undefined =>
    node.attrs?.find((each) => each.name === name)?.value
  // The marks of a quotation are the reader's, as the standard has it.
  const words = (node: Html): string => {
    const inner = node.value ?? (node.childNodes ?? []).map(words).join('')
    return node.tagName === 'q' ? `«${inner}»` : inner
  }
  const found: Html[] = []
  const collect = (node: Html): void => {
    found.push(node)
    node.childNodes?.forEach(collect)
  }
  collect(parse(html) as Html)
  const items = found.filter((node) => attribute(node, 'data-citation') !== undefined)
  const numbers = new Map(items.map((node, index) => [`#${attribute(node, 'id')}`, index + 1]))
  const blocks = new Set(['p', 'td', 'th', 'li', 'div', 'caption', 'section', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4'])
  const linear = (node: Html): string => {
    if (attribute(node, 'role') === 'doc-noteref')
      return reference(String(numbers.get(attribute(node, 'href') ?? '') ?? ''))
    if (node.tagName === 'style' || attribute(node, 'aria-hidden') === 'true') return ''
    const inner = node.value ?? (node.childNodes ?? []).map(linear).join('')
    return blocks.has(node.tagName ?? '') ? `\f${inner}\f` : inner
  }
  const main = found.find((node) => node.tagName === 'main')
  const pieces = (main === undefined ? '' : linear(main))
    .split('\f')
    .map(tight)
    .filter((piece) => piece !== '')
  const notes = items.map((node, index): [number, ReadNote] => {
    const inner: Html[] = []
    const walk = (each: Html): void => {
      inner.push(each)
      each.childNodes?.forEach(walk)
    }
    walk(node)
    const quote = inner.find((each) => each.tagName === 'q')
    return [index + 1, { text: words(node), ...(quote === undefined ? {} : { quote: words(quote).slice(1, -1) }) }]
  })
  return { pieces, notes: new Map(notes) }
}

interface Markdown {
  readonly type: string
  readonly value?: string
  readonly identifier?: string
  readonly children?: readonly Markdown[]
}

/** GitHub Flavored Markdown: paragraphs and cells, footnotes by their name. */
export function readMarkdown(text: string): ReadFile {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Markdown
  const words = (node: Markdown): string => {
    if (node.type === 'footnoteReference') return reference(node.identifier ?? '')
    return node.type === 'break' ? '\n' : (node.value ?? (node.children ?? []).map(words).join(''))
  }
  const pieces: string[] = []
  const notes = new Map<number, ReadNote>()
  const walk = (node: Markdown): void => {
    if (node.type === 'footnoteDefinition') notes.set(Number(node.identifier), { text: words(node) })
    else if (['paragraph', 'tableCell', 'heading'].includes(node.type)) pieces.push(tight(words(node)))
    else node.children?.forEach(walk)
  }
  walk(tree)
  return { pieces, notes }
}

/** The words of each page of a PDF without its running head and foot. */
export async function readPdf(
  bytes: Uint8Array,
  { head, foot }: { head: string; foot: (page: number, pages: number) => string },
): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page, i) =>
    unhyphenated(
      tight(page)
        .replace(tight(head), '')
        .replace(tight(foot(i + 1, text.length)), ''),
    ),
  )
}

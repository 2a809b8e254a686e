import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Zippable } from 'fflate'

/** The earliest moment a zip entry can bear, in local time as the format has it: entries say nothing of when they were made. */
const epoch = new Date(1980, 0, 1)

/**
 * Rewrites a Word package so that equal documents are equal bytes: entries sorted (content types first, as readers expect),
 * no moment but the document's own, ids of relationships and bookmarks by order of use. Adds what the library leaves out: the language of the
 * document and of its theme fonts.
 */
export function fixedPackage(file: Uint8Array, { at, language }: { at: string; language: string }): Uint8Array {
  const parts = unzipSync(file)
  const texts = new Map(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]))
  for (const name of texts.keys()) if (name.endsWith('.rels')) renumber(texts, name)
  edit(texts, 'word/document.xml', renumberBookmarks)
  edit(texts, 'docProps/core.xml', (xml) =>
    xml
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/gu, (_whole, tag: string) => `${tag}${instant(at)}`)
      .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`),
  )
  edit(texts, 'word/settings.xml', (xml) =>
    xml.includes('w:themeFontLang') ? xml : insertThemeLanguage(xml, language),
  )
  const order = [...texts.keys()].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  const entries: Zippable = {}
  for (const name of order) entries[name] = [strToU8(texts.get(name) ?? ''), { mtime: epoch, level: 6 }]
  return zipSync(entries)
}

const rank = (name: string): number => (name === '[Content_Types].xml' ? 0 : name === '_rels/.rels' ? 1 : 2)

/** Seconds are what the schema of core properties takes. */
const instant = (at: string): string => `${new Date(at).toISOString().slice(0, 19)}Z`

function edit(texts: Map<string, string>, name: string, change: (xml: string) => string): void {
  const xml = texts.get(name)
  if (xml !== undefined) texts.set(name, change(xml))
}

/** Changes tags only: a text may look like anything. */
const inTags = (xml: string, change: (tag: string) => string): string => xml.replace(/<[^<>]*>/gu, change)

/** Names by order of first use. */
function namer(prefix: string): (old: string) => string {
  const fresh = new Map<string, string>()
  return (old) => {
    const known = fresh.get(old) ?? `${prefix}${fresh.size + 1}`
    fresh.set(old, known)
    return known
  }
}

/** Relationship ids are chance; they become their place in the list, in the part that uses them too. */
function renumber(texts: Map<string, string>, name: string): void {
  const rename = namer('rel')
  const owner = name.replace(/_rels\/([^/]+)\.rels$/u, '$1')
  const swap = (attribute: RegExp) => (tag: string) =>
    tag.replace(attribute, (_whole, key: string, id: string) => `${key}="${rename(id)}"`)
  edit(texts, name, (xml) => inTags(xml, swap(/( Id)="([^"]+)"/gu)))
  edit(texts, owner, (xml) => inTags(xml, swap(/( r:(?:id|embed|link|pict))="([^"]+)"/gu)))
}

/** Bookmarks are counted through the life of the process; here they are counted through the document. */
function renumberBookmarks(xml: string): string {
  const [id, place] = [namer(''), namer('_Toc')]
  return inTags(xml, (tag) => {
    if (tag.startsWith('<w:bookmark'))
      return tag
        .replace(/ w:id="(\d+)"/u, (_whole, old: string) => ` w:id="${id(old)}"`)
        .replace(/ w:name="(_Toc\d+)"/u, (_whole, old: string) => ` w:name="${place(old)}"`)
    return tag.startsWith('<w:hyperlink')
      ? tag.replace(/ w:anchor="(_Toc\d+)"/u, (_whole, old: string) => ` w:anchor="${place(old)}"`)
      : tag
  }).replace(
    /(<w:instrText[^<>]*>)([^<]*)/gu,
    (_whole, tag: string, text: string) => tag + text.replace(/_Toc\d+/gu, (old) => place(old)),
  )
}

/** Its place among the settings is fixed by the schema: before `clrSchemeMapping` and what follows it. */
function insertThemeLanguage(xml: string, language: string): string {
  const tag = `<w:themeFontLang w:val="${language}"/>`
  const after =
    /<w:(?:clrSchemeMapping|doNotIncludeSubdocsInStats|captions|shapeDefaults|decimalSymbol|listSeparator)\b/u.exec(xml)
  return after === null
    ? xml.replace('</w:settings>', `${tag}</w:settings>`)
    : `${xml.slice(0, after.index)}${tag}${xml.slice(after.index)}`
}

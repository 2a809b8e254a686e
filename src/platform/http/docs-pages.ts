import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'

/** The documentation as it stands in `docs/`, each page by its path below `/docs/`: '' is the first page. */
export interface DocsPages {
  readonly paths: readonly string[]
  /** The page in HTML. */
  read(path: string): Promise<string | undefined>
}

const folder = join(import.meta.dirname, '../../../docs')

/** `guides/alerts.md` → `guides/alerts`; a README is the page of its folder. */
const pathOf = (file: string): string => file.replace(/\.md$/, '').replace(/(^|\/)README$/, '$1')

export function openDocsPages(): DocsPages {
  const files = new Map(
    globSync('**/*.md', { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file) => [pathOf(file), file]),
  )
  const read = new Map<string, Promise<string>>()
  return {
    paths: [...files.keys()],
    async read(path) {
      const file = files.get(path)
      if (file === undefined) return undefined
      const known = read.get(path) ?? rendered(file)
      read.set(path, known)
      return known
    },
  }
}

async function rendered(file: string): Promise<string> {
  const text = await readFile(join(folder, file), 'utf8')
  const { Marked } = await import('marked')
  const ids = new Map<string, number>()
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens, this.parser.textRenderer)
        return `<h${depth} id="${idOf(words, ids)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const target = addressOf(href, file)
        return target === undefined ? inner : `<a href="${escaped(target)}">${inner}</a>`
      },
      table(token) {
        const cells = (tag: 'th' | 'td', row: typeof token.header) =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        return `<div class="table"><table><thead>${cells('th', token.header)}</thead><tbody>${token.rows.map((row) => cells('td', row)).join('')}</tbody></table></div>\n`
      },
    },
  })
  const title = /^# (.+)$/m.exec(text)?.[1] ?? 'Documentation'
  const first = file === 'README.md'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><header><a href="/docs/">Documentation</a> · <a href="/docs/reference/">API reference</a> · <a href="/openapi.json">openapi.json</a></header>
<main${first ? ' class="first"' : ''}>${await marked.parse(text)}</main></body></html>
`
}

/** As GitHub makes them, so that a link works in both places. */
function idOf(words: string, used: Map<string, number>): string {
  const base = words
    .toLowerCase()
    .replaceAll(/&[a-z0-9#]+;|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-')
  const before = used.get(base) ?? 0
  used.set(base, before + 1)
  return before === 0 ? base : `${base}-${before}`
}

/** Where a link of a page leads to here; undefined for files of the project that are not served. */
function addressOf(href: string, file: string): string | undefined {
  if (/^(https?:|\/|#)/.test(href)) return href
  const [path = '', anchor] = href.split('#', 2)
  const target = posix.join(dirname(file), path)
  const hash = anchor === undefined ? '' : `#${anchor}`
  if (target === '../openapi.json') return '/openapi.json'
  if (target.startsWith('..') || !target.endsWith('.md') || !existsSync(join(folder, target))) return undefined
  return `/docs/${pathOf(target)}${hash}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const docsStyle = `:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1rem 1.25rem 4rem; max-width: 56rem; font: 16px/1.55 system-ui, sans-serif; }
header { padding: .5rem 0 1rem; border-bottom: 1px solid #8884; font-size: .9rem; }
h1, h2, h3 { line-height: 1.25; margin: 1.8em 0 .6em; }
h1 { margin-top: 1rem; }
a { color: #0b63c5; } 
code { font: .88em/1.5 ui-monospace, monospace; background: #8882; padding: .1em .3em; border-radius: .25em; }
pre { overflow-x: auto; background: #8881; border: 1px solid #8884; border-radius: .4rem; padding: .8rem 1rem; }
pre code { background: none; padding: 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: .93rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-bottom: 1px solid #8884; }
@media (prefers-color-scheme: dark) { a { color: #7ab7ff; } }
`

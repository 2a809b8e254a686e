import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionsOf } from '../../core/drafting/document.ts'
import type { Block, DraftDocument, Section, Statement, Table } from '../../core/drafting/document.ts'
import { cleanLine } from './clean.ts'
import { limitText } from './limit-text.ts'
import { Notes } from './notes.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign)
const line = (text: string): string => escape(cleanLine(text))

interface Work {
  readonly document: DraftDocument
  readonly notes: Notes
  /** How often each note was referred to so far. */
  readonly uses: Map<number, number>
}

/**
 * One self-contained page without scripts: landmarks, headings, tables with captions and scopes, notes as endnotes with ways
 * back (WAI-ARIA digital publishing roles). Its policy lets nothing be loaded from anywhere.
 */
export function renderHtml(document: DraftDocument): string {
  const work: Work = { document, notes: new Notes(document), uses: new Map() }
  const { labels, language, title } = document
  const body = document.sections.map((section) => sectionOf(work, section, 2)).join('\n')
  const style = readFileSync(join(import.meta.dirname, 'html.css'), 'utf8')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${line(`${labels.draft}: ${title}`)}</title>
<style>
${style.trim()}
</style>
</head>
<body>
<header>
<p class="draft">${line(labels.draft)}</p>
<h1>${line(title)}</h1>
${document.subtitle.map((text) => `<p class="subtitle"><bdi>${line(text)}</bdi></p>`).join('\n')}
<div class="callout warning" role="note">
${document.notice.map((text) => `<p>${line(text)}</p>`).join('\n')}
<p>${line(labels.completeness)}: ${document.completeness.percent}%</p>
</div>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">${line(labels.contents)}</h2>
${listOf([
  ...document.sections.map(entryOf),
  ...(document.open_questions.length === 0 ? [] : [`<li><a href="#questions">${line(labels.questions)}</a></li>`]),
])}
</nav>
<main>
${body}
${questionsOf(work)}
</main>
${endnotesOf(work)}
</body>
</html>
`
}

const heading = (section: Section): string =>
  line(section.number === '' ? section.title : `${section.number} ${section.title}`)

const entryOf = (section: Section): string =>
  `<li><a href="#section-${section.id}">${heading(section)}</a>${listOf(section.sections.map(entryOf))}</li>`

const listOf = (items: readonly string[]): string => (items.length === 0 ? '' : `<ul>\n${items.join('\n')}\n</ul>`)

function sectionOf(work: Work, section: Section, level: number): string {
  const limit = limitText(section, work.document)
  return `<section id="section-${section.id}" aria-labelledby="title-${section.id}">
<h${level} id="title-${section.id}">${heading(section)}</h${level}>
${limit === undefined ? '' : `<p class="limit">${line(limit)}</p>\n`}${section.blocks.map((block) => blockOf(work, block)).join('\n')}
${section.sections.map((inner) => sectionOf(work, inner, level + 1)).join('\n')}
</section>`
}

function blockOf(work: Work, block: Block): string {
  if (block.type === 'paragraph') return `<p>${statementsOf(work, block.statements)}</p>`
  if (block.type === 'callout')
    return `<div class="callout ${block.tone}" role="note"><p>${statementsOf(work, block.statements)}</p></div>`
  if (block.type === 'table') return tableOf(work, block)
  const { labels } = work.document
  const box = { open: '☐', done: '☒', not_applicable: '–' } as const
  const items = block.items.map(
    ({ state, label, details }) =>
      `<li><span aria-hidden="true">${box[state]}</span> ${statementOf(work, label)} <span class="state">(${line(labels[state])})</span>${
        details.length === 0
          ? ''
          : `\n<ul>${details.map((detail) => `<li>${statementOf(work, detail)}</li>`).join('\n')}</ul>`
      }</li>`,
  )
  return `<p class="list-title" id="list-${escape(block.id)}">${line(block.title)}</p>
<ul class="checklist" aria-labelledby="list-${escape(block.id)}">
${items.join('\n')}
</ul>`
}

function tableOf(work: Work, table: Table): string {
  const [first] = table.columns
  const head = table.columns.map(({ title, align }) => `<th scope="col" class="${align}">${line(title)}</th>`).join('')
  const rows = table.rows.map(({ cells, total }) => {
    const inner = cells.map((cell, i) => {
      const align = table.columns[i]?.align ?? 'start'
      const content = statementOf(work, cell)
      // A first column of words names its rows.
      return i === 0 && first?.align === 'start' && cells.length > 1
        ? `<th scope="row" class="${align}">${content}</th>`
        : `<td class="${align}">${content}</td>`
    })
    return `<tr${total === true ? ' class="total"' : ''}>${inner.join('')}</tr>`
  })
  return `<div class="table"><table>
<caption>${line(table.caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

const statementsOf = (work: Work, statements: readonly Statement[]): string =>
  statements.map((statement) => statementOf(work, statement)).join(' ')

function statementOf(work: Work, statement: Statement): string {
  const { kind, text, citations, language } = statement
  if (text === '' && citations.length === 0) return ''
  const lang = language === undefined || language === work.document.language ? '' : ` lang="${escape(language)}"`
  const tag = kind === 'placeholder' ? 'mark' : 'span'
  return `<${tag} class="${kind}"${lang} dir="auto">${line(text)}</${tag}>${work.notes
    .of(statement)
    .map(({ number }) => referenceOf(work, number))
    .join('')}`
}

function referenceOf(work: Work, number: number): string {
  const use = (work.uses.get(number) ?? 0) + 1
  work.uses.set(number, use)
  const label = `${work.document.labels.note} ${number}`
  return `<sup><a href="#note-${number}" id="ref-${number}-${use}" role="doc-noteref" aria-label="${line(label)}">${number}</a></sup>`
}

function questionsOf({ document }: Work): string {
  const { open_questions: questions, labels } = document
  if (questions.length === 0) return ''
  const places = new Map([...sectionsOf(document)].map((section) => [section.id, heading(section)]))
  const items = questions.map(({ question, section }) => {
    const place = places.get(section)
    return `<li>${line(question)}${place === undefined ? '' : ` <a href="#section-${section}">${place}</a>`}</li>`
  })
  return `<section id="questions" aria-labelledby="title-questions">
<h2 id="title-questions">${line(labels.questions)}</h2>
<ol>
${items.join('\n')}
</ol>
</section>`
}

function endnotesOf({ document, notes, uses }: Work): string {
  if (notes.list.length === 0) return ''
  const { labels } = document
  const items = notes.list.map((note) => {
    const label =
      note.link === undefined
        ? line(note.label)
        : `<a href="${escape(note.link)}" rel="noopener">${line(note.label)}</a>`
    const quote =
      note.quote === undefined
        ? ''
        : ` <q lang="${escape(note.quote.language)}" dir="auto">${escape(note.quote.text)}</q>`
    const detail = note.detail === undefined ? '' : ` <code dir="auto">${line(note.detail)}</code>`
    const back = Array.from({ length: uses.get(note.number) ?? 0 }, (_each, i) => {
      const name = line(`${labels.back} ${note.number}${i === 0 ? '' : `.${i + 1}`}`)
      return ` <a href="#ref-${note.number}-${i + 1}" role="doc-backlink" aria-label="${name}">↩</a>`
    })
    return `<li id="note-${note.number}" data-citation="${escape(note.citations.join(' '))}"><span class="label">${label}</span>${quote}${detail}${back.join('')}</li>`
  })
  return `<section role="doc-endnotes" aria-labelledby="title-notes">
<h2 id="title-notes">${line(labels.sources)}</h2>
<ol class="notes">
${items.join('\n')}
</ol>
</section>`
}

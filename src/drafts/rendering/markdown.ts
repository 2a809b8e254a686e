import { sectionsOf } from '../../core/drafting/document.ts'
import type { Block, DraftDocument, Section, Statement, Table } from '../../core/drafting/document.ts'
import { cleanLine } from './clean.ts'
import { limitText } from './limit-text.ts'
import { Notes } from './notes.ts'
import type { Note } from './notes.ts'

/**
 * Text as Markdown that reads as this text and nothing else: what could begin emphasis, links, HTML, tables, footnotes or
 * mathematics, and what GitHub turns into links by itself, is escaped (CommonMark 0.31, section 2.4).
 */
function escape(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~$&!^@]/gu, String.raw`\$&`)
    .replace(/:(?=\/\/)/gu, String.raw`\:`)
    .replace(/\bwww\./giu, (found) => `${found.slice(0, -1)}\\.`)
    .replace(/^(\s*)([-+=])/u, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/u, String.raw`$1\$2`)
}

/** Leading and trailing spaces mean something in Markdown, and nothing in a draft. */
const line = (text: string): string => escape(cleanLine(text).trim())

interface Work {
  readonly document: DraftDocument
  readonly notes: Notes
}

/** GitHub Flavored Markdown, with a footnote for each citation. */
export function renderMarkdown(document: DraftDocument): string {
  const work: Work = { document, notes: new Notes(document) }
  const { labels, completeness } = document
  const blocks = [
    `# ${line(document.title)}`,
    ...document.subtitle.map((text) => `**${line(text)}**`),
    [
      `**${line(labels.draft)}**`,
      ...document.notice.map(line),
      `${line(labels.completeness)}: ${completeness.percent}%`,
    ]
      .map((text) => `> ${text}`)
      .join('\n>\n'),
    ...document.sections.flatMap((section) => sectionOf(work, section, 2)),
    ...questionsOf(document),
    ...work.notes.list.map(noteOf),
  ]
  return `${blocks.join('\n\n')}\n`
}

function sectionOf(work: Work, section: Section, level: number): string[] {
  const limit = limitText(section, work.document)
  return [
    `${'#'.repeat(level)} ${line(`${section.number} ${section.title}`)}`,
    ...(limit === undefined ? [] : [line(limit)]),
    ...section.blocks.map((block) => blockOf(work, block)),
    ...section.sections.flatMap((inner) => sectionOf(work, inner, level + 1)),
  ]
}

function blockOf(work: Work, block: Block): string {
  if (block.type === 'paragraph') return sentences(work, block.statements)
  if (block.type === 'callout') return `> ${sentences(work, block.statements)}`
  if (block.type === 'table') return tableOf(work, block)
  const { labels } = work.document
  const items = block.items.flatMap(({ state, label, details }) => [
    `- [${state === 'done' ? 'x' : ' '}] ${statementOf(work, label)}${state === 'not_applicable' ? ` (${line(labels[state])})` : ''}`,
    ...details.map((detail) => `  - ${statementOf(work, detail)}`),
  ])
  return `**${line(block.title)}**\n\n${items.join('\n')}`
}

function tableOf(work: Work, { caption, columns, rows }: Table): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    `**${line(caption)}**`,
    '',
    row(columns.map(({ title }) => line(title))),
    row(columns.map(({ align }) => (align === 'end' ? '--:' : ':--'))),
    ...rows.map(({ cells, total }) =>
      row(cells.map((cell) => (total === true && cell.text !== '' ? strong(work, cell) : statementOf(work, cell)))),
    ),
  ].join('\n')
}

const sentences = (work: Work, statements: readonly Statement[]): string =>
  statements.map((statement) => statementOf(work, statement)).join(' ')

const references = (work: Work, statement: Statement): string =>
  work.notes
    .of(statement)
    .map(({ number }) => `[^${number}]`)
    .join('')

const statementOf = (work: Work, statement: Statement): string => line(statement.text) + references(work, statement)
const strong = (work: Work, statement: Statement): string => `**${line(statement.text)}**${references(work, statement)}`

function questionsOf(document: DraftDocument): string[] {
  const { open_questions: questions, labels } = document
  if (questions.length === 0) return []
  const places = new Map([...sectionsOf(document)].map(({ id, number, title }) => [id, `${number} ${title}`]))
  const items = questions.map(({ question, section }, i) => {
    const place = places.get(section)
    return `${i + 1}. ${line(question)}${place === undefined ? '' : ` (${line(place)})`}`
  })
  return [`## ${line(labels.questions)}`, items.join('\n')]
}

/** Lines of a quote are hard line breaks; its marks are those of the quote's own text plus one pair. */
function noteOf({ number, label, link, quote, detail }: Note): string {
  const parts = [
    link === undefined ? line(label) : `[${line(label)}](${link})`,
    ...(quote === undefined ? [] : [`«${quote.text.split('\n').map(line).join('\\\n    ')}»`]),
    ...(detail === undefined ? [] : [line(detail)]),
  ]
  return `[^${number}]: ${parts.join(' ')}`
}

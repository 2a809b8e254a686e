import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { sectionsOf } from '../../core/drafting/document.ts'
import type { Block, DraftDocument, Section, Statement } from '../../core/drafting/document.ts'
import { breakable, cleanLine } from './clean.ts'
import { fitTable } from './column-widths.ts'
import { coverageOf } from './font-coverage.ts'
import type { Memo } from '../../core/drafting/memo.ts'
import { limitText } from './limit-text.ts'
import { memoPage } from './memo-pdf.ts'
import type { MemoPage } from './memo-pdf.ts'
import { Notes } from './notes.ts'
import { leadsIn, wholeTable } from './page-breaks.ts'

/** Where the compiler sees the template and the data: a folder that need not exist, the same on every machine. */
const workspace = join('/', 'draft')
/** Regular and bold; nothing is set in italics, whose faces have fewer characters. */
const faces = (): string[] => [
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
]

/** Renders drafts as PDF. It keeps the compiler and its fonts: the first draft takes about half a second, the next ones little. */
export interface PdfRenderer {
  render(document: DraftDocument): Uint8Array
  /** A memo, fitted to one page. */
  page(memo: Memo): MemoPage
}

/**
 * PDF/UA-1 through Typst, which refuses to write a file that breaks the standard: tags, a title, a language, links, headings in
 * order, glyphs for every character. Its own fonts come first and no others are fallen back on; no package is loaded.
 */
export function openPdfRenderer(): PdfRenderer {
  const fonts = faces().map((face) => readFileSync(fileURLToPath(face)))
  const covers = fonts.map((font) => coverageOf(font))
  const shown = openShown((sign) => covers.every((covered) => covered(sign)))
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] })
  const template = readFileSync(join(import.meta.dirname, 'draft.typ'), 'utf8')
  return {
    render(document) {
      compiler.mapShadow(join(workspace, 'draft.json'), Buffer.from(JSON.stringify(dataOf(document, shown))))
      const compiled = compiler.compile({ mainFileContent: template, resetRead: true })
      if (compiled.result === null) {
        const told = compiled.takeError()
        throw new Error(`the PDF could not be laid out: ${JSON.stringify(told?.shortDiagnostics ?? [])}`)
      }
      const pdf = compiler.pdf(compiled.result, {
        pdfStandard: 'ua-1',
        creationTimestamp: Math.floor(Date.parse(document.metadata.generated_at) / 1000),
      })
      // What was memoized for documents long gone would stay in memory.
      compiler.evictCache(4)
      return pdf
    },
    page: (memo) => memoPage(memo, { compiler, workspace, shown }),
  }
}

/** Characters up to here, nearly all that drafts have, are looked up once for all texts. */
const lastCommon = 0x2fff

/** A character without a glyph is shown by its number: `[U+1F468]`. What is invisible anyway needs none. */
function openShown(covered: (codePoint: number) => boolean): (text: string) => string {
  const common = Array.from({ length: lastCommon + 1 }, (_, code) => code).filter(covered)
  const signs = common.map((code) => String.raw`\u{${code.toString(16)}}`).join('')
  const others = new RegExp(String.raw`[^\n\p{Default_Ignorable_Code_Point}\p{Bidi_Control}${signs}]`, 'gu')
  return (text) =>
    text.replace(others, (sign) => {
      const code = sign.codePointAt(0) ?? 0
      return covered(code) ? sign : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
    })
}

interface Work {
  readonly document: DraftDocument
  readonly notes: Notes
  readonly placed: Set<number>
  readonly places: ReadonlyMap<string, string>
  readonly line: (text: string) => string
}

/** Everything the template shows, in the order in which it shows it. */
function dataOf(document: DraftDocument, shown: (text: string) => string) {
  const line = (text: string): string => breakable(shown(cleanLine(text)), 20, 50)
  const { labels, metadata } = document
  const notes = new Notes(document)
  const work: Work = {
    document,
    notes,
    placed: new Set(),
    places: new Map([...sectionsOf(document)].map(({ id }, i) => [id, `section-${i + 1}`])),
    line,
  }
  const made = new Date(metadata.generated_at)
  const sections = document.sections.map((section) => sectionOf(work, section))
  const titles = new Map([...sectionsOf(document)].map((section) => [section.id, titleOf(work, section)]))
  return {
    title: shown(cleanLine(document.title)),
    head: short(shown(cleanLine(document.title))),
    author: shown(cleanLine(metadata.applicant.name)),
    description: shown(cleanLine(document.notice.join(' '))),
    language: document.language,
    at: [
      made.getUTCFullYear(),
      made.getUTCMonth() + 1,
      made.getUTCDate(),
      made.getUTCHours(),
      made.getUTCMinutes(),
      made.getUTCSeconds(),
    ],
    labels: { draft: line(labels.draft), contents: line(labels.contents), questions: line(labels.questions) },
    page_of: line(labels.page_of).split(/(\{pages?\})/u),
    subtitle: document.subtitle.map(line),
    notice: [...document.notice.map(line), line(`${labels.completeness}: ${document.completeness.percent}%`)],
    sections,
    questions: document.open_questions.map(({ question, section }) => ({
      text: line(question),
      ...(titles.has(section) ? { section: titles.get(section), place: work.places.get(section) } : {}),
    })),
    notes: notes.list.map(({ label, link, quote, detail }) => ({
      label: line(label),
      ...(link === undefined ? {} : { link }),
      ...(quote === undefined
        ? {}
        : {
            quote: {
              text: breakable(shown(quote.text.replaceAll('\t', ' ')), 40, 90),
              language: known(quote.language),
            },
          }),
      ...(detail === undefined ? {} : { detail: line(detail) }),
    })),
  }
}

/** Typst takes languages of two or three letters. */
const known = (language: string): string => language.split('-')[0] ?? 'und'

/** What fits one line at the head of a page. */
function short(text: string): string {
  const signs = [...text]
  return signs.length <= 60 ? text : `${signs.slice(0, 59).join('')}…`
}

const titleOf = ({ line }: Work, { number, title }: Section): string => line(`${number} ${title}`.trim())

function sectionOf(work: Work, section: Section): object {
  const limit = limitText(section, work.document)
  return {
    title: titleOf(work, section),
    place: work.places.get(section.id) ?? '',
    ...(limit === undefined ? {} : { limit: work.line(limit) }),
    blocks: section.blocks.map((block, i) => ({
      ...blockOf(work, block),
      leads: leadsIn(block, section.blocks[i + 1]),
    })),
    sections: section.sections.map((inner) => sectionOf(work, inner)),
  }
}

/** A row that is higher than this many lines may break between two pages. */
const mostLines = 20

/** About how much of a page a row takes with its notes, in points. */
const heightOf = (cells: readonly Statement[], lines: number): number =>
  8 + lines * 12.5 + cells.reduce((sum, { citations }) => sum + citations.length * 11, 0)

const boxes = { open: '☐', done: '☒', not_applicable: '–' } as const

function blockOf(work: Work, block: Block): object {
  const { type } = block
  if (type === 'paragraph') return { type, statements: statementsOf(work, block.statements) }
  if (type === 'callout') return { type, tone: block.tone, statements: statementsOf(work, block.statements) }
  if (type === 'table') {
    const { shares, lines } = fitTable(block)
    const height = block.rows.reduce((sum, { cells }, i) => sum + heightOf(cells, lines[i] ?? 1), 0)
    return {
      type,
      whole: height <= wholeTable,
      caption: work.line(block.caption),
      columns: block.columns.map(({ title, align }, i) => ({ title: work.line(title), align, share: shares[i] ?? 1 })),
      rows: block.rows.map(({ cells, total }, i) => ({
        total: total === true,
        whole: (lines[i] ?? 1) <= mostLines,
        cells: statementsOf(work, cells),
      })),
    }
  }
  return {
    type,
    title: work.line(block.title),
    items: block.items.map(({ state, label, details }) => ({
      box: boxes[state],
      ...(state === 'open' ? {} : { state: work.line(work.document.labels[state]) }),
      label: statementOf(work, label),
      details: statementsOf(work, details),
    })),
  }
}

const statementsOf = (work: Work, statements: readonly Statement[]): object[] =>
  statements.map((statement) => statementOf(work, statement))

function statementOf(work: Work, statement: Statement): object {
  const { kind, text, language } = statement
  const notes = work.notes.of(statement).map(({ number }) => {
    const first = !work.placed.has(number)
    work.placed.add(number)
    return { number, first }
  })
  const foreign = language !== undefined && language !== work.document.language && /^[a-z]{2,3}$/u.test(language)
  return { kind, text: work.line(text), notes, ...(foreign ? { language } : {}) }
}

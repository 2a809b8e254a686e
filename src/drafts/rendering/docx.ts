import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  InternalHyperlink,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type {
  EstimatedPageNumbers,
  IRunOptions,
  IParagraphOptions,
  ISectionPropertiesOptions,
  ParagraphChild,
} from 'docx'
import { sectionsOf } from '../../core/drafting/document.ts'
import type {
  Block,
  Checklist,
  DraftDocument,
  Section,
  Statement,
  Table as DraftTable,
} from '../../core/drafting/document.ts'
import { breakable, cleanLine } from './clean.ts'
import { fitTable } from './column-widths.ts'
import { noteHeight, paragraphFlow, tableFlow } from './docx-flow.ts'
import type { FlowKind, Written } from './docx-flow.ts'
import { docxStyles, keepingStyles, proofed } from './docx-styles.ts'
import { fixedPackage } from './docx-package.ts'
import { limitText } from './limit-text.ts'
import { languageTag, Notes } from './notes.ts'
import type { Note } from './notes.ts'
import { leadsIn } from './page-breaks.ts'
import { planPages } from './page-plan.ts'
import type { Flow, PagePlan } from './page-plan.ts'

interface Work {
  readonly document: DraftDocument
  readonly notes: Notes
  /** Numbers of the notes whose footnote stands already: Word has one reference to each, later uses point to it. */
  readonly placed: Set<number>
  /** Bookmark of each section's heading. */
  readonly places: ReadonlyMap<string, string>
  /** Words that are written, one by one: kept while the document is measured. */
  readonly heard?: Written[]
}

/** A paragraph or a table that can be measured and made. */
type Part = TextPart | TablePart
interface TextPart extends FlowKind {
  readonly style: string
  readonly children: (work: Work) => readonly ParagraphChild[]
  readonly options?: IParagraphOptions
  /** An entry of the contents, which the library writes. */
  readonly listed?: boolean
}
interface TablePart {
  readonly table: DraftTable
}

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const page = { width: 11906, height: 16838, margin: 1417 } as const
const textWidth = page.width - 2 * page.margin

/**
 * The draft as a Word document: real headings and styles, a table of contents whose page numbers stand in it (laid out here,
 * so Word does not ask to update anything), repeated header rows, citations as footnotes. Where programs would disagree on
 * the page of a heading, a page begins before it. Equal documents give equal bytes.
 */
export async function renderDocx(document: DraftDocument): Promise<Uint8Array> {
  return fixedPackage(await Packer.toBuffer(docOf(document)), {
    at: document.metadata.generated_at,
    language: proofed(document.language),
  })
}

/** What a page holds of text and footnotes, in points. */
const room = (page.height - 2 * page.margin) / 20

/** Where the pages of the draft's Word document break, and on which its parts stand. */
export const docxPlan = (document: DraftDocument): PagePlan => planPages(measured(document, partsOf(document)), room)

/** Every part as high as it is. */
function measured(document: DraftDocument, parts: readonly Part[]): Flow[] {
  const heard: Written[] = []
  const work = { ...workOf(document), heard }
  const take = (): Written[] => heard.splice(0)
  const notes = new Map<number, number>()
  for (const note of work.notes.list) notes.set(note.number, noteHeight(wordsOf(note), width))
  return parts.map((part) => {
    if ('table' in part) {
      const { columns, rows } = part.table
      const head = columns.map(({ title }) => [{ text: cleanLine(title), bold: true }])
      const cells = rows.map((row) =>
        row.cells.map((each) => {
          statementOf(work, each, row.total === true)
          return take()
        }),
      )
      const widths = widthsOf(part.table).map((each) => each / 20)
      return tableFlow([head, ...cells], { widths, notes })
    }
    part.children(work)
    return paragraphFlow(take(), part.style, part, { width, notes })
  })
}

const width = textWidth / 20

const sized = (height: number): ISectionPropertiesOptions => ({
  page: {
    size: { width: page.width, height },
    margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
  },
})

function workOf(document: DraftDocument): Work {
  return {
    document,
    notes: new Notes(document),
    placed: new Set(),
    // A bookmark has at most 40 letters, digits and underscores, and begins with a letter: ids of sections may not fit.
    places: new Map([...sectionsOf(document)].map(({ id }, i) => [id, `section_${i + 1}`])),
  }
}

function docOf(document: DraftDocument): Document {
  const parts = partsOf(document)
  const flow = measured(document, parts)
  const plan = planPages(flow, room)
  const entries = parts.flatMap((part, index) => ('entry' in part && part.entry ? [plan.pages[index] ?? 1] : []))
  const work = workOf(document)
  const { labels, language, title } = document
  const inContents = parts.map((part) => 'listed' in part && part.listed)
  const first = inContents.indexOf(true)
  const body = parts.flatMap((part, index): (Paragraph | Table | TableOfContents)[] => {
    if (index === first)
      return [new TableOfContents(cleanLine(labels.contents), { hyperlink: true, headingStyleRange: '1-3' })]
    if (inContents[index] === true) return []
    return ['table' in part ? gridOf(work, part.table, flow[index]) : made(work, part, plan.breaks.has(index))]
  })
  const file = new Document({
    title: cleanLine(title),
    subject: cleanLine(document.metadata.programme.title),
    creator: cleanLine(document.metadata.applicant.name),
    lastModifiedBy: cleanLine(document.metadata.applicant.name),
    description: cleanLine(document.notice.join(' ')),
    styles: docxStyles(proofed(language)),
    pageNumbers: (written) => pageNumbers(written, entries, plan.total),
    footnotes: Object.fromEntries(
      work.notes.list.map((note) => [String(note.number), { children: [footnoteOf(note)] }]),
    ),
    sections: [
      {
        properties: sized(page.height),
        headers: { default: new Header({ children: [runningHead(document)] }) },
        footers: { default: new Footer({ children: [pageOf(document)] }) },
        children: body,
      },
    ],
  })
  lowSeparators(file)
  return file
}

function made(work: Work, part: TextPart, pageBreakBefore: boolean): Paragraph {
  const { style, children, keep = false, options } = part
  return paragraph(style, children(work), {
    ...options,
    ...(keep && !keepingStyles.has(style) ? { keepNext: true } : {}),
    ...(pageBreakBefore ? { pageBreakBefore } : {}),
  })
}

/** An element of the body as it will be written: its name and its children. */
type Element = Readonly<Record<string, unknown>>
const childrenOf = (name: string, of: unknown): Element[] => {
  const inner = typeof of === 'object' && of !== null ? (of as Element)[name] : undefined
  return Array.isArray(inner) ? (inner as Element[]) : []
}

/** The planned page of each entry of the contents, by the bookmark that the library gave its heading. */
function pageNumbers(body: unknown, pages: readonly number[], pageCount: number): EstimatedPageNumbers {
  const contents = childrenOf('w:body', body).flatMap((block) => childrenOf('w:sdt', block))
  const paragraphs = contents.flatMap((part) => childrenOf('w:sdtContent', part))
  closeContents(contents)
  const names = [...JSON.stringify(paragraphs).matchAll(/PAGEREF (\S+)/gu)].map(([, name = '']) => name)
  return { bookmarks: new Map(names.map((name, i) => [name, String(pages[i] ?? '')])), pageCount }
}

/**
 * The library ends the contents in an empty paragraph of their own: after contents that fill their page it made a page
 * without anything. Their end goes into the last entry.
 */
function closeContents(contents: readonly Element[]): void {
  for (const part of contents) {
    const paragraphs = childrenOf('w:sdtContent', part)
    const last = paragraphs.at(-2)
    if (last === undefined || paragraphs.at(-1) === undefined) continue
    childrenOf('w:p', last).push(...childrenOf('w:p', paragraphs.pop()))
  }
}

/** An element of the library, with the parts that its types keep to itself. */
interface Inner {
  rootKey?: string
  root?: unknown
  paragraph?: Inner
}

/**
 * The line above the footnotes: Word gives it a whole line of the body, other programs almost nothing, and page numbers would
 * differ between them. Of a fixed height it is the same everywhere.
 */
function lowSeparators(file: Document): void {
  const changed = partsIn(file.FootNotes.View as unknown as Inner)
    .filter(({ rootKey }) => rootKey === 'w:spacing')
    .slice(0, 2)
  for (const { root } of changed) {
    const [attributes] = root as { root: Record<'line' | 'lineRule', { value: unknown }> }[]
    if (attributes === undefined) continue
    attributes.root.line.value = separatorHeight
    attributes.root.lineRule.value = LineRuleType.EXACT
  }
}

/** In twentieths of a point. */
const separatorHeight = 120

function partsIn(part: Inner): Inner[] {
  const inner = Array.isArray(part.root) ? (part.root as Inner[]) : []
  return [part, ...[...inner, ...(part.paragraph === undefined ? [] : [part.paragraph])].flatMap(partsIn)]
}

const run = (text: string, more: IRunOptions = {}): TextRun => new TextRun({ text: cleanLine(text), ...more })
const paragraph = (style: string, children: readonly ParagraphChild[], more: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ style, children, ...more })

/** A text of the body. */
function written({ heard }: Work, text: string, more: IRunOptions & { note?: number } = {}): TextRun {
  const { note, ...options } = more
  heard?.push({
    text: cleanLine(text),
    ...(options.bold === true ? { bold: true } : {}),
    ...(options.superScript === true || options.style === 'FootnoteReference' ? { raised: true } : {}),
    ...(note === undefined ? {} : { note }),
  })
  return run(text, options)
}

/** What a break in front of a heading costs, by its level, and in front of anything else, in pages left white. */
const prices = [0.15, 0.3, 0.35] as const
const blockPrice = 0.5

/** A paragraph of a style. */
const part = (
  style: string,
  children: (work: Work) => readonly ParagraphChild[],
  { keep = false }: { keep?: boolean } = {},
): TextPart => ({ price: blockPrice, style, children, keep: keep || keepingStyles.has(style) })

/** The whole document in order; the entries of its contents stand in it as paragraphs, to be measured. */
function partsOf(document: DraftDocument): Part[] {
  const body = [
    ...document.sections.flatMap((section, i) => sectionOf(document, section, { level: 1, first: i === 0 })),
    ...questionsOf(document),
  ]
  const entries = [...entriesOf(document)].map(({ title, level }) => ({
    style: `TOC${level}`,
    children: (work: Work) => [written(work, title), written(work, ' ....... 99')],
    listed: true,
  }))
  return [...coverOf(document), ...entries, ...body]
}

function* entriesOf(document: DraftDocument): Generator<{ title: string; level: number }> {
  function* within(sections: readonly Section[], level: number): Generator<{ title: string; level: number }> {
    for (const section of sections) {
      yield { title: headingOf(section), level: Math.min(level, 3) }
      yield* within(section.sections, level + 1)
    }
  }
  yield* within(document.sections, 1)
  if (document.open_questions.length > 0) yield { title: document.labels.questions, level: 1 }
}

/** Its number does not stay alone at the end of a line. */
const headingOf = ({ number, title }: Section): string => (number === '' ? title : `${number}\u00a0${title}`)

function runningHead({ labels, title }: DraftDocument): Paragraph {
  return paragraph(
    'Header',
    [run(labels.draft, { bold: true }), new TextRun({ children: [new Tab()] }), run(short(title))],
    { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] },
  )
}

/** What fits one line at the head of a page. */
function short(text: string): string {
  const signs = [...cleanLine(text)]
  return signs.length <= 70 ? signs.join('') : `${signs.slice(0, 69).join('')}…`
}

function pageOf({ labels }: DraftDocument): Paragraph {
  const parts = cleanLine(labels.page_of)
    .split(/(\{pages?\})/u)
    .map((part) => (part === '{page}' ? PageNumber.CURRENT : part === '{pages}' ? PageNumber.TOTAL_PAGES : part))
  return paragraph('Footer', [new TextRun({ children: parts })], { alignment: AlignmentType.CENTER })
}

function coverOf({ labels, title, subtitle, notice, completeness }: DraftDocument): Part[] {
  // Of the cover nothing begins a page but the contents, where both do not fit one.
  const line = (style: string, text: string): TextPart => {
    const { price: _none, ...kept } = part(style, (work) => [written(work, text)])
    return kept
  }
  return [
    line('DraftMark', labels.draft),
    line('Title', title),
    ...subtitle.map((text) => line('Subtitle', text)),
    ...notice.map((text) => line('CalloutWarning', text)),
    line('CalloutWarning', `${labels.completeness}: ${completeness.percent}%`),
    { ...line('ContentsHeading', labels.contents), price: prices[0] },
  ]
}

/** A heading, which stands in the contents. */
function headingPart(
  level: number,
  children: (work: Work) => readonly ParagraphChild[],
  { begins = false }: { begins?: boolean } = {},
): Part {
  return {
    entry: true,
    begins,
    price: prices[level - 1] ?? prices[2],
    keep: true,
    whole: true,
    style: `Heading${Math.min(level, prices.length)}`,
    children,
  }
}

function sectionOf(
  document: DraftDocument,
  section: Section,
  { level, first = false }: { level: number; first?: boolean },
): Part[] {
  const limit = limitText(section, document)
  const heading = headingPart(
    level,
    (work) => [
      new Bookmark({ id: work.places.get(section.id) ?? 'section', children: [written(work, headingOf(section))] }),
    ],
    { begins: first },
  )
  return [
    heading,
    ...(limit === undefined ? [] : [part('Limit', (work) => [written(work, limit)])]),
    ...section.blocks.flatMap((block, i) => blockOf(document, block, leadsIn(block, section.blocks[i + 1]))),
    ...section.sections.flatMap((inner) => sectionOf(document, inner, { level: level + 1 })),
  ]
}

function blockOf(document: DraftDocument, block: Block, keep: boolean): Part[] {
  if (block.type === 'table') return tableOf(block)
  if (block.type === 'checklist') return checklistOf(document, block)
  const style = block.type === 'paragraph' ? 'BodyText' : block.tone === 'warning' ? 'CalloutWarning' : 'CalloutInfo'
  return [part(style, (work) => sentences(work, block.statements), { keep })]
}

const sentences = (work: Work, statements: readonly Statement[]): ParagraphChild[] =>
  statements.flatMap((statement, i) => [...(i === 0 ? [] : [written(work, ' ')]), ...statementOf(work, statement)])

function statementOf(work: Work, statement: Statement, bold = false): ParagraphChild[] {
  const { kind, text, language } = statement
  const foreign = language !== undefined && language !== work.document.language
  const style = kind === 'placeholder' ? 'Placeholder' : undefined
  return [
    ...(text === ''
      ? []
      : [
          written(work, text, {
            ...(bold ? { bold } : {}),
            ...(style === undefined ? {} : { style }),
            ...(foreign ? { language: { value: proofed(languageTag(language)) } } : {}),
          }),
        ]),
    ...work.notes
      .of(statement)
      .flatMap(({ number }, i) => [
        ...(i === 0 ? [] : [written(work, ',', { superScript: true })]),
        referenceOf(work, number),
      ]),
  ]
}

/**
 * The first use of a note is its footnote; later ones are fields that show the footnote's number and lead to it, so that
 * Word keeps them right when a person adds notes.
 */
function referenceOf(work: Work, number: number): ParagraphChild {
  const place = `note_${number}`
  if (!work.placed.has(number)) {
    work.placed.add(number)
    written(work, String(number), { superScript: true, note: number })
    return new Bookmark({ id: place, children: [new FootnoteReferenceRun(number)] })
  }
  written(work, String(number), { superScript: true })
  return new NoteField(place, number)
}

/** `NOTEREF place \f \h`, with its result in the style of footnote references. */
class NoteField extends SimpleField {
  constructor(place: string, number: number) {
    super(` NOTEREF ${place} \\f \\h `)
    this.addChildElement(new TextRun({ text: String(number), style: 'FootnoteReference' }))
  }
}

/** The words of a footnote, with its number. */
function wordsOf({ number, label, quote, detail }: Note): Written[] {
  const text = [
    ` ${label}`,
    ...(quote === undefined ? [] : [`«${quote.text}»`]),
    ...(detail === undefined ? [] : [detail]),
  ]
  return [{ text: String(number), raised: true }, { text: text.join(' ') }]
}

/** Endless words may break, as the layout of the pages needs: it would take such a note letter by letter. */
function footnoteOf({ link, quote, ...note }: Note): Paragraph {
  const label = breakable(note.label)
  const detail = note.detail === undefined ? undefined : breakable(note.detail)
  const name =
    link === undefined ? run(label) : new ExternalHyperlink({ link, children: [run(label, { style: 'Hyperlink' })] })
  return new Paragraph({
    style: 'FootnoteText',
    children: [
      new TextRun(' '),
      name,
      ...(quote === undefined ? [] : [new TextRun(' «'), ...quoteRuns(quote), new TextRun('»')]),
      ...(detail === undefined ? [] : [new TextRun(' '), run(detail, { style: 'Derivation' })]),
    ],
  })
}

/** A line feed inside a run is no line break in Word: each line is a run of its own. */
function quoteRuns({ text, language }: NonNullable<Note['quote']>): TextRun[] {
  return breakable(text)
    .split('\n')
    .map(
      (part, i) =>
        new TextRun({
          style: 'SourceQuote',
          language: { value: proofed(language) },
          ...(i === 0 ? {} : { break: 1 }),
          children: part.split('\t').flatMap((piece, at) => [...(at === 0 ? [] : [new Tab()]), piece]),
        }),
    )
}

function tableOf(table: DraftTable): Part[] {
  return [part('Caption', (work) => [written(work, table.caption)]), { table }, spaceAfter()]
}

/** Between a table or a checklist and what follows. */
function spaceAfter(): Part {
  const { price: _none, ...after } = part('AfterBlock', () => [])
  return after
}

/** Of its columns, in twentieths of a point. */
const widthsOf = (table: DraftTable): number[] => fitTable(table).shares.map((share) => Math.floor(textWidth * share))

/** A table whose rows stay together as they were measured to. */
function gridOf(work: Work, table: DraftTable, flow: Flow | undefined): Table {
  const { columns, rows } = table
  const widths = widthsOf(table)
  const cell = (i: number, children: readonly ParagraphChild[], shade?: string): TableCell =>
    new TableCell({
      width: { size: widths[i] ?? 0, type: WidthType.DXA },
      ...(shade === undefined ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: shade } }),
      children: [
        paragraph('TableText', children, {
          alignment: columns[i]?.align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT,
        }),
      ],
    })
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    keepNext: flow?.pieces[0]?.keep === true,
    children: columns.map(({ title }, i) => cell(i, [run(title, { bold: true })], 'E8EDF3')),
  })
  const body = rows.map(
    ({ cells, total }, row) =>
      new TableRow({
        cantSplit: true,
        keepNext: flow?.pieces[row + 1]?.keep === true,
        children: cells.map((each, i) =>
          cell(i, statementOf(work, each, total === true), total === true ? 'F5F7FA' : undefined),
        ),
      }),
  )
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'A9B4C2' }
  return new Table({
    rows: [head, ...body],
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
  })
}

const boxes = { open: '☐', done: '☒', not_applicable: '–' } as const

function checklistOf({ labels }: DraftDocument, { title, items }: Checklist): Part[] {
  return [
    part('ListTitle', (work) => [written(work, title)]),
    ...items.flatMap(({ state, label, details }) => [
      part(
        'ChecklistItem',
        (work) => [
          new TextRun({ children: [boxes[state], new Tab()] }),
          ...statementOf(work, label),
          ...(state === 'open' ? [] : [written(work, ` (${labels[state]})`)]),
        ],
        { keep: details.length > 0 },
      ),
      ...(details.length === 0 ? [] : [part('ChecklistDetail', (work) => sentences(work, details))]),
    ]),
    spaceAfter(),
  ]
}

function questionsOf(document: DraftDocument): Part[] {
  const { open_questions: questions, labels } = document
  if (questions.length === 0) return []
  const sections = new Map([...sectionsOf(document)].map((section) => [section.id, section]))
  return [
    headingPart(1, (work) => [written(work, labels.questions)]),
    ...questions.map(({ question, section }, i) =>
      part('Question', (work) => {
        const found = sections.get(section)
        const anchor = work.places.get(section)
        return [
          new TextRun({ children: [`${i + 1}.`, new Tab()] }),
          written(work, question),
          ...(found === undefined || anchor === undefined
            ? []
            : [
                new TextRun(' '),
                new InternalHyperlink({
                  anchor,
                  children: [written(work, headingOf(found), { style: 'Hyperlink' })],
                }),
              ]),
        ]
      }),
    ),
  ]
}

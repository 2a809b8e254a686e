import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
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
import type { IRunOptions, IParagraphOptions, PageNumberEstimator, ParagraphChild } from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
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
import { docxStyles, proofed } from './docx-styles.ts'
import { fixedPackage } from './docx-package.ts'
import { limitText } from './limit-text.ts'
import { languageTag, notesOf } from './notes.ts'
import type { Note } from './notes.ts'
import { leadsIn, wholeTable } from './page-breaks.ts'

interface Work {
  readonly document: DraftDocument
  readonly notes: ReadonlyMap<string, Note>
  /** Numbers of the notes whose footnote stands already: Word has one reference to each, later uses point to it. */
  readonly placed: Set<number>
  /** Bookmark of each section's heading. */
  readonly places: ReadonlyMap<string, string>
}

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const page = { width: 11906, height: 16838, margin: 1417 } as const
const textWidth = page.width - 2 * page.margin

/**
 * The draft as a Word document: real headings and styles, a table of contents whose page numbers stand in it (laid out here,
 * so Word does not ask to update anything), repeated header rows, citations as footnotes. Equal documents give equal bytes.
 */
export async function renderDocx(document: DraftDocument): Promise<Uint8Array> {
  return fixedPackage(await Packer.toBuffer(docOf(document)), {
    at: document.metadata.generated_at,
    language: proofed(document.language),
  })
}

function docOf(document: DraftDocument): Document {
  const sections = [...sectionsOf(document)]
  const work: Work = {
    document,
    notes: notesOf(document),
    placed: new Set(),
    // A bookmark has at most 40 letters, digits and underscores, and begins with a letter: ids of sections may not fit.
    places: new Map(sections.map(({ id }, i) => [id, `section_${i + 1}`])),
  }
  const { labels, language, title } = document
  const body = [
    ...coverOf(document),
    new Paragraph({ style: 'ContentsHeading', text: cleanLine(labels.contents) }),
    new TableOfContents(cleanLine(labels.contents), { hyperlink: true, headingStyleRange: '1-3' }),
    ...document.sections.flatMap((section, i) => sectionOf(work, section, { level: 1, first: i === 0 })),
    ...questionsOf(work),
  ]
  const made = new Document({
    title: cleanLine(title),
    subject: cleanLine(document.metadata.programme.title),
    creator: cleanLine(document.metadata.applicant.name),
    lastModifiedBy: cleanLine(document.metadata.applicant.name),
    description: cleanLine(document.notice.join(' ')),
    styles: docxStyles(proofed(language)),
    pageNumbers: pageNumbers,
    footnotes: Object.fromEntries(
      [...work.notes.values()].map((note) => [String(note.number), { children: [footnoteOf(note)] }]),
    ),
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        headers: { default: new Header({ children: [runningHead(document)] }) },
        footers: { default: new Footer({ children: [pageOf(document)] }) },
        children: body,
      },
    ],
  })
  lowSeparators(made)
  return made
}

const estimate = estimatePageNumbersWith({ guess: true })
/** Signs of one word that are laid out. */
const longest = 1000

/**
 * Lays the pages out with endless words already broken: letter by letter, the layout takes seconds for what Word breaks at
 * the same places. Of a word of pages only the beginning is laid out. Of this nothing is written but the closed contents.
 */
const pageNumbers: PageNumberEstimator = Object.assign((...[body, context]: Parameters<PageNumberEstimator>) => {
  closeContents(body)
  return estimate(withBreaks(body), context)
}, estimate)

/** An element of the body as it will be written: its name and its children. */
type Written = Readonly<Record<string, unknown>>
const childrenOf = (name: string, of: unknown): Written[] => {
  const inner = typeof of === 'object' && of !== null ? (of as Written)[name] : undefined
  return Array.isArray(inner) ? (inner as Written[]) : []
}

/**
 * The library ends the contents in an empty paragraph of their own: after contents that fill their page it made a page
 * without anything. Their end goes into the last entry.
 */
function closeContents(body: unknown): void {
  for (const block of childrenOf('w:body', body)) {
    for (const part of childrenOf('w:sdt', block)) {
      const paragraphs = childrenOf('w:sdtContent', part)
      const last = paragraphs.at(-2)
      if (last === undefined || paragraphs.at(-1) === undefined) continue
      childrenOf('w:p', last).push(...childrenOf('w:p', paragraphs.pop()))
    }
  }
}

function withBreaks<T>(xml: T, inText = false): T {
  if (typeof xml === 'string')
    return (
      inText ? xml.replace(/\S{40,}/gu, (word) => breakable([...word].slice(0, longest).join(''), 12, 40)) : xml
    ) as T
  if (typeof xml !== 'object' || xml === null) return xml
  if (Array.isArray(xml)) return xml.map((each: unknown) => withBreaks(each, inText)) as T
  return Object.fromEntries(
    Object.entries(xml).map(([name, each]) => [
      name,
      name === '_attr' ? each : withBreaks(each as unknown, name === 'w:t'),
    ]),
  ) as T
}

/** An element of the library, with the parts that its types keep to itself. */
interface Part {
  rootKey?: string
  root?: unknown
  paragraph?: Part
}

/**
 * The line above the footnotes: Word gives it a whole line of the body, other programs almost nothing, and page numbers would
 * differ between them. Of a fixed height it is the same everywhere.
 */
function lowSeparators(made: Document): void {
  const changed = partsIn(made.FootNotes.View as unknown as Part)
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

function partsIn(part: Part): Part[] {
  const inner = Array.isArray(part.root) ? (part.root as Part[]) : []
  return [part, ...[...inner, ...(part.paragraph === undefined ? [] : [part.paragraph])].flatMap(partsIn)]
}

const run = (text: string, more: IRunOptions = {}): TextRun => new TextRun({ text: cleanLine(text), ...more })
const paragraph = (style: string, children: readonly ParagraphChild[], more: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ style, children, ...more })

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

function coverOf(document: DraftDocument): Paragraph[] {
  const { labels, title, subtitle, notice, completeness } = document
  return [
    paragraph('DraftMark', [run(labels.draft)]),
    paragraph('Title', [run(title)]),
    ...subtitle.map((text) => paragraph('Subtitle', [run(text)])),
    ...notice.map((text) => paragraph('CalloutWarning', [run(text)])),
    paragraph('CalloutWarning', [run(`${labels.completeness}: ${completeness.percent}%`)]),
  ]
}

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const

function sectionOf(
  work: Work,
  section: Section,
  { level, first = false }: { level: number; first?: boolean },
): (Paragraph | Table)[] {
  const limit = limitText(section, work.document)
  const heading = new Paragraph({
    heading: levels[level - 1] ?? HeadingLevel.HEADING_3,
    pageBreakBefore: first,
    children: [
      new Bookmark({
        id: work.places.get(section.id) ?? 'section',
        children: [run(`${section.number} ${section.title}`.trim())],
      }),
    ],
  })
  return [
    heading,
    ...(limit === undefined ? [] : [paragraph('Limit', [run(limit)])]),
    ...section.blocks.flatMap((block, i) => blockOf(work, block, leadsIn(block, section.blocks[i + 1]))),
    ...section.sections.flatMap((inner) => sectionOf(work, inner, { level: level + 1 })),
  ]
}

function blockOf(work: Work, block: Block, keepNext: boolean): (Paragraph | Table)[] {
  if (block.type === 'table') return tableOf(work, block)
  if (block.type === 'checklist') return checklistOf(work, block)
  const style = block.type === 'paragraph' ? 'BodyText' : block.tone === 'warning' ? 'CalloutWarning' : 'CalloutInfo'
  return [paragraph(style, sentences(work, block.statements), { keepNext })]
}

const sentences = (work: Work, statements: readonly Statement[]): ParagraphChild[] =>
  statements.flatMap((statement, i) => [...(i === 0 ? [] : [new TextRun(' ')]), ...statementOf(work, statement)])

function statementOf(work: Work, { kind, text, citations, language }: Statement, bold = false): ParagraphChild[] {
  const foreign = language !== undefined && language !== work.document.language
  const style = kind === 'placeholder' ? 'Placeholder' : undefined
  return [
    ...(text === ''
      ? []
      : [
          run(text, {
            ...(bold ? { bold } : {}),
            ...(style === undefined ? {} : { style }),
            ...(foreign ? { language: { value: proofed(languageTag(language)) } } : {}),
          }),
        ]),
    ...citations.flatMap((id, i) => [...(i === 0 ? [] : [run(',', { superScript: true })]), ...referenceOf(work, id)]),
  ]
}

/**
 * The first use of a citation is its footnote; later ones are fields that show the footnote's number and lead to it, so that
 * Word keeps them right when a person adds notes.
 */
function referenceOf(work: Work, id: string): ParagraphChild[] {
  const note = work.notes.get(id)
  if (note === undefined) return []
  const place = `note_${note.number}`
  if (!work.placed.has(note.number)) {
    work.placed.add(note.number)
    return [new Bookmark({ id: place, children: [new FootnoteReferenceRun(note.number)] })]
  }
  return [new NoteField(place, note.number)]
}

/** `NOTEREF place \f \h`, with its result in the style of footnote references. */
class NoteField extends SimpleField {
  constructor(place: string, number: number) {
    super(` NOTEREF ${place} \\f \\h `)
    this.addChildElement(new TextRun({ text: String(number), style: 'FootnoteReference' }))
  }
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

function tableOf(work: Work, table: DraftTable): (Paragraph | Table)[] {
  const { caption, columns, rows } = table
  const widths = fitTable(table).shares.map((share) => Math.floor(textWidth * share))
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
    keepNext: true,
    children: columns.map(({ title }, i) => cell(i, [run(title, { bold: true })], 'E8EDF3')),
  })
  const body = rows.map(
    ({ cells, total }, i) =>
      new TableRow({
        cantSplit: true,
        // A longer one leaves no row alone with its head, and none alone on the next page.
        keepNext: i < rows.length - 1 && (rows.length <= wholeTable || i === 0 || i === rows.length - 2),
        children: cells.map((each, i) =>
          cell(i, statementOf(work, each, total === true), total === true ? 'F5F7FA' : undefined),
        ),
      }),
  )
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'A9B4C2' }
  return [
    paragraph('Caption', [run(caption)], { keepNext: true }),
    new Table({
      rows: [head, ...body],
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
      margins: { top: 40, bottom: 40, left: 80, right: 80 },
    }),
    paragraph('AfterTable', []),
  ]
}

const boxes = { open: '☐', done: '☒', not_applicable: '–' } as const

function checklistOf(work: Work, { title, items }: Checklist): Paragraph[] {
  const { labels } = work.document
  return [
    paragraph('ListTitle', [run(title)]),
    ...items.flatMap(({ state, label, details }) => [
      paragraph(
        'ChecklistItem',
        [
          new TextRun({ children: [boxes[state], new Tab()] }),
          ...statementOf(work, label),
          ...(state === 'open' ? [] : [run(` (${labels[state]})`)]),
        ],
        { keepNext: details.length > 0 },
      ),
      ...details.map((detail, i) =>
        paragraph('ChecklistDetail', statementOf(work, detail), { keepNext: i < details.length - 1 }),
      ),
    ]),
  ]
}

function questionsOf({ document, places }: Work): Paragraph[] {
  const { open_questions: questions, labels } = document
  if (questions.length === 0) return []
  const sections = new Map([...sectionsOf(document)].map((section) => [section.id, section]))
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(labels.questions)] }),
    ...questions.map(({ question, section }, i) => {
      const found = sections.get(section)
      const anchor = places.get(section)
      return paragraph('Question', [
        new TextRun({ children: [`${i + 1}.`, new Tab()] }),
        run(question),
        ...(found === undefined || anchor === undefined
          ? []
          : [
              new TextRun(' '),
              new InternalHyperlink({
                anchor,
                children: [run(`${found.number} ${found.title}`.trim(), { style: 'Hyperlink' })],
              }),
            ]),
      ])
    }),
  ]
}

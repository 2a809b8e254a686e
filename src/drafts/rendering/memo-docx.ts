import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LineRuleType,
  Packer,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { IParagraphOptions, IRunOptions, ParagraphChild } from 'docx'
import type { FittedMemo, MemoItem } from '../../core/drafting/memo.ts'
import type { Language } from '../../core/facts/text.ts'
import { breakable, cleanLine, cleanLink } from './clean.ts'
import { docxStyles, proofed } from './docx-styles.ts'
import { fixedPackage } from './docx-package.ts'
import { semicolon } from '../../wording/message.ts'

/** A4, in twentieths of a point; the page that the PDF is fitted to has the same margins. */
const page = { width: 11906, height: 16838, side: 1077, end: 907 } as const
const textWidth = page.width - 2 * page.side

const tones = {
  good: { color: '15803D', fill: 'EDF9F0' },
  open: { color: 'B45309', fill: 'FFF8E6' },
  bad: { color: 'B91C1C', fill: 'FDF0F0' },
} as const

const grey = '4B5563'
const run = (text: string, more: IRunOptions = {}): TextRun =>
  new TextRun({ text: breakable(cleanLine(text), 20, 50), ...more })
/** An address that is broken is none; the longest of ours fits the line. */
const unbroken = (text: string, more: IRunOptions, least = 100): TextRun =>
  new TextRun({ text: breakable(cleanLine(text), 40, least), ...more })

/** Half-points and spacing of the kinds of lines. Set here and not in styles: the styles are those of drafts. */
const line = (children: readonly ParagraphChild[], more: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 20, line: 228, lineRule: LineRuleType.AUTO }, ...more, children })

/** A memo that was fitted to one page as a Word document, which takes no more room: equal memos give equal bytes. */
export async function renderMemoDocx(memo: FittedMemo): Promise<Uint8Array> {
  const at = `${memo.day}T00:00:00Z`
  return fixedPackage(await Packer.toBuffer(documentOf(memo)), { at, language: proofed(memo.language) })
}

function documentOf(memo: FittedMemo): Document {
  return new Document({
    title: cleanLine(memo.title),
    creator: cleanLine(memo.lines[0] ?? ''),
    lastModifiedBy: cleanLine(memo.lines[0] ?? ''),
    description: cleanLine(memo.verdict.sentence),
    styles: docxStyles(proofed(memo.language)),
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.end, bottom: page.end, left: page.side, right: page.side, header: 0, footer: 0 },
          },
        },
        children: [...headOf(memo), ...bodyOf(memo), ...footOf(memo)],
      },
    ],
  })
}

function headOf({ mark, date, title, lines, notices, verdict, facts }: FittedMemo): Paragraph[] {
  const { color, fill } = tones[verdict.tone]
  return [
    line(
      [
        run(mark, { bold: true, size: 16, color: grey }),
        new TextRun({ children: [new Tab()] }),
        run(date, { size: 16, color: grey }),
      ],
      { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] },
    ),
    line([run(title, { size: 30 })], { heading: HeadingLevel.TITLE, spacing: { before: 40, after: 80, line: 240 } }),
    ...lines.map((text) => line([run(text, { size: 18, color: grey })])),
    ...notices.map((text) => line([run(text, { size: 18, bold: true, color: tones.open.color })])),
    line([run(`${verdict.label}. `, { bold: true, size: 21, color }), run(verdict.sentence, { size: 18 })], {
      spacing: { before: 60, after: 100, line: 240 },
      indent: { left: 113 },
      shading: { type: ShadingType.CLEAR, color: 'auto', fill },
      border: { left: { style: BorderStyle.SINGLE, size: 24, space: 6, color } },
      alignment: AlignmentType.LEFT,
    }),
    ...facts.map(({ label, value }) =>
      line([run(`${label}: `, { size: 18, color: grey }), run(value, { size: 18, bold: true })]),
    ),
  ]
}

const bullet = { left: 227, hanging: 227 } as const

function bodyOf({ sections, language }: FittedMemo): Paragraph[] {
  return sections.flatMap(({ title, items, dropped }) => [
    line([run(title, { size: 21 })], { heading: HeadingLevel.HEADING_1, spacing: { before: 100, after: 30 } }),
    ...items.map((item) => line(itemOf(item, language), { indent: bullet })),
    ...(dropped === undefined ? [] : [line([run(dropped, { size: 15, color: grey })], { indent: { left: 227 } })]),
  ])
}

function itemOf({ text, quote, sources }: MemoItem, language: Language): ParagraphChild[] {
  return [
    new TextRun({ children: ['•', new Tab()], size: 18 }),
    run(text, { size: 18 }),
    ...(quote === undefined
      ? []
      : [run(` «${quote.text}»`, { size: 16, language: { value: proofed(quote.language) } })]),
    ...sources.flatMap(({ label, link }, i) => {
      const clean = cleanLink(link)
      const shown = run(label, clean === undefined ? { size: 15, color: grey } : { size: 15, style: 'Hyperlink' })
      return [
        run(i === 0 ? ' ' : semicolon[language], { size: 15, color: grey }),
        clean === undefined ? shown : new ExternalHyperlink({ link: clean, children: [shown] }),
      ]
    }),
  ]
}

function footOf({ foot }: FittedMemo): Paragraph[] {
  return foot.map((text, i) =>
    // An address is copied whole: nothing invisible may stand in it.
    line([unbroken(text, { size: 15, color: grey }, 160)], {
      spacing: { before: i === 0 ? 120 : 0, after: 20 },
      ...(i === 0 ? { border: { top: { style: BorderStyle.SINGLE, size: 4, space: 4, color: 'A9B4C2' } } } : {}),
    }),
  )
}

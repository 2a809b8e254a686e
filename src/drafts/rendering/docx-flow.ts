import { LineRuleType } from 'docx'
import type { IParagraphStylePropertiesOptions, IRunStylePropertiesOptions } from 'docx'
import { breakLines, calibriLine } from './calibri.ts'
import type { Run } from './calibri.ts'
import { docxStyles } from './docx-styles.ts'
import { wholeTable } from './page-breaks.ts'
import type { Flow, Piece } from './page-plan.ts'

/** What the plan of pages asks of a paragraph or a table, beside its heights. */
export interface FlowKind {
  readonly entry?: boolean
  readonly begins?: boolean
  readonly price?: number
  /** Does not end a page. */
  readonly keep?: boolean
  /** Its lines stay on one page. */
  readonly whole?: boolean
}

/** Words of a paragraph; the style says their size. */
export interface Written {
  readonly text: string
  readonly bold?: boolean
  /** Raised and small. */
  readonly raised?: boolean
  readonly note?: number
}

/** What a style makes of a paragraph, in points. */
interface Look {
  readonly size: number
  readonly bold: boolean
  readonly before: number
  readonly after: number
  readonly line: number
  readonly indent: number
}

interface Style {
  readonly run?: IRunStylePropertiesOptions
  readonly paragraph?: IParagraphStylePropertiesOptions
}

/** Of the words of references, against the text they stand in. */
const raisedSize = 0.65
/** The library's own styles of the contents. */
const contents = [0, 220, 440].map((left, i) => ({
  id: `TOC${i + 1}`,
  style: { paragraph: { spacing: { after: 100 }, indent: { left } } },
}))

const looks: ReadonlyMap<string, Look> = looksOf()

function looksOf(): Map<string, Look> {
  const { default: defaults = {}, paragraphStyles = [] } = docxStyles('en')
  const { document, title, heading1, heading2, heading3, footnoteText } = defaults
  const named: [string, Style | undefined][] = [
    ['Title', title],
    ['Heading1', heading1],
    ['Heading2', heading2],
    ['Heading3', heading3],
    ['FootnoteText', footnoteText],
    ...contents.map(({ id, style }): [string, Style] => [id, style]),
    ...paragraphStyles.map(({ id, run, paragraph }): [string, Style] => [
      id,
      { ...(run === undefined ? {} : { run }), ...(paragraph === undefined ? {} : { paragraph }) },
    ]),
  ]
  return new Map(named.map(([id, style]) => [id, lookOf(style ?? {}, document ?? {})]))
}

function lookOf({ run, paragraph }: Style, base: Style): Look {
  const size = Number(run?.size ?? base.run?.size ?? 22) / 2
  const spacing = { ...base.paragraph?.spacing, ...paragraph?.spacing }
  const { line = 240, lineRule } = spacing
  return {
    size,
    bold: run?.bold === true,
    before: Number(spacing.before ?? 0) / 20,
    after: Number(spacing.after ?? 0) / 20,
    line: lineRule === LineRuleType.EXACT ? Number(line) / 20 : (size * calibriLine * Number(line)) / 240,
    indent: Number(paragraph?.indent?.left ?? 0) / 20,
  }
}

const lookFor = (style: string): Look => looks.get(style) ?? lookOf({}, {})

function linesIn(words: readonly Written[], { size, bold: isBold, indent }: Look, width: number): number[][] {
  const runs = words.map(({ text, bold = isBold, raised = false, note }): Run => {
    const run = { text, bold, size: raised ? size * raisedSize : size }
    return note === undefined ? run : { ...run, note }
  })
  return breakLines(runs, width - indent)
}

/** Height of a footnote, in points. */
export function noteHeight(words: readonly Written[], width: number): number {
  const look = lookFor('FootnoteText')
  return linesIn(words, look, width).length * look.line + look.after
}

/** A paragraph as the plan of pages sees it. `notes`: heights of the footnotes by their numbers. */
export function paragraphFlow(
  words: readonly Written[],
  style: string,
  { keep = false, whole = false, ...kind }: FlowKind,
  { width, notes }: { readonly width: number; readonly notes: ReadonlyMap<number, number> },
): Flow {
  const look = lookFor(style)
  const lines = linesIn(words, look, width)
  const last = lines.length - 1
  const pieces = lines.map((found, i): Piece => ({
    height: look.line,
    above: i === 0 ? look.before : 0,
    below: i === last ? look.after : 0,
    notes: sumOf(found, notes),
    // No line of a paragraph stands alone on a page.
    keep: i === last ? keep : whole || i === 0 || i === last - 1,
  }))
  return { ...kind, pieces }
}

/**
 * A table of rows of cells, the head first. One that takes little of a page with its footnotes stays whole; a longer one
 * leaves no row alone with its head, and none alone on the next page.
 */
export function tableFlow(
  rows: readonly (readonly (readonly Written[])[])[],
  { widths, notes }: { readonly widths: readonly number[]; readonly notes: ReadonlyMap<number, number> },
): Flow {
  const look = lookFor('TableText')
  const measured = rows.map((cells) => {
    const lines = cells.map((words, i) => linesIn(words, look, (widths[i] ?? 0) - cellMargins.sides))
    return {
      height: Math.max(1, ...lines.map(({ length }) => length)) * look.line + cellMargins.ends,
      notes: sumOf(lines.flat(2), notes),
    }
  })
  const whole = measured.reduce((sum, row) => sum + row.height + row.notes, 0) <= wholeTable
  const last = measured.length - 1
  const pieces = measured.map((row, i): Piece => ({
    ...row,
    above: 0,
    below: 0,
    keep: i < last && (whole || i <= 1 || i === last - 1),
    row: true,
  }))
  return { pieces, head: pieces[0]?.height ?? 0 }
}

/** What a cell's margins take of its width, and margins and border of a row's height, in points. */
const cellMargins = { sides: 8, ends: 4.5 } as const

const sumOf = (found: readonly number[], heights: ReadonlyMap<number, number>): number =>
  found.reduce((sum, note) => sum + (heights.get(note) ?? 0), 0)

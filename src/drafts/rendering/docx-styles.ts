import { BorderStyle, LineRuleType, ShadingType } from 'docx'
import type { IStylesOptions } from 'docx'

/** Language tags that Word checks spelling with. */
const proofing: Readonly<Record<string, string>> = { el: 'el-GR', en: 'en-GB' }
export const proofed = (language: string): string => proofing[language] ?? language

const navy = '1F3A5F'
const grey = '5B6573'

/** Of the body in twentieths of a point: 11 points of Calibri (1.22 of its size) at 1.1 lines. */
const lineHeight = 295

const callout = (id: string, color: string, fill: string) => ({
  id,
  name: id === 'CalloutInfo' ? 'Callout' : 'Callout Warning',
  basedOn: 'Normal',
  quickFormat: true,
  paragraph: {
    spacing: { before: 60, after: 60 },
    indent: { left: 113 },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill },
    border: { left: { style: BorderStyle.SINGLE, size: 24, space: 6, color } },
  },
})

/**
 * Styles of the Word document: every look is a style, so that a consultant changes it in one place. Calibri is in every
 * Word, and its widths are known to the layout that numbers the pages.
 */
export function docxStyles(language: string): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: language } },
        paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
      },
      title: { run: { size: 52, bold: true, color: navy }, paragraph: { spacing: { before: 120, after: 160 } } },
      heading1: {
        run: { size: 32, bold: true, color: navy },
        paragraph: { spacing: { before: 360, after: 120 }, keepNext: true, keepLines: true },
      },
      heading2: {
        run: { size: 26, bold: true, color: navy },
        paragraph: { spacing: { before: 240, after: 80 }, keepNext: true, keepLines: true },
      },
      heading3: {
        run: { size: 23, bold: true, color: navy },
        paragraph: { spacing: { before: 200, after: 60 }, keepNext: true, keepLines: true },
      },
      hyperlink: { run: { color: '1D4ED8', underline: {} } },
      footnoteText: {
        run: { size: 17 },
        paragraph: { spacing: { after: 20, line: 240, lineRule: LineRuleType.AUTO } },
      },
      footnoteReference: { run: { superScript: true } },
    },
    characterStyles: [
      // What others are based on and what head and foot name, or the package is not valid by its schema.
      { id: 'DefaultParagraphFont', name: 'Default Paragraph Font' },
      {
        id: 'Placeholder',
        name: 'Placeholder',
        run: { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FFF2A8' } },
      },
      { id: 'SourceQuote', name: 'Source Quote', run: { color: '2B2B2B' } },
      { id: 'Derivation', name: 'Derivation', run: { color: grey } },
    ],
    paragraphStyles: [
      { id: 'Header', name: 'header', basedOn: 'Normal' },
      { id: 'Footer', name: 'footer', basedOn: 'Normal' },
      { id: 'BodyText', name: 'Body Text', basedOn: 'Normal', quickFormat: true },
      { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', quickFormat: true, run: { size: 26, color: grey } },
      {
        id: 'DraftMark',
        name: 'Draft Mark',
        basedOn: 'Normal',
        run: { bold: true, size: 24, color: '9B1C1C', characterSpacing: 40 },
      },
      {
        id: 'ContentsHeading',
        name: 'Contents Heading',
        basedOn: 'Normal',
        run: { size: 32, bold: true, color: navy },
        paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
      },
      { id: 'Limit', name: 'Limit', basedOn: 'Normal', run: { size: 19, color: grey }, paragraph: { keepNext: true } },
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        quickFormat: true,
        run: { bold: true, size: 20, color: navy },
        paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        run: { size: 20 },
        paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
      },
      {
        id: 'AfterBlock',
        name: 'After Block',
        basedOn: 'Normal',
        run: { size: 12 },
        paragraph: { spacing: { after: 60 } },
      },
      {
        id: 'ListTitle',
        name: 'List Title',
        basedOn: 'Normal',
        run: { bold: true },
        paragraph: { spacing: { before: 120, after: 60 }, keepNext: true },
      },
      {
        id: 'ChecklistItem',
        name: 'Checklist Item',
        basedOn: 'Normal',
        // The box comes from another font, whose lines are higher in one program than in another: page numbers would differ.
        paragraph: {
          spacing: { after: 30, line: lineHeight, lineRule: LineRuleType.EXACT },
          indent: { left: 397, hanging: 397 },
        },
      },
      {
        id: 'ChecklistDetail',
        name: 'Checklist Detail',
        basedOn: 'Normal',
        run: { size: 19, color: grey },
        paragraph: { spacing: { after: 20 }, indent: { left: 397 } },
      },
      {
        id: 'Question',
        name: 'Question',
        basedOn: 'Normal',
        paragraph: { spacing: { after: 60 }, indent: { left: 454, hanging: 454 } },
      },
      callout('CalloutInfo', '2563EB', 'EFF5FF'),
      callout('CalloutWarning', 'B45309', 'FFF8E6'),
    ],
  }
}

/** Styles whose paragraphs do not end a page. */
export const keepingStyles: ReadonlySet<string> = new Set(
  docxStyles('en').paragraphStyles?.flatMap(({ id, paragraph }) => (paragraph?.keepNext === true ? [id] : [])),
)

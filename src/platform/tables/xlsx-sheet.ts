import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell, Table } from './table.ts'

/**
 * A workbook of one sheet (ECMA-376 part 1, 18), written as its rows are read; kept libraries build the whole sheet in
 * memory first. Texts stand in their cells, so that there is no table of all texts to wait for. They are texts, whatever
 * they begin with.
 */
export function* sheetOf(table: Table, rowsAtATime: number): Generator<Uint8Array> {
  const packed: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    failure ??= error
    packed.push(piece)
  })
  function* drained(): Generator<Uint8Array> {
    if (failure !== null) throw failure
    yield* packed.splice(0)
  }
  for (const [name, text] of Object.entries(fixedParts(table.name))) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(text), true)
    yield* drained()
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  zip.add(sheet)
  sheet.push(strToU8(sheetHead(table)))
  let rows = ''
  let number = 1
  for (const row of table.rows) {
    number += 1
    rows += rowOf(row, number)
    if (number % rowsAtATime !== 0) continue
    sheet.push(strToU8(rows))
    rows = ''
    yield* drained()
  }
  sheet.push(strToU8(`${rows}</sheetData></worksheet>`), true)
  zip.end()
  yield* drained()
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styles = { plain: 0, head: 1, day: 2 } as const

function fixedParts(name: string): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${escaped(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment wrapText="1"/></xf><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}

function sheetHead({ columns }: Table): string {
  const widths = columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const heads = columns.map(({ head }, at) => textCell(head, `${letters(at)}1`, styles.head)).join('')
  return `${xml}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${heads}</row>`
}

function rowOf(row: readonly Cell[], number: number): string {
  return `<row r="${number}">${row.map((cell, at) => cellOf(cell, `${letters(at)}${number}`)).join('')}</row>`
}

function cellOf(cell: Cell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(cell, place, styles.plain)
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" s="${styles.day}"><v>${firstDay.until(cell).days}</v></c>`
}

/** Day 0 of spreadsheets, which take 1900 for a leap year: right from March 1900 on. */
const firstDay = Temporal.PlainDate.from('1899-12-30')

const textCell = (text: string, place: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`

/** A cell has at most 32,767 characters. */
const longestText = 32_000

/** As XML takes it; what XML 1.0 cannot hold is left out, and `_x000A_` stays what it is (ECMA-376 part 1, 22.9.2.19). */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** `A`, …, `Z`, `AA`. */
function letters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? last : `${letters(Math.floor(at / 26) - 1)}${last}`
}

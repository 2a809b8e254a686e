import { crc32, deflateRawSync } from 'node:zlib'

/** How a tab is shown, as programs write it: nothing at all for one that is shown, or the word. */
export type SheetState = 'visible' | 'hidden' | 'veryHidden'

type Cell =
  | string
  | number
  | { readonly day: number }
  | { readonly share: number }
  | { readonly error: string }
  /** With the text that it came to; without one of it that its program did not work out, `ofText` where the cell is of texts. */
  | { readonly formula: string; readonly value?: string; readonly ofText?: true }
  /** The number of a shared text, there or not. */
  | { readonly text: number }

/**
 * A small XLSX workbook, made of its parts (ECMA-376): texts are shared, days and shares have their formats. With `second` the
 * sheet was made after another one and moved before it, which the workbook says and the names of the files do not; with
 * `behind` it was left behind it. Cells of the ranges in `merged` are shown as one.
 */
export function aWorkbook(
  rows: readonly (readonly Cell[])[],
  order: 'first' | 'second' | 'behind' = 'first',
  states: {
    readonly own?: SheetState
    readonly other?: SheetState
    readonly merged?: readonly string[]
    /** The sheet in UTF-16, as few programs write it. */
    readonly wide?: boolean
  } = {},
): Buffer {
  const shared: string[] = []
  const cell = (value: Cell): string => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`
    if (typeof value === 'object' && 'share' in value) return `<c s="2"><v>${value.share}</v></c>`
    if (typeof value === 'object' && 'error' in value) return `<c t="e"><v>${value.error}</v></c>`
    if (typeof value === 'object' && 'text' in value) return `<c t="s"><v>${value.text}</v></c>`
    if (typeof value === 'object' && 'formula' in value) {
      if (value.ofText) return `<c t="str"><f>${value.formula}</f></c>`
      const kept = value.value === undefined ? '><f>' : ' t="str"><f>'
      return `<c${kept}${value.formula}</f><v>${value.value ?? ''}</v></c>`
    }
    if (typeof value === 'object') return `<c s="1"><v>${value.day}</v></c>`
    shared.push(value)
    return `<c t="s"><v>${shared.length - 1}</v></c>`
  }
  const body = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const tab = (name: string, id: string, state: SheetState | undefined): string =>
    `<sheet name="${name}"${state === undefined ? '' : ` state="${state}"`} r:id="${id}"/>`
  const tabs = [tab('b', 'rId2', states.own), tab('a', 'rId1', states.other)]
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const merged = (states.merged ?? []).map((range) => `<mergeCell ref="${range}"/>`).join('')
  const sheet = `<?xml version="1.0"?><worksheet><sheetData>${body}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
  return zipOf({
    ...(order === 'first'
      ? { 'xl/worksheets/sheet1.xml': states.wide === true ? Buffer.from(`\ufeff${sheet}`, 'utf16le') : sheet }
      : {
          'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets>${(order === 'second' ? tabs : tabs.toReversed()).join('')}</sheets></workbook>`,
          'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
          'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>`,
          'xl/worksheets/sheet2.xml': sheet,
        }),
    'xl/sharedStrings.xml': `${head}<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${head}<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
  })
}

/** A zip file (APPNOTE 4.3) of these files. */
function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content as string)
    const packed = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006'), end])
}

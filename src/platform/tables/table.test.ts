import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { toCsv, toXlsx, type Table } from './table.ts'

const table: Table = {
  name: 'Ταιριάσματα',
  columns: [
    { head: 'Τίτλος', width: 40 },
    { head: 'Ποσό', width: 12 },
    { head: 'Λήξη', width: 12 },
  ],
  rows: [
    ['=HYPERLINK("http://x")', 1234.5, Temporal.PlainDate.from('2027-03-31')],
    ['a "quoted", text\nof two lines', -3, null],
    [' @SUM(1)', null, null],
    ['-5 % της αξίας', 0.1, null],
  ],
}

test('a spreadsheet opens the file as it is: the mark, the separator and the decimals of its country', () => {
  assert.equal(
    toCsv(table, 'point'),
    '\ufeffΤίτλος,Ποσό,Λήξη\r\n"\'=HYPERLINK(""http://x"")",1234.5,2027-03-31\r\n"a ""quoted"", text\nof two lines",-3,\r\n\' @SUM(1),,\r\n\'-5 % της αξίας,0.1,\r\n',
  )
  assert.match(toCsv(table, 'comma'), /^\ufeffΤίτλος;Ποσό;Λήξη\r\n.*;1234,5;2027-03-31\r\n/)
})

test('in a workbook a text stays a text, a number a number, a day a day', async () => {
  const files = unzipSync(await toXlsx({ ...table, rows: [...table.rows, ['\u0007\ud800odd', 1, null]] }))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())
  assert.ok(!sheet.includes('<f>'), 'no formula')
  assert.match(sheet, /<v>1234\.5<\/v>/)
  assert.match(strings, /=HYPERLINK\(&quot;http:\/\/x&quot;\)|=HYPERLINK\("http:\/\/x"\)/)
  assert.match(strings, />\ufffd?odd</)
})

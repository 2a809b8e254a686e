import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { xlsxRecords } from '../files/xlsx.ts'
import { written, type Cell, type Table, type TableFormat } from './table.ts'

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
    ['＝1+1', null, null],
    ['-5 % της αξίας', 0.1, null],
  ],
}

async function whole(from: Table, format: TableFormat, decimal: 'point' | 'comma' = 'point'): Promise<Uint8Array> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(written(from, format, decimal))))
}
const csv = async (from: Table, decimal: 'point' | 'comma'): Promise<string> =>
  Buffer.from(await whole(from, 'csv', decimal)).toString('utf8')

test('a spreadsheet opens the file as it is: the mark, the separator and the decimals of its country', async () => {
  assert.equal(
    await csv(table, 'point'),
    '\ufeffΤίτλος,Ποσό,Λήξη\r\n"\'=HYPERLINK(""http://x"")",1234.5,2027-03-31\r\n"a ""quoted"", text\nof two lines",-3,\r\n\' @SUM(1),,\r\n\'＝1+1,,\r\n\'-5 % της αξίας,0.1,\r\n',
  )
  assert.match(await csv(table, 'comma'), /^\ufeffΤίτλος;Ποσό;Λήξη\r\n.*;1234,5;2027-03-31\r\n/)
})

test('in a workbook a text stays a text, a number a number, a day a day', async () => {
  const odd: Cell[] = ['\u0007\ud800odd _x0041_ <&>', 1, null]
  const bytes = await whole({ ...table, rows: [...table.rows, odd] }, 'xlsx')
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  assert.ok(!sheet.includes('<f>'), 'no formula')
  assert.match(sheet, />\ufffdodd _x005F_x0041_ &lt;&amp;&gt;</)
  assert.deepEqual(await Array.fromAsync(xlsxRecords(bytes)), [
    ['Τίτλος', 'Ποσό', 'Λήξη'],
    ['=HYPERLINK("http://x")', '1234.5', '2027-03-31'],
    ['a "quoted", text\nof two lines', '-3'],
    ['@SUM(1)'],
    ['＝1+1'],
    ['-5 % της αξίας', '0.1'],
    ['\ufffdodd _x005F_x0041_ <&>', '1'],
  ])
})

for (const format of ['csv', 'xlsx'] as const) {
  test(`${format}: rows are made as the file is read, and all of them are in it`, async () => {
    let made = 0
    function* rows(): Generator<Cell[]> {
      while (made < 5000) yield [`Γραμμή ${(made += 1)}`, made, null]
    }
    const file: Uint8Array[] = []
    let first: number | undefined
    for await (const piece of written({ ...table, rows: rows() }, format, 'point')) {
      file.push(piece)
      // Compression holds back what it may still refer to.
      first ??= made
    }
    assert.ok((first ?? 5000) < 1000, `${first} rows were made before the first piece was read`)
    const bytes = new Uint8Array(Buffer.concat(file))
    const found =
      format === 'csv'
        ? Buffer.from(bytes).toString('utf8').split('\r\n').slice(0, -1)
        : await Array.fromAsync(xlsxRecords(bytes))
    assert.equal(found.length, 5001)
    assert.match(String(found.at(-1)), /^Γραμμή 5000,5000/)
  })
}

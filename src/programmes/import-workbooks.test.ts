import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { importsOfProgrammes } from '../../test/support/programme-imports.ts'
import { aWorkbook } from '../../test/support/workbook.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const slug = (name: string) => `workbook-${process.pid}-${name}`

describe('workbooks of programmes', () => {
  test('an XLSX workbook is read, its days as days', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const sheet = aWorkbook([
      ['slug', 'title_el', 'closes_at', 'max_subsidy'],
      [slug('x'), 'Από φύλλο', { day: 46203 }, 75000],
    ])
    const report = await work(await send(sheet, type))
    assert.equal(report.created, 1)
    assert.equal((await read(slug('x'))).call.deadlines[0]?.at, '2026-06-30T20:59:59Z')
    assert.equal((await read(slug('x'))).funding.max_subsidy.amount, '75000.00')
  })

  test('of a workbook the first sheet is read as its tabs stand; a share shown as 50% is 50 percent, a bare 0.5 is not used', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      ['slug', 'title_el', 'intensity_percent'],
      [slug('y'), 'Με μορφή', { share: 0.55 }],
      [slug('z'), 'Χωρίς μορφή', 0.5],
    ]
    const report = await work(await send(aWorkbook(rows, 'second'), type))
    assert.equal(report.created, 2)
    assert.deepEqual(
      (await read(slug('y'))).funding.intensity?.map(({ percent }) => percent),
      [55],
    )
    assert.equal((await read(slug('z'))).funding.intensity, undefined)
    assert.match(report.noted[0]?.notes[0]?.detail.en ?? '', /intensity_percent.*0\.5/u)
  })

  test('of a workbook the first tab that is shown is read, whether the program says "visible" of it or nothing', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const books = [
      ['second', { own: 'visible' }],
      ['second', { own: 'visible', other: 'visible' }],
      ['behind', { own: 'visible', other: 'hidden' }],
      ['behind', { other: 'veryHidden' }],
    ] as const
    for (const [n, [order, states]] of books.entries()) {
      const rows = [
        ['slug', 'title_el'],
        [slug(`tab${n}`), `Καρτέλα ${n}`],
      ]
      const report = await work(await send(aWorkbook(rows, order, states), type))
      assert.equal(report.created, 1)
      assert.equal((await read(slug(`tab${n}`))).title.el, `Καρτέλα ${n}`)
    }
  })

  test('a note to the right of a table in a workbook is told and loses no row', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      ['slug', 'title_el', 'max_subsidy'],
      [slug('note'), 'Με σημείωση', 75000, '', 'να ελεγχθεί'],
      [slug('plain'), 'Χωρίς σημείωση', 5000],
    ]
    const report = await work(await send(aWorkbook(rows), type, `&collection=note${process.pid}`))
    assert.deepEqual([report.created, report.refused], [2, 0])
    assert.equal((await read(slug('note'))).funding.max_subsidy.amount, '75000.00')
    assert.deepEqual(
      report.noted.map(({ row, notes }) => [row, notes.map(({ detail }) => detail.en)]),
      [[1, ['Cells to the right of the last column are not used: 1.']]],
    )
  })

  test('a workbook that unpacks to far more than it is or is damaged, and a quotation mark without end, are refused with a reason', async () => {
    const { publisher, api } = await importsOfProgrammes()
    const refused = async (payload: Buffer, type: string) => {
      const headers = { authorization: `Bearer ${publisher.token}`, 'content-type': type }
      const answer = await api.send({ method: 'POST', url: '/api/v1/programmes/import', headers, payload })
      assert.equal(answer.statusCode, 422, answer.body)
      return answer.json<{ errors: { code: string }[] }>().errors[0]?.code
    }
    const bomb = aWorkbook([
      ['slug', 'title_el'],
      ['a', 'α'.repeat(20_000_000)],
    ])
    assert.ok(bomb.length < 200_000)
    assert.equal(await refused(bomb, type), 'inflates_too_much')
    const lost = aWorkbook([
      ['slug', 'title_el'],
      ['a', { text: 99 }],
    ])
    assert.equal(await refused(lost, type), 'damaged', 'a text that is not there is no empty cell')
    assert.equal(await refused(Buffer.from('PK no zip'), type), 'no_xlsx')
    assert.equal(await refused(Buffer.from(`"slug;${'x'.repeat(1_500_000)}`), 'text/csv'), 'header_too_long')
    assert.equal(await refused(Buffer.from(','.repeat(4_000_000)), 'text/csv'), 'header_too_long')
    assert.equal(await refused(Buffer.from(`slug;title_el;${'x;'.repeat(500)}`), 'text/csv'), 'too_many_columns')
  })

  test('below its first cell a range of merged cells says the same; a condition that stands in another column of it is not lost', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      ['slug', 'title_el', 'regions', 'max_subsidy', 'sizes'],
      [slug('m1'), 'Πρώτο', 'Κρήτη', 100, 'small'],
      [slug('m2'), 'Δεύτερο', '', 200, 'small'],
      [slug('m3'), 'Τρίτο', '', '', 'micro'],
      [slug('m4'), 'Τέταρτο', '', 'Αττική', ''],
      [slug('m5'), 'Μαζί', 'Κρήτη', 100, ''],
      [slug('m6'), 'Χωρίς', '', '', 'small'],
    ]
    const merged = ['C2:C4', 'D3:D4', 'D5:E5', 'B6:B6', 'A1:A2', 'G1:H9']
    const report = await work(await send(aWorkbook(rows, 'first', { merged }), type, `&collection=m${process.pid}`))
    assert.deepEqual([report.created, report.refused], [5, 1])
    assert.deepEqual(
      report.noted.map(({ row, outcome, notes }) => [row, outcome, /"sizes".*=D5/u.test(notes[0]?.detail.en ?? '')]),
      [[4, 'refused', true]],
    )
    const said = async (name: string) => {
      const { eligibility, funding } = await read(slug(name))
      return [eligibility.all.find(({ kind }) => kind === 'region')?.include, funding.max_subsidy?.amount]
    }
    assert.deepEqual(await said('m2'), [['EL43'], '200.00'])
    assert.deepEqual(await said('m3'), [['EL43'], '200.00'])
    assert.deepEqual(await said('m6'), [undefined, undefined])
  })

  test('a formula whose value its program has not kept is no empty cell: a condition or a day of it refuses the row, an amount is told', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const sent = async (
      regions: string | { formula: string; ofText?: true },
      closes: { day: number } | { formula: string },
    ) => {
      const rows = [
        ['slug', 'title_el', 'regions', 'closes_at', 'max_subsidy'],
        [slug('f'), { formula: 'A1', value: 'Τίτλος' }, regions, closes, { formula: '10000*5' }],
      ]
      return work(await send(aWorkbook(rows), type, `&collection=f${process.pid}`))
    }
    const first = await sent('Κρήτη', { day: 46203 })
    assert.match(first.noted[0]?.notes[0]?.detail.en ?? '', /"max_subsidy" cannot be read and is not used: =10000\*5/u)
    const refused = [
      await sent({ formula: '"Κρή"&amp;"τη"' }, { day: 46203 }),
      await sent('Κρήτη', { formula: 'DATE(2027,6,30)' }),
      await sent({ formula: 'A1', ofText: true }, { day: 46203 }),
    ]
    for (const [n, column] of ['regions', 'closes_at', 'regions'].entries()) {
      assert.equal(refused[n]?.refused, 1)
      assert.match(
        refused[n]?.noted[0]?.notes[0]?.detail.en ?? '',
        new RegExp(`"${column}" has no value.*not worked out`),
      )
    }
    const { title, eligibility, call } = await read(slug('f'))
    assert.equal(title.el, 'Τίτλος')
    assert.equal(eligibility.all.find(({ kind }) => kind === 'region')?.include?.[0], 'EL43')
    assert.equal(call.deadlines[0]?.at, '2026-06-30T20:59:59Z')
  })

  test('a sheet in UTF-16 is read as any other', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      ['slug', 'title_el', 'intensity_percent'],
      [slug('wide'), 'Με ελληνικά', { share: 0.55 }],
    ]
    assert.equal((await work(await send(aWorkbook(rows, 'first', { wide: true }), type))).created, 1)
    assert.equal((await read(slug('wide'))).title.el, 'Με ελληνικά')
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conditionsOf, readCall } from './read-call.ts'

const decided = async (text: string, title?: string): Promise<string[]> =>
  conditionsOf(await readCall(text, title)).flatMap(({ kind }) => (kind === 'manual' ? [] : [kind]))

for (const [what, text] of [
  ['how long a loan runs', 'Maturity: 24 to 144 months'],
  [
    'who goes first among those who qualify',
    'Προηγούνται επιχειρήσεις με έδρα στην Ήπειρο και πάνω από 10 εργαζομένους.',
  ],
  ['who is ranked first', 'Firms based in Epirus with more than 10 employees rank first where scores are equal.'],
] as const)
  test(`${what} is no condition of who may apply`, async () => assert.deepEqual(await decided(text), []))

test('the day of a licence is not that on which a business was founded', async () => {
  const kinds = await decided('Δικαιούχοι: καταλύματα με σήμα λειτουργίας που εκδόθηκε έως 30/09/2026.')
  assert.ok(!kinds.includes('age'), kinds.join())
})

test('a bare least maturity is asked, and that of a business is its age', async () => {
  const kinds = async (text: string): Promise<string[]> => conditionsOf(await readCall(text)).map(({ kind }) => kind)
  assert.deepEqual(await kinds('Maturity: at least 18 months\nCollateral: none'), ['manual'])
  assert.deepEqual(await kinds('Business maturity: at least 18 months'), ['age'])
})

test('what the name of a size means is no condition, and groups of grants have no size of an enterprise', async () => {
  for (const text of [
    '«Μικρή επιχείρηση» σημαίνει επιχείρηση με λιγότερα από 50 άτομα.\nΔικαιούχοι είναι εταιρείες με έδρα στην Κρήτη.',
    'Επιλέξιμοι φορείς\nΣωματεία με έδρα στην Κρήτη.\nΟμάδα\tΕλάχιστο\tΜέγιστο\nΜικρές\t4.000 €\t18.000 €\nΜεγάλες\t70.001 €\t140.000 €',
  ])
    assert.ok(!(await decided(text, 'Δείγμα')).includes('size'), text)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

const kindsOf = async (text: string): Promise<string[]> =>
  conditionsOf(await readCall(text)).flatMap(({ kind }) => (kind === 'manual' ? [] : [kind]))

test('the name of another programme tells no place, size or form of those who apply', async () => {
  for (const text of [
    'Επιχειρήσεις που έχουν επιχορηγηθεί από το πρόγραμμα «Θεσσαλία Καινοτομεί» δεν γίνονται δεκτές.',
    'Όσες εταιρείες έχουν υποβάλει αίτηση στη δράση «Υφαίνουμε στην Ήπειρο» αποκλείονται.',
    'Φορείς που συμμετείχαν στο «Αστικές Εταιρείες – Αρχή 2023» δεν μπορούν να υποβάλουν αίτηση.',
    'Επιχειρήσεις που εντάχθηκαν στη δράση «Ψηφιακές Μεσαίες Επιχειρήσεις» μπορούν να υποβάλουν αίτηση.',
    'Applicants that were funded under the programme "Attica Circular 2023" may not apply for the same machines.',
    'Winners of "Help for Sole Traders" are not eligible.',
    'Bakeries which have benefited from the Small Oven voucher are still eligible, but not for the same oven.',
    'Workshops supported under "Corfu–Puglia Interreg" may not apply for the same costs.',
  ])
    assert.deepEqual(await kindsOf(text), [], text)
})

test('who is kept out by another programme is asked in his own words', async () => {
  for (const text of [
    'Επιχειρήσεις που έχουν επιχορηγηθεί από το πρόγραμμα «Θεσσαλία Καινοτομεί» δεν γίνονται δεκτές.',
    'Applicants that were funded under the programme "Attica Circular 2023" may not apply for the same machines.',
  ])
    assert.deepEqual(citedByManual(await readCall(text)), [text])
})

test('a place or a form in quotation marks that is named as one is still read', async () => {
  const call = await readCall('Δικαιούχοι είναι επιχειρήσεις με έδρα στην Περιφέρεια «Ήπειρος».')
  const [region] = conditionsOf(call).filter(({ kind }) => kind === 'region')
  assert.deepEqual(region?.kind === 'region' ? region.include : [], ['EL54'])
})

test('what applicants have had, or owe, is no sum of the call, and is asked', async () => {
  for (const text of [
    'Associations that have already obtained more than EUR 70,000 from cascade funding may not apply.',
    'Οι εταιρείες που έχουν εισπράξει πάνω από 65.000 € από άλλη δράση δεν γίνονται δεκτές.',
    'The applicant must not have unpaid taxes above EUR 400.',
    'Η επιχείρηση δεν πρέπει να έχει ληξιπρόθεσμες οφειλές άνω των 700 € προς τον ΕΦΚΑ.',
    'Firms with overdue debts of more than EUR 900 are excluded.',
  ]) {
    const call = await readCall(`${text}\n\nThe grant is at most EUR 30,000.`)
    assert.equal(call.programme.funding.max_subsidy?.amount, '30000.00', text)
    assert.equal(call.programme.funding.min_subsidy, undefined, text)
    assert.deepEqual(citedByManual(call), [text], text)
  }
  const paid = await readCall('Those who obtained a voucher of up to EUR 3,000 from the Chamber may apply.')
  assert.equal(paid.programme.funding.max_subsidy, undefined)
})

test('what is given to those who have been chosen is still a sum of the call', async () => {
  const call = await readCall('Firms that have been awarded a grant will receive up to EUR 45,000.')
  assert.equal(call.programme.funding.max_subsidy?.amount, '45000.00')
})

test('a clause behind a form that is refused says which of them are: asked, and none is kept out', async () => {
  for (const text of [
    'Consortia whose partners share an owner will be rejected.',
    'Cooperatives with foreign members are not eligible.',
    'Δεν είναι επιλέξιμοι οι συνεταιρισμοί των οποίων τα μέλη είναι κάτω από δέκα.',
  ]) {
    const call = await readCall(text)
    assert.deepEqual(await kindsOf(text), [], text)
    assert.deepEqual(citedByManual(call), [text])
  }
  const [all] = conditionsOf(await readCall('Cooperatives are not eligible.'))
  assert.deepEqual(all?.kind === 'legal_form' ? all.exclude?.includes('cooperative') : undefined, true)
})

test('a partnership among several forms is one of them', async () => {
  const [form] = conditionsOf(
    await readCall('Who may apply\n\n• a limited liability company, partnership or sole trader'),
  )
  const included = form?.kind === 'legal_form' ? (form.include ?? []) : []
  for (const each of ['general_partnership', 'limited_partnership', 'sole_trader'] as const)
    assert.ok(included.includes(each), each)
})

test('conditions that name nobody are asked', async () => {
  for (const text of [
    'Sectors: all except fishing and shipping',
    'Κλάδοι: όλοι εκτός από αλιεία και ναυτιλία',
    'Ο φορέας πρέπει να διατηρεί αποθήκη τροφίμων.',
    'Neither voucher is open to wholesalers.',
    'Δεν δικαιούνται συμμετοχής τα λιμεναρχεία και οι δημόσιες σχολές.',
    'Το εργαστήριο πρέπει να έχει ανεγερθεί πριν από την 1η Μαΐου 2012.',
    'The average wage of the firm must be at least 1.5 times the national average.',
    'Δεν δανειοδοτούνται εταιρείες που ασχολούνται με εμπόριο γούνας.',
  ])
    assert.deepEqual(citedByManual(await readCall(text)), [text], text)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { besideDraft, citedByManual, conditionsOf, readCall } from './read-call.ts'

test('what money may be spent on is no condition, whatever its title calls it', async () => {
  for (const title of ['Eligible expenses', 'Eligible costs', 'Use of funds', 'Eligible capital expenditure']) {
    const items = '<li>Scooters and charging points</li><li>Lease of depots</li><li>Ways to ensure fair access</li>'
    const call = await readCall(`<h2>Who may apply</h2><p>Couriers.</p><h2>${title}</h2><ul>${items}</ul>`)
    assert.ok(!citedByManual(call).some((words) => /Scooters|depots|access/.test(words)), title)
  }
})

test('a place that is called after a country is not that country', async () => {
  const call = await readCall('Eligibility\n\n• A New Mexico-based orchard')
  assert.ok(!conditionsOf(call).some(({ kind }) => kind === 'region'))
  assert.equal(citedByManual(call).length, 1)
  const [region] = conditionsOf(await readCall('Eligibility\n\n• A Malta-based orchard'))
  assert.deepEqual(region?.kind === 'region' ? region.include : [], ['MT'])
})

test('what an applicant owns, and what was paid in earlier years, is no amount of the call', async () => {
  for (const text of [
    'Eligibility\n\n• Growers with a net worth below EUR 750 000 and a taxable income not exceeding EUR 90 000',
    'Benefits\n\nPrevious grants have ranged between EUR 5 000 and EUR 60 000.',
    'Παλαιότερες επιχορηγήσεις κυμάνθηκαν από 5.000 € έως 60.000 €.',
  ]) {
    const call = await readCall(text)
    const { instruments, ...amounts } = call.programme.funding
    assert.deepEqual(instruments, ['grant'])
    assert.deepEqual(amounts, {}, text)
    assert.deepEqual(besideDraft(call, 'total_budget'), [], text)
  }
})

test('since when there is a lender is no age of those who apply', async () => {
  for (const text of [
    'It is a loan to orchards. PEAR is a non-profit institution (CDFI) founded in 1998.\n\nEligibility\n\n• Growers of pears',
    'Είναι δάνειο για οπωρώνες. Η Στέγη είναι μη κερδοσκοπικός φορέας που ιδρύθηκε το 1998.\n\nΔικαιούχοι\n\n• Καλλιεργητές αχλαδιών',
  ]) {
    const call = await readCall(text)
    assert.ok(!conditionsOf(call).some(({ kind }) => kind === 'age' || kind === 'legal_form'), text)
    assert.ok(!citedByManual(call).some((words) => words.includes('1998')), text)
  }
})

test('where a partner is binds nobody who applies', async () => {
  for (const text of [
    'Eligibility\n\n• Enter an agreement with a Malta-based school',
    'Δικαιούχοι\n\n• Να συνεργάζονται με σχολή της Κρήτης',
  ]) {
    const call = await readCall(text)
    assert.ok(!conditionsOf(call).some(({ kind }) => kind === 'region'), text)
    assert.ok(citedByManual(call).length > 0, text)
  }
  const both = conditionsOf(
    await readCall('Δικαιούχοι\n\n• Επιχειρήσεις που συνεργάζονται με σχολή της Κρήτης και εδρεύουν στη Θεσσαλία'),
  )
  assert.deepEqual(
    both.flatMap((each) => (each.kind === 'region' ? (each.include ?? []) : [])),
    ['EL61'],
  )
})

test('small loans, heavy vans and those who are preferred are no size of enterprise', async () => {
  for (const [title, text] of [
    ['Small loans for orchards', 'The fund lends up to EUR 30 000.'],
    ['Van vouchers', 'Vouchers for firms that own a depot and buy new, medium- and heavy-duty vans.'],
    ['Van vouchers', 'Eligibility\n\n• Preference is given to small and medium-sized enterprises'],
    ['Μικρά δάνεια', 'Δικαιούχοι\n\n• Προτίμηση δίνεται στις μικρές επιχειρήσεις'],
  ] as const) {
    const call = await readCall(text, title)
    assert.ok(!conditionsOf(call).some(({ kind }) => kind === 'size'), text)
  }
})

test('money that is given in shares is a part of the budget beside what is given in grants', async () => {
  const call = await readCall('Envelope: €300 million for 2027: €120 million in grants and €180 million in equity')
  assert.equal(call.programme.funding.total_budget?.amount, '300000000.00')
  assert.deepEqual(
    (call.programme.budget_lines ?? []).map(({ amount }) => amount?.amount),
    ['120000000.00', '180000000.00'],
  )
})

test('the number of a note behind a sum takes nothing of it', async () => {
  const call = await readCall('Συνολικός προϋπολογισμός: 57.500.000 €1')
  assert.equal(call.programme.funding.total_budget?.amount, '57500000.00')
})

test('a fund that takes stakes gives equity', async () => {
  const call = await readCall(
    'The fund takes equity stakes of between EUR 100 000 and EUR 900 000.',
    'Young technology',
  )
  assert.deepEqual(call.programme.funding.instruments, ['equity'])
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

/** Places, sums, shares and days beside words that make them something else. */

const conditionsIn = async (text: string): Promise<string[]> => {
  const { eligibility } = (await readCall(text)).programme
  return ('all' in eligibility ? eligibility.all : [eligibility]).map(told)
}

describe('places', () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    [
      'Δικαιούχοι\n• Να διαθέτουν δύο μονάδες εργασίας, ή μία προκειμένου για μικρά νησιά (εκτός Κρήτης).\n• Να έχουν βιβλία.',
      'manual',
      'any(salaried_awu >=2 | manual)',
    ],
    [
      'Μετά την Ήπειρο και τη Θεσσαλία, το πρόγραμμα ανοίγει και στην Περιφέρεια Κρήτης.',
      'region any_establishment EL43',
    ],
    ['After Epirus, the scheme opens in the region of Crete.', 'region any_establishment EL43'],
    [
      'Το πρόγραμμα είναι ανοικτό για τους εξής νομούς της χώρας:\n· Κορινθίας,\n· Ημαθίας και\n· Σερρών\n\nΤρόπος υποβολής',
      'region any_establishment EL652+EL521+EL526',
    ],
    [
      'The measure runs in the following regions:\n‣ Crete\n‣ Epirus\n\nHow to apply',
      'region any_establishment EL43+EL54',
    ],
  ]
  for (const [text, ...expected] of cases)
    test(text.replaceAll('\n', ' / '), async () => {
      assert.deepEqual(await conditionsIn(text), expected)
    })

  test('that a title names as islands of a region are asked', async () => {
    const { eligibility } = (await readCall('Αιτήσεις γίνονται ηλεκτρονικά.', 'Τοπικό πρόγραμμα Νήσων Αττικής'))
      .programme
    assert.deepEqual('all' in eligibility && eligibility.all.map(told), ['region any_establishment EL30', 'manual'])
  })
})

describe('sums and shares of something else', () => {
  for (const text of [
    'Η ενίσχυση ανέρχεται έως 420 ευρώ ανά kW.',
    'Η επιδότηση είναι έως 900 € ανά κιλοβατώρα αποθήκευσης.',
    'The grant is up to EUR 250 per kWh.',
  ])
    test(`no most aid: ${text}`, async () => {
      assert.equal((await readCall(text)).programme.funding.max_subsidy, undefined)
    })

  test('a share of the GDP is no rate', async () => {
    const text =
      'Ποσοστά ενίσχυσης\n• 35% για τις μεσαίες και 40% για τις μικρές και πολύ μικρές επιχειρήσεις στις περιφέρειες με ΑΕΠ 50% - 75% (Ήπειρος, Κρήτη)'
    const { max_intensity_percent: most, intensity = [] } = (await readCall(text)).programme.funding
    assert.ok(most === undefined || most === 40)
    assert.deepEqual(
      intensity.map(({ percent }) => percent),
      [35, 40],
    )
  })
})

describe('a call that ends with its money', () => {
  const bases = async (text: string): Promise<(string | undefined)[]> =>
    (await readCall(text)).programme.call.deadlines.map(({ at, basis }) => at ?? basis)

  test('and on a day at the latest', async () => {
    const text =
      'Από τις 14 Οκτωβρίου έως εξάντλησης της δημόσιας δαπάνης και σε κάθε περίπτωση έως τις 20 Δεκεμβρίου 2027 είναι δυνατή η υποβολή αιτήσεων.'
    assert.deepEqual(await bases(text), ['2027-12-20T21:59:59Z', 'until_exhausted'])
  })

  test('though a bracket speaks of a reserve list', async () => {
    const text = 'Η πρόσκληση μένει ανοικτή μέχρι εξάντλησης του προϋπολογισμού (τηρείται κατάλογος επιλαχόντων).'
    assert.deepEqual(await bases(text), ['until_exhausted'])
  })
})

describe('what a long text says plainly is not doubted', () => {
  const around =
    'Το πρόγραμμα στηρίζει την ανάπτυξη της χώρας με έμφαση στην καινοτομία και στην εξωστρέφεια. Η αρχή απαντά σε ερωτήματα κάθε εργάσιμη ημέρα. Τα έντυπα διατίθενται ηλεκτρονικά. '.repeat(
      5,
    )
  const fundingIn = async (text: string) => (await readCall(`${around}\n\n${text}\n\n${around}`)).programme.funding

  test('a rate straight behind the aid', async () => {
    assert.equal((await fundingIn('Το καθεστώς προσφέρει ενισχύσεις έως 55%.')).max_intensity_percent, 55)
  })

  test('the largest budget', async () => {
    const text = 'Ο μέγιστος προϋπολογισμός των υποβαλλόμενων προτάσεων ορίζεται σε 1.700.000 ευρώ.'
    assert.equal((await fundingIn(text)).max_eligible_cost?.amount, '1700000.00')
  })

  test('the most aid, beside a bracket that says what it is not', async () => {
    const text = 'Η επιδότηση (όχι ο προϋπολογισμός) δεν μπορεί να είναι πάνω από 260.000 €.'
    const { max_subsidy: most, max_eligible_cost: cost } = await fundingIn(text)
    assert.deepEqual([most?.amount, cost], ['260000.00', undefined])
  })
})

describe('days', () => {
  const daysIn = async (text: string) => {
    const { call, published_on: published } = (await readCall(text)).programme
    return [call.opens_at?.at.slice(0, 10), ...call.deadlines.map(({ at }) => at?.slice(0, 10)), published]
  }

  test('that the words behind them name', async () => {
    const text =
      '4 March 2027 is set as the start date for submitting applications for investment projects and 7 June 2027 is the closing date for the submission cycle.'
    assert.deepEqual(await daysIn(text), ['2027-03-03', '2027-06-07', undefined])
  })

  test('of periods, one a line, are of rounds and of no publication', async () => {
    const text =
      'Opening/closing of applications\n\n1st CYCLE: 4 March 2027 – 7 June 2027\n2nd CYCLE: 6 September 2027 – 9 December 2027'
    const [, ...rest] = await daysIn(text)
    assert.deepEqual(rest, ['2027-06-07', '2027-12-09', undefined])
  })
})

test('rates by place leave the others in where not all of those places have a code', async () => {
  const text =
    'Τα ποσοστά ενίσχυσης διαφοροποιούνται: 55% στην Κρήτη και σε μικρά νησιά, 45% στη Θεσσαλία και 30% στην Αττική.'
  assert.deepEqual(await conditionsIn(text), [])
})

test('an amount that a line begins with is no size and no form of who may apply', async () => {
  const text =
    'Budget\n• 400,000 euro for medium-sized enterprises,\n• 30,000 euro for agricultural cooperatives and partnerships.'
  assert.ok((await conditionsIn(text)).every((each) => !/^(?:size|legal form)/u.test(each)))
})

test('small farms are no small enterprises', async () => {
  const { eligibility } = (
    await readCall('Αιτήσεις υποβάλλονται ηλεκτρονικά.', 'Ανάπτυξη Μικρών Γεωργικών Εκμεταλλεύσεων')
  ).programme
  assert.ok('all' in eligibility && eligibility.all.every((each) => !told(each).startsWith('size')))
})

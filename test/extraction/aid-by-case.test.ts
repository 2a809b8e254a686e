import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { besideDraft, citedByManual, conditionsOf, readCall } from './read-call.ts'

describe('aid that differs by whom or what it is for', () => {
  /** A sentence, the most that everybody may have (undefined where it tells none), and what some may have. */
  const sentences: readonly (readonly [text: string, ofAll: string | undefined, ...ofSome: string[]])[] = [
    ["Η επιχορήγηση είναι κατ' αποκοπή 14.800 ευρώ και για Κοιν.Σ.Επ. 22.000 ευρώ.", '14800', '22000'],
    ['Η ενίσχυση φθάνει έως 50.000 € και για τις Α.Ε. έως 80.000 €.', '50000', '80000'],
    ['Η επιδότηση ανέρχεται σε 9.000 € και για Αστ. Μη Κερδοσκ. Εταιρείες σε 12.000 €.', '9000', '12000'],
    ["Το κατ' αποκοπή ποσό ορίζεται σε 6.500 ευρώ, ενώ για τις Μον. Ι.Κ.Ε. σε 7.500 ευρώ.", '6500', '7500'],
    ['Η ανώτατη επιχορήγηση είναι 35.000 € ανά αίτηση και για Αγρ. Συν. 90.000 €.', '35000', '90000'],
    ['Το ανώτατο ποσό ενίσχυσης είναι 40.000 €, για τις Ο.Ε. όμως 30.000 €.', '40000', '30000'],
    ['The lump sum is EUR 9,000 and for Soc. Coop. Ent. EUR 15,000.', '9000', '15000'],
    [
      'Each project may receive up to EUR 90,000, or EUR 130,000 where it is carried out on an island.',
      '90000',
      '130000',
    ],
    [
      'Το ποσό της ενίσχυσης ανά φορέα δεν μπορεί να υπερβεί τις 80.000 € (120.000 € για φορείς ορεινών περιοχών).',
      '80000',
      '120000',
    ],
    [
      'Το ανώτατο ποσό χρηματοδότησης ανά δήμο είναι 150.000 ευρώ για δήμους έως 5.000 κατοίκους και 300.000 ευρώ για τους λοιπούς.',
      undefined,
      '150000',
      '300000',
    ],
    [
      'Η μέγιστη ενίσχυση είναι 20.000 € για νέες επιχειρήσεις και 60.000 € για τις υφιστάμενες.',
      undefined,
      '20000',
      '60000',
    ],
    [
      'Ανώτατο όριο επιχορήγησης: 100.000 € για έργα στην ηπειρωτική χώρα, 140.000 € για έργα σε νησιά.',
      undefined,
      '100000',
      '140000',
    ],
    [
      'Η ενίσχυση δεν ξεπερνά τις 30.000 € για επιχειρήσεις με έως 10 εργαζομένους και τις 70.000 € για τις υπόλοιπες.',
      undefined,
      '30000',
      '70000',
    ],
    [
      'Κάθε δήμος χρηματοδοτείται με έως 200.000 €, εφόσον έχει έως 10.000 κατοίκους, αλλιώς με έως 500.000 €.',
      undefined,
      '200000',
      '500000',
    ],
    [
      'Η επιχορήγηση φθάνει τις 5.000 € για συλλόγους με έως 50 μέλη, τις 9.000 € για συλλόγους με έως 200 μέλη και τις 15.000 € για μεγαλύτερους.',
      undefined,
      '5000',
      '9000',
      '15000',
    ],
    ['Οι Ε.Π.Ε. και οι Ι.Κ.Ε. λαμβάνουν έως 30.000 € και οι λοιπές έως 15.000 €.', undefined, '30000', '15000'],
    [
      'The maximum grant is EUR 60,000 for companies limited by shares (Ltd. by shares) and EUR 30,000 for others.',
      undefined,
      '60000',
      '30000',
    ],
    [
      'The ceiling of support is EUR 20,000 for individual farmers and EUR 80,000 for cooperatives.',
      undefined,
      '20000',
      '80000',
    ],
    [
      'Grants are capped at EUR 12,000 for sole traders and at EUR 30,000 for everyone else.',
      undefined,
      '12000',
      '30000',
    ],
    [
      'The maximum aid is EUR 25,000 if the applicant has fewer than five staff, otherwise EUR 50,000.',
      undefined,
      '25000',
      '50000',
    ],
  ]
  for (const [text, ofAll, ...ofSome] of sentences)
    test(`is no limit of all, and stands whole among the terms: ${text}`, async () => {
      const read = await readCall(text)
      assert.equal(read.programme.funding.max_subsidy?.amount.replace(/\.00$/, ''), ofAll)
      assert.deepEqual(besideDraft(read, 'max_subsidy'), ofSome)
      assert.deepEqual(citedByManual(read, 'obligation'), [text])
      assert.deepEqual([...new Set(conditionsOf(read).map(({ kind }) => kind))], ['manual'])
    })

  const ofAll: readonly (readonly [text: string, most: string])[] = [
    ['Η ενίσχυση φθάνει έως 50.000 € για κάθε επιχείρηση.', '50000'],
    ['The maximum grant is EUR 60,000 for all applicants.', '60000'],
    ['Η επιχορήγηση είναι έως 30.000 €. Ο Σύνδεσμος Σπορ. Αθλ. Σωματείων δεν συμμετέχει.', '30000'],
    ['Η ενίσχυση δεν υπερβαίνει τις 20.000 €, όπως ορίζει ο Ν. 4914/2022.', '20000'],
  ]
  for (const [text, most] of ofAll)
    test(`is told from that of all: ${text}`, async () => {
      const read = await readCall(text)
      assert.equal(read.programme.funding.max_subsidy?.amount, `${most}.00`)
      assert.deepEqual(citedByManual(read, 'obligation'), [])
    })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conditionsOf, readCall } from './read-call.ts'

/** Calls for those who set up a business, and for employers who hire: what is given to whom. */

describe('the support of a call', () => {
  const calls: readonly (readonly [title: string, instrument: string])[] = [
    ['Ενίσχυση της Αυτοαπασχόλησης Αποφοίτων', 'grant'],
    ['Πρόγραμμα επιχορήγησης πρωτοβουλιών απασχόλησης νέων επαγγελματιών', 'grant'],
    ['Πρόγραμμα επιχορήγησης επιχειρήσεων για την απασχόληση 8.000 ανέργων', 'wage_subsidy'],
    ['Επιχορήγηση επιχειρήσεων με προσωπικό έως 30 άτομα, για την πρόσληψη 9.000 ανέργων', 'wage_subsidy'],
    ['Επιδότηση νέων θέσεων εργασίας στη Θεσσαλία', 'wage_subsidy'],
  ]
  for (const [title, instrument] of calls)
    test(`is told by its title: ${title}`, async () => {
      const { programme } = await readCall('Η περίοδος διαρκεί έναν χρόνο.', title)
      assert.deepEqual(programme.funding.instruments, [instrument])
    })

  test('is a grant where wages are one of the costs that it covers', async () => {
    const text =
      'Οι ενισχύσεις είναι έως 90.000 ευρώ, καλύπτοντας μισθολογικά και λειτουργικά κόστη νέων θέσεων εργασίας.'
    const { programme } = await readCall(text, 'Στήριξη φορέων της Ηπείρου')
    assert.deepEqual(programme.funding.instruments, ['grant'])
  })
})

describe('the least size of a plan', () => {
  test('by the size of who applies is one of the plan where its lead names the aid, too', async () => {
    const read = await readCall(
      'Για την υπαγωγή στο καθεστώς ενίσχυσης, το ελάχιστο ύψος του επιλέξιμου κόστους του σχεδίου ανέρχεται σε:\n1. 900.000 ευρώ για μεγάλες επιχειρήσεις,\n2. 400.000 ευρώ για μεσαίες επιχειρήσεις.',
    )
    assert.deepEqual(
      read.fields.flatMap(({ field, value }) =>
        /_subsidy|_cost$/u.test(field) ? [[field, (value as { amount: string }).amount]] : [],
      ),
      [
        ['min_eligible_cost', '900000.00'],
        ['min_eligible_cost', '400000.00'],
      ],
    )
    assert.deepEqual(conditionsOf(read), [])
  })
})

describe('an amount of a call', () => {
  const amount = ({ amount: told }: { amount: string } = { amount: '' }): string => told
  const calls: readonly (readonly [text: string, field: 'max_subsidy' | 'max_eligible_cost', told: string])[] = [
    [
      'Η επιχορήγηση ανέρχεται στο 6% των εσόδων του έτους 2024, με μέγιστο ποσό τις 300.000 € για κάθε επιχείρηση.',
      'max_subsidy',
      '300000.00',
    ],
    ['Monthly grant amount: €1,300 for each month of the training.', 'max_subsidy', ''],
    ['Μηνιαία επιδότηση: 700 €', 'max_subsidy', ''],
  ]
  for (const [text, field, told] of calls)
    test(`is that of all, of the whole time: ${text}`, async () => {
      const read = await readCall(text)
      assert.equal(amount(read.programme.funding[field]), told)
      assert.ok(conditionsOf(read).every(({ kind }) => kind !== 'accounts'))
    })

  test('of a range stands with its other end in a text of some length', async () => {
    const { programme } = await readCall(
      `${'Το μέτρο φιλοδοξεί να δώσει ώθηση στις τοπικές κοινωνίες και στους ανθρώπους τους. '.repeat(8)}\n\nΗ δράση αφορά σε ενίσχυση ανέργων για την ίδρυση νέας επιχείρησης με επιδότηση 100% και προϋπολογισμό έργου από 12.000 έως 24.000 ευρώ.`,
    )
    assert.deepEqual(
      [programme.funding.min_eligible_cost, programme.funding.max_eligible_cost].map((each) => amount(each)),
      ['12000.00', '24000.00'],
    )
  })
})

test('a scheme of aid has no validity in its very name: its first day is read', async () => {
  const { programme } = await readCall(
    'Ως ημερομηνία έναρξης της υποβολής αιτήσεων στο Καθεστώς Ενίσχυσης ορίζεται η 5η Σεπτεμβρίου 2026.',
  )
  assert.equal(programme.call.opens_at?.at, '2026-09-04T21:00:00Z')
})

test('the number of a call begins where its word begins', async () => {
  const { programme } = await readCall('Για κάθε απορία γράψτε μας.', 'Ανάπτυξη προϊόντων INNOVATE/0726(Β)')
  assert.ok((programme.external_ids ?? []).every(({ value }) => value.startsWith('INNOVATE')))
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conditionsOf, readCall } from './read-call.ts'

/** Calls for those who set up a business, and for employers who hire: what is given to whom. */

describe('the support of a call', () => {
  const calls: readonly (readonly [title: string, instrument: string])[] = [
    ['Ενίσχυση της Αυτοαπασχόλησης Αποφοίτων', 'grant'],
    ['Πρόγραμμα επιχορήγησης επιχειρηματικών πρωτοβουλιών απασχόλησης νέων επαγγελματιών', 'grant'],
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

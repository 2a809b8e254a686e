import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

describe('what a call asks of the people behind who applies', () => {
  const sentences = [
    'Ωφελούμενοι είναι άνεργοι ηλικίας 18 έως 39 ετών που θα ιδρύσουν επιχείρηση στην Ήπειρο.',
    'Οι αιτούντες είναι ηλικίας 18 έως 39 ετών και εγγεγραμμένοι στη ΔΥΠΑ.',
    'Ο νόμιμος εκπρόσωπος είναι κάτω των 45 ετών κατά την υποβολή.',
    'Δικαιούχοι είναι νέοι έως 35 ετών.',
    'Ο διαχειριστής δεν έχει συμπληρώσει το 41ο έτος της ηλικίας του.',
    'Η πλειοψηφία του μετοχικού κεφαλαίου ανήκει σε γυναίκες.',
    'Ο αιτών είναι πτυχιούχος γεωπονικής σχολής.',
    'Οι εταίροι είναι μόνιμοι κάτοικοι του νησιού.',
    'Τουλάχιστον ένας εταίρος είναι άτομο με αναπηρία.',
    'Η ηλικία του αρχηγού της εκμετάλλευσης δεν υπερβαίνει τα 40 έτη.',
    'Farmers are younger than 45 on the day of the application.',
    'Legal entities are run by a majority of members under 45.',
    'Owners are between 18 and 39 years old and registered as unemployed.',
    'At least half of the partners are persons with disabilities.',
    'The manager holds a degree in agronomy.',
    "The applicant's legal representative has not turned 36 by the closing date.",
    'Beneficiaries are natural persons aged 25 to 50 who intend to set up a business.',
    'The head of the holding is no older than 40.',
  ]
  for (const text of sentences)
    test(`is asked of a person: ${text}`, async () => {
      const read = await readCall(text)
      assert.deepEqual(citedByManual(read), [text])
      assert.ok(conditionsOf(read).every(({ kind }) => kind !== 'headcount' && kind !== 'age'))
    })

  const others = [
    'Η επιχείρηση προσλαμβάνει δύο ανέργους ηλικίας έως 29 ετών.',
    'Οι επιχειρήσεις λειτουργούν κάτω των 10 ετών.',
    'Υποβάλλεται αντίγραφο του πτυχίου του διαχειριστή.',
    'The training is for employees aged 25 to 50.',
    'Women-led firms get 5 points more.',
    'The museum welcomes visitors under 18 years of age.',
  ]
  for (const text of others)
    test(`is told from what is said of others: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(text)), [])
    })
})

describe('the year of a condition', () => {
  const sentences: readonly (readonly [text: string, tested: string])[] = [
    ['Απαιτείται η επιχείρηση να απασχολεί τουλάχιστον 1,5 ΕΜΕ εξαρτημένης εργασίας το 2025.', '2026-01-01'],
    ['Οι δικαιούχοι απασχολούσαν το 2024 τουλάχιστον 2 ετήσιες μονάδες εργασίας.', '2025-01-01'],
    ['Κατά το 2025 ο δικαιούχος απασχολούσε έως 9 εργαζομένους.', '2026-01-01'],
    ['Η επιχείρηση διαθέτει προσωπικό τουλάχιστον 5 ΕΜΕ για το 2025.', '2026-01-01'],
    ['Απαιτούνται τουλάχιστον 4 ΕΜΕ μισθωτής εργασίας στη χρήση 2025.', '2026-01-01'],
    ['Η επιχείρηση απασχολούσε τουλάχιστον 2 ΕΜΕ στις 31/12/2025.', '2026-01-01'],
    ['Ο κύκλος εργασιών του 2025 είναι τουλάχιστον 50.000 €.', '2026-01-01'],
    ['Κύκλος εργασιών το έτος 2024 τουλάχιστον 30.000 €.', '2025-01-01'],
    ['The applicant employed at least 3 annual work units in 2025.', '2026-01-01'],
    ['The company must have at least 5 full-time employees for the year 2025.', '2026-01-01'],
    ['The firm employed at least 2 people on 31 December 2025.', '2026-01-01'],
    ['Turnover in 2025 was at least EUR 100,000.', '2026-01-01'],
  ]
  for (const [text, tested] of sentences)
    test(`stays the year of its figure: ${text}`, async () => {
      const [one, ...more] = conditionsOf(await readCall(text))
      assert.equal(more.length, 0)
      assert.ok(one?.kind === 'headcount' || one?.kind === 'accounts')
      assert.deepEqual(one.at, { event: 'fixed', date: tested })
    })

  test('is asked of a person where one of two will do', async () => {
    const text = 'Οι επιχειρήσεις πρέπει να είχαν το 2023 ή το 2024 τουλάχιστον 2 εργαζομένους.'
    const read = await readCall(text)
    assert.deepEqual(
      conditionsOf(read).map(({ kind }) => kind),
      ['manual'],
    )
    assert.deepEqual(citedByManual(read), [text])
  })
})

describe('the day by which a code must have been there', () => {
  const sentences: readonly (readonly [text: string, day: string])[] = [
    ['Οι επιλέξιμοι ΚΑΔ 10.71 και 10.72 έχουν δηλωθεί έως την 31/12/2025.', '2025-12-31'],
    [
      'Ημερομηνία δημοσίευσης: 05/11/2026\nΟι δικαιούχοι διαθέτουν ενεργό τον ΚΑΔ 10.71 πριν την ημερομηνία δημοσίευσης της πρόσκλησης.',
      '2026-11-04',
    ],
  ]
  for (const [text, day] of sentences)
    test(`stands with it: ${text.replaceAll('\n', ' | ')}`, async () => {
      const read = await readCall(text)
      const held = conditionsOf(read).flatMap((each) => (each.kind === 'activity' ? [each.held_by] : []))
      assert.deepEqual(held, [{ event: 'fixed', date: day }])
      assert.deepEqual(citedByManual(read), [])
    })

  for (const text of [
    'Η επιχείρηση δραστηριοποιείται σε έναν από τους ΚΑΔ 55.10, 55.20 ή 11.02 πριν από τη δημοσίευση της πρόσκλησης.',
    'Applicants must have had NACE 13.10 before the publication of this call.',
  ])
    test(`is asked of a person where the call does not tell its own day: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(text)), [text])
    })
})

describe('years beside a word for activities', () => {
  for (const text of [
    'Στηρίζονται νέοι από 20 έως 31 ετών και άνδρες από 32 μέχρι 52 ετών σε κάθε οικονομική δραστηριότητα (εξαιρούνται όσες λέει το Παράρτημα Ι).',
    'Δικαιούχοι: νέοι και νέες από 20 μέχρι 31 χρονών, σε οποιαδήποτε οικονομική δραστηριότητα.',
    'Eligible activities: any NACE code; founders from 20 to 31 years old.',
  ])
    test(`are no divisions: ${text}`, async () => {
      const read = await readCall(text)
      assert.ok(conditionsOf(read).every(({ kind }) => kind !== 'activity'))
    })
})

test('years under a title that names an activity are no divisions', async () => {
  const read = await readCall(
    'Περιγραφή:\n\n• Προώθηση των νέων από 18 έως 29 ετών και των ανδρών από 30 μέχρι 52 ετών, σε οποιανδήποτε οικονομική δραστηριότητα.',
    'ΣΧΕΔΙΟ ΝΕΑΣ ΕΠΙΧΕΙΡΗΜΑΤΙΚΗΣ ΔΡΑΣΤΗΡΙΟΤΗΤΑΣ',
  )
  assert.ok(conditionsOf(read).every(({ kind }) => kind !== 'activity'))
})

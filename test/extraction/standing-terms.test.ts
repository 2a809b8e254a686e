import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, readCall } from './read-call.ts'

describe('what a call says besides who may apply stands among its terms', () => {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    'how many applications one may hand in': [
      'Κάθε δήμος υποβάλλει έως δύο αιτήσεις.',
      'Κάθε ΑΦΜ υποβάλλει μία αίτηση.',
      'Επιτρέπεται μία μόνο αίτηση ανά ΑΦΜ.',
      'Each applicant may submit one application only.',
      'Κάθε επιχείρηση (ΑΦΜ) μπορεί να υποβάλει μία μόνο αίτηση.',
      'Δεν επιτρέπεται η υποβολή δεύτερης αίτησης.',
      'Applicants may not submit more than one proposal.',
      'Only one proposal per applicant is accepted.',
      'No more than two applications per VAT number may be lodged.',
    ],
    'which costs are refused, and whether value added tax counts': [
      'Δεν είναι επιλέξιμες η αγορά γης και ο ΦΠΑ.',
      'Μη επιλέξιμες δαπάνες: πρόστιμα, τόκοι, αγορά ακινήτων.',
      'Ο ΦΠΑ είναι επιλέξιμος.',
      'Ο ΦΠΑ είναι επιλέξιμος εφόσον δεν ανακτάται.',
      'Land purchase, VAT and second-hand equipment are not eligible.',
      'VAT is eligible where it cannot be recovered.',
    ],
    'a rate of some beside that of all': [
      'Η επιδότηση είναι 40% και για τους βιοκαλλιεργητές 55%.',
      'Support amounts to 50% of the eligible costs, and to 60% for organic producers.',
    ],
  }
  for (const [kind, sentences] of Object.entries(kinds))
    for (const text of sentences)
      test(`${kind}: ${text}`, async () => {
        const read = await readCall(text)
        assert.deepEqual(citedByManual(read, 'obligation'), [text])
        assert.deepEqual(citedByManual(read), [])
      })

  for (const text of [
    'Κάθε επιχείρηση υποβάλλει αίτηση ηλεκτρονικά.',
    'Applications are submitted online.',
    'Η επιχορήγηση καλύπτει δαπάνες εξοπλισμού.',
    'Ο προϋπολογισμός δεν περιλαμβάνει ΦΠΑ.',
  ])
    test(`nothing else does: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(text), 'obligation'), [])
    })
})

describe('papers that go with an application', () => {
  const sentences: readonly (readonly [text: string, ...titles: string[]])[] = [
    [
      'Η αίτηση συνοδεύεται από απόφαση της Δημοτικής Επιτροπής, τεχνικό δελτίο και βεβαίωση κυριότητας.',
      'απόφαση της Δημοτικής Επιτροπής',
      'τεχνικό δελτίο',
      'βεβαίωση κυριότητας',
    ],
    ['Με την αίτηση υποβάλλονται τεχνικό δελτίο και βεβαίωση κυριότητας.', 'τεχνικό δελτίο', 'βεβαίωση κυριότητας'],
    [
      'Μαζί με την αίτηση κατατίθενται αντίγραφο αδείας, κάτοψη και δύο προσφορές.',
      'αντίγραφο αδείας',
      'κάτοψη',
      'δύο προσφορές',
    ],
    [
      'Με την αίτηση υποβάλλονται φορολογική και ασφαλιστική ενημερότητα.',
      'φορολογική ενημερότητα',
      'ασφαλιστική ενημερότητα',
    ],
    [
      'The application is accompanied by a business plan, three offers and proof of ownership.',
      'business plan',
      'three offers',
      'proof of ownership',
    ],
    ['Applicants attach a copy of the licence and a floor plan.', 'copy of the licence', 'floor plan'],
    [
      'Applications must be accompanied by drawings, a timetable and a letter of intent.',
      'drawings',
      'timetable',
      'letter of intent',
    ],
  ]
  for (const [text, ...titles] of sentences)
    test(`are told one by one, without the words that ask for them: ${text}`, async () => {
      const { programme } = await readCall(text)
      assert.deepEqual(
        (programme.required_documents ?? []).map(({ title }) => title['el'] ?? title['en']),
        titles,
      )
    })
})

test('a score that those who may apply must have had decides who may', async () => {
  for (const text of [
    'Eligible: SMEs with their seat in Greece and a score of at least 80 %.',
    'SMEs with their seat in Greece whose proposal scored at least 12 points may apply for the second stage.',
  ]) {
    const call = await readCall(text)
    assert.deepEqual([citedByManual(call), citedByManual(call, 'obligation')], [[text], []])
  }
})

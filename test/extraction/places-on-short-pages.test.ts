import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

/** Where a call is, as news tells it: beside its sums, by a verb, in a list of names. */

const places = async (text: string): Promise<readonly string[]> =>
  conditionsOf(await readCall(text)).flatMap((each) => (each.kind === 'region' ? (each.include ?? []) : []))

describe('a place on a short page', () => {
  const told: readonly (readonly [text: string, ...codes: string[]])[] = [
    ['The measure has €4,200,000 to give, and is implemented nationwide.', 'EL'],
    ['Η δράση έχει 4.200.000 ευρώ, και υλοποιείται σε όλη τη χώρα.', 'EL'],
    ['Τα καταστήματα παίρνουν το 45%, αρκεί το έργο τους να γίνει στην Περιφέρεια Ηπείρου και όχι αλλού.', 'EL54'],
    ['Shops get 45%, as long as the project is carried out in Epirus.', 'EL54'],
    ['Με 2 εκατ. ευρώ συνολικά θα βρουν συμβούλους, μικρές και μεσαίες επιχειρήσεις στην Ήπειρο.', 'EL54'],
    ['Whoever keeps a workshop may come under it, throughout the country.', 'EL'],
    [
      'Τα προγράμματα που δέχονται προτάσεις σήμερα καλύπτουν:\n\n• τη Δράμα,\n\n• τις Σέρρες και\n\n• την Πέλλα',
      'EL514',
      'EL526',
      'EL524',
    ],
    [
      'The programmes that take applications today cover:\n\n• Drama,\n\n• Serres and\n\n• Pella',
      'EL514',
      'EL526',
      'EL524',
    ],
    ['Στηρίζονται καταστήματα που λειτουργούν στους Δήμους Χερσονήσου και Βιάννου της Περιφέρειας Κρήτης.', 'EL431'],
  ]
  for (const [text, ...codes] of told)
    test(`is read: ${text.split('\n')[0]}`, async () => {
      assert.deepEqual(await places(`Πρόγραμμα\n\n${text}`), codes)
    })

  for (const text of [
    'Η δαπάνη καλύπτει:\n\n• εξοπλισμό,\n\n• μελέτες της Ευρωπαϊκής Ένωσης',
    'Σε λίγες μέρες ανοίγουν και δύο άλλα, μόνο για τη Δράμα και την Πέλλα.',
    'In a few days two others open, only for Drama and Pella.',
  ])
    test(`is none of the call: ${text.split('\n')[0]}`, async () => {
      assert.deepEqual(await places(`Πρόγραμμα\n\n${text}`), [])
    })
})

describe('a place that a page tells in passing', () => {
  const told: readonly (readonly [text: string, ...codes: string[]])[] = [
    ['Support is for bakeries that have an oven or a permanent establishment in Thuringia.', 'DEG'],
    ['The scheme is a grant by which small enterprises of Cyprus buy looms.', 'CY'],
    ['The money goes to potters anywhere in Italy, and is given once.', 'IT'],
    ['• Website: of the office\n\n• Geographic focus: Austria;\n\n• Status: open', 'AT'],
    ['In Drenthe too: the province has 900,000 euros for potters.', 'NL13'],
    ['The business is located in the Walloon Region, and has three looms.', 'BE3'],
    ['Οι αγγειοπλάστες πρέπει να δρουν νόμιμα στην Ελλάδα και να μην χρωστούν.', 'EL'],
    ['Το ταμείο «Πηλός της Θεσσαλίας» δίνει 900.000 ευρώ.', 'EL61'],
    ['Όποιος οργανώνει αγορά πηλού σε ολόκληρη την Κύπρο παίρνει 900 ευρώ.', 'CY'],
    ['Δίνονται 900.000 ευρώ σε αγρότες της Ηπείρου, που χάσαν τις καλλιέργειές τους.', 'EL54'],
    [
      'The kilns strengthen small firms that work, or are going to work, in areas controlled by the Cyprus Government.',
      'CY',
    ],
    ['Grants for kilns go to small firms in the government-controlled areas.', 'CY'],
    ['Οι αγγειοπλάστες δραστηριοποιούνται στις ελεύθερες περιοχές της Δημοκρατίας.', 'CY'],
    ['Το σχέδιο εφαρμόζεται στις περιοχές που τελούν υπό τον έλεγχο της Κυπριακής Δημοκρατίας.', 'CY'],
    ['Η Attica Bank δίνει δάνεια στις μικρές επιχειρήσεις της Περιφέρειας Δυτικής Μακεδονίας που ψήνουν πηλό.', 'EL53'],
    ['Η παρέμβαση εφαρμόζεται σε όλη τη χώρα εκτός από τη Δημοτική Κοινότητα Αγριάς.', 'EL'],
    ['Το μέτρο ισχύει στο σύνολο της χώρας, με εξαίρεση τον αστικό ιστό της Αττικής.', 'EL'],
  ]
  for (const [text, ...codes] of told)
    test(`is read: ${text.split('\n\n').at(1) ?? text}`, async () => {
      assert.deepEqual(await places(`Πηλός\n\n${text}`), codes)
    })

  for (const text of [
    'Το «Ελλάδα 2.0» πληρώνει τους τροχούς των αγγειοπλαστών.',
    'It is sold to the public sector of Cyprus, or to banks.',
    'Small enterprises of Austria and shops of Hungary have shown how it is done.',
    'Δεν παίρνουν χρήματα όσοι δρουν στην Κύπρο.',
    'Η παρουσίαση έγινε στη Λάρισα.',
    'Η συνάντηση των αγγειοπλαστών γίνεται στην Άρτα.',
    'They sign a contract with a Cyprus-based kiln.',
    'Potters must be based in Kent or the Medway towns.',
    'Kilns have to be located in Lincolnshire (excluding the north), Upper Trentside or the Welland area.',
    'Kilns in the areas not under the control of the Republic of Cyprus are partners.',
  ])
    test(`is none of the call: ${text}`, async () => {
      assert.deepEqual(await places(`Πηλός\n\n${text}`), [])
    })
})

describe('an exception that has no code', () => {
  for (const text of [
    'Η παρέμβαση εφαρμόζεται σε όλη τη χώρα εκτός από τη Δημοτική Κοινότητα Αγριάς.',
    'Το μέτρο ισχύει στο σύνολο της χώρας, με εξαίρεση τον αστικό ιστό της Αττικής.',
  ])
    test(`is asked: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(`Πηλός\n\n${text}`)), [text])
    })
})

describe('a condition of few words', () => {
  const lead = 'You may apply if your business:'
  test('is asked where it begins with a verb', async () => {
    const asked = citedByManual(await readCall(`${lead}\n\n- is based in England\n- owns a kiln\n- clay`))
    assert.deepEqual(asked, ['- is based in England', '- owns a kiln'])
  })
  test('is one below the mark of its list, too', async () => {
    const read = await readCall(`${lead}\n-\nis based in England\n-\nhas fewer than 12 employees`)
    assert.deepEqual(citedByManual(read), ['- is based in England'])
    assert.deepEqual(
      conditionsOf(read).flatMap((each) => (each.kind === 'headcount' ? [each.range] : [])),
      [{ max_exclusive: 12 }],
    )
  })
})

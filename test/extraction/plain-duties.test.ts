import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const { activities, regions } = await loadReference()

/** The conditions of a call: of those that are structured kind and place, of the questions what they cite. */
function conditionsOf(text: string): string[] {
  const language = isGreek(text) ? 'el' : 'en'
  const document = readText(`${language === 'el' ? 'Πρόσκληση «Δείγμα»' : 'Sample call: grants'}\n\n${text}\n`)
  const { programme } = extractProgramme(
    { ...document, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const { all } = programme.eligibility as { all: Expression[] }
  return all.map((each) => {
    const one = each as Criterion
    if (one.kind === 'region') return `region ${(one.include ?? []).join(' ')}`
    return one.kind === 'manual' ? (one.citations ?? []).map(({ exact }) => exact).join(' ‖ ') : one.kind
  })
}

describe('a duty in a plain sentence leaves a question', () => {
  const sentences: readonly (readonly [text: string, words: string])[] = [
    ['The project must focus on cleaner packaging for food producers.', 'cleaner packaging'],
    ['Projects should last at least 8 months and no longer than two years.', '8 months'],
    ['Το επενδυτικό σχέδιο πρέπει να αφορά την παραγωγή υλικών συσκευασίας.', 'συσκευασίας'],
    ['Οι προτάσεις πρέπει να εστιάζουν σε έναν από τους τομείς: υγεία, τρόφιμα, μεταφορές.', 'μεταφορές'],
    ['With respect to large enterprises, the investment must relate to a new line of business.', 'new line'],
    ['Note: Applicants may only have one open project under this measure.', 'open project'],
    ['Κάθε δικαιούχος μπορεί να έχει μόνο ένα ενεργό έργο στο πρόγραμμα.', 'ενεργό έργο'],
    ['Before applying, it is necessary to attend an advisory session at a regional hub.', 'advisory session'],
    ['Πριν από την υποβολή είναι υποχρεωτική η συμμετοχή σε συμβουλευτική συνάντηση.', 'συνάντηση'],
    ['People entitled to apply include unemployed persons, and women 20 to 45 years of age.', 'unemployed'],
    ['Other companies may own up to 20% of the shares.', '20%'],
    ['Κανένας εταίρος δεν μπορεί να αναλάβει πάνω από το 60% του έργου.', '60%'],
    ['You should only buy the equipment after we have approved your application.', 'approved'],
    ['The business is physically located in Barton County and trades all year.', 'Barton County'],
    ['Location: European Union and associated countries', 'European Union'],
  ]
  for (const [text, words] of sentences)
    test(text, () => assert.equal(conditionsOf(text).filter((each) => each.includes(words)).length, 1))

  test('not of how one applies, of reports and of marks', () => {
    for (const text of [
      'Before applying, you must create an account in the portal.',
      'Projects must be completed by the end of 2027.',
      'The project must display the emblem of the Union.',
      'Τα έργα πρέπει να ολοκληρωθούν έως το τέλος του 2027.',
    ])
      assert.deepEqual(conditionsOf(text), [], text)
  })
})

describe('a list under a plan that must be something', () => {
  test('asks each of its members', () => {
    const asked = conditionsOf(
      'Projects must:\n- Begin after the application was handed in;\n- Last at most 14 months.',
    )
    assert.equal(asked.length, 2)
  })

  test('is one question where one of them is enough', () => {
    for (const text of [
      'The investment should target one of these fields:\n\n- Cleaner boats and ports;\n- Software for hospitals;\n- Farm robots;',
      'The investment must relate to:\n\n- a new workshop or the extension of one; or\n- the purchase of a closed workshop.',
      'Το έργο πρέπει να αφορά:\n\n• νέο εργαστήριο ή επέκταση υφιστάμενου, ή\n• αγορά εργαστηρίου που έχει κλείσει.',
    ])
      assert.equal(conditionsOf(text).length, 1, text)
  })
})

test('a semicolon at the end of an English item is no mark of a question', () => {
  const text =
    'Any enterprise which:\n\n• is established in Malta;\n• is not listed;\n• does not come from a merger;\n• holds a licence of the port.'
  assert.deepEqual(conditionsOf(text), [
    'region MT',
    '• is not listed;',
    '• does not come from a merger;',
    '• holds a licence of the port.',
  ])
})

test('a country in which somebody has operations or an office is read', () => {
  assert.deepEqual(conditionsOf('Enterprises of all sizes, having their operations in Malta.'), ['size', 'region MT'])
  assert.deepEqual(conditionsOf('Who may apply\n\nFirms with an office in Ireland.'), ['region IE'])
})

describe('a clause that says of whom the aid is for what they do or what befell them leaves a question', () => {
  const sentences: readonly (readonly [text: string, words: string])[] = [
    ['The fund invites SMEs building underwater drones to propose ideas.', 'drones'],
    ['The measure offers assistance to bakeries that were ordered to shut and that lost a quarter of sales.', 'shut'],
    ['Νέα επιχορήγηση για γυμναστήρια που επλήγησαν από τη διακοπή ρεύματος.', 'ρεύματος'],
    [
      'Προκαταβολές από 3.000 έως 9.000 ευρώ θα λάβουν ως ενίσχυση οι επιχειρήσεις που επλήγησαν από τη χιονόπτωση.',
      'χιονόπτωση',
    ],
    ['Το πρόγραμμα ενισχύει μικρομεσαίες επιχειρήσεις στους κλάδους της υφαντουργίας και της κεραμικής.', 'κεραμικής'],
    ['Θα πρέπει κατά το τρίμηνο που προηγείται της αίτησης να ήταν εγγεγραμμένοι ως άνεργοι.', 'άνεργοι'],
  ]
  for (const [text, words] of sentences)
    test(text, () => assert.equal(conditionsOf(text).filter((each) => each.includes(words)).length, 1))

  test('once for what befell them, and never for what they wish', () => {
    const hit = 'Grants go to shops that were affected by the roadworks. Shops affected by the roadworks get support.'
    assert.equal(conditionsOf(hit).length, 1)
    assert.deepEqual(conditionsOf('Grants for companies that want to grow and need advice.'), [])
  })
})

test('a clause with a place is read beside a sum, and a country by its name in Greek', () => {
  const [place] = conditionsOf(
    'Ενίσχυση 2 εκατομμυρίων ευρώ για εταιρείες που εδρεύουν στην Περιφέρεια Ηπείρου και επλήγησαν από τον παγετό.',
  )
  assert.equal(place, 'region EL54')
  const ofCyprus = conditionsOf('Η δράση ενισχύει μικρομεσαίες εταιρείες που λειτουργούν στην Κύπρο.')
  assert.deepEqual(ofCyprus, ['size', 'region CY'])
})

test('other programmes in the plural give no place', () => {
  const text =
    'Σε ποιους απευθύνεται: σε νέους επαγγελματίες.\n\nΆλλα τρία ειδικά προγράμματα θα ανοίξουν σε περιοχές της Ηπείρου.'
  assert.equal(conditionsOf(text).filter((each) => each.startsWith('region')).length, 0)
})

test('an adjective of a country says where those who apply are, one of farming does not', () => {
  assert.deepEqual(conditionsOf('Maltese small and medium-sized companies can apply until May.'), ['size', 'region MT'])
  assert.deepEqual(conditionsOf('Οι κυπριακές επιχειρήσεις μπορούν να συμμετάσχουν.'), ['region CY'])
  for (const text of ['Οι γεωργικές επιχειρήσεις μπορούν να συμμετάσχουν.', 'Christian organisations may apply.'])
    assert.deepEqual(conditionsOf(text), [text])
})

test('codes with the name of their scheme before them ask nothing besides', () => {
  const text =
    'Επιλέξιμες είναι οι μικρές επιχειρήσεις με τους εξής ΚΑΔ:\n\n• ΚΑΔ 56.10.11.03: Υπηρεσίες εστιατορίων με χορό\n• ΚΑΔ 93.29.22: Υπηρεσίες παραλίας με ξαπλώστρες'
  assert.deepEqual(conditionsOf(text), ['size', 'activity'])
})

test('a term that has not run out is of no earlier call', () => {
  const text =
    'Δικαιούχοι είναι όσοι:\n\n- κατέχουν δάση με έκταση τουλάχιστον 2 στρεμμάτων, στα οποία δεν έχει λήξει η δέσμευση\n- είναι εγγεγραμμένοι στο Δασικό Μητρώο'
  assert.equal(conditionsOf(text).length, 2)
})

describe('what else a plain sentence asks', () => {
  const sentences: readonly (readonly [text: string, words: string])[] = [
    ['The grant will be combined with an investment of a business angel in the same enterprise.', 'angel'],
    ['Funding is not available for other types of insects, including wasps and hornets.', 'wasps'],
    ['Contribution of universities: max. 40% of the total person months', 'person months'],
    ['Supported are pilots in one of the following areas: Energy, Ports, Fisheries.', 'Fisheries'],
    ['Επιλέξιμοι είναι οι σύλλογοι με καταστατικό [ν. 4430/2016 (ΦΕΚ 205/Α΄/2016)] και μητρώο μελών.', 'καταστατικό'],
  ]
  for (const [text, words] of sentences)
    test(text, () => assert.equal(conditionsOf(text).filter((each) => each.includes(words)).length, 1))

  test('whom an aid is available to is one question with its list', () => {
    const text =
      'Grants are available only to farmers who keep any of the following:\n\n• honey bees\n• bumblebees\n• silkworms'
    const [asked = '', ...more] = conditionsOf(text)
    assert.ok(asked.includes('silkworms') && more.length === 0, asked)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

/** For which sizes a call is, as news and portals tell it. */

const sizes = async (text: string): Promise<readonly string[]> =>
  conditionsOf(await readCall(text)).flatMap((each) => (each.kind === 'size' ? each.include : []))

describe('sizes on a short page', () => {
  const smes = ['micro', 'small', 'medium']
  const told: readonly (readonly [text: string, sizes: readonly string[]])[] = [
    ['Aid may be given to firms, small and medium-sized or large alike.', [...smes, 'large']],
    ['Η δράση αφορά μικρομεσαίες ή και μεγάλες.', [...smes, 'large']],
    ['Αφορά από μικρομεσαίους μέχρι μεγάλες εταιρείες.', [...smes, 'large']],
    ['Every SME which turns over less than €650,000 can come forward.', smes],
    ['If your workshop is open and your firm is small or micro, have a look at this grant.', ['micro', 'small']],
    ['Ποιοι θα ενισχυθούν\n\nΠολύ μικρές και μικρές, οι οποίες έχουν δηλώσει έναρξη στην εφορία.', ['micro', 'small']],
    [
      'Η δράση στηρίζει, στους κλάδους που ο δήμος έχει θέσει ως προτεραιότητες στη μελέτη του, πολύ μικρές, μικρές και μεσαίες επιχειρήσεις, ώστε αυτές να βρουν ή να κρατήσουν πελάτες.',
      smes,
    ],
    ['Η δράση εξασφαλίζει τη χρηματοδότηση μικρομεσαίων επιχειρήσεων με δάνεια που είναι κατά 35% άτοκα.', smes],
    ['The fund secures the lending to SMEs, 35% of it free of interest.', smes],
    ['The shop is an SME defined as < 250 headcount, < €43 million balance sheet and < €50 million turn-over.', smes],
    ['i. If the applicant is an SME, the plan has to be for a new workshop.', []],
    ['What is only a small step from the product of today finds no support.', []],
    ['Για να ζητήσει κανείς χρήματα χρειάζεται έργο 90.000 ευρώ. Τόσα ζητούνται από τις πολύ μικρές.', []],
    ['Η δράση είναι για όσους έχουν μικρή επιχείρηση και μένουν σε χωριό.', []],
    [
      'It is the Social Fund that pays for the call, under the intervention 2.314 «Help for new firms and for SMEs» of the programme.',
      [],
    ],
  ]
  for (const [text, values] of told)
    test(`are ${values.join(', ') || 'not told'}: ${text}`, async () => {
      assert.deepEqual(await sizes(`Κ\n\n${text}`), values)
    })

  test('that may be meant loosely are asked', async () => {
    const text = 'Η δράση απευθύνεται σε όσους ανοίξουν μικρή επιχείρηση.'
    assert.deepEqual(citedByManual(await readCall(`Ξεκίνημα\n\n${text}`)), [text])
  })
})

describe('what makes an enterprise one of a size', () => {
  for (const text of [
    'Eligible is an SME defined as < 250 headcount, < €43 million balance sheet and < €50 million turn-over.',
    'The fund helps micro (less than 10 employees) and small shops (less than 50 employees) that may apply.',
    'Στηρίζονται πολύ μικρές (έως 9 άτομα) και μικρές επιχειρήσεις (έως 49 άτομα).',
  ])
    test(`bounds neither staff nor accounts: ${text}`, async () => {
      const kinds = conditionsOf(await readCall(text)).map(({ kind }) => kind)
      assert.deepEqual(
        kinds.filter((kind) => kind === 'headcount' || kind === 'accounts'),
        [],
      )
      assert.equal(kinds.includes('size'), true)
    })
})

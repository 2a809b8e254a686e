import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

/** Sentences with a figure that is of the call. */
const told: readonly (readonly [field: string, sentence: string])[] = [
  ['max_subsidy', 'Το ανώτατο ποσό ενίσχυσης είναι 120.000 € ανά επιχείρηση.'],
  ['closes_at', 'Η λήξη υποβολής των αιτήσεων ορίζεται στις 30/06/2027 και ώρα 15:00.'],
  ['intensity', 'Το ποσοστό ενίσχυσης ανέρχεται σε 50% των επιλέξιμων δαπανών.'],
  ['total_budget', 'The call has a budget of EUR 14 million.'],
  ['opens_at', 'Applications open on 1 March 2027.'],
  ['max_subsidy', 'Each company may receive no more than EUR 150 000.'],
]

/** Sentences with a figure that the rules take for one of the call, and that is of something else. */
const aside: readonly (readonly [field: string, sentence: string])[] = [
  ['max_subsidy', 'Fines of up to EUR 10 000 per company may be imposed.'],
  ['max_eligible_cost', 'Η μέση επιχείρηση του κλάδου επένδυσε έως 80.000 ευρώ το 2025.'],
]

/** Below it a person is asked to check the value first. */
const checked = 0.8

/** The rest of a call: a sentence alone says too little of what is around it. */
const body = `Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων · Sample call: grants to businesses

1. Αντικείμενο
Η δράση ενισχύει μικρές επιχειρήσεις της μεταποίησης που εκσυγχρονίζουν τα εργαστήριά τους. The call supports small firms that renew their workshops.

2. Δικαιούχοι
Δικαιούχοι είναι μικρές και πολύ μικρές επιχειρήσεις με έδρα στην Ελλάδα, οι οποίες λειτουργούν νόμιμα και διαθέτουν τον απαραίτητο χώρο.

3. Ενίσχυση
Το ποσοστό ενίσχυσης ανέρχεται σε 50% των επιλέξιμων δαπανών. Το ανώτατο ποσό ενίσχυσης είναι 120.000 € ανά επιχείρηση.

4. Υποβολή
Οι αιτήσεις υποβάλλονται ηλεκτρονικά. Η λήξη υποβολής των αιτήσεων ορίζεται στις 30/06/2027 και ώρα 15:00.

5. Ενημέρωση
`

/** What a call asks of who applies, and the aid that it is. */
const asked: readonly (readonly [kind: string, sentence: string])[] = [
  ['headcount', 'Οι επιχειρήσεις απασχολούν τουλάχιστον 3 ΕΜΕ εξαρτημένης εργασίας το 2025.'],
  ['accounts', 'Η επιχείρηση έχει κύκλο εργασιών τουλάχιστον 50.000 € στην τελευταία κλεισμένη χρήση.'],
  ['age', 'Οι επιχειρήσεις έχουν κλείσει τουλάχιστον δύο διαχειριστικές χρήσεις.'],
  ['de_minimis', 'Η ενίσχυση χορηγείται βάσει του Κανονισμού (ΕΕ) 2023/2831.'],
]

/** Sentences that name an age, staff or a turnover and ask for none. */
const askedOfNobody: readonly (readonly [field: string, sentence: string])[] = [
  ['criterion:headcount', 'Το άρθρο 3 ζητούσε ως τώρα 4 ΕΜΕ.'],
  ['criterion:age', 'Μια ομάδα ετών: το μουσείο λειτουργεί τουλάχιστον δέκα έτη.'],
  ['criterion:accounts', 'The auditor belongs to a firm with a turnover of at least EUR 2 million.'],
]

/** Sentences that name a regulation under which nothing is given here. */
const onlySpokenOf = [
  'Σύγχυση προκαλεί το παλαιό πρόγραμμα, που στηριζόταν στον Κανονισμό 2023/2831.',
  'Το όριο των ενισχύσεων ήσσονος σημασίας δεν έχει σημασία για τα δάνεια αυτά.',
  'Aid that was received under Regulation 651/2014 for other costs is listed in the form.',
  'The leaflet on de minimis aid can be found at the front desk.',
]

describe('the confidence of a figure', () => {
  const reference = loadReference()
  const confidenceOf = async (field: string, sentence: string): Promise<number | undefined> => {
    const { activities, regions } = await reference
    const { text, sections } = readText(
      `Sample call: grants to businesses · Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων\n\n${sentence}\n`,
    )
    const { fields } = extractProgramme(
      { text, sections, language: 'el', country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
      { activities, regions },
    )
    return fields.find((each) => each.field === field)?.confidence
  }

  for (const [field, sentence] of told)
    test(`is high where the call says its ${field}: ${sentence}`, async () => {
      const confidence = await confidenceOf(field, sentence)
      assert.ok(confidence !== undefined && confidence >= checked, String(confidence))
    })

  for (const [field, sentence] of aside)
    test(`is low where something else was taken for its ${field}: ${sentence}`, async () => {
      const confidence = await confidenceOf(field, sentence)
      assert.ok(confidence !== undefined && confidence < checked, String(confidence))
    })

  for (const [field, sentence] of aside)
    test(`is so low that the draft of a call does not say it, and its reviewer is shown it: ${sentence}`, async () => {
      const { activities, regions } = await reference
      const { text, sections } = readText(`${body}${sentence}\n`)
      const { programme, fields, doubted } = extractProgramme(
        { text, sections, language: 'el', country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
        { activities, regions },
      )
      assert.deepEqual(programme.funding.max_subsidy, { amount: '120000.00', currency: 'EUR' })
      assert.equal(programme.funding.max_eligible_cost, undefined)
      assert.equal(programme.funding.intensity?.length, 1)
      assert.equal(programme.call.deadlines.length, 1)
      assert.ok(fields.every(({ pointer }) => pointer !== null))
      const [shown] = doubted
      assert.deepEqual(
        { field: shown?.field, pointer: shown?.pointer, cited: shown?.citations.map(({ exact }) => exact) },
        { field, pointer: null, cited: [sentence] },
      )
    })
})

describe('a sentence in which calls state no such thing', () => {
  const reference = loadReference()
  const read = async (sentence: string): Promise<Extraction> => {
    const { text, sections } = readText(body.replace('απαραίτητο χώρο.', `απαραίτητο χώρο.\n${sentence}`))
    return extractProgramme(
      { text, sections, language: 'el', country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
      await reference,
    )
  }
  /** The kinds of criteria that cite it. */
  const kindsCiting = ({ programme: { eligibility } }: Extraction, sentence: string): string[] =>
    ('all' in eligibility ? eligibility.all : []).flatMap((each) =>
      'kind' in each && each.citations?.some(({ exact }) => exact === sentence) === true ? [each.kind] : [],
    )

  for (const [kind, sentence] of asked)
    test(`is none that asks: ${sentence}`, async () => {
      const extraction = await read(sentence)
      assert.deepEqual(kindsCiting(extraction, sentence), [kind])
      assert.deepEqual(extraction.doubted, [])
    })

  for (const [field, sentence] of askedOfNobody)
    test(`leaves a question, and what was read of it beside the draft: ${sentence}`, async () => {
      const extraction = await read(sentence)
      assert.deepEqual(kindsCiting(extraction, sentence), ['manual'])
      assert.deepEqual(
        extraction.doubted.map((each) => [each.field, each.pointer, each.citations.map(({ exact }) => exact)]),
        [[field, null, [sentence]]],
      )
    })

  for (const sentence of onlySpokenOf)
    test(`gives no legal basis: ${sentence}`, async () => {
      const { programme, doubted } = await read(sentence)
      assert.equal(programme.legal_basis, undefined)
      assert.deepEqual(
        doubted.map((each) => [each.field, each.pointer]),
        [['legal_basis', null]],
      )
    })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { conditionsOf, readCall } from './read-call.ts'

const told = async (text: string, ...fields: string[]): Promise<string[]> => {
  const atoms = atomsOfDraft((await readCall(text)).programme)
  return fields.flatMap((field) => (atoms.get(field) ?? []).map((atom) => `${field} ${atom}`))
}

describe('stages of a business, each with who is in it', () => {
  for (const [name, text] of [
    [
      'English',
      'Who can apply\n\n• Under establishment: firms that will be set up before the grant is paid.\n• Newly established: firms that have not completed 18 months since they started.',
    ],
    [
      'Greek',
      'Δικαιούχοι\n\n• Υπό σύσταση. Εταιρείες που θα ιδρυθούν έως την καταβολή της ενίσχυσης.\n• Νεοσύστατες. Εταιρείες που λειτουργούν έως και 18 μήνες.',
    ],
  ] as const)
    test(`are alternatives: ${name}`, async () => {
      const { eligibility } = (await readCall(text)).programme
      const [first] = 'all' in eligibility ? eligibility.all : []
      assert.ok(first !== undefined && 'any' in first && first.any.length === 2, JSON.stringify(eligibility))
    })
})

describe('what is said of a case', () => {
  for (const sentence of [
    'Εφόσον η εταιρεία σας έχει συσταθεί έως τις 31/12/2021 το δάνειο δεν ξεπερνά τις 90.000 ευρώ.',
    'Where a firm was founded before 1 May 2022 it gets 55% of its costs.',
    'Once a firm has traded for three years, the grant falls to €9,000.',
  ])
    test(`is no condition for all: ${sentence}`, async () => {
      assert.deepEqual(await told(sentence, 'age'), [])
    })

  test('those who get a rate are no category of costs', async () => {
    assert.deepEqual(await told('Firms with fewer than 12 staff receive 45% of their costs.', 'caps'), [])
  })
})

describe('the largest loan', () => {
  for (const sentence of [
    'Το μέγιστο ποσό του δανείου, με το οποίο πληρώνονται επιλέξιμες δαπάνες, φτάνει τα €900.000 ανά σχέδιο.',
    'The maximum loan, which pays for eligible costs of the project, is €900,000.',
  ])
    test(`is no bound of the plan: ${sentence}`, async () => {
      const title = /\p{Script=Greek}/u.test(sentence) ? 'Δάνεια για μικρές επιχειρήσεις' : 'Loans for small firms'
      const atoms = atomsOfDraft((await readCall(sentence, title)).programme)
      assert.deepEqual([atoms.get('max_eligible_cost'), atoms.get('loan')], [[], ['max 900000.00']])
    })
})

test('the day that a page begins with opens no call that opens "in the coming days"', async () => {
  const text = 'date 2026-02-10 Τις επόμενες μέρες αναμένεται να ανοίξουν οι αιτήσεις για τα κουπόνια.'
  assert.deepEqual(await told(text, 'opens'), [])
})

describe('cooperatives', () => {
  const formsOf = async (text: string): Promise<string[]> =>
    conditionsOf(await readCall(text)).flatMap((each) =>
      each.kind === 'legal_form' ? [...(each.include ?? []), ...(each.exclude ?? [])] : [],
    )

  test('by the bare word are all kinds of them', async () => {
    for (const text of [
      'Eligible are cooperatives and sole traders.',
      'Δικαιούχοι είναι ατομικές επιχειρήσεις και συνεταιρισμοί.',
    ]) {
      const forms = await formsOf(text)
      assert.ok(
        forms.includes('agricultural_cooperative') && forms.includes('workers_cooperative'),
        `${text} ${forms.join()}`,
      )
    }
  })

  test('of one kind are those alone', async () => {
    assert.deepEqual(await formsOf('Δεν συμμετέχουν αστικοί συνεταιρισμοί.'), ['cooperative'])
    assert.deepEqual(await formsOf('Eligible are only agricultural cooperatives.'), ['agricultural_cooperative'])
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { citedByManual, readCall } from './read-call.ts'

const told = async (text: string, ...fields: string[]): Promise<string[]> => {
  const atoms = atomsOfDraft((await readCall(text)).programme)
  return fields.flatMap((field) => (atoms.get(field) ?? []).map((atom) => `${field} ${atom}`))
}

describe('the day by which a business must have been founded', () => {
  for (const [sentence, day] of [
    ['Workshops must have launched their activity by 30 June 2024 to take part.', '2024-06-30'],
    ['Every firm has to have commenced trading by no later than 2 May 2023.', '2023-05-02'],
    ['Applicants began their business before 1 February 2025.', '2025-01-31'],
    ['Δικαιούχοι είναι επιχειρήσεις που ξεκίνησαν τη λειτουργία τους έως τις 30/6/2024.', '2024-06-30'],
  ] as const)
    test(`is no other day of the call: ${sentence}`, async () => {
      assert.deepEqual(await told(sentence, 'age', 'closes', 'opens', 'expenses_eligible_from'), [`age to ${day}`])
    })
})

describe('how old people are', () => {
  for (const sentence of [
    'Ξεκινά σήμερα το πρόγραμμα ίδρυσης επιχειρήσεων για νέους από 20 έως 32 ετών.',
    'Women between 25 and 55 years can start a business with the grant.',
  ])
    test(`is no age of a business: ${sentence}`, async () => {
      assert.deepEqual(await told(sentence, 'age'), [])
    })

  test('a business from three to ten years old still is', async () => {
    assert.deepEqual(await told('Eligible are firms from 3 to 10 years old.', 'age'), [
      'age months min 36',
      'age months max 120',
    ])
  })
})

describe('the days between which people were born', () => {
  for (const text of [
    'Να έχουν γεννηθεί από την 01/01/1985 έως την 31/12/1996.',
    'They were born between 1 January 1985 and 31 December 1996.',
  ])
    test(`are asked, and no period of the call: ${text}`, async () => {
      const read = await readCall(`Δικαιούχοι\n\n- ${text}`)
      assert.deepEqual(
        ['age', 'closes', 'opens', 'published_on'].flatMap((field) => atomsOfDraft(read.programme).get(field) ?? []),
        [],
      )
      assert.deepEqual(citedByManual(read), [`- ${text}`])
    })
})

describe('how long a body has been one in law', () => {
  for (const [text, months] of [
    ['Operators must have had a legal personality for at least two years.', 24],
    ['Each body has to show that it has existed as a legal entity for at least 3 years.', 36],
    ['Οι φορείς πρέπει να έχουν νομική υπόσταση για τουλάχιστον τέσσερα έτη.', 48],
  ] as const)
    test(`is its age: ${text}`, async () => {
      assert.deepEqual(await told(`Δικαιούχοι\n\n${text}`, 'age'), [`age months min ${months}`])
    })
})

describe('lines of a place and its money', () => {
  const rows =
    'Ήπειρος 3.000.000,00 ευρώ (επιπλέον 500.000,00 ευρώ)\n\nΚρήτη 2.000.000,00 ευρώ\n\nΘεσσαλία 4.100.000,00 (επιπλέον 100.000,00 ευρώ)'

  test('are parts of the budget, without what has been added to them', async () => {
    assert.deepEqual(
      await told(
        `Η δημόσια δαπάνη της δράσης κατανέμεται στις Περιφέρειες ως εξής:\n\n${rows}`,
        'budget_lines',
        'total_budget',
      ),
      ['budget_lines 3000000.00 EL54', 'budget_lines 2000000.00 EL43', 'budget_lines 4100000.00 EL61'],
    )
  })

  test('where money comes from is no place of the applicants', async () => {
    for (const sentence of [
      'Οι πρόσθετοι πόροι αντλούνται από τα ταμεία της Ηπείρου και της Κρήτης.',
      'The money was taken from the programmes of Attica and Thessaly.',
    ])
      assert.deepEqual(await told(sentence, 'regions'), [], sentence)
  })
})

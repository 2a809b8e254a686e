import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

async function read(sentence: string) {
  const { activities, regions } = await loadReference()
  const { text, sections } = readText(`Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων\n\n${sentence}\n`)
  return extractProgramme(
    { text, sections, language: 'el', country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
}

describe('a condition that a call tells twice', () => {
  test('in words and in digits that say another number, is shown with both; the words stand in the draft', async () => {
    const { contradictions, programme } = await read('Απαιτούνται τρεις (2) κλεισμένες διαχειριστικές χρήσεις.')
    assert.deepEqual(
      contradictions.map(({ field, values }) => [field, values.map(({ value }) => value)]),
      [
        [
          'criterion:age',
          [3, 2].map((min) => ({ kind: 'age', test: { measure: 'closed_full_fiscal_years', range: { min } } })),
        ],
      ],
    )
    assert.ok(JSON.stringify(programme.eligibility).includes('"min":3'))
  })

  test('in two sentences that say another number, is shown with both; the first stands in the draft', async () => {
    const { contradictions, programme } = await read(
      'Οι δικαιούχοι απασχολούν τουλάχιστον 3 εργαζομένους. Οι αιτούσες επιχειρήσεις απασχολούν τουλάχιστον 5 εργαζομένους.',
    )
    assert.deepEqual(
      contradictions.map(({ field }) => field),
      ['criterion:headcount'],
    )
    assert.ok(!JSON.stringify(programme.eligibility).includes('"min":5'))
  })

  test('with the same number, or with the other end, is no contradiction', async () => {
    for (const sentence of [
      'Απαιτούνται δύο (2) κλεισμένες διαχειριστικές χρήσεις.',
      'Οι δικαιούχοι απασχολούν τουλάχιστον 3 εργαζομένους. Οι δικαιούχοι απασχολούν έως 50 εργαζομένους.',
    ])
      assert.deepEqual((await read(sentence)).contradictions, [])
  })
})

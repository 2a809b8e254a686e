import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { formulaInWords, inputInWords } from './formulas.ts'

describe('a formula in the note of a draft', () => {
  const inWords = (formula: string, language: 'el' | 'en' = 'en', inputs = {}): string =>
    formulaInWords({ formula, inputs }, language)

  test('is arithmetic with names, and its rounding stands at the end', () => {
    assert.equal(inWords('tenth(ebitda × 100 / turnover)'), 'EBITDA × 100 / turnover, to one decimal')
    assert.equal(
      inWords('100 − tenth(grant × 100 / total)', 'el'),
      '100 − (επιχορήγηση × 100 / σύνολο), με ένα δεκαδικό',
    )
    assert.equal(inWords('(a) + (b)'), '(a) + (b)')
  })

  test('names the limits of the grant and each cap', () => {
    assert.equal(
      inWords('min(rate, de_minimis_headroom)', 'el'),
      'το μικρότερο από (η ένταση ενίσχυσης, το υπόλοιπο ήσσονος σημασίας)',
    )
    assert.equal(
      inWords('min(claimed, cap_1 − sum(before_1))'),
      'the least of (amount claimed, cap 2 − sum of (amounts counted before, cap 2))',
    )
    assert.equal(inputInWords('cap_0', 'el'), 'όριο κατηγορίας 1')
  })

  test('tells a count of conditions from one of other things', () => {
    assert.equal(inWords('count', 'en', { size: 'met' }), 'number of conditions')
    assert.equal(inWords('count', 'en', { relations: ['A'] }), 'number')
  })

  test('of a condition says what is compared or looked at', () => {
    assert.equal(inWords('left lte right', 'el'), 'σύγκριση δύο ποσών: έως')
    assert.equal(inWords('art. 2(18): capital'), 'undertaking in difficulty: more than half of the capital lost')
  })

  test('stays as it is where something in it has no name', () => {
    assert.equal(inWords('unheard < base'), 'unheard < base')
    assert.equal(inWords('constructor(turnover)'), 'constructor(turnover)')
  })
})

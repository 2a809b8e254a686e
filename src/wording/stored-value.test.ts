import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { storedValue } from './stored-value.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' })

describe('a stored value in words', () => {
  test('is an amount, a day, a term or a name of the language', () => {
    const told: [unknown, string, string, string][] = [
      [euros('60000.00'), '/planned_investment/amount', '60.000 €', '€60,000'],
      ['2004-02-01', '/activity_started_on', '1 Φεβρουαρίου 2004', '1 February 2004'],
      ['12-31', '/fiscal_year_end', '31 Δεκεμβρίου', '31 December'],
      ['agricultural_cooperative', '/legal_form', 'αγροτικός συνεταιρισμός', 'agricultural cooperative'],
      ['GR', '/country', 'Ελλάδα', 'Greece'],
      [['owner', 'manager'], '/people/0/roles', 'ιδιοκτήτης· διαχειριστής', 'owner; manager'],
      [true, '/attributes/exporting', 'ναι', 'yes'],
      ['gber', '/attributes/aid_regime_choice', 'Κανονισμός (ΕΕ) 651/2014', 'Regulation (EU) No 651/2014'],
      [
        { in: ['10.39'], out: [] },
        '',
        'στη λίστα 10.39, εκτός λίστας κανένα',
        'in the list 10.39, not in the list none',
      ],
      [[], '/relations', 'κανένα', 'none'],
      [['small'], '', 'μικρή', 'small'],
      ['met', '', 'πληρείται', 'met'],
      [2025, '/financial_years/0/year', '2025', '2025'],
      [
        { status: 'granted', granted_on: '2024-12-29', member_state: 'GR', authority: 'ΑΑΔΕ' },
        '/de_minimis_aid/0',
        'κατάσταση χορηγήθηκε, ημέρα χορήγησης 29 Δεκεμβρίου 2024, κράτος μέλος Ελλάδα, φορέας ΑΑΔΕ',
        'status granted, granted on 29 December 2024, Member State Greece, authority ΑΑΔΕ',
      ],
      [13.5, '/salaried_awu/0/value', '13,5', '13.5'],
      [
        [
          { category: 'software', amount: euros('40000.00') },
          { category: 'green', amount: euros('500.00') },
        ],
        '/planned_investment/categories',
        'λογισμικό 40.000 €· πράσινες δαπάνες 500 €',
        'software €40,000; green costs €500',
      ],
    ]
    for (const [value, place, el, en] of told)
      assert.deepEqual(
        [storedValue(value, place, 'el'), storedValue(value, place, 'en')].map((text) =>
          text.replaceAll('\u00a0', ' '),
        ),
        [el, en],
      )
  })

  test('of no vocabulary stays as it is: codes, names, words that nobody knows', () => {
    for (const [value, place] of [
      ['10.39.15.00', '/activities/0/code'],
      ['Ελιά ΑΕ', '/name'],
      ['2026-02-30', '/attributes/other'],
      ['constructor', '/legal_form'],
      ['toString', '/activities/0/scheme'],
    ] as const)
      assert.equal(storedValue(value, place, 'el'), value)
  })

  test('keeps every digit of an amount and of a number', () => {
    const digits = (text: string) => text.replaceAll(/[^0-9]/gu, '').replace(/^0+(?=\d)/u, '')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (cents) => {
        const text = cents.toString().padStart(3, '0')
        const amount = `${text.slice(0, -2)}.${text.slice(-2)}`
        assert.equal(digits(storedValue(euros(amount), '', 'el')), digits(amount.replace(/\.00$/u, '')))
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (thousandths) => {
        const value = thousandths / 1000
        assert.equal(storedValue(value, '', 'en').replaceAll(',', ''), String(value))
      }),
    )
  })
})

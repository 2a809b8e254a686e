import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

/** Pages with several actions, grants or kinds of businesses, each with conditions and figures of its own. */

const shown = ({ programme: { eligibility } }: Extraction): string[] =>
  ('all' in eligibility ? eligibility.all : [eligibility]).map(told)

const kilns = `Στήριξη κεραμικών εργαστηρίων
Δράση 1: Πρώτο τροχό
Ωφελούμενοι: μικρές επιχειρήσεις που λειτουργούν λιγότερο από 18 μήνες.
Επιχορήγηση έως 30.000 €
Ένταση: 60%, αυξάνεται κατά 5% με την πρόσληψη 2 εργαζομένων
Υποβολή έως 10/03/2027

Δράση 2: Μεγάλο καμίνι
Ωφελούμενοι: μεσαίες επιχειρήσεις με τουλάχιστον τέσσερις κλεισμένες χρήσεις.
Επιχορήγηση έως 90.000 €
Ένταση: 40%
Υποβολή έως 20/04/2027

Οι επιχειρήσεις πρέπει να απασχολούν τουλάχιστον 2 εργαζόμενους.`

const looms = `News: two loans for weavers

The Loom Repair Loan gives up to €20,000 to firms that have at least four employees and a turnover above €70,000. It closes on 12 March 2027.
The Young Weaver Loan gives up to €8,000 to firms that have fewer than three employees. It closes on 9 May 2027.
Both are for firms registered in Ireland.`

describe('parts of a call side by side', () => {
  test('what two actions ask becomes one alternative of each, and what stands behind them is asked of all', async () => {
    assert.deepEqual(shown(await readCall(kilns)), [
      'headcount >=2',
      'any(all(months <18 & size small) | all(closed years >=4 & size medium))',
    ])
  })
  test('amounts and rates of one action stand beside the draft; the last day of each is one of several', async () => {
    const { programme, fields } = await readCall(kilns)
    assert.equal(programme.funding?.max_subsidy, undefined)
    assert.equal(programme.funding?.intensity, undefined)
    const beside = fields.filter(({ pointer }) => pointer === null).map(({ field }) => field)
    assert.deepEqual(beside.toSorted(), ['intensity', 'intensity', 'max_subsidy', 'max_subsidy'])
    assert.equal(programme.call.deadlines.length, 2)
  })
  test('grants that are told by their names, each in a paragraph', async () => {
    assert.deepEqual(shown(await readCall(looms)), [
      'region any_establishment IE',
      'any(all(turnover >70000.00 & manual) | manual)',
    ])
  })
  test('what only one part asks is asked of a person, in the words of its sentence', async () => {
    const page = kilns.replace('Ωφελούμενοι: μικρές επιχειρήσεις που λειτουργούν λιγότερο από 18 μήνες.\n', '')
    assert.deepEqual(shown(await readCall(page)), ['manual', 'headcount >=2'])
  })
  test('a stage of a business as a title is an alternative, too', async () => {
    const page = `Ξενώνες του βουνού
Ποιοι ενισχύονται
Α) Υφιστάμενες
Επιχειρήσεις με τουλάχιστον τρεις κλεισμένες χρήσεις.
Β) Υπό ίδρυση
Φυσικά πρόσωπα που θα ιδρύσουν επιχείρηση μετά την έγκριση.
Χρόνος υλοποίησης: 20 μήνες.`
    assert.match(shown(await readCall(page)).join(), /^any\(closed years >=3 \| lifecycle\)/u)
  })
  test('a call that names its parts and asks the same of all stays as it is', async () => {
    const page = `Two strands for boat builders
Strand 1: Hulls
Strand 2: Sails

The applicant must employ at least 6 persons.`
    assert.deepEqual(shown(await readCall(page)), ['headcount >=6'])
  })
})

describe('a refusal that goes on', () => {
  const cases: readonly (readonly [text: string, expected: string])[] = [
    ['Δεν ενισχύονται εποχικά καφενεία, ούτε εταιρείες με πάνω από 110 εργαζόμενους.', 'headcount <=110'],
    [
      'Δεν χρηματοδοτούνται κάμπινγκ (τροχόσπιτα), ούτε επιχειρήσεις με λιγότερους από 4 εργαζόμενους.',
      'headcount >=4',
    ],
    ['Hostels are not funded, nor are firms with more than 45 employees.', 'headcount <=45'],
    ['Neither stables nor companies with more than 65 employees may apply.', 'headcount <=65'],
  ]
  for (const [text, expected] of cases)
    test(text, async () => {
      assert.equal(shown(await readCall(`A call\n\n${text}`))[0], expected)
    })
})

describe('what is told of some, or of a state', () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    [
      'The applicant must have been active for three years and must not be an undertaking in difficulty on 30 June 2026.',
      'months >=36',
      'not_in_difficulty',
    ],
    [
      'A borrower has to be registered in Estonia, to have been active for at least two fiscal years, and must not be an undertaking in difficulty on 30 June 2026.',
      'manual',
      'region any_establishment EE',
      'not_in_difficulty',
      'lifecycle',
    ],
    ['Η εταιρεία πρέπει να λειτουργεί τρία έτη και να μην ήταν προβληματική στις 30/06/2026.', 'months >=36', 'manual'],
    ['Firms of the region of Epirus may also opt for a loan.', 'manual'],
    ['Large enterprises receive only an interest subsidy.', 'manual'],
    ['Οι μεγάλες επιχειρήσεις επιδοτούνται μόνο μέσω εγγύησης.', 'manual'],
    [
      'Οι νεοσύστατες εταιρείες δεν χρειάζεται να έχουν κλείσει χρήση, ενώ οι λοιπές πρέπει να έχουν τουλάχιστον τρεις.',
      'manual',
      'manual',
    ],
  ]
  for (const [text, ...expected] of cases)
    test(text, async () => {
      assert.deepEqual(shown(await readCall(`A call\n\n${text}`)), expected)
    })
})

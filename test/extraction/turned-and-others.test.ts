import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { told } from './logic-is-kept.ts'
import { conditionsOf, readCall } from './read-call.ts'

const el =
  'Στήριξη ξυλουργείων της Λέσβου\n\nΗ δράση απευθύνεται σε επιχειρήσεις της Λέσβου. Το ποσοστό ενίσχυσης είναι 35%. Ο συνολικός προϋπολογισμός της δράσης ανέρχεται σε 2 εκατ. ευρώ.\n\n'
const en =
  'Support for joiners of Lesvos\n\nThe call is open to enterprises of Lesvos. The aid intensity is 35%. The total budget of the call is €2 million.\n\n'
const rest = 'The association keeps an archive of what is new in the trade and renews it twice a week. '.repeat(5)

const fields = [
  'closes',
  'legal_forms',
  'headcount',
  'turnover',
  'age',
  'min_subsidy',
  'max_subsidy',
  'min_eligible_cost',
  'max_eligible_cost',
]

/** What a sentence adds to a page of few lines, in short. */
async function givenBy(sentence: string): Promise<string> {
  const { programme } = await readCall(`${isGreek(sentence) ? el : en}${sentence}\n\n${rest}`)
  const atoms = atomsOfDraft(programme)
  const given = fields.flatMap((field) => (atoms.get(field) ?? []).map((atom) => `${field} ${atom}`))
  return [...given, ...(atoms.get('total_budget') ?? []).filter((sum) => sum !== '2000000.00')].join(', ')
}

describe('who is refused, in whatever words, and nobody', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Sales of under €90,000 a year rule an applicant out.', 'turnover min 90000.00'],
    ['A turnover of less than €90,000 disqualifies a firm.', 'turnover min 90000.00'],
    ['Κύκλος εργασιών κάτω των 90.000 ευρώ οδηγεί σε απόρριψη.', 'turnover min 90000.00'],
    ['None of the firms may have more than 40 employees.', 'headcount max 40'],
    ['A staff of over 40 disqualifies a firm.', 'headcount max 40'],
    ['Nobody gets more than €45,000.', 'max_subsidy 45000.00'],
    ['Nobody may ask for less than €4,000.', 'min_subsidy 4000.00'],
    ['Κανείς δεν λαμβάνει πάνω από 45.000 ευρώ.', 'max_subsidy 45000.00'],
  ]
  for (const [sentence, given] of cases)
    test(`turns the bound round: ${sentence}`, async () => {
      assert.equal(await givenBy(sentence), given)
    })
})

describe('a name that begins with a word that denies', () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      'Ποιοι μετέχουν\nΜη κρατικές συλλογικότητες της τέχνης που:\n• έχουν την έδρα τους στη Θεσσαλία,\n• έχουν μορφή σωματείου ή ιδρύματος.',
      'include EL61, include foundation+association',
    ],
    ['Δικαιούχοι\nΜη κυβερνητικοί φορείς:\n• σωματεία\n• ιδρύματα', 'include association+foundation'],
    [
      'Who may apply\nNot for profit bodies that:\n• have their seat in Thessaly,\n• are associations or foundations.',
      'include EL61, include foundation+association',
    ],
    ['Μη επιλέξιμες μορφές: σωματεία και ιδρύματα.', 'exclude foundation+association'],
    ['Μη ενισχυόμενοι: σωματεία και ιδρύματα.', 'exclude foundation+association'],
  ]
  for (const [text, given] of cases)
    test(`refuses nobody by itself: ${text}`, async () => {
      const found = conditionsOf(await readCall(text)).map((each) =>
        each.kind !== 'legal_form' && each.kind !== 'region'
          ? told(each)
          : [each.include, each.exclude].flatMap((names, at) =>
              names === undefined ? [] : [`${at === 0 ? 'include' : 'exclude'} ${names.join('+')}`],
            ),
      )
      assert.equal(found.flat().join(', '), given)
    })
})

describe('what is told of somebody or something else', () => {
  const cases = [
    'The Agency was set up in 1999, employs 140 people and has its seat in Mytilene.',
    'Το Επιμελητήριο απασχολεί 140 άτομα.',
    'In 2021 an earlier call of the island paid half of the costs, up to €130,000.',
    'Το 2021 δίνονταν έως 30.000 ευρώ.',
    'Στο Μιλάνο κάθε περίπτερο κοστίζει 5.100 ευρώ.',
    'Its money for fairs, €700,000, is a different matter.',
    'The council has 40 employees and was founded in 1950.',
    'Η έκθεση κλείνει στις 3 Μαρτίου 2027, ώρα 20:00.',
    'Το φεστιβάλ λήγει στις 4 Ιουνίου 2027.',
    'Εξαιρούνται όσοι έχουν οφειλές προς το Δημόσιο.',
  ]
  for (const sentence of cases)
    test(`is nothing of the call: ${sentence}`, async () => {
      assert.equal(await givenBy(sentence), '')
    })
})

test('until when one may register on a portal is no day by which a firm was registered', async () => {
  assert.equal(
    await givenBy('Registration on the portal is possible until 12 March 2027.'),
    'closes 2027-03-12 23:59 Europe/Athens',
  )
})

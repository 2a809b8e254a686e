import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Funding } from '../../src/core/facts/programme.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readCall } from './read-call.ts'

const el = 'Ο Σύνδεσμος κρατά αρχείο με τα νέα του κλάδου και το ανανεώνει δύο φορές την εβδομάδα. '
const en = 'The association keeps an archive of what is new in the trade and renews it twice a week. '

/** What a page of few lines gives, in short; of as many letters as make figures doubted. */
async function givenBy(text: string, rest = isGreek(text) ? el : en): Promise<string> {
  const { funding } = (await readCall(`${text}\n\n${rest.repeat(7)}`)).programme
  const names = ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const
  const { max_intensity_percent: most, intensity = [], own_contribution_min_percent: own } = funding as Funding
  return [
    ...names.flatMap((name) => {
      const sum = funding[name]
      const currency = sum?.currency === 'EUR' ? '' : ` ${sum?.currency}`
      return sum === undefined ? [] : [`${name} ${sum.amount.replace('.00', '')}${currency}`]
    }),
    ...(most === undefined ? [] : [`most ${most}%`]),
    ...intensity.map(({ percent }) => `${percent}%`),
    ...(own === undefined ? [] : [`own ${own}%`]),
  ].join(', ')
}

describe('a page of few lines', () => {
  const cases: readonly (readonly [text: string, given: string])[] = [
    // What a call has, in whatever words.
    ['Στο κουτί της δράσης μπαίνουν τώρα πόροι 12.500.000 ευρώ.', 'total_budget 12500000'],
    ['The ministry put some €3,400,000 at the disposal of bakers.', 'total_budget 3400000'],
    ['Όσα σχέδια εγκριθούν θα μοιραστούν 9 εκατ. ευρώ συνολικά.', 'total_budget 9000000'],
    ['The council put some £3,400,000 at the disposal of bakers.', 'total_budget 3400000 GBP'],
    ['A minimum of 6m euros is available for the two themes.', 'total_budget 6000000'],
    ['The bank puts 40 million euros in soft loans at the disposal of hotels.', 'total_budget 40000000'],
    // What one plan may cost, under whatever title.
    [
      'Τι επιχορηγείται\n\nΜια πρόταση στοιχίζει 7.000 έως 21.000 ευρώ.',
      'min_eligible_cost 7000, max_eligible_cost 21000',
    ],
    [
      'What is granted\n\nA proposal may have a subsidised budget of 9,000 to 44,000 euros.',
      'min_eligible_cost 9000, max_eligible_cost 44000',
    ],
    [
      'Το κόστος που επιδοτείται αρχίζει από τις €15.500 και τελειώνει στα €62.000.',
      'min_eligible_cost 15500, max_eligible_cost 62000',
    ],
    ['Κάτω από 33.000 ευρώ δεν υποβάλλεται σχέδιο, η δε ενίσχυση έπεται.', 'min_eligible_cost 33000'],
    // What one gets.
    ['What we grant is at the least €900 and at the most €7,500.', 'min_subsidy 900, max_subsidy 7500'],
    ['Οι τυχεροί της κλήρωσης παίρνουν το πολύ 4.200 ευρώ.', 'max_subsidy 4200'],
    ['Υπολογίζεται σε 4% του τζίρου του 2025 ως ενίσχυση και δεν περνά τα 51.000 ευρώ.', 'max_subsidy 51000'],
    ['The grant equals the turnover of three months and in no case exceeds 26,000 euros.', 'max_subsidy 26000'],
    // Rates, and one's own money.
    ['Τα συνεργεία μπορούν να πάρουν και 55%.', 'most 55%'],
    ['Workshops are co-financed at up to 45%.', 'most 45%'],
    ['The scheme pays as much as 35% of what a stall costs.', 'most 35%'],
    ['At least 25% of the cost is to be put up by every firm from own means.', 'own 25%'],
  ]
  for (const [text, given] of cases) test(text, async () => assert.equal(await givenBy(text), given))

  const others: readonly string[] = [
    // Words of others, of a month, of some, of other programmes.
    'The minister spoke of €80 million of relief for various schemes.',
    'Ο μισθός δεν μπορεί να είναι κάτω από 1.150 ευρώ τον μήνα μικτά.',
    'Anything above €2.2 million is considered by exception.',
    '40% of each loan comes from the fund free of interest.',
  ]
  for (const text of others) test(text, async () => assert.equal(await givenBy(text), ''))

  test('two sums of one name are of some each', async () => {
    const text =
      'The ministry put some €3,400,000 at the disposal of bakers.\n\nThe bank puts 40 million euros in soft loans at the disposal of hotels.'
    assert.equal(await givenBy(text), '')
  })

  test('a guide of many pages wants more than a word', async () => {
    const text = 'The ministry put some €3,400,000 at the disposal of bakers.'
    assert.equal(await givenBy(text, en.repeat(8)), '')
  })
})

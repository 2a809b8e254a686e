import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Funding } from '../../src/core/facts/programme.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readCall } from './read-call.ts'

const el = 'Το περιοδικό της αγοράς τυπώνεται στο Βόλο και φτάνει στους συνδρομητές κάθε Πέμπτη πρωί. '
const en = 'The journal of the market is printed in Volos and reaches those who take it on Thursdays. '

/** What a page of few lines gives, in short; of as many letters as make figures doubted. */
async function givenBy(text: string, title?: string): Promise<string> {
  const rest = isGreek(text) ? el : en
  const { funding } = (await readCall(`${text}\n\n${rest.repeat(7)}`, title)).programme
  const names = ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const
  const { max_intensity_percent: most, intensity = [], own_contribution_min_percent: own, loan } = funding as Funding
  const amount = (sum: { amount: string } | undefined): string => sum?.amount.replace('.00', '') ?? ''
  return [
    ...names.flatMap((name) => (funding[name] === undefined ? [] : [`${name} ${amount(funding[name])}`])),
    ...(loan === undefined ? [] : [`loan ${amount(loan.min)}-${amount(loan.max)}`]),
    ...(most === undefined ? [] : [`most ${most}%`]),
    ...intensity.map(({ percent }) => `${percent}%`),
    ...(own === undefined ? [] : [`own ${own}%`]),
  ].join(', ')
}

const check = (cases: readonly (readonly [text: string, given: string])[], title?: string): void => {
  for (const [text, given] of cases)
    test(text.replaceAll('\n', ' '), async () => assert.equal(await givenBy(text, title), given))
}

describe('bounds that a refusal turns, or that stand on both sides of a figure', () => {
  check([
    ['No proposal can be for a budget of more than €64,000.', 'max_eligible_cost 64000'],
    ['Καμία πρόταση δεν μπορεί να έχει προϋπολογισμό μεγαλύτερο από 64.000 ευρώ.', 'max_eligible_cost 64000'],
    [
      'No aid we give is lower than €3,500 and none, whatever the plan, is higher than €28,000.',
      'min_subsidy 3500, max_subsidy 28000',
    ],
    ['An award is of €3,500 at the very least and of €28,000 at the very most.', 'min_subsidy 3500, max_subsidy 28000'],
    ['Aid is granted from €3,500 as a minimum to €28,000 as a maximum.', 'min_subsidy 3500, max_subsidy 28000'],
    [
      'Awards begin at a minimum of €3,500 and can reach €28,000 for good plans.',
      'min_subsidy 3500, max_subsidy 28000',
    ],
    ['Qualifying expenses must not fall below €3,500 if anybody is to get a grant.', 'min_eligible_cost 3500'],
  ])
})

describe('what a plan is, and what stands by it', () => {
  check([
    [
      'A project that can be supported, smallest / largest: €9,000 to €81,000.',
      'min_eligible_cost 9000, max_eligible_cost 81000',
    ],
    [
      'Το έργο που επιδοτείται δεν μπορεί να είναι κάτω από 9.000 € ούτε πάνω από 81.000 €.',
      'min_eligible_cost 9000, max_eligible_cost 81000',
    ],
    [
      'The subsidy is 60 % of what the work of outside helpers may cost, and never over 7,200 euros.',
      'max_subsidy 7200, 60%',
    ],
  ])
})

describe('sums of others, of cases and of other forms', () => {
  check([
    [
      'A grant used to be anything from €4,000 to €9,000 and will be something from €6,000 to €21,000.',
      'min_subsidy 6000, max_subsidy 21000',
    ],
    ['There is a grant of €400,000 at most, and up to €3 million may come on top as equity.', 'max_subsidy 400000'],
    ['A grant is paid, the maximum being: €45,000 if it is a novel; €12,000 if it is a poem.', ''],
    [
      'Bakers can compete for €9 million of aid from the scheme. It is part of a wider plan of €700 million in which €210 million is reserved for firms.',
      'total_budget 9000000',
    ],
    ['Let us suppose your budget comes to €40,000. You would then ask for a grant of €24,000 at most.', ''],
  ])
})

describe('figures under the line that says what they are', () => {
  check([
    ['What the grant is worth\n\nAt least: €6,500\n\nAt most: €31,000', 'min_subsidy 6500, max_subsidy 31000'],
    ['| Coverage | 65% |\n| --- | --- |\n| Max funding | 14,000 EUR |', 'max_subsidy 14000, 65%'],
  ])
})

describe("rates, and one's own share of the rest", () => {
  check([
    ['The 2026 call funds plans of bakers; they are co-funded at up to 45%.', 'most 45%'],
    ['The Fund covers as much as 45% of what a small project costs.', 'most 45%'],
    ['The grant pays 65% of the cost. For the other 35% the firm has to find the money itself.', '65%, own 35%'],
    ['Η επιχορήγηση καλύπτει το 65% του κόστους. Το υπόλοιπο 35% μένει στην επιχείρηση.', '65%, own 35%'],
    ['Ποσοστό τουλάχιστον 30% του κόστους πρέπει να είναι απαλλαγμένο από κάθε δημόσια στήριξη.', 'own 30%'],
    ['Το 30% του κόστους, τουλάχιστον, το καταβάλλει ο ίδιος ο επενδυτής.', 'own 30%'],
  ])
})

describe('wholes, shares of each and figures whose sign stands once', () => {
  check([
    ['Πρόσκληση 14,7 εκατ. ευρώ για νέους μελισσοκόμους στην Κρήτη', 'total_budget 14700000'],
    [
      'Η δημόσια ενίσχυση αγγίζει τα 4,3 εκατ. ευρώ και οι φάκελοι παραλαμβάνονται από τον Μάρτιο.',
      'total_budget 4300000',
    ],
    ['Αν αθροιστούν όλα τα σκέλη, η δράση φτάνει τα 23 εκατ. ευρώ.', 'total_budget 23000000'],
    ['Taken together the two lots come to 23 million euros.', 'total_budget 23000000'],
    ['Στον καθένα αναλογούν 8.700 ευρώ.', 'max_subsidy 8700'],
    ['Most for one project 420.000 Euro', 'max_subsidy 420000'],
    ['New plans may ask for amounts from €2,500 to €35,000.', 'min_subsidy 2500, max_subsidy 35000'],
    ['Funding of one project: from EUR 12 500 to EUR 950 000', 'min_subsidy 12500, max_subsidy 950000'],
    ['For a micro firm the grant is 60 percent of the costs, for a small one 45.', '60%, 45%'],
    ['Μια πολύ μικρή επιχείρηση επιδοτείται με 60%, μια μικρή με 45.', '60%, 45%'],
    ['A file that reaches 60% or more of the marks gets the grant.', ''],
    ['The grant is 35%. On an island one has 10% more, which makes it 45%.', '35%'],
  ])
})

describe('a page that lends', () => {
  check(
    [
      ['Μιλάμε για ποσά ως 18.000 ευρώ, χωρίς υποθήκη.', 'loan -18000'],
      ['Όσοι δανειοδοτηθούν θα πάρουν κεφάλαια ως 18.000 ευρώ ο καθένας.', 'loan -18000'],
      ['Το Ταμείο έχει 12 εκατ. ευρώ για δάνεια σε μικρούς.', 'total_budget 12000000'],
    ],
    'Ταμείο Μικρών Δανείων: άτοκα δάνεια σε επαγγελματίες',
  )
  check(
    [
      ['How much\n\n€15.000 - €2.500.000 per investment', 'loan 15000-2500000'],
      ['Each business is lent at most €18,000.', 'loan -18000'],
      ['As much as €90 million of lending can be had by firms.', 'total_budget 90000000'],
      ['Above €18,000 security is asked.', ''],
    ],
    'Loans for small firms: the bank lends for what they invest',
  )
})

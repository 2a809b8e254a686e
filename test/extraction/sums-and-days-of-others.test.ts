import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, readCall } from './read-call.ts'

/** Sums, rates and days of a call in short. */
async function told(text: string): Promise<string> {
  const { call, funding, eligible_costs: costs = [] } = (await readCall(text)).programme
  const { total_budget, max_eligible_cost, max_subsidy, max_intensity_percent: most, intensity = [] } = funding
  return [
    ...Object.entries({ total_budget, max_eligible_cost, max_subsidy }).flatMap(([name, sum]) =>
      sum === undefined ? [] : [`${name} ${sum.amount.replace('.00', '')} ${sum.currency}`],
    ),
    ...(most === undefined ? [] : [`most ${most}%`]),
    ...intensity.map(({ percent }) => `${percent}%`),
    ...costs.map(({ category, max_amount: sum }) => `${category} ${sum?.amount} ${sum?.currency}`),
    ...(call.opens_at === undefined ? [] : [`opens ${call.opens_at.at}`]),
    ...call.deadlines.map(({ at }) => `closes ${at}`),
  ].join(', ')
}

describe('a call of which a page tells', () => {
  const pages: readonly (readonly [text: string, told: string])[] = [
    // A share of a larger budget is no rate.
    [
      'The agency has set aside €6 million, representing 40% of the budget of the action plan, for firms.',
      'total_budget 6000000 EUR',
    ],
    ['Προϋπολογισμός: 4 εκατ. ευρώ, που αντιστοιχούν στο 32% των πόρων του προγράμματος.', 'total_budget 4000000 EUR'],
    ['The grant is €1.5 million, representing 50% of the total budget of the project.', 'max_subsidy 1500000 EUR, 50%'],
    // The day on which somebody looked, and the day ahead of one.
    ['Status as of 4 May 2027: open. Deadline: 20 May 2027', 'closes 2027-05-20T20:59:59Z'],
    ['Κατά την 4η Μαΐου 2027 η πρόσκληση παραμένει ανοικτή.', ''],
    ['The call will be open as of 4 May 2027.', 'opens 2027-05-03T21:00:00Z'],
    ['Submit your application before 11 March 2027.', 'closes 2027-03-10T21:59:59Z'],
    ['Οι αιτήσεις υποβάλλονται πριν από τις 11 Μαρτίου 2027.', 'closes 2027-03-10T21:59:59Z'],
    ['Apply before 12:00 on 11 March 2027.', 'closes 2027-03-11T10:00:00Z'],
    ['Submit your application on or before 11 March 2027.', 'closes 2027-03-11T21:59:59Z'],
    ['The system takes applications 10.8.-12.10.2027.', 'opens 2027-08-09T21:00:00Z, closes 2027-10-12T20:59:59Z'],
    // Whose dollars and pounds.
    ['Canadian firms may receive a grant of up to $10,000.', 'max_subsidy 10000 CAD'],
    ['Firms in Australia may receive a grant of up to US$10,000.', 'max_subsidy 10000 USD'],
    ['Firms in Colorado may receive a grant of up to $5,000.', 'max_subsidy 5000 USD'],
    ['- at most £50,000 for machinery.', 'machinery 50000.00 GBP'],
    // Sums of other years, of a whole county, of those who have won.
    ['For aid like this €1 million was included in the 2026 budget and €1.2 million in the 2027 budget.', ''],
    ['The €15m worth of funding we have secured is meant to drive growth across the county.', ''],
    ['The €15m of funding we have secured for this scheme is open to all firms.', 'total_budget 15000000 EUR'],
    [
      'The projects funded by the call are eligible:\n• To receive booster grants of up to €50k\n• To find partners',
      '',
    ],
    // What is enough for a call is its budget, and a facility has one.
    [
      'Εκτιμάται ότι θα χρειαστούν 500.000 ευρώ για τις ανάγκες του σχεδίου στην πρώτη προκήρυξη.',
      'total_budget 500000 EUR',
    ],
    ['It is expected that €600,000 will be enough for the first call of the scheme.', 'total_budget 600000 EUR'],
    ['Type of scheme: Loan facility of €200 million.', 'total_budget 200000000 EUR'],
    ['About the procedure\n\nTotal budget: 2,000,000 BGN', 'total_budget 2000000 BGN'],
    ['Max Project Funding\n\n€2,5mn', 'max_subsidy 2500000 EUR'],
    // Rates of some are not those of all; nobody has more than the highest.
    ['Grant rates:\n- Up to 20% for machinery\n- Up to 40% for software', 'most 40%'],
    ['Ποσοστά ενίσχυσης:\n- Έως 20% για εξοπλισμό\n- Έως 40% για λογισμικό', 'most 40%'],
    ['The grant can fund up to 45% of the cost of a machine.', 'most 45%'],
    ['Forest projects, co-financing rate of 60%.\n\nEducation projects, co-financing rate of 55%.', ''],
    ['RTOs receive 100% funding; companies receive 45%.', '45%'],
    ['- RTOs may spend €90,000; receive 100% funding of their costs', ''],
    [
      'The aid is 50% of the costs. Two other schemes will start elsewhere. The grant will reach 70% of the costs.',
      '50%',
    ],
    // Sums that a body gives out, and ranges of one kind of plans each.
    ['Ενισχύσεις ύψους 450.000 ευρώ θα διαθέσει το Επιμελητήριο.', 'total_budget 450000 EUR'],
    ['A new grant scheme for bakeries worth €430,000 was announced by the Ministry.', 'total_budget 430000 EUR'],
    [
      'Το μέγεθος των σχεδίων είναι για τη βιομηχανία από 35.000 έως 300.000 ευρώ και για τις υπηρεσίες από 20.000 έως 90.000 ευρώ.',
      '',
    ],
    // What there can be of jobs is no end of the money.
    [
      'Η επιδότηση φτάνει στο 50%, εάν υπάρχει σχέδιο για νέες θέσεις απασχόλησης, και η πλατφόρμα δέχεται αιτήσεις.',
      'most 50%',
    ],
  ]
  for (const [text, as] of pages)
    test(`is told as it is written: ${text.slice(0, 90)}`, async () => {
      assert.equal(await told(`Support for firms\n\n${text}`), as)
    })

  for (const text of [
    'The support rate for partners from Malta is 85% and for partners from Sweden is 75%.',
    'Το ποσοστό συγχρηματοδότησης είναι 85% για εταίρους από την Ελλάδα και 75% για εταίρους από την Ιταλία.',
  ])
    test(`has rates by the country of a partner, which are asked: ${text.slice(0, 60)}`, async () => {
      assert.equal(await told(text), '')
      assert.deepEqual(citedByManual(await readCall(text), 'obligation'), [text])
    })

  test('compares proposals where it says that their order is not what counts', async () => {
    for (const text of [
      'Τα σχέδια επιλέγονται με συγκριτική αξιολόγηση και όχι με σειρά υποβολής.',
      'Proposals are ranked, rather than served first come, first served.',
    ])
      assert.equal((await readCall(text)).programme.call.selection, 'comparative')
  })

  test('bounds the plan of a size where a rate stands before the bound', async () => {
    const { programme, fields } = await readCall(
      '50% για τις μικρές επιχειρήσεις με μέγιστο προϋπολογισμό δαπανών 20.000€.',
    )
    assert.equal(
      fields.some(({ field }) => field === 'max_subsidy'),
      false,
    )
    assert.match(JSON.stringify(programme.eligibility), /investment_amount/u)
  })
})

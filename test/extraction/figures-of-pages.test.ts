import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { citedByManual, readCall } from './read-call.ts'

type Draft = Omit<ProgrammeInput, 'documents' | 'title'>

const el = 'Η υπηρεσία απαντά σε ερωτήματα πολιτών και αναρτά τακτικά ανακοινώσεις στον ιστότοπό της. '
const en = 'The office answers the questions of citizens and posts its notices on a site of its own. '

/** The draft of a page as long as pages are: in a short text nothing is doubted. */
const pageOf = async (text: string): Promise<Draft> =>
  (await readCall(`${text}\n\n${(isGreek(text) ? el : en).repeat(8)}`)).programme

/** Sums and rates of a draft in short: `max_subsidy 9000, most 40%`. */
function sumsOf({ funding, budget_lines: lines = [] }: Draft): string {
  const { total_budget, min_eligible_cost, max_eligible_cost, min_subsidy, max_subsidy } = funding
  const { max_intensity_percent: most, intensity = [] } = funding
  const sums = Object.entries({ total_budget, min_eligible_cost, max_eligible_cost, min_subsidy, max_subsidy })
  return [
    ...sums.flatMap(([name, sum]) =>
      sum === undefined
        ? []
        : [`${name} ${sum.amount.replace('.00', '')}${sum.currency === 'EUR' ? '' : sum.currency}`],
    ),
    ...(most === undefined ? [] : [`most ${most}%`]),
    ...intensity.map(({ percent }) => `${percent}%`),
    ...lines.map(({ amount }) => `line ${amount?.amount.replace('.00', '')}`),
  ].join(', ')
}

const daysOf = ({ call, published_on }: Draft): string =>
  [
    ...(published_on === undefined ? [] : [`published ${published_on}`]),
    ...(call.opens_at === undefined ? [] : [`opens ${call.opens_at.at}`]),
    ...call.deadlines.map(({ at, basis }) => `${basis === 'fixed' ? 'closes' : basis} ${at ?? ''}`.trim()),
  ].join(', ')

describe('a page of some length', () => {
  const sums: readonly (readonly [text: string, told: string])[] = [
    // What the words before an amount name whole is not doubted.
    [
      'Ο μέγιστος προϋπολογισμός ανά υποβαλλόμενη πρόταση μπορεί να ανέλθει μέχρι του ποσού των 65.000 €.',
      'max_eligible_cost 65000',
    ],
    [
      'Ως ανώτερο ποσό επένδυσης ανά φορέα ορίζεται το ποσό των 240.000 € και ως κατώτερο ποσό επένδυσης το ποσό των 15.000 €.',
      'min_eligible_cost 15000, max_eligible_cost 240000',
    ],
    ['– Minimum total eligible investment (per proposal): €210,000.00', 'min_eligible_cost 210000'],
    ['The aid covers equipment, with a maximum eligible budget per company of €95,000.', 'max_eligible_cost 95000'],
    [
      'Ο διαθέσιμος προϋπολογισμός του Σχεδίου φτάνει στα €2.640.000. Ζητούνται 300 νέες θέσεις.',
      'total_budget 2640000',
    ],
    ['Το Υπουργείο ανακοίνωσε ότι το Σχέδιο, συνολικού ποσού €7.000.000, ξεκινά.', 'total_budget 7000000'],
    ['Ο προϋπολογισμός της Δράσης είναι 6.000.000 ευρώ για το σύνολο της Περιφέρειας Ηπείρου.', 'total_budget 6000000'],
    ['The municipality gives a small grant (up to £1,900) towards better lighting.', 'max_subsidy 1900GBP'],
    ['A shop may apply for matched funding to a maximum value of €3,100 or half of its costs.', 'max_subsidy 3100'],
    [
      'Bakers are able to apply for £800-£9,000, with grants of up to 50% of the eligible costs.',
      'min_subsidy 800GBP, max_subsidy 9000GBP, most 50%',
    ],
    [
      'For each workshop the highest possible grant is €33,000, equal to at most 35% of the eligible costs.',
      'max_subsidy 33000, most 35%',
    ],
    ['Each firm that is selected will receive 100% funding, so nothing of its own is asked.', '100%'],
    ['Το συνολικό κόστος των σχεδίων είναι έως 430.000 €.', 'max_eligible_cost 430000'],
    ['The total cost of the plan must not exceed EUR 270,000.', 'max_eligible_cost 270000'],
    // Money in other words: a code, millions of nothing else.
    ['The maximum amount of the grant is: BGN 45,000.', 'max_subsidy 45000BGN'],
    [
      'Η δεύτερη δέσμη δράσεων του ΕΣΠΑ 2021-2027, «Νερό και Γη», προϋπολογισμού 640 εκατ., χωρίζεται σε τρεις δράσεις.',
      'total_budget 640000000',
    ],
    ['ΠΟΣΟΣΤΟ ΕΝΙΣΧΥΣΗΣ: ΕΩΣ €65%', 'most 65%'],
    // Of a unit, of a case, of what one has, of one of several.
    ['Η επιχορήγηση κυμαίνεται από 16 έως 21 ευρώ ημερησίως για κάθε νέο εργαζόμενο.', ''],
    ['The subsidy amounts to a maximum of 14,000 euro per training trajectory.', ''],
    ['Η ανώτατη χορηγία είναι €7.300 ανά συμμετοχή σε έκθεση.', ''],
    [
      'Grants are paid as follows:\n\n- A rateable value over £11,000 and less than £42,000 - £2,400 per 30-day period.',
      '',
    ],
    [
      'In the case of projects with an eligible investment of 12 million euros or more, the whole support is a grant.',
      '',
    ],
    [
      'Η εταιρεία ανήκει είτε στη μεταποίηση (μέγιστη επιχορήγηση €64.000) είτε στις υπηρεσίες (μέγιστη επιχορήγηση €38.000).',
      '',
    ],
    ['Small plans get no subsidy: the project amount must be at least 26,000 euro.', 'min_eligible_cost 26000'],
    // Shares of the money are no rates, nor is what raises an amount, nor a rate of a part of those who apply.
    [
      'Η δημόσια δαπάνη ανέρχεται σε 50.000.000 €, κατανέμεται σε 30.000.000 ευρώ (ποσοστό 60%) για τις νέες και σε 20.000.000 ευρώ (ποσοστό 40%) για τις υφιστάμενες επιχειρήσεις.',
      'total_budget 50000000, line 30000000, line 20000000',
    ],
    ['Οι επιχειρήσεις της Ξάνθης λαμβάνουν αυξημένη ενίσχυση κατά 15%.', ''],
    ['Το ποσό διατίθεται σε φορείς για τους οποίους ισχύει ποσοστό ενίσχυσης 85%.', ''],
    // Two that hold for two kinds, in one sentence, a row or a list.
    [
      'More specifically, in crafts the plan costs 25,000 to 310,000 euros, with the grant reaching up to 140,000 euros, while for companies in trade the plan costs 12,000 to 90,000 euros, with a grant of up to 48,000 euros.',
      '',
    ],
    [
      'The Region opens the call “Craft and Sea”, with a total public expenditure of €12 million, for its small firms.\n\nDe minimis Regulation (EU 2831/2023)\n\nProject budget: €90,000 – €450,000\n\nPublic Expenditure: €5,500,000\n\nGeneral Block Exemption Regulation (EU 651/2014)\n\nProject budget: €180,000 – €720,000\n\nPublic Expenditure: €6,500,000',
      'total_budget 12000000, line 5500000, line 6500000',
    ],
    ['Καλύπτεται το 90% του μισθού για τους 4 πρώτους μήνες και το 60% για τους επόμενους 8.', ''],
    ['The scheme pays up to $4,000 for a Type 2 plug; up to $37,000 for a rapid one.', ''],
    [
      'Applicants must have incurred at least $3M in yearly energy costs between January 1, 2026 and December 31, 2026.',
      '',
    ],
    ['MAXIMUM SUBSIDY €61,000 €44,000', ''],
    [
      'Ύψος επενδυτικών σχεδίων:\n\n• Μεγάλες επιχειρήσεις: από 6.000.000 € έως 30.000.000 €\n• ΜΜΕ: από 400.000 € έως 9.000.000 €',
      '',
    ],
    [
      'For companies with four to 40 employees, there is own money to show, with grants covering up to 65% of the cost.',
      '',
    ],
    ['A grant of 100% may be available for halls which earn no profit.', ''],
    ['Βασικό ποσό ενίσχυσης ύψους 26.000 € προσαυξανόμενο κατά 3.000 € σε ορεινές περιοχές.', ''],
    ['Το ποσοστό επιδότησης είναι από το 35% έως το 55% των δαπανών.', 'most 55%'],
    [
      'Επιχορηγούμενος προϋπολογισμός από 22.000 έως τις 64.000 ευρώ.',
      'min_eligible_cost 22000, max_eligible_cost 64000',
    ],
  ]
  for (const [text, told] of sums)
    test(`has the sums: ${text.slice(0, 90)}`, async () => {
      assert.equal(sumsOf(await pageOf(text)), told)
    })

  test('tells the least plan of one size as a condition of that size', async () => {
    const draft = await pageOf('Το ελάχιστο κόστος επένδυσης για πολύ μικρές εταιρείες είναι 120.000 ευρώ.')
    assert.equal(sumsOf(draft), '')
    assert.match(JSON.stringify(draft.eligibility), /"kind":"size","include":\["micro"\].*"kind":"investment_amount"/u)
  })

  test('tells the ranges of a list by size as conditions of each', async () => {
    const { eligibility } = await pageOf(
      'Ύψος επενδυτικών σχεδίων:\n\n• Μεγάλες επιχειρήσεις: από 6.000.000 € έως 30.000.000 €\n• ΜΜΕ: από 400.000 € έως 9.000.000 €',
    )
    const ranges = [...JSON.stringify(eligibility).matchAll(/"range":\{"(min|max)":\{"amount":"(\d+)/gu)]
    assert.deepEqual(
      ranges.map(([, end, amount]) => `${end} ${amount}`),
      ['min 6000000', 'min 400000', 'max 30000000', 'max 9000000'],
    )
  })

  test('has every kind of support that a list names, each on its line', async () => {
    const { funding } = await pageOf(
      'Παρέχονται τα ακόλουθα είδη ενισχύσεων:\n\n• Φορολογικές απαλλαγές\n• Επιχορηγήσεις κεφαλαίου\n• Επιδότηση μισθολογικού κόστους',
    )
    assert.deepEqual(funding.instruments, ['tax_exemption', 'grant', 'wage_subsidy'])
  })

  test('holds one of a list of sizes and forms to its bound, and not those alone that are both', async () => {
    const { eligibility } = await pageOf(
      'Ελάχιστο ύψος επενδυτικών σχεδίων:\n\n• Μεγάλες επιχειρήσεις: 700.000 €\n• Μεσαίες επιχειρήσεις, συνεταιρισμοί: 300.000 €\n• Μικρές επιχειρήσεις: 200.000 €',
    )
    assert.match(
      JSON.stringify(eligibility),
      /\{"all":\[\{"any":\[\{[^{}]*"kind":"size","include":\["medium"\].*?"kind":"legal_form".*?\]\},\{[^{}]*"kind":"investment_amount"/u,
    )
  })

  test('has a loan where somebody lends, and no equity where a developer has a share', async () => {
    const lent = await pageOf('The fund lends up to EUR 28 000 to small shops.')
    assert.ok(lent.funding.instruments.includes('loan') || lent.funding.loan !== undefined)
    const { funding } = await pageOf(
      'Tax credits are given to a developer with equity participation of 25% in the project.',
    )
    assert.ok(!funding.instruments.includes('equity'))
  })

  test('has what an applicant pays itself', async () => {
    const { funding } = await pageOf('The aid covers up to 85% of the costs, with a minimum own contribution of 15%.')
    assert.equal(funding.own_contribution_min_percent, 15)
  })

  test('tells what raises an amount in its own words', async () => {
    const raised = 'Οι επιχειρήσεις της Ξάνθης λαμβάνουν αυξημένη ενίσχυση κατά 15%.'
    assert.deepEqual(citedByManual(await readCall(raised), 'obligation'), [raised])
  })

  const days: readonly (readonly [text: string, told: string])[] = [
    ['Application Deadline: 11/30/2027 11:59 PM', 'closes 2027-11-30T21:59:00Z'],
    ['Deadline: 8-Dec-27', 'closes 2027-12-08T21:59:59Z'],
    ['The final application date for the call is May 13, 2027.', 'closes 2027-05-13T20:59:59Z'],
    ['A first deadline for submission of sketches is 21.06.2027.', 'closes 2027-06-21T20:59:59Z'],
    ['The sixth call for project proposals will open on the 15th of March 2027.', 'opens 2027-03-14T22:00:00Z'],
    ['This incentive shall be available until the 30th November 2027.', 'closes 2027-11-30T21:59:59Z'],
    [
      'The window for applications opened on July 1 and is set to close Aug. 20, 2027.',
      'opens 2027-06-30T21:00:00Z, closes 2027-08-20T20:59:59Z',
    ],
    [
      'Από τις 20 Νοεμβρίου (ώρα 12:00 μ.μ.) έως εξαντλήσεως του κονδυλίου και σε κάθε περίπτωση έως τις 22 Δεκεμβρίου 2027 (ώρα 12:00 μ.μ.) δεχόμαστε αιτήσεις.',
      'opens 2027-11-20T10:00:00Z, closes 2027-12-22T10:00:00Z, until_exhausted',
    ],
    [
      '(α) Μέτρο 1: δεχόμαστε αιτήσεις από τις 10 Μαΐου 2027 μέχρι τις 10 Νοεμβρίου 2027\n\n(β) Μέτρο 2: δεχόμαστε αιτήσεις από τις 25 Μαΐου 2027 μέχρι τις 10 Αυγούστου 2027',
      'opens 2027-05-09T21:00:00Z, closes 2027-08-10T20:59:59Z, closes 2027-11-10T21:59:59Z',
    ],
    [
      'Δημοσιεύτηκε: 12/10/2027\n\nΟι αιτήσεις υποβάλλονται μέχρι την 26η Οκτωβρίου.',
      'published 2027-10-12, closes 2027-10-26T20:59:59Z',
    ],
    ['Project Start Date: 03/31/2027\n\nProject End Date: 12/31/2029', ''],
    ['Funds may be used for business expenses incurred between 3/1/2027 through 12/31/2027.', ''],
    ['The form asks for bank statements that cover the period from 1 March 2027 to 30 May 2027.', ''],
    [
      'Η υποβολή των προτάσεων γίνεται έως τις 26 Φεβρουαρίου 2027, σε σχέδια 2.000 έως 9.000 ευρώ.',
      'closes 2027-02-26T21:59:59Z',
    ],
    ['Submission deadline: 9 February 2027, 12:00 noon CET.', 'closes 2027-02-09T11:00:00Z'],
    [
      'Η υποβολή ξεκινά στις 12 Ιανουαρίου 2027 για τις Περιφέρειες Κρήτης και Ηπείρου και στις 19 Ιανουαρίου 2027 για τις λοιπές Περιφέρειες.',
      '',
    ],
    ['The Agency publishes the metrics of each site on a rolling basis.', ''],
    // A day and nothing else, under a name for the last day.
    ['Project duration\n\n1 to 2 years\n\nDeadline\n\n17/09/2027\n\nFunding rate\n0%', 'closes 2027-09-17T20:59:59Z'],
    // Of other things than the money of the call, and of other periods.
    ['Ιδιοκτήτες είναι όσοι έχουν το σύνολο (100%) της άδειας, και την αίτηση υποβάλλει το σύνολό τους.', ''],
    ['The grant per enterprise is subject to the ceiling over a 3-year rolling period.', ''],
  ]
  for (const [text, told] of days)
    test(`has the days: ${text.slice(0, 90)}`, async () => {
      assert.equal(daysOf(await pageOf(text)), told)
    })
})

describe('the regulation on de minimis aid', () => {
  const basis = async (text: string): Promise<string> =>
    ((await readCall(text)).programme.legal_basis ?? []).map(({ reference }) => reference).join(', ')

  test('that went before the one in force is told as it is written', async () => {
    const text = 'Επενδύσεις ενισχύονται με τον Κανονισμό (ΕΕ) 1407/2013 (de minimis).'
    assert.equal(await basis(text), 'Regulation (EU) No 1407/2013')
    assert.match(JSON.stringify((await readCall(text)).programme.eligibility), /"regulation":"general_1407_2013"/u)
  })

  test('is the basis where a sentence says that aid is given by it, on a page of any length', async () => {
    const { legal_basis: told = [] } = await pageOf('The vouchers are funded under the de minimis Regulation.')
    assert.deepEqual(
      told.map(({ regime }) => regime),
      ['de_minimis_2023_2831'],
    )
    const { legal_basis: none } = await pageOf('In some circumstances a grant may be given as de minimis aid.')
    assert.equal(none, undefined)
  })

  test('is the one of its number where its name stands alone elsewhere', async () => {
    assert.equal(
      await basis('The aid is granted under Regulation (EU) No 1407/2013.\n\nThe grant is given as de minimis aid.'),
      'Regulation (EU) No 1407/2013',
    )
  })

  test('is the one in force where the former one is named beside it', async () => {
    assert.equal(
      await basis(
        'The aid is granted under Regulation (EU) 2023/2831. Earlier aid under Regulation 1407/2013 counts as well.',
      ),
      'Regulation (EU) 2023/2831',
    )
  })

  test('of 2006 is told by its number, and counts as none of the later ones', async () => {
    const call = await readCall(
      'State aid basis: Commission Regulation (EC) No 1998/2006.\n\nThe voucher must not lead to more than €200,000 of de minimis aid in three years.',
    )
    assert.deepEqual(
      [...new Set(call.programme.legal_basis?.map(({ reference }) => reference))],
      ['Regulation (EC) No 1998/2006'],
    )
    assert.doesNotMatch(JSON.stringify(call.programme.eligibility), /"kind":"de_minimis"/u)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { besideDraft, citedByManual, conditionsOf, readCall } from './read-call.ts'

/** Amounts, rates and sizes of a text, in short: `max 96500, 50% small`. */
async function fundingOf(text: string): Promise<string> {
  const { programme } = await readCall(text)
  const { total_budget, min_subsidy, max_subsidy, min_eligible_cost, max_eligible_cost } = programme.funding
  const { max_intensity_percent: most, own_contribution_min_percent: own, intensity = [] } = programme.funding
  const sums = Object.entries({ total_budget, min_subsidy, max_subsidy, min_eligible_cost, max_eligible_cost })
  return [
    ...sums.flatMap(([name, sum]) => (sum === undefined ? [] : [`${name} ${sum.amount.replace('.00', '')}`])),
    ...(most === undefined ? [] : [`most ${most}%`]),
    ...(own === undefined ? [] : [`own ${own}%`]),
    ...intensity.map(({ percent, sizes = [] }) => [`${percent}%`, ...sizes].join(' ')),
  ].join(', ')
}

describe('English sums and rates', () => {
  const told: readonly (readonly [text: string, told: string])[] = [
    [
      'The minimum grant under this scheme is €12,000 while the maximum grant for eligible actions is of €96,500.',
      'min_subsidy 12000, max_subsidy 96500',
    ],
    ['The minimum grant under Article 14 is €7,000.', 'min_subsidy 7000'],
    ['The grant over three consecutive years is at most €40,000.', 'max_subsidy 40000'],
    ['This call has a total budget of 90 mil EUR.', 'total_budget 90000000'],
    ['A total budget of 35 mil. euro is available.', 'total_budget 35000000'],
    ['The Agency has launched a €7 million call for proposals for exporters.', 'total_budget 7000000'],
    [
      'Projects must have a minimum capital expenditure of EUR 1,200,000 and a maximum capital expenditure of EUR 4,500,000.',
      'min_eligible_cost 1200000, max_eligible_cost 4500000',
    ],
    [
      'The plan sets €35,000 as the minimum investment required for a firm to be eligible for a grant.',
      'min_eligible_cost 35000',
    ],
    ['All grants of a value greater than or equal to €40,000 require the approval of the board.', ''],
    ['Οι επιχορηγήσεις άνω των 30.000 € χρειάζονται προηγούμενη έγκριση του υπουργείου.', ''],
    [
      'Businesses may apply for matched funding to a maximum value of €3,500 or 45% of the eligible costs without VAT, whichever is the lesser.',
      'max_subsidy 3500, 45%',
    ],
    ['Applicants must provide match funding of at least 40%.', 'own 40%'],
    ['The grant is up to 55% of the total capital expenditure.', 'most 55%'],
    [
      'The grant is at most €70,000, provided the amount does not exceed 40% of the total eligible costs of the action.',
      'max_subsidy 70000, most 40%',
    ],
    [
      'You could get:\n\n- up to 65% of your eligible project costs if you are a small business\n- up to 55% if you are a medium-sized business\n- up to 45% if you are a large business',
      '65% small, 55% medium, 45% large',
    ],
  ]
  for (const [text, expected] of told)
    test(`are read: ${text.slice(0, 90)}`, async () => {
      assert.equal(await fundingOf(text), expected)
    })

  test('of projects of one size bound no others', async () => {
    const text =
      'Large projects requesting a grant between €1,000,000 and €3,000,000 are eligible. Small projects requesting a grant up to €1,000,000 are eligible.'
    assert.equal(await fundingOf(text), '')
    const read = await readCall(text)
    assert.deepEqual(besideDraft(read, 'max_subsidy'), ['1000000'])
    assert.deepEqual(
      read.fields
        .filter(({ field }) => field === 'max_subsidy')
        .map(({ value }) => Object.hasOwn(value as object, 'sizes')),
      [false],
    )
  })

  test('of small businesses are of no class, where no other is named', async () => {
    assert.equal(await fundingOf('Small businesses can receive up to €350,000.'), 'max_subsidy 350000')
  })
})

describe('English words for sizes', () => {
  const sizesOf = async (text: string): Promise<unknown[]> =>
    conditionsOf(await readCall(text)).flatMap((each) => (each.kind === 'size' ? [each.include] : []))

  test('are not conditions where they are defined', async () => {
    const read = await readCall(
      'Who may apply\n\nSMEs and small mid-caps may apply. A small mid-cap is a firm that is no SME and has fewer than 500 employees.',
    )
    assert.deepEqual(
      conditionsOf(read).map(({ kind }) => kind),
      ['size'],
    )
    const [only] = conditionsOf(read)
    assert.deepEqual(only?.kind === 'size' ? only.include : [], ['micro', 'small', 'medium', 'small_mid_cap'])
  })

  test('are of those that they name: "small size" is not all sizes', async () => {
    const read = await readCall(
      'Who may apply\n\nThe scheme is open to small size enterprises and medium size enterprises.',
    )
    assert.doesNotMatch(JSON.stringify(read.programme.eligibility), /"large"/)
    assert.deepEqual(await sizesOf('Who may apply\n\nEnterprises of all sizes may apply.'), [
      ['micro', 'small', 'medium', 'large'],
    ])
  })

  test('that refuse small mid-caps are asked, as they do not say who else is refused', async () => {
    const text = 'Small mid-caps are not eligible for a grant.'
    assert.deepEqual(citedByManual(await readCall(text)), [text])
    assert.deepEqual(await sizesOf(text), [])
  })

  test('in the label of one case are asked', async () => {
    const label = 'GBER for Start-Ups (Micro and Small Enterprises within 4 years of registration):'
    const text = `${label}\n\nCo-finances up to 55% of eligible costs.\n\nInvestment aid:\n\nCo-finances up to 30% of eligible costs.`
    assert.deepEqual(await sizesOf(text), [])
    assert.ok(citedByManual(await readCall(text)).includes(label))
  })
})

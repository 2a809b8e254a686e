import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readCall } from './read-call.ts'

/** Sums and rates of a call in short. */
async function told(text: string): Promise<string> {
  const { funding, budget_lines: lines = [], eligible_costs: costs = [] } = (await readCall(text)).programme
  const { total_budget, min_eligible_cost, max_eligible_cost, min_subsidy, max_subsidy, loan } = funding
  const sums = { total_budget, min_eligible_cost, max_eligible_cost, min_subsidy, max_subsidy }
  return [
    ...Object.entries({ ...sums, min_loan: loan?.min, max_loan: loan?.max }).flatMap(([name, sum]) =>
      sum === undefined ? [] : [`${name} ${Number(sum.amount)}`],
    ),
    ...lines.map(({ amount, regions = [] }) => `line ${Number(amount?.amount)} ${regions.join('+')}`.trim()),
    ...(funding.max_intensity_percent === undefined ? [] : [`most ${funding.max_intensity_percent}%`]),
    ...(funding.intensity ?? []).map(({ percent }) => `${percent}%`),
    ...(funding.own_contribution_min_percent === undefined ? [] : [`own ${funding.own_contribution_min_percent}%`]),
    ...costs.map((cost) => `cap ${cost.max_percent_of_total ?? Number(cost.max_amount?.amount)}`),
  ].join(', ')
}

function tells(title: string, cases: readonly (readonly [text: string, as: string])[]): void {
  describe(title, () => {
    for (const [text, as] of cases)
      test(text.slice(0, 100).replaceAll('\n', ' '), async () => {
        assert.equal(await told(`${/[α-ω]/u.test(text) ? 'Πρόσκληση για μύλους' : 'Call for mills'}\n\n${text}`), as)
      })
  })
}

tells('a bound behind a rate is of the aid', [
  ['Funding: 35% of approved costs with a limit of €70,000 per company.', 'max_subsidy 70000, 35%'],
  ['35% of net eligible costs (max. €70,000)', 'max_subsidy 70000, 35%'],
  [
    'Firms receive a maximum of 35% of the eligible costs, with a maximum grant of €70,000.',
    'max_subsidy 70000, most 35%',
  ],
  ['Χορηγία: 35% των επιλέξιμων δαπανών, μέχρι €70.000.', 'max_subsidy 70000, 35%'],
  ['Ποσό χορηγίας: 35% πάνω στις επιλέξιμες δαπάνες και μέχρι €70.000 συνολικά.', 'max_subsidy 70000, 35%'],
  ['Τα έργα επιδοτούνται με 35% και ποσό που δεν υπερβαίνει τις €70.000 ανά αιτητή.', 'max_subsidy 70000, 35%'],
  ['Οι χορηγίες κυμαίνονται από €4.000 μέχρι €70.000.', 'min_subsidy 4000, max_subsidy 70000'],
])

tells('a sum of a call has no need of a currency', [
  ['Ο προϋπολογισμός ανέρχεται στα 18.600.000 και καλύπτει 700 μύλους.', 'total_budget 18600000'],
  ['Προϋπολογισμός: 18.600.000', 'total_budget 18600000'],
  ['Προϋπολογισμός (Δημόσια Δαπάνη): 18,6 εκ.', 'total_budget 18600000'],
  ['Total budget: 18.600.000', 'total_budget 18600000'],
  [
    'Ο συνολικός προϋπολογισμός είναι 18,6 εκατ. ευρώ και για τη Δυτική Ελλάδα θα δοθούν 2.700.000.',
    'total_budget 18600000, line 2700000 EL63',
  ],
  ['Σχέδιο χορηγιών ύψους €4 εκατ. ανακοίνωσε το Υπουργείο.', 'total_budget 4000000'],
  ['Το συνολικό ύψος των χορηγιών ανέρχεται σε €4 εκατ.', 'total_budget 4000000'],
  ['Ο προϋπολογισμός ανέρχεται σε 18.600 στρέμματα.', ''],
])

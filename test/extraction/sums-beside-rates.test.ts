import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readCall } from './read-call.ts'

/** Sums and rates of a call in short. */
async function told(text: string, named?: string): Promise<string> {
  const { funding, budget_lines: lines = [], eligible_costs: costs = [] } = (await readCall(text, named)).programme
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

tells('what a sum or a share of some is bounds nothing of all', [
  [
    'Ο προϋπολογισμός κάθε πρότασης, ανάλογα με τον κλάδο, είναι:\n- Αλευρόμυλοι: Από 30.000 έως 260.000 ευρώ\n\n- Ελαιοτριβεία: Από 30.000 έως 260.000 ευρώ\n\n- Φούρνοι: Από 15.000 έως 80.000 ευρώ',
    '',
  ],
  [
    'Ο προϋπολογισμός κάθε επένδυσης κυμαίνεται ως εξής:\n- Φούρνοι: από 15.000 έως 80.000 ευρώ\n- Μύλοι: από 30.000 έως 260.000 ευρώ',
    '',
  ],
  ['Επιδότηση έως 60%. Η πρώτη δόση αντιστοιχεί στο 40% της συνολικής ενίσχυσης.', 'most 60%'],
  ['Funding of up to 60%. The first payment comes to 40% of the total award.', 'most 60%'],
  ['Η χορηγία είναι €900 ανά kW - 50% αύξηση για ορεινές περιοχές.', ''],
])

tells('what is paid to whom is read in plain words', [
  [
    'Επιδότηση έως και 60% δίνουν τα προγράμματα ανανέωσης μύλων, συνολικού ύψους 18,6 εκατ. ευρώ.',
    'total_budget 18600000, most 60%',
  ],
  ['Projects will be funded at 60%.', '60%'],
  ['Οι δικαιούχοι επιδοτούνται με 8.500 ευρώ για να ανοίξουν μύλο.', 'max_subsidy 8500'],
  ['The scheme will be supported by a €3.4 million budget.', 'total_budget 3400000'],
  ['Το 60% πληρώνεται από τη δράση και το 40% από την επιχείρηση.', '60%, own 40%'],
  ['Projects with a €640,000 budget are welcome.', ''],
  ['Up to £84,000 available for millers\n\nEach miller can receive no more than £84,000.', 'max_subsidy 84000'],
])

/** Enough beside a fact that its page is no text of a few words. */
const more =
  'Millers grind what the fields around them give, and most of their stones are older than the houses near by. Who takes over a mill from a father or an aunt learns in the first winter how much of it has to be mended before the next harvest. We answer questions on the telephone in the morning, and a neighbour of the office keeps the key of the room where the old plans hang. '.repeat(
    2,
  )
const greekMore =
  'Οι μυλωνάδες αλέθουν όσα δίνουν τα χωράφια γύρω τους και οι πέτρες τους είναι πιο παλιές από τα σπίτια του χωριού. Όποιος παίρνει έναν μύλο από τον πατέρα του μαθαίνει τον πρώτο χειμώνα πόσα θέλουν φτιάξιμο πριν από τη σοδειά. Το πρωί απαντάμε στο τηλέφωνο. '.repeat(
    3,
  )
tells('a page tells by what stands around its figures', [
  [`Funding\n\n45% of net eligible costs (max. €90,000)\n\n${more}`, 'max_subsidy 90000, 45%'],
  [`Applicants are expected to provide 45% co-financing.\n\n${more}`, 'own 45%'],
])

test('a fund that lends tells its range in a line without a word', async () => {
  const text = `Το Ταμείο δίνει δάνεια σε μύλους που αλλάζουν τις πέτρες τους.\n\nΧαρακτηριστικά\n\n• Από 15.000€ έως και 300.000€\n\n• Διάρκεια από 3 έως 9 έτη\n\n${greekMore}`
  assert.equal(await told(text, 'Δάνεια για μύλους'), 'min_loan 15000, max_loan 300000')
})

tells('parts of a sum in millions stand in brackets behind it', [
  [
    'Ο προϋπολογισμός είναι 8,26 εκατ. ευρώ (5,11 για την Κρήτη και 3,15 για την Ήπειρο).',
    'total_budget 8260000, line 5110000 EL43, line 3150000 EL54',
  ],
  ['Ο προϋπολογισμός είναι 8,26 εκατ. ευρώ (2 για την Κρήτη και 3 για την Ήπειρο).', 'total_budget 8260000'],
])

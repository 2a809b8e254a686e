import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readHtml } from '../../src/programmes/extraction/read-html.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const range = (bounds: object): string =>
  Object.entries(bounds)
    .map(([end, value]) => `${end} ${typeof value === 'object' ? (value as { amount: string }).amount : value}`)
    .join(' ')

/** A condition in few words: "size micro+small", "headcount min 60", "manual". */
function brief(each: Expression): string {
  if ('any' in each) return `any(${each.any.map(brief).join(' | ')})`
  if ('all' in each) return `all(${each.all.map(brief).join(' & ')})`
  return 'kind' in each ? `${each.kind} ${detail(each)}`.trim() : 'other'
}
function detail(each: Criterion): string {
  if (each.kind === 'size') return each.include.join('+')
  if (each.kind === 'legal_form' || each.kind === 'region')
    return [...(each.include ?? []), ...(each.exclude ?? []).map((one) => `not ${one}`)]
      .filter((one) => !one.endsWith('_single_member'))
      .join('+')
  if (each.kind === 'headcount' || each.kind === 'investment_amount') return range(each.range)
  return ''
}

const wall = ({ at, time_zone }: { at?: string; time_zone: string }): string =>
  at === undefined
    ? 'none'
    : Temporal.Instant.from(at)
        .toZonedDateTimeISO(time_zone)
        .toPlainDateTime()
        .toString()
        .slice(0, 16)
        .replace('T', ' ')

const plain = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('at' in value) return wall(value as { at: string; time_zone: string })
  if ('amount' in value) {
    const {
      amount,
      sizes = [],
      legal_forms = [],
    } = value as { amount: string; sizes?: string[]; legal_forms?: string[] }
    return [amount, ...sizes, ...legal_forms].join(' ')
  }
  return Object.values(value).flat().join(' ')
}

/** What a reader checks of each kind. */
const said: Readonly<Record<string, (extraction: Extraction) => string[]>> = {
  closes: ({ programme }) =>
    programme.call.deadlines.map((each) => [wall(each), ...(each.stage === undefined ? [] : [each.stage])].join(' ')),
  conditions: ({ programme: { eligibility } }) => ('all' in eligibility ? eligibility.all.map(brief) : []),
  notes: ({ fields }) =>
    fields.filter(({ pointer }) => pointer === null).map(({ field, value }) => `${field} ${plain(value)}`),
  amounts: ({ programme: { funding } }) =>
    (['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const).flatMap(
      (field) => (funding[field] === undefined ? [] : [`${field} ${funding[field].amount}`]),
    ),
  rates: ({ programme: { funding } }) => [
    ...(funding.intensity ?? []).map(({ percent, sizes = [] }) => [`${percent} %`, ...sizes].join(' ')),
    ...(funding.bonuses ?? []).map(({ percent, when }) => `+${percent} ${brief(when)}`),
    ...(funding.max_intensity_percent === undefined ? [] : [`max ${funding.max_intensity_percent} %`]),
  ],
  parts: ({ programme: { budget_lines = [] } }) =>
    budget_lines.map(
      ({ amount, title, regions = [] }) => `${amount?.amount} ${title?.['el'] ?? title?.['en'] ?? regions.join('+')}`,
    ),
  costs: ({ programme: { eligible_costs = [] } }) =>
    eligible_costs.map(({ title, max_percent_of_total: share, max_amount }) =>
      [
        title['el'] ?? title['en'],
        ...(share === undefined ? [] : [`${share} %`]),
        ...(max_amount === undefined ? [] : [max_amount.amount]),
      ].join(' '),
    ),
  contradictions: ({ contradictions }) =>
    contradictions.map(({ field, values }) => `${field} ${values.map(({ value }) => plain(value)).join(' / ')}`),
}

type Cases = readonly (readonly [text: string, ...expected: string[]])[]

const cases: Readonly<Record<string, readonly [kind: keyof typeof said, cases: Cases]>> = {
  'several closing days of one sentence, with the hour of all': [
    'closes',
    [
      [
        'Bids come in two intakes, closing on 9 February 2027 and 9 July 2027, each at 15:00.',
        '2027-02-09 15:00',
        '2027-07-09 15:00',
      ],
      [
        'The scheme closes on 4 March 2027, 4 June 2027 and 2 September 2027, at 12:00 in each case.',
        '2027-03-04 12:00',
        '2027-06-04 12:00',
        '2027-09-02 12:00',
      ],
      [
        'Applications must be submitted by 11 January 2027 or 11 October 2027 (16:00 on each date).',
        '2027-01-11 16:00',
        '2027-10-11 16:00',
      ],
      [
        'Οι φάκελοι υποβάλλονται σε τρεις γύρους, με λήξη στις 12/02/2027, 11/06/2027 και 15/10/2027 και ώρα 13:00.',
        '2027-02-12 13:00',
        '2027-06-11 13:00',
        '2027-10-15 13:00',
      ],
      ['Οι προτάσεις γίνονται δεκτές έως 19/02/2027 και 18/06/2027.', '2027-02-19 23:59', '2027-06-18 23:59'],
      ['Applications are accepted from 2 March 2027 to 29 April 2027.', '2027-04-29 23:59'],
      ['The deadline was moved from 15 March 2027 to 15 April 2027.', '2027-04-15 23:59'],
    ],
  ],
  'a second stage for the selected only': [
    'closes',
    [
      [
        'Stage 1: outline proposals by 3 February 2027 at 17:00. Stage 2: full proposals from invited applicants only by 2 June 2027 at 17:00.',
        '2027-02-03 17:00 pre_proposal',
        '2027-06-02 17:00 application',
      ],
      [
        'First stage: concept notes until 10 March 2027. Applicants who are shortlisted submit a full application by 14 July 2027.',
        '2027-03-10 23:59 pre_proposal',
        '2027-07-14 23:59 application',
      ],
      [
        'Α΄ Στάδιο: εκδήλωση ενδιαφέροντος έως 18/01/2027. Β΄ Στάδιο: πλήρης πρόταση, μόνο από όσους επιλεγούν, έως 28/04/2027, ώρα 14:00.',
        '2027-01-18 23:59 pre_proposal',
        '2027-04-28 14:00 application',
      ],
      [
        'Οι συνοπτικές προτάσεις υποβάλλονται έως τις 11/02/2027, ενώ οι πλήρεις προτάσεις των επιλεγέντων έως τις 11/06/2027.',
        '2027-02-11 23:59 pre_proposal',
        '2027-06-11 23:59 application',
      ],
      ['First round until 5 February 2027, second round until 4 June 2027.', '2027-02-05 23:59', '2027-06-04 23:59'],
    ],
  ],
  'a stage of which only the second day is told': [
    'conditions',
    [
      [
        'Two stages are foreseen. Those invited to the second one hand in their full proposal by 4 June 2027.',
        'manual',
      ],
      ['Only those who passed stage A submit the full proposal by 28 May 2027.', 'manual'],
      ['Η πλήρης πρόταση υποβάλλεται έως τις 30/06/2027 μόνο από τους εγκεκριμένους του πρώτου σταδίου.', 'manual'],
      ['Full proposals (only from applicants whose concept note was accepted): deadline 30 June 2027.', 'manual'],
    ],
  ],
  'the last day of some is not that of all': [
    'closes',
    [
      [
        'Η υποβολή λήγει στις 29/10/2027. Κατ’ εξαίρεση, για τα νησιά που επλήγησαν, η υποβολή λήγει στις 30/12/2027.',
        '2027-10-29 23:59',
      ],
      [
        'Η προθεσμία λήγει στις 24/09/2027 και ώρα 15:00. Για τις επιχειρήσεις των πληγεισών περιοχών η προθεσμία παρατείνεται έως τις 12/11/2027.',
        '2027-09-24 15:00',
      ],
      [
        'Applications close on 30 June 2027. For applicants in flood-hit towns the deadline is 30 September 2027.',
        '2027-06-30 23:59',
      ],
      ['Η προθεσμία λήγει στις 24/09/2027. Παρατείνεται έως τις 12/11/2027.', '2027-11-12 23:59'],
    ],
  ],
  'the last day of some is told beside the draft': [
    'notes',
    [
      [
        'Η υποβολή λήγει στις 29/10/2027. Για τις ορεινές περιοχές η υποβολή λήγει στις 30/12/2027.',
        'closes_at 2027-12-30 23:59',
      ],
      [
        'Applications close on 30 June 2027. Exceptionally, the deadline for firms in flood-hit areas is 31 August 2027.',
        'closes_at 2027-08-31 23:59',
      ],
      ['Applications close on 30 June 2027.'],
    ],
  ],
  'an hour that the clocks skip or have twice': [
    'contradictions',
    [
      ['Αιτήσεις από 28/03/2027 03:30 έως 30/06/2027 15:00.', 'opens_at 2027-03-28 02:30 / 2027-03-28 04:30'],
      ['Applications are submitted until 31 October 2027, 03:30.', 'closes_at 2027-10-31 03:30 / 2027-10-31 03:30'],
      ['Applications are submitted until 31 October 2027, 15:30.'],
    ],
  ],
  'both ends in one label': [
    'amounts',
    [
      [
        'Eligible project costs: minimum EUR 35,000, maximum EUR 310,000.',
        'min_eligible_cost 35000.00',
        'max_eligible_cost 310000.00',
      ],
      [
        'Ύψος επιχορήγησης: κατ’ ελάχιστον 3.000 €, κατ’ ανώτατο 21.000 €.',
        'min_subsidy 3000.00',
        'max_subsidy 21000.00',
      ],
      ['Project budget: min. EUR 18,000; max. EUR 95,000', 'min_eligible_cost 18000.00', 'max_eligible_cost 95000.00'],
      [
        'Η ενίσχυση είναι 6.000 € τουλάχιστον και 48.000 € κατ’ ανώτατο.',
        'min_subsidy 6000.00',
        'max_subsidy 48000.00',
      ],
    ],
  ],
  'a limit of a plan and one of all plans of one body': [
    'amounts',
    [
      [
        'Το ποσό ενίσχυσης ανά επενδυτικό σχέδιο δεν υπερβαίνει τα 6.000.000 ευρώ και, ανά φορέα μαζί με συνδεδεμένες επιχειρήσεις, τα 11.000.000 ευρώ.',
        'max_subsidy 6000000.00',
      ],
      [
        'The grant per project may not exceed EUR 240,000 and, per applicant together with linked enterprises, EUR 450,000.',
        'max_subsidy 240000.00',
      ],
      ['Aid is limited to EUR 1.5 million per project and to EUR 4 million per group.', 'max_subsidy 1500000.00'],
    ],
  ],
  'the limit of all plans of one body is asked': [
    'conditions',
    [
      [
        'Το ποσό ενίσχυσης ανά επενδυτικό σχέδιο δεν υπερβαίνει τα 6.000.000 ευρώ και, ανά φορέα μαζί με συνδεδεμένες επιχειρήσεις, τα 11.000.000 ευρώ.',
        'manual',
      ],
      ['The grant may not exceed EUR 240,000 per project.'],
    ],
  ],
  'a smallest plan by size': [
    'conditions',
    [
      [
        'The smallest plan\nThe minimum investment is:\n- large enterprises: EUR 700,000\n- medium enterprises: EUR 300,000\n- agricultural cooperatives: EUR 60,000',
        'any(all(size large & investment_amount min 700000.00) | all(size medium & investment_amount min 300000.00) | all(legal_form agricultural_cooperative & investment_amount min 60000.00) | size micro+small+small_mid_cap)',
      ],
      [
        'Ο ελάχιστος επιλέξιμος προϋπολογισμός ορίζεται σε 15.000 € για τις μικρές και 70.000 € για τις μεσαίες επιχειρήσεις.',
        'any(all(size small & investment_amount min 15000.00) | all(size medium & investment_amount min 70000.00) | size micro+small_mid_cap+large)',
      ],
      [
        'For large enterprises the minimum project budget is EUR 450,000.',
        'any(all(size large & investment_amount min 450000.00) | size micro+small+medium+small_mid_cap)',
      ],
      ['Eligible are small enterprises. Small enterprises need a minimum project budget of EUR 25,000.', 'size small'],
    ],
  ],
  'no smallest plan of one size becomes that of all': [
    'amounts',
    [
      ['Ελάχιστος προϋπολογισμός: 15.000 € για τις μικρές και 70.000 € για τις μεσαίες επιχειρήσεις.'],
      ['For large enterprises the minimum project budget is EUR 450,000.'],
      ['The minimum project budget is EUR 45,000.', 'min_eligible_cost 45000.00'],
    ],
  ],
  'rates of cases beside that of all, and a ceiling': [
    'rates',
    [
      [
        'B.3 Rate of support: 45% of eligible costs; 55% for young farmers (under 41 years of age) and for enterprises in mountain municipalities; in no case above 60%.',
        '45 %',
        '+10 manual',
        'max 60 %',
      ],
      [
        'Ποσοστό ενίσχυσης: 40% των επιλέξιμων δαπανών· 50% για γυναικείες επιχειρήσεις· σε καμία περίπτωση άνω του 55%.',
        '40 %',
        '+10 manual',
        'max 55 %',
      ],
      [
        'The grant covers 40% of the costs, 50% for social enterprises and 60% for projects on small islands, and never more than 60%.',
        '40 %',
        '+10 manual',
        '+20 manual',
        'max 60 %',
      ],
    ],
  ],
  'rates in the same words in two places': [
    'rates',
    [
      [
        'Ψυκτικοί θάλαμοι\n\nΤο ποσοστό ενίσχυσης είναι 45% των δαπανών.\n\nΖυγιστήρια\n\nΤο ποσοστό ενίσχυσης είναι 60% των δαπανών.',
      ],
      [
        'Boats\n\nThe grant rate is 40% of the eligible costs of a boat.\n\nNets\n\nThe grant rate is 70% of the eligible costs of nets.',
      ],
      ['Το ποσοστό ενίσχυσης είναι 45% των δαπανών.\n\nΥποβολή\n\nΤο ποσοστό ενίσχυσης είναι 45% των δαπανών.', '45 %'],
    ],
  ],
  'bonuses by size': [
    'rates',
    [
      [
        'Το ποσοστό ενίσχυσης είναι 30%. Για μεσαίες επιχειρήσεις +10 ποσοστιαίες μονάδες και για μικρές και πολύ μικρές +20 ποσοστιαίες μονάδες, με ανώτατο 65%.',
        '30 %',
        '+10 size medium',
        '+20 size micro+small',
        'max 65 %',
      ],
      [
        'The basic aid intensity is 25 %. It is increased by 10 percentage points for medium-sized enterprises and by 20 percentage points for small enterprises.',
        '25 %',
        '+10 size medium',
        '+20 size micro+small',
      ],
      [
        'Το ποσοστό ενίσχυσης είναι 35%. Προσαυξάνεται κατά 15 μονάδες για μικρές επιχειρήσεις σε νησιά.',
        '35 %',
        '+15 manual',
      ],
    ],
  ],
  'bonuses by region': [
    'rates',
    [
      [
        'Το ποσοστό ενίσχυσης είναι 50%. Προσαυξάνεται κατά 10 ποσοστιαίες μονάδες για επενδύσεις στην Περιφέρεια Ηπείρου.',
        '50 %',
        '+10 region EL54',
      ],
      [
        'Το ποσοστό ενίσχυσης είναι 45%. Για τις Περιφέρειες Βορείου Αιγαίου και Κρήτης δίνεται προσαύξηση 5 μονάδων.',
        '45 %',
        '+5 region EL41+EL43',
      ],
      [
        'Το ποσοστό ενίσχυσης είναι 50%, προσαυξημένο κατά 10 μονάδες για τη Δυτική Μακεδονία και κατά 5 μονάδες για την Ήπειρο.',
        '50 %',
        '+10 region EL53',
        '+5 region EL54',
      ],
      [
        'Το ποσοστό ενίσχυσης είναι 45%. Για γυναικείες επιχειρήσεις της Θεσσαλίας δίνεται προσαύξηση 5 μονάδων.',
        '45 %',
        '+5 manual',
      ],
      [
        'The rate is 40%. It is increased by 10 percentage points for projects in Western Macedonia.',
        '40 %',
        '+10 region EL53',
      ],
      ['The rate is 40%. A bonus of 5 percentage points applies in mountain areas of Epirus.', '40 %', '+5 manual'],
      [
        'The rate is 40%. It is increased by 10 percentage points for small enterprises in Crete.',
        '40 %',
        '+10 manual',
      ],
    ],
  ],
  'a limit of the guarantee is none of the loan or the aid': [
    'amounts',
    [
      ['Η εγγύηση καλύπτει το 80% κάθε δανείου, με ανώτατο όριο εγγύησης 400.000 €.'],
      ['The Fund provides guarantees of 70 % of loans; the guarantee may not exceed EUR 300,000.'],
    ],
  ],
  'an amount of some beside that of all': [
    'notes',
    [
      [
        "Η αξία κάθε κουπονιού είναι κατ' ανώτατο 6.500 ευρώ. Για επιχειρήσεις που υποβάλλουν πρόταση για πρώτη φορά, το ανώτατο ποσό ανέρχεται σε 9.000 ευρώ.",
        'max_subsidy 9000.00',
      ],
      [
        'The maximum grant is EUR 25,000. For cooperatives the maximum grant is EUR 40,000.',
        'max_subsidy 40000.00 cooperative',
      ],
      ['Το ανώτατο ποσό ενίσχυσης είναι 55.000 € και, για γυναικείες επιχειρήσεις, 70.000 €.', 'max_subsidy 70000.00'],
      [
        'The grant is at most 45,000 €, or 65,000 € if the project is carried out on an island.',
        'max_subsidy 65000.00',
      ],
      ['For every enterprise the maximum grant is EUR 25,000.'],
    ],
  ],
  'an amount of some is not that of all': [
    'amounts',
    [
      [
        "Η αξία κάθε κουπονιού είναι κατ' ανώτατο 6.500 ευρώ. Για επιχειρήσεις που υποβάλλουν πρόταση για πρώτη φορά, το ανώτατο ποσό ανέρχεται σε 9.000 ευρώ.",
        'max_subsidy 6500.00',
      ],
      ['For every enterprise the maximum grant is EUR 25,000.', 'max_subsidy 25000.00'],
    ],
  ],
  'categories among ceilings': [
    'costs',
    [
      [
        'Personnel costs may not exceed 25% of the total. Machinery and software. Travel costs up to EUR 8,000.',
        'Personnel costs 25 %',
        'Machinery and software',
        'Travel costs 8000.00',
      ],
      [
        'Personnel costs may not exceed 25% of the total. Travel costs up to EUR 8,000. Good luck.',
        'Personnel costs 25 %',
        'Travel costs 8000.00',
      ],
      ['Grants: a lump sum of EUR 7,000 for an audit and up to EUR 40,000 for an investment.'],
    ],
  ],
  'a ceiling of one size': [
    'notes',
    [
      [
        'Grants cover at most 55% of the eligible costs. Micro enterprises may receive up to 65%.',
        'max_intensity_percent 65 micro',
        'max_intensity_percent 55',
      ],
      ['Grants cover at most 55% of the eligible costs.'],
    ],
  ],
  'a rate of a case above one of two that contradict each other': [
    'notes',
    [
      [
        'Επιχορήγηση: 45% των δαπανών. Για νησιά με πληθυσμό κάτω των 3.100 κατοίκων 60%.\n\nΤο ποσοστό επιχορήγησης ορίζεται σε 50% των επιλέξιμων δαπανών.',
        'intensity 60',
      ],
    ],
  ],
  'a form to which the sizes do not apply': [
    'conditions',
    [
      [
        'Who may apply\nMicro and small enterprises.\nAgricultural cooperatives are eligible regardless of size.',
        'any(size micro+small | legal_form agricultural_cooperative)',
      ],
      [
        'Δικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις. Οι αγροτικοί συνεταιρισμοί είναι επιλέξιμοι ανεξαρτήτως μεγέθους.',
        'any(size micro+small | legal_form agricultural_cooperative)',
      ],
      ['Enterprises of any size may apply.', 'size micro+small+medium+large'],
      ['Companies and cooperatives of any size may apply.', 'size micro+small+medium+large'],
    ],
  ],
  'mid-caps up to a number of staff': [
    'conditions',
    [
      [
        'Δικαιούχοι είναι μικρές, μεσαίες επιχειρήσεις και επιχειρήσεις μεσαίας κεφαλαιοποίησης έως 499 εργαζομένους.',
        'headcount max 499',
        'size small+medium+small_mid_cap',
      ],
      [
        'SMEs and mid-caps with fewer than 500 employees may apply.',
        'headcount max_exclusive 500',
        'size micro+small+medium+small_mid_cap',
      ],
      [
        'SMEs and mid-caps with up to 1,500 employees may apply.',
        'size micro+small+medium+small_mid_cap+large',
        'manual',
      ],
    ],
  ],
  'a condition of one size': [
    'conditions',
    [
      [
        'Δικαιούχοι είναι μικρές και μεσαίες επιχειρήσεις. Οι μεσαίες επιχειρήσεις πρέπει να απασχολούν τουλάχιστον 70 εργαζομένους.',
        'any(size small+medium | all(size micro & manual))',
        'any(size small | headcount min 70)',
      ],
      [
        'SMEs may apply; large enterprises only in the regions of Crete and Epirus.',
        'size micro+small+medium+large',
        'any(size micro+small+medium | region EL43+EL54)',
      ],
      ['Δικαιούχοι είναι μικρές επιχειρήσεις με τουλάχιστον 4 εργαζομένους.', 'headcount min 4', 'size small'],
    ],
  ],
  'countries one after another': [
    'conditions',
    [
      ['Applicants are established in Greece, Cyprus or Malta.', 'region EL+CY+MT'],
      ['Δικαιούχοι είναι επιχειρήσεις εγκατεστημένες στην Ελλάδα, την Κύπρο ή τη Μάλτα.', 'region EL+CY+MT'],
      ['Οι επιχειρήσεις έχουν έδρα στην Ελλάδα ή στη Βουλγαρία.', 'region EL+BG'],
      ['Applicants must have their seat in Italy, Greece, or Slovenia.', 'region IT+EL+SI'],
      ['Δικαιούχοι είναι επιχειρήσεις με έδρα στην Ελλάδα ή σε άλλο κράτος μέλος.', 'manual'],
      ['Legal entities established in EU Member States, Norway or Iceland may apply.', 'manual'],
      ['Enterprises with an establishment in Greece may apply.', 'region EL'],
    ],
  ],
  'words against digits and parts above their whole': [
    'contradictions',
    [
      [
        'Προϋπολογισμός: 4.000.000 € (τρία εκατομμύρια ευρώ), ήτοι Κρήτη 2.500.000 € και Ήπειρος 2.000.000 €.',
        'total_budget 4000000.00 / 3000000.00',
        'total_budget 4000000.00 / 4500000.00',
      ],
      [
        'Total budget: EUR 5 million, of which Crete EUR 3 million and Epirus EUR 2.5 million.',
        'total_budget 5000000.00 / 5500000.00',
      ],
      ['Total budget: EUR 5 million, of which Crete EUR 3 million and Epirus EUR 1.5 million.'],
    ],
  ],
  'what one kind of those who may apply has to be or to have': [
    'conditions',
    [
      [
        'Επιλέξιμοι είναι ΜΜΕ και σωματεία. Τα σωματεία πρέπει να εμφανίζουν τζίρο τουλάχιστον 18.000 ευρώ.',
        'any(size micro+small+medium | legal_form association)',
        'manual',
      ],
      [
        'Eligible are SMEs and universities. SMEs must employ at least four people.',
        'any(size micro+small+medium | manual)',
        'manual',
      ],
      [
        'Δικαιούχοι είναι ΜΜΕ. Οι ΜΜΕ πρέπει να απασχολούν τουλάχιστον τέσσερα άτομα.',
        'headcount min 4',
        'size micro+small+medium',
      ],
      ['Strand B only: the firm must have traded for at least two years.', 'manual'],
      ['Τα νομικά πρόσωπα της περ. Β πρέπει να λειτουργούν τουλάχιστον δύο έτη.', 'manual'],
      ['Οι φορείς με έσοδα κάτω των 30.000 ευρώ το 2025 υποβάλλουν μόνο στην κατηγορία Μικρές.', 'manual'],
    ],
  ],
  'a form that may only for something, or in another role': [
    'conditions',
    [
      ['Foundations are accepted only for projects of up to EUR 40,000.', 'manual'],
      ['Οι ατομικές επιχειρήσεις είναι επιλέξιμες μόνο για σχέδια έως 40.000 ευρώ.', 'manual'],
      ['Sole proprietors can only be subcontractors.', 'manual'],
      ['Οι ατομικές επιχειρήσεις μετέχουν μόνο ως υπεργολάβοι.', 'manual'],
      ['Only foundations may apply.', 'legal_form foundation'],
    ],
  ],
  'names of parts as they are printed': [
    'parts',
    [
      [
        'Το συνολικό ποσό ανέρχεται σε 90.000.000 ευρώ, εκ των οποίων 50.000.000 ευρώ αφορούν επιχορήγηση και 40.000.000 ευρώ φορολογική απαλλαγή.',
        '50000000.00 επιχορήγηση',
        '40000000.00 φορολογική απαλλαγή',
      ],
      [
        'The budget is EUR 9 million, of which EUR 6 million for Grants and EUR 3 million for Loans to Start-ups.',
        '6000000.00 Grants',
        '3000000.00 Loans to Start-ups',
      ],
    ],
  ],
}

describe('What a call says of some, or of several', () => {
  const reference = loadReference()
  for (const [name, [kind, texts]] of Object.entries(cases))
    test(`${name}: ${texts.length} texts`, async () => {
      const { activities, regions } = await reference
      const other: string[] = []
      for (const [text, ...expected] of texts) {
        const language = isGreek(text) ? 'el' : 'en'
        const title =
          language === 'el' ? 'Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων' : 'Sample call: grants to businesses'
        const source = text.startsWith('<') ? readHtml(`<h1>${title}</h1>${text}`) : readText(`${title}\n\n${text}\n`)
        const extraction = extractProgramme(
          { ...source, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
          { activities, regions },
        )
        const told = said[kind]?.(extraction) ?? []
        if (told.toSorted().join('|') !== expected.toSorted().join('|'))
          other.push(`${text}\n   read [${told.join(', ')}]\n   not  [${expected.join(', ')}]`)
      }
      assert.equal(other.length, 0, `\n${other.join('\n')}`)
    })
})

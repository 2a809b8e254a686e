import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Σπορά». Οι αιτήσεις υποβάλλονται συνεχώς.',
  'Η ενίσχυση φθάνει τα 18.000 € και χορηγείται βάσει του Κανονισμού (ΕΕ) 1408/2013.',
  'Το ποσοστό ενίσχυσης είναι 40%. Η ίδια συμμετοχή είναι τουλάχιστον 20% του συνολικού κόστους του έργου.',
  'Ο αρχηγός δεν έχει συμπληρώσει το 41ο έτος.',
  'Ποσό 700 € για 1 έως 2 ΕΜΕ και 1.500 € για περισσότερες.',
  'Διατίθενται 20.000.000 € στις λιγότερο αναπτυγμένες περιφέρειες.',
  'Η υποβολή στο Βόρειο Αιγαίο σταματά στις 20/01/2027.',
  'Μηχανήματα. Κτίρια έως 30% του συνόλου. Μελέτες έως 6.000 €.',
  'Τα δάνεια φθάνουν τα 50.000 €.',
  'Απορρίπτονται όσοι έχουν ζημίες σε δύο από τρία έτη.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const basis: ProgrammeInput = {
  title: { el: 'Σπορά', en: 'Sowing' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', time_zone: 'Europe/Athens', basis: 'rolling' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'], intensity: [{ percent: 40, citations: cited('Το ποσοστό ενίσχυσης είναι 40%') }] },
  eligibility: { all: [{ id: 'life', kind: 'lifecycle', include: ['active', 'to_be_established'] }] },
}
const client: Profile = {
  kind: 'business',
  name: 'Αγρόκτημα',
  country: 'GR',
  lifecycle: 'active',
  legal_form: 'limited_partnership',
  activity_started_on: '2015-03-01',
  fiscal_year_end: '12-31',
  headcount: 4,
  establishments: [{ region: 'EL411', role: 'headquarters' }],
  relations: [],
  de_minimis_aid: [],
  financial_years: [2023, 2024, 2025].map((year) => ({
    year,
    turnover: euros(300_000),
    balance_sheet_total: euros(200_000),
    profit: euros(5000),
  })),
  planned_investment: { amount: euros(100_000), categories: [{ category: 'machinery', amount: euros(100_000) }] },
}
const planned = (more: NonNullable<Profile['planned_investment']>): Partial<Profile> => ({
  planned_investment: { ...client.planned_investment, ...more },
})
const farmAid: Partial<ProgrammeInput> = {
  funding: {
    ...basis.funding,
    max_subsidy: euros(18_000),
    citations: cited('Η ενίσχυση φθάνει τα 18.000 €'),
  },
  legal_basis: [{ regime: 'agriculture_1408_2013', citations: cited('βάσει του Κανονισμού (ΕΕ) 1408/2013') }],
}
const withConditions = (...conditions: object[]): ProgrammeInput['eligibility'] =>
  ({ all: [basis.eligibility, ...conditions] }) as never
const excess = {
  id: 'aid',
  kind: 'de_minimis',
  regulation: 'agriculture_1408_2013',
  member_state: 'GR',
  on_excess: 'unknown',
}
const young = {
  id: 'young',
  kind: 'quantifier',
  over: 'people',
  test: { any: true },
  where: [{ field: 'age', operator: 'lt', value: 41 }],
  citations: cited('Ο αρχηγός δεν έχει συμπληρώσει το 41ο έτος'),
}
const earlier: Partial<Profile> = {
  de_minimis_aid: [
    {
      regulation: 'agriculture_1408_2013',
      member_state: 'GR',
      granted_on: '2025-02-10',
      amount: euros(43_000),
      status: 'granted',
    },
  ],
}
const bornOn = (born: string): Partial<Profile> => ({ people: [{ id: 'a', roles: ['owner'], born_on: born }] })
const voucher: Partial<ProgrammeInput> = {
  funding: {
    instruments: ['voucher'],
    steps: {
      measure: 'salaried_awu',
      brackets: [
        { range: { min: 1, max: 2 }, amount: euros(700), citations: cited('Ποσό 700 € για 1 έως 2 ΕΜΕ') },
        { range: { min_exclusive: 2 }, amount: euros(1500) },
      ],
    },
  },
}
const founding: Partial<Profile> = { lifecycle: 'to_be_established', legal_form: 'private_company' }
const unfounded: readonly (keyof Profile)[] = ['activity_started_on', 'fiscal_year_end', 'headcount', 'financial_years']
const northern = ['EL41', 'EL51', 'EL52', 'EL53', 'EL54', 'EL61', 'EL63', 'EL64']
const line = {
  id: 'n',
  regions: northern,
  amount: euros(20_000_000),
  absorbed: euros(19_970_000),
  as_of: '2026-11-20',
  citations: cited('Διατίθενται 20.000.000 € στις λιγότερο αναπτυγμένες περιφέρειες'),
}
const otherLine = { id: 's', regions: ['EL30'], amount: euros(5_000_000) }
const limited: ProgrammeInput['eligible_costs'] = [
  { category: 'machinery', title: { el: 'Μηχανήματα', en: 'Machinery' }, citations: cited('Μηχανήματα') },
  {
    category: 'building',
    title: { el: 'Κτίρια', en: 'Buildings' },
    max_percent_of_total: 30,
    citations: cited('Κτίρια έως 30% του συνόλου'),
  },
  {
    category: 'studies',
    title: { el: 'Μελέτες', en: 'Studies' },
    max_amount: euros(6000),
    citations: cited('Μελέτες έως 6.000 €'),
  },
]

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
  /** Another call that the business has applied to. */
  readonly applied?: ProgrammeInput
}

const cases: Readonly<Record<string, Case>> = {
  'from which day aid fits under the headroom, and how much there is by then': {
    programme: { ...farmAid, eligibility: withConditions(excess, young) },
    profile: { ...earlier, ...bornOn('1995-01-01') },
    says: [
      both(/^Για αίτηση από 11 Φεβρουαρίου 2028 .* 18\.000 €\.$/u, /application from 11 February 2028 .* €18,000\.$/u),
      both(
        /υπόλοιπο ήσσονος σημασίας .*11 Φεβρουαρίου 2028 είναι 50\.000 €/u,
        /headroom on 11 February 2028 is €50,000/u,
      ),
    ],
  },
  'no aid of a day on which the call refuses the business': {
    programme: { ...farmAid, eligibility: withConditions(excess, young) },
    profile: { ...earlier, ...bornOn('1987-01-15') },
    says: [both(/ξεπερνά το περιθώριο/u, /is above the de minimis headroom/u)],
    never: [both(/Για αίτηση από/u, /application from/u)],
  },
  'the limit that decides, and none that a lower one makes idle': {
    programme: { ...farmAid, eligibility: withConditions({ ...excess, on_excess: 'reduce' }) },
    profile: earlier,
    says: [both(/υπόλοιπο ήσσονος σημασίας\.$/u, /the de minimis headroom\.$/u)],
    never: [both(/περιορίζεται στο ανώτατο/u, /limited to the maximum of the call/u)],
  },
  'a line of the budget for many regions by their category, with what is left of it': {
    programme: {
      call: { ...basis.call, selection: 'first_come' },
      budget_lines: [{ ...line, region_category: 'less_developed' }, otherLine],
    },
    says: [
      both(/«λιγότερο αναπτυγμένες περιφέρειες»: 20\.000\.000 €\.$/u, /“less developed regions”: €20,000,000\.$/u),
      both(
        /έμεναν για «λιγότερο αναπτυγμένες περιφέρειες» 30\.000 €/u,
        /€30,000 was left for “less developed regions”/u,
      ),
    ],
    never: [both(/ ακόμη»/u, / more”/u)],
  },
  'a line of the budget for many regions of no one category by the first of them': {
    programme: { call: { ...basis.call, selection: 'first_come' }, budget_lines: [line, otherLine] },
    says: [
      both(
        /«Βόρειο Αιγαίο \(EL41\), Ανατολική Μακεδονία, Θράκη \(EL51\) και άλλες περιφέρειες»/u,
        /“North Aegean \(EL41\), .* \(EL51\) and other regions”/u,
      ),
    ],
  },
  'until when one can apply for a line that is to be stopped, though its name stands in no decision': {
    programme: {
      budget_lines: [
        {
          id: 'a',
          regions: ['EL41'],
          amount: euros(1_000_000),
          suspended: {
            status: 'exhausted',
            since: '2027-01-20T00:00:00+02:00',
            reason: { el: 'Ο προϋπολογισμός εξαντλείται' },
            citations: cited('Η υποβολή στο Βόρειο Αιγαίο σταματά στις 20/01/2027'),
          },
        },
        otherLine,
      ],
    },
    says: [
      both(
        /«Βόρειο Αιγαίο \(EL41\)».* έως 19 Ιανουαρίου 2027, 24:00/u,
        /“North Aegean \(EL41\)”.* 19 January 2027, 24:00/u,
      ),
      both(/Ο προϋπολογισμός εξαντλείται/u, /“Ο προϋπολογισμός εξαντλείται”/u),
    ],
  },
  'not among the risks what is left of a line where that is plenty': {
    programme: {
      call: { ...basis.call, selection: 'first_come' },
      budget_lines: [{ ...line, absorbed: euros(1_000_000) }, otherLine],
    },
    says: [both(/έμεναν για .* 19\.000\.000 €/u, /€19,000,000 was left/u)],
    never: [both(/^Όσα μένουν ανοικτά είναι κίνδυνοι/u, /^What remains open is a risk/u)],
  },
  'that the staff of a business to be established, which nobody knows, decides the amount': {
    programme: voucher,
    profile: founding,
    says: [
      both(
        /^Το ποσό της ενίσχυσης μένει ανοικτό.*: ΕΜΕ εξαρτημένης εργασίας\.$/u,
        /amount of the aid is open.*: salaried AWU\.$/u,
      ),
    ],
    asks: [both(/εκτίμηση για τη νέα επιχείρηση: ΕΜΕ/u, /estimate for the new business: Salaried AWU/u)],
    never: [
      both(/ΕΜΕ εξαρτημένης εργασίας: 0|δεν έδειξε κίνδυνο|Καμία κλίμακα/u, /AWU: 0|showed no risk|No bracket/u),
      both(/έτος 2025/u, /year 2025/u),
    ],
  },
  'in the finding and among the risks that a call gives nothing for this staff': {
    programme: voucher,
    profile: { salaried_awu: [{ period: '2025', value: 0.5 }] },
    says: [
      both(/^Από το σχέδιο δεν προκύπτει ποσό ενίσχυσης\.$/u, /^No amount of aid follows from the plan\.$/u),
      both(/0,5\. Καμία κλίμακα/u, /0\.5\. No bracket/u),
      both(/^Όσα μένουν ανοικτά είναι κίνδυνοι/u, /^What remains open is a risk/u),
    ],
    never: [both(/δεν έδειξε κίνδυνο/u, /showed no risk/u)],
  },
  'costs as they were given where the call gives amounts that no cost decides': {
    programme: voucher,
    profile: { salaried_awu: [{ period: '2025', value: 1.5 }] },
    says: [both(/^Machinery|^Μηχανήματα|100\.000 €/u, /€100,000/u), both(/υπολογίζεται σε 700 €|: 700 €/u, /€700/u)],
    never: [both(/[Εε]πιλέξιμες δαπάνες|όσες από αυτές|ανοικτό(?!ς)/u, /[Ee]ligible costs|is eligible\.|\| open/u)],
  },
  'that the catalogue has no rate, and ask for it instead of leaving all to own funds': {
    programme: { funding: { instruments: ['grant'], max_intensity_percent: 65 } },
    says: [both(/μόνο η ανώτατη ένταση, 65%/u, /only the highest intensity, 65%/u)],
    asks: [
      both(
        /^Ποιο ποσοστό ή ποσό ενίσχυσης δίνει η πρόσκληση;$/u,
        /^Which rate or amount of aid does the call give\?$/u,
      ),
    ],
    never: [both(/δεν προκύπτει ποσό|Προς κάλυψη/u, /No amount of a|To be covered/u)],
  },
  'what counts from how much to how much, where a part of the plan has no category': {
    programme: { eligible_costs: limited },
    profile: planned({
      amount: euros(150_000),
      categories: [
        { category: 'machinery', amount: euros(70_000) },
        { category: 'building', amount: euros(60_000) },
      ],
    }),
    says: [
      // 70,000 in machinery: 7/10 of the total is that, or that with the rest, or with the ceiling of studies.
      both(
        /^Οι επιλέξιμες δαπάνες υπολογίζονται από 100\.000 € έως 128\.571,42 €\.$/u,
        /^Eligible costs .* €100,000 to €128,571\.42\.$/u,
      ),
      both(/^Κτίρια \| 60\.000 € \| 30\.000 € έως 38\.571,42 €/u, /^Buildings \| €60,000 \| €30,000 to €38,571\.42/u),
      both(/^Χωρίς κατηγορία \| 20\.000 € \| ανοικτό/u, /^Without a category \| €20,000 \| open/u),
      both(/από 40\.000 € έως 51\.428,56 €/u, /€40,000 to €51,428\.5/u),
      both(/^Για 20\.000 € του σχεδίου/u, /stated for €20,000 of the plan/u),
    ],
    never: [both(/σε 128\.571,42 €|υπολογίζονται 38\.571/u, /at €128,571\.42|€38,571\.42 of/u)],
  },
  'the own contribution of the total cost where the call says so, with what is lacking of it, also without a certain grant':
    {
      programme: {
        eligible_costs: limited,
        funding: {
          ...basis.funding,
          own_contribution_min_percent: 20,
          citations: cited('Η ίδια συμμετοχή είναι τουλάχιστον 20% του συνολικού κόστους του έργου'),
        },
      },
      profile: planned({
        amount: euros(150_000),
        categories: [
          { category: 'machinery', amount: euros(70_000) },
          { category: 'building', amount: euros(60_000) },
        ],
        financing: { own_funds: euros(25_000) },
      }),
      says: [both(/υπολείπονται κατά 5\.000 € .*30\.000 €/u, /€5,000 short .*€30,000/u)],
    },
  'the end of the year that the law sets for a Greek sole trader': {
    profile: { legal_form: 'sole_trader', fiscal_year_end: undefined as never },
    says: [both(/^Λήξη της χρήσης \| 31 Δεκεμβρίου$/u, /^End of the financial year \| 31 December$/u)],
    never: [both(/Πότε λήγει η διαχειριστική χρήση/u, /When does the financial year end/u)],
  },
  'works that were begun, against the start that was given, and beside the declaration on them': {
    profile: planned({ starts_on: '2027-02-01', works_started_on: '2026-11-02' }),
    says: [
      both(/την 1η Φεβρουαρίου 2027, ενώ .* στις 2 Νοεμβρίου 2026\.$/u, /1 February 2027, but .* 2 November 2026\.$/u),
      both(
        /^Δηλώθηκε πριν από την αίτηση: έναρξη εργασιών, 2 Νοεμβρίου 2026\.$/u,
        /^Stated before the application: .* 2 November 2026\.$/u,
      ),
    ],
    asks: [both(/^Ποια ημέρα ισχύει/u, /^Which day is right/u)],
  },
  'months from the end of a month to the end of a month': {
    profile: planned({
      starts_on: '2027-03-31',
      phases: [
        { title: 'Α', from_month: 1, to_month: 1 },
        { title: 'Β', from_month: 2, to_month: 3 },
      ],
    }),
    says: [
      both(/^Α \| 1 \| 1 \| 31 Μαρτίου 2027 \| 30 Απριλίου 2027/u, /^Α \| 1 \| 1 \| 31 March 2027 \| 30 April 2027/u),
      both(/^Β \| 2 \| 3 \| 1 Μαΐου 2027 \| 30 Ιουνίου 2027/u, /^Β \| 2 \| 3 \| 1 May 2027 \| 30 June 2027/u),
    ],
  },
  'numbers with the digits that they were told with': {
    profile: {
      headcount: 3.456,
      ...planned({ indicators: [{ title: 'Α', baseline: 3.005, target: 12.3456, year: 2028 }] }),
    },
    says: [both(/3,4560 ΕΜΕ/u, /3\.4560 AWU/u), both(/^Α \| 3,0050 \| 12,3456/u, /^Α \| 3\.0050 \| 12\.3456/u)],
  },
  'those who govern a body that nobody owns, and neither its size nor de minimis aid where nothing looks at them': {
    programme: { legal_basis: [{ regime: 'no_aid' }] },
    profile: { legal_form: 'local_authority', people: undefined as never, de_minimis_aid: undefined as never },
    says: [both(/^Η χρηματοδότηση δεν συνιστά κρατική ενίσχυση\.$/u, /^The funding is no State aid\.$/u)],
    asks: [
      both(/μέλη της διοίκησης/u, /members of the governing body/u),
      both(/^Έχει ο αιτών εξαγωγική δραστηριότητα;$/u, /^Does the applicant export\?$/u),
    ],
    never: [both(/εταίρ|ιδιοκτήτ|μέγεθος κατά|ήσσονος σημασίας/u, /owners|partners|Recommendation|de minimis/u)],
  },
  'no source of own funds where the aid covers all of the costs': {
    programme: { funding: { instruments: ['grant'], intensity: [{ percent: 100 }] } },
    never: [both(/πηγή των ιδίων|που δεν επιχορηγείται/u, /source of own funds|not granted covered/u)],
  },
  'a loan under the least that the call guarantees, and that only the highest amount of its aid is recorded': {
    programme: {
      funding: {
        instruments: ['guarantee', 'interest_subsidy'],
        max_subsidy: euros(40_000),
        loan: { min: euros(100_000) },
      },
    },
    profile: planned({ financing: { loan: euros(50_000) } }),
    says: [
      both(
        /50\.000 €, είναι κάτω από το ελάχιστο της πρόσκλησης, 100\.000 €\.$/u,
        /€50,000, is below the least .*, €100,000\.$/u,
      ),
      both(/μόνο το ανώτατο ποσό της ενίσχυσης, 40\.000 €/u, /only the highest amount of the aid, €40,000/u),
    ],
    never: [both(/ούτε ποσοστό ούτε ποσό/u, /Neither a rate nor an amount/u)],
  },
  'which share of what a condition asks for, in its name and in the risk': {
    programme: {
      eligibility: withConditions({
        id: 'owners',
        kind: 'quantifier',
        over: 'people',
        test: { share_at_least: 0.5, weight: 'capital_share' },
        where: [{ field: 'age', operator: 'lt', value: 41 }],
      }),
    },
    profile: { people: [{ born_on: '1986-12-05', capital_share: 0.75 }] },
    says: [
      both(
        /^Τουλάχιστον 50% \(ποσοστό στο κεφάλαιο\): Πρόσωπα .* \|/u,
        /^At least 50% \(share of the capital\): People .* \|/u,
      ),
    ],
  },
  'no risk to a size that one more year cannot change': {
    programme: { eligibility: withConditions({ id: 'size', kind: 'size', include: ['micro', 'small'] }) },
    profile: {
      headcount: 6,
      financial_years: [2023, 2024, 2025].map((year) => ({
        year,
        headcount: 4,
        turnover: euros(300_000),
        balance_sheet_total: euros(200_000),
      })),
    },
    never: [both(/«Μέγεθος» μπορεί να αλλάξει/u, /“Size” may change/u)],
  },
  'how many of a list a condition asks for': {
    programme: {
      eligibility: withConditions(
        {
          id: 'losses',
          kind: 'quantifier',
          over: 'financial_years',
          test: { at_most: 1 },
          where: [{ field: 'profit', operator: 'lt', value: euros(0) }],
          citations: cited('Απορρίπτονται όσοι έχουν ζημίες σε δύο από τρία έτη'),
        },
        {
          id: 'before',
          kind: 'quantifier',
          over: 'aid_history',
          test: { none: true },
          where: [{ field: 'status', operator: 'eq', value: 'approved' }],
        },
      ),
    },
    profile: { aid_history: [] },
    says: [
      both(/^Το πολύ 1 από: Κλεισμένες χρήσεις/u, /^At most 1 of: Closed financial years/u),
      both(/^Κανένα από: Προηγούμενες αιτήσεις/u, /^None of: Earlier applications/u),
    ],
  },
  'a loan of the plan above what the call lends': {
    programme: {
      funding: {
        instruments: ['loan'],
        loan: { max: euros(50_000) },
        citations: cited('Τα δάνεια φθάνουν τα 50.000 €'),
      },
    },
    profile: planned({ financing: { loan: euros(60_000) } }),
    says: [both(/60\.000 €, ξεπερνά το ανώτατο της πρόσκλησης, 50\.000 €/u, /€60,000, is above the most .* €50,000/u)],
    asks: [both(/δάνειο του σχεδίου αυτό που ζητείται/u, /loan of the plan the one that is applied for/u)],
    never: [both(/[Εε]πιλέξιμες δαπάνες/u, /[Ee]ligible costs/u)],
  },
  'the class of small mid-caps where the call has a rate for them, beside the size by the Recommendation': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [
          { percent: 30, sizes: ['small_mid_cap'] },
          { percent: 40, sizes: ['micro'] },
        ],
      },
    },
    profile: {
      headcount: 300,
      financial_years: [2024, 2025].map((year) => ({
        year,
        headcount: 300,
        turnover: euros(60_000_000),
        balance_sheet_total: euros(60_000_000),
      })),
    },
    says: [
      both(/είναι: μεγάλη\.$/u, /is: large\.$/u),
      both(/^Ανήκει επίσης στην κατηγορία: μικρή μεσαίας/u, /^It belongs to this class, too: small mid-cap/u),
      both(/^Το ποσοστό εξαρτάται .*: μικρή μεσαίας/u, /^The intensity depends .*: small mid-cap/u),
    ],
  },
  'the same expenses in another application only where that call pays for expenses': {
    programme: { legal_basis: [{ regime: 'de_minimis_2023_2831' }] },
    applied: { ...basis, title: { el: 'Άροση', en: 'Ploughing' } },
    says: [
      both(/^Ίδιες δαπάνες .*«Άροση»\.$/u, /same expenses .*“Ploughing”/u),
      both(/^Κανόνας: Κανονισμός \(ΕΕ\) 2023\/2831, άρθρο 5\.$/u, /^Rule: Regulation \(EU\) 2023\/2831, Article 5\.$/u),
    ],
    never: [both(/651\/2014/u)],
  },
  'no same expenses in an application for an amount that no cost decides': {
    applied: { ...basis, ...voucher, title: { el: 'Άροση', en: 'Ploughing' } },
    never: [both(/^Ίδιες δαπάνες/u, /same expenses/u)],
  },
  'no same expenses in an application for a guarantee, which pays none': {
    applied: {
      ...basis,
      funding: { instruments: ['guarantee', 'interest_subsidy'], max_subsidy: euros(40_000) },
      title: { el: 'Άροση', en: 'Ploughing' },
    },
    never: [both(/^Ίδιες δαπάνες/u, /same expenses/u)],
  },
  'where a name turns the text round, only that name': {
    profile: {
      relations: [
        {
          name: 'Άλφα\u202e ΑΕ',
          direction: 'upstream',
          capital_share: 0.8,
          voting_share: 0.8,
          headcount: 5,
          turnover: euros(100_000),
          balance_sheet_total: euros(90_000),
        },
      ],
    },
    says: [both(/Άλφα\u202e ΑΕ\u202c, κατά 100%/u, /Άλφα\u202e ΑΕ\u202c (?:are|is) added at 100%/u)],
  },
}

describe('a draft tells what is open', () => {
  let reference: Reference
  before(async () => {
    reference = await loadReference()
  })

  for (const [name, { programme, profile, applied, ...told }] of Object.entries(cases))
    it(name, () => {
      const whole: Profile = { ...client, ...profile }
      const gone = profile?.lifecycle === 'to_be_established' ? unfounded : []
      const kept = Object.entries(whole).filter(
        ([key, value]) => value !== undefined && !gone.includes(key as keyof Profile),
      )
      const pair = pairOf(reference, {
        slug: 'sowing',
        programme: { ...basis, ...programme },
        name: 'farm',
        profile: Object.fromEntries(kept) as unknown as Profile,
        day,
        ...(applied === undefined ? {} : { applied }),
      })
      assert.ok(pair)
      assertTold(pair, espa, told)
    })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { IntensityBonus, ProgrammeInput } from '../../src/core/facts/programme.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import type { Pack } from '../../src/drafts/packs/pack.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Θάλασσα». Η υποβολή λήγει στις 26/03/2027 και ώρα 14:00.',
  'Το ποσοστό είναι 60%, για λογισμικό 50% και για εκθέσεις 80%.',
  'Το ποσοστό αυξάνεται κατά 10 ποσοστιαίες μονάδες για νησιά και κατά 5 για συνεταιρισμούς.',
  'Σε κάθε περίπτωση το ποσοστό δεν υπερβαίνει το 70%.',
  'Εκθέσεις έως 12.500 ευρώ.',
  'Συμβουλευτικές υπηρεσίες έως 10% του συνόλου και έως 8.000 ευρώ.',
  'Ο προϋπολογισμός δεν υπερβαίνει το ένα πέμπτο του υψηλότερου κύκλου εργασιών της τελευταίας τριετίας.',
  'Κάθε δικαιούχος λαμβάνει 14.800 ευρώ.',
  'Για άτομα με αναπηρία το ποσό είναι 16.500 ευρώ.',
  'Η ενίσχυση είναι τουλάχιστον 25.000 ευρώ.',
  'Αν η ενίσχυση υπερβαίνει το όριο των 300.000 ευρώ, περικόπτεται στο υπόλοιπο.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const basis: ProgrammeInput = {
  title: { el: 'Θάλασσα', en: 'Sea' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2027-03-26T14:00:00+02:00', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'], intensity: [{ percent: 40 }] },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}

const listed: ProgrammeInput['eligible_costs'] = [
  { category: 'software', title: { el: 'Λογισμικό', en: 'Software' } },
  {
    category: 'promotion',
    title: { el: 'Εκθέσεις', en: 'Exhibitions' },
    max_amount: euros(12_500),
    citations: cited('Εκθέσεις έως 12.500 ευρώ'),
  },
  {
    category: 'services',
    title: { el: 'Συμβουλευτικές', en: 'Consulting' },
    max_amount: euros(8000),
    max_percent_of_total: 10,
    citations: cited('Συμβουλευτικές υπηρεσίες έως 10% του συνόλου και έως 8.000 ευρώ'),
  },
]
const rise = cited('κατά 10 ποσοστιαίες μονάδες για νησιά και κατά 5 για συνεταιρισμούς')
const bonus = (id: string, percent: number, more: Partial<IntensityBonus> = {}): IntensityBonus => ({
  id,
  title: { el: `Για ${id}`, en: `For ${id}` },
  percent,
  when: { id: `is-${id}`, kind: 'manual', question: { el: `Είναι ${id};`, en: `Is it ${id}?` } },
  citations: rise,
  ...more,
})
const same = { title: { el: 'Αύξηση ποσοστού', en: 'Rise of the rate' } }
const planned = (
  categories: Readonly<Record<string, number>>,
  more: Profile['planned_investment'] = {},
): Partial<Profile> => ({
  planned_investment: {
    categories: Object.entries(categories).map(([category, amount]) => ({ category, amount: euros(amount) })),
    ...more,
  },
})

const aidOf = (regulation: NonNullable<Profile['de_minimis_aid']>[number]['regulation'], amount: number) => ({
  regulation,
  member_state: 'GR',
  granted_on: '2025-03-01',
  amount: euros(amount),
  status: 'granted' as const,
})

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
  readonly pack?: Pack
}

const cases: Readonly<Record<string, Case>> = {
  'what the cap of a category leaves, and then what the turnover does': {
    programme: {
      eligible_costs: listed,
      funding: {
        instruments: ['grant'],
        intensity: [{ percent: 50 }],
        turnover_limit: {
          times: 0.2,
          period: 'highest_last_3_closed_fy',
          citations: cited('το ένα πέμπτο του υψηλότερου κύκλου εργασιών της τελευταίας τριετίας'),
        },
      },
    },
    profile: planned({ software: 200_000, promotion: 16_000, services: 12_000 }),
    says: [
      both(/«Εκθέσεις»: υπολογίζονται 12\.500 € από 16\.000 €/u, /"Exhibitions": €12,500 of €16,000 counts/u),
      both(/«Συμβουλευτικές»: υπολογίζονται 8\.000 € από 12\.000 €, το ανώτατο/u, /"Consulting": €8,000 of €12,000/u),
      both(/περιορίζεται από τον κύκλο εργασιών σε 124\.000 €/u, /limited by the turnover to €124,000/u),
    ],
    never: [both(/έως 10% του συνόλου, υπολογίζονται/u, /at most 10% of the total, €/u)],
  },
  'what a bonus makes of an amount that is otherwise the same for everybody, and ask for it': {
    programme: {
      funding: {
        instruments: ['grant'],
        min_subsidy: euros(14_800),
        max_subsidy: euros(14_800),
        citations: cited('Κάθε δικαιούχος λαμβάνει 14.800 ευρώ'),
        bonuses: [
          bonus('αναπηρία', 0, {
            max_subsidy: euros(16_500),
            citations: cited('Για άτομα με αναπηρία το ποσό είναι 16.500 ευρώ'),
          }),
        ],
      },
    },
    profile: planned({ software: 20_000 }),
    says: [
      both(
        /^Με την προσαύξηση «Για αναπηρία» η ενίσχυση είναι 16\.500 €\.$/u,
        /^With the bonus .* the aid is €16,500\.$/u,
      ),
      both(/υπολογίζεται από 14\.800 € έως 16\.500 €/u, /computed at €14,800 to €16,500/u),
      both(/^Πιθανή προσαύξηση του ποσού σε 16\.500 €/u, /^Possible bonus that raises the amount to €16,500/u),
    ],
    asks: [both(/^Είναι αναπηρία;$/u, /^Is it αναπηρία\?$/u)],
    never: [both(/σε όλους το ίδιο|(?<!\d)0 ποσοστιαί/u, /everybody|(?<!\d)0 percentage/u)],
  },
  'the amount that a bonus is certain to give': {
    programme: {
      funding: {
        instruments: ['grant'],
        min_subsidy: euros(14_800),
        max_subsidy: euros(14_800),
        citations: cited('Κάθε δικαιούχος λαμβάνει 14.800 ευρώ'),
        bonuses: [
          bonus('μικρές', 0, {
            when: { id: 'small', kind: 'size', include: ['micro'] },
            max_subsidy: euros(16_500),
            citations: cited('Για άτομα με αναπηρία το ποσό είναι 16.500 ευρώ'),
          }),
        ],
      },
    },
    profile: planned({ software: 20_000 }),
    says: [
      both(/ επιχορήγηση.* 16\.500 €\.$/u, /grant.* €16,500\.$/u),
      both(/^Επιχορήγηση \| 16\.500 €/u, /^Grant \| €16,500/u),
    ],
  },
  'bonuses of one title apart, and ask for each': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [{ percent: 50 }],
        bonuses: [bonus('νησί', 10, same), bonus('συνεταιρισμός', 5, same)],
      },
    },
    profile: planned({ software: 40_000 }),
    says: [
      both(/Αύξηση ποσοστού \(Είναι νησί\) \| 10/u, /Rise of the rate \(Is it νησί\) \| 10/u),
      both(/Αύξηση ποσοστού \(Είναι συνεταιρισμός\) \| 5/u, /Rise of the rate \(Is it συνεταιρισμός\) \| 5/u),
    ],
    asks: [both(/^Είναι νησί;$/u, /^Is it νησί\?$/u), both(/^Είναι συνεταιρισμός;$/u, /^Is it συνεταιρισμός\?$/u)],
  },
  'every rate of a range, of open bonuses the least and the most, beside all rates of the call': {
    programme: {
      eligible_costs: listed,
      funding: {
        instruments: ['grant'],
        intensity: [
          { percent: 80, cost_categories: ['promotion'], citations: cited('για εκθέσεις 80%') },
          { percent: 50, cost_categories: ['software'], citations: cited('για λογισμικό 50%') },
          { percent: 60, citations: cited('Το ποσοστό είναι 60%') },
        ],
        max_intensity_percent: 70,
        citations: cited('Σε κάθε περίπτωση το ποσοστό δεν υπερβαίνει το 70%'),
        bonuses: [bonus('νησί', 10), bonus('συνεταιρισμός', 5)],
      },
    },
    profile: planned({ software: 20_000, promotion: 10_000, services: 3000 }),
    says: [
      both(/^Λογισμικό \| .* \| 50% έως 65%$/u, /^Software \| .* \| 50% to 65%$/u),
      both(/^Εκθέσεις \| .* \| 70%$/u, /^Exhibitions \| .* \| 70%$/u),
      both(/^Συμβουλευτικές \| .* \| 60% έως 70%$/u, /^Consulting \| .* \| 60% to 70%$/u),
      both(/^Βασικό ποσοστό: Εκθέσεις \| 80% \| για εκθέσεις 80%$/u, /^Basic rate: Exhibitions \| 80% \| /u),
      both(/^Βασικό ποσοστό: Λογισμικό \| 50%/u, /^Basic rate: Software \| 50%/u),
    ],
    never: [both(/^Βασικό ποσοστό \| 80%/u, /^Basic rate \| 80%/u)],
  },
  'which rates are open, with all those of the call': {
    programme: {
      eligible_costs: listed,
      funding: {
        instruments: ['grant'],
        intensity: [
          { percent: 80, cost_categories: ['promotion'] },
          { percent: 60, region_categories: ['less_developed'] },
          { percent: 45 },
        ],
        max_intensity_percent: 70,
      },
    },
    profile: { ...planned({ software: 20_000, promotion: 10_000 }), establishments: [] },
    says: [
      both(/^Λογισμικό \| .* \| ανοικτό$/u, /^Software \| .* \| open$/u),
      both(/^Βασικό ποσοστό: λιγότερο αναπτυγμένες περιφέρειες \| 60%/u, /^Basic rate: less developed regions \| 60%/u),
      both(/^Βασικό ποσοστό \| 45%/u, /^Basic rate \| 45%/u),
    ],
  },
  'aid above the de minimis headroom, and ask what the call does with it': {
    programme: {
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      eligible_costs: [
        { category: 'training', title: { el: 'Κατάρτιση', en: 'Training' }, max_percent_of_total: 10 },
        ...listed,
      ],
    },
    profile: { ...planned({ software: 200_000 }), de_minimis_aid: [aidOf('general_2023_2831', 270_000)] },
    says: [
      both(/^Λογισμικό \| .* \| 40%$/u, /^Software \| .* \| 40%$/u),
      both(/η ενίσχυση θα ήταν 80\.000 €\.$/u, /the aid would be €80,000\.$/u),
      both(/\(30\.000 €\)· δεν έχει καταχωριστεί τι γίνεται/u, /\(€30,000\); what happens on excess is not recorded/u),
    ],
    asks: [both(/^Μειώνεται ή απορρίπτεται η ενίσχυση/u, /^Is aid above the de minimis headroom reduced or rejected/u)],
    never: [
      both(/στοιχεία λείπουν για να υπολογιστεί/u, /facts are missing to compute/u),
      both(/περιορίζεται στο υπόλοιπο|σε 0 €/u, /is limited to the de minimis|on €0/u),
    ],
  },
  'aid that stays under the minimum of the call whatever is earned, and what of the sources is too much': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [{ percent: 50 }],
        min_subsidy: euros(25_000),
        citations: cited('Η ενίσχυση είναι τουλάχιστον 25.000 ευρώ'),
        bonuses: [bonus('νησί', 10)],
      },
    },
    profile: planned({ software: 40_000 }, { financing: { own_funds: euros(100_000), loan: euros(60_000) } }),
    says: [
      both(/^Λογισμικό \| .* \| 50% έως 60%$/u, /^Software \| .* \| 50% to 60%$/u),
      both(/το πολύ 24\.000 €, κάτω από το ελάχιστο της πρόσκλησης, 25\.000 €/u, /at most €24,000, under the minimum/u),
      both(/^Από το σχέδιο δεν προκύπτει ποσό/u, /^No amount of a(?: grant|id) follows from the plan/u),
      both(/^Ίδια κεφάλαια \| 100\.000 €$/u, /^Own funds \| €100,000$/u),
      both(/^Πηγές πέρα από τις δαπάνες \| -120\.000 €/u, /^Sources beyond the costs \| -€120,000/u),
    ],
    never: [both(/(?<!\d)20\.000 €/u, /€20,000/u)],
  },
  'what of the aid of a business that was split passed over, and from whom, so that what counts adds up': {
    programme: {
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      eligibility: {
        all: [
          { id: 'aid', kind: 'de_minimis', regulation: 'general_2023_2831', member_state: 'GR', on_excess: 'reduce' },
        ],
      },
    },
    profile: {
      ...planned({ software: 20_000 }),
      name: 'Αφοί Δέλτα',
      relations: [],
      de_minimis_aid: [aidOf('general_2023_2831', 10_000)],
      predecessors: [
        {
          kind: 'split',
          on: '2026-01-31',
          name: 'Δέλτα Συμμετοχές',
          equity: { own: euros(200_000), others: [euros(600_000)] },
          de_minimis_aid: [aidOf('general_2023_2831', 100_000)],
        },
        { kind: 'merger', on: '2025-03-31', name: 'Δέλτα ΟΕ', de_minimis_aid: [aidOf('general_2023_2831', 55_000)] },
      ],
    },
    says: [
      both(
        /^Αφοί Δέλτα \| 1 Μαρτίου 2025 \| 10\.000 € \|  \| .* μετρά$/u,
        /^Αφοί Δέλτα \| .* \| €10,000 \|  \| .* counts$/u,
      ),
      both(
        /^Αφοί Δέλτα \(από Δέλτα Συμμετοχές\) \| .* \| 100\.000 € \| 25\.000 € \| .* μετρά$/u,
        /^Αφοί Δέλτα \(from Δέλτα Συμμετοχές\) \| .* \| €100,000 \| €25,000 \| .* counts$/u,
      ),
      both(/^Αφοί Δέλτα \(από Δέλτα ΟΕ\) \| .* \| 55\.000 € \|  \| /u, /^Αφοί Δέλτα \(from Δέλτα ΟΕ\) \| .*€55,000/u),
      both(/90\.000 €/u, /€90,000/u),
    ],
    notes: [both(/μερίδιο της ενίσχυσης κατά τα ίδια κεφάλαια/u, /share of the aid by the equity after the split/u)],
  },
  'the headroom of a condition that is met, though words of the call name its ceiling, and nothing is said of relations':
    {
      programme: {
        legal_basis: [{ regime: 'de_minimis_2023_2831' }],
        call: { ...basis.call, opens_at: { at: '2026-12-07T13:00:00+02:00', time_zone: 'Europe/Athens' } },
        eligibility: {
          all: [
            {
              id: 'aid',
              kind: 'de_minimis',
              regulation: 'general_2023_2831',
              member_state: 'GR',
              on_excess: 'reduce',
              citations: cited('Αν η ενίσχυση υπερβαίνει το όριο των 300.000 ευρώ, περικόπτεται στο υπόλοιπο'),
            },
          ],
        },
      },
      profile: {
        ...planned({ software: 20_000 }),
        relations: undefined as never,
        de_minimis_aid: [aidOf('general_2023_2831', 44_000)],
      },
      says: [
        both(
          /\| Περιθώριο de minimis 256\.000 € κατά .*, 7 Δεκεμβρίου 2026· χορηγήθηκαν 44\.000 € από 300\.000 €/u,
          /\| De minimis headroom of €256,000 on .*, 7 December 2026; €44,000 of €300,000 granted/u,
        ),
      ],
    },
  'that a business exports by the share that it told for a condition of the call': {
    profile: { ...planned({ software: 20_000 }), attributes: { exports_percent: 34.5 } },
    says: [both(/^Η επιχείρηση έχει εξαγωγική δραστηριότητα\.$/u, /^The business exports\.$/u)],
    never: [both(/^Έχει η επιχείρηση εξαγωγική/u, /^Does the business export/u)],
  },
  'aid of the whole undertaking, who bears it and which Member State gave it, of a call that no ceiling limits': {
    programme: { legal_basis: [{ regime: 'gber_651_2014' }] },
    profile: {
      ...planned({ software: 20_000 }),
      de_minimis_aid: [{ ...aidOf('general_2023_2831', 15_000), member_state: 'BG' }],
      relations: [
        {
          name: 'Ξυλεία Α',
          direction: 'downstream',
          capital_share: 1,
          control: true,
          country: 'GR',
          headcount: 1,
          turnover: euros(50_000),
          balance_sheet_total: euros(50_000),
          de_minimis_aid: [aidOf('general_2023_2831', 270_000)],
        },
      ],
    },
    says: [
      both(/ \| 15\.000 € \| Βουλγαρία \| /u, / \| €15,000 \| Bulgaria \| /u),
      both(/^Ξυλεία Α \| .* \| 270\.000 € \| Ελλάδα \| /u, /^Ξυλεία Α \| .* \| €270,000 \| Greece \| /u),
    ],
  },
  'the public support in a loan of the plan, which is no own contribution without support': {
    programme: {
      legal_basis: [{ regime: 'gber_651_2014' }],
      funding: { instruments: ['grant'], intensity: [{ percent: 40 }], own_contribution_min_percent: 25 },
    },
    profile: planned(
      { software: 100_000 },
      { financing: { own_funds: euros(10_000), loan: euros(50_000), loan_grant_equivalent: euros(9000) } },
    ),
    says: [
      both(/δημόσια στήριξη με ισοδύναμο επιχορήγησης 9\.000 €/u, /public support, a grant equivalent of €9,000/u),
      both(
        /το δάνειο δεν είναι ίδια συμμετοχή χωρίς δημόσια ενίσχυση/u,
        /the loan is no own contribution free of public/u,
      ),
    ],
  },
  'to which ceiling aid under another regulation counts': {
    programme: {
      legal_basis: [{ regime: 'agriculture_1408_2013' }],
      eligibility: {
        all: [
          {
            id: 'aid',
            kind: 'de_minimis',
            regulation: 'agriculture_1408_2013',
            member_state: 'GR',
            on_excess: 'reduce',
          },
        ],
      },
    },
    profile: {
      ...planned({ software: 20_000 }),
      de_minimis_aid: [aidOf('general_2023_2831', 48_000), aidOf('agriculture_1408_2013', 1000)],
    },
    says: [
      both(/^1 Μαρτίου 2025 \| 48\.000 € .* \| μετρά στο κοινό όριο$/u, /€48,000 .* \| counts to the shared ceiling$/u),
      both(/^1 Μαρτίου 2025 \| 1\.000 € .* \| μετρά$/u, /€1,000 .* \| counts$/u),
      both(/κοινό όριο .* είναι 300\.000 € \(Κανονισμός \(ΕΕ\) 2023\/2831/u, /shared .* is €300,000 \(Regulation/u),
    ],
  },
  'aid that is no grant by that name, and nothing of a rest that there is not': {
    programme: { funding: { instruments: ['voucher'], intensity: [{ percent: 100 }] } },
    profile: planned({ training: 5000 }),
    says: [
      both(/ενίσχυση.* 5\.000 €\.$/u, /aid.* €5,000\.$/u),
      both(/^Ενίσχυση \| 5\.000 € \| 100%$/u, /^Aid \| €5,000 \| 100%$/u),
      both(/^Το όριο που καθορίζει την ενίσχυση/u, /^The limit that decides the aid/u),
    ],
    never: [both(/επιχορήγησ|προς κάλυψη 0 €/iu, /\bgrant\b|€0 remains/iu)],
  },
  'of which group of calls one application is allowed, and the summary of the call': {
    programme: {
      summary: { el: 'Στήριξη λιμανιών έως το 2030.', en: 'Support of harbours until 2030.' },
      exclusive: [{ group: 'blue-growth', per: 'tax_id' }],
    },
    says: [
      both(/ομάδας «blue-growth» επιτρέπεται μία αίτηση/u, /group “blue-growth”, one application/u),
      both(/^Περίληψη \| Στήριξη λιμανιών έως το 2030\.$/u, /^Summary \| Support of harbours until 2030\.$/u),
    ],
  },
  'that less is left of the budget than would be granted, whoever is selected': {
    programme: {
      budget_lines: [
        {
          id: 'attica',
          title: { el: 'Αττική', en: 'Attica' },
          regions: ['EL30'],
          amount: euros(900_000),
          absorbed: euros(880_000.5),
          as_of: '2026-11-01',
        },
        { id: 'crete', title: { el: 'Κρήτη', en: 'Crete' }, regions: ['EL43'], amount: euros(900_000) },
      ],
    },
    profile: planned({ software: 100_000 }),
    says: [
      both(
        /^Την 1η Νοεμβρίου 2026 έμεναν για «Αττική» 19\.999,5 €|19\.999,50 €/u,
        /€19,999\.50 was left for “Attica”/u,
      ),
      both(
        /λιγότερο από την επιχορήγηση που υπολογίζεται, δηλαδή 40\.000 €\.$/u,
        /less than the grant that is computed: €40,000\.$/u,
      ),
    ],
  },
  'the usual declaration for whichever de minimis regulation, and aid of an enterprise joined through a person alone': {
    programme: { legal_basis: [{ regime: 'agriculture_1408_2013' }] },
    profile: {
      ...planned({ software: 20_000 }),
      de_minimis_aid: [],
      relations: [
        {
          name: 'Κτήμα Α',
          direction: 'downstream',
          via_natural_person: true,
          control: true,
          country: 'GR',
          headcount: 1,
          turnover: euros(50_000),
          balance_sheet_total: euros(50_000),
          de_minimis_aid: [aidOf('agriculture_1408_2013', 33_333.33)],
        },
      ],
    },
    says: [
      both(/^Κτήμα Α \| συνδέεται μέσω φυσικού προσώπου \| /u, /^Κτήμα Α \| joined through a natural person \| /u),
      both(/^Δήλωση ενισχύσεων ήσσονος σημασίας$/u, /^De minimis declaration$/u),
      both(
        /μόνο μέσω φυσικού προσώπου: «Κτήμα Α»\. Οι ενισχύσεις της δεν/u,
        /a natural person alone: “Κτήμα Α”\. Its aid/u,
      ),
    ],
    asks: [both(/^Θεωρεί ο φορέας την επιχείρηση «Κτήμα Α»/u, /^Does the authority count “Κτήμα Α”/u)],
  },
  'the day on which a call opens without an hour that nobody set, and the classification of each activity': {
    programme: {
      call: { ...basis.call, opens_at: { at: '2026-10-31T22:00:00Z', time_zone: 'Europe/Athens' } },
    },
    says: [
      both(/ από την 1η Νοεμβρίου 2026\.$/u, / from 1 November 2026\.$/u),
      both(/^62\.10\.11\.03 \| ΚΑΔ 2025 \| κύρια/u, /^62\.10\.11\.03 \| KAD 2025 \| main/u),
    ],
  },
  'hours of a zone of another Member State by its name': {
    programme: {
      call: {
        deadlines: [{ id: 'main', at: '2027-02-26T12:00:00+01:00', time_zone: 'Europe/Berlin', basis: 'fixed' }],
      },
    },
    says: [both(/ 26 Φεβρουαρίου 2027, 12:00 \(ώρα Βερολίνου\)\.$/u, / 26 February 2027, 12:00 \(Berlin time\)\.$/u)],
  },
}

describe('a draft tells of the aid', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, profile, pack = espa, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'sea',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, ...profile },
        day,
      })
      assert.ok(pair)
      assertTold(pair, pack, told)
    })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import type { Answers } from '../../src/core/matching/evaluate.ts'
import { businessPlan } from '../../src/drafts/packs/business-plan.ts'
import { euInnovation } from '../../src/drafts/packs/eu-innovation.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Νησιά». Οι σύντομες προτάσεις υποβάλλονται έως 15/01/2027 και ώρα 14:00.',
  'Οι σύντομες προτάσεις υποβάλλονται οποτεδήποτε.',
  'Στον πρώτο κύκλο οι αιτήσεις υποβάλλονται έως 26/03/2027 και ώρα 14:00.',
  'Στον δεύτερο κύκλο οι αιτήσεις υποβάλλονται έως 29/10/2027 και ώρα 14:00.',
  'Για την Αττική διατίθενται 5.000.000 ευρώ.',
  'Το ποσοστό ενίσχυσης είναι 40% και για λογισμικό 50%.',
  'Το ποσοστό αυξάνεται κατά 5 ποσοστιαίες μονάδες για νέες θέσεις.',
  'Σε κάθε περίπτωση το ποσοστό δεν υπερβαίνει το 55%.',
  'Η εγγύηση καλύπτει το 80% του δανείου.',
  'Έως 9 απασχολούμενοι 5.000 ευρώ.',
  'Η ενίσχυση χορηγείται βάσει του Κανονισμού (ΕΕ) 651/2014.',
  'Πριν από την υποβολή δεν επιτρέπεται παραγγελία εξοπλισμού.',
  'Για την κατάρτιση εφαρμόζεται ο Κανονισμός (ΕΕ) 2023/2831.',
  'Επιλέξιμος είναι ο κλάδος 62.',
  'Εξαιρείται ο κλάδος 24.1.',
  'Οι γυναίκες κατέχουν τουλάχιστον το 30% του κεφαλαίου ή η επιχείρηση διαθέτει πιστοποίηση ΕΛΟΤ 1435.',
  'Οι ίδιες δαπάνες δεν ενισχύονται δεύτερη φορά.',
  'Ο εξοπλισμός διατηρείται επί τρία έτη.',
].join('\n')
const cited = (...exact: string[]) => exact.map((each) => ({ document: 'call', exact: each }))
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const deadline = (id: string, at: string, more: object = {}) => ({
  id,
  at,
  time_zone: 'Europe/Athens',
  basis: 'fixed' as const,
  ...more,
})
const basis: ProgrammeInput = {
  title: { el: 'Νησιά', en: 'Islands' },
  country: 'GR',
  call: { deadlines: [deadline('main', '2027-03-26T14:00:00+02:00')] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'], intensity: [{ percent: 40 }] },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}
const women = {
  id: 'women',
  kind: 'quantifier' as const,
  over: 'people' as const,
  test: { share_at_least: 0.3, weight: 'capital_share' },
  where: [{ field: 'gender', operator: 'eq' as const, value: 'female' }],
  citations: cited('Οι γυναίκες κατέχουν τουλάχιστον το 30% του κεφαλαίου'),
}
const certified = {
  id: 'elot',
  kind: 'manual' as const,
  question: { el: 'Διαθέτει πιστοποίηση ΕΛΟΤ 1435;', en: 'Does it have ELOT 1435 certification?' },
  citations: cited('διαθέτει πιστοποίηση ΕΛΟΤ 1435'),
}
const either: Partial<ProgrammeInput> = { eligibility: { all: [{ any: [women, certified] }] } }
const aid = {
  regulation: 'general_2023_2831',
  member_state: 'GR',
  granted_on: '2025-02-10',
  status: 'granted',
} as const
const kept: ProgrammeInput['eligibility'] = {
  all: [
    {
      id: 'keep',
      kind: 'manual',
      effect: 'obligation',
      title: { el: 'Διατήρηση', en: 'Keeping' },
      citations: cited('Ο εξοπλισμός διατηρείται επί τρία έτη'),
    },
  ],
}

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
  readonly pack?: typeof espa
  readonly answers?: Answers
}

const cases: Readonly<Record<string, Case>> = {
  'of a line with dates of its own the short proposal and the second round of the whole call, and what the line has': {
    programme: {
      budget_lines: [
        {
          id: 'attica',
          title: { el: 'Αττική', en: 'Attica' },
          regions: ['EL30'],
          amount: euros(5_000_000),
          absorbed: euros(400_000),
          as_of: '2026-11-01',
          citations: cited('Για την Αττική διατίθενται 5.000.000 ευρώ'),
        },
        { id: 'crete', title: { el: 'Κρήτη', en: 'Crete' }, regions: ['EL43'], amount: euros(3_000_000) },
      ],
      call: {
        deadlines: [
          deadline('pre', '2027-01-15T14:00:00+02:00', {
            stage: 'pre_proposal',
            citations: cited('Οι σύντομες προτάσεις υποβάλλονται έως 15/01/2027 και ώρα 14:00'),
          }),
          deadline('first', '2027-03-26T14:00:00+02:00', { stage: 'application', round: '1', budget_line: 'attica' }),
          deadline('elsewhere', '2027-04-30T14:00:00+03:00', { stage: 'application', round: '1' }),
          deadline('second', '2027-10-29T14:00:00+03:00', { stage: 'application', round: '2' }),
        ],
      },
    },
    says: [
      both(
        /^Οι αρχικές προτάσεις γίνονται δεκτές έως 15 Ιανουαρίου 2027/u,
        /^Pre-proposals are accepted until 15 January/u,
      ),
      both(
        /^Οι πλήρεις αιτήσεις για «κύκλος 1» γίνονται δεκτές έως 26 Μαρτίου 2027/u,
        /^Full applications for “round 1” are accepted until 26 March 2027/u,
      ),
      both(
        /^Οι πλήρεις αιτήσεις για «κύκλος 2» γίνονται δεκτές έως 29 Οκτωβρίου 2027/u,
        /^Full applications for “round 2” are accepted until 29 October 2027/u,
      ),
      both(/^Διαθέσιμο ποσό για «Αττική»: 5\.000\.000 €/u, /^Amount available for “Attica”: €5,000,000/u),
      both(
        /^Ποσό που είχε δεσμευθεί για «Αττική» την 1η Νοεμβρίου 2026: 400\.000 €/u,
        /^Amount committed for “Attica” on 1 November 2026: €400,000/u,
      ),
    ],
    never: [both(/30 Απριλίου|Κρήτη/u, /30 April|Crete/u)],
    cites: [[both(/^Οι αρχικές/u, /^Pre-proposals/u), /15\/01\/2027/u]],
  },
  'the cut-offs of the full application where the short one can be sent at any time': {
    programme: {
      call: {
        deadlines: [
          {
            id: 'short',
            time_zone: 'Europe/Athens',
            basis: 'rolling',
            stage: 'pre_proposal',
            citations: cited('Οι σύντομες προτάσεις υποβάλλονται οποτεδήποτε'),
          },
          deadline('past', '2026-10-01T14:00:00+03:00', { stage: 'application', round: '0' }),
          deadline('first', '2027-03-26T14:00:00+02:00', { stage: 'application', round: '1' }),
          deadline('second', '2027-10-29T14:00:00+03:00', { stage: 'application', round: '2' }),
        ],
      },
    },
    says: [
      both(/^Οι αρχικές προτάσεις γίνονται δεκτές οποτεδήποτε\.$/u, /^Pre-proposals are accepted at any time\.$/u),
      both(/κύκλος 1.*26 Μαρτίου 2027/u, /round 1.*26 March 2027/u),
      both(/κύκλος 2.*29 Οκτωβρίου 2027/u, /round 2.*29 October 2027/u),
    ],
    never: [both(/δεν έχει καταχωριστεί ημερομηνία λήξης|1 Οκτωβρίου 2026/u, /No closing date|1 October 2026/u)],
    cites: [[both(/οποτεδήποτε/u, /at any time/u), /οποτεδήποτε/u]],
  },
  'the full application of the regions of the place after a short proposal that is the same for all': {
    programme: {
      call: {
        deadlines: [
          deadline('pre', '2027-01-15T14:00:00+02:00', { stage: 'pre_proposal' }),
          deadline('poor', '2027-03-26T14:00:00+02:00', { stage: 'application', region_category: 'less_developed' }),
          deadline('attica', '2027-04-30T14:00:00+03:00', { stage: 'application', region_category: 'transition' }),
          deadline('rich', '2027-05-28T14:00:00+03:00', { stage: 'application', region_category: 'more_developed' }),
        ],
      },
    },
    says: [
      both(/^Οι αρχικές προτάσεις .* 15 Ιανουαρίου 2027/u, /^Pre-proposals .* 15 January 2027/u),
      both(/^Οι πλήρεις αιτήσεις .* 30 Απριλίου 2027/u, /^Full applications .* 30 April 2027/u),
    ],
    never: [both(/26 Μαρτίου|28 Μαΐου/u, /26 March|28 May/u)],
  },
  'the aid of the group where the call has another basis beside de minimis': {
    programme: {
      legal_basis: [
        { regime: 'gber_651_2014', citations: cited('βάσει του Κανονισμού (ΕΕ) 651/2014') },
        { regime: 'de_minimis_2023_2831', citations: cited('ο Κανονισμός (ΕΕ) 2023/2831') },
      ],
    },
    profile: {
      de_minimis_aid: [{ ...aid, amount: euros(90_000) }],
      relations: [
        {
          name: 'Μητρική',
          direction: 'upstream',
          capital_share: 0.6,
          voting_share: 0.6,
          control: true,
          relations: [],
          de_minimis_aid: [{ ...aid, amount: euros(120_000) }],
        },
      ],
    },
    says: [both(/^120\.000 €$/u, /^€120,000$/u), both(/^μετρά$/u, /^counts$/u)],
  },
  'a condition whose name has a figure, one of several ways': {
    programme: either,
    profile: { people: [{ gender: 'female', capital_share: 0.1 }] },
    says: [both(/«Διαθέτει πιστοποίηση ΕΛΟΤ 1435;»/u, /“Does it have ELOT 1435 certification\?”/u)],
  },
  'a condition on people by what it looks at, how far it is reached, and what is to be added': {
    programme: either,
    profile: { people: [{ gender: 'female', capital_share: 0.1 }] },
    says: [
      both(
        /^Τουλάχιστον 30% \(ποσοστό στο κεφάλαιο\): Πρόσωπα της επιχείρησης \(φύλο: γυναίκα\)$/u,
        /^At least 30% \(share of the capital\): People of the business \(gender: female\)$/u,
      ),
      both(/προκύπτει 10%, ενώ ζητείται τουλάχιστον 30%/u, /So far 10% is known, while at least 30% is required/u),
    ],
    asks: [
      both(
        /^Τι προστίθεται στο στοιχείο «Πρόσωπα της επιχείρησης \(φύλο, ποσοστό στο κεφάλαιο\)»;$/u,
        /^What is to be added to “People of the business \(gender, share of the capital\)”\?$/u,
      ),
    ],
    never: [both(/όρος για μέλη/iu, /condition on members/iu)],
  },
  'no risk of a way that is open where another is met, though this one may change': {
    programme: {
      eligibility: {
        any: [
          {
            id: 'young',
            kind: 'quantifier',
            over: 'people',
            test: { any: true },
            where: [
              { field: 'roles', operator: 'eq', value: 'manager' },
              { field: 'age', operator: 'lt', value: 40 },
            ],
          },
          certified,
        ],
      },
    },
    profile: { people: [{ roles: ['manager'], born_on: '1987-01-01' }] },
    says: [
      both(
        /διαχειριστής.*μπορεί να αλλάξει αποτέλεσμα την 1η Ιανουαρίου 2027/u,
        /manager.*may change on 1 January 2027/u,
      ),
    ],
    never: [both(/1435/u)],
  },
  'a finer place where the one that is told is too wide, and names of facts in one pair of quotation marks': {
    programme: {
      eligibility: {
        all: [
          {
            id: 'place',
            kind: 'region',
            of: 'investment_site',
            include: ['EL303'],
          },
          { id: 'own', kind: 'attribute', name: 'quality_mark_held', test: { equals: true } },
        ],
      },
    },
    profile: { planned_investment: { site: { region: 'EL30' } } },
    asks: [
      both(/δήμος|δήμο/iu, /municipality/iu),
      both(/στοιχείο «quality mark held»;$/u, /stated as “quality mark held”\?$/u),
    ],
  },
  'in a business plan what the call forbids, obliges to and has declared': {
    pack: businessPlan,
    programme: {
      legal_basis: [{ regime: 'de_minimis_2023_2831', citations: cited('ο Κανονισμός (ΕΕ) 2023/2831') }],
      cumulation: { same_costs: 'exclusive', citations: cited('Οι ίδιες δαπάνες δεν ενισχύονται δεύτερη φορά') },
      eligibility: kept,
      eligible_costs: [{ category: 'software', title: { el: 'Λογισμικό', en: 'Software' } }],
    },
    profile: { de_minimis_aid: [{ ...aid, amount: euros(90_000) }] },
    says: [
      both(/Κανονισμός \(ΕΕ\) 2023\/2831/u, /Regulation \(EU\) 2023\/2831/u),
      both(/^Οι ίδιες δαπάνες δεν μπορούν να λάβουν άλλη ενίσχυση/u, /^The same costs may not receive other aid/u),
      both(/^90\.000 €$/u, /^€90,000$/u),
      both(/^Ο εξοπλισμός διατηρείται επί τρία έτη$/u),
      both(/^Οι ίδιες δαπάνες δεν χρηματοδοτούνται/u, /^The same costs are not funded/u),
      both(/^Επιλέξιμη κατηγορία δαπανών: Λογισμικό/u, /^Eligible category of costs: Software/u),
    ],
  },
  'the rates of the call though no grant can be computed, and words on the money that have no field': {
    programme: {
      funding: {
        instruments: ['grant', 'guarantee'],
        intensity: [
          {
            percent: 50,
            cost_categories: ['software'],
            valid_to: '2027-06-30',
            citations: cited('για λογισμικό 50%'),
          },
          { percent: 40, citations: cited('Το ποσοστό ενίσχυσης είναι 40%') },
        ],
        bonuses: [
          {
            id: 'jobs',
            percent: 5,
            title: { el: 'Νέες θέσεις', en: 'New jobs' },
            when: { id: 'jobs', kind: 'attribute', name: 'planned_jobs', test: { range: { min: 1 } } },
            citations: cited('αυξάνεται κατά 5 ποσοστιαίες μονάδες για νέες θέσεις'),
          },
        ],
        max_intensity_percent: 55,
        citations: cited('Σε κάθε περίπτωση το ποσοστό δεν υπερβαίνει το 55%', 'Η εγγύηση καλύπτει το 80% του δανείου'),
      },
    },
    profile: { planned_investment: {} },
    says: [
      both(
        /^Βασικό ποσοστό: λογισμικό· για αιτήσεις έως 30 Ιουνίου 2027$/u,
        /^Basic rate: software; for applications until 30 June 2027$/u,
      ),
      both(/^50%$/u),
      both(/^40%$/u),
      both(/^Προσαύξηση: Νέες θέσεις$/u, /^Bonus: New jobs$/u),
      both(/^5 ποσοστιαίες μονάδες$/u, /^5 percentage points$/u),
      both(/^Η εγγύηση καλύπτει το 80% του δανείου$/u),
    ],
    cites: [
      [both(/^50%$/u), /για λογισμικό 50%/u],
      [both(/^40%$/u), /είναι 40%/u],
    ],
  },
  'beside the rates of a grant those that hold on other days': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [
          { percent: 50, valid_to: '2026-12-31', citations: cited('για λογισμικό 50%') },
          { percent: 40, valid_from: '2027-01-01', citations: cited('Το ποσοστό ενίσχυσης είναι 40%') },
        ],
        max_intensity_percent: 55,
        bonuses: [
          {
            id: 'small',
            percent: 5,
            title: { el: 'Μικρές', en: 'Small' },
            when: { id: 'small', kind: 'lifecycle', include: ['active'] },
            citations: cited('αυξάνεται κατά 5 ποσοστιαίες μονάδες'),
          },
        ],
      },
    },
    says: [
      both(
        /^Βασικό ποσοστό: για αιτήσεις από την 1η Ιανουαρίου 2027$/u,
        /^Basic rate: for applications from 1 January 2027$/u,
      ),
      both(/^40%$/u),
    ],
  },
  'the amounts by staff where none of them is for this business': {
    programme: {
      funding: {
        instruments: ['voucher'],
        steps: {
          measure: 'headcount',
          brackets: [
            { range: { max: 9 }, amount: euros(5000), citations: cited('Έως 9 απασχολούμενοι 5.000 ευρώ') },
            { range: { min: 10, max: 49 }, amount: euros(12_500) },
          ],
        },
      },
    },
    profile: { headcount: 9.5 },
    says: [
      both(/^έως 9 ΕΜΕ$/u, /^at most 9 AWU$/u),
      both(/^5\.000 €$/u, /^€5,000$/u),
      both(/^12\.500 €$/u, /^€12,500$/u),
    ],
    cites: [[both(/^5\.000 €$/u, /^€5,000$/u), /Έως 9 απασχολούμενοι/u]],
  },
  'in its notes every condition that is counted, that of the least cost too': {
    programme: { funding: { instruments: ['grant'], min_eligible_cost: euros(10_000) } },
    notes: [both(/που πληρούνται: .*«Ύψος της επένδυσης»/u, /conditions met: .*“Amount of the investment”/u)],
  },
  'of a call that opens when another rate holds, what is granted then': {
    programme: {
      call: {
        opens_at: { at: '2027-02-01T09:00:00+02:00', time_zone: 'Europe/Athens' },
        deadlines: [deadline('main', '2027-03-26T14:00:00+02:00')],
      },
      funding: {
        instruments: ['grant'],
        intensity: [
          { percent: 50, valid_to: '2026-12-31' },
          { percent: 40, valid_from: '2027-01-01' },
        ],
      },
    },
    profile: { planned_investment: { categories: [{ category: 'software', amount: euros(66_000) }] } },
    says: [both(/επιχορήγησης?.* 26\.400 €\.$/u, /grant.* €26,400\.$/u)],
    never: [both(/(?<!\d)33\.000 €/u, /€33,000/u)],
  },
  'one rate in a sentence': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [{ percent: 40, citations: cited('Το ποσοστό ενίσχυσης είναι 40%') }],
      },
    },
    profile: { planned_investment: {} },
    says: [both(/^Ποσοστό της ενίσχυσης: 40%\.$/u, /^Rate of the aid: 40%\.$/u)],
    cites: [[both(/Ποσοστό της ενίσχυσης/u, /Rate of the aid/u), /είναι 40%/u]],
  },
  'all words that set a condition, and what the legal basis forbids, beside the declaration too': {
    programme: {
      legal_basis: [
        {
          regime: 'gber_651_2014',
          citations: cited(
            'βάσει του Κανονισμού (ΕΕ) 651/2014',
            'Πριν από την υποβολή δεν επιτρέπεται παραγγελία εξοπλισμού',
          ),
        },
      ],
      eligibility: {
        all: [
          {
            id: 'code',
            kind: 'manual',
            question: { el: 'Είναι ο κλάδος επιλέξιμος;', en: 'Is the sector eligible?' },
            citations: cited('Επιλέξιμος είναι ο κλάδος 62', 'Εξαιρείται ο κλάδος 24.1'),
          },
        ],
      },
    },
    says: [
      both(/^Επιλέξιμος είναι ο κλάδος 62 \[…\] Εξαιρείται ο κλάδος 24\.1$/u),
      both(/^Πριν από την υποβολή δεν επιτρέπεται παραγγελία εξοπλισμού$/u),
    ],
  },
  'a long name cut within its quotation marks, with them closed; that no basis of the aid is recorded': {
    programme: {
      eligibility: {
        all: [
          {
            id: 'debts',
            kind: 'manual',
            question: {
              el: 'Πληροί η επιχείρηση τον όρο «Να μην έχει καμία οφειλή προς το Δημόσιο, τους φορείς κοινωνικής ασφάλισης και τους εργαζομένους»;',
              en: 'Does the business meet the condition “No debt of any kind to the State, social security, its workers or its suppliers”?',
            },
          },
        ],
      },
    },
    says: [
      both(
        /«Πληροί η επιχείρηση τον όρο “Να μην έχει καμία οφειλή προς…”»/u,
        /“Does the business meet the condition ‘No debt.*…’”/u,
      ),
      both(/^\[βάση της ενίσχυσης\]$/u, /^\[basis of the aid\]$/u),
    ],
  },
  'the readiness level that is told, and ask for the test': {
    pack: euInnovation,
    profile: { attributes: { technology_readiness_level: 6 } },
    says: [both(/^Επίπεδο τεχνολογικής ετοιμότητας: 6\.$/u, /^Technology readiness level: 6\.$/u)],
    asks: [both(/^Από ποια δοκιμή/u, /^Which test/u)],
    never: [both(/Σε ποιο επίπεδο ετοιμότητας/u, /At which readiness level/u)],
  },
  'why a call is suspended, and that its deadline goes on': {
    programme: {
      call: {
        deadlines: [deadline('main', '2027-03-26T14:00:00+02:00')],
        suspended: {
          status: 'paused',
          since: '2026-11-20T00:00:00+02:00',
          reason: { el: 'Τεχνικό πρόβλημα.', en: 'A technical problem.' },
        },
      },
    },
    says: [
      both(/^Λόγος της απόφασης: Τεχνικό πρόβλημα\.$/u, /^Reason for the decision: A technical problem\.$/u),
      both(/δεν έχει αλλάξει: έως 26 Μαρτίου 2027, 14:00/u, /has not changed: until 26 March 2027, 14:00/u),
    ],
    never: [both(/Οι αιτήσεις γίνονται δεκτές/u, /Applications are accepted/u)],
  },
  'that a person confirmed a condition, when and with which note': {
    programme: { eligibility: { all: [certified] } },
    answers: new Map([
      ['elot', { value: 'met', by: 'key_1', at: '2026-11-30T22:30:00Z', note: 'Πιστοποιητικό 77/2025' }],
    ]),
    says: [
      both(
        /^Επιβεβαιώθηκε την 1η Δεκεμβρίου 2026 ότι ο όρος πληρείται: «Πιστοποιητικό 77\/2025»\.$/u,
        /^It was confirmed on 1 December 2026 that the condition is met: “Πιστοποιητικό 77\/2025”\.$/u,
      ),
    ],
  },
  'days in the Greek that is spoken: the first of a month is «την 1η»': {
    programme: { expenses_eligible_from: '2026-12-01' },
    profile: {
      planned_investment: {
        starts_on: '2027-05-01',
        acts: [{ kind: 'feasibility_study', on: '2026-10-01', amount: euros(5000) }],
      },
    },
    says: [
      both(/^Η επένδυση αρχίζει την 1η Μαΐου 2027\.$/u, /^The investment starts on 1 May 2027\.$/u),
      both(/πριν από την 1η Δεκεμβρίου 2026, ημέρα από την οποία τις δέχεται η πρόσκληση/u, /before 1 December 2026/u),
    ],
    never: [both(/τις 1 |από πότε τις/u, /^$/u)],
  },
}

describe('a draft tells of the terms of a call', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, profile, pack = espa, answers, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'islands',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, ...profile },
        day,
        ...(answers === undefined ? {} : { answers }),
      })
      assert.ok(pair)
      assertTold(pair, pack, told)
    })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import { sectionsOf, statementsOf, type DraftDocument } from '../../src/core/drafting/document.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import type { Language } from '../../src/core/facts/text.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { Notes } from '../../src/drafts/rendering/notes.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Εργαστήρια». Η υποβολή λήγει στις 15/04/2027 και ώρα 17:00.',
  'Με απόφαση της Υπηρεσίας ο προϋπολογισμός εξαντλήθηκε στις 20/11/2026.',
  'Η επιχορήγηση δεν υπερβαίνει τις 40.000 ευρώ.',
  'Για πράσινο εξοπλισμό η επιχορήγηση φθάνει έως 50.000 ευρώ.',
  'Υπηρεσίες έως 10% του προϋπολογισμού και έως 9.000 ευρώ.',
  'Η δαπάνη που ενισχύεται δεν μπορεί να έχει λάβει άλλη ενίσχυση.',
  'Κάθε ΑΦΜ υποβάλλει μία αίτηση στις δράσεις του κύκλου.',
  'Η ενίσχυση χορηγείται βάσει του Κανονισμού (ΕΕ) 651/2014.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const exhausted = {
  status: 'exhausted' as const,
  since: '2026-11-20T00:00:00+02:00',
  citations: cited('ο προϋπολογισμός εξαντλήθηκε στις 20/11/2026'),
}
const call: ProgrammeInput['call'] = {
  opens_at: { at: '2026-10-01T09:00:00+03:00', time_zone: 'Europe/Athens' },
  deadlines: [{ id: 'main', at: '2027-04-15T17:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
}
const basis: ProgrammeInput = {
  title: { el: 'Εργαστήρια', en: 'Workshops' },
  country: 'GR',
  call,
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    intensity: [{ percent: 40 }],
    max_subsidy: euros(40_000),
    citations: cited('Η επιχορήγηση δεν υπερβαίνει τις 40.000 ευρώ'),
  },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}
type Line = Partial<NonNullable<ProgrammeInput['budget_lines']>[number]>
const lines = (here: Line, elsewhere: Line = {}) => ({
  budget_lines: [
    { id: 'attica', title: { el: 'Αττική', en: 'Attica' }, regions: ['EL30'], ...here },
    { id: 'crete', title: { el: 'Κρήτη', en: 'Crete' }, regions: ['EL43'], ...elsewhere },
  ],
})
const aid = { regulation: 'general_2023_2831', member_state: 'GR' } as const
const gber = [{ regime: 'gber_651_2014' as const, citations: cited('βάσει του Κανονισμού (ΕΕ) 651/2014') }]

interface Case {
  programme?: Partial<ProgrammeInput>
  plan?: Partial<NonNullable<Profile['planned_investment']>>
  profile?: Partial<Profile>
  /** Another call that the business has applied to. */
  applied?: ProgrammeInput
  /** Sentences by the id of the section they stand in, Greek and English; `-` before how none of them begins. */
  says: readonly (readonly [section: string, el: string, en: string])[]
}

const cases: Readonly<Record<string, Case>> = {
  'a call whose budget is exhausted': {
    programme: { call: { ...call, suspended: exhausted } },
    says: [
      [
        'call',
        'Ο προϋπολογισμός της πρόσκλησης έχει εξαντληθεί από 20 Νοεμβρίου 2026.',
        'The budget of the call has been exhausted since 20 November 2026.',
      ],
      [
        'risks',
        'Ο προϋπολογισμός της πρόσκλησης έχει εξαντληθεί από 20 Νοεμβρίου 2026.',
        'The budget of the call has been exhausted since 20 November 2026.',
      ],
      ['call', '-Οι αιτήσεις', '-Applications are'],
    ],
  },
  'a line of the budget that is exhausted': {
    programme: lines({ suspended: exhausted }),
    says: [
      [
        'risks',
        'Ο προϋπολογισμός για «Αττική» έχει εξαντληθεί από 20 Νοεμβρίου 2026.',
        'The budget for “Attica” has been exhausted since 20 November 2026.',
      ],
    ],
  },
  'a line that closes before the rest of the call': {
    programme: {
      ...lines({}),
      call: {
        ...call,
        deadlines: [
          ...call.deadlines,
          {
            id: 'attica',
            budget_line: 'attica',
            at: '2027-01-15T17:00:00+02:00',
            time_zone: 'Europe/Athens',
            basis: 'fixed',
          },
        ],
      },
    },
    says: [
      ['call', '15 Ιανουαρίου 2027, 17:00', '15 January 2027, 17:00'],
      ['call', '-Επόμενη προθεσμία', '-Next deadline'],
    ],
  },
  'another line that is exhausted says nothing of this one': {
    programme: lines({}, { suspended: exhausted }),
    says: [['risks', '-Ο προϋπολογισμός', '-The budget']],
  },
  'a call that is suspended, by an instant of another zone': {
    programme: { call: { ...call, suspended: { status: 'paused', since: '2026-11-19T22:30:00Z' } } },
    says: [
      [
        'call',
        'Η υποβολή αιτήσεων έχει ανασταλεί από 20 Νοεμβρίου 2026.',
        'Submission of applications has been suspended since 20 November 2026.',
      ],
      ['call', '-Οι αιτήσεις', '-Applications are'],
    ],
  },
  'a line that was closed': {
    programme: lines({ suspended: { status: 'closed', since: '2026-11-20T00:00:00+02:00' } }),
    says: [
      [
        'call',
        'Η υποβολή αιτήσεων για «Αττική» έκλεισε στις 20 Νοεμβρίου 2026.',
        'Submission of applications for “Attica” closed on 20 November 2026.',
      ],
    ],
  },
  'a deadline that is over': {
    programme: {
      call: {
        deadlines: [{ id: 'main', at: '2026-11-02T17:00:00+02:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
      },
    },
    says: [
      [
        'risks',
        'Η προθεσμία υποβολής έχει λήξει: 2 Νοεμβρίου 2026, 17:00 (ώρα Ελλάδας).',
        'The deadline for submission has passed: 2 November 2026, 17:00 (Greek time).',
      ],
    ],
  },
  'a recurring deadline of which the next is not known': {
    programme: {
      call: {
        deadlines: [{ id: 'main', at: '2026-11-02T17:00:00+02:00', time_zone: 'Europe/Athens', basis: 'recurring' }],
      },
    },
    says: [
      [
        'risks',
        'Από τις καταχωρισμένες προθεσμίες δεν προκύπτει αν γίνονται τώρα δεκτές αιτήσεις.',
        'The recorded deadlines do not tell whether applications are accepted now.',
      ],
    ],
  },
  'a call that opens later': {
    programme: { call: { ...call, opens_at: { at: '2026-12-01T12:00:00+02:00', time_zone: 'Europe/Athens' } } },
    says: [
      [
        'call',
        'Η υποβολή δεν έχει αρχίσει: οι αιτήσεις υποβάλλονται από την 1η Δεκεμβρίου 2026, 12:00 (ώρα Ελλάδας).',
        'Submission has not begun: applications are submitted from 1 December 2026, 12:00 (Greek time).',
      ],
    ],
  },
  'a ceiling that a bonus raises': {
    programme: {
      funding: {
        ...basis.funding,
        bonuses: [
          {
            id: 'green',
            percent: 10,
            title: { el: 'Πράσινος εξοπλισμός', en: 'Green equipment' },
            when: { id: 'green', kind: 'manual' },
            max_subsidy: euros(50_000),
            citations: cited('η επιχορήγηση φθάνει έως 50.000 ευρώ'),
          },
        ],
      },
    },
    says: [
      [
        'call',
        'Με την προσαύξηση «Πράσινος εξοπλισμός» η ενίσχυση φθάνει έως 50.000 €.',
        'With the bonus “Green equipment”, the aid is up to €50,000.',
      ],
    ],
  },
  'a category with two caps': {
    programme: {
      eligible_costs: [
        {
          category: 'services',
          title: { el: 'Υπηρεσίες', en: 'Services' },
          max_percent_of_total: 10,
          max_amount: euros(9000),
          citations: cited('Υπηρεσίες έως 10% του προϋπολογισμού και έως 9.000 ευρώ'),
        },
      ],
    },
    says: [
      [
        'costs',
        'Η κατηγορία «Υπηρεσίες» φθάνει έως 10% του συνόλου.',
        'The category “Services” is up to 10% of the total.',
      ],
      ['costs', 'Η κατηγορία «Υπηρεσίες» φθάνει έως 9.000 €.', 'The category “Services” is up to €9,000.'],
    ],
  },
  'other aid that the call excludes': {
    programme: {
      cumulation: {
        same_costs: 'exclusive',
        citations: cited('Η δαπάνη που ενισχύεται δεν μπορεί να έχει λάβει άλλη ενίσχυση'),
      },
      exclusive: [
        { group: 'round', per: 'tax_id', citations: cited('Κάθε ΑΦΜ υποβάλλει μία αίτηση στις δράσεις του κύκλου') },
      ],
      union_fund: true,
    },
    says: [
      [
        'state-aid',
        'Οι ίδιες δαπάνες δεν μπορούν να λάβουν άλλη ενίσχυση.',
        'The same costs may not receive other aid.',
      ],
      [
        'state-aid',
        'Στις προσκλήσεις της ομάδας «round» επιτρέπεται μία αίτηση ανά ΑΦΜ.',
        'Among the calls of the group “round”, one application per tax number is allowed.',
      ],
      [
        'state-aid',
        'Κάθε δαπάνη δηλώνεται σε ένα ταμείο της Ένωσης.',
        'Each expense is declared to one fund of the Union.',
      ],
      [
        'declarations',
        'Οι ίδιες δαπάνες δεν χρηματοδοτούνται από άλλη ενίσχυση.',
        'The same costs are not funded by any other aid.',
      ],
      [
        'declarations',
        '-Οι ίδιες δαπάνες δεν χρηματοδοτούνται από άλλη ενίσχυση πέρα',
        '-The same costs are not funded by other',
      ],
    ],
  },
  'the same expenses in another application, where the call excludes other aid': {
    programme: { cumulation: { same_costs: 'exclusive' } },
    applied: { ...basis, title: { el: 'Εξοπλισμός', en: 'Equipment' } },
    says: [
      [
        'risks',
        'Ίδιες δαπάνες βρίσκονται και στην αίτηση «Εξοπλισμός».',
        'The same expenses are in the application to “Equipment” as well.',
      ],
      [
        'declarations',
        'Η αίτηση «Εξοπλισμός» διαψεύδει τη δήλωση: «Οι ίδιες δαπάνες δεν χρηματοδοτούνται από άλλη ενίσχυση».',
        'The application to “Equipment” speaks against the declaration: “The same costs are not funded by any other aid”.',
      ],
      ['declarations', '-Οι ίδιες δαπάνες', '-The same costs'],
    ],
  },
  'the same expenses in another application, where the call permits other aid': {
    programme: { cumulation: { same_costs: 'within_intensity' } },
    applied: { ...basis, title: { el: 'Εξοπλισμός', en: 'Equipment' } },
    says: [
      [
        'risks',
        'Ίδιες δαπάνες βρίσκονται και στην αίτηση «Εξοπλισμός».',
        'The same expenses are in the application to “Equipment” as well.',
      ],
      [
        'declarations',
        'Οι ίδιες δαπάνες δεν χρηματοδοτούνται από άλλη ενίσχυση πέρα από τα επιτρεπτά όρια.',
        'The same costs are not funded by other aid beyond the permitted limits.',
      ],
      ['declarations', '-Η αίτηση «', '-The application to'],
    ],
  },
  'other aid up to a share': {
    programme: { cumulation: { same_costs: 'within_intensity', max_percent: 70 } },
    says: [
      [
        'state-aid',
        'Όλες οι ενισχύσεις για τις ίδιες δαπάνες φθάνουν μαζί έως 70%.',
        'All aid for the same costs together is up to 70%.',
      ],
    ],
  },
  'other aid within the intensity': {
    programme: { cumulation: { same_costs: 'within_intensity' } },
    says: [
      [
        'state-aid',
        'Οι ίδιες δαπάνες λαμβάνουν και άλλη ενίσχυση μόνο μέσα στην ανώτατη ένταση.',
        'The same costs receive other aid too only within the highest intensity.',
      ],
    ],
  },
  'earlier aid': {
    profile: { aid_history: [{ programme: 'workshops-2024', status: 'approved', on: '2026-05-05' }] },
    says: [
      ['state-aid', 'workshops-2024', 'workshops-2024'],
      ['state-aid', 'εγκεκριμένη', 'approved'],
      ['state-aid', '5 Μαΐου 2026', '5 May 2026'],
    ],
  },
  'aid of the whole undertaking': {
    programme: { legal_basis: [{ regime: 'de_minimis_2023_2831' }] },
    profile: {
      de_minimis_aid: [
        { ...aid, granted_on: '2025-03-01', amount: euros(195_000), status: 'granted' },
        { ...aid, granted_on: '2022-03-01', amount: euros(80_000), status: 'granted' },
        { ...aid, granted_on: '2026-10-01', amount: euros(40_000), status: 'pending' },
      ],
      relations: [
        {
          name: 'Θυγατρική',
          direction: 'downstream',
          capital_share: 1 / 3,
          control: true,
          relations: [],
          de_minimis_aid: [{ ...aid, granted_on: '2025-05-01', amount: euros(50_000), status: 'granted' }],
        },
      ],
    },
    plan: { financing: { loan_grant_equivalent: { amount: '1234.56', currency: 'EUR' } } },
    says: [
      ['size', 'Θυγατρική', 'Θυγατρική'],
      ['size', 'η επιχείρηση μετέχει σε αυτήν', 'the business holds shares in it'],
      ['size', '33,33%', '33.33%'],
      ['state-aid', 'Θυγατρική', 'Θυγατρική'],
      ['state-aid', '50.000 €', '€50,000'],
      ['state-aid', 'δεν μετρά πια', 'counts no more'],
      [
        'state-aid',
        'Αιτήσεις σε εκκρεμότητα δεσμεύουν 40.000 €· αν εγκριθούν, μένουν 15.000 € από το περιθώριο.',
        'Pending applications hold €40,000; if they are granted, €15,000 of the headroom is left.',
      ],
      [
        'state-aid',
        'Το ισοδύναμο επιχορήγησης του δανείου, 1.234,56 €, αφήνει από το περιθώριο 53.765,44 €.',
        'The grant equivalent of the loan, €1,234.56, leaves €53,765.44 of the headroom.',
      ],
    ],
  },
  'aid that counts in the Member State that the condition names, where the programme is of the Union': {
    programme: {
      country: 'EU',
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      eligibility: {
        all: [
          { id: 'headroom', kind: 'de_minimis', regulation: aid.regulation, member_state: 'GR', on_excess: 'reduce' },
        ],
      },
    },
    profile: { de_minimis_aid: [{ ...aid, granted_on: '2025-03-01', amount: euros(50_000), status: 'granted' }] },
    says: [
      ['state-aid', 'μετρά', 'counts'],
      ['state-aid', '-δεν μετρά', '-does not count'],
    ],
  },
  'works that began before the application': {
    programme: { legal_basis: gber, expected_award_on: '2027-09-30', expenses_eligible_from: '2026-10-15' },
    plan: { acts: [{ kind: 'binding_order', on: '2026-09-01', amount: euros(40_000) }] },
    says: [
      [
        'risks',
        'Δέσμευση ή εργασίες από την 1η Σεπτεμβρίου 2026, πριν από την αίτηση: χάνεται ο χαρακτήρας κινήτρου για ολόκληρο το έργο.',
        'A commitment or works from 1 September 2026, before the application: the incentive effect is lost for the whole project.',
      ],
      ['risks', 'Κανόνας: Κανονισμός (ΕΕ) αριθ. 651/2014, άρθρο 6.', 'Rule: Regulation (EU) No 651/2014, Article 6.'],
      [
        'risks',
        'Δαπάνες 40.000 € έγιναν πριν από τις 15 Οκτωβρίου 2026, ημέρα από την οποία τις δέχεται η πρόσκληση: δεν υπολογίζονται.',
        'Expenses of €40,000 were made before 15 October 2026, from when the call accepts them: they do not count.',
      ],
      ['risks', 'Η νομική βάση λήγει στις 31 Δεκεμβρίου 2026', 'The legal basis ends on 31 December 2026'],
      [
        'declarations',
        'Όσα δηλώθηκαν (πράξη της επένδυσης) διαψεύδουν τη δήλωση: «Οι εργασίες δεν άρχισαν νωρίτερα από όσο επιτρέπει η πρόσκληση».',
        'The facts given (act of the investment) speak against the declaration: “Works did not start earlier than the call permits”.',
      ],
      ['declarations', '-Οι εργασίες δεν άρχισαν', '-Works did not start'],
    ],
  },
  'works under one of several bases': {
    programme: { legal_basis: [...gber, { regime: 'de_minimis_2023_2831' }], expected_award_on: '2026-12-15' },
    plan: { works_started_on: '2026-09-01' },
    says: [
      [
        'risks',
        'Αυτό ισχύει για τη βάση «Κανονισμός (ΕΕ) 651/2014»· η πρόσκληση έχει και άλλη.',
        'This holds for the basis “Regulation (EU) No 651/2014”; the call has another one too.',
      ],
    ],
  },
  'difficulty and an order to pay back': {
    programme: { legal_basis: gber, expected_award_on: '2026-12-15' },
    profile: { attributes: { recovery_order_outstanding: true, collective_insolvency: true } },
    says: [
      [
        'risks',
        'Εκκρεμεί εντολή ανάκτησης παράνομης ενίσχυσης: η νομική βάση αποκλείει νέα ενίσχυση έως την εξόφληση.',
        'An order to recover illegal aid is outstanding: the legal basis excludes new aid until it is paid back.',
      ],
      [
        'risks',
        'Η επιχείρηση είναι προβληματική και η νομική βάση την αποκλείει.',
        'The business is an undertaking in difficulty, which the legal basis excludes.',
      ],
      ['risks', 'Πρόκειται για: συλλογική πτωχευτική διαδικασία.', 'This concerns: collective insolvency proceedings.'],
    ],
  },
  'both limits of a loan, and the most that bonuses lead to': {
    programme: {
      funding: {
        instruments: ['grant', 'loan'],
        intensity: [{ percent: 40 }],
        bonuses: [
          {
            id: 'small',
            title: { el: 'Μικρές', en: 'Small' },
            percent: 10,
            when: { id: 's', kind: 'size', include: ['micro', 'small'] },
          },
        ],
        max_intensity_percent: 45,
        loan: { min: euros(10_000), max: euros(50_000.5) },
      },
    },
    says: [
      ['call', 'Το δάνειο είναι τουλάχιστον 10.000 €.', 'The loan is at least €10,000.'],
      ['call', 'Το δάνειο φθάνει έως 50.000,50 €.', 'The loan is up to €50,000.50.'],
      [
        'call',
        'Με τις προσαυξήσεις η ένταση της ενίσχυσης φθάνει έως 45%.',
        'With its bonuses the aid intensity is up to 45%.',
      ],
    ],
  },
  'of several base rates for what each holds': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [
          { percent: 40, cost_categories: ['equipment'] },
          { percent: 50, cost_categories: ['software'] },
        ],
        max_intensity_percent: 45,
        bonuses: [
          {
            id: 'small',
            title: { el: 'Μικρές', en: 'Small' },
            percent: 10,
            when: { id: 's', kind: 'size', include: ['micro', 'small'] },
          },
        ],
      },
    },
    plan: {
      amount: euros(60_000),
      categories: [
        { category: 'equipment', amount: euros(30_000) },
        { category: 'software', amount: euros(30_000) },
      ],
    },
    says: [
      ['costs', 'Βασικό ποσοστό: Λογισμικό', 'Basic rate: Software'],
      ['costs', 'Βασικό ποσοστό: Εξοπλισμός', 'Basic rate: Equipment'],
    ],
  },
  'the basis of the aid by its reference, where it is none of the usual ones': {
    programme: { legal_basis: [{ regime: 'other', reference: 'Απόφαση 12/2026' }] },
    says: [['state-aid', 'Απόφαση 12/2026.', 'Απόφαση 12/2026.']],
  },
  'a project that is over before it is applied for': {
    plan: { completed_on: '2026-10-01' },
    says: [['risks', 'Το έργο ολοκληρώθηκε την 1η Οκτωβρίου 2026', 'The project was completed on 1 October 2026']],
  },
}

describe('a draft tells', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, plan, profile, applied, says }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'workshops',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, ...profile, planned_investment: { ...client.planned_investment, ...plan } },
        day,
        ...(applied === undefined ? {} : { applied }),
      })
      assert.ok(pair)
      for (const language of ['el', 'en'] satisfies Language[]) {
        const document = pair.draft(espa, language)
        for (const [section, el, en] of says) {
          const wanted = language === 'el' ? el : en
          const texts = textsIn(document, section)
          if (wanted.startsWith('-')) assert.ok(!texts.some((told) => told.startsWith(wanted.slice(1))), wanted)
          else
            assert.ok(
              texts.some((told) => told.includes(wanted)),
              `${wanted}\n${texts.join('\n')}`,
            )
        }
        assert.deepEqual(unverifiedIn(document, pair), [])
        assert.deepEqual(faultsOf(document), [])
        for (const { label, detail = '' } of new Notes(document).list)
          assert.doesNotMatch(`${label} ${detail}`.replaceAll(/\/[^\s)]*/gu, ''), /\d{4}-\d{2}-\d{2}|[a-z]_[a-z]/u)
        const quoted = new Set(document.citations.map(({ citation }) => citation.quote?.exact))
        for (const { statement } of statementsOf(document))
          assert.ok(quoted.has(statement.text) || statement.text.split(/\s+/u).length <= 22, statement.text)
      }
    })
})

function textsIn(document: DraftDocument, id: string): string[] {
  const section = [...sectionsOf(document)].find((each) => each.id === id)
  assert.ok(section, id)
  return [...statementsOf({ sections: [{ ...section, sections: [] }] })].map(({ statement }) =>
    statement.text.replaceAll('\u00a0', ' '),
  )
}

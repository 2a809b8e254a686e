import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sectionsOf, statementsOf, type Section } from '../../src/core/drafting/document.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'
import { assertAmong, assertTold, both, type Both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Λιμάνια». Η υποβολή λήγει στις 15/03/2027 και ώρα 17:00.',
  'Η υποβολή αναστέλλεται στις 20/12/2026 και ώρα 12:00.',
  'Η πρόσκληση κλείνει πριν από την προθεσμία, με το τέλος της 14/12/2026.',
  'Ο δικαιούχος διατηρεί τουλάχιστον 10 ΕΜΕ επί τρία έτη.',
  'Στις 26/11/2026 είχαν δεσμευθεί 950.000 ευρώ.',
  'Η υποβολή για τα μικρά έργα έχει ανασταλεί από 20/11/2026.',
  'Η παρουσίαση των προτάσεων γίνεται έως 20/01/2027 και ώρα 10:00.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const deadline = (id: string, at: string, more: object = {}) => ({
  id,
  at,
  time_zone: 'Europe/Athens',
  basis: 'fixed' as const,
  ...more,
})
const main = deadline('main', '2027-03-15T17:00:00+02:00', {
  citations: cited('Η υποβολή λήγει στις 15/03/2027 και ώρα 17:00'),
})
const basis: ProgrammeInput = {
  title: { el: 'Λιμάνια', en: 'Harbours' },
  country: 'GR',
  call: { deadlines: [main] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'], intensity: [{ percent: 40 }] },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const until = { id: 'until', time_zone: 'Europe/Athens', basis: 'until_exhausted' as const }
const suspended = {
  status: 'paused' as const,
  since: '2026-12-20T12:00:00+02:00',
  citations: cited('Η υποβολή αναστέλλεται στις 20/12/2026 και ώρα 12:00'),
}
const stopped = {
  status: 'paused' as const,
  since: '2026-11-20T00:00:00+02:00',
  citations: cited('Η υποβολή για τα μικρά έργα έχει ανασταλεί από 20/11/2026'),
}
const aid = {
  regulation: 'general_2023_2831',
  member_state: 'GR',
  granted_on: '2025-02-10',
  amount: euros(44_444),
  status: 'granted',
} as const
const closing = {
  status: 'closed' as const,
  since: '2026-12-15T00:00:00+02:00',
  reason: { el: 'Πλήθος αιτήσεων', en: 'Many applications' },
  citations: cited('Η πρόσκληση κλείνει πριν από την προθεσμία, με το τέλος της 14/12/2026'),
}

const planned = { amount: euros(60_000), categories: [{ category: 'software', amount: euros(60_000) }] }

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
  /** Among what stands in the finding. */
  readonly inFinding?: readonly Both[]
}

const cases: Readonly<Record<string, Case>> = {
  'that it is suspended from a later day, until when one can apply, and that its deadline goes on': {
    programme: { call: { deadlines: [main], suspended } },
    says: [
      both(
        /^Η υποβολή πρόκειται να ανασταλεί· οι αιτήσεις γίνονται δεκτές έως 20 Δεκεμβρίου 2026, 12:00/u,
        /^Submission is to be suspended; applications are accepted until 20 December 2026, 12:00/u,
      ),
      both(
        /^Η καταχωρισμένη προθεσμία δεν έχει αλλάξει: έως 15 Μαρτίου 2027, 17:00/u,
        /^The recorded deadline has not changed: until 15 March 2027, 17:00/u,
      ),
    ],
    never: [both(/(?:δεκτές έως|λήγει στις) 15 Μαρτίου/u, /accepted until 15 March|submission is 15 March/u)],
    cites: [[both(/πρόκειται να ανασταλεί/u, /is to be suspended/u), /^Η υποβολή αναστέλλεται/u]],
  },
  'that a deadline which the suspension leaves was moved before': {
    programme: {
      call: {
        deadlines: [{ ...main, moved: [{ from: '2027-01-29T15:00:00Z', to: main.at ?? '' }] }],
        suspended,
      },
    },
    says: [
      both(/^Η καταχωρισμένη προθεσμία είναι: έως 15 Μαρτίου 2027/u, /^The recorded deadline is: until 15 March 2027/u),
      both(
        /^Η προθεσμία μετατέθηκε· .* 29 Ιανουαρίου 2027, 17:00/u,
        /^The deadline was moved; .* 29 January 2027, 17:00/u,
      ),
    ],
    never: [both(/δεν έχει αλλάξει/u, /has not changed/u)],
  },
  'that it closes before its deadline by decision, and why': {
    programme: { call: { deadlines: [main], suspended: closing } },
    says: [
      both(
        /^Με απόφαση η πρόσκληση πρόκειται να κλείσει· .* έως 14 Δεκεμβρίου 2026, 24:00/u,
        /^By decision the call is to close; .* until 14 December 2026, 24:00/u,
      ),
      both(/^Λόγος της απόφασης: Πλήθος αιτήσεων\.$/u, /^Reason for the decision: Many applications\.$/u),
    ],
    never: [both(/15 Μαρτίου/u, /15 March/u)],
  },
  'that a line of the budget closes before its deadline': {
    programme: {
      budget_lines: [
        { id: 'small', title: { el: 'Μικρά έργα', en: 'Small projects' }, suspended: closing },
        { id: 'large', title: { el: 'Μεγάλα έργα', en: 'Large projects' } },
      ],
    },
    says: [
      both(
        /^Με απόφαση η υποβολή για «Μικρά έργα» πρόκειται να κλείσει/u,
        /submission for “Small projects” is to close/u,
      ),
      both(/^Οι αιτήσεις για «Μεγάλα έργα» γίνονται δεκτές έως 15 Μαρτίου/u, /for “Large projects” .* until 15 March/u),
    ],
    never: [both(/για «Μικρά έργα» γίνονται δεκτές έως 15 Μαρτίου/u, /for “Small projects” .* until 15 March/u)],
  },
  'deadlines of what is no application, by the words of the call or by their name': {
    programme: {
      call: {
        deadlines: [
          main,
          deadline('show', '2027-01-20T10:00:00+02:00', {
            stage: 'other',
            citations: cited('Η παρουσίαση των προτάσεων γίνεται έως 20/01/2027 και ώρα 10:00'),
          }),
          deadline('ask', '2027-02-10T10:00:00+02:00', { stage: 'other', round: 'Ερωτήσεις' }),
          deadline('past', '2026-11-10T10:00:00+02:00', { stage: 'other', round: 'Εγγραφή' }),
        ],
      },
    },
    says: [
      both(
        /^Άλλη προθεσμία της πρόσκλησης: έως 20 Ιανουαρίου 2027, 10:00/u,
        /^Another deadline of the call: until 20 January 2027, 10:00/u,
      ),
      both(/^Η παρουσίαση των προτάσεων γίνεται έως/u),
      both(/^Προθεσμία για «Ερωτήσεις»: έως 10 Φεβρουαρίου/u, /^Deadline for “Ερωτήσεις”: until 10 February/u),
    ],
    never: [both(/Εγγραφή/u)],
  },
  'of a budget that is nearly used up how much was committed and what is left, where the whole call has one line': {
    programme: {
      call: { deadlines: [until] },
      funding: { ...basis.funding, total_budget: euros(1_000_000) },
      budget_lines: [
        {
          id: 'all',
          absorbed: euros(950_000),
          as_of: '2026-11-26',
          citations: cited('Στις 26/11/2026 είχαν δεσμευθεί 950.000 ευρώ'),
        },
      ],
    },
    says: [
      both(
        /^Ποσό που είχε δεσμευθεί στις 26 Νοεμβρίου 2026: 950\.000 €/u,
        /^Amount committed on 26 Nov\w+ 2026: €950,000/u,
      ),
      both(
        /^Στις 26 Νοεμβρίου 2026 έμεναν από τον προϋπολογισμό 50\.000 €/u,
        /^On 26 Nov\w+ 2026, €50,000 of the budget/u,
      ),
    ],
    never: [both(/Διαθέσιμο ποσό/u, /Amount available/u)],
    cites: [[both(/^Ποσό που είχε δεσμευθεί/u, /^Amount committed/u), /^Στις 26\/11\/2026/u]],
  },
  'what lines that nothing but a choice tells apart have left, and asks for which of them the application is': {
    programme: {
      budget_lines: [
        { id: 'a', title: { el: 'Μικρά έργα', en: 'Small projects' }, amount: euros(2_000_000) },
        {
          id: 'b',
          title: { el: 'Μεγάλα έργα', en: 'Large projects' },
          amount: euros(1_000_000),
          absorbed: euros(1_000_000),
          as_of: '2026-11-26',
        },
      ],
    },
    says: [
      both(/^Διαθέσιμο ποσό για «Μικρά έργα»: 2\.000\.000 €/u, /^Amount available for “Small projects”: €2,000,000/u),
      both(
        /^Στις 26 Νοεμβρίου 2026 το υπόλοιπο για «Μεγάλα έργα» ήταν 0 €/u,
        /nothing was left for “Large projects”: €0/u,
      ),
    ],
    asks: [
      both(
        /^Για ποιο μέρος του προϋπολογισμού υποβάλλεται η αίτηση: Μικρά έργα, Μεγάλα έργα;$/u,
        /^For which line of the budget is the application: Small projects, Large projects\?$/u,
      ),
    ],
  },
  'that its legal bases have ended, each by its name, and in the finding that this concerns the whole aid': {
    programme: { legal_basis: [{ regime: 'rrf' }, { regime: 'notified', valid_to: '2026-06-30' }] },
    says: [
      both(
        /^Με τη νομική βάση χορηγείται ενίσχυση έως 31 Αυγούστου 2026, ημέρα που έχει περάσει\.$/u,
        /^Under the legal basis aid is granted until 31 August 2026, and that day is over\.$/u,
      ),
      both(/έως 30 Ιουνίου 2026, ημέρα που έχει περάσει/u, /until 30 June 2026, and that day is over/u),
      both(/^Αυτό ισχύει για τη βάση «κοινοποιημένο καθεστώς»\.$/u, /^This holds for the basis “notified scheme”\.$/u),
      both(/^2 προειδοποιήσεις αφορούν ολόκληρη/u, /^2 warnings concern the whole aid and are told/u),
    ],
    never: [both(/λήγει στις/u, /ends on|another one too/u)],
  },
  'in the finding from how much to how much, and that own funds and loan exceed the costs by themselves': {
    programme: {
      funding: {
        instruments: ['grant'],
        intensity: [{ percent: 33.333 }],
        bonuses: [
          {
            id: 'green',
            percent: 10,
            title: { el: 'Πράσινος εξοπλισμός', en: 'Green equipment' },
            when: { id: 'green', kind: 'manual' },
          },
        ],
      },
    },
    profile: { planned_investment: { ...planned, financing: { own_funds: euros(1000), loan: euros(900_000) } } },
    says: [
      both(
        /^Τα ίδια κεφάλαια και το δάνειο ξεπερνούν το κόστος κατά 841\.000 €, χωρίς την ενίσχυση\.$/u,
        /^Own funds and loan exceed the cost by €841,000, without the aid\.$/u,
      ),
    ],
    inFinding: [
      both(/^Η επιχορήγηση υπολογίζεται από 19\.999,80 € έως 25\.999,80 €/u, /at €19,999\.80 to €25,999\.80/u),
    ],
  },
  'of aid that pays no costs no grant': {
    programme: { funding: { instruments: ['interest_subsidy'], intensity: [{ percent: 40 }] } },
    profile: { planned_investment: planned },
    says: [both(/^Το όριο που καθορίζει την ενίσχυση είναι/u, /^The limit that decides the aid is/u)],
    never: [both(/επιχορήγηση/u, /grant(?!ed|ing)/u)],
  },
  'in the finding that the aid is under the minimum of the call': {
    programme: { funding: { instruments: ['grant'], intensity: [{ percent: 40 }], min_subsidy: euros(50_000) } },
    profile: { planned_investment: planned },
    inFinding: [both(/^1 προειδοποίηση αφορά ολόκληρη την ενίσχυση/u, /^1 warning concerns the whole aid/u)],
  },
  'that one of the lines that can be chosen is suspended, by the decision, and no deadline of it': {
    programme: {
      budget_lines: [
        { id: 'small', title: { el: 'Μικρά έργα', en: 'Small projects' }, suspended: stopped },
        { id: 'large', title: { el: 'Μεγάλα έργα', en: 'Large projects' } },
        { id: 'pilot', title: { el: 'Πιλοτικά', en: 'Pilots' }, suspended: { ...stopped, status: 'exhausted' } },
      ],
    },
    says: [
      both(
        /^Η υποβολή αιτήσεων για «Μικρά έργα» έχει ανασταλεί από 20 Νοεμβρίου 2026\.$/u,
        /^Submission of applications for “Small projects” has been suspended since 20 November 2026\.$/u,
      ),
      both(/^Ο προϋπολογισμός για «Πιλοτικά» έχει εξαντληθεί/u, /^The budget for “Pilots” has been exhausted/u),
    ],
    never: [both(/«(?:Μικρά έργα|Πιλοτικά)» γίνονται δεκτές/u, /“(?:Small projects|Pilots)” are accepted/u)],
    cites: [[both(/Μικρά έργα.*ανασταλεί/u, /“Small projects” has been/u), /20\/11\/2026/u]],
  },
  'of aid of the group that the business has none itself': {
    programme: { legal_basis: [{ regime: 'de_minimis_2023_2831' }] },
    profile: {
      de_minimis_aid: [],
      relations: [{ name: 'Μητέρα ΑΕ', direction: 'upstream', control: true, de_minimis_aid: [aid] }],
    },
    says: [
      both(
        /^Σύμφωνα με το προφίλ, η ίδια η επιχείρηση δεν έχει λάβει/u,
        /^By the profile, the business itself has received no de minimis aid/u,
      ),
    ],
    never: [both(/δεν έχουν ληφθεί ενισχύσεις/u, /no de minimis aid has been received/u)],
  },
  'of a rule that could not be read what it is, and asks for it': {
    programme: {
      eligibility: {
        all: [basis.eligibility, { id: 'unread', kind: 'manual', unreadable: 'περιοχές: νησιά και ορεινά' }],
      },
    },
    says: [both(/^περιοχές: νησιά και ορεινά$/u)],
    asks: [
      both(
        /^Πληροί η επιχείρηση τον όρο που δεν διαβάστηκε αυτόματα: «περιοχές: νησιά και ορεινά»;$/u,
        /^Does the business meet the rule that could not be read automatically: “περιοχές: νησιά και ορεινά”\?$/u,
      ),
    ],
  },
  'that costs without a category count whole, asks for the amount of one, and has no declaration of SMEs for a large one':
    {
      programme: {
        eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium', 'large'] }] },
        eligible_costs: [
          { category: 'software', title: { el: 'Λογισμικό', en: 'Software' } },
          { category: 'building', title: { el: 'Κτίρια', en: 'Buildings' }, max_percent_of_total: 30 },
        ],
        required_documents: [
          { id: 'plan', title: { el: 'Επιχειρηματικό σχέδιο', en: 'Business plan' }, stage: 'submission' },
        ],
      },
      profile: {
        headcount: 400,
        financial_years: [2025, 2024].map((year) => ({
          year,
          headcount: 400,
          turnover: euros(90_000_000),
          balance_sheet_total: euros(80_000_000),
        })),
        planned_investment: {
          amount: euros(200_000),
          categories: [{ category: 'building' }],
        },
      },
      says: [
        both(
          /^Δαπάνες 200\.000 € χωρίς κατηγορία υπολογίζονται εδώ· αν η κατηγορία τους έχει όριο/u,
          /^Costs of €200,000 without a category count here; if their category has a limit, the aid may be lower\.$/u,
        ),
        both(/^Καταχωρισμένο στον κατάλογο χωρίς παραπομπή/u, /^Recorded in the catalogue without a citation/u),
      ],
      asks: [
        both(
          /^Ποιο είναι το ποσό για την κατηγορία «κτιριακές εργασίες»;$/u,
          /^What is the amount for the category “building works”\?$/u,
        ),
      ],
      never: [both(/^Δήλωση ιδιότητας ΜΜΕ$/u, /^SME declaration$/u)],
    },
  'that an obligation is not kept by what was stated, and does not offer to accept all of them': {
    programme: {
      eligibility: {
        all: [
          basis.eligibility,
          {
            id: 'staff',
            kind: 'headcount',
            measure: 'headcount',
            range: { min: 10 },
            effect: 'obligation',
            title: { el: 'Διατήρηση προσωπικού', en: 'Keeping the staff' },
            citations: cited('Ο δικαιούχος διατηρεί τουλάχιστον 10 ΕΜΕ επί τρία έτη'),
          },
          { id: 'other', kind: 'manual', effect: 'obligation' },
        ],
      },
    },
    profile: { headcount: 9.5 },
    says: [
      both(
        /^Η υποχρέωση «Διατήρηση προσωπικού» δεν τηρείται, .* μπορεί να χαθεί\.$/u,
        /^By what was stated, the obligation “Keeping the staff” is not kept; the aid may be lost\.$/u,
      ),
      both(/^1 υποχρέωση της πρόσκλησης δεν τηρείται/u, /^By what was stated, 1 obligation of the call is not kept/u),
      both(/: 9,5, ενώ ζητούνται τουλάχιστον 10 ΕΜΕ/u, /9\.5.*at least 10 AWU/u),
      both(
        /^Όσα δηλώθηκαν \(Διατήρηση προσωπικού\) διαψεύδουν/u,
        /^The facts given \(Keeping the staff\) speak against/u,
      ),
      both(/^Υποχρέωση μετά την έγκριση$/u, /^Obligation after approval$/u),
    ],
    never: [
      both(/^Οι υποχρεώσεις της πρόσκλησης έχουν διαβαστεί/u, /^The obligations of the call have been read/u),
      both(/^Όρος προς επιβεβαίωση$/u, /^Condition to be confirmed$/u),
    ],
  },
}

describe('a draft tells how a call stands', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, profile, inFinding = [], ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'harbours',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, ...profile },
        day,
      })
      assert.ok(pair)
      assertTold(pair, espa, told)
      for (const language of ['el', 'en'] as const) {
        const finding: Section | undefined = [...sectionsOf(pair.draft(espa, language))].find(
          ({ id }) => id === 'verdict',
        )
        assert.ok(finding)
        const texts = [...statementsOf({ sections: [finding] })].map(({ statement: { text: each } }) =>
          each.replaceAll('\u00a0', ' '),
        )
        for (const each of inFinding) assertAmong(texts, each[language])
      }
    })
})

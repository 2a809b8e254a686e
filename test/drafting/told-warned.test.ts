import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Reservation } from '../../src/core/facts/ledger.ts'
import type { DeMinimisAid, Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import type { Answers } from '../../src/core/matching/evaluate.ts'
import { businessPlan } from '../../src/drafts/packs/business-plan.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import type { Pack } from '../../src/drafts/packs/pack.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient, self } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Λιμάνι». Η υποβολή λήγει στις 30/04/2027 και ώρα 15:00.',
  'Η ενίσχυση χορηγείται βάσει του Κανονισμού (ΕΕ) 651/2014.',
  'Εφαρμόζεται ο Κανονισμός (ΕΕ) 2023/2831.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const basis: ProgrammeInput = {
  title: { el: 'Λιμάνι', en: 'Harbour' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2027-04-30T15:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'], intensity: [{ percent: 50 }] },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}
const exemption: Partial<ProgrammeInput> = {
  legal_basis: [{ regime: 'gber_651_2014', citations: cited('βάσει του Κανονισμού (ΕΕ) 651/2014') }],
}
const deMinimis: Partial<ProgrammeInput> = {
  legal_basis: [{ regime: 'de_minimis_2023_2831', citations: cited('Εφαρμόζεται ο Κανονισμός (ΕΕ) 2023/2831') }],
}
const planned = (more: NonNullable<Profile['planned_investment']> = {}): Partial<Profile> => ({
  planned_investment: { amount: euros(100_000), ...more },
})
const granted = (on: string, amount: number, more: Partial<DeMinimisAid> = {}): DeMinimisAid => ({
  granted_on: on,
  amount: euros(amount),
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
  ...more,
})
const group = { group: 'quay', per: 'tax_id' } as const
const other: ProgrammeInput = { ...basis, title: { el: 'Προβλήτα 2', en: 'Quay 2' }, exclusive: [group] }
const applied = (more: Partial<Reservation> = {}): Reservation => ({
  profileId: self,
  programme: 'other',
  matchId: 'match',
  regulation: 'general_2023_2831',
  memberState: 'GR',
  cents: 28_000_000,
  expectedOn: '2027-03-01',
  stage: 'submitted',
  ...more,
})

const confirmed: Partial<ProgrammeInput> = {
  eligibility: {
    all: [
      {
        id: 'paid',
        kind: 'manual',
        title: { el: 'Οφειλές', en: 'Debts' },
        question: { el: 'Έχουν εξοφληθεί οι οφειλές;', en: 'Are the debts paid?' },
      },
    ],
  },
}
const longNote =
  'Ο λογιστής επιβεβαίωσε τηλεφωνικά ότι οι οφειλές των ετών 2023, 2024 και 2025 εξοφλήθηκαν πριν από την υποβολή και ότι η βεβαίωση θα σταλεί έως 31/12/2026 με κάθε σχετικό παραστατικό'
const answer = (told: { note: string; evidence?: string }) =>
  ({ value: 'met', by: 'x', at: '2026-11-28T23:00:00Z', ...told }) as const

interface Case extends Telling {
  readonly answers?: Answers
  readonly programme: Partial<ProgrammeInput>
  readonly profile: Partial<Profile>
  readonly applied?: ProgrammeInput
  readonly reservations?: readonly Reservation[]
  readonly pack?: Pack
}

const spoiled = {
  says: [
    both(/^Με όσα δηλώθηκαν, η ενίσχυση χάνεται στο σύνολό της\.$/u, /^By what was stated, all of the aid is lost\.$/u),
  ],
}

const cases: Readonly<Record<string, Case>> = {
  'that a business is in difficulty by the award, though it is not when it applies': {
    programme: { ...exemption, expected_award_on: '2027-11-30' },
    profile: {
      ...planned(),
      registered_on: '2024-10-01',
      activity_started_on: '2024-10-01',
      relations: [],
      attributes: { collective_insolvency: false, rescue_aid_outstanding: false },
      financial_years: [{ year: 2025, headcount: 9, capital: euros(400_000), equity: euros(120_000) }],
    },
    says: [
      both(
        /^Με όσα δηλώθηκαν γίνεται προβληματική την 1η Οκτωβρίου 2027, ενώ η απόφαση αναμένεται στις 30 Νοεμβρίου 2027:/u,
        /^By the facts given it becomes an undertaking in difficulty on 1 October 2027, with the award on 30 November 2027:/u,
      ),
      both(/^Η ενίσχυση μπορεί να χαθεί στο σύνολό της\.$/u, /^All of the aid may be lost\.$/u),
      both(/κεφαλαίου/u, /capital/u),
    ],
    never: [both(/η ενίσχυση χάνεται στο σύνολό/u, /all of the aid is lost/u)],
  },
  'aid of a fishery counts in the ceiling that it shares by the window of that': {
    programme: deMinimis,
    profile: {
      ...planned(),
      fiscal_year_end: '09-30',
      de_minimis_aid: [
        granted('2024-02-29', 25_000, { regulation: 'fishery_717_2014' }),
        granted('2025-05-05', 60_000.01),
      ],
    },
    says: [
      both(/^29 Φεβρουαρίου 2024 \| 25\.000 € \| .* \| μετρά στο/u, /^29 February 2024 \| €25,000 \| .* \| counts to/u),
      both(/^5 Μαΐου 2025 \| 60\.000,01 € \| .* \| μετρά$/u, /^5 May 2025 \| €60,000\.01 \| .* \| counts$/u),
    ],
    never: [both(/δεν μετρά/u, /counts no more|does not count/u)],
  },
  'what applications to other calls hold, and what they leave of the grant': {
    programme: deMinimis,
    profile: { ...planned(), de_minimis_aid: [granted('2025-05-05', 10_000)], aid_history: [] },
    applied: other,
    reservations: [applied()],
    says: [
      both(/^Προβλήτα 2 \| 1 Μαρτίου 2027 \| 280\.000 € \|/u, /^Quay 2 \| 1 March 2027 \| €280,000 \|/u),
      both(
        /^Αιτήσεις σε εκκρεμότητα δεσμεύουν 280\.000 €· αν εγκριθούν, μένουν 10\.000 €/u,
        /^Pending applications hold €280,000; if they are granted, €10,000 of the headroom/u,
      ),
      both(/ήσσονος σημασίας αφήνει για την επιχορήγηση 10\.000 €\.$/u, /headroom leaves €10,000 for the grant\.$/u),
      both(/^Προβλήτα 2 \| αίτηση$/u, /^Quay 2 \| application$/u),
    ],
    never: [both(/δεν υπάρχουν (?:άλλες )?προηγούμενες αιτήσεις/u, /no (?:other )?earlier applications/u)],
  },
  'an application of which no amount is known': {
    programme: deMinimis,
    profile: { ...planned(), de_minimis_aid: [] },
    applied: other,
    reservations: [applied({ cents: undefined })],
    asks: [both(/^Τι ποσό ζητούν οι εκκρεμείς αιτήσεις/u, /^What amount do the pending applications ask for/u)],
  },
  'beside the finding and the grant that works have begun by which the aid is lost': {
    programme: exemption,
    profile: planned({ acts: [{ kind: 'construction', on: '2026-11-20' }] }),
    ...spoiled,
    says: [
      ...spoiled.says,
      both(
        /^Δέσμευση ή εργασίες από τις 20 Νοεμβρίου 2026, πριν από την αίτηση/u,
        /^A commitment or works from 20 Nov/u,
      ),
    ],
  },
  'the same in a business plan': {
    programme: exemption,
    profile: planned({ completed_on: '2026-11-20' }),
    pack: businessPlan,
    ...spoiled,
  },
  'no office of Greece to a business of another country, for a call of that country': {
    programme: {
      country: 'FR',
      required_documents: [
        { id: 'tax_clearance', title: { fr: 'Liasse fiscale' } as never, stage: 'submission' },
        { id: 'invoices', title: { fr: 'Factures acquittées' } as never, stage: 'payment' },
      ],
    },
    profile: {
      ...planned(),
      country: 'FR',
      legal_form: 'limited_liability_company',
      documents: [],
    },
    says: [
      both(/^Factures acquittées$/u),
      both(/^Δήλωση ιδιότητας ΜΜΕ$/u, /^SME declaration$/u),
      both(/εταιρεία περιορισμένης ευθύνης\.$/u, /limited liability company\.$/u),
    ],
    never: [both(/ΑΑΔΕ|ΓΕΜΗ|ΕΦΚΑ|ΕΠΕ|Ε3/u, /AADE|GEMI|EFKA|EPE|E3/u)],
  },
  'which documents are at hand on the day that they are needed': {
    programme: {
      required_documents: [
        { id: 'tax_clearance', title: { el: 'Ενημερότητα', en: 'Clearance' }, stage: 'submission' },
        { id: 'social_clearance', title: { el: 'Ασφαλιστική', en: 'Social' }, stage: 'submission' },
        { id: 'offers', title: { el: 'Προσφορές', en: 'Offers' }, stage: 'submission' },
        { id: 'permits', title: { el: 'Άδεια', en: 'Permit' }, stage: 'submission' },
      ],
    },
    profile: {
      ...planned(),
      documents: [
        { kind: 'tax_clearance', valid_until: '2026-12-31' },
        { kind: 'social_clearance', valid_until: '2026-10-31' },
        { kind: 'offers' },
        { kind: 'permits', valid_until: '2027-06-30' },
        { kind: 'gemi', valid_until: '2026-11-02' },
      ],
    },
    says: [
      both(
        /^Αυτό που υπάρχει ισχύει έως 31 Δεκεμβρίου 2026· στις 30 Απριλίου 2027 χρειάζεται νέο\.$/u,
        /^What is at hand is accepted until 31 December 2026; on 30 April 2027 a new one is needed\.$/u,
      ),
      both(/ίσχυε έως 31 Οκτωβρίου 2026· χρειάζεται νέο/u, /was accepted until 31 October 2026; a new one is needed/u),
      both(/ίσχυε έως 2 Νοεμβρίου 2026· χρειάζεται νέο/u, /was accepted until 2 November 2026; a new one is needed/u),
      both(/^Υπάρχει, σύμφωνα με το προφίλ\.$/u, /^It is at hand, by the profile\.$/u),
      both(/^Υπάρχει και ισχύει έως 30 Ιουνίου 2027\.$/u, /^It is at hand and accepted until 30 June 2027\.$/u),
    ],
  },
  'a note of what was confirmed in full, where it is too long for a sentence': {
    programme: confirmed,
    profile: planned(),
    answers: new Map([['paid', answer({ note: longNote, evidence: 'Φάκελος 7' })]]),
    says: [
      both(/^Επιβεβαιώθηκε στις 29 Νοεμβρίου 2026 ότι ο όρος πληρείται\.$/u, /^It was confirmed on 29 November 2026/u),
      both(new RegExp(` \\| ${longNote} \\| Φάκελος 7$`, 'u')),
    ],
    notes: [both(/^Υπολογισμός: απάντηση για τον όρο: «Οφειλές/u, /^Computed: answer on the condition: “Debts/u)],
  },
  'a short note in its sentence, which ends once': {
    programme: confirmed,
    profile: planned(),
    answers: new Map([['paid', answer({ note: 'Ελέγχθηκε το πιστοποιητικό.' })]]),
    says: [both(/: «Ελέγχθηκε το πιστοποιητικό»\.$/u, /: “Ελέγχθηκε το πιστοποιητικό”\.$/u)],
  },
  'a question that a business of those excluded answers with no, and one on a bonus': {
    programme: {
      eligibility: {
        all: [
          {
            id: 'franchise',
            kind: 'manual',
            title: {
              el: '2.7 Δεν είναι επιλέξιμες οι επιχειρήσεις δικαιόχρησης',
              en: '2.7 Franchise businesses are not eligible',
            },
          },
        ],
      },
      funding: {
        instruments: ['grant'],
        intensity: [{ percent: 50 }],
        bonuses: [
          {
            id: 'isle',
            title: { el: 'Για τα νησιά ανέρχεται σε 60%', en: 'For islands it is 60%' },
            percent: 10,
            when: { id: 'is-isle', kind: 'manual', title: { el: 'Νησιά', en: 'Islands' } },
          },
        ],
      },
    },
    profile: planned(),
    asks: [
      both(
        /^Πληροί η επιχείρηση τον όρο «2\.7 Δεν .*»; Το «ναι» σημαίνει ότι η επιχείρηση δεν είναι από εκείνες που αποκλείονται\.$/u,
        /^Does the business meet the condition “2\.7 .*”\? A “yes” means that the business is none of those/u,
      ),
      both(
        /^Δικαιούται η επιχείρηση την προσαύξηση «Για τα νησιά/u,
        /^Does the business qualify for the increase “For isl/u,
      ),
    ],
    never: [both(/Ισχύει το εξής/u, /Does this hold/u)],
  },
  'that there is no risk, without asking for measures against it': {
    programme: { eligibility: { all: [{ id: 'active', kind: 'lifecycle', include: ['active'] }] } },
    profile: planned(),
    says: [
      both(/^Η αντιστοίχιση δεν έδειξε κίνδυνο/u, /^The match showed no risk/u),
      both(/^Σύνολο του σχεδίου \| 100\.000 €/u, /^The whole plan \| €100,000/u),
    ],
    never: [
      both(/Όσα μένουν ανοικτά|μέτρα για/u, /What remains open|measures against/u),
      both(/Χωρίς κατηγορία/u, /Without a/u),
    ],
  },
  'that an application to another call of the group excludes this one': {
    programme: { ...exemption, exclusive: [group] },
    profile: planned(),
    applied: other,
    says: [
      both(/^Η ενίσχυση μπορεί να χαθεί στο σύνολό της\.$/u, /^All of the aid may be lost\.$/u),
      both(/^Υπάρχει ήδη η αίτηση «Προβλήτα 2»/u, /^There is an application to “Quay 2”/u),
    ],
  },
}

describe('a draft says what limits or spoils the aid', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, profile, pack = espa, ...given }] of Object.entries(cases))
    it(name, () => {
      const titles = new Map([['other', other.title]])
      const pair = pairOf(reference, {
        slug: 'harbour',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, ...profile },
        day,
        titles,
        ...given,
      })
      assert.ok(pair)
      assertTold(pair, pack, given)
    })
})

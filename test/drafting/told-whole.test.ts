import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { DeMinimisAid, Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Πηγές». Η υποβολή λήγει στις 26/03/2027 και ώρα 14:00.',
  'Η ίδια συμμετοχή είναι τουλάχιστον 30%.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const deadline = { id: 'main', at: '2027-03-26T14:00:00+02:00', time_zone: 'Europe/Athens', basis: 'fixed' as const }
const basis: ProgrammeInput = {
  title: { el: 'Πηγές', en: 'Springs' },
  country: 'GR',
  call: { deadlines: [deadline] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'], intensity: [{ percent: 40 }] },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}
const aid = (amount: number, more: Partial<DeMinimisAid> = {}): DeMinimisAid => ({
  granted_on: '2025-02-02',
  amount: euros(amount),
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
  ...more,
})
const minimis: Partial<ProgrammeInput> = { legal_basis: [{ regime: 'de_minimis_2023_2831' }] }
const own: Partial<ProgrammeInput> = {
  funding: {
    instruments: ['grant'],
    intensity: [{ percent: 40 }],
    own_contribution_min_percent: 30,
    citations: cited('Η ίδια συμμετοχή είναι τουλάχιστον 30%'),
  },
}
interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
}

const nothing = both(/^Σύμφωνα με το προφίλ, δεν έχουν ληφθεί/u, /^By the profile, no de minimis aid/u)
const nothingItself = both(
  /^Σύμφωνα με το προφίλ, η ίδια η επιχείρηση δεν/u,
  /^By the profile, the business itself has/u,
)

const cases: Readonly<Record<string, Case>> = {
  'aid that a merger brought, beside no aid of its own': {
    programme: minimis,
    profile: {
      de_minimis_aid: [],
      aid_history: [],
      relations: [],
      predecessors: [{ kind: 'merger', on: '2026-02-01', name: 'Παλαιά Ο.Ε.', de_minimis_aid: [aid(44_444.44)] }],
    },
    says: [
      nothingItself,
      both(
        /^Με τη συγχώνευση την 1η Φεβρουαρίου 2026 πέρασαν .* της «Παλαιά Ο\.Ε\.»\.$/u,
        /^By the merger of 1 February 2026, the de minimis aid of “Παλαιά Ο\.Ε\.” passed/u,
      ),
      both(/^44\.444,44 €$/u, /^€44,444\.44$/u),
    ],
    never: [nothing, both(/^Στο προφίλ δεν υπάρχουν προηγούμενες/u, /^The profile has no earlier applications/u)],
  },
  'the same under a call that no ceiling limits': {
    profile: {
      de_minimis_aid: [],
      aid_history: [],
      relations: [],
      predecessors: [{ kind: 'split', on: '2026-02-01', de_minimis_aid: [aid(44_444.44)] }],
    },
    says: [
      nothingItself,
      both(/^Με τη διάσπαση την 1η/u, /^By the split of 1/u),
      both(/^44\.444,44 €$/u, /^€44,444\.44$/u),
    ],
    never: [nothing],
  },
  'aid of another enterprise that counts with it': {
    programme: minimis,
    profile: {
      de_minimis_aid: [],
      relations: [
        {
          name: 'Θυγατρική Α.Ε.',
          direction: 'downstream',
          capital_share: 0.9,
          control: true,
          de_minimis_aid: [aid(111_111.11)],
        },
      ],
    },
    says: [nothingItself, both(/^111\.111,11 €$/u, /^€111,111\.11$/u)],
    never: [nothing],
  },
  'no aid of a business that has no other': {
    programme: minimis,
    profile: { de_minimis_aid: [], relations: [] },
    says: [nothing],
  },
  'own funds that only a loan brings to what the call requires, among the risks and as a question': {
    programme: own,
    profile: {
      planned_investment: { amount: euros(60_000), financing: { own_funds: euros(10_000), loan: euros(26_000) } },
    },
    says: [
      both(
        /^Τα ίδια κεφάλαια υπολείπονται κατά 8\.000 € της απαιτούμενης ίδιας συμμετοχής \(18\.000 €\)/u,
        /^Own funds are €8,000 short of the own contribution required \(€18,000\)/u,
      ),
    ],
    asks: [both(/και με δάνειο;$/u, /a loan covers part of the own contribution\?$/u)],
  },
  'nothing of own funds that reach it': {
    programme: own,
    profile: {
      planned_investment: { amount: euros(60_000), financing: { own_funds: euros(18_000), loan: euros(18_000) } },
    },
    never: [both(/υπολείπονται/u, /short of/u), both(/και με δάνειο;$/u, /a loan covers part/u)],
  },
  'what is planned beside its categories, which may count less, as a range': {
    programme: {
      eligible_costs: [
        { category: 'software', title: { el: 'Λογισμικό', en: 'Software' } },
        { category: 'building', title: { el: 'Κτίρια', en: 'Buildings' }, max_percent_of_total: 30 },
      ],
    },
    profile: {
      planned_investment: {
        amount: euros(215_000),
        categories: [{ category: 'software', amount: euros(50_000) }, { category: 'building' }],
      },
    },
    says: [
      both(/^Η επιχορήγηση υπολογίζεται από 28\.571,42 € έως 86\.000 €/u, /computed at €28,571\.42 to €86,000/u),
      both(
        /^Για 165\.000 € του σχεδίου δεν δηλώθηκε κατηγορία/u,
        /^No cost category is stated for €165,000 of the plan/u,
      ),
    ],
    asks: [both(/κατηγορί/u, /categor/u)],
    never: [
      both(/^Υπολογισμός της επιχορήγησης: /u, /^Computed grant: /u),
      both(/εκτός κατηγοριών|χωρίς κατηγορία υπολογίζονται/u, /outside the categories|without a category count/u),
    ],
  },
}

describe('a draft tells all of', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, profile, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'springs',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, ...profile },
        day,
      })
      assert.ok(pair)
      assertTold(pair, espa, told)
    })
})

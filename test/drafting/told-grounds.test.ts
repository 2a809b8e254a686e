import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { businessPlan } from '../../src/drafts/packs/business-plan.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Τυροκομεία». Η υποβολή αρχίζει στις 10/01/2027 και λήγει στις 30/04/2027 και ώρα 14:00.',
  'Η ενίσχυση ανέρχεται σε 45% των δαπανών.',
  'Το ποσοστό προσαυξάνεται κατά 10 εκατοστιαίες μονάδες για επιχειρήσεις με πρώτες ύλες της περιφέρειας τουλάχιστον 60%.',
  'Δίνονται 5 εκατοστιαίες μονάδες επιπλέον, αν ο ιδιοκτήτης είναι κάτω των 35 ετών.',
  'Οι ίδιες δαπάνες επιτρέπεται να ενισχύονται και από άλλα προγράμματα έως συνολική ένταση 60%.',
  'Κάθε Α.Φ.Μ. υποβάλλει μία αίτηση στην ομάδα δράσεων «Τρόφιμα 2027».',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const basis: ProgrammeInput = {
  title: { el: 'Τυροκομεία', en: 'Dairies' },
  country: 'GR',
  call: {
    deadlines: [{ id: 'main', at: '2027-04-30T14:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
  },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    intensity: [{ percent: 45, citations: cited('Η ενίσχυση ανέρχεται σε 45% των δαπανών') }],
  },
  eligibility: { all: [{ id: 'life', kind: 'lifecycle', include: ['active'] }] },
}
const raised = (...bonuses: NonNullable<ProgrammeInput['funding']['bonuses']>): Partial<ProgrammeInput> => ({
  funding: { ...basis.funding, bonuses },
})
const local = {
  id: 'raw',
  percent: 10,
  title: { el: 'Τοπικές πρώτες ύλες', en: 'Local raw materials' },
  when: {
    id: 'is-raw',
    kind: 'attribute' as const,
    name: 'local_raw_material_percent',
    test: { range: { min: 60 } },
    citations: cited('πρώτες ύλες της περιφέρειας τουλάχιστον 60%'),
  },
  citations: cited(
    'Το ποσοστό προσαυξάνεται κατά 10 εκατοστιαίες μονάδες για επιχειρήσεις με πρώτες ύλες της περιφέρειας τουλάχιστον 60%',
  ),
}
const young = {
  id: 'young',
  percent: 5,
  title: { el: 'Νέος ιδιοκτήτης', en: 'Young owner' },
  when: {
    id: 'is-young',
    kind: 'quantifier' as const,
    over: 'people' as const,
    test: { any: true as const },
    where: [
      { field: 'roles', operator: 'eq' as const, value: 'owner' },
      { field: 'age', operator: 'lt' as const, value: 35 },
    ],
    citations: cited('αν ο ιδιοκτήτης είναι κάτω των 35 ετών'),
  },
  citations: cited('Δίνονται 5 εκατοστιαίες μονάδες επιπλέον, αν ο ιδιοκτήτης είναι κάτω των 35 ετών'),
}
const client: Profile = {
  kind: 'business',
  name: 'Πίνδος',
  country: 'GR',
  lifecycle: 'active',
  headcount: 4,
  relations: [],
  financial_years: [
    { year: 2025, headcount: 4, turnover: euros(900_000), balance_sheet_total: euros(400_000) },
    { year: 2024, headcount: 4, turnover: euros(900_000), balance_sheet_total: euros(400_000) },
  ],
  people: [{ name: 'Άννα', roles: ['owner'], born_on: '1991-11-30', capital_share: 1 }],
  attributes: { local_raw_material_percent: 60 },
  planned_investment: { amount: euros(100_000), categories: [{ category: 'machinery', amount: euros(100_000) }] },
}

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
}

const cases: Readonly<Record<string, Case>> = {
  'of a bonus that counts the words of the call, its condition and the figure that meets it': {
    programme: raised(local),
    says: [
      both(
        /^Προσαύξηση: .* \| 10 .*μονάδες \| Το ποσοστό προσαυξάνεται κατά 10/u,
        /^Bonus: .* \| 10 .* \| Το ποσοστό/u,
      ),
      both(
        /^Τοπικές πρώτες ύλες \| .*60.*60.* \| πρώτες ύλες της περιφέρειας τουλάχιστον 60%$/u,
        /^Local raw materials \| .*60.*60.* \| πρώτες ύλες/u,
      ),
    ],
    cites: [[both(/^10 .*μονάδες$/u, /^10 percentage points$/u), /προσαυξάνεται κατά 10/u]],
  },
  'why a later application gets less: the bonus that is lost, and the birthday that decides it': {
    programme: raised(young),
    says: [
      both(/^Για αίτηση από 30 Νοεμβρίου 2026 .*45\.000/u, /30 November 2026 .*45,000/u),
      both(
        /^Από 30 Νοεμβρίου 2026 δεν συγκεντρώνονται οι όροι της προσαύξησης «Νέος ιδιοκτήτης»\.$/u,
        /^From 30 November 2026 the conditions of the bonus “Young owner” are not met\.$/u,
      ),
      both(/^Το στοιχείο που το κρίνει είναι: .*30 Νοεμβρίου 1991\.$/u, /^The fact that decides it is: .*1991\.$/u),
    ],
  },
  'the words of the call on other aid for the same costs, and which group of calls allows one application': {
    programme: {
      cumulation: {
        same_costs: 'within_intensity',
        max_percent: 60,
        citations: cited(
          'Οι ίδιες δαπάνες επιτρέπεται να ενισχύονται και από άλλα προγράμματα έως συνολική ένταση 60%',
        ),
      },
      exclusive: [
        {
          group: 'trofima-2027',
          per: 'tax_id',
          citations: cited('Κάθε Α.Φ.Μ. υποβάλλει μία αίτηση στην ομάδα δράσεων «Τρόφιμα 2027»'),
        },
      ],
    },
    says: [both(/^Οι ίδιες δαπάνες επιτρέπεται να ενισχύονται/u), both(/«Τρόφιμα 2027»$/u)],
  },
}

describe('drafts tell on what it rests', () => {
  let reference: Reference
  before(async () => {
    reference = await loadReference()
  })

  for (const [name, { programme, profile, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'dairies',
        programme: { ...basis, ...programme },
        name: client.name,
        profile: { ...client, ...profile },
        day,
      })
      assert.ok(pair)
      for (const pack of [espa, businessPlan]) assertTold(pair, pack, told)
    })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const zone = 'Europe/Athens'
const text = [
  'Πρόσκληση «Μεθόριος». Το ποσοστό είναι 60% έως τις 31/01/2027 και 45% από την 01/02/2027.',
  'Η υποβολή για την Αττική αναστέλλεται από τις 10/01/2027.',
  'Η υποβολή αναστέλλεται από τις 15/02/2027.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const basis: ProgrammeInput = {
  title: { el: 'Μεθόριος', en: 'Border' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2027-05-31T15:00:00+03:00', time_zone: zone, basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    intensity: [
      { percent: 60, valid_to: '2027-01-31', citations: cited('60% έως τις 31/01/2027') },
      { percent: 45, valid_from: '2027-02-01', citations: cited('45% από την 01/02/2027') },
    ],
  },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}
const young: ProgrammeInput['eligibility'] = {
  all: [{ id: 'age', kind: 'age', test: { measure: 'months_since_start', range: { max: 72 } } }],
}
const started: Partial<Profile> = { activity_started_on: '2021-03-10', registered_on: '2021-03-10' }
const aid: Profile['de_minimis_aid'] = [
  {
    granted_on: '2024-01-20',
    amount: euros(260_000),
    regulation: 'general_2023_2831',
    member_state: 'GR',
    status: 'granted',
  },
]
const deMinimis: Partial<ProgrammeInput> = {
  legal_basis: [{ regime: 'de_minimis_2023_2831' }],
  eligibility: {
    all: [
      {
        id: 'minimis',
        kind: 'de_minimis',
        regulation: 'general_2023_2831',
        member_state: 'GR',
        on_excess: 'reduce',
      },
    ],
  },
}

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
}

const cases: Readonly<Record<string, Case>> = {
  'each change to come, and until when the first of them lasts': {
    programme: deMinimis,
    profile: { de_minimis_aid: aid },
    says: [
      both(
        /^Για αίτηση από 21 Ιανουαρίου 2027 έως 31 Ιανουαρίου 2027 υπολογίζεται σε 90\.000 €\.$/u,
        /^For an application from 21 January 2027 until 31 January 2027 it is computed at €90,000\.$/u,
      ),
      both(
        /^Για αίτηση από την 1η Φεβρουαρίου 2027 υπολογίζεται σε 67\.500 €\.$/u,
        /^For an application from 1 February 2027 it is computed at €67,500\.$/u,
      ),
    ],
  },
  'that it lasts until the last day on which the business meets the conditions': {
    programme: { eligibility: young },
    profile: started,
    says: [
      both(
        /^Για αίτηση από την 1η Φεβρουαρίου 2027 έως 10 Μαρτίου 2027 υπολογίζεται σε 67\.500 €\.$/u,
        /^For an application from 1 February 2027 until 10 March 2027 it is computed at €67,500\.$/u,
      ),
    ],
  },
  'nothing of a day on which the line of its place is suspended already': {
    programme: {
      budget_lines: [
        {
          id: 'attica',
          regions: ['EL30'],
          suspended: {
            status: 'paused',
            since: '2027-01-10T00:00:00+02:00',
            citations: cited('Η υποβολή για την Αττική αναστέλλεται από τις 10/01/2027'),
          },
        },
        { id: 'lesvos', regions: ['EL41'] },
      ],
    },
    never: [both(/^Για αίτηση από/u, /^For an application from/u)],
  },
  'that it lasts until the whole call is suspended': {
    programme: {
      call: {
        ...basis.call,
        suspended: {
          status: 'paused',
          since: '2027-02-15T00:00:00+02:00',
          citations: cited('Η υποβολή αναστέλλεται από τις 15/02/2027'),
        },
      },
    },
    says: [
      both(
        /^Για αίτηση από την 1η Φεβρουαρίου 2027 έως 14 Φεβρουαρίου 2027 υπολογίζεται σε 67\.500 €\.$/u,
        /^For an application from 1 February 2027 until 14 February 2027 it is computed at €67,500\.$/u,
      ),
    ],
  },
  'that less is left of the budget than a later application would be granted': {
    programme: {
      ...deMinimis,
      budget_lines: [{ id: 'all', amount: euros(500_000), absorbed: euros(450_000), as_of: '2026-11-20' }],
    },
    profile: { de_minimis_aid: aid },
    says: [
      both(
        /λιγότερο από όσα υπολογίζονται για αίτηση από 21 Ιανουαρίου 2027, δηλαδή 90\.000 €\.$/u,
        /less than what is computed for an application from 21 January 2027: €90,000\.$/u,
      ),
    ],
  },
}

describe('drafts tell what is expected of a later application', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, profile, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'border',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, planned_investment: { amount: euros(150_000) }, ...profile },
        day,
      })
      assert.ok(pair)
      assertTold(pair, espa, told)
    })
})

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { statementsOf } from '../../src/core/drafting/document.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf, sampleClient } from './sample-drafts.ts'
import { assertTold, both, type Both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Γέφυρες». Η επιχορήγηση δεν υπερβαίνει τις 50.000 ευρώ.',
  'Ο επιλέξιμος προϋπολογισμός δεν υπερβαίνει τις 90.000 ευρώ.',
  'Zuschuss: Höchstens 25.000 Euro je Unternehmen und Jahr, ein Drittel der Summe ist Eigenanteil.',
  'Für Lehrlinge 5 Prozentpunkte je Lehrling.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const most = 'Η επιχορήγηση δεν υπερβαίνει τις 50.000 ευρώ'
const own = 'ein Drittel der Summe ist Eigenanteil'
const grant: ProgrammeInput['funding'] = {
  instruments: ['grant'],
  intensity: [{ percent: 50 }],
  max_subsidy: euros(50_000),
  citations: cited(most),
}
const basis: ProgrammeInput = {
  title: { el: 'Γέφυρες', en: 'Bridges' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2027-03-26T14:00:00+02:00', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: grant,
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] }] },
}

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly plan: NonNullable<Profile['planned_investment']>
  /** Of a sentence all that its notes say: the sources by their names, and the words of the call. */
  readonly rests: readonly (readonly [sentence: Both, ...sources: Both[]])[]
}

const computed = both(/^Υπολογισμός: /u, /^Computed: /u)

const cases: Readonly<Record<string, Case>> = {
  'money without a source that is equal to the maximum of the call': {
    plan: { amount: euros(80_000), financing: { own_funds: euros(10_000), loan: euros(20_000) } },
    rests: [[both(/^Στο χρηματοδοτικό σχήμα λείπει πηγή/u, /^The financing has no source/u), computed]],
  },
  'a surplus that is equal to the maximum of the call': {
    plan: { amount: euros(200_000), financing: { own_funds: euros(200_000) } },
    rests: [[both(/ξεπερνούν το κόστος κατά 50\.000 €\.$/u, /exceed the cost by €50,000\.$/u), computed]],
  },
  'a surplus': {
    plan: { amount: euros(60_000), financing: { own_funds: euros(31_250.01), loan: euros(9999.99) } },
    rests: [[both(/ξεπερνούν το κόστος κατά 11\.250 €\.$/u, /exceed the cost by €11,250\.$/u), computed]],
  },
  'a maximum, whose words stand among those on the own contribution': {
    programme: {
      funding: {
        ...grant,
        max_subsidy: euros(25_000),
        citations: [...cited(own), ...cited('Höchstens 25.000 Euro je Unternehmen und Jahr')],
      },
    },
    plan: { amount: euros(80_000) },
    rests: [
      [
        both(/^Η ενίσχυση περιορίζεται στο ανώτατο/u, /^The aid is limited to the maximum/u),
        both(/^(?:Υπολογισμός: |Höchstens 25\.000 Euro)/u, /^(?:Computed: |Höchstens 25\.000 Euro)/u),
      ],
    ],
  },
  'two limits of one amount, which words cannot tell apart': {
    programme: { funding: { ...grant, max_eligible_cost: euros(50_000) } },
    plan: { amount: euros(120_000) },
    rests: [
      [
        both(/^Ο επιλέξιμος προϋπολογισμός φθάνει έως/u, /^The eligible budget is up to/u),
        both(/^Κατάλογος/u, /^Catalogue/u),
      ],
    ],
  },
  'a possible bonus whose words do not say it as the catalogue does': {
    programme: {
      funding: {
        ...grant,
        bonuses: [
          {
            id: 'training',
            percent: 15,
            title: { el: 'Μαθητείες', en: 'Apprentices' },
            when: { id: 'has', kind: 'manual' },
            citations: cited('5 Prozentpunkte je Lehrling'),
          },
        ],
      },
    },
    plan: { amount: euros(60_000) },
    rests: [[both(/^Πιθανή προσαύξηση 15/u, /^Possible bonus of 15/u), both(/^Κατάλογος/u, /^Catalogue/u)]],
  },
  'a start before costs count': {
    programme: { expenses_eligible_from: '2027-02-01' },
    plan: { amount: euros(60_000), starts_on: '2027-01-10' },
    rests: [
      [
        both(/^Το έργο αρχίζει στις 10 Ιανουαρίου/u, /^The project starts on 10 January/u),
        both(/^Προφίλ: /u, /^Profile: /u),
        both(/^Κατάλογος/u, /^Catalogue/u),
      ],
    ],
  },
}

describe('a draft cites for what it tells of the plan what that rests on:', () => {
  let reference: Reference
  let client: Profile
  before(async () => {
    reference = await loadReference()
    client = await sampleClient('software-athens', day)
  })

  for (const [name, { programme, plan, rests, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'bridges',
        programme: { ...basis, ...programme },
        name: 'software-athens',
        profile: { ...client, planned_investment: plan },
        day,
      })
      assert.ok(pair)
      assertTold(pair, espa, told)
      for (const language of ['el', 'en'] as const) {
        const document = pair.draft(espa, language)
        const notes = new Map(
          document.citations.map(({ citation, label }) => [citation.id, citation.quote?.exact ?? label]),
        )
        for (const [sentence, ...sources] of rests) {
          const found = [...statementsOf(document)].filter(({ statement }) =>
            sentence[language].test(statement.text.replaceAll('\u00a0', ' ')),
          )
          assert.ok(found.length > 0, `${sentence[language]}`)
          for (const { statement } of found) {
            const cited = statement.citations.map((id) => notes.get(id) ?? '')
            const isRight = cited.length > 0 && cited.every((each) => sources.some((one) => one[language].test(each)))
            assert.ok(isRight, `${statement.text}\n${cited.join('\n')}`)
          }
        }
      }
    })
})

import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const account = await api.house.newAccount()
await api.house.db.asService('operate accounts', (tx) =>
  sql`update accounts set publisher = true where id = ${account}`.execute(tx),
)
const publisher = await api.callerOf(account)
let last = 0

/** What the second of two versions says otherwise. */
async function changesOf(versions: readonly [object, object], language = 'en'): Promise<string[]> {
  last += 1
  const path = `/api/v1/programmes/version-changes-${process.pid}-${last}`
  for (const version of versions) {
    const body = { title: { en: 'Aid' }, country: 'GR', call: { deadlines: [] }, documents: [], ...version }
    const put = await publisher.call('PUT', path, { funding: { instruments: ['grant'] }, ...body })
    assert.ok(put.statusCode < 300, put.body)
    const published = await publisher.call('POST', `${path}/publish`)
    assert.equal(published.statusCode, 200, published.body)
  }
  const answer = await publisher.call('GET', `${path}/changes?lang=${language}`)
  assert.equal(answer.statusCode, 200, answer.body)
  const { changes } = answer.json<{ changes: { text: string }[] }>()
  return changes.map(({ text }) => text.replaceAll('\u00a0', ' '))
}

const titled = (id: string) => ({ id, title: { en: id, el: id } })
const staff = (min: number, more: object = {}) => {
  return { ...titled('staff'), kind: 'headcount', measure: 'headcount', range: { min }, ...more }
}
const region = (include: string[], more: object = {}) => {
  return { ...titled('region'), kind: 'region', of: 'any_establishment', include, ...more }
}
const attribute = (name: string) => ({ ...titled(name), kind: 'attribute', name, test: { equals: true } })
const [ten, athens, franchise, exporting] = [
  staff(10),
  region(['EL30']),
  attribute('franchise'),
  attribute('exporting'),
]

describe('how conditions stand in the whole is told, whatever else changes', () => {
  const cases: readonly (readonly [string, unknown, unknown, readonly string[]])[] = [
    [
      'turned round beside a new one',
      { all: [ten, athens] },
      { all: [{ not: ten }, athens, franchise] },
      [
        '"staff" was a condition that has to be met; now it is an exclusion of whoever meets it.',
        'New condition: "franchise".',
      ],
    ],
    [
      'made an alternative',
      { all: [ten, athens] },
      { all: [athens, { any: [ten, franchise] }] },
      [
        '"staff" was a condition that has to be met; now it is one of several alternatives.',
        'New alternative, one of several ways: "franchise".',
      ],
    ],
    [
      'an alternative that goes',
      { all: [athens, { any: [ten, franchise] }] },
      { all: [ten, athens] },
      [
        '"staff" was one of several alternatives; now it is a condition that has to be met.',
        'The alternative "franchise" no longer holds.',
      ],
    ],
    [
      'a new exclusion',
      { all: [athens] },
      { all: [athens, { not: franchise }] },
      ['New exclusion: whoever meets "franchise" is left out.'],
    ],
    [
      'an exclusion that goes',
      { all: [athens, { not: franchise }] },
      { all: [athens] },
      ['The exclusion "franchise" no longer holds.'],
    ],
    [
      'an exclusion that loses its not, and asks something else',
      { all: [{ not: ten }, athens] },
      { all: [staff(20), athens] },
      [
        '"staff" was an exclusion of whoever meets it; now it is a condition that has to be met.',
        'The condition "staff" changed: from at least 10 AWU to at least 20 AWU.',
      ],
    ],
    [
      'another bound of an exclusion',
      { all: [{ not: ten }] },
      { all: [{ not: staff(20) }] },
      ['The exclusion "staff" changed: from at least 10 AWU to at least 20 AWU.'],
    ],
    [
      'a new condition with alternatives',
      { all: [athens] },
      { all: [athens, { any: [ten, franchise] }] },
      [
        'New condition that can be met in several ways, one of them: "staff".',
        'New condition that can be met in several ways, one of them: "franchise".',
      ],
    ],
    [
      'all of them left out together is one of them not met',
      { all: [{ not: { any: [ten, franchise] } }] },
      { all: [{ not: { all: [ten, franchise] } }] },
      [
        '"staff" was an exclusion of whoever meets it; now it is turned round as one of several alternatives: that it is not met.',
        '"franchise" was an exclusion of whoever meets it; now it is turned round as one of several alternatives: that it is not met.',
      ],
    ],
    [
      'more of them needed',
      { at_least: { k: 1, of: [ten, athens, franchise] } },
      { at_least: { k: 2, of: [ten, athens, franchise] } },
      ['The same conditions are joined otherwise.'],
    ],
    [
      'more of them needed beside a new one',
      { at_least: { k: 1, of: [ten, athens, franchise] } },
      { all: [exporting, { at_least: { k: 2, of: [ten, athens, franchise] } }] },
      ['New condition: "exporting".', 'The conditions that stay are joined otherwise.'],
    ],
    [
      'an obligation from now on',
      { all: [ten, athens] },
      { all: [staff(10, { effect: 'obligation' }), athens] },
      ['"staff" was a condition that has to be met; now it is an obligation after the award.'],
    ],
    [
      'the same in another order and form',
      { all: [ten, { all: [athens, franchise] }] },
      { all: [franchise, { not: { any: [{ not: athens }, { not: ten }] } }] },
      [],
    ],
  ]
  for (const [title, before, now, expected] of cases)
    test(title, async () => {
      assert.deepEqual(await changesOf([{ eligibility: before }, { eligibility: now }]), expected)
    })

  test('in Greek', async () => {
    assert.deepEqual(
      await changesOf([{ eligibility: { all: [ten] } }, { eligibility: { all: [{ any: [ten, franchise] }] } }], 'el'),
      [
        'Το «staff» ήταν όρος που πρέπει να πληρούται· τώρα είναι μία από περισσότερες εναλλακτικές.',
        'Νέα εναλλακτική, ένας από περισσότερους τρόπους: «franchise».',
      ],
    )
  })
})

const activity = (exact: string[], basis = 'any') => {
  const codes = { scheme: 'kad_2025', include: { exact } }
  return { ...titled('activity'), kind: 'activity', role: 'existing', basis, codes }
}
const codes = (of: object) => {
  return { ...activity([]), codes: { scheme: 'kad_2025', ...of } }
}
const started = (from: string) => ({ ...titled('start'), kind: 'age', test: { measure: 'started_between', from } })
const legal = (side: 'include' | 'exclude') => ({ ...titled('form'), kind: 'legal_form', [side]: ['private_company'] })
const paper = (id: string) => ({ id, title: { en: id, el: id } })
const aid = (more: object) => ({ eligibility: { all: [] }, funding: { instruments: ['grant'], ...more } })
const bonus = (percent: number) => {
  return { intensity: [{ percent: 50 }], bonuses: [{ ...paper('young'), percent, when: manual }] }
}
const manual = { kind: 'manual', id: 'young', question: { en: 'Young?' } }

const ends = (basis: string) => {
  return { id: 'end', at: '2027-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis }
}

describe('what changed of a condition and of a list is named', () => {
  const conditions: readonly (readonly [unknown, unknown, readonly string[]])[] = [
    [
      region(['EL30']),
      region(['EL30'], { of: 'headquarters' }),
      ['Changed in the condition "region": the place that counts, from establishment to headquarters.'],
    ],
    [
      region(['EL30']),
      region(['EL30'], { exclude: ['EL303'] }),
      ['Added to the condition "region": what is excluded, Central Athens (EL303).'],
    ],
    [
      activity(['62.10.11.03']),
      activity(['62.10.11.03'], 'main'),
      ['Changed in the condition "activity": the activity that counts, from any of them to the main one.'],
    ],
    [
      activity(['62.10.11.03']),
      activity(['62.10.11.03', '62.10.11.04']),
      ['Changed in the condition "activity": the activity codes, from 62.10.11.03 to 62.10.11.03, 62.10.11.04.'],
    ],
    [
      started('2020-01-01'),
      started('2021-01-01'),
      [
        'Changed in the condition "start": the test, from a start not before 1 January 2020 to a start not before 1 January 2021.',
      ],
    ],
    [
      legal('include'),
      legal('exclude'),
      [
        'No longer stated in the condition "form": what is accepted, private company (IKE).',
        'Added to the condition "form": what is excluded, private company (IKE).',
      ],
    ],
    [
      ten,
      staff(10, { measure: 'group_headcount' }),
      [
        'Changed in the condition "staff": the figure that counts, from headcount (AWU) of the enterprise to headcount (AWU) with partner and linked enterprises.',
      ],
    ],
    [ten, staff(10, { at: { event: 'award' } }), ['Added to the condition "staff": the day of the test.']],
    [
      codes({ include: { exact: ['62.10.11.03'], subtree: ['13'] } }),
      codes({ include: { subtree: ['13', '62.10.11.03'] } }),
      [
        'Changed in the condition "activity": the activity codes, from 62.10.11.03, 13 with all that is below to 13, 62.10.11.03 with all that is below.',
      ],
    ],
    [
      codes({ include: { subtree: ['13'] } }),
      codes({ include: { subtree: ['13'] }, exclude: { subtree: ['13.9'] } }),
      ['Added to the condition "activity": the activity codes that are left out, 13.9 with all that is below.'],
    ],
    [
      { kind: 'manual', id: 'm', question: { en: 'One?' } },
      { kind: 'manual', id: 'm', question: { en: 'Two?' } },
      ['Changed in the condition "Two?": the question, from "One?" to "Two?".'],
    ],
    [ten, { ...ten, id: 'persons' }, []],
  ]
  for (const [before, now, expected] of conditions)
    test(expected.join(' ') || 'another id alone is nothing', async () => {
      const versions = [{ eligibility: { all: [before] } }, { eligibility: { all: [now] } }] as const
      assert.deepEqual(await changesOf(versions), expected)
    })

  const lists: readonly (readonly [object, object, readonly string[]])[] = [
    [
      { ...aid({}), required_documents: [paper('offers')] },
      { ...aid({}), required_documents: [paper('offers'), paper('licence')] },
      ['Added to required documents: "licence".'],
    ],
    [aid(bonus(10)), aid(bonus(5)), ['Changed: increases of the intensity "young", rate, from 10% to 5%.']],
    [
      { ...aid({}), call: { deadlines: [ends('fixed')] } },
      { ...aid({}), call: { deadlines: [ends('until_exhausted')] } },
      [
        'Changed: deadline of submission "30 June 2027, 15:00 (Greek time)", what ends submission, from a fixed day to the end of the budget.',
      ],
    ],
    [aid({}), aid({ instruments: ['grant', 'loan'] }), ['Changed: forms of aid, from grant to grant, loan.']],
    [
      aid({}),
      { ...aid({}), legal_basis: [{ regime: 'de_minimis_2023_2831' }] },
      ['Added to legal basis: "Regulation (EU) 2023/2831".'],
    ],
    [
      aid({ turnover_limit: { times: 2, period: 'last_closed_fy' } }),
      aid({ turnover_limit: { times: 1, period: 'last_closed_fy' } }),
      ['Changed: limit of the budget by turnover, how many times, from 2 to 1.'],
    ],
    [
      { ...aid({}), eligible_costs: [{ category: 'c', title: { en: 'Studies' }, max_percent_of_total: 20 }] },
      { ...aid({}), eligible_costs: [{ category: 'c', title: { en: 'Studies' }, max_percent_of_total: 10 }] },
      ['Changed: eligible costs "Studies", greatest share of the total, from 20% to 10%.'],
    ],
    [
      { ...aid({}), title: { en: 'Old' } },
      { ...aid({}), title: { en: 'New' } },
      ['Changed: title, from "Old" to "New".'],
    ],
    [
      { ...aid({}), title: { en: 'Old', el: 'Ίδιος' } },
      { ...aid({}), title: { en: 'New', el: 'Ίδιος' } },
      ['Changed: title (language: en).'],
    ],
    [
      aid({ intensity: [{ percent: 50 }] }),
      aid({ intensity: [{ percent: 50, regions: ['EL30'] }, { percent: 40 }] }),
      ['Intensity of aid: from 50% to 40%, 50%, depending on place, size, kind of cost or day.'],
    ],
  ]
  test('a word at the end of a document moves no condition', async () => {
    const citing = { all: [{ ...ten, citations: [{ document: 'call', exact: 'δέκα άτομα' }] }] }
    const version = (text: string) => {
      const document = { key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }
      return { eligibility: citing, documents: [document] }
    }
    assert.deepEqual(await changesOf([version('Με δέκα άτομα.'), version('Με δέκα άτομα. Τέλος.')]), [
      'The document "Πρόσκληση" changed.',
    ])
  })

  for (const [before, now, expected] of lists)
    test(expected.join(' '), async () => {
      assert.deepEqual(await changesOf([before, now]), expected)
    })
})

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
